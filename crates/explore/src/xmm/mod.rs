//! XMM: executions with load-buffering cycles, by re-execution.
//!
//! Source: xmm-thesis (Meluzzi, TU Delft 2024), ch. 5 and 6; the definition as `fencepost models --show xmm`
//! has it. The thesis's checker re-executes a complete graph around each load-buffering race, keeping as much
//! of it as it can, and remembers every graph. Here it is turned around:
//!
//! 1. The executions of RC11 are explored as ever. Each is looked at for load-buffering races (`scout`), and
//!    a race hints at a *promise*: what its read might read if there were a cycle.
//! 2. With these promises, the same algorithm builds graphs in which some reads read what is yet to be
//!    written (`crate::engine::promises`). Where a later write keeps each promise, there is a graph with
//!    cycles; the part of it that the cycles need is its *core* (`finder`). This finds what *could* be: the
//!    cores that are consistent.
//! 3. A core *is* allowed if it can be derived from some execution (`justify`). A witness of the hints
//!    usually does; if not, all executions are looked at again as they go by.
//! 4. From each core that is allowed the algorithm goes on as ever, with the core as its root, and visits all
//!    executions that it grows into. These may have races, too: back to 2, until nothing is new.
//!
//! An execution has exactly one core, so each is visited once, and nothing is remembered but cores. Without
//! races all there is to it is the look at each execution.
//!
//! Cores of threads that share no memory are found apart and put together afterwards; otherwise `n`
//! independent races would mean all combinations of kept and broken promises.

mod core;
pub mod exhaustive;
mod finder;
mod groups;
mod justify;
mod scout;
mod whole;

pub(crate) use self::core::Core;
pub use self::core::Derivation;
pub(crate) use self::scout::Hint;
pub(crate) use self::whole::explore_exhaustively;

use crate::engine::{Children, Engine, Halt, Promise, Promises, SearchResult, SearchSetup};
use crate::{Flow, Stopped, Summary, View, Visitor};
use fencepost_graph::{Candidate, Execution, ThreadId};
use fencepost_models::xmm::is_base_consistent;
use fencepost_models::{Promising, Rc11};
use fencepost_program::Cells;
use finder::Finder;
use groups::{Groups, LocationUsers};
use justify::OpenCore;
use rustc_hash::{FxHashMap, FxHashSet};
use scout::{Hints, Scout, Witness};
use std::sync::Arc;

/// The number of times that cycles may lead to new cycles. Each time needs a value that was not there before,
/// or a place for one; programs that count up through cycles have no end of them (see
/// [`exhaustive::Refusal::Growing`]).
const MAX_ROUNDS: u32 = 16;

/// Up to this number, threads are not divided into groups by the memory they share.
const FEW_THREADS: usize = 4;

/// Visits every execution of a program under XMM, those with cycles included.
pub(crate) fn explore(setup: SearchSetup<'_>, visitor: &mut dyn Visitor) -> SearchResult {
    let mut search = Search {
        setup,
        summary: Summary::default(),
        halt: None,
        children: Children::default(),
        cells: None,
        hints: Hints::default(),
        groups: Groups::default(),
        known: FxHashSet::default(),
        waiting: Vec::new(),
        allowed: Vec::new(),
        tried: FxHashMap::default(),
    };
    search.visit(None, visitor);
    search.find_cycles(visitor);
    search.summary.lb_races = search.hints.races;
    let Search { summary, halt, cells, .. } = search;
    SearchResult { summary, halt, cells, ..SearchResult::default() }
}

/// A search for cycles under way.
struct Search<'a> {
    setup: SearchSetup<'a>,
    summary: Summary,
    /// The reason why the search ended before all was found; `None` if it did not.
    halt: Option<Halt>,
    children: Children,
    cells: Option<Cells>,
    hints: Hints,
    groups: Groups,
    /// All cores ever found.
    known: FxHashSet<Execution>,
    /// The cores that are consistent and not (yet) allowed.
    waiting: Vec<Waiting>,
    /// The cores that are allowed. All but the last few have been visited.
    allowed: Vec<Core>,
    /// For each group of threads, the promises that it was searched with.
    tried: FxHashMap<u32, Promises>,
}

/// A core that waits for an execution to be derived from.
struct Waiting {
    core: Core,
    open: OpenCore,
    /// The number of roots that were looked at: first RC11's empty one, then the allowed cores.
    roots: usize,
}

impl Search<'_> {
    fn is_over(&self) -> bool {
        self.halt.is_some() || self.cells.is_some()
    }

    /// Visits all executions that a root grows into.
    fn visit(&mut self, root: Option<usize>, visitor: &mut dyn Visitor) {
        let core = root.map(|root| self.allowed[root].clone());
        let made = core.as_ref().map_or(&[][..], |core| &core.promises);
        let before = self.summary.executions;
        let mut scout = Scout::new(visitor, &mut self.hints, made);
        scout.users = root.map(|_| LocationUsers::default());
        let summary = std::mem::take(&mut self.summary);
        let known = (summary, &mut self.children);
        let found = grow(self.setup, core.as_ref(), known, &mut scout);
        (self.summary, self.halt, self.cells) = (found.summary, found.halt, found.cells);
        if let Some(users) = scout.users {
            users.connect(&mut self.groups);
        }
        if root.is_some() {
            self.summary.cyclic += self.summary.executions - before;
        }
    }

    /// Finds all allowed cores, and visits the executions that grow out of them.
    fn find_cycles(&mut self, visitor: &mut dyn Visitor) {
        let (mut visited, mut rounds) = (0, 0);
        if !self.is_over() && !self.hints.all.is_empty() {
            self.find_groups();
        }
        while !self.is_over() && !self.hints.all.is_empty() {
            self.search_groups();
            if !self.is_over() {
                self.look_for_sources();
            }
            if visited == self.allowed.len() {
                break;
            }
            rounds += 1;
            if rounds > MAX_ROUNDS {
                self.halt = Some(Stopped::Growing.into());
                break;
            }
            while visited < self.allowed.len() && !self.is_over() {
                self.visit(Some(visited), visitor);
                visited += 1;
            }
        }
    }

    /// Finds out which threads share memory, and what values they write. (To tell threads apart is not worth
    /// it if they are few.)
    fn find_groups(&mut self) {
        let mut users = LocationUsers::default();
        let known = (Summary::default(), &mut self.children);
        self.halt = grow(self.setup, None, known, &mut users).halt;
        users.connect(&mut self.groups);
        if self.setup.program.threads.len() + self.children.len() <= FEW_THREADS {
            self.groups.connect_all();
        }
    }

    /// Looks for cores in each group of threads that share memory, if there are new promises.
    fn search_groups(&mut self) {
        let mut groups: Vec<u32> = self.hints.all.iter().map(|hint| self.groups.of(hint.reader)).collect();
        groups.sort_unstable();
        groups.dedup();
        for group in groups {
            let promises = self.promises_of(group);
            let same = |tried: &Promises| tried.all == promises.all && tried.together == promises.together;
            if self.tried.get(&group).is_some_and(same) {
                continue;
            }
            self.tried.insert(group, promises.clone());
            let mut finder = Finder { promises: &promises.all, known: &mut self.known, found: Vec::new() };
            let mut engine = Engine::new(Promising, self.setup, &mut finder)
                .following(Summary::default(), std::mem::take(&mut self.children));
            engine.promise(promises.clone());
            let (ended, children) = engine.run_and_return_children();
            let found = std::mem::take(&mut finder.found);
            self.children = children;
            if ended.cells.is_some() || ended.halt.is_some() {
                (self.cells, self.halt) = (ended.cells, ended.halt);
                return;
            }
            found.into_iter().for_each(|core| self.ask(core));
        }
    }

    /// Returns the promises to the threads of a group, and the threads that take steps: those of the group,
    /// and those that start others.
    fn promises_of(&self, group: u32) -> Promises {
        let of_group = |thread: ThreadId| self.groups.of(thread) == group;
        let mut all: Vec<Promise> = Vec::new();
        // For each hint, the numbers of its promises: one for each value that the writer writes there.
        let mut numbers: Vec<std::ops::Range<u32>> = Vec::new();
        for hint in &self.hints.all {
            let first = all.len() as u32;
            if of_group(hint.reader) {
                let values =
                    self.groups.written.range((hint.writer, hint.loc, 0)..=(hint.writer, hint.loc, u64::MAX));
                let Hint { reader, loc, writer } = *hint;
                all.extend(values.map(|(_, _, value)| Promise { reader, loc, writer, value: *value }));
            }
            numbers.push(first..all.len() as u32);
        }
        let renumber = |set: &Vec<u32>| -> Vec<u32> {
            let mut promises: Vec<u32> =
                set.iter().flat_map(|hint| numbers[*hint as usize].clone()).collect();
            promises.sort_unstable();
            promises
        };
        let mut together: Vec<Vec<u32>> = match self.hints.overflow {
            true => vec![(0..all.len() as u32).collect()],
            false => self.hints.sets.iter().map(renumber).filter(|set| !set.is_empty()).collect(),
        };
        together.sort();
        together.dedup();
        let threads = self.setup.program.threads.len() + self.children.len();
        let starts = |thread: ThreadId| self.children.keys().any(|(parent, _)| *parent == thread);
        let awake = (0..threads as u32).map(ThreadId).map(|t| of_group(t) || starts(t)).collect();
        Promises { all, together, awake }
    }

    /// Decides about a core that was found: allowed, forbidden, or waiting for an execution to be derived
    /// from.
    fn ask(&mut self, core: Core) {
        if !is_base_consistent(&Candidate::from_execution(&core.execution)) {
            return;
        }
        let open = OpenCore::new(&core.execution);
        let derivation = self.hints.witnesses.iter().find_map(|witness| open.derive(witness));
        match derivation {
            Some(derivation) => self.allow(core, derivation),
            None => self.waiting.push(Waiting { core, open, roots: 0 }),
        }
    }

    fn allow(&mut self, core: Core, derivation: Derivation) {
        let groups = |core: &Core| -> FxHashSet<u32> {
            core.promises.iter().map(|promise| self.groups.of(promise.reader)).collect()
        };
        let mine = groups(&core);
        let apart: Vec<Core> = self
            .allowed
            .iter()
            .filter(|other| groups(other).is_disjoint(&mine))
            .filter_map(|other| core.with(other))
            .collect();
        self.allowed.push(Core { derivation: Some(Arc::new(derivation)), ..core });
        for core in apart {
            if self.known.insert(core.execution.clone()) {
                self.ask(core);
            }
        }
    }

    /// Visits all executions once more, to find one from which each waiting core can be derived.
    fn look_for_sources(&mut self) {
        for root in 0..=self.allowed.len() {
            if self.is_over() || !self.waiting.iter().any(|w| w.roots <= root) {
                continue;
            }
            let core = root.checked_sub(1).map(|i| self.allowed[i].clone());
            let (asking, rest): (Vec<Waiting>, Vec<Waiting>) =
                std::mem::take(&mut self.waiting).into_iter().partition(|w| w.roots <= root);
            self.waiting = rest;
            let mut answers = SourceFinder { found: asking.iter().map(|_| None).collect(), asking };
            let known = (Summary::default(), &mut self.children);
            let halt = grow(self.setup, core.as_ref(), known, &mut answers).halt;
            if halt.is_some_and(|why| why != Stopped::Enough.into()) {
                self.halt = halt;
            }
            for (mut waiting, derivation) in answers.asking.into_iter().zip(answers.found) {
                waiting.roots = root + 1;
                match derivation {
                    Some(derivation) => self.allow(waiting.core, derivation),
                    None => self.waiting.push(waiting),
                }
            }
        }
    }
}

/// Visits all executions that a root grows into, counting on from `summary`.
fn grow(
    setup: SearchSetup<'_>,
    root: Option<&Core>,
    (summary, children): (Summary, &mut Children),
    visitor: &mut dyn Visitor,
) -> SearchResult {
    let mut engine = Engine::new(Rc11, setup, visitor).following(summary, std::mem::take(children));
    if let Some(root) = root {
        engine.begin_with(root);
    }
    let (found, known) = engine.run_and_return_children();
    *children = known;
    found
}

/// A visitor that asks of each execution whether cores can be derived from it.
struct SourceFinder {
    asking: Vec<Waiting>,
    found: Vec<Option<Derivation>>,
}

impl SourceFinder {
    fn look(&mut self, view: &View<'_>) -> Flow {
        let witness = Witness::of(view);
        for (waiting, found) in self.asking.iter().zip(&mut self.found) {
            if found.is_none() {
                *found = waiting.open.derive(&witness);
            }
        }
        if self.found.iter().all(|found| found.is_some()) { Flow::Stop } else { Flow::Continue }
    }
}

impl Visitor for SourceFinder {
    fn execution(&mut self, view: &View<'_>) -> Flow {
        self.look(view)
    }
    fn blocked(&mut self, view: &View<'_>) -> Flow {
        self.look(view)
    }
    fn wants_races(&self) -> bool {
        false
    }
}
