//! The states from which the end of a run can be reached.
//!
//! States are asked about from the last ones found back to the first, because steps lead on: most have a step
//! to a state that is known to reach an end. From one that has not, a depth-first search goes on until it
//! meets such a state. Then all states reach an end that it has visited and that are still open: each can go
//! back to one on the path to where the search is (Tarjan). A component without a way out reaches no end.
//! Either way, what was found out about a state is kept, so the steps of a state are made at most once more.
//! Where a state reaches an end, the state that it was found from does so, too, and need not be asked.

use super::{Search, Worker};
use crate::store::{StateId, WayOut};
use rustc_hash::FxHashMap;

/// Number of states that a worker visits before it looks whether the search is to stop.
const PORTION: u32 = 256;

/// The states that a search for an end has visited without knowing yet whether they reach one. Nothing is in
/// it between two searches.
#[derive(Default)]
pub(super) struct OpenStates {
    /// The states, in the order in which they were visited.
    open: Vec<StateId>,
    /// The place of each in that order.
    order: FxHashMap<StateId, u32>,
    /// The path to where the search is.
    frames: Vec<Frame>,
    /// The states that steps of the path lead to and that are still to be looked at, those of the last state
    /// of the path last.
    waiting: Vec<StateId>,
    visited: u32,
}

/// A state on the path of the search.
struct Frame {
    /// Its place in the order of visits.
    order: u32,
    /// The first place in that order of the states that it can go back to, as far as that is known.
    low: u32,
    /// The number of waiting states before its own.
    waiting: usize,
}

/// Whether a search for an end goes on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Progress {
    /// It goes on.
    Open,
    /// It has met a state that reaches an end.
    Found,
}

impl OpenStates {
    fn clear(&mut self) {
        self.open.clear();
        self.order.clear();
        self.frames.clear();
        self.waiting.clear();
    }
}

impl Search<'_, '_> {
    /// Finds out whether the end of a run can be reached from a state, and records it.
    pub(super) fn decide_end(&self, worker: &mut Worker, id: StateId) {
        match self.states.way_out(id) {
            WayOut::Known => return self.mark_ancestors(id),
            WayOut::None => return,
            WayOut::Unknown => {}
        }
        let mut progress = self.enter(worker, id);
        while progress == Progress::Open && !worker.ends.frames.is_empty() {
            progress = self.advance(worker);
            worker.ends.visited += 1;
            if worker.ends.visited.is_multiple_of(PORTION) && self.check_in(worker, 0) {
                return worker.ends.clear();
            }
        }
        if progress == Progress::Found {
            for open in &worker.ends.open {
                if self.states.mark(*open) {
                    self.mark_ancestors(*open);
                }
            }
        }
        worker.ends.clear();
    }

    /// Marks the states on the way to a marked state, as far as they were not known.
    fn mark_ancestors(&self, mut id: StateId) {
        loop {
            id = self.states.parent(id);
            if !self.states.mark(id) {
                return;
            }
        }
    }

    /// Adds a state to the path of a search for an end, unless one of its steps leads to the goal.
    fn enter(&self, worker: &mut Worker, id: StateId) -> Progress {
        let order = worker.ends.open.len() as u32;
        worker.ends.open.push(id);
        self.states.get(id, &mut worker.tree);
        worker.expand(self);
        let waiting = worker.ends.waiting.len();
        worker.find_states(self);
        let mut progress = Progress::Open;
        for root in &worker.roots {
            let (to, _) = self.states.put_root(*root, &mut worker.look.views, None, u32::MAX);
            match self.states.way_out(to) {
                WayOut::Known => {
                    progress = Progress::Found;
                    break;
                }
                WayOut::Unknown if to != id => worker.ends.waiting.push(to),
                WayOut::Unknown | WayOut::None => {}
            }
        }
        worker.ends.order.insert(id, order);
        worker.ends.frames.push(Frame { order, low: order, waiting });
        progress
    }

    /// Follows the next step of the last state on the path, or leaves that state.
    fn advance(&self, worker: &mut Worker) -> Progress {
        let ends = &mut worker.ends;
        let Some(frame) = ends.frames.last_mut() else { return Progress::Open };
        if ends.waiting.len() > frame.waiting
            && let Some(to) = ends.waiting.pop()
        {
            if let Some(order) = ends.order.get(&to) {
                frame.low = frame.low.min(*order);
                return Progress::Open;
            }
            // It may have been decided since it was put there.
            return match self.states.way_out(to) {
                WayOut::Known => Progress::Found,
                WayOut::None => Progress::Open,
                WayOut::Unknown => self.enter(worker, to),
            };
        }
        let (order, low) = (frame.order, frame.low);
        ends.frames.pop();
        if let Some(before) = ends.frames.last_mut() {
            before.low = before.low.min(low);
        }
        if low == order {
            for closed in ends.open.drain(order as usize..) {
                ends.order.remove(&closed);
                self.states.close(closed);
            }
        }
        Progress::Open
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::space::Space;
    use crate::store::States;
    use crate::{Config, Ended, Flow, FoundError, Machine, Switch, Visitor};
    use fencepost_oracle::generate::{Knobs, generate, generate_spawning};
    use fencepost_program::Program;

    struct Nobody;

    impl Visitor for Nobody {
        fn ended(&mut self, _: &dyn Ended) {}
        fn found(&mut self, _: FoundError) -> Flow {
            Flow::Continue
        }
    }

    /// Compares the states that are found to reach an end with those that passes over all steps find, made
    /// until nothing changes. Returns the number of states, and how many of them reach none. `begin`: which
    /// ends count, as if the others were none.
    fn compare(program: &Program, config: &Config, begin: impl Fn(usize) -> bool) -> (usize, usize) {
        let program = program.without_loop_marks();
        let space = Space::new(&program, config, Switch::Off);
        let mut nobody = Nobody;
        let search = Search::new(&space, config, 8, &mut nobody);
        search.visit();
        let lengths = search.states.lengths();
        let ids: Vec<StateId> = lengths.iter().enumerate().flat_map(|(i, n)| States::ids(i, 0..*n)).collect();
        let mut ends: Vec<StateId> = ids.iter().copied().filter(|id| search.states.is_marked(*id)).collect();
        let mut at = 0;
        ends.retain(|_| {
            at += 1;
            begin(at)
        });
        search.states.forget_marks();
        ends.iter().for_each(|id| {
            search.states.mark(*id);
        });
        let mut worker = Worker::default();
        let mut steps: Vec<(StateId, Vec<StateId>)> = vec![];
        for id in &ids {
            search.states.get(*id, &mut worker.tree);
            steps.push((*id, worker.successors(&search).into_iter().map(|(_, to)| to).collect()));
        }
        let mut reach: rustc_hash::FxHashSet<StateId> = ends.into_iter().collect();
        let mut before = usize::MAX;
        while before != reach.len() {
            before = reach.len();
            for (id, to) in &steps {
                if to.iter().any(|to| reach.contains(to)) {
                    reach.insert(*id);
                }
            }
        }
        let first = search.without_end();
        for id in &ids {
            assert_eq!(search.states.is_marked(*id), reach.contains(id), "{id:?} of {program}");
        }
        assert_eq!(first.is_some(), reach.len() < ids.len());
        (ids.len(), ids.len() - reach.len())
    }

    #[test]
    fn the_same_states_reach_an_end_as_passes_find() {
        let mut knobs = Knobs { threads: 2..=3, accesses: 3..=6, ..Knobs::default() };
        knobs.weights.spin = 30;
        let (mut all, mut lost) = (0, 0);
        for seed in 0..300 {
            let program = match seed % 2 {
                0 => generate(seed, &knobs).program,
                _ => generate_spawning(seed, &knobs).program,
            };
            let machine = Machine::ALL[seed as usize / 2 % 4];
            let jobs = 1 + seed as usize / 8 % 2;
            let mut config = Config { jobs, ..Config::new(machine) };
            if seed % 3 == 0 {
                // Loops are cycles of several states.
                config.merging.local_steps = Switch::Off;
            }
            let (states, without) = compare(&program, &config, |end| end as u64 % 3 != seed % 3);
            all += states;
            lost += without;
        }
        assert!(all > 5000 && lost > 1000, "{all} states, {lost} without an end");
    }
}
