//! Where states are kept.
//!
//! A state is a short list of numbers: its memory, and its threads with their buffers. What each number stands for is
//! stored once ([`intern`]). The list itself is stored as a tree of pairs, as LTSmin does (Laarman, van de Pol, Weber:
//! *Parallel Recursive State Compression for Free*, SPIN 2011): each node is stored once ([`pairs`]), and two states that
//! differ in one place share all nodes but those above it. So a state costs little more than its root: eight bytes, its share of the
//! index, and where it came from ([`States`]).
//!
//! Everything here may be used by several threads at once. Tables are cut into shards with a lock each.

mod append;
mod intern;
pub mod pairs;

pub use intern::{Interner, Weigh, hash_of};
use pairs::{Pairs, SHARDS, Shard, number, shard_of, split};
use std::ops::Range;
use std::sync::Mutex;

/// The number of a state.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct StateId(pub u32);

/// How a state was reached, if it is new or by the cheapest way so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reached {
    /// It was not known.
    New,
    /// It was known, but not at so low a cost.
    Cheaper,
    /// It was known.
    Known,
}

#[derive(Default)]
struct Roots {
    shard: Shard,
    /// The state that each was reached from first; its own number for the first of all.
    parents: Vec<u32>,
    /// What each cost to reach; empty if nobody asks.
    costs: Vec<u32>,
    /// Which can reach an end.
    marks: Vec<u64>,
}

/// Are costs kept?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Costs {
    /// One per state.
    Kept,
    /// None.
    Dropped,
}

/// The states found so far.
pub struct States {
    nodes: Pairs,
    roots: Vec<Mutex<Roots>>,
    /// How long a list is: a power of two.
    width: usize,
    costs: Costs,
}

impl States {
    /// For states that are lists of at most `width` numbers.
    pub fn new(width: usize, costs: Costs) -> Self {
        let width = width.next_power_of_two().max(2);
        States {
            nodes: Pairs::default(),
            roots: (0..SHARDS).map(|_| Mutex::default()).collect(),
            width,
            costs,
        }
    }

    /// How long the lists may be.
    pub fn width(&self) -> usize {
        self.width
    }

    /// Adds a state (missing numbers are 0), which was reached from `parent` at a cost (packed so that it can be compared).
    pub fn put(&self, state: &[u32], parent: Option<StateId>, cost: u32) -> (StateId, Reached) {
        let mut level: smallvec::SmallVec<[u32; 16]> = state.into();
        level.resize(self.width, 0);
        let mut len = self.width;
        while len > 2 {
            for i in 0..len / 2 {
                level[i] = self.nodes.put(level[2 * i], level[2 * i + 1]);
            }
            len /= 2;
        }
        let key = u64::from(level[0]) << 32 | u64::from(level[1]);
        let (shard, hash) = shard_of(key);
        let mut roots = self.roots[shard].lock().expect("no holder panics");
        let (index, new) = roots.shard.put(key, hash);
        let id = StateId(number(shard, index));
        let parent = parent.unwrap_or(id).0;
        if new {
            push_slowly(&mut roots.parents, parent);
            if self.costs == Costs::Kept {
                push_slowly(&mut roots.costs, cost);
            }
            return (id, Reached::New);
        }
        if self.costs == Costs::Kept && cost < roots.costs[index] {
            roots.costs[index] = cost;
            roots.parents[index] = parent;
            return (id, Reached::Cheaper);
        }
        (id, Reached::Known)
    }

    /// The numbers that a state is made of.
    pub fn get(&self, id: StateId, out: &mut Vec<u32>) {
        let (shard, index) = split(id.0);
        let key = self.roots[shard].lock().expect("no holder panics").shard.keys[index];
        out.clear();
        out.resize(self.width, 0);
        (out[0], out[1]) = ((key >> 32) as u32, key as u32);
        let mut len = 2;
        while len < self.width {
            for i in (0..len).rev() {
                (out[2 * i], out[2 * i + 1]) = self.nodes.get(out[i]);
            }
            len *= 2;
        }
    }

    /// Where a state was reached from first; itself, if nowhere.
    pub fn parent(&self, id: StateId) -> StateId {
        let (shard, index) = split(id.0);
        StateId(self.roots[shard].lock().expect("no holder panics").parents[index])
    }

    /// What a state cost to reach.
    pub fn cost(&self, id: StateId) -> u32 {
        let (shard, index) = split(id.0);
        self.roots[shard].lock().expect("no holder panics").costs.get(index).copied().unwrap_or(0)
    }

    /// Says that a state can reach an end. `false`: that was known.
    pub fn mark(&self, id: StateId) -> bool {
        let (shard, index) = split(id.0);
        let mut roots = self.roots[shard].lock().expect("no holder panics");
        if roots.marks.len() <= index / 64 {
            let len = roots.shard.keys.len() / 64 + 1;
            roots.marks.resize(len, 0);
        }
        let fresh = roots.marks[index / 64] >> (index % 64) & 1 == 0;
        roots.marks[index / 64] |= 1 << (index % 64);
        fresh
    }

    /// Is a state known to reach an end?
    pub fn is_marked(&self, id: StateId) -> bool {
        let (shard, index) = split(id.0);
        let roots = self.roots[shard].lock().expect("no holder panics");
        roots.marks.get(index / 64).is_some_and(|word| word >> (index % 64) & 1 == 1)
    }

    /// How many states each shard has: the states of a shard are numbered in the order they came.
    pub fn lengths(&self) -> Vec<usize> {
        self.roots.iter().map(|r| r.lock().expect("no holder panics").shard.keys.len()).collect()
    }

    /// The states at some places of a shard.
    pub fn ids(shard: usize, range: Range<usize>) -> impl DoubleEndedIterator<Item = StateId> {
        range.map(move |index| StateId(number(shard, index)))
    }

    /// How many states there are.
    pub fn len(&self) -> u64 {
        self.lengths().iter().map(|len| *len as u64).sum()
    }

    /// Bytes taken.
    pub fn bytes(&self) -> u64 {
        let of = |roots: &Mutex<Roots>| {
            let roots = roots.lock().expect("no holder panics");
            let lists = roots.parents.capacity() + roots.costs.capacity() + 2 * roots.marks.capacity();
            roots.shard.bytes() + 4 * lists as u64
        };
        self.nodes.bytes() + self.roots.iter().map(of).sum::<u64>()
    }

    /// Nodes of the trees below the roots.
    pub fn nodes(&self) -> u64 {
        self.nodes.len()
    }
}

/// Appends to a long list without doubling it.
fn push_slowly(list: &mut Vec<u32>, value: u32) {
    if list.capacity() == list.len() {
        list.reserve_exact((list.len() / 4).max(64));
    }
    list.push(value);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn states_are_kept_once_and_come_back() {
        let states = States::new(5, Costs::Kept);
        let lists: Vec<[u32; 5]> = (0..3000u32).map(|i| [i % 7, i % 11, i % 13, 0, i % 3]).collect();
        let first = states.put(&lists[0], None, 9).0;
        let ids: Vec<StateId> = lists.iter().map(|l| states.put(l, Some(first), 5).0).collect();
        let mut out = vec![];
        for (list, id) in lists.iter().zip(&ids) {
            states.get(*id, &mut out);
            assert_eq!(out[..5], list[..]);
            assert_eq!(states.put(list, None, 5), (*id, Reached::Known));
        }
        assert_eq!(states.put(&lists[0], None, 1), (first, Reached::Cheaper));
        assert_eq!(states.len(), 3000);
        assert!(states.mark(first) && !states.mark(first) && states.is_marked(first));
        assert!(!states.is_marked(ids[1]));
    }
}
