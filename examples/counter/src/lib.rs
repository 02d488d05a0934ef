//! A counter that several threads may use, to try `cargo fencepost test`.

use std::sync::atomic::{AtomicU32, Ordering};

/// Counts.
#[derive(Default)]
pub struct Counter(AtomicU32);

impl Counter {
    /// Adds one.
    pub fn add(&self) {
        if cfg!(feature = "racy") {
            let now = self.0.load(Ordering::Relaxed);
            self.0.store(now + 1, Ordering::Relaxed);
        } else {
            self.0.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// Returns how often something was added.
    pub fn get(&self) -> u32 {
        self.0.load(Ordering::Relaxed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_thread() {
        let counter = Counter::default();
        counter.add();
        assert_eq!(counter.get(), 1);
    }

    #[test]
    #[should_panic(expected = "not yet")]
    fn nothing_was_added() {
        assert_eq!(Counter::default().get(), 1, "not yet");
    }
}
