//! Runs compilers: from C, C++ and Rust to LLVM IR as text. (How rustc is run is said in `rust`.)
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

pub mod cargo;
mod error;
mod find;
mod header;
mod library;
mod overlay;
mod rust;
mod temporary;

#[cfg(test)]
mod tests;

use crate::Ir;
pub use error::DriverError;
use find::{BITCODE_TOOLS, COMPILERS};
pub use header::Compat;
use header::HeaderFolder;
pub(crate) use header::INSTEAD;
use overlay::Overlay;
pub use overlay::Replaced;
pub use rust::{RUSTC_VARIABLE, Rustc};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

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

/// The LLVM IR that a compiler or llvm-dis made of one file, and the messages of that tool.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Compiled {
    /// The IR.
    pub ir: Ir,
    /// The messages of the tool, such as warnings, unchanged.
    pub messages: Vec<u8>,
}

/// The kind of a program file (source, IR or bitcode), by the extension of its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FileKind {
    /// C, C++ or preprocessed C: for clang.
    Source,
    /// Rust: for rustc.
    Rust,
    /// LLVM IR as text.
    Text,
    /// LLVM bitcode: for llvm-dis.
    Bitcode,
}

impl FileKind {
    /// Returns the kind of a file by the extension of its name; `None` if no compiler and no tool of LLVM
    /// makes or reads such files.
    pub fn of(path: &Path) -> Option<FileKind> {
        match path.extension()?.to_str()? {
            "c" | "i" | "cc" | "cp" | "cpp" | "cxx" | "c++" | "C" | "CPP" | "ii" => Some(FileKind::Source),
            "rs" => Some(FileKind::Rust),
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
    pub fn find(explicit: Option<&Path>) -> Result<Clang, DriverError> {
        let variable = std::env::var_os(CLANG_VARIABLE).filter(|name| !name.is_empty()).map(PathBuf::from);
        let named = match (explicit, &variable) {
            (Some(path), _) => Some(("--clang", path)),
            (None, Some(path)) => Some((CLANG_VARIABLE, path.as_path())),
            (None, None) => None,
        };
        let path = match named {
            Some((from, path)) => {
                find::program(path).ok_or(DriverError::Missing { from, path: path.to_owned() })?
            }
            None => find::versioned(COMPILERS).ok_or(DriverError::NoClang)?,
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
    ) -> Result<Compiled, DriverError> {
        self.compile_as(source, &[], flags, diagnostics)
    }

    /// Compiles one file as if it and the files it includes held other texts.
    fn compile_as(
        &self,
        source: &Path,
        texts: &[Replaced<'_>],
        flags: &[String],
        diagnostics: Diagnostics,
    ) -> Result<Compiled, DriverError> {
        readable(source)?;
        let header = HeaderFolder::create().map_err(DriverError::Header)?;
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
            let overlay = Overlay::write(header.path(), texts).map_err(DriverError::Text)?;
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
pub fn disassemble(bitcode: &Path) -> Result<Compiled, DriverError> {
    readable(bitcode)?;
    let tool =
        find::versioned(BITCODE_TOOLS).ok_or_else(|| DriverError::NoDisassembler(bitcode.to_owned()))?;
    let mut command = Command::new(&tool);
    command.args(["-o", "-"]).arg(no_flag(bitcode));
    finish(&tool, bitcode, format!("<IR of {}>", bitcode.display()), command)
}

/// Reads a file that holds LLVM IR as text.
pub fn read(text: &Path) -> Result<Compiled, DriverError> {
    let bytes =
        std::fs::read(text).map_err(|error| DriverError::Unreadable { path: text.to_owned(), error })?;
    Ok(Compiled { ir: Ir::new(text.display().to_string(), bytes), messages: vec![] })
}

/// Translates files of any kind (C, C++, Rust, IR or bitcode) to LLVM IR, all at the same time. A compiler is
/// asked for only if a file needs it, and once.
///
/// The result has an entry for each file, so that every file's messages can be shown; if there are Rust
/// files, the last entry is one more, with Rust's standard library.
pub fn translate(
    files: &[PathBuf],
    flags: &[String],
    compiler: Compiler<'_>,
    diagnostics: Diagnostics,
) -> Result<Vec<Result<Compiled, DriverError>>, DriverError> {
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
) -> Result<Vec<Result<Compiled, DriverError>>, DriverError> {
    let kinds: Vec<FileKind> = files.iter().map(|f| FileKind::of(f).unwrap_or(FileKind::Text)).collect();
    let clang = match kinds.contains(&FileKind::Source) {
        true => Some(Clang { compat: compiler.compat, ..Clang::find(compiler.clang)? }),
        false => None,
    };
    let rustc = kinds.contains(&FileKind::Rust).then(Rustc::find).transpose()?;
    let one = |i: usize| {
        let Some(file) = files.get(i) else {
            return rustc.as_ref().ok_or(DriverError::NoRustc).and_then(|rustc| rustc.library(flags));
        };
        let text = texts.iter().find(|replaced| replaced.file == *file).map(|replaced| replaced.text);
        match kinds[i] {
            FileKind::Source => {
                let clang = clang.as_ref().ok_or(DriverError::NoClang)?;
                clang.compile_as(file, texts, flags, diagnostics)
            }
            FileKind::Rust => {
                let rustc = rustc.as_ref().ok_or(DriverError::NoRustc)?;
                rustc.compile_as(file, texts, flags, diagnostics)
            }
            FileKind::Bitcode => disassemble(file),
            FileKind::Text => match text {
                None => read(file),
                Some(text) => {
                    let ir = Ir::new(file.display().to_string(), text);
                    Ok(Compiled { ir, messages: vec![] })
                }
            },
        }
    };
    let count = files.len() + usize::from(rustc.is_some());
    if count == 1 {
        return Ok(vec![one(0)]);
    }
    Ok(std::thread::scope(|scope| {
        let one = &one;
        let threads: Vec<_> = (0..count).map(|i| scope.spawn(move || one(i))).collect();
        threads.into_iter().map(|t| t.join().expect("the driver does not panic")).collect()
    }))
}

/// Checks that a file can be opened, because clang's message about a missing file would be about the command
/// line.
fn readable(path: &Path) -> Result<(), DriverError> {
    let unreadable = |error| DriverError::Unreadable { path: path.to_owned(), error };
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

fn finish(tool: &Path, source: &Path, name: String, mut command: Command) -> Result<Compiled, DriverError> {
    let output = command.stdin(Stdio::null()).output();
    let Output { status, stdout: bytes, stderr: messages } =
        output.map_err(|error| DriverError::CannotRun { tool: tool.to_owned(), error })?;
    let (tool, source_file) = (tool.to_owned(), source.to_owned());
    match (status.success(), bytes.is_empty()) {
        (false, _) => Err(DriverError::Failed { tool, source_file, messages }),
        (true, true) => Err(DriverError::Empty { tool, source_file, messages }),
        (true, false) => Ok(Compiled { ir: Ir::new(name, bytes), messages }),
    }
}
