//! Describes how much reordering a run takes, and which.

use super::names;
use crate::names::{Names, Parts};
use fencepost_graph::Label;
use fencepost_program::{Pos, Program, ThreadId};
use fencepost_report::Relaxation;
use fencepost_states::{Cost, StepKind, Trace, TraceStep};
use rustc_hash::FxHashMap;

/// Returns how much reordering a run needs (`cost`), the model that allows it, and each reordering in words.
pub fn relaxation(program: &Program, parts: Parts, trace: &Trace, cost: Cost) -> Relaxation {
    let names = names(program, parts, trace);
    let mut waiting: FxHashMap<(ThreadId, u32), &TraceStep> = FxHashMap::default();
    let mut reorderings: Vec<String> = vec![];
    for step in &trace.steps {
        if let Some(number) = step.kind.enters() {
            waiting.insert((step.thread, number), step);
        }
        if step.cost == Cost::default() {
            continue;
        }
        let numbers = match &step.kind {
            // The thread reads its own write, which no other thread sees yet.
            StepKind::Forwarded { number, .. } => std::slice::from_ref(number).iter(),
            kind => kind.overtaken().iter(),
        };
        let older: Vec<&TraceStep> =
            numbers.filter_map(|n| waiting.get(&(step.thread, *n)).copied()).collect();
        reorderings.extend(reordering(&names, step, &older));
    }
    let mut seen = rustc_hash::FxHashSet::default();
    reorderings.retain(|text| seen.insert(text.clone()));
    let Cost { r, ww, wr } = cost;
    Relaxation { model: cost.machine().name().to_owned(), r, ww, wr, reorderings }
}

/// Describes a reordering: `P0 reads y (line 8) while x = 1 (line 7) waits`.
fn reordering(names: &Names<'_>, step: &TraceStep, older: &[&TraceStep]) -> Option<String> {
    let what = names.loc(step.kind.loc()?);
    let (who, place) = (names.thread(step.thread), place(names, step.pos));
    let operations: Vec<String> = older.iter().filter_map(|step| operation(names, step)).collect();
    let (last, others) = operations.split_last()?;
    let (list, waits) = match others {
        [] => (last.clone(), "waits"),
        others => (format!("{} and {last}", others.join(", ")), "wait"),
    };
    let verb = match step.kind {
        StepKind::Updated { .. } => "updates",
        _ if step.kind.label().is_some_and(Label::is_write) => "writes",
        _ => "reads",
    };
    Some(format!("{who} {verb} {what}{place} while {list} {waits}"))
}

/// Describes an operation: `x = 1 (line 7)`, or `its read of x (line 7)`.
fn operation(names: &Names<'_>, step: &TraceStep) -> Option<String> {
    let loc = step.kind.loc()?;
    let place = place(names, step.pos);
    Some(match step.kind.label().and_then(Label::value) {
        Some(value) => format!("{}{place}", names.content(loc, value)),
        None => format!("its read of {}{place}", names.loc(loc)),
    })
}

fn place(names: &Names<'_>, pos: Pos) -> String {
    names.short_place(pos).map_or(String::new(), |place| format!(" ({place})"))
}
