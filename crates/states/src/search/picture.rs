//! Collects all states and steps of a small search.

use super::{Search, Worker};
use crate::machine::{Action, Kind};
use crate::replay::{Path, Replay};
use crate::space::StateStatus;
use crate::store::StateId;
use crate::{Buffered, End, StateGraph, StateInfo, StateStep, ThreadInfo};
use fencepost_program::{GlobalId, Loc, Size, ThreadId};
use rustc_hash::FxHashMap;

impl Search<'_, '_> {
    /// Returns at most `most` states, in the order of their distance from the first, and the steps between
    /// them, for a picture.
    pub(super) fn picture(&self, most: usize) -> StateGraph {
        let mut graph = StateGraph::default();
        let mut worker = Worker::default();
        let first = self.states.put(&self.space.initial(), None, u32::MAX).0;
        let mut places: FxHashMap<StateId, usize> = FxHashMap::from_iter([(first, 0)]);
        let mut order = vec![first];
        let mut at = 0;
        while at < order.len() {
            if order.len() > most {
                graph.cut = true;
                break;
            }
            self.states.get(order[at], &mut worker.tree);
            let steps = match self.space.standing(worker.tree.state()) {
                StateStatus::Going | StateStatus::Exited => worker.successors(self),
                _ => vec![],
            };
            let end = self.end_of(worker.tree.state(), steps.is_empty() && worker.out.failures.is_empty());
            graph.states.push(self.info(worker.tree.state(), end));
            for (step, to) in steps {
                let place = *places.entry(to).or_insert_with(|| {
                    order.push(to);
                    order.len() - 1
                });
                let mut replay = Replay::at(self.space, worker.tree.state());
                replay.follow(&Path { steps: vec![(worker.tree.state().to_vec(), step)], last: vec![] });
                graph.started.extend(replay.started());
                graph.steps.push(StateStep {
                    from: at,
                    to: place,
                    thread: ThreadId(step.thread as u32),
                    kinds: replay.steps().iter().map(|s| s.kind.clone()).collect(),
                    cost: step.cost,
                });
            }
            at += 1;
        }
        graph
    }

    fn end_of(&self, state: &[u32], stuck: bool) -> Option<End> {
        match self.space.standing(state) {
            StateStatus::Finished | StateStatus::Exited => Some(End::Finished),
            StateStatus::Error(_) => Some(End::Error),
            StateStatus::Going if stuck => {
                let mut procs = state[1..].iter().take_while(|n| **n != 0);
                let blocked = |n: &u32| matches!(self.space.look(*n).0.action, Action::Blocked(_));
                Some(if procs.any(blocked) { End::Blocked } else { End::Deadlock })
            }
            StateStatus::Going => None,
        }
    }

    fn info(&self, state: &[u32], end: Option<End>) -> StateInfo {
        let program = self.space.rules.program;
        let threads = state[1..].iter().take_while(|n| **n != 0).enumerate().map(|(i, number)| {
            let proc = self.space.proc(*number);
            let buffered = proc.buffer.entries.iter().filter_map(|e| match e.kind {
                Kind::Write { value, size } => {
                    Some(Buffered { loc: Loc { addr: e.addr, size }, value: Some(value) })
                }
                Kind::Read { size, .. } => Some(Buffered { loc: Loc { addr: e.addr, size }, value: None }),
                Kind::Free | Kind::Marker => None,
            });
            ThreadInfo {
                thread: ThreadId(i as u32),
                pos: proc.thread.pos(program),
                finished: matches!(proc.action, Action::Finished | Action::Exited),
                buffer: buffered.collect(),
            }
        });
        StateInfo { threads: threads.collect(), memory: self.changed(state[0]), end }
    }

    /// Returns the parts of globals that differ from what they were at the start.
    fn changed(&self, memory: u32) -> Vec<(Loc, u64)> {
        let program = self.space.rules.program;
        let mut changed = vec![];
        for (i, global) in program.globals.iter().enumerate() {
            if global.constant || global.thread_local {
                continue;
            }
            let start = program.global_addr(GlobalId(i as u32));
            let end = start + global.init.len() as u64;
            let mut addr = start;
            while addr < end {
                let sizes = [Size::B8, Size::B4, Size::B2, Size::B1].into_iter();
                let fits = |s: &Size| addr.is_multiple_of(s.bytes()) && addr + s.bytes() <= end;
                let size = sizes.clone().find(fits).unwrap_or(Size::B1);
                let size = if global.init.len() > 8 && size == Size::B8 { Size::B4 } else { size };
                let value = self.space.memories.copy(memory, addr, size).unwrap_or(0);
                if program.initial_value(addr, size.bytes()) != Some(value) {
                    changed.push((Loc { addr, size }, value));
                }
                addr += size.bytes();
            }
        }
        changed
    }
}
