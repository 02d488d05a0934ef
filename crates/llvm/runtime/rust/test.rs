//! The crate `test`, which rustc links every crate with that it compiles for testing, in Fencepost's words.
//!
//! rustc makes one `TestDescAndFn` of each `#[test]`, and a `main` that hands all of them to
//! `test_main_static`. What it writes is fixed by the names of types, functions and fields only, so these are
//! those of the real crate, and the rest is not. Of a table of tests each entry is a check of its own:
//! Fencepost reads the table in LLVM IR (`src/tests.rs`, which knows the layout of the types here), and then
//! makes each entry of it the test to be checked.

#![allow(non_snake_case, missing_docs)]

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
pub use std::hint::black_box;
use std::process::{ExitCode, Termination};

/// A test, as the compiler describes it. The first fields are those that Fencepost reads.
#[repr(C)]
pub struct TestDescAndFn {
    pub desc: TestDesc,
    pub testfn: TestFn,
}

/// What a test is called and how it should end.
#[repr(C)]
pub struct TestDesc {
    pub name: StaticTestName,
    pub ignore_message: Option<&'static str>,
    pub should_panic: ShouldPanic,
    pub ignore: bool,
    //{places
    pub source_file: &'static str,
    pub start_line: usize,
    pub start_col: usize,
    pub end_line: usize,
    pub end_col: usize,
    //}
    pub compile_fail: bool,
    pub no_run: bool,
    pub test_type: TestType,
}

/// The path of a test, without that of its crate.
#[repr(transparent)]
pub struct StaticTestName(pub &'static str);

/// Whether a test passes by panicking.
#[repr(C, u64)]
pub enum ShouldPanic {
    No,
    Yes,
    YesWithMessage(&'static str),
}

pub enum TestType {
    UnitTest,
    IntegrationTest,
    DocTest,
    Unknown,
}

/// The code of a test or a benchmark.
pub enum TestFn {
    Test(fn() -> Result<(), String>),
    Benchmark(fn(&mut Bencher) -> Result<(), String>),
}

pub const fn StaticTestFn(test: fn() -> Result<(), String>) -> TestFn {
    TestFn::Test(test)
}

pub const fn StaticBenchFn(benchmark: fn(&mut Bencher) -> Result<(), String>) -> TestFn {
    TestFn::Benchmark(benchmark)
}

/// What measures benchmarks elsewhere: here, the code to be measured runs once.
pub struct Bencher(());

impl Bencher {
    pub fn iter<T>(&mut self, mut code: impl FnMut() -> T) {
        black_box(code());
    }
}

/// Says of what a test returned whether the test has passed.
#[track_caller]
pub fn assert_test_result<T: Termination>(result: T) -> Result<(), String> {
    // (A failure says on standard error what it is.)
    if result.report().to_byte() != 0 {
        panic!("the test returned an error");
    }
    Ok(())
}

/// The numbers of exit codes.
trait ToByte {
    fn to_byte(self) -> u8;
}

impl ToByte for ExitCode {
    fn to_byte(self) -> u8 {
        // What programs end with is that number, but only the system gets to see it.
        if std::mem::size_of::<ExitCode>() == 1 { unsafe { std::mem::transmute_copy(&self) } } else { 1 }
    }
}

/// Runs the first test of the table: Fencepost has put there the one to be checked.
pub fn test_main_static(tests: &[&TestDescAndFn]) {
    let test = tests[0];
    let run = || match test.testfn {
        TestFn::Test(code) => code(),
        TestFn::Benchmark(code) => code(&mut Bencher(())),
    };
    let expected = match test.desc.should_panic {
        ShouldPanic::No => {
            let _ = run();
            return;
        }
        ShouldPanic::Yes => None,
        ShouldPanic::YesWithMessage(text) => Some(text),
    };
    let payload = match catch_unwind(AssertUnwindSafe(run)) {
        Ok(_) => panic!("test did not panic as expected"),
        Err(payload) => payload,
    };
    if let Some(expected) = expected {
        match message(&*payload) {
            Some(text) if text.contains(expected) => {}
            Some(_) => panic!("panic did not contain expected string `{}`", expected),
            None => panic!("expected panic with string value, found non-string value"),
        }
    }
}

/// Returns the message of a panic, if that is what the panic has.
fn message(payload: &(dyn Any + Send)) -> Option<&str> {
    payload.downcast_ref::<String>().map(String::as_str).or_else(|| payload.downcast_ref::<&str>().copied())
}
