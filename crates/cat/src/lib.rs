//! Memory models as text: the cat language of herd.
//!
//! A model is a list of checks on relations between the events of an execution. In cat it fits on a screen:
//!
//! ```
//! use fencepost_cat::Model;
//! use fencepost_source::SourceFile;
//!
//! let text = r#"
//!     "My own"
//!     let rfe = rf & ext
//!     (* each location by itself is sequentially consistent *)
//!     acyclic (po & loc) | rf | co | fr as coherence
//!     acyclic po \ (W * R) | rfe | co | fr as order
//! "#;
//! let model = Model::parse(&SourceFile::new("mine.cat", text)).unwrap();
//! assert_eq!(model.checks().map(|check| check.name.as_str()).collect::<Vec<_>>(), ["coherence", "order"]);
//! ```
//!
//! [`Model::parse`] reads a text; [`Model::allows`] and [`Model::violation`] look at an execution (a
//! [`Candidate`](fencepost_graph::Candidate)).
//!
//! - [`parser`]: text to [`syntax`];
//! - `interp`: syntax to `terms`, the sets and relations that are left when functions and the like are
//!   gone;
//! - `eval`: terms on one execution, with what a `with` chooses found by search;
//! - `explain`: why a check fails, as a shortest cycle.
//!
//! The crate knows executions; it knows no engine, no programs and no source language.

mod base;
mod eval;
mod explain;
mod imply;
mod interp;
mod judge;
mod load;
mod lower;
mod model;
pub mod parser;
mod prepare;
mod print;
mod sample;
pub mod syntax;
mod terms;
mod together;
mod visit;

pub use base::Base;
pub use explain::{Shape, Step};
pub use imply::{Facts, Needs, NoCircles};
pub use interp::given_names;
pub use judge::ModelJudge;
pub use load::{library, library_names};
pub use lower::CatTheory;
pub use model::{Axiom, Model, Violation};
pub use syntax::{Role, Test};
pub use terms::Sort;

use fencepost_source::{Diagnostic, SourceFile};

/// An error in a model's text, with the file that contains it, which may be an included one.
pub type Error = Box<(SourceFile, Diagnostic)>;
