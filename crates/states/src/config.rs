//! The settings of a search, and the numbers it reports.

use fencepost_program::{BlockKind, CodePos, Pos, ThreadId};
use fencepost_search::{Search, Stopped};

/// A machine with store buffers (or without) on which the state engine runs a program (llmc-thesis §3.2).
/// Without fences and orders each allows what those before it allow; a release fence makes a thread wait
/// under `lmo`, but not under `tso` and `pso`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Machine {
    /// Sequential consistency: there are no buffers.
    Sc,
    /// Writes are buffered, and leave in order: total store order.
    Tso,
    /// Writes are buffered, and leave in order for each location: partial store order.
    Pso,
    /// Reads are buffered, too: the thesis's limited memory order.
    Lmo,
}

impl Machine {
    /// All machines of the state engine, strongest first.
    pub const ALL: [Machine; 4] = [Machine::Sc, Machine::Tso, Machine::Pso, Machine::Lmo];

    /// Returns the machine's name, as `--model` spells it.
    pub fn name(self) -> &'static str {
        match self {
            Machine::Sc => "sc",
            Machine::Tso => "tso",
            Machine::Pso => "pso",
            Machine::Lmo => "lmo",
        }
    }
}

/// The greatest number of operations that a thread's buffer holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Capacity {
    /// At most this many operations; a thread that would exceed the limit waits.
    Bounded(u32),
    /// Any number.
    Unbounded,
}

impl Default for Capacity {
    /// Returns the capacity that the thesis uses.
    fn default() -> Self {
        Capacity::Bounded(5)
    }
}

/// The order in which the search visits states.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Order {
    /// States that are few steps away come first: traces are shortest.
    #[default]
    Breadth,
    /// The state that was found last comes first.
    Depth,
    /// States that took the least reordering to reach come first ([`Cost`]).
    Cost,
}

/// The options that reduce the number of states, by merging steps into one or taking states for the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Merging {
    /// Whether local steps, which only their own thread can see, are part of the step before. If off, each
    /// instruction is a step.
    pub local_steps: Switch,
    /// Whether the partial-order reduction is on: operations enter buffers as soon as they can, a thread that
    /// is alone uses no buffer, and registers that will not be read again are dropped from states.
    pub reduction: Switch,
    /// Whether no other thread may step between two consecutive creations of threads.
    pub creations: Switch,
    /// Whether states count as the same that differ only in which of several identical threads is where.
    /// Identical are threads that were started with the same function and arguments. If something in the
    /// program tells them apart, the search is made without ([`Symmetry::Refused`]). An error is reported for
    /// one of the threads that it can happen to.
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

/// The value of a setting that is on or off.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Switch {
    /// On.
    On,
    /// Off.
    Off,
}

impl Switch {
    /// Returns whether the setting is on.
    pub fn is_on(self) -> bool {
        self == Switch::On
    }
}

/// The option of which property is checked in addition to errors and deadlocks, livelocks or termination.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Liveness {
    /// No further property.
    Ignored,
    /// Livelocks: states from which no end can be reached any more.
    #[default]
    Livelock,
    /// Runs without end in which every thread that can always go on, and every buffer, gets its turn now and
    /// then.
    Termination,
}

/// The settings of a search by the state engine.
#[derive(Clone, Debug)]
pub struct Config {
    /// The machine that runs the program.
    pub machine: Machine,
    /// The capacity of its buffers.
    pub buffer: Capacity,
    /// The order in which states are visited.
    pub order: Order,
    /// The ways to have fewer states.
    pub merging: Merging,
    /// The property that is checked in addition to errors and deadlocks.
    pub liveness: Liveness,
    /// Whether the search goes on after the first error.
    pub all_errors: Switch,
    /// Number of threads that search.
    pub jobs: usize,
    /// Limits on the search, and the handle to watch and stop it. The limit on memory is one on what the
    /// states need. [`explore`](crate::explore) begins it, unless it has begun.
    pub search: Search,
    /// Number of states up to which all states and steps are kept for a picture; `None`: they are not kept.
    pub keep_graph: Option<usize>,
}

impl Config {
    /// Returns the default settings for a search on this machine.
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

/// The number of reorderings of memory operations in a step or a run, by kind (llmc-thesis §3.4). Costs are
/// compared lexicographically, so that what a stronger machine can do costs less.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Cost {
    /// Number of operations that overtook an older read, or did what else only `lmo` allows: an update that
    /// overtakes anything, or anything that overtakes a sequentially consistent store.
    pub r: u32,
    /// Number of writes that overtook an older write.
    pub ww: u32,
    /// Number of reads that overtook an older write.
    pub wr: u32,
}

impl Cost {
    /// Returns the strongest machine that allows these reorderings.
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

/// Whether states that differ only in the places of identical threads were merged, as [`Merging::symmetry`]
/// asks.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Symmetry {
    /// The search was not asked to.
    #[default]
    Off,
    /// States of identical threads were merged, if there were any.
    Used,
    /// States were not merged, because something tells the threads apart: the text says what.
    Refused(String),
}

/// The results of a search by the state engine, in numbers.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Summary {
    /// Number of different states.
    pub states: u64,
    /// Number of steps between states.
    pub transitions: u64,
    /// Number of states in which every thread has finished.
    pub finals: u64,
    /// Number of states in which no thread can go on because an assumption was false.
    pub blocked: u64,
    /// Distance of the farthest state from the first, in steps (breadth first only).
    pub depth: Option<u64>,
    /// Number of components that states are made of: threads, buffers, memories and their pieces, each stored
    /// once.
    pub components: u64,
    /// Bytes that the states take, components included.
    pub bytes: u64,
    /// The reason why the search ended early; `None` if it visited every state.
    pub stopped: Option<Stopped>,
    /// Whether the search for livelocks or endless runs was completed; also true if none was asked for.
    pub liveness_complete: bool,
    /// Places at which a thread was cut off by a bound on local steps or on nested calls.
    pub bounds_hit: Vec<(CodePos, BlockKind)>,
    /// Places at which a thread could not go on in a state that counts as blocked, and why not, in no
    /// particular order.
    pub blocked_at: Vec<(ThreadId, Pos, BlockKind)>,
    /// Whether states of identical threads were merged.
    pub symmetry: Symmetry,
}

impl Summary {
    /// Returns how many bytes of memory a state takes on average.
    pub fn bytes_per_state(&self) -> f64 {
        self.bytes as f64 / self.states.max(1) as f64
    }
}
