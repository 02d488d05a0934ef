//! Every renderer takes everything: no panic, valid output, whatever the strings and however broken the
//! graph.

use crate::fixtures::*;
use fencepost_report::picture::{Format, Picture, StatePicture};
use fencepost_report::text::{Colour, Style, render};
use fencepost_report::{
    Committed, ConditionKind, ConditionReport, Core, CoreMember, Counts, Derivation, Details, DiagramState,
    DiagramStep, Edge, EdgeKind, Engine, Event, EventId, EventKind, Evidence, Execution, FinalState, Finding,
    Graphs, Kind, Outcome, Related, RelatedKind, Relaxation, Solved, SolverQuestion, SourceRef, StateDiagram,
    StateKind, States, StepOrder, ThreadColumn, herd, json,
};

const ODD: [&str; 12] = [
    "",
    " ",
    "a\"b'c<d>&e",
    "]]></script><script>alert(1)</script>",
    "\\\\N \\n {} $(x) `y`",
    "zero\0 bell\x07 escape\x1b[31m \u{85}\u{9b}",
    "tab\tline\nreturn\r\n",
    "日本語 ελληνικά 🧵🧶",
    "e\u{301}\u{200b}\u{202e}rtl",
    "\u{FFFE}\u{FFFF}",
    "=:;/\\[x]=1:r0=",
    "~exists forall (((",
];

/// Checks a picture in all formats.
fn check_picture(render: impl Fn(Format) -> String) {
    let svg = render(Format::Svg);
    roxmltree::Document::parse(&svg).unwrap_or_else(|e| panic!("{e}: {svg}"));
    assert!(!svg.contains("NaN") && !svg.contains("inf"), "{svg}");
    let html = render(Format::Html);
    let options = roxmltree::ParsingOptions { allow_dtd: true, ..Default::default() };
    roxmltree::Document::parse_with_options(&html, options).unwrap_or_else(|e| panic!("{e}: {html}"));
    let dot = render(Format::Dot);
    assert!(dot.starts_with("digraph") && dot.ends_with("}\n"));
    assert_eq!(unquoted(&dot).matches('{').count(), unquoted(&dot).matches('}').count(), "{dot}");
}

/// Checks all outputs of an outcome.
fn check(evidence: Evidence) {
    let outcome = &Outcome::new(evidence);
    for width in [0, 40, 80, 1000] {
        for colour in [Colour::Always, Colour::Never] {
            let text = render(outcome, &Style { colour, width, ..Style::default() });
            assert!(text.ends_with('\n'));
            let escapes =
                text.chars().any(|c| c.is_control() && c != '\n' && (c != '\x1b' || colour == Colour::Never));
            assert!(!escapes, "a control character reached the terminal: {text:?}");
        }
    }
    let line = json::line(outcome);
    assert!(!line.contains('\n'));
    serde_json::from_str::<serde_json::Value>(&line).expect("valid JSON");
    let herd = herd::render(outcome);
    assert!(herd.starts_with("Test ") && herd.ends_with("\n\n"));
    assert_eq!(herd.lines().filter(|l| l.starts_with("Observation ")).count(), 1, "{herd}");
    if let Some(picture) = Picture::of(outcome) {
        check_picture(|format| picture.render(format));
    }
    if let Some(picture) = StatePicture::of(outcome) {
        check_picture(|format| picture.render(format));
    }
}

/// DOT without its strings; every string is closed.
fn unquoted(dot: &str) -> String {
    let (mut out, mut inside, mut escaped) = (String::new(), false, false);
    for c in dot.chars() {
        match c {
            _ if escaped => escaped = false,
            '\\' if inside => escaped = true,
            '"' => inside = !inside,
            c if !inside => out.push(c),
            _ => {}
        }
    }
    assert!(!inside, "an open string: {dot}");
    out
}

/// The execution, derived from itself: some of what is committed exists, some does not.
fn derived(execution: Execution) -> Execution {
    let pair = |event, source| Committed { event: EventId(event), source: EventId(source) };
    let derivation = Derivation {
        source: execution.clone(),
        committed: vec![pair(1, 1), pair(1, 2), pair(0, 3), pair(9, 1), pair(2, 9)],
        re_executed: vec![EventId(1), EventId(3), EventId(9)],
        ..Derivation::default()
    };
    Execution { derivation: Some(Box::new(derivation)), order: vec![], ..execution }
}

/// Outcomes of all engines in which every string is `s`.
fn everywhere(s: &str) -> Vec<Evidence> {
    let source = || SourceRef { file: s.into(), line: 0, text: s.into() };
    let event = |id, kind| Event {
        id: EventId(id),
        kind,
        text: s.into(),
        source: Some(source()),
        location: Some(s.into()),
        value: Some(s.into()),
        mode: Some(s.into()),
        output: vec![s.into()],
        internal: true,
    };
    let edge = |a, b, kind| Edge::new(EventId(a), EventId(b), kind);
    let execution = Execution {
        init: vec![event(0, EventKind::Write)],
        threads: vec![
            ThreadColumn {
                name: s.into(),
                output: vec![s.into()],
                events: vec![event(1, EventKind::Read), event(2, EventKind::Other)],
            },
            ThreadColumn { name: s.into(), output: vec![], events: vec![event(3, EventKind::Fence)] },
        ],
        edges: vec![
            edge(0, 1, EdgeKind::Rf),
            edge(2, 3, EdgeKind::Other(s.into())),
            edge(1, 2, EdgeKind::Co),
        ],
        final_values: vec![(s.into(), s.into()), (s.into(), 1i64.into())],
        focus: vec![EventId(1)],
        order: vec![EventId(7), EventId(1), EventId(1)],
        repeats_from: Some(EventId(1)),
        derivation: None,
    };
    let execution = derived(derived(execution));
    let relaxation = Relaxation { model: s.into(), reorderings: vec![s.into()], ..Relaxation::default() };
    let state = |kind| DiagramState { lines: vec![s.into(), s.into()], kind };
    let step = |from, to| DiagramStep { from, to, text: s.into(), order: StepOrder::Overtakes };
    let diagram = StateDiagram {
        states: vec![state(StateKind::Inner), state(StateKind::Error), state(StateKind::Deadlock)],
        steps: vec![step(0, 1), step(1, 0), step(1, 1), step(0, 9)],
        cut: None,
    };
    let finding = Finding {
        kind: Kind::Race,
        message: s.into(),
        file: Some(s.into()),
        line: Some(0),
        thread: Some(s.into()),
        related: vec![Related {
            what: RelatedKind::Waits,
            file: Some(s.into()),
            line: Some(0),
            thread: Some(s.into()),
        }],
        notes: vec![s.into(), s.into()],
        relaxation: Some(relaxation.clone()),
        execution: Some(execution.clone()),
    };
    let core = CoreMember { text: s.into(), axiom: Some(s.into()), file: Some(s.into()), line: None };
    let core = Core { members: vec![core.clone()], is_minimal: false, others: vec![vec![core]] };
    let listed = Some(vec![execution.clone(), Execution::default()]);
    let counts = Counts { listed: listed.clone(), ..Counts::default() };
    let symmetric = Some(vec![vec![s.into()]]);
    let details = [
        Details::Refused(Engine::Graph),
        Details::Estimate(None),
        Details::Graph(Graphs { counts: counts.clone(), symmetric, ..Graphs::default() }),
        Details::Candidates(counts),
        Details::States(States { relaxation: Some(relaxation), diagram: Some(diagram), ..States::default() }),
        Details::Symbolic(Solved {
            asked: SolverQuestion::Why { core: Some(core) },
            listed,
            ..Solved::default()
        }),
    ];
    let with = |details| Evidence {
        file: s.into(),
        test: Some(s.into()),
        model: s.into(),
        errors: vec![finding.clone()],
        warnings: vec![finding.clone()],
        condition: Some(ConditionReport::new(ConditionKind::NotExists, s, u64::MAX, u64::MAX)),
        final_states: vec![FinalState {
            values: vec![(s.into(), s.into())],
            count: u64::MAX,
            satisfies: None,
        }],
        bounds_hit: vec![s.into()],
        witness: Some(execution.clone()),
        notes: vec![s.into()],
        time_s: f64::NAN,
        ..Evidence::new(details)
    };
    details.into_iter().map(with).collect()
}

#[test]
fn odd_strings() {
    ODD.iter().flat_map(|s| everywhere(s)).for_each(check);
}

#[test]
fn huge_strings() {
    // These two have all that others have, and more.
    let longest = |e: &Evidence| matches!(e.details, Details::States(_) | Details::Symbolic(_));
    everywhere(&"x".repeat(100_000)).into_iter().filter(longest).for_each(check);
    everywhere(&"<&\" ".repeat(25_000)).into_iter().filter(longest).for_each(check);
}

#[test]
fn nothing_at_all() {
    check(Evidence::new(Details::Refused(Engine::Graph)));
    check(Evidence {
        witness: Some(Execution::default()),
        ..Evidence::new(graphs(Counts { listed: Some(Vec::new()), ..Counts::default() }))
    });
    check(Evidence {
        witness: Some(Execution::default()),
        final_states: vec![FinalState::default(); 3],
        ..sb()
    });
}

#[test]
fn threads_without_events_and_events_without_threads() {
    let mut only_init = sb_execution();
    only_init.threads.clear();
    let mut empty_thread = sb_execution();
    empty_thread.threads.insert(1, ThreadColumn { name: "idle".into(), output: vec![], events: Vec::new() });
    let mut no_init = sb_execution();
    no_init.init.clear();
    for execution in [only_init, empty_thread, no_init] {
        check(Evidence { witness: Some(execution), ..sb() });
    }
}

#[test]
fn edges_of_every_kind_between_all_events() {
    // Cycles in everything, self-loops, edges into initial writes, unknown and repeated ids.
    let kinds =
        [EdgeKind::Po, EdgeKind::Rf, EdgeKind::Co, EdgeKind::Fr, EdgeKind::Rmw, EdgeKind::Other("hb".into())];
    let mut execution = iriw_execution();
    for from in 0..9 {
        for to in 0..9 {
            let kind = kinds[(from * 5 + to) as usize % kinds.len()].clone();
            execution.edges.push(Edge::new(EventId(from), EventId(to), kind));
        }
    }
    check(Evidence { witness: Some(execution.clone()), ..sb() });
    execution.threads[0].events[0].id = EventId(7);
    check(Evidence { witness: Some(execution), ..sb() });
}

#[test]
fn a_large_execution() {
    let mut b = Build::new();
    let mut last = b.init("x");
    for t in 0..40 {
        b.thread(&format!("thread {t}"));
        for i in 0..25 {
            let (read, write) = b.increment("sc", "x", i, 25 * t + i as u32);
            b.rf(last, read);
            b.co(last, write);
            last = write;
        }
    }
    check(Evidence { witness: Some(b.done(&[("x", 1000)])), ..sb() });
}
