//! A list that several threads may append to, and read without a lock.

use std::sync::OnceLock;

/// Number of elements in the first block; each block is twice as large as the one before.
const FIRST: u32 = 256;
const BLOCKS: usize = 25;

/// A list that only grows, and that several threads may append to and read without a lock. Where an element
/// is never changes, so that it can be lent out while others are added.
pub struct AppendVec<T> {
    blocks: [OnceLock<Box<[OnceLock<T>]>>; BLOCKS],
}

impl<T> Default for AppendVec<T> {
    fn default() -> Self {
        AppendVec { blocks: [const { OnceLock::new() }; BLOCKS] }
    }
}

/// Returns the block in which an element is, and its place in the block.
#[inline]
fn place(index: u32) -> (usize, usize) {
    let number = u64::from(index) + u64::from(FIRST);
    let block = 63 - number.leading_zeros() - FIRST.trailing_zeros();
    (block as usize, (number - (u64::from(FIRST) << block)) as usize)
}

impl<T> AppendVec<T> {
    /// Sets element `index` of the list, which must not have been set before.
    pub fn set(&self, index: u32, value: T) {
        let (block, at) = place(index);
        let block = self.blocks[block].get_or_init(|| {
            let len = (FIRST as usize) << block;
            std::iter::repeat_with(OnceLock::new).take(len).collect()
        });
        let fresh = block[at].set(value).is_ok();
        assert!(fresh, "an element is set once");
    }

    /// Returns element `index` of the list, which must have been set.
    #[inline]
    pub fn get(&self, index: u32) -> &T {
        let (block, at) = place(index);
        let element = self.blocks[block].get().and_then(|block| block[at].get());
        element.expect("numbers are handed out after the element is there")
    }

    /// Returns how many bytes the blocks of a list of `len` elements take (what the elements point at not
    /// included).
    pub fn bytes(len: u32) -> u64 {
        let (block, _) = place(len.saturating_sub(1));
        let elements = (u64::from(FIRST) << (block + 1)) - u64::from(FIRST);
        elements * size_of::<OnceLock<T>>() as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elements_stay_where_they_are() {
        let list = AppendVec::default();
        (0..5000u32).for_each(|i| list.set(i, i * 3));
        assert!((0..5000).all(|i| *list.get(i) == i * 3));
    }

    #[test]
    fn blocks_follow_each_other() {
        assert_eq!(place(0), (0, 0));
        assert_eq!(place(FIRST - 1), (0, FIRST as usize - 1));
        assert_eq!(place(FIRST), (1, 0));
        assert_eq!(place(u32::MAX).0, BLOCKS - 1);
    }
}
