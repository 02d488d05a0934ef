//! The actions that each statement may perform.
//!
//! Where one execution is asked about, each statement has an action of its own. Where a model compares
//! executions (the Java memory model's speculations), statements of different branches may perform the *same*
//! action: what is committed by one execution may be done by another statement in the next. This is the
//! `acts` construction of MemSAT (PLDI 2010, Fig. 13): of the statements of a thread that do the same kind of
//! thing to the same memory, the longest list that one path can run names the actions, and each of them may
//! perform any of these.
//!
//! *Relied on*: [`Statement::before`](crate::unroll::Statement), which says which statements share a path.

use crate::unroll::{Action, Memory, Statement, StmtId, Unrolled, Values};
use fencepost_rml::Theory;
use std::collections::{BTreeMap, BTreeSet};

/// For each statement of the unrolled program, the actions that it may perform, each named after a statement;
/// none for statements that no model can refer to.
pub(crate) struct Acts {
    pub of: Vec<Vec<StmtId>>,
}

impl Acts {
    /// Returns the actions (the events of an execution) that each statement of an unrolled program may
    /// perform under a model. Each
    /// statement has its own action, unless the model compares executions; then statements share actions.
    pub fn of(unrolled: &Unrolled, model: &dyn Theory) -> Acts {
        let joins = ["sync", "Spawn", "Join"].into_iter().any(|name| model.mentions(name));
        let mut acts = if model.is_sequence() { Acts::shared(unrolled) } else { Acts::single(unrolled) };
        for (id, statement) in unrolled.all() {
            // A model that knows threads by their order alone does not see which statement starts or awaits
            // them.
            if !joins && matches!(statement.action, Action::Spawn(_) | Action::Join(_)) {
                acts.of[id.index()].clear();
            }
        }
        acts
    }

    /// Gives every statement its own action.
    fn single(unrolled: &Unrolled) -> Acts {
        let own = |(id, s): (StmtId, &Statement)| if is_action(&s.action) { vec![id] } else { vec![] };
        Acts { of: unrolled.all().map(own).collect() }
    }

    /// Lets statements that may do the same share actions.
    fn shared(unrolled: &Unrolled) -> Acts {
        let mut classes: BTreeMap<Key, Vec<StmtId>> = BTreeMap::new();
        for (id, statement) in unrolled.all() {
            if let Some(key) = Key::of(unrolled, statement) {
                classes.entry(key).or_default().push(id);
            }
        }
        let names: Vec<(Key, StmtId)> = classes
            .into_iter()
            .flat_map(|(key, class)| longest(unrolled, &class).into_iter().map(move |id| (key.clone(), id)))
            .collect();
        let of = unrolled.all().map(|(_, statement)| match Key::of(unrolled, statement) {
            None => vec![],
            Some(key) => names.iter().filter(|(other, _)| key.may_be(other)).map(|(_, id)| *id).collect(),
        });
        Acts { of: of.collect() }
    }

    /// Returns whether the statement may perform only one action, and no other statement may perform that
    /// action.
    pub fn is_sole(&self, id: StmtId) -> bool {
        let own = &self.of[id.index()];
        own.len() == 1 && self.of.iter().filter(|acts| acts.contains(&own[0])).count() == 1
    }

    /// Returns the actions of all statements, each as the statement that it is named after.
    pub fn names(&self) -> BTreeSet<StmtId> {
        self.of.iter().flatten().copied().collect()
    }
}

/// Returns whether memory models speak of this action.
fn is_action(action: &Action) -> bool {
    !matches!(action, Action::Other(_))
}

/// The thread, kind and addresses of a statement: statements that agree in these may perform the same action.
#[derive(Clone, PartialEq, Eq, Debug, PartialOrd, Ord)]
struct Key {
    thread: u32,
    kind: String,
    addresses: Vec<u64>,
}

impl Key {
    fn of(unrolled: &Unrolled, statement: &Statement) -> Option<Key> {
        let addresses = |values: &Values| Memory::targets(values);
        let terms = &unrolled.terms;
        let (kind, addresses) = match &statement.action {
            Action::Read { addr, mode, .. } => {
                (format!("read {}", mode.name()), addresses(terms.values(*addr)))
            }
            Action::Write { addr, mode, .. } => {
                (format!("write {}", mode.name()), addresses(terms.values(*addr)))
            }
            Action::Lock { addr, .. } => ("lock".to_owned(), addresses(terms.values(*addr))),
            Action::Unlock { addr, .. } => ("unlock".to_owned(), addresses(terms.values(*addr))),
            Action::Fence(kind) => (format!("fence {}", kind.name()), vec![]),
            Action::External { name } => (format!("special {name}"), vec![]),
            Action::Spawn(child) => (format!("spawn {}", child.0), vec![]),
            Action::Join(child) => (format!("join {}", child.0), vec![]),
            Action::Other(_) => return None,
        };
        Some(Key { thread: statement.thread.0, kind, addresses })
    }

    /// Returns whether statements with these keys may perform the same action.
    fn may_be(&self, other: &Key) -> bool {
        let alike = (self.thread, &self.kind) == (other.thread, &other.kind);
        let meet = || self.addresses.iter().any(|a| other.addresses.contains(a));
        alike && (self.addresses == other.addresses || meet())
    }
}

/// Returns the longest list of these statements that lie on one path of their thread.
fn longest(unrolled: &Unrolled, class: &[StmtId]) -> Vec<StmtId> {
    let mut best: BTreeMap<StmtId, Vec<StmtId>> = BTreeMap::new();
    for id in class {
        let before = &unrolled.statement(*id).before;
        let longest =
            class.iter().filter(|b| before.contains(b)).filter_map(|b| best.get(b)).max_by_key(|l| l.len());
        let mut list = longest.cloned().unwrap_or_default();
        list.push(*id);
        best.insert(*id, list);
    }
    best.into_values().max_by_key(|list| (list.len(), std::cmp::Reverse(list.clone()))).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::unroll::{Limits, Locks, Waiting};
    use fencepost_program::SourceFile;

    fn unrolled(text: &str) -> Unrolled {
        let file = SourceFile::new("T.java", text);
        let unit = fencepost_java::parse(&file, &Default::default()).expect("good Java");
        let limits = Limits { locks: Locks::Actions, waiting: Waiting::Repeats, ..Limits::default() };
        Unrolled::of(&unit.program, &unit.order, &limits, &crate::engine::NoRules, &|| false)
            .expect("it can be followed")
    }

    /// Checks how many statements a thread makes of `body`, and how many actions they share. (Another thread
    /// writes x, so that no branch is known before.)
    fn check(body: &str, statements: usize, actions: usize) {
        let text = &format!(
            "class T {{ static int x, y; static void t1() {{ {body} }} static void t2() {{ x = 1; }} }}"
        );
        let (statements, actions) = (statements + 1, actions + 1);
        let unrolled = unrolled(text);
        let acts = Acts::shared(&unrolled);
        assert_eq!(unrolled.statements.len(), statements, "{text}");
        assert_eq!(acts.names().len(), actions, "{text}");
        // Statements that share a path need as many actions as they are: none may be without one.
        for (id, statement) in unrolled.all() {
            assert!(!acts.of[id.index()].is_empty());
            for other in statement.before.iter() {
                let both: BTreeSet<_> = acts.of[id.index()].iter().chain(&acts.of[other.index()]).collect();
                assert!(both.len() >= 2, "{text}: {id:?} and {other:?} may both run");
            }
        }
    }

    #[test]
    fn branches_share_actions() {
        // Fig. 7 of the paper: the two writes of y are one action.
        check("int r = x; if (r != 0) { y = r; } else { y = 1; }", 3, 2);
    }

    #[test]
    fn one_path_shares_nothing() {
        check("y = 1; y = 2;", 2, 2);
    }

    #[test]
    fn the_longest_path_names_the_actions() {
        check("if (x == 0) { y = 1; y = 2; } else { y = 3; }", 4, 3);
    }

    #[test]
    fn other_locations_are_other_actions() {
        check("if (x == 0) { x = 1; } else { y = 1; }", 3, 3);
    }
}
