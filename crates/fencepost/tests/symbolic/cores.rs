//! Why not: minimal cores, and what MemSAT's authors found with theirs (§2.4, §4).

use crate::ask::{asking, plain, shipped, why};
use crate::corpus::{files, litmus_of, test};
use crate::tables::{allows, java};
use fencepost::input::JavaTest;
use fencepost::litmus::Test;
use fencepost::models::ModelId;
use fencepost::report::{CoreMember, Engine, Verdict};
use fencepost::source::SourceFile;
use fencepost::{Input, Model, Plan};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/java").join(name)
}

/// Models with a mistake that their authors made once and found with a minimal core.
const MISTAKEN: [(&str, &str); 2] = [
    ("processor-eq", include_str!("../../../rml/tests/models/processor-eq.rml")),
    ("jmm-noinit", include_str!("../../../rml/tests/models/jmm-noinit.rml")),
];

/// A shipped text in relational logic, or one that is wrong on purpose.
fn rml(name: &str) -> Option<fencepost::rml::Model> {
    let Some((_, text)) = MISTAKEN.iter().find(|(of, _)| *of == name) else {
        return fencepost::rml::Model::load(name);
    };
    let read = fencepost::rml::Model::parse(&SourceFile::new(format!("{name}.rml"), *text));
    Some(read.unwrap_or_else(|e| panic!("{}", e.1.render(&e.0))))
}

/// A shipped model, or one that is wrong on purpose.
pub fn model(name: &str) -> Model {
    rml(name).map_or_else(|| shipped(name), Model::of_rml)
}

/// The names of the rules in a core.
fn rules(core: &[CoreMember]) -> BTreeSet<&str> {
    core.iter().filter_map(|member| member.axiom.as_deref()).collect()
}

/// The lines of the program in a core.
fn lines(core: &[CoreMember]) -> BTreeSet<u32> {
    core.iter().filter_map(|member| member.line).collect()
}

#[test]
fn figure_5_is_among_the_cores_of_figure_1() {
    let fig1 = java(&path("figures/Fig1.java"));
    let outcome = why(fig1.clone(), &model("nemos-sc"), 100);
    let first = outcome.core().expect("impossible under sc").members.clone();
    // The initial values of x and y, both assertions, and lines 1, 3, 4 and 8 of Fig. 2.
    let text = std::fs::read_to_string(path("figures/Fig1.java")).expect("readable");
    let line = |what: &str| {
        let at = text
            .lines()
            .position(|line| line.contains(what))
            .unwrap_or_else(|| panic!("no line with {what}"));
        at as u32 + 1
    };
    let wanted_lines =
        BTreeSet::from([line("int x"), line("int y"), line("assert r1 == 1"), line("assert r2 == 1")]);
    let wanted_rules = BTreeSet::from(["1", "3", "4", "8"]);
    let mut all = std::iter::once(&first).chain(outcome.core().map_or(&[][..], |core| &core.others));
    assert!(all.any(|core| rules(core) == wanted_rules && lines(core) == wanted_lines));
}

#[test]
fn the_lines_of_the_figures_are_rules() {
    let rules = |name: &str| rml(name).expect("a text").rules().to_vec();
    let names = |name: &str| rules(name).iter().map(|r| r.name.clone()).collect::<Vec<_>>();
    let fig2 = names("nemos-sc");
    (1..=9).for_each(|line| assert!(fig2.contains(&line.to_string()), "line {line} of Fig. 2"));
    let fig3 = names("jmm");
    // The figure prints the rules of the revised model with the numbers that they have in the original one.
    for line in ["b", "c", "1", "2", "4", "5", "6", "7", "9"] {
        assert!(fig3.contains(&line.to_owned()), "line {line} of Fig. 3");
    }
    assert!(fig3.iter().any(|name| name.starts_with("a.")), "line a of Fig. 3");
}

/// MemSAT's authors say that the cores of tests 19 and 20 are made of rules 2 and 7. Of the rules as
/// `models.md` has them, 7 is in every core, and 2 in none: these are all cores there are. (Once a write of
/// t1 is committed with its value, t1's read must see the write of t3, which is not in the final execution,
/// so that rule 7 lets nobody commit that read; which actions happen before which others does not matter.)
#[test]
fn what_the_cores_of_the_original_java_memory_model_name() {
    let original = model("jmm-original");
    for name in ["causality/Causality19.java", "causality/Causality20.java"] {
        let outcome = why(java(&path(name)), &original, 1000);
        let first = outcome.core().unwrap_or_else(|| panic!("{name} is impossible")).members.clone();
        let all: Vec<_> =
            std::iter::once(&first).chain(outcome.core().map_or(&[][..], |core| &core.others)).collect();
        assert!(all.len() < 1000, "all cores are listed");
        for core in all {
            assert!(rules(core).contains("7") && !rules(core).contains("2"), "{name}: {:?}", rules(core));
        }
    }
    let outcome = why(java(&path("transform/T5.java")), &original, 1);
    assert!(rules(&outcome.core().expect("impossible").members.clone()).contains("9"));
}

#[test]
fn without_edges_from_initialisation_nothing_is_allowed_and_the_core_says_why() {
    let noinit = model("jmm-noinit");
    for path in files(&["corpus/java/causality"], "java") {
        let (answer, _) = allows(&java(&path), "jmm-noinit");
        assert_ne!(answer, Some(true), "{}", path.display());
    }
    // Not even an execution without any demand: the first one cannot read initial values.
    let file = SourceFile::new(
        "Any.java",
        "class Any { static int x; static void t1() { int r = x; assert r == 0; } }",
    );
    let unit = fencepost::java::parse(&file, &Default::default()).expect("good Java");
    let outcome = why(JavaTest::new(unit), &noinit, 1);
    let core = outcome.core().expect("impossible").members.clone();
    assert!(rules(&core).contains("6"), "reads must see what happens before them: {:?}", rules(&core));
}

#[test]
fn processor_consistency_with_an_equality_is_sequential_consistency() {
    for path in files(&["corpus/java/nemos"], "java") {
        let test = java(&path);
        assert_eq!(allows(&test, "processor-eq").0, allows(&test, "nemos-sc").0, "{}", path.display());
    }
    // The core of test 2 isolates the rule that is an equality.
    let outcome = why(java(&path("nemos/Test02.java")), &model("processor-eq"), 1);
    let core = outcome.core().expect("impossible").members.clone();
    let texts: Vec<_> = core.iter().filter(|m| m.axiom.is_some()).map(|m| &m.text).collect();
    let rules = |name| rml(name).expect("a text").rules().to_vec();
    let (equal, right) = (rules("processor-eq"), rules("processor"));
    let own: Vec<_> = equal.iter().filter(|r| right.iter().all(|o| o.source != r.source)).collect();
    assert_eq!(own.len(), 1, "one rule differs");
    assert!(texts.iter().any(|text| text.contains(&own[0].source)), "{texts:?}");
}

/// Removing any member of any reported core makes the rest satisfiable.
#[test]
fn every_core_of_the_corpus_is_minimal() {
    let mut cores = 0;
    let options = asking(Engine::Symbolic);
    let mut check = |input: Input, name: &str| {
        let model = model(name);
        let outcome = why(input.clone(), &model, 1);
        if outcome.verdict() != Verdict::Violation {
            return;
        }
        assert_eq!(outcome.core().map(|core| core.is_minimal), Some(true), "{} under {name}", outcome.file);
        let plan = Plan::for_why(&input, &model, &options).expect("it was asked before");
        assert_eq!(fencepost::check::is_core_minimal(&plan), Ok(true), "{} under {name}", outcome.file);
        cores += 1;
    };
    for path in files(&["litmus"], "litmus") {
        let test = test(&path);
        ["sc", "rc11"].iter().for_each(|name| check(test.clone().into(), name));
    }
    for path in files(&["corpus/java/nemos"], "java") {
        let test = java(&path);
        ["nemos-sc", "coherence", "pram", "causal", "processor"]
            .iter()
            .for_each(|name| check(test.clone().into(), name));
    }
    for path in files(&["corpus/java/causality", "corpus/java/transform"], "java") {
        let test = java(&path);
        ["jmm", "jmm-original"].iter().for_each(|name| check(test.clone().into(), name));
    }
    println!("{cores} cores are minimal");
    assert!(cores > 100);
}

/// A core as lines: their numbers and texts, the names of rules.
#[track_caller]
fn check_core(text: &str, name: &str, expected: &[&str]) {
    let test = litmus_of("T.litmus", text).expect("a good test");
    let outcome = why(test.clone(), &model(name), 1);
    let core = outcome.core().expect("impossible").members.clone();
    let say = |m: &CoreMember| match (&m.axiom, m.line) {
        (Some(axiom), _) => axiom.clone(),
        (None, Some(line)) => format!("{line}: {}", m.text),
        (None, None) => m.text.clone(),
    };
    assert_eq!(core.iter().map(say).collect::<Vec<_>>(), expected);
}

const SB: &str = "C T\n{ x = 0; y = 0; }\n\
    P0 (atomic_int *x, atomic_int *y) {\n  store(x, 1);\n  fence();\n  int r = load(y);\n}\n\
    P1 (atomic_int *x, atomic_int *y) {\n  store(y, 1);\n  fence();\n  int r = load(x);\n}\n\
    exists (0:r=0 /\\ 1:r=0)\n";

/// [`SB`] with these memory orders; no fences if there is no order for them.
fn sb(store: &str, fence: Option<&str>, load: &str) -> String {
    let fence = fence.map_or(String::new(), |order| format!("atomic_thread_fence(memory_order_{order})"));
    SB.replace("fence()", &fence)
        .replace("store(x, 1)", &format!("atomic_store_explicit(x, 1, memory_order_{store})"))
        .replace("store(y, 1)", &format!("atomic_store_explicit(y, 1, memory_order_{store})"))
        .replace("load(x)", &format!("atomic_load_explicit(x, memory_order_{load})"))
        .replace("load(y)", &format!("atomic_load_explicit(y, memory_order_{load})"))
}

#[test]
fn fences_are_in_cores() {
    check_core(
        &sb("relaxed", Some("seq_cst"), "relaxed"),
        "rc11",
        &[
            "4: atomic_store_explicit(x, 1, memory_order_relaxed);",
            "5: atomic_thread_fence(memory_order_seq_cst);",
            "9: atomic_store_explicit(y, 1, memory_order_relaxed);",
            "10: atomic_thread_fence(memory_order_seq_cst);",
            "the outcome asks for 0:r = 0",
            "the outcome asks for 1:r = 0",
            "rf-complete",
            "co-total",
            "co-init",
            "sc",
        ],
    );
}

#[test]
fn memory_orders_are_in_cores() {
    check_core(
        &sb("seq_cst", None, "seq_cst"),
        "rc11",
        &[
            "4: atomic_store_explicit(x, 1, memory_order_seq_cst);",
            "4: the memory order of atomic_store_explicit(x, 1, memory_order_seq_cst);",
            "6: the memory order of int r = atomic_load_explicit(y, memory_order_seq_cst);",
            "9: atomic_store_explicit(y, 1, memory_order_seq_cst);",
            "9: the memory order of atomic_store_explicit(y, 1, memory_order_seq_cst);",
            "11: the memory order of int r = atomic_load_explicit(x, memory_order_seq_cst);",
            "the outcome asks for 0:r = 0",
            "the outcome asks for 1:r = 0",
            "rf-complete",
            "co-total",
            "co-init",
            "sc",
        ],
    );
}

/// The order of an access that a fence makes needless is no reason, nor is a fence that does nothing.
#[test]
fn what_does_nothing_is_in_no_core() {
    check_core(
        &sb("release", Some("seq_cst"), "acquire"),
        "rc11",
        &[
            "4: atomic_store_explicit(x, 1, memory_order_release);",
            "5: atomic_thread_fence(memory_order_seq_cst);",
            "9: atomic_store_explicit(y, 1, memory_order_release);",
            "10: atomic_thread_fence(memory_order_seq_cst);",
            "the outcome asks for 0:r = 0",
            "the outcome asks for 1:r = 0",
            "rf-complete",
            "co-total",
            "co-init",
            "sc",
        ],
    );
    check_core(
        &sb("seq_cst", Some("release"), "seq_cst"),
        "sc",
        &[
            "4: atomic_store_explicit(x, 1, memory_order_seq_cst);",
            "9: atomic_store_explicit(y, 1, memory_order_seq_cst);",
            "the outcome asks for 0:r = 0",
            "the outcome asks for 1:r = 0",
            "rf-complete",
            "co-total",
            "co-init",
            "sc",
        ],
    );
}

/// Whether the outcome that a test speaks of can happen, as the graph engine has it; `None` if it does not
/// say.
fn is_possible(test: &Test, model: ModelId) -> Option<bool> {
    let outcome = plain(test.clone(), model.name());
    let condition = outcome.condition.as_ref().filter(|_| outcome.complete)?;
    Some(match condition.kind {
        fencepost::report::ConditionKind::Forall => condition.negative > 0,
        _ => condition.positive > 0,
    })
}

/// A text without the fences of a line, or with relaxed accesses there; `None` if there is nothing to weaken.
fn weakened(text: &str, line: usize) -> Option<String> {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let was = lines[line].clone();
    let is_fence = was.trim().starts_with("atomic_thread_fence(") && was.trim().ends_with(");");
    let weak = match is_fence {
        true => String::new(),
        false => ["acquire", "release", "acq_rel", "seq_cst"].iter().fold(was.clone(), |text, order| {
            text.replace(&format!("memory_order_{order}"), "memory_order_relaxed")
        }),
    };
    lines[line] = weak;
    (lines[line] != was).then(|| lines.join("\n") + "\n")
}

/// If the graph engine finds the outcome once a fence is taken out of the text, or the orders of a line are
/// made relaxed, then that line is in every core.
#[test]
fn whatever_allows_the_outcome_when_it_is_weakened_is_in_the_core() {
    let mut needed = 0;
    for path in files(&["litmus"], "litmus") {
        let text = std::fs::read_to_string(&path).expect("readable");
        let strong = test(&path);
        for id in [ModelId::Rc11, ModelId::Ra] {
            if is_possible(&strong, id) != Some(false) {
                continue;
            }
            let outcome = why(strong.clone(), &model(id.name()), 1);
            let core = outcome
                .core()
                .unwrap_or_else(|| panic!("{} is impossible under {id}", path.display()))
                .members
                .clone();
            for line in 0..text.lines().count() {
                let weak = weakened(&text, line).and_then(|text| litmus_of("weak.litmus", &text));
                if weak.and_then(|weak| is_possible(&weak, id)) == Some(true) {
                    needed += 1;
                    let there = lines(&core).contains(&(line as u32 + 1));
                    assert!(there, "{} under {id}: line {} is not in {core:#?}", path.display(), line + 1);
                }
            }
        }
    }
    println!("{needed} fences and memory orders are needed");
    assert!(needed > 20);
}

/// Nobody is told to relax what makes an execution an execution.
#[test]
fn advice_names_axioms_only() {
    for path in files(&["litmus"], "litmus") {
        let test = test(&path);
        for name in ["sc", "rc11", "wrc11", "jam21"] {
            let outcome = why(test.clone(), &model(name), 1);
            for rule in ["rf-complete", "rf-loc", "co-total", "co-order", "co-init", "final"] {
                let named = outcome.notes.iter().any(|note| note.contains(&format!("`{rule}`")));
                assert!(!named, "{} under {name}: {:?}", path.display(), outcome.notes);
            }
        }
    }
}
