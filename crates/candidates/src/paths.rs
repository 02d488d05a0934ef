//! Runs one thread in every possible way, given the values that its reads may return.
//!
//! A **path** is what a thread does if its reads return certain values and its choices come out in a certain
//! way: nothing else decides, so the paths of a thread are the leaves of a tree of decisions, which [`run`]
//! walks. The machine runs with [`Deps`], reads being numbered by the place of their event, and so says what
//! each event depends on ([`Dependencies::note`]).
//!
//! Cost: one machine step per edge of the tree, and a copy of the thread's state per branch.

use crate::sequence::Sequence;
use crate::support::Support;
use crate::{Ending, Options, Stopped, Unsupported};
use fencepost_graph::{Dependencies, Label, Loc};
use fencepost_program::{
    BlockKind, CodePos, Deps, Fault, Input, LoopId, Pos, Program, Read, Size, Step, ThreadId, ThreadState,
    Unsequenced, Update, Write, WriteKind, layout, resume,
};
use std::collections::{BTreeMap, BTreeSet};

/// One run of a thread, for certain values that its reads return, with its events and how it ended.
#[derive(Clone, Debug)]
pub(crate) struct Path {
    pub labels: Vec<Label>,
    pub dependencies: Dependencies,
    /// Pairs of events that are unsequenced, by their numbers, the one that ran first before the other.
    pub unsequenced: Vec<(usize, usize)>,
    pub ending: Ending,
    /// The state of the thread at the end.
    pub state: ThreadState<Deps>,
    /// The number of leading events that this path shares with the path before it in the list.
    pub shared: usize,
}

/// The reason why the paths of a thread were not followed to the end.
#[derive(Clone, Debug)]
pub(crate) enum Cut {
    Stopped(Stopped),
    Unsupported(Unsupported),
}

/// A source of the values that the reads of a thread may return, while its paths are followed.
pub(crate) trait ReadValues {
    /// Returns the values that a read of `loc` by `thread` may return, given what the thread itself writes
    /// there.
    fn values(&self, thread: ThreadId, loc: Loc, initial: u64, own: &OwnWrites) -> Vec<ReadValue>;
}

/// The writes of its own thread, and whether the initial value, that a coherent read may read from.
#[derive(Clone, Debug)]
pub(crate) struct OwnWrites {
    /// The writes that ran before the read and may be read.
    pub written: Vec<ReadValue>,
    /// Whether the read may read the initial value: no own write comes before it in program order.
    pub initial: bool,
    /// Whether the read may read a write that runs after it, since both are unsequenced.
    pub later: bool,
}

/// A value that a read may return, with the writes that the value came through.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ReadValue {
    pub value: u64,
    pub support: Support,
}

/// The events of a path that is being followed, up to the current point.
#[derive(Clone, Debug, Default)]
pub(crate) struct Events {
    pub labels: Vec<Label>,
    pub dependencies: Dependencies,
    /// Pairs of events that are unsequenced, the one that ran first before the other.
    pub unsequenced: Vec<(usize, usize)>,
    /// The events that may be unsequenced with others.
    operands: Vec<OperandEvent>,
    /// The writes that the value of each event came through.
    pub support: Vec<Support>,
}

/// An event of an operand.
#[derive(Clone, Debug)]
struct OperandEvent {
    event: usize,
    at: CodePos,
    /// The rounds of the loops around the event: an expression is evaluated once in each.
    rounds: Vec<(LoopId, u32)>,
}

/// The lengths of all lists of [`Events`], to cut them back to.
struct Mark {
    events: usize,
    dependencies: [usize; 3],
    unsequenced: usize,
    operands: usize,
}

impl Events {
    /// Returns the writes of this thread that the next event, a read of `loc` that is unsequenced with the
    /// events `partners`, may read from. `later`: whether it may be unsequenced with a later write of the
    /// location.
    fn own(&self, loc: Loc, partners: &[usize], later: bool) -> OwnWrites {
        let read = self.labels.len();
        let mut unsequenced = self.unsequenced.clone();
        unsequenced.extend(partners.iter().map(|partner| (*partner, read)));
        let sequence = Sequence { start: 0, unsequenced: &unsequenced };
        let own = || (0..read).filter(|e| self.labels[*e].is_write() && self.labels[*e].loc() == Some(loc));
        let answer = |write: usize| {
            Some(ReadValue { value: self.labels[write].value()?, support: self.support[write] })
        };
        let readable = own().filter(|write| sequence.may_read(read, *write, own()));
        let written = readable.filter_map(answer).collect();
        OwnWrites { written, initial: sequence.may_read_initial(read, own()), later }
    }

    fn mark(&self) -> Mark {
        let d = &self.dependencies;
        Mark {
            events: self.labels.len(),
            dependencies: [d.addr.len(), d.data.len(), d.ctrl.len()],
            unsequenced: self.unsequenced.len(),
            operands: self.operands.len(),
        }
    }

    fn cut(&mut self, mark: &Mark) {
        let [addr, data, ctrl] = mark.dependencies;
        self.labels.truncate(mark.events);
        self.support.truncate(mark.events);
        self.dependencies.addr.truncate(addr);
        self.dependencies.data.truncate(data);
        self.dependencies.ctrl.truncate(ctrl);
        self.unsequenced.truncate(mark.unsequenced);
        self.operands.truncate(mark.operands);
    }

    /// Records that the next event, which a thread asks for at `state`, may be unsequenced with others.
    fn note_operand(&mut self, table: &Unsequenced, state: &ThreadState<Deps>) {
        let at = state.code_pos();
        if !table.contains(at) {
            return;
        }
        let event = self.labels.len();
        let partners = self.partners(table, state);
        self.unsequenced.extend(partners.into_iter().map(|other| (other, event)));
        self.operands.push(OperandEvent { event, at, rounds: state.rounds_begun().collect() });
    }

    /// Returns the earlier events that are unsequenced with the next event, which the thread asks for at
    /// `state`.
    fn partners(&self, table: &Unsequenced, state: &ThreadState<Deps>) -> Vec<usize> {
        let at = state.code_pos();
        if !table.contains(at) {
            return vec![];
        }
        let rounds: Vec<(LoopId, u32)> = state.rounds_begun().collect();
        let partners = self.operands.iter().filter(|other| other.rounds == rounds && table.has(other.at, at));
        partners.map(|other| other.event).collect()
    }
}

/// The end of a path, with its events and the way in which the thread ended.
pub(crate) struct Leaf<'a> {
    pub events: &'a Events,
    pub ending: Ending,
    pub state: &'a ThreadState<Deps>,
    /// The number of leading events that this path shares with the path before it.
    pub shared: usize,
}

/// Follows every path of `thread`, and passes each to `leaf` at its end. `places` learns which locations are
/// accessed, and where in the program first.
pub(crate) fn run(
    program: &Program,
    options: &Options,
    thread: ThreadId,
    answers: &dyn ReadValues,
    places: &mut BTreeMap<Loc, Pos>,
    leaf: &mut dyn FnMut(Leaf<'_>),
) -> Result<(), Cut> {
    let mut state = ThreadState::initial(program, thread);
    let step = resume(program, &mut state, Input::Go);
    let events = Events::default();
    let late = options.reads_before_writes(program);
    let mut runner =
        Runner { program, options, late, thread, answers, places, leaf, events, leaves: 0, shared: 0 };
    runner.follow(state, step)
}

struct Runner<'a> {
    program: &'a Program,
    options: &'a Options,
    /// The reads of [`Options::reads_before_writes`].
    late: BTreeSet<CodePos>,
    thread: ThreadId,
    answers: &'a dyn ReadValues,
    places: &'a mut BTreeMap<Loc, Pos>,
    leaf: &'a mut dyn FnMut(Leaf<'_>),
    events: Events,
    leaves: usize,
    /// The number of leading events that are unchanged since the last leaf.
    shared: usize,
}

impl Runner<'_> {
    /// Continues a thread that asks for `step`.
    fn follow(&mut self, mut state: ThreadState<Deps>, mut step: Step<Deps>) -> Result<(), Cut> {
        let ending = loop {
            let label = match &step {
                // (A litmus test has nothing that would end all its threads at once.)
                Step::Finished | Step::Exited => break Ending::Finished,
                Step::Blocked(why) => break Ending::Blocked(*why),
                Step::Error(fault) => break Ending::Failed(fault.clone()),
                // (Never between the two halves of an update.)
                _ if self.events.labels.len() >= self.options.max_events && !is_second_half(&step) => {
                    break Ending::Blocked(BlockKind::LoopBound);
                }
                Step::Read(Read { addr, size, .. }) | Step::Write(Write { addr, size, .. })
                    if layout::is_shared(*addr) =>
                {
                    // There are no allocations here.
                    let bytes = size.bytes();
                    break Ending::Failed(Fault::OutOfBounds { addr: *addr, bytes, object: None });
                }
                Step::Read(read) => return self.read(&state, read, &step),
                Step::Choose { low, high } => {
                    for value in *low..=*high {
                        let input = Input::Value(value);
                        self.decide(&state, &step, (Label::Choose(value), Support::NONE), input)?;
                    }
                    return Ok(());
                }
                Step::Write(Write { addr, size, mode, value, kind, .. }) => {
                    let loc = self.place(*addr, *size, &state);
                    Label::Write { loc, mode: *mode, value: *value, update: *kind == WriteKind::Update }
                }
                Step::Fence(kind) => Label::Fence(*kind),
                Step::External { .. } => Label::External,
                other => return Err(Cut::Unsupported(self.unsupported(other, &state))),
            };
            let support = match &step {
                Step::Write(write) => {
                    let from = self.support([&write.deps.addr, &write.deps.data]);
                    let own = self.this_write();
                    if from.meets(own) && !from.is_guess() {
                        return Ok(());
                    }
                    from.and(own)
                }
                _ => Support::NONE,
            };
            self.push((label, support), &step, &state);
            step = resume(self.program, &mut state, Input::Go);
        };
        self.leaves += 1;
        if self.leaves > self.options.max_paths {
            return Err(Cut::Stopped(Stopped::MaxPaths));
        }
        if let Some(why) = self.options.search.should_stop() {
            return Err(Cut::Stopped(why));
        }
        (self.leaf)(Leaf { events: &self.events, ending, state: &state, shared: self.shared });
        self.shared = self.events.labels.len();
        Ok(())
    }

    /// Continues the thread with every value that the read it asks for by `step` may return.
    fn read(&mut self, state: &ThreadState<Deps>, read: &Read<Deps>, step: &Step<Deps>) -> Result<(), Cut> {
        let loc = self.place(read.addr, read.size, state);
        // The machine has checked that there is an object here.
        let initial = self.program.initial_value(loc.addr, loc.size.bytes()).unwrap_or(0);
        let place = self.support([&read.deps.addr]);
        let index = self.events.labels.len() as u32;
        let partners = self.events.partners(&self.options.unsequenced, state);
        let own = self.events.own(loc, &partners, self.late.contains(&state.code_pos()));
        for answer in self.answers.values(self.thread, loc, initial, &own) {
            let value = answer.value;
            let label = Label::Read {
                loc,
                mode: read.mode_for(value),
                value,
                update: read.update.apply(read.size, value).is_some(),
                locked: read.update != Update::None,
            };
            let input = Input::Shadowed(value, Deps::on(index));
            self.decide(state, step, (label, place.and(answer.support)), input)?;
        }
        Ok(())
    }

    /// Adds this event as the result of the step, follows all continuations, and undoes the addition.
    fn decide(
        &mut self,
        state: &ThreadState<Deps>,
        step: &Step<Deps>,
        (mut label, support): (Label, Support),
        input: Input<Deps>,
    ) -> Result<(), Cut> {
        let before = self.events.mark();
        let mut after = state.clone();
        let next = resume(self.program, &mut after, input);
        // An update that changes nothing may turn out to be a wait, which writes nothing.
        if let (Step::Blocked(_), Label::Read { update, .. }) = (&next, &mut label) {
            *update = false;
        }
        self.push((label, support), step, state);
        self.follow(after, next)?;
        self.events.cut(&before);
        self.shared = self.shared.min(self.events.labels.len());
        Ok(())
    }

    fn push(&mut self, (label, support): (Label, Support), step: &Step<Deps>, state: &ThreadState<Deps>) {
        let index = self.events.labels.len() as u32;
        self.events.dependencies.note(self.thread, index, step, state);
        self.events.note_operand(&self.options.unsequenced, state);
        self.events.labels.push(label);
        self.events.support.push(support);
    }

    /// Returns the writes that a value computed from these reads came through.
    fn support<const N: usize>(&self, deps: [&Deps; N]) -> Support {
        let reads = deps.into_iter().flat_map(|d| d.reads());
        reads.map(|read| self.events.support[*read as usize]).fold(Support::NONE, Support::and)
    }

    /// Returns the support that consists of the next write of the thread.
    fn this_write(&self) -> Support {
        let nth = self.events.labels.iter().filter(|l| l.is_write()).count();
        Support::write(self.thread, self.program.threads.len(), nth)
    }

    fn place(&mut self, addr: u64, size: Size, state: &ThreadState<Deps>) -> Loc {
        let loc = Loc { addr, size };
        self.places.entry(loc).or_insert_with(|| state.pos(self.program));
        loc
    }

    fn unsupported(&self, step: &Step<Deps>, state: &ThreadState<Deps>) -> Unsupported {
        let what = match step {
            Step::Alloc { .. } => "a program that allocates memory",
            Step::Free { .. } => "a program that frees memory",
            Step::ObjectSize { .. } => "a program that asks for the size of an object",
            Step::Spawn { .. } => "a program that starts threads",
            Step::Join { .. } => "a program that waits for the end of a thread",
            Step::Detach { .. } => "a program that detaches threads",
            _ => "this step",
        };
        Unsupported { what: what.to_owned(), pos: state.pos(self.program) }
    }
}

fn is_second_half(step: &Step<Deps>) -> bool {
    matches!(step, Step::Write(Write { kind: WriteKind::Update, .. }))
}
