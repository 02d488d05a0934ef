//! Which files are meant, and what they make together.

use super::Kind;
use fencepost_llvm::driver::FileKind;
use std::path::{Path, PathBuf};

/// What one input is read from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Source {
    /// A litmus test from standard input.
    StandardInput,
    /// A litmus test.
    Litmus(PathBuf),
    /// A Java file.
    Java(PathBuf),
    /// C, C++ and LLVM IR: one program, linked.
    Program(Vec<PathBuf>),
    /// A text that is in memory.
    Memory {
        /// What it is.
        kind: Kind,
        /// What to call it.
        name: String,
        /// The text; empty if it was read before.
        text: String,
    },
}

/// The inputs that paths name: each litmus test by itself, folders opened up in order of their names; all program files together,
/// where the first of them stands.
pub fn collect(paths: &[PathBuf]) -> Result<Vec<Source>, String> {
    let mut found = Vec::new();
    let program: Vec<PathBuf> =
        paths.iter().filter(|p| FileKind::of(p).is_some() && !p.is_dir()).cloned().collect();
    for path in paths {
        if path.as_os_str() == "-" {
            found.push(Source::StandardInput);
        } else if path.is_dir() {
            let before = found.len();
            walk(path, &mut found)?;
            if found.len() == before {
                return Err(format!(
                    "no litmus tests (*.litmus) or Java files in {}; of a folder only those are checked, so name C files \
                     one by one",
                    path.display()
                ));
            }
        } else if program.contains(path) {
            let known = found.iter().any(|source| source.kind() == Kind::Program);
            if program.first() == Some(path) && !known {
                found.push(Source::Program(program.clone()));
            }
        } else {
            found.push(test(path.clone()));
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
        } else if path.extension().is_some_and(|e| e == "litmus" || e == "java") {
            found.push(test(path));
        }
    }
    Ok(())
}

/// One file with one test: Java, or else a litmus test.
fn test(path: PathBuf) -> Source {
    if path.extension().is_some_and(|e| e == "java") { Source::Java(path) } else { Source::Litmus(path) }
}

impl Source {
    /// A text that is in memory.
    pub(super) fn text(kind: Kind, name: &str, text: &str) -> Source {
        Source::Memory { kind, name: name.to_owned(), text: text.to_owned() }
    }

    /// What to call it in messages and reports.
    pub fn name(&self) -> String {
        match self {
            Source::StandardInput => "<stdin>".to_owned(),
            Source::Litmus(path) | Source::Java(path) => path.display().to_string(),
            Source::Program(paths) => {
                paths.iter().map(|p| p.display().to_string()).collect::<Vec<_>>().join(" + ")
            }
            Source::Memory { name, .. } => name.clone(),
        }
    }

    /// What it is.
    pub fn kind(&self) -> Kind {
        match self {
            Source::StandardInput | Source::Litmus(_) => Kind::Litmus,
            Source::Java(_) => Kind::Java,
            Source::Program(_) => Kind::Program,
            Source::Memory { kind, .. } => *kind,
        }
    }

    /// Whether there is a file in it that clang compiles.
    pub fn needs_clang(&self) -> bool {
        matches!(self, Source::Program(paths) if paths.iter().any(|p| FileKind::of(p) == Some(FileKind::Source)))
    }
}

/// Refuses a file of a kind that Fencepost does not read, by its kind and not by its first character.
pub(super) fn refuse_other_kinds(path: &Path) -> Result<(), String> {
    let name = path.display();
    let what = match path.extension().and_then(|e| e.to_str()) {
        Some("h" | "hh" | "hpp") => "a header is no program; check the file that includes it",
        Some("rs") => {
            "only C, C++, LLVM IR (.ll, .bc), Java and litmus tests (.litmus) can be checked so far; Rust files cannot"
        }
        Some("rml" | "cat") => "this is a memory model, not a program: use it with --model",
        Some("o" | "a" | "so" | "s" | "S") => {
            "machine code cannot be checked; give the C files, or LLVM IR from clang -S -emit-llvm -g"
        }
        _ => return Ok(()),
    };
    Err(format!("{name}: {what}"))
}
