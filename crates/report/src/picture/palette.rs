//! Colours and strokes of the relations.
//!
//! The hues are from Okabe and Ito's set, which people with any common form of colour blindness can tell apart; the
//! strokes differ too, so that a print in black and white can be read.

use crate::EdgeKind;

/// How a relation is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Stroke {
    pub colour: &'static str,
    pub width: f64,
    /// An SVG dash pattern; empty for a solid line.
    pub dash: &'static str,
    /// What graphviz calls the pattern.
    pub style: &'static str,
    /// What a legend says.
    pub meaning: &'static str,
}

/// The stroke of a relation.
pub(super) fn stroke(kind: &EdgeKind) -> Stroke {
    let (colour, width, dash, style, meaning) = match kind {
        EdgeKind::Po => ("#555555", 1.0, "", "solid", "program order"),
        EdgeKind::Rf => ("#007A5A", 2.0, "", "solid", "reads from"),
        EdgeKind::Co => ("#0072B2", 1.6, "7 3", "dashed", "coherence (order of writes)"),
        EdgeKind::Fr => ("#C44E00", 1.6, "2 3", "dotted", "from-read (overwritten by)"),
        EdgeKind::Rmw => ("#A6457F", 1.6, "", "bold", "one atomic update"),
        EdgeKind::Start => ("#555555", 1.6, "", "solid", "starts the thread"),
        EdgeKind::Join => ("#555555", 1.6, "", "solid", "waits for the thread's end"),
        EdgeKind::Other(_) => ("#8A6100", 1.6, "9 3 2 3", "dashed", ""),
    };
    Stroke { colour, width, dash, style, meaning }
}
