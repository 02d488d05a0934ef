//! Fencepost, a model checker for programs on weak memory, as a library.
//!
//! The command line is a thin layer over this crate. The parts are re-exported under the names of their
//! rooms: [`program`], [`litmus`], [`llvm`], [`graph`], [`models`], [`search`], [`explore`], [`states`],
//! [`report`].
//!
//! ```
//! use fencepost::{check, litmus, report::Verdict, models::ModelId};
//! use fencepost::source::SourceFile;
//!
//! let file = SourceFile::new("MP.litmus", r#"C MP
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
//! "#);
//! let test = litmus::parse(&file, &litmus::Options::default()).unwrap();
//! let outcome = check::litmus(&test, &check::Request::new(ModelId::Rc11));
//! assert_eq!(outcome.verdict, Verdict::Ok);
//! assert_eq!(outcome.executions, Some(3));
//! ```

pub mod cat_model;
pub mod check;
pub mod compare;
mod describe;
mod endings;
mod explain;
pub mod fences;
pub mod java;
pub mod machines;
mod names;
mod output;
mod printf;
mod runs;
mod scene;
mod statement;

pub use fencepost_candidates as candidates;
pub use fencepost_cat as cat;
pub use fencepost_explore as explore;
pub use fencepost_graph as graph;
pub use fencepost_java as java_front;
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
