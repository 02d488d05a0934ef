//! The parts of an answer that an engine has which visits states: numbers, how much reordering something
//! takes, and all states and steps for a picture.

use serde::Serialize;

/// The numbers that describe a state space, such as how many steps it has. How many states there are is
/// [`States::explored`](crate::States::explored).
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct StateSpace {
    /// The number of steps between states.
    pub transitions: u64,
    /// The number of states in which every thread has finished.
    pub finals: u64,
    /// The number of steps from the first state to the farthest, if that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub depth: Option<u64>,
    /// The number of parts that states are made of, each stored once.
    pub components: u64,
    /// The number of bytes that the states took.
    pub bytes: u64,
    /// The number of bytes for each state.
    pub bytes_per_state: f64,
}

/// The amount of reordering that an error or a final state needs, and the strongest model that allows it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Relaxation {
    /// The name of the strongest model that allows it.
    pub model: String,
    /// The number of operations that overtook an older read.
    pub r: u32,
    /// The number of writes that overtook an older write.
    pub ww: u32,
    /// The number of reads that overtook an older write.
    pub wr: u32,
    /// Each reordering, in words.
    pub reorderings: Vec<String>,
}

impl Relaxation {
    /// Formats the model and the numbers of reorderings, as in `tso, ⟨r, ww, wr⟩ = ⟨0, 0, 1⟩`; or says that
    /// no reordering is needed.
    pub fn summary(&self) -> String {
        if self.r == 0 && self.ww == 0 && self.wr == 0 {
            return format!("no reordering: it happens under {}", self.model);
        }
        format!("{}, ⟨r, ww, wr⟩ = ⟨{}, {}, {}⟩", self.model, self.r, self.ww, self.wr)
    }
}

/// A small state space for a picture, with its states and steps described in words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StateDiagram {
    /// The states; the first is where everything starts.
    pub states: Vec<DiagramState>,
    /// The steps.
    pub steps: Vec<DiagramStep>,
    /// The most states that a picture may have, if there were more; `None` if all are here.
    pub cut: Option<usize>,
}

/// A state of a state diagram, described in words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DiagramState {
    /// The lines that describe it: where each thread is, what is in its buffer, what memory holds.
    pub lines: Vec<String>,
    /// The sort of state.
    pub kind: StateKind,
}

/// The kinds of states that a state diagram shows differently.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum StateKind {
    /// An ordinary state, from which steps lead on.
    #[default]
    Inner,
    /// Every thread has finished.
    Final,
    /// An assumption was false.
    Blocked,
    /// No thread can go on.
    Deadlock,
    /// Something went wrong.
    Error,
}

/// A step of a state diagram from one state to another, given by their indices in [`StateDiagram::states`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DiagramStep {
    /// The index of the state where the step starts.
    pub from: usize,
    /// The index of the state where it ends.
    pub to: usize,
    /// The action: `P0: x = 1 into the buffer`.
    pub text: String,
    /// Whether the step reorders anything.
    pub order: StepOrder,
}

/// Whether a step of a state diagram keeps to the program's order or overtakes an older operation of its
/// thread.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum StepOrder {
    /// The step keeps to the order.
    #[default]
    Kept,
    /// The step overtakes an older operation of its thread.
    Overtakes,
}
