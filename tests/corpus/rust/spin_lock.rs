// A spin lock around a counter. weak: the lock is released without release order.
// right: 2 executions
// weak: race
use std::cell::UnsafeCell;
use std::sync::atomic::{AtomicBool, Ordering};

const RELEASE: Ordering = if cfg!(weak) { Ordering::Relaxed } else { Ordering::Release };

struct SpinLock<T> {
    held: AtomicBool,
    value: UnsafeCell<T>,
}
unsafe impl<T: Send> Sync for SpinLock<T> {}

impl<T> SpinLock<T> {
    fn with<R>(&self, action: impl FnOnce(&mut T) -> R) -> R {
        while self.held.compare_exchange(false, true, Ordering::Acquire, Ordering::Relaxed).is_err() {
            std::hint::spin_loop();
        }
        let result = action(unsafe { &mut *self.value.get() });
        self.held.store(false, RELEASE);
        result
    }
}

static LOCK: SpinLock<u32> = SpinLock { held: AtomicBool::new(false), value: UnsafeCell::new(0) };

fn main() {
    let other = std::thread::spawn(|| LOCK.with(|count| *count += 1)); // here
    LOCK.with(|count| *count += 1); // here
    other.join().unwrap();
    assert_eq!(LOCK.with(|count| *count), 2);
}
