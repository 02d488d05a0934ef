//! Thread states, one per event: the program is never run again from its start.

use fencepost_graph::{EventId, Graph, ThreadId};
use fencepost_program::{Input, Program, Step, ThreadState, resume};

/// A thread right after an event, and what it wants to do next.
#[derive(Clone, Debug)]
pub struct Snapshot {
    pub state: ThreadState,
    pub next: Step,
    /// If the event started a thread: that thread, before its first event.
    pub child: Option<Box<Snapshot>>,
}

impl Snapshot {
    /// A thread that has not done anything yet.
    pub fn start(program: &Program, mut state: ThreadState) -> Self {
        let next = resume(program, &mut state, Input::Go);
        Snapshot { state, next, child: None }
    }
}

/// The snapshots of all events in use, numbered like the events.
#[derive(Debug)]
pub struct Snapshots {
    starts: Vec<Snapshot>,
    after: Vec<Snapshot>,
}

impl Snapshots {
    /// The threads that the program starts with.
    pub fn new(program: &Program) -> Self {
        let thread = |t: usize| Snapshot::start(program, ThreadState::initial(program, ThreadId(t as u32)));
        Snapshots { starts: (0..program.threads.len()).map(thread).collect(), after: Vec::new() }
    }

    /// Adds the snapshot of the next event of `thread`: the thread after its next step was answered.
    #[inline]
    pub fn answer(&mut self, program: &Program, graph: &Graph, thread: ThreadId, input: Input) -> &mut Snapshot {
        let Some(before) = self.current(graph, thread) else { unreachable!("only a started thread has steps") };
        let after = Snapshot { state: before.state.clone(), next: Step::Finished, child: None };
        self.after.push(after);
        let last = self.after.len() - 1;
        let new = &mut self.after[last];
        new.next = resume(program, &mut new.state, input);
        new
    }

    /// Keeps the first `len`.
    #[inline]
    pub fn truncate(&mut self, len: usize) {
        self.after.truncate(len);
    }

    /// The thread of an event, right after it.
    #[inline]
    pub fn after(&self, event: EventId) -> &Snapshot {
        &self.after[event.index()]
    }

    /// A thread before its first event; `None` if it has not been started.
    #[inline]
    pub fn start(&self, graph: &Graph, thread: ThreadId) -> Option<&Snapshot> {
        match self.starts.get(thread.index()) {
            Some(start) => Some(start),
            None => self.after[graph.spawn(thread)?.index()].child.as_deref(),
        }
    }

    /// A thread as it is in `graph`; `None` if it has not been started.
    #[inline]
    pub fn current(&self, graph: &Graph, thread: ThreadId) -> Option<&Snapshot> {
        match graph.last(thread) {
            Some(last) => Some(self.after(last)),
            None => self.start(graph, thread),
        }
    }
}
