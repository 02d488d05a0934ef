//! Memory models.
//!
//! A memory model says which execution graphs a program may have. Each model is here twice:
//!
//! - as a text in the cat language ([`cat_text`]): the definition;
//! - as a fast checker that decides, event by event, whether a graph may grow in a certain way.
//!
//! The oracle has every model a third time, as the papers write it, on plain bit relations, and shares no
//! code with either. Tests compare the three on every graph of every litmus test and of random programs.
//!
//! This crate knows graphs; it knows no engine and no source language.

pub mod blocks;
mod cat;
pub mod coherence;
mod dense;
pub mod jam;
mod loose;
mod model;
mod names;
pub mod orders;
mod pruning;
mod psc;
mod reach;
pub mod section_orders;
pub mod sections;
mod sync;
mod texts;
mod up_to_co;
mod weak;
pub mod whole;
pub mod xmm;

pub use cat::{CatText, cat_names, cat_text, only_texts};
pub use jam::Verdict;
pub use loose::{Loose, unordered_last_writes};
pub use model::{
    Coherence, GraphCheck, Jam21, Jam21Genmc, Model, Promising, Pso, Rc11, Rc20, ReleaseAcquire, Scratch,
    SeqCst, Tso, WeakRc11,
};
pub use names::{Equivalence, ModelId, UnknownModel};
pub use pruning::Pruning;
pub use sync::{EventClocks, ReleaseSequence, Sync};
pub use up_to_co::UpToCo;
