//! A thread writes a letter and then raises a flag; main looks at the flag and then reads the letter.
//!
//! The flag is raised with `Relaxed`, so whoever sees it need not see the letter.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::thread;

static LETTER: AtomicU32 = AtomicU32::new(0);
static FULL: AtomicBool = AtomicBool::new(false);

fn main() {
    let post = thread::spawn(|| {
        LETTER.store(42, Ordering::Relaxed);
        FULL.store(true, Ordering::Relaxed);
    });
    if FULL.load(Ordering::Acquire) {
        assert_eq!(LETTER.load(Ordering::Relaxed), 42);
    }
    post.join().unwrap();
}
