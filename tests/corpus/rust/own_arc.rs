// A reference count. weak: it is decremented without release order, so that the last owner's drop races.
// right: 2 executions
// weak: use-after-free
use std::cell::Cell;
use std::ptr::NonNull;
use std::sync::atomic::{AtomicUsize, Ordering, fence};

const RELEASE: Ordering = if cfg!(weak) { Ordering::Relaxed } else { Ordering::Release };

struct Counted {
    owners: AtomicUsize,
    value: Cell<u32>,
}

struct Shared(NonNull<Counted>);
unsafe impl Send for Shared {}

impl Shared {
    fn new(value: u32) -> Self {
        let counted = Counted { owners: AtomicUsize::new(1), value: Cell::new(value) };
        Shared(unsafe { NonNull::new_unchecked(Box::into_raw(Box::new(counted))) })
    }

    fn get(&self) -> &Counted {
        unsafe { self.0.as_ref() }
    }
}

impl Clone for Shared {
    fn clone(&self) -> Self {
        self.get().owners.fetch_add(1, Ordering::Relaxed);
        Shared(self.0)
    }
}

impl Drop for Shared {
    fn drop(&mut self) {
        if self.get().owners.fetch_sub(1, RELEASE) == 1 { // here
            fence(Ordering::Acquire);
            drop(unsafe { Box::from_raw(self.0.as_ptr()) });
        }
    }
}

fn main() {
    let mine = Shared::new(1);
    let other = mine.clone();
    let thread = std::thread::spawn(move || {
        let other = other;
        other.get().value.get()
    });
    drop(mine);
    assert_eq!(thread.join().unwrap(), 1);
}
