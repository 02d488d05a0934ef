//! Formats an outcome as one line of JSON. Every field is documented in `docs/json.md`; a test keeps the two
//! in step.

use crate::{
    ConditionReport, CoreMember, Details, Effort, Engine, Equivalence, Estimate, Execution, FinalState,
    Finding, Linearisations, Outcome, Relaxation, Solver, StateSpace, Value, Verdict,
};
use fencepost_search::Stopped;
use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};

/// Formats an outcome as one JSON object on one line, without the line's end.
pub fn line(outcome: &Outcome) -> String {
    serde_json::to_string(&Line::new(outcome)).expect("plain data with string keys always serialises")
}

/// Serialises a list of names and values as a JSON object. Of two pairs with the same name the first counts,
/// so that the object's keys are distinct.
pub(crate) fn pairs<S: Serializer>(pairs: &[(String, Value)], serializer: S) -> Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(None)?;
    for (i, (name, value)) in pairs.iter().enumerate() {
        if pairs[..i].iter().all(|(earlier, _)| earlier != name) {
            map.serialize_entry(name, value)?;
        }
    }
    map.end()
}

fn is_false(flag: &bool) -> bool {
    !flag
}

/// The line's fields in the order in which they are printed; what does not apply is absent.
#[derive(Serialize)]
struct Line<'a> {
    file: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    test: Option<&'a str>,
    model: &'a str,
    engine: Engine,
    verdict: Verdict,
    #[serde(skip_serializing_if = "Option::is_none")]
    executions: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    equivalence: Option<Equivalence>,
    #[serde(skip_serializing_if = "Option::is_none")]
    blocked: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    duplicates: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    explored_states: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    state_space: Option<&'a StateSpace>,
    complete: bool,
    #[serde(skip_serializing_if = "is_false")]
    up_to_bounds: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    stopped: Option<&'a str>,
    errors: &'a [Finding],
    warnings: &'a [Finding],
    #[serde(skip_serializing_if = "Option::is_none")]
    condition: Option<&'a ConditionReport>,
    #[serde(skip_serializing_if = "Option::is_none")]
    final_states: Option<Vec<&'a FinalState>>,
    bounds_hit: &'a [String],
    #[serde(skip_serializing_if = "Option::is_none")]
    estimate: Option<Estimate>,
    #[serde(skip_serializing_if = "Option::is_none")]
    wasted: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cut: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    symmetric: Option<&'a [Vec<String>]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    linearisations: Option<Linearisations>,
    #[serde(skip_serializing_if = "Option::is_none")]
    lb_races: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cyclic: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    relaxation: Option<&'a Relaxation>,
    #[serde(skip_serializing_if = "Option::is_none")]
    core: Option<&'a [CoreMember]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    core_is_minimal: Option<bool>,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    other_cores: &'a [Vec<CoreMember>],
    #[serde(skip_serializing_if = "Option::is_none")]
    solver: Option<Solver>,
    #[serde(skip_serializing_if = "Option::is_none")]
    witness: Option<&'a Execution>,
    #[serde(skip_serializing_if = "Option::is_none")]
    execution_list: Option<&'a [Execution]>,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    notes: &'a [String],
    time_s: f64,
}

impl<'a> Line<'a> {
    fn new(outcome: &'a Outcome) -> Self {
        // A litmus test without executions has no state, and says so; a program has none by nature.
        let states = (outcome.condition.is_some() || !outcome.final_states.is_empty()).then(|| {
            crate::sort::sorted(&outcome.final_states, &crate::sort::columns(&outcome.final_states))
        });
        let details = &outcome.details;
        let (counts, graphs) = (details.counts(), details.graphs());
        let (visited, solved, core) = (details.states(), details.solved(), details.core());
        let (linearisations, lb_races, cyclic) = match graphs.map(|graphs| graphs.effort) {
            Some(Effort::Linearised(linearisations)) => (Some(linearisations), None, None),
            Some(Effort::Cycles { lb_races, cyclic }) => (None, Some(lb_races), Some(cyclic)),
            Some(Effort::Plain) | None => (None, None, None),
        };
        Line {
            file: &outcome.file,
            test: outcome.test.as_deref(),
            model: &outcome.model,
            engine: outcome.engine(),
            verdict: outcome.verdict(),
            executions: outcome.executions(),
            equivalence: graphs.map(|graphs| graphs.equivalence).filter(|by| *by != Equivalence::Full),
            blocked: outcome.blocked(),
            duplicates: counts.and_then(|counts| counts.duplicates),
            explored_states: visited.map(|states| states.explored),
            state_space: visited.map(|states| &states.space),
            complete: outcome.complete,
            up_to_bounds: outcome.holds_up_to_bounds(),
            stopped: outcome.stopped.map(Stopped::word),
            errors: &outcome.errors,
            warnings: &outcome.warnings,
            condition: outcome.condition.as_ref(),
            final_states: states,
            bounds_hit: &outcome.bounds_hit,
            estimate: if let Details::Estimate(estimate) = details { *estimate } else { None },
            wasted: counts.map(|counts| counts.wasted).filter(|wasted| *wasted > 0),
            cut: counts.map(|counts| counts.cut).filter(|cut| *cut > 0),
            symmetric: graphs.and_then(|graphs| graphs.symmetric.as_deref()),
            linearisations,
            lb_races,
            cyclic,
            relaxation: visited.and_then(|states| states.relaxation.as_ref()),
            core: core.map(|core| &core.members[..]),
            core_is_minimal: core.map(|core| core.is_minimal),
            other_cores: core.map_or(&[], |core| &core.others),
            solver: solved.and_then(|solved| solved.solver),
            witness: outcome.witness.as_ref(),
            execution_list: outcome.listed(),
            notes: &outcome.notes,
            time_s: outcome.seconds(),
        }
    }
}
