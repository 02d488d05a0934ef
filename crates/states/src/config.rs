//! What a search is told, and what it tells in numbers.

use fencepost_program::{BlockKind, CodePos, Pos, ThreadId};
use fencepost_search::{Search, Stopped};

/// The machine that runs the program (llmc-thesis §3.2). Without fences and orders each allows what those
/// before it allow; a release fence makes a thread wait under `lmo`, but not under `tso` and `pso`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Machine {
    /// No buffers: sequential consistency.
    Sc,
    /// Writes are buffered, and leave in order: total store order.
    Tso,
    /// Writes are buffered, and leave in order for each location: partial store order.
    Pso,
    /// Reads are buffered, too: the thesis's limited memory order.
    Lmo,
}

impl Machine {
    /// All of them, strongest first.
    pub const ALL: [Machine; 4] = [Machine::Sc, Machine::Tso, Machine::Pso, Machine::Lmo];

    /// As `--model` spells it.
    pub fn name(self) -> &'static str {
        match self {
            Machine::Sc => "sc",
            Machine::Tso => "tso",
            Machine::Pso => "pso",
            Machine::Lmo => "lmo",
        }
    }
}

/// How many operations a thread's buffer holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Capacity {
    /// At most so many; a thread that would exceed it waits.
    Bounded(u32),
    /// Any number.
    Unbounded,
}

impl Default for Capacity {
    /// The thesis's.
    fn default() -> Self {
        Capacity::Bounded(5)
    }
}

/// In which order states are visited.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Order {
    /// Those few steps away first: traces are shortest.
    #[default]
    Breadth,
    /// The newest first.
    Depth,
    /// Those first that took the least reordering to reach ([`Cost`]).
    Cost,
}

/// What takes how many states.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Merging {
    /// Is what only its thread can see part of the step before it? Otherwise each instruction is a step.
    pub local_steps: Switch,
    /// Do operations enter buffers as soon as they can (partial-order reduction), does a thread that is alone
    /// use no buffer, and are registers forgotten that nobody will read?
    pub reduction: Switch,
    /// Is nobody else's step taken between two consecutive creations of threads?
    pub creations: Switch,
    /// Are states the same that differ only in which of several identical threads is where? Identical are
    /// threads that were started with the same function and arguments. If something in the program tells them
    /// apart, the search is made without ([`Symmetry::Refused`]). An error is reported for one of the threads
    /// that it can happen to.
    pub symmetry: Switch,
}

impl Default for Merging {
    fn default() -> Self {
        Merging {
            local_steps: Switch::On,
            reduction: Switch::On,
            creations: Switch::Off,
            symmetry: Switch::Off,
        }
    }
}

/// On or off.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Switch {
    /// It is done.
    On,
    /// It is not done.
    Off,
}

impl Switch {
    /// Is it on?
    pub fn is_on(self) -> bool {
        self == Switch::On
    }
}

/// What is looked for beside errors and deadlocks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Liveness {
    /// Nothing.
    Ignored,
    /// Livelocks: states from which no end can be reached any more.
    #[default]
    Livelock,
    /// Runs without end in which every thread that can always go on, and every buffer, gets its turn now and
    /// then.
    Termination,
}

/// What is asked of a search.
#[derive(Clone, Debug)]
pub struct Config {
    /// Which machine.
    pub machine: Machine,
    /// How large its buffers are.
    pub buffer: Capacity,
    /// In which order to search.
    pub order: Order,
    /// What takes how many states.
    pub merging: Merging,
    /// What to look for beside errors and deadlocks.
    pub liveness: Liveness,
    /// Go on after the first error?
    pub all_errors: Switch,
    /// How many threads search.
    pub jobs: usize,
    /// Limits, and how to watch and stop it. The limit on memory is one on what the states need.
    /// [`explore`](crate::explore) begins it, unless it has begun.
    pub search: Search,
    /// Keep all states and steps for a picture, up to so many states.
    pub keep_graph: Option<usize>,
}

impl Config {
    /// The plain question.
    pub fn new(machine: Machine) -> Self {
        Config {
            machine,
            buffer: Capacity::default(),
            order: Order::default(),
            merging: Merging::default(),
            liveness: Liveness::default(),
            all_errors: Switch::Off,
            jobs: 1,
            search: Search::default(),
            keep_graph: None,
        }
    }
}

/// How much reordering it takes to get somewhere (llmc-thesis §3.4): compared lexicographically, so that what
/// a stronger machine can do costs less.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Cost {
    /// Operations that overtook an older read, or did what else only `lmo` allows: an update that overtakes
    /// anything, or anything that overtakes a sequentially consistent store.
    pub r: u32,
    /// Writes that overtook an older write.
    pub ww: u32,
    /// Reads that overtook an older write.
    pub wr: u32,
}

impl Cost {
    /// The strongest machine that reorders in these ways.
    pub fn machine(self) -> Machine {
        match self {
            Cost { r: 1.., .. } => Machine::Lmo,
            Cost { ww: 1.., .. } => Machine::Pso,
            Cost { wr: 1.., .. } => Machine::Tso,
            _ => Machine::Sc,
        }
    }
}

impl std::ops::Add for Cost {
    type Output = Cost;
    fn add(self, other: Cost) -> Cost {
        Cost { r: self.r + other.r, ww: self.ww + other.ww, wr: self.wr + other.wr }
    }
}

/// What became of the wish for symmetry ([`Merging::symmetry`]).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Symmetry {
    /// Nobody asked for it.
    #[default]
    Off,
    /// States of identical threads were merged, if there were any.
    Used,
    /// They were not, because something tells the threads apart: this.
    Refused(String),
}

/// What a search found, in numbers.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Summary {
    /// Different states.
    pub states: u64,
    /// Steps between them.
    pub transitions: u64,
    /// States in which every thread has finished.
    pub finals: u64,
    /// States in which nobody can go on because an assumption was false.
    pub blocked: u64,
    /// How far the farthest state is from the first (breadth first only).
    pub depth: Option<u64>,
    /// Components that states are made of: threads, buffers, memories and their pieces, each stored once.
    pub components: u64,
    /// Bytes that the states took, components included.
    pub bytes: u64,
    /// Why it ended early; `None` if everything was seen.
    pub stopped: Option<Stopped>,
    /// Was the search for livelocks or endless runs completed, or not asked for?
    pub liveness_complete: bool,
    /// Places at which a thread was cut off by a bound on local steps or on nested calls.
    pub bounds_hit: Vec<(CodePos, BlockKind)>,
    /// Places at which a thread could not go on in a state that counts as blocked, and why not, in no
    /// particular order.
    pub blocked_at: Vec<(ThreadId, Pos, BlockKind)>,
    /// Were states of identical threads merged?
    pub symmetry: Symmetry,
}

impl Summary {
    /// Bytes per state.
    pub fn bytes_per_state(&self) -> f64 {
        self.bytes as f64 / self.states.max(1) as f64
    }
}
