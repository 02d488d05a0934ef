//! Builds of cargo whose crates are LLVM IR.
//!
//! `cargo fencepost` leaves everything to cargo: what is built, with which features, in which order, which
//! executables run and what is said about it. Three programs of the build are ours, and cargo has an option
//! for each of them:
//!
//! - the wrapper around rustc (`wrapper.rs`) has it write IR beside what cargo asks for, and in place of an
//!   executable. What cargo finds where an executable should be is a small file that names the modules of IR
//!   which would have been linked ([`Built`]).
//! - the runner, which cargo starts with such a file, checks it (`fencepost built`).
//! - the crate `test` is ours (`harness.rs`): it makes every test a program of its own.
//!
//! The standard library is the one of `library.rs`. No crate is optimised at link time: rustc's own way
//! (`-C lto=fat`) takes six seconds for ten lines, every time.

mod harness;
mod wrapper;

pub use harness::sysroot;
pub use wrapper::{WRAPPER_VARIABLE, wrap};

use super::{DriverError, Rustc};
use crate::{Ir, Origin};
use std::io;
use std::path::{Path, PathBuf};

/// The environment variable that names the folder of the toolchain with our crate `test`, for the wrapper.
pub const SYSROOT_VARIABLE: &str = "FENCEPOST_SYSROOT";

/// The environment variable that says, if it is not empty, that the profile decides how much is optimised.
pub const OPTIMISE_VARIABLE: &str = "FENCEPOST_OPTIMISE";

/// The first line of a file that stands for an executable.
const FIRST_LINE: &str = "fencepost: LLVM IR in place of an executable";

/// What cargo built instead of an executable.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Built {
    /// The rustc that compiled it.
    pub rustc: PathBuf,
    /// The modules of IR, that of the executable's crate first.
    pub modules: Vec<PathBuf>,
    /// The flags that decide which standard library is linked.
    pub flags: Vec<String>,
    /// The name of the crate.
    pub name: String,
    /// The option of cargo that selects it, such as `--bin server`.
    pub target: String,
    /// Whether it was compiled to be tested: it has a table of tests.
    pub is_test: bool,
}

impl Built {
    /// Reads the file that stands for an executable.
    pub fn read(path: &Path) -> Result<Built, DriverError> {
        let unreadable = |error| DriverError::Unreadable { path: path.to_owned(), error };
        let bytes = std::fs::read(path).map_err(unreadable)?;
        let text = String::from_utf8(bytes).ok().and_then(|text| Built::parse(&text));
        text.ok_or_else(|| {
            unreadable(io::Error::new(io::ErrorKind::InvalidData, "`cargo fencepost` did not build it"))
        })
    }

    fn parse(text: &str) -> Option<Built> {
        let mut built = Built::default();
        for line in text.strip_prefix(FIRST_LINE)?.lines().skip(1) {
            let (key, value) = line.split_once(' ')?;
            match key {
                "rustc" => built.rustc = value.into(),
                "module" => built.modules.push(value.into()),
                "flag" => built.flags.push(value.to_owned()),
                "name" => value.clone_into(&mut built.name),
                "target" => value.clone_into(&mut built.target),
                "test" => built.is_test = value == "true",
                _ => return None,
            }
        }
        Some(built)
    }

    fn to_text(&self) -> String {
        let mut lines = vec![
            FIRST_LINE.to_owned(),
            format!("rustc {}", self.rustc.display()),
            format!("name {}", self.name),
            format!("target {}", self.target),
            format!("test {}", self.is_test),
        ];
        lines.extend(self.modules.iter().map(|module| format!("module {}", module.display())));
        lines.extend(self.flags.iter().map(|flag| format!("flag {flag}")));
        lines.join("\n") + "\n"
    }

    /// Reads the modules of IR, that of the executable's crate first, and the standard library last.
    pub fn load(&self) -> Result<Vec<Ir>, DriverError> {
        let rustc = Rustc { path: self.rustc.clone() };
        std::thread::scope(|scope| {
            let library = scope.spawn(move || rustc.library(&self.flags));
            let mut modules = vec![];
            for path in &self.modules {
                let read = std::fs::read(path);
                let bytes = read.map_err(|error| DriverError::Unreadable { path: path.clone(), error })?;
                let name = path.file_stem().unwrap_or_default().to_string_lossy();
                modules.push(Ir { name: format!("<IR of {name}>"), bytes, origin: Origin::Rust });
            }
            modules.push(library.join().expect("the driver does not panic")?.ir);
            Ok(modules)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let built = Built {
            rustc: "/a b/rustc".into(),
            modules: vec!["/x/one-1.ll".into(), "/x/two-2.ll".into()],
            flags: vec!["-Cpanic=abort".into()],
            name: "one".into(),
            target: "--bin one".into(),
            is_test: true,
        };
        assert_eq!(Built::parse(&built.to_text()), Some(built));
        assert_eq!(Built::parse("\x7fELF"), None);
    }
}
