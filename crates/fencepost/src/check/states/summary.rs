//! The parts of the state engine's evidence that do not depend on the question.

use super::StatesRequest;
use crate::check::gather;
use crate::runs;
use fencepost_program::{BlockKind, Pos, Program, ThreadId};
use fencepost_report::{Evidence, StateSpace, States};
use fencepost_states::{Exploration, Liveness, Stopped, Summary, Symmetry};
use std::time::Duration;

/// Returns the evidence of a search of the state engine, without findings.
pub fn evidence(
    program: &Program,
    question: &StatesRequest<'_>,
    exploration: &Exploration,
    time: Duration,
) -> Evidence<States> {
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
    let states = States {
        explored: summary.states,
        space: StateSpace {
            transitions: summary.transitions,
            finals: summary.finals,
            depth: summary.depth,
            components: summary.components,
            bytes: summary.bytes,
            bytes_per_state: summary.bytes_per_state(),
        },
        blocked: summary.blocked,
        ..States::default()
    };
    Evidence {
        model: question.config.machine.name().to_owned(),
        ended_early: ended_early(program, summary),
        complete: summary.stopped.is_none() && bounds_hit.is_empty() && searched,
        stopped: stopped.map(|(why, _)| why),
        bounds_hit,
        notes,
        time_s: time.as_secs_f64(),
        ..Evidence::new(states)
    }
}

/// Describes how runs ended before their end, if all did.
fn ended_early(program: &Program, summary: &Summary) -> Vec<String> {
    if summary.finals > 0 {
        return vec![];
    }
    let way = |(thread, pos, kind): &(ThreadId, Pos, BlockKind)| {
        let name = program.threads.get(thread.index()).map(|entry| entry.name.clone());
        gather::describe_stop(&name.unwrap_or(format!("t{}", thread.0)), program.place(*pos), *kind)
    };
    let mut ways: Vec<String> = summary.blocked_at.iter().map(way).collect();
    ways.sort();
    ways.dedup();
    ways.truncate(gather::MOST_WAYS);
    ways
}

/// Adds to the evidence the description of all states that a picture shows, if the user asked for one.
pub fn draw(
    evidence: &mut Evidence<States>,
    program: &Program,
    parts: crate::names::Parts,
    exploration: &Exploration,
    most: Option<usize>,
) {
    if let (Some(graph), Some(most)) = (&exploration.graph, most) {
        evidence.details.diagram = Some(runs::diagram(program, parts, graph, most));
    }
}

/// Returns the limit that ended the search early, and the phrase for people.
fn stopped(summary: &Summary) -> Option<(Stopped, &'static str)> {
    let why = summary.stopped.filter(|why| *why != Stopped::Enough)?;
    let phrase = match why {
        Stopped::MaxMemory => "the states need more memory than the search may use",
        _ => why.phrase(),
    };
    Some((why, phrase))
}
