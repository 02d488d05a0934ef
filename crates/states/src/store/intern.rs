//! Components, each stored once and known by a number.

use super::append::AppendVec;
use hashbrown::HashTable;
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};

/// Number of parts that a table has, so that threads seldom wait for each other.
const SHARDS: usize = 16;

/// A component of states whose memory outside its own value can be measured.
pub trait HeapBytes {
    /// Returns the bytes that the component points at.
    fn bytes(&self) -> u64;
}

impl HeapBytes for Box<[u8]> {
    fn bytes(&self) -> u64 {
        self.len() as u64
    }
}

impl HeapBytes for Box<[u32]> {
    fn bytes(&self) -> u64 {
        4 * self.len() as u64
    }
}

impl HeapBytes for (u32, u32) {
    fn bytes(&self) -> u64 {
        0
    }
}

/// A store of the components of states (threads, buffers, pages of memory) that gives equal ones the same
/// number, from 1 on.
pub struct Interner<T> {
    items: AppendVec<T>,
    shards: [Mutex<HashTable<u32>>; SHARDS],
    len: AtomicU32,
    bytes: AtomicU64,
}

impl<T> Default for Interner<T> {
    fn default() -> Self {
        Interner {
            items: AppendVec::default(),
            shards: std::array::from_fn(|_| Mutex::new(HashTable::new())),
            len: AtomicU32::new(0),
            bytes: AtomicU64::new(0),
        }
    }
}

/// Returns the hash of a component of states.
pub fn hash_of(value: &(impl Hash + ?Sized)) -> u64 {
    let mut hasher = FxHasher::default();
    value.hash(&mut hasher);
    // The low bits of this hash are weak, and tables use them.
    let hash = hasher.finish();
    (hash ^ (hash >> 32)).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

impl<T: HeapBytes> Interner<T> {
    /// Returns the number of the stored component that equals `key`; if there is none, stores the one that
    /// `make` makes.
    pub fn put<K: Hash + ?Sized>(
        &self,
        key: &K,
        equals: impl Fn(&T, &K) -> bool,
        key_hash: impl Fn(&T) -> u64,
        make: impl FnOnce() -> T,
    ) -> u32 {
        let hash = hash_of(key);
        let mut table = self.shards[(hash >> 60) as usize].lock().expect("no holder panics");
        if let Some(number) = table.find(hash, |number| equals(self.items.get(*number), key)) {
            return *number;
        }
        let value = make();
        self.bytes.fetch_add(value.bytes(), Ordering::Relaxed);
        let number = self.len.fetch_add(1, Ordering::Relaxed) + 1;
        self.items.set(number, value);
        table.insert_unique(hash, number, |number| key_hash(self.items.get(*number)));
        number
    }

    /// Returns the stored component with this number.
    #[inline]
    pub fn get(&self, number: u32) -> &T {
        self.items.get(number)
    }

    /// Returns the number of stored components.
    pub fn len(&self) -> u64 {
        u64::from(self.len.load(Ordering::Relaxed))
    }

    /// Returns how many bytes of memory the interner takes.
    pub fn bytes(&self) -> u64 {
        let len = self.len.load(Ordering::Relaxed);
        AppendVec::<T>::bytes(len + 1) + u64::from(len) * 6 + self.bytes.load(Ordering::Relaxed)
    }
}

impl<T: Copy + Hash + Eq + HeapBytes> Interner<T> {
    /// Stores a component that can be copied and returns its number.
    pub fn put_copy(&self, value: T) -> u32 {
        self.put(&value, |item, key| item == key, hash_of, || value)
    }
}

impl<E: Hash + Eq + Clone> Interner<Box<[E]>>
where
    Box<[E]>: HeapBytes,
{
    /// Stores a list as a component and returns its number.
    pub fn put_slice(&self, slice: &[E]) -> u32 {
        self.put(slice, |item, key| **item == *key, |item| hash_of(&**item), || slice.into())
    }
}
