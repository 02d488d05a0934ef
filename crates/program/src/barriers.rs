//! The members of barriers: the threads that meet at each.
//!
//! In which order threads arrive at a barrier is seen by none of them. But a barrier that counts arrivals has
//! an execution for every order. So an engine may find out which threads meet at a barrier, and let them
//! arrive in a fixed order instead ([`Op::BarrierRank`](crate::Op::BarrierRank)). The runtime's
//! `pthread_barrier_wait` does both.
//!
//! An engine that wants this starts with [`BarrierMembers::unknown`]. A thread that asks for its rank at a
//! barrier whose members are not known, or among whose members it is not, stops there
//! ([`Step::Meets`](crate::Step::Meets)). When no thread can go on, the engine adds the members, or tells the
//! barrier to count arrivals, and starts the search again. Other engines do nothing: arrivals are counted.
//!
//! Why a fixed order is right where no thread but the members asks: as long as only `count` threads come to a
//! barrier for `count`, each of them is in every round. So a round begins when all of them have arrived, and
//! ends in the same state whatever the order was; and each thread looks at the barrier last when the round is
//! over, so that a thread that ends the barrier too early is found. And if in some execution another thread
//! comes, take the first such moment. Up to there every round had all members, so the fixed order has that
//! execution, too; the thread stops there and the engine notices.

use crate::ThreadId;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The threads that meet at each barrier, for engines that let them arrive in a fixed order.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct BarrierMembers {
    /// Whether members are to be found out. If not, every barrier counts arrivals.
    wanted: bool,
    /// By the number of the barrier: its members, the one that arrives first at the front; none if the
    /// barrier counts arrivals.
    known: BTreeMap<u64, Vec<ThreadId>>,
}

/// The answer to a thread that asks for its rank at a barrier.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rank {
    /// The barrier counts arrivals.
    Counted,
    /// The number of members that arrive before the thread.
    At(u64),
    /// The members are not known, or the thread is none of them.
    Unknown,
}

impl BarrierMembers {
    /// Returns members that are to be found out, none of which is known yet.
    pub fn unknown() -> Self {
        BarrierMembers { wanted: true, ..BarrierMembers::default() }
    }

    /// Returns whether members are to be found out. If not, every barrier counts arrivals.
    pub fn are_wanted(&self) -> bool {
        self.wanted
    }

    /// Returns the rank of `thread` at the barrier whose number is `barrier`, for `count` threads.
    pub(crate) fn rank(&self, barrier: u64, count: u64, thread: ThreadId) -> Rank {
        if !self.wanted {
            return Rank::Counted;
        }
        match self.known.get(&barrier) {
            None => Rank::Unknown,
            Some(members) if members.is_empty() => Rank::Counted,
            Some(members) if members.len() as u64 != count => Rank::Unknown,
            Some(members) => {
                let rank = members.iter().position(|member| *member == thread);
                rank.map_or(Rank::Unknown, |rank| Rank::At(rank as u64))
            }
        }
    }

    /// Returns these members and what is learnt from threads that have stopped at a barrier for `count`,
    /// `waiting`: they are its members if none were known and the number is right. Otherwise the barrier
    /// counts arrivals from now on.
    #[must_use]
    pub fn with_stopped(&self, barrier: u64, count: u64, waiting: &[ThreadId]) -> Self {
        let fits = waiting.len() as u64 == count && !self.known.contains_key(&barrier);
        // Threads on the left are explored first. If they arrive last, they wait, and look again when it is
        // their turn; if they arrived first, the others would also try to look too early.
        let members = if fits { waiting.iter().rev().copied().collect() } else { vec![] };
        let mut with = self.clone();
        with.known.insert(barrier, members);
        with
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const B: u64 = 7;
    const THREADS: [ThreadId; 3] = [ThreadId(1), ThreadId(2), ThreadId(5)];

    fn ranks(members: &BarrierMembers, count: u64) -> [Rank; 3] {
        THREADS.map(|thread| members.rank(B, count, thread))
    }

    #[test]
    fn arrivals_are_counted_unless_members_are_wanted() {
        assert_eq!(ranks(&BarrierMembers::default(), 3), [Rank::Counted; 3]);
        assert_eq!(ranks(&BarrierMembers::unknown(), 3), [Rank::Unknown; 3]);
    }

    #[test]
    fn as_many_threads_as_the_barrier_is_for_are_its_members() {
        let members = BarrierMembers::unknown().with_stopped(B, 3, &THREADS);
        assert_eq!(ranks(&members, 3), [Rank::At(2), Rank::At(1), Rank::At(0)]);
        assert_eq!(members.rank(B, 3, ThreadId(3)), Rank::Unknown, "a thread that is no member stops");
        assert_eq!(ranks(&members, 2), [Rank::Unknown; 3], "it was made anew, for another number");
        assert_eq!(members.rank(B + 1, 3, ThreadId(1)), Rank::Unknown);
    }

    #[test]
    fn a_barrier_counts_arrivals_if_too_few_too_many_or_others_come() {
        let some = BarrierMembers::unknown();
        assert_eq!(ranks(&some.with_stopped(B, 4, &THREADS), 4), [Rank::Counted; 3]);
        assert_eq!(ranks(&some.with_stopped(B, 2, &THREADS), 2), [Rank::Counted; 3]);
        let known = some.with_stopped(B, 3, &THREADS);
        assert_eq!(ranks(&known.with_stopped(B, 3, &[ThreadId(7)]), 3), [Rank::Counted; 3]);
    }
}
