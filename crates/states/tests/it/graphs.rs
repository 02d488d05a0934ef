//! The two engines: the same final states under `sc`, `tso` and `pso`, which one takes from graphs and the
//! other from machines with buffers; on the litmus corpus and on random programs.

use crate::agrees::{look, seeds, small};
use fencepost_explore::{Config as GraphConfig, Flow, ModelId, View, Violation, Visitor};
use fencepost_graph::Loc;
use fencepost_litmus::{Observable, Test};
use fencepost_oracle::FinalValues;
use fencepost_oracle::generate::{Knobs, generate, generate_spawning};
use fencepost_program::{GlobalId, Program, Size};
use fencepost_source::SourceFile;
use fencepost_states::{Capacity, Config, Ended, FoundError, Machine, Switch, explore};
use std::collections::BTreeSet;
use std::fmt::Display;
use std::path::{Path, PathBuf};

const PAIRS: [(Machine, ModelId); 3] =
    [(Machine::Sc, ModelId::Sc), (Machine::Tso, ModelId::Tso), (Machine::Pso, ModelId::Pso)];

/// The values that are compared at an end.
enum What<'t> {
    Observables(&'t Test),
    Globals(&'t Program),
}

/// Returns the words of the globals, by address.
fn words(program: &Program) -> Vec<(u64, Size)> {
    let globals = program.globals.iter().enumerate().filter(|(_, g)| !g.constant && !g.thread_local);
    let of = |(i, global): (usize, &fencepost_program::Global)| {
        let size = Size::new(global.init.len() as u64)?;
        Some((program.global_addr(GlobalId(i as u32)), size))
    };
    globals.filter_map(of).collect()
}

struct FromGraphs<'t> {
    what: What<'t>,
    ends: BTreeSet<Vec<u64>>,
    wrong: bool,
}

impl Visitor for FromGraphs<'_> {
    fn execution(&mut self, view: &View<'_>) -> Flow {
        let memory = |addr, size| view.memory(Loc { addr, size })[0];
        let values = match &self.what {
            What::Observables(test) => test
                .observables
                .iter()
                .map(|o| match o.at {
                    Observable::Register { thread, reg, .. } => view.register(thread, reg),
                    Observable::Memory(loc) => memory(loc.addr, loc.size),
                })
                .collect(),
            What::Globals(program) => words(program).into_iter().map(|(a, s)| memory(a, s)).collect(),
        };
        self.ends.insert(values);
        Flow::Continue
    }

    fn violation(&mut self, _: &View<'_>, violation: Violation) -> Flow {
        self.wrong |= !matches!(violation, Violation::Race { .. });
        Flow::Continue
    }

    fn restart(&mut self) {
        self.ends.clear();
        self.wrong = false;
    }

    fn wants_races(&self) -> bool {
        false
    }
}

struct FromStates<'t> {
    what: What<'t>,
    ends: BTreeSet<Vec<u64>>,
}

impl fencepost_states::Visitor for FromStates<'_> {
    fn ended(&mut self, end: &dyn Ended) {
        let memory = |addr, size| end.memory(addr, size).expect("globals are there");
        let values = match &self.what {
            What::Observables(test) => test
                .observables
                .iter()
                .map(|o| match o.at {
                    Observable::Register { thread, reg, .. } => end.register(thread, reg),
                    Observable::Memory(loc) => memory(loc.addr, loc.size),
                })
                .collect(),
            What::Globals(program) => words(program).into_iter().map(|(a, s)| memory(a, s)).collect(),
        };
        self.ends.insert(values);
    }
    fn found(&mut self, _: FoundError) -> Flow {
        Flow::Continue
    }
}

fn config(machine: Machine) -> Config {
    Config { buffer: Capacity::Unbounded, all_errors: Switch::On, ..Config::new(machine) }
}

#[test]
fn litmus_tests_end_as_in_the_graph_engine() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/litmus");
    let mut compared = 0;
    let files_in = |folder: &Path| -> Vec<PathBuf> {
        std::fs::read_dir(folder).unwrap().map(|f| f.unwrap().path()).collect()
    };
    let mut files = files_in(&folder);
    let folders: Vec<PathBuf> = files.iter().filter(|f| f.is_dir()).cloned().collect();
    files.extend(folders.iter().flat_map(|f| files_in(f)));
    files.sort();
    for path in files.iter().filter(|p| p.extension().is_some_and(|e| e == "litmus")) {
        let file = SourceFile::new(path.display().to_string(), std::fs::read_to_string(path).unwrap());
        let test = fencepost_litmus::parse(&file, &Default::default()).expect("a good test");
        for (machine, model) in PAIRS {
            let mut graphs =
                FromGraphs { what: What::Observables(&test), ends: BTreeSet::new(), wrong: false };
            fencepost_explore::explore(&test.program, model, &GraphConfig::default(), &mut graphs);
            let mut states = FromStates { what: What::Observables(&test), ends: BTreeSet::new() };
            explore(&test.program, &config(machine), &mut states);
            assert_eq!(states.ends, graphs.ends, "{} under {model}", path.display());
            compared += 1;
        }
    }
    assert_eq!(compared, 3 * 117);
}

fn compare(program: &Program, what: &dyn Display) {
    for (machine, model) in PAIRS {
        let mut graphs = FromGraphs { what: What::Globals(program), ends: BTreeSet::new(), wrong: false };
        fencepost_explore::explore(program, model, &GraphConfig::default(), &mut graphs);
        let seen = look(program, &config(machine));
        let of = |values: &FinalValues| -> Vec<u64> {
            let word = |(addr, size): (u64, Size)| {
                let mut bytes = [0; 8];
                bytes[..size.bytes() as usize].copy_from_slice(&values.globals[&addr]);
                u64::from_le_bytes(bytes)
            };
            words(program).into_iter().map(word).collect()
        };
        let ends: BTreeSet<Vec<u64>> = seen.finals.iter().map(of).collect();
        assert_eq!(ends, graphs.ends, "{model}\n{what}");
        assert_eq!(!seen.errors.is_empty(), graphs.wrong, "{model}: {:?}\n{what}", seen.errors);
    }
}

#[test]
fn random_programs_end_as_in_the_graph_engine() {
    for seed in seeds(150) {
        let sample = generate(seed, &small(Knobs::default()));
        compare(&sample.program, &sample);
    }
}

#[test]
fn random_programs_that_start_threads() {
    for seed in seeds(150) {
        let sample = generate_spawning(seed, &small(Knobs::default()));
        compare(&sample.program, &sample);
    }
}
