//! Looking for several states at once.
//!
//! In a large search nearly every look into a table waits for memory. But memory can be asked for several
//! things at once: so the states that the steps of some states lead to are looked for together, level by
//! level of their trees, and on each level all entries are read before the first is needed.

use super::shape::Shape;
use super::{RecentPairs, Root, RootViews, StateId, States, Tree, split};
use smallvec::SmallVec;

/// The changes that a step makes to a state: places, and their new numbers.
pub type Changes = SmallVec<[(usize, u32); 2]>;

/// The tables and lists that a worker needs to look for states.
#[derive(Default)]
pub struct Lookup {
    /// The pairs that were looked up before.
    pub recent: RecentPairs,
    /// The parts of the store that can be read without a lock.
    pub views: RootViews,
    /// The trees of the states that are looked for, one after the other.
    trees: Vec<u32>,
    /// The nodes that have changed, by the number of nodes above them: where a tree begins, and the node in
    /// it.
    levels: Vec<Vec<(usize, usize)>>,
    /// The pairs of the present level that no cache knows: where the number goes, and the pair.
    pending: Vec<(usize, u64)>,
}

/// Stands for the number of a node that has changed and is not known yet, or not stored.
const UNKNOWN: u32 = u32::MAX;

impl Lookup {
    /// Forgets the states that were looked for.
    pub fn clear(&mut self) {
        self.trees.clear();
        self.levels.iter_mut().for_each(Vec::clear);
    }

    /// Looks for the changed nodes of the trees, the lowest first. Those that are not stored stay unknown.
    fn find_nodes(&mut self, shape: &Shape) {
        for level in self.levels.iter().rev() {
            self.pending.clear();
            for (begin, node) in level {
                let (left, right) = shape.children(*node);
                let (left, right) = (self.trees[begin + left], self.trees[begin + right]);
                if left == UNKNOWN || right == UNKNOWN {
                    continue;
                }
                match self.recent.get(left, right) {
                    Some(number) => self.trees[begin + node] = number,
                    None => {
                        let key = u64::from(left) << 32 | u64::from(right);
                        self.pending.push((begin + node, key));
                    }
                }
            }
            self.recent.glance(self.pending.iter().map(|(_, key)| *key));
            for (place, key) in &self.pending {
                self.trees[*place] = self.recent.find(*key).unwrap_or(UNKNOWN);
            }
        }
    }
}

impl States {
    /// Reads some states, with the nodes of their trees, into `trees`, so that the worker waits for the nodes
    /// of a level together.
    pub fn get_all(&self, ids: &[StateId], look: &Lookup, trees: &mut Vec<Tree>) {
        trees.resize_with(ids.len(), Tree::default);
        let (left, right) = self.shape.children(1);
        for (id, tree) in ids.iter().zip(trees.iter_mut()) {
            tree.clear(&self.shape);
            let (shard, index) = split(id.0);
            let key = match look.views.0[shard].key(index) {
                0 => self.root(*id),
                key => key,
            };
            (tree.0[left], tree.0[right]) = ((key >> 32) as u32, key as u32);
        }
        for node in self.shape.inner() {
            let (left, right) = self.shape.children(node);
            for tree in trees.iter_mut() {
                let number = tree.0[node];
                (tree.0[left], tree.0[right]) = match look.recent.pair(number) {
                    0 => self.nodes.get(number),
                    pair => ((pair >> 32) as u32, pair as u32),
                };
            }
        }
    }

    /// Adds the state that the changes make of that of `tree` to those that are looked for.
    pub fn look_for(&self, look: &mut Lookup, tree: &Tree, changes: &[(usize, u32)]) {
        let begin = look.trees.len();
        look.trees.extend_from_slice(&tree.0);
        for (place, value) in changes {
            let leaf = self.shape.leaf(*place);
            look.trees[begin + leaf] = *value;
            let mut node = self.shape.parent(leaf);
            // Above a node that another change has reached, all have changed.
            while node > 1 && look.trees[begin + node] != UNKNOWN {
                look.trees[begin + node] = UNKNOWN;
                let depth = self.shape.depth(node);
                if look.levels.len() <= depth {
                    look.levels.resize_with(depth + 1, Vec::new);
                }
                look.levels[depth].push((begin, node));
                node = self.shape.parent(node);
            }
        }
    }

    /// Finds the states that are looked for, and returns their roots in `roots`. Nodes that are not stored
    /// yet are stored, for one state after the other.
    pub fn find(&self, look: &mut Lookup, roots: &mut Vec<Root>) {
        roots.clear();
        look.find_nodes(&self.shape);
        let (left, right) = self.shape.children(1);
        for tree in look.trees.chunks_exact_mut(self.shape.nodes()) {
            if tree[left] == UNKNOWN || tree[right] == UNKNOWN {
                self.put_nodes(tree, &mut look.recent);
            }
            roots.push(Root::new(tree[left], tree[right]));
        }
        look.views.find(roots);
    }

    /// Stores the unknown nodes of a tree, the lowest first.
    fn put_nodes(&self, tree: &mut [u32], recent: &mut RecentPairs) {
        for node in self.shape.inner().rev() {
            if tree[node] == UNKNOWN {
                let (left, right) = self.shape.children(node);
                tree[node] = self.nodes.put_recent(recent, tree[left], tree[right]);
            }
        }
    }
}
