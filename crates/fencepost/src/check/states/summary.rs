//! The parts of an outcome that do not depend on the question.

use super::Question;
use crate::check::gather;
use crate::runs;
use fencepost_program::{BlockKind, Pos, Program, ThreadId};
use fencepost_report::{Outcome, StateSpace};
use fencepost_states::{Exploration, Liveness, Stopped, Summary, Symmetry};
use std::time::Duration;

/// The outcome, without findings and not yet judged.
pub fn outcome(
    program: &Program,
    question: &Question<'_>,
    exploration: &Exploration,
    time: Duration,
) -> Outcome {
    let summary = &exploration.summary;
    let bounds_hit = gather::bounds(program, &summary.bounds_hit);
    let stopped = stopped(summary);
    let searched = summary.liveness_complete || question.liveness() == Liveness::Ignored;
    let mut notes: Vec<String> = vec![];
    if let Some((_, why)) = stopped {
        notes.push(format!("stopped early: {why}; {} states had been visited", summary.states));
    } else if summary.stopped.is_none() && !searched {
        notes.push("the search for runs without end was not completed".to_owned());
    }
    if let Symmetry::Refused(why) = &summary.symmetry {
        notes.push(format!("symmetry was not used: {why}"));
    }
    Outcome {
        model: question.config.machine.name().to_owned(),
        engine: "states".to_owned(),
        blocked: Some(summary.blocked),
        ended_early: ended_early(program, summary),
        explored_states: Some(summary.states),
        state_space: Some(StateSpace {
            transitions: summary.transitions,
            finals: summary.finals,
            depth: summary.depth,
            components: summary.components,
            bytes: summary.bytes,
            bytes_per_state: summary.bytes_per_state(),
        }),
        complete: summary.stopped.is_none() && bounds_hit.is_empty() && searched,
        stopped: stopped.map(|(word, _)| word.to_owned()),
        bounds_hit,
        notes,
        time_s: time.as_secs_f64(),
        ..Outcome::default()
    }
}

/// How runs ended that did not come to their end, if none did.
fn ended_early(program: &Program, summary: &Summary) -> Vec<String> {
    if summary.finals > 0 {
        return vec![];
    }
    let way = |(thread, pos, kind): &(ThreadId, Pos, BlockKind)| {
        let name = program.threads.get(thread.index()).map(|entry| entry.name.clone());
        gather::ended_way(&name.unwrap_or(format!("t{}", thread.0)), program.place(*pos), *kind)
    };
    let mut ways: Vec<String> = summary.blocked_at.iter().map(way).collect();
    ways.sort();
    ways.dedup();
    ways.truncate(gather::MOST_WAYS);
    ways
}

/// The picture of all states, if it was asked for.
pub fn draw(
    outcome: &mut Outcome,
    program: &Program,
    parts: crate::names::Parts,
    exploration: &Exploration,
    most: Option<usize>,
) {
    if let (Some(graph), Some(most)) = (&exploration.graph, most) {
        outcome.diagram = Some(runs::diagram(program, parts, graph, most));
    }
}

/// Why the search ended early: the word for machines, and the phrase for people.
fn stopped(summary: &Summary) -> Option<(&'static str, &'static str)> {
    let why = summary.stopped.filter(|why| *why != Stopped::Enough)?;
    let phrase = match why {
        Stopped::MaxMemory => "the states need more memory than --max-memory allows",
        _ => why.phrase(),
    };
    Some((why.word(), phrase))
}
