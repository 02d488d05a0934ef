//! Symmetry: states that differ only in the places of identical threads are merged.
//!
//! Threads that were started with the same function and arguments are a *group*. What they do does not depend
//! on their numbers, so two states that differ only in which thread of a group is where have the same future
//! (Ip, Dill: *Better Verification Through Symmetry*, 1996), and one of them stands for both: the one in
//! which the threads of each group are in the order of their stored numbers. Addresses of private memory name
//! their thread, but no other thread has them: they move along in registers. A thread that has such an
//! address elsewhere is left where it is, which only merges less.
//!
//! Numbers of threads are also values: a thread joins another by its number. So that this does not tell the
//! members of a group apart, joining one means waiting for all members that have not been joined so far
//! (those are *open*). This changes nothing as long as the joining thread goes on to join the others and does
//! nothing else before. That is tested wherever it matters: when `k` of the open members have finished, and
//! not all, the next `k + 1` joins must be of different open members, because the first `k` of them could be
//! those that have finished. Then the joining thread is held up anyway. What members return must be the same,
//! or not be looked at.
//!
//! If a test fails, the space gives the reason ([`Space::refusal`]), and the search has to be made again
//! without symmetry. The same happens when a slot is started with different functions or arguments, when a
//! member of a group allocates shared memory (the address tells which one did), or joins another member, and
//! when a thread is joined twice. Programs that ask for the number of a thread or have thread-local variables
//! are not for symmetry at all, nor is the question whether all *fair* runs end, because a turn belongs to a
//! thread, not to a group.

use super::{Role, Space, StoredThread};
use crate::machine::{Action, Event};
use crate::store::hash_of;
use crate::{Config, Liveness};
use fencepost_program::{FuncId, Op, Program, ThreadId};
use rustc_hash::FxHashSet;
use smallvec::SmallVec;
use std::sync::{Mutex, OnceLock};

/// The number of threads that can be in groups of identical threads; threads from this number on are in none.
const SLOTS: usize = 128;

/// Places of threads, as bits.
type Slots = u128;

/// The groups of identical threads of a program, whose places in a state may be exchanged. A place belongs to
/// one group for good.
pub(super) struct Groups {
    /// The first place of each place's group.
    first: Vec<OnceLock<usize>>,
    all: Mutex<Vec<Group>>,
    refusal: OnceLock<&'static str>,
}

struct Group {
    func: FuncId,
    args: Box<[u64]>,
    members: Slots,
    /// Whether a member has allocated shared memory.
    allocates: bool,
}

impl Default for Groups {
    fn default() -> Self {
        Groups {
            first: (0..SLOTS).map(|_| OnceLock::new()).collect(),
            all: Mutex::default(),
            refusal: OnceLock::new(),
        }
    }
}

impl Groups {
    /// Returns the first place of the group that a place belongs to.
    fn of(&self, slot: usize) -> Option<usize> {
        self.first.get(slot).and_then(OnceLock::get).copied()
    }

    fn refuse(&self, why: &'static str) {
        // The first reason is as good as any.
        let _ = self.refusal.set(why);
    }

    fn starts(&self, slot: usize, func: FuncId, args: &[u64]) {
        if slot >= SLOTS {
            return;
        }
        let mut all = self.all.lock().expect("no holder panics");
        let bit = 1 << slot;
        let like = all.iter().position(|g| g.func == func && *g.args == *args);
        if self.of(slot).is_some() {
            if like.is_none_or(|like| all[like].members & bit == 0) {
                self.refuse("threads are not always started in the same order");
            }
            return;
        }
        let like = like.unwrap_or_else(|| {
            all.push(Group { func, args: args.into(), members: 0, allocates: false });
            all.len() - 1
        });
        let group = &mut all[like];
        group.members |= bit;
        let _ = self.first[slot].set(group.members.trailing_zeros() as usize);
        group.check(self);
    }

    fn allocates(&self, slot: usize) {
        if self.of(slot).is_none() {
            return;
        }
        let mut all = self.all.lock().expect("no holder panics");
        for group in all.iter_mut().filter(|g| g.members >> slot & 1 == 1) {
            group.allocates = true;
            group.check(self);
        }
    }
}

impl Group {
    fn check(&self, groups: &Groups) {
        if self.allocates && self.members.count_ones() > 1 {
            groups.refuse("identical threads allocate memory, and its address tells which of them did");
        }
    }
}

/// Returns the reason why symmetry reduction cannot be used for a program with this configuration; `None` if
/// it may be tried.
pub fn unfit(program: &Program, config: &Config) -> Option<&'static str> {
    if program.any_op(|op| matches!(op, Op::ThreadSelf { .. })) {
        return Some("the program asks for the number of a thread");
    }
    if program.any_op(|op| matches!(op, Op::ThreadLocal { .. })) {
        return Some("the program has thread-local variables");
    }
    let fair = config.liveness == Liveness::Termination;
    fair.then_some("whether every thread gets its turn is asked of each thread")
}

const CACHE: usize = 1 << 14;

/// A cache for symmetry reduction, with threads moved to other places, and joins that are known not to tell
/// identical threads apart.
#[derive(Default)]
pub struct RenameCache {
    /// A thread with its buffer, its new place, and its number there; 0 if it cannot move there.
    procs: Vec<(u32, u32, u32)>,
    /// The joining thread, the open members, how many of them have finished, and what they return.
    waits: FxHashSet<(u32, Slots, u32, SmallVec<[u64; 2]>)>,
}

/// Whether a thread may join another one now, given that identical threads are not told apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum JoinStatus {
    /// The thread that is joined belongs to no group: whether it has finished decides.
    Apart,
    /// No: some member of the joined thread's group has not finished.
    Waits,
    /// Yes: all members of the joined thread's group have finished.
    Together,
}

impl Space<'_> {
    /// Returns whether states that differ only in the places of identical threads are merged.
    pub fn is_symmetric(&self) -> bool {
        self.groups.is_some()
    }

    /// Returns the reason why identical threads must be told apart, if the search has found one.
    pub fn refusal(&self) -> Option<&'static str> {
        self.groups.as_ref().and_then(|groups| groups.refusal.get().copied())
    }

    /// Records, for symmetry reduction, that `thread` was started with this function and these arguments.
    pub(super) fn starts(&self, thread: ThreadId, func: FuncId, args: &[u64]) {
        if let Some(groups) = &self.groups {
            groups.starts(thread.index(), func, args);
        }
    }

    /// Records, for symmetry reduction, that a thread allocates shared memory.
    pub(super) fn allocates(&self, thread: usize) {
        if let Some(groups) = &self.groups {
            groups.allocates(thread);
        }
    }

    /// Sorts the identical threads of a state by their numbers, so that states which differ only in their
    /// places become equal. Calls `moves` with the old and the new place of each.
    pub fn sort_threads(
        &self,
        procs: &mut [u32],
        renamed: &mut RenameCache,
        mut moves: impl FnMut(usize, usize),
    ) {
        let Some(groups) = &self.groups else { return };
        let mut done: Slots = 0;
        for slot in 0..procs.len().min(SLOTS) {
            let Some(first) = groups.of(slot) else { continue };
            if done >> first & 1 == 1 {
                continue;
            }
            done |= 1 << first;
            // Each that may move: what it is at the first place of the group, and where it is.
            let mut movable: SmallVec<[(u32, usize); 8]> = SmallVec::new();
            for at in (slot..procs.len().min(SLOTS)).filter(|at| groups.of(*at) == Some(first)) {
                if !self.look(procs[at]).0.joined
                    && let Some(there) = self.rename(procs[at], at, first, renamed)
                {
                    movable.push((there, at));
                }
            }
            if movable.is_sorted() {
                continue;
            }
            let places: SmallVec<[usize; 8]> = movable.iter().map(|(_, at)| *at).collect();
            movable.sort_unstable();
            for ((there, from), to) in movable.into_iter().zip(places) {
                let moved = self.rename(there, first, to, renamed);
                procs[to] = moved.expect("what could be moved once can be moved again");
                moves(from, to);
            }
        }
    }

    /// Returns the number of the same thread when it is moved to place `to`; `None` if something in it names
    /// its place.
    fn rename(&self, number: u32, from: usize, to: usize, renamed: &mut RenameCache) -> Option<u32> {
        if renamed.procs.is_empty() {
            renamed.procs.resize(CACHE, (0, 0, 0));
        }
        let at = (hash_of(&(number, to)) >> 40) as usize % CACHE;
        let known = renamed.procs[at];
        let result = match (known.0, known.1) == (number, to as u32) {
            true => known.2,
            false => self.rename_anew(number, ThreadId(from as u32), ThreadId(to as u32)),
        };
        renamed.procs[at] = (number, to as u32, result);
        (result != 0).then_some(result)
    }

    fn rename_anew(&self, number: u32, from: ThreadId, to: ThreadId) -> u32 {
        let mut proc = self.proc(number);
        proc.action = proc.action.moved(from, to);
        if proc.thread.renumber(to) { self.put(&proc) } else { 0 }
    }

    /// Returns the number in states of the finished thread `number`, marked as joined.
    pub(super) fn joined(&self, number: u32) -> u32 {
        let (thread, buffer) = *self.procs.get(number);
        let stored = self.threads.get(thread);
        let mut packed = stored.packed.to_vec();
        if let Some(flags) = packed.last_mut() {
            *flags |= 2;
        }
        let thread = self.put_stored(&packed, || StoredThread {
            packed: packed[..].into(),
            action: stored.action.clone(),
            exclusive: stored.exclusive,
            result: stored.result,
            joined: true,
        });
        self.procs.put_copy((thread, buffer))
    }

    /// Returns the members of the group of `target` that have not been joined; none if it belongs to no
    /// group.
    fn open(&self, procs: &[u32], target: usize) -> Slots {
        let Some(groups) = &self.groups else { return 0 };
        let Some(first) = groups.of(target) else { return 0 };
        let slots = 0..procs.len().min(SLOTS);
        let open = slots.filter(|at| groups.of(*at) == Some(first) && !self.look(procs[*at]).0.joined);
        open.fold(0, |all, at| all | 1 << at)
    }

    /// Returns whether a thread that joins `target` has to wait until another thread has taken a step.
    pub(super) fn waits_for(&self, procs: &[u32], target: usize) -> bool {
        let goes_on = |number: &u32| self.role(*number) != Role::Gone;
        match self.open(procs, target) {
            0 => procs.get(target).is_some_and(goes_on),
            open => places(open).any(|at| goes_on(&procs[at])),
        }
    }

    /// Returns whether thread `joiner` may join thread `target` now, given that identical threads are not
    /// told apart. Refuses symmetry if the join tells them apart.
    pub(super) fn join_status(
        &self,
        procs: &[u32],
        joiner: usize,
        target: usize,
        renamed: &mut RenameCache,
    ) -> JoinStatus {
        let Some(groups) = &self.groups else { return JoinStatus::Apart };
        if groups.of(target).is_none() {
            return JoinStatus::Apart;
        }
        let open = self.open(procs, target);
        if open >> target & 1 == 0 {
            groups.refuse("the end of a thread is waited for twice");
            return JoinStatus::Waits;
        }
        if open >> joiner & 1 == 1 {
            groups.refuse("a thread waits for the end of one that is identical to it");
            return JoinStatus::Waits;
        }
        let gone = places(open).filter(|at| self.role(procs[*at]) == Role::Gone);
        let mut results: SmallVec<[u64; 2]> = SmallVec::new();
        let mut finished = 0;
        for at in gone {
            finished += 1;
            let result = self.look(procs[at]).0.result;
            if !results.contains(&result) {
                results.push(result);
            }
        }
        results.sort_unstable();
        let all = finished == open.count_ones();
        let tells = if all { results.len() > 1 } else { finished > 0 };
        if tells {
            let key = (procs[joiner], open, finished, results);
            if !renamed.waits.contains(&key) {
                if let Err(why) = self.only_waits(procs[joiner], open, finished, &key.3) {
                    groups.refuse(why);
                    return JoinStatus::Waits;
                }
                renamed.waits.insert(key);
            }
        }
        if all { JoinStatus::Together } else { JoinStatus::Waits }
    }

    /// Checks that a thread joins `finished` different threads of `open`, whatever they return, and then
    /// another, if there is one, with nothing between that other threads could notice. Returns the reason if
    /// not.
    fn only_waits(
        &self,
        mut number: u32,
        mut open: Slots,
        finished: u32,
        results: &[u64],
    ) -> Result<(), &'static str> {
        let between = "something happens between two waits for the ends of identical threads";
        for passed in 0..=finished {
            if open == 0 {
                return Ok(());
            }
            for _ in 0..LOCAL_STEPS {
                if self.look(number).0.action != Action::Local {
                    break;
                }
                number = self.after(number, Event::Act, 0, self.settle()).ok_or(between)?;
            }
            let (stored, buffer) = self.look(number);
            match stored.action {
                Action::Join { thread } if buffer.is_empty() && thread < SLOTS as u64 => {
                    if open >> thread & 1 == 0 {
                        return Err(between);
                    }
                    open &= !(1 << thread);
                }
                _ => return Err(between),
            }
            if passed == finished {
                return Ok(());
            }
            let after = |result: &u64| self.after(number, Event::Act, *result, self.settle());
            let next = results.first().and_then(after).ok_or(between)?;
            if results.iter().any(|result| after(result) != Some(next)) {
                return Err("identical threads return different results, and somebody looks at them");
            }
            number = next;
        }
        Ok(())
    }
}

/// The most local steps between two joins, where local steps are steps of their own.
const LOCAL_STEPS: usize = 1000;

fn places(mut slots: Slots) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let at = slots.trailing_zeros() as usize;
        slots &= slots.wrapping_sub(1);
        (at < SLOTS).then_some(at)
    })
}
