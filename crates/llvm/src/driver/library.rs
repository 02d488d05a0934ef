//! Rust's standard library as LLVM IR, of any toolchain and without further components.
//!
//! The libraries that come with a toolchain contain their bitcode, for link-time optimisation. So rustc links
//! a small program that way, without optimising: the result is the whole library as one module of text,
//! some 38 MB. This takes four seconds, so the text is kept in the user's cache folder, under a name that is
//! a digest of everything that it is made from: what rustc says of itself, the flags, and the contents of the
//! libraries. (Reading these takes 20 ms, while the user's crate is compiled.)
//!
//! All names are local to the module then, but `main`: a program that is linked has nothing to offer to
//! others. [`Origin::RustLibrary`] says that they are visible all the same.

use super::rust::{Rustc, of_library};
use super::temporary::TemporaryFolder;
use super::{Compiled, DriverError, find};
use crate::{Ir, Origin, known};
use std::collections::hash_map::DefaultHasher;
use std::hash::Hasher;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The environment variable that names the folder in which libraries are kept.
pub const CACHE_VARIABLE: &str = "FENCEPOST_CACHE";

/// The versions of LLVM whose IR the reader knows.
const LLVM: std::ops::RangeInclusive<u32> = 14..=22;

/// The program that the library is linked to: functions that take the place of some of the library's.
const SOURCE: &str = include_str!("../../runtime/rust/std.rs");

/// The program for releases of which those functions are not known to fit.
const EMPTY: &str = "fn main() {}\n";

/// The flags that make one module of the whole library. The machine code, which rustc insists on, is not
/// linked: the linker that does nothing comes after these.
const FLAGS: [&str; 11] = [
    "--crate-name",
    "fencepost_library",
    "--edition",
    "2021",
    "--emit=llvm-ir,link",
    "-C",
    "lto=fat",
    "-C",
    "opt-level=0",
    "-C",
    "codegen-units=1",
];

impl Rustc {
    /// Returns the standard library that crates compiled with these flags are linked with.
    pub fn library(&self, flags: &[String]) -> Result<Compiled, DriverError> {
        let flags = of_library(flags);
        let name = "<IR of Rust's standard library>".to_owned();
        let made = |bytes| Compiled { ir: Ir { name, bytes, origin: Origin::RustLibrary }, messages: vec![] };
        let (version, digest) = self.digest(&flags)?;
        let source = if known::release(&version).is_some_and(known::is_known) { SOURCE } else { EMPTY };
        let kept = cache_folder().zip(digest);
        let kept = kept.map(|(folder, digest)| (folder.join(format!("std-{digest:016x}.ll")), folder));
        if let Some((file, _)) = &kept
            && let Ok(bytes) = std::fs::read(file)
        {
            return Ok(made(bytes));
        }
        let bytes = self.make_library(source, &flags)?;
        if let Some((file, folder)) = &kept {
            // A cache that cannot be written is one that is not used.
            let _ = keep(folder, file, &bytes);
        }
        Ok(made(bytes))
    }

    /// Returns what rustc says of its version, and a number that is different for different libraries, or
    /// `None` if this rustc does not say where they are. An LLVM that the reader does not know is an error.
    fn digest(&self, flags: &[String]) -> Result<(String, Option<u64>), DriverError> {
        let say = |what: &[&str]| {
            let flags = flags.iter().map(String::as_str);
            self.say(&what.iter().copied().chain(flags).collect::<Vec<_>>())
        };
        // (Asked for both, rustc answers one.)
        let (version, folder) = std::thread::scope(|scope| {
            let version = scope.spawn(|| say(&["-vV"]));
            (version.join().expect("the driver does not panic"), say(&["--print", "target-libdir"]))
        });
        let (version, folder) = (version?, folder?);
        known_llvm(&version)?;
        let mut hasher = DefaultHasher::new();
        [env!("CARGO_PKG_VERSION"), &version].iter().for_each(|part| hasher.write(part.as_bytes()));
        hasher.write(SOURCE.as_bytes());
        FLAGS.iter().for_each(|flag| hasher.write(flag.as_bytes()));
        flags.iter().for_each(|flag| hasher.write(flag.as_bytes()));
        let libraries = digest_libraries(Path::new(folder.trim()), &mut hasher);
        Ok((version, libraries.ok().map(|()| hasher.finish())))
    }

    /// Has rustc make one module of the whole library, linked to the program `source_text`.
    fn make_library(&self, source_text: &str, flags: &[String]) -> Result<Vec<u8>, DriverError> {
        let fail = |reason: String, messages| DriverError::NoLibrary {
            rustc: self.path().to_owned(),
            reason,
            messages,
        };
        let io = |error: io::Error| fail(error.to_string(), vec![]);
        let folder = TemporaryFolder::create().map_err(io)?;
        let source = folder.path().join("library.rs");
        std::fs::write(&source, source_text).map_err(io)?;
        let mut command = Command::new(self.path());
        command.args(FLAGS).args(flags);
        if let Some(idle) = find::program(Path::new("true")) {
            command.arg("-C").arg(format!("linker={}", idle.display()));
        }
        command.arg("--out-dir").arg(folder.path()).arg(&source);
        self.run(command, &source).map_err(|error| match error {
            DriverError::Failed { messages, .. } => {
                fail("rustc cannot link a small program".into(), messages)
            }
            other => other,
        })?;
        std::fs::read(folder.path().join("fencepost_library.ll")).map_err(io)
    }
}

/// Refuses the version that rustc tells of itself if its LLVM is not known.
fn known_llvm(version: &str) -> Result<(), DriverError> {
    let line = version.lines().find_map(|line| line.strip_prefix("LLVM version: "));
    // (A compiler without the line has another back end, which makes no IR.)
    let number = line.and_then(|llvm| llvm.split('.').next()).and_then(|number| number.parse().ok());
    match (line, number) {
        (Some(llvm), Some(number)) if !LLVM.contains(&number) => {
            let release = version.lines().next().unwrap_or("rustc");
            let release = release.split(" (").next().unwrap_or(release).to_owned();
            Err(DriverError::OtherLlvm { release, llvm: llvm.to_owned() })
        }
        _ => Ok(()),
    }
}

/// Adds the names and contents of all libraries in a folder to a digest.
fn digest_libraries(folder: &Path, hasher: &mut DefaultHasher) -> io::Result<()> {
    let entries: io::Result<Vec<PathBuf>> = std::fs::read_dir(folder)?.map(|e| e.map(|e| e.path())).collect();
    let mut libraries = entries?;
    libraries.retain(|path| path.extension().is_some_and(|extension| extension == "rlib"));
    libraries.sort();
    for library in &libraries {
        hasher.write(library.file_name().unwrap_or_default().as_encoded_bytes());
        hasher.write(&std::fs::read(library)?);
    }
    if libraries.is_empty() { Err(io::ErrorKind::NotFound.into()) } else { Ok(()) }
}

/// Returns the folder for files that can be made again: that of the variable, or the system's for this user.
fn cache_folder() -> Option<PathBuf> {
    let folder = |name: &str| std::env::var_os(name).filter(|path| !path.is_empty()).map(PathBuf::from);
    if let Some(own) = folder(CACHE_VARIABLE) {
        return Some(own);
    }
    let system = folder("XDG_CACHE_HOME").or_else(|| folder("LOCALAPPDATA")).or_else(|| {
        let below = if cfg!(target_os = "macos") { "Library/Caches" } else { ".cache" };
        folder("HOME").map(|home| home.join(below))
    });
    system.map(|system| system.join("fencepost"))
}

/// Writes a file of the cache: whole or not at all, since others may read and write it at the same time.
fn keep(folder: &Path, file: &Path, bytes: &[u8]) -> io::Result<()> {
    std::fs::create_dir_all(folder)?;
    let unfinished = file.with_extension(format!("{}.part", std::process::id()));
    std::fs::write(&unfinished, bytes).and_then(|()| std::fs::rename(&unfinished, file)).inspect_err(|_| {
        let _ = std::fs::remove_file(&unfinished);
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_llvm_is_named() {
        let of = |llvm: &str| {
            let version = format!("rustc 1.99.0 (abc 2027-01-01)\nhost: x\nLLVM version: {llvm}\n");
            known_llvm(&version).map_err(|error| error.to_string())
        };
        assert_eq!(of("22.1.2"), Ok(()));
        assert_eq!(of("14.0.0"), Ok(()));
        let error = of("23.0.1").expect_err("it is too new");
        assert!(error.starts_with("rustc 1.99.0 uses LLVM 23.0.1, whose IR"), "{error}");
        assert!(of("13.0.0").is_err());
        assert!(known_llvm("rustc 1.99.0\n").is_ok());
    }
}
