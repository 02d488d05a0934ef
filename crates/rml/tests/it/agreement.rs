//! The texts say the same as the declarative models, graph by graph.
//!
//! Graphs are those of random programs and of the litmus corpus. Most are inconsistent for some model: coherence orders are
//! taken at random, and reads are made to see other writes (the values of such a graph make no sense, but no model looks
//! at them), which also makes cycles of `po` and `rf`.

use crate::fixed::Fixed;
use fencepost_graph::{EventRef, Execution, Label, Loc, ThreadId};
use fencepost_models::ModelId;
use fencepost_models::declarative::{Candidate, consistent, jam21_may_end_with, races, violated};
use fencepost_oracle::generate::{Knobs, generate, generate_spawning};
use fencepost_oracle::{Graphs, Limits, Rng};
use fencepost_relational::{Atom, Options};
use fencepost_rml::Model;
use fencepost_source::SourceFile;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// The largest graphs that are looked at: the declarative models of Java's access modes list orders.
const MAX_EVENTS: usize = 14;

struct Tally {
    models: Vec<(ModelId, Model)>,
    /// For each model, how many graphs it allowed and forbade.
    verdicts: BTreeMap<&'static str, (usize, usize)>,
    graphs: usize,
    cyclic: usize,
    racy: usize,
}

impl Tally {
    fn new() -> Self {
        let load = |id: ModelId| (id, Model::load(id.name()).expect("a text for every model"));
        let models = ModelId::OF_ONE_GRAPH.into_iter().map(load).collect();
        Tally { models, verdicts: BTreeMap::new(), graphs: 0, cyclic: 0, racy: 0 }
    }

    /// Compares text and definition on a graph.
    fn check(&mut self, execution: &Execution, about: &dyn std::fmt::Display) {
        let candidate = Candidate::from_execution(execution);
        let world = Fixed::new(&candidate);
        self.graphs += 1;
        self.cyclic += usize::from(fencepost_models::declarative::is_cyclic(&candidate));
        for (id, model) in &self.models {
            let (problem, lowered) = world.problem(model, &candidate.co);
            let answer = problem.session(&Options::default()).solve();
            let expected = consistent(*id, &candidate);
            assert_eq!(
                answer.is_sat(),
                expected,
                "{id}: violates {:?}; the text says {answer:?}\n{execution:#?}\n{about}",
                violated(*id, &candidate)
            );
            let count = self.verdicts.entry(id.name()).or_default();
            if expected { count.0 += 1 } else { count.1 += 1 }
            if let (Some(race), Some(instance)) = (lowered.let_("race", None), answer.instance()) {
                let found: BTreeSet<Vec<Atom>> = instance.eval(&race).iter().map(<[Atom]>::to_vec).collect();
                let index = |name: EventRef| {
                    world.events[candidate.events.iter().position(|e| e.name == name).expect("an event")]
                };
                let pairs = races(*id, &candidate);
                let both = pairs.iter().map(|(a, b)| (index(*a), index(*b)));
                let expected: BTreeSet<Vec<Atom>> =
                    both.flat_map(|(a, b)| [vec![a, b], vec![b, a]]).collect();
                assert_eq!(found, expected, "{id}: races\n{execution:#?}\n{about}");
                self.racy += usize::from(!expected.is_empty());
            }
        }
    }

    /// The graph with a random coherence order, as it is and with reads that see other writes.
    fn vary(&mut self, execution: &Execution, rng: &mut Rng, about: &dyn std::fmt::Display) {
        if execution.events().count() > MAX_EVENTS {
            return;
        }
        for round in 0..3 {
            let mut execution = execution.clone();
            if round > 0 {
                see_others(&mut execution, rng);
            }
            execution.co = some_order(&execution, rng);
            self.check(&execution, about);
        }
    }
}

fn writes(execution: &Execution) -> BTreeMap<Loc, Vec<EventRef>> {
    let mut writes: BTreeMap<Loc, Vec<EventRef>> = BTreeMap::new();
    for (name, event) in execution.events() {
        if let Label::Write { loc, .. } = event.label {
            writes.entry(loc).or_default().push(name);
        }
    }
    writes
}

/// A coherence order that does not always agree with program order.
fn some_order(execution: &Execution, rng: &mut Rng) -> Vec<(Loc, Vec<EventRef>)> {
    let mut orders: Vec<_> = writes(execution).into_iter().collect();
    for (_, order) in &mut orders {
        for _ in 0..rng.below(3) * order.len() as u32 {
            let (a, b) = (rng.below(order.len() as u32) as usize, rng.below(order.len() as u32) as usize);
            order.swap(a, b);
        }
    }
    orders
}

/// Makes some reads see other writes.
fn see_others(execution: &mut Execution, rng: &mut Rng) {
    let writes = writes(execution);
    for event in execution.threads.iter_mut().flatten() {
        // Values must agree with what is seen; no model looks at them otherwise.
        match &mut event.label {
            Label::Read { value, .. } | Label::Write { value, .. } => *value = 0,
            _ => {}
        }
        if let (Label::Read { loc, .. }, Some(source)) = (event.label, &mut event.rf)
            && rng.below(2) == 0
        {
            let all = writes.get(&loc).map_or(&[][..], Vec::as_slice);
            let choice = rng.below(all.len() as u32 + 1) as usize;
            *source = all.get(choice).copied().unwrap_or(EventRef::Init(loc));
        }
    }
}

#[test]
fn texts_and_definitions_agree_on_random_graphs() {
    let mut tally = Tally::new();
    let knobs = Knobs { accesses: 4..=7, ..Knobs::default() };
    for seed in 0..220 {
        let sample = if seed % 4 == 3 { generate_spawning(seed, &knobs) } else { generate(seed, &knobs) };
        let mut rng = Rng::new(seed);
        let Ok(graphs) = Graphs::of(&sample.program, &Limits::default()) else { continue };
        let step = graphs.len().div_ceil(4).max(1);
        for execution in graphs.executions().step_by(step) {
            tally.vary(&execution, &mut rng, &sample);
        }
    }
    eprintln!("{} graphs, {} cyclic, {} racy: {:?}", tally.graphs, tally.cyclic, tally.racy, tally.verdicts);
    assert!(tally.graphs > 1000 && tally.cyclic > 100 && tally.racy > 100);
    assert!(tally.verdicts.values().all(|(allowed, forbidden)| *allowed > 50 && *forbidden > 50));
}
