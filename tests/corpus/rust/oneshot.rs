// A channel for one value, whose receiver parks. weak: the state is set without release order.
// right: 8 executions
// weak: race
use std::cell::UnsafeCell;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, Thread};

const RELEASE: Ordering = if cfg!(weak) { Ordering::Relaxed } else { Ordering::Release };

struct Channel<T> {
    value: UnsafeCell<Option<T>>,
    sent: AtomicBool,
}
unsafe impl<T: Send> Sync for Channel<T> {}

struct Sender<T> {
    channel: Arc<Channel<T>>,
    receiver: Thread,
}

impl<T> Sender<T> {
    fn send(self, value: T) {
        unsafe { *self.channel.value.get() = Some(value) }; // here
        self.channel.sent.store(true, RELEASE);
        self.receiver.unpark();
    }
}

struct Receiver<T>(Arc<Channel<T>>);

impl<T> Receiver<T> {
    fn receive(self) -> T {
        // (What is sent before the thread parks was not ordered by unpark.)
        while !self.0.sent.load(Ordering::Acquire) {
            thread::park();
        }
        unsafe { (*self.0.value.get()).take() }.unwrap() // here
    }
}

fn main() {
    let channel = Arc::new(Channel { value: UnsafeCell::new(None), sent: AtomicBool::new(false) });
    let sender = Sender { channel: channel.clone(), receiver: thread::current() };
    let thread = thread::spawn(move || sender.send(String::from("seven")));
    assert_eq!(Receiver(channel).receive(), "seven");
    thread.join().unwrap();
}
