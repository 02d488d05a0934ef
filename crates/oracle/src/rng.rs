//! Random numbers that are the same on every machine.

/// A generator of reproducible random numbers, SplitMix64 (Steele, Lea and Flood, *Fast splittable
/// pseudorandom number generators*, OOPSLA 2014). It has one word of state, and is good enough for making
/// tests.
#[derive(Clone, Debug)]
pub struct Rng(u64);

impl Rng {
    /// Returns a generator that starts from `seed`.
    pub fn new(seed: u64) -> Self {
        Rng(seed)
    }

    /// Returns the next random word.
    pub fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// Returns a random number from 0 up to, but not including, `bound` (which is not 0).
    pub fn below(&mut self, bound: u32) -> u32 {
        // The bias of the remainder is below 2⁻³²: no test can see it.
        (self.next_u64() % u64::from(bound)) as u32
    }

    /// Returns a random number from `low` to `high`, both included.
    pub fn between(&mut self, low: u32, high: u32) -> u32 {
        low + self.below(high - low + 1)
    }

    /// Returns true with a chance of one in `n`.
    pub fn one_in(&mut self, n: u32) -> bool {
        self.below(n) == 0
    }

    /// Returns a random element of a list.
    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len() as u32) as usize]
    }

    /// Returns a random element of a list, each as often as its weight says; `None` if all weights are 0.
    pub fn weighted<T: Copy>(&mut self, from: &[(u32, T)]) -> Option<T> {
        let total: u32 = from.iter().map(|(weight, _)| weight).sum();
        let mut at = if total == 0 { return None } else { self.below(total) };
        for (weight, item) in from {
            if at < *weight {
                return Some(*item);
            }
            at -= weight;
        }
        unreachable!("the weights add up to more than {at}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_sequence() {
        // The published test vector for seed 1234567.
        let mut rng = Rng::new(1_234_567);
        let words: Vec<u64> = (0..3).map(|_| rng.next_u64()).collect();
        assert_eq!(words, [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]);
    }

    #[test]
    fn weights() {
        let mut rng = Rng::new(0);
        let mut seen = [0; 3];
        (0..1000).for_each(|_| seen[rng.weighted(&[(1, 0), (0, 1), (3, 2)]).unwrap()] += 1);
        assert_eq!(seen[1], 0);
        assert!(seen[0] > 150 && seen[2] > 650, "{seen:?}");
        assert_eq!(rng.weighted::<u8>(&[(0, 1)]), None);
    }
}
