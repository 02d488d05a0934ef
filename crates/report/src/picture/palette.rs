//! Colours and strokes of the relations, and of states and steps.
//!
//! The hues are from Okabe and Ito's set, which people with any common form of colour blindness can tell
//! apart; the strokes differ too, so that a print in black and white can be read.

use crate::derivation::Role;
use crate::{EdgeKind, StateKind, StepOrder};

/// The look of a line in a picture (colour, width and dashes), with its meaning for the legend.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Stroke {
    pub colour: &'static str,
    pub width: f64,
    /// An SVG dash pattern; empty for a solid line.
    pub dash: &'static str,
    /// Graphviz's name for the pattern.
    pub style: &'static str,
    /// The text in a legend.
    pub meaning: &'static str,
}

/// Returns the colour, width and dashes of the edges of a relation.
pub(super) fn stroke(kind: &EdgeKind) -> Stroke {
    let (colour, width, dash, style, meaning) = match kind {
        EdgeKind::Po => ("#555555", 1.0, "", "solid", "program order"),
        EdgeKind::Rf => ("#007A5A", 2.0, "", "solid", "reads from"),
        EdgeKind::Co => ("#0072B2", 1.6, "7 3", "dashed", "coherence (order of writes)"),
        EdgeKind::Fr => ("#C44E00", 1.6, "2 3", "dotted", "from-read (overwritten by)"),
        EdgeKind::Rmw => ("#A6457F", 1.6, "", "bold", "one atomic update"),
        EdgeKind::Start => ("#555555", 1.6, "", "solid", "starts the thread"),
        EdgeKind::Join => ("#555555", 1.6, "", "solid", "waits for the thread's end"),
        EdgeKind::Buffer => ("#0072B2", 1.0, "2 3", "dotted", "waits in the buffer"),
        EdgeKind::Overtakes => ("#C44E00", 1.6, "7 3", "dashed", "overtakes"),
        EdgeKind::Other(_) => ("#8A6100", 1.6, "9 3 2 3", "dashed", ""),
    };
    Stroke { colour, width, dash, style, meaning }
}

/// The SVG attributes of the wide, pale band that is drawn behind the edges of a cycle.
pub(super) const CYCLE: &str =
    "class=\"cycle\" fill=\"none\" stroke=\"#F0E442\" stroke-width=\"10\" stroke-linecap=\"round\"";

/// Returns the SVG attributes for the border of an event's box, heavy if a derivation committed to the event
/// and dashed if it was added later.
pub(super) fn border(role: Option<Role>, colour: &str) -> String {
    match role {
        Some(Role::Committed) => "stroke=\"#111111\" stroke-width=\"3\"".to_owned(),
        Some(Role::Added) => format!("stroke=\"{colour}\" stroke-dasharray=\"4 3\""),
        Some(Role::ReExecuted) | None => format!("stroke=\"{colour}\""),
    }
}

/// Returns the colour, width and dashes of the edges that are steps between states.
pub(super) fn step_stroke(order: StepOrder) -> Stroke {
    let (colour, width, dash, style, meaning) = match order {
        StepOrder::Kept => ("#555555", 1.0, "", "solid", "a step"),
        StepOrder::Overtakes => ("#C44E00", 1.6, "7 3", "dashed", "a step that overtakes an older operation"),
    };
    Stroke { colour, width, dash, style, meaning }
}

/// The look of a state's box in a picture (colours), with its meaning for the legend.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Fill {
    pub fill: &'static str,
    pub border: &'static str,
    /// The text in a legend.
    pub meaning: &'static str,
}

/// Returns the colours of the box of a state of this kind.
pub(super) fn state_fill(kind: StateKind) -> Fill {
    let (fill, border, meaning) = match kind {
        StateKind::Inner => ("#ffffff", "#777777", "state"),
        StateKind::Final => ("#e3f4ec", "#007A5A", "every thread has finished"),
        StateKind::Blocked => ("#f2f2f2", "#888888", "an assumption is false"),
        StateKind::Deadlock => ("#fdf0d5", "#8A6100", "deadlock"),
        StateKind::Error => ("#fbe3dc", "#B02A00", "error"),
    };
    Fill { fill, border, meaning }
}
