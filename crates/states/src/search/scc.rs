//! Strongly connected components, one after the other, those that lead nowhere else first (Tarjan).
//!
//! The steps of a state are found again when they are needed, instead of being kept.

use super::{Search, Worker};
use crate::store::StateId;
use rustc_hash::FxHashMap;

/// A strongly connected component, states that can all reach each other by a step or more.
pub struct Component {
    /// The states; the first is the one that was reached first.
    pub states: Vec<StateId>,
}

struct Frame {
    id: StateId,
    successors: Vec<StateId>,
    next: usize,
}

#[derive(Clone, Copy)]
struct Mark {
    index: u32,
    low: u32,
    done: bool,
}

/// Finds the strongly connected components among the states for which `within` holds.
pub struct Components<'s, 'a, 'p, F> {
    search: &'s Search<'a, 'p>,
    within: F,
    worker: Worker,
    marks: FxHashMap<StateId, Mark>,
    open: Vec<StateId>,
    frames: Vec<Frame>,
    begun: bool,
}

impl<'s, 'a, 'p, F: Fn(StateId) -> bool> Components<'s, 'a, 'p, F> {
    /// Returns a search for components that has not found any yet.
    pub fn new(search: &'s Search<'a, 'p>, within: F) -> Self {
        Components {
            search,
            within,
            worker: Worker::default(),
            marks: FxHashMap::default(),
            open: vec![],
            frames: vec![],
            begun: false,
        }
    }

    fn enter(&mut self, id: StateId) {
        let index = self.marks.len() as u32;
        self.marks.insert(id, Mark { index, low: index, done: false });
        self.open.push(id);
        self.search.states.get(id, &mut self.worker.tree);
        let all = self.worker.successors(self.search);
        let successors = all.into_iter().map(|(_, to)| to).filter(|to| (self.within)(*to)).collect();
        self.frames.push(Frame { id, successors, next: 0 });
    }

    /// Returns the next component that has a step inside; the search for components begins at the state
    /// `first`.
    pub fn next_from(&mut self, first: StateId) -> Option<Component> {
        if !std::mem::replace(&mut self.begun, true) {
            self.enter(first);
        }
        while let Some(frame) = self.frames.last_mut() {
            let id = frame.id;
            if let Some(to) = frame.successors.get(frame.next).copied() {
                frame.next += 1;
                match self.marks.get(&to).copied() {
                    None => self.enter(to),
                    Some(mark) if !mark.done => self.lower(id, mark.index),
                    Some(_) => {}
                }
                continue;
            }
            let steps_to_itself = frame.successors.contains(&id);
            self.frames.pop();
            let mark = self.marks[&id];
            if let Some(parent) = self.frames.last() {
                self.lower(parent.id, mark.low);
            }
            if mark.low == mark.index {
                let from = self.open.iter().rposition(|open| *open == id).unwrap_or(0);
                let states = self.open.split_off(from);
                for state in &states {
                    if let Some(mark) = self.marks.get_mut(state) {
                        mark.done = true;
                    }
                }
                if states.len() > 1 || steps_to_itself {
                    return Some(Component { states });
                }
            }
            let due = self.marks.len().is_multiple_of(256);
            if due && self.search.check_in(&mut self.worker, self.frames.len() as u64) {
                return None;
            }
        }
        None
    }

    fn lower(&mut self, id: StateId, low: u32) {
        if let Some(mark) = self.marks.get_mut(&id) {
            mark.low = mark.low.min(low);
        }
    }
}
