//! An execution whose threads can be asked what they did where: the one that the engine is at, one of the
//! past that was run once more, or a candidate.

use fencepost_candidates::AllowedCandidate;
use fencepost_explore::{Replay, View, dependencies, xmm};
use fencepost_graph::{Candidate, EventRef, Execution, Loc, Matrices, ThreadId};
use fencepost_program::{Pos, Program, Reg, Step, ThreadState};
use std::cell::OnceCell;

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

    /// The source place where a thread is now.
    fn pos_now(&self, thread: ThreadId) -> Option<Pos> {
        Some(self.thread(thread)?.pos(self.program()))
    }
}

/// Is it of interest what depends on what? To find out takes time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dependent {
    /// Yes.
    Yes,
    /// No.
    No,
}

/// An execution that a memory model allows, as it is at its end: whichever engine found it.
pub trait Ended<'a>: Scene<'a> {
    /// A register of a thread's outermost function.
    fn register(&self, thread: ThreadId, reg: Reg) -> u64;
    /// What a location may hold: one value, or several where nothing says which write was the last.
    fn memory(&self, loc: Loc) -> Vec<u64>;
    /// A location that is written and shares some, but not all, of its bytes with another.
    fn overlapping(&self, loc: Loc) -> Option<Loc>;
    /// For an execution with a cycle (XMM): where it comes from.
    fn derivation(&self) -> Option<&xmm::Derivation>;
    /// The graph as relations, perhaps in memory that is used again.
    fn relations<'m>(&'m self, dependent: Dependent, memory: &'m mut Matrices) -> &'m Candidate;
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

impl<'a> Ended<'a> for View<'a> {
    fn register(&self, thread: ThreadId, reg: Reg) -> u64 {
        View::register(self, thread, reg)
    }
    fn memory(&self, loc: Loc) -> Vec<u64> {
        View::memory(self, loc)
    }
    fn overlapping(&self, loc: Loc) -> Option<Loc> {
        View::overlapping(self, loc)
    }
    fn derivation(&self) -> Option<&xmm::Derivation> {
        View::derivation(self)
    }
    fn relations<'m>(&'m self, dependent: Dependent, memory: &'m mut Matrices) -> &'m Candidate {
        let candidate = View::relations(self, memory);
        if dependent == Dependent::Yes {
            candidate.set_dependencies(&dependencies(View::program(self), &self.execution()));
        }
        candidate
    }
}

/// An execution that was run once more.
pub struct Past<'a> {
    graph: Execution,
    replay: Replay<'a>,
}

impl<'a> Past<'a> {
    /// Runs it.
    pub fn new(program: &'a Program, graph: Execution) -> Self {
        let replay = Replay::new(program, &graph);
        Past { graph, replay }
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

/// A candidate that is allowed. Its threads are run along it only if somebody asks what they did where.
pub struct Picked<'a, 'f> {
    found: &'f AllowedCandidate<'a>,
    past: OnceCell<Past<'a>>,
}

impl<'a, 'f> Picked<'a, 'f> {
    /// This one.
    pub fn new(found: &'f AllowedCandidate<'a>) -> Self {
        Picked { found, past: OnceCell::new() }
    }

    fn past(&self) -> &Past<'a> {
        self.past.get_or_init(|| Past::new(self.found.program(), self.found.execution()))
    }
}

impl<'a> Scene<'a> for Picked<'a, '_> {
    fn program(&self) -> &'a Program {
        self.found.program()
    }
    fn graph(&self) -> Execution {
        self.found.execution()
    }
    fn asked(&self, event: EventRef) -> Option<(&ThreadState, &Step)> {
        self.past().asked(event)
    }
    fn thread(&self, thread: ThreadId) -> Option<&ThreadState> {
        self.past().thread(thread)
    }
}

impl<'a> Ended<'a> for Picked<'a, '_> {
    fn register(&self, thread: ThreadId, reg: Reg) -> u64 {
        self.found.thread(thread).reg(reg)
    }
    fn memory(&self, loc: Loc) -> Vec<u64> {
        match self.found.memory(loc) {
            Some(value) => vec![value],
            None => open_endings(self.found.candidate(), loc),
        }
    }
    fn overlapping(&self, loc: Loc) -> Option<Loc> {
        self.found.overlapping(loc)
    }
    fn derivation(&self) -> Option<&xmm::Derivation> {
        None
    }
    fn relations<'m>(&'m self, _: Dependent, _: &'m mut Matrices) -> &'m Candidate {
        self.found.candidate()
    }
}

/// What a location may hold where no coherence order says so: the value of any write that is not `(po ∪
/// rf)+`-before another, as the graph engine has it. On a cycle each comes before the others: then none of
/// them counts as overwritten by another.
pub fn open_endings(candidate: &Candidate, loc: Loc) -> Vec<u64> {
    let after = (candidate.po.clone() | candidate.rf.clone()).plus();
    let writes = candidate
        .events
        .iter()
        .enumerate()
        .filter(|(_, event)| event.is_write() && event.loc() == Some(loc) && event.label.is_some());
    let writes: Vec<usize> = writes.map(|(number, _)| number).collect();
    let before = |w: usize, other: usize| after.contains(w, other) && !after.contains(other, w);
    let last = writes.iter().filter(|w| !writes.iter().any(|other| before(**w, *other)));
    let value = |w: &usize| candidate.events[*w].label.and_then(|label| label.value());
    let mut values: Vec<u64> = last.filter_map(value).collect();
    values.sort_unstable();
    values.dedup();
    values
}
