//! A world in which all is known: the relations of a candidate of the declarative models.

use fencepost_graph::{EventRef, FenceKind, Label, Relation as Bits};
use fencepost_oracle::declarative::{Candidate, CandidateEvent};
use fencepost_relational::{Atom, Bounds, Expr, Problem, TupleSet, Universe};
use fencepost_rml::{Lowered, Primitive, Theory, World};
use std::collections::BTreeMap;

pub struct Fixed {
    pub universe: Universe,
    pub events: Vec<Atom>,
    tuples: BTreeMap<Primitive, TupleSet>,
}

impl Fixed {
    pub fn new(c: &Candidate) -> Fixed {
        let mut universe = Universe::new();
        let events: Vec<Atom> = c.events.iter().map(|e| universe.add(format!("{:?}", e.name))).collect();
        let mut atoms = |names: Vec<String>| -> BTreeMap<String, Atom> {
            names.into_iter().map(|name| (name.clone(), universe.add(name))).collect()
        };
        let thread = |e: &CandidateEvent| match e.name {
            EventRef::Init(_) => "init".to_string(),
            EventRef::At(thread, _) => format!("{thread:?}"),
        };
        let loc = |e: &CandidateEvent| e.loc().map(|loc| format!("{loc:?}"));
        let mut names: Vec<String> = c.events.iter().map(thread).collect();
        names.push("init".into());
        names.sort();
        names.dedup();
        let threads = atoms(names);
        let mut names: Vec<String> = c.events.iter().filter_map(loc).collect();
        names.sort();
        names.dedup();
        let locs = atoms(names);

        let set = |test: &dyn Fn(&CandidateEvent) -> bool| {
            let with = c.events.iter().zip(&events).filter(|(e, _)| test(e));
            TupleSet::unary(with.map(|(_, atom)| *atom))
        };
        let label = |test: &'static dyn Fn(&Label) -> bool| set(&|e| e.label.as_ref().is_some_and(test));
        let pairs = |r: &Bits| TupleSet::pairs(r.iter().map(|(a, b)| (events[a], events[b])));
        let inside = Bits::filter(c.events.len(), |a, b| c.po.contains(a, b) && c.events[a].label.is_some());
        use Primitive::*;
        let tuples = BTreeMap::from([
            (Executed, set(&|_| true)),
            (Po, pairs(&inside)),
            (Seen, pairs(&c.rf.inverse())),
            (At, {
                let located =
                    c.events.iter().zip(&events).filter_map(|(e, atom)| Some((*atom, locs[&loc(e)?])));
                TupleSet::pairs(located)
            }),
            (Rmw, pairs(&c.rmw)),
            (Sync, pairs(&c.sync)),
            (Addr, pairs(&c.addr)),
            (Data, pairs(&c.data)),
            (Ctrl, pairs(&c.ctrl)),
            (Acq, set(&CandidateEvent::is_acq)),
            (Rel, set(&CandidateEvent::is_rel)),
            (Sc, set(&CandidateEvent::is_sc)),
            (Rlx, set(&CandidateEvent::is_rlx)),
            (Na, set(&CandidateEvent::is_plain)),
            (Read, set(&CandidateEvent::is_read)),
            (Write, set(&CandidateEvent::is_write)),
            (Fence, set(&CandidateEvent::is_fence)),
            (Spawn, label(&|l| matches!(l, Label::Spawn(_)))),
            (Join, label(&|l| matches!(l, Label::Join(_)))),
            (Special, label(&|l| matches!(l, Label::External))),
            (Init, set(&|e| e.label.is_none())),
            (Locked, label(&|l| matches!(l, Label::Read { locked: true, .. }))),
            (
                Update,
                label(&|l| matches!(l, Label::Read { update: true, .. } | Label::Write { update: true, .. })),
            ),
            (StoreStore, label(&|l| matches!(l, Label::Fence(FenceKind::StoreStore)))),
            (LoadLoad, label(&|l| matches!(l, Label::Fence(FenceKind::LoadLoad)))),
            (Thread, TupleSet::unary(threads.values().copied())),
            (InitThread, TupleSet::unary([threads["init"]])),
            (Location, TupleSet::unary(locs.values().copied())),
            (
                ThreadOf,
                TupleSet::pairs(c.events.iter().zip(&events).map(|(e, atom)| (*atom, threads[&thread(e)]))),
            ),
        ]);
        Fixed { universe, events, tuples }
    }

    /// Gives a relation that candidates know nothing of.
    pub fn set(&mut self, primitive: Primitive, pairs: &[(usize, usize)]) {
        let pairs = pairs.iter().map(|(a, b)| (self.events[*a], self.events[*b]));
        self.tuples.insert(primitive, TupleSet::pairs(pairs));
    }

    pub fn pairs(&self, r: &Bits) -> TupleSet {
        TupleSet::pairs(r.iter().map(|(a, b)| (self.events[a], self.events[b])))
    }

    /// Returns the model's formulas for the candidate, with `co` (if the model has one) as the candidate has
    /// it.
    pub fn problem(&self, model: &dyn Theory, co: &Bits) -> (Problem, Lowered) {
        let mut bounds = Bounds::new(self.universe.clone());
        let lowered = model.lower(self, &mut bounds);
        if let Some(relation) = lowered.vars.get(&("co".to_string(), None)) {
            bounds.exactly(relation, self.pairs(co));
        }
        let mut problem = Problem::new(bounds);
        lowered.given.iter().for_each(|formula| problem.assert(formula.clone()));
        for (rule, formula) in &lowered.rules {
            problem.require(model.rules()[*rule].name.as_str(), formula.clone());
        }
        (problem, lowered)
    }
}

impl World for Fixed {
    fn speculations(&self) -> usize {
        0
    }

    fn primitive(&self, primitive: Primitive, _execution: Option<usize>) -> Expr {
        Expr::constant(self.upper(primitive))
    }

    fn upper(&self, primitive: Primitive) -> TupleSet {
        self.tuples.get(&primitive).cloned().unwrap_or_else(|| TupleSet::new(primitive.arity()))
    }
}
