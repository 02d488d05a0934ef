//! Runs rustc: from Rust to LLVM IR as text.
//!
//! A crate is compiled to IR and no further, and linked with the IR of the standard library
//! (`library.rs`), which is made once for each toolchain. rustc would link the two itself
//! (`-C lto=fat`), but that takes six seconds for ten lines (rustc 1.95; this way: 0.2 s), and it inlines
//! functions of the library that are worth knowing by name.
//!
//! The flags are those of cargo's profile for development, and of it one is a must: `opt-level=0`.
//! What the programmer wrote should be what is checked. LLVM may read memory earlier than the program asks
//! for it, as long as no single thread can tell: at `-O2` it moves a plain read out of the branch that
//! guards it, and the read races with a write that the guard excludes. A bug may vanish as well, with an
//! access that is merged with another. The library in the toolchain was optimised when it was built;
//! what is generic in it, or to be inlined, is compiled with the crate and as the crate is. Flags of the
//! user come later and win, so `-O` is possible. Symbols are mangled the new way, in which
//! names keep their types.

use super::temporary::{TemporaryFolder, link};
use super::{Compiled, Diagnostics, DriverError, Replaced, find, no_flag, readable};
use crate::{Ir, Origin};
use std::io;
use std::path::{Component, Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// The environment variable that names the rustc to use.
pub const RUSTC_VARIABLE: &str = "FENCEPOST_RUSTC";

/// The flags that make rustc write what is to be checked; the first user of each is said in the module's
/// head.
pub const FLAGS: [&str; 12] = [
    "-C",
    "opt-level=0",
    "-C",
    "codegen-units=1",
    "-C",
    "debuginfo=2",
    "-C",
    "debug-assertions=on",
    "-C",
    "overflow-checks=on",
    "-C",
    "symbol-mangling-version=v0",
];

/// The edition of a file for which the user names none.
const EDITION: &str = "2021";

/// A rustc program that was found on this machine, to compile Rust files with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rustc {
    pub(super) path: PathBuf,
}

impl Rustc {
    /// Finds the rustc program to use: the one that the variable `FENCEPOST_RUSTC` names, else `rustc` on the
    /// PATH.
    pub fn find() -> Result<Rustc, DriverError> {
        let variable = std::env::var_os(RUSTC_VARIABLE).filter(|name| !name.is_empty()).map(PathBuf::from);
        let path = match variable {
            Some(path) => find::program(&path).ok_or(DriverError::Missing { from: RUSTC_VARIABLE, path })?,
            None => find::program(Path::new("rustc")).ok_or(DriverError::NoRustc)?,
        };
        Ok(Rustc { path })
    }

    /// Returns the path of the rustc program.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Compiles the crate whose root is the file `source` to LLVM IR, as if the files of `texts` held these
    /// texts.
    pub(super) fn compile_as(
        &self,
        source: &Path,
        texts: &[Replaced<'_>],
        flags: &[String],
        diagnostics: Diagnostics,
    ) -> Result<Compiled, DriverError> {
        readable(source)?;
        let folder = TemporaryFolder::create().map_err(DriverError::Text)?;
        let output = folder.path().join("crate.ll");
        let mut command = Command::new(&self.path);
        command.args(FLAGS);
        if !is_given(flags, "--edition") {
            command.args(["--edition", EDITION]);
        }
        if diagnostics == Diagnostics::Coloured {
            command.arg("--color=always");
        }
        command.args(flags).arg("--emit=llvm-ir").arg("-o").arg(&output);
        if texts.is_empty() {
            command.arg(no_flag(source));
        } else {
            // (rustc has no option to read another text for a file.)
            let copy = folder.path().join("src");
            let name = source.file_name().unwrap_or(source.as_os_str());
            let home = source.parent().unwrap_or(Path::new(""));
            mirror(home, &copy, texts).map_err(DriverError::Text)?;
            let mut prefix = copy.clone().into_os_string();
            prefix.push("=");
            prefix.push(home);
            command.arg("--remap-path-prefix").arg(prefix).arg(copy.join(name));
        }
        let messages = self.run(command, source)?;
        let (tool, source_file) = (self.path.clone(), source.to_owned());
        match std::fs::read(&output) {
            Ok(bytes) if !bytes.is_empty() => {
                let name = format!("<IR of {}>", source.display());
                Ok(Compiled { ir: Ir { name, bytes, origin: Origin::Rust }, messages })
            }
            _ => Err(DriverError::Empty { tool, source_file, messages }),
        }
    }

    /// Asks rustc about itself, and returns what it prints.
    pub(super) fn say(&self, arguments: &[&str]) -> Result<String, DriverError> {
        let output = Command::new(&self.path).args(arguments).output();
        let output = output.map_err(|error| DriverError::CannotRun { tool: self.path.clone(), error })?;
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    }

    /// Runs rustc on the file `source`, and returns its messages.
    pub(super) fn run(&self, mut command: Command, source: &Path) -> Result<Vec<u8>, DriverError> {
        let output = command.stdin(Stdio::null()).output();
        let Output { status, stderr: messages, .. } =
            output.map_err(|error| DriverError::CannotRun { tool: self.path.clone(), error })?;
        if status.success() {
            return Ok(messages);
        }
        Err(DriverError::Failed { tool: self.path.clone(), source_file: source.to_owned(), messages })
    }
}

/// Makes a folder that has what another has, with these texts in place of some of the files.
fn mirror(from: &Path, to: &Path, texts: &[Replaced<'_>]) -> io::Result<()> {
    std::fs::create_dir_all(to)?;
    let folder = if from.as_os_str().is_empty() { Path::new(".") } else { from };
    for entry in std::fs::read_dir(folder)? {
        let name = entry?.file_name();
        let (path, copy) = (from.join(&name), to.join(&name));
        if let Some(replaced) = texts.iter().find(|replaced| same(replaced.file, &path)) {
            std::fs::write(copy, replaced.text)?;
        } else if texts.iter().any(|replaced| replaced.file.starts_with(&path)) {
            mirror(&path, &copy, texts)?;
        } else {
            link(&std::path::absolute(path)?, &copy)?;
        }
    }
    Ok(())
}

/// Returns whether two paths are the same but for `./`.
fn same(a: &Path, b: &Path) -> bool {
    let plain =
        |path: &Path| path.components().filter(|part| *part != Component::CurDir).collect::<PathBuf>();
    plain(a) == plain(b)
}

/// Returns whether a list of flags has the option `name`, with its value behind it or attached.
fn is_given(flags: &[String], name: &str) -> bool {
    flags
        .iter()
        .any(|flag| flag.strip_prefix(name).is_some_and(|rest| rest.is_empty() || rest.starts_with('=')))
}

/// Returns those of the user's flags that decide which standard library a crate is linked with: the target,
/// the toolchain's folder, and what a panic does.
pub(super) fn of_library(flags: &[String]) -> Vec<String> {
    let mut taken = vec![];
    let mut at = flags.iter();
    while let Some(flag) = at.next() {
        match flag.as_str() {
            "--target" | "--sysroot" => taken.extend([flag.clone()].into_iter().chain(at.next().cloned())),
            "-C" | "--codegen" => {
                let value = at.next();
                taken.extend(value.filter(|v| v.starts_with("panic=")).map(|v| format!("-C{v}")));
            }
            _ if ["--target=", "--sysroot=", "-Cpanic="].iter().any(|start| flag.starts_with(start)) => {
                taken.push(flag.clone());
            }
            _ => {}
        }
    }
    taken
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<String> {
        text.split_whitespace().map(str::to_owned).collect()
    }

    #[test]
    fn the_library_is_that_of_the_target() {
        let flags = words("-O --target x -C panic=abort -C lto --sysroot=/s --cfg panic=no -Cpanic=unwind");
        assert_eq!(of_library(&flags), words("--target x -Cpanic=abort --sysroot=/s -Cpanic=unwind"));
        assert!(of_library(&words("--target")).len() == 1);
    }

    #[test]
    fn an_edition_may_be_attached() {
        assert!(is_given(&words("-O --edition=2018"), "--edition"));
        assert!(is_given(&words("--edition 2018"), "--edition"));
        assert!(!is_given(&words("--editions 2018"), "--edition"));
    }
}
