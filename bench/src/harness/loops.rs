//! The programs of the table of loops: what waits and tries again, in locks, data structures and programs
//! that are no more than one loop.

use super::job::Job;
use super::root;
use fencepost_explore::ModelId;

/// A program of the table of loops.
#[derive(Clone, Copy, Debug)]
pub struct LoopRow {
    /// The name in the table, with the size.
    pub name: &'static str,
    /// The path from the project's folder.
    pub file: &'static str,
    /// Flags for clang.
    pub flags: &'static [&'static str],
    /// Number of complete executions that must come out. (None is blocked.)
    pub executions: u64,
    /// Numbers of complete and of blocked executions that the best other checker visits, if they are known.
    pub peer: Option<(u64, u64)>,
}

const fn row(
    name: &'static str,
    file: &'static str,
    flags: &'static [&'static str],
    executions: u64,
    peer: Option<(u64, u64)>,
) -> LoopRow {
    LoopRow { name, file, flags, executions, peer }
}

const SPIN: &str = "bench/programs/loops/spin.c";
const TICKET: &str = "bench/programs/ticketlock.c";
const RETRY: &str = "bench/programs/loops/retry.c";
const SEQLOCK: &str = "bench/programs/loops/seqlock-readers.c";
const STACK: &str = "bench/programs/loops/stack.c";
const FLAGS: &str = "bench/programs/loops/flags.c";
const FILTER: &str = "bench/programs/loops/filter.c";
const SECTIONS: &str = "bench/programs/loops/sections.c";
const WAITERS: &str = "bench/programs/loops/waiters.c";
const READERS_WRITER: &str = "bench/programs/loops/readers-writer.c";
const MS_QUEUE: &str = "tests/corpus/c/structures/ms_queue.c";
const MPMC: &str = "tests/corpus/c/structures/mpmc_bounded.c";
const HW_QUEUE: &str = "tests/corpus/c/structures/hw_queue.c";
const CHASE_LEV: &str = "tests/corpus/c/structures/chase_lev.c";
const QSPINLOCK: &str = "tests/corpus/c/locks/qspinlock.c";
const LINUX_RWLOCKS: &str = "tests/corpus/c/locks/linuxrwlocks.c";

/// All programs of the table.
pub const ROWS: [LoopRow; 42] = [
    row("exchange lock, 4", SPIN, &["-DXCHG", "-DN=4"], 24, Some((24, 168))),
    row("compare-exchange lock, 4", SPIN, &["-DCAS", "-DN=4"], 24, Some((24, 0))),
    row("compare-exchange lock, 7", SPIN, &["-DCAS", "-DN=7"], 5_040, None),
    row("lock with a pause, 4", SPIN, &["-DPAUSE", "-DN=4"], 24, None),
    row("test-and-test-and-set lock, 4", SPIN, &["-DTTAS", "-DN=4"], 576, Some((576, 1_590))),
    row("test-and-test-and-set lock, 5", SPIN, &["-DTTAS", "-DN=5"], 14_400, None),
    row("ticket lock, 4", TICKET, &["-DN=4"], 24, Some((24, 0))),
    row("ticket lock, 7", TICKET, &["-DN=7"], 5_040, None),
    row("counter, 4", RETRY, &["-DN=4"], 24, Some((24, 124))),
    row("counter, 5", RETRY, &["-DN=5"], 120, Some((120, 2_010))),
    row("counter, 7", RETRY, &["-DN=7"], 5_040, None),
    row("counter, reading anew, 4", RETRY, &["-DRELOAD", "-DN=4"], 24, Some((24, 124))),
    row("sequence lock, 3 readers", SEQLOCK, &["-DREADERS=3"], 8, Some((8, 208))),
    row("sequence lock, 4 readers", SEQLOCK, &["-DREADERS=4"], 16, Some((16, 1_280))),
    row("sequence lock, 7 readers", SEQLOCK, &["-DREADERS=7"], 128, None),
    row("Treiber stack, 2", STACK, &["-DN=2"], 20, Some((20, 12))),
    row("Treiber stack, 3", STACK, &["-DN=3"], 2_640, Some((2_640, 3_810))),
    row("one of two flags, 2", FLAGS, &["-DN=2"], 1, Some((1, 3))),
    row("one of two flags, 3", FLAGS, &["-DN=3"], 4, Some((4, 0))),
    row("count down, 20", FLAGS, &["-DK=20"], 21, Some((21, 0))),
    row("Peterson", FILTER, &["-DPETERSON", "-DN=2"], 4, Some((4, 4))),
    row("filter lock, 3", FILTER, &["-DN=3"], 663, Some((663, 3_275))),
    row("barrier, 4 threads", SECTIONS, &["-DBARRIER", "-DK=1", "-DN=4"], 1, Some((1, 0))),
    row("barrier, 16 threads, 4 rounds", SECTIONS, &["-DBARRIER", "-DK=4", "-DN=16"], 1, None),
    row("mutex, 5", SECTIONS, &["-DK=1", "-DN=5"], 120, Some((120, 0))),
    row("mutex, 7", SECTIONS, &["-DK=1", "-DN=7"], 5_040, None),
    row("mutex, 4, twice", SECTIONS, &["-DK=2", "-DN=4"], 2_520, Some((2_520, 0))),
    row("mutex, 4, twice, apart", SECTIONS, &["-DAPART", "-DK=2", "-DN=4"], 2_520, Some((2_520, 0))),
    row("condition variable, 4 wait", WAITERS, &["-DN=4"], 1_560, None),
    row("condition variable, 5 wait", WAITERS, &["-DN=5"], 39_120, None),
    row("bounded buffer, 1 place, 2 and 2", WAITERS, &["-DP=2", "-DPLACES=1"], 96, None),
    row("bounded buffer, 3 places, 3 and 3", WAITERS, &["-DP=3", "-DPLACES=3"], 19_368, None),
    row("2 readers and a writer", READERS_WRITER, &["-DREADERS=2"], 14, None),
    row("3 readers and a writer", READERS_WRITER, &["-DREADERS=3"], 231, Some((216, 348))),
    row("ms-queue, 3, 2 take", MS_QUEUE, &["-DN=3", "-DTAKERS=2"], 456, None),
    row("ms-queue, 3", MS_QUEUE, &["-DN=3"], 1_368, None),
    row("mpmc, 3", MPMC, &["-DRW=3"], 390, None),
    row("hw-queue, 3", HW_QUEUE, &["-DN=3", "-DRETRY"], 3_996, None),
    row("chase-lev, 2 thieves", CHASE_LEV, &["-DTHIEVES=2", "-DSTEALS=2"], 9_656, None),
    row("qspinlock, 3", QSPINLOCK, &["-DN=3"], 252, None),
    row("linuxrwlocks, 1 writer, 2 readers", LINUX_RWLOCKS, &["-DW=1", "-DR=2"], 662, None),
    row("linuxrwlocks, 2 writers, 1 reader", LINUX_RWLOCKS, &["-DW=2", "-DR=1"], 582, None),
];

impl LoopRow {
    /// Returns the job that measures the program: under `rc20`, as the other checker's numbers are.
    pub fn job(&self) -> Job {
        Job {
            source: root().join(self.file).display().to_string(),
            model: ModelId::Rc20,
            flags: self.flags.iter().map(ToString::to_string).collect(),
            ..Job::default()
        }
    }
}
