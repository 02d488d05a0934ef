//! Decides the verdict and the exit code. No other place does.

use crate::{ConditionKind, Evidence, Finding, Kind, Outcome};
use serde::Serialize;

/// The answer to a question in one word, which is ok, violation or unknown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// No error, or the condition holds.
    Ok,
    /// An error, or the condition does not hold.
    Violation,
    /// A limit was reached before the answer was certain.
    Unknown,
}

impl Verdict {
    /// Returns the verdict as JSON writes it.
    pub fn as_str(self) -> &'static str {
        match self {
            Verdict::Ok => "ok",
            Verdict::Violation => "violation",
            Verdict::Unknown => "unknown",
        }
    }
}

/// Whether a search has seen all executions or states.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Completeness {
    /// All was seen: what was not seen cannot happen.
    Complete,
    /// A bound, a timeout or a limit left something out.
    Partial,
}

impl From<bool> for Completeness {
    fn from(complete: bool) -> Self {
        if complete { Completeness::Complete } else { Completeness::Partial }
    }
}

/// Decides whether a condition holds, given how many executions satisfy its proposition and how many do not.
///
/// One execution settles an existential question for good, however much was left out; its absence settles
/// nothing unless the search was complete.
pub(crate) fn decide(kind: ConditionKind, positive: u64, negative: u64, seen: Completeness) -> Verdict {
    let (settling, settled, otherwise) = match kind {
        ConditionKind::Exists => (positive, Verdict::Ok, Verdict::Violation),
        ConditionKind::NotExists => (positive, Verdict::Violation, Verdict::Ok),
        ConditionKind::Forall => (negative, Verdict::Violation, Verdict::Ok),
    };
    match seen {
        _ if settling > 0 => settled,
        Completeness::Complete => otherwise,
        Completeness::Partial => Verdict::Unknown,
    }
}

/// Returns the verdict that follows from what was found. Sets whether the condition holds, and adds the
/// warning that no execution came to its end, where that is so.
///
/// A program without a condition is right if it has no error. An error that only says what this tool cannot
/// do ([`Finding::is_limit`]) leaves the answer open. A litmus test is judged by its condition; a data race
/// in it, or a flag of the model, is reported but does not change the answer, any other error does.
///
/// Nothing is said of nothing: where no execution came to its end, there is nothing to be right about and
/// nothing to judge a condition by. Then only an error gives an answer, or the reasons why an outcome is
/// impossible; without them it stays open, and a warning says what stopped the executions.
pub(crate) fn conclude(evidence: &mut Evidence) -> Verdict {
    // Conclusions from earlier evidence are dropped.
    evidence.warnings.retain(|warning| warning.kind != Kind::NoExecution);
    let seen = Completeness::from(evidence.complete);
    let completes = evidence.has_complete_execution() == Some(true);
    if !completes && evidence.stopped.is_none() {
        warn_of_nothing(evidence);
    }
    let has_core = evidence.details.core().is_some();
    let Some(condition) = &mut evidence.condition else {
        return match seen {
            _ if evidence.errors.iter().any(|e| !e.is_limit()) => Verdict::Violation,
            _ if !evidence.errors.is_empty() => Verdict::Unknown,
            Completeness::Complete if completes => Verdict::Ok,
            Completeness::Complete | Completeness::Partial => Verdict::Unknown,
        };
    };
    let seen = if condition.proved { Completeness::Complete } else { seen };
    // `why` gives reasons, and what keeps all executions from their end is among them.
    let answer = match completes || has_core {
        true => decide(condition.kind, condition.positive, condition.negative, seen),
        false => Verdict::Unknown,
    };
    condition.settle(answer);
    match evidence.failure() {
        Some(error) if error.is_limit() => Verdict::Unknown,
        Some(_) => Verdict::Violation,
        None => answer,
    }
}

/// Warns that no execution came to its end, unless there is an error that is an answer.
fn warn_of_nothing(evidence: &mut Evidence) {
    let is_answered = match evidence.condition {
        Some(_) => evidence.failure().is_some(),
        None => !evidence.errors.is_empty(),
    };
    if is_answered {
        return;
    }
    let how = match &evidence.ended_early[..] {
        [] => String::new(),
        ways => format!(": {}", ways.join("; ")),
    };
    let message = format!("no execution completes, so nothing was checked{how}");
    evidence.warnings.push(Finding::new(Kind::NoExecution, message));
}

/// The exit code of the process, by what it means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Exit {
    /// No error, or the condition holds.
    Ok,
    /// A bug, or the condition does not hold.
    Violation,
    /// Bad input or usage.
    BadInput,
    /// A bound, a timeout or a memory limit was reached first.
    Inconclusive,
}

impl Exit {
    /// Returns the number that the process exits with.
    pub fn code(self) -> u8 {
        match self {
            Exit::Ok => 0,
            Exit::Violation => 1,
            Exit::BadInput => 2,
            Exit::Inconclusive => 3,
        }
    }

    /// Returns the exit code for two files, given those of each. Bad input outweighs a violation, that an
    /// inconclusive answer, that success.
    #[must_use]
    pub fn and(self, other: Exit) -> Exit {
        let weight = |exit| match exit {
            Exit::BadInput => 3,
            Exit::Violation => 2,
            Exit::Inconclusive => 1,
            Exit::Ok => 0,
        };
        if weight(other) > weight(self) { other } else { self }
    }
}

impl FromIterator<Exit> for Exit {
    /// Returns the exit code of several files together; of none, success.
    fn from_iter<I: IntoIterator<Item = Exit>>(exits: I) -> Self {
        exits.into_iter().fold(Exit::Ok, Exit::and)
    }
}

impl From<Exit> for std::process::ExitCode {
    fn from(exit: Exit) -> Self {
        exit.code().into()
    }
}

/// Whether an answer that holds up to the bounds is good enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Bounds {
    /// It is inconclusive.
    #[default]
    Inconclusive,
    /// It is a success.
    Allowed,
}

/// Returns the exit code of the process for one outcome, like [`exit_code`]; `bounds` says what an answer
/// that holds up to the bounds is worth.
pub fn exit_code_with(outcome: &Outcome, bounds: Bounds) -> Exit {
    match exit_code(outcome) {
        Exit::Inconclusive if bounds == Bounds::Allowed && outcome.holds_up_to_bounds() => Exit::Ok,
        exit => exit,
    }
}

impl Outcome {
    /// Returns whether the answer is open only because bounds cut executions off: within the bounds that
    /// [`bounds_hit`](Evidence::bounds_hit) lists all was explored, some execution came to its end, there
    /// is no error, and no execution speaks against the condition.
    pub fn holds_up_to_bounds(&self) -> bool {
        let settled = |condition: &crate::ConditionReport| match condition.kind {
            // That something happens is not known before it does.
            ConditionKind::Exists => false,
            ConditionKind::NotExists => condition.positive == 0 && condition.negative > 0,
            ConditionKind::Forall => condition.negative == 0 && condition.positive > 0,
        };
        self.verdict() == Verdict::Unknown
            && self.stopped.is_none()
            && !self.bounds_hit.is_empty()
            && self.errors.is_empty()
            && self.has_complete_execution() == Some(true)
            && self.condition.as_ref().is_none_or(settled)
    }
}

/// Returns the exit code of the process for one outcome. A search that a limit ended is inconclusive unless
/// it found something wrong: what it knows is in the verdict, but its counts are not those that were asked
/// for. A program that this tool does not understand is bad input.
pub fn exit_code(outcome: &Outcome) -> Exit {
    match outcome.verdict() {
        Verdict::Ok if outcome.stopped.is_some() => Exit::Inconclusive,
        Verdict::Ok => Exit::Ok,
        Verdict::Violation => Exit::Violation,
        Verdict::Unknown if outcome.errors.iter().any(|error| error.kind.is_refusal()) => Exit::BadInput,
        Verdict::Unknown => Exit::Inconclusive,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ConditionReport, Counts, Details, Graphs, Solved, States};
    use Completeness::{Complete, Partial};
    use ConditionKind::{Exists, Forall, NotExists};
    use Verdict::{Ok, Unknown, Violation};
    use fencepost_search::Stopped;

    #[test]
    fn decisions() {
        for (kind, positive, negative, complete, partial) in [
            (Exists, 1, 3, Ok, Ok),
            (Exists, 0, 3, Violation, Unknown),
            (NotExists, 1, 3, Violation, Violation),
            (NotExists, 0, 3, Ok, Unknown),
            (Forall, 3, 1, Violation, Violation),
            (Forall, 3, 0, Ok, Unknown),
        ] {
            assert_eq!(
                decide(kind, positive, negative, Complete),
                complete,
                "{kind:?} {positive} {negative}"
            );
            assert_eq!(decide(kind, positive, negative, Partial), partial, "{kind:?} {positive} {negative}");
        }
    }

    fn counted(executions: u64) -> Evidence {
        let counts = Counts { executions, ..Counts::default() };
        Evidence::new(Details::Graph(Graphs { counts, ..Graphs::default() }))
    }

    #[track_caller]
    fn judged(condition: Option<ConditionReport>, errors: &[Kind], complete: bool) -> Outcome {
        let errors = errors.iter().map(|&kind| Finding::new(kind, "")).collect();
        let executions = condition.as_ref().map_or(1, |condition| condition.positive + condition.negative);
        Outcome::new(Evidence { condition, errors, complete, ..counted(executions) })
    }

    fn holds(outcome: &Outcome) -> Option<bool> {
        outcome.condition.as_ref().and_then(ConditionReport::holds)
    }

    /// Checks the answer where no execution came to its end, by an engine that counts executions, one that
    /// visits states, one that solves, and one that says nothing about it.
    #[test]
    fn nothing_is_said_of_nothing() {
        let details = [
            counted(0).details,
            Details::States(States::default()),
            Details::Symbolic(Solved { completes: Some(false), ..Solved::default() }),
            Details::Symbolic(Solved::default()),
        ];
        let conditions = [Exists, NotExists, Forall].map(|kind| Some(ConditionReport::new(kind, "", 0, 0)));
        for details in details {
            for condition in conditions.iter().cloned().chain([None]) {
                let ended_early = vec!["main at a.c:3: an assumption is false".to_owned()];
                let evidence = Evidence::new(details.clone());
                let outcome = Outcome::new(Evidence { condition, ended_early, complete: true, ..evidence });
                let outcome = outcome.revised(|_| {});
                assert_eq!((outcome.verdict(), exit_code(&outcome)), (Unknown, Exit::Inconclusive));
                assert_eq!(holds(&outcome), None);
                let said: Vec<&str> = outcome.warnings.iter().map(|w| w.message.as_str()).collect();
                assert_eq!(
                    said,
                    ["no execution completes, so nothing was checked: main at a.c:3: an assumption is false"]
                );
            }
        }
    }

    /// A warning, and an answer, last as long as the evidence for them.
    #[test]
    fn conclusions_follow_the_evidence() {
        let condition = Some(ConditionReport::new(NotExists, "", 0, 0));
        let outcome = Outcome::new(Evidence { condition, complete: true, ..counted(0) });
        assert!(outcome.is_about_nothing());
        let error = Finding::new(Kind::Unsupported, "");
        let refused = outcome.clone().revised(|evidence| evidence.errors.push(error));
        assert_eq!((refused.warnings.len(), exit_code(&refused)), (0, Exit::BadInput));
        let found = outcome.revised(|evidence| {
            evidence.condition = Some(ConditionReport::new(NotExists, "", 0, 7));
        });
        assert_eq!((found.verdict(), holds(&found), found.warnings.len()), (Ok, Some(true), 0));
        let partial = found.revised(|evidence| evidence.complete = false);
        assert_eq!((partial.verdict(), holds(&partial)), (Unknown, None));
    }

    #[test]
    fn a_bug_is_a_bug_though_no_execution_completes() {
        let errors = vec![Finding::new(Kind::Assert, "")];
        let outcome = Outcome::new(Evidence { errors, complete: true, ..counted(0) });
        assert_eq!((outcome.verdict(), outcome.warnings.len()), (Violation, 0));
    }

    #[test]
    fn what_is_proved_needs_no_full_list() {
        for (proved, verdict) in [(true, Ok), (false, Unknown)] {
            let mut condition = ConditionReport::new(NotExists, "", 0, 1000);
            condition.proved = proved;
            let outcome = judged(Some(condition), &[], false);
            assert_eq!((outcome.verdict(), outcome.complete), (verdict, false));
        }
    }

    #[test]
    fn programs_are_judged_by_errors() {
        assert_eq!(judged(None, &[], true).verdict(), Ok);
        assert_eq!(judged(None, &[], false).verdict(), Unknown);
        assert_eq!(judged(None, &[Kind::Race], false).verdict(), Violation);
    }

    #[test]
    fn what_is_not_supported_is_no_bug() {
        let answer = |errors: &[Kind]| {
            let outcome = judged(None, errors, false);
            (outcome.verdict(), exit_code(&outcome))
        };
        assert_eq!(answer(&[Kind::Unsupported]), (Unknown, Exit::BadInput));
        assert_eq!(answer(&[Kind::MixedSize]), (Unknown, Exit::BadInput));
        assert_eq!(answer(&[Kind::OutOfMemory]), (Unknown, Exit::Inconclusive));
        assert_eq!(answer(&[Kind::Unsupported, Kind::Race]), (Violation, Exit::Violation));
    }

    #[test]
    fn a_race_does_not_change_a_litmus_answer_but_other_errors_do() {
        let condition = || Some(ConditionReport::new(Exists, "exists (x=1)", 1, 0));
        assert_eq!(judged(condition(), &[Kind::Race], true).verdict(), Ok);
        let asserted = judged(condition(), &[Kind::Race, Kind::Assert], true);
        assert_eq!((asserted.verdict(), holds(&asserted)), (Violation, Some(true)));
    }

    #[test]
    fn an_error_in_every_execution_leaves_the_condition_open() {
        for kind in [Exists, NotExists, Forall] {
            let condition = |negative| Some(ConditionReport::new(kind, "", 0, negative));
            let holds = |errors: &[Kind], negative| {
                let outcome = judged(condition(negative), errors, true);
                (outcome.verdict() == Violation, holds(&outcome))
            };
            assert_eq!(holds(&[Kind::Assert], 0), (true, None));
            assert_eq!(holds(&[Kind::Assert], 1), (true, Some(kind == NotExists)));
            // A race is no reason for that there is no execution.
            assert_eq!(holds(&[Kind::Race], 0), (false, None));
            assert_eq!(holds(&[Kind::Race], 1), (kind != NotExists, Some(kind == NotExists)));
        }
    }

    #[test]
    fn a_search_that_was_stopped_is_inconclusive_unless_it_found_a_fault() {
        let stopped = |positive, negative| {
            let condition = Some(ConditionReport::new(NotExists, "", positive, negative));
            let proved = judged(condition, &[], true);
            let outcome = proved.revised(|evidence| evidence.stopped = Some(Stopped::Timeout));
            (outcome.verdict(), exit_code(&outcome))
        };
        assert_eq!(stopped(0, 1), (Ok, Exit::Inconclusive));
        assert_eq!(stopped(1, 1), (Violation, Exit::Violation));
        assert_eq!(stopped(0, 0), (Unknown, Exit::Inconclusive));
    }

    #[test]
    fn bounds_are_allowed_if_they_are_all_that_is_missing() {
        let bounded = |outcome: Outcome| {
            let outcome = outcome.revised(|evidence| evidence.bounds_hit = vec!["the loop".into()]);
            (exit_code(&outcome), exit_code_with(&outcome, Bounds::Allowed))
        };
        let condition = |kind, positive, negative| Some(ConditionReport::new(kind, "", positive, negative));
        let open = (Exit::Inconclusive, Exit::Inconclusive);
        let good = (Exit::Inconclusive, Exit::Ok);
        assert_eq!(bounded(judged(None, &[], false)), good);
        assert_eq!(bounded(judged(condition(NotExists, 0, 3), &[], false)), good);
        assert_eq!(bounded(judged(condition(Forall, 3, 0), &[], false)), good);
        assert_eq!(bounded(judged(condition(Exists, 0, 3), &[], false)), open);
        assert_eq!(bounded(judged(None, &[Kind::OutOfMemory], false)), open);
        assert_eq!(bounded(judged(None, &[Kind::Race], false)), (Exit::Violation, Exit::Violation));
        assert_eq!(bounded(Outcome::new(Evidence { complete: false, ..counted(0) })), open);
        let stopped = judged(None, &[], false);
        assert_eq!(bounded(stopped.revised(|evidence| evidence.stopped = Some(Stopped::Timeout))), open);
        let whole = judged(None, &[], false);
        assert_eq!(exit_code_with(&whole, Bounds::Allowed), Exit::Inconclusive);
    }

    #[test]
    fn several_files() {
        use Exit::{BadInput, Inconclusive};
        let all = |exits: &[Exit]| exits.iter().copied().collect::<Exit>();
        assert_eq!(all(&[]), Exit::Ok);
        assert_eq!(all(&[Exit::Ok, Inconclusive]), Inconclusive);
        assert_eq!(all(&[Inconclusive, Exit::Violation, Exit::Ok]), Exit::Violation);
        assert_eq!(all(&[Exit::Violation, BadInput, Inconclusive]), BadInput);
        assert_eq!([Exit::Ok, Exit::Violation, BadInput, Inconclusive].map(Exit::code), [0, 1, 2, 3]);
    }
}
