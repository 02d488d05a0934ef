//! One thread of the machine: its next action, its buffer, and the effect of a step on both.
//!
//! Nothing here looks at memory or at other threads. A step is given the one value that it needs of them. So
//! the thread after a step is a function of the thread before, the step and that value, and the result can be
//! cached.

mod action;
mod atomics;
mod buffer;
mod proc;

pub use action::{Action, Bulk, Strength, UpdateWaits};
pub use atomics::{Atomics, has_several_sizes};
pub use buffer::{Buffer, Effect, Entry, Kind, OwnWrite};
pub use proc::{Event, Log, NoLog, Proc, Rules, Settle};
