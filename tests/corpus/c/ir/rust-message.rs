// Message passing through an Option<NonNull> in an AtomicPtr, no_std; matches on enums, slices with bounds
// checks.
#![no_std]
use core::ffi::{c_int, c_void};
use core::ptr;
use core::sync::atomic::{AtomicPtr, AtomicUsize, Ordering, fence};

extern "C" {
    fn pthread_create(t: *mut u64, attr: *const c_void, f: extern "C" fn(*mut c_void) -> *mut c_void, arg: *mut c_void) -> c_int;
    fn pthread_join(t: u64, result: *mut *mut c_void) -> c_int;
    fn abort() -> !;
}

#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    unsafe { abort() }
}

enum Message {
    Number(u32),
    Pair(u8, u64),
}

struct Shared {
    slots: [Option<Message>; 2],
}

static MAILBOX: AtomicPtr<Shared> = AtomicPtr::new(ptr::null_mut());
static ACKNOWLEDGED: AtomicUsize = AtomicUsize::new(0);

fn weigh(message: &Option<Message>) -> u64 {
    match message {
        None => 0,
        Some(Message::Number(n)) => u64::from(*n),
        Some(Message::Pair(a, b)) => u64::from(*a) + *b,
    }
}

extern "C" fn receiver(_: *mut c_void) -> *mut c_void {
    loop {
        let p = MAILBOX.load(Ordering::Relaxed);
        if let Some(shared) = unsafe { p.as_ref() } {
            fence(Ordering::Acquire);
            let mut total = 0;
            for slot in shared.slots.iter() {
                total += weigh(slot);
            }
            ACKNOWLEDGED.store(total as usize, Ordering::Release);
            return ptr::null_mut();
        }
        core::hint::spin_loop();
    }
}

#[no_mangle]
pub extern "C" fn main() -> c_int {
    let mut shared = Shared { slots: [None, Some(Message::Number(5))] };
    let mut t = 0;
    unsafe {
        pthread_create(&mut t, ptr::null(), receiver, ptr::null_mut());
        shared.slots[0] = Some(Message::Pair(7, 30));
        MAILBOX.store(&mut shared, Ordering::Release);
        while ACKNOWLEDGED.load(Ordering::Acquire) == 0 {
            core::hint::spin_loop();
        }
        pthread_join(t, ptr::null_mut());
    }
    assert!(ACKNOWLEDGED.load(Ordering::Relaxed) == 42);
    0
}
