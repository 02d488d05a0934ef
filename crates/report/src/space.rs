//! What an engine that visits states has to tell beside its findings: numbers, how much reordering something takes, and all
//! states and steps for a picture.

use serde::Serialize;

/// A state space in numbers. How many states there are is [`States::explored`](crate::States::explored).
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct StateSpace {
    /// Steps between states.
    pub transitions: u64,
    /// States in which every thread has finished.
    pub finals: u64,
    /// How many steps the farthest state is from the first, if that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub depth: Option<u64>,
    /// The parts that states are made of, each stored once.
    pub components: u64,
    /// Bytes that the states took.
    pub bytes: u64,
    /// Bytes for each state.
    pub bytes_per_state: f64,
}

/// How much reordering something takes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Relaxation {
    /// The strongest model that allows it.
    pub model: String,
    /// How many operations overtook an older read.
    pub r: u32,
    /// How many writes overtook an older write.
    pub ww: u32,
    /// How many reads overtook an older write.
    pub wr: u32,
    /// Each reordering, in words.
    pub reorderings: Vec<String>,
}

impl Relaxation {
    /// `tso, ⟨r, ww, wr⟩ = ⟨0, 0, 1⟩`; or that it needs nothing.
    pub fn summary(&self) -> String {
        if self.r == 0 && self.ww == 0 && self.wr == 0 {
            return format!("no reordering: it happens under {}", self.model);
        }
        format!("{}, ⟨r, ww, wr⟩ = ⟨{}, {}, {}⟩", self.model, self.r, self.ww, self.wr)
    }
}

/// The states of a small state space and the steps between them, in words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StateDiagram {
    /// The states; the first is where everything starts.
    pub states: Vec<DiagramState>,
    /// The steps.
    pub steps: Vec<DiagramStep>,
    /// How many states a picture may have, if there were more.
    pub cut: Option<usize>,
}

/// A state.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DiagramState {
    /// What it is, line by line: where each thread is, what is in its buffer, what memory holds.
    pub lines: Vec<String>,
    /// What sort of state it is.
    pub kind: StateKind,
}

/// The sorts of states that are shown differently.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum StateKind {
    /// Something happens next.
    #[default]
    Inner,
    /// Every thread has finished.
    Final,
    /// An assumption was false.
    Blocked,
    /// Nobody can go on.
    Deadlock,
    /// Something went wrong.
    Error,
}

/// A step between two states, by their places in [`StateDiagram::states`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DiagramStep {
    /// From where.
    pub from: usize,
    /// To where.
    pub to: usize,
    /// What happens: `P0: x = 1 into the buffer`.
    pub text: String,
    /// Does it reorder anything?
    pub order: StepOrder,
}

/// Does a step keep to the order of the program?
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum StepOrder {
    /// It does.
    #[default]
    Kept,
    /// It overtakes an older operation.
    Overtakes,
}
