//! Other texts for files that are there, for clang's eyes only.
//!
//! clang lays a "virtual file system" over the real one: a file that says which text to read for which name.
//! So each text keeps its name and its folder, in places, in messages and for the files it includes.

use std::io;
use std::path::{Component, Path, PathBuf};

/// A file and the text that is read in its place.
#[derive(Clone, Copy, Debug)]
pub struct Replaced<'a> {
    /// The file, which is there.
    pub file: &'a Path,
    /// What it is to hold.
    pub text: &'a str,
}

/// Texts that stand in for files.
#[derive(Debug)]
pub struct Overlay {
    description: PathBuf,
}

impl Overlay {
    /// Puts the texts into `folder`, each to be read in place of its file.
    pub fn write(folder: &Path, texts: &[Replaced<'_>]) -> io::Result<Self> {
        let description = folder.join("overlay.yaml");
        let mut roots = Vec::new();
        for (i, Replaced { file, text }) in texts.iter().enumerate() {
            let contents = folder.join(format!("text{i}"));
            std::fs::write(&contents, text)?;
            let name = quoted(&plain(&std::path::absolute(file)?))?;
            let contents = quoted(&contents)?;
            roots
                .push(format!("{{\"type\": \"file\", \"name\": {name}, \"external-contents\": {contents}}}"));
        }
        let roots = roots.join(", ");
        let yaml = format!("{{\"version\": 0, \"use-external-names\": false, \"roots\": [{roots}]}}\n");
        std::fs::write(&description, yaml)?;
        Ok(Overlay { description })
    }

    /// The file that clang is told of.
    pub fn path(&self) -> &Path {
        &self.description
    }
}

/// The path without `.` and `..`, as clang looks it up.
fn plain(path: &Path) -> PathBuf {
    let mut plain = PathBuf::new();
    for component in path.components() {
        match component {
            Component::CurDir => {}
            Component::ParentDir => {
                plain.pop();
            }
            other => plain.push(other),
        }
    }
    plain
}

/// A name as YAML and JSON quote it.
fn quoted(path: &Path) -> io::Result<String> {
    let name = path.to_str().ok_or_else(|| io::Error::other("its name is no UTF-8"))?;
    let escaped = name.replace('\\', "\\\\").replace('"', "\\\"");
    Ok(format!("\"{escaped}\""))
}
