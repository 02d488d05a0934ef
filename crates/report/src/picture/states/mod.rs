//! Draws a small state space: states in layers by how many steps they are from the first.
//!
//! - `layout.rs`: layers, the order in each, and the curves of the steps
//! - `dot.rs`, `svg.rs`, `html.rs`: the formats

mod dot;
mod html;
mod layout;
mod svg;

use super::Format;
use crate::text::fit::clean;
use crate::{Outcome, StateDiagram, StateKind, StepOrder};
use std::collections::BTreeMap;

/// A state space to draw, with the title and the lines above the picture.
#[derive(Clone, Debug)]
pub struct StatePicture<'a> {
    /// The headline: the test's or file's name.
    pub title: String,
    /// The line below the headline: the model and the verdict.
    pub subtitle: String,
    /// The condition as written, if there is one.
    pub condition: Option<String>,
    /// The states and steps to draw.
    pub diagram: &'a StateDiagram,
}

impl<'a> StatePicture<'a> {
    /// Makes the picture of the state space of `outcome`, if it has one.
    pub fn of(outcome: &'a Outcome) -> Option<Self> {
        Some(StatePicture {
            title: super::title(outcome),
            subtitle: super::subtitle(outcome),
            condition: outcome.condition.as_ref().map(|c| clean(&c.text)),
            diagram: outcome.details.states()?.diagram.as_ref()?,
        })
    }

    /// Draws the state space in the given format and returns the text of the file.
    pub fn render(&self, format: Format) -> String {
        match format {
            Format::Dot => dot::render(self),
            Format::Svg => svg::render(self),
            Format::Html => html::render(self),
        }
    }
}

/// All steps from one state to another, as one arrow.
struct Arrow {
    from: usize,
    to: usize,
    text: String,
    order: StepOrder,
}

/// Returns the arrows to draw. Steps of states that are not there are left out.
fn arrows(diagram: &StateDiagram) -> Vec<Arrow> {
    let known = diagram.states.len();
    let mut all: BTreeMap<(usize, usize), (Vec<String>, StepOrder)> = BTreeMap::new();
    for step in diagram.steps.iter().filter(|s| s.from < known && s.to < known) {
        let (texts, order) = all.entry((step.from, step.to)).or_default();
        let text = clean(&step.text);
        if !texts.contains(&text) {
            texts.push(text);
        }
        if step.order == StepOrder::Overtakes {
            *order = StepOrder::Overtakes;
        }
    }
    let arrow = |((from, to), (texts, order)): ((usize, usize), (Vec<String>, StepOrder))| Arrow {
        from,
        to,
        text: texts.join(" / "),
        order,
    };
    all.into_iter().map(arrow).collect()
}

/// Lists the sorts of states that occur, but for the ordinary one.
fn kinds(diagram: &StateDiagram) -> Vec<StateKind> {
    let mut kinds: Vec<StateKind> = diagram.states.iter().map(|s| s.kind).collect();
    kinds.sort();
    kinds.dedup();
    kinds.retain(|kind| *kind != StateKind::Inner);
    kinds
}
