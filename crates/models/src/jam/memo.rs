//! Verdicts on graphs seen lately.
//!
//! The engine does not come by the graphs that differ in coherence only one right after the other: a place in
//! coherence order is chosen when a write is made, and what is added later is made anew for each. So the last
//! verdict alone would seldom be of use. Here is a table of many, found by a hash of the whole graph. A graph
//! is taken for another only if all that was loaded is the same, never by the hash alone; two that share a
//! place in the table put each other out.

use super::Verdict;
use super::events::Events;

/// How many places there are.
const PLACES: usize = 1 << 12;
/// How many words all graphs may take, about: large graphs have fewer places.
const WORDS: usize = 1 << 20;

/// A graph as [`Events::write_key`] has it, and the verdict. An empty one is none.
#[derive(Debug, Default, Clone)]
struct Entry {
    key: Vec<u64>,
    verdict: Verdict,
}

/// The table.
#[derive(Debug, Default)]
pub(super) struct Memo {
    entries: Vec<Entry>,
    /// The graph that was looked for last, and its place.
    key: Vec<u64>,
    place: usize,
}

impl Memo {
    /// The verdict on a graph, if it is known.
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

    /// Keeps the verdict on the graph that was looked for last.
    pub fn keep(&mut self, verdict: Verdict) {
        let entry = &mut self.entries[self.place];
        // (A copy, so that large graphs take memory in their own places only.)
        entry.key.clear();
        entry.key.extend_from_slice(&self.key);
        entry.verdict = verdict;
    }
}

/// Every word counts, and so does its place.
fn hash(key: &[u64]) -> u64 {
    let mixed =
        key.iter().fold(0u64, |hash, word| (hash.rotate_left(5) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    mixed >> 32
}
