//! Renders an [`Outcome`] for people and machines.
//!
//! An engine answers a question about a program under a memory model. What it found is [`Evidence`]: what
//! every engine has to tell, and the [`Details`] that only this engine has. [`Outcome::new`] draws the
//! verdict from that, and this crate turns the outcome into whatever was asked for:
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
//! *Invariant*: this crate knows no engine, no program and no memory model. It never decides what is allowed;
//! it only arranges what it is given. All renderers are total: any outcome, however odd its strings, is
//! rendered without a panic and as valid output.
//!
//! ```
//! use fencepost_report::{
//!     ConditionKind, ConditionReport, Counts, Evidence, Exit, Graphs, Outcome, Verdict, exit_code, herd,
//! };
//!
//! let counts = Counts { executions: 3, ..Counts::default() };
//! let evidence = Evidence {
//!     test: Some("SB".into()),
//!     model: "sc".into(),
//!     complete: true,
//!     condition: Some(ConditionReport::new(ConditionKind::Exists, "exists (0:r0=0 /\\ 1:r0=0)", 0, 3)),
//!     ..Evidence::new(Graphs { counts, ..Graphs::default() })
//! };
//! let outcome = Outcome::new(evidence);
//! assert_eq!(outcome.verdict(), Verdict::Violation);
//! assert_eq!(exit_code(&outcome), Exit::Violation);
//! assert!(herd::render(&outcome).contains("Observation SB Never 0 3"));
//! ```

pub mod ci;
pub mod comparison;
mod condition;
mod cycle;
mod derivation;
mod details;
mod engine;
mod execution;
mod files;
mod finding;
pub mod herd;
pub mod json;
mod kind;
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

pub use condition::{ConditionKind, ConditionReport, FinalState};
pub use derivation::{Committed, Derivation, DerivationKind};
pub use details::{
    Core, CoreMember, Counts, Details, Effort, Equivalence, Estimate, Graphs, Linearisations, Solved, Solver,
    SolverQuestion, States,
};
pub use engine::Engine;
pub use execution::{Edge, EdgeKind, Event, EventId, EventKind, Execution, SourceRef, ThreadColumn};
pub use fencepost_search::Stopped;
pub use files::short_names;
pub use finding::{Finding, Related, RelatedKind};
pub use kind::{Kind, UnknownKind};
pub use numbers::{bytes, duration, rough};
pub use outcome::{Evidence, Outcome};
pub use space::{DiagramState, DiagramStep, Relaxation, StateDiagram, StateKind, StateSpace, StepOrder};
pub use value::Value;
pub use verdict::{Bounds, Completeness, Exit, Verdict, exit_code, exit_code_with};
pub use verdicts::Verdicts;
