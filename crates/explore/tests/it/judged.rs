//! Explores under a judge: with the definition of one of our models as the judge, and any weaker model to
//! prune by, it is the same as exploring under that model.

use crate::agreement::{dump, last_write};
use crate::corpus::{files, test};
use crate::random::seeds;
use fencepost_explore::{
    Config, Control, Equivalence, Flow, Fork, Judge, Limits, ModelId, Pruning, Search, Stopped, Stuck,
    Summary, Symmetry, View, Violation, Visitor, count, count_judged, explore, explore_judged,
    explore_judged_with_workers,
};
use fencepost_graph::{Candidate, Execution, ThreadId};
use fencepost_oracle::declarative::consistent;
use fencepost_oracle::generate::{Knobs, Sample, generate, generate_spawning};
use fencepost_program::{Program, Step};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

/// More graphs than this are too many for a definition to be asked about.
const PATIENCE: u64 = 2000;

/// Returns the models by which a model can be pruned: its axioms imply theirs.
fn weaker(model: ModelId) -> &'static [Pruning] {
    use Pruning::*;
    match model {
        ModelId::Sc => &[Sc, Tso, Pso, Ra, Rc11, Rc20, C11Coherence, PerLocation, Nothing],
        // Its first axiom is PerLocation. What it lets pass is hb ∪ rf ∪ … of compiled C programs, hence
        // C11Coherence.
        ModelId::Tso => &[Tso, Pso, Ra, Rc11, C11Coherence, PerLocation, Nothing],
        ModelId::Pso => &[Pso, C11Coherence, PerLocation, Nothing],
        // (Its hb is the largest there can be. It has no psc.)
        ModelId::Ra => &[Ra, C11Coherence, PerLocation, Nothing],
        ModelId::Rc11 => &[Rc11, C11Coherence, PerLocation, Nothing],
        // (Its release sequences are shorter than those of C11Coherence.)
        ModelId::Rc20 => &[Rc20, PerLocation, Nothing],
        ModelId::Wrc11 => &[Wrc11, NothingWithoutCo],
        ModelId::Jam21 => &[NothingWithoutCo],
        ModelId::Jam21Genmc => &[C11Coherence, PerLocation, Nothing],
        ModelId::Xmm => &[],
    }
}

/// A definition as a judge, of limited patience.
#[derive(Debug)]
struct Definition {
    model: ModelId,
    asked: AtomicU64,
    control: Arc<Control>,
}

impl Definition {
    fn of(model: ModelId) -> Self {
        Definition { model, asked: AtomicU64::new(0), control: Arc::default() }
    }
    /// Returns a configuration with this control, for when its patience is over.
    fn config(&self) -> Config {
        Config { search: Search::default().with_control(self.control.clone()), ..Config::default() }
    }
}

impl Judge for Definition {
    fn name(&self) -> &str {
        self.model.name()
    }
    fn allows(&self, candidate: &Candidate) -> bool {
        if self.asked.fetch_add(1, Ordering::Relaxed) >= PATIENCE {
            self.control.stop();
        }
        consistent(self.model, candidate)
    }
    fn has_co(&self) -> bool {
        self.model.has_co()
    }
}

/// The executions and errors that were shown.
#[derive(Default, PartialEq, Debug)]
struct Seen {
    executions: Vec<Execution>,
    /// The blocked executions, each with the threads that could not go on.
    blocked: Vec<(Execution, Vec<ThreadId>)>,
    faults: BTreeSet<(ThreadId, String)>,
}

impl Visitor for Seen {
    fn execution(&mut self, view: &View<'_>) -> Flow {
        self.executions.push(view.execution());
        Flow::Continue
    }
    fn blocked(&mut self, view: &View<'_>) -> Flow {
        let stopped = |t: &ThreadId| matches!(view.next_step(*t), Some(Step::Blocked(_)));
        self.blocked.push((view.execution(), view.threads().filter(stopped).collect()));
        Flow::Continue
    }
    fn violation(&mut self, _: &View<'_>, violation: Violation) -> Flow {
        match violation {
            Violation::Fault { thread, fault } => drop(self.faults.insert((thread, format!("{fault:?}")))),
            Violation::Race { .. } => {}
            other => panic!("{other:?}"),
        }
        Flow::Continue
    }
    fn restart(&mut self) {
        *self = Seen::default();
    }
}

impl Fork for Seen {
    fn fork(&self) -> Self {
        Seen::default()
    }
    fn join(&mut self, later: Self) {
        self.executions.extend(later.executions);
        self.blocked.extend(later.blocked);
        self.faults.extend(later.faults);
    }
}

fn native(program: &Program, model: ModelId) -> (Seen, Summary) {
    let mut seen = Seen::default();
    let summary = explore(program, model, &Config::default(), &mut seen);
    (seen, summary)
}

/// Returns what the visitor sees under a judge; `None` if there are too many graphs.
fn judged(program: &Program, model: ModelId, pruning: Pruning) -> Option<(Seen, Summary)> {
    let (judge, mut seen) = (Definition::of(model), Seen::default());
    let summary = explore_judged(program, pruning, &judge, &judge.config(), &mut seen);
    (summary.stopped != Some(Stopped::Interrupted)).then_some((seen, summary))
}

/// Returns whether every thread that is blocked looked at the last write.
fn looked_at_the_last((execution, threads): &(Execution, Vec<ThreadId>)) -> bool {
    threads.iter().all(|thread| match execution.threads[thread.index()].last() {
        Some(last) if last.label.is_read() => last.rf == Some(last_write(execution, last.label.loc())),
        _ => true,
    })
}

/// Numbers of programs that were compared, and of those that were too big.
#[derive(Default, Debug)]
struct Compared(BTreeMap<&'static str, (u64, u64)>);

impl Compared {
    fn check_all(&mut self, name: &dyn Display, program: &Program) {
        for model in ModelId::OF_ONE_GRAPH {
            let expected = native(program, model);
            for pruning in weaker(model) {
                let what = format!("{name}\n{model} pruned by {pruning}");
                let counts = self.0.entry(pruning.name()).or_default();
                match judged(program, model, *pruning) {
                    Some(found) => {
                        counts.0 += 1;
                        agree(&what, model, &expected, &found);
                        check_workers(&what, program, model, *pruning, &found);
                    }
                    None => counts.1 += 1,
                }
            }
        }
    }
}

#[track_caller]
fn agree(what: &str, model: ModelId, (native, expected): &(Seen, Summary), (seen, found): &(Seen, Summary)) {
    let all: BTreeSet<&Execution> = native.executions.iter().collect();
    let mut once = BTreeSet::new();
    for execution in &seen.executions {
        assert!(once.insert(execution), "{what}: twice\n{}", dump(execution));
        assert!(all.contains(execution), "{what}: surplus\n{}", dump(execution));
    }
    if let Some(missed) = all.difference(&once).next() {
        panic!("{what}: {} of {} found; missed\n{}", once.len(), all.len(), dump(missed));
    }
    assert_eq!(found.executions, expected.executions, "{what}: the count");
    assert_eq!(native.faults, seen.faults, "{what}");
    assert_eq!(expected.wrong > 0, found.wrong > 0, "{what}: executions that went wrong");
    assert_eq!(expected.bounds_hit.is_empty(), found.bounds_hit.is_empty(), "{what}: bounds");
    assert_eq!(found.stopped, None, "{what}");
    assert!((found.done - 1.0).abs() < 1e-9, "{what}: {} of the tree", found.done);
    // A model that is explored as it grows leaves out what is blocked because a thread looked too early,
    // where it can.
    let blocked: BTreeSet<&Execution> = seen.blocked.iter().map(|(execution, _)| execution).collect();
    assert_eq!(blocked.len(), seen.blocked.len(), "{what}: a blocked graph twice");
    let known: BTreeSet<&Execution> = native.blocked.iter().map(|(execution, _)| execution).collect();
    if let Some(missed) = known.difference(&blocked).next() {
        panic!("{what}: missed a blocked graph\n{}", dump(missed));
    }
    if model.has_co() {
        let surplus = |one: &&(Execution, Vec<ThreadId>)| looked_at_the_last(one) && !known.contains(&one.0);
        if let Some((surplus, _)) = seen.blocked.iter().find(surplus) {
            panic!("{what}: a blocked graph too many\n{}", dump(surplus));
        }
    } else {
        assert_eq!(blocked, known, "{what}: blocked graphs");
    }
}

/// Checks that two workers, which look around at every step, see the same.
#[track_caller]
fn check_workers(
    what: &str,
    program: &Program,
    model: ModelId,
    pruning: Pruning,
    (alone, expected): &(Seen, Summary),
) {
    let judge = Definition::of(model);
    let config = Config { jobs: 2, steps_between_checks: NonZeroU32::new(1), ..Config::default() };
    let mut seen = Seen::default();
    let found = explore_judged_with_workers(program, pruning, &judge, &config, &mut seen);
    assert!(*alone == seen, "{what}: two workers see something else");
    let rounded = |summary: &Summary| Summary { done: (summary.done * 1e9).round(), ..summary.clone() };
    assert_eq!(rounded(expected), rounded(&found), "{what}: with two workers");
}

#[test]
fn the_litmus_corpus() {
    let mut compared = Compared::default();
    for file in files() {
        compared.check_all(&file.display(), &test(&file).program);
    }
    println!("compared, too big: {compared:?}");
    let (done, left) = compared.0.values().fold((0, 0), |(a, b), (c, d)| (a + c, b + d));
    assert!(done > 10 * left, "too many are too big: {compared:?}");
}

fn check_random(fixed: u64, fresh: u64, make: impl Fn(u64) -> Sample) {
    let mut compared = Compared::default();
    for seed in seeds(fixed, fresh) {
        let sample = make(seed);
        compared.check_all(&sample, &sample.program);
    }
    println!("compared, too big: {compared:?}");
}

#[test]
fn judges_allow_what_their_models_do_on_random_programs() {
    check_random(30, 10, |seed| generate(seed, &Knobs::default()));
}

#[test]
fn random_programs_with_updates() {
    check_random(30, 10, |seed| generate(seed, &Knobs::default().with_updates()));
}

#[test]
fn random_programs_with_fences() {
    check_random(20, 10, |seed| generate(seed, &Knobs::default().with_fences()));
    check_random(20, 10, |seed| generate(seed, &Knobs::default().with_release_sequences()));
}

#[test]
fn random_programs_that_wait() {
    check_random(20, 10, |seed| generate(seed, &Knobs::default().with_locks()));
    let mut knobs = Knobs::default().with_accesses(6);
    (knobs.weights.assert, knobs.weights.wait, knobs.weights.assume) = (8, 4, 4);
    check_random(20, 10, |seed| generate(seed, &knobs));
}

#[test]
fn random_programs_that_start_threads() {
    check_random(20, 10, |seed| generate_spawning(seed, &Knobs::default()));
}

/// Says the same about everything, and remembers what it was asked last.
#[derive(Debug)]
struct Always {
    answer: bool,
    has_co: bool,
    last: Mutex<Option<Candidate>>,
}

impl Always {
    fn of(answer: bool, pruning: Pruning) -> Self {
        Always { answer, has_co: pruning.has_co(), last: Mutex::default() }
    }
}

impl Judge for Always {
    fn name(&self) -> &str {
        "always"
    }
    fn allows(&self, candidate: &Candidate) -> bool {
        *self.last.lock().expect("nobody panics") = Some(candidate.clone());
        self.answer
    }
    fn has_co(&self) -> bool {
        self.has_co
    }
}

/// Programs with assertions, awaits and assumptions.
fn samples() -> impl Iterator<Item = Sample> {
    let mut knobs = Knobs::default().with_accesses(5);
    (knobs.weights.assert, knobs.weights.wait, knobs.weights.assume) = (8, 4, 4);
    let spawning = |seed| generate_spawning(seed, &Knobs::default().with_accesses(5));
    (0..40).map(move |seed| generate(seed, &knobs)).chain((0..20).map(spawning))
}

#[test]
fn who_allows_nothing_sees_nothing() {
    for sample in samples() {
        for pruning in Pruning::ALL {
            let (judge, mut seen) = (Always::of(false, pruning), Seen::default());
            let config = Config { stuck: Stuck::Error, ..Config::default() };
            let summary = explore_judged(&sample.program, pruning, &judge, &config, &mut seen);
            assert_eq!(seen, Seen::default(), "{sample} pruned by {pruning}");
            let counts = (summary.executions, summary.blocked, summary.wasted, summary.wrong);
            assert_eq!(counts, (0, 0, 0, 0), "{sample} pruned by {pruning}");
            assert!(summary.forbidden > 0, "{sample} pruned by {pruning}");
            assert_eq!(summary.stopped, None);
        }
    }
}

/// A judge that allows everything sees what the model that prunes allows, if that is one of ours.
#[test]
fn who_allows_everything_leaves_it_to_the_pruning() {
    for sample in samples() {
        for (pruning, model) in [
            (Pruning::Sc, ModelId::Sc),
            (Pruning::Tso, ModelId::Tso),
            (Pruning::Pso, ModelId::Pso),
            (Pruning::Ra, ModelId::Ra),
            (Pruning::Rc11, ModelId::Rc11),
            (Pruning::Rc20, ModelId::Rc20),
            (Pruning::Wrc11, ModelId::Wrc11),
        ] {
            let judge = Always::of(true, pruning);
            let found = count_judged(&sample.program, pruning, &judge, &Config::default());
            let expected = count(&sample.program, model, &Config::default());
            assert_eq!(found.executions, expected.executions, "{sample} under {model}");
            assert_eq!(found.forbidden, 0);
        }
    }
}

/// A judge is shown the execution that is shown to the visitor, as relations.
#[test]
fn judges_see_the_execution() {
    struct Same<'a>(&'a Always, u64);
    impl Visitor for Same<'_> {
        fn execution(&mut self, view: &View<'_>) -> Flow {
            let asked = self.0.last.lock().expect("nobody panics").take();
            assert_eq!(asked, Some(Candidate::from_execution(&view.execution())));
            self.1 += 1;
            Flow::Continue
        }
        fn blocked(&mut self, view: &View<'_>) -> Flow {
            self.execution(view)
        }
    }
    let corpus = files().into_iter().map(|file| test(&file).program);
    let mut total = 0;
    for program in corpus.chain(samples().map(|sample| sample.program)) {
        for pruning in [Pruning::Rc11, Pruning::Pso, Pruning::Wrc11] {
            let judge = Always::of(true, pruning);
            let limits = Limits { max_executions: Some(300), ..Limits::default() };
            let config = Config { search: Search::new(limits), ..Config::default() };
            let mut same = Same(&judge, 0);
            explore_judged(&program, pruning, &judge, &config, &mut same);
            total += same.1;
        }
    }
    assert!(total > 3000, "{total}");
}

/// Without coherence order, and in a model that says nothing about it, a write is not the last if it is `(po
/// ∪ rf)+`-before another.
#[test]
fn final_values_without_coherence() {
    struct Finals(BTreeMap<Vec<u64>, u32>);
    impl Visitor for Finals {
        fn execution(&mut self, view: &View<'_>) -> Flow {
            let loc = view.execution().events().find_map(|(_, e)| e.label.loc()).expect("there is an access");
            *self.0.entry(view.memory(loc)).or_default() += 1;
            Flow::Continue
        }
    }
    let finals = |body: &str| {
        let text = format!("C test\n{{ }}\n{body}\nforall (true)\n");
        let file = fencepost_source::SourceFile::new("test.litmus", text);
        let test = fencepost_litmus::parse(&file, &Default::default())
            .unwrap_or_else(|e| panic!("{}", e.render(&file)));
        let pruning = Pruning::NothingWithoutCo;
        let mut finals = Finals(BTreeMap::new());
        explore_judged(&test.program, pruning, &Always::of(true, pruning), &Config::default(), &mut finals);
        finals.0
    };
    let body = "P0 (atomic_int *x) { atomic_store(x, 1); atomic_store(x, 2); } P1 (atomic_int *x) { ";
    assert_eq!(finals(&format!("{body} atomic_store(x, 3); }}")), BTreeMap::from([(vec![2, 3], 1)]));
    // Whichever it reads: initial 0, 1 or 2. Only then is it known to come after what it read.
    let read = format!("{body} int r = atomic_load(x); atomic_store(x, 3); }}");
    assert_eq!(finals(&read), BTreeMap::from([(vec![2, 3], 2), (vec![3], 1)]));
}

#[test]
fn what_is_refused_is_named() {
    let program = samples().next().expect("there is one").program;
    #[track_caller]
    fn check(program: &Program, pruning: Pruning, has_co: bool, config: &Config, why: &str) {
        let judge = Always { has_co, ..Always::of(true, pruning) };
        let summary = count_judged(program, pruning, &judge, config);
        assert_eq!(summary.stopped, Some(Stopped::Refused));
        assert_eq!(summary.executions, 0);
        assert_eq!(summary.refusal.as_deref(), Some(why));
    }
    let symmetry = Config { symmetry: Symmetry::On { apart: vec![] }, ..Config::default() };
    let why = "symmetry under always: it decides on whole graphs, and may tell threads apart";
    check(&program, Pruning::Rc11, true, &symmetry, why);
    let rf = Config { equivalence: Equivalence::Rf, ..Config::default() };
    let why = "executions up to co under always: it decides on whole graphs, with co where it has one";
    check(&program, Pruning::Rc11, true, &rf, why);
    let plain = Config::default();
    let why = "always has a coherence order, wrc11 to prune by has none";
    check(&program, Pruning::Wrc11, true, &plain, why);
    let why = "always has no coherence order, coherence to prune by has one";
    check(&program, Pruning::PerLocation, false, &plain, why);
}
