//! One line of JSON per outcome. Every field is documented in `docs/json.md`; a test keeps the two in step.

use crate::{
    ConditionReport, CoreMember, Execution, FinalState, Finding, Linearisations, Outcome, Relaxation, Solver,
    StateSpace, Value, Verdict,
};
use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};

/// The outcome as one JSON object on one line, without the line's end.
pub fn line(outcome: &Outcome) -> String {
    serde_json::to_string(&Line::new(outcome)).expect("plain data with string keys always serialises")
}

/// Ordered pairs as a JSON object. Of two pairs with the same name the first counts, so that the object's
/// keys are distinct.
pub(crate) fn pairs<S: Serializer>(pairs: &[(String, Value)], serializer: S) -> Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(None)?;
    for (i, (name, value)) in pairs.iter().enumerate() {
        if pairs[..i].iter().all(|(earlier, _)| earlier != name) {
            map.serialize_entry(name, value)?;
        }
    }
    map.end()
}

/// The line's fields in the order in which they are printed; what does not apply is absent.
#[derive(Serialize)]
struct Line<'a> {
    file: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    test: Option<&'a str>,
    model: &'a str,
    engine: &'a str,
    verdict: Verdict,
    #[serde(skip_serializing_if = "Option::is_none")]
    executions: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    equivalence: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    blocked: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    duplicates: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    explored_states: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    state_space: Option<&'a StateSpace>,
    complete: bool,
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
    estimate: Option<crate::Estimate>,
    #[serde(skip_serializing_if = "Option::is_none")]
    wasted: Option<u64>,
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
        Line {
            file: &outcome.file,
            test: outcome.test.as_deref(),
            model: &outcome.model,
            engine: &outcome.engine,
            verdict: outcome.verdict,
            executions: outcome.executions,
            equivalence: outcome.equivalence.as_deref(),
            blocked: outcome.blocked,
            duplicates: outcome.duplicates,
            explored_states: outcome.explored_states,
            state_space: outcome.state_space.as_ref(),
            complete: outcome.complete,
            stopped: outcome.stopped.as_deref(),
            errors: &outcome.errors,
            warnings: &outcome.warnings,
            condition: outcome.condition.as_ref(),
            final_states: states,
            bounds_hit: &outcome.bounds_hit,
            estimate: outcome.estimate,
            wasted: outcome.wasted,
            symmetric: outcome.symmetric.as_deref(),
            linearisations: outcome.linearisations,
            lb_races: outcome.lb_races,
            cyclic: outcome.cyclic,
            relaxation: outcome.relaxation.as_ref(),
            core: outcome.core.as_deref(),
            core_is_minimal: outcome.core_is_minimal,
            other_cores: &outcome.other_cores,
            solver: outcome.solver,
            witness: outcome.witness.as_ref(),
            execution_list: outcome.executions_list.as_deref(),
            notes: &outcome.notes,
            time_s: outcome.seconds(),
        }
    }
}
