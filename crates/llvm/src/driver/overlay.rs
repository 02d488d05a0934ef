//! Replaces the texts of existing files, for clang only.
//!
//! clang lays a "virtual file system" over the real one: a file that says which text to read for which name.
//! So each text keeps its name and its folder, in places, in messages and for the files it includes.

use std::io;
use std::path::{Component, Path, PathBuf};

/// A file and the text that clang reads in place of its contents.
#[derive(Clone, Copy, Debug)]
pub struct Replaced<'a> {
    /// The file to replace, which exists.
    pub file: &'a Path,
    /// The text that replaces the file's contents.
    pub text: &'a str,
}

/// A file for clang's option `-ivfsoverlay`, which makes clang read other texts in place of some files.
#[derive(Debug)]
pub struct Overlay {
    description: PathBuf,
}

impl Overlay {
    /// Writes the texts into `folder`, and the description that makes clang read each in place of its file.
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

    /// Returns the path of the file that describes the overlay to clang.
    pub fn path(&self) -> &Path {
        &self.description
    }
}

/// Returns the path without `.` and `..`, as clang looks it up.
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

/// Quotes a name for YAML and JSON.
fn quoted(path: &Path) -> io::Result<String> {
    let name = path.to_str().ok_or_else(|| io::Error::other("its name is no UTF-8"))?;
    let escaped = name.replace('\\', "\\\\").replace('"', "\\\"");
    Ok(format!("\"{escaped}\""))
}
