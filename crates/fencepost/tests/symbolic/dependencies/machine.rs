//! What the machine says: the threads of an execution are run again, with each read's value marked by the
//! read.

use super::Edge;
use fencepost::graph::{EventRef, Execution, Label};
use fencepost::program::{Deps, Input, Program, Step, StepDeps, ThreadId, ThreadState, resume};
use std::collections::BTreeSet;

type Running = (ThreadState<Deps>, Step<Deps>);

/// The dependencies of an execution's events.
pub fn dependencies(program: &Program, execution: &Execution) -> BTreeSet<Edge> {
    let mut replay = Replay { program, execution, threads: vec![], edges: BTreeSet::new() };
    replay.threads = execution.threads.iter().map(|_| (0, None)).collect();
    for t in 0..program.threads.len() {
        replay.start(t, ThreadState::initial(program, ThreadId(t as u32)));
    }
    // Threads wait until they are started, and until those that they join are done.
    while (0..replay.threads.len()).any(|t| replay.step(t)) {}
    let done: Vec<usize> = replay.threads.iter().map(|(done, _)| *done).collect();
    let all: Vec<usize> = execution.threads.iter().map(Vec::len).collect();
    assert_eq!(done, all, "every event has been run again");
    replay.edges
}

struct Replay<'a> {
    program: &'a Program,
    execution: &'a Execution,
    /// How many events each thread has behind it, and where it is.
    threads: Vec<(usize, Option<Running>)>,
    edges: BTreeSet<Edge>,
}

impl Replay<'_> {
    fn start(&mut self, thread: usize, mut state: ThreadState<Deps>) {
        let step = resume(self.program, &mut state, Input::Go);
        self.threads[thread].1 = Some((state, step));
    }

    /// Runs a thread over its next event, if it can.
    fn step(&mut self, thread: usize) -> bool {
        let (done, Some((mut state, step))) = self.threads[thread].clone() else { return false };
        let Some(event) = self.execution.threads[thread].get(done) else { return false };
        let input = match event.label {
            Label::Read { value, .. } => Input::Shadowed(value, Deps::on(done as u32)),
            Label::Choose(value) | Label::ObjectSize(value) => Input::Value(value),
            Label::Spawn(child) => {
                let Step::Spawn { func, args } = &step else { panic!("{step:?} is no start") };
                self.start(child.index(), ThreadState::start(self.program, child, *func, args));
                Input::Value(child.0.into())
            }
            Label::Join(child) => match &self.threads[child.index()] {
                (done, _) if *done < self.execution.threads[child.index()].len() => return false,
                (_, Some((joined, _))) => Input::Value(joined.result()),
                (_, None) => return false,
            },
            _ => Input::Go,
        };
        self.note(thread, done, &state, &step);
        let next = resume(self.program, &mut state, input);
        self.threads[thread] = (done + 1, Some((state, next)));
        true
    }

    fn note(&mut self, thread: usize, index: usize, state: &ThreadState<Deps>, step: &Step<Deps>) {
        let none = Deps::default();
        let (addr, data, ctrl) = match step {
            // The data of a read is what its write will be computed from.
            Step::Read(read) => (&read.deps.addr, &none, &read.deps.ctrl),
            Step::Write(write) => {
                let StepDeps { addr, data, ctrl } = &write.deps;
                (addr, data, ctrl)
            }
            _ => (&none, &none, state.control()),
        };
        let at = |index: u32| EventRef::At(ThreadId(thread as u32), index);
        for (kind, deps) in [("addr", addr), ("data", data), ("ctrl", ctrl)] {
            self.edges.extend(deps.reads().iter().map(|read| (kind, at(*read), at(index as u32))));
        }
    }
}
