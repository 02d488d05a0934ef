//! Collects what litmus tests and programs have in common: duplicates, the list of executions, and how
//! executions ended early.

use super::ExecutionsRequest;
use crate::model::Decider;
use crate::names::{Names, Parts};
use crate::runs;
use crate::scene::Scene;
use fencepost_explore::{Equivalence, ModelId, Summary, SymmetryUse, View};
use fencepost_graph::Execution;
use fencepost_program::{BlockKind, CLOCK_BOUND, CodePos, Program, Step, ThreadId};
use fencepost_report as report;
use fencepost_report::{Counts, Effort, Evidence, Graphs, Linearisations};
use fencepost_search::{RunningLoop, Stopped};
use rustc_hash::FxHashSet;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::time::Duration;

/// A collector that sees every execution of a search and gathers what litmus tests and programs both report.
pub struct Gather<'a> {
    question: &'a ExecutionsRequest<'a>,
    seen: FxHashSet<Execution>,
    duplicates: u64,
    listed: Vec<report::Execution>,
    /// Whether an execution came to its end.
    completed: bool,
    /// Ways in which blocked executions ended, at most [`MOST_WAYS`]; not kept up once an execution has
    /// completed.
    blocked: BTreeSet<String>,
}

/// The part of a [`Gather`] that is kept while a search rests. (Lists of executions are not: a search that is
/// to make one cannot rest.)
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct KeptGather {
    completed: bool,
    blocked: BTreeSet<String>,
}

/// The greatest number of ways in which executions end early that a report names.
pub const MOST_WAYS: usize = 3;

impl<'a> Gather<'a> {
    /// Makes a collector that has seen no execution yet.
    pub fn new(question: &'a ExecutionsRequest<'a>) -> Self {
        Gather {
            question,
            seen: FxHashSet::default(),
            duplicates: 0,
            listed: vec![],
            completed: false,
            blocked: BTreeSet::new(),
        }
    }

    /// Adds what the collector of a later part of the search has seen.
    pub fn join(&mut self, later: Self) {
        let before = self.seen.len() + later.seen.len();
        self.seen.extend(later.seen);
        self.duplicates += later.duplicates + (before - self.seen.len()) as u64;
        self.listed.extend(later.listed);
        self.completed |= later.completed;
        for way in later.blocked {
            self.keep_way(way);
        }
    }

    /// Returns what is kept of this collector while the search rests.
    pub fn kept(self) -> KeptGather {
        KeptGather { completed: self.completed, blocked: self.blocked }
    }

    /// Returns this collector with what was kept of one.
    pub fn with_kept(self, kept: KeptGather) -> Self {
        let KeptGather { completed, blocked } = kept;
        Gather { completed, blocked, ..self }
    }

    /// Records an execution that is blocked, with the threads that cannot go on and the reasons.
    pub fn see_blocked<'b>(
        &mut self,
        view: &impl Scene<'b>,
        parts: Parts,
        threads: impl Iterator<Item = (ThreadId, BlockKind)>,
    ) {
        if self.completed || self.blocked.len() >= MOST_WAYS {
            return;
        }
        let program = view.program();
        let names = Names::of(view, parts);
        for (thread, kind) in threads {
            let place = view.pos_now(thread).and_then(|pos| program.place(pos));
            self.keep_way(describe_stop(&names.thread(thread), place, kind));
        }
    }

    fn keep_way(&mut self, way: String) {
        if self.blocked.len() < MOST_WAYS {
            self.blocked.insert(way);
        }
    }

    /// Records an execution that ran to its end, to find duplicates. This comes before anything else that is
    /// done with it.
    pub fn see<'b>(&mut self, view: &impl Scene<'b>) {
        self.completed = true;
        if self.question.options.count_duplicates && !self.seen.insert(view.graph()) {
            self.duplicates += 1;
        }
    }

    /// Keeps a description of an execution for the report, if the user asked for all executions.
    pub fn list(&mut self, describe: impl FnOnce() -> report::Execution) {
        if self.question.options.list_executions {
            self.listed.push(describe());
        }
    }

    /// Returns the parts of the evidence that litmus tests and programs both have.
    pub fn evidence(self, program: &Program, summary: &Summary, time: Duration) -> Evidence<Graphs> {
        let bounds_hit = bounds(program, &summary.bounds_hit);
        let decider = &self.question.decider;
        let graphs = Graphs {
            counts: Counts {
                executions: summary.executions,
                blocked: summary.blocked,
                duplicates: self.question.options.count_duplicates.then_some(self.duplicates),
                wasted: summary.wasted,
                cut: summary.cut,
                listed: self.question.options.list_executions.then_some(self.listed),
            },
            equivalence: match summary.equivalence {
                Equivalence::Full => report::Equivalence::Full,
                Equivalence::Rf => report::Equivalence::Rf,
                Equivalence::Locks => report::Equivalence::Locks,
            },
            symmetric: symmetric(program, summary),
            effort: effort(decider, summary),
        };
        Evidence {
            model: decider.name().to_owned(),
            complete: summary.stopped.is_none() && bounds_hit.is_empty() && !summary.cycles_left_out,
            stopped: stopped(decider, summary).map(|(why, _)| why),
            bounds_hit,
            ended_early: ended_early(self.blocked, summary),
            notes: notes(decider, program, summary),
            time_s: time.as_secs_f64(),
            ..Evidence::new(graphs)
        }
    }
}

/// Returns the threads of an execution that are blocked, each with the reason.
pub fn blocked(view: &View<'_>) -> impl Iterator<Item = (ThreadId, BlockKind)> {
    view.threads().filter_map(|thread| match view.next_step(thread) {
        Some(Step::Blocked(kind)) => Some((thread, *kind)),
        _ => None,
    })
}

/// Describes where a thread stopped before its end, and why. For example: `main at a.c:3: an assumption is
/// false`.
pub fn describe_stop(thread: &str, place: Option<String>, kind: BlockKind) -> String {
    let at = place.map_or(String::new(), |place| format!(" at {place}"));
    format!("{thread}{at}: {}", runs::blocked(kind))
}

/// Describes how executions ended that did not come to their end.
fn ended_early(blocked: BTreeSet<String>, summary: &Summary) -> Vec<String> {
    let counted = |n: u64, how: &str| (n > 0).then(|| format!("{n} {how}"));
    let others = [
        counted(summary.wrong, "ended in an error of a kind that is not reported"),
        counted(summary.forbidden, "were built, and the model forbids them"),
    ];
    blocked.into_iter().chain(others.into_iter().flatten()).collect()
}

/// Describes each bound that cut off executions, with the loop or function and its place.
pub fn bounds(program: &Program, hit: &[(CodePos, BlockKind)]) -> Vec<String> {
    let describe = |(at, why): &(CodePos, BlockKind)| {
        let function = program.function(at.func);
        let place = at_or_in(program, *at);
        if *why == BlockKind::StepBound {
            return format!(
                "{} was cut off {place} after millions of steps without an access (if a loop has no end there, --unroll N cuts it off earlier)",
                function.name
            );
        }
        if *why == BlockKind::DepthBound {
            return format!(
                "the calls of {} were cut off {place}, nested too deeply: a recursion that may have no end (bound its depth in the program)",
                function.name
            );
        }
        if *why == BlockKind::ClockBound {
            return CLOCK_BOUND.to_owned();
        }
        if *why == BlockKind::UpdateBound {
            return format!(
                "the loop {place} waits with an update that writes what was there: more than two such rounds in a row were not tried (under a model without a coherence order they may make a difference)"
            );
        }
        let rounds = match program.bound_at(*at).unwrap_or(0) {
            1 => "1 round".to_owned(),
            n => format!("{n} rounds"),
        };
        format!("the loop {place} was cut after {rounds} (--unroll N sets the bound)")
    };
    let mut all: Vec<String> = hit.iter().map(describe).chain(program.bounds.clone()).collect();
    all.sort();
    all.dedup();
    all
}

/// Returns the limit that ended the search early, and the phrase for people.
fn stopped(decider: &Decider, summary: &Summary) -> Option<(Stopped, &'static str)> {
    let why = summary.stopped.filter(|why| *why != Stopped::Enough)?;
    let phrase = match why {
        Stopped::Refused if summary.equivalence == Equivalence::Rf => {
            "executions cannot be counted up to co under this model"
        }
        Stopped::Refused if summary.equivalence == Equivalence::Locks => {
            "the order of critical sections cannot be left open under this model"
        }
        Stopped::Refused if summary.symmetry != SymmetryUse::Off => {
            "identical threads cannot be taken for each other"
        }
        Stopped::Refused if decider.text().is_some() => "the graph engine does not take this model",
        Stopped::Refused => "the exhaustive layer does not take this program",
        _ => why.phrase(),
    };
    Some((why, phrase))
}

/// Returns the numbers that only some models have: orders of volatile accesses, or cycles.
fn effort(model: &Decider, summary: &Summary) -> Effort {
    match model {
        Decider::Native(ModelId::Jam21 | ModelId::Jam21Genmc) => {
            let ended = summary.executions + summary.blocked;
            Effort::Linearised(Linearisations {
                graphs: ended + summary.wasted + summary.wrong + summary.forbidden,
                total: summary.linearisations,
                most: summary.most_linearisations,
            })
        }
        Decider::Native(ModelId::Xmm) => {
            Effort::Cycles { lb_races: summary.lb_races, cyclic: summary.cyclic }
        }
        Decider::Native(_) | Decider::Text(_) => Effort::Plain,
    }
}

/// Returns the groups of threads that symmetry reduction took for each other, if it was asked for and used.
fn symmetric(program: &Program, summary: &Summary) -> Option<Vec<Vec<String>>> {
    let SymmetryUse::Used(groups) = &summary.symmetry else { return None };
    let name = |thread: &ThreadId| match program.threads.get(thread.index()) {
        Some(entry) => entry.name.clone(),
        None => format!("t{}", thread.0),
    };
    Some(groups.iter().map(|group| group.iter().map(name).collect()).collect())
}

/// Returns the note that says whether symmetry reduction found identical threads, if it was asked for.
fn symmetry_note(program: &Program, summary: &Summary) -> Option<String> {
    if let SymmetryUse::Refused(why) = &summary.symmetry {
        return Some(format!("symmetry was not used: {why}"));
    }
    let groups = symmetric(program, summary)?;
    if groups.is_empty() {
        return Some("symmetry: no threads are identical".to_owned());
    }
    let groups: Vec<String> = groups.iter().map(|group| group.join(", ")).collect();
    Some(format!("executions are counted up to renaming of identical threads: {}", groups.join("; ")))
}

/// Says where an instruction is: "at FILE:LINE", or "in FUNCTION" if its line is not known.
fn at_or_in(program: &Program, at: CodePos) -> String {
    match program.place(program.pos(at)) {
        Some(place) => format!("at {place}"),
        None => format!("in {}", program.function(at.func).name),
    }
}

/// Describes the loop that a thread has been running for a long time, and what the user can do about it.
pub fn running(program: &Program, running: &RunningLoop) -> String {
    let RunningLoop { thread, place, rounds } = running;
    let who = match program.threads.get(thread.index()) {
        Some(entry) => entry.name.clone(),
        None => format!("t{}", thread.0),
    };
    let at = at_or_in(program, *place);
    format!(
        "{who} has gone round the loop {at} {rounds} times; if it has no end, --unroll N cuts it off after N rounds; the state \
         engine (--engine states) ends if the loop's states repeat (--timeout and --max-memory end it if they do not)"
    )
}

fn notes(decider: &Decider, program: &Program, summary: &Summary) -> Vec<String> {
    let (model, mut notes) = (decider.name(), stopped_note(decider, summary));
    notes.extend(symmetry_note(program, summary));
    notes.extend(early_looks_note(program, summary));
    notes.extend(summary.running.map(|loop_| running(program, &loop_)));
    if let Some(at) = summary.needs_co {
        let place = at_or_in(program, at);
        notes.push(format!(
            "executions are counted with co, not up to co: nothing orders the sequentially consistent event {place} and \
             another one, and then rf alone does not decide what {model} allows"
        ));
    }
    if summary.equivalence == Equivalence::Rf && !decider.has_co() {
        notes.push(format!("executions of {model} have no co: --equivalence rf changes nothing"));
    }
    if decider.is(ModelId::Jam21) && summary.cycles_left_out {
        notes.push(
            "jam21 also allows some cycles of po and rf through plain accesses; these are not built, so there may \
             be more executions"
                .into(),
        );
    }
    notes
}

/// Returns a note that names the loop to change, if more graphs were built for nothing than for something.
fn early_looks_note(program: &Program, summary: &Summary) -> Option<String> {
    let (place, count) = summary.early_looks.iter().max_by_key(|(_, count)| *count)?;
    if summary.wasted <= summary.executions {
        return None;
    }
    let at = at_or_in(program, *place);
    Some(format!(
        "{} graphs were built for nothing: a thread that waited had looked too early (in {count} of them {at})",
        summary.wasted
    ))
}

fn stopped_note(decider: &Decider, summary: &Summary) -> Vec<String> {
    let Some((_, why)) = stopped(decider, summary) else { return vec![] };
    if let Some(refusal) = &summary.refusal {
        return vec![format!("{why}: {refusal}")];
    }
    let done = match summary.done * 100.0 {
        little if little < 0.05 => "less than 0.1 %".to_owned(),
        // Each part of the search was half of what was left: perhaps a loop without a bound.
        much if much > 99.9 => return vec![format!("stopped early: {why}; there is no end in sight")],
        done => format!("about {done:.1} %"),
    };
    vec![format!("stopped early: {why}; {done} of the search was done")]
}
