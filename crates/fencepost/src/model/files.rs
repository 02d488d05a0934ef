//! Models as users name them: by the name of a shipped one, or by a file.

use super::Model;
use super::cat::CatModel;
use fencepost_models::cat_text;
use fencepost_source::{SourceFile, did_you_mean};
use std::path::Path;
use std::sync::Arc;

/// The kinds of models that a user can name.
enum Named {
    /// A shipped model.
    Shipped,
    /// The shipped text of this name, without the native checker that it may have.
    ShippedText(String),
    /// A file with a text in cat.
    Cat,
    /// A file with a text in relational logic.
    Rml,
}

/// Finds out what kind of model `name` stands for: a file by its ending (`rc11.cat`, if there is no such
/// file, is the shipped text), else a shipped model. The message of an error lists the shipped models.
fn named(name: &str) -> Result<Named, String> {
    if name.ends_with(".rml") {
        return Ok(Named::Rml);
    }
    if let Some(stem) = name.strip_suffix(".cat") {
        let shipped = cat_text(stem).is_some() && !Path::new(name).exists();
        return Ok(if shipped { Named::ShippedText(stem.to_owned()) } else { Named::Cat });
    }
    if Model::shipped(name).is_some() {
        return Ok(Named::Shipped);
    }
    let names: Vec<&str> = Model::names().collect();
    let similar = did_you_mean(name, names.iter())
        .map_or(String::new(), |similar| format!(" (did you mean `{similar}`?)"));
    Err(format!("no memory model is called `{name}`{similar}; there are {}", names.join(", ")))
}

/// Checks that a name is that of a shipped model or looks like the name of a model's file. (The file is not
/// read.)
pub fn check_name(name: &str) -> Result<String, String> {
    named(name).map(|_| name.to_owned())
}

impl Model {
    /// Finds the memory model that a user names by its name or file. `variants` are the options that its text
    /// may ask for. The message says what is wrong and does not begin with "error".
    pub fn find(name: &str, variants: &[String]) -> Result<Model, String> {
        load(name, variants, None)
    }

    /// Finds the memory models that a user names by their names or files. If two different ones have the same
    /// name, answers call each as the user does.
    pub fn find_all(names: &[String], variants: &[String]) -> Result<Vec<Model>, String> {
        let mut models = vec![];
        for name in names {
            models.push(load(name, variants, None)?);
        }
        let shown: Vec<String> = models.iter().map(|model| model.name().to_owned()).collect();
        for (at, name) in names.iter().enumerate() {
            let same = |other: usize| shown[other] == shown[at] && names[other] != *name;
            if (0..names.len()).any(same) && shown[at] != *name {
                models[at] = load(name, variants, Some(name))?;
            }
        }
        Ok(models)
    }
}

/// Reads a model. Answers call it `shown`, or by its own name if there is none.
fn load(name: &str, variants: &[String], shown: Option<&str>) -> Result<Model, String> {
    // (The command line writes "error:" before every message.)
    let plain =
        |rendered: String| rendered.strip_prefix("error: ").unwrap_or(&rendered).trim_end().to_owned();
    let text = match named(name)? {
        Named::Rml => {
            only_cat_has_variants(variants)?;
            let mut model = Model::of_rml(read_rml(Path::new(name)).map_err(plain)?);
            if let Some(shown) = shown {
                shown.clone_into(&mut model.name);
            }
            return Ok(model);
        }
        Named::Shipped if variants.is_empty() || cat_text(name).is_none() => {
            only_cat_has_variants(variants)?;
            return Model::shipped(name).ok_or_else(|| format!("no memory model is called `{name}`"));
        }
        // (A native checker knows no variants.)
        Named::Shipped => shipped_text(name, variants)?,
        Named::ShippedText(stem) => shipped_text(&stem, variants)?.called(name),
        Named::Cat => {
            let text = CatModel::file(Path::new(name), variants).map_err(plain)?;
            let stem = Path::new(name).file_stem().and_then(|stem| stem.to_str());
            // (The name of a shipped model would mislead.)
            if stem.is_some_and(|stem| cat_text(stem).is_some()) { text.called(name) } else { text }
        }
    };
    if let Some(variant) = variants.iter().find(|variant| !text.model.asks_for(variant)) {
        return Err(format!("--variant {variant}: the text of {name} asks for no such thing"));
    }
    let text = match shown {
        Some(shown) => text.called(shown),
        None => text,
    };
    Ok(Model::of_cat(Arc::new(text)))
}

fn only_cat_has_variants(variants: &[String]) -> Result<(), String> {
    match variants.is_empty() {
        true => Ok(()),
        false => Err("--variant is for models that are texts in cat, which may ask for it".to_owned()),
    }
}

fn shipped_text(name: &str, variants: &[String]) -> Result<CatModel, String> {
    CatModel::shipped_with(name, variants).ok_or_else(|| format!("the model {name} has no text in cat"))
}

fn read_rml(path: &Path) -> Result<fencepost_rml::Model, String> {
    let file = read(path)?;
    // Included texts may stand beside the file.
    let mut beside = |name: &str| beside(path, &format!("{name}.rml"));
    fencepost_rml::Model::parse_with(&file, &mut beside).map_err(|error| error.1.render(&error.0))
}

impl CatModel {
    /// Reads a model from a file in cat. Files that it includes may be in the same folder. The message of an
    /// error is ready to be printed.
    pub fn file(path: &Path, variants: &[String]) -> Result<CatModel, String> {
        let file = read(path)?;
        CatModel::parse(&file, variants, &mut |name| beside(path, name))
    }
}

/// Reads the text of a file. The message of an error is ready to be printed.
fn read(path: &Path) -> Result<SourceFile, String> {
    let cannot = |error: std::io::Error| format!("error: cannot read {}: {error}\n", path.display());
    let bytes = std::fs::read(path).map_err(cannot)?;
    Ok(SourceFile::new(path.display().to_string(), String::from_utf8_lossy(&bytes)))
}

/// Reads the file of this name in the folder of `path`, if there is one.
fn beside(path: &Path, name: &str) -> Option<SourceFile> {
    let path = path.parent()?.join(name);
    let text = std::fs::read_to_string(&path).ok()?;
    Some(SourceFile::new(path.display().to_string(), text))
}
