//! The shape of the trees that states are stored as.

use std::ops::Range;

/// The shape of the trees of pairs that states of one length are stored as. Node 1 is the root, and every
/// other inner node comes after its parent; then come the leaves, which are the numbers of the state.
///
/// Half of the leaves below a node are on either side of it. So both halves of a state take few values, of
/// which states are pairs. (If nearly all numbers were in one half, that half would take nearly as many
/// values as there are states, and each state would be stored twice: as a node and as a root.)
pub struct Shape {
    width: usize,
    /// The two nodes below each inner node.
    children: Vec<(usize, usize)>,
    /// The node above each node, and how many there are above it.
    parents: Vec<(usize, usize)>,
}

impl Shape {
    /// Returns the shape of the trees for states of `width` numbers, at least two.
    pub fn new(width: usize) -> Self {
        assert!(width >= 2, "a root is a pair");
        let mut shape = Shape { width, children: vec![(0, 0); width], parents: vec![(0, 0); 2 * width] };
        let mut inner = 0;
        shape.divide(0..width, (0, 0), &mut inner);
        shape
    }

    /// Makes the subtree for the numbers at these places of a state, and returns its highest node. `inner`:
    /// the number of inner nodes that have been made.
    fn divide(&mut self, places: Range<usize>, above: (usize, usize), inner: &mut usize) -> usize {
        if places.len() == 1 {
            let leaf = self.leaf(places.start);
            self.parents[leaf] = above;
            return leaf;
        }
        *inner += 1;
        let node = *inner;
        self.parents[node] = above;
        let middle = places.start + places.len().div_ceil(2);
        let left = self.divide(places.start..middle, (node, above.1 + 1), inner);
        let right = self.divide(middle..places.end, (node, above.1 + 1), inner);
        self.children[node] = (left, right);
        node
    }

    /// Returns how many numbers a state has.
    #[inline]
    pub fn width(&self) -> usize {
        self.width
    }

    /// Returns how many nodes a tree has, with an unused one in front.
    #[inline]
    pub fn nodes(&self) -> usize {
        2 * self.width
    }

    /// Returns the inner nodes except the root, those above before those below.
    pub fn inner(&self) -> Range<usize> {
        2..self.width
    }

    /// Returns the leaf that is the number at this place of a state.
    #[inline]
    pub fn leaf(&self, place: usize) -> usize {
        self.width + place
    }

    /// Returns the nodes below an inner node.
    #[inline]
    pub fn children(&self, node: usize) -> (usize, usize) {
        self.children[node]
    }

    /// Returns the node above a node; 0 if it is the root.
    #[inline]
    pub fn parent(&self, node: usize) -> usize {
        self.parents[node].0
    }

    /// Returns how many nodes are above a node.
    #[inline]
    pub fn depth(&self, node: usize) -> usize {
        self.parents[node].1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_have_half_of_the_leaves() {
        for width in 2..40 {
            let shape = Shape::new(width);
            let mut leaves = vec![1; shape.nodes()];
            for node in std::iter::once(1).chain(shape.inner()).rev() {
                let (left, right) = shape.children(node);
                assert!(
                    left > node && right > node && shape.parent(left) == node && shape.parent(right) == node
                );
                assert_eq!(shape.depth(left), shape.depth(node) + 1);
                leaves[node] = leaves[left] + leaves[right];
                assert!(leaves[left] == leaves[right] || leaves[left] == leaves[right] + 1);
            }
            assert_eq!((leaves[1], shape.parent(1), shape.depth(1)), (width, 0, 0));
        }
    }
}
