//! Runs clang for these tests.

use fencepost_llvm::driver::{Clang, Diagnostics};
use fencepost_llvm::{Ir, LoadError, Options, load};
use fencepost_program::Program;
use std::path::{Path, PathBuf};

/// Finds the clang of this name, or any if no name is given. `None`: there is none.
pub fn clang(name: Option<&str>) -> Option<Clang> {
    let found = Clang::find(name.map(Path::new));
    if let Err(error) = &found {
        assert!(std::env::var_os("FENCEPOST_REQUIRE_CLANG").is_none(), "{error}");
        println!("not run: {error}");
    }
    found.ok()
}

/// Writes a file of this name with this text, and returns its path.
pub fn file(name: &str, text: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    path
}

/// Compiles a file to IR.
#[track_caller]
pub fn compile(clang: &Clang, source: &Path, flags: &[&str]) -> Ir {
    let flags: Vec<String> = flags.iter().map(|flag| (*flag).to_owned()).collect();
    let compiled = clang.compile(source, &flags, Diagnostics::Plain).unwrap_or_else(|error| {
        panic!("{error}\n{}", String::from_utf8_lossy(error.messages()));
    });
    compiled.ir
}

/// Loads the program of some modules.
pub fn program(modules: &[Ir]) -> Result<Program, String> {
    load(modules, &Options::default()).map_err(|error| match error {
        LoadError::At(file, diagnostic) => diagnostic.render(&file),
        LoadError::Message(message) => message,
        LoadError::Stopped => unreachable!("nobody stops it"),
    })
}

/// Returns a module whose `main` calls `function`, so that one file can hold many programs.
pub fn main_that_calls(function: &str) -> Ir {
    let text = format!(
        "declare i32 @{function}()\ndefine i32 @main() {{\n  %r = call i32 @{function}()\n  ret i32 %r\n}}\n"
    );
    Ir::new(format!("<main of {function}>"), text)
}
