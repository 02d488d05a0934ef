//! Finds out whether values of a program could justify each other in a circle.
//!
//! The rounds of [`crate::domain`] learn every value that can be computed in some order. A candidate they
//! miss has a circle: a write *needs* a read of its thread (by data, by address, by a branch, or as the write
//! of an update), that read needs the write it reads from, and so on, back to the first. This module says
//! whether the program has room for such a circle, and of which kind. It looks at locations only: there is an
//! arrow from `x` to `y` if some thread may write `y` in a way that needs what it read from `x`. A circle of
//! events goes along a circle of arrows.
//!
//! Where the arrows come from: all paths of the rounds, in which reads return also values that no thread is
//! known to write ([`crate::guess`]); they reach both sides of every branch that compares what was read with
//! a constant. Branches of other kinds ([`crate::branches`]) may hide writes from these paths, so a thread
//! that has one gets an arrow from whatever it reads to whatever its code may write.
//!
//! Circles that are left out, since none of them is missed:
//! - A circle inside of one location is a cycle of `po-loc ∪ rf`, so coherent candidates have none; and one
//!   of updates only would be a cycle of `co`. (A write comes after the reads that it needs in program order
//!   also where that is partial: needs between unsequenced operands do not count.)
//! - A circle through branches that compare with constants, and through nothing else, is found by guessing.

use crate::Co;
use crate::branches;
use crate::paths::{Events, Leaf};
use crate::{Circles, Ending, Options};
use fencepost_graph::{EventRef, Loc};
use fencepost_program::{Fault, Op, Operand, Program, RmwOp, Size, ThreadId};
use std::collections::BTreeSet;

/// The reason why a write depends on a read of the same thread.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Need {
    /// A branch compares the value read with a constant.
    Branch,
    /// The value written is computed from the value read.
    Data,
    /// The address written is computed from the value read.
    Address,
    /// A branch of another kind depends on the value read, or the paths do not show the dependency.
    Hidden,
    /// The read and the write are the two halves of an update.
    Update,
}

/// The dependencies between locations ("arrows") that the paths of threads show so far; a circle of them is
/// where values could justify each other.
pub(crate) struct Arrows<'a> {
    program: &'a Program,
    arrows: BTreeSet<(Loc, Loc, Need)>,
    /// The locations that some path accesses.
    locs: BTreeSet<Loc>,
    /// The locations that each thread reads, by thread.
    reads: Vec<BTreeSet<Loc>>,
    /// Locations whose value is used as the address of a later access, so that the access could write
    /// anywhere.
    addresses: BTreeSet<Loc>,
    /// Whether a thread can do more than its paths show, by thread.
    hidden: Vec<bool>,
}

impl<'a> Arrows<'a> {
    /// Returns a collection of dependencies between locations that is empty, for this program.
    pub fn new(program: &'a Program) -> Self {
        let hidden = program.threads.iter();
        let hidden = hidden.map(|thread| !branches::compare_with_constants(program.function(thread.func)));
        Arrows {
            program,
            arrows: BTreeSet::new(),
            locs: BTreeSet::new(),
            reads: vec![BTreeSet::new(); program.threads.len()],
            addresses: BTreeSet::new(),
            hidden: hidden.collect(),
        }
    }

    /// Adds the dependencies between locations that a path of `thread` shows, whether or not the path is
    /// possible.
    pub fn learn(&mut self, thread: usize, leaf: &Leaf<'_>) {
        let Events { labels, dependencies, .. } = leaf.events;
        let loc = |event: &EventRef| match event {
            EventRef::At(_, index) => labels[*index as usize].loc(),
            EventRef::Init(_) => None,
        };
        for label in labels {
            let Some(loc) = label.loc() else { continue };
            self.locs.insert(loc);
            if label.is_read() {
                self.reads[thread].insert(loc);
            }
        }
        let is_write = |event: &EventRef| match event {
            EventRef::At(_, index) => labels[*index as usize].is_write(),
            EventRef::Init(_) => true,
        };
        for (pairs, need) in [(&dependencies.data, Need::Data), (&dependencies.ctrl, Need::Branch)] {
            for (from, to) in pairs.iter().filter(|(_, to)| is_write(to)) {
                if let (Some(from), Some(to)) = (loc(from), loc(to)) {
                    self.add(from, to, need);
                }
            }
        }
        self.addresses.extend(dependencies.addr.iter().filter_map(|(from, _)| loc(from)));
        // A thread that went wrong might have gone on with another value.
        self.hidden[thread] |=
            matches!(&leaf.ending, Ending::Failed(fault) if !matches!(fault, Fault::Assert(_)));
    }

    fn add(&mut self, from: Loc, to: Loc, need: Need) {
        self.arrows.insert((from, to, need));
    }

    /// Returns the kinds of circles of dependencies that candidates which satisfy the options could have;
    /// `None` if there are none.
    pub fn circles(mut self, options: &Options) -> Option<Circles> {
        let co = options.co;
        for thread in (0..self.hidden.len()).filter(|t| self.hidden[*t]).collect::<Vec<_>>() {
            let written = self.written_by_code(ThreadId(thread as u32));
            for (from, to) in pairs(&self.reads[thread], &written) {
                self.add(from, to, Need::Hidden);
            }
        }
        for (from, to) in pairs(&self.addresses, &self.locs) {
            self.add(from, to, Need::Address);
        }
        let updated = self.updated();
        if co == Co::Absent {
            updated.iter().for_each(|loc| self.add(*loc, *loc, Need::Update));
        }
        let within = |from: Loc, to: Loc| match co {
            Co::Coherent => from != to,
            Co::Any | Co::Absent => true,
        };
        let all: Vec<(Loc, Loc, Need)> = self.arrows.iter().copied().filter(|a| within(a.0, a.1)).collect();
        let reach = |start: Loc| {
            let mut seen = BTreeSet::from([start]);
            let mut open = vec![start];
            while let Some(at) = open.pop() {
                let next = all.iter().filter(|arrow| arrow.0 == at).map(|arrow| arrow.1);
                open.extend(next.filter(|to| seen.insert(*to)));
            }
            seen
        };
        let on_circle: Vec<_> = all.iter().filter(|arrow| reach(arrow.1).contains(&arrow.0)).collect();
        let by = |need: Need| on_circle.iter().any(|arrow| arrow.2 == need);
        let circles = Circles {
            addresses: by(Need::Address) || (by(Need::Hidden) && self.computes_addresses()),
            branches: by(Need::Hidden) || by(Need::Address),
            updates: on_circle.iter().any(|arrow| updated.contains(&arrow.0)),
            unsequenced: !options.reads_before_writes(self.program).is_empty(),
        };
        // (Circles by simple branches alone are found.)
        (by(Need::Data) || circles.addresses || circles.branches || by(Need::Update)).then_some(circles)
    }

    /// Returns whether the program has an access whose address is not a constant.
    fn computes_addresses(&self) -> bool {
        self.program.any_op(|op| match op {
            Op::Load { addr, .. }
            | Op::Store { addr, .. }
            | Op::CmpXchg { addr, .. }
            | Op::FailedCas { addr, .. }
            | Op::Rmw { addr, .. } => matches!(addr, Operand::Reg(_)),
            Op::LoadRaw { .. } | Op::MemCopy { .. } | Op::MemSet { .. } | Op::Call { .. } => true,
            _ => false,
        })
    }

    /// Returns the locations that have an update whose write is computed from its read.
    fn updated(&self) -> BTreeSet<Loc> {
        let insts = self.program.functions.iter().flat_map(|f| &f.blocks).flat_map(|b| &b.insts);
        let mut updated = BTreeSet::new();
        for inst in insts {
            match &inst.op {
                Op::Rmw { op: RmwOp::Xchg, .. } => {}
                Op::Rmw { addr: Operand::Const(addr), size, .. } => {
                    updated.insert(Loc { addr: *addr, size: *size });
                }
                Op::Rmw { addr: Operand::Reg(_), .. } => return self.locs.clone(),
                _ => {}
            }
        }
        updated
    }

    /// Returns the locations that the code of a thread may write, whatever its reads return.
    fn written_by_code(&self, thread: ThreadId) -> BTreeSet<Loc> {
        let function = self.program.function(self.program.threads[thread.index()].func);
        let mut written = BTreeSet::new();
        for inst in function.blocks.iter().flat_map(|block| &block.insts) {
            let (addr, size): (Operand, Size) = match &inst.op {
                Op::Store { addr, size, .. }
                | Op::CmpXchg { addr, size, .. }
                | Op::Rmw { addr, size, .. }
                | Op::Lock { addr, size }
                | Op::LockAgain { addr, size }
                | Op::TryLock { addr, size, .. }
                | Op::Unlock { addr, size } => (*addr, *size),
                Op::MemCopy { .. } | Op::MemSet { .. } | Op::Call { .. } | Op::Invoke { .. } => {
                    return self.locs.clone();
                }
                _ => continue,
            };
            match addr {
                Operand::Const(addr) => written.insert(Loc { addr, size }),
                Operand::Reg(_) => return self.locs.clone(),
            };
        }
        written
    }
}

/// Returns all pairs of a location of `from` and a location of `to`.
fn pairs(from: &BTreeSet<Loc>, to: &BTreeSet<Loc>) -> Vec<(Loc, Loc)> {
    from.iter().flat_map(|a| to.iter().map(move |b| (*a, *b))).collect()
}
