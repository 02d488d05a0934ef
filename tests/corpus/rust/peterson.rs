// Peterson's lock, where the turn is given by an exchange. weak: the exchange orders nothing.
// right: 4 executions
// weak: race
use std::cell::UnsafeCell;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

const ORDER: Ordering = if cfg!(weak) { Ordering::Relaxed } else { Ordering::AcqRel };

struct Shared(UnsafeCell<u32>);
unsafe impl Sync for Shared {}

static WANTS: [AtomicBool; 2] = [const { AtomicBool::new(false) }; 2];
static TURN: AtomicUsize = AtomicUsize::new(0);
static COUNT: Shared = Shared(UnsafeCell::new(0));

fn count(me: usize) {
    WANTS[me].store(true, Ordering::Relaxed);
    TURN.swap(1 - me, ORDER);
    while WANTS[1 - me].load(Ordering::Acquire) && TURN.load(Ordering::Acquire) == 1 - me {
        std::hint::spin_loop();
    }
    unsafe { *COUNT.0.get() += 1 }; // here
    WANTS[me].store(false, Ordering::Release);
}

fn main() {
    let other = std::thread::spawn(|| count(1));
    count(0);
    other.join().unwrap();
    assert_eq!(unsafe { *COUNT.0.get() }, 2);
}
