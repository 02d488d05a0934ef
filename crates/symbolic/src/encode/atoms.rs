//! The universe: the atoms that relations are about.

use crate::acts::Acts;
use crate::unroll::{Action, Memory, StmtId, Unrolled};
use fencepost_program::{Loc, ThreadId};
use fencepost_relational::{Atom, TupleSet, Universe};
use std::collections::BTreeMap;

/// The kind of an action in an encoded program, such as an initial write or the action of a statement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ActionKind {
    /// The initial write of a location.
    Init(Loc),
    /// The action of a statement, and maybe of other statements that may perform the same.
    Statement(StmtId),
    /// The beginning of a thread; `None`: of the one that initialises.
    Start(Option<ThreadId>),
    /// The end of a thread.
    End(Option<ThreadId>),
}

/// An action that executions of the program may perform, with its thread and its atom in the universe.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ActionInfo {
    /// The kind of action.
    pub kind: ActionKind,
    /// The thread that performs it; `None`: the one that initialises memory.
    pub thread: Option<ThreadId>,
    /// Its atom in the universe.
    pub atom: Atom,
}

/// Whether the beginning and the end of a thread are actions, as some models need.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ends {
    Actions,
    None,
}

/// The universe of a problem, with the atoms of actions, locations, monitors, threads and bits.
pub(crate) struct Atoms {
    pub universe: Universe,
    pub actions: Vec<ActionInfo>,
    /// The atom of each action, by the statement that the action is named after.
    pub by_statement: BTreeMap<StmtId, Atom>,
    pub init: BTreeMap<Loc, Atom>,
    pub locations: BTreeMap<Loc, Atom>,
    pub monitors: BTreeMap<u64, Atom>,
    pub threads: Vec<Atom>,
    pub init_thread: Atom,
    /// The atoms for the places of bits in a number, the lowest first.
    pub bits: Vec<Atom>,
}

impl Atoms {
    /// Makes a universe with the atoms that an unrolled program needs.
    pub fn new(unrolled: &Unrolled, acts: &Acts, ends: Ends) -> Atoms {
        let mut universe = Universe::new();
        let mut actions = vec![];
        let mut action = |universe: &mut Universe, name: String, kind, thread| {
            let atom = universe.add(name);
            actions.push(ActionInfo { kind, thread, atom });
            atom
        };
        if ends == Ends::Actions {
            action(&mut universe, "start0".to_owned(), ActionKind::Start(None), None);
        }
        let mut init = BTreeMap::new();
        for cell in unrolled.memory.cells() {
            let name = format!("init{}", init.len() + 1);
            init.insert(cell, action(&mut universe, name, ActionKind::Init(cell), None));
        }
        if ends == Ends::Actions {
            action(&mut universe, "end0".to_owned(), ActionKind::End(None), None);
        }
        let names = acts.names();
        let mut by_statement = BTreeMap::new();
        for t in (0..unrolled.threads.len() as u32).map(ThreadId) {
            if ends == Ends::Actions {
                action(&mut universe, format!("start{}", t.0 + 1), ActionKind::Start(Some(t)), Some(t));
            }
            let own = names.iter().filter(|id| unrolled.statement(**id).thread == t);
            for (n, id) in own.enumerate() {
                let name = format!("a{}.{}", t.0 + 1, n + 1);
                by_statement.insert(*id, action(&mut universe, name, ActionKind::Statement(*id), Some(t)));
            }
            if ends == Ends::Actions {
                action(&mut universe, format!("end{}", t.0 + 1), ActionKind::End(Some(t)), Some(t));
            }
        }
        let locations =
            unrolled.memory.cells().map(|c| (c, universe.add(format!("loc{:x}", c.addr)))).collect();
        let mut monitors = BTreeMap::new();
        for statement in &unrolled.statements {
            if let Action::Lock { addr, .. } | Action::Unlock { addr, .. } = &statement.action {
                for addr in Memory::targets(unrolled.terms.values(*addr)) {
                    monitors.entry(addr).or_insert_with(|| universe.add(format!("monitor{addr:x}")));
                }
            }
        }
        let init_thread = universe.add("init");
        let threads = (0..unrolled.threads.len()).map(|t| universe.add(format!("thread{}", t + 1))).collect();
        let bits = (0..64).map(|b| universe.add(format!("bit{b}"))).collect();
        Atoms { universe, actions, by_statement, init, locations, monitors, threads, init_thread, bits }
    }

    /// Returns the atom of a thread; `None` is the thread that initialises memory.
    pub fn thread(&self, thread: Option<ThreadId>) -> Atom {
        thread.map_or(self.init_thread, |t| self.threads[t.index()])
    }

    /// Returns the set of the actions of the program for which `test` holds.
    pub fn actions_where(&self, test: impl Fn(&ActionInfo) -> bool) -> TupleSet {
        TupleSet::unary(self.actions.iter().filter(|a| test(a)).map(|a| a.atom))
    }
}
