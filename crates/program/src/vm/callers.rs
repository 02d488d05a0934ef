//! The suspended frames of a thread: a list that copies of the thread share.
//!
//! Recursion makes the list long, so nothing here recurses along it: a program may call deeper than the stack
//! of the process that checks it would allow.

use super::state::{Caller, share};
use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut};
use std::sync::Arc;

/// The innermost caller, which has the others; `None` in the outermost frame.
#[derive(Debug)]
pub(super) struct Callers<S>(Option<Arc<Caller<S>>>);

impl<S> Callers<S> {
    /// Returns the list that begins with `caller`.
    pub fn from(caller: Caller<S>) -> Self {
        Callers(Some(Arc::new(caller)))
    }

    /// Returns the callers, innermost first.
    pub fn iter(&self) -> impl Iterator<Item = &Caller<S>> {
        std::iter::successors(self.as_deref(), |caller| caller.parent.as_deref())
    }
}

impl<S> Default for Callers<S> {
    fn default() -> Self {
        Callers(None)
    }
}

impl<S> Deref for Callers<S> {
    type Target = Option<Arc<Caller<S>>>;
    #[inline]
    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl<S> DerefMut for Callers<S> {
    #[inline]
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

impl<S> Clone for Callers<S> {
    fn clone(&self) -> Self {
        Callers(self.0.clone())
    }

    #[inline]
    fn clone_from(&mut self, source: &Self) {
        share(&mut self.0, &source.0);
    }
}

impl<S> Drop for Callers<S> {
    #[inline]
    fn drop(&mut self) {
        if let Some(innermost) = self.0.take() {
            drop_each(innermost);
        }
    }
}

/// Drops the frames that no other list has, one after the other.
fn drop_each<S>(innermost: Arc<Caller<S>>) {
    let mut next = Some(innermost);
    while let Some(mut caller) = next.and_then(Arc::into_inner) {
        next = caller.parent.take();
    }
}

impl<S: PartialEq> PartialEq for Callers<S> {
    fn eq(&self, other: &Self) -> bool {
        let (mut a, mut b) = (&self.0, &other.0);
        loop {
            match (a, b) {
                (None, None) => return true,
                (Some(x), Some(y)) if Arc::ptr_eq(x, y) => return true,
                (Some(x), Some(y)) if x.is_same_frame(y) => (a, b) = (&x.parent, &y.parent),
                _ => return false,
            }
        }
    }
}

impl<S: Eq> Eq for Callers<S> {}

impl<S: Hash> Hash for Callers<S> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.iter().for_each(|caller| caller.hash_frame(state));
        state.write_u8(0);
    }
}
