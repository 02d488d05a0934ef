//! herd7's layout, exactly.

use crate::fixtures::*;
use expect_test::{Expect, expect};
use fencepost_report::{
    ConditionKind, ConditionReport, Counts, Evidence, Finding, Kind, Outcome, Stopped, herd,
};

#[track_caller]
fn check(evidence: Evidence, expected: Expect) {
    expected.assert_eq(&herd::render(&Outcome::new(evidence)));
}

fn with(kind: ConditionKind, text: &str, positive: u64, negative: u64) -> Evidence {
    Evidence { condition: Some(ConditionReport::new(kind, text, positive, negative)), ..sb() }
}

#[test]
fn exists() {
    check(
        sb(),
        expect![[r#"
        Test SB Allowed
        States 4
        0:r0=0; 1:r0=0;
        0:r0=0; 1:r0=1;
        0:r0=1; 1:r0=0;
        0:r0=1; 1:r0=1;
        Ok
        Witnesses
        Positive: 1 Negative: 3
        Condition exists (0:r0=0 /\ 1:r0=0)
        Observation SB Sometimes 1 3
        Time SB 0.00

    "#]],
    );
}

#[test]
fn positive_and_negative_are_swapped_for_not_exists_but_the_observation_is_not() {
    check(
        with(ConditionKind::NotExists, "~exists (0:r0=0 /\\ 1:r0=0)", 1, 3),
        expect![[r#"
        Test SB Forbidden
        States 4
        0:r0=0; 1:r0=0;
        0:r0=0; 1:r0=1;
        0:r0=1; 1:r0=0;
        0:r0=1; 1:r0=1;
        No
        Witnesses
        Positive: 3 Negative: 1
        Condition ~exists (0:r0=0 /\ 1:r0=0)
        Observation SB Sometimes 1 3
        Time SB 0.00

    "#]],
    );
}

#[test]
fn forall_counts_the_proposition() {
    check(
        with(ConditionKind::Forall, "forall (0:r0=1 \\/ x=1)", 3, 1),
        expect![[r#"
        Test SB Required
        States 4
        0:r0=0; 1:r0=0;
        0:r0=0; 1:r0=1;
        0:r0=1; 1:r0=0;
        0:r0=1; 1:r0=1;
        No
        Witnesses
        Positive: 3 Negative: 1
        Condition forall (0:r0=1 \/ [x]=1)
        Observation SB Sometimes 3 1
        Time SB 0.00

    "#]],
    );
}

#[test]
fn a_race_is_undef() {
    let race = Finding::new(Kind::Race, "");
    let other = Finding::new(Kind::Uninitialised, "");
    let bounds_hit = vec!["loop".into()];
    check(
        Evidence { errors: vec![other, race.clone(), race], bounds_hit, ..sb() },
        expect![[r#"
        Test SB Allowed
        States 4
        0:r0=0; 1:r0=0;
        0:r0=0; 1:r0=1;
        0:r0=1; 1:r0=0;
        0:r0=1; 1:r0=1;
        Loop Undef
        Witnesses
        Positive: 1 Negative: 3
        Flag *undef*
        Flag uninitialised
        Condition exists (0:r0=0 /\ 1:r0=0)
        Observation SB Sometimes 1 3
        Time SB 0.00

    "#]],
    );
}

/// The answer (`Ok`, `No`, `Undef`) and the flags.
fn answer(evidence: Evidence) -> Vec<String> {
    let text = herd::render(&Outcome::new(evidence));
    let lines: Vec<&str> = text.lines().collect();
    let at = lines.iter().position(|line| *line == "Witnesses").expect("it is always there");
    let flags = lines[at..].iter().filter(|line| line.starts_with("Flag "));
    std::iter::once(&lines[at - 1]).chain(flags).map(|line| (*line).to_owned()).collect()
}

#[test]
fn what_is_not_known_is_not_stated() {
    let never = || with(ConditionKind::Exists, "exists (x=2)", 0, 4);
    let stopped = Some(Stopped::Timeout);
    let cut = vec!["loop".to_owned()];
    let failed = vec![Finding::new(Kind::Assert, "")];
    assert_eq!(answer(never()), ["No"]);
    assert_eq!(answer(Evidence { complete: false, stopped, ..never() }), ["Undef", "Flag incomplete"]);
    assert_eq!(
        answer(Evidence { complete: false, bounds_hit: cut.clone(), ..never() }),
        ["Loop Undef", "Flag incomplete"]
    );
    // Decided, but a limit means that the counts are not all; a bound is announced by `Loop`.
    assert_eq!(answer(Evidence { complete: false, stopped, ..sb() }), ["Ok", "Flag incomplete"]);
    assert_eq!(answer(Evidence { complete: false, bounds_hit: cut, ..sb() }), ["Loop Ok"]);
    assert_eq!(answer(Evidence { errors: failed, ..never() }), ["Undef", "Flag assert"]);
}

#[test]
fn registers_come_first_and_numbers_sort_by_size() {
    let of =
        |x: &str, r: &str, p: &str| state(&[("x", x), ("10:r0", r), ("2:r1", p), ("2:r0", "0")], 1, false);
    let final_states = vec![of("10", "1", "x"), of("9", "1", "1"), of("10", "1", "1"), of("-1", "2", "1")];
    check(
        Evidence { final_states, ..sb() },
        expect![[r#"
        Test SB Allowed
        States 4
        2:r0=0; 2:r1=1; 10:r0=1; [x]=9;
        2:r0=0; 2:r1=1; 10:r0=1; [x]=10;
        2:r0=0; 2:r1=1; 10:r0=2; [x]=-1;
        2:r0=0; 2:r1=x; 10:r0=1; [x]=10;
        Ok
        Witnesses
        Positive: 1 Negative: 3
        Condition exists (0:r0=0 /\ 1:r0=0)
        Observation SB Sometimes 1 3
        Time SB 0.00

    "#]],
    );
}

#[test]
fn a_program_without_condition() {
    check(
        Evidence {
            file: "a.c".into(),
            complete: true,
            ..Evidence::new(graphs(Counts { executions: 2, ..Counts::default() }))
        },
        expect![[r#"
            Test a.c Required
            States 0
            Ok
            Witnesses
            Positive: 2 Negative: 0
            Condition forall (true)
            Observation a.c Always 2 0
            Time a.c 0.00

        "#]],
    );
}
