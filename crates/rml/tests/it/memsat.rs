//! The tables of the MemSAT paper (PLDI 2010), its Fig. 1 and what it tells of two mistakes.

use crate::schematic::{Program, Schematic};
use fencepost_relational::Options;
use fencepost_rml::Model;

/// Is there an execution with what the program asserts?
fn allows(model: &str, program: &str, k: usize) -> bool {
    let model = Model::load(model).expect("a shipped model");
    let k = if model.is_sequence() { k } else { 0 };
    let schematic = Schematic::parse(program);
    let (problem, _) = Program::new(&schematic, k).problem(&model);
    problem.session(&Options::default()).solve().is_sat()
}

/// A minimal core, as names of rules.
fn core(model: &str, program: &str, k: usize) -> Vec<String> {
    let model = Model::load(model).expect("a shipped model");
    let schematic = Schematic::parse(program);
    let (problem, _) = Program::new(&schematic, k).problem(&model);
    let mut session = problem.session(&Options::default());
    let core = session.minimal_core(problem.constraints().collect()).expect("a core");
    core.into_iter().map(|id| problem.name(id).to_string()).collect()
}

const FIGURE_1: &str = "r1=x; y=1 {1} ∥ r2=y; x=1 {1}";

#[test]
fn figure_1() {
    assert!(!allows("nemos-sc", FIGURE_1, 0));
    for model in ["coherence", "pram", "processor"] {
        assert!(allows(model, FIGURE_1, 0), "{model}");
    }
    for model in ["jmm", "jmm-original"] {
        assert!(!allows(model, FIGURE_1, 1), "{model}: one execution is not enough");
        assert!(allows(model, FIGURE_1, 2), "{model}");
    }
}

#[test]
fn figure_5_is_a_minimal_core_of_figure_1() {
    assert_eq!(core("nemos-sc", FIGURE_1, 0), ["1", "3", "4", "8"]);
}

/// Table 1: programs, and whether `sc`, `coherence`, `pram`, `causal`, `processor` allow them (as found, not as expected).
const TABLE_1: &[(&str, &str)] = &[
    ("r1=a {r1=0} ∥ a=0", "yyyyy"),
    ("r1=b; a=1 {r1=1} ∥ r2=a; b=1 {r2=1}", "nyyny"),
    (
        "b=0 ∥ b=1 ∥ r1=b; a=0; r2=c {0,0} ∥ r3=b; r4=a; r5=c {1,0,1} ∥ r6=c; r7=a; r8=b {1,1,1} ∥ \
         r9=c; a=1; r10=b {0,0} ∥ c=1 ∥ c=0",
        "yyyyy",
    ),
    ("x=0; x=1; r1=y {0} ∥ y=0; y=1; r2=x {0}", "nyyyy"),
    ("x=0; x=1; y=2 ∥ r1=y; r2=x {2,0}", "nynnn"),
    ("x=0; r1=x {1} ∥ x=1; r2=x {0}", "nnyyn"),
    ("x=0; x=1; z=0; r1=y {0} ∥ y=0; y=1; z=1; r2=x {0}", "nyyyn"),
    ("x=0; y=0 ∥ r1=y; x=1 {0} ∥ r2=x; r3=x {1,0}", "yyyyy"),
    ("x=0; x=1; y=1 ∥ r1=y; r2=z {1,0} ∥ z=0; z=1; v=1 ∥ r3=v; r4=x {1,0}", "nyyyy"),
    ("x=1; y=1 ∥ r1=y; r2=x {1,0}", "nynnn"),
    ("x=1; r1=y {0} ∥ y=1; r2=x {0}", "nyyyy"),
    ("a=1 ∥ r1=a; b=1 {1} ∥ r2=b; r3=a {1,0}", "nyyny"),
    ("a=1 ∥ r1=a; r2=b {1,0} ∥ b=1 ∥ r3=b; r4=a {1,0}", "nyyyy"),
    ("a=1; r1=a; r2=b {1,0} ∥ b=1; r3=b; r4=a {1,0}", "nyyyy"),
    ("a=1; c=1; r1=c; r2=b {1,0} ∥ b=1; c=2; r3=c; r4=a {2,0}", "nyyyn"),
];

#[test]
fn table_1() {
    let models = ["nemos-sc", "coherence", "pram", "causal", "processor"];
    for (i, (program, expected)) in TABLE_1.iter().enumerate() {
        let found: String = models.map(|model| if allows(model, program, 0) { 'y' } else { 'n' }).iter().collect();
        assert_eq!(found, *expected, "test {}: {program}", i + 1);
    }
}

#[test]
fn an_equality_makes_processor_consistency_sequential() {
    for (program, expected) in TABLE_1 {
        let sc = expected.starts_with('y');
        assert_eq!(allows("processor-eq", program, 0), sc, "{program}");
    }
    assert!(core("processor-eq", TABLE_1[1].0, 0).contains(&"map".to_string()));
}
