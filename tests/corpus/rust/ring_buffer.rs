// A queue for one producer and one consumer. weak: what is written is published without release order.
// right: 4 executions
// weak: race
use std::cell::UnsafeCell;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

const RELEASE: Ordering = if cfg!(weak) { Ordering::Relaxed } else { Ordering::Release };

struct Queue<T, const N: usize> {
    slots: [UnsafeCell<Option<T>>; N],
    written: AtomicUsize,
    read: AtomicUsize,
}
unsafe impl<T: Send, const N: usize> Sync for Queue<T, N> {}

impl<T, const N: usize> Queue<T, N> {
    fn push(&self, value: T) -> Result<(), T> {
        let at = self.written.load(Ordering::Relaxed);
        if at - self.read.load(Ordering::Acquire) == N {
            return Err(value);
        }
        unsafe { *self.slots[at % N].get() = Some(value) }; // here
        self.written.store(at + 1, RELEASE);
        Ok(())
    }

    fn pop(&self) -> Option<T> {
        let at = self.read.load(Ordering::Relaxed);
        if at == self.written.load(Ordering::Acquire) {
            return None;
        }
        let value = unsafe { (*self.slots[at % N].get()).take() }; // here
        self.read.store(at + 1, Ordering::Release);
        value
    }
}

fn main() {
    let queue = Arc::new(Queue::<u32, 1> {
        slots: [UnsafeCell::new(None)],
        written: AtomicUsize::new(0),
        read: AtomicUsize::new(0),
    });
    let producer = queue.clone();
    let thread = std::thread::spawn(move || {
        producer.push(1).unwrap();
        let _ = producer.push(2);
    });
    if let Some(first) = queue.pop() {
        assert_eq!(first, 1);
        assert!(matches!(queue.pop(), None | Some(2)));
    }
    thread.join().unwrap();
}
