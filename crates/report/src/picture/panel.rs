//! The graphs of a picture: an execution, and below it those that it was derived from.

use super::Picture;
use crate::cycle::CycleEdges;
use crate::derivation::{Role, Roles};
use crate::order::{Dense, Node};
use crate::{Derivation, DerivationKind, EdgeKind, EventId, Execution};

/// One execution graph of a picture, which may show several below each other.
pub(super) struct Panel<'a> {
    pub execution: &'a Execution,
    /// The line above the graph, if there are several.
    pub heading: Option<&'static str>,
    /// The prefix of the names of its events, so that those of all graphs differ.
    pub prefix: String,
    /// The derivation of the next execution from this one.
    pub next: Option<&'a Derivation>,
    roles: Roles,
    cycle: CycleEdges,
}

/// Returns all execution graphs of a picture, the execution itself first and then those that it was derived
/// from.
pub(super) fn panels<'a>(picture: &Picture<'a>) -> Vec<Panel<'a>> {
    let execution = picture.execution;
    let own = execution.derivation.as_ref().map(|derivation| match derivation.kind {
        DerivationKind::ReExecution => "the execution, which has a cycle",
        DerivationKind::Commitment => "the execution",
    });
    let mut panels = vec![Panel::new(execution, own, String::new(), None)];
    for (i, derivation) in execution.ancestry().enumerate() {
        let heading = match (derivation.kind, i) {
            (DerivationKind::ReExecution, 0) => "the execution that it was derived from",
            (DerivationKind::ReExecution, _) => "which was derived from this one",
            (DerivationKind::Commitment, 0) => "the execution that justifies it",
            (DerivationKind::Commitment, _) => "which is justified by this one",
        };
        panels.push(Panel::new(&derivation.source, Some(heading), format!("s{}-", i + 1), Some(derivation)));
    }
    panels
}

impl<'a> Panel<'a> {
    fn new(
        execution: &'a Execution,
        heading: Option<&'static str>,
        prefix: String,
        next: Option<&'a Derivation>,
    ) -> Self {
        let cycle = CycleEdges::of(&Dense::new(execution), execution);
        Panel { execution, heading, prefix, next, roles: Roles::of(execution, next), cycle }
    }

    /// Returns the role of the event `id` in the derivation that the graph belongs to.
    pub fn role(&self, id: EventId) -> Option<Role> {
        self.roles.role(id)
    }

    /// Returns whether an edge of the graph is part of the execution's cycle.
    pub fn is_on_cycle(&self, from: Node, to: Node, kind: &EdgeKind) -> bool {
        self.cycle.contains(from, to, kind)
    }

    /// Returns whether the graph has an event of that role, initial writes aside.
    pub fn has(&self, role: Role) -> bool {
        let mut events = self.execution.threads.iter().flat_map(|thread| &thread.events);
        events.any(|event| self.role(event.id) == Some(role))
    }
}

/// Returns the roles of events that occur in the graphs, each with its text for the legend.
pub(super) fn meanings(panels: &[Panel<'_>]) -> Vec<(Role, &'static str)> {
    let freed = panels.iter().any(|panel| panel.next.is_some_and(|d| d.kind == DerivationKind::Commitment));
    let committed = match freed {
        true => "committed: done in both executions, where reads may see other writes",
        false => "committed: the same in both executions",
    };
    let all = [
        (Role::Committed, committed),
        (Role::Added, "added later, one event at a time"),
        (Role::ReExecuted, "run again"),
    ];
    all.into_iter().filter(|(role, _)| panels.iter().any(|panel| panel.has(*role))).collect()
}
