//! Several workers explore one program.
//!
//! Each worker has an engine and explores a part of the search at a time. Who has nothing to do waits; who has work, and sees
//! that somebody waits, gives away a part of it (`engine/share.rs`). Every part has a place in the order of the search, right after
//! the one that it was taken from, and a visitor of its own. Visitors of parts that are next to each other and done are joined.
//! So in the end there is one visitor that has seen everything in the one fixed order, however many workers there were.
//!
//! A part that ends early (an error was found that is to end the search) makes all parts after it void, and only
//! those: the parts before it go on, and may have something to say that comes first. What is counted is what one
//! worker would have counted up to there.
//!
//! An exploration that is over in a moment is never shared, and starts no thread.

use crate::Visitor;
use crate::engine::{Found, Halt, How, Part, Runner, Sharing};
use fencepost_program::Program;
use fencepost_search::with_helpers;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

/// A visitor for parts of a search.
pub trait Fork: Visitor + Send {
    /// One like this that has seen nothing.
    fn fork(&self) -> Self
    where
        Self: Sized;

    /// Takes over what another one saw, all of which comes after what this one saw.
    fn join(&mut self, later: Self)
    where
        Self: Sized;
}

/// Visits every execution of `program` with up to `config.jobs` workers. The visitor takes over what all of them saw, unless
/// one worker must do it all again ([`Halt::Apart`]).
pub(crate) fn explore<V: Fork>(runner: Runner, program: &Program, how: How<'_>, visitor: &mut V) -> Found {
    let board = Board::new(visitor.fork());
    let place = board.place_of_first();
    let help = || work(runner, program, how, &board);
    let cells = with_helpers(help, |start| {
        let _watch = board.watch();
        let mut seen = visitor.fork();
        let mut is_long = false;
        let mut start_others = || {
            is_long = true;
            start(how.config.jobs.saturating_sub(1));
        };
        let mut found = (runner.first)(program, how, &mut seen, &place, &mut start_others);
        let cells = found.cells.take();
        board.end(&place, seen, found);
        if is_long {
            work(runner, program, how, &board);
        }
        cells
    });
    let (seen, found) = board.results();
    visitor.join(seen);
    Found { cells, ..found }
}

/// Takes part after part, until there is none left.
fn work<V: Fork>(runner: Runner, program: &Program, how: How<'_>, board: &Board<V>) {
    let _watch = board.watch();
    while let Some((place, part, mut visitor)) = board.take() {
        let found = (runner.part)(program, how, &mut visitor, &place, part);
        board.end(&place, visitor, found);
    }
}

/// Where workers find and leave work.
struct Board<V> {
    state: Mutex<State<V>>,
    changed: Condvar,
    /// How many wait for work that nobody has given yet.
    hungry: AtomicUsize,
}

struct State<V> {
    /// In the order of the search. Of two neighbours at most one has ended.
    parts: Vec<Entry<V>>,
    next: u32,
    /// How many have a part that they work on.
    busy: usize,
    waiting: usize,
    /// To make others of.
    visitor: V,
    over: bool,
}

struct Entry<V> {
    number: u32,
    cancelled: Arc<AtomicBool>,
    stage: Stage<V>,
}

enum Stage<V> {
    Waiting(Box<Part>),
    UnderWay,
    Ended(Box<(V, Found)>),
}

/// A part that is worked on, as its engine sees it.
struct Place<'a, V> {
    board: &'a Board<V>,
    number: u32,
    cancelled: Arc<AtomicBool>,
}

impl<V: Fork> Sharing for Place<'_, V> {
    fn wants_work(&self) -> bool {
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
    /// With one part, the first, which is under way.
    fn new(visitor: V) -> Self {
        let first = Entry { number: 0, cancelled: Arc::default(), stage: Stage::UnderWay };
        let state = State { parts: vec![first], next: 1, busy: 1, waiting: 0, visitor, over: false };
        Board { state: Mutex::new(state), changed: Condvar::new(), hungry: AtomicUsize::new(0) }
    }

    fn place_of_first(&self) -> Place<'_, V> {
        Place { board: self, number: 0, cancelled: self.lock().parts[0].cancelled.clone() }
    }

    /// What a worker that panicked leaves behind is looked at by nobody: the panic goes on in the one who waits for it.
    fn lock(&self) -> MutexGuard<'_, State<V>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The first part that waits, once there is one; `None` if there will be none.
    fn take(&self) -> Option<(Place<'_, V>, Part, V)> {
        let mut state = self.lock();
        loop {
            if state.over {
                return None;
            }
            if let Some(entry) = state.parts.iter_mut().find(|e| matches!(e.stage, Stage::Waiting(_))) {
                let Stage::Waiting(part) = std::mem::replace(&mut entry.stage, Stage::UnderWay) else {
                    unreachable!("it waits")
                };
                let place = Place { board: self, number: entry.number, cancelled: entry.cancelled.clone() };
                state.busy += 1;
                self.count_hungry(&state);
                return Some((place, *part, state.visitor.fork()));
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
        let stage = Stage::Waiting(Box::new(part));
        state.parts.insert(at + 1, Entry { number, cancelled: Arc::default(), stage });
        self.count_hungry(&state);
        self.changed.notify_one();
    }

    /// A part has ended.
    fn end(&self, place: &Place<'_, V>, visitor: V, found: Found) {
        let mut state = self.lock();
        state.busy -= 1;
        if let Some(at) = state.parts.iter().position(|e| e.number == place.number) {
            match found.halt {
                None => {}
                // The others will notice by themselves; what waits is not begun any more.
                Some(halt) if halt.is_cut() => state.over = true,
                Some(Halt::Apart) => {
                    state.over = true;
                    state.void(0);
                }
                Some(_) => state.void(at + 1),
            }
            // (Of a search that one worker must do again, nothing is left but the reason.)
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

    /// Sees to it that nobody waits for a worker that has panicked.
    fn watch(&self) -> Watch<'_, V> {
        Watch(self)
    }

    /// Everything that was seen.
    fn results(self) -> (V, Found) {
        let state = self.state.into_inner().unwrap_or_else(PoisonError::into_inner);
        let mut all = (state.visitor, Found::default());
        for entry in state.parts {
            // (What waits when an exploration is stopped was never begun.)
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
    /// Everything from part `from` on is void.
    fn void(&mut self, from: usize) {
        for entry in self.parts.drain(from..) {
            entry.cancelled.store(true, Ordering::Relaxed);
        }
    }

    /// If the parts at `at` and after it have ended: makes one of them.
    fn join_with_next(&mut self, at: usize) {
        let ended = |entry: Option<&Entry<V>>| matches!(entry, Some(Entry { stage: Stage::Ended(_), .. }));
        if ended(self.parts.get(at)) && ended(self.parts.get(at + 1)) {
            let Stage::Ended(later) = self.parts.remove(at + 1).stage else { unreachable!("it has ended") };
            if let Stage::Ended(earlier) = &mut self.parts[at].stage {
                earlier.0.join(later.0);
                earlier.1.add(later.1);
            }
        }
    }
}

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
