//! The JSON line and its documentation.

use crate::fixtures::*;
use fencepost_report::repair::{self, Change, ChangeKind, FenceSet, Listed, Repair, RepairVerdict};
use fencepost_report::{
    Core, CoreMember, Counts, Details, Effort, Engine, Equivalence, Estimate, Evidence, Finding, Graphs,
    Kind, Linearisations, Outcome, Related, RelatedKind, Solved, Solver, SolverQuestion, States, Stopped,
    json, text,
};
use serde_json::Value;
use std::collections::BTreeSet;

const DOCS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/json.md");

fn docs() -> String {
    std::fs::read_to_string(DOCS).unwrap_or_else(|e| panic!("{DOCS}: {e}"))
}

fn line(evidence: Evidence) -> String {
    json::line(&Outcome::new(evidence))
}

/// Everything that can be present: what every engine has, and what each has alone.
fn full() -> Vec<Evidence> {
    let related = vec![Related {
        what: RelatedKind::OtherAccess,
        file: Some("queue.c".into()),
        line: Some(7),
        thread: Some("producer".into()),
    }];
    let race = racy_program().errors[0].clone();
    let common = Evidence {
        warnings: racy_program().warnings,
        errors: vec![Finding { related, relaxation: Some(relaxation()), ..race }],
        stopped: Some(Stopped::Timeout),
        bounds_hit: vec!["a bound".into()],
        notes: vec!["a note".into()],
        ..sb()
    };
    let member = CoreMember {
        text: "x = 1;".into(),
        axiom: Some("coherence".into()),
        file: Some("a.c".into()),
        line: Some(1),
    };
    let core = Core { members: vec![member.clone()], is_minimal: true, others: vec![vec![member]] };
    let listed = Some(vec![rmw_execution(), twelve_execution(), lasso(), lb_execution()]);
    let counts = Counts { executions: 4, blocked: 1, duplicates: Some(0), wasted: 3, cut: 2, listed };
    let linearisations = Linearisations { graphs: 3, total: 4, most: 2 };
    let under = |effort| Graphs {
        counts: counts.clone(),
        equivalence: Equivalence::Rf,
        symmetric: Some(vec![vec!["P0".into(), "P1".into()]]),
        effort,
    };
    let details = [
        Details::Estimate(Some(Estimate {
            executions: 9.5,
            low: 8.0,
            high: 11.0,
            seconds: 0.5,
            descents: 30,
        })),
        Details::Graph(under(Effort::Linearised(linearisations))),
        Details::Graph(under(Effort::Cycles { lb_races: 1, cyclic: 2 })),
        Details::Candidates(counts.clone()),
        Details::States(States {
            explored: 1,
            space: space(),
            relaxation: Some(relaxation()),
            ..States::default()
        }),
        Details::Symbolic(Solved {
            asked: SolverQuestion::Why { core: Some(core) },
            solver: Some(Solver { variables: 1, clauses: 2, speculations: Some(3) }),
            ..Solved::default()
        }),
    ];
    details.into_iter().map(|details| Evidence { details, ..common.clone() }).collect()
}

/// A run that repeats.
fn lasso() -> fencepost_report::Execution {
    let run = sb_run();
    fencepost_report::Execution { repeats_from: run.order.first().copied(), ..run }
}

/// An answer of `fencepost fences` with everything that can be present.
fn full_repair() -> Repair {
    let repair = sb_repair();
    let set = FenceSet { unverified: Some("no clang".into()), ..repair.sets[0].clone() };
    let change = Change { from: Some("relaxed".into()), kind: ChangeKind::Order, ..set.changes[0].clone() };
    Repair {
        sets: vec![FenceSet { changes: vec![change], ..set }],
        wrong: Some(Box::new(Outcome::new(racy_program()))),
        stopped: Some("timeout".into()),
        notes: vec!["a note".into()],
        ..repair
    }
}

fn sb_repair() -> Repair {
    let change = Change {
        kind: ChangeKind::Fence,
        file: "SB.litmus".into(),
        line: 7,
        from: None,
        to: "atomic_thread_fence(memory_order_seq_cst);".into(),
        statement: "*x = 1;".into(),
    };
    let set = FenceSet {
        cost: 5,
        changes: vec![change],
        patch: "--- a/SB.litmus\n+++ b/SB.litmus\n".into(),
        verified: vec!["tso".into(), "sc".into()],
        unverified: None,
    };
    Repair {
        file: "SB.litmus".into(),
        test: Some("SB".into()),
        verdict: RepairVerdict::Repaired,
        sets: vec![set],
        listed: Listed::All,
        places: 4,
        checks: 9,
        time_s: 0.002,
        ..Repair::new("tso", Engine::Graph)
    }
}

#[test]
fn the_documented_repair_is_what_the_code_prints() {
    let docs = docs();
    let example = docs.split("```json\n").nth(2).and_then(|rest| rest.split("\n```").next());
    assert_eq!(example, Some(&*repair::line(&sb_repair())), "update docs/json.md");
}

/// Whatever the answer, it is told in words.
#[test]
fn repairs_as_text() {
    let style = text::Style::default();
    for (verdict, words) in [
        (RepairVerdict::Ok, "SB: no fences needed under tso\n"),
        (RepairVerdict::Repaired, "SB: can be repaired under tso: 1 change, cost 5\n"),
        (RepairVerdict::WrongUnderSc, "SB: cannot be repaired by fences: it is wrong under sc"),
        (RepairVerdict::Unrepairable, "SB: cannot be repaired by fences: with all there can be"),
        (RepairVerdict::Unknown, "SB: no answer under tso: a limit was reached\n"),
    ] {
        let shown = repair::render(&Repair { verdict, ..sb_repair() }, &style);
        assert!(shown.starts_with(words), "{shown}");
    }
    let shown = repair::render(&full_repair(), &style);
    assert!(shown.contains("NOT verified: no clang"), "{shown}");
    assert!(shown.contains("SB.litmus:7: relaxed becomes atomic_thread_fence"), "{shown}");
}

#[test]
fn the_documented_example_is_what_the_code_prints() {
    let docs = docs();
    let example =
        docs.split("```json\n").nth(1).and_then(|rest| rest.split("\n```").next()).expect("an example");
    let printed = line(Evidence { witness: None, ..sb() });
    assert_eq!(example, printed, "update docs/json.md");
    serde_json::from_str::<Value>(example).expect("the example parses");
}

#[test]
fn every_field_is_documented() {
    fn keys(value: &Value, found: &mut BTreeSet<String>) {
        match value {
            Value::Object(map) => {
                for (key, value) in map {
                    found.insert(key.clone());
                    // Names of registers and locations are not fields.
                    if key != "values" && key != "final" {
                        keys(value, found);
                    }
                }
            }
            Value::Array(items) => items.iter().for_each(|item| keys(item, found)),
            _ => {}
        }
    }
    let mut found = BTreeSet::new();
    for evidence in full() {
        keys(&serde_json::from_str(&line(evidence)).unwrap(), &mut found);
    }
    keys(&serde_json::from_str(&repair::line(&full_repair())).unwrap(), &mut found);
    let docs = docs();
    for key in &found {
        assert!(
            docs.contains(&format!("`{key}`")) || docs.contains(&format!("\"{key}\"")),
            "{key} is undocumented"
        );
    }
    assert!(found.len() > 40, "{found:?}");
}

#[test]
fn what_does_not_apply_is_absent() {
    let stopped = Some(Stopped::Timeout);
    let solved = Evidence { stopped, ..Evidence::new(Solved::default().into()) };
    let line = line(Evidence { file: "a.c".into(), model: "sc".into(), ..solved });
    let expected = "{\"file\":\"a.c\",\"model\":\"sc\",\"engine\":\"symbolic\",\"verdict\":\"unknown\",\"complete\":false,\
                    \"stopped\":\"timeout\",\"errors\":[],\"warnings\":[],\"bounds_hit\":[],\"time_s\":0.0}";
    assert_eq!(line, expected);
}

#[test]
fn values_are_numbers_where_they_are_and_strings_otherwise() {
    let odd = [("p", "&x"), ("n", "-7"), ("big", "99999999999999999999"), ("n", "8")];
    let evidence = Evidence { final_states: vec![state(&odd, 2, true)], ..sb() };
    let line: Value = serde_json::from_str(&line(evidence)).unwrap();
    let expected = serde_json::json!({"p": "&x", "n": -7, "big": "99999999999999999999"});
    assert_eq!(line["final_states"][0]["values"], expected);
}

#[test]
fn an_execution_is_complete() {
    let error = Finding { execution: Some(sb_execution()), ..Finding::new(Kind::Assert, "") };
    let line: Value = serde_json::from_str(&line(Evidence { errors: vec![error], ..sb() })).unwrap();
    for execution in [&line["witness"], &line["errors"][0]["execution"]] {
        assert_eq!(execution["threads"][1]["events"][1]["text"], "R_rlx x = 0");
        assert_eq!(execution["threads"][1]["events"][1]["source"]["line"], 13);
        assert_eq!(execution["edges"][0], serde_json::json!({"from": 1, "to": 3, "kind": "rf"}));
        assert_eq!(execution["final"], serde_json::json!({"0:r0": 0, "1:r0": 0}));
    }
}
