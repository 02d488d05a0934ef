//! Checks that explanations are true: every step of a cycle is in the relation that it names, and flagged
//! pairs are in theirs.

use crate::meaning::graphs;
use crate::support::{parse, seeds};
use crate::typed::{Def, Maker, Naive, Text, Value};
use fencepost_cat::{Model, Shape, Step, Test};
use fencepost_graph::{Candidate, Relation};
use fencepost_oracle::Rng;

/// Returns whether a step is in the relation that it names. `None` if it names nothing that can be looked up.
fn is_step(naive: &Naive<'_>, step: &Step) -> Option<bool> {
    let Step { from, to, relation } = step;
    if let Some(name) = relation.strip_suffix("^-1") {
        return is_step(naive, &Step { from: *to, to: *from, relation: name.to_owned() });
    }
    match relation.as_str() {
        "any" => Some(true),
        "…" | "~…" => None,
        name => match name.strip_prefix('~') {
            Some(name) => Some(!is_step(naive, &Step { relation: name.to_owned(), ..step.clone() })?),
            None => Some(naive.named(name).rel().contains(*from, *to)),
        },
    }
}

/// Checks what a model says against the naive meaning; how many steps were looked up.
fn check(text: &Text, model: &Model, candidate: &Candidate) -> usize {
    let naive = Naive::new(candidate).after(text);
    for flag in model.flags(candidate) {
        let number: usize = flag.axiom.name[1..].parse().expect("flags are called f0, f1, …");
        match (flag.shape, naive.value(&text.flags[number])) {
            (Shape::Pairs(pairs), Value::Rel(r)) => {
                assert_eq!(Relation::from_pairs(candidate.events.len(), pairs), r, "{text}");
                assert!(!r.is_empty(), "{text}");
            }
            (Shape::Events(events), Value::Set(s)) => {
                assert_eq!(events, s.iter().collect::<Vec<_>>(), "{text}");
                assert!(!s.is_empty(), "{text}");
            }
            (other, _) => panic!("{text}\n{other:?}"),
        }
    }
    let first = text.checks.iter().position(|demand| !naive.holds(demand));
    let Some(violation) = model.violation(candidate) else {
        assert_eq!(first, None, "{text}");
        return 0;
    };
    let number = first.expect("something fails");
    assert_eq!(violation.axiom.name, format!("c{number}"), "{text}");
    let demand = &text.checks[number];
    match (&violation.shape, demand.test, demand.negated) {
        (Shape::Nothing, _, true) => 0,
        (Shape::Pairs(pairs), Test::Empty, false) => {
            let expected = naive.value(&demand.term);
            assert_eq!(pairs.clone(), expected.rel().iter().collect::<Vec<_>>(), "{text}");
            0
        }
        (Shape::Events(events), Test::Empty, false) => {
            assert_eq!(events.clone(), naive.value(&demand.term).set().iter().collect::<Vec<_>>(), "{text}");
            0
        }
        (Shape::Cycle(steps), Test::Acyclic | Test::Irreflexive, false) => {
            let why = || format!("{text}\n{violation:#?}\n{candidate:#?}");
            // A cycle of `id` has no steps to show.
            for (step, next) in steps.iter().zip(steps.iter().cycle().skip(1)) {
                assert_eq!(step.to, next.from, "{}", why());
                assert_ne!(is_step(&naive, step), Some(false), "{step:?}\n{}", why());
            }
            steps.iter().filter(|step| is_step(&naive, step).is_some()).count()
        }
        other => panic!("{text}\n{other:?}"),
    }
}

#[test]
fn of_random_texts() {
    let graphs = graphs(6000..6100);
    let (mut texts, mut steps) = (0, 0);
    for seed in seeds(10_000..12_500) {
        let mut rng = Rng::new(seed);
        let size = rng.between(2, 12);
        let text = Maker::new(&mut rng).text(size);
        // What a choice was is not told.
        if text.defs.iter().any(|def| matches!(def, Def::With(..))) {
            continue;
        }
        let model = parse(&text.to_string());
        texts += 1;
        for _ in 0..4 {
            let candidate = &graphs[rng.below(graphs.len() as u32) as usize];
            steps += check(&text, &model, candidate);
        }
    }
    eprintln!("{texts} texts, {steps} steps of cycles");
    assert!(texts < 1000 || steps > 1000, "{texts} {steps}");
}
