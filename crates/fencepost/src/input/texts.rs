//! The texts of an input that a patch may change.

use super::{Input, Source};
use crate::fences::{Dialect, Text};
use fencepost_llvm::driver::FileKind;
use fencepost_program::{FileId, Program};
use std::path::{Component, Path, PathBuf};

/// The source texts of an input that a repair may change. They are those of its files, then those of the
/// project's headers that it has code from.
pub(crate) struct Texts {
    /// All texts: those of the files, then those of the headers.
    pub texts: Vec<Text>,
    /// The files of the headers among them.
    pub headers: Vec<PathBuf>,
}

impl Input {
    /// Reads the source texts of the input that a repair may change.
    pub(crate) fn texts(&self) -> Result<Texts, String> {
        let mut texts = match self.source() {
            Source::Litmus(path) | Source::Java(path) => vec![text(path)?],
            Source::Program(paths) => paths.iter().map(|path| text(path)).collect::<Result<Vec<_>, _>>()?,
            Source::LitmusText { name, text } | Source::JavaText { name, text } => {
                vec![Text { name: name.clone(), text: text.clone(), dialect: Dialect::Litmus }]
            }
            Source::StandardInput | Source::AlreadyRead { .. } => {
                return Err(
                    "a patch is for files: give the files of one program, or one litmus test".to_owned()
                );
            }
        };
        let headers = match self.test() {
            Some(_) => vec![],
            None => headers(self.program(), &texts, &self.reading().clang_flags),
        };
        let files = headers.iter().map(|header| PathBuf::from(&header.name)).collect();
        texts.extend(headers);
        Ok(Texts { texts, headers: files })
    }
}

/// Reads a file's text and tells its language.
fn text(path: &Path) -> Result<Text, String> {
    let name = path.display().to_string();
    let dialect = match (FileKind::of(path), path.extension().and_then(|e| e.to_str())) {
        (Some(FileKind::Bitcode), _) => {
            return Err(format!("{name}: bitcode has no lines to patch; make IR of it with llvm-dis"));
        }
        (Some(FileKind::Rust), _) => Dialect::Rust,
        (Some(FileKind::Text), _) => Dialect::Llvm,
        (Some(FileKind::Source), Some("c" | "i")) => Dialect::C,
        (None, _) => Dialect::Litmus,
        (Some(FileKind::Source), _) => Dialect::Cpp,
    };
    let bytes = std::fs::read(path).map_err(|error| format!("cannot read {name}: {error}"))?;
    let text = String::from_utf8(bytes)
        .map_err(|_| format!("{name} is not UTF-8 text, so it cannot be patched: convert it to UTF-8"))?;
    Ok(Text { name, text, dialect })
}

/// Lists the folders that the flags for clang declare as system folders: `-isystem DIR` and its relatives.
fn system_folders(clang_flags: &[String]) -> Vec<PathBuf> {
    const FLAGS: [&str; 3] = ["-isystem", "-cxx-isystem", "-idirafter"];
    let mut folders = vec![];
    for (i, flag) in clang_flags.iter().enumerate() {
        if let Some(folder) = FLAGS.iter().find_map(|name| flag.strip_prefix(name)) {
            // The folder is the rest of the word (`-isystemvendor`) or the next one.
            let next = clang_flags.get(i + 1).map(String::as_str);
            folders.extend(if folder.is_empty() { next } else { Some(folder) });
        }
    }
    folders.into_iter().filter_map(|folder| Path::new(folder).canonicalize().ok()).collect()
}

/// Reads the headers of the project that the program has code from: files that were not given and belong to
/// no library, neither by their place nor by the flags for clang.
fn headers(program: &Program, given: &[Text], clang_flags: &[String]) -> Vec<Text> {
    let system = system_folders(clang_flags);
    let is_system = |path: &PathBuf| {
        let path = path.canonicalize().unwrap_or_else(|_| path.clone());
        fencepost_llvm::is_installed(&path) || system.iter().any(|folder| path.starts_with(folder))
    };
    let is = |dialect: Dialect| given.iter().any(|text| text.dialect == dialect);
    // (Of a Rust crate, these are the files of its modules.)
    let dialect = match () {
        _ if is(Dialect::Rust) => Dialect::Rust,
        _ if is(Dialect::Cpp) => Dialect::Cpp,
        _ => Dialect::C,
    };
    let plain = |name: &str| Path::new(name).components().filter(|part| *part != Component::CurDir).collect();
    let mut known: Vec<PathBuf> = given.iter().map(|text| plain(&text.name)).collect();
    let mut headers = vec![];
    for (i, file) in program.files.iter().enumerate() {
        let path = plain(file.name());
        // (Names without a file, such as that of the runtime's IR, cannot be read; files that are no text
        // cannot be changed.)
        let text = std::fs::read(&path).ok().and_then(|bytes| String::from_utf8(bytes).ok());
        let is_header = !program.is_library(FileId(i as u32)) && !is_system(&path) && !known.contains(&path);
        if let (true, Some(text)) = (is_header, text) {
            headers.push(Text { name: path.display().to_string(), text, dialect });
            known.push(path);
        }
    }
    headers
}
