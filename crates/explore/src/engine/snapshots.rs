//! Thread states, one per event, so that the program is never run again from its start.

use fencepost_graph::{Event, EventId, Graph, ThreadId};
use fencepost_program::{BlockKind, Input, Program, Step, ThreadState, resume};

/// The state of a thread right after an event, and the step that it wants to take next.
#[derive(Clone, Debug)]
pub struct Snapshot {
    /// The thread's registers, frames and private memory.
    pub state: ThreadState,
    /// The step that it wants to take next.
    pub next: Step,
    /// If the event started a thread: that thread, before its first event.
    pub child: Option<Box<Snapshot>>,
    /// The number of the snapshot: those with the same number are equal. 0 if it has none.
    number: u64,
}

impl Snapshot {
    /// Runs a thread from its beginning to its first visible step and returns its state there.
    pub fn start(program: &Program, mut state: ThreadState) -> Self {
        let next = resume(program, &mut state, Input::Go);
        Snapshot { state, next, child: None, number: 0 }
    }

    /// Returns whether the thread cannot go on because of what its last reads saw. A thread in a loop that
    /// reads nothing does not wait: it goes round for ever, whatever the others do.
    #[inline]
    pub fn waits(&self) -> bool {
        matches!(self.next, Step::Blocked(why)
            if why != BlockKind::Await || self.state.awaited_reads() != Some(0))
    }

    /// Turns this snapshot into a copy of another one that started no thread, in the memory that it has.
    #[inline]
    fn copy(&mut self, from: &Snapshot) {
        self.state.clone_from(&from.state);
        self.next = from.next.clone();
        self.child = None;
        self.number = from.number;
    }
}

/// The number of joins whose outcome is remembered.
const JOINS: usize = 32;

/// The outcomes of joins. A thread that starts others and waits for them does so in every execution, with the
/// same results as a rule, so what it does up to the next join need not be run again each time.
#[derive(Clone, Debug, Default)]
struct Joins {
    /// For some numbers of snapshots, at the place that the number says: the number, the result of the joined
    /// thread, and the snapshot after the join. Empty until a thread joins another.
    known: Vec<Option<(u64, u64, Snapshot)>>,
    /// The number of joins whose outcome was known.
    hits: u64,
    /// The number of joins whose outcome was not known.
    misses: u64,
}

impl Joins {
    /// Returns the snapshot that comes after the one with this number when the joined thread has this result.
    #[inline]
    fn get(&self, number: u64, result: u64) -> Option<&Snapshot> {
        match self.known.get(number as usize % JOINS) {
            Some(Some((of, with, after))) if (*of, *with) == (number, result) => Some(after),
            _ => None,
        }
    }

    /// Remembers the snapshot after a join, unless that has turned out to be of no use.
    fn put(&mut self, number: u64, result: u64, after: &Snapshot) {
        self.misses += 1;
        if number != 0 && self.misses <= 2 * self.hits + JOINS as u64 {
            let at = number as usize % JOINS;
            if self.known.len() <= at {
                self.known.resize(at + 1, None);
            }
            self.known[at] = Some((number, result, after.clone()));
        }
    }
}

/// The states of threads after each event in use, numbered like the events, and before their first events.
#[derive(Debug)]
pub struct Snapshots {
    /// The threads of the program before their first events.
    starts: Vec<Snapshot>,
    /// The thread of each event after it. Those from `len` on are no longer needed; their memory is used
    /// again.
    after: Vec<Snapshot>,
    /// The number of events in use.
    len: usize,
    /// The greatest number that a snapshot has.
    newest_number: u64,
    joins: Joins,
}

impl Snapshots {
    /// Returns the snapshots before the first event, one for each thread that the program starts with.
    pub fn new(program: &Program) -> Self {
        let thread = |t: usize| Snapshot::start(program, ThreadState::initial(program, ThreadId(t as u32)));
        let starts = (0..program.threads.len()).map(thread).collect();
        Snapshots { starts, after: Vec::new(), len: 0, newest_number: 0, joins: Joins::default() }
    }

    /// Lets `thread` take its next step, answered with `input`, and adds a snapshot of the thread after that
    /// event.
    #[inline]
    pub fn answer(
        &mut self,
        program: &Program,
        graph: &Graph,
        thread: ThreadId,
        input: Input,
    ) -> &mut Snapshot {
        self.answer_after(program, graph, thread, graph.last(thread), input)
    }

    /// Does what [`answer`](Self::answer) does, where `last` is the last event of the thread, in the graph or
    /// about to be added to it.
    #[inline]
    fn answer_after(
        &mut self,
        program: &Program,
        graph: &Graph,
        thread: ThreadId,
        last: Option<EventId>,
        input: Input,
    ) -> &mut Snapshot {
        let at = self.len;
        self.len += 1;
        if at == self.after.len() {
            let before = match last {
                Some(last) => Some(self.after(last)),
                None => self.start(graph, thread),
            };
            let Some(before) = before else { unreachable!("only a started thread has steps") };
            let new = Snapshot { state: before.state.clone(), next: Step::Finished, child: None, number: 0 };
            self.after.push(new);
        } else {
            let (used, free) = self.after.split_at_mut(at);
            let before = match last {
                Some(last) => Some(&used[last.index()]),
                None => start_of(&self.starts, used, graph, thread),
            };
            let Some(before) = before else { unreachable!("only a started thread has steps") };
            free[0].state.clone_from(&before.state);
        }
        let new = &mut self.after[at];
        new.number = 0;
        new.child = None;
        new.next = resume(program, &mut new.state, input);
        new
    }

    /// Does what [`answer`](Self::answer) does for a join, where `last` is the last event of the thread, in
    /// the graph or about to be added to it, and `result` the result of the joined thread. If the thread has
    /// done the same before, it is not run again. Returns the step that it wants to take next.
    pub fn answer_join(
        &mut self,
        program: &Program,
        graph: &Graph,
        thread: ThreadId,
        last: Option<EventId>,
        result: u64,
    ) -> &Step {
        let before = last.map_or(0, |last| self.number(last));
        match self.joins.get(before, result) {
            Some(known) => {
                match self.after.get_mut(self.len) {
                    Some(free) => free.copy(known),
                    None => self.after.push(known.clone()),
                }
                self.joins.hits += 1;
                self.len += 1;
            }
            None => {
                self.answer_after(program, graph, thread, last, Input::Value(result));
                // The next join is known again only if it comes after a snapshot that has a number.
                self.number(EventId::at(self.len - 1));
                self.joins.put(before, result, &self.after[self.len - 1]);
            }
        }
        &self.newest().next
    }

    /// Returns the number of the snapshot after an event, which gets one if it has none.
    #[inline]
    fn number(&mut self, event: EventId) -> u64 {
        let snapshot = &mut self.after[event.index()];
        if snapshot.number == 0 {
            self.newest_number += 1;
            snapshot.number = self.newest_number;
        }
        snapshot.number
    }

    /// Adds a snapshot that is never looked at, for an event that belongs to no thread.
    pub fn placeholder(&mut self) {
        self.after.truncate(self.len);
        let state = self.starts[0].state.clone();
        self.after.push(Snapshot { state, next: Step::Finished, child: None, number: 0 });
        self.len += 1;
    }

    /// Replaces the step that `thread` wants to take next, in every graph in which the thread has the same
    /// last event as in `graph`.
    pub fn set_next(&mut self, graph: &Graph, thread: ThreadId, next: Step) {
        let snapshot = match (graph.last(thread), self.starts.get_mut(thread.index())) {
            (Some(last), _) => Some(&mut self.after[last.index()]),
            (None, Some(start)) => Some(start),
            (None, None) => {
                graph.spawn(thread).and_then(|spawn| self.after[spawn.index()].child.as_deref_mut())
            }
        };
        if let Some(snapshot) = snapshot {
            snapshot.next = next;
            snapshot.number = 0;
        }
    }

    /// Returns a copy with only the snapshots of the first `len` events.
    pub fn first(&self, len: usize) -> Self {
        let Snapshots { starts, after, newest_number, joins, .. } = self;
        Snapshots {
            starts: starts.clone(),
            after: after[..len].to_vec(),
            len,
            newest_number: *newest_number,
            joins: joins.clone(),
        }
    }

    /// Removes all snapshots except those of the first `len` events.
    #[inline]
    pub fn truncate(&mut self, len: usize) {
        self.len = self.len.min(len);
    }

    /// Returns the snapshot of the event that was made last.
    #[inline]
    pub fn newest(&self) -> &Snapshot {
        &self.after[self.len - 1]
    }

    /// Changes the step that the thread of the event that was added last wants to take next.
    pub fn set_newest_next(&mut self, next: Step) {
        let newest = &mut self.after[self.len - 1];
        newest.next = next;
        newest.number = 0;
    }

    /// Returns the state of the thread of `event` right before that event; `None` if the thread has not been
    /// started.
    pub fn before(&self, graph: &Graph, event: &Event) -> Option<&Snapshot> {
        match event.prev {
            EventId::NONE => self.start(graph, event.thread),
            prev => Some(self.after(prev)),
        }
    }

    /// Returns the state of the thread of `event` right after that event.
    #[inline]
    pub fn after(&self, event: EventId) -> &Snapshot {
        &self.after[event.index()]
    }

    /// Returns the state of a thread before its first event; `None` if it has not been started in `graph`.
    #[inline]
    pub fn start(&self, graph: &Graph, thread: ThreadId) -> Option<&Snapshot> {
        start_of(&self.starts, &self.after, graph, thread)
    }

    /// Returns the state of a thread after its last event in `graph`; `None` if it has not been started.
    #[inline(always)]
    pub fn current(&self, graph: &Graph, thread: ThreadId) -> Option<&Snapshot> {
        match graph.last(thread) {
            Some(last) => Some(self.after(last)),
            None => self.start(graph, thread),
        }
    }
}

/// Returns a thread before its first event: one of the program's, or the child of the event that started it.
#[inline]
fn start_of<'a>(
    starts: &'a [Snapshot],
    after: &'a [Snapshot],
    graph: &Graph,
    thread: ThreadId,
) -> Option<&'a Snapshot> {
    match starts.get(thread.index()) {
        Some(start) => Some(start),
        None => after[graph.spawn(thread)?.index()].child.as_deref(),
    }
}
