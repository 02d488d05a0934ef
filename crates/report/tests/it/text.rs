//! Text for people, exactly.

use crate::fixtures::*;
use expect_test::{Expect, expect};
use fencepost_report::text::{Colour, Style, render};
use fencepost_report::{ConditionKind, ConditionReport, CoreMember, Finding, Outcome, judge};

#[track_caller]
fn check(outcome: &Outcome, expected: Expect) {
    expected.assert_eq(&render(outcome, &Style::default()));
}

#[track_caller]
fn check_headline(outcome: Outcome, expected: Expect) {
    let mut outcome = outcome;
    judge(&mut outcome);
    let text = render(&outcome, &Style::default());
    expected.assert_eq(text.lines().next().unwrap());
}

fn condition(kind: ConditionKind, positive: u64, negative: u64, complete: bool) -> Outcome {
    let text = format!("{} (x=1)", kind.as_str());
    let condition = Some(ConditionReport::new(kind, text, positive, negative));
    Outcome { condition, complete, executions: Some(positive + negative), ..sb() }
}

#[test]
fn store_buffering() {
    check(&sb(), expect![[""]]);
}

#[test]
fn a_racy_program() {
    check(&racy_program(), expect![[""]]);
}

#[test]
fn headlines() {
    use ConditionKind::{Exists, Forall, NotExists};
    check_headline(condition(Exists, 1, 3, true), expect![[""]]);
    check_headline(condition(Exists, 0, 1, true), expect![[""]]);
    check_headline(condition(Exists, 0, 4, false), expect![[""]]);
    check_headline(condition(NotExists, 0, 4, true), expect![[""]]);
    check_headline(condition(NotExists, 2, 4, false), expect![[""]]);
    check_headline(condition(Forall, 4, 0, true), expect![[""]]);
    check_headline(condition(Forall, 4, 1, true), expect![[""]]);
    check_headline(condition(Forall, 4, 0, false), expect![[""]]);
    let program = Outcome { file: "a.c".into(), model: "tso".into(), complete: true, ..Outcome::default() };
    check_headline(program.clone(), expect![[""]]);
    check_headline(Outcome { complete: false, ..program.clone() }, expect![[""]]);
    let error = |m: &str| Finding { kind: "assert".into(), message: m.into(), ..Finding::default() };
    check_headline(Outcome { errors: vec![error("x != y"), error("z")], ..program }, expect![[""]]);
    check_headline(Outcome { errors: vec![error("x != y")], ..sb() }, expect![[""]]);
}

#[test]
fn read_modify_writes_and_cores() {
    let core = vec![
        CoreMember {
            text: "x = 1;".into(),
            line: Some(7),
            file: Some("SB.litmus".into()),
            ..CoreMember::default()
        },
        CoreMember {
            text: "acyclic(po | rf)".into(),
            axiom: Some("no-thin-air".into()),
            ..CoreMember::default()
        },
    ];
    let outcome = Outcome {
        final_states: Vec::new(),
        witness: Some(rmw_execution()),
        core: Some(core),
        relaxation: Some("a store after a later load".into()),
        ..sb()
    };
    check(&outcome, expect![[""]]);
}

#[test]
fn every_execution() {
    let list = Some(vec![mp_execution(), sb_execution()]);
    let outcome = Outcome { witness: None, final_states: Vec::new(), executions_list: list, ..sb() };
    check(&outcome, expect![[""]]);
}

#[test]
fn too_many_threads_for_the_width_become_a_list() {
    let style = Style { width: 60, ..Style::default() };
    let outcome = Outcome { witness: Some(iriw_execution()), final_states: Vec::new(), ..sb() };
    expect![[""]].assert_eq(&render(&outcome, &style));
}

#[test]
fn colours_only_when_told() {
    let coloured = render(&sb(), &Style { colour: Colour::Always, width: 100 });
    assert!(
        coloured.starts_with("\x1b[1mSB\x1b[0m: \x1b[1;32mthe condition holds\x1b[0m under rc11"),
        "{coloured:?}"
    );
    let plain = render(&sb(), &Style::default());
    assert!(!plain.contains('\x1b'));
    let mut stripped = String::new();
    let mut rest = coloured.as_str();
    while let Some(at) = rest.find('\x1b') {
        stripped += &rest[..at];
        rest = &rest[at + rest[at..].find('m').unwrap() + 1..];
    }
    let lines = |text: &str| text.lines().map(|l| l.trim_end().to_owned()).collect::<Vec<_>>();
    assert_eq!(lines(&(stripped + rest)), lines(&plain));
}

#[test]
fn everything_but_the_headline_fits_the_width() {
    for width in [40, 47, 60, 80, 100, 200] {
        let style = Style { colour: Colour::Never, width };
        for execution in
            [sb_execution(), mp_execution(), iriw_execution(), rmw_execution(), twelve_execution()]
        {
            let outcome = Outcome { witness: Some(execution), errors: racy_program().errors, ..sb() };
            for line in render(&outcome, &style).lines().skip(1) {
                assert!(line.chars().count() <= width, "{width}: {line}");
            }
        }
    }
}
