//! Draws an execution, or a small state space: DOT for graphviz, SVG and HTML that need no other program.
//!
//! - `layout.rs`: threads as columns, initial writes on top, events in rows such that arrows mostly go down
//!   or sideways
//! - `plan.rs`: which way each edge goes: straight, around the side, through a gutter, or along a channel
//! - `route.rs`: the curves, and the arrow heads that end at boxes
//! - `label.rs`: where each edge's name goes, away from boxes and other names
//! - `geometry.rs`, `palette.rs`, `escape.rs`: points and paths, colours, and text in XML and DOT
//! - `condense.rs`: what a long execution leaves out
//! - `panel.rs`: the graphs of a picture: an execution with a cycle comes with those that it was derived from
//! - `legend.rs`: what lines and boxes mean
//! - `svg.rs`, `html.rs`, `dot.rs`: the formats
//! - `states/`: the same for a state space: states in layers by their distance from the first
//!
//! SVG and HTML share one layout; graphviz makes its own from the same boxes and edges. Two kinds of edge are
//! not drawn because they follow from others: coherence from an initial write (it comes before every write to
//! its location) and coherence edges that others imply.

mod condense;
mod dot;
mod escape;
mod geometry;
mod html;
mod label;
mod layout;
mod legend;
mod palette;
mod panel;
mod plan;
mod route;
mod states;
mod svg;

pub(crate) use escape::xml;
pub use states::StatePicture;

use crate::order::{Column, Dense, Node};
use crate::text::fit::{clean, shorten};
use crate::{ConditionReport, EdgeKind, Execution, Outcome, Verdict, short_names};
use std::collections::{HashMap, HashSet};

/// The file format of a picture (DOT, SVG or HTML).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// Graphviz.
    Dot,
    /// A standalone image.
    Svg,
    /// One self-contained page: the image, the final state and a table of events.
    Html,
}

impl Format {
    /// Returns the picture format of files with this extension (given without the dot).
    pub fn from_extension(extension: &str) -> Option<Self> {
        match extension.to_ascii_lowercase().as_str() {
            "dot" | "gv" => Some(Format::Dot),
            "svg" => Some(Format::Svg),
            "html" | "htm" => Some(Format::Html),
            _ => None,
        }
    }
}

/// An execution to draw, with the title and the lines above the picture.
#[derive(Clone, Debug)]
pub struct Picture<'a> {
    /// The headline: the test's or file's name.
    pub title: String,
    /// The line below the headline: the model and the verdict.
    pub subtitle: String,
    /// The condition as written, if there is one.
    pub condition: Option<String>,
    /// The execution to draw.
    pub execution: &'a Execution,
}

impl<'a> Picture<'a> {
    /// Makes the picture of the given execution of `outcome`.
    pub fn new(outcome: &Outcome, execution: &'a Execution) -> Self {
        Picture {
            title: title(outcome),
            subtitle: subtitle(outcome),
            condition: outcome.condition.as_ref().map(|c| clean(&c.text)),
            execution,
        }
    }

    /// Makes the picture of the execution of `outcome` that is most worth showing, if it has one.
    pub fn of(outcome: &'a Outcome) -> Option<Self> {
        Some(Picture::new(outcome, outcome.pictured()?))
    }

    /// Draws the execution in the given format and returns the text of the file.
    pub fn render(&self, format: Format) -> String {
        let condensed = condense::condensed(self.execution);
        let execution = condensed.as_ref().unwrap_or(self.execution);
        let picture = Picture { execution, ..self.clone() };
        match format {
            Format::Dot => dot::render(&picture),
            Format::Svg => svg::render(&picture),
            Format::Html => html::render(&picture),
        }
    }

    /// Formats the final values on one line.
    fn final_line(&self) -> String {
        let values = self.execution.final_values.iter();
        values.map(|(name, value)| clean(&format!("{name}={value}"))).collect::<Vec<_>>().join("; ")
    }
}

/// Returns the headline of a picture.
fn title(outcome: &Outcome) -> String {
    shorten(&clean(outcome.name()), 100)
}

/// Returns the line below the headline: the model and the verdict.
fn subtitle(outcome: &Outcome) -> String {
    let model = clean(&outcome.model);
    let answer = match (outcome.verdict(), outcome.condition.as_ref().map(ConditionReport::holds)) {
        (_, Some(Some(true))) => "the condition holds",
        (_, Some(Some(false))) => "the condition does not hold",
        (_, Some(None)) => "no answer",
        (Verdict::Ok, None) => "no error",
        (Verdict::Violation, None) => "error",
        (Verdict::Unknown, None) => "no error found",
    };
    let error = outcome.errors.first().filter(|_| outcome.condition.is_none());
    let error = error.map(|e| format!(": {}", clean(&e.message))).unwrap_or_default();
    shorten(&format!("{model}: {answer}{error}"), 120)
}

/// The short names of the files of an execution; empty if it has only one.
type FileNames = HashMap<String, String>;

/// Returns the short names of the files that the events of an execution come from.
fn file_names(execution: &Execution) -> FileNames {
    let mut files: Vec<&str> =
        execution.events().filter_map(|event| Some(event.source.as_ref()?.file.as_str())).collect();
    files.sort_unstable();
    files.dedup();
    if files.len() < 2 {
        return FileNames::new();
    }
    files.iter().map(|file| (*file).to_owned()).zip(short_names(&files)).collect()
}

/// Returns the second line of a box: the place and the statement.
fn statement(event: &crate::Event, files: &FileNames) -> Option<String> {
    let source = event.source.as_ref()?;
    let place = match files.get(&source.file) {
        Some(file) => format!("{file}:{}", source.line),
        None => format!("line {}", source.line),
    };
    Some(clean(&format!("{place}: {}", source.text)).trim_end_matches(':').to_owned())
}

/// Returns the edges to draw: those given without those that others imply, and program order between
/// neighbours.
fn drawn(dense: &Dense<'_>) -> Vec<(Node, Node, EdgeKind)> {
    let co: HashSet<(Node, Node)> =
        dense.edges.iter().filter(|e| *e.2 == EdgeKind::Co).map(|e| (e.0, e.1)).collect();
    let mut after: Vec<Vec<Node>> = vec![Vec::new(); dense.events.len()];
    for &(a, b) in &co {
        after[a.0].push(b);
    }
    let implied = |a: Node, b: Node| {
        dense.column(a) == Column::Init
            || after[a.0].iter().any(|&c| c != b && c != a && co.contains(&(c, b)))
    };
    let mut seen = HashSet::new();
    let po = dense.neighbours().map(|(a, b)| (a, b, EdgeKind::Po));
    let given = dense.edges.iter().map(|&(a, b, kind)| (a, b, kind.clone()));
    po.chain(given.filter(|(a, b, kind)| *kind != EdgeKind::Co || !implied(*a, *b)))
        .filter(|edge| seen.insert(edge.clone()))
        .collect()
}
