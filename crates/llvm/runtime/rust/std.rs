//! What Fencepost carries out of Rust's standard library itself, as far as it is written in Rust.
//!
//! The library is made by linking this crate (`src/driver/library.rs`), so types have the layout that they
//! have in the library. Which functions these take the place of is in `src/known.rs`; what they call is in
//! `runtime/rust.c`.

use std::any::Any;
use std::cell::Cell;
use std::fmt;
use std::panic;
use std::sync::atomic::{AtomicU32, Ordering};

extern "C" {
    fn fencepost_rust_output(text: *const u8, length: usize);
    fn fencepost_rust_panic(text: *const u8, length: usize);
    fn fencepost_rust_begin_once(once: *const AtomicU32, ignore_poison: bool) -> u32;
}

#[allow(deprecated)]
type PanicInfo<'a> = panic::PanicInfo<'a>;

/// `std::rt::lang_start_internal`: runs `main`, without what prepares a process for signals and closed files.
/// A panic that leaves `main` is an error where it happens.
#[no_mangle]
fn fencepost_rust_start(
    main: &(dyn Fn() -> i32 + Sync + panic::RefUnwindSafe),
    _count: isize,
    _arguments: *const *const u8,
    _on_broken_pipe: u8,
) -> isize {
    // The library makes its key for what threads do at their ends when it is first needed, which several
    // threads may try at the same time. Now nobody else does.
    drop(std::thread::current());
    main() as isize
}

/// The states of a `Once` that the function below meets.
const COMPLETE: u32 = 0;
const POISONED: u32 = 2;

/// `std::sync::OnceState` of a `Once` on a futex.
#[repr(C)]
struct OnceState {
    set_state_to: Cell<u32>,
    poisoned: bool,
}

/// Sets the state of a `Once` when what it does has ended, in whichever way.
struct Completion<'a> {
    once: &'a AtomicU32,
    state: u32,
}

impl Drop for Completion<'_> {
    fn drop(&mut self) {
        self.once.store(self.state, Ordering::Release);
    }
}

/// `std::sys::sync::once::futex::Once::call`.
#[no_mangle]
fn fencepost_rust_call_once(
    once: &AtomicU32,
    ignore_poison: bool,
    run: &mut dyn FnMut(&OnceState),
    _place: &'static panic::Location<'static>,
) {
    let begun = unsafe { fencepost_rust_begin_once(once, ignore_poison) };
    if begun == COMPLETE {
        return;
    }
    if begun == POISONED && !ignore_poison {
        panic!("Once instance has previously been poisoned");
    }
    let mut completion = Completion { once, state: POISONED };
    let state = OnceState { set_state_to: Cell::new(COMPLETE), poisoned: begun == POISONED };
    run(&state);
    completion.state = state.set_state_to.get();
}

/// `std::panicking::default_hook`: shows the panic in traces, and ends the execution if nothing catches it.
#[no_mangle]
fn fencepost_rust_panicked(info: &PanicInfo<'_>) {
    let text = text_of(info.payload());
    match info.location() {
        Some(place) => output(format_args!("panicked at {}:\n{}\n", place, text)),
        None => output(format_args!("panicked:\n{}\n", text)),
    }
    unsafe { fencepost_rust_panic(text.as_ptr(), text.len()) };
}

/// `std::io::_print`: the output of a call is whole, and orders nothing.
#[no_mangle]
fn fencepost_rust_print(text: fmt::Arguments<'_>) {
    output(text);
}

/// `std::io::_eprint`.
#[no_mangle]
fn fencepost_rust_eprint(text: fmt::Arguments<'_>) {
    output(text);
}

fn text_of(payload: &dyn Any) -> &str {
    match payload.downcast_ref::<&'static str>() {
        Some(text) => text,
        None => payload.downcast_ref::<String>().map_or("Box<dyn Any>", |text| text),
    }
}

fn output(text: fmt::Arguments<'_>) {
    match text.as_str() {
        Some(text) => unsafe { fencepost_rust_output(text.as_ptr(), text.len()) },
        None => {
            let text = fmt::format(text);
            unsafe { fencepost_rust_output(text.as_ptr(), text.len()) };
        }
    }
}

/// Keeps the functions above, which nothing here calls.
#[used]
static KEPT: (
    fn(&(dyn Fn() -> i32 + Sync + panic::RefUnwindSafe), isize, *const *const u8, u8) -> isize,
    for<'a, 'b> fn(&'a PanicInfo<'b>),
    for<'a> fn(fmt::Arguments<'a>),
    for<'a> fn(fmt::Arguments<'a>),
    for<'a, 'b> fn(
        &'a AtomicU32,
        bool,
        &'b mut (dyn FnMut(&OnceState) + 'b),
        &'static panic::Location<'static>,
    ),
) = (
    fencepost_rust_start,
    fencepost_rust_panicked,
    fencepost_rust_print,
    fencepost_rust_eprint,
    fencepost_rust_call_once,
);

fn main() {}
