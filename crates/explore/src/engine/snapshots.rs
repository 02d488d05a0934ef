//! Thread states, one per event, so that the program is never run again from its start.

use fencepost_graph::{Event, EventId, Graph, ThreadId};
use fencepost_program::{Input, Program, Step, ThreadState, resume};

/// The state of a thread right after an event, and the step that it wants to take next.
#[derive(Clone, Debug)]
pub struct Snapshot {
    /// The thread's registers, frames and private memory.
    pub state: ThreadState,
    /// The step that it wants to take next.
    pub next: Step,
    /// If the event started a thread: that thread, before its first event.
    pub child: Option<Box<Snapshot>>,
}

impl Snapshot {
    /// Runs a thread from its beginning to its first visible step and returns its state there.
    pub fn start(program: &Program, mut state: ThreadState) -> Self {
        let next = resume(program, &mut state, Input::Go);
        Snapshot { state, next, child: None }
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
}

impl Snapshots {
    /// Returns the snapshots before the first event, one for each thread that the program starts with.
    pub fn new(program: &Program) -> Self {
        let thread = |t: usize| Snapshot::start(program, ThreadState::initial(program, ThreadId(t as u32)));
        Snapshots { starts: (0..program.threads.len()).map(thread).collect(), after: Vec::new(), len: 0 }
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
        let at = self.len;
        self.len += 1;
        if at == self.after.len() {
            let Some(before) = self.current(graph, thread) else {
                unreachable!("only a started thread has steps")
            };
            let new = Snapshot { state: before.state.clone(), next: Step::Finished, child: None };
            self.after.push(new);
        } else {
            let (used, free) = self.after.split_at_mut(at);
            let before = match graph.last(thread) {
                Some(last) => Some(&used[last.index()]),
                None => start_of(&self.starts, used, graph, thread),
            };
            let Some(before) = before else { unreachable!("only a started thread has steps") };
            free[0].state.clone_from(&before.state);
        }
        let new = &mut self.after[at];
        new.child = None;
        new.next = resume(program, &mut new.state, input);
        new
    }

    /// Adds a snapshot that is never looked at, for an event that belongs to no thread.
    pub fn placeholder(&mut self) {
        self.after.truncate(self.len);
        self.after.push(Snapshot { state: self.starts[0].state.clone(), next: Step::Finished, child: None });
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
        }
    }

    /// Returns a copy with only the snapshots of the first `len` events.
    pub fn first(&self, len: usize) -> Self {
        Snapshots { starts: self.starts.clone(), after: self.after[..len].to_vec(), len }
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

    /// Returns the snapshot of the event that was made last, for changes.
    pub fn newest_mut(&mut self) -> &mut Snapshot {
        &mut self.after[self.len - 1]
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
    #[inline]
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
