//! The machine, one thread at a time: what it is about to do, what is in its buffer, and what a step makes of
//! both.
//!
//! Nothing here looks at memory or at other threads. What a step needs of them is given to it, so that what a
//! thread becomes is a function of what it was, of the step and of one value; that is remembered instead of
//! computed again.

mod action;
mod atomics;
mod buffer;
mod proc;

pub use action::{Action, Bulk, Strength, Waits};
pub use atomics::{Atomics, has_several_sizes};
pub use buffer::{Buffer, Effect, Entry, Kind, OwnWrite};
pub use proc::{Event, Log, NoLog, Proc, Rules, Settle};
