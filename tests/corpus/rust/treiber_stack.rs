// Treiber's stack: two threads push, main pops what is there. weak: a node is published without release
// order.
// right: 16 executions
// weak: race
use std::ptr::null_mut;
use std::sync::atomic::{AtomicPtr, Ordering};

const RELEASE: Ordering = if cfg!(weak) { Ordering::Relaxed } else { Ordering::Release };

struct Node {
    value: u32,
    next: *mut Node,
}

static TOP: AtomicPtr<Node> = AtomicPtr::new(null_mut());

fn push(value: u32) {
    let node = Box::into_raw(Box::new(Node { value, next: null_mut() })); // here
    loop {
        let top = TOP.load(Ordering::Relaxed);
        unsafe { (*node).next = top }; // here
        if TOP.compare_exchange(top, node, RELEASE, Ordering::Relaxed).is_ok() {
            return;
        }
    }
}

fn pop() -> Option<u32> {
    loop {
        let top = TOP.load(Ordering::Acquire);
        if top.is_null() {
            return None;
        }
        let next = unsafe { (*top).next }; // here
        if TOP.compare_exchange(top, next, Ordering::Acquire, Ordering::Acquire).is_ok() {
            return Some(unsafe { Box::from_raw(top) }.value);
        }
    }
}

fn main() {
    let other = std::thread::spawn(|| push(1));
    push(2);
    let mut sum = 0;
    while let Some(value) = pop() {
        sum += value;
    }
    other.join().unwrap();
    while let Some(value) = pop() {
        sum += value;
    }
    assert_eq!(sum, 3);
}
