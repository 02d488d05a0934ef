//! The graph engine against the reference enumerator: as sets of executions, each exactly once.
//!
//! | file | protects |
//! | --- | --- |
//! | `corpus` | every litmus test under every model has the executions of the oracle |
//! | `equivalence` | `Equivalence::Rf` visits the executions with `co` erased, each once |
//! | `estimate` | guesses at the number of executions |
//! | `explorations` | a search that stops and goes on sees the same as one that does not |
//! | `heap` | objects that come and go; memory accessed in pieces of different sizes |
//! | `joins` | joins twice, by several threads, and of a thread that does nothing |
//! | `judged` | a judge that decides by a native model allows what that model allows |
//! | `locks` | `Equivalence::Locks` visits the executions with the order of sections erased, each once |
//! | `monotone` | a stronger model allows no execution that a weaker one forbids |
//! | `objects` | lifetimes and leaks of objects; threads that are stuck or never joined |
//! | `passes` | passes that make functions shorter change no execution and no final value |
//! | `random` | random programs have the executions of the oracle |
//! | `rounds` | without rounds of loops that leave no trace, the answers are those with all of them |
//! | `stopping` | an exploration that is stopped says so, and what it saw is right |
//! | `symmetry` | of every orbit of executions at least one is visited, and errors stay errors |
//! | `waiting` | loops, awaits, locks and assumptions: what is counted, and what is blocked |
//! | `workers` | any number of workers sees the same, in the same order |
//! | `xmm` | the executions of XMM are those of its definition |
//! | `agreement` | nothing by itself: it compares engine and oracle on one program |
//!
//! Random programs come from seeds. By default a fixed slice and some fresh seeds are run; a failure prints
//! the seed. To replay or to run more:
//!
//! ```text
//! FENCEPOST_SEEDS=77..78     cargo test -p fencepost-explore --test it
//! FENCEPOST_SEEDS=0..100000  cargo test --release -p fencepost-explore --test it random
//! ```

mod agreement;
mod corpus;
mod equivalence;
mod estimate;
mod explorations;
mod heap;
mod joins;
mod judged;
mod locks;
mod monotone;
mod objects;
mod passes;
mod random;
mod rounds;
mod stopping;
mod symmetry;
mod waiting;
mod workers;
mod xmm;
