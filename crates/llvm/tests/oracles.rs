//! Checks the C front end against oracles that share no code with it: the litmus front end, and the machine
//! itself.
//!
//! Both need clang. Where there is none, these tests say so and pass; `FENCEPOST_REQUIRE_CLANG=1` makes that
//! a failure.

#[path = "oracles/compiler.rs"]
mod compiler;
#[path = "oracles/found.rs"]
mod found;
#[path = "oracles/libc.rs"]
mod libc;
#[path = "oracles/litmus_as_c.rs"]
mod litmus_as_c;
#[path = "oracles/native.rs"]
mod native;
#[path = "oracles/random_c/mod.rs"]
mod random_c;
