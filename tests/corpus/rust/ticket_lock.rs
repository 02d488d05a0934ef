// A ticket lock around a counter. weak: the next ticket is called without release order.
// right: 2 executions
// weak: race
use std::cell::UnsafeCell;
use std::sync::atomic::{AtomicU32, Ordering};

const RELEASE: Ordering = if cfg!(weak) { Ordering::Relaxed } else { Ordering::Release };

struct TicketLock {
    next: AtomicU32,
    served: AtomicU32,
    value: UnsafeCell<u32>,
}
unsafe impl Sync for TicketLock {}

static LOCK: TicketLock =
    TicketLock { next: AtomicU32::new(0), served: AtomicU32::new(0), value: UnsafeCell::new(0) };

fn count() {
    let ticket = LOCK.next.fetch_add(1, Ordering::Relaxed);
    while LOCK.served.load(Ordering::Acquire) != ticket {
        std::hint::spin_loop();
    }
    unsafe { *LOCK.value.get() += 1 }; // here
    LOCK.served.store(ticket + 1, RELEASE);
}

fn main() {
    let other = std::thread::spawn(count);
    count();
    other.join().unwrap();
    assert_eq!(unsafe { *LOCK.value.get() }, 2);
}
