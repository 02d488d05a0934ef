//! Tests the driver with scripts in the place of clang.

use super::*;
use std::os::unix::fs::PermissionsExt;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A script must not be run while a process that another test starts still has it open for writing.
static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());

/// A folder with scripts in it, deleted with the value.
struct Scripts(PathBuf, #[allow(dead_code, reason = "held, not read")] MutexGuard<'static, ()>);

impl Scripts {
    fn new(name: &str) -> Self {
        let turn = ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner);
        let path = std::env::temp_dir().join(format!("fencepost-driver-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).expect("the temporary folder can be written to");
        Scripts(path, turn)
    }

    fn write(&self, name: &str, text: &str) -> PathBuf {
        let path = self.0.join(name);
        std::fs::write(&path, text).expect("the temporary folder can be written to");
        path
    }

    /// Creates a tool that runs `body` with its arguments.
    fn tool(&self, body: &str) -> Clang {
        let path = self.write("clang", &format!("#!/bin/sh\n{body}\n"));
        let mode = std::fs::Permissions::from_mode(0o755);
        std::fs::set_permissions(&path, mode).expect("it is our file");
        Clang::find(Some(&path)).expect("it is there")
    }
}

impl Drop for Scripts {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[test]
fn what_is_said_is_handed_on() {
    let scripts = Scripts::new("said");
    let source = scripts.write("a.c", "");
    let clang = scripts.tool("echo \"$@\"; echo 'a.c:1:2: warning: hm' >&2");
    let compiled = clang.compile(&source, &["-O2".into(), "-DN=3".into()], Diagnostics::Coloured);
    let compiled = compiled.expect("the script ends well");
    assert_eq!(compiled.messages, b"a.c:1:2: warning: hm\n");
    assert_eq!(compiled.ir.name, format!("<IR of {}>", source.display()));
    let args = String::from_utf8(compiled.ir.bytes).expect("text");
    assert!(args.starts_with("-O0 -Xclang -disable-O0-optnone -g "), "{args}");
    assert!(args.contains(" -fcolor-diagnostics -O2 -DN=3 -isystem "), "{args}");
    assert!(args.contains(" -idirafter "), "{args}");
    assert!(args.trim_end().ends_with(&format!(" -S -emit-llvm -o - {}", source.display())), "{args}");
}

#[test]
fn the_header_is_there_while_clang_runs_and_gone_afterwards() {
    let scripts = Scripts::new("header");
    let source = scripts.write("a.c", "");
    let clang = scripts.tool(
        "while [ \"$1\" != -idirafter ]; do shift; done; echo \"$2\"; grep -c fp_assert \"$2/fencepost.h\"",
    );
    let compiled = clang.compile(&source, &[], Diagnostics::Plain).expect("the script ends well");
    let text = String::from_utf8(compiled.ir.bytes).expect("text");
    let (folder, count) = text.split_once('\n').expect("two lines");
    assert_ne!(count.trim(), "0");
    assert!(!Path::new(folder).exists(), "{folder}");
}

#[test]
fn failures() {
    let scripts = Scripts::new("failures");
    let source = scripts.write("a.c", "");
    let fails = |body: &str| {
        let error = scripts.tool(body).compile(&source, &[], Diagnostics::Plain).expect_err("it fails");
        (error.to_string(), error.messages().to_vec())
    };
    let (text, messages) =
        fails("printf '\\033[1ma.c:1:1: \\033[31merror: \\033[0mwhat is this\\n' >&2; exit 1");
    assert!(text.ends_with(" failed: what is this"), "{text}");
    assert!(messages.starts_with(b"\x1b[1ma.c:1:1:"), "{messages:?}");
    assert!(fails("exit 0").0.contains("wrote no LLVM IR"));
    assert!(fails("kill -9 $$").0.ends_with(" failed"));
    let clang = scripts.tool("echo");
    let missing = clang.compile(&scripts.0.join("no.c"), &[], Diagnostics::Plain).expect_err("no such file");
    assert!(missing.to_string().starts_with("cannot read "), "{missing}");
    std::fs::write(clang.path(), "\x7fELF nonsense").expect("it is our file");
    let broken = clang.compile(&source, &[], Diagnostics::Plain).expect_err("no program");
    assert!(matches!(broken, DriverError::CannotRun { .. } | DriverError::Failed { .. }), "{broken}");
}

#[test]
fn a_clang_that_is_named_must_be_there() {
    let error = Clang::find(Some(Path::new("no/such/clang"))).expect_err("it is not there");
    assert_eq!(error.to_string(), "--clang names no/such/clang, but there is no such program");
    let help = DriverError::NoClang.to_string();
    for word in ["apt-get install clang", "dnf install", "brew install", "--clang", "FENCEPOST_CLANG", ".ll"]
    {
        assert!(help.contains(word), "{help}");
    }
    assert!(DriverError::NoDisassembler("a.bc".into()).to_string().contains("llvm-dis a.bc -o a.ll"));
}

#[test]
fn kinds_of_files() {
    let kind = |name: &str| FileKind::of(Path::new(name));
    for name in ["a.c", "a.cc", "a.cpp", "a.cxx", "a.C", "a.c++", "a.i"] {
        assert_eq!(kind(name), Some(FileKind::Source), "{name}");
    }
    assert_eq!((kind("a.ll"), kind("a.bc")), (Some(FileKind::Text), Some(FileKind::Bitcode)));
    assert_eq!((kind("a.litmus"), kind("a.h"), kind("a")), (None, None, None));
}

#[test]
fn several_files_at_once() {
    let scripts = Scripts::new("several");
    let files = [scripts.write("a.c", ""), scripts.write("b.ll", "; nothing"), scripts.0.join("no.c")];
    let clang = scripts.tool("echo compiled");
    let compiler = Compiler { clang: Some(clang.path()), compat: None };
    let all = translate(&files, &[], compiler, Diagnostics::Plain).expect("there is a clang");
    let bytes = |i: usize| all[i].as_ref().map(|c| c.ir.bytes.clone()).ok();
    assert_eq!(bytes(0).as_deref(), Some(&b"compiled\n"[..]));
    assert_eq!(bytes(1).as_deref(), Some(&b"; nothing"[..]));
    assert!(matches!(all[2], Err(DriverError::Unreadable { .. })));
}

/// Checks that a file whose name begins like a flag is still a file.
#[test]
fn files_are_never_flags() {
    assert_eq!(no_flag(Path::new("-o.c")), "./-o.c");
    assert_eq!(no_flag(Path::new("a/-o.c")), "a/-o.c");
}

#[test]
fn another_text_goes_by_the_name_of_the_file() {
    let scripts = Scripts::new("overlay");
    let source = scripts.write("a \"b\".c", "old");
    let sub = scripts.0.join("sub");
    std::fs::create_dir_all(&sub).expect("the temporary folder can be written to");
    // Shows the description of the overlay, and the text it speaks of.
    let clang = scripts.tool(
        "while [ \"$1\" != -ivfsoverlay ]; do shift; done; cat \"$2\"; cat \"$(dirname \"$2\")/text0\"",
    );
    let named = sub.join("../a \"b\".c");
    let compiled = clang
        .compile_as(&named, &[Replaced { file: &named, text: "new" }], &[], Diagnostics::Plain)
        .expect("it ends well");
    let shown = String::from_utf8(compiled.ir.bytes).expect("text");
    let name = source.to_str().expect("a plain name").replace('"', "\\\"");
    assert!(shown.contains(&format!("\"name\": \"{name}\"")), "{shown}");
    assert!(shown.ends_with("}\nnew"), "{shown}");

    let ir = scripts.write("a.ll", "old");
    let texts = [Replaced { file: &ir, text: "new" }];
    let translated =
        translate_as(std::slice::from_ref(&ir), &texts, &[], Compiler::default(), Diagnostics::Plain);
    let translated = translated.expect("no clang is needed").pop().expect("one file").expect("it is text");
    assert_eq!(translated.ir.bytes, b"new");
}
