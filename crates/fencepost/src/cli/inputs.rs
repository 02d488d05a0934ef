//! Which files are meant, and what they make together.

use fencepost::llvm::driver::FileKind;
use std::io::Read;
use std::path::{Path, PathBuf};

/// A file's name for messages, and its bytes.
pub struct Input {
    pub name: String,
    pub bytes: Vec<u8>,
}

/// One question: a litmus test, or the files of one program.
pub enum Source {
    /// A litmus test from standard input.
    StandardInput,
    /// A litmus test.
    Litmus(PathBuf),
    /// A Java file.
    Java(PathBuf),
    /// C, C++ and LLVM IR: one program, linked.
    Program(Vec<PathBuf>),
}

/// What the arguments name: each litmus test by itself, folders opened up in order of their names; all program files
/// together, where the first of them stands.
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
            if program.first() == Some(path) && !found.iter().any(Source::is_program) {
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
    /// What to call it in messages and reports.
    pub fn name(&self) -> String {
        match self {
            Source::StandardInput => "<stdin>".to_owned(),
            Source::Litmus(path) | Source::Java(path) => path.display().to_string(),
            Source::Program(paths) => {
                paths.iter().map(|p| p.display().to_string()).collect::<Vec<_>>().join(" + ")
            }
        }
    }

    /// Is it a Java file?
    pub fn is_java(&self) -> bool {
        matches!(self, Source::Java(_))
    }

    /// Is it a program?
    pub fn is_program(&self) -> bool {
        matches!(self, Source::Program(_))
    }

    /// Is there a file in it that clang compiles?
    pub fn needs_clang(&self) -> bool {
        matches!(self, Source::Program(paths) if paths.iter().any(|p| FileKind::of(p) == Some(FileKind::Source)))
    }
}

/// The text of a litmus test: from `path`, or from standard input.
pub fn read(path: Option<&Path>) -> Result<Input, String> {
    let Some(path) = path else {
        let mut bytes = Vec::new();
        let read = std::io::stdin().lock().read_to_end(&mut bytes);
        read.map_err(|e| format!("cannot read standard input: {e}"))?;
        return Ok(Input { name: "<stdin>".to_owned(), bytes });
    };
    let name = path.display().to_string();
    refuse_other_kinds(path)?;
    let bytes = std::fs::read(path).map_err(|e| format!("cannot read {name}: {e}"))?;
    Ok(Input { name, bytes })
}

/// A file of a kind that Fencepost does not read is refused by its kind, not by its first character.
fn refuse_other_kinds(path: &Path) -> Result<(), String> {
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
