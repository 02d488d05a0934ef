//! Parts of a search as data.
//!
//! A search makes choices, one inside of the other, and takes the alternatives of each in a fixed order. So
//! the *ranks* of the alternatives that were taken, outermost choice first, say where in the search it is: a
//! [`Place`] is a few bytes for each choice, and on another machine, in another process, an engine that makes
//! the same choices comes to the same graph. A [`Task`] is what lies between two places. Places have an
//! order, the one in which a search comes by them, and so tasks that do not overlap have one.
//!
//! What decides about alternatives and their order is the program, the model and the options, and nothing
//! that the search has seen before, but for the numbers of threads that only some executions start. These
//! are part of a task. (What a search begins again with is part of its program: `crate::again`.)

use crate::engine::Children;
use fencepost_program::ThreadId;
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;

/// A place in a search: the alternatives that were taken to get there, and what was done since.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Place {
    /// For each choice on the way, outermost first, the rank of the alternative that was taken: how many come
    /// before it in the order of the search.
    pub(crate) taken: Vec<u32>,
    pub(crate) then: Then,
}

/// What a search did after it took an alternative.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Then {
    /// It made this many steps forward, and came to no further choice.
    Steps(u32),
    /// It came to another choice, of which the alternative of rank `next` is to be taken next.
    Choice { next: u32 },
}

impl Ord for Place {
    fn cmp(&self, other: &Place) -> Ordering {
        let len = self.taken.len().min(other.taken.len());
        // A place further inside comes later, unless the other is between alternatives of the same choice.
        let after = |place: &Place| match (place.taken.get(len), place.then) {
            (None, Then::Steps(steps)) => (0, steps, 0),
            (None, Then::Choice { next }) => (1, next, 0),
            (Some(rank), _) => (1, *rank, 1),
        };
        self.taken[..len].cmp(&other.taken[..len]).then_with(|| after(self).cmp(&after(other)))
    }
}

impl PartialOrd for Place {
    fn partial_cmp(&self, other: &Place) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// The end of a part of a search: the choice at this depth is the part's only up to the alternative of rank
/// `before`, and the choices around it are not at all.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct End {
    pub depth: u32,
    pub before: u32,
}

/// A part of a search, which an engine can explore on its own.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Task {
    /// The place where the part begins; `None`: the beginning of the search.
    pub(crate) from: Option<Place>,
    /// The end of the part; `None`: the end of the search.
    pub(crate) end: Option<End>,
    /// The numbers of the threads that the search knew, in the order of these numbers: the thread that starts
    /// it, and how many that one had started before.
    pub(crate) children: Vec<(ThreadId, u32)>,
}

impl Task {
    /// Returns the task to explore everything.
    pub fn whole() -> Task {
        Task::default()
    }

    /// Returns the place where the part begins; `None`: the beginning of the search.
    pub fn from(&self) -> Option<&Place> {
        self.from.as_ref()
    }

    /// Returns the place where the part ends; `None`: the end of the search.
    pub fn to(&self) -> Option<Place> {
        let (End { depth, before }, from) = (self.end?, self.from.as_ref()?);
        Some(Place { taken: from.taken.get(..depth as usize)?.to_vec(), then: Then::Choice { next: before } })
    }

    /// Returns whether the part is less than the whole search.
    pub fn is_part(&self) -> bool {
        self.end.is_some()
    }

    /// Returns these numbers of threads as a task has them.
    pub(crate) fn children_of(children: &Children) -> Vec<(ThreadId, u32)> {
        let mut all: Vec<(ThreadId, (ThreadId, u32))> =
            children.iter().map(|(start, number)| (*number, *start)).collect();
        all.sort_unstable();
        all.into_iter().map(|(_, start)| start).collect()
    }

    /// Returns the numbers of threads that a task has in this form, for a program that starts with `threads`
    /// threads.
    pub(crate) fn numbered(children: &[(ThreadId, u32)], threads: usize) -> Children {
        children.iter().copied().zip((threads as u32..).map(ThreadId)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(taken: &[u32], then: Then) -> Place {
        Place { taken: taken.to_vec(), then }
    }

    #[test]
    fn places_are_in_the_order_of_the_search() {
        let in_order = [
            place(&[], Then::Steps(0)),
            place(&[], Then::Steps(3)),
            place(&[0], Then::Steps(1)),
            place(&[0, 2], Then::Steps(0)),
            place(&[], Then::Choice { next: 1 }),
            place(&[1], Then::Steps(0)),
            place(&[1], Then::Steps(5)),
            place(&[1, 0], Then::Steps(0)),
            place(&[1], Then::Choice { next: 1 }),
            place(&[1, 1], Then::Steps(0)),
            place(&[], Then::Choice { next: 2 }),
        ];
        for pair in in_order.windows(2) {
            assert!(pair[0] < pair[1], "{pair:?}");
        }
    }

    #[test]
    fn a_task_ends_before_what_was_given_away() {
        let from = Some(place(&[3, 0, 1], Then::Steps(2)));
        let task = Task { from, end: Some(End { depth: 1, before: 2 }), children: vec![] };
        assert_eq!(task.to(), Some(place(&[3], Then::Choice { next: 2 })));
        assert!(task.from() < task.to().as_ref());
    }
}
