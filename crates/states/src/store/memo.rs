//! A cache of results, with a bound on its size.

use super::hash_of;
use std::hash::Hash;

/// Number of entries that a cache has room for at first.
const FIRST: usize = 1 << 9;

/// A cache of what a function returned for recent arguments. Each key has one place, and drops the entry that
/// is there. The cache grows as long as it is too small for the keys that it is given, so that a short search
/// does not pay for the room that a long one needs.
///
/// The default key stands for an empty place: its value must be the default value.
pub struct Memo<K, V> {
    entries: Vec<(K, V)>,
    /// The number of entries that were put since the cache was made or has grown.
    put: usize,
    most: usize,
}

impl<K: Copy + Default + Hash + PartialEq, V: Copy + Default> Memo<K, V> {
    /// Returns an empty cache that grows to at most `most` entries, a power of two.
    pub fn new(most: usize) -> Self {
        assert!(most.is_power_of_two(), "a place in the cache is some bits of a hash");
        Memo { entries: vec![Default::default(); FIRST.min(most)], put: 0, most }
    }

    #[inline]
    fn place(&self, key: &K) -> usize {
        (hash_of(key) >> 40) as usize & (self.entries.len() - 1)
    }

    /// Returns the value of a key, if the cache has it.
    #[inline]
    pub fn get(&self, key: K) -> Option<V> {
        let (known, value) = self.entries[self.place(&key)];
        (known == key).then_some(value)
    }

    /// Adds the value of a key.
    #[inline]
    pub fn put(&mut self, key: K, value: V) {
        if self.put >= 2 * self.entries.len() && self.entries.len() < self.most {
            self.grow();
        }
        self.put += 1;
        let place = self.place(&key);
        self.entries[place] = (key, value);
    }

    fn grow(&mut self) {
        let larger = vec![Default::default(); (4 * self.entries.len()).min(self.most)];
        let old = std::mem::replace(&mut self.entries, larger);
        self.put = 0;
        for (key, value) in old.into_iter().filter(|(key, _)| *key != K::default()) {
            let place = self.place(&key);
            self.entries[place] = (key, value);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cache_grows_and_keeps_what_it_has() {
        let mut memo: Memo<u64, u32> = Memo::new(1 << 12);
        for key in 1..=200u64 {
            memo.put(key, key as u32 * 3);
        }
        let kept: Vec<u64> = (1..=200).filter(|key| memo.get(*key).is_some()).collect();
        assert!(kept.len() > 100);
        assert!(kept.iter().all(|key| memo.get(*key) == Some(*key as u32 * 3)));
        memo.grow();
        assert!(kept.iter().all(|key| memo.get(*key) == Some(*key as u32 * 3)));
        for key in 1..=100_000u64 {
            memo.put(key, key as u32 * 3);
            assert_eq!(memo.get(key), Some(key as u32 * 3));
        }
        assert_eq!(memo.entries.len(), 1 << 12);
        assert_eq!(memo.get(0).unwrap_or(0), 0);
    }
}
