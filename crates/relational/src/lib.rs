//! Relational logic over a finite universe, solved by SAT: instances, enumeration, minimal cores.
//!
//! In the manner of Kodkod (Torlak and Jackson, 2007), with bit-vectors as in MemSAT (Torlak, Vaziri and
//! Dolby, 2010). It knows nothing about programs or memory models, and is useful by itself.
//!
//! # The ideas
//!
//! **A universe** is a finite list of *atoms*. Atoms have names and no other properties: `Alice`, `Bob`,
//! `Room1`. What can be said about them is said by relations.
//!
//! **A relation** is a set of tuples of atoms, all of one length, its *arity*. A relation of arity one is a
//! set; one of arity two relates, say, people to rooms. Relations are what we look for: a [`Relation`] is an
//! unknown.
//!
//! **Bounds** say what is known before the search: tuples that a relation has in any case (the *lower*
//! bound), and tuples it may have at all (the *upper* bound). If both are the same, the relation is known.
//! The tuples in between are what the solver decides, one boolean each, so tight bounds are the cheapest way
//! to say anything.
//!
//! **Expressions** make relations from relations: union, intersection, difference, product, transpose,
//! transitive closure, comprehension, and *join*. The join `a.b` glues tuples together where the last atom of
//! one is the first of the other, and drops that atom: with a set on the left it is the image (`Alice.room`
//! is where Alice is), with two binary relations it is composition. A variable of a quantifier is an
//! expression too: the set of one atom.
//!
//! **Formulas** compare expressions (`in`, `=`), ask how many tuples they have (`some`, `no`, `one`, `lone`),
//! and are combined with the connectives and quantifiers of first-order logic. **Bit-vectors** count tuples
//! and compute with numbers.
//!
//! **An instance** is an answer: tuples for every relation, within bounds, such that all formulas hold. If
//! there is none, some of the constraints contradict each other. Such a set of constraints is **a core**; if
//! each of its members is needed for the contradiction it is *minimal*, and an explanation that a person can
//! read.
//!
//! # In code
//!
//! ```
//! use fencepost_relational::*;
//!
//! // Two people, two rooms.
//! let mut universe = Universe::new();
//! let [alice, bob, hall, study] = ["Alice", "Bob", "hall", "study"].map(|name| universe.add(name));
//! let people = TupleSet::unary([alice, bob]);
//! let rooms = TupleSet::unary([hall, study]);
//!
//! // The unknown: who is where. It relates people to rooms and nothing else.
//! let place = Relation::new("place", 2);
//! let mut bounds = Bounds::new(universe);
//! bounds.bound(&place, TupleSet::new(2), people.product(&rooms));
//!
//! let place_of = |who: Atom| Expr::atom(who).join(&Expr::from(&place));
//! let mut problem = Problem::new(bounds);
//! let x = Var::new("x");
//! let in_one_place = Expr::from(&x).join(&Expr::from(&place)).one();
//! let somewhere = problem.require(
//!     "everybody is in one place",
//!     Formula::forall(vec![(x, Expr::constant(people))], in_one_place),
//! );
//! let apart = problem.require("Alice avoids Bob", place_of(alice).eq(&place_of(bob)).not());
//!
//! // An instance.
//! let mut session = problem.session(&Options::default());
//! let instance = session.solve().instance().expect("there is room for both");
//! assert_eq!(instance.get(&place).len(), 2);
//! assert_ne!(instance.eval(&place_of(alice)), instance.eval(&place_of(bob)));
//!
//! // All instances: two ways to be apart.
//! assert_eq!(session.instances(&[place.clone()], 10).len(), 2);
//!
//! // What cannot be, and why: of the four constraints, these three.
//! let both = place_of(alice).union(&place_of(bob));
//! let tidy = problem.require("nobody is in the study", both.in_(&Expr::atom(hall)));
//! let quiet = problem.require("somebody is in the hall", Expr::from(&place).join(&Expr::atom(hall)).some());
//! let mut session = problem.session(&Options::default());
//! assert!(session.solve().is_unsat());
//! let core = session.minimal_core(problem.constraints().collect());
//! assert_eq!(core, Some(vec![somewhere, apart, tidy]));
//! assert!(session.solve_with(&[somewhere, tidy, quiet]).is_sat());
//! ```
//!
//! Longer examples are in `examples/`: a sudoku, the colouring of a graph with an explanation if it cannot be
//! coloured, a model of a file system with an assertion to check.
//!
//! # How it works
//!
//! ```text
//!  Formula ──▶ translate ──▶ Circuit ──▶ encode ──▶ clauses ──▶ sat ──▶ Instance
//!   (ast)    sparse matrices   gates,     polarity,            BatSat,      ▲
//!            of literals       each once  selectors            CaDiCaL      └── eval checks it
//!                                                                │
//!                                                                └──▶ cores: shrink, marco
//! ```
//!
//! Start with `session.rs`, which puts the parts together. Each other file says at its head where its method
//! comes from, what it relies on and what it costs.
//!
//! Expressions, formulas and bit-vectors are DAGs: a clone is the same node, and a node is translated once,
//! however often it is used. So give names to what you use twice.
//!
//! # What a session promises
//!
//! - The same problem, options and questions give the same answers: instances, cores, statistics.
//! - A named constraint that is off has no influence: its clauses are guarded one by one by a literal of its
//!   own.
//! - [`Session::solve_assuming`] and [`Session::instances`] leave nothing behind but what the solver learned.
//! - What is added under a [`Switch`] has no influence on questions that are not asked under it.
//! - Depth of formulas is limited by memory, not by the stack.
//!
//! # Limits
//!
//! A tuple is packed into 64 bits, so `arity × log₂(atoms)` is at most 64: any universe up to 2³² atoms for
//! pairs, 1000 atoms for arity 6. Closure and acyclicity use matrices over the atoms that occur in the
//! relation, so these should be a few hundred. What is ill-formed (arities that do not match, relations
//! without bounds) panics, at the place that made it where possible: it is a mistake in the program that uses
//! this crate, not in its input.
//!
//! The feature `cadical` adds CaDiCaL. To build it takes a C++ compiler and libclang.

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
pub use eval::Evaluator;
pub use instance::Instance;
pub use problem::{Acyclicity, Backend, ConstraintId, Options, Problem};
pub use session::{Answer, Session, Stats, Switch};
pub use tuples::TupleSet;
pub use universe::{Atom, Universe};
