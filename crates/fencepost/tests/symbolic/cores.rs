//! Why not: minimal cores, and what MemSAT's authors found with theirs (§2.4, §4).

use crate::corpus::{files, test};
use crate::tables::{allows, java};
use fencepost::check::symbolic::{Request, Subject, why};
use fencepost::java::JavaTest;
use fencepost::report::{CoreMember, Outcome, Verdict};
use fencepost::rml::Model;
use fencepost::source::SourceFile;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/java").join(name)
}

fn model(name: &str) -> Model {
    Model::load(name).unwrap_or_else(|| panic!("no model {name}"))
}

fn asked(subject: &Subject<'_>, model: &Model, cores: usize) -> Outcome {
    why(subject, &Request { cores, ..Request::new(model) })
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
    let outcome = asked(&fig1.subject(), &model("nemos-sc"), 100);
    let first = outcome.core.expect("impossible under sc");
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
    let mut all = std::iter::once(&first).chain(&outcome.other_cores);
    assert!(all.any(|core| rules(core) == wanted_rules && lines(core) == wanted_lines));
}

#[test]
fn the_lines_of_the_figures_are_rules() {
    let names = |name: &str| model(name).rules().iter().map(|r| r.name.clone()).collect::<Vec<_>>();
    let fig2 = names("nemos-sc");
    (1..=9).for_each(|line| assert!(fig2.contains(&line.to_string()), "line {line} of Fig. 2"));
    let fig3 = names("jmm");
    // The figure prints the rules of the revised model with the numbers that they have in the original one.
    for line in ["b", "c", "1", "2", "4", "5", "6", "7", "9"] {
        assert!(fig3.contains(&line.to_owned()), "line {line} of Fig. 3");
    }
    assert!(fig3.iter().any(|name| name.starts_with("a.")), "line a of Fig. 3");
}

/// MemSAT's authors say that the cores of tests 19 and 20 are made of rules 2 and 7. Of the rules as `models.md` has them, 7 is in
/// every core, and 2 in none: these are all cores there are. (Once a write of t1 is committed with its value, t1's read
/// must see the write of t3, which is not in the final execution, so that rule 7 lets nobody commit that read; which
/// actions happen before which others does not matter.)
#[test]
fn what_the_cores_of_the_original_java_memory_model_name() {
    let original = model("jmm-original");
    for name in ["causality/Causality19.java", "causality/Causality20.java"] {
        let outcome = asked(&java(&path(name)).subject(), &original, 1000);
        let first = outcome.core.unwrap_or_else(|| panic!("{name} is impossible"));
        let all: Vec<_> = std::iter::once(&first).chain(&outcome.other_cores).collect();
        assert!(all.len() < 1000, "all cores are listed");
        for core in all {
            assert!(rules(core).contains("7") && !rules(core).contains("2"), "{name}: {:?}", rules(core));
        }
    }
    let outcome = asked(&java(&path("transform/T5.java")).subject(), &original, 1);
    assert!(rules(&outcome.core.expect("impossible")).contains("9"));
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
    let unit = fencepost::java_front::parse(&file, &Default::default()).expect("good Java");
    let outcome = asked(&JavaTest::new(unit).subject(), &noinit, 1);
    let core = outcome.core.expect("impossible");
    assert!(rules(&core).contains("6"), "reads must see what happens before them: {:?}", rules(&core));
}

#[test]
fn processor_consistency_with_an_equality_is_sequential_consistency() {
    for path in files(&["corpus/java/nemos"], "java") {
        let test = java(&path);
        assert_eq!(allows(&test, "processor-eq").0, allows(&test, "nemos-sc").0, "{}", path.display());
    }
    // The core of test 2 isolates the rule that is an equality.
    let outcome = asked(&java(&path("nemos/Test02.java")).subject(), &model("processor-eq"), 1);
    let core = outcome.core.expect("impossible");
    let texts: Vec<_> = core.iter().filter(|m| m.axiom.is_some()).map(|m| &m.text).collect();
    let equal = model("processor-eq");
    let own: Vec<_> = equal
        .rules()
        .iter()
        .filter(|r| model("processor").rules().iter().all(|o| o.source != r.source))
        .collect();
    assert_eq!(own.len(), 1, "one rule differs");
    assert!(texts.iter().any(|text| text.contains(&own[0].source)), "{texts:?}");
}

/// Removing any member of any reported core makes the rest satisfiable.
#[test]
fn every_core_of_the_corpus_is_minimal() {
    let mut cores = 0;
    let mut check = |subject: &Subject<'_>, name: &str| {
        let model = model(name);
        let outcome = asked(subject, &model, 1);
        if outcome.verdict != Verdict::Violation {
            return;
        }
        assert_eq!(outcome.core_is_minimal, Some(true), "{} under {name}", outcome.file);
        assert!(
            fencepost::check::symbolic::is_core_minimal(subject, &Request::new(&model)),
            "{} under {name}",
            outcome.file
        );
        cores += 1;
    };
    for path in files(&["litmus"], "litmus") {
        let test = test(&path);
        ["sc", "rc11"].iter().for_each(|name| check(&Subject::litmus(&test), name));
    }
    for path in files(&["corpus/java/nemos"], "java") {
        let test = java(&path);
        ["nemos-sc", "coherence", "pram", "causal", "processor"]
            .iter()
            .for_each(|name| check(&test.subject(), name));
    }
    for path in files(&["corpus/java/causality", "corpus/java/transform"], "java") {
        let test = java(&path);
        ["jmm", "jmm-original"].iter().for_each(|name| check(&test.subject(), name));
    }
    println!("{cores} cores are minimal");
    assert!(cores > 100);
}
