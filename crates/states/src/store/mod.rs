//! The store of states.
//!
//! A state is a short list of numbers: its memory, and its threads with their buffers. What each number
//! stands for is stored once ([`intern`]). The list itself is stored as a tree of pairs, as LTSmin does
//! (Laarman, van de Pol, Weber: *Parallel Recursive State Compression for Free*, SPIN 2011): each node is
//! stored once ([`pairs`]), and two states that differ in one place share all nodes but those above it. So a
//! state costs little more than its root: eight bytes, its share of the index, and where it came from
//! ([`States`]).
//!
//! Everything here may be used by several threads at once. Tables are cut into shards with a lock each, which
//! is needed to add something; workers find what is there without it, several states at a time ([`batch`]).

mod append;
mod batch;
mod intern;
mod memo;
pub mod pairs;
mod shape;

pub use batch::{Changes, Lookup};
pub use intern::{HeapBytes, Interner, hash_of};
pub use memo::Memo;
pub use pairs::RecentPairs;
use pairs::{Pairs, SHARDS, Shard, View, number, shard_of, split};
use shape::Shape;
use std::ops::Range;
use std::sync::Mutex;

/// The number by which a state is known in the store.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct StateId(pub u32);

/// A state with the nodes of the tree of pairs that it is stored as ([`Shape`]).
#[derive(Clone, Debug, Default)]
pub struct Tree(Vec<u32>);

impl Tree {
    /// Makes this a tree of a certain shape, with all nodes 0.
    fn clear(&mut self, shape: &Shape) {
        self.0.clear();
        self.0.resize(shape.nodes(), 0);
    }

    /// Returns the numbers that the state is made of, its memory and its threads.
    #[inline]
    pub fn state(&self) -> &[u32] {
        &self.0[self.0.len() / 2..]
    }
}

/// The root of the tree of a state that may be stored or not.
#[derive(Clone, Copy)]
pub struct Root {
    key: u64,
    hash: u64,
    shard: usize,
    /// The state's place in its shard, if it was found there.
    known: Option<usize>,
}

impl Root {
    fn new(left: u32, right: u32) -> Self {
        let key = u64::from(left) << 32 | u64::from(right);
        let (shard, hash) = shard_of(key);
        Root { key, hash, shard, known: None }
    }
}

/// The parts of the store that one worker can look into without a lock.
pub struct RootViews(Vec<View>);

impl Default for RootViews {
    fn default() -> Self {
        RootViews(vec![View::default(); SHARDS])
    }
}

impl RootViews {
    /// Looks for the states with these roots.
    fn find(&self, roots: &mut [Root]) {
        let entries = roots.iter().map(|root| self.0[root.shard].glance(root.hash));
        std::hint::black_box(entries.fold(0, |all, entry| all ^ entry));
        let keys = roots.iter().map(|root| self.0[root.shard].glance_at_key(root.hash));
        std::hint::black_box(keys.fold(0, |all, key| all ^ key));
        for root in roots {
            root.known = self.0[root.shard].find(root.key, root.hash);
        }
    }
}

/// Whether a state was known already when the search reached it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reached {
    /// The state was not known.
    New,
    /// The state was known, but only at a higher cost.
    Cheaper,
    /// The state was known.
    Known,
}

#[derive(Default)]
struct Roots {
    shard: Shard,
    /// The state that each was reached from first; its own number for the first of all.
    parents: Vec<u32>,
    /// The cost to reach each; empty if costs are not kept.
    costs: Vec<u32>,
    /// Two bits for each: whether it is known that it can reach an end, and that it cannot.
    marks: Vec<u64>,
}

/// Whether a state is known to be one from which the end of a run can be reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WayOut {
    /// That is not known.
    Unknown,
    /// An end can be reached.
    Known,
    /// No end can be reached.
    None,
}

/// The number of states whose marks are in one word.
const PER_WORD: usize = 32;

impl Roots {
    /// Sets a bit of a state, and returns whether it was not set before.
    fn set(&mut self, index: usize, bit: u64) -> bool {
        if self.marks.len() <= index / PER_WORD {
            let len = self.shard.len() / PER_WORD + 1;
            self.marks.reserve_exact(len - self.marks.len());
            self.marks.resize(len, 0);
        }
        let bit = bit << (2 * (index % PER_WORD));
        let word = &mut self.marks[index / PER_WORD];
        let fresh = *word & bit == 0;
        *word |= bit;
        fresh
    }
}

/// Whether the store keeps, for each state, the least number of reordered operations on a way to that state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Costs {
    /// The store keeps one per state.
    Kept,
    /// The store keeps none.
    Dropped,
}

/// The store of all states that the search has found.
pub struct States {
    nodes: Pairs,
    roots: Vec<Mutex<Roots>>,
    shape: Shape,
    costs: Costs,
}

impl States {
    /// Returns an empty store for states that are lists of at most `width` numbers.
    pub fn new(width: usize, costs: Costs) -> Self {
        States {
            nodes: Pairs::default(),
            roots: (0..SHARDS).map(|_| Mutex::default()).collect(),
            shape: Shape::new(width.max(2)),
            costs,
        }
    }

    /// Returns the length of the lists of numbers that states are.
    pub fn width(&self) -> usize {
        self.shape.width()
    }

    /// Stores a state (missing numbers are 0), which was reached from `parent` with the reorderings `cost`
    /// (packed so that they compare as a number).
    pub fn put(&self, state: &[u32], parent: Option<StateId>, cost: u32) -> (StateId, Reached) {
        let mut tree = Tree::default();
        tree.clear(&self.shape);
        let first = self.shape.leaf(0);
        tree.0[first..first + state.len()].copy_from_slice(state);
        for node in self.shape.inner().rev() {
            let (left, right) = self.shape.children(node);
            tree.0[node] = self.nodes.put(tree.0[left], tree.0[right]);
        }
        let (left, right) = self.shape.children(1);
        self.put_root(Root::new(tree.0[left], tree.0[right]), &mut RootViews::default(), parent, cost)
    }

    /// Stores the state with this root, like [`States::put`].
    pub fn put_root(
        &self,
        root: Root,
        views: &mut RootViews,
        parent: Option<StateId>,
        cost: u32,
    ) -> (StateId, Reached) {
        let Root { key, hash, shard, known } = root;
        if self.costs == Costs::Dropped
            && let Some(index) = known
        {
            return (StateId(number(shard, index)), Reached::Known);
        }
        let mut roots = self.roots[shard].lock().expect("no holder panics");
        let (index, new) = roots.shard.put(key, hash);
        roots.shard.show(&mut views.0[shard]);
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

    /// Reads the state with this number, with the nodes of its tree, into `tree`.
    pub fn get(&self, id: StateId, tree: &mut Tree) {
        tree.clear(&self.shape);
        let key = self.root(id);
        let (left, right) = self.shape.children(1);
        (tree.0[left], tree.0[right]) = ((key >> 32) as u32, key as u32);
        for node in self.shape.inner() {
            let (left, right) = self.shape.children(node);
            (tree.0[left], tree.0[right]) = self.nodes.get(tree.0[node]);
        }
    }

    /// Returns the root of a state: the numbers of the two nodes below it.
    fn root(&self, id: StateId) -> u64 {
        let (shard, index) = split(id.0);
        self.roots[shard].lock().expect("no holder panics").shard.key(index)
    }

    /// Returns the state from which a state was reached first; the initial state is its own parent.
    pub fn parent(&self, id: StateId) -> StateId {
        let (shard, index) = split(id.0);
        StateId(self.roots[shard].lock().expect("no holder panics").parents[index])
    }

    /// Returns the reorderings that it takes to reach a state, packed as a number; 0 if they are not kept.
    pub fn cost(&self, id: StateId) -> u32 {
        if self.costs == Costs::Dropped {
            return 0;
        }
        let (shard, index) = split(id.0);
        self.roots[shard].lock().expect("no holder panics").costs.get(index).copied().unwrap_or(0)
    }

    /// Marks a state as one from which the end of a run can be reached. Returns `false` if it was marked
    /// before.
    pub fn mark(&self, id: StateId) -> bool {
        let (shard, index) = split(id.0);
        self.roots[shard].lock().expect("no holder panics").set(index, 1)
    }

    /// Records that no end of a run can be reached from a state.
    pub fn close(&self, id: StateId) {
        let (shard, index) = split(id.0);
        self.roots[shard].lock().expect("no holder panics").set(index, 2);
    }

    /// Forgets what is known about ends of runs.
    #[cfg(test)]
    pub fn forget_marks(&self) {
        self.roots.iter().for_each(|roots| roots.lock().expect("no holder panics").marks.clear());
    }

    /// Returns whether a state is known to be one from which the end of a run can be reached.
    pub fn way_out(&self, id: StateId) -> WayOut {
        let (shard, index) = split(id.0);
        let roots = self.roots[shard].lock().expect("no holder panics");
        let word = roots.marks.get(index / PER_WORD).copied().unwrap_or(0);
        match word >> (2 * (index % PER_WORD)) & 3 {
            0 => WayOut::Unknown,
            2 => WayOut::None,
            _ => WayOut::Known,
        }
    }

    /// Returns whether a state was marked as one from which the end of a run can be reached.
    pub fn is_marked(&self, id: StateId) -> bool {
        self.way_out(id) == WayOut::Known
    }

    /// Returns the number of states in each shard of the store. The states of a shard are numbered in the
    /// order they came.
    pub fn lengths(&self) -> Vec<usize> {
        self.roots.iter().map(|r| r.lock().expect("no holder panics").shard.len()).collect()
    }

    /// Returns the numbers of the states at some places of a shard.
    pub fn ids(shard: usize, range: Range<usize>) -> impl DoubleEndedIterator<Item = StateId> {
        range.map(move |index| StateId(number(shard, index)))
    }

    /// Returns the number of stored states.
    pub fn len(&self) -> u64 {
        self.lengths().iter().map(|len| *len as u64).sum()
    }

    /// Returns how many bytes of memory the store takes.
    pub fn bytes(&self) -> u64 {
        let of = |roots: &Mutex<Roots>| {
            let roots = roots.lock().expect("no holder panics");
            let lists = roots.parents.capacity() + roots.costs.capacity() + 2 * roots.marks.capacity();
            roots.shard.bytes() + 4 * lists as u64
        };
        self.nodes.bytes() + self.roots.iter().map(of).sum::<u64>()
    }

    /// Returns the number of nodes of the trees below the roots.
    pub fn nodes(&self) -> u64 {
        self.nodes.len()
    }
}

/// Appends to a long list without doubling it.
fn push_slowly(list: &mut Vec<u32>, value: u32) {
    if list.capacity() == list.len() {
        list.reserve_exact((list.len() / 8).max(32));
    }
    list.push(value);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_of_states_are_stored_once() {
        for width in 4..9 {
            let states = States::new(width, Costs::Dropped);
            for i in 1..=10_000u32 {
                let mut list = vec![7; width];
                (list[0], list[width - 1]) = (1 + i % 100, 1 + i / 100);
                states.put(&list, None, 0);
            }
            assert_eq!(states.len(), 10_000);
            assert!(states.nodes() < 500, "{} nodes below states of {width} numbers", states.nodes());
        }
    }

    #[test]
    fn states_are_kept_once_and_come_back() {
        let states = States::new(5, Costs::Kept);
        let lists: Vec<[u32; 5]> = (0..3000u32).map(|i| [i % 7, i % 11, i % 13, 0, i % 3]).collect();
        let first = states.put(&lists[0], None, 9).0;
        let ids: Vec<StateId> = lists.iter().map(|l| states.put(l, Some(first), 5).0).collect();
        let mut tree = Tree::default();
        for (list, id) in lists.iter().zip(&ids) {
            states.get(*id, &mut tree);
            assert_eq!(tree.state()[..5], list[..]);
            assert_eq!(states.put(list, None, 5), (*id, Reached::Known));
        }
        states.get(ids[5], &mut tree);
        let mut changed = lists[5];
        (changed[1], changed[4]) = (77, 78);
        let mut look = Lookup::default();
        let mut roots = vec![];
        // The first look stores what is new, the second one finds it.
        let changes = [Changes::from_slice(&[(1, 77), (4, 78)]), Changes::from_slice(&[(0, lists[6][0])])];
        let find = |look: &mut Lookup, roots: &mut Vec<Root>| {
            look.clear();
            changes.iter().for_each(|changes| states.look_for(look, &tree, changes));
            states.find(look, roots);
        };
        find(&mut look, &mut roots);
        assert!(roots[0].known.is_none());
        let by_change = states.put_root(roots[0], &mut look.views, None, 5).0;
        assert_eq!(states.put(&changed, None, 5), (by_change, Reached::Known));
        find(&mut look, &mut roots);
        assert!(roots[0].known.is_some());
        assert_eq!(states.put_root(roots[0], &mut look.views, None, 5), (by_change, Reached::Known));
        assert_eq!(tree.state()[..5], lists[5][..]);
        assert_eq!(states.put(&lists[0], None, 1), (first, Reached::Cheaper));
        assert_eq!(states.len(), 3001);
        assert!(states.mark(first) && !states.mark(first) && states.is_marked(first));
        states.close(ids[1]);
        assert_eq!((states.way_out(first), states.way_out(ids[1])), (WayOut::Known, WayOut::None));
        assert_eq!(states.way_out(ids[2]), WayOut::Unknown);
    }
}
