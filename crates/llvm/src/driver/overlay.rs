//! Another text for a file that is there, for clang's eyes only.
//!
//! clang lays a "virtual file system" over the real one: a file that says which text to read for which name. So the text keeps its
//! name and its folder, in places, in messages and for the files it includes.

use std::io;
use std::path::{Component, Path, PathBuf};

/// A text that stands in for a file.
#[derive(Debug)]
pub struct Overlay {
    description: PathBuf,
}

impl Overlay {
    /// Puts `text` into `folder`, to be read in place of `source`.
    pub fn write(folder: &Path, source: &Path, text: &str) -> io::Result<Self> {
        let contents = folder.join("text");
        std::fs::write(&contents, text)?;
        let description = folder.join("overlay.yaml");
        let name = quoted(&plain(&std::path::absolute(source)?))?;
        let yaml = format!(
            "{{\"version\": 0, \"use-external-names\": false, \"roots\": [{{\"type\": \"file\", \"name\": {name}, \
             \"external-contents\": {}}}]}}\n",
            quoted(&contents)?
        );
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
