//! The dependencies of a thread, collected while the machine runs it with [`Deps`].
//!
//! The engine that runs it numbers each read by the place of its event in its thread. Both engines that ask
//! for dependencies do it by these rules, which are herd's (`data` goes to writes, `ctrl` to everything after
//! a branch):
//!
//! - `addr` to reads and writes, `data` to writes only: what an update's operand was computed from is a
//!   dependency of its write, not of its read.
//! - `ctrl` to every kind of event, fences included: models for ARM and Power ask for `ctrl; [isb]`.
//! - The write of an update depends on its own read in the machine's eyes: by `data`, or by `ctrl` if it is a
//!   compare-and-exchange that worked. That pair is in `rmw`, and a model that wants it as an order finds it
//!   there; it is left out here, so that an update whose operand depends on nothing has no dependencies.

use crate::{Dependencies, EventRef};
use fencepost_program::{Deps, Step, StepDeps, ThreadId, ThreadState, Write, WriteKind};

impl Dependencies {
    /// Adds the dependencies of the event that `thread`, now in `state`, has just asked for by `step`, and
    /// that is event `index` of its thread.
    pub fn note(&mut self, thread: ThreadId, index: u32, step: &Step<Deps>, state: &ThreadState<Deps>) {
        let to = EventRef::At(thread, index);
        let pairs = |on: &Deps, own: Option<u32>| -> Vec<(EventRef, EventRef)> {
            let reads = on.reads().iter().filter(|read| own != Some(**read));
            reads.map(|read| (EventRef::At(thread, *read), to)).collect()
        };
        match step {
            Step::Read(read) => {
                self.addr.extend(pairs(&read.deps.addr, None));
                self.ctrl.extend(pairs(&read.deps.ctrl, None));
            }
            Step::Write(Write { kind, deps: StepDeps { addr, data, ctrl }, .. }) => {
                let own = if *kind == WriteKind::Update { index.checked_sub(1) } else { None };
                self.addr.extend(pairs(addr, None));
                self.data.extend(pairs(data, own));
                self.ctrl.extend(pairs(ctrl, own));
            }
            _ => self.ctrl.extend(pairs(state.control(), None)),
        }
    }
}
