//! Enumerates the candidates that have the same events: all combinations of what each location can do by
//! itself.
//!
//! A choice of paths gives the events, program order and the dependencies, [`crate::location`] the ways for
//! each location. The candidate is made once for the choice; from one combination to the next only the pairs
//! of `rf` and `co` of the locations that change are taken out and put in. Combinations are counted through
//! like the digits of a number.
//!
//! Cost: per candidate the pairs that change; per choice of paths the matrices of a candidate, but only if
//! every location has a way.

use crate::location::{Access, AccessKind, Way, ways};
use crate::paths::Path;
use crate::sequence::Sequence;
use crate::{AllowedCandidate, Ending, Flow, Judge, Options, Stopped, Summary, Visitor, stuck};
use fencepost_graph::{Candidate, EventRef, ExecEvent, Execution, Label, Loc};
use fencepost_program::{BlockKind, Program, ThreadId};
use std::collections::BTreeMap;

/// The number of candidates between two checks whether to stop.
const STEPS_BETWEEN_CHECKS: u64 = 256;

/// A location of the candidates that have the same events, with all choices of `rf` and `co` for it.
pub(crate) struct Place {
    pub loc: Loc,
    /// The writes of the location other than the initial one, in no particular order.
    pub writes: Vec<usize>,
    ways: Vec<Way>,
    /// The index in `ways` of the way that the current candidate takes.
    at: usize,
}

impl Place {
    /// Returns the choice of `rf` and `co` that the current candidate has at this location.
    pub fn way(&self) -> &Way {
        &self.ways[self.at]
    }

    /// Puts the current `rf` and `co` of the location into the candidate.
    fn put(&self, candidate: &mut Candidate) {
        let way = self.way();
        way.rf.iter().for_each(|(write, read)| candidate.rf.insert(*write, *read));
        for (i, a) in way.co.iter().enumerate() {
            way.co[i + 1..].iter().for_each(|b| candidate.co.insert(*a, *b));
        }
    }

    /// Takes the current `rf` and `co` of the location out of the candidate.
    fn take(&self, candidate: &mut Candidate) {
        let way = self.way();
        way.rf.iter().for_each(|(write, read)| candidate.rf.remove(*write, *read));
        for (i, a) in way.co.iter().enumerate() {
            way.co[i + 1..].iter().for_each(|b| candidate.co.remove(*a, *b));
        }
    }
}

/// The events that a group of candidates has in common, with all choices of `rf` and `co` for each location.
pub(crate) struct Shape {
    /// The events, without `rf` and `co`.
    events: Execution,
    /// The number of each thread's first event, by thread.
    starts: Vec<usize>,
    /// The locations that are accessed, in order of address.
    pub places: Vec<Place>,
}

impl Shape {
    /// Returns the events of the chosen paths with every way for each location; `None` if some location has
    /// no way.
    fn of<'a>(program: &Program, options: &Options, paths: &[&'a Path]) -> Option<Shape> {
        let mut accesses: BTreeMap<Loc, Vec<Vec<Access>>> = BTreeMap::new();
        for loc in paths.iter().flat_map(|path| &path.labels).filter_map(Label::loc) {
            accesses.entry(loc).or_insert_with(|| vec![vec![]; paths.len()]);
        }
        // As `Candidate` numbers events: the initial writes first.
        let mut next = accesses.len();
        let mut starts = vec![];
        for (t, path) in paths.iter().enumerate() {
            starts.push(next);
            for (event, label) in (next..).zip(&path.labels) {
                let (loc, value, kind) = match *label {
                    Label::Read { loc, value, update: true, .. } => (loc, value, AccessKind::UpdateRead),
                    Label::Read { loc, value, .. } => (loc, value, AccessKind::Read),
                    Label::Write { loc, value, .. } => (loc, value, AccessKind::Write),
                    _ => continue,
                };
                if let Some(accesses) = accesses.get_mut(&loc) {
                    accesses[t].push(Access { event, value, kind });
                }
            }
            next += path.labels.len();
        }
        let sequence =
            |(start, path): (&usize, &&'a Path)| Sequence { start: *start, unsequenced: &path.unsequenced };
        let sequences: Vec<Sequence<'_>> = starts.iter().zip(paths).map(sequence).collect();
        let mut places = vec![];
        for (init, (loc, threads)) in accesses.into_iter().enumerate() {
            // The machine has checked that there is an object here.
            let initial = program.initial_value(loc.addr, loc.size.bytes()).unwrap_or(0);
            let ways = ways(init, initial, &threads, &sequences, options.co);
            if ways.is_empty() {
                return None;
            }
            let writes = threads.iter().flatten().filter(|a| a.kind == AccessKind::Write);
            places.push(Place { loc, writes: writes.map(|a| a.event).collect(), ways, at: 0 });
        }
        let thread = |path: &&Path| path.labels.iter().map(|l| ExecEvent { label: *l, rf: None }).collect();
        let events = Execution { threads: paths.iter().map(thread).collect(), co: vec![] };
        Some(Shape { events, starts, places })
    }

    /// Returns the candidate without `rf` and `co`. Events of unsequenced operands are in no order: `po`
    /// stays transitive, since expressions are nested.
    fn candidate(&self, paths: &[&Path]) -> Candidate {
        let mut candidate = Candidate::from_execution(&self.events);
        let number = |name: EventRef| match name {
            EventRef::At(thread, index) => self.event(thread, index as usize),
            EventRef::Init(loc) => {
                unreachable!("{loc:?}: nothing depends on initial writes, nor they on anything")
            }
        };
        for deps in paths.iter().map(|path| &path.dependencies) {
            deps.addr.iter().for_each(|(a, b)| candidate.addr.insert(number(*a), number(*b)));
            deps.data.iter().for_each(|(a, b)| candidate.data.insert(number(*a), number(*b)));
            deps.ctrl.iter().for_each(|(a, b)| candidate.ctrl.insert(number(*a), number(*b)));
        }
        for (start, path) in self.starts.iter().zip(paths) {
            for (a, b) in path.unsequenced.iter().map(|(a, b)| (start + a, start + b)) {
                candidate.unsequence(a, b);
            }
        }
        candidate
    }

    /// Returns the number that event `index` of `thread` has in the candidate.
    pub fn event(&self, thread: ThreadId, index: usize) -> usize {
        self.starts[thread.index()] + index
    }

    /// Returns the writes and reads of a location, among which `co` and `rf` are chosen; `None` if no event
    /// accesses the location.
    pub fn place(&self, loc: Loc) -> Option<&Place> {
        self.places.binary_search_by_key(&loc, |place| place.loc).ok().map(|i| &self.places[i])
    }

    /// Advances to the next combination; returns `false` if there is none.
    fn advance(&mut self, candidate: &mut Candidate) -> bool {
        for place in self.places.iter_mut().rev() {
            if place.ways.len() == 1 {
                continue;
            }
            place.take(candidate);
            place.at = (place.at + 1) % place.ways.len();
            place.put(candidate);
            if place.at > 0 {
                return true;
            }
        }
        false
    }

    /// Returns the current candidate as an execution in plain data.
    pub fn execution(&self, candidate: &Candidate) -> Execution {
        let mut execution = self.events.clone();
        let name = |event: usize| candidate.events[event].name;
        for place in &self.places {
            for (write, read) in &place.way().rf {
                if let EventRef::At(thread, index) = name(*read) {
                    execution.threads[thread.index()][index as usize].rf = Some(name(*write));
                }
            }
            if let [_, writes @ ..] = &place.way().co[..]
                && !writes.is_empty()
            {
                execution.co.push((place.loc, writes.iter().map(|write| name(*write)).collect()));
            }
        }
        execution
    }
}

/// Enumerates the candidates, shows each to the judge, and those that are allowed to the visitor.
pub(crate) struct Search<'a> {
    program: &'a Program,
    judge: &'a Judge<'a>,
    options: &'a Options,
    visitor: &'a mut dyn Visitor,
    threads: &'a [Vec<Path>],
    summary: Summary,
}

impl<'a> Search<'a> {
    /// Returns a search that has not enumerated anything yet; `threads` are the paths of each thread.
    pub fn new(
        program: &'a Program,
        judge: &'a Judge<'a>,
        options: &'a Options,
        visitor: &'a mut dyn Visitor,
        threads: &'a [Vec<Path>],
    ) -> Self {
        Search { program, judge, options, visitor, threads, summary: Summary::default() }
    }

    /// Ends the enumeration and returns its counts.
    pub fn summary(self) -> Summary {
        self.summary
    }

    /// Enumerates the candidates in which each thread takes its path in `chosen`.
    pub fn visit(&mut self, chosen: &[usize]) -> Flow {
        let paths: Vec<&Path> = self.threads.iter().zip(chosen).map(|(paths, i)| &paths[*i]).collect();
        let Some(mut shape) = Shape::of(self.program, self.options, &paths) else {
            return self.check_limits();
        };
        let mut candidate = shape.candidate(&paths);
        shape.places.iter().for_each(|place| place.put(&mut candidate));
        loop {
            if self.options.max_candidates == Some(self.summary.candidates) {
                return self.stop(Stopped::MaxCandidates);
            }
            self.summary.candidates += 1;
            if (self.judge)(&candidate) {
                let found = AllowedCandidate {
                    program: self.program,
                    paths: &paths,
                    shape: &shape,
                    candidate: &candidate,
                };
                if self.show(&found) == Flow::Stop {
                    self.summary.stopped.get_or_insert(Stopped::Enough);
                    return Flow::Stop;
                }
            }
            if self.summary.candidates.is_multiple_of(STEPS_BETWEEN_CHECKS)
                && self.check_limits() == Flow::Stop
            {
                return Flow::Stop;
            }
            if !shape.advance(&mut candidate) {
                return Flow::Continue;
            }
        }
    }

    fn check_limits(&mut self) -> Flow {
        self.options.search.should_stop().map_or(Flow::Continue, |why| self.stop(why))
    }

    fn stop(&mut self, why: Stopped) -> Flow {
        self.summary.stopped = Some(why);
        Flow::Stop
    }

    /// Counts a candidate that is allowed, and shows it.
    fn show(&mut self, found: &AllowedCandidate<'_>) -> Flow {
        let (mut blocked, mut failed, mut wasted) = (false, false, false);
        for thread in (0..found.thread_count() as u32).map(ThreadId) {
            match found.ending(thread) {
                Ending::Finished => {}
                Ending::Failed(_) => failed = true,
                Ending::Blocked(BlockKind::Redundant) => wasted = true,
                Ending::Blocked(why) => {
                    blocked = true;
                    self.note_bound(found, thread, *why);
                    wasted |= stuck::would_look_again(found, thread);
                }
            }
        }
        match (failed, wasted, blocked) {
            (true, _, _) => {
                self.summary.failed += 1;
                self.visitor.failed(found)
            }
            (_, true, _) => {
                self.summary.wasted += 1;
                Flow::Continue
            }
            (_, _, true) => {
                self.summary.blocked += 1;
                self.visitor.blocked(found)
            }
            // Only now is it known that there are more.
            _ if self.options.search.limits.max_executions == Some(self.summary.executions) => {
                self.stop(Stopped::MaxExecutions)
            }
            _ => {
                self.summary.executions += 1;
                self.visitor.execution(found)
            }
        }
    }

    fn note_bound(&mut self, found: &AllowedCandidate<'_>, thread: ThreadId, why: BlockKind) {
        let state = found.thread(thread);
        let why = match why {
            BlockKind::Await if state.waits_with_updates() => BlockKind::UpdateBound,
            why => why,
        };
        if why.is_bound() {
            let bound = (state.code_pos(), why);
            if !self.summary.bounds_hit.contains(&bound) {
                self.summary.bounds_hit.push(bound);
            }
        }
    }
}
