//! The executions as a model sees them.

use super::atoms::{ActionInfo, ActionKind, Atoms};
use super::execution::{Execution, Parts};
use super::skeleton::skeleton;
use crate::unroll::{Action, Statement, Update};
use fencepost_program::FenceKind;
use fencepost_relational::{Atom, Expr, TupleSet};
use fencepost_rml::{Primitive, Skeleton, World};
use std::collections::BTreeMap;

/// The executions of the encoded program in the form in which models refer to them.
pub(crate) struct Worlds<'a> {
    pub atoms: &'a Atoms,
    /// The main execution first.
    pub executions: &'a [Execution],
    /// For E1, E2, …, the index of its execution, so that Ei is `executions[as_which[i - 1]]`.
    pub as_which: &'a [usize],
    constants: BTreeMap<Primitive, TupleSet>,
    skeleton: Option<Skeleton>,
    parts: &'a Parts<'a>,
}

impl<'a> Worlds<'a> {
    /// Wraps executions for models, and computes the primitives that are the same in all of them, such as the
    /// set of reads.
    pub fn new(parts: &'a Parts<'a>, executions: &'a [Execution], as_which: &'a [usize]) -> Worlds<'a> {
        let constants =
            Primitive::all().filter(|p| p.is_constant()).map(|p| (p, constant(parts, p))).collect();
        let skeleton = parts.lines_hold().then(|| skeleton(parts, executions[0].seen.clone()));
        Worlds { atoms: parts.atoms, executions, as_which, constants, skeleton, parts }
    }
}

impl World for Worlds<'_> {
    fn speculations(&self) -> usize {
        self.as_which.len()
    }

    fn primitive(&self, primitive: Primitive, execution: Option<usize>) -> Expr {
        if primitive.is_constant() {
            return Expr::constant(self.constants[&primitive].clone());
        }
        let which = execution.map_or(0, |i| self.as_which[i - 1]);
        self.executions[which].primitive(primitive)
    }

    fn skeleton(&self) -> Option<&Skeleton> {
        self.skeleton.as_ref()
    }

    fn upper(&self, primitive: Primitive) -> TupleSet {
        if primitive.is_constant() {
            return self.constants[&primitive].clone();
        }
        // A model's text has many relations, and each may be all pairs of actions: a search that gives up
        // need not wait for them.
        if (self.parts.reading.give_up)() {
            return TupleSet::new(primitive.arity());
        }
        let actions = self.atoms.actions_where(|_| true);
        match primitive {
            Primitive::Seen => self.parts.seen_upper.clone(),
            Primitive::Val => actions.product(&self.constants[&Primitive::Bit]),
            Primitive::At => actions.product(&self.constants[&Primitive::Location]),
            Primitive::Mon => actions.product(&self.constants[&Primitive::Monitor]),
            _ if primitive.arity() == 2 => actions.product(&actions),
            _ => actions,
        }
    }
}

/// Returns the value of a constant primitive.
fn constant(parts: &Parts<'_>, primitive: Primitive) -> TupleSet {
    let atoms = parts.atoms;
    let statement = |a: &ActionInfo| match a.kind {
        ActionKind::Statement(id) => Some(parts.unrolled.statement(id)),
        _ => None,
    };
    let of_statement = |test: &dyn Fn(&Action) -> bool| {
        atoms.actions_where(|a| statement(a).is_some_and(|s: &Statement| test(&s.action)))
    };
    let set = |all: &mut dyn Iterator<Item = Atom>| TupleSet::unary(all);
    match primitive {
        Primitive::Read => of_statement(&|a| matches!(a, Action::Read { .. })),
        Primitive::Write => {
            let init = atoms.actions_where(|a| matches!(a.kind, ActionKind::Init(_)));
            of_statement(&|a| matches!(a, Action::Write { .. })).union(&init)
        }
        Primitive::Fence => of_statement(&|a| matches!(a, Action::Fence(_))),
        Primitive::Lock => of_statement(&|a| matches!(a, Action::Lock { .. })),
        Primitive::Unlock => of_statement(&|a| matches!(a, Action::Unlock { .. })),
        Primitive::Special => of_statement(&|a| matches!(a, Action::External { .. })),
        Primitive::Spawn => of_statement(&|a| matches!(a, Action::Spawn(_))),
        Primitive::Join => of_statement(&|a| matches!(a, Action::Join(_))),
        Primitive::Start => atoms.actions_where(|a| matches!(a.kind, ActionKind::Start(_))),
        Primitive::End => atoms.actions_where(|a| matches!(a.kind, ActionKind::End(_))),
        Primitive::Init => atoms.actions_where(|a| a.thread.is_none()),
        Primitive::Locked => {
            of_statement(&|a| matches!(a, Action::Read { update, .. } if *update != Update::None))
        }
        Primitive::Update => {
            let writes = of_statement(&|a| matches!(a, Action::Write { update: Some(_), .. }));
            let reads = atoms.actions_where(|a| match a.kind {
                ActionKind::Statement(id) => parts
                    .unrolled
                    .statements
                    .iter()
                    .any(|s| matches!(s.action, Action::Write { update: Some(read), .. } if read == id)),
                _ => false,
            });
            writes.union(&reads)
        }
        Primitive::StoreStore => of_statement(&|a| matches!(a, Action::Fence(FenceKind::StoreStore))),
        Primitive::LoadLoad => of_statement(&|a| matches!(a, Action::Fence(FenceKind::LoadLoad))),
        Primitive::Thread => {
            set(&mut std::iter::once(atoms.init_thread).chain(atoms.threads.iter().copied()))
        }
        Primitive::InitThread => set(&mut std::iter::once(atoms.init_thread)),
        Primitive::Location => set(&mut atoms.locations.values().copied()),
        Primitive::Monitor => set(&mut atoms.monitors.values().copied()),
        Primitive::Bit => set(&mut atoms.bits.iter().copied()),
        Primitive::ThreadOf => {
            TupleSet::pairs(atoms.actions.iter().map(|a| (a.atom, atoms.thread(a.thread))))
        }
        Primitive::ThreadOrder => {
            let order = parts.unrolled.order.iter();
            TupleSet::pairs(order.map(|(a, b)| (atoms.thread(Some(*a)), atoms.thread(Some(*b)))))
        }
        other => unreachable!("{other} differs between executions"),
    }
}
