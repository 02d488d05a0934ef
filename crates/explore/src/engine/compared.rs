//! Compares what models answer about the event that was added with their axioms on the whole graph
//! ([`fencepost_models::whole`]), at every question of every engine in the tests of this crate.

use fencepost_graph::{Arena, EventId, Graph, LocId};
use fencepost_models::{GraphCheck, Model, ModelId, Scratch, whole};
use std::cell::Cell;

thread_local! {
    /// The numbers of questions in this thread that were answered with no, and with yes.
    static ANSWERS: Cell<[u64; 2]> = const { Cell::new([0; 2]) };
}

/// Panics if the axioms of `model`, a model for which they are there on whole graphs, do not say `answer`.
pub(super) fn compare(model: impl Model, arena: &Arena, graph: &Graph, event: EventId, answer: bool) {
    let Some(expected) = model.id().and_then(|id| whole::is_consistent(id, arena, graph)) else { return };
    if model.id() == Some(ModelId::Wrc11) && answer {
        compare_maximal_writes(model, arena, graph);
    }
    let mut counts = ANSWERS.get();
    counts[usize::from(expected)] += 1;
    ANSWERS.set(counts);
    if answer != expected {
        let lines = graph.order().iter().map(|id| {
            let event = arena.get(*id);
            let hb = arena.clocks.row(event.hb);
            format!("{id:?}: thread {:?} {:?} rf {:?} hb {hb:?}\n", event.thread, event.label, event.rf)
        });
        let co = (0..graph.loc_count()).map(|loc| graph.co(LocId(loc as u32)));
        panic!(
            "{:?} says {answer} with {event:?}, its axioms {expected}:\n{}co {:?}",
            model.id(),
            lines.collect::<String>(),
            co.collect::<Vec<_>>()
        );
    }
}

/// Panics if `model`, which has no coherence order, finds other maximal writes than those of the whole graph.
fn compare_maximal_writes(model: impl Model, arena: &Arena, graph: &Graph) {
    for loc in (0..graph.loc_count() as u32).map(LocId) {
        let check = GraphCheck { scratch: &mut Scratch::default(), arena, graph };
        let found = model.maximal_writes(check, loc, |_| true);
        assert_eq!(found, whole::maximal_writes(arena, graph, loc), "the maximal writes of {loc:?}");
    }
}

mod tests {
    use super::ANSWERS;
    use crate::{Config, ModelId, Symmetry, count};
    use fencepost_oracle::generate::{Knobs, Sample, Weights, generate, generate_spawning, load_buffering};
    use fencepost_program::{FenceKind, Mode};

    /// The models whose axioms are compared.
    const MODELS: [ModelId; 4] = [ModelId::Rc11, ModelId::Rc20, ModelId::Wrc11, ModelId::Xmm];

    /// Returns the numbers of questions that were answered with no, and with yes, in programs of these seeds.
    fn answers(seeds: std::ops::Range<u64>, make: impl Fn(u64) -> Sample) -> [u64; 2] {
        ANSWERS.set([0; 2]);
        for seed in seeds {
            let sample = make(seed);
            for model in MODELS {
                let mut config = Config::default();
                config.search.limits.max_executions = Some(300);
                if model != ModelId::Xmm && crate::no_symmetry(model).is_none() && seed % 5 == 0 {
                    config.symmetry = Symmetry::On { apart: vec![] };
                }
                // (XMM's own search is not cut short by the limit, so it gets small programs only.)
                if model != ModelId::Xmm || sample.program.threads.len() <= 3 {
                    count(&sample.program, model, &config);
                }
            }
        }
        ANSWERS.get()
    }

    /// Returns settings for programs rich in sequentially consistent events, by the kind of program.
    fn knobs(kind: u64) -> Knobs {
        let all = Knobs { accesses: 5..=9, ..Knobs::default() };
        let mixed = vec![Mode::Sc, Mode::Sc, Mode::Sc, Mode::Rlx, Mode::Acq, Mode::Rel, Mode::AcqRel];
        let fences = vec![FenceKind::Sc, FenceKind::Sc, FenceKind::Rel, FenceKind::Acq];
        let fenced = Weights { fence: 15, rmw: 3, ..Weights::LOADS_AND_STORES };
        match kind {
            0 => Knobs { modes: vec![Mode::Sc], ..Knobs::only(&[Mode::Sc]) },
            1 => Knobs { modes: mixed, ..all },
            2 => Knobs { modes: mixed, fences, weights: fenced, ..all },
            3 => Knobs { modes: vec![Mode::Rlx], fences, weights: fenced, ..all },
            4 => Knobs { modes: vec![Mode::Sc, Mode::Rlx], fences, weights: fenced, vars: 3..=4, ..all },
            5 => Knobs { modes: mixed, ..all.with_updates() },
            6 => Knobs { modes: mixed, ..all.with_release_sequences() },
            7 => {
                let weights = Weights { spin: 8, wait: 5, lock: 5, ..all.weights };
                Knobs { modes: mixed, fences, weights, ..all }
            }
            _ => Knobs { modes: mixed, fences, threads: 3..=3, accesses: 10..=14, rings: 80, ..all },
        }
    }

    const KINDS: u64 = 9;

    fn sample(seed: u64) -> Sample {
        match seed % 10 {
            9 => generate_spawning(seed, &knobs(seed / 10 % KINDS)),
            _ => generate(seed, &knobs(seed / 10 % KINDS)),
        }
    }

    #[test]
    fn programs_rich_in_sequentially_consistent_events() {
        let [no, yes] = answers(0..900, sample);
        println!("{no} graphs were inconsistent, {yes} were not");
        assert!(no > 5_000 && yes > 5_000, "{no} {yes}");
    }

    #[test]
    fn programs_with_load_buffering() {
        let [no, yes] = answers(0..60, |seed| load_buffering(seed));
        println!("{no} graphs were inconsistent, {yes} were not");
        assert!(yes > 1_000, "{no} {yes}");
    }

    #[test]
    #[ignore = "takes minutes"]
    fn long_programs_rich_in_sequentially_consistent_events() {
        let [no, yes] = answers(0..60_000, sample);
        println!("{no} graphs were inconsistent, {yes} were not");
        assert!(no > 300_000 && yes > 300_000, "{no} {yes}");
    }
}
