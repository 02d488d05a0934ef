//! The programs whose instructions are on record in `bench/guard.tsv`: every engine, every native model and
//! every family of the speed table, each small enough to be run under valgrind in a second or two.

use super::root;
use crate::{Buffering, Family, Form};
use fencepost_candidates::{Co, Visitor, enumerate};
use fencepost_cat::Model;
use fencepost_explore::{Config, Judge, ModelId, count};
use fencepost_llvm::driver::{Clang, Diagnostics};
use fencepost_models::cat_text;
use fencepost_program::{Program, Rounds};
use fencepost_source::SourceFile;
use fencepost_states::{Flow, FoundError, Machine};
use fencepost_symbolic::{Answer, Engine, Explain, Goal};
use std::path::Path;

/// The clang that compiles the programs: another version would make other instructions of them.
const CLANG: &str = "clang-19";

/// A row of the guard: a program, an engine, and the number that it must find.
#[derive(Clone, Copy, Debug)]
pub struct Guarded {
    /// The name of the row.
    pub name: &'static str,
    source: Source,
    asked: EngineAndModel,
    /// The number of executions, of states, or of answers that must come out.
    found: u64,
}

/// The source of a row's program.
#[derive(Clone, Copy, Debug)]
enum Source {
    /// A generated program of this size, whose main thread starts and joins the others.
    Family(Family, u64),
    /// A generated litmus test with this many threads.
    Buffering(Buffering, u64),
    /// A litmus test, by its path from the project's folder.
    Litmus(&'static str),
    /// A C program: its path from the project's folder, flags for clang, and the number of times a loop body
    /// may run.
    C(&'static str, &'static [&'static str], Option<u32>),
}

/// The engine and the model of a row.
#[derive(Clone, Copy, Debug)]
enum EngineAndModel {
    /// The graph engine counts executions under a native model, with all rounds of loops.
    Graph(ModelId),
    /// The graph engine counts executions under a native model, without rounds that leave no trace.
    Rounds(ModelId),
    /// The state engine counts states of a machine.
    States(Machine),
    /// The symbolic engine looks for an execution that ends, under a shipped text in cat: the answer is 1 if
    /// there is one.
    Symbolic(&'static str),
    /// The symbolic engine unwinds loops so many times and looks for a failure, a race and an execution that
    /// ends, under a shipped text in cat: the answer is the number of those that there are.
    Questions(&'static str, u32),
    /// The candidate enumerator counts executions under a shipped text in cat.
    Candidates(&'static str),
}

const fn row(name: &'static str, source: Source, asked: EngineAndModel, found: u64) -> Guarded {
    Guarded { name, source, asked, found }
}

const RC11: EngineAndModel = EngineAndModel::Graph(ModelId::Rc11);

const ROUNDS: EngineAndModel = EngineAndModel::Rounds(ModelId::Rc11);
/// Loops that wait and try again.
const RETRY: &str = "tests/corpus/c/loops/retry-shapes.c";

/// All rows of the guard.
pub const ROWS: &[Guarded] = &[
    row("readers(10)", Source::Family(Family::Readers, 10), RC11, 1024),
    row("ainc(5)", Source::Family(Family::Ainc, 5), RC11, 120),
    row("binc(4)", Source::Family(Family::Binc, 4), RC11, 576),
    row("casrot(7)", Source::Family(Family::Casrot, 7), RC11, 523),
    row("casw(4)", Source::Family(Family::Casw, 4), RC11, 1200),
    row("indexer(12)", Source::Family(Family::Indexer, 12), RC11, 8),
    row("lastzero(7)", Source::Family(Family::Lastzero, 7), RC11, 320),
    row("fib_bench(3)", Source::Family(Family::FibBench, 3), RC11, 2258),
    row("corr2", Source::Family(Family::Corr2, 1), RC11, 72),
    row("writes(6)", Source::Family(Family::Writes, 6), RC11, 720),
    row("mutex(2)", Source::C("bench/programs/mutex.c", &["-DN=2"], None), RC11, 12),
    row("treiber(2)", Source::C("tests/corpus/c/structures/treiber.c", &["-DN=2"], None), RC11, 40),
    row(
        "chase-lev(1)",
        Source::C("tests/corpus/c/structures/chase_lev.c", &["-DTHIEVES=1", "-DSTEALS=2"], None),
        RC11,
        77,
    ),
    row(
        "hw-queue(2)",
        Source::C("tests/corpus/c/structures/hw_queue.c", &["-DN=2", "-DRETRY"], Some(4)),
        RC11,
        20,
    ),
    row("mpmc(2)", Source::C("tests/corpus/c/structures/mpmc_bounded.c", &["-DRW=2"], Some(4)), RC11, 54),
    row("ms-queue(2)", Source::C("tests/corpus/c/structures/ms_queue.c", &["-DN=2"], Some(4)), RC11, 178),
    row("counter(5)", Source::C(RETRY, &["-DSHAPE=1", "-DN=5"], None), ROUNDS, 120),
    row("tested lock(4)", Source::C(RETRY, &["-DSHAPE=3", "-DN=4"], None), ROUNDS, 576),
    row("seqlock(5)", Source::C(RETRY, &["-DSHAPE=5", "-DN=5"], None), ROUNDS, 16),
    row("seqcst-ring(3)", Source::C("bench/programs/seqcst-ring.c", &["-DK=3"], None), RC11, 4411),
    row("seqcst-stores(300)", Source::C("bench/programs/seqcst-stores.c", &["-DN=300"], None), RC11, 301),
    row("long", Source::C("bench/programs/long.c", &["-DN=10000"], None), RC11, 1),
    row(
        "long, one location",
        Source::C("bench/programs/long.c", &["-DN=10000", "-DLOCATIONS=1"], None),
        RC11,
        1,
    ),
    row(
        "long, increments",
        Source::C("bench/programs/long.c", &["-DN=10000", "-DINCREMENTS"], None),
        RC11,
        1,
    ),
    row("heap", Source::C("bench/programs/heap.c", &["-DN=1000"], None), RC11, 1),
    row("only-sc", Source::C("bench/programs/only-sc.c", &["-DOWN_FOURTH"], None), RC11, 4532),
    row("fib_bench(3), sc", Source::Family(Family::FibBench, 3), EngineAndModel::Graph(ModelId::Sc), 1698),
    row("fib_bench(3), tso", Source::Family(Family::FibBench, 3), EngineAndModel::Graph(ModelId::Tso), 2258),
    row(
        "fib_bench(2), wrc11",
        Source::Family(Family::FibBench, 2),
        EngineAndModel::Graph(ModelId::Wrc11),
        153,
    ),
    row(
        "fib_bench(2), jam21",
        Source::Family(Family::FibBench, 2),
        EngineAndModel::Graph(ModelId::Jam21),
        153,
    ),
    row("LBn-pairs(6), xmm", Source::Buffering(Buffering::Pairs, 6), EngineAndModel::Graph(ModelId::Xmm), 64),
    row(
        "counting(3), lmo",
        Source::C("bench/programs/llmc-counting.c", &["-DTHREADS=3", "-DINCS=2", "-DHISTORY"], None),
        EngineAndModel::States(Machine::Lmo),
        1724,
    ),
    row(
        "filter(4), sc, states",
        Source::C("tests/corpus/c/locks/filter.c", &["-DN=4"], None),
        EngineAndModel::States(Machine::Sc),
        67_138,
    ),
    row(
        "IRIW+3, power, symbolic",
        Source::Litmus("bench/litmus/IRIW+3.litmus"),
        EngineAndModel::Symbolic("power"),
        1,
    ),
    row(
        "ms-queue(2), rc11, symbolic",
        Source::C("tests/corpus/c/structures/ms_queue.c", &["-DN=2"], Some(2)),
        EngineAndModel::Questions("rc11", 2),
        1,
    ),
    row(
        "W4R8, arm8, candidates",
        Source::Litmus("bench/litmus/W4R8.litmus"),
        EngineAndModel::Candidates("arm8"),
        864,
    ),
];

impl Guarded {
    /// Returns the row of this name.
    pub fn called(name: &str) -> Result<&'static Guarded, String> {
        let row = ROWS.iter().find(|row| row.name == name);
        row.ok_or_else(|| format!("the guard has no row {name}"))
    }

    /// Loads the program of this row.
    pub fn load(&self) -> Result<Program, String> {
        let mut program = match self.source {
            Source::Family(family, size) => Ok(family.program(size, Form::SpawnJoin)),
            Source::Buffering(family, threads) => litmus("generated", &family.litmus(threads)),
            Source::Litmus(path) => {
                let text = std::fs::read_to_string(root().join(path)).map_err(|e| format!("{path}: {e}"))?;
                litmus(path, &text)
            }
            Source::C(path, flags, unroll) => c(path, flags, unroll),
        }?;
        if !matches!(self.asked, EngineAndModel::Rounds(_)) {
            program.rounds = Rounds::OneForRaces;
        }
        Ok(program)
    }

    /// Runs this row in this process, and checks the number that it finds.
    pub fn run(&self, program: &Program) -> Result<(), String> {
        let found = self.asked.count(program)?;
        if found != self.found {
            return Err(format!("{}: {found} found, not {}", self.name, self.found));
        }
        Ok(())
    }
}

impl EngineAndModel {
    /// Returns the number that the engine finds in the program.
    fn count(self, program: &Program) -> Result<u64, String> {
        match self {
            EngineAndModel::Graph(model) | EngineAndModel::Rounds(model) => {
                Ok(count(program, model, &Config::default()).executions)
            }
            EngineAndModel::States(machine) => {
                let config = fencepost_states::Config::new(machine);
                Ok(fencepost_states::explore(program, &config, &mut NoVisitor).summary.states)
            }
            EngineAndModel::Symbolic(model) => {
                let theory = shipped(model)?;
                let theory = theory.theory()?;
                let engine = Engine::new(program, &[], &theory, fencepost_symbolic::Options::default())
                    .map_err(|e| e.to_string())?;
                Ok(u64::from(matches!(engine.ask(&Goal::Anything).answer, Answer::Allowed(_))))
            }
            EngineAndModel::Questions(model, unroll) => {
                let theory = shipped(model)?;
                let theory = theory.theory()?;
                let options = fencepost_symbolic::Options {
                    unroll: Some(unroll),
                    explain: Explain::Nothing,
                    ..fencepost_symbolic::Options::default()
                };
                let engine = Engine::new(program, &[], &theory, options).map_err(|e| e.to_string())?;
                let goals = [Goal::Failure, Goal::Race, Goal::Anything];
                let is_possible = |goal: &&Goal| matches!(engine.ask(goal).answer, Answer::Allowed(_));
                Ok(goals.iter().filter(is_possible).count() as u64)
            }
            EngineAndModel::Candidates(model) => {
                let text = shipped(model)?;
                let judge = text.judge(None);
                let options = fencepost_candidates::Options {
                    co: Co::Coherent,
                    ..fencepost_candidates::Options::default()
                };
                let summary = enumerate(program, &|c: &_| judge.allows(c), &options, &mut NoVisitor);
                summary.map(|summary| summary.executions).map_err(|e| e.to_string())
            }
        }
    }
}

/// A visitor that ignores everything an engine shows it.
struct NoVisitor;

impl Visitor for NoVisitor {}

impl fencepost_states::Visitor for NoVisitor {
    fn ended(&mut self, _: &dyn fencepost_states::Ended) {}
    fn found(&mut self, _: FoundError) -> Flow {
        Flow::Continue
    }
}

fn shipped(name: &str) -> Result<Model, String> {
    let text = cat_text(name).ok_or_else(|| format!("no text of {name} is shipped"))?;
    Model::parse(&SourceFile::new(format!("{name}.cat"), text)).map_err(|e| e.1.render(&e.0))
}

fn litmus(name: &str, text: &str) -> Result<Program, String> {
    let file = SourceFile::new(name, text);
    let test = fencepost_litmus::parse(&file, &fencepost_litmus::Options::default());
    test.map(|test| test.program).map_err(|error| error.render(&file))
}

fn c(path: &str, flags: &[&str], unroll: Option<u32>) -> Result<Program, String> {
    let clang = Clang::find(Some(Path::new(CLANG))).map_err(|e| e.to_string())?;
    let flags: Vec<String> = flags.iter().map(ToString::to_string).collect();
    let compiled =
        clang.compile(&root().join(path), &flags, Diagnostics::Plain).map_err(|e| e.to_string())?;
    let options = fencepost_llvm::Options { unroll, ..fencepost_llvm::Options::default() };
    fencepost_llvm::load(&[compiled.ir], &options).map_err(|_| format!("{path} cannot be loaded"))
}
