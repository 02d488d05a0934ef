//! XMM as it is defined, for small programs: every admissible choice of committed and determined events.
//!
//! XMM (xmm-thesis, ch. 5) builds graphs in two ways. *Execute* adds the next event of a thread; with it
//! alone one gets the graphs of RC11. *Re-execute* takes a graph `G` that exists, commits to some of what
//! happened in it, and runs the program again: in the new graph `G'` a committed read may get its value
//! before its write is there, because the write has happened in `G`. That is how cycles in `po ∪ rf` come
//! about, and why none of them is out of thin air.
//!
//! `G ⇒ G'` by `C ⊆ G'.E`, `D ⊆ C` and an injective `f: C → G.E` that keeps threads and labels, if
//!
//! - `G'` can be built from `G` restricted to `D` (closed under `po`), event by event: an uncommitted read
//!   reads from a write that is there already, a committed read from a committed write, which may come later;
//! - `G'` is consistent: RC11 without NO-THIN-AIR;
//! - `f` preserves `rpo`, `rf`, `co` and `rmw` between committed events, in both directions;
//! - nothing uncommitted is `rpo`-before something committed;
//! - *stable uncommitted reads*: some partial order of the threads contains all `rf` edges between threads
//!   into uncommitted reads.
//!
//! Both steps also start from graphs that are not finished, and re-execution may stop at one. Programs
//! without a load-buffering race in any RC11 graph have just their RC11 graphs (LBRF, thesis, Theorem 1).
//!
//! This module computes all graphs of a program in that sense; it is what faster methods are tested against.
//! How:
//!
//! - `partial`: graphs that can go on; *Execute*;
//! - `cores`: the graphs that re-execution has to be asked about, found by guessing what reads read;
//! - `derive`: the question itself, for two given graphs;
//! - `shape`, `bits`: graphs as relations;
//! - `literal` (tests only): the definition without a single shortcut, which the rest is compared with.
//!
//! # What the definition leaves open
//! An atomic update is added as one step, both halves. (With the halves apart a graph may end between them;
//! `literal` knows both readings, and no program we tried tells them apart.) `E^acq` and `E^rel` contain all
//! `sc` accesses, reads and writes. Starts and joins of threads count as synchronisation that re-execution
//! keeps (`fencepost_models::xmm::rpo`). Objects that come and go are refused.
//!
//! # It is not free of thin air
//! `f` keeps labels, so a committed write may be *another* write of the same thread in the source. A thread
//! that writes both `r + 1` and `r` can commit to the first and make it by the second, with a larger `r`.
//! Hence `r = x; x = r ∥ r = y; x = r + 1; x = r ∥ r = x; y = r` has, by the definition, executions with any
//! value at all, each derived from the one before. Such programs are refused ([`Refusal::Growing`]).

mod bits;
mod cores;
mod derive;
#[cfg(test)]
mod literal;
mod partial;
mod shape;
#[cfg(test)]
mod tests;

use cores::{Cores, Values};
use derive::{Source, Target};
use fencepost_graph::{EventRef, Execution, Label, Loc};
use fencepost_program::{Program, ThreadId};
use partial::{End, Machine, Partial};
use rustc_hash::FxHashSet;
use shape::Shape;
use std::collections::BTreeMap;
use thiserror::Error;

/// The limits beyond which the exhaustive enumeration of XMM graphs gives up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Number of events in a graph; at most 64 are possible.
    pub events: usize,
    /// Number of graphs, unfinished ones included.
    pub graphs: usize,
    /// Number of values that re-execution may bring to a location, together with those it has without.
    pub values: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Limits { events: 32, graphs: 200_000, values: 12 }
    }
}

/// The reason why the exhaustive enumeration of XMM graphs gave no answer.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Refusal {
    /// A limit was hit.
    #[error("too large for the exhaustive layer (at most {} events and {} graphs)", .0.events, .0.graphs)]
    TooBig(Limits),
    /// Re-execution brings ever new values to a location: there is no end to the graphs, or none in sight.
    #[error("re-execution brings more than {} values to a location: there may be no end to them", .limits.values)]
    Growing {
        /// The location.
        loc: Loc,
        /// The limit that was hit is among these.
        limits: Limits,
    },
    /// Two accesses overlap without being to the same bytes.
    #[error("accesses of different sizes overlap")]
    MixedSize(Loc, Loc),
    /// The enumeration was told to stop.
    #[error("stopped")]
    Stopped,
    /// The program does something that this layer does not handle.
    #[error("it does not handle {0}")]
    Unsupported(String),
}

/// The reason why XMM allows a cyclic graph, given by the graph that was re-executed and the committed
/// events.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Derivation {
    /// The graph that was re-executed; if it is cyclic itself, it has a derivation of its own.
    pub source: Execution,
    /// The committed events, each with the event of the source that it is.
    pub committed: Vec<(EventRef, EventRef)>,
    /// The events that the re-execution made anew: those of the cycles and before them that are not
    /// committed. All events that are neither here nor committed were added afterwards.
    pub reexecuted: Vec<EventRef>,
}

/// All graphs that a program has under XMM, found by exhaustive enumeration.
#[derive(Clone, Debug, Default)]
pub struct Exhaustive {
    /// The complete executions; those with a cycle in `po ∪ rf` with a derivation.
    pub executions: BTreeMap<Execution, Option<Derivation>>,
    /// The graphs in which a thread is blocked and none failed.
    pub blocked: BTreeMap<Execution, Option<Derivation>>,
    /// The graphs in which a thread failed.
    pub failed: BTreeMap<Execution, Option<Derivation>>,
    /// Number of load-buffering races of the complete RC11 executions, all together.
    pub lb_races: usize,
}

impl Exhaustive {
    /// Returns the complete executions with a cycle in `po ∪ rf`, each with its derivation.
    pub fn cyclic(&self) -> impl Iterator<Item = (&Execution, &Derivation)> {
        self.executions.iter().filter_map(|(graph, why)| Some((graph, why.as_ref()?)))
    }

    fn insert(&mut self, graph: Execution, end: End, why: Option<Derivation>) {
        let set = match end {
            End::Complete => &mut self.executions,
            End::Blocked => &mut self.blocked,
            End::Failed => &mut self.failed,
        };
        set.insert(graph, why);
    }
}

/// Returns all graphs of `program` under XMM, found by trying every way to re-execute.
pub fn exhaustive(program: &Program, limits: &Limits) -> Result<Exhaustive, Refusal> {
    exhaustive_until(program, limits, &|| false)
}

/// Returns all graphs of `program` under XMM, like [`exhaustive`], or gives up ([`Refusal::Stopped`]) when
/// `stop` says so.
pub fn exhaustive_until(
    program: &Program,
    limits: &Limits,
    stop: &dyn Fn() -> bool,
) -> Result<Exhaustive, Refusal> {
    let mut machine = Machine::new(program, limits);
    machine.stop = Some(stop);
    let mut search = Search::default();
    let start = machine.start();
    let mut has_race = false;
    for (graph, end) in machine.maximal(start)? {
        let races = Shape::of(&graph).lb_races();
        has_race |= races > 0;
        if end == End::Complete {
            search.outcome.lb_races += races;
        }
        search.add(graph, end, None);
    }
    if has_race {
        search.close(&mut machine)?;
    }
    Ok(search.outcome)
}

/// The graphs found so far.
#[derive(Default)]
struct Search {
    outcome: Exhaustive,
    /// All graphs that cannot grow.
    graphs: Vec<Execution>,
    sources: Vec<Source>,
    /// The labels of their events, with the threads.
    known: FxHashSet<(usize, Label)>,
    values: Values,
    /// The cores that were derived.
    cores: FxHashSet<Execution>,
}

impl Search {
    fn add(&mut self, graph: Execution, end: End, why: Option<Derivation>) {
        let source = Source::new(Shape::of(&graph));
        self.known.extend(source.labels());
        for (_, event) in graph.events() {
            if let Label::Write { loc, value, .. } = event.label {
                self.values.entry(loc).or_default().insert(value);
            }
        }
        self.sources.push(source);
        self.outcome.insert(graph.clone(), end, why);
        self.graphs.push(graph);
    }

    /// Derives cores until nothing is new.
    fn close(&mut self, machine: &mut Machine<'_>) -> Result<(), Refusal> {
        loop {
            let found = self.derivable(machine)?;
            if found.is_empty() {
                return Ok(());
            }
            for (core, why) in found {
                self.cores.insert(core.graph.clone());
                for (graph, end) in machine.maximal(core)? {
                    self.add(graph, end, Some(why.clone()));
                }
            }
            if let Some((loc, _)) = self.values.iter().find(|(_, all)| all.len() > machine.limits.values) {
                return Err(Refusal::Growing { loc: *loc, limits: *machine.limits });
            }
        }
    }

    /// Returns the cores that can be derived from the graphs that there are and were not before.
    fn derivable(&self, machine: &mut Machine<'_>) -> Result<Vec<(Partial, Derivation)>, Refusal> {
        let mut values = self.values.clone();
        let mut found: Vec<(Partial, Derivation)> = vec![];
        for round in 0.. {
            let mut found_now = vec![];
            let mut see = |machine: &mut Machine<'_>, core: &Partial, shape: &Shape| {
                self.see(machine, core, shape, &mut found_now)
            };
            let mut cores = Cores::new(machine, &values, &mut see);
            cores.all()?;
            let new_values = std::mem::take(&mut cores.new_values);
            // Larger rounds find all that smaller ones find.
            found = found_now;
            if new_values.is_empty() || round >= machine.names {
                break;
            }
            for (loc, new) in new_values {
                values.entry(loc).or_default().extend(new);
            }
        }
        Ok(found)
    }

    /// Tries to derive a core, in every coherence order.
    fn see(
        &self,
        machine: &mut Machine<'_>,
        core: &Partial,
        shape: &Shape,
        found: &mut Vec<(Partial, Derivation)>,
    ) -> Result<(), Refusal> {
        // Without `co` there are fewer axioms to violate, but some.
        if !shape.is_consistent() {
            return Ok(());
        }
        let Some(target) = Target::new(shape, &self.known) else { return Ok(()) };
        let mut graph = core.graph.clone();
        for co in orders(&core.graph) {
            machine.count()?;
            graph.co = co;
            let shape = Shape::of(&graph);
            if self.cores.contains(&graph) || !shape.is_consistent() {
                continue;
            }
            let target = target.with_co(shape.co.clone());
            if let Some(why) = self.derive(&target, &shape) {
                found.push((Partial { graph: graph.clone(), runs: core.runs.clone() }, why));
            }
        }
        Ok(())
    }

    fn derive(&self, target: &Target, shape: &Shape) -> Option<Derivation> {
        let from = |(source, graph): (&Source, &Execution)| Some((target.derive(source)?, graph.clone()));
        let (committed, source) = self.sources.iter().zip(&self.graphs).find_map(from)?;
        let is_new = |name: &&EventRef| committed.iter().all(|(e, _)| e != *name);
        let reexecuted = shape.names.iter().filter(is_new).copied().collect();
        Some(Derivation { source, committed, reexecuted })
    }
}

/// A coherence order of every location.
type Coherence = Vec<(Loc, Vec<EventRef>)>;

/// Returns the coherence orders of a graph, except those that contradict program order or tear an update
/// apart: no consistent graph has them.
fn orders(graph: &Execution) -> Vec<Coherence> {
    let mut writes: BTreeMap<Loc, Vec<(EventRef, Option<EventRef>)>> = BTreeMap::new();
    for events in graph.threads.iter().zip(0..).map(|(events, t)| events.iter().zip(0..).map(move |e| (t, e)))
    {
        let mut last = None;
        for (t, (event, i)) in events {
            if let Label::Write { loc, update, .. } = event.label {
                let source = if update { last } else { None };
                writes.entry(loc).or_default().push((EventRef::At(ThreadId(t), i), source));
            }
            last = event.rf;
        }
    }
    let mut all: Vec<Coherence> = vec![vec![]];
    for (loc, writes) in writes {
        let mut orders = vec![];
        extend(loc, &writes, &mut vec![], &mut orders);
        let with = |rest: &Coherence, order: &Vec<EventRef>| [&rest[..], &[(loc, order.clone())]].concat();
        all = all.iter().flat_map(|rest| orders.iter().map(move |order| with(rest, order))).collect();
    }
    all
}

/// Puts every write that may come next at the end of `order`, and goes on. With each write: what it updates.
fn extend(
    loc: Loc,
    writes: &[(EventRef, Option<EventRef>)],
    order: &mut Vec<EventRef>,
    all: &mut Vec<Vec<EventRef>>,
) {
    if order.len() == writes.len() {
        all.push(order.clone());
        return;
    }
    let last = order.last().copied().unwrap_or(EventRef::Init(loc));
    let is_before = |a: EventRef, b: EventRef| match (a, b) {
        (EventRef::At(s, i), EventRef::At(t, j)) => s == t && i < j,
        _ => false,
    };
    for (write, source) in writes {
        let is_left = |w: EventRef| !order.contains(&w);
        let is_next = is_left(*write)
            && source.is_none_or(|source| source == last)
            && !writes.iter().any(|(w, _)| is_left(*w) && is_before(*w, *write));
        if is_next {
            order.push(*write);
            extend(loc, writes, order, all);
            order.pop();
        }
    }
}
