//! Fencepost, a model checker for programs on weak memory, as a library.
//!
//! The command line is a thin layer over this crate: what it can do, the library can do.
//!
//! | noun | is |
//! | --- | --- |
//! | [`Input`] | the subject of a question: a litmus test, a Java file or a program, from files or from memory |
//! | [`Model`] | a memory model: its name, its text, and which engines can decide by it |
//! | [`Options`] | which engine, bounds, and the [`Search`](search::Search) |
//! | [`Plan`] | the engines that answer a question; or a [`Refusal`] that says why none can |
//! | [`Outcome`](report::Outcome) | the answer with its evidence |
//!
//! [`check()`], [`why`], [`compare()`] and [`fences()`] answer a plan. A [`Choice`] is the part of a plan
//! that can be made before the input is read.
//!
//! ```
//! use fencepost::{Input, Model, Options, Plan, check, input::Reading, report::Verdict};
//!
//! let test = Input::litmus("MP.litmus", r#"C MP
//! { x = 0; y = 0; }
//! P0 (atomic_int *x, atomic_int *y) {
//!   atomic_store_explicit(x, 1, memory_order_relaxed);
//!   atomic_store_explicit(y, 1, memory_order_release);
//! }
//! P1 (atomic_int *x, atomic_int *y) {
//!   int r0 = atomic_load_explicit(y, memory_order_acquire);
//!   int r1 = atomic_load_explicit(x, memory_order_relaxed);
//! }
//! ~exists (1:r0=1 /\ 1:r1=0)
//! "#, &Reading::default()).unwrap();
//! let rc11 = Model::shipped("rc11").unwrap();
//! let options = Options::default();
//! let plan = Plan::new(&test, &rc11, &options).unwrap();
//! let outcome = check(&plan);
//! assert_eq!(outcome.verdict(), Verdict::Ok);
//! assert_eq!(outcome.executions(), Some(3));
//! ```
//!
//! An [`Outcome`](report::Outcome) is what was found, its [`Evidence`](report::Evidence), with the verdict
//! that follows from it. What every engine has to tell are fields (`outcome.errors`, `outcome.condition`,
//! `outcome.witness`); what only one has is in `outcome.details`.
//!
//! The parts are re-exported under the names of their rooms: [`program`], [`litmus`], [`llvm`], [`graph`],
//! [`models`], [`explore`], [`states`], [`report`] and others.

pub mod check;
pub mod compare;
mod describe;
mod endings;
mod event;
mod explain;
pub mod fences;
mod final_states;
pub mod fit;
pub mod input;
mod internal;
pub mod model;
mod names;
mod objects;
pub mod options;
mod output;
pub mod plan;
mod printf;
mod runs;
mod scene;
mod statement;

pub use check::{Session, check, go_on, why};
pub use compare::compare;
pub use fences::fences;
pub use input::Input;
pub use model::Model;
pub use options::Options;
pub use plan::{Choice, Plan, Refusal};

pub use fencepost_candidates as candidates;
pub use fencepost_cat as cat;
pub use fencepost_explore as explore;
pub use fencepost_graph as graph;
pub use fencepost_java as java;
pub use fencepost_litmus as litmus;
pub use fencepost_llvm as llvm;
pub use fencepost_models as models;
pub use fencepost_program as program;
pub use fencepost_relational as relational;
pub use fencepost_report as report;
pub use fencepost_rml as rml;
pub use fencepost_search as search;
pub use fencepost_source as source;
pub use fencepost_states as states;
pub use fencepost_symbolic as symbolic;

/// The code of `docs/library.md`, as a test.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/library.md")]
struct LibraryPage;
