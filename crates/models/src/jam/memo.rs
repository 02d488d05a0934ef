//! A cache of verdicts on recent graphs.
//!
//! The engine does not meet graphs that differ in coherence only right after one another: it chooses a place
//! in coherence order when a write is made, and makes everything that is added later anew for each place. So
//! the last verdict alone would seldom be of use. This is a table of many verdicts, found by a hash of the
//! whole graph. A graph is taken for another only if all that was loaded is the same, never by the hash
//! alone; two graphs with the same place in the table replace each other.

use super::Verdict;
use super::events::Events;

/// Number of places in the table.
const PLACES: usize = 1 << 12;
/// Approximate number of words that all graphs may take: large graphs have fewer places.
const WORDS: usize = 1 << 20;

/// A graph as [`Events::write_key`] writes it, and its verdict. An empty key means no entry.
#[derive(Debug, Default, Clone)]
struct Entry {
    key: Vec<u64>,
    verdict: Verdict,
}

/// A cache of verdicts on recent graphs, for an engine that meets the same events and `rf` with several
/// coherence orders.
#[derive(Debug, Default)]
pub(super) struct Memo {
    entries: Vec<Entry>,
    /// The key of the graph that was looked for last, and its place.
    key: Vec<u64>,
    place: usize,
}

impl Memo {
    /// Returns the cached verdict on the loaded graph `events`; `None` if the cache has none.
    pub fn find(&mut self, events: &Events) -> Option<Verdict> {
        if self.entries.is_empty() {
            self.entries.resize(PLACES, Entry::default());
        }
        events.write_key(&mut self.key);
        let places = (WORDS / self.key.len()).clamp(1, PLACES);
        self.place = hash(&self.key) as usize % places;
        let entry = &self.entries[self.place];
        (entry.key == self.key).then_some(entry.verdict)
    }

    /// Stores `verdict` for the graph that [`Memo::find`] was asked about last.
    pub fn keep(&mut self, verdict: Verdict) {
        let entry = &mut self.entries[self.place];
        // (A copy, so that large graphs take memory in their own places only.)
        entry.key.clear();
        entry.key.extend_from_slice(&self.key);
        entry.verdict = verdict;
    }
}

/// Returns a hash that depends on every word and its place.
fn hash(key: &[u64]) -> u64 {
    let mixed =
        key.iter().fold(0u64, |hash, word| (hash.rotate_left(5) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    mixed >> 32
}
