//! Graphs on which two definitions of a model are compared.
//!
//! They are those of programs, but most are inconsistent for some model: coherence orders are taken at
//! random, modes are exchanged, and reads are made to see other writes (the values of such a graph make no
//! sense, but no model looks at them), which also makes cycles of `po` and `rf`. Of those that weak models
//! allow, mostly the ones are kept on which models differ.

use crate::declarative::consistent;
use crate::generate::{Knobs, Weights, generate, generate_spawning};
use crate::{Graphs, Limits, Rng};
use fencepost_graph::{
    Candidate, EventRef, ExecEvent, Execution, FenceKind, Label, Loc, Mode, Size, ThreadId,
};
use fencepost_models::ModelId;
use fencepost_program::Program;
use std::collections::{BTreeMap, BTreeSet};

/// The largest graphs that are looked at: the declarative models of Java's access modes list orders.
const MAX_EVENTS: usize = 12;

/// A graph, consistent or not, on which two definitions of a model are compared, and the program it is of.
#[derive(Clone, Debug)]
pub struct Sample {
    /// The graph.
    pub execution: Execution,
    /// The name or text of the program it is of.
    pub about: String,
}

/// Returns the names of the writes to each location of an execution.
pub fn writes(execution: &Execution) -> BTreeMap<Loc, Vec<EventRef>> {
    let mut writes: BTreeMap<Loc, Vec<EventRef>> = BTreeMap::new();
    for (name, event) in execution.events() {
        if let Label::Write { loc, .. } = event.label {
            writes.entry(loc).or_default().push(name);
        }
    }
    writes
}

/// Returns a coherence order that sometimes disagrees with program order.
fn some_order(execution: &Execution, rng: &mut Rng) -> Vec<(Loc, Vec<EventRef>)> {
    let mut orders: Vec<_> = writes(execution).into_iter().collect();
    for (_, order) in &mut orders {
        for _ in 0..rng.below(3) {
            let (a, b) = (rng.below(order.len() as u32) as usize, rng.below(order.len() as u32) as usize);
            order.swap(a, b);
        }
    }
    orders
}

/// Makes a read or two see another write.
fn see_others(execution: &mut Execution, rng: &mut Rng) {
    let writes = writes(execution);
    let reads = execution.events().filter(|(_, event)| event.label.is_read()).count() as u32;
    for event in execution.threads.iter_mut().flatten() {
        // Values must agree with what is seen; no model looks at them otherwise.
        match &mut event.label {
            Label::Read { value, .. } | Label::Write { value, .. } => *value = 0,
            _ => {}
        }
        if let (Label::Read { loc, .. }, Some(source)) = (event.label, &mut event.rf)
            && rng.below(reads) == 0
        {
            let all = writes.get(&loc).map_or(&[][..], Vec::as_slice);
            let choice = rng.below(all.len() as u32 + 1) as usize;
            *source = all.get(choice).copied().unwrap_or(EventRef::Init(loc));
        }
    }
}

/// Adds a graph with random coherence orders, as it is and with reads that see other writes.
fn vary(execution: &Execution, rounds: usize, rng: &mut Rng, about: &str, all: &mut Vec<Sample>) {
    if execution.events().count() > MAX_EVENTS {
        return;
    }
    for round in 0..rounds {
        let mut execution = execution.clone();
        if round % 2 == 1 {
            see_others(&mut execution, rng);
        }
        execution.co = some_order(&execution, rng);
        all.push(Sample { execution, about: about.to_string() });
    }
}

/// Gives accesses and fences other modes: which is where models differ most.
fn with_other_modes(execution: &mut Execution, rng: &mut Rng) {
    let modes = [Mode::Na, Mode::Rlx, Mode::Acq, Mode::Rel, Mode::AcqRel, Mode::Sc, Mode::Sc, Mode::Sc];
    let fences = [
        FenceKind::Acq,
        FenceKind::Rel,
        FenceKind::AcqRel,
        FenceKind::Sc,
        FenceKind::Sc,
        FenceKind::StoreStore,
    ];
    // In some graphs everything is strong.
    let strong = rng.below(3) == 0;
    for event in execution.threads.iter_mut().flatten() {
        let any = if strong { Mode::Sc } else { modes[rng.below(modes.len() as u32) as usize] };
        match &mut event.label {
            // Updates are atomic.
            Label::Read { locked: true, .. } | Label::Write { update: true, .. } if any == Mode::Na => {}
            Label::Read { mode, .. } if any != Mode::Rel => *mode = any,
            Label::Write { mode, .. } if any != Mode::Acq => *mode = any,
            Label::Fence(kind) if strong => *kind = FenceKind::Sc,
            Label::Fence(kind) => *kind = fences[rng.below(fences.len() as u32) as usize],
            _ => {}
        }
    }
}

/// Returns graphs of a program on which definitions of models can be compared. Some have any `rf` and `co`;
/// some are allowed by a model that is weak in one respect or the other, with other modes. Of the latter
/// mostly those are kept on which models with a coherence order differ.
pub fn graphs_of(graphs: &Graphs, about: &str, most: usize, rng: &mut Rng) -> Vec<Sample> {
    let mut all = vec![];
    for execution in graphs.executions().filter(|_| rng.below(8) == 0).collect::<Vec<_>>() {
        vary(&execution, 2, rng, about, &mut all);
    }
    all.truncate(most / 2);
    let weak = [ModelId::Jam21Genmc, ModelId::Pso, ModelId::Ra];
    let allowed: BTreeSet<Execution> = weak
        .iter()
        .filter_map(|id| graphs.under(*id).ok())
        .flat_map(|outcome| outcome.executions())
        .collect();
    let mut allowed: Vec<Execution> =
        allowed.into_iter().filter(|e| e.events().count() <= MAX_EVENTS).collect();
    for _ in 0..4 * most {
        if allowed.is_empty() || all.len() >= most {
            break;
        }
        let mut execution = allowed.swap_remove(rng.below(allowed.len() as u32) as usize);
        allowed.push(execution.clone());
        if rng.below(4) > 0 {
            with_other_modes(&mut execution, rng);
        }
        if rng.below(4) == 0 {
            see_others(&mut execution, rng);
        }
        let candidate = Candidate::from_execution(&execution);
        let with_co = ModelId::OF_ONE_GRAPH.into_iter().filter(|id| id.has_co());
        let verdicts: BTreeSet<bool> = with_co.map(|id| consistent(id, &candidate)).collect();
        if verdicts.len() > 1 || rng.below(16) == 0 {
            all.push(Sample { execution, about: about.to_string() });
        }
    }
    all
}

/// Returns graphs of random programs on which definitions of models can be compared, at most `most` of each
/// program.
pub fn random_graphs(seeds: std::ops::Range<u64>, most: usize) -> Vec<Sample> {
    // Rings are where models differ; the others have updates, locks and more of one location.
    let mixed = Knobs { accesses: 4..=7, ..Knobs::default() };
    let weights = Weights { load: 30, store: 30, rmw: 10, fence: 20, ..Weights::LOADS_AND_STORES };
    let rings = Knobs { accesses: 4..=7, vars: 2..=3, rings: 100, weights, ..Knobs::default() };
    let weights = Weights { rmw: 30, cas: 10, load: 15, store: 15, ..Weights::LOADS_AND_STORES };
    let updates = Knobs { accesses: 4..=5, vars: 1..=2, weights, ..Knobs::default() };
    let mut all = vec![];
    for seed in seeds {
        let sample = match seed % 8 {
            3 => generate_spawning(seed, &mixed),
            1 | 5 => generate(seed, &mixed),
            7 => generate(seed, &updates),
            _ => generate(seed, &rings),
        };
        let Ok(graphs) = Graphs::of(&sample.program, &Limits::default()) else { continue };
        all.append(&mut graphs_of(&graphs, &sample.to_string(), most, &mut Rng::new(seed)));
    }
    all
}

/// Returns graphs of the named programs on which definitions of models can be compared, at most `most` of
/// each program.
pub fn graphs_of_programs(programs: impl Iterator<Item = (String, Program)>, most: usize) -> Vec<Sample> {
    let mut all = vec![];
    let mut rng = Rng::new(1);
    for (name, program) in programs {
        let limits = Limits { graphs: 20_000, ..Limits::default() };
        let Ok(graphs) = Graphs::of(&program, &limits) else { continue };
        all.append(&mut graphs_of(&graphs, &name, most, &mut rng));
    }
    all
}

/// Returns graphs on the start and the end of threads, which random programs do not make. They show what is
/// seen before a thread is started, and after it has ended.
pub fn starts_of_threads() -> Vec<Sample> {
    const X: Loc = Loc { addr: 0x10000, size: Size::B4 };
    const FLAG: Loc = Loc { addr: 0x10010, size: Size::B4 };
    let event = |label, rf| ExecEvent { label, rf };
    let at = |thread, index| EventRef::At(ThreadId(thread), index);
    let mut samples = vec![];
    for mode in [Mode::Na, Mode::Rlx, Mode::Sc] {
        let write = |loc| event(Label::Write { loc, mode, value: 0, update: false }, None);
        let read =
            |loc, rf| event(Label::Read { loc, mode, value: 0, update: false, locked: false }, Some(rf));
        let spawn = event(Label::Spawn(ThreadId(1)), None);
        let join = event(Label::Join(ThreadId(1)), None);
        let threads = [
            // The child does not see what was written before it was started, or does.
            vec![vec![write(X), spawn], vec![read(X, EventRef::Init(X))]],
            vec![vec![write(X), spawn], vec![read(X, at(0, 0))]],
            // What the child writes is read before it is started.
            vec![vec![read(X, at(1, 0)), spawn], vec![write(X)]],
            // What the child wrote is not there after it was joined, or is.
            vec![vec![spawn, join, read(X, EventRef::Init(X))], vec![write(X)]],
            vec![vec![spawn, join, read(X, at(1, 0))], vec![write(X)]],
            // By way of another thread.
            vec![
                vec![write(X), spawn],
                vec![write(FLAG)],
                vec![read(FLAG, at(1, 0)), read(X, EventRef::Init(X))],
            ],
        ];
        for threads in threads {
            let mut execution = Execution { threads, co: vec![] };
            execution.co = writes(&execution).into_iter().collect();
            samples.push(Sample { execution, about: format!("{mode:?}") });
        }
    }
    samples
}
