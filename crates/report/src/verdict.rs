//! The verdict and the exit code: the only place that decides either.

use crate::{BAD_CHOICE, ConditionKind, Finding, MIXED_SIZE, Outcome, UNSUPPORTED, Verdict};

/// Whether a search has seen everything there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Completeness {
    /// What was not seen cannot happen.
    Complete,
    /// A bound, a timeout or a limit left something out.
    Partial,
}

impl From<bool> for Completeness {
    fn from(complete: bool) -> Self {
        if complete { Completeness::Complete } else { Completeness::Partial }
    }
}

/// Whether a condition holds, given how many executions satisfy its proposition and how many do not.
///
/// One execution settles an existential question for good, however much was left out; its absence settles
/// nothing unless the search was complete.
pub fn decide(kind: ConditionKind, positive: u64, negative: u64, seen: Completeness) -> Verdict {
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

/// Sets the verdict of `outcome`, and whether its condition holds, from what was found.
///
/// A program without a condition is right if it has no error. An error that only says what this tool cannot do
/// ([`Finding::is_limit`]) leaves the answer open. A litmus test is judged by its condition; a data
/// race in it, or a flag of the model, is reported but does not change the answer, any other error does. If such an error left no complete
/// execution, there is nothing to judge the condition by, and whether it holds stays open.
pub fn judge(outcome: &mut Outcome) {
    let seen = Completeness::from(outcome.complete);
    let fails = outcome.failure().is_some();
    let Some(condition) = &mut outcome.condition else {
        outcome.verdict = match seen {
            _ if outcome.errors.iter().any(|e| !e.is_limit()) => Verdict::Violation,
            _ if !outcome.errors.is_empty() => Verdict::Unknown,
            Completeness::Complete => Verdict::Ok,
            Completeness::Partial => Verdict::Unknown,
        };
        return;
    };
    let answer = decide(condition.kind, condition.positive, condition.negative, seen);
    let nothing_to_judge = fails && condition.positive == 0 && condition.negative == 0;
    condition.holds = match answer {
        _ if nothing_to_judge => None,
        Verdict::Ok => Some(true),
        Verdict::Violation => Some(false),
        Verdict::Unknown => None,
    };
    outcome.verdict = match outcome.failure() {
        Some(error) if error.is_limit() => Verdict::Unknown,
        Some(_) => Verdict::Violation,
        None => answer,
    };
}

/// What the process tells its caller.
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
    /// The number.
    pub fn code(self) -> u8 {
        match self {
            Exit::Ok => 0,
            Exit::Violation => 1,
            Exit::BadInput => 2,
            Exit::Inconclusive => 3,
        }
    }

    /// The exit of two files together: bad input outweighs a violation, that an inconclusive answer, that success.
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
    /// The exit of several files together; of none, success.
    fn from_iter<I: IntoIterator<Item = Exit>>(exits: I) -> Self {
        exits.into_iter().fold(Exit::Ok, Exit::and)
    }
}

impl From<Exit> for std::process::ExitCode {
    fn from(exit: Exit) -> Self {
        exit.code().into()
    }
}

/// The exit code of one outcome. A search that a limit ended is inconclusive unless it found something wrong: what
/// it knows is in the verdict, but its counts are not those that were asked for. A program that this tool does not understand is bad
/// input.
pub fn exit_code(outcome: &Outcome) -> Exit {
    match outcome.verdict {
        Verdict::Ok if outcome.stopped.is_some() => Exit::Inconclusive,
        Verdict::Ok => Exit::Ok,
        Verdict::Violation => Exit::Violation,
        Verdict::Unknown if outcome.errors.iter().any(refused) => Exit::BadInput,
        Verdict::Unknown => Exit::Inconclusive,
    }
}

fn refused(finding: &Finding) -> bool {
    matches!(finding.kind.as_str(), UNSUPPORTED | MIXED_SIZE | BAD_CHOICE)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ConditionReport;
    use Completeness::{Complete, Partial};
    use ConditionKind::{Exists, Forall, NotExists};
    use Verdict::{Ok, Unknown, Violation};

    #[test]
    fn decisions() {
        for (kind, positive, negative, complete, partial) in [
            (Exists, 1, 3, Ok, Ok),
            (Exists, 0, 3, Violation, Unknown),
            (NotExists, 1, 3, Violation, Violation),
            (NotExists, 0, 3, Ok, Unknown),
            (Forall, 3, 1, Violation, Violation),
            (Forall, 3, 0, Ok, Unknown),
            (Exists, 0, 0, Violation, Unknown),
            (Forall, 0, 0, Ok, Unknown),
        ] {
            assert_eq!(
                decide(kind, positive, negative, Complete),
                complete,
                "{kind:?} {positive} {negative}"
            );
            assert_eq!(decide(kind, positive, negative, Partial), partial, "{kind:?} {positive} {negative}");
        }
    }

    #[track_caller]
    fn judged(condition: Option<ConditionReport>, errors: &[&str], complete: bool) -> Outcome {
        let errors = errors.iter().map(|&kind| Finding { kind: kind.into(), ..Finding::default() }).collect();
        let mut outcome = Outcome { condition, errors, complete, ..Outcome::default() };
        judge(&mut outcome);
        outcome
    }

    #[test]
    fn programs_are_judged_by_errors() {
        assert_eq!(judged(None, &[], true).verdict, Ok);
        assert_eq!(judged(None, &[], false).verdict, Unknown);
        assert_eq!(judged(None, &["race"], false).verdict, Violation);
    }

    #[test]
    fn what_is_not_supported_is_no_bug() {
        let answer = |errors: &[&str]| {
            let outcome = judged(None, errors, false);
            (outcome.verdict, exit_code(&outcome))
        };
        assert_eq!(answer(&["unsupported"]), (Unknown, Exit::BadInput));
        assert_eq!(answer(&["mixed-size"]), (Unknown, Exit::BadInput));
        assert_eq!(answer(&["out-of-memory"]), (Unknown, Exit::Inconclusive));
        assert_eq!(answer(&["unsupported", "race"]), (Violation, Exit::Violation));
    }

    #[test]
    fn a_race_does_not_change_a_litmus_answer_but_other_errors_do() {
        let condition = || Some(ConditionReport::new(Exists, "exists (x=1)", 1, 0));
        assert_eq!(judged(condition(), &["race"], true).verdict, Ok);
        let asserted = judged(condition(), &["race", "assert"], true);
        assert_eq!((asserted.verdict, asserted.condition.unwrap().holds), (Violation, Some(true)));
    }

    #[test]
    fn an_error_in_every_execution_leaves_the_condition_open() {
        for kind in [Exists, NotExists, Forall] {
            let condition = |negative| Some(ConditionReport::new(kind, "", 0, negative));
            let holds = |errors: &[&str], negative| {
                let outcome = judged(condition(negative), errors, true);
                (outcome.verdict == Violation, outcome.condition.unwrap().holds)
            };
            assert_eq!(holds(&["assert"], 0), (true, None));
            assert_eq!(holds(&["assert"], 1), (true, Some(kind == NotExists)));
            assert_eq!(holds(&["race"], 0), (kind == Exists, Some(kind != Exists)));
        }
    }

    #[test]
    fn a_search_that_was_stopped_is_inconclusive_unless_it_found_a_fault() {
        let stopped =
            |verdict| exit_code(&Outcome { verdict, stopped: Some("timeout".into()), ..Outcome::default() });
        assert_eq!(
            [Ok, Violation, Unknown].map(stopped),
            [Exit::Inconclusive, Exit::Violation, Exit::Inconclusive]
        );
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
