//! Checks by the graph engine that rest and go on, perhaps in another process.
//!
//! What a search has counted is kept as numbers, and what it has found as the *places* where it found that:
//! the engine goes there again when there is something to report, so errors, warnings and executions take a
//! few bytes and look the same as if the search had never rested.

use super::gather::KeptGather;
use super::litmus::KeptTest;
use crate::model::Decider;
use fencepost_explore::{Config, Exploration, Fork, NotOfThisSearch, Place, Segment, Summary};
use fencepost_program::Program;
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// A check by the graph engine that can rest and go on, as data.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Session {
    exploration: Exploration<Kept>,
    /// The time that was spent on the search.
    time: Duration,
}

/// The part of a collector that is kept while a search rests.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Kept {
    pub gather: KeptGather,
    /// The places in the search where there was something new to report.
    pub notable: Vec<Place>,
    /// The numbers of a litmus test.
    pub test: Option<KeptTest>,
}

/// A visitor whose search can rest.
pub trait Resting: Fork + Sized {
    /// Returns what is kept while the search rests.
    fn rest(self) -> Kept;
    /// Returns this visitor with the numbers and places that were kept of one, and what it has found itself.
    fn with_kept(self, kept: Kept) -> Self;
}

/// What is known of a search when it rests again.
pub struct Resumed<V> {
    pub visitor: V,
    pub summary: Summary,
    /// The time that was spent on the search.
    pub time: Duration,
}

impl Session {
    /// Returns a check that has not begun.
    pub fn new() -> Session {
        Session::default()
    }

    /// Returns whether the search is over.
    pub fn is_over(&self) -> bool {
        self.exploration.is_over()
    }

    /// Returns the share of the search that is done, between 0 and 1.
    pub fn done(&self) -> f64 {
        if self.is_over() { 1.0 } else { self.exploration.done() }
    }

    /// Returns the numbers of executions and of blocked executions so far.
    pub fn counts(&self) -> (u64, u64) {
        let seen = self.exploration.seen();
        seen.fold((0, 0), |(executions, blocked), seen| {
            (executions + seen.summary.executions, blocked + seen.summary.blocked)
        })
    }

    /// Returns the number of parts of the search that are left.
    pub fn parts_left(&self) -> usize {
        let left = |segment: &&Segment<Kept>| matches!(segment, Segment::Left(_));
        self.exploration.segments().iter().filter(left).count()
    }

    /// Returns the time that was spent on the search.
    pub fn time(&self) -> Duration {
        self.time
    }

    /// Goes on with the search until it is over or a limit is reached. Returns what is known then.
    pub(super) fn go_on<V: Resting>(
        &mut self,
        program: &Program,
        decider: &Decider,
        config: &Config,
        fresh: &V,
    ) -> Result<Resumed<V>, NotOfThisSearch> {
        let start = config.search.now();
        let resumed = decider.searched(|searched| {
            let rested = std::mem::take(&mut self.exploration);
            let mut exploration = rested.with_visitors(|kept| fresh.fork().with_kept(kept));
            let stopped = exploration.go_on(program, searched, config, fresh)?;
            self.exploration = exploration.with_visitors(V::rest);
            self.time += config.search.since(start);
            let kept = self.exploration.clone().with_visitors(|kept| fresh.fork().with_kept(kept));
            let (counted, summary) = kept.into_result(program, searched, config, fresh, stopped);
            let mut kept = counted.rest();
            kept.notable.sort_unstable();
            kept.notable.dedup();
            let mut visitor = fresh.fork();
            self.exploration.show_again(program, searched, config, &kept.notable, &mut visitor)?;
            Ok(Resumed { visitor: visitor.with_kept(kept), summary, time: self.time })
        });
        resumed.unwrap_or(Err(NotOfThisSearch))
    }
}
