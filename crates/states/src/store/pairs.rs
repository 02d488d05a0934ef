//! Pairs of numbers, each stored once: the nodes of the trees that states are.

use super::Memo;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

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
    len: usize,
    view: View,
}

/// The arrays of a shard. A worker keeps them and looks up pairs without a lock; when the shard has had to
/// make larger ones, what is in them is still true, but not all.
#[derive(Clone, Default)]
pub struct View {
    /// The pairs.
    keys: Arc<[AtomicU64]>,
    /// Open addressing with linear probing. An entry is 0, or the place of a pair plus 1, with some bits of
    /// the hash above it, so that few pairs are compared for nothing.
    table: Arc<[AtomicU32]>,
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

/// Returns the place in a table of this size at which the search for a pair with this hash begins.
#[inline]
fn first_place(hash: u64, size: usize) -> usize {
    (((hash >> INDEX_BITS & 0xffff_ffff) * size as u64) >> 32) as usize
}

/// Returns the bits of a hash that are in the entries of a table.
#[inline]
fn tag(hash: u64) -> u32 {
    (hash as u32) << INDEX_BITS
}

impl View {
    /// Reads the entry of the table at which the search for a pair with this hash begins.
    #[inline]
    pub fn glance(&self, hash: u64) -> u32 {
        let entry = self.table.get(first_place(hash, self.table.len()));
        entry.map_or(0, |entry| entry.load(Ordering::Relaxed))
    }

    /// Reads the pair that the entry at which the search for a pair with this hash begins stands for.
    #[inline]
    pub fn glance_at_key(&self, hash: u64) -> u64 {
        let entry = self.glance(hash);
        if entry & !INDEX == tag(hash) { self.key(((entry & INDEX) as usize).wrapping_sub(1)) } else { 0 }
    }

    /// Returns the pair at a place of the shard; 0 if it came after the view was taken.
    #[inline]
    pub fn key(&self, index: usize) -> u64 {
        self.keys.get(index).map_or(0, |key| key.load(Ordering::Relaxed))
    }

    /// Returns the place of a pair. (If there is none, the pair may have come after the view was taken.)
    #[inline]
    pub fn find(&self, key: u64, hash: u64) -> Option<usize> {
        self.search(key, hash).ok()
    }

    /// Returns the place of a pair, or else that of the first free entry of the table.
    #[inline]
    fn search(&self, key: u64, hash: u64) -> Result<usize, usize> {
        let size = self.table.len();
        let tag = tag(hash);
        let mut at = first_place(hash, size);
        loop {
            let entry = match self.table.get(at) {
                Some(entry) => entry.load(Ordering::Acquire),
                None if size == 0 => 0,
                None => {
                    at = 0;
                    continue;
                }
            };
            if entry == 0 {
                return Err(at);
            }
            if entry & !INDEX == tag {
                let index = (entry & INDEX) as usize - 1;
                if self.keys.get(index).is_some_and(|known| known.load(Ordering::Relaxed) == key) {
                    return Ok(index);
                }
            }
            at += 1;
        }
    }
}

impl Shard {
    /// Stores a pair in this shard, if it is not there yet, and returns its place and whether it is new.
    pub fn put(&mut self, key: u64, hash: u64) -> (usize, bool) {
        if self.len * 5 >= self.view.table.len() * 4 {
            self.grow_table();
        }
        let at = match self.view.search(key, hash) {
            Ok(index) => return (index, false),
            Err(at) => at,
        };
        let index = self.len;
        assert!(index + 1 < INDEX as usize, "a shard holds 67 million pairs");
        if self.view.keys.len() == index {
            let more = std::iter::repeat_with(AtomicU64::default).take((index / 8).max(32));
            let known = self.view.keys.iter().map(|key| AtomicU64::new(key.load(Ordering::Relaxed)));
            self.view.keys = known.chain(more).collect::<Vec<_>>().into();
        }
        self.view.keys[index].store(key, Ordering::Relaxed);
        // Whoever finds the entry finds the pair.
        self.view.table[at].store(tag(hash) | (index as u32 + 1), Ordering::Release);
        self.len += 1;
        (index, true)
    }

    /// Makes the table half as large again. Its size is not a power of two, so that little of it is empty.
    fn grow_table(&mut self) {
        let size = (self.view.table.len() * 3 / 2).max(64);
        let mut table = vec![0u32; size];
        for (index, key) in self.view.keys[..self.len].iter().enumerate() {
            let hash = hash(key.load(Ordering::Relaxed));
            let mut at = first_place(hash, size);
            while table[at] != 0 {
                at = if at + 1 == size { 0 } else { at + 1 };
            }
            table[at] = tag(hash) | (index as u32 + 1);
        }
        self.view.table = table.into_iter().map(AtomicU32::new).collect();
    }

    /// Returns the pair at a place of this shard.
    #[inline]
    pub fn key(&self, index: usize) -> u64 {
        self.view.keys[index].load(Ordering::Relaxed)
    }

    /// Returns the number of pairs.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Makes `view` the newest one.
    #[inline]
    pub fn show(&self, view: &mut View) {
        if !Arc::ptr_eq(&self.view.keys, &view.keys) || !Arc::ptr_eq(&self.view.table, &view.table) {
            *view = self.view.clone();
        }
    }

    /// Returns how many bytes of memory the shard takes.
    pub fn bytes(&self) -> u64 {
        8 * self.view.keys.len() as u64 + 4 * self.view.table.len() as u64
    }
}

impl Default for Pairs {
    fn default() -> Self {
        Pairs { shards: (0..SHARDS).map(|_| Mutex::default()).collect() }
    }
}

/// A cache, for one worker, of the numbers of recently stored pairs. A look into the large table is two cache
/// misses; this is none, most of the time.
pub struct RecentPairs {
    recent: Memo<u64, u32>,
    views: Vec<View>,
}

const RECENT: usize = 1 << 16;

impl Default for RecentPairs {
    fn default() -> Self {
        RecentPairs { recent: Memo::new(RECENT), views: vec![View::default(); SHARDS] }
    }
}

impl RecentPairs {
    /// Returns the number of a pair, if the cache has it.
    #[inline]
    pub fn get(&self, left: u32, right: u32) -> Option<u32> {
        self.recent.get(u64::from(left) << 32 | u64::from(right))
    }

    /// Returns the pair with this number; (0, 0) if it came after the views were taken.
    #[inline]
    pub fn pair(&self, number: u32) -> u64 {
        let (shard, index) = split(number);
        if number == 0 { 0 } else { self.views[shard].key(index - 1) }
    }

    /// Reads what the search for these pairs begins with.
    #[inline]
    pub fn glance(&self, keys: impl Iterator<Item = u64> + Clone) {
        let places = keys.map(shard_of);
        let entries = places.clone().map(|(shard, hash)| self.views[shard].glance(hash));
        std::hint::black_box(entries.fold(0, |all, entry| all ^ entry));
        let pairs = places.map(|(shard, hash)| self.views[shard].glance_at_key(hash));
        std::hint::black_box(pairs.fold(0, |all, pair| all ^ pair));
    }

    /// Returns the number of a pair that is not in the cache, if it is stored, and puts it there.
    #[inline]
    pub fn find(&mut self, key: u64) -> Option<u32> {
        let (shard, hash) = shard_of(key);
        let number = number(shard, self.views[shard].find(key, hash)? + 1);
        self.recent.put(key, number);
        Some(number)
    }
}

impl Pairs {
    /// Stores a pair like [`Pairs::put`], which this worker has not found without a lock.
    #[inline]
    pub fn put_recent(&self, recent: &mut RecentPairs, left: u32, right: u32) -> u32 {
        if let Some(number) = recent.get(left, right) {
            return number;
        }
        let key = u64::from(left) << 32 | u64::from(right);
        let (shard, hash) = shard_of(key);
        let mut pairs = self.shards[shard].lock().expect("no holder panics");
        let (index, _) = pairs.put(key, hash);
        pairs.show(&mut recent.views[shard]);
        let number = number(shard, index + 1);
        recent.recent.put(key, number);
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
        let key = self.shards[shard].lock().expect("no holder panics").key(index - 1);
        ((key >> 32) as u32, key as u32)
    }

    /// Returns how many bytes of memory the table of pairs takes.
    pub fn bytes(&self) -> u64 {
        self.shards.iter().map(|s| s.lock().expect("no holder panics").bytes()).sum()
    }

    /// Returns the number of stored pairs.
    pub fn len(&self) -> u64 {
        self.shards.iter().map(|s| s.lock().expect("no holder panics").len() as u64).sum()
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
