//! The definition word by word, for tiny programs: all graphs, finished or not, closed under *Execute* and
//! *Re-execute*; every `D`, `C` and `f`; every order of building; the conditions on the declarative
//! relations. Tests compare the rest with this.

use super::partial::{Machine, NextEvent, Partial, read_label};
use super::{Limits, Refusal};
use fencepost_graph::{EventRef, ExecEvent, Execution, Label, Relation};
use fencepost_oracle::declarative::{Candidate, is_cyclic, lb_races, rpo, xmm_base};
use fencepost_program::{Input, Program, ThreadId};
use rustc_hash::FxHashSet;
use std::collections::{BTreeMap, BTreeSet};

/// Whether atomic updates are added to a graph as one step or as two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Updates {
    /// An update is one step: no graph ends between its read and its write.
    Whole,
    /// An update is two steps, its read and its write.
    Halves,
}

/// Returns the complete executions of a tiny program under XMM, found by following the definition word by
/// word.
pub(super) fn literal(
    program: &Program,
    limits: &Limits,
    updates: Updates,
) -> Result<BTreeSet<Execution>, Refusal> {
    let mut literal = Literal { machine: Machine::new(program, limits), updates, all: FxHashSet::default() };
    let start = literal.machine.start();
    let mut todo = vec![];
    literal.insert(start, &mut todo);
    // RC11 first: all that Execute makes.
    let mut graphs = vec![];
    while let Some(partial) = todo.pop() {
        literal.execute(&partial, &mut todo)?;
        graphs.push(partial);
    }
    let has_race = graphs.iter().any(|p| !lb_races(&Candidate::from_execution(&p.graph)).is_empty());
    if has_race {
        todo.clone_from(&graphs);
        while let Some(partial) = todo.pop() {
            let before = todo.len();
            literal.execute(&partial, &mut todo)?;
            if literal.is_between_steps(&partial) {
                literal.reexecute(&partial, &mut todo)?;
            }
            graphs.extend_from_slice(&todo[before..]);
        }
    }
    let finished = |p: &Partial| p.end() == super::partial::End::Complete;
    Ok(graphs.into_iter().filter(finished).map(|p| p.graph).collect())
}

struct Literal<'a> {
    machine: Machine<'a>,
    updates: Updates,
    all: FxHashSet<Execution>,
}

/// A re-execution that is being built, which is the new graph so far and the map of its committed events.
#[derive(Clone)]
struct Config {
    partial: Partial,
    /// The map from committed events to those of the old graph.
    map: BTreeMap<EventRef, EventRef>,
}

/// The old graph, and the part of it that is committed.
struct OldGraph<'a> {
    graph: &'a Execution,
    candidate: &'a Candidate,
    rpo: &'a Relation,
    committed: &'a [EventRef],
}

impl Literal<'_> {
    fn insert(&mut self, partial: Partial, todo: &mut Vec<Partial>) {
        if self.all.insert(partial.graph.clone()) {
            todo.push(partial);
        }
    }

    /// Returns whether no thread is in the middle of an update, or that does not matter.
    fn is_between_steps(&self, partial: &Partial) -> bool {
        let is_half = |events: &Vec<ExecEvent>| {
            events.last().is_some_and(|e| matches!(e.label, Label::Read { update: true, .. }))
        };
        self.updates == Updates::Halves || !partial.graph.threads.iter().any(is_half)
    }

    fn execute(&mut self, partial: &Partial, todo: &mut Vec<Partial>) -> Result<(), Refusal> {
        self.machine.count()?;
        let halves: Vec<ThreadId> = match self.updates {
            Updates::Halves => vec![],
            Updates::Whole => partial
                .ids()
                .filter(|id| {
                    let last = partial.graph.threads[id.index()].last();
                    last.is_some_and(|e| matches!(e.label, Label::Read { update: true, .. }))
                })
                .collect(),
        };
        let ids = if halves.is_empty() { partial.ids().collect() } else { halves };
        for id in ids {
            for with in self.machine.additions(partial, id)? {
                if xmm_base(&Candidate::from_execution(&with.graph)).is_none() {
                    self.insert(with, todo);
                }
            }
        }
        Ok(())
    }

    fn reexecute(&mut self, partial: &Partial, todo: &mut Vec<Partial>) -> Result<(), Refusal> {
        let names: Vec<EventRef> = partial.graph.events().map(|(name, _)| name).collect();
        let candidate = Candidate::from_execution(&partial.graph);
        let order = rpo(&candidate);
        for mask in 0_u64..1 << names.len() {
            let chosen = |(i, name): (usize, &EventRef)| (mask >> i & 1 != 0).then_some(*name);
            let committed: Vec<EventRef> = names.iter().enumerate().filter_map(chosen).collect();
            let old =
                OldGraph { graph: &partial.graph, candidate: &candidate, rpo: &order, committed: &committed };
            for lengths in determined(&partial.graph, &committed) {
                let start = self.restrict(&partial.graph, &lengths)?;
                self.build(&old, start, todo)?;
            }
        }
        Ok(())
    }

    /// Returns the old graph with only the first events of each thread, as many as `lengths` says.
    fn restrict(&self, old: &Execution, lengths: &[usize]) -> Result<Config, Refusal> {
        let mut partial = self.machine.start();
        let mut map = BTreeMap::new();
        let is_kept = |name: &EventRef| match name {
            EventRef::Init(_) => true,
            EventRef::At(t, i) => (*i as usize) < lengths[t.index()],
        };
        for (t, events) in (0..).map(ThreadId).zip(&old.threads) {
            for event in &events[..lengths[t.index()]] {
                let name = partial.next_name(t);
                map.insert(name, name);
                let answer = match event.label {
                    Label::Read { value, .. } | Label::Choose(value) => Input::Value(value),
                    _ => Input::Go,
                };
                let event = ExecEvent { rf: event.rf.filter(is_kept), ..*event };
                partial = self.machine.with(&partial, t, event, answer)?;
            }
        }
        for (loc, order) in &old.co {
            let kept = order.iter().filter(|w| is_kept(w)).enumerate();
            kept.for_each(|(at, w)| partial.place(*loc, *w, at));
        }
        Ok(Config { partial, map })
    }

    /// Builds every graph that the program has beginning with `start`, with all of `old.committed` in it.
    fn build(&mut self, old: &OldGraph<'_>, start: Config, todo: &mut Vec<Partial>) -> Result<(), Refusal> {
        let mut seen = FxHashSet::default();
        let mut open = vec![start];
        while let Some(config) = open.pop() {
            self.machine.count()?;
            if config.map.len() == old.committed.len()
                && self.is_between_steps(&config.partial)
                && let Some(done) = finish(old, &config)
            {
                self.insert(done, todo);
            }
            let ids: Vec<ThreadId> = config.partial.ids().collect();
            for id in ids {
                let larger = self.guided(old, &config, id)?;
                let key = |c: &Config| (c.partial.graph.clone(), c.map.clone());
                open.extend(larger.into_iter().filter(|c| seen.insert(key(c))));
            }
        }
        Ok(())
    }

    /// Returns every way to add the next event of a thread, committed or not.
    fn guided(&mut self, old: &OldGraph<'_>, config: &Config, id: ThreadId) -> Result<Vec<Config>, Refusal> {
        let name = config.partial.next_name(id);
        let uncommitted = self.machine.additions(&config.partial, id)?;
        let mut larger: Vec<Config> = vec![];
        let in_thread = |e: &&EventRef| matches!(e, EventRef::At(t, _) if *t == id);
        let left = |e: &&EventRef| !config.map.values().any(|used| used == *e);
        for e in old.committed.iter().filter(in_thread).filter(left) {
            let label = old.graph.event(*e).expect("it is committed").label;
            let with = match (self.machine.next(&config.partial, id)?, label) {
                (NextEvent::Read(read), Label::Read { value, .. }) => {
                    let event = ExecEvent { label: read_label(&read, value), rf: None };
                    vec![self.machine.with(&config.partial, id, event, Input::Value(value))?]
                }
                _ => uncommitted.clone(),
            };
            for partial in with {
                if partial.graph.event(name).is_some_and(|new| new.label == label) {
                    let mut map = config.map.clone();
                    map.insert(name, *e);
                    larger.push(Config { partial, map });
                }
            }
        }
        larger.extend(uncommitted.into_iter().map(|partial| Config { partial, map: config.map.clone() }));
        Ok(larger)
    }
}

/// Returns the possible lengths of threads' beginnings that are committed.
fn determined(graph: &Execution, committed: &[EventRef]) -> Vec<Vec<usize>> {
    let mut all = vec![vec![]];
    for (t, events) in (0..).map(ThreadId).zip(&graph.threads) {
        let is_committed = |i: &u32| committed.contains(&EventRef::At(t, *i));
        let longest = (0..events.len() as u32).take_while(is_committed).count();
        all = all
            .iter()
            .flat_map(|lengths: &Vec<usize>| {
                (0..=longest).map(move |length| [&lengths[..], &[length]].concat())
            })
            .collect();
    }
    all
}

/// Returns the finished graph, if all conditions hold.
fn finish(old: &OldGraph<'_>, config: &Config) -> Option<Partial> {
    let mut done = config.partial.clone();
    // A committed read reads the committed write that its image reads.
    for (name, image) in &config.map {
        let Some(source) = old.graph.event(*image).and_then(|e| e.rf) else { continue };
        let source = match source {
            EventRef::Init(_) => source,
            write => *config.map.iter().find(|(_, of)| **of == write)?.0,
        };
        let EventRef::At(t, i) = name else { continue };
        done.graph.threads[t.index()][*i as usize].rf = Some(source);
    }
    let new = Candidate::from_execution(&done.graph);
    let order = rpo(&new);
    let holds = xmm_base(&new).is_none()
        && is_embedded(old, config, &new, &order)
        && is_stable(config, &new)
        && !order.iter().any(|(a, b)| !is_committed(config, &new, a) && is_committed(config, &new, b));
    holds.then_some(done)
}

fn is_committed(config: &Config, new: &Candidate, e: usize) -> bool {
    let name = new.events[e].name;
    matches!(name, EventRef::Init(_)) || config.map.contains_key(&name)
}

/// Returns whether the map preserves the relations between committed events, initial writes included.
fn is_embedded(old: &OldGraph<'_>, config: &Config, new: &Candidate, order: &Relation) -> bool {
    let number = |c: &Candidate, name: EventRef| c.events.iter().position(|e| e.name == name);
    let image = |name: EventRef| match name {
        EventRef::Init(_) => Some(name),
        at => config.map.get(&at).copied(),
    };
    let pairs: Vec<(usize, usize)> = (0..new.events.len())
        .filter_map(|e| Some((e, number(old.candidate, image(new.events[e].name)?)?)))
        .collect();
    let relations = [
        (order, old.rpo),
        (&new.rf, &old.candidate.rf),
        (&new.co, &old.candidate.co),
        (&new.rmw, &old.candidate.rmw),
    ];
    let same = |(a, fa): &(usize, usize), (b, fb): &(usize, usize)| {
        relations.iter().all(|(here, there)| here.contains(*a, *b) == there.contains(*fa, *fb))
    };
    pairs.iter().all(|a| pairs.iter().all(|b| same(a, b)))
}

/// Returns whether some partial order of threads contains every `rf` edge between threads into an uncommitted
/// read.
fn is_stable(config: &Config, new: &Candidate) -> bool {
    let threads = config.partial.runs.len();
    let mut flow = Relation::new(threads);
    for (w, r) in new.rf.iter().filter(|(_, r)| !is_committed(config, new, *r)) {
        match (new.events[w].thread(), new.events[r].thread()) {
            (Some(from), Some(to)) if from != to => flow.insert(from.index(), to.index()),
            _ => {}
        }
    }
    flow.is_acyclic()
}

/// Returns the number of executions that have a cycle of `po ∪ rf`.
pub(super) fn cyclic(executions: &BTreeSet<Execution>) -> usize {
    executions.iter().filter(|e| is_cyclic(&Candidate::from_execution(e))).count()
}
