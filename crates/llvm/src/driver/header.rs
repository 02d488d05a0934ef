//! Puts headers that are part of this program where clang can find them: `fencepost.h`, and those that
//! programs for other checkers include.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

/// The text of the C header `fencepost.h`, which declares the functions that Fencepost offers to programs.
pub const HEADER: &str = include_str!("../../include/fencepost.h");

/// Headers that are found instead of the system's, which they include where they do not take its place:
/// file names below [`INSTEAD`], and texts.
const INSTEAD_FILES: [(&str, &str); 6] = [
    (
        "__string/extern_template_lists.h",
        include_str!("../../include/instead/__string/extern_template_lists.h"),
    ),
    ("bits/c++config.h", include_str!("../../include/instead/bits/c++config.h")),
    ("pthread.h", include_str!("../../include/instead/pthread.h")),
    ("barrier", include_str!("../../include/instead/barrier")),
    ("bits/atomic_wait.h", include_str!("../../include/instead/bits/atomic_wait.h")),
    ("bits/atomic_timed_wait.h", include_str!("../../include/instead/bits/atomic_timed_wait.h")),
];

/// The name of the folder of these headers, which tells their places from the user's.
pub const INSTEAD: &str = "fencepost-instead";

/// The tools whose headers are part of this program, each with the files of its folder.
const COMPAT: [(Compat, &[(&str, &str)]); 4] = [
    (Compat::Genmc, &[("genmc.h", include_str!("../../include/compat/genmc/genmc.h"))]),
    (Compat::Dat3m, &[("dat3m.h", include_str!("../../include/compat/dat3m/dat3m.h"))]),
    (
        Compat::Cdschecker,
        &[
            ("model-assert.h", include_str!("../../include/compat/cdschecker/model-assert.h")),
            ("librace.h", include_str!("../../include/compat/cdschecker/librace.h")),
            ("threads.h", include_str!("../../include/compat/cdschecker/threads.h")),
        ],
    ),
    (
        Compat::Vsync,
        &[
            ("vsync/common/assert.h", include_str!("../../include/compat/vsync/vsync/common/assert.h")),
            ("vsync/common/verify.h", include_str!("../../include/compat/vsync/vsync/common/verify.h")),
            (
                "vsync/common/await_while.h",
                include_str!("../../include/compat/vsync/vsync/common/await_while.h"),
            ),
        ],
    ),
];

/// Another checker, or a library made for checkers, whose headers programs include.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Compat {
    /// GenMC: `genmc.h`.
    Genmc,
    /// Dartagnan: `dat3m.h`.
    Dat3m,
    /// CDSChecker: `model-assert.h`, `librace.h`, and `threads.h`, which is not that of C11.
    Cdschecker,
    /// libvsync: the part of `vsync/common` that is about checkers.
    Vsync,
}

impl Compat {
    /// Returns the name of the folder with its headers.
    fn folder(self) -> &'static str {
        match self {
            Compat::Genmc => "genmc",
            Compat::Dat3m => "dat3m",
            Compat::Cdschecker => "cdschecker",
            Compat::Vsync => "vsync",
        }
    }
}

/// A temporary folder that holds the headers for clang and is deleted when the value is dropped.
#[derive(Debug)]
pub struct HeaderFolder(PathBuf);

impl HeaderFolder {
    /// Creates the temporary folder and writes the headers into it.
    pub fn create() -> io::Result<Self> {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        loop {
            let number = NEXT.fetch_add(1, Ordering::Relaxed);
            let path = std::env::temp_dir().join(format!("fencepost-{}-{number}", std::process::id()));
            // A folder that another process made is not ours to use.
            match private_folder(&path) {
                Ok(()) => {
                    let folder = HeaderFolder(path);
                    std::fs::write(folder.0.join("fencepost.h"), HEADER)?;
                    for (name, text) in INSTEAD_FILES {
                        let file = folder.instead().join(name);
                        std::fs::create_dir_all(file.parent().unwrap_or(&folder.0))?;
                        std::fs::write(file, text)?;
                    }
                    for (compat, files) in COMPAT {
                        for (name, text) in files {
                            let file = folder.of(compat).join(name);
                            std::fs::create_dir_all(file.parent().unwrap_or(&folder.0))?;
                            std::fs::write(file, text)?;
                        }
                    }
                    return Ok(folder);
                }
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error),
            }
        }
    }

    /// Returns the folder of the headers that are found instead of the system's.
    pub fn instead(&self) -> PathBuf {
        self.0.join(INSTEAD)
    }

    /// Returns the folder with the headers for programs that were written for `compat`.
    pub fn of(&self, compat: Compat) -> PathBuf {
        self.0.join(compat.folder())
    }

    /// Returns all folders with headers for programs that were written for other checkers.
    pub fn all(&self) -> impl Iterator<Item = PathBuf> {
        COMPAT.into_iter().map(|(compat, _)| self.of(compat))
    }

    /// Returns the path of the temporary folder.
    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for HeaderFolder {
    fn drop(&mut self) {
        // If it cannot be removed, it stays: a few kilobytes in the folder for temporary files.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[cfg(unix)]
fn private_folder(path: &Path) -> io::Result<()> {
    use std::os::unix::fs::DirBuilderExt;
    std::fs::DirBuilder::new().mode(0o700).create(path)
}

#[cfg(not(unix))]
fn private_folder(path: &Path) -> io::Result<()> {
    std::fs::create_dir(path)
}
