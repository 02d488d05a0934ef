//! The symbolic engine: a program and a memory model as one relational problem.
//!
//! *Is this outcome possible? Show me. If not, why not?* A program is unrolled into guarded statements
//! ([`unroll`]); with a model's rules and the question they make a problem in relational logic; a SAT solver
//! finds an execution ([`Witness`]) or a minimal set of source lines and rules that cannot hold together
//! ([`Core`]). After MemSAT (Torlak, Vaziri and Dolby, PLDI 2010).
//!
//! Models are texts (`fencepost-rml`). Those that compare several executions, like the Java memory model, get
//! as many speculative ones as a justification can need (`speculate.rs` computes how many).
//!
//! # Invariants
//! - It knows programs and models as texts, but no source language and no other engine.
//! - A bound that limits an answer is in the [`Reply`].

mod acts;
mod encode;
mod engine;
mod final_states;
mod question;
mod shared;
mod speculate;
pub mod unroll;
mod witness;

pub use encode::{Line, Part, Source, StatementOf};
pub use engine::{Answer, Core, Engine, Enumeration, Explain, Incomplete, Minimise, Options, Reply};
pub use fencepost_relational::Stats;
/// The limits and the stop reasons of a search, which all engines share.
pub use fencepost_search::{Search, Stopped};
pub use question::{Conjunct, Goal};
pub use unroll::{CircleRules, Circles, Failure, Unsupported};
pub use witness::{Run, RunEvent, RunEventKind, Step, ThreadFailure, Witness};
