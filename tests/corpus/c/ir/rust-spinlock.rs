// A spin lock with a guard (no_std): two pthreads increment a plain counter under it.
#![no_std]
use core::cell::UnsafeCell;
use core::ffi::{c_int, c_void};
use core::ops::{Deref, DerefMut};
use core::ptr;
use core::sync::atomic::{AtomicBool, Ordering};

extern "C" {
    fn pthread_create(t: *mut u64, attr: *const c_void, f: extern "C" fn(*mut c_void) -> *mut c_void, arg: *mut c_void) -> c_int;
    fn pthread_join(t: u64, result: *mut *mut c_void) -> c_int;
    fn abort() -> !;
}

#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    unsafe { abort() }
}

struct SpinLock<T> {
    locked: AtomicBool,
    value: UnsafeCell<T>,
}

unsafe impl<T: Send> Sync for SpinLock<T> {}

struct Guard<'a, T>(&'a SpinLock<T>);

impl<T> SpinLock<T> {
    const fn new(value: T) -> Self {
        SpinLock { locked: AtomicBool::new(false), value: UnsafeCell::new(value) }
    }

    fn lock(&self) -> Guard<'_, T> {
        while self.locked.compare_exchange(false, true, Ordering::Acquire, Ordering::Relaxed).is_err() {}
        Guard(self)
    }
}

impl<T> Deref for Guard<'_, T> {
    type Target = T;
    fn deref(&self) -> &T {
        unsafe { &*self.0.value.get() }
    }
}

impl<T> DerefMut for Guard<'_, T> {
    fn deref_mut(&mut self) -> &mut T {
        unsafe { &mut *self.0.value.get() }
    }
}

impl<T> Drop for Guard<'_, T> {
    fn drop(&mut self) {
        self.0.locked.store(false, Ordering::Release);
    }
}

static COUNTER: SpinLock<u32> = SpinLock::new(0);

extern "C" fn worker(_: *mut c_void) -> *mut c_void {
    let mut guard = COUNTER.lock();
    *guard = guard.wrapping_add(1);
    ptr::null_mut()
}

#[no_mangle]
pub extern "C" fn main() -> c_int {
    let (mut a, mut b) = (0, 0);
    unsafe {
        pthread_create(&mut a, ptr::null(), worker, ptr::null_mut());
        pthread_create(&mut b, ptr::null(), worker, ptr::null_mut());
        pthread_join(a, ptr::null_mut());
        pthread_join(b, ptr::null_mut());
    }
    if *COUNTER.lock() != 2 {
        unsafe { abort() }
    }
    0
}
