//! Memory models as text in relational logic: RML.
//!
//! A model is a list of rules, each a formula about the actions of an execution and the relations between
//! them. Which actions there are, what was read from where, and what a program makes of it is given
//! ([`Primitive`], [`World`]); what else must exist (`co`, an order of synchronisation actions, other
//! executions that justify this one) the model says. So a model fits on a screen, and what it demands of a
//! program is a problem for a solver of relational logic:
//!
//! ```
//! use fencepost_rml::Model;
//! use fencepost_source::SourceFile;
//!
//! let text = r#"
//!     model mine "each location by itself is consistent, and so is what threads see of each other"
//!     include "graph"
//!     rule coherence "each location by itself has no cycle" : acyclic po & loc | rf | co | fr
//!     rule external "rf, co and fr between threads have no cycle" : acyclic (rf | co | fr) & ext
//! "#;
//! let model = Model::parse(&SourceFile::new("mine.rml", text)).unwrap();
//! assert_eq!(model.rules().last().unwrap().source, "acyclic (rf | co | fr) & ext");
//! assert!(model.mentions("rmw") && !model.mentions("Lock"));
//! ```
//!
//! [`Model::parse`] reads a text, [`Model::lower`] makes formulas of it. Engines take any [`Theory`]: models
//! in other languages are lowered over the same primitives. The language is described in `docs/rml.md`; the
//! shipped texts are in `models/`: models that cat cannot express, and what models of execution graphs may
//! include.

mod lower;
mod model;
mod parser;
mod primitive;
mod shipped;
mod syntax;
mod theory;
mod world;

pub use lower::Lowered;
pub use model::{Error, Model, Rule, RuleRole};
pub use primitive::Primitive;
pub use theory::Theory;
pub use world::{Skeleton, World};
