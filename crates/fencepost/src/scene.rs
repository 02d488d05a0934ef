//! An execution whose threads can be asked what they did where: the one that the engine is at, or one of the past that
//! was run once more.

use fencepost_explore::{Replay, View};
use fencepost_graph::{EventRef, Execution, ThreadId};
use fencepost_program::{Pos, Program, Step, ThreadState};

/// What it takes to put an execution into the words of its source.
pub trait Scene<'a> {
    /// The program.
    fn program(&self) -> &'a Program;
    /// The graph.
    fn graph(&self) -> Execution;
    /// A thread as it was when it asked for an event, and what it asked for.
    fn asked(&self, event: EventRef) -> Option<(&ThreadState, &Step)>;
    /// A thread after its last event.
    fn thread(&self, thread: ThreadId) -> Option<&ThreadState>;

    /// The source place of an event.
    fn pos(&self, event: EventRef) -> Option<Pos> {
        Some(self.asked(event)?.0.pos(self.program()))
    }
}

impl<'a> Scene<'a> for View<'a> {
    fn program(&self) -> &'a Program {
        View::program(self)
    }
    fn graph(&self) -> Execution {
        self.execution()
    }
    fn asked(&self, event: EventRef) -> Option<(&ThreadState, &Step)> {
        View::asked(self, event)
    }
    fn thread(&self, thread: ThreadId) -> Option<&ThreadState> {
        View::thread(self, thread)
    }
}

/// An execution that was run once more.
pub struct Past<'a> {
    graph: &'a Execution,
    replay: Replay<'a>,
}

impl<'a> Past<'a> {
    /// Runs it.
    pub fn new(program: &'a Program, graph: &'a Execution) -> Self {
        Past { graph, replay: Replay::new(program, graph) }
    }
}

impl<'a> Scene<'a> for Past<'a> {
    fn program(&self) -> &'a Program {
        self.replay.program()
    }
    fn graph(&self) -> Execution {
        self.graph.clone()
    }
    fn asked(&self, event: EventRef) -> Option<(&ThreadState, &Step)> {
        self.replay.asked(event)
    }
    fn thread(&self, thread: ThreadId) -> Option<&ThreadState> {
        self.replay.thread(thread)
    }
}
