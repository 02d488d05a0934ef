//! Single Rust files: found, compiled, checked; messages of rustc are passed on.

use crate::support::{Folder, read, refuses_in, run_to};

/// Two threads, started as C does it: what is left of Rust is the language and `core`.
const MAILBOX: &str = r#"#![no_main]
use std::cell::UnsafeCell;
use std::ffi::c_void;
use std::ptr::{null, null_mut};
use std::sync::atomic::{AtomicBool, Ordering};

unsafe extern "C" {
    fn pthread_create(
        thread: *mut usize,
        attributes: *const c_void,
        start: extern "C" fn(*mut c_void) -> *mut c_void,
        argument: *mut c_void,
    ) -> i32;
    fn pthread_join(thread: usize, result: *mut *mut c_void) -> i32;
}

struct Mailbox {
    data: UnsafeCell<u32>,
    full: AtomicBool,
}
unsafe impl Sync for Mailbox {}
static MAILBOX: Mailbox = Mailbox { data: UnsafeCell::new(0), full: AtomicBool::new(false) };

extern "C" fn post(_: *mut c_void) -> *mut c_void {
    unsafe { *MAILBOX.data.get() = 42 };
    MAILBOX.full.store(true, if cfg!(relaxed) { Ordering::Relaxed } else { Ordering::Release });
    null_mut()
}

#[unsafe(no_mangle)]
pub extern "C" fn main() -> i32 {
    let mut thread = 0;
    unsafe { pthread_create(&mut thread, null(), post, null_mut()) };
    if MAILBOX.full.load(Ordering::Acquire) {
        assert_eq!(unsafe { *MAILBOX.data.get() }, 42);
    }
    unsafe { pthread_join(thread, null_mut()) };
    0
}
"#;

#[test]
fn a_file_is_compiled_and_checked() {
    let folder = Folder::new("rust-file");
    folder.write("mailbox.rs", MAILBOX);
    let right = run_to(folder.path(), &["check", "mailbox.rs"], 0);
    assert!(
        right.stdout.starts_with("mailbox.rs: verified under rc11: no error in 2 executions"),
        "{right:?}"
    );
    let wrong = run_to(folder.path(), &["check", "mailbox.rs", "--", "--cfg", "relaxed"], 1);
    assert!(wrong.stdout.contains("data race on MAILBOX.data at mailbox.rs:35"), "{}", wrong.stdout);
    // Flags of the user come after ours.
    let optimised = run_to(folder.path(), &["check", "mailbox.rs", "--", "--cfg", "relaxed", "-O"], 1);
    assert!(optimised.stdout.contains("data race on MAILBOX at mailbox.rs:35"), "{}", optimised.stdout);
}

/// The example: what goes wrong, and which stronger orders make it right. The flag's write is the one to be
/// stronger; the order of its read is one already.
#[test]
fn orders_become_stronger() {
    let folder = Folder::new("rust-fences");
    folder.write("mailbox.rs", &read("examples/mailbox.rs"));
    let wrong = run_to(folder.path(), &["check", "mailbox.rs"], 1);
    for words in ["mailbox.rs:17", "mailbox::main::{closure#0}", "R_rlx LETTER = 0"] {
        assert!(wrong.stdout.contains(words), "{words}: {}", wrong.stdout);
    }
    let repaired = run_to(folder.path(), &["fences", "mailbox.rs", "--sets", "1"], 0);
    let patch =
        "-        FULL.store(true, Ordering::Relaxed);\n+        FULL.store(true, Ordering::Release);\n";
    assert!(repaired.stdout.contains(patch), "{}", repaired.stdout);
    folder.write(
        "mailbox.rs",
        &read("examples/mailbox.rs").replace("(true, Ordering::Relaxed)", "(true, Ordering::Release)"),
    );
    let right = run_to(folder.path(), &["check", "mailbox.rs"], 0);
    assert!(right.stdout.contains("no error in 2 executions"), "{}", right.stdout);
}

#[test]
fn what_rustc_says_is_passed_on() {
    let folder = Folder::new("rust-bad");
    folder.write("bad.rs", "fn main() {\n    let x: u32 = \"one\";\n}\n");
    refuses_in(folder.path(), &["check", "bad.rs"], &["error[E0308]: mismatched types", "bad.rs:2:18"]);
    folder.write("old.rs", "fn main() { let async = 1; }\n");
    refuses_in(folder.path(), &["check", "old.rs"], &["expected identifier, found keyword `async`"]);
    let edition = run_to(folder.path(), &["check", "old.rs", "--", "--edition", "2015"], 0);
    assert!(edition.stderr.contains("warning: unused variable: `async`"), "{}", edition.stderr);
}
