//! Puts headers that are part of this program where clang can find them: `fencepost.h`, and those that
//! programs for other checkers include.

use super::temporary::TemporaryFolder;
use std::io;
use std::path::{Path, PathBuf};

/// The text of the C header `fencepost.h`, which declares the functions that Fencepost offers to programs.
pub const HEADER: &str = include_str!("../../include/fencepost.h");

/// Headers that are found instead of the system's, which they include where they do not take its place:
/// file names below [`INSTEAD`], and texts.
const INSTEAD_FILES: [(&str, &str); 7] = [
    (
        "__string/extern_template_lists.h",
        include_str!("../../include/instead/__string/extern_template_lists.h"),
    ),
    ("bits/c++config.h", include_str!("../../include/instead/bits/c++config.h")),
    ("pthread.h", include_str!("../../include/instead/pthread.h")),
    ("barrier", include_str!("../../include/instead/barrier")),
    ("bits/atomic_wait.h", include_str!("../../include/instead/bits/atomic_wait.h")),
    ("bits/semaphore_base.h", include_str!("../../include/instead/bits/semaphore_base.h")),
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
pub struct HeaderFolder(TemporaryFolder);

impl HeaderFolder {
    /// Creates the temporary folder and writes the headers into it.
    pub fn create() -> io::Result<Self> {
        let folder = HeaderFolder(TemporaryFolder::create()?);
        std::fs::write(folder.path().join("fencepost.h"), HEADER)?;
        let instead = INSTEAD_FILES.iter().map(|(name, text)| (folder.instead().join(name), text));
        let of = |(compat, files): &(Compat, &'static [(&'static str, &'static str)])| {
            let home = folder.of(*compat);
            files.iter().map(move |(name, text)| (home.join(name), text))
        };
        for (file, text) in instead.chain(COMPAT.iter().flat_map(of)) {
            std::fs::create_dir_all(file.parent().unwrap_or(folder.path()))?;
            std::fs::write(file, text)?;
        }
        Ok(folder)
    }

    /// Returns the folder of the headers that are found instead of the system's.
    pub fn instead(&self) -> PathBuf {
        self.path().join(INSTEAD)
    }

    /// Returns the folder with the headers for programs that were written for `compat`.
    pub fn of(&self, compat: Compat) -> PathBuf {
        self.path().join(compat.folder())
    }

    /// Returns all folders with headers for programs that were written for other checkers.
    pub fn all(&self) -> impl Iterator<Item = PathBuf> {
        COMPAT.into_iter().map(|(compat, _)| self.of(compat))
    }

    /// Returns the path of the temporary folder.
    pub fn path(&self) -> &Path {
        self.0.path()
    }
}
