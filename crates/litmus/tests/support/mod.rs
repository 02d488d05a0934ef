//! Runs litmus tests one thread after the other on a memory without surprises, and keeps what they did.

#![allow(dead_code, reason = "each test binary uses its own part")]

use fencepost_litmus::{Observable, Options, Test, parse};
use fencepost_program::{
    BlockKind, Fault, Input, Mode, Program, Size, Step, ThreadId, ThreadState, Update, resume,
};
use fencepost_source::SourceFile;
use std::collections::HashMap;

/// The end of a thread.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum End {
    Finished,
    Blocked(BlockKind),
    Failed(Fault),
}

/// A run of a whole test.
pub struct Run {
    pub test: Test,
    pub ends: Vec<End>,
    /// `P0 Rrlx x=1`, one line per visible step.
    pub events: Vec<String>,
    threads: Vec<ThreadState>,
    bytes: HashMap<u64, u8>,
}

#[track_caller]
pub fn parsed(text: &str, options: &Options) -> Test {
    let file = SourceFile::new("test.litmus", text);
    parse(&file, options).unwrap_or_else(|error| panic!("{}", error.render(&file)))
}

/// Runs the threads of a test in order; every free choice is answered with `choice`.
#[track_caller]
pub fn run(text: &str, options: &Options, choice: u64) -> Run {
    let test = parsed(text, options);
    let mut run = Run { test, ends: vec![], events: vec![], threads: vec![], bytes: HashMap::new() };
    for thread in 0..run.test.program.threads.len() {
        let mut state = ThreadState::<()>::initial(&run.test.program, ThreadId(thread as u32));
        let mut input = Input::Go;
        let end = loop {
            let step = resume(&run.test.program, &mut state, input);
            input = match step {
                Step::Read(read) => {
                    let old = run.load(read.addr, read.size);
                    let kind = match read.update {
                        Update::None => "R",
                        _ => "U",
                    };
                    run.note(thread, kind, read.mode_for(old), read.addr, old);
                    Input::Value(old)
                }
                Step::Write(write) => {
                    run.note(thread, "W", write.mode, write.addr, write.value);
                    run.store(write.addr, write.size, write.value);
                    Input::Go
                }
                Step::Fence(kind) => {
                    run.events.push(format!("P{thread} F{}", kind.name()));
                    Input::Go
                }
                Step::Choose { low, high } => {
                    run.events.push(format!("P{thread} choose"));
                    Input::Value(choice.clamp(low, high))
                }
                Step::Finished => break End::Finished,
                Step::Blocked(why) => break End::Blocked(why),
                Step::Error(fault) => break End::Failed(fault),
                step => panic!("a litmus test does not {step:?}"),
            };
        };
        run.ends.push(end);
        run.threads.push(state);
    }
    run
}

impl Run {
    fn note(&mut self, thread: usize, kind: &str, mode: Mode, addr: u64, value: u64) {
        let place = place(&self.test.program, addr);
        self.events.push(format!("P{thread} {kind}{} {place}={value}", mode.name()));
    }

    fn load(&self, addr: u64, size: Size) -> u64 {
        let byte = |addr| match self.bytes.get(&addr) {
            Some(byte) => u64::from(*byte),
            None => {
                self.test.program.initial_value(addr, 1).unwrap_or_else(|| panic!("a wild read of {addr:#x}"))
            }
        };
        (0..size.bytes()).rev().fold(0, |value, i| value << 8 | byte(addr + i))
    }

    fn store(&mut self, addr: u64, size: Size, value: u64) {
        for (i, byte) in value.to_le_bytes().iter().take(size.bytes() as usize).enumerate() {
            self.bytes.insert(addr + i as u64, *byte);
        }
    }

    /// The final value of every observable.
    pub fn values(&self) -> Vec<u64> {
        let value = |at: &Observable| match *at {
            Observable::Register { thread, reg, .. } => self.threads[thread.index()].reg(reg),
            Observable::Memory(loc) => self.load(loc.addr, loc.size),
        };
        self.test.observables.iter().map(|observable| value(&observable.at)).collect()
    }

    /// The final state as herd prints it.
    pub fn state(&self) -> String {
        let values = self.values();
        let shown = self.test.shown.iter().map(|id| {
            let value = self.test.show_value(*id, values[id.index()]);
            format!("{}={value};", self.test.observable(*id).name)
        });
        shown.collect::<Vec<_>>().join(" ")
    }

    /// Returns whether the final state satisfies the condition's proposition.
    pub fn satisfied(&self) -> bool {
        let values = self.values();
        self.test.condition.prop.eval(&|id| values[id.index()])
    }
}

fn place(program: &Program, addr: u64) -> String {
    match program.global_at(addr) {
        Some((global, 0)) => program.globals[global.index()].name.clone(),
        Some((global, offset)) => format!("{}+{offset}", program.globals[global.index()].name),
        None => format!("{addr:#x}"),
    }
}
