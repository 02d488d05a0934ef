//! Encodes a program, a model and a question as one relational problem.
//!
//! The legality formula of MemSAT (PLDI 2010, §3.4): the program's facts about each execution, the model's
//! rules, and what is asked for, each source line, rule and conjunct of the question as one named constraint.
//! What has no name holds by construction.

mod atoms;
mod execution;
mod removable;
mod skeleton;
mod terms;
mod world;

pub use atoms::{ActionInfo, ActionKind};
pub(crate) use atoms::{Atoms, Ends};
pub(crate) use execution::Execution;

use crate::acts::Acts;
use crate::engine::{Explain, Minimise};
use crate::question::{Conjunct, Goal};
use crate::speculate::Speculation;
use crate::unroll::{Action, Copies, End, Memory, StmtId, Unrolled};
use execution::Parts;
use fencepost_program::{BlockKind, Loc, Observable, ObservableId, Pos, Program, Prop, Rhs, mask};
use fencepost_relational::{Bounds, Bv, ConstraintId, Expr, Formula, Problem, Relation, TupleSet};
use fencepost_rml::{Lowered, Theory};
use removable::Removable;
use std::collections::BTreeMap;
use std::sync::Arc;
use world::Worlds;

/// The number of bits of a value in memory where nothing is known of the value; `None` is all 64.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Bits(pub Option<u8>);

impl Bits {
    fn most(self) -> u8 {
        self.0.unwrap_or(64)
    }
}

/// The part of the program that a named constraint comes from, for naming it in a core.
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord)]
pub enum Line {
    /// The value that a location has at the start.
    Init(Loc),
    /// A part of a statement of the source, by the statement's place.
    Source(Pos, Part),
}

/// A part of a statement, such as its memory order, that can be in a core by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord)]
pub enum Part {
    /// The effect of the statement, which is whether it is executed and which value it writes.
    Effect,
    /// The memory order of the statement, if that is more than relaxed.
    Order,
    /// The dependency of its address on earlier reads.
    Address,
    /// The dependency of the value it writes on earlier reads.
    Data,
    /// The dependency of its execution on earlier reads.
    Control,
}

/// The settings for encoding a program and a model as a relational problem.
pub(crate) struct EncodeOptions<'a> {
    /// Number of bits of memory's values that count.
    pub bits: Bits,
    /// Maps a place to the statement that it belongs to.
    pub statement_of: &'a dyn Fn(Pos) -> Pos,
    /// Whether fences, memory orders and dependencies are constraints of their own, as minimal cores need
    /// them.
    pub minimise: Minimise,
    /// Whether lines and rules are constraints that can be left out, as cores need them.
    pub explain: Explain,
    /// Returns whether to give up. Every loop over pairs of statements asks now and then, and returns early
    /// with a result that is thrown away.
    pub give_up: &'a dyn Fn() -> bool,
    /// The observables that propositions speak of, by number.
    pub observables: &'a [Observable],
}

/// A function from a place in the source to the beginning of the statement that contains it. The caller
/// provides the function, because it depends on the source's language.
pub type StatementOf = Arc<dyn Fn(Pos) -> Pos + Send + Sync>;

/// The origin of a named constraint of the problem, which is the program, the goal or the model.
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord)]
pub enum Source {
    /// Part of the program.
    Line(Line),
    /// A conjunct of the goal, by its number.
    Goal(usize),
    /// A rule of the model, by its number.
    Rule(usize),
}

/// The relational problem of a program, a model and a goal, with the origin of each constraint and the
/// meaning of each atom.
pub(crate) struct Encoded {
    pub problem: Problem,
    pub sources: BTreeMap<ConstraintId, Source>,
    pub atoms: Atoms,
    /// The executions, the main one first.
    pub executions: Vec<Execution>,
    /// For E1, E2, …, the index of its execution in `executions`.
    pub as_which: Vec<usize>,
    pub lowered: Lowered,
    /// The formula that every thread of the main execution runs to its end. True if the problem has that as
    /// named constraints already, or the goal does not ask for it ([`Explain::Core`]).
    pub ends: Formula,
}

/// Builds the relational problem of a program, a model and a goal; `None` if `give_up` said to stop
/// meanwhile. With [`Explain::Nothing`] the problem has no named constraints: lines and rules always hold,
/// and the goal is left to the caller ([`Encoded::goal`] and [`Encoded::ends`]).
pub(crate) fn encode(
    program: &Program,
    unrolled: &Unrolled,
    model: &dyn Theory,
    speculation: &Speculation,
    goal: &Goal,
    reading: &EncodeOptions<'_>,
) -> Option<Encoded> {
    let acts = Acts::of(unrolled, model);
    let ends = match model.mentions("Start") || model.mentions("End") {
        true => Ends::Actions,
        false => Ends::None,
    };
    let atoms = Atoms::new(unrolled, &acts, ends);
    let mut bounds = Bounds::new(atoms.universe.clone());
    let parts = Parts::new(program, unrolled, &acts, &atoms, goal.bits(), reading);
    let mut given = vec![];
    let mut named: BTreeMap<Source, Vec<Formula>> = BTreeMap::new();
    let removable = match reading.minimise {
        Minimise::No => Removable::default(),
        Minimise::Yes => {
            let (removable, lines) = Removable::new(&parts, &mut bounds);
            for (line, formula) in lines {
                named.entry(Source::Line(line)).or_default().push(formula);
            }
            removable
        }
    };
    let mut executions = vec![];
    for copy in 0..speculation.copies() {
        let name = if copy == 0 { "E".to_owned() } else { format!("E{copy}") };
        let (execution, facts) = Execution::new(&parts, &removable, &name, &mut bounds);
        given.extend(facts.given);
        for (line, formula) in facts.lines {
            named.entry(Source::Line(line)).or_default().push(formula);
        }
        // Executions that a bound cuts off are not asked about. In speculations threads may fail or wait for
        // ever; then they end there.
        given.extend(none_of(&execution, &unrolled.cuts));
        if copy == 0 && goal.is_complete() && reading.explain == Explain::Core {
            for (line, formula) in ends_of(&execution, &parts) {
                named.entry(Source::Line(line)).or_default().push(formula);
            }
        }
        executions.push(execution);
        if (reading.give_up)() {
            return None;
        }
    }
    given.extend(canonical(&parts, &executions[0]));
    let lowered = {
        let worlds = Worlds::new(&parts, &executions, &speculation.as_which);
        model.lower(&worlds, &mut bounds)
    };
    if (reading.give_up)() {
        return None;
    }
    given.extend(lowered.given.iter().cloned());
    let mut problem = Problem::new(bounds);
    if reading.explain == Explain::Nothing {
        let rules = lowered.rules.iter().map(|(_, formula)| formula.clone());
        let all = given.into_iter().chain(named.into_values().flatten()).chain(rules);
        all.for_each(|formula| problem.assert(formula));
        let ends = Formula::all_of(ends_of(&executions[0], &parts).into_iter().map(|(_, formula)| formula));
        let (sources, as_which) = (BTreeMap::new(), speculation.as_which.clone());
        return Some(Encoded { problem, sources, atoms, executions, as_which, lowered, ends });
    }
    let asked = (goal, reading.observables);
    for (number, formula) in goal_formulas(program, unrolled, &atoms, &executions[0], &lowered, asked) {
        named.entry(Source::Goal(number)).or_default().push(formula);
    }
    for (rule, formula) in &lowered.rules {
        named.entry(Source::Rule(*rule)).or_default().push(formula.clone());
    }
    given.into_iter().for_each(|formula| problem.assert(formula));
    let mut sources = BTreeMap::new();
    for (source, formulas) in named {
        let id = problem.require(format!("{source:?}"), Formula::all_of(formulas));
        sources.insert(id, source);
    }
    let (as_which, ends) = (speculation.as_which.clone(), Formula::constant(true));
    Some(Encoded { problem, sources, atoms, executions, as_which, lowered, ends })
}

fn none_of(execution: &Execution, ends: &[End<BlockKind>]) -> Vec<Formula> {
    ends.iter().map(|end| execution.terms.truth(end.guard).not()).collect()
}

/// Returns the constraints that no thread fails, and that none waits for good unless the process ends, each
/// with the line at which it might.
fn ends_of(execution: &Execution, parts: &Parts<'_>) -> Vec<(Line, Formula)> {
    let unrolled = parts.unrolled;
    let failures = unrolled.failures.iter().map(|f| (f.pos, f.guard));
    let blocks = unrolled.blocks.iter().map(|b| (b.pos, b.guard));
    let exited = Formula::any_of(unrolled.exits.iter().map(|guard| execution.terms.truth(*guard)));
    let line = |pos| Line::Source((parts.reading.statement_of)(pos), Part::Effect);
    let fails = failures.map(|(pos, guard)| (line(pos), execution.terms.truth(guard).not()));
    let waits = blocks.map(|(pos, guard)| (line(pos), execution.terms.truth(guard).not().or(&exited)));
    fails.chain(waits).collect()
}

/// Returns constraints that break the symmetry of shared actions. Their names have no meaning of their own,
/// so in the main execution statements of one kind perform them in order.
fn canonical(parts: &Parts<'_>, main: &Execution) -> Vec<Formula> {
    let mut all = vec![];
    for (id, statement) in parts.unrolled.all() {
        if (parts.reading.give_up)() {
            break;
        }
        let own = &parts.acts.of[id.index()];
        for (other, _) in parts.unrolled.all().take(id.index()) {
            if !statement.before.contains(&other) || parts.acts.of[other.index()] != *own {
                continue;
            }
            // They can be renamed at will only where every statement that may perform one of them may perform
            // all.
            let apart = |acts: &&Vec<StmtId>| acts.iter().any(|a| own.contains(a)) && *acts != own;
            if parts.acts.of.iter().any(|acts| apart(&acts)) {
                continue;
            }
            for (i, a) in own.iter().enumerate() {
                for b in &own[..i] {
                    let (early, late) = (parts.atoms.by_statement[a], parts.atoms.by_statement[b]);
                    let first = Expr::atom(early).in_(&main.done[other.index()]);
                    let second = Expr::atom(late).in_(&main.done[id.index()]);
                    all.push(first.and(&second).not());
                }
            }
        }
    }
    all
}

/// Returns the formulas of the goal, conjunct by conjunct.
fn goal_formulas(
    program: &Program,
    unrolled: &Unrolled,
    atoms: &Atoms,
    main: &Execution,
    lowered: &Lowered,
    (goal, observables): (&Goal, &[Observable]),
) -> Vec<(usize, Formula)> {
    match goal {
        Goal::Anything => vec![],
        Goal::Outcome(conjuncts) => {
            let state = FinalState { program, unrolled, atoms, main, lowered, observables };
            let said = |c: &Conjunct| {
                let named = c.prop.equations().into_iter().flat_map(|(left, right)| match right {
                    Rhs::Const(_) => vec![left],
                    Rhs::Observable(right) => vec![left, right],
                });
                let known = named.map(|id| state.is_known(&observables[id.index()]));
                state.prop(&c.prop).and(&Formula::all_of(known))
            };
            conjuncts.iter().enumerate().map(|(i, c)| (i, said(c))).collect()
        }
        Goal::Failure => vec![(0, fails(unrolled, atoms, main))],
        Goal::Race => vec![(0, races(lowered))],
        Goal::Wrong => vec![(0, fails(unrolled, atoms, main).or(&races(lowered)))],
    }
}

/// Returns the formula that some thread fails.
fn fails(unrolled: &Unrolled, atoms: &Atoms, main: &Execution) -> Formula {
    let failures = unrolled.failures.iter().map(|f| main.terms.truth(f.guard));
    let reads = uninitialised_reads(unrolled, atoms, main).into_iter().map(|(_, formula)| formula);
    Formula::any_of(failures.chain(reads))
}

/// Returns the formula that there is a data race; false if the model defines none.
fn races(lowered: &Lowered) -> Formula {
    lowered.let_("race", None).map_or(Formula::constant(false), |race| race.some())
}

/// Returns the reads that may see memory without a value, each with the formula that is true if it does.
pub(crate) fn uninitialised_reads(
    unrolled: &Unrolled,
    atoms: &Atoms,
    main: &Execution,
) -> Vec<(StmtId, Formula)> {
    let unset = atoms.init.iter().filter(|(cell, _)| unrolled.memory.starts_without_value(**cell));
    let unset = TupleSet::unary(unset.map(|(_, atom)| *atom));
    if unset.is_empty() {
        return vec![];
    }
    let unset = Expr::constant(unset);
    let reads =
        unrolled.all().filter(|(_, s)| matches!(s.action, Action::Read { copy: Copies::Nothing, .. }));
    let seen = |id: StmtId| main.done[id.index()].join(&Expr::from(&main.seen));
    reads.map(|(id, _)| (id, seen(id).intersection(&unset).some())).collect()
}

impl Encoded {
    /// Returns the formulas of the goal, without the demand that every thread runs to its end.
    pub fn goal(
        &self,
        program: &Program,
        unrolled: &Unrolled,
        goal: &Goal,
        observables: &[Observable],
    ) -> Vec<Formula> {
        let (atoms, main) = (&self.atoms, &self.executions[0]);
        let asked = (goal, observables);
        let formulas = goal_formulas(program, unrolled, atoms, main, &self.lowered, asked);
        formulas.into_iter().map(|(_, formula)| formula).collect()
    }

    /// Returns the relations in which two executions must differ to count as different.
    pub fn distinguishing(&self) -> Vec<Relation> {
        let main = &self.executions[0];
        let models = &self.lowered.distinguishing;
        let free = main.free.iter().chain([&main.seen]).chain(&main.choices).chain(models);
        free.cloned().collect()
    }
}

/// The values of registers and memory at the end of the main execution, as expressions of the problem.
pub(crate) struct FinalState<'a> {
    pub program: &'a Program,
    pub unrolled: &'a Unrolled,
    pub atoms: &'a Atoms,
    pub main: &'a Execution,
    pub lowered: &'a Lowered,
    /// The observables that propositions speak of, by number.
    pub observables: &'a [Observable],
}

impl FinalState<'_> {
    /// Returns the value of the observable of this number.
    fn value_of(&self, id: ObservableId) -> Bv {
        self.value(&self.observables[id.index()])
    }

    /// Returns the bit-vector of an observable's value at the end of the main execution.
    pub fn value(&self, observable: &Observable) -> Bv {
        match observable {
            Observable::Register { thread, reg, bits } => match self.unrolled.final_reg(*thread, *reg) {
                Some(value) => self.main.terms.word(value.term).extract(0, *bits),
                None => Bv::constant(*bits, 0),
            },
            Observable::Memory(cell) => self.memory(*cell),
        }
    }

    /// Returns the formula that is true if the main execution determines an observable's final value. Under
    /// models without a coherence order, the last write of a location is chosen only if the goal depends on
    /// it.
    pub fn is_known(&self, observable: &Observable) -> Formula {
        match observable {
            Observable::Register { .. } => Formula::constant(true),
            Observable::Memory(cell) => match self.last_writes(*cell) {
                Some(writes) => writes.some(),
                None => Formula::constant(true),
            },
        }
    }

    /// Returns the final writes of a location; `None` if nothing accesses it.
    fn last_writes(&self, cell: Loc) -> Option<Expr> {
        let (place, last) = (self.atoms.locations.get(&cell)?, self.lowered.let_("final", None)?);
        let here = self.main.primitive(fencepost_rml::Primitive::At).join(&Expr::atom(*place));
        Some(here.intersection(&last))
    }

    fn memory(&self, cell: Loc) -> Bv {
        let bits = cell.size.bits();
        let Some(writes) = self.last_writes(cell) else {
            return Bv::constant(bits, mask(bits, Memory::initial(self.program, cell)));
        };
        let value = writes.join(&Expr::from(&self.main.val));
        Bv::from_set(&value, self.atoms.bits[..bits as usize].to_vec())
    }

    /// Returns the formula that is true if a proposition holds at the end of the main execution.
    pub fn prop(&self, prop: &Prop) -> Formula {
        match prop {
            Prop::True => Formula::constant(true),
            Prop::False => Formula::constant(false),
            Prop::Eq(left, Rhs::Const(value)) => {
                let left = self.value_of(*left);
                left.eq(&Bv::constant(left.width(), *value))
            }
            Prop::Eq(left, Rhs::Observable(right)) => {
                let (left, right) = (self.value_of(*left), self.value_of(*right));
                let width = left.width().max(right.width());
                left.zext(width).eq(&right.zext(width))
            }
            Prop::Not(inner) => self.prop(inner).not(),
            Prop::And(all) => Formula::all_of(all.iter().map(|p| self.prop(p))),
            Prop::Or(all) => Formula::any_of(all.iter().map(|p| self.prop(p))),
            Prop::Implies(left, right) => self.prop(left).implies(&self.prop(right)),
        }
    }
}
