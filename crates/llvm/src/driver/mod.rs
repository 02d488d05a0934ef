//! Runs clang: from C and C++ to LLVM IR as text.
//!
//! clang is another program, and without it `.ll` files can still be checked. So it is looked for only when a
//! file needs it ([`Clang::find`]), never asked for its version (that would be one more process), and its
//! messages are handed on byte for byte: it knows best what is wrong with a C program.
//!
//! The flags: `-O0` with `-disable-O0-optnone`, because promoting locals to registers is ours and what the
//! programmer wrote should be what is checked; `-g` for places and names. Flags of the user come later and
//! win, so `-O2` is possible.
//!
//! Cost: about 40 ms per file (clang 14 and 19, a ten-line program with `<pthread.h>`), nearly all of it
//! starting clang. No flag that was tried changes that (`-fno-pic`, `-gline-tables-only`,
//! `-fno-discard-value-names`, `-Xclang -disable-llvm-passes`: all within the noise). Several files are
//! compiled at the same time.

mod find;
mod header;
mod overlay;

#[cfg(test)]
mod tests;

use crate::Ir;
use find::{BITCODE_TOOLS, COMPILERS};
pub use header::Compat;
use header::HeaderFolder;
pub(crate) use header::INSTEAD;
use overlay::Overlay;
pub use overlay::Replaced;
use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use thiserror::Error;

/// The environment variable that names the clang to use.
pub const CLANG_VARIABLE: &str = "FENCEPOST_CLANG";

/// A clang program that was found on this machine, to compile C and C++ files with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clang {
    path: PathBuf,
    compat: Option<Compat>,
}

/// How files are to be compiled: by which clang, and with whose headers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Compiler<'a> {
    /// The clang to use; `None`: the first that is found.
    pub clang: Option<&'a Path>,
    /// The tool whose headers are ours, even if the program has its own or the system has some of the same
    /// name.
    pub compat: Option<Compat>,
}

/// Whether clang's messages are plain text or have the colours of a terminal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Diagnostics {
    /// Plain text.
    #[default]
    Plain,
    /// Text with the colours of a terminal.
    Coloured,
}

/// The LLVM IR that clang or llvm-dis made of one file, and the messages of that tool.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Compiled {
    /// The IR.
    pub ir: Ir,
    /// The messages of the tool, such as warnings, unchanged.
    pub messages: Vec<u8>,
}

/// The reason why a file could not be turned into LLVM IR.
#[derive(Debug, Error)]
pub enum ClangError {
    /// There is no clang on the PATH.
    #[error(
        "C and C++ files need clang, and there is none on the PATH (looked for clang, clang-22 … clang-14)\n\
         \x20 install it:  apt-get install clang   (Debian, Ubuntu)\n\
         \x20              dnf install clang       (Fedora)\n\
         \x20              brew install llvm       (macOS)\n\
         \x20 or name one: --clang PATH, or the variable {CLANG_VARIABLE}\n\
         \x20 .litmus and .ll files need no clang"
    )]
    NoClang,
    /// There is no llvm-dis on the PATH.
    #[error(
        "{}: bitcode is read through llvm-dis, and there is none on the PATH (looked for llvm-dis, llvm-dis-22 … \
         llvm-dis-14)\n\
         \x20 install it: apt-get install llvm, dnf install llvm or brew install llvm\n\
         \x20 or make a text file of it elsewhere: llvm-dis {} -o {}; .ll files need no other program",
        .0.display(), .0.display(), .0.with_extension("ll").display()
    )]
    NoDisassembler(PathBuf),
    /// The clang that was named does not exist.
    #[error("{from} names {}, but there is no such program", .path.display())]
    Missing {
        /// The origin of the name: `--clang` or a variable.
        from: &'static str,
        /// The program that was named.
        path: PathBuf,
    },
    /// The source cannot be read.
    #[error("cannot read {}: {error}", .path.display())]
    Unreadable {
        /// The source file.
        path: PathBuf,
        /// The reason.
        error: io::Error,
    },
    /// The header `fencepost.h` cannot be put where clang finds it.
    #[error("cannot write fencepost.h for clang to a temporary folder: {0}")]
    Header(io::Error),
    /// Another text for a file cannot be put where clang finds it.
    #[error("cannot write a changed text for clang to a temporary folder: {0}")]
    Text(io::Error),
    /// The tool did not start.
    #[error("cannot run {}: {error}", .tool.display())]
    CannotRun {
        /// The tool that was to run.
        tool: PathBuf,
        /// The reason.
        error: io::Error,
    },
    /// The tool reported errors in the file. Its own messages say why.
    #[error("{}: {} failed{}", .source_file.display(), .tool.display(), first_error(.messages))]
    Failed {
        /// The tool that ran.
        tool: PathBuf,
        /// The file that it was to translate.
        source_file: PathBuf,
        /// The messages of the tool.
        messages: Vec<u8>,
    },
    /// The tool succeeded without writing IR.
    #[error(
        "{}: {} wrote no LLVM IR; do the flags after -- ask it for something else (-E, -M, -fsyntax-only)?",
        .source_file.display(), .tool.display()
    )]
    Empty {
        /// The tool that ran.
        tool: PathBuf,
        /// The file that it was to translate.
        source_file: PathBuf,
        /// The messages of the tool.
        messages: Vec<u8>,
    },
}

impl ClangError {
    /// Returns the messages of clang or llvm-dis itself, to be shown before the error; empty if the tool did
    /// not run.
    pub fn messages(&self) -> &[u8] {
        match self {
            ClangError::Failed { messages, .. } | ClangError::Empty { messages, .. } => messages,
            _ => &[],
        }
    }
}

/// Returns the first error among the messages as `: expected ';'`; empty if none looks like one.
fn first_error(messages: &[u8]) -> String {
    let text = String::from_utf8_lossy(messages);
    let plain = text.split('\x1b').enumerate().map(|(i, part)| match part.split_once('m') {
        Some((code, rest)) if i > 0 && code.starts_with('[') => rest,
        _ => part,
    });
    let plain: String = plain.collect();
    let message = plain.lines().find_map(|line| line.split_once("error: "));
    message.map_or(String::new(), |(_, what)| format!(": {what}"))
}

/// The kind of a program file (source, IR or bitcode), by the extension of its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FileKind {
    /// C, C++ or preprocessed C: for clang.
    Source,
    /// LLVM IR as text.
    Text,
    /// LLVM bitcode: for llvm-dis.
    Bitcode,
}

impl FileKind {
    /// Returns the kind of a file by the extension of its name; `None` if neither clang nor LLVM makes or
    /// reads such files.
    pub fn of(path: &Path) -> Option<FileKind> {
        match path.extension()?.to_str()? {
            "c" | "i" | "cc" | "cp" | "cpp" | "cxx" | "c++" | "C" | "CPP" | "ii" => Some(FileKind::Source),
            "ll" => Some(FileKind::Text),
            "bc" => Some(FileKind::Bitcode),
            _ => None,
        }
    }
}

impl Clang {
    /// Finds the clang program to use, from the command line, the environment or the PATH. It is the one
    /// given (`--clang`), else the one that the variable `FENCEPOST_CLANG` names, else `clang` on the PATH,
    /// else the newest of `clang-22` to `clang-14` there.
    pub fn find(explicit: Option<&Path>) -> Result<Clang, ClangError> {
        let variable = std::env::var_os(CLANG_VARIABLE).filter(|name| !name.is_empty()).map(PathBuf::from);
        let named = match (explicit, &variable) {
            (Some(path), _) => Some(("--clang", path)),
            (None, Some(path)) => Some((CLANG_VARIABLE, path.as_path())),
            (None, None) => None,
        };
        let path = match named {
            Some((from, path)) => {
                find::program(path).ok_or(ClangError::Missing { from, path: path.to_owned() })?
            }
            None => find::versioned(COMPILERS).ok_or(ClangError::NoClang)?,
        };
        Ok(Clang { path, compat: None })
    }

    /// Returns the path of the clang program.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Compiles one C or C++ file to LLVM IR. The language is that of the file's name, as clang reads it.
    pub fn compile(
        &self,
        source: &Path,
        flags: &[String],
        diagnostics: Diagnostics,
    ) -> Result<Compiled, ClangError> {
        self.compile_as(source, &[], flags, diagnostics)
    }

    /// Compiles one file as if it and the files it includes held other texts.
    fn compile_as(
        &self,
        source: &Path,
        texts: &[Replaced<'_>],
        flags: &[String],
        diagnostics: Diagnostics,
    ) -> Result<Compiled, ClangError> {
        readable(source)?;
        let header = HeaderFolder::create().map_err(ClangError::Header)?;
        let mut command = Command::new(&self.path);
        command.args(["-O0", "-Xclang", "-disable-O0-optnone", "-g"]);
        // If the user asks for optimisation, loops keep their shape: a first round that is pulled out of its
        // loop is no longer one that may leave no trace.
        command.args(["-mllvm", "-rotation-max-header-size=0"]);
        // Flags for the linker, such as -pthread, do no harm.
        command.arg("-Wno-unused-command-line-argument");
        // libstdc++: with assertions, std::string is compiled here rather than taken from its library (and
        // checks its indices); without the second, a shared_ptr's two counts are read as one, which is an
        // access of mixed size (thread sanitizer is spared it, too).
        command.args(["-D_GLIBCXX_ASSERTIONS=1", "-D_GLIBCXX_TSAN=1"]);
        if diagnostics == Diagnostics::Coloured {
            command.arg("-fcolor-diagnostics");
        }
        // Before the user's folders, since the user asks for them.
        if let Some(compat) = self.compat {
            command.arg("-I").arg(header.of(compat));
        }
        command.args(flags);
        if !texts.is_empty() {
            let overlay = Overlay::write(header.path(), texts).map_err(ClangError::Text)?;
            command.arg("-ivfsoverlay").arg(overlay.path());
        }
        // Before the system's folders, whose headers these include.
        command.arg("-isystem").arg(header.instead());
        // After the user's folders and the system's, so that headers of these names win.
        command.arg("-idirafter").arg(header.path());
        // (clang forgets -I of a folder that is here, too.)
        for folder in
            header.all().filter(|folder| Some(folder) != self.compat.map(|tool| header.of(tool)).as_ref())
        {
            command.arg("-idirafter").arg(folder);
        }
        // Last, so that a stray -c or -o of the user's does not matter.
        command.args(["-S", "-emit-llvm", "-o", "-"]).arg(no_flag(source));
        let name = format!("<IR of {}>", source.display());
        finish(&self.path, source, name, command)
    }
}

/// Translates a bitcode file to LLVM IR as text, with llvm-dis.
pub fn disassemble(bitcode: &Path) -> Result<Compiled, ClangError> {
    readable(bitcode)?;
    let tool =
        find::versioned(BITCODE_TOOLS).ok_or_else(|| ClangError::NoDisassembler(bitcode.to_owned()))?;
    let mut command = Command::new(&tool);
    command.args(["-o", "-"]).arg(no_flag(bitcode));
    finish(&tool, bitcode, format!("<IR of {}>", bitcode.display()), command)
}

/// Reads a file that holds LLVM IR as text.
pub fn read(text: &Path) -> Result<Compiled, ClangError> {
    let bytes =
        std::fs::read(text).map_err(|error| ClangError::Unreadable { path: text.to_owned(), error })?;
    Ok(Compiled { ir: Ir { name: text.display().to_string(), bytes }, messages: vec![] })
}

/// Translates files of any kind (C, C++, IR or bitcode) to LLVM IR, all at the same time. `clang` is asked
/// for only if a file needs it, and once.
///
/// The result has an entry for each file, so that every file's messages can be shown.
pub fn translate(
    files: &[PathBuf],
    flags: &[String],
    compiler: Compiler<'_>,
    diagnostics: Diagnostics,
) -> Result<Vec<Result<Compiled, ClangError>>, ClangError> {
    translate_as(files, &[], flags, compiler, diagnostics)
}

/// Translates files like [`translate`], but reads the given texts in place of some files or headers. Bitcode
/// has no text and stays as it is.
pub fn translate_as(
    files: &[PathBuf],
    texts: &[Replaced<'_>],
    flags: &[String],
    compiler: Compiler<'_>,
    diagnostics: Diagnostics,
) -> Result<Vec<Result<Compiled, ClangError>>, ClangError> {
    let kinds: Vec<FileKind> = files.iter().map(|f| FileKind::of(f).unwrap_or(FileKind::Text)).collect();
    let clang = match kinds.contains(&FileKind::Source) {
        true => Some(Clang { compat: compiler.compat, ..Clang::find(compiler.clang)? }),
        false => None,
    };
    let one = |i: usize| {
        let file = &files[i];
        let text = texts.iter().find(|replaced| replaced.file == *file).map(|replaced| replaced.text);
        match (kinds[i], &clang, text) {
            (FileKind::Source, Some(clang), _) => clang.compile_as(file, texts, flags, diagnostics),
            (FileKind::Source, None, _) => Err(ClangError::NoClang),
            (FileKind::Bitcode, ..) => disassemble(file),
            (FileKind::Text, _, None) => read(file),
            (FileKind::Text, _, Some(text)) => {
                let ir = Ir { name: file.display().to_string(), bytes: text.into() };
                Ok(Compiled { ir, messages: vec![] })
            }
        }
    };
    if files.len() == 1 {
        return Ok(vec![one(0)]);
    }
    Ok(std::thread::scope(|scope| {
        let one = &one;
        let threads: Vec<_> = (0..files.len()).map(|i| scope.spawn(move || one(i))).collect();
        threads.into_iter().map(|t| t.join().expect("the driver does not panic")).collect()
    }))
}

/// Checks that a file can be opened, because clang's message about a missing file would be about the command
/// line.
fn readable(path: &Path) -> Result<(), ClangError> {
    let unreadable = |error| ClangError::Unreadable { path: path.to_owned(), error };
    std::fs::File::open(path).map(drop).map_err(unreadable)
}

/// Returns a path that no tool takes for a flag.
fn no_flag(path: &Path) -> OsString {
    if path.as_os_str().as_encoded_bytes().starts_with(b"-") {
        Path::new(".").join(path).into()
    } else {
        path.into()
    }
}

fn finish(tool: &Path, source: &Path, name: String, mut command: Command) -> Result<Compiled, ClangError> {
    let output = command.stdin(Stdio::null()).output();
    let Output { status, stdout: bytes, stderr: messages } =
        output.map_err(|error| ClangError::CannotRun { tool: tool.to_owned(), error })?;
    let (tool, source_file) = (tool.to_owned(), source.to_owned());
    match (status.success(), bytes.is_empty()) {
        (false, _) => Err(ClangError::Failed { tool, source_file, messages }),
        (true, true) => Err(ClangError::Empty { tool, source_file, messages }),
        (true, false) => Ok(Compiled { ir: Ir { name, bytes }, messages }),
    }
}
