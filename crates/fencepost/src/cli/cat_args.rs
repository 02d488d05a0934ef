//! Models that are texts in the cat language, as the command line names them.

use fencepost::cat_model::CatModel;
use fencepost::models::{cat_names, cat_text, only_texts};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A model in cat: a file, or a shipped text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CatName {
    /// What it is called: its name, or its file's.
    pub name: String,
    /// The file, if it is not a shipped one.
    pub file: Option<PathBuf>,
}

impl CatName {
    /// What `text` names, if that is a model in cat: a file; `rc11.cat`, where there is no such file, the shipped text; `arm8`, a shipped
    /// model that is nothing but a text.
    pub fn parse(text: &str) -> Option<CatName> {
        let shipped = |name: &str| CatName { name: name.to_owned(), file: None };
        match text.strip_suffix(".cat") {
            Some(name) if cat_text(name).is_some() && !Path::new(text).exists() => Some(shipped(name)),
            Some(_) => Some(CatName { name: text.to_owned(), file: Some(PathBuf::from(text)) }),
            None => only_texts().iter().any(|model| model.name == text).then(|| shipped(text)),
        }
    }

    /// The shipped text of a model that is also known otherwise.
    pub fn shipped(name: &str) -> Option<CatName> {
        cat_text(name).map(|_| CatName { name: name.to_owned(), file: None })
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
            None => Ok(Arc::new(model)),
        }
    }
}
