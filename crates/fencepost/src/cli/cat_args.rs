//! Models that are texts in the cat language, as the command line names them.

use fencepost::cat_model::CatModel;
use fencepost::models::{cat_names, cat_text, only_texts};
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A model in cat: a file, or a shipped text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CatName {
    /// What it is called: its name, or its file's.
    pub name: String,
    /// The file, if it is not a shipped one.
    pub file: Option<PathBuf>,
    /// What answers call it, if not by its name or by that of its file, which may be another model's, too.
    pub shown: Option<String>,
}

impl CatName {
    /// What `text` names, if that is a model in cat: a file; `rc11.cat`, where there is no such file, the shipped text; `arm8`, a shipped
    /// model that is nothing but a text.
    pub fn parse(text: &str) -> Option<CatName> {
        let shipped = |shown| move |name: &str| CatName { name: name.to_owned(), file: None, shown };
        match text.strip_suffix(".cat") {
            Some(name) if cat_text(name).is_some() && !Path::new(text).exists() => {
                Some(shipped(Some(text.to_owned()))(name))
            }
            Some(_) => {
                let path = PathBuf::from(text);
                let known = path
                    .file_stem()
                    .and_then(|stem| stem.to_str())
                    .is_some_and(|stem| cat_text(stem).is_some());
                let shown = known.then(|| text.to_owned());
                Some(CatName { name: text.to_owned(), file: Some(path), shown })
            }
            None => only_texts().iter().any(|model| model.name == text).then(|| shipped(None)(text)),
        }
    }

    /// Models from files of the same name are called by their paths.
    pub fn tell_apart(models: &mut [&mut CatName]) {
        let stems: Vec<_> =
            models.iter().map(|m| m.file.as_ref().and_then(|f| f.file_stem()).map(OsStr::to_owned)).collect();
        for (model, stem) in models.iter_mut().zip(&stems) {
            if stem.is_some() && stems.iter().filter(|other| *other == stem).count() > 1 {
                model.shown = Some(model.name.clone());
            }
        }
    }

    /// The shipped text of a model that is also known otherwise.
    pub fn shipped(name: &str) -> Option<CatName> {
        cat_text(name).map(|_| CatName { name: name.to_owned(), file: None, shown: None })
    }

    /// Reads it, given the options that its text may ask for. What is wrong with it comes back as a message that begins with what it is, not
    /// with the word error.
    pub fn load(&self, variants: &[String]) -> Result<Arc<CatModel>, String> {
        let model = match &self.file {
            Some(path) => CatModel::file(path, variants).map_err(|rendered| {
                // The word comes with whatever is complained about.
                let message = rendered.strip_prefix("error: ").unwrap_or(&rendered);
                message.trim_end().to_owned()
            })?,
            None => CatModel::shipped_with(&self.name, variants).ok_or_else(|| {
                let names: Vec<_> = cat_names().collect();
                format!("the model {} has no text in cat; there are {}", self.name, names.join(", "))
            })?,
        };
        match variants.iter().find(|variant| !model.model.asks_for(variant)) {
            Some(variant) => {
                Err(format!("--variant {variant}: the text of {} asks for no such thing", self.name))
            }
            None => Ok(Arc::new(match &self.shown {
                Some(name) => model.called(name.as_str()),
                None => model,
            })),
        }
    }
}
