//! The minimal sets that are found are those that trying every plan finds.

use super::patch;
use super::places::{Dialect, Place, Text, places};
use super::repair::{Answer, Sets, State, Workbench, judge, repair};
use super::strength::ModelName;
use crate::{Model, Options, Plan, check};
use fencepost_litmus::{Test, parse_bytes};
use fencepost_program::Program;
use fencepost_report::repair::{Listed, RepairVerdict};
use fencepost_report::{Engine, Outcome};
use std::path::Path;
use std::time::Duration;

/// Litmus tests and the graph engine.
struct Litmus;

impl Workbench for Litmus {
    type Subject = Test;
    fn load(&mut self, texts: &[String]) -> Result<Test, String> {
        let parsed = parse_bytes("t.litmus", texts[0].as_bytes(), &fencepost_litmus::Options::default());
        parsed.map(|(_, test)| test).map_err(|(_, diagnostic)| diagnostic.message)
    }
    fn program<'a>(&self, subject: &'a Test) -> &'a Program {
        &subject.program
    }
    fn check(&mut self, subject: &Test, model: ModelName) -> Outcome {
        let model = Model::shipped(model.name()).expect("a shipped model");
        let (input, options) = (subject.clone().into(), Options::default());
        check(&Plan::new(&input, &model, &options).expect("the graph engine takes it"))
    }
    fn engine(&self) -> Engine {
        Engine::Graph
    }
    fn stopped(&self) -> Option<&'static str> {
        None
    }
    fn now(&self) -> Duration {
        Duration::ZERO
    }
    fn progress(&mut self, _: &State) {}
}

fn text(text: &str) -> Text {
    Text { name: "t.litmus".into(), text: text.into(), dialect: Dialect::Litmus }
}

fn right(texts: &[Text], places: &[Place], plan: &[u8], model: ModelName) -> bool {
    let changed = places.iter().zip(plan).filter(|(_, level)| **level > 0);
    let edits: Vec<_> = changed.map(|(place, level)| place.edit(texts, *level)).collect();
    let test = Litmus.load(&[patch::apply(&texts[0].text, &edits)]).expect("every change can be written");
    judge(&Litmus.check(&test, model)) != Answer::Wrong
}

/// More plans than this are not tried.
const MOST_PLANS: usize = 4000;

/// Costs and changes of all minimal right plans, by trying all; `None` if there are too many.
fn brute_force(texts: &[Text], model: ModelName) -> Option<Vec<(u32, Vec<String>)>> {
    let test = Litmus.load(&[texts[0].text.clone()]).ok()?;
    let places = places(texts, &test.program, model);
    let count = places.iter().try_fold(1, |n: usize, place| n.checked_mul(place.levels.len()))?;
    if count > MOST_PLANS {
        return None;
    }
    let mut plans: Vec<Vec<u8>> = vec![vec![]];
    for place in &places {
        let longer = |plan: &Vec<u8>| {
            (0..place.levels.len() as u8).map(|l| [plan.clone(), vec![l]].concat()).collect::<Vec<_>>()
        };
        plans = plans.iter().flat_map(longer).collect();
    }
    plans.retain(|plan| right(texts, &places, plan, model));
    let strength = |i: usize, level: u8| places[i].levels[level as usize].strength;
    let within = |a: &[u8], b: &[u8]| (0..a.len()).all(|i| strength(i, a[i]).within(strength(i, b[i])));
    let minimal = plans.iter().filter(|p| !plans.iter().any(|other| other != *p && within(other, p)));
    let shown = |plan: &Vec<u8>| {
        let levels = || places.iter().zip(plan).filter(|(_, level)| **level > 0);
        let cost = levels().map(|(place, level)| place.levels[*level as usize].cost).sum();
        let change =
            |(place, level): (&Place, &u8)| format!("{} {}", place.line, place.change(texts, *level).1);
        (cost, levels().map(change).collect())
    };
    let mut found: Vec<(u32, Vec<String>)> = minimal.map(shown).collect();
    found.sort();
    Some(found)
}

/// Returns what `repair` finds, in the form of [`brute_force`].
fn found(texts: &[Text], model: ModelName) -> (RepairVerdict, Vec<(u32, Vec<String>)>) {
    let all = Sets { wanted: 10_000, most: 10_000 };
    let answer = repair(&mut Litmus, texts, model, all).expect("it is a test");
    if answer.verdict == RepairVerdict::Repaired {
        assert_eq!(answer.listed, Listed::All);
    }
    assert!(answer.sets.windows(2).all(|pair| pair[0].cost <= pair[1].cost), "cheapest first");
    let sets = answer.sets.iter().map(|set| {
        assert_eq!(set.unverified, None);
        (set.cost, set.changes.iter().map(|c| format!("{} {}", c.line, c.to)).collect())
    });
    let mut sets: Vec<(u32, Vec<String>)> = sets.collect();
    sets.sort();
    (answer.verdict, sets)
}

#[test]
fn all_minimal_sets_of_the_corpus() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/litmus");
    let mut files: Vec<_> = std::fs::read_dir(folder).expect("there are tests").collect();
    files.sort_by_key(|entry| entry.as_ref().expect("readable").path());
    let (mut compared, mut repaired) = (0, 0);
    for entry in files {
        let path = entry.expect("readable").path();
        let Ok(source) = std::fs::read_to_string(&path) else { continue };
        if source.len() > 1500 || Litmus.load(std::slice::from_ref(&source)).is_err() {
            continue;
        }
        let texts = [text(&source)];
        for model in [ModelName("tso"), ModelName("pso"), ModelName("rc11")] {
            let (verdict, sets) = found(&texts, model);
            if !matches!(verdict, RepairVerdict::Repaired | RepairVerdict::Unrepairable) {
                continue;
            }
            let Some(expected) = brute_force(&texts, model) else { continue };
            assert_eq!(sets, expected, "{} under {model}", path.display());
            compared += 1;
            repaired += usize::from(verdict == RepairVerdict::Repaired);
        }
    }
    assert!(compared >= 16 && repaired >= 16, "{compared} compared, {repaired} repaired");
}

/// Message passing with plain data: no order on the data, so that few enough plans exist for rc11, too.
#[test]
fn all_minimal_sets_of_message_passing() {
    let texts = [text(
        "C MP\n{ }\nP0 (int *d, atomic_int *f) {\n  *d = 1;\n  atomic_store_explicit(f, 1, memory_order_relaxed);\n}\n\
         P1 (int *d, atomic_int *f) {\n  int r = atomic_load_explicit(f, memory_order_relaxed);\n  int s = *d;\n}\n\
         ~exists (1:r=1 /\\ 1:s=0)\n",
    )];
    let (verdict, sets) = found(&texts, ModelName("rc11"));
    assert_eq!(verdict, RepairVerdict::Repaired);
    let cheapest = (2, vec!["5 memory_order_release".to_owned(), "8 memory_order_acquire".to_owned()]);
    assert_eq!(sets[0], cheapest);
    let costs: Vec<u32> = sets.iter().map(|(cost, _)| *cost).collect();
    // Each side by its order or by a fence.
    assert_eq!(costs, [2, 3, 3, 4]);
}
