//! Executions whose threads can be asked what they did where: the one that the engine is at, one that was run
//! once more, or a candidate.

use fencepost_candidates::AllowedCandidate;
use fencepost_explore::{Replay, View, dependencies, xmm};
use fencepost_graph::{Candidate, EventRef, Execution, Loc, Matrices, ThreadId};
use fencepost_program::{Pos, Program, Reg, Step, ThreadState};
use std::cell::OnceCell;

/// An execution that reports can describe, with its graph and the states of its threads at each event.
pub trait Scene<'a> {
    /// Returns the program that was executed.
    fn program(&self) -> &'a Program;
    /// Returns the execution graph.
    fn graph(&self) -> Execution;
    /// Returns the state of a thread when it made an event, and the step that became the event.
    fn asked(&self, event: EventRef) -> Option<(&ThreadState, &Step)>;
    /// Returns the state of a thread after its last event.
    fn thread(&self, thread: ThreadId) -> Option<&ThreadState>;

    /// Returns the source place of an event.
    fn pos(&self, event: EventRef) -> Option<Pos> {
        Some(self.asked(event)?.0.pos(self.program()))
    }

    /// Returns the source place where a thread is now.
    fn pos_now(&self, thread: ThreadId) -> Option<Pos> {
        Some(self.thread(thread)?.pos(self.program()))
    }
}

/// Whether dependencies between events are computed, which takes time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dependent {
    /// Dependencies are computed.
    Yes,
    /// Dependencies are left out.
    No,
}

/// An execution that a memory model allows, with the values of registers and memory at its end.
pub trait Ended<'a>: Scene<'a> {
    /// Returns the value of a register of a thread's outermost function.
    fn register(&self, thread: ThreadId, reg: Reg) -> u64;
    /// Returns the values that a location may hold at the end. There are several where nothing says which
    /// write was the last.
    fn memory(&self, loc: Loc) -> Vec<u64>;
    /// Returns a location that is written and shares some, but not all, of its bytes with `loc`; `None` if
    /// there is none.
    fn overlapping(&self, loc: Loc) -> Option<Loc>;
    /// Returns the execution that this one was derived from, if it has a cycle (XMM).
    fn derivation(&self) -> Option<&xmm::Derivation>;
    /// Returns the execution graph as relations between its events. `memory` may hold them.
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

/// An execution whose threads were run again along its graph, so that reports can describe it.
pub struct Replayed<'a> {
    graph: Execution,
    replay: Replay<'a>,
}

impl<'a> Replayed<'a> {
    /// Runs the threads of a program along an execution graph.
    pub fn new(program: &'a Program, graph: Execution) -> Self {
        let replay = Replay::new(program, &graph);
        Replayed { graph, replay }
    }
}

impl<'a> Scene<'a> for Replayed<'a> {
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

/// An execution that the candidate enumerator found, in a form that reports can describe. Its threads are run
/// along it only if a caller asks what they did where.
pub struct CandidateScene<'a, 'f> {
    found: &'f AllowedCandidate<'a>,
    past: OnceCell<Replayed<'a>>,
}

impl<'a, 'f> CandidateScene<'a, 'f> {
    /// Makes an execution that reports can describe from one that the candidate enumerator found.
    pub fn new(found: &'f AllowedCandidate<'a>) -> Self {
        CandidateScene { found, past: OnceCell::new() }
    }

    fn past(&self) -> &Replayed<'a> {
        self.past.get_or_init(|| Replayed::new(self.found.program(), self.found.execution()))
    }
}

impl<'a> Scene<'a> for CandidateScene<'a, '_> {
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

impl<'a> Ended<'a> for CandidateScene<'a, '_> {
    fn register(&self, thread: ThreadId, reg: Reg) -> u64 {
        self.found.thread(thread).reg(reg)
    }
    fn memory(&self, loc: Loc) -> Vec<u64> {
        match self.found.memory(loc) {
            Some(value) => vec![value],
            None => final_values_without_co(self.found.candidate(), loc),
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

/// Returns the values that a location may hold at the end of an execution without a coherence order. They are
/// those of writes that are not `(po ∪ rf)+`-before another, as the graph engine has it. On a cycle each
/// write comes before the others, so none of them counts as overwritten by another.
pub fn final_values_without_co(candidate: &Candidate, loc: Loc) -> Vec<u64> {
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
