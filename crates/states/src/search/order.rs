//! The three orders in which states are visited.

use super::{Search, Worker, packed, unpacked};
use crate::store::{Reached, StateId, States};
use fencepost_search::work_together;
use smallvec::SmallVec;
use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Number of states that a worker takes at a time.
const PORTION: usize = 256;

/// Number of states that a worker visits together, so that it waits for memory less often.
const GROUP: usize = 16;

impl Search<'_, '_> {
    /// Returns the number of workers to use for this many states.
    fn workers(&self, states: usize) -> usize {
        self.config.jobs.clamp(1, 64).min(states / PORTION + 1)
    }

    /// Calls `work`, on several workers, for every state whose place in its shard is between the shard's
    /// places in `from` and `to`, with a few states at a time.
    pub(super) fn in_portions(
        &self,
        workers: &mut Vec<Worker>,
        from: &[usize],
        to: &[usize],
        work: impl Fn(&mut Worker, &[StateId]) + Sync,
    ) {
        let mut portions = vec![];
        for (shard, (start, end)) in from.iter().zip(to).enumerate() {
            for at in (*start..*end).step_by(PORTION) {
                portions.push((shard, at..(at + PORTION).min(*end)));
            }
        }
        let states = from.iter().zip(to).map(|(a, b)| b - a).sum::<usize>();
        let count = self.workers(states);
        while workers.len() < count {
            workers.push(Worker::default());
        }
        let next = AtomicUsize::new(0);
        let run = |worker: &mut Worker| {
            while let Some((shard, range)) = portions.get(next.fetch_add(1, Ordering::Relaxed)) {
                let ids: SmallVec<[StateId; PORTION]> = States::ids(*shard, range.clone()).rev().collect();
                ids.chunks(GROUP).for_each(|group| work(worker, group));
                let left = portions.len().saturating_sub(next.load(Ordering::Relaxed)) * PORTION;
                if self.check_in(worker, left as u64) {
                    return;
                }
            }
        };
        work_together(&mut workers[..count], run);
    }

    /// Visits the states breadth first, all those of one distance from the first state before those of the
    /// next.
    pub(super) fn breadth(&self) {
        let mut workers = vec![];
        let mut from = vec![0; self.states.lengths().len()];
        let mut noted = 0;
        loop {
            let to = self.states.lengths();
            if from == to {
                return;
            }
            self.distances.fetch_add(1, Ordering::Relaxed);
            let states = from.iter().sum::<usize>();
            if states >= noted {
                // In a long and narrow space the bounds of all distances would take more room than the
                // states.
                noted = states + states / 64 + 1;
                self.levels.lock().expect("no holder panics").push(from.clone());
            }
            self.in_portions(&mut workers, &from, &to, |worker, ids| {
                self.look_at(ids, worker, |_, _, _| {});
            });
            if self.stop.load(Ordering::Relaxed) || self.enough() {
                return;
            }
            from = to;
        }
    }

    /// Visits the states depth first. Each worker has a stack, and gives from its bottom to workers that have
    /// nothing.
    pub(super) fn depth(&self, first: StateId) {
        let count = self.config.jobs.clamp(1, 64);
        let shared = Mutex::new(vec![first]);
        let busy = AtomicUsize::new(0);
        let run = |worker: &mut Worker| {
            let mut stack: Vec<StateId> = vec![];
            let mut looked = 0usize;
            loop {
                if stack.is_empty() {
                    let mut shared = shared.lock().expect("no holder panics");
                    match shared.pop() {
                        Some(id) => {
                            stack.push(id);
                            busy.fetch_add(1, Ordering::Relaxed);
                        }
                        None if busy.load(Ordering::Relaxed) == 0 => break,
                        None => {
                            drop(shared);
                            if self.stop.load(Ordering::Relaxed) {
                                break;
                            }
                            std::thread::yield_now();
                            continue;
                        }
                    }
                }
                while let Some(id) = stack.pop() {
                    self.look_at(&[id], worker, |to, reached, _| {
                        if reached == Reached::New {
                            stack.push(to);
                        }
                    });
                    looked += 1;
                    if looked.is_multiple_of(PORTION) {
                        self.check_in(worker, stack.len() as u64);
                    }
                    if count > 1 && stack.len() > 1 && looked.is_multiple_of(16) {
                        let mut shared = shared.lock().expect("no holder panics");
                        if shared.is_empty() {
                            shared.extend(stack.drain(..stack.len() / 2));
                        }
                    }
                    if self.enough() {
                        self.stop.store(true, Ordering::Relaxed);
                    }
                    if self.stop.load(Ordering::Relaxed) {
                        stack.clear();
                    }
                }
                busy.fetch_sub(1, Ordering::Relaxed);
            }
            self.check_in(worker, 0);
        };
        let mut workers: Vec<Worker> = (0..count).map(|_| Worker::default()).collect();
        work_together(&mut workers, run);
    }

    /// Visits the states in the order of the reorderings that it takes to reach them, the fewest first.
    pub(super) fn by_cost(&self, first: StateId) {
        let mut workers: Vec<Worker> = vec![];
        let mut waiting = BTreeMap::from([(0u32, vec![first])]);
        while let Some((cost, ids)) = waiting.pop_first() {
            let count = self.workers(ids.len());
            while workers.len() < count {
                workers.push(Worker::default());
            }
            let next = AtomicUsize::new(0);
            let run = |worker: &mut Worker| {
                let mut reached: Vec<(u32, StateId)> = vec![];
                loop {
                    let at = next.fetch_add(PORTION, Ordering::Relaxed);
                    let Some(portion) = ids.get(at..(at + PORTION).min(ids.len())).filter(|p| !p.is_empty())
                    else {
                        break;
                    };
                    for id in portion {
                        // A state that was reached at a lower cost since has been looked at.
                        if self.states.cost(*id) != cost {
                            continue;
                        }
                        self.look_at(&[*id], worker, |to, how, cost| {
                            if how != Reached::Known {
                                reached.push((cost, to));
                            }
                        });
                    }
                    if self.check_in(worker, (ids.len() - at.min(ids.len())) as u64) {
                        break;
                    }
                }
                reached
            };
            for (cost, id) in work_together(&mut workers[..count], run).into_iter().flatten() {
                waiting.entry(cost).or_default().push(id);
            }
            debug_assert!(waiting.first_key_value().is_none_or(|(next, _)| *next >= packed(unpacked(cost))));
            if self.stop.load(Ordering::Relaxed) || self.enough() {
                return;
            }
        }
    }
}
