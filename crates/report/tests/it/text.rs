//! Text for people, exactly.

use crate::fixtures::*;
use expect_test::{Expect, expect};
use fencepost_report::text::{Colour, Style, render};
use fencepost_report::{
    ConditionKind, ConditionReport, Core, CoreMember, Counts, Details, Evidence, Finding, Kind, Outcome,
    Solved, SolverQuestion,
};

fn rendered(evidence: Evidence, style: &Style) -> String {
    render(&Outcome::new(evidence), style)
}

#[track_caller]
fn check(evidence: Evidence, expected: Expect) {
    expected.assert_eq(&rendered(evidence, &Style::default()));
}

#[track_caller]
fn check_headline(evidence: Evidence, expected: Expect) {
    let text = rendered(evidence, &Style::default());
    expected.assert_eq(text.lines().next().unwrap());
}

fn condition(kind: ConditionKind, positive: u64, negative: u64, complete: bool) -> Evidence {
    let text = format!("{} (x=1)", kind.as_str());
    let condition = Some(ConditionReport::new(kind, text, positive, negative));
    let details = graphs(Counts { executions: positive + negative, ..Counts::default() });
    Evidence { condition, complete, details, ..sb() }
}

#[test]
fn store_buffering() {
    check(
        sb(),
        expect![[r#"
            SB: the condition holds under rc11: 0:r0=0 /\ 1:r0=0 can happen (1 of 4 executions)
              4 executions, engine graph, 0.00 s

            Final states: 4   * where it happens
              0:r0  1:r0  executions
            *    0     0           1
                 0     1           1
                 1     0           1
                 1     1           1

            An execution in which it happens
              P0                                              │ P1
              ────────────────────────────────────────────────┼─────────────────────────────────────────────────
              line 7: atomic_store_explicit(x, 1, memory_ord… │
                W_rlx x = 1                                   │
              line 8: int r = atomic_load_explicit(y, memory… │
                R_rlx y = 0, the initial value                │
                                                              │ line 12: atomic_store_explicit(y, 1, memory_ord…
                                                              │   W_rlx y = 1
                                                              │ line 13: int r = atomic_load_explicit(x, memory…
                                                              │   R_rlx x = 0, the initial value
              No interleaving of the threads gives these values. The events of each thread are in order and a
              write stands above the reads that see it; but a read may miss a write that stands above it.
              in the end: 0:r0=0; 1:r0=0
        "#]],
    );
}

#[test]
fn a_racy_program() {
    check(
        racy_program(),
        expect![[r#"
            queue.c: BUG under rc11: data race on x at queue.c:12
              12 executions, 3 blocked, not everything was explored, engine graph, 1.50 s

            error[race]: data race on x: a plain write and a plain read may happen at the same time
              --> queue.c:12, thread consumer
              = the other access: producer writes x at queue.c:7
              = nothing orders the two: the load of flag at queue.c:11 is relaxed, so it does not synchronise
                with the store at queue.c:8

            How it happens
              P0                                              │ P1
              ────────────────────────────────────────────────┼─────────────────────────────────────────────────
              line 7: atomic_store_explicit(x, 1, memory_ord… │
                W_rlx x = 1                                   │
              line 8: atomic_store_explicit(y, 1, memory_ord… │
                W_rel y = 1                                   │
                                                              │ line 12: int r = atomic_load_explicit(y, memory…
                                                              │   R_acq y = 1, from P0 line 8
                                                              │ line 13: int r = atomic_load_explicit(x, memory…
                                                              │   R_rlx x = 1, from P0 line 7
              in the end: 1:r0=1; 1:r1=1

            warning[leak]: 16 bytes are never freed

            bound reached: the loop at queue.c:20 ran 4 times (--unroll 4)
            note: stopped at the first error; --all-errors goes on
        "#]],
    );
}

#[test]
fn headlines() {
    use ConditionKind::{Exists, Forall, NotExists};
    check_headline(
        condition(Exists, 1, 3, true),
        expect!["SB: the condition holds under rc11: x=1 can happen (1 of 4 executions)"],
    );
    check_headline(
        condition(Exists, 0, 1, true),
        expect!["SB: the condition does not hold under rc11: x=1 never happens (1 execution)"],
    );
    check_headline(
        condition(Exists, 0, 4, false),
        expect!["SB: no answer under rc11: x=1 did not happen in 4 executions, but there may be more"],
    );
    check_headline(
        condition(NotExists, 0, 4, true),
        expect!["SB: the condition holds under rc11: x=1 never happens (4 executions)"],
    );
    check_headline(
        condition(NotExists, 2, 4, false),
        expect!["SB: the condition does not hold under rc11: x=1 can happen (2 of 6 executions)"],
    );
    check_headline(
        condition(Forall, 4, 0, true),
        expect!["SB: the condition holds under rc11: x=1 always holds (4 executions)"],
    );
    check_headline(
        condition(Forall, 4, 1, true),
        expect!["SB: the condition does not hold under rc11: x=1 can fail (1 of 5 executions)"],
    );
    check_headline(
        condition(Forall, 4, 0, false),
        expect!["SB: no answer under rc11: x=1 never failed in 4 executions, but there may be more"],
    );
    let program = |completes| Evidence {
        file: "a.c".into(),
        model: "tso".into(),
        complete: true,
        ..Evidence::new(Details::Symbolic(Solved { completes, ..Solved::default() }))
    };
    check_headline(
        program(None),
        expect!["a.c: not decided under tso: no execution completes, so nothing was checked"],
    );
    let program = program(Some(true));
    check_headline(program.clone(), expect!["a.c: verified under tso: no error"]);
    check_headline(
        Evidence { complete: false, ..program.clone() },
        expect!["a.c: not decided under tso: no error, but not everything was explored"],
    );
    let error = |m: &str| Finding::new(Kind::Assert, m);
    check_headline(
        Evidence { errors: vec![error("x != y"), error("z")], ..program },
        expect!["a.c: BUG under tso: x != y (and 1 more)"],
    );
    check_headline(
        Evidence { errors: vec![error("x != y")], ..sb() },
        expect!["SB: error under rc11: x != y"],
    );
    // Whatever the answer to the condition, and whichever error was found first.
    let race = Finding::new(Kind::Race, "a race");
    for (positive, negative) in [(0, 0), (0, 4), (4, 0)] {
        let errors = vec![race.clone(), error("x != y")];
        check_headline(
            Evidence { errors, ..condition(Exists, positive, negative, true) },
            expect!["SB: error under rc11: x != y (and 1 more)"],
        );
    }
}

#[test]
fn cores() {
    let members = vec![
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
    let core = Some(Core { others: vec![members[..1].to_vec()], members, is_minimal: true });
    let solved = Solved { asked: SolverQuestion::Why { core }, completes: Some(true), ..Solved::default() };
    let condition = Some(ConditionReport::new(ConditionKind::Exists, "exists (x=1)", 0, 0));
    let (final_states, witness, details) = (vec![], None, solved.into());
    check(
        Evidence { condition, final_states, witness, details, ..sb() },
        expect![[r#"
            SB: impossible under rc11: x=1
              engine symbolic, 0.00 s

            Impossible because of these together, each of them necessary
              - SB.litmus:7: x = 1;
              - axiom no-thin-air: acyclic(po | rf)

            Another minimal core (2)
              - SB.litmus:7: x = 1;
        "#]],
    );
}

#[test]
fn read_modify_writes() {
    let evidence = Evidence { final_states: Vec::new(), witness: Some(rmw_execution()), ..sb() };
    check(
        evidence,
        expect![[r#"
            SB: the condition holds under rc11: 0:r0=0 /\ 1:r0=0 can happen (1 of 4 executions)
              4 executions, engine graph, 0.00 s

            An execution in which it happens
              P0                             │ P1                              │ P2
              ───────────────────────────────┼─────────────────────────────────┼────────────────────────────────
              line 6: atomic_fetch_add_expl… │                                 │
                R_rlx counter = 0, the       │                                 │
                  initial value              │                                 │
                W_rlx counter = 1            │                                 │
                                             │ line 10: atomic_fetch_add_expl… │
                                             │   R_acq_rel counter = 1, from   │
                                             │     P0 line 6                   │
                                             │   W_acq_rel counter = 2         │
                                             │                                 │ line 14: atomic_thread_fence(m…
                                             │                                 │   F_sc
                                             │                                 │ line 15: atomic_fetch_add_expl…
                                             │                                 │   R_rlx counter = 2, from P1
                                             │                                 │     line 10
                                             │                                 │   W_rlx counter = 3
                                             │                                 │ line 16: int r = atomic_load_e…
                                             │                                 │   R_acq counter = 3, from P2
                                             │                                 │     line 15
              in the end: counter=3
        "#]],
    );
}

#[test]
fn every_execution() {
    let listed = Some(vec![mp_execution(), sb_execution()]);
    let details = graphs(Counts { executions: 4, listed, ..Counts::default() });
    let evidence = Evidence { witness: None, final_states: Vec::new(), details, ..sb() };
    check(
        evidence,
        expect![[r#"
            SB: the condition holds under rc11: 0:r0=0 /\ 1:r0=0 can happen (1 of 4 executions)
              4 executions, engine graph, 0.00 s

            Execution 1 of 2
              P0                                              │ P1
              ────────────────────────────────────────────────┼─────────────────────────────────────────────────
              line 7: atomic_store_explicit(x, 1, memory_ord… │
                W_rlx x = 1                                   │
              line 8: atomic_store_explicit(y, 1, memory_ord… │
                W_rel y = 1                                   │
                                                              │ line 12: int r = atomic_load_explicit(y, memory…
                                                              │   R_acq y = 1, from P0 line 8
                                                              │ line 13: int r = atomic_load_explicit(x, memory…
                                                              │   R_rlx x = 1, from P0 line 7
              in the end: 1:r0=1; 1:r1=1

            Execution 2 of 2
              P0                                              │ P1
              ────────────────────────────────────────────────┼─────────────────────────────────────────────────
              line 7: atomic_store_explicit(x, 1, memory_ord… │
                W_rlx x = 1                                   │
              line 8: int r = atomic_load_explicit(y, memory… │
                R_rlx y = 0, the initial value                │
                                                              │ line 12: atomic_store_explicit(y, 1, memory_ord…
                                                              │   W_rlx y = 1
                                                              │ line 13: int r = atomic_load_explicit(x, memory…
                                                              │   R_rlx x = 0, the initial value
              No interleaving of the threads gives these values. The events of each thread are in order and a
              write stands above the reads that see it; but a read may miss a write that stands above it.
              in the end: 0:r0=0; 1:r0=0
        "#]],
    );
}

#[test]
fn too_many_threads_for_the_width_become_a_list() {
    let style = Style { width: 60, ..Style::default() };
    let evidence = Evidence { witness: Some(iriw_execution()), final_states: Vec::new(), ..sb() };
    expect![[r#"
        SB: the condition holds under rc11: 0:r0=0 /\ 1:r0=0 can happen (1 of 4 executions)
          4 executions, engine graph, 0.00 s

        An execution in which it happens
          P0  line 7: atomic_store_explicit(x, 1, memory_order_rlx);
                W_rlx x = 1
          P1  line 11: int r = atomic_load_explicit(x, memory_order…
                R_acq x = 1, from P0 line 7
          P1  line 12: int r = atomic_load_explicit(y, memory_order…
                R_acq y = 0, the initial value
          P3  line 21: atomic_store_explicit(y, 1, memory_order_rlx…
                W_rlx y = 1
          P2  line 16: int r = atomic_load_explicit(y, memory_order…
                R_acq y = 1, from P3 line 21
          P2  line 17: int r = atomic_load_explicit(x, memory_order…
                R_acq x = 0, the initial value
          No interleaving of the threads gives these values. The
          events of each thread are in order and a write stands
          above the reads that see it; but a read may miss a write
          that stands above it.
          in the end: 1:r0=1; 1:r1=0; 2:r0=1; 2:r1=0
    "#]]
    .assert_eq(&rendered(evidence, &style));
}

#[test]
fn colours_only_when_told() {
    let coloured = rendered(sb(), &Style { colour: Colour::Always, ..Style::default() });
    assert!(
        coloured.starts_with("\x1b[1mSB\x1b[0m: \x1b[1;32mthe condition holds\x1b[0m under rc11"),
        "{coloured:?}"
    );
    let plain = rendered(sb(), &Style::default());
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
        let style = Style { width, ..Style::default() };
        for execution in
            [sb_execution(), mp_execution(), iriw_execution(), rmw_execution(), twelve_execution()]
        {
            let evidence = Evidence { witness: Some(execution), errors: racy_program().errors, ..sb() };
            for line in rendered(evidence, &style).lines().skip(1) {
                assert!(line.chars().count() <= width, "{width}: {line}");
            }
        }
    }
}
