//! Puts `fencepost.h`, which is part of this program, where clang can find it.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

/// The text of the C header `fencepost.h`, which declares the functions that Fencepost offers to programs.
pub const HEADER: &str = include_str!("../../include/fencepost.h");

/// A temporary folder that holds `fencepost.h` for clang and is deleted when the value is dropped.
#[derive(Debug)]
pub struct HeaderFolder(PathBuf);

impl HeaderFolder {
    /// Creates the temporary folder and writes `fencepost.h` into it.
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
                    return Ok(folder);
                }
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error),
            }
        }
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
