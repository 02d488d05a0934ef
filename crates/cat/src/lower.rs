//! Lowers a model to formulas, for the symbolic engine.
//!
//! Terms become expressions of relational logic, node by node. What an execution must be whatever the model
//! (every read sees a write of its location, coherence is a total order, updates are atomic) comes first, as
//! rules with names of their own; they may be part of the reason why something is impossible.
//!
//! *Choices* (`with`) are relations that exist. *Recursion*: a least fixed point is a relation `X` with `F(X)
//! ⊆ X`. That allows larger relations too, but where `X` only makes checks harder (and it is refused where
//! not), there is one with which they hold if and only if they hold with the least.

use crate::model::{Compiled, Goal};
use crate::prepare::{Prepared, races};
use crate::syntax::Test;
use crate::terms::{GroupId, Op, Sort, TermId, VarId};
use crate::together::{self, Ordered};
use crate::{Base, Model};
use fencepost_relational::{Bounds, Expr, Formula, Relation, TupleSet};
use fencepost_rml::{Lowered, Primitive, Rule, Theory, World};
use fencepost_source::{Diagnostic, SourceFile};
use std::collections::{BTreeMap, BTreeSet};

/// A cat model in the form that the symbolic engine takes, ready to be lowered to relational formulas.
#[derive(Debug)]
pub struct CatTheory<'a> {
    model: &'a Model,
    compiled: &'a Compiled,
    prepared: &'a Prepared,
}

impl Model {
    /// Returns the model in the form that the symbolic engine takes, or a message if the text cannot be put
    /// into formulas. The work is done at the first call.
    pub fn theory(&self) -> Result<CatTheory<'_>, String> {
        let prepared = self.prepared().as_ref().map_err(Clone::clone)?;
        let compiled = self
            .compiled()
            .ok_or_else(|| format!("the model {} cannot be put into formulas", self.name()))?;
        Ok(CatTheory { model: self, compiled, prepared })
    }
}

impl Theory for CatTheory<'_> {
    fn name(&self) -> &str {
        self.model.name()
    }

    fn text(&self) -> &str {
        self.model.text()
    }

    fn rules(&self) -> &[Rule] {
        &self.prepared.rules
    }

    fn is_sequence(&self) -> bool {
        false
    }

    fn mentions(&self, primitive: &str) -> bool {
        self.prepared.mentioned.contains(primitive)
    }

    fn defines(&self, name: &str) -> bool {
        name == "final" || (name == "race" && !races(self.compiled).is_empty())
    }

    fn one_event_update(&self) -> Option<&(SourceFile, Diagnostic)> {
        self.model.one_event_updates().first().map(|place| &**place)
    }

    fn lower(&self, world: &dyn World, bounds: &mut Bounds) -> Lowered {
        Lowerer::new(self, world, bounds).all()
    }
}

struct Lowerer<'a> {
    theory: &'a CatTheory<'a>,
    world: &'a dyn World,
    bounds: &'a mut Bounds,
    /// The executed actions.
    all: Expr,
    made: BTreeMap<TermId, Expr>,
    relations: BTreeMap<(String, Option<usize>), Relation>,
    /// The relation of the problem for the order that each `with` chooses.
    choices: BTreeMap<VarId, Relation>,
    /// The recursive definitions that are still to be stated as formulas.
    groups: BTreeSet<GroupId>,
    given: Vec<Formula>,
    co: Option<Relation>,
    last: Option<Relation>,
}

impl<'a> Lowerer<'a> {
    fn new(theory: &'a CatTheory<'a>, world: &'a dyn World, bounds: &'a mut Bounds) -> Self {
        let all = world.primitive(Primitive::Executed, None);
        let mut lowerer = Lowerer {
            theory,
            world,
            bounds,
            all,
            made: BTreeMap::new(),
            relations: BTreeMap::new(),
            choices: BTreeMap::new(),
            groups: BTreeSet::new(),
            given: vec![],
            co: None,
            last: None,
        };
        let writes = world.upper(Primitive::Write);
        let narrowed = world.skeleton().map(|skeleton| together::narrowed(theory.compiled, skeleton));
        if let (Some(narrowed), Some(skeleton)) = (&narrowed, world.skeleton())
            && let Some(upper) = lowerer.bounds.upper(&skeleton.seen)
        {
            let upper = together::without(upper, &narrowed.seen);
            lowerer.bounds.bound(&skeleton.seen, TupleSet::new(2), upper);
        }
        if theory.prepared.has_co {
            let upper = pairs_of(&writes);
            let upper = narrowed.map_or(upper.clone(), |narrowed| together::without(&upper, &narrowed.co));
            lowerer.co = Some(lowerer.relation("co", upper));
        } else {
            lowerer.last = Some(lowerer.relation("final", writes));
        }
        lowerer
    }

    /// Creates a relation of the problem, with an upper bound.
    fn relation(&mut self, name: &str, upper: TupleSet) -> Relation {
        let relation = Relation::new(name.to_owned(), upper.arity());
        self.bounds.bound(&relation, TupleSet::new(upper.arity()), upper);
        self.relations.insert((name.to_owned(), None), relation.clone());
        relation
    }

    fn all(mut self) -> Lowered {
        let compiled = self.theory.compiled;
        let own: Vec<Formula> =
            compiled.checks[..compiled.axioms].iter().map(|(_, goal)| self.goal(goal)).collect();
        let last = self.last_writes();
        let mut formulas = self.wellformed(last.as_ref());
        formulas.extend(own);
        let race = races(compiled).into_iter().map(|term| self.term(term)).collect::<Vec<_>>();
        self.define();
        let mut lets = BTreeMap::new();
        // For pictures, which show the coherence order of an execution.
        if let Some(co) = &self.co {
            lets.insert(("co".to_owned(), None), Expr::from(co));
        }
        if let Some(last) = last {
            lets.insert(("final".to_owned(), None), last);
        }
        if !race.is_empty() {
            lets.insert(("race".to_owned(), None), Expr::union_all(2, race));
        }
        let rules = formulas.into_iter().enumerate().collect();
        let distinguishing = self.co.iter().cloned().collect();
        Lowered::new(rules, self.relations, lets).with_given(self.given).with_distinguishing(distinguishing)
    }

    fn goal(&mut self, goal: &Goal) -> Formula {
        // Where rules can be left out, formulas stay as the text has them: the core depends on their form.
        let together = self.world.skeleton().is_some();
        let holds = match goal.test {
            Test::Acyclic => match self.in_order(goal.term) {
                Some(ordered) => ordered.acyclic(),
                None => self.term(goal.term).acyclic(),
            },
            Test::Irreflexive => match self.theory.compiled.terms.op(goal.term) {
                // Of a composition only the steps that lead back are needed, not all that two steps make.
                Op::Seq(a, b) if together => self.term(a).intersection(&self.term(b).transpose()).no(),
                _ => self.term(goal.term).irreflexive(),
            },
            Test::Empty => match self.theory.compiled.terms.op(goal.term) {
                // Few pairs are halves of an update: what follows a read that is one is less than `a; b`.
                Op::Inter(x, y) if together => {
                    match self.update_and_path(x, y).or_else(|| self.update_and_path(y, x)) {
                        Some((rmw, a, b)) => rmw.transpose().join(&a).intersection(&b.transpose()).no(),
                        None => self.term(goal.term).no(),
                    }
                }
                _ => self.term(goal.term).no(),
            },
        };
        if goal.negated { holds.not() } else { holds }
    }

    /// Returns `rmw`, `a` and `b` if the two terms are `rmw` and `a; b`.
    fn update_and_path(&mut self, x: TermId, y: TermId) -> Option<(Expr, Expr, Expr)> {
        let terms = &self.theory.compiled.terms;
        match (terms.op(x), terms.op(y)) {
            (Op::Base(Base::Rmw), Op::Seq(a, b)) => Some((self.term(x), self.term(a), self.term(b))),
            _ => None,
        }
    }

    /// Returns a union that contains program order with the constant order of the program's shape in its
    /// place, which relates actions that are not executed, too. `None` if that is not known, or the term does
    /// not contain program order.
    fn in_order(&mut self, term: TermId) -> Option<Expr> {
        let skeleton = self.world.skeleton()?;
        let Ordered { order, others } = together::in_order(&self.theory.compiled.terms, skeleton, term)?;
        let order = Expr::constant(order.clone());
        let others: Vec<Expr> = others.into_iter().map(|term| self.term(term)).collect();
        Some(Expr::union_all(2, std::iter::once(order).chain(others)))
    }

    /// Returns the transitive closure of a term.
    fn closure(&mut self, term: TermId) -> Expr {
        if let Some(ordered) = self.in_order(term) {
            return ordered.closure().intersection(&self.all.product(&self.all));
        }
        if self.world.skeleton().is_some() && together::is_eco(&self.theory.compiled.terms, term) {
            // Each read sees one write, and `co` is transitive: `rf; fr` is within `co`, and two steps do.
            let (rf, co) = (self.base(Base::Rf), self.base(Base::Co));
            let fr = rf.transpose().join(&co).difference(&Expr::iden());
            let to_write = co.union(&fr);
            return Expr::union_all(2, [rf.clone(), to_write.clone(), to_write.join(&rf)]);
        }
        self.term(term).closure()
    }

    /// Returns the expression of the writes that are last at their locations; `None` if neither `co` nor the
    /// text determines them.
    fn last_writes(&mut self) -> Option<Expr> {
        match (&self.co, &self.last) {
            (Some(co), _) => {
                let co = Expr::from(co);
                let writes = self.base(Base::Write);
                Some(writes.difference(&co.join(&self.all)))
            }
            (None, last) => last.as_ref().map(Expr::from),
        }
    }

    /// Returns the formulas that every execution satisfies, in the order of the rules.
    fn wellformed(&mut self, last: Option<&Expr>) -> Vec<Formula> {
        let [rf, loc, rmw] = [Base::Rf, Base::Loc, Base::Rmw].map(|base| self.base(base));
        let [r, w, init] = [Base::Read, Base::Write, Base::Init].map(|base| self.base(base));
        let seen = self.world.primitive(Primitive::Seen, None);
        let reads_one = {
            // Some write for each, and no two for any.
            let some = r.in_(&seen.join(&self.all));
            let lone = seen.transpose().join(&seen).in_(&Expr::iden());
            some.and(&lone)
        };
        // Of several initial writes of a location, those that come later in the thread that initialises
        // count.
        let order = self.world.primitive(Primitive::Po, None);
        let overwritten = order.intersection(&loc).intersection(&init.product(&init));
        let stale = rf.intersection(&overwritten.join(&self.all).product(&self.all)).no();
        let reads_here = rf.in_(&loc.intersection(&w.product(&r))).and(&stale);
        let mut formulas = vec![reads_one, reads_here];
        if let Some(co) = self.co.as_ref().map(Expr::from) {
            let same = loc.intersection(&w.product(&w)).difference(&Expr::iden());
            formulas.push(co.union(&co.transpose()).eq(&same));
            formulas.push(co.join(&co).in_(&co));
            let later = self.all.difference(&init);
            formulas.push(co.intersection(&later.product(&init)).no().and(&overwritten.in_(&co)));
            let fr = rf.transpose().join(&co).difference(&Expr::iden());
            // An update comes right after the write that it sees.
            let between = match self.world.skeleton() {
                Some(_) => rmw.transpose().join(&fr).intersection(&co.transpose()),
                None => rmw.intersection(&fr.join(&co)),
            };
            formulas.push(rmw.in_(&fr).and(&between.no()));
        } else {
            let updates = rmw.join(&self.all);
            let both = seen.join(&rf).intersection(&updates.product(&updates));
            let of_itself = rmw.intersection(&rf.transpose());
            formulas.push(both.in_(&Expr::iden()).and(&of_itself.no()));
            if let Some(last) = last {
                let may = self.may_be_last();
                // (A question about a location's final value demands that there is one.)
                let once = loc.intersection(&last.product(last)).in_(&Expr::iden());
                formulas.push(last.in_(&may).and(&once));
            }
        }
        formulas
    }

    /// Returns, where there is no coherence order, the writes that may be last, as the text has it in `FW`;
    /// or those that nothing overwrites except writes that do not know of them.
    fn may_be_last(&mut self) -> Expr {
        if let Some(term) = self.theory.compiled.last_writes {
            return self.term(term);
        }
        let [po, rf, sync, loc] = [Base::Po, Base::Rf, Base::Sync, Base::Loc].map(|base| self.base(base));
        let [w, init] = [Base::Write, Base::Init].map(|base| self.base(base));
        let known = po.union(&rf).union(&sync).closure().union(&init.product(&w.difference(&init)));
        // On a cycle each comes before the others: then none of them counts as overwritten by another.
        let settled = known.difference(&known.transpose());
        let overwritten = settled.intersection(&loc).intersection(&w.product(&w));
        w.difference(&overwritten.join(&self.all))
    }

    fn term(&mut self, term: TermId) -> Expr {
        if let Some(made) = self.made.get(&term) {
            return made.clone();
        }
        let terms = &self.theory.compiled.terms;
        let sort = terms.sort(term);
        let arity = if sort == Sort::Set { 1 } else { 2 };
        let expr = match terms.op(term) {
            Op::Base(base) => self.base(base),
            Op::Empty => Expr::none(arity),
            Op::Universe => self.everything(sort),
            Op::Id => identity_on(&self.all),
            Op::Union(a, b) => self.term(a).union(&self.term(b)),
            Op::Inter(a, b) => self.term(a).intersection(&self.term(b)),
            Op::Diff(a, b) => self.term(a).difference(&self.term(b)),
            Op::Compl(a) => self.everything(sort).difference(&self.term(a)),
            Op::Seq(a, b) => self.term(a).join(&self.term(b)),
            Op::Before(s, r) => self.term(r).intersection(&self.term(s).product(&self.all)),
            Op::After(r, s) => {
                let set = self.term(s);
                let to = self.all.product(&set);
                self.term(r).intersection(&to)
            }
            Op::Product(s, t) => self.term(s).product(&self.term(t)),
            Op::Inverse(r) => self.term(r).transpose(),
            Op::Plus(r) => self.closure(r),
            Op::IdOn(s) => identity_on(&self.term(s)),
            Op::Domain(r) => self.term(r).join(&self.all),
            Op::Range(r) => {
                let relation = self.term(r);
                self.all.join(&relation)
            }
            Op::Var(var) => Expr::from(&self.choice(var)),
            Op::Rec(group, number) | Op::Fix(group, number) => {
                self.groups.insert(group);
                let name = format!("rec-{}-{number}", group.0);
                let relation = match self.relations.get(&(name.clone(), None)) {
                    Some(relation) => relation.clone(),
                    None => {
                        let all = self.world.upper(Primitive::Executed);
                        self.relation(&name, if arity == 1 { all } else { all.product(&all) })
                    }
                };
                Expr::from(&relation)
            }
            Op::Constant(_) | Op::Class(_) => {
                unreachable!("only in texts that are read anew for every execution, which are refused")
            }
        };
        self.made.insert(term, expr.clone());
        expr
    }

    fn everything(&self, sort: Sort) -> Expr {
        match sort {
            Sort::Set => self.all.clone(),
            Sort::Rel => self.all.product(&self.all),
        }
    }

    fn choice(&mut self, var: VarId) -> Relation {
        if let Some(made) = self.choices.get(&var) {
            return made.clone();
        }
        let upper = self.upper(self.theory.compiled.terms.choice(var).set);
        let relation = self.relation(&format!("with-{}", var.0), pairs_of(&upper));
        self.choices.insert(var, relation.clone());
        relation
    }

    /// Returns a set of atoms that contains the set in every execution.
    fn upper(&self, set: TermId) -> TupleSet {
        let terms = &self.theory.compiled.terms;
        match terms.op(set) {
            Op::Base(Base::Read | Base::Locked) => self.world.upper(Primitive::Read),
            Op::Base(Base::Write) => self.world.upper(Primitive::Write),
            Op::Base(Base::Fence) => self.world.upper(Primitive::Fence),
            Op::Union(a, b) => self.upper(a).union(&self.upper(b)),
            Op::Diff(a, _) => self.upper(a),
            Op::Domain(r) if matches!(terms.op(r), Op::Base(Base::Rmw)) => self.world.upper(Primitive::Read),
            _ => self.world.upper(Primitive::Executed),
        }
    }

    /// States the formulas for all choices and recursive definitions that were met. (Stating it may lead to
    /// others.)
    fn define(&mut self) {
        let (mut choices, mut groups) = (BTreeSet::new(), BTreeSet::new());
        loop {
            let var = self.choices.keys().copied().find(|var| !choices.contains(var));
            let group = self.groups.iter().copied().find(|group| !groups.contains(group));
            match (var, group) {
                (Some(var), _) => {
                    choices.insert(var);
                    self.order(var);
                }
                (None, Some(group)) => {
                    groups.insert(group);
                    self.recur(group);
                }
                (None, None) => return,
            }
        }
    }

    /// States that a choice is a total order of its set that contains its base relation.
    fn order(&mut self, var: VarId) {
        let choice = self.theory.compiled.terms.choice(var);
        let (set, base) = (self.term(choice.set), self.term(choice.base));
        let order = Expr::from(&self.choices[&var]);
        let mut here = set.product(&set);
        if choice.per_location {
            here = here.intersection(&self.base(Base::Loc));
        }
        self.given.push(order.union(&order.transpose()).eq(&here.difference(&Expr::iden())));
        self.given.push(order.join(&order).in_(&order));
        self.given.push(order.intersection(&order.transpose()).no());
        self.given.push(base.intersection(&here).in_(&order));
    }

    /// Adds the constraint that each name of a recursive definition contains the value of its right side.
    fn recur(&mut self, group: GroupId) {
        let bodies = self.theory.compiled.terms.bodies(group).to_vec();
        // All of them first: one may be the first to use another.
        let made: Vec<Expr> = bodies.into_iter().map(|body| self.term(body)).collect();
        for (number, made) in made.into_iter().enumerate() {
            // (No term may use this one, not even the others of the group.)
            if let Some(relation) = self.relations.get(&(format!("rec-{}-{number}", group.0), None)) {
                self.given.push(made.in_(&Expr::from(relation)));
            }
        }
    }

    /// Returns the expression for a given set or relation.
    fn base(&mut self, base: Base) -> Expr {
        let of = |primitive| self.world.primitive(primitive, None);
        let executed = |primitive| self.all.intersection(&of(primitive));
        let init = || executed(Primitive::Init);
        let [acq, rel, sc] = [Primitive::Acq, Primitive::Rel, Primitive::Sc];
        match base {
            Base::Read => executed(Primitive::Read),
            Base::Write => executed(Primitive::Write),
            Base::Fence => executed(Primitive::Fence),
            Base::Init => init().intersection(&of(Primitive::Write)),
            Base::Update => {
                let rmw = of(Primitive::Rmw);
                rmw.join(&self.all).union(&self.all.join(&rmw))
            }
            Base::Locked => executed(Primitive::Locked),
            Base::Na => executed(Primitive::Na),
            Base::Rlx => {
                let stronger = of(acq).union(&of(rel)).union(&of(sc));
                let fences = of(Primitive::StoreStore).union(&of(Primitive::LoadLoad));
                executed(Primitive::Rlx).difference(&stronger).difference(&fences)
            }
            Base::Acq => executed(acq).difference(&of(rel)).difference(&of(sc)),
            Base::Rel => executed(rel).difference(&of(acq)).difference(&of(sc)),
            Base::AcqRel => executed(acq).intersection(&of(rel)).difference(&of(sc)),
            Base::Sc => executed(sc),
            Base::StoreStore => executed(Primitive::StoreStore),
            Base::LoadLoad => executed(Primitive::LoadLoad),
            Base::Spawn => executed(Primitive::Spawn),
            Base::Join => executed(Primitive::Join),
            Base::Po => {
                let init = init();
                of(Primitive::Po).difference(&init.product(&init))
            }
            Base::Rf => of(Primitive::Seen).transpose(),
            Base::Co => match &self.co {
                Some(co) => Expr::from(co),
                None => Expr::none(2),
            },
            Base::Loc => {
                let at = of(Primitive::At);
                at.join(&at.transpose())
            }
            Base::Int => {
                let (thread, init) = (of(Primitive::ThreadOf), init());
                let same = thread.join(&thread.transpose());
                let same = same.intersection(&self.all.product(&self.all));
                same.difference(&init.product(&init)).union(&identity_on(&init))
            }
            Base::Rmw => of(Primitive::Rmw),
            Base::Sync => of(Primitive::Sync),
            Base::Addr => of(Primitive::Addr),
            // The relation of an update's write to its own read is `rmw`; it does not count as a dependency.
            Base::Data => of(Primitive::Data).difference(&of(Primitive::Rmw)),
            Base::Ctrl => of(Primitive::Ctrl).difference(&of(Primitive::Rmw)),
        }
    }
}

fn identity_on(set: &Expr) -> Expr {
    Expr::iden().intersection(&set.product(set))
}

/// Returns all pairs of different members.
fn pairs_of(set: &TupleSet) -> TupleSet {
    let all = set.product(set);
    TupleSet::pairs(all.iter().filter(|pair| pair[0] != pair[1]).map(|pair| (pair[0], pair[1])))
}
