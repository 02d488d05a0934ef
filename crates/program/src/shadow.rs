//! Shadows: data that a register carries beside its value, chosen at compile time.
//!
//! The plain machine carries nothing: `()` takes no space and no time. [`Deps`] remembers which reads a value
//! was computed from (address, data and control dependencies). [`Pending`] marks a value that is not known
//! yet, for engines that let a thread run past a load whose value comes later.

use std::fmt::Debug;
use std::hash::Hash;

/// The number of a read whose value is not known yet; the engine chooses it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Token(pub u32);

/// Data that accompanies a value through registers and private memory, such as the reads that it depends on.
pub trait Shadow: Clone + Default + Eq + Hash + Debug {
    /// Whether there is anything to carry. `false` lets the compiler drop every use of it.
    const TRACKS: bool;
    /// Adds the shadow of another operand, so that this is the shadow of a value computed from both.
    fn join(&mut self, other: &Self);
    /// Returns the read to wait for before the value can be used.
    fn pending(&self) -> Option<Token>;
}

impl Shadow for () {
    const TRACKS: bool = false;
    #[inline]
    fn join(&mut self, _: &()) {}
    #[inline]
    fn pending(&self) -> Option<Token> {
        None
    }
}

/// The set of reads that a value was computed from; a read is given by the number that the engine gave it in
/// its thread.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Deps(Vec<u32>);

impl Deps {
    /// Returns the dependency of a value on the single read number `read`.
    pub fn on(read: u32) -> Self {
        Deps(vec![read])
    }
    /// Returns the numbers of the reads that the value depends on, in ascending order.
    pub fn reads(&self) -> &[u32] {
        &self.0
    }
}

impl Shadow for Deps {
    const TRACKS: bool = true;
    fn join(&mut self, other: &Self) {
        for read in &other.0 {
            if let Err(at) = self.0.binary_search(read) {
                self.0.insert(at, *read);
            }
        }
    }
    fn pending(&self) -> Option<Token> {
        None
    }
}

/// A mark on a value that is perhaps not known yet, with the read that will give it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Pending(Option<Token>);

impl Pending {
    /// Returns the mark of a value that is unknown until the read `token` has its value.
    pub fn on(token: Token) -> Self {
        Pending(Some(token))
    }
}

impl Shadow for Pending {
    const TRACKS: bool = true;
    fn join(&mut self, other: &Self) {
        self.0 = self.0.or(other.0);
    }
    fn pending(&self) -> Option<Token> {
        self.0
    }
}
