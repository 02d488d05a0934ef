//! Pairs of numbers, each stored once: the nodes of the trees that states are.

use std::sync::Mutex;

const SHARD_BITS: u32 = 6;
const INDEX_BITS: u32 = 32 - SHARD_BITS;
const INDEX: u32 = (1 << INDEX_BITS) - 1;

/// A table that stores each pair of numbers once and gives equal pairs the same number. Number 0 is the pair
/// (0, 0), which takes no space.
pub struct Pairs {
    shards: Vec<Mutex<Shard>>,
}

/// One of the parts of a table of pairs, with pairs in the order they came, and an index of them.
#[derive(Default)]
pub struct Shard {
    /// The pairs.
    pub keys: Vec<u64>,
    /// Open addressing with linear probing. An entry is 0, or the place of a pair plus 1, with some bits of
    /// the hash above it, so that few pairs are compared for nothing.
    table: Vec<u32>,
}

/// Returns the hash of a pair. Its highest bits choose the shard, the others the place in it.
#[inline]
fn hash(key: u64) -> u64 {
    let mixed = (key ^ (key >> 32)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed ^ (mixed >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9)
}

/// Returns the shard that the pair with this number is in, and its place there.
#[inline]
pub fn split(number: u32) -> (usize, usize) {
    ((number >> INDEX_BITS) as usize, (number & INDEX) as usize)
}

/// Returns the number of the pair at place `index` of a shard.
#[inline]
pub fn number(shard: usize, index: usize) -> u32 {
    assert!(index < INDEX as usize, "a shard holds 67 million pairs");
    (shard as u32) << INDEX_BITS | index as u32
}

/// Number of shards that a table of pairs is divided into, each with a lock of its own.
pub const SHARDS: usize = 1 << SHARD_BITS;

/// Returns the shard that a pair belongs to, and the pair's hash.
#[inline]
pub fn shard_of(key: u64) -> (usize, u64) {
    let hash = hash(key);
    ((hash >> (64 - SHARD_BITS)) as usize, hash)
}

impl Shard {
    /// Stores a pair in this shard, if it is not there yet, and returns its place and whether it is new.
    pub fn put(&mut self, key: u64, hash: u64) -> (usize, bool) {
        if self.keys.len() * 5 >= self.table.len() * 4 {
            self.grow();
        }
        let mask = self.table.len() - 1;
        let tag = (hash as u32) << INDEX_BITS;
        let mut at = (hash >> SHARD_BITS) as usize & mask;
        loop {
            let entry = self.table[at];
            if entry == 0 {
                break;
            }
            if entry & !INDEX == tag {
                let index = (entry & INDEX) as usize - 1;
                if self.keys[index] == key {
                    return (index, false);
                }
            }
            at = (at + 1) & mask;
        }
        let index = self.keys.len();
        assert!(index + 1 < INDEX as usize, "a shard holds 67 million pairs");
        self.table[at] = tag | (index as u32 + 1);
        if self.keys.capacity() == index {
            self.keys.reserve_exact((index / 4).max(64));
        }
        self.keys.push(key);
        (index, true)
    }

    fn grow(&mut self) {
        let size = (self.table.len() * 2).max(64);
        self.table = vec![0; size];
        for (index, key) in self.keys.iter().enumerate() {
            let hash = hash(*key);
            let tag = (hash as u32) << INDEX_BITS;
            let mut at = (hash >> SHARD_BITS) as usize & (size - 1);
            while self.table[at] != 0 {
                at = (at + 1) & (size - 1);
            }
            self.table[at] = tag | (index as u32 + 1);
        }
    }

    /// Returns how many bytes of memory the shard takes.
    pub fn bytes(&self) -> u64 {
        8 * self.keys.capacity() as u64 + 4 * self.table.capacity() as u64
    }
}

impl Default for Pairs {
    fn default() -> Self {
        Pairs { shards: (0..SHARDS).map(|_| Mutex::default()).collect() }
    }
}

/// A cache, for one worker, of the numbers of recently stored pairs. A look into the large table is two cache
/// misses; this is none, most of the time. A collision drops the older entry.
pub struct RecentPairs(Vec<(u64, u32)>);

const RECENT: usize = 1 << 16;

impl Default for RecentPairs {
    fn default() -> Self {
        RecentPairs(vec![(0, 0); RECENT])
    }
}

impl Pairs {
    /// Stores a pair like [`Pairs::put`], looking into the cache of recent pairs first.
    #[inline]
    pub fn put_recent(&self, recent: &mut RecentPairs, left: u32, right: u32) -> u32 {
        let key = u64::from(left) << 32 | u64::from(right);
        let slot = (hash(key) >> 20) as usize % RECENT;
        let known = recent.0[slot];
        if known.0 == key {
            // (0, 0) is number 0, as it is in an empty slot.
            return known.1;
        }
        let number = self.put(left, right);
        recent.0[slot] = (key, number);
        number
    }

    /// Stores a pair, if it is not stored yet, and returns its number.
    pub fn put(&self, left: u32, right: u32) -> u32 {
        if left == 0 && right == 0 {
            return 0;
        }
        let key = u64::from(left) << 32 | u64::from(right);
        let (shard, hash) = shard_of(key);
        let (index, _) = self.shards[shard].lock().expect("no holder panics").put(key, hash);
        number(shard, index + 1)
    }

    /// Returns the stored pair with this number.
    pub fn get(&self, number: u32) -> (u32, u32) {
        let (shard, index) = split(number);
        if number == 0 {
            return (0, 0);
        }
        let key = self.shards[shard].lock().expect("no holder panics").keys[index - 1];
        ((key >> 32) as u32, key as u32)
    }

    /// Returns how many bytes of memory the table of pairs takes.
    pub fn bytes(&self) -> u64 {
        self.shards.iter().map(|s| s.lock().expect("no holder panics").bytes()).sum()
    }

    /// Returns the number of stored pairs.
    pub fn len(&self) -> u64 {
        self.shards.iter().map(|s| s.lock().expect("no holder panics").keys.len() as u64).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_come_back_by_number() {
        let pairs = Pairs::default();
        let numbers: Vec<u32> = (0..20_000u32).map(|i| pairs.put(i % 150, i / 7)).collect();
        for (i, number) in (0..20_000u32).zip(&numbers) {
            assert_eq!(pairs.get(*number), (i % 150, i / 7));
            assert_eq!(pairs.put(i % 150, i / 7), *number);
        }
        assert_eq!(pairs.put(0, 0), 0);
    }
}
