// A value that the first thread makes, and the others find by a pointer. weak: the pointer is read without
// acquire order.
// right: 4 executions
// weak: race
use std::ptr::null_mut;
use std::sync::atomic::{AtomicPtr, Ordering};

const ACQUIRE: Ordering = if cfg!(weak) { Ordering::Relaxed } else { Ordering::Acquire };

static MADE: AtomicPtr<u32> = AtomicPtr::new(null_mut());

fn get() -> u32 {
    let mut made = MADE.load(ACQUIRE);
    if made.is_null() {
        let new = Box::into_raw(Box::new(7)); // here
        match MADE.compare_exchange(null_mut(), new, Ordering::AcqRel, ACQUIRE) {
            Ok(_) => made = new,
            Err(other) => {
                drop(unsafe { Box::from_raw(new) });
                made = other;
            }
        }
    }
    unsafe { *made } // here
}

fn main() {
    let other = std::thread::spawn(get);
    assert_eq!(get() + other.join().unwrap(), 14);
    drop(unsafe { Box::from_raw(MADE.load(Ordering::Relaxed)) });
}
