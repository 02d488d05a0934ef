//! Runs the threads of an execution once more, to learn where in the program its events come from, and what
//! they depend on.
//!
//! What a thread does depends on nothing but the values that it reads, and an [`Execution`] has those. The
//! engine keeps thread states for the graph it is at ([`crate::View`]); this is for other executions, such as
//! the one that an execution with a cycle was derived from.

use fencepost_graph::{Dependencies, EventRef, Execution, Label, ThreadId};
use fencepost_program::{Deps, Input, Pos, Program, Read, Shadow, Step, ThreadState, Update, resume};

/// The states that the threads of an execution had before each of its events, found by running them once
/// more.
#[derive(Clone, Debug)]
pub struct Replay<'a, S: Shadow = ()> {
    program: &'a Program,
    threads: Vec<Thread<S>>,
    /// The answer to a read, given its value and the place of its event in its thread.
    answer: fn(u64, u32) -> Input<S>,
}

/// A thread that is run again.
#[derive(Clone, Debug, Default)]
struct Thread<S: Shadow> {
    /// The thread before each event, and the step it asked for.
    before: Vec<(ThreadState<S>, Step<S>)>,
    /// The thread now; `None` if it has not started.
    now: Option<(ThreadState<S>, Step<S>)>,
}

/// Returns the address, data and control dependencies between the events of `execution`, an execution of
/// `program`, by running its threads once more. (The arguments that a thread is started with, and the result
/// that it returns to the thread that joins it, carry no dependencies.)
pub fn dependencies(program: &Program, execution: &Execution) -> Dependencies {
    let replay = Replay::run(program, execution, |value, read| Input::Shadowed(value, Deps::on(read)));
    let mut dependencies = Dependencies::default();
    for (thread, run) in (0..).map(ThreadId).zip(&replay.threads) {
        for (index, (state, step)) in (0..).zip(&run.before) {
            dependencies.note(thread, index, step, state);
        }
    }
    dependencies
}

impl<'a> Replay<'a> {
    /// Runs the threads of `execution`, an execution of `program`, once more and keeps their states.
    pub fn new(program: &'a Program, execution: &Execution) -> Self {
        Replay::run(program, execution, |value, _| Input::Value(value))
    }
}

impl<'a, S: Shadow> Replay<'a, S> {
    fn run(program: &'a Program, execution: &Execution, answer: fn(u64, u32) -> Input<S>) -> Self {
        let mut replay =
            Replay { program, threads: vec![Thread::default(); execution.threads.len()], answer };
        for t in 0..program.threads.len().min(execution.threads.len()) {
            replay.start(t, ThreadState::initial(program, ThreadId(t as u32)));
        }
        // A thread waits until it has been started, and until those that it joins have done all they did.
        loop {
            let mut progress = false;
            for (t, events) in execution.threads.iter().enumerate() {
                while let Some(event) = events.get(replay.threads[t].before.len())
                    && replay.step(t, &event.label, execution)
                {
                    progress = true;
                }
            }
            if !progress {
                return replay;
            }
        }
    }

    fn start(&mut self, thread: usize, mut state: ThreadState<S>) {
        let step = resume(self.program, &mut state, Input::Go);
        self.threads[thread].now = Some((state, step));
    }

    /// Lets a thread take the step that came out as `label`, if it can. Returns whether it could.
    fn step(&mut self, thread: usize, label: &Label, execution: &Execution) -> bool {
        let Some((state, step)) = self.threads[thread].now.clone() else { return false };
        let input = match label {
            // (It waits for a signal, with a mutex that is free.)
            Label::Read { update: false, .. }
                if matches!(step, Step::Read(Read { update: Update::LockAgain, .. })) =>
            {
                Input::Value(1)
            }
            Label::Read { value, .. } => (self.answer)(*value, self.threads[thread].before.len() as u32),
            Label::Choose(value) | Label::ObjectSize(value) => Input::Value(*value),
            Label::Spawn(child) => {
                if let Step::Spawn { func, args } = &step
                    && child.index() < self.threads.len()
                {
                    self.start(child.index(), ThreadState::start(self.program, *child, *func, args));
                }
                Input::Value(child.0.into())
            }
            Label::Join(child) => match self.threads.get(child.index()) {
                Some(joined) if joined.before.len() < execution.threads[child.index()].len() => return false,
                Some(Thread { now: Some((state, _)), .. }) => Input::Value(state.result()),
                _ => Input::Value(0),
            },
            Label::Write { .. }
            | Label::Fence(_)
            | Label::Alloc { .. }
            | Label::Free { .. }
            | Label::Detach(_)
            | Label::External => Input::Go,
        };
        let mut after = state.clone();
        let next = resume(self.program, &mut after, input);
        let thread = &mut self.threads[thread];
        thread.before.push((state, step));
        thread.now = Some((after, next));
        true
    }

    /// Returns the program whose threads were run once more.
    pub fn program(&self) -> &'a Program {
        self.program
    }

    /// Returns the state of a thread after its last event; `None` if it has not started.
    pub fn thread(&self, thread: ThreadId) -> Option<&ThreadState<S>> {
        self.threads.get(thread.index())?.now.as_ref().map(|(state, _)| state)
    }

    /// Returns the state of a thread right before `event`, and the step that became the event.
    pub fn asked(&self, event: EventRef) -> Option<(&ThreadState<S>, &Step<S>)> {
        let EventRef::At(thread, index) = event else { return None };
        let (state, step) = self.threads.get(thread.index())?.before.get(index as usize)?;
        Some((state, step))
    }

    /// Returns the place in the source that `event` comes from.
    pub fn pos(&self, event: EventRef) -> Option<Pos> {
        Some(self.asked(event)?.0.pos(self.program))
    }
}
