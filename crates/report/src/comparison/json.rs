//! Formats a comparison as one line of JSON. Every field is documented in `docs/json.md`.

use super::{Comparison, Group, Relation, Side};
use crate::{ConditionReport, Engine};
use fencepost_search::Stopped;
use serde::Serialize;

#[derive(Serialize)]
struct Line<'a> {
    file: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    test: Option<&'a str>,
    relation: Relation,
    models: [Model<'a>; 2],
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    without_co: bool,
    complete: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    stopped: Option<&'a str>,
    bounds_hit: &'a [String],
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    notes: &'a [String],
    time_s: f64,
}

#[derive(Serialize)]
struct Model<'a> {
    model: &'a str,
    engine: Engine,
    executions: u64,
    blocked: u64,
    complete: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    condition: Option<&'a ConditionReport>,
    only: u64,
    #[serde(skip_serializing_if = "super::is_zero")]
    only_errors: u64,
    forbidden_by_the_other: &'a [Group],
}

/// Formats a comparison as one JSON object on one line, without the line's end.
pub fn line(comparison: &Comparison) -> String {
    let [first, second] = &comparison.sides;
    let line = Line {
        file: &comparison.file,
        test: comparison.test.as_deref(),
        relation: comparison.relation(),
        models: [Model::new(first), Model::new(second)],
        without_co: comparison.without_co,
        complete: first.complete && second.complete,
        stopped: comparison.stopped.map(Stopped::word),
        bounds_hit: &comparison.bounds_hit,
        notes: &comparison.notes,
        time_s: comparison.time_s,
    };
    serde_json::to_string(&line).expect("plain data with string keys always serialises")
}

impl<'a> Model<'a> {
    fn new(side: &'a Side) -> Self {
        Model {
            model: &side.model,
            engine: side.engine,
            executions: side.executions,
            blocked: side.blocked,
            complete: side.complete,
            condition: side.condition.as_ref(),
            only: side.only,
            only_errors: side.only_errors,
            forbidden_by_the_other: &side.groups,
        }
    }
}
