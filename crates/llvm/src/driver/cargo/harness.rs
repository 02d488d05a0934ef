//! Our crate `test`, which tests are compiled with, in a copy of the toolchain's folder.
//!
//! rustc adds `extern crate test` to what it compiles with `--test`, and looks for it where the standard
//! library is. So it is given another such folder (`--sysroot`), with links to everything but that crate.
//! Nothing in it is unstable, and no name that the user's crates have is taken.

use super::super::rust::FLAGS;
use super::super::temporary::link;
use super::super::{DriverError, Rustc};
use std::collections::hash_map::DefaultHasher;
use std::hash::Hasher;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The source of the crate.
const SOURCE: &str = include_str!("../../../runtime/rust/test.rs");

/// The comments around the fields that the compiler fills in since it tells where tests are, from some
/// version after 1.60 on.
const PLACES: [&str; 2] = ["//{places", "//}"];

/// Returns the folder of the toolchain with our crate `test`, which is made in `folder` if it is not there.
pub fn sysroot(rustc: &Path, folder: &Path) -> Result<PathBuf, DriverError> {
    let rustc = Rustc { path: rustc.to_owned() };
    let version = rustc.say(&["-vV"])?;
    let mut hasher = DefaultHasher::new();
    [version.as_str(), SOURCE].iter().for_each(|part| hasher.write(part.as_bytes()));
    let made = folder.join(format!("toolchain-{:016x}", hasher.finish()));
    if made.is_dir() {
        return Ok(made);
    }
    let unfinished = made.with_extension(format!("{}.part", std::process::id()));
    let result = make(&rustc, &unfinished);
    // (Another process may have made it in the meantime.)
    let result = result.and_then(|()| match std::fs::rename(&unfinished, &made) {
        Err(error) if !made.is_dir() => Err(DriverError::Text(error)),
        _ => Ok(made),
    });
    if unfinished.is_dir() {
        let _ = std::fs::remove_dir_all(&unfinished);
    }
    result
}

/// Returns the file with the IR of our crate `test` in such a folder.
pub(super) fn module(sysroot: &Path) -> PathBuf {
    sysroot.join("test.ll")
}

fn make(rustc: &Rustc, folder: &Path) -> Result<(), DriverError> {
    let theirs = rustc.say(&["--print", "target-libdir"])?;
    let root = rustc.say(&["--print", "sysroot"])?;
    let (theirs, root) = (Path::new(theirs.trim()), Path::new(root.trim()));
    let libraries = folder.join(theirs.strip_prefix(root).unwrap_or(Path::new("lib")));
    link_all(theirs, &libraries).map_err(DriverError::Text)?;
    let source = folder.join("test.rs");
    let without_places = || -> Option<String> {
        let (before, rest) = SOURCE.split_once(PLACES[0])?;
        Some(before.to_owned() + rest.split_once(PLACES[1])?.1)
    };
    let mut result = Ok(());
    for text in [Some(SOURCE.to_owned()), without_places()].into_iter().flatten() {
        std::fs::write(&source, text).map_err(DriverError::Text)?;
        let library = libraries.join("libtest.rlib");
        let mut command = Command::new(rustc.path());
        command.args(["--crate-name", "test", "--crate-type", "rlib", "--edition", "2021"]).args(FLAGS);
        command.args(["-C", "embed-bitcode=no"]).arg(joined("--emit=link=", &library));
        command.arg(joined("--emit=llvm-ir=", &module(folder)));
        command.arg(&source);
        rustc.run(command, &source)?;
        // What the compiler writes for a test is no secret: it compiles or it does not.
        let probe = folder.join("probe.rs");
        std::fs::write(&probe, "#[test] fn probe() {}\n").map_err(DriverError::Text)?;
        let mut command = Command::new(rustc.path());
        command.args(["--test", "--emit=metadata", "--sysroot"]).arg(folder);
        command.arg("--out-dir").arg(folder).arg(&probe);
        result = rustc.run(command, &probe).map(drop);
        if result.is_ok() {
            break;
        }
    }
    result
}

fn joined(option: &str, path: &Path) -> std::ffi::OsString {
    let mut word = std::ffi::OsString::from(option);
    word.push(path);
    word
}

/// Makes links to all files of a folder but those of the crate `test`.
fn link_all(from: &Path, to: &Path) -> io::Result<()> {
    std::fs::create_dir_all(to)?;
    for entry in std::fs::read_dir(from)? {
        let (path, name) = entry.map(|entry| (entry.path(), entry.file_name()))?;
        if !name.to_string_lossy().starts_with("libtest-") && path.is_file() {
            link(&path, &to.join(name))?;
        }
    }
    Ok(())
}
