// A future that another thread completes, and an executor that parks until it is woken. weak: the waker is
// not called, so the executor waits for ever.
// right: 27 executions
// weak: deadlock
use std::future::Future;
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll, Wake, Waker};
use std::thread::{self, Thread};

#[derive(Default)]
struct Done {
    done: AtomicBool,
    waker: Mutex<Option<Waker>>,
}

struct Wait(Arc<Done>);

impl Future for Wait {
    type Output = u32;

    fn poll(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<u32> {
        *self.0.waker.lock().unwrap() = Some(context.waker().clone());
        if self.0.done.load(Ordering::Acquire) { Poll::Ready(7) } else { Poll::Pending }
    }
}

struct Unpark(Thread);

impl Wake for Unpark {
    fn wake(self: Arc<Self>) {
        self.0.unpark();
    }
}

fn block_on<F: Future>(future: F) -> F::Output {
    let mut future = Box::pin(future);
    let waker = Waker::from(Arc::new(Unpark(thread::current())));
    let mut context = Context::from_waker(&waker);
    loop {
        if let Poll::Ready(output) = future.as_mut().poll(&mut context) {
            return output;
        }
        thread::park(); // here
    }
}

fn main() {
    let done = Arc::new(Done::default());
    let completer = done.clone();
    let thread = thread::spawn(move || {
        completer.done.store(true, Ordering::Release);
        let waker = completer.waker.lock().unwrap().take();
        if cfg!(not(weak)) {
            waker.into_iter().for_each(Waker::wake);
        }
    });
    assert_eq!(block_on(async { Wait(done).await + 1 }), 8);
    thread.join().unwrap();
}
