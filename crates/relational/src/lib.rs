//! Relational logic over a finite universe, solved by SAT.

mod ast;
mod bounds;
mod circuit;
mod cores;
mod encode;
mod eval;
mod instance;
mod problem;
mod sat;
mod session;
mod translate;
mod tuples;
mod universe;
mod word;

pub use ast::{Bv, Expr, Formula, Relation, Var};
pub use bounds::Bounds;
pub use instance::Instance;
pub use problem::{Acyclicity, Backend, ConstraintId, Options, Problem};
pub use session::{Answer, Session, Stats};
pub use tuples::TupleSet;
pub use universe::{Atom, Universe};
