//! Programs with the standard library: threads, locks, waits, panics, output, and what they cost.

use crate::support::{Folder, run_to};

/// Checks a program; returns what is printed, and expects this exit code.
fn check(program: &str, code: i32) -> String {
    let folder = Folder::new("rust-std");
    folder.write("p.rs", program);
    run_to(folder.path(), &["check", "p.rs"], code).stdout
}

/// Checks that a program has no error, and this many executions.
fn right(program: &str, executions: &str) {
    let stdout = check(program, 0);
    assert!(stdout.starts_with(&format!("p.rs: verified under rc11: no error in {executions}")), "{stdout}");
}

#[test]
fn a_mutex_costs_what_it_costs_in_c() {
    let program = "
use std::sync::{Arc, Mutex};
fn main() {
    let mutex = Arc::new(Mutex::new(0));
    let other = mutex.clone();
    let thread = std::thread::spawn(move || *other.lock().unwrap() += 1);
    *mutex.lock().unwrap() += 1;
    thread.join().unwrap();
    assert_eq!(*mutex.lock().unwrap(), 2);
}";
    right(program, "2 executions");
}

#[test]
fn a_condition_is_waited_for() {
    let program = "
use std::sync::{Condvar, Mutex};
static READY: Mutex<bool> = Mutex::new(false);
static CONDITION: Condvar = Condvar::new();
fn main() {
    let thread = std::thread::spawn(|| {
        *READY.lock().unwrap() = true;
        if cfg!(not(lost)) {
            CONDITION.notify_one();
        }
    });
    let mut ready = READY.lock().unwrap();
    while !*ready {
        ready = CONDITION.wait(ready).unwrap();
    }
    drop(ready);
    thread.join().unwrap();
}";
    right(program, "2 executions");
    let lost = program.replace("cfg!(not(lost))", "false");
    let stdout = check(&lost, 1);
    assert!(stdout.contains("waits for ever"), "{stdout}");
}

#[test]
fn panics_unwind_and_poison() {
    let program = r#"
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
static MUTEX: Mutex<u32> = Mutex::new(0);
static DROPS: AtomicU32 = AtomicU32::new(0);
struct Counted;
impl Drop for Counted {
    fn drop(&mut self) {
        DROPS.fetch_add(1, Relaxed);
    }
}
fn main() {
    let thread = std::thread::spawn(|| {
        let _counted = Counted;
        let _guard = MUTEX.lock().unwrap();
        panic!("number {}", DROPS.load(Relaxed));
    });
    let payload = thread.join().unwrap_err();
    assert_eq!(payload.downcast_ref::<String>().unwrap(), "number 0");
    assert!(MUTEX.is_poisoned());
    let caught = std::panic::catch_unwind(|| {
        let _counted = Counted;
        panic!("two");
    });
    assert_eq!(caught.unwrap_err().downcast_ref(), Some(&"two"));
    assert_eq!(DROPS.load(Relaxed), 2);
}"#;
    right(program, "1 execution");
}

#[test]
fn a_panic_of_main_is_an_error_with_its_message_and_line() {
    let program = r#"
fn main() {
    let numbers = vec![1, 2];
    println!("{} numbers", numbers.len());
    let at = numbers.len();
    let number = numbers[at];
    println!("{number}");
}"#;
    let stdout = check(program, 1);
    let error =
        "p.rs: BUG under rc11: panic: index out of bounds: the len is 2 but the index is 2 at p.rs:6\n";
    assert!(stdout.starts_with(error), "{stdout}");
    assert!(stdout.contains("error[panic]") && stdout.contains("prints \"2 numbers\""), "{stdout}");
}

/// Checks a program whose main thread starts `count` threads that run `body` with their number as `i`.
fn right_threads(items: &str, count: u32, body: &str, executions: &str) {
    let program = format!(
        "#![allow(unused)]
use std::sync::atomic::{{AtomicBool, AtomicU32, Ordering::*}};
use std::sync::{{Mutex, OnceLock, RwLock}};
{items}
fn main() {{
    let threads: Vec<_> = (0..{count}).map(|i| std::thread::spawn(move || {{ {body} }})).collect();
    threads.into_iter().for_each(|thread| thread.join().unwrap());
}}"
    );
    right(&program, executions);
}

#[test]
fn threads_cost_what_they_do_to_each_other() {
    let ring = "static X: [AtomicU32; 4] = [const { AtomicU32::new(0) }; 4];";
    right_threads(ring, 4, "X[i].store(1, Relaxed); X[(i + 1) % 4].load(Relaxed);", "16 executions");
    right_threads("static X: AtomicU32 = AtomicU32::new(0);", 4, "X.fetch_add(1, Relaxed);", "24 executions");
    right_threads("static M: Mutex<u32> = Mutex::new(0);", 4, "*M.lock().unwrap() += 1;", "24 executions");
    let spin = "while X.swap(true, Acquire) { std::hint::spin_loop() } X.store(false, Release);";
    right_threads("static X: AtomicBool = AtomicBool::new(false);", 3, spin, "6 executions");
    right_threads("static L: RwLock<u32> = RwLock::new(0);", 3, "*L.write().unwrap() += 1;", "6 executions");
    right_threads("", 3, "", "1 execution");
}

#[test]
fn what_is_done_once_is_done_once() {
    let once = "static O: OnceLock<u32> = OnceLock::new();
static RUNS: AtomicU32 = AtomicU32::new(0);";
    let body = "assert_eq!(*O.get_or_init(|| { assert_eq!(RUNS.fetch_add(1, Relaxed), 0); 7 }), 7);";
    right_threads(once, 2, body, "");
}

#[test]
fn a_race_is_found_at_the_users_line() {
    let program = "
use std::cell::UnsafeCell;
struct Shared(UnsafeCell<u32>);
unsafe impl Sync for Shared {}
static SHARED: Shared = Shared(UnsafeCell::new(0));
fn main() {
    let thread = std::thread::spawn(|| unsafe { *SHARED.0.get() = 1 });
    unsafe { *SHARED.0.get() = 2 };
    thread.join().unwrap();
}";
    let stdout = check(program, 1);
    assert!(stdout.starts_with("p.rs: BUG under rc11: data race on SHARED"), "{stdout}");
    assert!(stdout.contains("p.rs:7") || stdout.contains("line 7"), "{stdout}");
}

#[test]
fn a_handle_to_a_thread_is_no_leak() {
    let program = "
fn main() {
    let main = std::thread::current();
    let thread = std::thread::spawn(move || main.unpark());
    std::thread::park();
    thread.join().unwrap();
}";
    assert!(!check(program, 0).contains("leak"));
}
