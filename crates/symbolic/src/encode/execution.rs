//! One execution: its relations, and the program's constraints on them.
//!
//! As in MemSAT (PLDI 2010, §3.4): each statement has a set with the action it performs, empty if it does not
//! run; what reads see and what writes write are relations between actions; and what a thread computes from a
//! read is an expression over these. The formulas that tie sets and values to the program carry the source
//! line they stand for, so that each line is one constraint. What is fixed by the shape of the program alone
//! (an action that is always performed, the location of a static field) is in the bounds and no constraint at
//! all.

use super::atoms::{ActionKind, Atoms};
use super::removable::Removable;
use super::terms::Translated;
use super::{EncodeOptions, Line, Part};
use crate::acts::Acts;
use crate::engine::{Explain, Minimise};
use crate::unroll::{Action, Dep, Memory, OtherEvent, Statement, StmtId, Term, Unrolled, Update};
use fencepost_program::{Loc, Mode, Program, ThreadId, mask};
use fencepost_relational::{Atom, Bounds, Bv, Expr, Formula, Relation, TupleSet};
use fencepost_rml::Primitive;
use std::collections::BTreeMap;

/// One execution of the program, as relations of the problem whose tuples the solver chooses.
pub(crate) struct Execution {
    /// For each statement, the set that contains the action it performs; empty if the statement does not run.
    pub done: Vec<Expr>,
    /// Those of the sets `done` that the solver chooses, because the program does not determine them
    /// beforehand.
    pub free: Vec<Relation>,
    /// The relation from reads to the writes they see.
    pub seen: Relation,
    /// The relation from writes to the bits that are 1 in the value they write.
    pub val: Relation,
    /// The bits of free choices.
    pub choices: Vec<Relation>,
    /// The terms of the program in this execution.
    pub terms: Translated,
    primitives: BTreeMap<Primitive, Expr>,
}

/// The formulas that the program demands of one execution.
#[derive(Default)]
pub(crate) struct Facts {
    /// The formulas that hold by construction.
    pub given: Vec<Formula>,
    /// The formulas of source lines and of initial values.
    pub lines: Vec<(Line, Formula)>,
}

/// The unrolled program, its actions and atoms, from which the relations of every execution are made.
pub(crate) struct Parts<'a> {
    pub program: &'a Program,
    pub unrolled: &'a Unrolled,
    pub acts: &'a Acts,
    pub atoms: &'a Atoms,
    pub reading: &'a EncodeOptions<'a>,
    /// The bits of the values that the goal mentions, so that values of that width are considered whatever
    /// the bounds.
    asked: u64,
    /// The relation from reads to the writes that they may see.
    pub seen_upper: TupleSet,
}

impl<'a> Parts<'a> {
    /// Collects the unrolled program and its atoms, and computes the writes that each read may see.
    pub fn new(
        program: &'a Program,
        unrolled: &'a Unrolled,
        acts: &'a Acts,
        atoms: &'a Atoms,
        asked: u64,
        reading: &'a EncodeOptions<'a>,
    ) -> Parts<'a> {
        let mut parts =
            Parts { program, unrolled, acts, atoms, reading, asked, seen_upper: TupleSet::new(2) };
        parts.seen_upper = parts.may_see();
        parts
    }

    /// Returns the atoms of the actions that a statement may perform.
    pub fn atoms_of(&self, id: StmtId) -> impl Iterator<Item = Atom> {
        self.acts.of[id.index()].iter().map(|name| self.atoms.by_statement[name])
    }

    /// Returns the locations that a statement may access.
    fn cells(&self, id: StmtId) -> Vec<Loc> {
        match self.unrolled.statement(id).action {
            Action::Read { addr, size, .. } | Action::Write { addr, size, .. } => {
                let targets = Memory::targets(self.unrolled.terms.values(addr));
                targets.into_iter().map(|addr| Loc { addr, size }).collect()
            }
            _ => vec![],
        }
    }

    /// Returns the bits that values in a location may have.
    fn mask(&self, cell: Loc) -> u64 {
        let all = match self.unrolled.memory.values(cell) {
            Some(set) => set.iter().fold(1 | self.asked, |bits, value| bits | value),
            None => u64::MAX,
        };
        let width = cell.size.bits().min(self.reading.bits.most());
        mask(cell.size.bits(), mask(width, all))
    }

    /// Returns the writes, each with the locations it may be to.
    fn writes(&self) -> Vec<(Atom, Vec<Loc>)> {
        let init = self.atoms.init.iter().map(|(cell, atom)| (*atom, vec![*cell]));
        let stores = self.unrolled.all().filter(|(_, s)| matches!(s.action, Action::Write { .. }));
        let stores = stores.flat_map(|(id, _)| self.atoms_of(id).map(move |a| (a, id)));
        init.chain(stores.map(|(atom, id)| (atom, self.cells(id)))).collect()
    }

    /// Returns the relation from reads to the writes that they may see.
    fn may_see(&self) -> TupleSet {
        let writes = self.writes();
        let mut pairs: Vec<(Atom, Atom)> = vec![];
        for (id, s) in self.unrolled.all() {
            if !matches!(s.action, Action::Read { .. }) {
                continue;
            }
            if (self.reading.give_up)() {
                break;
            }
            let cells = self.cells(id);
            // No candidate has an update that sees what it is about to write, whatever the model makes of it.
            let own =
                |w: &Statement| matches!(w.action, Action::Write { update: Some(read), .. } if read == id);
            let own: Vec<Atom> =
                self.unrolled.all().filter(|(_, w)| own(w)).flat_map(|(w, _)| self.atoms_of(w)).collect();
            let seen = |(write, to): &&(Atom, Vec<Loc>)| {
                !own.contains(write) && to.iter().any(|cell| cells.contains(cell))
            };
            let seen: Vec<Atom> = writes.iter().filter(seen).map(|(write, _)| *write).collect();
            for read in self.atoms_of(id) {
                pairs.extend(seen.iter().map(|write| (read, *write)));
            }
        }
        TupleSet::pairs(pairs)
    }

    fn val_upper(&self) -> TupleSet {
        let mut pairs = TupleSet::new(2);
        for (write, cells) in self.writes() {
            let bits = cells.iter().fold(0, |all, cell| all | self.mask(*cell));
            for b in (0..64).filter(|b| bits >> b & 1 == 1) {
                pairs.insert(&[write, self.atoms.bits[b]]);
            }
        }
        pairs
    }

    /// Returns whether all lines of the program hold in every question, so that what a line determines need
    /// be no relation of the problem. Each statement has an action of its own then.
    pub fn lines_hold(&self) -> bool {
        self.reading.explain == Explain::Nothing
    }

    /// Returns the source line that is named in a core for a part of a statement.
    pub fn line(&self, id: StmtId, part: Part) -> Line {
        Line::Source((self.reading.statement_of)(self.unrolled.statement(id).pos), part)
    }

    /// Returns whether a statement performs its action in every execution. For fences the answer is no if
    /// cores are to be minimal, because only the constraint of its line can show in a core that a fence
    /// matters.
    fn is_fixed(&self, id: StmtId) -> bool {
        let statement = self.unrolled.statement(id);
        let is_said = self.reading.minimise == Minimise::Yes && matches!(statement.action, Action::Fence(_));
        !is_said && self.unrolled.terms.is_true(statement.guard) && self.acts.is_sole(id)
    }
}

impl Execution {
    /// Makes the relations of an execution, adds their bounds, and returns them with the program's formulas
    /// about them.
    pub fn new(
        parts: &Parts<'_>,
        removable: &Removable,
        name: &str,
        bounds: &mut Bounds,
    ) -> (Execution, Facts) {
        let mut facts = Facts::default();
        let (unrolled, atoms) = (parts.unrolled, parts.atoms);
        let mut free = vec![];
        // The action of a statement whose line holds: it is performed if the guard holds.
        let by_guard = |id: StmtId| parts.atoms_of(id).next().filter(|_| parts.lines_hold());
        let mut done: Vec<Expr> = unrolled
            .all()
            .map(|(id, _)| {
                let mut acts = parts.atoms_of(id);
                match acts.next() {
                    None => Expr::none(1),
                    Some(only) if parts.is_fixed(id) || by_guard(id).is_some() => Expr::atom(only),
                    Some(first) => {
                        let set = Relation::new(format!("{name}.s{}", id.0), 1);
                        let upper = TupleSet::unary([first].into_iter().chain(acts));
                        bounds.bound(&set, TupleSet::new(1), upper);
                        free.push(set.clone());
                        Expr::from(&set)
                    }
                }
            })
            .collect();
        let seen = Relation::new(format!("{name}.seen"), 2);
        bounds.bound(&seen, TupleSet::new(2), parts.seen_upper.clone());
        let val = Relation::new(format!("{name}.val"), 2);
        bounds.bound(&val, TupleSet::new(2), parts.val_upper());
        let choices: Vec<Relation> = (0..unrolled.choices.len())
            .map(|i| {
                let choice = Relation::new(format!("{name}.choice{i}"), 1);
                let (_, high) = unrolled.choices[i];
                let width = 64 - high.leading_zeros() as usize;
                bounds.bound(&choice, TupleSet::new(1), TupleSet::unary(atoms.bits[..width].iter().copied()));
                choice
            })
            .collect();
        let read = |id: StmtId, bits: u8| {
            let value = done[id.index()].join(&Expr::from(&seen)).join(&Expr::from(&val));
            Bv::from_set(&value, atoms.bits[..bits as usize].to_vec())
        };
        let choice = |id: u32| Bv::from_set(&Expr::from(&choices[id as usize]), atoms.bits.clone());
        let terms = Translated::new(&unrolled.terms, &read, &choice);
        for (id, statement) in unrolled.all() {
            if let Some(action) = by_guard(id) {
                done[id.index()] = Expr::atom(action).guard(&terms.truth(statement.guard));
            }
        }
        let mut execution = Execution { done, free, seen, val, choices, terms, primitives: BTreeMap::new() };
        execution.say_guards(parts, &mut facts);
        execution.say_values(parts, &mut facts);
        execution.say_choices(parts, &mut facts);
        execution.define(parts, removable, &mut facts);
        (execution, facts)
    }

    /// Returns the expression that a primitive of models, such as `po`, has in this execution.
    pub fn primitive(&self, primitive: Primitive) -> Expr {
        self.primitives[&primitive].clone()
    }

    /// Adds the constraint that a statement performs an action iff its guard holds; each performs one, and no
    /// two the same.
    fn say_guards(&self, parts: &Parts<'_>, facts: &mut Facts) {
        let unrolled = parts.unrolled;
        for (id, statement) in unrolled.all() {
            if parts.acts.of[id.index()].is_empty() {
                continue;
            }
            if (parts.reading.give_up)() {
                break;
            }
            if parts.lines_hold() {
                continue;
            }
            let set = &self.done[id.index()];
            let guard = self.terms.truth(statement.guard);
            let says = guard.iff(&set.some());
            if says.as_constant() != Some(true) {
                facts.lines.push((parts.line(id, Part::Effect), says));
            }
            if parts.acts.of[id.index()].len() > 1 {
                facts.given.push(set.lone());
            }
            for (other, _) in unrolled.all().take(id.index()) {
                let shares = |a: &StmtId| parts.acts.of[other.index()].contains(a);
                if statement.before.contains(&other) && parts.acts.of[id.index()].iter().any(shares) {
                    facts.given.push(set.intersection(&self.done[other.index()]).no());
                }
            }
        }
    }

    /// Adds the constraints that writes write the values which the program computes, and that memory starts
    /// with its initial values.
    fn say_values(&self, parts: &Parts<'_>, facts: &mut Facts) {
        let val = Expr::from(&self.val);
        for (cell, atom) in &parts.atoms.init {
            let value = Memory::initial(parts.program, *cell);
            let bits = (0..64).filter(|b| value >> b & 1 == 1).map(|b| parts.atoms.bits[b]);
            let says = Expr::atom(*atom).join(&val).eq(&Expr::constant(TupleSet::unary(bits)));
            facts.lines.push((Line::Init(*cell), says));
        }
        for (id, statement) in parts.unrolled.all() {
            let Action::Write { value, .. } = &statement.action else { continue };
            let word = self.terms.word(value.term);
            let bits = parts.atoms.bits[..word.width() as usize].to_vec();
            let written = Expr::from_bits(&word, bits).guard(&self.terms.truth(statement.guard));
            // What is not executed writes nothing.
            let set = match parts.atoms_of(id).next().filter(|_| parts.lines_hold()) {
                Some(action) => Expr::atom(action),
                None => self.done[id.index()].clone(),
            };
            facts.lines.push((parts.line(id, Part::Effect), set.join(&val).eq(&written)));
        }
    }

    /// Adds the constraint that a choice is in its range; one that is not made is the least.
    fn say_choices(&self, parts: &Parts<'_>, facts: &mut Facts) {
        for (id, statement) in parts.unrolled.all() {
            let Action::Other(OtherEvent::Choose(term)) = statement.action else { continue };
            let crate::unroll::Node::Choice(number) = parts.unrolled.terms.node(term) else { continue };
            let (low, high) = parts.unrolled.choices[number as usize];
            let (word, least) = (self.terms.word(term), Bv::constant(64, low));
            let inside = least.ule(&word).and(&word.ule(&Bv::constant(64, high)));
            let guard = self.terms.truth(statement.guard);
            facts.lines.push((parts.line(id, Part::Effect), inside));
            facts.given.push(guard.or(&word.eq(&least)));
        }
    }

    /// Returns the set of the actions that statements of some kind perform.
    fn set_of(&self, parts: &Parts<'_>, test: impl Fn(&Action) -> bool) -> Expr {
        let all = parts
            .unrolled
            .all()
            .filter(|(_, s)| test(&s.action))
            .map(|(id, _)| self.done[id.index()].clone());
        Expr::union_all(1, all)
    }

    fn define(&mut self, parts: &Parts<'_>, removable: &Removable, facts: &mut Facts) {
        let (atoms, unrolled) = (parts.atoms, parts.unrolled);
        let mut all = vec![self.set_of(parts, |_| true)];
        let ends = atoms.actions.iter().filter_map(|a| match a.kind {
            ActionKind::Init(_) | ActionKind::Start(None) | ActionKind::End(None) => Some(Expr::atom(a.atom)),
            // Threads that are started run from where they are started.
            ActionKind::Start(Some(t)) => Some(match unrolled.threads[t.index()].spawn {
                None => Expr::atom(a.atom),
                Some(spawn) => Expr::atom(a.atom).guard(&self.done[spawn.index()].some()),
            }),
            ActionKind::End(Some(t)) => {
                Some(Expr::atom(a.atom).guard(&self.terms.truth(unrolled.threads[t.index()].finished)))
            }
            ActionKind::Statement(_) => None,
        });
        all.extend(ends);
        let executed = Expr::union_all(1, all);
        if parts.lines_hold() {
            // The value of a read is that of what it sees: a read that is not executed sees nothing.
            facts.given.push(Expr::from(&self.seen).join(&Expr::univ()).in_(&executed));
        }
        let mut set = |primitive, expr| self.primitives.insert(primitive, expr);
        set(Primitive::Seen, Expr::from(&self.seen));
        set(Primitive::Val, Expr::from(&self.val));
        set(Primitive::Executed, executed.clone());
        let po = self.program_order(parts, &executed);
        let at = self.places(parts);
        let mon = self.monitors(parts);
        let rmw = self.updates(parts);
        let sync = self.starts_and_joins(parts, &executed);
        let deps = |part, of: &dyn Fn(StmtId) -> Vec<Dep>| {
            self.dependencies(parts, of, &|id| removable.with_effect(id, part, &self.done[id.index()]))
        };
        let addr = deps(Part::Address, &|id| unrolled.statement(id).addr_deps.clone());
        let ctrl = deps(Part::Control, &|id| unrolled.statement(id).ctrl_deps.clone());
        let data = deps(Part::Data, &|id| match &unrolled.statement(id).action {
            Action::Write { value, .. } => value.deps.to_vec(),
            _ => vec![],
        });
        let whole = |id: StmtId| self.done[id.index()].clone();
        let ordered = |id: StmtId| removable.with_effect(id, Part::Order, &self.done[id.index()]);
        let modes = [
            (Primitive::Acq, self.modes(parts, ordered, |m| m.is_acq(), |k| k.is_acq())),
            (Primitive::Rel, self.modes(parts, ordered, |m| m.is_rel(), |k| k.is_rel())),
            (Primitive::Sc, self.modes(parts, ordered, |m| m.is_sc(), |k| k.is_sc())),
            (Primitive::Rlx, self.modes(parts, whole, |m| m.is_atomic(), |_| true)),
        ];
        let init = Expr::constant(TupleSet::unary(atoms.init.values().copied()));
        let plain = self.modes(parts, whole, |m| !m.is_atomic(), |_| false).union(&init);
        let rest = [
            (Primitive::Po, po),
            (Primitive::At, at),
            (Primitive::Mon, mon),
            (Primitive::Rmw, rmw),
            (Primitive::Sync, sync),
            (Primitive::Addr, addr),
            (Primitive::Ctrl, ctrl),
            (Primitive::Data, data),
            (Primitive::Na, plain),
        ];
        self.primitives.extend(modes.into_iter().chain(rest));
    }

    /// Returns program order: inside of each thread, in the order of the text.
    fn program_order(&self, parts: &Parts<'_>, executed: &Expr) -> Expr {
        let (atoms, unrolled) = (parts.atoms, parts.unrolled);
        // Actions that one statement alone performs are in a fixed order; those that are not executed are
        // left out.
        let mut fixed = TupleSet::new(2);
        let mut rest = vec![];
        let threads =
            std::iter::once(None).chain((0..unrolled.threads.len() as u32).map(|t| Some(ThreadId(t))));
        for thread in threads {
            let own: Vec<_> = atoms.actions.iter().filter(|a| a.thread == thread).collect();
            let statements: Vec<StmtId> = unrolled
                .all()
                .filter(|(id, s)| Some(s.thread) == thread && !parts.acts.of[id.index()].is_empty())
                .map(|(id, _)| id)
                .collect();
            if statements.iter().all(|id| parts.acts.is_sole(*id)) {
                for (i, a) in own.iter().enumerate() {
                    own[i + 1..].iter().for_each(|b| fixed.insert(&[a.atom, b.atom]));
                }
                continue;
            }
            let is_start = |a: &&&super::ActionInfo| matches!(a.kind, ActionKind::Start(_));
            let is_end = |a: &&&super::ActionInfo| matches!(a.kind, ActionKind::End(_));
            let (start, end) = (own.iter().find(is_start), own.iter().find(is_end));
            for a in &own {
                if let Some(start) = start.filter(|s| s.atom != a.atom) {
                    fixed.insert(&[start.atom, a.atom]);
                }
                if let Some(end) = end.filter(|e| e.atom != a.atom) {
                    fixed.insert(&[a.atom, end.atom]);
                }
            }
            for (i, b) in statements.iter().enumerate() {
                if (parts.reading.give_up)() {
                    break;
                }
                for a in &statements[..i] {
                    if unrolled.statement(*b).before.contains(a) {
                        rest.push(self.done[a.index()].product(&self.done[b.index()]));
                    }
                }
            }
        }
        let fixed = Expr::constant(fixed).intersection(&executed.product(executed));
        Expr::union_all(2, std::iter::once(fixed).chain(rest))
    }

    /// Returns the relation from accesses to their locations.
    fn places(&self, parts: &Parts<'_>) -> Expr {
        let init = parts.atoms.init.iter().map(|(cell, atom)| (*atom, parts.atoms.locations[cell]));
        let init = Expr::constant(TupleSet::pairs(init));
        let accesses = parts.unrolled.all().filter_map(|(id, s)| match s.action {
            Action::Read { addr, .. } | Action::Write { addr, .. } => {
                let cells = parts.cells(id);
                let places = cells.iter().map(|cell| (cell.addr, parts.atoms.locations[cell]));
                Some(self.done[id.index()].product(&self.one_of(places, addr)))
            }
            _ => None,
        });
        Expr::union_all(2, std::iter::once(init).chain(accesses))
    }

    /// Returns the atom of the place whose address is the value of `addr`.
    fn one_of(&self, places: impl Iterator<Item = (u64, Atom)>, addr: Term) -> Expr {
        let places: Vec<_> = places.collect();
        if let [(_, only)] = places[..] {
            return Expr::atom(only);
        }
        let word = self.terms.word(addr);
        let each = places
            .into_iter()
            .map(|(at, atom)| Expr::atom(atom).guard(&word.eq(&Bv::constant(word.width(), at))));
        Expr::union_all(1, each)
    }

    fn monitors(&self, parts: &Parts<'_>) -> Expr {
        let uses = parts.unrolled.all().filter_map(|(id, s)| match s.action {
            Action::Lock { addr, .. } | Action::Unlock { addr, .. } => {
                let targets = Memory::targets(parts.unrolled.terms.values(addr));
                let places = targets.into_iter().map(|at| (at, parts.atoms.monitors[&at]));
                Some(self.done[id.index()].product(&self.one_of(places, addr)))
            }
            _ => None,
        });
        Expr::union_all(2, uses)
    }

    fn updates(&self, parts: &Parts<'_>) -> Expr {
        let pairs = parts.unrolled.all().filter_map(|(id, s)| match s.action {
            Action::Write { update: Some(read), .. } => {
                Some(self.done[read.index()].product(&self.done[id.index()]))
            }
            _ => None,
        });
        Expr::union_all(2, pairs)
    }

    /// Returns the order that starts and joins of threads make: a spawn before every action of its thread,
    /// every action of a thread before a join with it, a spawn before a join.
    fn starts_and_joins(&self, parts: &Parts<'_>, executed: &Expr) -> Expr {
        let unrolled = parts.unrolled;
        let of_thread = |t: ThreadId| {
            let own = unrolled.all().filter(move |(_, s)| s.thread == t);
            let own = own.map(|(id, _)| self.done[id.index()].clone());
            let is_end = |kind| kind == ActionKind::Start(Some(t)) || kind == ActionKind::End(Some(t));
            let ends = Expr::constant(parts.atoms.actions_where(|a| is_end(a.kind))).intersection(executed);
            Expr::union_all(1, own.chain([ends]))
        };
        let mut edges = vec![];
        for (id, statement) in unrolled.all() {
            let done = &self.done[id.index()];
            match statement.action {
                Action::Spawn(child) => edges.push(done.product(&of_thread(child))),
                Action::Join(child) => {
                    edges.push(of_thread(child).product(done));
                    if let Some(spawn) = unrolled.threads[child.index()].spawn {
                        edges.push(self.done[spawn.index()].product(done));
                    }
                }
                _ => {}
            }
        }
        Expr::union_all(2, edges)
    }

    /// Returns the relation from reads to the actions that depend on them. `of` returns the dependencies of a
    /// statement; `effective` returns those of its actions in which the dependency has its effect.
    fn dependencies(
        &self,
        parts: &Parts<'_>,
        of: &dyn Fn(StmtId) -> Vec<Dep>,
        effective: &dyn Fn(StmtId) -> Expr,
    ) -> Expr {
        let mut edges = vec![];
        for (id, _) in parts.unrolled.all() {
            for dep in of(id) {
                let edge = self.done[dep.read.index()].product(&effective(id));
                edges.push(edge.guard(&self.terms.truth(dep.when)));
            }
        }
        Expr::union_all(2, edges)
    }

    /// Returns the set of the accesses and fences whose memory order satisfies the test, of those actions
    /// that `effective` returns. The order of a compare-and-exchange's read depends on the value that it
    /// reads.
    fn modes(
        &self,
        parts: &Parts<'_>,
        effective: impl Fn(StmtId) -> Expr,
        mode_is: impl Fn(Mode) -> bool,
        fence_is: impl Fn(fencepost_program::FenceKind) -> bool,
    ) -> Expr {
        let each = parts.unrolled.all().filter_map(|(id, s)| {
            let done = effective(id);
            match &s.action {
                Action::Read { mode, failure, update: Update::Cas { succeeds }, .. } => {
                    match (mode_is(*mode), mode_is(*failure)) {
                        (true, true) => Some(done),
                        (true, false) => Some(done.guard(&self.terms.truth(*succeeds))),
                        (false, true) => Some(done.guard(&self.terms.truth(*succeeds).not())),
                        (false, false) => None,
                    }
                }
                Action::Read { mode, .. } | Action::Write { mode, .. } => mode_is(*mode).then_some(done),
                Action::Fence(kind) => fence_is(*kind).then_some(done),
                _ => None,
            }
        });
        Expr::union_all(1, each)
    }
}
