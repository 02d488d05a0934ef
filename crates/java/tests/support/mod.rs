//! Reads Java, and runs its threads one after the other on a memory without surprises.

#![allow(dead_code, reason = "each test binary uses its own part")]

use fencepost_java::{Options, Unit, parse};
use fencepost_program::{
    BlockKind, Fault, FileId, Input, Op, Program, Size, Step, ThreadId, ThreadState, Update, WriteKind,
    resume,
};
use fencepost_source::SourceFile;
use std::collections::HashMap;
use std::path::{Path, PathBuf};

/// The files of the corpus, in order.
pub fn corpus() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/java");
    let folders = ["nemos", "causality", "transform", "figures", "habits"];
    let entries = folders.iter().flat_map(|folder| std::fs::read_dir(root.join(folder)).unwrap());
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    files.sort();
    assert_eq!(files.len(), 15 + 20 + 10 + 2 + 3);
    files
}

#[track_caller]
pub fn parsed(text: &str) -> Unit {
    parsed_with(text, &Options::default())
}

#[track_caller]
pub fn parsed_with(text: &str, options: &Options) -> Unit {
    let file = SourceFile::new("Test.java", text);
    parse(&file, options).unwrap_or_else(|error| panic!("{}", error.render(&file)))
}

/// `line:column: message` for a text that is refused.
#[track_caller]
pub fn refused(text: &str) -> String {
    let file = SourceFile::new("Test.java", text);
    match parse(&file, &Options::default()) {
        Ok(_) => panic!("it was accepted:\n{text}"),
        Err(error) => {
            let pos = file.pos(FileId(0), error.span.start);
            format!("{}:{}: {}", pos.line, pos.column, error.message)
        }
    }
}

/// The end of a thread.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum End {
    Finished,
    Blocked(BlockKind),
    Failed(Fault),
}

/// A run of a whole program.
pub struct Run {
    pub unit: Unit,
    pub ends: Vec<End>,
    /// `t1 Rna x=1 @3:5`, one line per visible step; the place is that of the instruction.
    pub events: Vec<String>,
    threads: Vec<ThreadState>,
    bytes: HashMap<u64, u8>,
}

/// Runs the threads of a program in order.
#[track_caller]
pub fn run(text: &str) -> Run {
    run_unit(parsed(text), |_| None)
}

/// Runs the threads in order; `answer` may say what the n-th read sees, whatever memory holds.
pub fn run_unit(unit: Unit, answer: impl Fn(usize) -> Option<u64>) -> Run {
    let mut run = Run { unit, ends: vec![], events: vec![], threads: vec![], bytes: HashMap::new() };
    let mut reads = 0;
    for thread in 0..run.unit.program.threads.len() {
        let mut state = ThreadState::<()>::initial(&run.unit.program, ThreadId(thread as u32));
        let mut input = Input::Go;
        let end = loop {
            let step = resume(&run.unit.program, &mut state, input);
            let at = place_of(&run.unit.program, &state);
            input = match step {
                Step::Read(read) => {
                    let value = answer(reads).unwrap_or_else(|| run.load(read.addr, read.size));
                    reads += 1;
                    let kind = match read.update {
                        Update::None => format!("R{}", read.mode.name()),
                        Update::Lock => "lock".to_owned(),
                        other => panic!("Java has no {other:?}"),
                    };
                    run.note(thread, &kind, read.addr, value, &at);
                    Input::Value(value)
                }
                Step::Write(write) => {
                    run.store(write.addr, write.size, write.value);
                    match (write.kind, write.mode) {
                        (WriteKind::Update, _) => {}
                        (_, fencepost_program::Mode::Rel) => {
                            run.note(thread, "unlock", write.addr, write.value, &at);
                        }
                        (_, mode) => {
                            run.note(thread, &format!("W{}", mode.name()), write.addr, write.value, &at);
                        }
                    }
                    Input::Go
                }
                Step::Alloc { addr, size, .. } => {
                    run.note(thread, "new", addr, size, &at);
                    for byte in 0..size {
                        run.bytes.insert(addr + byte, 0);
                    }
                    Input::Go
                }
                Step::External { args } => {
                    let name = external_name(&run.unit.program, &state);
                    let thread = &run.unit.threads[thread].name;
                    run.events.push(format!("{thread} external {name} {:?} @{at}", args.to_vec()));
                    Input::Go
                }
                Step::Join { thread: earlier } => {
                    let thread = &run.unit.threads[thread].name;
                    run.events.push(format!("{thread} join {earlier} @{at}"));
                    Input::Value(0)
                }
                Step::Finished => break End::Finished,
                Step::Blocked(why) => break End::Blocked(why),
                Step::Error(fault) => break End::Failed(fault),
                step => panic!("a Java program does not {step:?}"),
            };
        };
        run.ends.push(end);
        run.threads.push(state);
    }
    run
}

/// `line:column` of the instruction that a thread is at.
fn place_of(program: &Program, state: &ThreadState) -> String {
    let pos = state.pos(program);
    format!("{}:{}", pos.line, pos.column)
}

fn external_name(program: &Program, state: &ThreadState) -> String {
    match program.op_at(state.code_pos()) {
        Some(Op::External { name, .. }) => name.clone(),
        other => panic!("{other:?} is no external action"),
    }
}

impl Run {
    fn note(&mut self, thread: usize, kind: &str, addr: u64, value: u64, at: &str) {
        let (thread, place) = (&self.unit.threads[thread].name, place(&self.unit, addr));
        self.events.push(format!("{thread} {kind} {place}={} @{at}", show(&self.unit, value)));
    }

    pub fn load(&self, addr: u64, size: Size) -> u64 {
        let byte = |addr| match self.bytes.get(&addr) {
            Some(byte) => u64::from(*byte),
            None => {
                let initial = self.unit.program.initial_value(addr, 1);
                initial.unwrap_or_else(|| panic!("a wild read of {addr:#x}"))
            }
        };
        (0..size.bytes()).rev().fold(0, |value, i| value << 8 | byte(addr + i))
    }

    fn store(&mut self, addr: u64, size: Size, value: u64) {
        for (i, byte) in value.to_le_bytes().iter().take(size.bytes() as usize).enumerate() {
            self.bytes.insert(addr + i as u64, *byte);
        }
    }

    /// The final value of the static field `name`, as a number.
    #[track_caller]
    pub fn global(&self, name: &str) -> i64 {
        let program = &self.unit.program;
        let index = program.globals.iter().position(|global| global.name == name);
        let index = index.unwrap_or_else(|| panic!("there is no global {name}"));
        let size = program.globals[index].init.len() as u64;
        let value = self
            .load(program.global_addr(fencepost_program::GlobalId(index as u32)), Size::new(size).unwrap());
        if size == 4 { i64::from(value as u32 as i32) } else { value as i64 }
    }

    /// The final value of the variable `name` of a thread.
    #[track_caller]
    pub fn local(&self, thread: usize, name: &str) -> i32 {
        let names = &self.unit.program.functions[self.unit.program.threads[thread].func.index()].reg_names;
        let reg = names.iter().find(|(_, n)| n == name).unwrap_or_else(|| panic!("no variable {name}")).0;
        self.threads[thread].reg(reg) as u32 as i32
    }

    /// Returns the values of the assertions' registers, in order.
    pub fn asserted(&self) -> Vec<u64> {
        let value = |a: &fencepost_java::Assertion| self.threads[a.thread.index()].reg(a.reg);
        self.unit.assertions.iter().map(value).collect()
    }
}

/// `x`, `a[1]`, `Node#1.next`, or where an object of a thread is.
fn place(unit: &Unit, addr: u64) -> String {
    match unit.program.global_at(addr) {
        Some((global, offset)) => {
            let global = &unit.program.globals[global.index()];
            let part = global.parts.iter().find(|part| part.offset == offset);
            format!("{}{}", global.name, part.map_or("", |part| part.path.as_str()))
        }
        None => format!("heap+{}", fencepost_program::layout::offset(addr)),
    }
}

/// A number, or what an address points at.
fn show(unit: &Unit, value: u64) -> String {
    use fencepost_program::layout::{Region, region};
    match region(value) {
        Region::Global if unit.program.global_at(value).is_some_and(|(_, offset)| offset == 0) => {
            format!("&{}", unit.program.globals[unit.program.global_at(value).unwrap().0.index()].name)
        }
        Region::Shared(_) => place(unit, value),
        _ => (value as u32 as i32).to_string(),
    }
}
