//! Handing out parts of the search.
//!
//! The choices on the stack, with what is left of their alternatives, are all that is yet to be done. A worker that has
//! work gives away alternatives of its *outermost* choice that has some left, half of them, those that it would take
//! last. So a part that is given away comes, in the order of the search, right after everything that its giver still
//! has, and before everything that it gave away earlier: the order of all parts is known without looking into them
//! (`crate::parallel`). The outermost choice also has the largest subtrees.
//!
//! A part owns what it needs. Events never change and keep their numbers, so the arena is copied up to where it was when
//! the choice was made, with the snapshots; the graph is the part of the one that the choice is in (perhaps one that a
//! revisit has suspended) which was there then. Nothing is run again.
//!
//! Two things depend on what an exploration has seen before: the numbers of threads that only some executions start, and
//! the cells to begin again with when accesses overlap. In the order of one worker both are always the same; here they would
//! be a matter of luck. So an exploration in parts that comes by either stops ([`Halt::Apart`]), and one worker does it all
//! from the start. Nearly always both have happened in the first execution, before anything is given away.

use super::{Alternative, Children, Choice, Engine, Found, Frame, Halt, How, Sites, Snapshots};
use crate::Visitor;
use fencepost_graph::{Arena, Graph};
use fencepost_models::{Model, Scratch};
use fencepost_program::Program;

/// Other workers, as an engine sees them.
pub(crate) trait Sharing: Sync {
    /// Does somebody wait for work?
    fn wants_work(&self) -> bool;
    /// Takes a part of what the engine had to do.
    fn give(&self, part: Part);
    /// Has the engine's work become useless?
    fn is_cancelled(&self) -> bool;
}

/// A part of a search: a choice and some of its alternatives.
pub(crate) struct Part {
    arena: Arena,
    snapshots: Snapshots,
    graph: Graph,
    scratch: Scratch,
    children: Children,
    sites: Sites,
    looked_again: bool,
    frame: Frame,
    alternatives: Vec<Alternative>,
}

/// How far an exploration got.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Progress {
    /// To its end, or it was stopped.
    Over,
    /// There is more to do than can be done alone in a moment.
    Long,
}

/// After so many looks around (see `tick`) an exploration is long enough to be shared.
const WARM_UP: u32 = 4;

impl<'a, M: Model, V: Visitor> Engine<'a, M, V> {
    /// For a part that another engine gave away.
    pub(crate) fn of_part(program: &'a Program, how: How<'a>, visitor: &'a mut V, part: Part) -> Self {
        let mut engine = Engine::new(program, how, visitor);
        engine.arena = part.arena;
        engine.snapshots = part.snapshots;
        engine.graph = part.graph;
        engine.scratch = part.scratch;
        engine.children = part.children;
        engine.sites = part.sites;
        if part.frame.kind.suspends() {
            // For when this choice is done with.
            engine.suspended.push(Graph::default());
        }
        engine.frames.push(part.frame);
        engine.alternatives = part.alternatives;
        engine.apart = true;
        engine.looked_again = part.looked_again;
        engine
    }

    /// Begins, and explores for a moment.
    pub(crate) fn warm_up(&mut self) -> Progress {
        self.begin();
        self.warm_up = Some(WARM_UP);
        let progress = self.go_on();
        self.warm_up = None;
        progress
    }

    /// Explores what is left, sharing it with others.
    pub(crate) fn explore_shared(mut self, sharing: &'a dyn Sharing) -> Found {
        self.sharing = Some(sharing);
        // A part begins with a choice.
        if !self.apart || self.backtrack() {
            self.go_on();
        }
        self.note_running();
        self.publish();
        self.found()
    }

    /// What was found.
    pub(crate) fn results(mut self) -> Found {
        self.finish();
        self.found()
    }

    /// Gives away some work, if somebody wants it and there is any.
    pub(super) fn share(&mut self, sharing: &dyn Sharing) {
        if sharing.is_cancelled() {
            self.halt.get_or_insert(Halt::Cancelled);
        } else if sharing.wants_work()
            && let Some(part) = self.split_off()
        {
            self.apart = true;
            sharing.give(part);
        }
    }

    /// Takes away half of what is left of the outermost choice that has alternatives left.
    fn split_off(&mut self) -> Option<Part> {
        let ends = self.frames.iter().skip(1).map(|frame| frame.alternatives);
        let mut ranges = self.frames.iter().zip(ends.chain([self.alternatives.len()])).enumerate();
        let (at, first, left) = ranges.find_map(|(at, (frame, end))| {
            let left = end - frame.alternatives;
            (left > 0).then_some((at, frame.alternatives, left))
        })?;
        let count = left.div_ceil(2);
        let alternatives: Vec<Alternative> = self.alternatives.drain(first..first + count).collect();
        for frame in &mut self.frames[at + 1..] {
            frame.alternatives -= count;
        }
        let Frame { kind, depth, mark, weight, finished, .. } = self.frames[at];
        let suspended = self.frames[..=at].iter().filter(|frame| frame.kind.suspends()).count();
        let graph = self.suspended.get(suspended).unwrap_or(&self.graph);
        // A write that is to be placed was made before the choice.
        let placed = match kind {
            Choice::Write(write) | Choice::Revisit { write, .. } => Some(write),
            Choice::Read(_) | Choice::Value(_) | Choice::Look { .. } => None,
        };
        let mut part = Graph::default();
        part.copy_part(&self.arena, graph, |id, _| mark.has(id) && Some(id) != placed);
        debug_assert_eq!(part.len(), depth, "the graph as it was when the choice was made");
        let mut arena = self.arena.clone();
        arena.reset(mark);
        Some(Part {
            snapshots: self.snapshots.first(mark.events()),
            arena,
            graph: part,
            scratch: self.scratch.for_part(),
            children: self.children.clone(),
            sites: self.sites.clone(),
            looked_again: self.looked_again,
            frame: Frame { kind, depth, mark, alternatives: 0, weight, finished },
            alternatives,
        })
    }
}
