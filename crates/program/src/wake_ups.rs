//! Waits on condition variables that end without a signal.
//!
//! A wait may end for no reason. If the thread then finds its condition false and comes back to the wait,
//! that was for nothing. So the runtime waits for the mutex ([`Op::LockAgain`](crate::Op::LockAgain)), and
//! finds out afterwards whether there was a signal. An engine that knows what the thread would do with the
//! mutex lets it wait on where it would only come back ([`WakeUps::InPlace`]). For other engines the thread
//! guesses beforehand whether it wakes up for no reason, and a wrong guess is given up.

use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// The way in which an engine explores waits that end without a signal.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum WakeUps {
    /// Threads guess, right when they begin to wait.
    #[default]
    Guessed,
    /// Threads take the mutex again as soon as they would not come back to their wait. Threads that wait have
    /// read these bytes of memory while they held a mutex: address, size, and the address of the mutex. So
    /// all writes there must be made by threads that hold it.
    InPlace(BTreeSet<(u64, u64, u64)>),
}
