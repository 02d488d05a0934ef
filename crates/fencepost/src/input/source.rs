//! Sources of inputs: finds the files that a user means, and which of them belong together.

use super::Kind;
use fencepost_llvm::driver::FileKind;
use std::path::{Path, PathBuf};

/// The files, the text or the stream that one input is read from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Source {
    /// A litmus test from standard input.
    StandardInput,
    /// A litmus test.
    Litmus(PathBuf),
    /// A Java file.
    Java(PathBuf),
    /// C, C++, Rust and LLVM IR: one program, linked.
    Program(Vec<PathBuf>),
    /// A litmus test whose text is in memory.
    LitmusText {
        /// The name that answers use as the file's.
        name: String,
        /// The text.
        text: String,
    },
    /// A Java file whose text is in memory.
    JavaText {
        /// The name that answers use as the file's.
        name: String,
        /// The text.
        text: String,
    },
    /// No place: the input was made by code, or read elsewhere. It cannot be read again.
    AlreadyRead {
        /// The input's kind.
        kind: Kind,
        /// The input's name.
        name: String,
    },
}

/// Finds the inputs that a user's paths name.
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

/// Returns the source of one file that is a test: a Java file by its ending, else a litmus test.
fn test(path: PathBuf) -> Source {
    if path.extension().is_some_and(|e| e == "java") { Source::Java(path) } else { Source::Litmus(path) }
}

impl Source {
    /// Returns the name of the source for messages and reports.
    pub fn name(&self) -> String {
        match self {
            Source::StandardInput => "<stdin>".to_owned(),
            Source::Litmus(path) | Source::Java(path) => path.display().to_string(),
            Source::Program(paths) => {
                paths.iter().map(|p| p.display().to_string()).collect::<Vec<_>>().join(" + ")
            }
            Source::LitmusText { name, .. }
            | Source::JavaText { name, .. }
            | Source::AlreadyRead { name, .. } => name.clone(),
        }
    }

    /// Returns the kind of input that is read from this source.
    pub fn kind(&self) -> Kind {
        match self {
            Source::StandardInput | Source::Litmus(_) | Source::LitmusText { .. } => Kind::Litmus,
            Source::Java(_) | Source::JavaText { .. } => Kind::Java,
            Source::Program(_) => Kind::Program,
            Source::AlreadyRead { kind, .. } => *kind,
        }
    }

    /// Returns whether clang must compile one of the source's files.
    pub fn needs_clang(&self) -> bool {
        self.has_kind(FileKind::Source)
    }

    /// Returns whether rustc must compile one of the source's files.
    pub fn needs_rustc(&self) -> bool {
        self.has_kind(FileKind::Rust)
    }

    fn has_kind(&self, kind: FileKind) -> bool {
        matches!(self, Source::Program(paths) if paths.iter().any(|path| FileKind::of(path) == Some(kind)))
    }
}

/// Refuses a file of a kind that Fencepost does not read, with a message that says what to do.
pub(super) fn refuse_other_kinds(path: &Path) -> Result<(), String> {
    let name = path.display();
    let what = match path.extension().and_then(|e| e.to_str()) {
        Some("h" | "hh" | "hpp") => "a header is no program; check the file that includes it",
        Some("rml" | "cat") => "this is a memory model, not a program: use it with --model",
        Some("o" | "a" | "so" | "s" | "S") => {
            "machine code cannot be checked; give the C files, or LLVM IR from clang -S -emit-llvm -g"
        }
        Some("litmus" | "java") | None => return Ok(()),
        Some(_) => {
            "this ending is not known; C, C++, Rust, LLVM IR (.ll, .bc), Java (.java) and litmus tests (.litmus) can be checked"
        }
    };
    Err(format!("{name}: {what}"))
}
