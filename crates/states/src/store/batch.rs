//! Looking for several states at once.
//!
//! In a large search nearly every look into a table waits for memory. But memory can be asked for several
//! things at once: so the states that the steps of some states lead to are looked for together, level by
//! level of their trees, and on each level all entries are read before the first is needed.

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
    /// The nodes of the present level that may have changed: a tree's place, and the node in it.
    level: Vec<(usize, usize)>,
    /// The pairs of the present level that no cache knows: where the number goes, and the pair.
    pending: Vec<(usize, u64)>,
}

/// Stands for the number of a node that is not stored yet.
const UNKNOWN: u32 = u32::MAX;

impl Lookup {
    /// Forgets the states that were looked for.
    pub fn clear(&mut self) {
        self.trees.clear();
        self.level.clear();
    }

    /// Reads the upper nodes of the trees of some states, so that they are at hand when they are needed.
    pub fn glance(&self, ids: &[StateId]) {
        let roots = ids.iter().map(|id| {
            let (shard, index) = split(id.0);
            self.views.0[shard].key(index)
        });
        let nodes = roots.map(|root| self.recent.pair((root >> 32) as u32) ^ self.recent.pair(root as u32));
        std::hint::black_box(nodes.fold(0, |all, pair| all ^ pair));
    }

    /// Adds the state that the changes make of that of `tree` to those that are looked for.
    pub fn add(&mut self, tree: &Tree, changes: &[(usize, u32)]) {
        let begin = self.trees.len();
        self.trees.extend_from_slice(&tree.0);
        for (place, value) in changes {
            let leaf = tree.0.len() / 2 + place;
            self.trees[begin + leaf] = *value;
            self.level.push((begin, leaf / 2));
        }
    }
}

impl States {
    /// Looks for the states that were added to `look`, and returns their roots in `roots`. Nodes that are not
    /// stored yet are stored, for one state after the other.
    pub fn find(&self, look: &mut Lookup, roots: &mut Vec<Root>) {
        roots.clear();
        look.find_nodes();
        for tree in look.trees.chunks_exact_mut(2 * self.width) {
            if tree[2] == UNKNOWN || tree[3] == UNKNOWN {
                self.put_nodes(tree, &mut look.recent);
            }
            roots.push(Root::new(tree[2], tree[3]));
        }
        look.views.find(roots);
    }

    /// Stores the unknown nodes of a tree, the lowest first.
    fn put_nodes(&self, tree: &mut [u32], recent: &mut RecentPairs) {
        let mut first = self.width / 2;
        while first >= 2 {
            for node in first..2 * first {
                if tree[node] == UNKNOWN {
                    tree[node] = self.nodes.put_recent(recent, tree[2 * node], tree[2 * node + 1]);
                }
            }
            first /= 2;
        }
    }
}

impl Lookup {
    /// Looks for the nodes of the trees. Those that are not stored become unknown.
    fn find_nodes(&mut self) {
        while self.level.last().is_some_and(|(_, node)| *node >= 2) {
            self.pending.clear();
            for (begin, node) in &mut self.level {
                let (left, right) = (self.trees[*begin + 2 * *node], self.trees[*begin + 2 * *node + 1]);
                let known = match left == UNKNOWN || right == UNKNOWN {
                    true => Some(UNKNOWN),
                    false => self.recent.get(left, right),
                };
                match known {
                    Some(number) => self.trees[*begin + *node] = number,
                    None => {
                        let key = u64::from(left) << 32 | u64::from(right);
                        self.pending.push((*begin + *node, key));
                    }
                }
                *node /= 2;
            }
            self.recent.glance(self.pending.iter().map(|(_, key)| *key));
            for (place, key) in &self.pending {
                self.trees[*place] = self.recent.find(*key).unwrap_or(UNKNOWN);
            }
        }
    }
}
