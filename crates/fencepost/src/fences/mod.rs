//! Finds the fences, or stronger orders, that make a program right under a memory model.
//!
//! A program that is right under sc and wrong under a weaker model lacks order somewhere. [`fences()`] finds
//! the minimal sets of changes that bring it back, cheapest first:
//!
//! 1. `accesses.rs` says where the program accesses memory, `tokens.rs`, `statements.rs`, `orders.rs` and
//!    `ir.rs` read the source text, and `places.rs` puts the two together: places for a new fence, and orders
//!    that can be stronger.
//! 2. `strength.rs` knows what means something under which model, and what it costs.
//! 3. `search.rs` finds all minimal plans in the order of their costs. It knows nothing of programs.
//! 4. `patch.rs` turns a plan into another source text, and into a diff.
//!
//! A plan is judged by changing the *source text*, reading it again with the front end and checking it.
//! Changing the program behind it would be faster (clang takes 40 ms) but would answer another question: a
//! fence that cannot be written where it is wanted, or that the compiler puts elsewhere, is of no use. So
//! every answer is a patch that was checked.
//!
//! *Invariant*: only `workbench.rs` knows inputs and engines. The rest is given a [`Workbench`], which reads
//! texts and checks.

mod accesses;
mod ir;
mod orders;
mod patch;
mod places;
mod repair;
mod search;
mod statements;
mod strength;
mod tokens;
mod workbench;

#[cfg(test)]
mod tests;

pub use places::{Dialect, Text};
pub use repair::{Answer, Sets, State, Workbench, judge, repair};
pub use strength::ModelName;
pub use workbench::{fences, searched_under};
