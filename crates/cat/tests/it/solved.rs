//! Checks that the shipped texts, as formulas, decide like the native definitions, graph by graph: the solver
//! decides by the model.

use crate::fixed::Fixed;
use crate::mutants::mutants;
use crate::samples::{Decision, Races, Tally, agree, corpus_graphs, races_of, sees_itself};
use crate::support::{seeds, shipped, text_of};
use fencepost_cat::Model;
use fencepost_graph::Candidate;
use fencepost_models::ModelId;
use fencepost_oracle::declarative::{consistent, consistent_without_co};
use fencepost_oracle::samples::{Sample, random_graphs, starts_of_threads};
use fencepost_relational::Options;
use fencepost_rml::Theory;
use fencepost_source::SourceFile;

/// Returns the solver's decision about a graph, with the races if it is allowed.
fn by_solving(theory: &dyn Theory, world: &Fixed, candidate: &Candidate) -> Decision {
    let (problem, lowered) = world.problem(theory, &candidate.co);
    let answer = problem.session(&Options::default()).solve();
    let allowed = answer.is_sat();
    let name = |atom| {
        let number = world.events.iter().position(|event| *event == atom).expect("an event");
        candidate.events[number].name
    };
    let races = lowered.let_("race", None).zip(answer.instance()).map(|(race, instance)| {
        let pairs = instance.eval(&race);
        pairs.iter().map(|pair| (name(pair[0]), name(pair[1]))).collect::<Races>()
    });
    Decision { allowed, races }
}

/// Compares formulas and definitions.
fn check(samples: &[Sample]) -> Tally {
    let models: Vec<(ModelId, Model)> =
        ModelId::OF_ONE_GRAPH.into_iter().map(|id| (id, shipped(id.name()))).collect();
    let theories: Vec<_> =
        models.iter().map(|(id, model)| (*id, model.theory().expect("formulas"))).collect();
    let decide = |sample: &Sample, candidate: &Candidate| {
        let world = Fixed::new(candidate);
        let decisions =
            theories.iter().map(|(id, theory)| (*id, by_solving(theory, &world, candidate))).collect();
        // RC11's coherence on top of it hides much of what jam21-genmc says by itself.
        let id = ModelId::Jam21Genmc;
        let (_, theory) = theories.iter().find(|(of, _)| *of == id).expect("it is among them");
        let (problem, _) = world.problem(theory, &candidate.co);
        let on: Vec<_> = problem.constraints().filter(|id| problem.name(*id) == "co-jom").collect();
        let allowed = problem.session(&Options::default()).solve_with(&on).is_sat();
        let Sample { execution, about } = sample;
        let expected = consistent_without_co(id, candidate);
        assert_eq!(Some(allowed), expected, "co-jom\n{execution:#?}\n{about}");
        decisions
    };
    agree(samples, decide, |_, _| "the formulas differ".to_owned())
}

#[test]
fn on_random_graphs() {
    let tally = check(&random_graphs(seeds(0..500), 12));
    if std::env::var_os("FENCEPOST_SEEDS").is_some() {
        return;
    }
    assert!(
        tally.graphs > 1000 && tally.cyclic_allowed > 5 && tally.racy > 100 && tally.distinguishing > 300,
        "{tally:?}"
    );
    assert!(tally.verdicts.values().all(|(allowed, forbidden)| *allowed > 100 && *forbidden > 100));
}

#[test]
fn the_formulas_decide_like_the_definitions_on_the_corpus() {
    let tally = check(&corpus_graphs(20));
    assert!(tally.graphs > 1000 && tally.distinguishing > 500, "{tally:?}");
}

/// Graphs that chance does not make.
#[test]
fn on_starts_of_threads() {
    check(&starts_of_threads());
}

/// Checks how sharp the comparison is: for texts with a small change, whether some graph shows it.
#[test]
#[ignore = "takes minutes; for whoever changes the texts or the graphs"]
fn changed_texts_disagree() {
    let mut samples = corpus_graphs(100);
    samples.append(&mut random_graphs(0..600, 20));
    let graphs: Vec<(Candidate, Fixed)> = samples
        .iter()
        .map(|sample| Candidate::from_execution(&sample.execution))
        .filter(|candidate| !sees_itself(candidate))
        .map(|candidate| (candidate.clone(), Fixed::new(&candidate)))
        .collect();
    for id in ModelId::OF_ONE_GRAPH {
        let expected: Vec<bool> = graphs.iter().map(|(candidate, _)| consistent(id, candidate)).collect();
        let mut survivors = vec![];
        let mut count = 0;
        for (what, text) in mutants(&text_of(id.name())) {
            let Ok(model) = Model::parse(&SourceFile::new("changed.cat", text)) else { continue };
            let Ok(theory) = model.theory() else { continue };
            count += 1;
            let differs = graphs.iter().zip(&expected).any(|((candidate, world), expected)| {
                let Decision { allowed, races } = by_solving(&theory, world, candidate);
                allowed != *expected || races.is_some_and(|found| found != races_of(id, candidate))
            });
            if !differs {
                survivors.push(what);
            }
        }
        eprintln!("{id}: {} of {count} changes go unnoticed\n  {}", survivors.len(), survivors.join("\n  "));
    }
}
