//! Enumerates the cores of cycles: all graphs that re-execution has to be asked about.
//!
//! The *core* of a cyclic graph `H` is the part that is `po ∪ rf`-before a cycle or on one (starts and ends
//! of threads count as `po` here and below). It is all that matters:
//!
//! **Lemma (cores).** `H` is an XMM graph iff its core is the result of one re-execution. *If*: what is not
//! in the core has no cycle, so it can be added by *Execute*, in some order; parts of a consistent graph that
//! are closed under `po ∪ rf`-predecessors are consistent. *Only if*: the last re-execution on the way to `H`
//! gave some `P`, closed under predecessors, and *Execute* makes no cycles; so the core is in `P`. Restrict
//! `C` and `f` to the core: it contains the sources of its reads and all that is `rpo`-before its events, so
//! no condition is lost, and the conditions on uncommitted reads speak of fewer reads.
//!
//! So we enumerate the graphs that are their own cores. Every thread of such a graph ends with an event that
//! has an edge to another thread, or is empty: a write or a spawn, or the end of a thread that is joined.
//!
//! The reads of a core are guesses. A committed read has a value that some read has in an XMM graph; an
//! uncommitted one reads from its own thread, or from a thread below it in the order of threads that keeps
//! uncommitted reads stable. So with the values written in the known graphs, and as many rounds of adding the
//! values that those lead to as there are threads, no core is missed; and there are finitely many, though a
//! program may count up in a cycle.

use super::bits::{Set, members};
use super::partial::{Machine, NextEvent, Partial, read_label};
use super::shape::Shape;
use super::{Refusal, bits::Rel};
use fencepost_graph::{EventRef, ExecEvent, Label, Loc};
use fencepost_program::{Input, Step, ThreadId};
use std::collections::{BTreeMap, BTreeSet};

/// A map from each location to the values that it may hold.
pub(super) type Values = BTreeMap<Loc, BTreeSet<u64>>;

/// Enumerates all *cores* of a program, the graphs in which every event is on a cycle of `po ∪ rf` or before
/// one.
pub(super) struct Cores<'m, 'a, 'f> {
    machine: &'m mut Machine<'a>,
    values: &'m Values,
    /// Values that threads wrote during the enumeration and that were not in `values`.
    pub new_values: Values,
    /// The function that receives the cores: graphs without `co`.
    found: &'f mut dyn FnMut(&mut Machine<'a>, &Partial, &Shape) -> Result<(), Refusal>,
}

impl<'m, 'a, 'f> Cores<'m, 'a, 'f> {
    /// Returns an enumerator of cores in which locations hold these values, which passes each core to
    /// `found`.
    pub fn new(
        machine: &'m mut Machine<'a>,
        values: &'m Values,
        found: &'f mut dyn FnMut(&mut Machine<'a>, &Partial, &Shape) -> Result<(), Refusal>,
    ) -> Self {
        Cores { machine, values, new_values: Values::new(), found }
    }

    /// Passes all cores whose reads have the given values to the function `found`, with `rf` and without
    /// `co`.
    pub fn all(&mut self) -> Result<(), Refusal> {
        let start = self.machine.start();
        self.run(&start, &mut BTreeSet::new())
    }

    /// Runs the first thread that has not stopped, in all ways, each once.
    fn run(&mut self, partial: &Partial, stopped: &mut BTreeSet<ThreadId>) -> Result<(), Refusal> {
        let mut chosen = None;
        for id in partial.ids().filter(|id| !stopped.contains(id)) {
            let next = self.machine.next(partial, id)?;
            // A thread that joins another comes after it.
            let waits = |child: &ThreadId| !stopped.contains(child) && partial.run(*child).is_some();
            if !matches!(&next, NextEvent::Waits(child) if waits(child)) {
                chosen = Some((id, next));
                break;
            }
        }
        let Some((id, next)) = chosen else {
            // (Threads that join each other in a circle never end.)
            let all_stopped = partial.ids().all(|id| stopped.contains(&id));
            return if all_stopped { self.connect(partial) } else { Ok(()) };
        };
        if self.may_stop(partial, id) {
            stopped.insert(id);
            self.run(partial, stopped)?;
            stopped.remove(&id);
        }
        match next {
            NextEvent::Nothing | NextEvent::Waits(_) => {}
            NextEvent::Plain(label, answer) => {
                let with = self.machine.with(partial, id, ExecEvent { label, rf: None }, answer)?;
                self.run(&with, stopped)?;
            }
            NextEvent::Spawn(func, args) => {
                let with = self.machine.with_spawn(partial, id, func, &args)?;
                self.run(&with, stopped)?;
            }
            NextEvent::Choose(low, high) => {
                for value in low..=high {
                    let event = ExecEvent { label: Label::Choose(value), rf: None };
                    let with = self.machine.with(partial, id, event, Input::Value(value))?;
                    self.run(&with, stopped)?;
                }
            }
            NextEvent::Write(label) => {
                if let (Some(loc), Some(value)) = (label.loc(), label.value())
                    && !self.values.get(&loc).is_some_and(|known| known.contains(&value))
                {
                    self.new_values.entry(loc).or_default().insert(value);
                }
                let with = self.machine.with(partial, id, ExecEvent { label, rf: None }, Input::Go)?;
                self.run(&with, stopped)?;
            }
            NextEvent::Read(read) => {
                let loc = Loc { addr: read.addr, size: read.size };
                let own =
                    partial.writes(loc).filter(|(name, _)| matches!(name, EventRef::At(t, _) if *t == id));
                let mut values: BTreeSet<u64> = own.map(|(_, value)| value).collect();
                values.insert(self.machine.initial(loc)?);
                values.extend(self.values.get(&loc).into_iter().flatten());
                for value in values {
                    let event = ExecEvent { label: read_label(&read, value), rf: None };
                    let with = self.machine.with(partial, id, event, Input::Value(value))?;
                    self.run(&with, stopped)?;
                }
            }
        }
        Ok(())
    }

    /// Returns whether thread `id` of a core may end after its last event.
    fn may_stop(&self, partial: &Partial, id: ThreadId) -> bool {
        match partial.graph.threads[id.index()].last() {
            None => true,
            Some(last) if matches!(last.label, Label::Write { .. } | Label::Spawn(_)) => true,
            // Another thread may join it.
            Some(_) => {
                id.index() >= self.machine.program.threads.len()
                    && partial.run(id).is_some_and(|run| run.step == Step::Finished)
            }
        }
    }

    /// Connects the reads to writes of their values, in all ways.
    fn connect(&mut self, partial: &Partial) -> Result<(), Refusal> {
        let mut options: Vec<(EventRef, Vec<EventRef>)> = vec![];
        for (name, event) in partial.graph.events() {
            let Label::Read { loc, value, .. } = event.label else { continue };
            let init = (EventRef::Init(loc), self.machine.initial(loc)?);
            let writes = std::iter::once(init).chain(partial.writes(loc));
            let sources: Vec<EventRef> = writes.filter(|(_, v)| *v == value).map(|(w, _)| w).collect();
            if sources.is_empty() {
                return Ok(());
            }
            options.push((name, sources));
        }
        if options.is_empty() {
            return Ok(());
        }
        self.choose(&mut partial.clone(), &options)
    }

    fn choose(
        &mut self,
        partial: &mut Partial,
        options: &[(EventRef, Vec<EventRef>)],
    ) -> Result<(), Refusal> {
        let Some(((name, sources), rest)) = options.split_first() else {
            let shape = Shape::of(&partial.graph);
            if is_core(&shape) {
                self.machine.count()?;
                (self.found)(self.machine, partial, &shape)?;
            }
            return Ok(());
        };
        let EventRef::At(thread, index) = name else { return Ok(()) };
        let (thread, index) = (thread.index(), *index as usize);
        let is_update = |e: &ExecEvent| matches!(e.label, Label::Read { update: true, .. });
        for source in sources {
            partial.graph.threads[thread][index].rf = None;
            // Two updates never read the same write.
            let taken = is_update(&partial.graph.threads[thread][index])
                && partial.graph.events().any(|(_, e)| e.rf == Some(*source) && is_update(e));
            if !taken {
                partial.graph.threads[thread][index].rf = Some(*source);
                self.choose(partial, rest)?;
            }
        }
        partial.graph.threads[thread][index].rf = None;
        Ok(())
    }
}

/// Returns whether every event is before a cycle, or on one.
fn is_core(shape: &Shape) -> bool {
    let porf = shape.porf();
    let cycles = porf.loops();
    let all = |set: Set| set.count_ones() as usize == shape.len();
    cycles != 0 && all(before(&porf, cycles))
}

/// Returns `set` with all events that `order` puts before its members.
fn before(order: &Rel, set: Set) -> Set {
    members(set).fold(set, |all, e| all | order.column(e))
}
