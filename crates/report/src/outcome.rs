//! What an engine found out, as plain data. The names are those of the JSON in `docs/json.md`.

use crate::{Execution, Relaxation, StateDiagram, StateSpace, Value};
use serde::Serialize;

/// The kind of finding that a data race has, as `--ignore` spells it.
pub const RACE: &str = "race";
/// The kind of finding that a flag of a model's text has.
pub const FLAG: &str = "flag";

/// The kinds of findings that say that the program was not understood, or asks for more than this tool does. They are no
/// bugs, so they leave the verdict open. This one: something that has no translation.
pub const UNSUPPORTED: &str = "unsupported";
/// Atomic accesses of different sizes to the same bytes.
pub const MIXED_SIZE: &str = "mixed-size";
/// A free choice from nothing, or from too many values.
pub const BAD_CHOICE: &str = "bad-choice";
/// An allocation larger than this tool allows.
pub const OUT_OF_MEMORY: &str = "out-of-memory";
/// The kind of the warning that no execution came to its end, so that nothing was checked.
pub const NO_EXECUTION: &str = "no-execution";

/// The answer to one question: one file under one model.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Outcome {
    /// The file, as the user named it.
    pub file: String,
    /// The name of the litmus test, if it is one.
    pub test: Option<String>,
    /// The memory model.
    pub model: String,
    /// The engine that answered.
    pub engine: String,
    /// The answer.
    pub verdict: Verdict,
    /// Complete executions.
    pub executions: Option<u64>,
    /// Up to what they are counted, if graphs that differ count as one: `rf`.
    pub equivalence: Option<String>,
    /// Executions in which a thread was stuck at an `assume`, await or lock, or cut by a bound.
    pub blocked: Option<u64>,
    /// Whether some execution comes to its end, from an engine that counts neither executions nor final states. It is not part of
    /// the JSON.
    pub completes: Option<bool>,
    /// How executions ended that did not come to their end: which thread stopped where, and why. An engine fills it in if no execution
    /// completed. It is not part of the JSON: [`crate::judge`] makes the message of a warning of it.
    pub ended_early: Vec<String>,
    /// Executions that were visited more than once.
    pub duplicates: Option<u64>,
    /// States visited, for an engine that visits states.
    pub explored_states: Option<u64>,
    /// Whether everything was explored, so that what was not seen cannot happen.
    pub complete: bool,
    /// The numbers of a state space, for an engine that visits states.
    pub state_space: Option<StateSpace>,
    /// What ended the search before its end: `timeout`, `max-executions`, `max-memory`, `interrupt`, `mixed-size`.
    pub stopped: Option<String>,
    /// What is wrong with the program.
    pub errors: Vec<Finding>,
    /// What may be wrong with it.
    pub warnings: Vec<Finding>,
    /// The litmus test's condition and its answer.
    pub condition: Option<ConditionReport>,
    /// The distinct final states, in any order; renderers sort them.
    pub final_states: Vec<FinalState>,
    /// Each bound that was reached, in words.
    pub bounds_hit: Vec<String>,
    /// How much there is to explore, if that was all that was asked.
    pub estimate: Option<Estimate>,
    /// Graphs that were built to the end for nothing, because a thread that waits had looked too early.
    pub wasted: Option<u64>,
    /// Groups of identical threads, up to whose renaming executions were counted.
    pub symmetric: Option<Vec<Vec<String>>>,
    /// The orders of volatile accesses that were tried (models jam21 and jam21-genmc).
    pub linearisations: Option<Linearisations>,
    /// Load-buffering races found (model xmm).
    pub lb_races: Option<u64>,
    /// Executions with a `po ∪ rf` cycle (model xmm).
    pub cyclic: Option<u64>,
    /// The least reordering that an error, or what decides the condition, needs.
    pub relaxation: Option<Relaxation>,
    /// What was asked.
    pub asked: Asked,
    /// Why the outcome is impossible: program lines and axioms.
    pub core: Option<Vec<CoreMember>>,
    /// Is each member of the core necessary?
    pub core_is_minimal: Option<bool>,
    /// Other minimal cores, if they were asked for.
    pub other_cores: Vec<Vec<CoreMember>>,
    /// The size of the problem, for an engine that solves one.
    pub solver: Option<Solver>,
    /// An execution that decides the question: it satisfies the condition (`exists`, `~exists`) or violates it
    /// (`forall`).
    pub witness: Option<Execution>,
    /// Every execution, if the user asked for them.
    pub executions_list: Option<Vec<Execution>>,
    /// All states and steps, if a picture of them was asked for. It is not part of the JSON.
    pub diagram: Option<StateDiagram>,
    /// Anything else worth saying, such as why the search stopped.
    pub notes: Vec<String>,
    /// The engine's time in seconds.
    pub time_s: f64,
}

impl Finding {
    /// Is it about what this tool cannot do, not about what the program does wrong?
    pub fn is_limit(&self) -> bool {
        matches!(self.kind.as_str(), UNSUPPORTED | MIXED_SIZE | BAD_CHOICE | OUT_OF_MEMORY)
    }

    /// `queue.c:17`, as far as it is known.
    pub fn place(&self) -> Option<String> {
        match (&self.file, self.line) {
            (Some(file), Some(line)) => Some(format!("{file}:{line}")),
            (Some(file), None) => Some(file.clone()),
            (None, Some(line)) => Some(format!("line {line}")),
            (None, None) => None,
        }
    }
}

impl Outcome {
    /// What to call it in a headline: the test's name, or the file's.
    pub fn name(&self) -> &str {
        self.test.as_deref().unwrap_or(&self.file)
    }

    /// The execution most worth showing: the one that decides the condition, else that of the first error
    /// that has one, else the first of all.
    pub fn pictured(&self) -> Option<&Execution> {
        let of_error = || self.errors.iter().find_map(|e| e.execution.as_ref());
        let listed = || self.executions_list.as_ref().and_then(|list| list.first());
        self.witness.as_ref().or_else(of_error).or_else(listed)
    }

    /// The engine's time; 0 for what no clock gives, so that no format has to show an infinity.
    pub(crate) fn seconds(&self) -> f64 {
        if self.time_s.is_finite() { self.time_s } else { 0.0 }
    }

    /// Whether some execution came to its end and counts: a test's filter may leave out some. `None` if the engine does not say.
    pub fn has_complete_execution(&self) -> Option<bool> {
        let judged = self.condition.as_ref().map(|condition| condition.positive + condition.negative);
        match (judged, self.executions, &self.state_space) {
            (Some(1..), ..) => Some(true),
            (_, Some(executions), _) => Some(executions > 0),
            (Some(_), None, Some(_)) => Some(false),
            (None, None, Some(space)) => Some(space.finals > 0),
            (_, None, None) => self.completes,
        }
    }

    /// Whether the answer is open because no execution came to its end.
    pub fn is_about_nothing(&self) -> bool {
        self.warnings.iter().any(|warning| warning.kind == NO_EXECUTION)
    }

    /// Whether any error is a data race.
    pub fn has_race(&self) -> bool {
        self.errors.iter().any(|e| e.kind == RACE)
    }

    /// Whether executions may be missing that matter: a limit ended the search, or the answer is unknown because
    /// not everything was explored.
    pub fn is_cut_short(&self) -> bool {
        self.stopped.is_some() || (!self.complete && self.verdict == Verdict::Unknown)
    }

    /// The first error that counts in a litmus test too, where data races and flags are only reported: one of the program
    /// before one about what this tool cannot do.
    pub fn failure(&self) -> Option<&Finding> {
        let mut errors = self.errors.iter().filter(|e| e.kind != RACE && e.kind != FLAG);
        let first = errors.clone().next();
        errors.find(|e| !e.is_limit()).or(first)
    }
}

/// How many orders of volatile accesses it took to decide which graphs a model allows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Linearisations {
    /// The graphs that were decided: executions, blocked ones, and those that turned out to be forbidden.
    pub graphs: u64,
    /// The orders tried, in all of them together.
    pub total: u64,
    /// The orders tried for the graph that took the most.
    pub most: u64,
}

/// What was asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Asked {
    /// Is the condition true, is the program right?
    #[default]
    Check,
    /// Is the outcome possible, and why or why not?
    Why,
}

/// The size of a problem that a solver was given.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Solver {
    /// Its variables.
    pub variables: u64,
    /// Its clauses.
    pub clauses: u64,
    /// The executions that it has besides the one in question, for models that speculate.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub speculations: Option<u64>,
}

/// The answer in one word.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// No error, or the condition holds.
    Ok,
    /// An error, or the condition does not hold.
    Violation,
    /// A limit was reached before the answer was certain.
    #[default]
    Unknown,
}

impl Verdict {
    /// The word used in JSON.
    pub fn as_str(self) -> &'static str {
        match self {
            Verdict::Ok => "ok",
            Verdict::Violation => "violation",
            Verdict::Unknown => "unknown",
        }
    }
}

/// An error or a warning.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Finding {
    /// Its kind, as `--ignore` spells it: `race`, `assert`. Some cannot be ignored: `mixed-size`, `bad-input`.
    pub kind: String,
    /// One line: what is wrong.
    pub message: String,
    /// The file it is in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
    /// The line, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<u32>,
    /// The thread that did it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thread: Option<String>,
    /// Other places that belong to it: the other access of a race, where memory was allocated and freed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub related: Vec<Related>,
    /// Details, such as the other access of a race and why nothing orders the two.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
    /// The least reordering that it needs, if the search was for that.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub relaxation: Option<Relaxation>,
    /// The execution that shows it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub execution: Option<Execution>,
}

/// A place that belongs to a finding.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Related {
    /// What is there: `other access`, `allocated`, `freed`, `waits`.
    pub what: String,
    /// The file it is in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
    /// The line, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<u32>,
    /// The thread that is there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thread: Option<String>,
}

/// How a condition quantifies over executions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum ConditionKind {
    /// Some execution satisfies the proposition.
    #[serde(rename = "exists")]
    Exists,
    /// None does.
    #[serde(rename = "~exists")]
    NotExists,
    /// All do.
    #[serde(rename = "forall")]
    Forall,
}

impl ConditionKind {
    /// As litmus tests write it.
    pub fn as_str(self) -> &'static str {
        match self {
            ConditionKind::Exists => "exists",
            ConditionKind::NotExists => "~exists",
            ConditionKind::Forall => "forall",
        }
    }
}

/// A condition and how many executions satisfy its proposition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ConditionReport {
    /// The quantifier.
    pub kind: ConditionKind,
    /// The whole condition as written: `exists (0:r0=0 /\ 1:r0=0)`.
    pub text: String,
    /// Whether it holds; `None` if a limit was reached before that was certain, or if an error left no execution
    /// to judge.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub holds: Option<bool>,
    /// Executions that satisfy the proposition (the part after the quantifier), whatever the quantifier.
    pub positive: u64,
    /// Executions that do not.
    pub negative: u64,
    /// Whether an engine has proved that no execution decides the condition other than those that were counted, although it did not
    /// count all executions.
    #[serde(skip)]
    pub proved: bool,
}

impl ConditionReport {
    /// A condition that is still to be decided (see [`crate::judge`]).
    pub fn new(kind: ConditionKind, text: impl Into<String>, positive: u64, negative: u64) -> Self {
        ConditionReport { kind, text: text.into(), holds: None, positive, negative, proved: false }
    }

    /// Can its outcome happen? `can`, `never`; of a `forall`, `always`, `can fail`; `?` if that is not known.
    pub fn word(&self) -> &'static str {
        match (self.kind, self.holds) {
            (_, None) => "?",
            (ConditionKind::Exists, Some(true)) | (ConditionKind::NotExists, Some(false)) => "can",
            (ConditionKind::Exists, Some(false)) | (ConditionKind::NotExists, Some(true)) => "never",
            (ConditionKind::Forall, Some(true)) => "always",
            (ConditionKind::Forall, Some(false)) => "can fail",
        }
    }

    /// The condition without its quantifier and the parentheses around the whole.
    pub fn proposition(&self) -> &str {
        let text = self.text.trim();
        let body = text.strip_prefix(self.kind.as_str()).unwrap_or(text).trim();
        match body.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')) {
            Some(inner) if balanced(inner) => inner.trim(),
            _ => body,
        }
    }
}

/// Whether no parenthesis of `text` is closed before it is opened.
fn balanced(text: &str) -> bool {
    let mut depth = 0i64;
    for c in text.chars() {
        depth += i64::from(c == '(') - i64::from(c == ')');
        if depth < 0 {
            return false;
        }
    }
    depth == 0
}

/// A final state and how many executions end in it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct FinalState {
    /// Registers (`0:r0`) and locations (`x`) with their values, in the order to show them.
    #[serde(serialize_with = "crate::json::pairs")]
    pub values: Vec<(String, Value)>,
    /// Executions that end in it.
    pub count: u64,
    /// Whether it satisfies the condition's proposition, if there is a condition.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub satisfies: Option<bool>,
}

/// A member of a minimal core: a program line or an axiom without which the outcome would be possible.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct CoreMember {
    /// The line as written, or the axiom's text.
    pub text: String,
    /// The name of the axiom, if it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub axiom: Option<String>,
    /// The file the line is in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
    /// The line, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<u32>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(kind: ConditionKind, text: &str, proposition: &str) {
        assert_eq!(ConditionReport::new(kind, text, 0, 0).proposition(), proposition);
    }

    #[test]
    fn propositions_lose_quantifier_and_outer_parentheses() {
        check(ConditionKind::Exists, "exists (x=1 /\\ y=1)", "x=1 /\\ y=1");
        check(ConditionKind::Exists, "exists (x=1) \\/ (y=1)", "(x=1) \\/ (y=1)");
        check(ConditionKind::NotExists, "~exists ((x=1) /\\ (y=1))", "(x=1) /\\ (y=1)");
        check(ConditionKind::Forall, "forall true", "true");
        check(ConditionKind::Forall, "", "");
    }
}

/// A guess at how many executions there are.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Estimate {
    /// The guess.
    pub executions: f64,
    /// From here…
    pub low: f64,
    /// …to here.
    pub high: f64,
    /// The seconds that one worker needs to visit them.
    pub seconds: f64,
    /// How many random descents the guess is made of.
    pub descents: u64,
}
