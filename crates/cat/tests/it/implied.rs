//! Checks the facts that models are known to imply.

use crate::support::{parse, shipped};

#[track_caller]
fn check(text: &str, coherent: bool, no_thin_air: bool) {
    let facts = parse(text).facts();
    assert_eq!((facts.coherent, facts.no_thin_air), (coherent, no_thin_air), "{text}");
}

#[test]
fn shipped_models_imply_these_facts() {
    for (name, coherent, no_thin_air) in [
        ("sc", true, true),
        ("tso", true, true),
        ("pso", true, true),
        ("ra", true, true),
        ("rc11", true, true),
        ("rc20", true, true),
        ("wrc11", false, true),
        ("jam21", false, false),
        ("jam21-genmc", true, true),
        ("imm", true, false),
        ("arm8", true, false),
        ("power", true, false),
        ("rmo", false, false),
        ("c11", true, false),
    ] {
        let facts = shipped(name).facts();
        assert_eq!((facts.coherent, facts.no_thin_air), (coherent, no_thin_air), "{name}");
    }
}

#[test]
fn small_texts_imply_these_facts() {
    check("acyclic po | rf | co | fr", true, true);
    check("acyclic (po | rf)+ | (co | fr)", true, true);
    check("acyclic po & loc | rf | co | fr", true, false);
    check("let com = rf | co | fr irreflexive (po & loc); com+", true, false);
    check("acyclic po | rf", false, true);
    check(
        "let rfe = rf & ext acyclic po & loc | rf | co | fr acyclic po \\ (W * R) | rfe | co | fr",
        true,
        true,
    );
    check(
        "let rfe = rf & ext acyclic po & loc | rf | co | fr acyclic po \\ (R * W) | rfe | co | fr",
        true,
        false,
    );
    check("let rfe = rf & ext let rfi = rf & int acyclic po | rfi | rfe", false, true);
    check("irreflexive (po | rf)+; (rf | co | fr)*", true, true);
    check("irreflexive (po | rf); (rf | co | fr)*", true, false);
    check("~acyclic po | rf | co | fr", false, false);
    check("flag ~acyclic po | rf | co | fr", false, false);
    check("empty po", false, false);
    check("let rec hb = po | rf | (hb; hb) acyclic hb | co | fr", true, true);
}

#[test]
fn by_other_models() {
    let strong = parse("include \"rc11.cat\" acyclic (rf | co | fr) & ext as external");
    for (stronger, weaker, expected) in [
        (&strong, "rc11", true),
        (&strong, "sc", false),
        (&shipped("sc"), "tso", true),
        (&shipped("tso"), "sc", false),
        (&shipped("rc11"), "rc11", true),
        (&shipped("rc11"), "rc20", false),
    ] {
        assert_eq!(stronger.implies(&shipped(weaker)), expected, "{} {weaker}", stronger.name());
    }
    assert_eq!(strong.axioms_not_implied_by(&shipped("rc11")), [4]);
    assert_eq!(shipped("rc11").axioms_not_implied_by(&shipped("rc11")), [0usize; 0]);
}
