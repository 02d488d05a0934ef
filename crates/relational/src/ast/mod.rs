//! The logic: expressions denote relations, formulas are true or false, bit-vectors are numbers of fixed
//! width.
//!
//! After Fig. 6 of Torlak, Vaziri, Dolby, *MemSAT* (PLDI 2010), which is Kodkod's logic with bit-vectors. All
//! three are immutable DAGs of shared nodes ([`node`]); clones are cheap and mean *the same* node, which is
//! translated once. Constructors fold constants, so that code that generates formulas need not look
//! for the trivial cases.

mod bv;
mod expr;
mod formula;
mod names;
pub(crate) mod node;

pub use bv::Bv;
pub use expr::Expr;
pub use formula::Formula;
pub use names::{Relation, Var};

#[cfg(test)]
mod tests;
