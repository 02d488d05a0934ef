//! Chooses a path for each thread.
//!
//! A path *needs* a value of a location if it reads it and neither the initial value nor a write of its own
//! explains it: then another thread must write it. A choice of paths without an unmet need is complete; all
//! others are left out as early as they show: paths that no choice can satisfy at all first (again and again,
//! since a path that is gone writes nothing), then, thread by thread, paths that need what no chosen path
//! writes and none of those still to be chosen can write.
//!
//! The paths of a thread come in the order of its tree of decisions, so that all that begin like one that was
//! refused for an early read can be skipped at once; and where only one thread is left that could write what
//! is needed, only its paths that do so are looked at. Threads with few paths are chosen first: the others
//! have more to be held against.
//!
//! Cost: linear in the choices that are left, and in the paths skipped on the way.

use crate::paths::Path;
use crate::sequence::Sequence;
use crate::{Co, Flow, Options, Stopped};
use fencepost_graph::{Label, Loc};
use fencepost_program::Program;
use std::collections::BTreeMap;

/// The number of a fact: that a location holds a certain value.
type Fact = usize;

/// The part of a path that matters for choosing one path per thread.
struct Outline {
    /// The index of the path among the paths of its thread.
    path: usize,
    /// The facts (location and value) that other threads must write, each with the event that reads it.
    needs: Vec<(Fact, usize)>,
    writes: Vec<Fact>,
    /// The number of leading events that this path shares with the path before it.
    shared: usize,
}

/// The number of paths between two checks whether to stop.
const STEPS_BETWEEN_CHECKS: u32 = 1 << 14;

/// Calls `visit` with every choice of one path per thread, by the numbers of the paths, in which every value
/// that is read is written. Returns the reason if the search was stopped early.
pub(crate) fn choose(
    program: &Program,
    options: &Options,
    threads: &[Vec<Path>],
    visit: &mut dyn FnMut(&[usize]) -> Flow,
) -> Option<Stopped> {
    let mut facts = BTreeMap::new();
    let outlines = threads.iter().map(|paths| outlines(program, options.co, paths, &mut facts));
    let mut outlines: Vec<Vec<Outline>> = outlines.collect();
    let count = facts.len();
    drop_hopeless(&mut outlines, count);

    let mut order: Vec<usize> = (0..threads.len()).collect();
    order.sort_by_key(|t| outlines[*t].len());
    // The facts that the threads from a position of the order on may write.
    let mut later = vec![vec![false; count]];
    for t in order.iter().rev() {
        let mut facts = later[later.len() - 1].clone();
        outlines[*t].iter().flat_map(|p| &p.writes).for_each(|fact| facts[*fact] = true);
        later.push(facts);
    }
    later.reverse();
    let chosen = vec![0; threads.len()];
    let all: Vec<Vec<usize>> = outlines.iter().map(|paths| (0..paths.len()).collect()).collect();
    let writers: Vec<Vec<Vec<usize>>> = outlines.iter().map(|paths| writers(paths, count)).collect();
    let mut chooser = Chooser {
        options,
        outlines: &outlines,
        all: &all,
        writers: &writers,
        order,
        later,
        written: vec![0; count],
        needed: vec![],
        chosen,
        visit,
        tried: 0,
        stopped: None,
    };
    chooser.next(0);
    chooser.stopped
}

/// Returns the outlines of paths; `facts` numbers the values of locations and is extended.
fn outlines(
    program: &Program,
    co: Co,
    paths: &[Path],
    facts: &mut BTreeMap<(Loc, u64), Fact>,
) -> Vec<Outline> {
    let mut number = |loc: Loc, value: u64| -> Fact {
        let next = facts.len();
        *facts.entry((loc, value)).or_insert(next)
    };
    let outline = |(path, of): (usize, &Path)| {
        let (mut needs, mut writes) = (vec![], vec![]);
        for (i, label) in of.labels.iter().enumerate() {
            match *label {
                Label::Write { loc, value, .. } => writes.push(number(loc, value)),
                Label::Read { loc, value, .. } if !explains(program, co, of, i) => {
                    needs.push((number(loc, value), i));
                }
                _ => {}
            }
        }
        Outline { path, needs, writes, shared: of.shared }
    };
    paths.iter().enumerate().map(outline).collect()
}

/// Returns whether a read could have its value from the initial write or from a write of its own thread.
fn explains(program: &Program, co: Co, path: &Path, read: usize) -> bool {
    let Path { labels, unsequenced, .. } = path;
    let (loc, value) = (labels[read].loc(), labels[read].value());
    let own = || (0..labels.len()).filter(|e| labels[*e].is_write() && labels[*e].loc() == loc);
    let initial = loc.and_then(|loc| program.initial_value(loc.addr, loc.size.bytes()));
    let sequence = Sequence { start: 0, unsequenced };
    let may_read = |write: &usize| co != Co::Coherent || sequence.may_read(read, *write, own());
    let may_read_initial = co != Co::Coherent || sequence.may_read_initial(read, own());
    initial == value && may_read_initial || own().filter(may_read).any(|write| labels[write].value() == value)
}

/// Returns, for each fact, the numbers of the paths that write it.
fn writers(paths: &[Outline], facts: usize) -> Vec<Vec<usize>> {
    let mut writers = vec![vec![]; facts];
    for (number, path) in paths.iter().enumerate() {
        for fact in &path.writes {
            if writers[*fact].last() != Some(&number) {
                writers[*fact].push(number);
            }
        }
    }
    writers
}

/// Drops paths that need a fact that no path of another thread writes, until there are no such paths.
fn drop_hopeless(threads: &mut [Vec<Outline>], facts: usize) {
    loop {
        // By fact, the number of threads that may write it; by thread and fact, whether the thread may.
        let mut writers = vec![0; facts];
        let writes: Vec<Vec<bool>> = threads
            .iter()
            .map(|paths| {
                let mut mine = vec![false; facts];
                paths.iter().flat_map(|p| &p.writes).for_each(|fact| mine[*fact] = true);
                mine.iter().zip(&mut writers).for_each(|(has, writers)| *writers += usize::from(*has));
                mine
            })
            .collect();
        let mut dropped = false;
        for (paths, mine) in threads.iter_mut().zip(&writes) {
            let has_hope =
                |p: &Outline| p.needs.iter().all(|(fact, _)| writers[*fact] > usize::from(mine[*fact]));
            let before = paths.len();
            // A path shares at most as many events with the path before a dropped one as the dropped one
            // shares with it.
            let mut shared = usize::MAX;
            paths.retain_mut(|p| {
                shared = shared.min(p.shared);
                let keeps = has_hope(p);
                if keeps {
                    p.shared = std::mem::replace(&mut shared, usize::MAX);
                }
                keeps
            });
            dropped |= paths.len() < before;
        }
        if !dropped {
            return;
        }
    }
}

struct Chooser<'a> {
    options: &'a Options,
    outlines: &'a [Vec<Outline>],
    /// The numbers of each thread's paths, by thread.
    all: &'a [Vec<usize>],
    /// The numbers of the paths that write each fact, by thread and fact.
    writers: &'a [Vec<Vec<usize>>],
    /// The order in which paths are chosen for threads.
    order: Vec<usize>,
    /// The facts that the threads from a position of the order on may write, by position.
    later: Vec<Vec<bool>>,
    /// The number of times that the paths chosen so far write each fact.
    written: Vec<u32>,
    /// The facts that the paths chosen so far need from other threads.
    needed: Vec<Fact>,
    chosen: Vec<usize>,
    visit: &'a mut dyn FnMut(&[usize]) -> Flow,
    /// The number of paths tried since the last check whether to stop.
    tried: u32,
    stopped: Option<Stopped>,
}

impl Chooser<'_> {
    /// Chooses paths for the thread at this position of the order, and for those after it.
    fn next(&mut self, place: usize) -> Flow {
        let Some(thread) = self.order.get(place).copied() else { return (self.visit)(&self.chosen) };
        let paths = &self.outlines[thread];
        // If something is needed that only this thread can write any more, only paths that do so count.
        let is_open = |fact: &&Fact| self.written[**fact] == 0 && !self.later[place + 1][**fact];
        let numbers = match self.needed.iter().find(is_open) {
            Some(open) => &self.writers[thread][*open],
            None => &self.all[thread],
        };
        let mut at = 0;
        while let Some(number) = numbers.get(at) {
            let path = &paths[*number];
            at += 1;
            self.tried += 1;
            if self.tried == STEPS_BETWEEN_CHECKS {
                self.tried = 0;
                self.stopped = self.options.search.should_stop();
                if self.stopped.is_some() {
                    return Flow::Stop;
                }
            }
            let can_have = |fact: Fact, written: &[u32]| written[fact] > 0 || self.later[place + 1][fact];
            if let Some(need) = path.needs.iter().find(|(fact, _)| !can_have(*fact, &self.written)) {
                // Paths that begin like this one need the same, unless they go on to write it themselves.
                let is_alike = |next: &Outline| next.shared > need.1 && next.needs.contains(need);
                while numbers.get(at).is_some_and(|n| *n == numbers[at - 1] + 1 && is_alike(&paths[*n])) {
                    at += 1;
                }
                continue;
            }
            path.writes.iter().for_each(|fact| self.written[*fact] += 1);
            let mut flow = Flow::Continue;
            if self.needed.iter().all(|fact| can_have(*fact, &self.written)) {
                let needed = self.needed.len();
                self.needed.extend(path.needs.iter().map(|(fact, _)| fact));
                self.chosen[thread] = path.path;
                flow = self.next(place + 1);
                self.needed.truncate(needed);
            }
            path.writes.iter().for_each(|fact| self.written[*fact] -= 1);
            if flow == Flow::Stop {
                return flow;
            }
        }
        Flow::Continue
    }
}
