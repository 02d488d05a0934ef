//! A graph as relations, fast: the axioms of XMM's base and `rpo`, on words.
//!
//! Initial writes are left out. Nothing comes before them, so they are on no cycle; every read of one is
//! `fr`-before all writes of the location; and they are committed in every re-execution, as themselves.
//! A test compares all of this with the oracle's definitions.

use super::bits::{Rel, Set, members};
use fencepost_graph::{EventRef, Execution, Label};
use fencepost_program::ThreadId;

/// The largest number of events that a [`Shape`] can have.
pub(super) const MAX_EVENTS: usize = 64;

/// A graph as relations on bits, with events numbered thread by thread.
#[derive(Clone, Debug)]
pub(super) struct Shape {
    pub names: Vec<EventRef>,
    pub labels: Vec<Label>,
    /// The thread of each event.
    pub threads: Vec<usize>,
    /// For each read: the number of its write; `None` for reads of initial writes, and for all that do not
    /// read.
    pub source: Vec<Option<usize>>,
    pub po: Rel,
    /// The order that starts and ends of threads make.
    pub sync: Rel,
    pub rf: Rel,
    pub co: Rel,
    /// For each read of an update: the number of the update's write.
    pub update: Vec<Option<usize>>,
    /// The reads.
    pub reads: Set,
}

impl Shape {
    /// Returns the relations of a graph, which may lack `rf` edges and writes in `co`.
    pub fn of(execution: &Execution) -> Shape {
        let mut start = Vec::with_capacity(execution.threads.len());
        let mut n = 0;
        for events in &execution.threads {
            start.push(n);
            n += events.len();
        }
        assert!(n <= MAX_EVENTS, "{n} events: the limits keep graphs smaller");
        let number = |name: EventRef| match name {
            EventRef::Init(_) => None,
            EventRef::At(thread, index) => Some(start[thread.index()] + index as usize),
        };
        let mut shape = Shape {
            names: Vec::with_capacity(n),
            labels: Vec::with_capacity(n),
            threads: Vec::with_capacity(n),
            source: vec![None; n],
            po: Rel::new(n),
            sync: Rel::new(n),
            rf: Rel::new(n),
            co: Rel::new(n),
            update: vec![None; n],
            reads: 0,
        };
        let thread_set = |t: usize| match execution.threads.get(t).map_or(0, Vec::len) {
            0 => 0,
            len => (u64::MAX >> (64 - len)) << start[t],
        };
        for (t, events) in execution.threads.iter().enumerate() {
            let all = thread_set(t);
            for (i, event) in events.iter().enumerate() {
                let e = start[t] + i;
                shape.names.push(EventRef::At(ThreadId(t as u32), i as u32));
                shape.labels.push(event.label);
                shape.threads.push(t);
                shape.po.set_all(e, if e == 63 { 0 } else { all & (u64::MAX << (e + 1)) });
                match event.label {
                    Label::Read { update, .. } => {
                        shape.reads |= 1 << e;
                        shape.source[e] = event.rf.and_then(number);
                        if let Some(w) = shape.source[e] {
                            shape.rf.set(w, e);
                        }
                        if update && i + 1 < events.len() {
                            shape.update[e] = Some(e + 1);
                        }
                    }
                    Label::Spawn(child) => shape.sync.set_all(e, thread_set(child.index())),
                    Label::Join(child) => {
                        members(thread_set(child.index())).for_each(|last| shape.sync.set(last, e));
                    }
                    _ => {}
                }
            }
        }
        shape.spawns_before_joins();
        for (_, writes) in &execution.co {
            let mut later = 0;
            for w in writes.iter().rev().filter_map(|w| number(*w)) {
                shape.co.set_all(w, later);
                later |= 1 << w;
            }
        }
        shape
    }

    /// Orders the start of each thread without events before its end.
    fn spawns_before_joins(&mut self) {
        for (a, spawn) in self.labels.iter().enumerate() {
            let Label::Spawn(child) = spawn else { continue };
            for (b, label) in self.labels.iter().enumerate() {
                if *label == Label::Join(*child) {
                    self.sync.set(a, b);
                }
            }
        }
    }

    /// Returns the number of events of the graph.
    pub fn len(&self) -> usize {
        self.labels.len()
    }

    fn set(&self, test: impl Fn(&Label) -> bool) -> Set {
        self.labels.iter().enumerate().fold(0, |set, (e, label)| set | u64::from(test(label)) << e)
    }

    /// Returns the transitive closure of `po ∪ rf` and the order that starts and ends of threads make.
    pub fn porf(&self) -> Rel {
        self.po.clone().or(&self.sync).or(&self.rf).closed()
    }

    /// Returns `fr`: from reads to writes that are later in `co` than what was read.
    fn fr(&self) -> Rel {
        let mut fr = Rel::new(self.len());
        for r in members(self.reads) {
            let later = match self.source[r] {
                Some(w) => self.co.row(w),
                None => self.set(|l| l.is_write() && l.loc() == self.labels[r].loc()),
            };
            fr.set_all(r, later);
        }
        fr
    }

    /// Returns the happens-before relation of RC11 for this graph.
    pub fn hb(&self) -> Rel {
        let order = self.po.clone().or(&self.sync);
        let (rel, acq) = (self.set(is_rel), self.set(is_acq));
        if rel == 0 || acq == 0 {
            return order.closed();
        }
        let is_atomic = |l: &Label| l.mode().is_some_and(|mode| mode.is_atomic());
        let (writes, w_rlx) = (self.set(Label::is_write), self.set(|l| l.is_write() && is_atomic(l)));
        let r_rlx = self.set(|l| l.is_read() && is_atomic(l));
        let fences = self.set(is_fence);
        // From each write to the reads that read from its release sequence.
        let mut po_loc = Rel::new(self.len());
        for w in members(writes) {
            let later = members(self.po.row(w)).filter(|v| self.labels[*v].loc() == self.labels[w].loc());
            po_loc.set_all(w, (later.fold(1 << w, |set, v| set | 1 << v)) & w_rlx);
        }
        let mut updates = Rel::new(self.len());
        for (r, w) in self.update.iter().enumerate().filter_map(|(r, w)| Some((r, (*w)?))) {
            self.source[r].into_iter().for_each(|source| updates.set(source, w));
        }
        let read_by = po_loc.then(&updates.closed().reflexive()).then(&self.rf).between(u64::MAX, r_rlx);
        let from = read_by.clone().or(&self.po.between(fences, u64::MAX).then(&read_by));
        let to = from.clone().or(&from.then(&self.po.between(u64::MAX, fences)));
        order.or(&to.between(rel, acq)).closed()
    }

    /// Returns whether the graph satisfies the axioms of RC11 except NO-THIN-AIR, as graphs of XMM must.
    /// Without `co` this is a necessary condition: adding `co` only adds to the relations that must have no
    /// cycle. (Reads without `rf` count as reads of initial writes.)
    pub fn is_consistent(&self) -> bool {
        let fr = self.fr();
        let update = |(r, w): (usize, &Option<usize>)| Some((r, (*w)?));
        let mut updates = self.update.iter().enumerate().filter_map(update);
        if updates.any(|(r, w)| fr.row(r) & self.co.column(w) != 0) {
            return false;
        }
        let hb = self.hb();
        if hb.loops() != 0 {
            return false;
        }
        let eco = self.co.clone().or(&self.rf).or(&fr).closed();
        let backwards = |a: usize| members(hb.row(a)).any(|b| eco.has(b, a));
        !(0..self.len()).any(backwards) && self.is_sc(&hb, &eco, &fr)
    }

    /// Returns whether `psc` is acyclic.
    fn is_sc(&self, hb: &Rel, eco: &Rel, fr: &Rel) -> bool {
        let e_sc = self.set(is_sc);
        if e_sc.count_ones() < 2 {
            return true;
        }
        let f_sc = e_sc & self.set(is_fence);
        let mut apart = Rel::new(self.len());
        let mut hb_loc = Rel::new(self.len());
        for a in 0..self.len() {
            let loc = self.labels[a].loc();
            let same = if loc.is_some() { self.set(|l| l.loc() == loc) } else { 0 };
            apart.set_all(a, self.po.row(a) & !same);
            hb_loc.set_all(a, hb.row(a) & same);
        }
        let scb = apart.then(hb).then(&apart).or(&self.po).or(&hb_loc).or(&self.co).or(fr);
        let id = |set: Set| Rel::new(self.len()).reflexive().between(set, set);
        let hb_opt = hb.clone().reflexive();
        let before = id(e_sc).or(&hb_opt.between(f_sc, u64::MAX));
        let after = id(e_sc).or(&hb_opt.between(u64::MAX, f_sc));
        let fences = hb.clone().or(&hb.then(eco).then(hb)).between(f_sc, f_sc);
        before.then(&scb).then(&after).or(&fences).closed().loops() == 0
    }

    /// Returns the part of program order that re-execution must keep (see `fencepost_models::xmm::rpo`).
    pub fn rpo(&self) -> Rel {
        let acq = self.set(|l| is_acq(l) || matches!(l, Label::Join(_)));
        let rel = self.set(|l| is_rel(l) || matches!(l, Label::Spawn(_)));
        let is_atomic = |l: &Label| l.mode().is_some_and(|mode| mode.is_atomic());
        let r_rlx = self.set(|l| l.is_read() && is_atomic(l));
        let w_rlx = self.set(|l| l.is_write() && is_atomic(l));
        let fences = self.set(is_fence);
        let all = u64::MAX;
        let orders = self.po.between(acq, all).or(&self.po.between(all, rel));
        let orders = orders.or(&self.po.between(r_rlx, fences & acq));
        orders.or(&self.po.between(fences & rel, w_rlx)).or(&self.sync).closed()
    }

    /// Returns the events that come after the initial writes in `rpo`. Initial writes are not here but are
    /// committed; `rpo`-after them are the events that release, and what is `rpo`-after one.
    pub fn after_init(&self, rpo: &Rel) -> Set {
        let rel = self.set(|l| is_rel(l) || matches!(l, Label::Spawn(_)));
        members(rel).fold(rel, |all, e| all | rpo.row(e))
    }

    /// Returns the number of load-buffering races of a graph without cycles. See `lb_races` of the oracle.
    pub fn lb_races(&self) -> usize {
        let (hb, porf) = (self.hb(), self.porf());
        let race = |r: usize, w: usize| {
            let (read, write) = (&self.labels[r], &self.labels[w]);
            let is_weak = |l: &Label| !is_acq(l) && !is_rel(l);
            write.is_write()
                && read.loc() == write.loc()
                && (is_weak(read) || is_weak(write))
                && !hb.has(r, w)
                && !hb.has(w, r)
                && self.source[r] != Some(w)
        };
        members(self.reads).map(|r| members(porf.row(r)).filter(|w| race(r, *w)).count()).sum()
    }
}

fn is_fence(label: &Label) -> bool {
    matches!(label, Label::Fence(_))
}

fn is_acq(label: &Label) -> bool {
    label.mode().is_some_and(|m| m.is_acq()) || matches!(label, Label::Fence(kind) if kind.is_acq())
}

fn is_rel(label: &Label) -> bool {
    label.mode().is_some_and(|m| m.is_rel()) || matches!(label, Label::Fence(kind) if kind.is_rel())
}

fn is_sc(label: &Label) -> bool {
    label.mode().is_some_and(|m| m.is_sc()) || matches!(label, Label::Fence(kind) if kind.is_sc())
}
