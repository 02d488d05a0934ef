//! Lets several workers explore one program.
//!
//! Each worker has an engine and explores one part of the search at a time. A worker without a part waits; a
//! worker that has one, and sees that another waits, gives away part of its work (`engine/share.rs`). Every
//! part has a place in the order of the search, right after the one that it was taken from, and a visitor of
//! its own. Visitors of parts that are next to each other and done are joined. So in the end there is one
//! visitor that has seen everything in the one fixed order, however many workers there were.
//!
//! A part that ends early (an error was found that is to end the search) makes all parts after it void, and
//! only those: the parts before it go on, and may find something that comes first. The counts are those that
//! one worker would have had up to there.
//!
//! A search that is over in a moment is never shared, and starts no thread.

use crate::engine::{Halt, Part, Peers, Runner, SearchResult, SearchSetup};
use crate::exploration::{Seen, Segment};
use crate::{Task, Visitor};
use fencepost_search::with_helpers;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

/// A visitor that can be divided, one for each part of a search that several workers share, and joined again.
pub trait Fork: Visitor + Send {
    /// Returns a visitor like this one that has seen nothing.
    fn fork(&self) -> Self
    where
        Self: Sized;

    /// Takes over what another visitor saw, all of which comes after what this one saw.
    fn join(&mut self, later: Self)
    where
        Self: Sized;
}

/// Visits every execution with up to `config.jobs` workers, which share the search by splitting it into
/// parts. The visitor takes over what all of them saw, unless one worker must do it all again
/// ([`Halt::Apart`]).
pub(crate) fn explore<V: Fork>(runner: &dyn Runner, setup: SearchSetup<'_>, visitor: &mut V) -> SearchResult {
    let board = Board::new(visitor.fork());
    let place = board.place_of_first();
    let help = || work(runner, setup, &board);
    let (cells, barriers, wake_ups) = with_helpers(help, |start| {
        let _watch = board.watch();
        let mut seen = visitor.fork();
        let mut is_long = false;
        let mut start_others = || {
            is_long = true;
            start(setup.config.jobs.saturating_sub(1));
        };
        let mut found = runner.explore_first(setup, &mut seen, &place, &mut start_others);
        let to_begin_again = (found.cells.take(), found.barriers.take(), found.wake_ups.take());
        board.end(&place, seen, found);
        if is_long {
            work(runner, setup, &board);
        }
        to_begin_again
    });
    let (seen, found) = board.results();
    visitor.join(seen);
    SearchResult { cells, barriers, wake_ups, ..found }
}

/// Explores what is left of a search, with up to `config.jobs` workers, until a limit stops them. Returns the
/// segments that the search consists of then, and what was found, with the reason to stop if there was one.
pub(crate) fn go_on<V: Fork>(
    runner: &dyn Runner,
    setup: SearchSetup<'_>,
    segments: Vec<Segment<V>>,
    fresh: &V,
) -> (Vec<Segment<V>>, SearchResult) {
    let board = Board::of(segments, fresh.fork());
    with_helpers(
        || work(runner, setup, &board),
        |start| {
            start(setup.config.jobs.saturating_sub(1));
            work(runner, setup, &board);
        },
    );
    board.into_segments()
}

/// Explores part after part, until there is none left.
fn work<V: Fork>(runner: &dyn Runner, setup: SearchSetup<'_>, board: &Board<V>) {
    let _watch = board.watch();
    while let Some((place, work, mut visitor)) = board.take() {
        let found = match work {
            Work::Part(part) => runner.explore_part(setup, &mut visitor, &place, *part),
            Work::Task(task) => runner.explore_task(setup, &mut visitor, &place, &task),
        };
        board.end(&place, visitor, found);
    }
}

/// The list of the parts of a search, from which workers take parts and to which they add some.
struct Board<V> {
    state: Mutex<State<V>>,
    changed: Condvar,
    /// The number of workers that wait and for which there is no part yet.
    hungry: AtomicUsize,
}

/// The content of the board.
struct State<V> {
    /// The parts, in the order of the search. Of two neighbours at most one has ended.
    parts: Vec<Entry<V>>,
    /// The number of the next part.
    next: u32,
    /// The number of workers that work on a part.
    busy: usize,
    /// The number of workers that wait for a part.
    waiting: usize,
    /// A visitor that has seen nothing, to make others of.
    visitor: V,
    /// Whether no part is begun any more.
    over: bool,
}

/// A part, on the board.
struct Entry<V> {
    number: u32,
    /// Whether the results of the part are no longer needed.
    cancelled: Arc<AtomicBool>,
    stage: Stage<V>,
}

/// Work for a worker.
enum Work {
    /// A part that another worker gave away.
    Part(Box<Part>),
    /// A part as data.
    Task(Task),
}

impl Work {
    fn into_task(self) -> Task {
        match self {
            Work::Part(part) => part.to_task(),
            Work::Task(task) => task,
        }
    }
}

/// The progress of a part.
enum Stage<V> {
    /// No worker has begun it.
    Waiting(Work),
    /// A worker works on it.
    UnderWay,
    /// It has ended, with these results.
    Ended(Box<(V, SearchResult)>),
}

/// A part of the search that a worker explores, through which its engine reaches the other workers.
struct Place<'a, V> {
    board: &'a Board<V>,
    number: u32,
    cancelled: Arc<AtomicBool>,
}

impl<V: Fork> Peers for Place<'_, V> {
    fn want_work(&self) -> bool {
        self.board.hungry.load(Ordering::Relaxed) > 0
    }

    fn give(&self, part: Part) {
        self.board.give(self.number, part);
    }

    fn is_cancelled(&self) -> bool {
        self.cancelled.load(Ordering::Relaxed)
    }
}

impl<V: Fork> Board<V> {
    /// Returns a board with one part, the first, which is under way.
    fn new(visitor: V) -> Self {
        let first = Entry { number: 0, cancelled: Arc::default(), stage: Stage::UnderWay };
        let state = State { parts: vec![first], next: 1, busy: 1, waiting: 0, visitor, over: false };
        Board { state: Mutex::new(state), changed: Condvar::new(), hungry: AtomicUsize::new(0) }
    }

    /// Returns a board with these parts, none of which is under way.
    fn of(segments: Vec<Segment<V>>, visitor: V) -> Self {
        let stages = segments.into_iter().map(|segment| match segment {
            Segment::Seen(seen) => Stage::Ended(Box::new((*seen).into_parts())),
            Segment::Left(task) => Stage::Waiting(Work::Task(task)),
        });
        let entry = |(number, stage)| Entry { number, cancelled: Arc::default(), stage };
        let parts: Vec<Entry<V>> = (0..).zip(stages).map(entry).collect();
        let state = State { next: parts.len() as u32, parts, busy: 0, waiting: 0, visitor, over: false };
        Board { state: Mutex::new(state), changed: Condvar::new(), hungry: AtomicUsize::new(0) }
    }

    /// Returns the segments that the search consists of, and what was found in all of them together.
    fn into_segments(self) -> (Vec<Segment<V>>, SearchResult) {
        let state = self.state.into_inner().unwrap_or_else(PoisonError::into_inner);
        let (mut segments, mut total) = (vec![], SearchResult::default());
        for entry in state.parts {
            match entry.stage {
                Stage::Waiting(work) => segments.push(Segment::Left(work.into_task())),
                Stage::UnderWay => unreachable!("all workers have ended"),
                Stage::Ended(ended) => {
                    let (visitor, mut found) = *ended;
                    let left = std::mem::take(&mut found.left);
                    total.learn(&mut found);
                    segments.push(Segment::Seen(Box::new(Seen::new(visitor, found))));
                    segments.extend(left.into_iter().map(Segment::Left));
                }
            }
        }
        (segments, total)
    }

    /// Returns the first part of the search, which its worker has begun.
    fn place_of_first(&self) -> Place<'_, V> {
        Place { board: self, number: 0, cancelled: self.lock().parts[0].cancelled.clone() }
    }

    /// Locks the state. A worker that panicked may have left it half changed, but it is not used then: the
    /// panic goes on in the thread that waits for that worker.
    fn lock(&self) -> MutexGuard<'_, State<V>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a part that no worker has begun, and returns the first one; `None` if there will be none.
    fn take(&self) -> Option<(Place<'_, V>, Work, V)> {
        let mut state = self.lock();
        loop {
            if state.over {
                return None;
            }
            if let Some(entry) = state.parts.iter_mut().find(|e| matches!(e.stage, Stage::Waiting(_))) {
                let Stage::Waiting(work) = std::mem::replace(&mut entry.stage, Stage::UnderWay) else {
                    unreachable!("it waits")
                };
                let place = Place { board: self, number: entry.number, cancelled: entry.cancelled.clone() };
                state.busy += 1;
                self.count_hungry(&state);
                return Some((place, work, state.visitor.fork()));
            }
            if state.busy == 0 {
                state.over = true;
                self.changed.notify_all();
                return None;
            }
            state.waiting += 1;
            self.count_hungry(&state);
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
            state.waiting -= 1;
        }
    }

    /// Updates the number of workers for which there is no part.
    fn count_hungry(&self, state: &State<V>) {
        let offered = state.parts.iter().filter(|e| matches!(e.stage, Stage::Waiting(_))).count();
        self.hungry.store(state.waiting.saturating_sub(offered), Ordering::Relaxed);
    }

    /// Adds a part that was taken from part `giver`.
    fn give(&self, giver: u32, part: Part) {
        let mut state = self.lock();
        let Some(at) = state.parts.iter().position(|e| e.number == giver) else { return };
        let number = state.next;
        state.next += 1;
        let stage = Stage::Waiting(Work::Part(Box::new(part)));
        state.parts.insert(at + 1, Entry { number, cancelled: Arc::default(), stage });
        self.count_hungry(&state);
        self.changed.notify_one();
    }

    /// Notes that a part has ended, with these results.
    fn end(&self, place: &Place<'_, V>, visitor: V, found: SearchResult) {
        let mut state = self.lock();
        state.busy -= 1;
        if let Some(at) = state.parts.iter().position(|e| e.number == place.number) {
            match found.halt {
                None => {}
                // The other workers will notice by themselves; parts that wait are not begun any more.
                Some(halt) if halt.may_go_on() => state.over = true,
                Some(Halt::Apart) => {
                    state.over = true;
                    state.void(0);
                }
                Some(_) => state.void(at + 1),
            }
            // (Of a search that one worker must do again, only the reason is left.)
            let at = at.min(state.parts.len());
            let ended = Stage::Ended(Box::new((visitor, found)));
            match state.parts.get_mut(at) {
                Some(entry) => entry.stage = ended,
                None => {
                    state.parts.push(Entry { number: place.number, cancelled: Arc::default(), stage: ended })
                }
            }
            state.join_with_next(at);
            if at > 0 {
                state.join_with_next(at - 1);
            }
        }
        self.count_hungry(&state);
        self.changed.notify_all();
    }

    /// Returns a guard that ends the search if this worker panics, so that no other worker waits for ever.
    fn watch(&self) -> Watch<'_, V> {
        Watch(self)
    }

    /// Returns the joined visitor of all parts and the sum of their results, in the order of the search.
    fn results(self) -> (V, SearchResult) {
        let state = self.state.into_inner().unwrap_or_else(PoisonError::into_inner);
        let mut all = (state.visitor, SearchResult::default());
        for entry in state.parts {
            // (A part that waits when a search is stopped was never begun.)
            if let Stage::Ended(ended) = entry.stage {
                all.0.join(ended.0);
                all.1.add(ended.1);
            }
        }
        if all.1.halt.is_none() {
            all.1.summary.done = 1.0;
        }
        all
    }
}

impl<V: Fork> State<V> {
    /// Drops all parts from `from` on.
    fn void(&mut self, from: usize) {
        for entry in self.parts.drain(from..) {
            entry.cancelled.store(true, Ordering::Relaxed);
        }
    }

    /// Joins the parts at `at` and after it, if both have ended.
    fn join_with_next(&mut self, at: usize) {
        let ended = |entry: Option<&Entry<V>>| matches!(entry, Some(Entry { stage: Stage::Ended(_), .. }));
        // (What one of them has left comes between the two.)
        let is_done = |entry: &Entry<V>| matches!(&entry.stage, Stage::Ended(e) if e.1.left.is_empty());
        if self.parts.get(at).is_some_and(is_done) && ended(self.parts.get(at + 1)) {
            let Stage::Ended(later) = self.parts.remove(at + 1).stage else { unreachable!("it has ended") };
            if let Stage::Ended(earlier) = &mut self.parts[at].stage {
                earlier.0.join(later.0);
                earlier.1.add(later.1);
            }
        }
    }
}

/// Ends the search if a worker panics.
struct Watch<'a, V: Fork>(&'a Board<V>);

impl<V: Fork> Drop for Watch<'_, V> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let mut state = self.0.lock();
            state.over = true;
            state.void(0);
            self.0.changed.notify_all();
        }
    }
}
