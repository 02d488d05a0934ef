//! Packages: built by cargo with the wrapper, each program and each test a check of its own.

use crate::support::{Folder, Run, read};
use std::process::{Command, Stdio};

/// Runs `cargo fencepost` in a folder.
#[track_caller]
fn cargo(folder: &Folder, arguments: &[&str]) -> Run {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cargo-fencepost"));
    command.arg("fencepost").args(arguments).current_dir(folder.path()).stdin(Stdio::null());
    // (Packages here have no dependencies but each other.)
    command.env("CARGO_NET_OFFLINE", "true").env_remove("CARGO_TARGET_DIR").env_remove("RUSTFLAGS");
    let run = Run::of(command.output().expect("the command starts"));
    assert!(!run.stderr.contains("RUST_BACKTRACE"), "{}", run.stderr);
    run
}

#[track_caller]
fn cargo_to(folder: &Folder, arguments: &[&str], code: i32) -> Run {
    let run = cargo(folder, arguments);
    assert_eq!(run.code, code, "{arguments:?}: {}\n{}", run.stdout, run.stderr);
    run
}

/// Writes the manifest of a package, with these further lines.
fn manifest(folder: &Folder, path: &str, name: &str, more: &str) {
    let text = format!("[package]\nname = \"{name}\"\nversion = \"0.1.0\"\nedition = \"2021\"\n{more}");
    folder.write(&format!("{path}Cargo.toml"), &text);
}

/// A library with tests of all kinds, inside and outside.
fn counter(name: &str) -> Folder {
    let folder = Folder::new(name);
    manifest(&folder, "", "counter-box", "[features]\nracy = []\n");
    folder.write(
        "src/lib.rs",
        "use std::sync::atomic::{AtomicU32, Ordering};
pub struct Counter(AtomicU32);
impl Counter {
    pub const fn new() -> Self {
        Counter(AtomicU32::new(0))
    }
    pub fn add(&self) {
        if cfg!(feature = \"racy\") {
            self.0.store(self.get() + 1, Ordering::Relaxed);
        } else {
            self.0.fetch_add(1, Ordering::Relaxed);
        }
    }
    pub fn get(&self) -> u32 {
        self.0.load(Ordering::Relaxed)
    }
}
#[cfg(test)]
mod tests {
    use super::*;
    #[test]
    fn alone() {
        let counter = Counter::new();
        counter.add();
        assert_eq!(counter.get(), 1);
    }
    #[test]
    #[should_panic(expected = \"too far\")]
    fn panics() {
        panic!(\"too far by {}\", Counter::new().get() + 1);
    }
    #[test]
    #[ignore = \"takes days\"]
    fn long() {}
    #[test]
    fn fails_or_not() -> Result<(), std::num::ParseIntError> {
        \"12\".parse::<u8>().map(drop)
    }
}
",
    );
    folder.write(
        "tests/from_outside.rs",
        "static COUNTER: counter_box::Counter = counter_box::Counter::new();
#[test]
fn two_threads() {
    let other = std::thread::spawn(|| COUNTER.add());
    COUNTER.add();
    other.join().unwrap();
    assert_eq!(COUNTER.get(), 2);
}
",
    );
    folder
}

#[test]
fn tests_are_found() {
    let folder = counter("cargo-list");
    let all = cargo_to(&folder, &["test", "--", "--list"], 0);
    let lists = "tests::alone: test\ntests::fails_or_not: test\ntests::long: test\ntests::panics: test\n\n4 tests, 0 \
                 benchmarks\ntwo_threads: test\n\n1 test, 0 benchmarks\n";
    assert_eq!(all.stdout, lists, "{}", all.stderr);
    for line in
        ["Compiling counter-box", "Running unittests src/lib.rs (target/fencepost/debug/deps/counter_box"]
    {
        assert!(all.stderr.contains(line), "{}", all.stderr);
    }
    assert!(all.stderr.contains("note: tests in documentation are not checked"), "{}", all.stderr);
    let exact = cargo_to(&folder, &["test", "--lib", "alone", "--", "--exact"], 0);
    assert!(
        exact.stdout.contains("test result: ok. 0 passed; 0 failed; 0 ignored; 0 measured; 4 filtered out")
    );
    let ignored = cargo_to(&folder, &["test", "long"], 0);
    assert!(ignored.stdout.contains("test tests::long ... ignored, takes days\n"), "{}", ignored.stdout);
}

#[test]
fn each_test_is_a_check() {
    let folder = counter("cargo-test");
    let right = cargo_to(&folder, &["test"], 0);
    for line in [
        "running 4 tests\ntest tests::alone ... ok\ntest tests::fails_or_not ... ok\n",
        "test tests::long ... ignored, takes days\ntest tests::panics - should panic ... ok\n\ntest result: ok. 3 \
         passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in ",
        "running 1 test\ntest two_threads ... ok\n",
    ] {
        assert!(right.stdout.contains(line), "{line}\n{}", right.stdout);
    }
    let wrong = cargo_to(&folder, &["test", "--features", "racy", "--test", "from_outside"], 101);
    for line in [
        "test two_threads ... FAILED\n\nfailures:\n\n---- two_threads ----\n",
        "panic",
        "tests/from_outside.rs:7",
        "to check only this test: cargo fencepost test -p counter-box --test from_outside two_threads -- --exact",
        "test result: FAILED. 0 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out; finished in ",
    ] {
        assert!(wrong.stdout.contains(line), "{line}\n{}", wrong.stdout);
    }
    assert!(
        wrong.stderr.contains("error: test failed, to rerun pass `--test from_outside`"),
        "{}",
        wrong.stderr
    );
}

/// The package that the documents show.
#[test]
fn the_example_package() {
    let folder = Folder::new("cargo-example");
    for file in ["Cargo.toml", "src/lib.rs", "tests/threads.rs"] {
        folder.write(file, &read(format!("examples/counter/{file}")));
    }
    let right = cargo_to(&folder, &["test", "--quiet"], 0);
    assert_eq!(right.stdout.matches(" ... ok\n").count(), 3, "{}", right.stdout);
    let wrong = cargo_to(&folder, &["test", "--features", "racy"], 101);
    assert!(wrong.stdout.contains("test two_threads ... FAILED\n"), "{}", wrong.stdout);
}

/// What a program cannot do here is refused with its name, at the user's line.
#[test]
fn what_is_not_supported_is_refused() {
    let folder = Folder::new("cargo-unsupported");
    manifest(&folder, "", "rocket", "");
    folder.write(
        "src/lib.rs",
        "unsafe extern \"C\" {
    fn launch(number: i32);
}
#[test]
fn assembly() {
    let mut number: u64 = 0;
    unsafe { std::arch::asm!(\"rdtsc\", out(\"rax\") number, out(\"rdx\") _) };
    assert!(number < 1);
}
#[test]
fn file() {
    assert!(std::fs::File::open(\"rocket.txt\").is_err());
}
#[test]
fn foreign() {
    unsafe { launch(1) };
}
#[test]
fn socket() {
    assert!(std::net::TcpStream::connect(\"127.0.0.1:80\").is_err());
}
",
    );
    let run = cargo_to(&folder, &["test", "--lib"], 2);
    for (test, line) in [("assembly", 7), ("file", 12), ("foreign", 16), ("socket", 20)] {
        assert!(run.stdout.contains(&format!("test {test} ... refused\n")), "{}", run.stdout);
        assert!(run.stdout.contains(&format!("src/lib.rs:{line}")), "{test}: {}", run.stdout);
    }
    assert!(run.stdout.contains("a call of launch, which is not defined"), "{}", run.stdout);
    assert!(
        run.stdout.contains("test result: refused. 0 passed; 0 failed; 0 ignored; 4 refused;"),
        "{}",
        run.stdout
    );
}

#[test]
fn what_does_not_compile_is_said_by_cargo() {
    let folder = Folder::new("cargo-bad");
    manifest(&folder, "", "bad", "");
    folder.write("src/main.rs", "fn main() {\n    let x: u32 = \"one\";\n}\n");
    let ours = cargo_to(&folder, &["run", "--quiet"], 101);
    let mut plain = Command::new("cargo");
    let plain = plain.args(["run", "--quiet", "--offline"]).current_dir(folder.path()).output();
    let theirs = Run::of(plain.expect("cargo runs"));
    assert_eq!((ours.stdout, ours.stderr), (theirs.stdout, theirs.stderr));
}

#[test]
fn what_is_not_for_packages_is_refused() {
    let folder = Folder::new("cargo-refused");
    manifest(&folder, "", "empty", "");
    folder.write("src/main.rs", "fn main() {}\n");
    for (arguments, message) in [
        (&["fly"][..], "error: cargo fencepost fly: there are `run` and `test` (see --help)\n"),
        (
            &["run", "--target", "wasm32-unknown-unknown"],
            "--target: what is checked is built for this machine",
        ),
        (
            &["run", "--", "--unroll-auto", "--timeout", "1s"],
            "--unroll-auto does not go with cargo fencepost",
        ),
        (&["run", "--", "--model", "rc12"], "rc11"),
    ] {
        let run = cargo_to(&folder, arguments, 2);
        assert!(run.stderr.contains(message) && run.stdout.is_empty(), "{run:?}");
    }
    assert!(cargo_to(&folder, &["--help"], 0).stdout.contains("cargo fencepost test [FILTER]"));
}

/// The start of a program whose threads are those of C.
const PTHREADS: &str = "
use std::ffi::c_void;
use std::ptr::{null, null_mut};
unsafe extern \"C\" {
    fn pthread_create(
        thread: *mut usize,
        attributes: *const c_void,
        start: extern \"C\" fn(*mut c_void) -> *mut c_void,
        argument: *mut c_void,
    ) -> i32;
    fn pthread_join(thread: usize, result: *mut *mut c_void) -> i32;
}
extern \"C\" fn post(_: *mut c_void) -> *mut c_void {
    mailbox::MAILBOX.post(generated::LETTER);
    null_mut()
}
mod generated {
    include!(concat!(env!(\"OUT_DIR\"), \"/letter.rs\"));
}
#[unsafe(no_mangle)]
pub extern \"C\" fn main() -> i32 {
    let mut thread = 0;
    unsafe { pthread_create(&mut thread, null(), post, null_mut()) };
    let letter = mailbox::MAILBOX.look();
    assert!(letter == 0 || letter == letters::twice!(21));
    unsafe { pthread_join(thread, null_mut()) };
    0
}
";

#[test]
fn a_workspace_with_everything() {
    let folder = Folder::new("cargo-workspace");
    folder.write(
        "Cargo.toml",
        "[workspace]\nmembers = [\"mailbox\", \"post\", \"letters\"]\nresolver = \"2\"\n",
    );
    manifest(&folder, "mailbox/", "mailbox", "[features]\nrelaxed = []\n");
    folder.write(
        "mailbox/src/lib.rs",
        "use std::cell::UnsafeCell;
use std::sync::atomic::{AtomicBool, Ordering};
pub struct Mailbox {
    data: UnsafeCell<u32>,
    full: AtomicBool,
}
unsafe impl Sync for Mailbox {}
pub static MAILBOX: Mailbox = Mailbox { data: UnsafeCell::new(0), full: AtomicBool::new(false) };
impl Mailbox {
    pub fn post(&self, letter: u32) {
        unsafe { *self.data.get() = letter };
        self.full.store(true, if cfg!(feature = \"relaxed\") { Ordering::Relaxed } else { Ordering::Release });
    }
    pub fn look(&self) -> u32 {
        if self.full.load(Ordering::Acquire) { unsafe { *self.data.get() } } else { 0 }
    }
}
",
    );
    manifest(&folder, "letters/", "letters", "[lib]\nproc-macro = true\n");
    folder.write(
        "letters/src/lib.rs",
        "#[proc_macro]
pub fn twice(number: proc_macro::TokenStream) -> proc_macro::TokenStream {
    format!(\"(2 * {number})\").parse().unwrap()
}
",
    );
    let more = "[features]\nrelaxed = [\"mailbox/relaxed\"]\n[dependencies]\nmailbox = { path = \"../mailbox\" }\n\
                letters = { path = \"../letters\" }\n";
    manifest(&folder, "post/", "post", more);
    folder.write("post/src/main.rs", &format!("#![no_main]{PTHREADS}"));
    folder.write("post/examples/again.rs", &format!("#![no_main]{PTHREADS}"));
    folder.write(
        "post/build.rs",
        "fn main() {
    let file = std::path::Path::new(&std::env::var_os(\"OUT_DIR\").unwrap()).join(\"letter.rs\");
    std::fs::write(file, \"pub const LETTER: u32 = 42;\").unwrap();
}
",
    );
    let right = cargo_to(&folder, &["run"], 0);
    assert!(
        right.stdout.starts_with("post: verified under rc11: no error in 2 executions"),
        "{}",
        right.stdout
    );
    let example = cargo_to(&folder, &["run", "-p", "post", "--example", "again", "--", "--model", "sc"], 0);
    assert!(
        example.stdout.starts_with("again: verified under sc: no error in 2 executions"),
        "{}",
        example.stdout
    );
    let wrong = cargo_to(&folder, &["run", "--features", "post/relaxed", "--", "--format", "json"], 1);
    let error = &wrong.json()["errors"][0];
    assert_eq!((error["kind"].as_str(), error["file"].as_str()), (Some("race"), Some("mailbox/src/lib.rs")));
}
