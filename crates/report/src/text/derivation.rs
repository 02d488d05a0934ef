//! Why an execution with a cycle is not out of thin air: the executions that it was derived from, and in words what
//! happened there, so that a read could be committed to before its write was there.

use super::fit::clean;
use super::style::{Style, Tone};
use super::trace::{Places, trace};
use super::indented;
use crate::cycle::cycle;
use crate::derivation::Roles;
use crate::order::{Column, Dense, Node};
use crate::{Derivation, EdgeKind, EventId, Execution};
use std::collections::{HashMap, HashSet};

/// So many committed reads are put into words.
const MOST_SENTENCES: usize = 8;
/// So many reads of a write's thread are named.
const MOST_READS: usize = 3;

/// All executions that this one was derived from, each with what the derivation says. Nothing if it was not derived.
pub(super) fn derivations(execution: &Execution, style: &Style) -> String {
    let mut out = String::new();
    let mut derived = execution;
    for derivation in execution.ancestry() {
        let first = std::ptr::eq(derived, execution);
        let title = match first {
            true => "Not out of thin air: it was derived from this execution",
            false => "That one has a cycle, too: it was derived from this execution",
        };
        out += &format!("\n{}\n", style.paint(Tone::Strong, title));
        out += &trace(&derivation.source, &Roles::of(&derivation.source, Some(derivation)), style);
        let told = Told::new(derived, derivation);
        for sentence in told.sentences() {
            out += &indented("  ", &sentence, style);
        }
        derived = &derivation.source;
    }
    out
}

/// `The cycle: P0 line 7 reads x = 1 from P1 line 13, which comes after P1 line 12; that reads …`
pub(super) fn cycle_in_words(dense: &Dense<'_>, places: &Places<'_>) -> Option<String> {
    let cycle = cycle(dense)?;
    // Against the arrows: from a read to what it reads, and from there back to the read before it.
    let rf: HashMap<Node, Node> = sources(dense);
    let mut reads: Vec<Node> = Vec::new();
    for (i, node) in cycle.iter().enumerate() {
        let before = cycle[(i + cycle.len() - 1) % cycle.len()];
        if rf.get(node) == Some(&before) {
            reads.push(*node);
        }
    }
    let first = *reads.first()?;
    reads[1..].reverse();
    let mut out = format!("The cycle: {} reads {}", places.full(first), value(dense, first));
    for (i, read) in reads.iter().enumerate() {
        let write = rf.get(read)?;
        let (from, next) = (places.full(*write), reads.get(i + 1).copied().unwrap_or(first));
        let same = places.full(next) == from;
        out += &match (i + 1 < reads.len(), same) {
            (true, false) => {
                format!(
                    " from {from}, which comes after {}; that reads {}",
                    places.full(next),
                    value(dense, next)
                )
            }
            (true, true) => format!(" from {from}, which first reads {}", value(dense, next)),
            (false, false) => format!(" from {from}, which comes after {}.", places.full(next)),
            (false, true) => format!(" from {from}, which is where it began."),
        };
    }
    Some(out)
}

/// `x = 1`.
fn value(dense: &Dense<'_>, node: Node) -> String {
    let event = dense.events[node.0].1;
    match (&event.location, &event.value) {
        (Some(location), Some(value)) => clean(&format!("{location} = {value}")),
        _ => clean(&event.text),
    }
}

/// What each read reads from.
fn sources(dense: &Dense<'_>) -> HashMap<Node, Node> {
    dense.edges.iter().filter(|e| *e.2 == EdgeKind::Rf).map(|e| (e.1, e.0)).collect()
}

/// Two executions, one derived from the other.
struct Told<'a> {
    derived: &'a Execution,
    derivation: &'a Derivation,
    here: Dense<'a>,
    there: Dense<'a>,
}

impl<'a> Told<'a> {
    fn new(derived: &'a Execution, derivation: &'a Derivation) -> Self {
        let (here, there) = (Dense::new(derived), Dense::new(&derivation.source));
        Told { derived, derivation, here, there }
    }

    /// Why each committed read could be committed to; and what the others on the cycle read.
    fn sentences(&self) -> Vec<String> {
        let (here, there) = (&self.here, &self.there);
        let places = Places::new(here, self.derived);
        let was = Places::new(there, &self.derivation.source);
        let at = |dense: &Dense<'_>| -> HashMap<EventId, Node> {
            dense.events.iter().enumerate().map(|(i, (_, event))| (event.id, Node(i))).collect()
        };
        let (here_at, there_at) = (at(here), at(there));
        let rf = sources(here);
        let pairs = self.derivation.committed.iter();
        let pairs = pairs.filter_map(|c| Some((*here_at.get(&c.event)?, *there_at.get(&c.source)?)));
        let committed: HashMap<Node, Node> = pairs.collect();
        let kept: HashSet<Node> = committed.values().copied().collect();
        let mut reads: Vec<Node> =
            committed.keys().copied().filter(|n| here.events[n.0].1.kind.reads()).collect();
        reads.sort();
        let mut out = Vec::new();
        for read in reads {
            // A value that was there from the start needs no explanation.
            let Some(write) = rf.get(&read).filter(|w| here.column(**w) != Column::Init) else { continue };
            let Some(old) = committed.get(write) else { continue };
            let mut words =
                format!("{} reads {} from {}", places.full(read), value(here, read), places.full(*write));
            words += ": it did so in this execution";
            if was.full(*old) != places.full(*write) {
                words += &format!(" (there from {})", was.full(*old));
            }
            let needed = self.reads_before(*old, &kept);
            words += &match needed.as_slice() {
                [] => ", too.".to_owned(),
                needed => {
                    let read = |n: &Node| format!("{} read {}", was.full(*n), value(there, *n));
                    let more = needed.len().saturating_sub(MOST_READS);
                    let mut all: Vec<String> = needed.iter().take(MOST_READS).map(read).collect();
                    if more > 0 {
                        all.push(format!("{more} more"));
                    }
                    format!(", where {}.", list(&all))
                }
            };
            out.push(words);
        }
        let more = out.len().saturating_sub(MOST_SENTENCES);
        out.truncate(MOST_SENTENCES);
        if more > 0 {
            out.push(format!("({more} more committed reads did so, too.)"));
        }
        let on_cycle = cycle(here).unwrap_or_default();
        let mut again: Vec<Node> = on_cycle
            .into_iter()
            .filter(|n| {
                let from = rf.get(n).filter(|w| here.column(**w) != here.column(*n));
                here.events[n.0].1.kind.reads() && from.is_some() && !committed.contains_key(n)
            })
            .collect();
        again.sort();
        let again: Vec<String> = again
            .iter()
            .filter_map(|read| {
                let write = rf.get(read)?;
                Some(format!(
                    "{} reads {} from {}",
                    places.full(*read),
                    value(here, *read),
                    places.full(*write)
                ))
            })
            .collect();
        if !again.is_empty() {
            out.push(format!(
                "With that settled, the threads were run again: {}, which was there by then.",
                list(&again)
            ));
        }
        out
    }

    /// The reads that the thread of `write` had made before it in the source, and that were not kept.
    fn reads_before(&self, write: Node, kept: &HashSet<Node>) -> Vec<Node> {
        let dense = &self.there;
        let before = (0..write.0).map(Node).filter(|n| dense.column(*n) == dense.column(write));
        before.filter(|n| dense.events[n.0].1.kind.reads() && !kept.contains(n)).collect()
    }
}

/// `a, b and c`.
fn list(all: &[String]) -> String {
    match all {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} and {last}", most.join(", ")),
    }
}
