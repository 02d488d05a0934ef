//! The candidate enumerator: every graph that a litmus test could have, for a judge to decide.
//!
//! The graph engine builds executions event by event, every read reading a write that is already there: it
//! cannot build a graph in which `po ∪ rf` has a cycle, and models of hardware (ARM, Power) and the original
//! C11 allow some. This engine can, at a price: it is for litmus tests. As herd does (Alglave, Maranget,
//! Tautschnig: *Herding Cats*, TOPLAS 2014, §8), it makes every **candidate**, and the [`Judge`], which
//! the caller passes, says which of them are allowed:
//!
//! 1. `domain` computes the values that locations may hold, in rounds, from the initial values.
//! 2. `paths` runs each thread for every combination of values that its reads may return. Each run is a path:
//!    its events, their dependencies, and how the thread ended.
//! 3. `choose` chooses a path for each thread, such that every value that is read is written.
//! 4. `location` enumerates, for each location by itself, the writes that reads read from (`rf`) and the
//!    orders of the writes (`co`).
//! 5. `candidates` combines these: every combination is one candidate. The judge sees it; if it is allowed,
//!    so does the visitor.
//!
//! What is a candidate is said without any model: every read reads a write of its location with its value, or
//! the initial value; an atomic update comes right after the write it read. Candidates without a coherence
//! order ([`Co::Absent`]) have no two updates that read the same write. Each candidate is visited once: paths
//! differ in the value of some read or choice, and `rf` and `co` are enumerated without repetition. All are
//! visited, with the exception that `domain` explains: values that justify each other in a circle.
//! [`Summary::circles`] says whether there could be any.
//!
//! `po` is the order in which a thread's code runs, less the pairs that the source language leaves
//! unsequenced ([`Options::unsequenced`]): a thread runs its code in one order, and candidates that differ
//! only in that order are one.
//!
//! ```
//! use fencepost_candidates::{AllowedCandidate, Flow, Options, Visitor, enumerate};
//! use fencepost_program::*;
//!
//! /// Looks for both threads reading what the other one writes later.
//! #[derive(Default)]
//! struct Cycles(u32);
//! impl Visitor for Cycles {
//!     fn execution(&mut self, found: &AllowedCandidate<'_>) -> Flow {
//!         let read = |t| found.thread(ThreadId(t)).reg(Reg(0));
//!         self.0 += u32::from(read(0) == 1 && read(1) == 1);
//!         Flow::Continue
//!     }
//! }
//!
//! // Load buffering: r = x; y = 1   and   r = y; x = 1
//! let mut program = Program::new("LB");
//! let x = program.add_global(Global::zeroed("x", 4));
//! let y = program.add_global(Global::zeroed("y", 4));
//! for (i, (from, to)) in [(x, y), (y, x)].into_iter().enumerate() {
//!     let mut f = FunctionBuilder::new(format!("P{i}"), 0);
//!     let r = f.reg("r");
//!     let (from, to) = (program.global_addr(from), program.global_addr(to));
//!     f.push(Op::Load { dst: r, addr: from.into(), size: Size::B4, mode: Mode::Rlx });
//!     f.push(Op::Store { addr: to.into(), value: 1.into(), size: Size::B4, mode: Mode::Rlx });
//!     f.end(Terminator::Return(None));
//!     let func = program.add_function(f.finish());
//!     program.add_thread(format!("P{i}"), func, vec![]);
//! }
//! let program = program.finish().unwrap();
//! let mut cycles = Cycles::default();
//! // Per-location coherence, which is what the options ask for, is enough.
//! let summary = enumerate(&program, &|_| true, &Options::default(), &mut cycles).unwrap();
//! assert_eq!((summary.executions, cycles.0), (4, 1));
//! ```
//!
//! # Invariants
//! - This crate knows no memory model and no source language, and no other engine.
//! - The order of candidates depends on the program and the options only.

mod allowed;
mod branches;
mod candidates;
mod choose;
mod circles;
mod domain;
mod guess;
mod location;
mod options;
mod paths;
mod sequence;
mod stuck;
mod support;

pub use allowed::{AllowedCandidate, Ending};
/// The limits and the handle that a caller passes to an enumeration, and the reasons why one stops.
pub use fencepost_search::{Flow, Limits, Search, Stopped};
pub use options::{Circles, Co, Judge, Options, Summary, Unsupported, Visitor};

use fencepost_program::{Program, Rounds};
use std::borrow::Cow;

/// Enumerates every candidate of `program`, and shows those that `judge` allows to the visitor.
pub fn enumerate(
    program: &Program,
    judge: &Judge<'_>,
    options: &Options,
    visitor: &mut dyn Visitor,
) -> Result<Summary, Unsupported> {
    let options = &Options { search: options.search.begin(), ..options.clone() };
    let program = &with_rounds_that_matter(program, options.co);
    let (threads, circles) = match domain::all_paths(program, options) {
        Ok(found) => found,
        Err(paths::Cut::Unsupported(what)) => return Err(what),
        Err(paths::Cut::Stopped(why)) => return Ok(Summary { stopped: Some(why), ..Summary::default() }),
    };
    let mut search = candidates::Search::new(program, judge, options, visitor, &threads);
    let stopped = choose::choose(program, options, &threads, &mut |chosen| search.visit(chosen));
    let mut summary = Summary { circles, ..search.summary() };
    summary.stopped = summary.stopped.or(stopped);
    Ok(summary)
}

/// Returns the program with a round kept of each wait in which a read may race: a model's text says what a
/// race is, and sees whole candidates only. Without a coherence order, some rounds with updates are kept,
/// too.
fn with_rounds_that_matter(program: &Program, co: Co) -> Cow<'_, Program> {
    if program.rounds != Rounds::Effective {
        return Cow::Borrowed(program);
    }
    let mut program = program.clone();
    program.rounds = match co {
        Co::Absent => Rounds::TwoWithUpdates,
        Co::Coherent | Co::Any => Rounds::OneForRaces,
    };
    Cow::Owned(program)
}
