//! The derivation of an execution with a cycle from another one.

use crate::{EventId, Execution};
use serde::Serialize;
use std::collections::HashMap;

/// The derivation of an execution with a cycle from another execution, its *source*. Some events of the
/// source were committed to, and the rest was run again.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Derivation {
    /// The meaning of being committed to.
    #[serde(skip_serializing_if = "DerivationKind::is_re_execution")]
    pub kind: DerivationKind,
    /// The execution that it was derived from; with a derivation of its own if it has a cycle, too.
    pub source: Execution,
    /// The events that are the same in both.
    pub committed: Vec<Committed>,
    /// The other events that the cycle needs: they were run again. Events that are neither here nor committed
    /// were added later, one at a time, as in any execution.
    pub re_executed: Vec<EventId>,
}

/// The meaning of committed events in a derivation, which XMM and the Java memory model define differently.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum DerivationKind {
    /// Committed reads saw in the source what they see here (XMM).
    #[default]
    ReExecution,
    /// Committed writes write here what they wrote in the source; committed reads are free to see one of
    /// these, which they may not have done in the source (the Java memory model).
    Commitment,
}

impl DerivationKind {
    fn is_re_execution(&self) -> bool {
        *self == DerivationKind::ReExecution
    }
}

/// An event that a derivation committed to, in the derived execution and in its source.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Committed {
    /// The event in the execution with the cycle.
    pub event: EventId,
    /// The same event in the source.
    pub source: EventId,
}

/// The role of an event in a derivation, such as committed or run again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    /// The event is in both executions.
    Committed,
    /// The event was run again.
    ReExecuted,
    /// The event was added later.
    Added,
}

/// The roles that the events of an execution have in a derivation, for those events that have one.
#[derive(Clone, Debug, Default)]
pub(crate) struct Roles {
    known: HashMap<EventId, Role>,
    other: Option<Role>,
}

impl Roles {
    /// Finds the roles of the events of an execution. They are those of its own derivation, if it has one; if
    /// another execution was derived from it by `next`, the events that that one committed to.
    pub fn of(execution: &Execution, next: Option<&Derivation>) -> Self {
        let mut roles = Roles::default();
        match (next, &execution.derivation) {
            (Some(next), _) => {
                roles.known.extend(next.committed.iter().map(|c| (c.source, Role::Committed)));
            }
            (None, Some(own)) => {
                roles.known.extend(own.re_executed.iter().map(|id| (*id, Role::ReExecuted)));
                roles.known.extend(own.committed.iter().map(|c| (c.event, Role::Committed)));
                let init = execution.init.iter().map(|event| (event.id, Role::ReExecuted));
                roles.known.extend(init);
                roles.other = Some(Role::Added);
            }
            (None, None) => {}
        }
        roles
    }

    /// Returns the role that the event `id` has in the derivation, if it has one.
    pub fn role(&self, id: EventId) -> Option<Role> {
        self.known.get(&id).copied().or(self.other)
    }

    /// Returns the events that a derivation committed to.
    pub fn committed(&self) -> impl Iterator<Item = EventId> {
        self.known.iter().filter(|(_, role)| **role == Role::Committed).map(|(id, _)| *id)
    }
}

impl Execution {
    /// Returns the derivation of this execution, that of the execution it was derived from, and so on.
    pub(crate) fn ancestry(&self) -> impl Iterator<Item = &Derivation> {
        std::iter::successors(self.derivation.as_deref(), |d| d.source.derivation.as_deref())
    }
}
