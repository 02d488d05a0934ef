//! What an engine that visits states has to tell: runs step by step, numbers, and pictures of all states.

use crate::fixtures::*;
use expect_test::{Expect, expect};
use fencepost_report::picture::{Format, StatePicture};
use fencepost_report::text::{Style, render};
use fencepost_report::{
    ConditionKind, ConditionReport, Details, DiagramState, DiagramStep, EventKind, Evidence, Execution,
    Finding, Kind, Outcome, StateDiagram, StateKind, States, StepOrder,
};
use roxmltree::Document;

#[track_caller]
fn check(evidence: Evidence, expected: Expect) {
    expected.assert_eq(&render(&Outcome::new(evidence), &Style::default()));
}

/// SB under tso, answered by visiting states.
fn sb_states() -> Evidence {
    let details = States { relaxation: Some(relaxation()), ..states(25) };
    Evidence { model: "tso".into(), details: details.into(), witness: Some(sb_run()), ..sb() }
}

/// What the state engine has after so many states.
fn states(explored: u64) -> States {
    States { explored, space: space(), ..States::default() }
}

#[test]
fn a_run_in_its_own_order() {
    check(
        sb_states(),
        expect![[r#"
            SB: the condition holds under tso: 0:r0=0 /\ 1:r0=0 can happen (1 of 4 final states)
              25 states, 34 transitions, 4 final, depth 8, 1.2 KiB, engine states, 0.00 s

            Final states: 4   * where it happens
              0:r0  1:r0
            *    0     0
                 0     1
                 1     0
                 1     1

            needs: tso, ⟨r, ww, wr⟩ = ⟨0, 0, 1⟩: P0 reads y (line 8) while x = 1 (line 7) waits

            An execution in which it happens
              P0                                               │ P1
              ─────────────────────────────────────────────────┼────────────────────────────────────────────────
              line 7: x = 1;                                   │
                W_rlx x = 1                                    │
              line 8: int r = atomic_load_explicit(y, memory_… │
                R_rlx y = 0, the initial value, while x = 1    │
                  (line 7) waits                               │
                                                               │ line 12: atomic_store_explicit(y, 1, memory_or…
                                                               │   W_rlx y = 1
                                                               │ line 13: int r = atomic_load_explicit(x, memor…
                                                               │   R_rlx x = 0, the initial value
              line 7: x = 1;                                   │
                W_rlx x = 1                                    │
              in the end: 0:r0=0; 1:r0=0
        "#]],
    );
}

/// A thread that goes round in circles.
fn lasso() -> Execution {
    let mut b = Build::new();
    let x = b.init("flag");
    b.thread("main");
    let first = b.write("rlx", "other", 1, 5);
    let read = b.read("rlx", "flag", 0, 6);
    let write = b.write("rlx", "other", 1, 7);
    b.rf(x, read);
    let mut run = b.done(&[]);
    run.order = vec![first, read, write];
    run.repeats_from = Some(read);
    run
}

#[test]
fn a_lasso() {
    let finding = Finding {
        execution: Some(lasso()),
        ..Finding::new(Kind::Livelock, "livelock: main goes round and round")
    };
    let evidence = Evidence {
        file: "spin.c".into(),
        model: "sc".into(),
        errors: vec![finding],
        ..Evidence::new(Details::States(states(3)))
    };
    check(
        evidence,
        expect![[r#"
            spin.c: BUG under sc: livelock: main goes round and round
              3 states, 34 transitions, 4 final, depth 8, 1.2 KiB, stopped at the first error, engine states,
              0.00 s

            error[livelock]: livelock: main goes round and round

            How it happens
              main
              ─────────────────────────────────────────────────────────────
              line 5: atomic_store_explicit(other, 1, memory_order_rlx);
                W_rlx other = 1
              from here on it repeats:
              line 6: int r = atomic_load_explicit(flag, memory_order_rlx);
                R_rlx flag = 0, the initial value
              line 7: atomic_store_explicit(other, 1, memory_order_rlx);
                W_rlx other = 1
        "#]],
    );
}

/// What is forwarded from the buffer, and what overtakes several.
#[test]
fn buffers() {
    use fencepost_report::EdgeKind::{Overtakes, Rf};
    let mut b = Build::new();
    b.thread("P0");
    let x = b.add(EventKind::Buffered, "rlx", "x", 1, 1, "x = 1;");
    let y = b.add(EventKind::Buffered, "rlx", "y", 2, 2, "y = 2;");
    let own = b.read("rlx", "x", 1, 3);
    let z = b.write("rlx", "z", 3, 4);
    b.edge(x, own, Rf);
    b.edge(z, x, Overtakes);
    b.edge(z, y, Overtakes);
    let mut run = b.done(&[]);
    run.order = vec![x, y, own, z];
    let details = states(25).into();
    let evidence = Evidence { witness: Some(run), details, final_states: vec![], ..sb_states() };
    check(
        evidence,
        expect![[r#"
            SB: the condition holds under tso: 0:r0=0 /\ 1:r0=0 can happen (1 of 4 final states)
              25 states, 34 transitions, 4 final, depth 8, 1.2 KiB, engine states, 0.00 s

            An execution in which it happens
              P0
              ───────────────────────────────────────────────────────────
              line 1: x = 1;
                W_rlx x = 1
              line 2: y = 2;
                W_rlx y = 2
              line 3: int r = atomic_load_explicit(x, memory_order_rlx);
                R_rlx x = 1, from its own buffer (line 1)
              line 4: atomic_store_explicit(z, 3, memory_order_rlx);
                W_rlx z = 3, overtaking x = 1 (line 1) and y = 2 (line 2)
        "#]],
    );
}

#[test]
fn a_program_without_errors() {
    let evidence = Evidence {
        file: "dekker.c".into(),
        model: "sc".into(),
        complete: true,
        ..Evidence::new(Details::States(states(1)))
    };
    check(
        evidence,
        expect![[r#"
            dekker.c: verified under sc: no error in 1 state
              1 state, 34 transitions, 4 final, depth 8, 1.2 KiB, engine states, 0.00 s
        "#]],
    );
}

#[test]
fn herd_counts_states() {
    let condition = Some(ConditionReport::new(ConditionKind::Exists, "exists (x=1)", 1, 3));
    let text = fencepost_report::herd::render(&Outcome::new(Evidence { condition, ..sb_states() }));
    assert!(text.contains("Positive: 1 Negative: 3"), "{text}");
}

fn diagram() -> StateDiagram {
    let state =
        |lines: &[&str], kind| DiagramState { lines: lines.iter().map(|l| (*l).to_owned()).collect(), kind };
    let step = |from, to, text: &str, order| DiagramStep { from, to, text: text.into(), order };
    StateDiagram {
        states: vec![
            state(&["P0: line 7", "P1: line 12"], StateKind::Inner),
            state(&["P0: line 8", "  x = 1 waits", "P1: line 12"], StateKind::Inner),
            state(&["P0: line 8", "P1: line 12", "x = 1"], StateKind::Inner),
            state(&["P0: finished", "P1: line 12", "x = 1"], StateKind::Final),
            state(&["P0: line 8", "P1: line 12", "x = <2>"], StateKind::Error),
        ],
        steps: vec![
            step(0, 1, "P0: x = 1 into the buffer", StepOrder::Kept),
            step(1, 2, "P0: flush x = 1", StepOrder::Kept),
            step(2, 3, "P0: finished", StepOrder::Kept),
            step(2, 3, "P0: read y", StepOrder::Overtakes),
            step(2, 0, "P0: again", StepOrder::Kept),
            step(1, 4, "P1: read", StepOrder::Kept),
            step(4, 4, "P1: spin", StepOrder::Kept),
        ],
        cut: None,
    }
}

fn drawn(format: Format) -> String {
    let details = States { diagram: Some(diagram()), ..states(25) }.into();
    let outcome = Outcome::new(Evidence { details, ..sb_states() });
    StatePicture::of(&outcome).expect("it has states").render(format)
}

#[test]
fn states_in_dot() {
    expect![[r##"
        digraph states {
          graph [label="SB\ntso: the condition holds\nexists (0:r0=0 /\\ 1:r0=0)", labelloc=t, fontname="Helvetica"];
          node [shape=box, style="rounded,filled", fontname="Courier", fontsize=10];
          edge [fontname="Helvetica-Oblique", fontsize=9];
          s0 [label="P0: line 7\nP1: line 12", fillcolor="#ffffff", color="#777777", penwidth=2.0];
          s1 [label="P0: line 8\nx = 1 waits\nP1: line 12", fillcolor="#ffffff", color="#777777", penwidth=1.0];
          s2 [label="P0: line 8\nP1: line 12\nx = 1", fillcolor="#ffffff", color="#777777", penwidth=1.0];
          s3 [label="P0: finished\nP1: line 12\nx = 1", fillcolor="#e3f4ec", color="#007A5A", penwidth=1.0];
          s4 [label="P0: line 8\nP1: line 12\nx = <2>", fillcolor="#fbe3dc", color="#B02A00", penwidth=1.0];
          s0 -> s1 [label="P0: x = 1 into the buffer", color="#555555", fontcolor="#555555", style=solid, penwidth=1.0];
          s1 -> s2 [label="P0: flush x = 1", color="#555555", fontcolor="#555555", style=solid, penwidth=1.0];
          s1 -> s4 [label="P1: read", color="#555555", fontcolor="#555555", style=solid, penwidth=1.0];
          s2 -> s0 [label="P0: again", color="#555555", fontcolor="#555555", style=solid, penwidth=1.0];
          s2 -> s3 [label="P0: finished / P0: read y", color="#C44E00", fontcolor="#C44E00", style=dashed, penwidth=1.6];
          s4 -> s4 [label="P1: spin", color="#555555", fontcolor="#555555", style=solid, penwidth=1.0];
        }
    "##]].assert_eq(&drawn(Format::Dot));
}

#[test]
fn states_in_svg() {
    let svg = drawn(Format::Svg);
    let document = Document::parse(&svg).expect("the picture is XML");
    let of = |class: &'static str| {
        document.descendants().filter(move |n| n.attribute("class") == Some(class)).collect::<Vec<_>>()
    };
    assert_eq!((of("event").len(), of("edge").len()), (5, 6));
    let boxes: Vec<[f64; 4]> = of("event")
        .iter()
        .map(|state| {
            let rect = state.children().find(|n| n.has_tag_name("rect")).expect("a box");
            ["x", "y", "width", "height"].map(|a| rect.attribute(a).unwrap().parse().unwrap())
        })
        .collect();
    for (i, a) in boxes.iter().enumerate() {
        for b in &boxes[i + 1..] {
            let apart = a[0] + a[2] < b[0] || b[0] + b[2] < a[0] || a[1] + a[3] < b[1] || b[1] + b[3] < a[1];
            assert!(apart, "{a:?} {b:?}");
        }
    }
    for text in ["P0: x = 1 into the buffer", "every thread has finished", "x = &lt;2&gt;"] {
        assert!(svg.contains(text), "{text}");
    }
}

#[test]
fn states_in_html() {
    let html = drawn(Format::Html);
    Document::parse(html.trim_start_matches("<!DOCTYPE html>\n")).expect("the page is XML");
    assert!(html.contains("P0: finished / P0: read y → 3"), "{html}");
}

/// Set `FENCEPOST_GALLERY` to a folder to look at the pictures.
#[test]
fn show_gallery() {
    let Ok(folder) = std::env::var("FENCEPOST_GALLERY") else { return };
    for (format, extension) in [(Format::Svg, "svg"), (Format::Dot, "dot"), (Format::Html, "html")] {
        std::fs::write(format!("{folder}/states.{extension}"), drawn(format)).unwrap();
    }
}
