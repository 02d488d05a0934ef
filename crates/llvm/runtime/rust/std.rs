//! What Fencepost carries out of Rust's standard library itself, as far as it is written in Rust.
//!
//! The library is made by linking this crate (`src/driver/library.rs`), so types have the layout that they
//! have in the library. Which functions these take the place of is in `src/known.rs`; what they call is in
//! `runtime/rust.c`.

use std::any::Any;
use std::fmt;
use std::panic;

extern "C" {
    fn fencepost_rust_output(text: *const u8, length: usize);
    fn fencepost_rust_panic(text: *const u8, length: usize);
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
    main() as isize
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
) = (fencepost_rust_start, fencepost_rust_panicked, fencepost_rust_print, fencepost_rust_eprint);

fn main() {}
