//! Explains why an execution with a cycle is not out of thin air: the executions that it was derived from,
//! and what happened there, so that a read could be committed to before its write was there.

use super::fit::clean;
use super::indented;
use super::style::{Style, Tone};
use super::trace::{Places, trace};
use crate::cycle::cycle;
use crate::derivation::Roles;
use crate::order::{Column, Dense, Node};
use crate::{Derivation, DerivationKind, EdgeKind, EventId, Execution};
use std::collections::{HashMap, HashSet};

/// The most committed reads that are put into words.
const MOST_SENTENCES: usize = 8;
/// The most reads of a write's thread that are named.
const MOST_READS: usize = 3;

/// Formats the traces of all executions that `execution` was derived from, each with an explanation of the
/// derivation. Empty if it was not derived.
pub(super) fn derivations(execution: &Execution, listed: &[Execution], style: &Style) -> String {
    let mut out = String::new();
    let mut derived = execution;
    for derivation in execution.ancestry() {
        let source = &derivation.source;
        let lead = match (derivation.kind, std::ptr::eq(derived, execution)) {
            (DerivationKind::ReExecution, true) => "Not out of thin air: it was derived from",
            (DerivationKind::ReExecution, false) => "That one has a cycle, too: it was derived from",
            (DerivationKind::Commitment, true) => "It is justified by",
            (DerivationKind::Commitment, false) => "That one is justified by",
        };
        let number = listed.iter().position(|other| is_same(other, source)).map(|i| i + 1);
        let (title, which) = match number {
            Some(number) => (format!("{lead} execution {number}"), "that execution"),
            None => (format!("{lead} this execution"), "this execution"),
        };
        out += &format!("\n{}\n", style.paint(Tone::Strong, &title));
        if number.is_none() {
            out += &trace(source, &Roles::of(source, Some(derivation)), style);
        }
        for sentence in self::sentences(derived, derivation, which) {
            out += &indented("  ", &sentence, style);
        }
        if number.is_some() {
            break;
        }
        derived = source;
    }
    out
}

/// Returns sentences that explain how XMM gets from one execution to another, `derived`: which events were
/// committed, and what runs differently. `which` is a name for the first one.
pub(crate) fn sentences(derived: &Execution, derivation: &Derivation, which: &str) -> Vec<String> {
    let pair = DerivedPair::new(derived, derivation);
    match derivation.kind {
        DerivationKind::ReExecution => pair.sentences(which),
        DerivationKind::Commitment => pair.commitments(which),
    }
}

/// Returns whether two executions are the same, apart from how they ended and what they are shown for.
fn is_same(a: &Execution, b: &Execution) -> bool {
    a.init == b.init && a.threads == b.threads && a.edges == b.edges
}

/// Describes the cycle of an execution in words. For example: `The cycle: P0 line 7 reads x = 1 from P1 line
/// 13, which comes after P1 line 12; that reads …`
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

/// Formats an event's location and value: `x = 1`.
fn value(dense: &Dense<'_>, node: Node) -> String {
    let event = dense.events[node.0].1;
    match (&event.location, &event.value) {
        (Some(location), Some(value)) => clean(&format!("{location} = {value}")),
        _ => clean(&event.text),
    }
}

/// Returns the write that each read reads from.
fn sources(dense: &Dense<'_>) -> HashMap<Node, Node> {
    dense.edges.iter().filter(|e| *e.2 == EdgeKind::Rf).map(|e| (e.1, e.0)).collect()
}

/// Returns whether a read takes its value from another thread, not from an initial write.
fn is_external(dense: &Dense<'_>, (read, write): (Node, Node)) -> bool {
    dense.column(write) != Column::Init && dense.column(write) != dense.column(read)
}

/// Two executions, one derived from the other.
struct DerivedPair<'a> {
    derived: &'a Execution,
    derivation: &'a Derivation,
    here: Dense<'a>,
    there: Dense<'a>,
}

impl<'a> DerivedPair<'a> {
    fn new(derived: &'a Execution, derivation: &'a Derivation) -> Self {
        let (here, there) = (Dense::new(derived), Dense::new(&derivation.source));
        DerivedPair { derived, derivation, here, there }
    }

    /// Describes the events that were committed to: writes that are there from now on, and reads that may see
    /// them.
    fn commitments(&self, which: &str) -> Vec<String> {
        let (here, there) = (&self.here, &self.there);
        let was = Places::new(there, &self.derivation.source);
        let at: HashMap<EventId, Node> =
            there.events.iter().enumerate().map(|(i, (_, event))| (event.id, Node(i))).collect();
        let here_at: HashMap<EventId, Node> =
            here.events.iter().enumerate().map(|(i, (_, event))| (event.id, Node(i))).collect();
        let mut committed: Vec<(Node, Node)> = self
            .derivation
            .committed
            .iter()
            .filter_map(|c| Some((*at.get(&c.source)?, *here_at.get(&c.event)?)))
            .filter(|(node, _)| there.column(*node) != Column::Init)
            .collect();
        committed.sort();
        let reads = |node: Node| there.events[node.0].1.kind.reads();
        let writes =
            committed.iter().filter(|(node, _)| there.events[node.0].1.kind == crate::EventKind::Write);
        let writes: Vec<String> =
            writes.map(|(node, _)| format!("{} writes {}", was.full(*node), value(there, *node))).collect();
        let places = Places::new(here, self.derived);
        let rf = sources(here);
        let freed = committed.iter().filter(|(node, _)| reads(*node)).filter_map(|(node, now)| {
            let source = rf.get(now)?;
            // Values that did not change are not mentioned.
            let changed = value(there, *node) != value(here, *now);
            changed.then(|| {
                format!("{} then sees {} from {}", was.full(*node), value(here, *now), places.full(*source))
            })
        });
        let freed: Vec<String> = freed.collect();
        let mut out = vec![];
        if !writes.is_empty() {
            let shown = writes.len().min(MOST_SENTENCES);
            let more = if writes.len() > shown {
                format!(" and {} more", writes.len() - shown)
            } else {
                String::new()
            };
            out.push(format!("What {which} commits to: {}{more}.", list(&writes[..shown])));
        }
        if !freed.is_empty() {
            let shown = freed.len().min(MOST_SENTENCES);
            out.push(format!("With that settled, {}.", list(&freed[..shown])));
        }
        out
    }

    /// Explains why each committed read could be committed to; and what the others read.
    fn sentences(&self, which: &str) -> Vec<String> {
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
            words += &format!(": it did so in {which}");
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
        let again = self.derivation.re_executed.iter().filter_map(|id| here_at.get(id).copied());
        let mut again: Vec<(Node, Node)> = again
            .filter_map(|read| Some((read, *rf.get(&read)?)))
            .filter(|e| is_external(here, *e))
            .collect();
        again.sort();
        let more = again.len().saturating_sub(MOST_SENTENCES);
        let read = |(read, write): &(Node, Node)| {
            format!("{} reads {} from {}", places.full(*read), value(here, *read), places.full(*write))
        };
        let mut again: Vec<String> = again.iter().take(MOST_SENTENCES).map(read).collect();
        if more > 0 {
            again.push(format!("{more} more do likewise"));
        }
        let there_by_then = match again.len() {
            0 => return out,
            1 => "which was there by then",
            _ => "all of which was there by then",
        };
        out.push(format!(
            "With that settled, the threads were run again: {}, {there_by_then}.",
            list(&again)
        ));
        out
    }

    /// Returns the reads that the thread of `write` had made before it in the source, and that were not kept.
    fn reads_before(&self, write: Node, kept: &HashSet<Node>) -> Vec<Node> {
        let dense = &self.there;
        let before = (0..write.0).map(Node).filter(|n| dense.column(*n) == dense.column(write));
        before.filter(|n| dense.events[n.0].1.kind.reads() && !kept.contains(n)).collect()
    }
}

/// Joins words: `a, b and c`.
fn list(all: &[String]) -> String {
    match all {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} and {last}", most.join(", ")),
    }
}
