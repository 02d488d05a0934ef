//! Rendering an [`Outcome`] for people and machines.
//!
//! An engine answers a question about a program under a memory model. The command line puts that answer in an
//! [`Outcome`], which is plain data, and this crate turns it into whatever was asked for:
//!
//! | what | where | for whom |
//! | --- | --- | --- |
//! | text, with a trace in source terms | [`text::render`] | a person at a terminal |
//! | one line of JSON | [`json::line`] | scripts and editors; every field is in `docs/json.md` |
//! | herd7's layout | [`herd::render`] | tools that already read herd's logs |
//! | which fences repair a program, as text and JSON | [`repair`] | as above |
//! | what two models make of a test, as text, table and JSON | [`comparison`] | as above |
//! | DOT, SVG, HTML | [`picture`] | a person who wants to *see* an execution, or a small state space |
//!
//! The exit code of the whole project is decided here, and only here: [`exit_code`].
//!
//! *Invariant*: this crate knows no engine, no program and no memory model. It never decides what is
//! allowed; it only arranges what it is given. All renderers are total: any outcome, however odd its strings, is
//! rendered without a panic and as valid output.
//!
//! ```
//! use fencepost_report::{ConditionKind, ConditionReport, Exit, Outcome, exit_code, herd, judge};
//!
//! let mut outcome = Outcome { test: Some("SB".into()), model: "sc".into(), complete: true, ..Outcome::default() };
//! outcome.condition = Some(ConditionReport::new(ConditionKind::Exists, "exists (0:r0=0 /\\ 1:r0=0)", 0, 3));
//! judge(&mut outcome);
//! assert_eq!(exit_code(&outcome), Exit::Violation);
//! assert!(herd::render(&outcome).contains("Observation SB Never 0 3"));
//! ```

pub mod comparison;
mod cycle;
mod derivation;
mod engine;
mod execution;
pub mod herd;
pub mod json;
mod numbers;
mod order;
mod outcome;
pub mod picture;
mod relevance;
pub mod repair;
mod sort;
mod space;
pub mod text;
mod value;
mod verdict;
mod verdicts;

pub use derivation::{Committed, Derivation, DerivationKind};
pub use engine::Engine;
pub use execution::{Edge, EdgeKind, Event, EventId, EventKind, Execution, SourceRef, ThreadColumn};
pub use numbers::{duration, rough};
pub use outcome::{
    Asked, BAD_CHOICE, ConditionKind, ConditionReport, CoreMember, Estimate, FLAG, FinalState, Finding,
    Linearisations, MIXED_SIZE, NO_EXECUTION, OUT_OF_MEMORY, Outcome, RACE, Related, Solver, UNSUPPORTED,
    Verdict,
};
pub use space::{DiagramState, DiagramStep, Relaxation, StateDiagram, StateKind, StateSpace, StepOrder};
pub use value::Value;
pub use verdict::{Completeness, Exit, decide, exit_code, judge};
pub use verdicts::Verdicts;
