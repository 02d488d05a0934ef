//! Going to a place in a search, to explore from there on.
//!
//! An engine comes to a place by making the choices that lead there, with the report muted: what there is to
//! see on the way has been seen by the engine that was there first. Nothing else is explored on the way, so
//! this takes about as long as one execution.

use super::forward::Added;
use super::{Engine, Halt, Peers, SearchResult};
use crate::Task;
use crate::task::{End, Place, Then};
use fencepost_graph::ThreadId;
use fencepost_models::Model;

/// The reason why an engine does not come to a place: the search has no such place. It is the place of a
/// search of another program, or under another model.
pub(super) struct NoSuchPlace;

impl<'a, M: Model> Engine<'a, M> {
    /// Explores the part of the search that `task` says, until there is nothing left of it or a reason to
    /// stop.
    pub(super) fn explore_task(mut self, peers: &'a dyn Peers, task: &Task) -> SearchResult {
        self.know_threads(&task.children);
        if task.is_part() {
            self.worker.divide();
        }
        self.stack.set_end(task.end);
        self.worker.peers = Some(peers);
        match &task.from {
            None => {
                self.begin();
                self.go_on();
            }
            Some(from) => match self.go_to(from, task.end) {
                Ok(goes_on) => {
                    if self.report.halt.is_none() && (goes_on || self.backtrack()) {
                        self.go_on();
                    }
                }
                Err(NoSuchPlace) => self.report.halt = Some(Halt::NoSuchPlace),
            },
        }
        self.end_part()
    }

    /// Gives threads the numbers that they have in the search.
    fn know_threads(&mut self, children: &[(ThreadId, u32)]) {
        let threads = self.program.threads.len();
        self.draft.children = Task::numbered(children, threads);
        self.draft.widen(threads + self.draft.children.len());
    }

    /// Goes to `place` and shows the visitor what there is to see on the way. Returns why it could not get
    /// there, or what stopped it there.
    pub(super) fn show_way_to(mut self, children: &[(ThreadId, u32)], place: &Place) -> Option<Halt> {
        self.know_threads(children);
        self.begin();
        let reached = self.follow(place, None);
        match (self.report.halt, reached) {
            (None, Err(NoSuchPlace)) => Some(Halt::NoSuchPlace),
            (halt, _) => halt,
        }
    }

    /// Returns what the search has left to do, if it was stopped before its end.
    pub(super) fn what_is_left(&self) -> Option<Task> {
        let halt = self.report.halt?;
        let children = Task::children_of(&self.draft.children);
        let task = Task { from: Some(self.stack.place()), end: self.stack.end(), children };
        halt.may_go_on().then_some(task)
    }

    /// Makes the choices that lead to `place`, where the search had been before, and leaves those
    /// alternatives open that are left before `end`. Returns whether the search goes on from the graph it
    /// comes to, and not with the next alternative.
    fn go_to(&mut self, place: &Place, end: Option<End>) -> Result<bool, NoSuchPlace> {
        let before = std::mem::take(&mut self.report.summary);
        self.report.is_muted = true;
        self.begin();
        let reached = self.follow(place, end);
        self.report.is_muted = false;
        self.report.summary = before;
        reached
    }

    fn follow(&mut self, place: &Place, end: Option<End>) -> Result<bool, NoSuchPlace> {
        let before = |depth: usize, rank: Option<u32>| match end {
            Some(End { depth: at, before }) if at as usize == depth => Some(before),
            Some(End { depth: at, .. }) if depth < at as usize => rank.map(|rank| rank + 1),
            _ => None,
        };
        let mut added = Added::Kept;
        for (depth, rank) in place.taken.iter().enumerate() {
            added = self.next_choice(added)?;
            let has_taken_first = self.stack.has_taken_first();
            if !self.stack.keep(*rank, before(depth, Some(*rank))) {
                return Err(NoSuchPlace);
            }
            if *rank == 0 && has_taken_first {
                continue;
            }
            let Some(frame) = self.stack.innermost() else { return Err(NoSuchPlace) };
            self.go_back_to(&frame);
            let Some(alternative) = self.stack.take_next() else { return Err(NoSuchPlace) };
            added = self.take(frame.kind, alternative);
        }
        match place.then {
            Then::Steps(steps) => {
                let mut goes_on = added == Added::Kept;
                for _ in 0..steps {
                    if !goes_on || self.report.halt.is_some() {
                        return Err(NoSuchPlace);
                    }
                    goes_on = self.step_on_the_way();
                }
                Ok(goes_on)
            }
            Then::Choice { next } => {
                self.next_choice(added)?;
                let has = self.stack.keep(next, before(place.taken.len(), None));
                if has { Ok(false) } else { Err(NoSuchPlace) }
            }
        }
    }

    /// Goes on until a choice is opened. Returns what became of the alternative that is taken at once, if the
    /// choice has one.
    fn next_choice(&mut self, added: Added) -> Result<Added, NoSuchPlace> {
        let depth = self.stack.depth();
        match added {
            Added::Dropped => return Err(NoSuchPlace),
            // The alternative that was taken has opened it.
            Added::Opened => return Ok(Added::Opened),
            Added::Kept => {}
        }
        loop {
            let goes_on = self.step_on_the_way();
            if self.stack.depth() > depth {
                return Ok(if goes_on { Added::Kept } else { Added::Dropped });
            }
            if !goes_on || self.report.halt.is_some() {
                return Err(NoSuchPlace);
            }
        }
    }

    /// Makes a step forward, and counts it, where speed does not matter. (In the one place where it does, the
    /// compiler is to have the step in line, and it has one only if there are few of these places.)
    #[inline(never)]
    pub(super) fn step_on_the_way(&mut self) -> bool {
        self.step()
    }

    /// Makes a step forward, and counts it.
    #[inline(always)]
    pub(super) fn step(&mut self) -> bool {
        self.stack.count_step();
        self.forward()
    }
}
