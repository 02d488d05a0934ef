//! Loads a model's files: its own, and all that it includes.

use crate::syntax::{Item, ItemKind, Name, Text};
use crate::{Error, parser, visit};
use fencepost_source::{Diagnostic, SourceFile};

/// The texts that come with Fencepost for models to include.
macro_rules! library {
    ($($name:literal),* $(,)?) => {
        &[$(($name, include_str!(concat!("../lib/", $name)))),*]
    };
}

const LIBRARY: &[(&str, &str)] = library![
    "stdlib.cat",
    "cos.cat",
    "c11_cos.cat",
    "cross.cat",
    "filters.cat",
    "fences.cat",
    "x86fences.cat",
    "ppcfences.cat",
    "armfences.cat",
    "aarch64fences.cat",
    "mipsfences.cat",
];

/// The name of the library file that every cat model includes implicitly.
pub const STANDARD: &str = "stdlib.cat";

/// Returns the text of the file with this name in the built-in library of cat files.
pub fn library(name: &str) -> Option<&'static str> {
    LIBRARY.iter().find(|(of, _)| *of == name).map(|(_, text)| *text)
}

/// Returns the names of all files in the built-in library of cat files.
pub fn library_names() -> impl Iterator<Item = &'static str> {
    LIBRARY.iter().map(|(name, _)| *name)
}

/// A function that finds a file that a model includes, given the name in the `include`.
pub type Finder<'a> = dyn FnMut(&str) -> Option<SourceFile> + 'a;

/// A file of a model, the model itself or an included one, with its syntax tree.
#[derive(Clone, Debug)]
pub struct LoadedFile {
    pub file: SourceFile,
    pub text: Text,
    /// The name under which the file is included; `None` for the model itself.
    name: Option<String>,
}

/// The parsed files of a model, the model's own first, then the included ones.
#[derive(Clone, Debug)]
pub struct Loaded {
    pub files: Vec<LoadedFile>,
}

impl Loaded {
    /// Reads and parses a model and all files that it includes, which come from `beside` or else from the
    /// built-in library.
    pub fn new(file: &SourceFile, beside: &mut Finder<'_>) -> Result<Loaded, Error> {
        let mut loaded = Loaded { files: vec![] };
        loaded.add(file.clone(), None, beside, &mut vec![])?;
        if let (None, Some(text)) = (loaded.included(STANDARD), library(STANDARD)) {
            loaded.add(SourceFile::new(STANDARD, text), Some(STANDARD.to_owned()), beside, &mut vec![])?;
        }
        Ok(loaded)
    }

    /// Returns the index of the file that the model includes by this name.
    pub fn included(&self, name: &str) -> Option<usize> {
        self.files.iter().position(|file| file.name.as_deref() == Some(name))
    }

    /// Returns the names and texts of the files that the model includes, except the standard one.
    pub fn included_texts(&self) -> impl Iterator<Item = (&str, &str)> {
        let named = self.files.iter().filter_map(|file| Some((file.name.as_deref()?, file.file.text())));
        named.filter(|(name, _)| *name != STANDARD)
    }

    /// Returns whether a file of the model uses this name although no file defines it.
    pub fn uses_given(&self, name: &str) -> bool {
        self.files.iter().any(|file| visit::names(&file.text).any(|used| used == name))
            && !self.files.iter().any(|file| visit::defines(&file.text, name))
    }

    fn add(
        &mut self,
        file: SourceFile,
        name: Option<String>,
        beside: &mut Finder<'_>,
        inside: &mut Vec<String>,
    ) -> Result<(), Error> {
        let text = parser::parse(&file).map_err(|diagnostic| Box::new((file.clone(), diagnostic)))?;
        let mut includes = vec![];
        collect_includes(&text.items, &mut includes);
        self.files.push(LoadedFile { file: file.clone(), text, name });
        for include in includes {
            let fail = |diagnostic: Diagnostic| Err(Box::new((file.clone(), diagnostic)));
            if inside.contains(&include.text) {
                return fail(Diagnostic::new(include.span, format!("`{}` includes itself", include.text)));
            }
            if self.included(&include.text).is_some() {
                continue;
            }
            let found = beside(&include.text)
                .or_else(|| library(&include.text).map(|text| SourceFile::new(include.text.as_str(), text)));
            let Some(found) = found else {
                let known: Vec<_> = library_names().collect();
                let error =
                    Diagnostic::new(include.span, format!("there is no file `{}` to include", include.text));
                return fail(
                    error
                        .help(format!("it may stand beside the model; there are also {}", known.join(", ")))
                        .suggest(&include.text, library_names()),
                );
            };
            inside.push(include.text.clone());
            self.add(found, Some(include.text.clone()), beside, inside)?;
            inside.pop();
        }
        Ok(())
    }
}

/// Collects the names of the files that instructions include, also those under a condition.
fn collect_includes(items: &[Item], into: &mut Vec<Name>) {
    for item in items {
        match &item.kind {
            ItemKind::Include(name) => into.push(name.clone()),
            ItemKind::Procedure { body, .. } | ItemKind::Forall { body, .. } => collect_includes(body, into),
            ItemKind::Match { cases, .. } => {
                cases.iter().for_each(|(_, body)| collect_includes(body, into));
            }
            ItemKind::If { then, otherwise, .. } => {
                collect_includes(then, into);
                collect_includes(otherwise, into);
            }
            _ => {}
        }
    }
}
