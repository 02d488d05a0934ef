//! The stack of open choices: the recursion of the algorithm as data.
//!
//! A [`Frame`] is a choice that the engine has made one way and may make another way. The alternatives that
//! were not taken yet are in one list for all frames. Two invariants hold between calls:
//! - the alternatives of a frame are those from [`Frame::alternatives`] on, up to where the next frame's
//!   begin;
//! - there is one suspended graph for each frame whose choice [suspends](Choice::suspends) one, in the same
//!   order.
//!
//! What is on the stack is all that is yet to be done, so part of it can be handed to another engine
//! ([`Stack::split_outermost`]).

use super::threads::Finished;
use crate::task::{End, Place, Then};
use fencepost_graph::{EventId, Graph, Mark, ThreadId};

/// An open choice on the stack, with what the engine needs to go back to it for the next alternative.
#[derive(Clone, Copy)]
pub(super) struct Frame {
    pub kind: Choice,
    /// The number of events in the graph when the choice was opened.
    pub depth: usize,
    /// The events in the arena when the choice was opened.
    pub mark: Mark,
    /// The threads known to have finished when the choice was opened.
    pub finished: Finished,
    /// The place in the stack's list at which the alternatives of this frame begin.
    alternatives: usize,
    /// The number of all alternatives, with the one that the engine took at once, if it took one.
    count: u32,
    /// The number of alternatives that were given to other engines: those that would have been taken last.
    given: u32,
    /// The share of the search tree below each alternative, between 0 and 1.
    weight: f64,
}

/// The kinds of choices that the search makes, such as which write a read reads from.
#[derive(Clone, Copy, Debug)]
pub(super) enum Choice {
    /// The write that the next read of a thread reads from.
    Read(ThreadId),
    /// The place of a write that was made: in coherence order, or the read that it revisits.
    Write(EventId),
    /// The value of a thread's free choice.
    Value(ThreadId),
    /// The place in coherence order of `write`, in a graph that was cut for `write` to revisit `read`.
    Revisit { write: EventId, read: EventId },
    /// The write that a waiting thread sees when it looks again, in a graph without `looked`, its last read.
    Look { thread: ThreadId, looked: EventId },
}

impl Choice {
    /// Returns whether the alternatives of the choice are tried in a graph of their own, while the current
    /// graph is suspended. When no alternative is left, that graph goes away and the suspended one comes
    /// back.
    pub fn suspends(self) -> bool {
        matches!(self, Choice::Revisit { .. } | Choice::Look { .. })
    }

    /// Returns the write that was made before the choice was opened and that the choice adds to the graph, if
    /// any.
    fn made_write(self) -> Option<EventId> {
        match self {
            Choice::Write(write) | Choice::Revisit { write, .. } => Some(write),
            Choice::Read(_) | Choice::Value(_) | Choice::Look { .. } => None,
        }
    }
}

/// One way to make a choice, such as one write for a read to read from.
#[derive(Clone, Copy, Debug)]
pub(super) enum Alternative {
    /// The read reads from this write.
    From(EventId),
    /// The write takes this place in coherence order.
    Place(u32),
    /// The write revisits this read.
    Revisit(EventId),
    /// The free choice has this value.
    Value(u64),
}

/// The open choices of the search, outermost first, with the alternatives that were not taken yet and the
/// suspended graphs.
#[derive(Default)]
pub(super) struct Stack {
    frames: Vec<Frame>,
    alternatives: Vec<Alternative>,
    /// The graphs that were set aside for others, outermost first.
    suspended: Vec<Graph>,
    /// Empty graphs whose memory is used again.
    spare: Vec<Graph>,
    /// The ranks of the alternatives that were taken on the way to the outermost choice, in the search that
    /// this stack does part of.
    way: Vec<u32>,
    /// The number of steps forward since a choice was opened or an alternative taken.
    steps: u32,
    /// The end of what the stack was to do from the beginning; `None`: the end of the search.
    end: Option<End>,
    /// Whether the stack is that of a part, and nothing has been done of that yet.
    untouched: bool,
}

/// A way to ask a stack for the place in the search where it is.
#[derive(Clone, Copy)]
pub(crate) struct Whereabouts<'a>(&'a Stack);

impl Whereabouts<'_> {
    /// Returns the place in the search.
    pub fn place(self) -> Place {
        self.0.place()
    }
}

/// Alternatives of one choice that were taken off a stack, for another engine to explore.
pub(super) struct Split {
    /// The choice that they are alternatives of. Its list of alternatives begins at 0.
    pub frame: Frame,
    pub alternatives: Vec<Alternative>,
    /// The position among the suspended graphs of the graph that the choice is in. If there is none at that
    /// position, it is the current graph.
    pub suspended: usize,
    /// The write that the choice adds to the graph; it is in the graph's future, although made before the
    /// choice.
    pub made_write: Option<EventId>,
    /// The ranks of the alternatives that were taken on the way to the choice.
    pub way: Vec<u32>,
}

impl Stack {
    /// Returns a stack with one open choice that has these alternatives left.
    pub fn of_part(frame: Frame, alternatives: Vec<Alternative>, way: Vec<u32>) -> Stack {
        // A choice that suspends a graph needs one to go back to when it is done, if only an empty one.
        let suspended = if frame.kind.suspends() { vec![Graph::default()] } else { vec![] };
        let end = Some(frame.end(way.len()));
        Stack { frames: vec![frame], alternatives, suspended, way, end, untouched: true, ..Stack::default() }
    }

    /// Returns the number of open choices on the stack.
    pub fn depth(&self) -> usize {
        self.frames.len()
    }

    /// Returns the share of the search tree below the current graph, between 0 and 1.
    #[inline]
    pub fn weight(&self) -> f64 {
        self.frames.last().map_or(1.0, |frame| frame.weight)
    }

    /// Returns the length of the list of alternatives, at which those of the next choice will begin. A choice
    /// is opened by calling this, then [`offer`](Self::offer) for each alternative, then
    /// [`open`](Self::open).
    #[inline]
    pub fn top(&self) -> usize {
        self.alternatives.len()
    }

    /// Returns the alternatives on the list from place `first` on, those of the choice that is about to be
    /// opened.
    #[inline]
    pub fn from(&self, first: usize) -> &[Alternative] {
        &self.alternatives[first..]
    }

    /// Adds an alternative to the list, for the choice that is about to be opened.
    #[inline]
    pub fn offer(&mut self, alternative: Alternative) {
        self.alternatives.push(alternative);
    }

    /// Removes the alternative that was added to the list last and returns it.
    #[inline]
    pub fn take_last(&mut self) -> Option<Alternative> {
        self.alternatives.pop()
    }

    /// Removes the next alternative of the innermost choice and returns it: the search goes on with that one.
    #[inline]
    pub fn take_next(&mut self) -> Option<Alternative> {
        (self.steps, self.untouched) = (0, false);
        self.alternatives.pop()
    }

    /// Counts a step forward.
    #[inline(always)]
    pub fn count_step(&mut self) {
        self.steps += 1;
    }

    /// Takes back the step that was counted last, which the search stopped instead of making.
    pub fn uncount_step(&mut self) {
        self.steps = self.steps.saturating_sub(1);
    }

    /// Opens a choice whose alternatives are on the list from place `first` on. `count` is the number of all
    /// alternatives, with the one that the engine takes at once.
    #[inline(always)]
    pub fn open(
        &mut self,
        kind: Choice,
        first: usize,
        count: usize,
        (depth, mark): (usize, Mark),
        finished: Finished,
    ) {
        let weight = self.weight() / count as f64;
        let count = count as u32;
        self.frames.push(Frame { kind, depth, mark, finished, alternatives: first, count, given: 0, weight });
        self.steps = 0;
    }

    /// Returns the choice that was opened last and is still open.
    #[inline]
    pub fn innermost(&self) -> Option<Frame> {
        self.frames.last().copied()
    }

    /// Returns whether the innermost choice has an alternative that was not taken yet.
    #[inline]
    pub fn has_left(&self, innermost: &Frame) -> bool {
        self.alternatives.len() > innermost.alternatives
    }

    /// Returns the alternatives of the innermost choice that were not taken yet.
    #[inline]
    pub fn left(&self, innermost: &Frame) -> &[Alternative] {
        &self.alternatives[innermost.alternatives..]
    }

    /// Drops the remaining alternatives of the innermost choice, and leaves the choice open.
    pub fn settle(&mut self, innermost: &Frame) {
        self.alternatives.truncate(innermost.alternatives);
    }

    /// Removes the innermost choice, which has no alternative left. If it was made in a graph of its own, the
    /// suspended graph takes the place of `graph`.
    #[inline]
    pub fn close(&mut self, graph: &mut Graph) {
        let Some(frame) = self.frames.pop() else { unreachable!("a choice is open") };
        if frame.kind.suspends() {
            self.resume(graph);
        }
    }

    /// Puts `graph` on the pile of suspended graphs, and puts the graph `cut` in its place.
    pub fn suspend(&mut self, graph: &mut Graph, cut: Graph) {
        self.suspended.push(std::mem::replace(graph, cut));
    }

    /// Replaces `graph` by the graph that was suspended last.
    pub fn resume(&mut self, graph: &mut Graph) {
        let Some(suspended) = self.suspended.pop() else { unreachable!("a graph was suspended") };
        let done = std::mem::replace(graph, suspended);
        self.recycle(done);
    }

    /// Returns an empty graph, which reuses memory of an earlier one if possible.
    pub fn spare(&mut self) -> Graph {
        self.spare.pop().unwrap_or_default()
    }

    /// Empties a graph that is no longer needed and keeps its memory for [`spare`](Self::spare).
    pub fn recycle(&mut self, mut graph: Graph) {
        graph.clear();
        self.spare.push(graph);
    }

    /// Returns the suspended graph at position `at` (see [`Split::suspended`]); `None` if that is the current
    /// graph.
    pub fn suspended(&self, at: usize) -> Option<&Graph> {
        self.suspended.get(at)
    }

    /// Removes half of the alternatives of the outermost choice that has some left, those that would be taken
    /// last, and returns them. `None` if no choice has any.
    pub fn split_outermost(&mut self) -> Option<Split> {
        let ends = self.frames.iter().skip(1).map(|frame| frame.alternatives);
        let mut ranges = self.frames.iter().zip(ends.chain([self.alternatives.len()])).enumerate();
        let (at, first, left) = ranges.find_map(|(at, (frame, end))| {
            let left = end - frame.alternatives;
            (left > 0).then_some((at, frame.alternatives, left))
        })?;
        let count = left.div_ceil(2);
        let way = self.ranks().take(self.way.len() + at).map(|rank| rank.unwrap_or(0)).collect();
        let alternatives: Vec<Alternative> = self.alternatives.drain(first..first + count).collect();
        for frame in &mut self.frames[at + 1..] {
            frame.alternatives -= count;
        }
        let frame = Frame { alternatives: 0, ..self.frames[at] };
        self.frames[at].given += count as u32;
        let suspended = self.frames[..=at].iter().filter(|frame| frame.kind.suspends()).count();
        Some(Split { made_write: frame.kind.made_write(), frame, alternatives, suspended, way })
    }

    /// Returns, for each choice on the way from the beginning of the search to here, outermost first, the
    /// rank of the alternative that was taken: how many come before it in the order of the search. `None`: no
    /// alternative of that choice has been taken yet.
    fn ranks(&self) -> impl Iterator<Item = Option<u32>> + '_ {
        let ends = self.frames.iter().skip(1).map(|frame| frame.alternatives);
        let frames = self.frames.iter().zip(ends.chain([self.alternatives.len()]));
        let of_frame = |(frame, end): (&Frame, usize)| frame.next_rank(end).checked_sub(1);
        self.way.iter().copied().map(Some).chain(frames.map(of_frame))
    }

    /// Returns a way to ask for the place in the search.
    pub fn whereabouts(&self) -> Whereabouts<'_> {
        Whereabouts(self)
    }

    /// Returns the place in the search where it is now.
    pub fn place(&self) -> Place {
        // A part that was given away begins in the middle of its choice.
        if let ([frame], true) = (&self.frames[..], self.untouched) {
            return frame.next_place(&self.way, self.alternatives.len());
        }
        let mut taken = Vec::with_capacity(self.way.len() + self.frames.len());
        let mut then = Then::Steps(self.steps);
        for rank in self.ranks() {
            match rank {
                Some(rank) => taken.push(rank),
                None => then = Then::Choice { next: 0 },
            }
        }
        Place { taken, then }
    }

    /// Returns the end of what this stack has to do. `None`: the end of the search.
    pub fn end(&self) -> Option<End> {
        // (Where alternatives of a choice were given away, those of the choices around it had been before.)
        match self.frames.iter().rposition(|frame| frame.given > 0) {
            Some(at) => Some(self.frames[at].end(self.way.len() + at)),
            None => self.end,
        }
    }

    /// Says where what the stack has to do ends.
    pub fn set_end(&mut self, end: Option<End>) {
        self.end = end;
    }

    /// Returns whether the choice that was opened just now has taken its first alternative at once.
    pub fn has_taken_first(&self) -> bool {
        self.frames.last().is_some_and(|frame| frame.next_rank(self.alternatives.len()) == 1)
    }

    /// Drops the alternatives of the innermost choice, of which none has been dropped or taken but perhaps
    /// the first, that come before the one of rank `next`, and those from rank `before` on, which are
    /// another's. Returns whether the choice has these alternatives.
    pub fn keep(&mut self, next: u32, before: Option<u32>) -> bool {
        let Some(frame) = self.frames.last_mut() else { return false };
        let before = before.unwrap_or(frame.count);
        if next > before || before > frame.count {
            return false;
        }
        let (first, left) = (frame.alternatives, self.alternatives.len() - frame.alternatives);
        let given = ((frame.count - before) as usize).min(left);
        self.alternatives.truncate(first + left.min((frame.count - next) as usize));
        self.alternatives.drain(first..(first + given).min(self.alternatives.len()));
        frame.given = given as u32;
        true
    }
}

impl Frame {
    /// Returns the rank of the next alternative of the choice, if the list of the stack has its alternatives
    /// up to `end`.
    fn next_rank(&self, end: usize) -> u32 {
        self.count - self.given - (end - self.alternatives) as u32
    }

    /// Returns the place before the next alternative of the choice, to which `way` leads, if the list of the
    /// stack has its alternatives up to `end`.
    pub fn next_place(&self, way: &[u32], end: usize) -> Place {
        Place { taken: way.to_vec(), then: Then::Choice { next: self.next_rank(end) } }
    }

    /// Returns the end of the alternatives of the choice that were not given away, if it is the choice at
    /// this depth.
    pub fn end(&self, depth: usize) -> End {
        End { depth: depth as u32, before: self.count - self.given }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fencepost_graph::Arena;

    fn open(stack: &mut Stack, kind: Choice, values: std::ops::Range<u64>) {
        let first = stack.top();
        let count = values.clone().count();
        values.for_each(|value| stack.offer(Alternative::Value(value)));
        stack.open(kind, first, count, (0, Arena::new(1).mark()), Finished::default());
    }

    fn values(alternatives: &[Alternative]) -> Vec<u64> {
        let value = |a: &Alternative| match a {
            Alternative::Value(value) => *value,
            other => panic!("{other:?} is no value"),
        };
        alternatives.iter().map(value).collect()
    }

    #[test]
    fn a_split_takes_what_would_be_taken_last_from_the_outermost_choice() {
        let mut stack = Stack::default();
        let of = |t| Choice::Value(ThreadId(t));
        open(&mut stack, of(0), 0..1);
        stack.take_last();
        open(&mut stack, of(1), 10..13);
        open(&mut stack, of(2), 20..22);
        let split = stack.split_outermost().expect("there is work");
        assert_eq!(values(&split.alternatives), [10, 11]);
        assert!(matches!(split.frame.kind, Choice::Value(ThreadId(1))));
        let inner = stack.innermost().expect("three choices are open");
        assert_eq!(values(stack.left(&inner)), [20, 21], "inner choices keep theirs");
        stack.settle(&inner);
        stack.close(&mut Graph::default());
        let outer = stack.innermost().expect("two choices are open");
        assert_eq!(values(stack.left(&outer)), [12]);
    }

    #[test]
    fn the_weights_of_the_alternatives_of_a_choice_add_up() {
        let mut stack = Stack::default();
        assert_eq!(stack.weight(), 1.0);
        open(&mut stack, Choice::Value(ThreadId(0)), 0..4);
        assert_eq!(stack.weight(), 0.25);
        open(&mut stack, Choice::Value(ThreadId(0)), 0..2);
        assert_eq!(stack.weight(), 0.125);
    }

    #[test]
    fn a_split_says_in_which_graph_its_choice_is() {
        let mut stack = Stack::default();
        let mut graph = Graph::default();
        let revisit = Choice::Revisit { write: EventId::at(1), read: EventId::at(0) };
        stack.suspend(&mut graph, Graph::default());
        open(&mut stack, revisit, 0..2);
        let split = stack.split_outermost().expect("there is work");
        assert_eq!((split.suspended, split.made_write), (1, Some(EventId::at(1))));
        assert!(stack.suspended(split.suspended).is_none(), "it is in the current graph");
    }

    #[test]
    fn there_is_nothing_to_split_where_nothing_is_left() {
        assert!(Stack::default().split_outermost().is_none());
    }
}
