//! Finds programs without running them.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// A program of LLVM that distributions install under its name or with the version after it, as `clang-18`.
#[derive(Clone, Copy, Debug)]
pub struct Tool(&'static str);

/// The compiler clang, to be looked up with [`versioned`].
pub const COMPILERS: Tool = Tool("clang");
/// The disassembler llvm-dis, to be looked up with [`versioned`].
pub const BITCODE_TOOLS: Tool = Tool("llvm-dis");

/// The versions of LLVM that the reader supports.
const VERSIONS: std::ops::RangeInclusive<u32> = 14..=22;

/// Finds a tool on the PATH under its plain name, else the newest version of it there.
pub fn versioned(tool: Tool) -> Option<PathBuf> {
    let folders = folders();
    let versions = VERSIONS.rev().map(|version| format!("{}-{version}", tool.0));
    std::iter::once(tool.0.to_owned()).chain(versions).find_map(|name| on_path(Path::new(&name), &folders))
}

/// Finds the program that a user named; a plain name is looked up on the PATH, a path is taken as it is.
pub fn program(named: &Path) -> Option<PathBuf> {
    if named.components().count() > 1 {
        return is_program(named).then(|| named.to_owned());
    }
    on_path(named, &folders())
}

fn folders() -> Vec<PathBuf> {
    let path: OsString = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).collect()
}

fn on_path(name: &Path, folders: &[PathBuf]) -> Option<PathBuf> {
    let candidates = folders.iter().map(|folder| folder.join(name).into_os_string());
    let candidates = candidates.map(|mut path| {
        path.push(std::env::consts::EXE_SUFFIX);
        PathBuf::from(path)
    });
    candidates.into_iter().find(|path| is_program(path))
}

#[cfg(unix)]
fn is_program(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    std::fs::metadata(path).is_ok_and(|data| data.is_file() && data.permissions().mode() & 0o111 != 0)
}

#[cfg(not(unix))]
fn is_program(path: &Path) -> bool {
    path.is_file()
}
