//! jam21 by the letter of its definition: every graph of a small program, every choice of final writes, every
//! order of updates, every `pushto`, one after the other, with nothing pruned and nothing shared with the
//! engines.
//!
//! The definition (`fencepost models --show jam21` prints it): an update is one event; initial writes are
//! in no `po`, not opaque and first in `co`; `pushto` is a total order of `domain(push)` that contains `(po
//! ∪ rf ∪ (W × FW ∩ loc))⁺` there; `co` is the least relation with the rules below, closed under the rule
//! on updates; a value does not depend on itself through data.

use super::programs::{Mode, Program, Stmt, Update, Value};
use std::collections::{BTreeMap, BTreeSet};

/// An event of a thread on one path.
#[derive(Clone, Debug)]
struct Event {
    read: Option<i64>,
    written: Option<i64>,
    loc: usize,
    fence: bool,
    mode: Mode,
    /// The events of the same thread, by place, whose values the written value is computed from. An update
    /// that adds depends on itself: on what it reads.
    data: BTreeSet<usize>,
    adds: bool,
}

/// What a thread does if its reads return certain values.
#[derive(Clone, Debug, Default)]
struct Path {
    events: Vec<Event>,
    regs: BTreeMap<usize, i64>,
    from: BTreeMap<usize, BTreeSet<usize>>,
}

impl Path {
    fn value(&self, value: Value) -> (i64, BTreeSet<usize>) {
        let reg = |r: &usize| self.regs.get(r).copied().unwrap_or(0);
        let from = |r: &usize| self.from.get(r).cloned().unwrap_or_default();
        match value {
            Value::Const(c) => (c, BTreeSet::new()),
            Value::Plus(r, c) => (reg(&r) + c, from(&r)),
            Value::Times0(r, c) => (c, from(&r)),
        }
    }
}

/// All paths of a thread, with reads that return any of `values[loc]`.
fn paths(stmts: &[Stmt], values: &[BTreeSet<i64>]) -> Vec<Path> {
    let mut all = vec![Path::default()];
    for stmt in stmts {
        let mut next = vec![];
        for path in all {
            step(&path, stmt, values, &mut next);
        }
        all = next;
    }
    all
}

fn step(path: &Path, stmt: &Stmt, values: &[BTreeSet<i64>], next: &mut Vec<Path>) {
    let blank = Event {
        read: None,
        written: None,
        loc: 0,
        fence: false,
        mode: Mode::Plain,
        data: BTreeSet::new(),
        adds: false,
    };
    let here = path.events.len();
    match stmt {
        Stmt::Load(reg, loc, mode) => {
            for v in &values[*loc] {
                let mut path = path.clone();
                path.events.push(Event { read: Some(*v), loc: *loc, mode: *mode, ..blank.clone() });
                path.regs.insert(*reg, *v);
                path.from.insert(*reg, [here].into());
                next.push(path);
            }
        }
        Stmt::Store(loc, value, mode) => {
            let mut path = path.clone();
            let (v, data) = path.value(*value);
            path.events.push(Event { written: Some(v), loc: *loc, mode: *mode, data, ..blank });
            next.push(path);
        }
        Stmt::Update(reg, loc, update, mode) => {
            for v in &values[*loc] {
                let mut path = path.clone();
                let (written, data, adds) = match update {
                    Update::Add(c) => (Some(v + c), BTreeSet::new(), true),
                    Update::Exchange(value) => {
                        let (v, data) = path.value(*value);
                        (Some(v), data, false)
                    }
                    Update::Compare(from, to) => ((v == from).then_some(*to), BTreeSet::new(), false),
                };
                // A compare-exchange that fails is a read, with the order that is left of its own.
                let mode = match (written, mode) {
                    (None, Mode::Release) => Mode::Opaque,
                    (None, Mode::AcqRel) => Mode::Acquire,
                    (_, mode) => *mode,
                };
                path.events.push(Event {
                    read: Some(*v),
                    written,
                    loc: *loc,
                    mode,
                    data,
                    adds,
                    ..blank.clone()
                });
                path.regs.insert(*reg, *v);
                path.from.insert(*reg, [here].into());
                next.push(path);
            }
        }
        Stmt::Fence(mode) => {
            let mut path = path.clone();
            path.events.push(Event { fence: true, mode: *mode, ..blank });
            next.push(path);
        }
        Stmt::If(reg, is, c, yes, no) => {
            let value = path.regs.get(reg).copied().unwrap_or(0);
            let stmts = if (value == *c) == *is { yes } else { no };
            let mut all = vec![path.clone()];
            for stmt in stmts {
                let mut more = vec![];
                all.iter().for_each(|path| step(path, stmt, values, &mut more));
                all = more;
            }
            next.extend(all);
        }
    }
}

/// The values that locations may hold: in rounds, as many as there are writes, from the initial values and
/// all constants.
fn values(program: &Program) -> Vec<BTreeSet<i64>> {
    let constants: BTreeSet<i64> = [0, 1, 2, 3].into();
    let mut values: Vec<BTreeSet<i64>> =
        program.initial.iter().map(|v| constants.iter().copied().chain([*v]).collect()).collect();
    // A sum grows by 2 at most in each of the few statements that add.
    for _ in 0..3 {
        let mut more: Vec<BTreeSet<i64>> = program.initial.iter().map(|v| [*v].into()).collect();
        for thread in &program.threads {
            for path in paths(thread, &values) {
                for event in path.events {
                    more[event.loc].extend(event.written.filter(|_| !event.fence));
                }
            }
        }
        values = more;
    }
    values
}

/// A relation on up to 64 events: row `a` has the bits of what `a` is related to.
type Rel = Vec<u64>;

fn pairs(n: usize, test: impl Fn(usize, usize) -> bool) -> Rel {
    (0..n).map(|a| (0..n).filter(|b| test(a, *b)).fold(0, |row, b| row | 1 << b)).collect()
}

fn has(r: &Rel, a: usize, b: usize) -> bool {
    r[a] >> b & 1 == 1
}

fn seq(r: &Rel, s: &Rel) -> Rel {
    r.iter().map(|row| (0..s.len()).filter(|b| row >> b & 1 == 1).fold(0, |all, b| all | s[b])).collect()
}

fn or(r: &Rel, s: &Rel) -> Rel {
    r.iter().zip(s).map(|(a, b)| a | b).collect()
}

fn inverse(r: &Rel) -> Rel {
    pairs(r.len(), |a, b| has(r, b, a))
}

fn plus(r: &Rel) -> Rel {
    let mut closed = r.clone();
    for via in 0..r.len() {
        for a in 0..r.len() {
            if has(&closed, a, via) {
                closed[a] |= closed[via];
            }
        }
    }
    closed
}

fn acyclic(r: &Rel) -> bool {
    let closed = plus(r);
    (0..r.len()).all(|a| !has(&closed, a, a))
}

/// Calls `visit` with every order of `items`; stops and returns `true` when it does.
fn permutations(items: &mut Vec<usize>, from: usize, visit: &mut dyn FnMut(&[usize]) -> bool) -> bool {
    if from == items.len() {
        return visit(items);
    }
    for i in from..items.len() {
        items.swap(from, i);
        if permutations(items, from + 1, visit) {
            return true;
        }
        items.swap(from, i);
    }
    false
}

/// Calls `visit` with every way to take one of each list.
fn products(lists: &[Vec<usize>], taken: &mut Vec<usize>, visit: &mut dyn FnMut(&[usize])) {
    let Some(list) = lists.get(taken.len()) else { return visit(taken) };
    for item in list {
        taken.push(*item);
        products(lists, taken, visit);
        taken.pop();
    }
}

/// What the definition allows a program.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Allowed {
    /// How many graphs of events and `rf`.
    pub executions: u64,
    /// In how many of them `po ∪ rf` has a cycle.
    pub cyclic: u64,
    /// The values at the end: registers by thread (0 if never written), then locations.
    pub states: BTreeSet<Vec<i64>>,
}

/// Everything that jam21 allows a program.
pub fn allowed(program: &Program) -> Allowed {
    let values = values(program);
    let threads: Vec<Vec<Path>> = program.threads.iter().map(|t| paths(t, &values)).collect();
    let numbers: Vec<Vec<usize>> = threads.iter().map(|p| (0..p.len()).collect()).collect();
    let mut found = Allowed::default();
    products(&numbers, &mut vec![], &mut |chosen| {
        let chosen: Vec<&Path> = chosen.iter().zip(&threads).map(|(n, paths)| &paths[*n]).collect();
        graphs(program, &chosen, &mut found);
    });
    found
}

fn graphs(program: &Program, paths: &[&Path], found: &mut Allowed) {
    let locs = program.initial.len();
    // Initial writes first, then thread by thread.
    let mut events: Vec<(Option<usize>, Event)> = vec![];
    for (loc, v) in program.initial.iter().enumerate() {
        let event = Event {
            read: None,
            written: Some(*v),
            loc,
            fence: false,
            mode: Mode::Plain,
            data: BTreeSet::new(),
            adds: false,
        };
        events.push((None, event));
    }
    let mut starts = vec![];
    for (t, path) in paths.iter().enumerate() {
        starts.push(events.len());
        events.extend(path.events.iter().map(|e| (Some(t), e.clone())));
    }
    let n = events.len();
    let reads: Vec<usize> = (0..n).filter(|e| events[*e].1.read.is_some()).collect();
    let sources: Vec<Vec<usize>> = reads
        .iter()
        .map(|r| {
            let fits = |w: &usize| {
                let (read, write) = (&events[*r].1, &events[*w].1);
                write.written.is_some() && write.loc == read.loc && write.written == read.read
            };
            (0..n).filter(fits).collect()
        })
        .collect();
    let po = pairs(n, |a, b| events[a].0.is_some() && events[a].0 == events[b].0 && a < b);
    let finals: Vec<Vec<usize>> = (0..locs)
        .map(|loc| (0..n).filter(|e| events[*e].1.written.is_some() && events[*e].1.loc == loc).collect())
        .collect();
    products(&sources, &mut vec![], &mut |chosen| {
        let mut rf = vec![0; n];
        reads.iter().zip(chosen).for_each(|(r, w)| rf[*w] |= 1 << *r);
        let data = pairs(n, |a, b| {
            let (Some(t), event) = &events[b] else { return false };
            event.data.iter().any(|place| starts[*t] + place == a)
        });
        if !no_value_from_itself(&events, &rf, &data) {
            return;
        }
        let opaque = |e: usize| events[e].1.mode > Mode::Plain;
        let porf = or(&po, &rf);
        if !acyclic(&pairs(n, |a, b| has(&porf, a, b) && opaque(b))) {
            return;
        }
        let graph = Graph { events: &events, po: &po, rf: &rf, porf: &porf };
        let mut any = false;
        products(&finals, &mut vec![], &mut |finals| {
            if graph.consistent_with(finals) {
                any = true;
                let mut state = vec![];
                for (t, path) in paths.iter().enumerate() {
                    state.extend(program.registers(t).iter().map(|r| path.regs.get(r).copied().unwrap_or(0)));
                }
                state.extend(finals.iter().map(|w| events[*w].1.written.unwrap()));
                found.states.insert(state);
            }
        });
        found.executions += u64::from(any);
        found.cyclic += u64::from(any && !acyclic(&porf));
    });
}

/// Does no value come from itself, along `rf` and what writes are computed from? What an update reads and
/// what it writes are two values, and only one that adds computes the second from the first.
fn no_value_from_itself(events: &[(Option<usize>, Event)], rf: &Rel, data: &Rel) -> bool {
    // Value 2e is what e reads, 2e + 1 what it writes.
    let n = events.len();
    let flows = pairs(2 * n, |from, to| match (from % 2, to % 2) {
        (1, 0) => has(rf, from / 2, to / 2),
        (0, 1) => has(data, from / 2, to / 2) || (from / 2 == to / 2 && events[to / 2].1.adds),
        _ => false,
    });
    acyclic(&flows)
}

struct Graph<'a> {
    events: &'a [(Option<usize>, Event)],
    po: &'a Rel,
    rf: &'a Rel,
    porf: &'a Rel,
}

impl Graph<'_> {
    fn id(&self, test: impl Fn(&Event) -> bool) -> Rel {
        pairs(self.events.len(), |a, b| a == b && test(&self.events[a].1))
    }

    fn ww(&self, r: &Rel) -> Rel {
        let writes = |e: usize| self.events[e].1.written.is_some();
        let same = |a: usize, b: usize| self.events[a].1.loc == self.events[b].1.loc;
        pairs(r.len(), |a, b| a != b && writes(a) && writes(b) && same(a, b) && has(r, a, b))
    }

    /// Is there an order of updates and a `pushto` with which these final writes, one for each location, are
    /// right?
    fn consistent_with(&self, finals: &[usize]) -> bool {
        let n = self.events.len();
        let is_access = |e: &Event| !e.fence;
        let volatile = self.id(|e| e.mode == Mode::Volatile);
        let fence = |test: fn(Mode) -> bool| self.id(move |e| e.fence && test(e.mode));
        let rel = self.id(|e| is_access(e) && e.written.is_some() && e.mode.releases());
        let acq = self.id(|e| is_access(e) && e.read.is_some() && e.mode.acquires());
        let (w, r) = (self.id(|e| e.written.is_some()), self.id(|e| e.read.is_some()));
        let (po, rf) = (self.po, self.rf);
        let ra = or(&seq(po, &rel), &seq(&acq, po));
        let after_release = seq(&seq(&seq(po, &fence(Mode::releases)), po), &w);
        let before_acquire = seq(&seq(&seq(&r, po), &fence(Mode::acquires)), po);
        let svo = or(&after_release, &before_acquire);
        let spush = seq(&seq(po, &fence(|m| m == Mode::Volatile)), po);
        let volint = seq(&seq(&volatile, po), &volatile);
        let push = or(&spush, &volint);
        let mut domain: Vec<usize> = (0..n).filter(|e| push[*e] != 0).collect();
        // W × FW, between writes of one location.
        let last = self.ww(&pairs(n, |_, b| finals.contains(&b)));
        let before = plus(&or(self.porf, &last));
        let opaque = self.id(|e| e.mode > Mode::Plain);
        let po_loc = pairs(n, |a, b| {
            let (x, y) = (&self.events[a].1, &self.events[b].1);
            has(po, a, b) && !x.fence && !y.fence && x.loc == y.loc
        });
        let fixed = or(&or(&or(&svo, &spush), &or(&ra, &volint)), rf);
        let read_read = self.ww(&seq(&seq(rf, po), &inverse(rf)));
        let read_read = seq(&seq(&opaque, &read_read), &opaque);
        let initial = self.ww(&pairs(n, |a, _| self.events[a].0.is_none()));
        let is_update = |e: usize| self.events[e].1.read.is_some() && self.events[e].1.written.is_some();
        let updates: Vec<usize> = (0..n).filter(|e| is_update(*e)).collect();
        // (rf; [RMW])⁻¹
        let sees = pairs(n, |a, b| is_update(a) && has(rf, b, a));
        permutations(&mut domain, 0, &mut |order| {
            let place = |e: usize| order.iter().position(|x| *x == e);
            let pushto = pairs(n, |a, b| matches!((place(a), place(b)), (Some(a), Some(b)) if a < b));
            let contained =
                order.iter().all(|a| order.iter().all(|b| !has(&before, *a, *b) || has(&pushto, *a, *b)));
            if !contained {
                return false;
            }
            let vo = or(&plus(&or(&fixed, &seq(&pushto, &push))), &po_loc);
            let mut base = or(&self.ww(&vo), &self.ww(&seq(&vo, &inverse(rf))));
            base = or(&base, &self.ww(&seq(&vo, po)));
            base = or(&or(&base, &read_read), &or(&initial, &last));
            // One order of all updates has in it every order of each location's updates.
            permutations(&mut updates.clone(), 0, &mut |order| {
                let place = |e: usize| order.iter().position(|x| *x == e);
                let ordered =
                    self.ww(&pairs(n, |a, b| matches!((place(a), place(b)), (Some(a), Some(b)) if a < b)));
                let mut co = or(&base, &ordered);
                loop {
                    let next = or(&co, &self.ww(&seq(&sees, &co)));
                    if next == co {
                        break;
                    }
                    co = next;
                }
                acyclic(&co)
            })
        })
    }
}
