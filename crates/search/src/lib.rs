//! The parts that every search has, whichever engine makes it: limits, a clock, a way to watch and stop it
//! from another thread, and the reason why it ended early.
//!
//! A [`Search`] is given to an engine as part of its configuration. The engine calls [`Search::begin`] when
//! it starts, asks [`Search::should_stop`] now and then, and puts the [`Stopped`] that it gets into its
//! summary. The caller that started the engine keeps the [`Control`] and may look at it, or stop the search,
//! from another thread.
//!
//! ```
//! use fencepost_search::{Control, Limits, Search, Stopped};
//! use std::sync::Arc;
//! use std::time::Duration;
//!
//! let control = Arc::new(Control::default());
//! let limits = Limits { timeout: Some(Duration::from_secs(3600)), ..Limits::default() };
//! let search = Search::new(limits).with_control(control.clone()).begin();
//! assert_eq!(search.should_stop(), None);
//! control.stop();
//! assert_eq!(search.should_stop(), Some(Stopped::Interrupted));
//! assert_eq!(Stopped::Interrupted.word(), "interrupt");
//! ```
//!
//! Visitors answer with a [`Flow`]. Each engine has a `Visitor` trait of its own, because they show different
//! things: the graph engine a view of its graph with the errors in it, the candidate enumerator a candidate,
//! the state engine an end state or an error with the steps that lead there. The summaries are per engine for
//! the same reason.
//!
//! # Invariants
//! - The engines know the time, the memory in use and threads only through this crate: `system.rs` is the
//!   only file of the engines that asks the system for time and memory, and `threads.rs` the only one that
//!   starts threads.
//! - This crate knows no engine, no model and no report.

mod clock;
mod control;
mod limits;
mod stopped;
mod system;
mod threads;

pub use clock::{Clock, StillClock, default_clock};
pub use control::{Control, Estimate, RunningLoop, WorkerProgress};
pub use limits::{DefaultMemory, Limits, Search};
pub use stopped::Stopped;
pub use system::SystemClock;
pub use threads::{with_helpers, work_together};

/// The answer of a visitor to what it was shown, which says whether the search goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flow {
    /// The search goes on.
    Continue,
    /// The search stops.
    Stop,
}
