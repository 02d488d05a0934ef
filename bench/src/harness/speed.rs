//! The programs of the speed table: their counts, and the times they may take.
//!
//! The families of RCMC have known counts. The others depend on how the program is written; ours have their
//! own counts, so what can be compared is the cost per execution. Their goal is scaled: as many executions as
//! ours has, at the cost per execution that the table asks for. (Blocked graphs, and those in which a waiting
//! thread read its location too early, are a tool's own doing.)

use super::job::Job;
use super::root;

/// A program of the speed table.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// Its name in the table.
    pub name: &'static str,
    /// Its path from the project's folder.
    pub file: &'static str,
    /// Flags for clang.
    pub flags: &'static [&'static str],
    /// Number of times a loop body may run.
    pub unroll: Option<u32>,
    /// Whether `main` joins its threads.
    pub joins: Joins,
    /// Number of complete executions that must come out.
    pub executions: u64,
    /// Number of blocked graphs that must come out.
    pub blocked: u64,
    /// The seconds that this many executions may take, with one worker.
    pub goal: (f64, u64),
    /// Whether it takes too long to be run under valgrind.
    pub long: bool,
}

/// Whether `main` waits for the threads it started.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Joins {
    /// Both forms are measured.
    Either,
    /// It must, since it checks what the threads did.
    Always,
}

const fn family(
    name: &'static str,
    file: &'static str,
    flags: &'static [&'static str],
    executions: u64,
    goal: f64,
) -> Row {
    Row {
        name,
        file,
        flags,
        unroll: None,
        joins: Joins::Either,
        executions,
        blocked: 0,
        goal: (goal, executions),
        long: false,
    }
}

const fn structure(
    name: &'static str,
    file: &'static str,
    flags: &'static [&'static str],
    executions: u64,
    goal: (f64, u64),
) -> Row {
    Row { name, file, flags, unroll: None, joins: Joins::Always, executions, blocked: 0, goal, long: false }
}

/// All programs of the table.
pub const ROWS: [Row; 17] = [
    family("readers(15)", "bench/programs/readers.c", &["-DN=15"], 32_768, 0.03),
    family("ainc(7)", "bench/programs/ainc.c", &["-DN=7"], 5_040, 0.02),
    family("binc(5)", "bench/programs/binc.c", &["-DN=5"], 14_400, 0.04),
    family("casrot(10)", "bench/programs/casrot.c", &["-DN=10"], 38_486, 0.03),
    family("casw(5)", "bench/programs/casw.c", &["-DN=5"], 32_880, 0.03),
    family("indexer(15)", "bench/programs/indexer.c", &["-DN=15"], 4_096, 0.1),
    family("lastzero(12)", "bench/programs/lastzero.c", &["-DN=12"], 15_360, 0.06),
    family("lastzero(15)", "bench/programs/lastzero.c", &["-DN=15"], 147_456, 0.7),
    family("fib_bench(4)", "bench/programs/fib_bench.c", &["-DK=4"], 34_205, 0.03),
    family("fib_bench(5)", "bench/programs/fib_bench.c", &["-DK=5"], 525_630, 0.4),
    Row { goal: (0.03, 7_086), ..family("mutex(3)", "bench/programs/mutex.c", &["-DN=3"], 2_976, 0.03) },
    structure("treiber, 3 threads", "tests/corpus/c/structures/treiber.c", &["-DN=3"], 25_680, (0.08, 3_600)),
    structure(
        "chase-lev, 2 stealers",
        "tests/corpus/c/structures/chase_lev.c",
        &["-DTHIEVES=2", "-DSTEALS=2"],
        9_656,
        (0.03, 3_639),
    ),
    Row {
        unroll: Some(4),
        ..structure(
            "hw-queue(3), unroll 4",
            "tests/corpus/c/structures/hw_queue.c",
            &["-DN=3", "-DRETRY"],
            3_996,
            (0.06, 3_860),
        )
    },
    Row {
        unroll: Some(4),
        ..structure(
            "mpmc, 3 threads, unroll 4",
            "tests/corpus/c/structures/mpmc_bounded.c",
            &["-DRW=3"],
            390,
            (1.0, 24_768),
        )
    },
    Row {
        unroll: Some(4),
        ..structure(
            "ms-queue(3), 2 take, unroll 4",
            "tests/corpus/c/structures/ms_queue.c",
            &["-DN=3", "-DTAKERS=2"],
            456,
            (3.0, 57_390),
        )
    },
    Row {
        unroll: Some(4),
        ..structure(
            "ms-queue(3), unroll 4",
            "tests/corpus/c/structures/ms_queue.c",
            &["-DN=3"],
            1_368,
            (3.0, 57_390),
        )
    },
];

impl Row {
    /// Returns the seconds that it may take.
    pub fn goal_seconds(&self) -> f64 {
        let (seconds, executions) = self.goal;
        seconds * self.executions as f64 / executions as f64
    }

    /// Returns the forms in which it is measured: the name and the job of each.
    pub fn jobs(&self) -> Vec<(String, Job)> {
        let job = |extra: &[&str]| Job {
            source: root().join(self.file).display().to_string(),
            unroll: self.unroll,
            flags: self.flags.iter().chain(extra).map(ToString::to_string).collect(),
            ..Job::default()
        };
        match self.joins {
            Joins::Always => vec![(self.name.to_owned(), job(&[]))],
            Joins::Either => vec![
                (format!("{}, join", self.name), job(&[])),
                (format!("{}, no join", self.name), job(&["-DNOJOIN"])),
            ],
        }
    }
}
