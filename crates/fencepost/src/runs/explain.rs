//! What went wrong in a run: what happened, where, and what led to it.

use super::waiting::{self, Endless};
use super::{describe, names, words};
use crate::check::kinds::{self, MIXED_SIZE_NOTE};
use crate::explain::{self, assertion};
use crate::names::{Names, Parts};
use fencepost_program::{Fault, Pos, Program, ThreadId};
use fencepost_report::{Finding, Kind, RelatedKind};
use fencepost_states::{Allocated, Error, Found, StepKind, Trace};

/// The error, with the run that leads to it.
pub fn explain(program: &Program, parts: Parts, found: &Found) -> Finding {
    let trace = &found.trace;
    let names = names(program, parts, trace);
    let waits =
        |threads: &[_], how| (waiting::explain(&names, trace, threads, how), waiting::focus(trace, threads));
    let (finding, focus) = match &found.error {
        Error::Fault { thread, pos, fault: fault @ (Fault::Assert(text) | Fault::Error(text)) } => {
            let finding = at(&names, *thread, *pos, kinds::of_fault(fault), fault.to_string());
            assertion(&names, trace, (*thread, *pos), text, finding)
        }
        Error::Fault { thread, pos, fault } => {
            let kind = kinds::of_fault(fault);
            let mut finding = at(&names, *thread, *pos, kind, kinds::message(fault, &names));
            if kind == Kind::MixedSize {
                finding.notes.push(MIXED_SIZE_NOTE.to_owned());
            }
            (finding, last(trace, *thread))
        }
        Error::UseAfterFree { thread, pos, addr } => use_after_free(&names, trace, *thread, *pos, *addr),
        Error::DoubleFree { thread, pos, addr } => double_free(&names, trace, *thread, *pos, *addr),
        Error::Deadlock { threads } => waits(threads, Endless::Deadlock),
        Error::Livelock { threads } => waits(threads, Endless::Livelock),
        Error::Endless { threads } => waits(threads, Endless::Unfinished),
    };
    Finding { execution: Some(describe(program, parts, trace, &focus)), ..finding }
}

/// A finding about a place of a thread.
fn at(names: &Names<'_>, thread: ThreadId, pos: Pos, kind: Kind, message: String) -> Finding {
    let pos = Some(pos).filter(|pos| pos.is_known());
    Finding {
        file: pos.and_then(|pos| names.file(pos)),
        line: pos.map(|pos| pos.line),
        thread: Some(names.thread(thread)),
        ..Finding::new(kind, message)
    }
}

/// The last thing a thread did that others may see.
fn last(trace: &Trace, thread: ThreadId) -> Vec<usize> {
    let seen = |kind: &StepKind| *kind != StepKind::Local;
    trace.steps.iter().rposition(|step| step.thread == thread && seen(&step.kind)).into_iter().collect()
}

/// Adds the values in an assertion, as `explain/assertion.rs` does for graphs: what the thread last saw of the memory it
/// names, else the variables; then what else was read for the same line.
fn assertion(
    names: &Names<'_>,
    trace: &Trace,
    (thread, pos): (ThreadId, Pos),
    text: &str,
    finding: Finding,
) -> (Finding, Vec<usize>) {
    let known = |kind: &StepKind| {
        let (loc, value) = (words::loc(kind)?, words::value(kind)?);
        Some((names.loc(loc), names.value(loc, value)))
    };
    // A buffered write was seen when it was stored; when it is flushed, its thread sees nothing new.
    let flush = |kind: &StepKind| matches!(kind, StepKind::Flushed { .. });
    let steps = trace.steps.iter().enumerate().rev();
    let own: Vec<_> = steps.filter(|(_, step)| step.thread == thread && !flush(&step.kind)).collect();
    let state = trace.threads.get(thread.index()).and_then(Option::as_ref);
    let (mut focus, mut values) = (vec![], vec![]);
    for name in assertion::identifiers(text) {
        let seen =
            own.iter().find_map(|(i, step)| Some((*i, known(&step.kind).filter(|(n, _)| n == name)?.1)));
        if let Some((step, value)) = seen {
            focus.push(step);
            values.push(format!("{name} = {value}"));
        } else if let Some(value) = state.and_then(|state| assertion::local(state, names.program, name)) {
            values.push(format!("{name} = {value}"));
        }
    }
    let reads = |kind: &StepKind| {
        matches!(
            kind,
            StepKind::Read { .. }
                | StepKind::Retrieved { .. }
                | StepKind::Forwarded { .. }
                | StepKind::Updated { .. }
        )
    };
    let reads: Vec<_> = own.iter().filter(|(_, step)| reads(&step.kind)).collect();
    let line = |pos: Pos| (pos.file, pos.line);
    let near = reads.iter().take(assertion::MOST_READS).take_while(|(_, step)| line(step.pos) == line(pos));
    for (i, step) in near.collect::<Vec<_>>().into_iter().rev() {
        if let Some((name, value)) = known(&step.kind).filter(|_| !focus.contains(i)) {
            focus.push(*i);
            values.push(format!("{name} = {value}"));
        }
    }
    // The values of locals came from somewhere: most likely from the last reads.
    if focus.is_empty() {
        focus.extend(reads.iter().take(values.len().max(1)).map(|(i, _)| *i));
    }
    let note = (!values.is_empty()).then(|| format!("with {}", values.join(", ")));
    let notes = finding.notes.iter().cloned().chain(note).collect();
    (Finding { notes, ..finding }, focus)
}

fn use_after_free(
    names: &Names<'_>,
    trace: &Trace,
    thread: ThreadId,
    pos: Pos,
    addr: u64,
) -> (Finding, Vec<usize>) {
    let life = Life::new(trace, addr);
    let message = format!(
        "use after free: {} uses {}{}",
        names.thread(thread),
        names.address(addr),
        life.freed(names, thread)
    );
    let mut finding = at(names, thread, pos, Kind::UseAfterFree, message);
    let mut focus = last(trace, thread);
    life.tell(names, RelatedKind::Freed, &mut finding, &mut focus);
    (finding, focus)
}

fn double_free(
    names: &Names<'_>,
    trace: &Trace,
    thread: ThreadId,
    pos: Pos,
    addr: u64,
) -> (Finding, Vec<usize>) {
    let life = Life::new(trace, addr);
    let message = format!(
        "double free: {} frees {}{}",
        names.thread(thread),
        names.address(addr),
        life.freed(names, thread)
    );
    let mut finding = at(names, thread, pos, Kind::DoubleFree, message);
    let mut focus = vec![];
    life.tell(names, RelatedKind::OtherFree, &mut finding, &mut focus);
    (finding, focus)
}

/// The life of an object: where it was made, and the steps that began and ended it.
struct Life<'a> {
    trace: &'a Trace,
    object: Option<&'a Allocated>,
    made: Option<usize>,
    freed: Option<usize>,
}

impl<'a> Life<'a> {
    fn new(trace: &'a Trace, addr: u64) -> Self {
        let holds = |object: &&Allocated| object.addr <= addr && addr - object.addr < object.size.max(1);
        let object = trace.objects.iter().rev().find(holds);
        let start = object.map_or(addr, |object| object.addr);
        let made = |kind: &StepKind| matches!(kind, StepKind::Allocated { addr, .. } if *addr == start);
        let freed = |kind: &StepKind| matches!(kind, StepKind::Freed { addr } if *addr == start);
        let freed = trace.steps.iter().rposition(|step| freed(&step.kind));
        // An address may be used again: the object that was freed is the one made before.
        let before = &trace.steps[..freed.unwrap_or(trace.steps.len())];
        Life { trace, object, made: before.iter().rposition(|step| made(&step.kind)), freed }
    }

    /// Who had freed it, in words.
    fn freed(&self, names: &Names<'_>, thread: ThreadId) -> String {
        match self.freed.map(|i| self.trace.steps[i].thread) {
            Some(other) if other == thread => ", which it has freed before".to_owned(),
            Some(other) => format!(", after {} freed it", names.thread(other)),
            None => String::new(),
        }
    }

    fn tell(&self, names: &Names<'_>, free: RelatedKind, finding: &mut Finding, focus: &mut Vec<usize>) {
        let steps = &self.trace.steps;
        if let Some(object) = self.object {
            let name = names.address(object.addr);
            let who = self.made.map_or(String::new(), |i| format!(" by {}", names.thread(steps[i].thread)));
            let place = names.comma_place(Some(object.pos));
            finding.notes.push(format!("{name} was allocated{who}{place}"));
            let thread = self.made.map(|i| steps[i].thread);
            finding
                .related
                .extend(thread.and_then(|t| explain::place(names, object.pos, t, RelatedKind::Allocated)));
        }
        if let Some(step) = self.freed.map(|i| &steps[i]) {
            let who = names.thread(step.thread);
            finding.notes.push(format!("freed by {who}{}", names.comma_place(Some(step.pos))));
            finding.related.extend(explain::place(names, step.pos, step.thread, free));
        }
        focus.extend(self.made.into_iter().chain(self.freed));
    }
}
