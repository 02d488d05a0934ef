//! The state of a thread at one point of its code, on all paths that lead there at once.

use super::StmtId;
use super::term::{Term, Terms};
use fencepost_program::LoopId;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// A read that a value may have been computed from, and the condition under which it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dep {
    /// The read.
    pub read: StmtId,
    /// The condition under which the value depends on it.
    pub when: Term,
}

/// The term of a value, with the reads that the value was computed from.
#[derive(Clone, PartialEq, Debug)]
pub struct Val {
    /// The value.
    pub term: Term,
    /// The reads it was computed from, by number.
    pub deps: Rc<[Dep]>,
}

impl Val {
    /// Returns a value that was computed from no read.
    pub fn pure(term: Term) -> Self {
        Val { term, deps: Rc::new([]) }
    }
}

/// Returns the union of two lists of dependencies on reads.
pub(super) fn join(terms: &mut Terms, a: &Rc<[Dep]>, b: &Rc<[Dep]>) -> Rc<[Dep]> {
    if b.is_empty() || Rc::ptr_eq(a, b) {
        return a.clone();
    }
    if a.is_empty() {
        return b.clone();
    }
    let mut all: BTreeMap<StmtId, Term> = a.iter().map(|d| (d.read, d.when)).collect();
    for dep in b.iter() {
        let when = match all.get(&dep.read) {
            Some(when) => terms.or(*when, dep.when),
            None => dep.when,
        };
        all.insert(dep.read, when);
    }
    all.into_iter().map(|(read, when)| Dep { read, when }).collect()
}

/// Returns the dependencies, restricted to a condition.
fn restrict(terms: &mut Terms, deps: &Rc<[Dep]>, when: Term) -> Rc<[Dep]> {
    if deps.is_empty() {
        return deps.clone();
    }
    deps.iter().map(|d| Dep { read: d.read, when: terms.and(d.when, when) }).collect()
}

/// A byte of private memory, with the condition under which it has a value.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Byte {
    pub value: Val,
    /// The condition under which it has a value at all.
    pub set: Term,
}

impl Byte {
    /// Returns the byte that equals `self` where `here` holds and `other` elsewhere.
    pub fn or_else(&self, terms: &mut Terms, here: Term, other: &Byte) -> Byte {
        Byte {
            value: pick(terms, here, &self.value, &other.value),
            set: terms.ite(here, self.set, other.set),
        }
    }
}

/// Returns whether two private memories hold the same values, given byte by byte. The reads that the values
/// were computed from are not compared, because no branch depends on them.
pub(super) fn same_bytes(a: &Rc<BTreeMap<u64, Byte>>, b: &Rc<BTreeMap<u64, Byte>>) -> bool {
    let plain = |(at, byte): (&u64, &Byte)| (*at, byte.value.term, byte.set);
    Rc::ptr_eq(a, b) || (a.len() == b.len() && a.iter().map(plain).eq(b.iter().map(plain)))
}

/// The state of a thread at the beginning of a loop's current round, and what the thread did since (see the
/// machine's `loops`).
#[derive(Clone, Debug)]
pub(super) struct Round {
    pub depth: u32,
    pub id: LoopId,
    /// Whether there was an effect.
    pub effect: Term,
    /// Whether there was a read; whether there were two; whether one was plain.
    pub read: Term,
    pub reads: Term,
    pub plain: Term,
    /// Whether the round before had no effect and was let pass.
    pub idle: Term,
    pub live: Vec<Term>,
    pub private: Rc<BTreeMap<u64, Byte>>,
}

/// The state of a thread that is being unrolled at one point of its code, on all paths that lead there at
/// once.
#[derive(Clone, Debug)]
pub(super) struct Flow {
    /// The condition under which the thread reaches this point of its code.
    pub guard: Term,
    /// The registers of the current frame.
    pub regs: Vec<Val>,
    /// Private memory, byte by byte.
    pub private: Rc<BTreeMap<u64, Byte>>,
    /// The bytes of thread-local objects before anything is written to them.
    pub start: Rc<BTreeMap<u64, u8>>,
    /// The offset of the next private object.
    pub private_end: u64,
    /// The offset of the next shared object.
    pub shared_end: u64,
    /// The number of times that the thread holds each mutex.
    pub held: BTreeMap<u64, Term>,
    /// The reads that decided that the thread reaches this point.
    pub ctrl: Rc<[Dep]>,
    /// The statements on any path to this point (only with [`Locks::Actions`](super::Locks)).
    pub before: Rc<BTreeSet<StmtId>>,
    /// The loops that the thread is in.
    pub rounds: Vec<Round>,
    /// The number of rounds that have begun of the loops the thread is in, by frame and loop.
    pub counts: BTreeMap<(u32, LoopId), u32>,
}

impl Flow {
    /// Returns the initial value of a byte of a thread-local variable.
    pub fn at_start(&self, at: u64, terms: &mut Terms) -> Option<Byte> {
        let value = Val::pure(terms.constant(8, (*self.start.get(&at)?).into()));
        Some(Byte { value, set: terms.truth(true) })
    }

    /// Merges the states of a thread on two paths where the paths meet.
    pub fn merge(self, other: Flow, terms: &mut Terms) -> Flow {
        if terms.is_false(other.guard) {
            return self;
        }
        if terms.is_false(self.guard) {
            return other;
        }
        let here = self.guard;
        let regs = self.regs.iter().zip(&other.regs).map(|(a, b)| pick(terms, here, a, b)).collect();
        let private = if Rc::ptr_eq(&self.private, &other.private) {
            self.private
        } else {
            let mut both = (*self.private).clone();
            let no = terms.truth(false);
            for (at, byte) in other.private.iter() {
                let mine = both.get(at).cloned().or_else(|| self.at_start(*at, terms));
                let merged = match mine {
                    Some(mine) => mine.or_else(terms, here, byte),
                    None => {
                        let not = terms.not(here);
                        let deps = restrict(terms, &byte.value.deps, not);
                        let value = Val { term: byte.value.term, deps };
                        Byte { set: terms.ite(here, no, byte.set), value }
                    }
                };
                both.insert(*at, merged);
            }
            for (at, byte) in both.iter_mut().filter(|(at, _)| !other.private.contains_key(at)) {
                debug_assert!(self.private.contains_key(at), "it is from one of the two");
                *byte = match other.at_start(*at, terms) {
                    Some(theirs) => byte.or_else(terms, here, &theirs),
                    None => {
                        let deps = restrict(terms, &byte.value.deps, here);
                        let value = Val { term: byte.value.term, deps };
                        Byte { set: terms.ite(here, byte.set, no), value }
                    }
                };
            }
            Rc::new(both)
        };
        let mut held = self.held;
        let zero = terms.constant(8, 0);
        for (at, count) in &other.held {
            held.entry(*at).or_insert(zero);
            let mine = held[at];
            held.insert(*at, terms.ite(here, mine, *count));
        }
        for (at, count) in held.iter_mut() {
            if !other.held.contains_key(at) {
                *count = terms.ite(here, *count, zero);
            }
        }
        let rounds = self
            .rounds
            .iter()
            .filter_map(|mine| {
                let theirs = other.rounds.iter().find(|r| (r.depth, r.id) == (mine.depth, mine.id))?;
                Some(mine.merge(theirs, here, terms))
            })
            .collect();
        let theirs = restrict(terms, &other.ctrl, other.guard);
        let mine = restrict(terms, &self.ctrl, self.guard);
        let ctrl = if Rc::ptr_eq(&self.ctrl, &other.ctrl) { self.ctrl } else { join(terms, &mine, &theirs) };
        let before = match Rc::ptr_eq(&self.before, &other.before) {
            true => self.before,
            false => Rc::new(self.before.union(&other.before).copied().collect()),
        };
        let mut counts = self.counts;
        for (of, count) in &other.counts {
            let mine = counts.entry(*of).or_default();
            *mine = (*mine).max(*count);
        }
        Flow {
            guard: terms.or(self.guard, other.guard),
            regs,
            private,
            start: self.start,
            private_end: self.private_end.max(other.private_end),
            shared_end: self.shared_end.max(other.shared_end),
            held,
            ctrl,
            before,
            rounds,
            counts,
        }
    }
}

/// Returns the value that equals `a` where `here` holds and `b` elsewhere.
pub(super) fn pick(terms: &mut Terms, here: Term, a: &Val, b: &Val) -> Val {
    if a == b {
        return a.clone();
    }
    let term = terms.ite(here, a.term, b.term);
    if Rc::ptr_eq(&a.deps, &b.deps) || a.deps == b.deps {
        return Val { term, deps: a.deps.clone() };
    }
    let not = terms.not(here);
    let (mine, theirs) = (restrict(terms, &a.deps, here), restrict(terms, &b.deps, not));
    Val { term, deps: join(terms, &mine, &theirs) }
}

impl Round {
    fn merge(&self, other: &Round, here: Term, terms: &mut Terms) -> Round {
        let live = self.live.iter().zip(&other.live).map(|(a, b)| terms.ite(here, *a, *b)).collect();
        let same = same_bytes(&self.private, &other.private);
        let truth = terms.truth(true);
        let effect = terms.ite(here, self.effect, other.effect);
        Round {
            depth: self.depth,
            id: self.id,
            // Rounds that began with different private memory: nothing is said about this one.
            effect: if same { effect } else { truth },
            read: terms.ite(here, self.read, other.read),
            reads: terms.ite(here, self.reads, other.reads),
            plain: terms.ite(here, self.plain, other.plain),
            idle: terms.ite(here, self.idle, other.idle),
            live,
            private: self.private.clone(),
        }
    }
}
