//! The search for runs without end.
//!
//! A *livelock* is a state from which no end can be reached any more: no completed run, no deadlock, no
//! error. (The thesis, §3.4.2, looks for any infinite run; a spin loop has one, and no harm in it.) States
//! that can reach an end are marked: the ends when they are found, the others by [`super::ends`].
//!
//! *Termination* asks for more: no run at all goes on for ever in which every thread that can go on
//! continually gets its turn now and then, and so does every buffer (its oldest operation leaves at last).
//! Such a run ends in a strongly connected set of states, and there is a fair one in it exactly if each
//! thread and each buffer moves in it or has nothing to do in one of its states.

use super::scc::{Component, Components};
use super::{Search, Worker};
use crate::machine::Event;
use crate::replay::Replay;
use crate::space::{StateStatus, Successor};
use crate::store::{StateId, States};
use crate::{Error, FoundError, Liveness};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::VecDeque;
use std::sync::atomic::Ordering;

/// A thread, or the buffer of one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Mover {
    Thread(usize),
    Buffer(usize),
}

/// A set of threads and buffers that take steps.
type Movers = FxHashSet<Mover>;

impl Search<'_, '_> {
    /// Looks for a livelock or an endless run, as the configuration asks, when all states are known and no
    /// error was found.
    pub(super) fn liveness(&self) -> Option<FoundError> {
        match self.config.liveness {
            Liveness::Ignored => None,
            Liveness::Livelock => self.livelock(),
            Liveness::Termination => self.endless(),
        }
    }

    fn livelock(&self) -> Option<FoundError> {
        let first = self.without_end()?;
        let unmarked = |id: StateId| !self.states.is_marked(id);
        let mut components = Components::new(self, unmarked);
        let component = components.next_from(first)?;
        // A cycle inside a wait of the library is no livelock of its user.
        let waits = self.all_in_library(&component);
        Some(self.lasso(&component, |threads| match waits {
            true => Error::Deadlock { threads },
            false => Error::Livelock { threads },
        }))
    }

    /// Returns whether every step in the component is one of a library's code.
    fn all_in_library(&self, component: &Component) -> bool {
        let program = self.space.rules.program;
        let mut worker = Worker::default();
        component.states.iter().take(MAX_TOUR).all(|id| {
            self.states.get(*id, &mut worker.tree);
            let steps = worker.successors(self);
            steps.iter().all(|(step, _)| {
                let thread = self.space.proc(worker.tree.state()[1 + step.thread]).thread;
                let called = program.is_user_place(thread.pos(program));
                called && !program.is_user_place(program.pos(thread.code_pos()))
            })
        })
    }

    /// Marks all states that can reach an end. Returns the first one that cannot.
    pub(super) fn without_end(&self) -> Option<StateId> {
        let mut bounds = self.levels.lock().expect("no holder panics").clone();
        let all = self.states.lengths();
        if bounds.is_empty() {
            bounds.push(vec![0; all.len()]);
        }
        bounds.push(all);
        let mut workers = vec![];
        for level in bounds.windows(2).rev() {
            self.in_portions(&mut workers, &level[0], &level[1], |worker, ids| {
                ids.iter().for_each(|id| self.decide_end(worker, *id));
            });
            if self.stop.load(Ordering::Relaxed) {
                return None;
            }
        }
        let of_level = |level: &[Vec<usize>]| {
            let ranges = level[0].iter().zip(&level[1]).enumerate();
            let mut ids = ranges.flat_map(|(shard, (from, to))| States::ids(shard, *from..*to));
            ids.find(|id| !self.states.is_marked(*id))
        };
        bounds.windows(2).find_map(of_level)
    }

    fn endless(&self) -> Option<FoundError> {
        let mut worker = Worker::default();
        let first = self.states.put(&self.space.initial(), None, u32::MAX).0;
        let mut components = Components::new(self, |_| true);
        while let Some(component) = components.next_from(first) {
            if self.is_fair(&component, &mut worker) {
                return Some(self.lasso(&component, |threads| Error::Endless { threads }));
            }
            if self.check_in(&mut worker, 0) {
                return None;
            }
        }
        None
    }

    /// Returns whether the component has a run in which every thread and every buffer gets its turn.
    fn is_fair(&self, component: &Component, worker: &mut Worker) -> bool {
        let inside: FxHashSet<StateId> = component.states.iter().copied().collect();
        let mut always: Option<Movers> = None;
        let mut moves = Movers::default();
        for id in &component.states {
            self.states.get(*id, &mut worker.tree);
            if self.is_discarded(worker.tree.state()) {
                return false;
            }
            // A thread that ends the process gets its turn at last.
            if self.space.standing(worker.tree.state()) == StateStatus::Exited {
                return false;
            }
            let mut enabled = Movers::default();
            for (step, to) in worker.successors(self) {
                let mover = mover(step.thread, step.event);
                enabled.extend(mover);
                if inside.contains(&to) {
                    moves.extend(mover);
                }
            }
            match &mut always {
                Some(always) => always.retain(|mover| enabled.contains(mover)),
                None => always = Some(enabled),
            }
        }
        always.is_none_or(|always| always.is_subset(&moves))
    }

    /// Returns a run that leads to the component and then round in it for ever, in which every thread and
    /// buffer moves that does so in the component.
    fn lasso(&self, component: &Component, error: impl FnOnce(Vec<crate::Waiting>) -> Error) -> FoundError {
        let inside: FxHashSet<StateId> = component.states.iter().copied().collect();
        let start = component.states[0];
        let mut worker = Worker::default();
        let mut missing = Movers::default();
        for id in component.states.iter().take(MAX_TOUR) {
            self.states.get(*id, &mut worker.tree);
            for (step, to) in worker.successors(self) {
                if inside.contains(&to) {
                    missing.extend(mover(step.thread, step.event));
                }
            }
        }
        let mut tour: Vec<(StateId, Successor)> = vec![];
        let mut at = start;
        while !missing.is_empty() {
            let wanted = |mover: Option<Mover>, _| mover.is_some_and(|m| missing.contains(&m));
            let Some((way, end)) = self.walk(&mut worker, &inside, at, wanted) else { break };
            for mover in way.iter().filter_map(|(_, step)| mover(step.thread, step.event)) {
                missing.remove(&mover);
            }
            tour.extend(way);
            at = end;
        }
        if at != start || tour.is_empty() {
            let back = self.walk(&mut worker, &inside, at, |_, to| to == start);
            tour.extend(back.map(|(way, _)| way).unwrap_or_default());
        }
        let mut replay = Replay::new(self.space);
        replay.follow(&self.path_to(start));
        replay.catch_up();
        let repeats_from = replay.len();
        // With symmetry the state comes back with the threads in other places, and more rounds bring them
        // home.
        let home = replay.places().to_vec();
        let tour = self.path_of(&tour, start);
        replay.follow(&tour);
        while replay.places() != home {
            replay.follow(&tour);
        }
        let error = error(replay.waiting());
        FoundError { error, cost: replay.cost(), trace: replay.finish(Some(repeats_from)) }
    }

    /// Returns the shortest path inside of the component, from `from`, that ends with a step for which `last`
    /// holds. The path is its states and steps, and the state after it.
    fn walk(
        &self,
        worker: &mut Worker,
        inside: &FxHashSet<StateId>,
        from: StateId,
        last: impl Fn(Option<Mover>, StateId) -> bool,
    ) -> Option<(Vec<(StateId, Successor)>, StateId)> {
        let mut came: FxHashMap<StateId, (StateId, Successor)> = FxHashMap::default();
        let mut queue = VecDeque::from([from]);
        while let Some(id) = queue.pop_front() {
            self.states.get(id, &mut worker.tree);
            for (step, to) in worker.successors(self) {
                if !inside.contains(&to) {
                    continue;
                }
                if last(mover(step.thread, step.event), to) {
                    let mut way = vec![(id, step)];
                    let mut at = id;
                    while at != from {
                        way.push(came[&at]);
                        at = came[&at].0;
                    }
                    way.reverse();
                    return Some((way, to));
                }
                if to != from && !came.contains_key(&to) {
                    came.insert(to, (id, step));
                    queue.push_back(to);
                }
            }
        }
        None
    }
}

/// The most states of a component that are looked at to find out which threads and buffers move in it.
const MAX_TOUR: usize = 10_000;

/// Returns the thread or the buffer that makes a step. If a younger operation leaves a buffer, that is no
/// turn for the buffer: its oldest must leave at last.
fn mover(thread: usize, event: Event) -> Option<Mover> {
    match event {
        Event::Flush(0) => Some(Mover::Buffer(thread)),
        Event::Flush(_) => None,
        _ => Some(Mover::Thread(thread)),
    }
}
