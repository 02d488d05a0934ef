// A pointer that is replaced while another thread reads behind it, under a hazard pointer. weak: the reader
// does not look again after it has set the hazard pointer.
// right: 6 executions
// weak: use-after-free
use std::ptr::null_mut;
use std::sync::atomic::{AtomicPtr, Ordering};

static CURRENT: AtomicPtr<u32> = AtomicPtr::new(null_mut());
static HAZARD: AtomicPtr<u32> = AtomicPtr::new(null_mut());

fn read() -> Option<u32> {
    let value = CURRENT.load(Ordering::SeqCst);
    HAZARD.store(value, Ordering::SeqCst);
    if cfg!(not(weak)) && CURRENT.load(Ordering::SeqCst) != value {
        HAZARD.store(null_mut(), Ordering::Release);
        return None;
    }
    let seen = unsafe { *value }; // here
    HAZARD.store(null_mut(), Ordering::Release);
    Some(seen)
}

fn replace(value: u32) {
    let old = CURRENT.swap(Box::into_raw(Box::new(value)), Ordering::SeqCst);
    while HAZARD.load(Ordering::SeqCst) == old {
        std::hint::spin_loop();
    }
    drop(unsafe { Box::from_raw(old) });
}

fn main() {
    CURRENT.store(Box::into_raw(Box::new(1)), Ordering::Relaxed);
    let writer = std::thread::spawn(|| replace(2));
    assert!(matches!(read(), None | Some(1 | 2)));
    writer.join().unwrap();
    drop(unsafe { Box::from_raw(CURRENT.load(Ordering::Relaxed)) });
}
