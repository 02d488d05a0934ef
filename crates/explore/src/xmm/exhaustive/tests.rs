//! The shortcuts against what they are short for.

use super::literal::{Updates, cyclic, literal};
use super::partial::Machine;
use super::shape::Shape;
use super::{Cores, Limits, Values, exhaustive, orders};
use fencepost_graph::{Execution, Label};
use fencepost_models::ModelId;
use fencepost_oracle::declarative::{Candidate, lb_races, rpo, xmm_base};
use fencepost_oracle::generate::{
    Knobs, Sample, Sketch, Stmt, Target, Value, Var, generate, generate_spawning, load_buffering,
    load_buffering_with, lower,
};
use fencepost_oracle::{Graphs, Limits as OracleLimits};
use fencepost_program::Mode;
use std::collections::BTreeSet;

const LIMITS: Limits = Limits { events: 32, graphs: 20_000_000, values: 12 };

/// Returns the seeds that `FENCEPOST_SEEDS` names, or these.
fn seeds(usual: std::ops::Range<u64>) -> std::ops::Range<u64> {
    let Ok(text) = std::env::var("FENCEPOST_SEEDS") else { return usual };
    let (from, to) = text.split_once("..").expect("FENCEPOST_SEEDS=FROM..TO");
    from.parse().expect("a number")..to.parse().expect("a number")
}

fn found(sample: &Sample) -> BTreeSet<Execution> {
    let outcome = exhaustive(&sample.program, &LIMITS).unwrap_or_else(|e| panic!("{e}\n{sample}"));
    outcome.executions.into_keys().collect()
}

#[test]
fn tiny_programs_have_the_executions_of_the_definition() {
    let (mut cycles, mut programs) = (0, 0);
    for seed in seeds(0..25) {
        let sample = load_buffering_with(seed, 2..=2, 4);
        let literal =
            literal(&sample.program, &LIMITS, Updates::Whole).unwrap_or_else(|e| panic!("{e}\n{sample}"));
        assert_eq!(found(&sample), literal, "{sample}");
        cycles += cyclic(&literal);
        programs += 1;
    }
    println!("{cycles} cyclic executions in {programs} programs");
    assert!(cycles > 3, "{cycles}");
}

/// Compares what the words say about a graph with what the relations say.
#[track_caller]
fn compare(graph: &Execution, sample: &Sample) -> bool {
    let (shape, candidate) = (Shape::of(graph), Candidate::from_execution(graph));
    let consistent = xmm_base(&candidate).is_none();
    assert_eq!(shape.is_consistent(), consistent, "{:?} {graph:#?}\n{sample}", xmm_base(&candidate));
    assert_eq!(shape.lb_races(), lb_races(&candidate).len(), "{graph:#?}\n{sample}");
    let inits = candidate.events.len() - shape.len();
    let (here, there) = (shape.rpo(), rpo(&candidate));
    for a in 0..shape.len() {
        for b in 0..shape.len() {
            assert_eq!(here.has(a, b), there.contains(a + inits, b + inits), "{a} {b} {graph:#?}\n{sample}");
        }
    }
    consistent
}

/// Returns the graph with every coherence order, whether it can be or not.
fn every_order(core: &super::Partial) -> Vec<Execution> {
    let mut all = vec![core.clone()];
    for (name, event) in core.graph.events() {
        let Label::Write { loc, .. } = event.label else { continue };
        let placed = |partial: &super::Partial, at: usize| {
            let mut with = partial.clone();
            with.place(loc, name, at);
            with
        };
        all = all.iter().flat_map(|p| (0..=p.places(loc)).map(move |at| placed(p, at))).collect();
    }
    all.into_iter().map(|partial| partial.graph).collect()
}

#[test]
fn words_and_relations_agree() {
    let mut seen = [0, 0];
    for seed in seeds(0..80) {
        let knobs = Knobs { accesses: 4..=6, ..Knobs::default() }.without_blocking();
        let knobs = if seed % 2 == 0 { knobs.with_fences() } else { knobs };
        let sample = if seed % 5 == 0 { generate_spawning(seed, &knobs) } else { generate(seed, &knobs) };
        let mut machine = Machine::new(&sample.program, &LIMITS);
        let start = machine.start();
        let mut values = Values::new();
        let graphs = machine.maximal(start).unwrap();
        for (graph, _) in &graphs {
            seen[usize::from(compare(graph, &sample))] += 1;
            for (_, event) in graph.events() {
                if let Label::Write { loc, value, .. } = event.label {
                    values.entry(loc).or_default().insert(value);
                }
            }
        }
        // Graphs with cycles, in every coherence order.
        let mut left = 200;
        let mut see = |_: &mut Machine<'_>, core: &super::Partial, _: &Shape| {
            let possible: BTreeSet<_> = orders(&core.graph).into_iter().collect();
            for graph in every_order(core).into_iter().take(left) {
                left -= 1;
                let consistent = compare(&graph, &sample);
                assert!(!consistent || possible.contains(&graph.co), "left out: {graph:#?}\n{sample}");
                seen[usize::from(consistent)] += 1;
            }
            Ok(())
        };
        Cores::new(&mut machine, &values, &mut see).all().unwrap();
    }
    println!("{seen:?}");
    assert!(seen[0] > 300 && seen[1] > 300, "{seen:?}");
}

#[test]
fn execute_alone_makes_the_graphs_of_rc11() {
    for seed in seeds(0..60) {
        let knobs = Knobs { accesses: 4..=6, ..Knobs::default() };
        let sample = match seed % 3 {
            0 => generate(seed, &knobs),
            1 => generate_spawning(seed, &knobs),
            _ => load_buffering(seed),
        };
        let truth =
            Graphs::of(&sample.program, &OracleLimits::default()).unwrap().under(ModelId::Rc11).unwrap();
        let mut machine = Machine::new(&sample.program, &LIMITS);
        let start = machine.start();
        let graphs = machine.maximal(start).unwrap();
        let of = |end: super::End| -> BTreeSet<Execution> {
            graphs.iter().filter(|(_, e)| *e == end).map(|(graph, _)| graph.clone()).collect()
        };
        let stopped = |s: &[fencepost_oracle::StoppedGraph]| s.iter().map(|s| s.execution.clone()).collect();
        assert_eq!(of(super::End::Complete), truth.executions(), "{sample}");
        assert_eq!(of(super::End::Blocked), stopped(&truth.blocked), "{sample}");
        assert_eq!(of(super::End::Failed), stopped(&truth.failed), "{sample}");
    }
}

#[test]
fn every_derivation_is_one() {
    // What is found comes with its reasons, which can be checked by themselves.
    for seed in seeds(0..60) {
        let sample = load_buffering(seed);
        let outcome = exhaustive(&sample.program, &LIMITS).unwrap();
        for (graph, why) in outcome.cyclic() {
            assert!(outcome.executions.contains_key(&why.source), "{sample}");
            for (here, there) in &why.committed {
                let (new, old) = (graph.event(*here).unwrap(), why.source.event(*there).unwrap());
                assert_eq!(new.label, old.label, "{sample}");
                if let Some(write) = new.rf.filter(|w| graph.event(*w).is_some()) {
                    let image = why.committed.iter().find(|(e, _)| *e == write).map(|(_, to)| *to);
                    assert_eq!(image, old.rf, "{sample}");
                }
            }
        }
    }
}

/// Compares more programs with the definition.
#[test]
#[ignore = "takes minutes"]
fn small_programs_have_the_executions_of_the_definition() {
    let mut differs = vec![];
    for seed in seeds(0..300) {
        let begin = std::time::Instant::now();
        let sample = load_buffering_with(seed, 2..=2, 5);
        let found = found(&sample);
        for updates in [Updates::Whole, Updates::Halves] {
            match literal(&sample.program, &LIMITS, updates) {
                Ok(literal) if literal == found => {}
                Ok(literal) => {
                    println!("{updates:?}: {} for {}\n{sample}", found.len(), literal.len());
                    differs.push((seed, updates));
                }
                Err(e) => println!("{seed}: {e}"),
            }
        }
        if begin.elapsed().as_secs() > 5 {
            println!("{seed}: {:?}", begin.elapsed());
        }
    }
    assert_eq!(differs, []);
}

/// Prints how long random programs take: `cargo test --release -- --ignored --nocapture time`.
#[test]
#[ignore = "measures"]
fn time() {
    let (mut slowest, mut total, mut cycles, mut racy) = (vec![], 0.0, 0, 0);
    let seeds = seeds(0..1000);
    let count = seeds.end - seeds.start;
    for seed in seeds {
        let sample = load_buffering(seed);
        let begin = std::time::Instant::now();
        let outcome = exhaustive(&sample.program, &Limits::default());
        let seconds = begin.elapsed().as_secs_f64();
        total += seconds;
        let found = outcome.as_ref().map_or(0, |o| o.cyclic().count());
        racy += usize::from(outcome.as_ref().is_ok_and(|o| o.lb_races > 0));
        cycles += found;
        slowest.push((seconds, seed, outcome.map(|o| o.executions.len()), found));
    }
    slowest.sort_by(|a, b| b.0.total_cmp(&a.0));
    println!("{count} programs, {racy} with races, {cycles} cyclic, {:.4} s each", total / count as f64);
    slowest.iter().take(8).for_each(|s| println!("{s:?}"));
}

/// Runs `main` and two threads.
fn spawning(main: Vec<Stmt>, threads: Vec<Vec<Stmt>>) -> (usize, usize) {
    let sketch = Sketch { vars: vec![0, 0], mutexes: 0, main: Some(main), threads };
    let program = lower(&sketch, "spawning");
    let outcome = exhaustive(&program, &LIMITS).unwrap();
    (outcome.executions.len() - outcome.cyclic().count(), outcome.executions.len())
}

#[test]
fn threads_that_are_started_and_joined() {
    let load = |to: u32, var: u32| Stmt::Load { to: Target(to), var: Var(var), mode: Mode::Rlx };
    let store = |var: u32| Stmt::Store { var: Var(var), value: Value::Const(1), mode: Mode::Rlx };
    let spawn = |child: u32| Stmt::Spawn { child, arg: 0 };
    let join = |to: u32, child: u32| Stmt::Join { to: Target(to), child };
    // Register 0 of a started thread is its argument.
    let lb = vec![vec![load(1, 0), store(1)], vec![load(1, 1), store(0)]];
    assert_eq!(spawning(vec![spawn(0), spawn(1), join(0, 0), join(1, 1)], lb.clone()), (3, 4));
    assert_eq!(spawning(vec![spawn(0), load(0, 1), store(0)], lb[..1].to_vec()), (3, 4), "main takes part");
    // A load before a spawn, or a store after a join, stays where it is, as around a release or an acquire.
    let copy = || {
        let stored = Stmt::Store { var: Var(0), value: Value::Plus(Target(1), 0), mode: Mode::Rlx };
        vec![load(1, 1), stored]
    };
    let writer = vec![vec![store(1)], copy()];
    assert_eq!(spawning(vec![spawn(1), load(0, 0), spawn(0)], writer), (3, 3), "read, then start");
    let reader = vec![vec![load(1, 0)], copy()];
    assert_eq!(spawning(vec![spawn(0), spawn(1), join(0, 0), store(1)], reader), (3, 3), "join, then write");
}
