//! Which files are meant.

use std::io::Read;
use std::path::{Path, PathBuf};

/// A file to check: its name for messages, and its bytes.
pub struct Input {
    pub name: String,
    pub bytes: Vec<u8>,
}

/// A file that is named, or found in a folder that is.
pub enum Source {
    StandardInput,
    File(PathBuf),
}

/// The tests that the arguments name, folders opened up, in order of their names.
pub fn collect(paths: &[PathBuf]) -> Result<Vec<Source>, String> {
    let mut found = Vec::new();
    for path in paths {
        if path.as_os_str() == "-" {
            found.push(Source::StandardInput);
        } else if path.is_dir() {
            let before = found.len();
            walk(path, &mut found)?;
            if found.len() == before {
                return Err(format!("no litmus tests (*.litmus) in {}", path.display()));
            }
        } else {
            found.push(Source::File(path.clone()));
        }
    }
    Ok(found)
}

fn walk(folder: &Path, found: &mut Vec<Source>) -> Result<(), String> {
    let fail = |error: std::io::Error| format!("cannot read {}: {error}", folder.display());
    let entries = std::fs::read_dir(folder).map_err(fail)?;
    let mut paths = entries.map(|e| e.map(|e| e.path())).collect::<Result<Vec<_>, _>>().map_err(fail)?;
    paths.sort();
    for path in paths {
        // A link to a folder could lead in circles.
        if path.is_dir() && !path.is_symlink() {
            walk(&path, found)?;
        } else if path.extension().is_some_and(|e| e == "litmus") {
            found.push(Source::File(path));
        }
    }
    Ok(())
}

impl Source {
    /// What to call it in messages and reports.
    pub fn name(&self) -> String {
        match self {
            Source::StandardInput => "<stdin>".to_owned(),
            Source::File(path) => path.display().to_string(),
        }
    }

    /// Reads it.
    pub fn read(&self) -> Result<Input, String> {
        match self {
            Source::StandardInput => {
                let mut bytes = Vec::new();
                let read = std::io::stdin().lock().read_to_end(&mut bytes);
                read.map_err(|e| format!("cannot read standard input: {e}"))?;
                Ok(Input { name: self.name(), bytes })
            }
            Source::File(path) => {
                let name = self.name();
                refuse_other_kinds(path)?;
                let bytes = std::fs::read(path).map_err(|e| format!("cannot read {name}: {e}"))?;
                Ok(Input { name, bytes })
            }
        }
    }
}

/// A file of a kind that Fencepost does not read is refused by its kind, not by its first character.
fn refuse_other_kinds(path: &Path) -> Result<(), String> {
    let name = path.display();
    match path.extension().and_then(|e| e.to_str()) {
        Some("c" | "cc" | "cpp" | "cxx" | "h" | "ll" | "bc" | "rs" | "java" | "cat") => Err(format!(
            "{name}: only litmus tests (.litmus) can be checked so far; C, C++, LLVM IR, Rust, Java and cat files \
             cannot"
        )),
        _ => Ok(()),
    }
}
