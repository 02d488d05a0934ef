//! Draws an execution with its cycle.

use super::{Comparison, Difference, Reason};
use crate::picture::{Format, Picture};
use crate::{Edge, EdgeKind, Execution};

impl Difference {
    /// Returns the execution with the steps of the cycle that forbids it added as numbered edges.
    ///
    /// A step of `co` or `fr` takes the place of that edge; `rf` stays, since it says where values come from.
    pub fn pictured(&self) -> Execution {
        let mut execution = self.execution.clone();
        let steps: Vec<_> = match &self.reason {
            Reason::Cycle(steps) => {
                steps.iter().map(|step| (step.from, step.to, step.relation.clone())).collect()
            }
            Reason::Pairs(pairs) => pairs.iter().map(|(a, b)| (*a, *b, "forbidden".to_owned())).collect(),
            Reason::Events(_) | Reason::Nothing => vec![],
        };
        let replaced = |edge: &Edge| {
            matches!(edge.kind, EdgeKind::Co | EdgeKind::Fr)
                && steps.iter().any(|(from, to, relation)| {
                    (edge.from, edge.to) == (*from, *to) && edge.kind.name() == relation
                })
        };
        execution.edges.retain(|edge| !replaced(edge));
        for (number, (from, to, relation)) in (1..).zip(steps) {
            execution.edges.push(Edge::new(from, to, EdgeKind::Other(format!("{number}: {relation}"))));
        }
        execution
    }
}

impl Comparison {
    /// Draws the first execution that only one of the models allows, if there is one.
    pub fn picture(&self, format: Format) -> Option<String> {
        let (side, group, difference) = self.first_difference()?;
        let other = self.sides.iter().find(|other| other.model != side.model)?;
        let axiom = group.axiom.as_deref().map_or(String::new(), |axiom| format!(": {axiom}"));
        let condition = side.condition.as_ref().map(|condition| condition.text.clone());
        let picture = Picture {
            title: self.name().to_owned(),
            subtitle: format!("{} allows it, {} forbids it{axiom}", side.model, other.model),
            condition,
            execution: &difference.pictured(),
        };
        Some(picture.render(format))
    }
}
