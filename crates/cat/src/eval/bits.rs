//! Sets and relations as bits: a set is a row, a relation a row per event.
//!
//! All functions work on plain slices, the operands before the result in one buffer: nothing is allocated
//! while a model is evaluated. With at most 64 events a row is one word, which is nearly always so.

/// The dimensions of the bit sets and bit matrices of one execution, as the number of events and of 64-bit
/// words per row.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Shape {
    /// The number of events.
    pub events: usize,
    /// The number of words of a row.
    pub words: usize,
}

impl Shape {
    /// Returns the dimensions of sets and relations over this many events.
    pub fn new(events: usize) -> Shape {
        Shape { events, words: events.div_ceil(64).max(1) }
    }

    /// Returns the number of 64-bit words that a relation takes, all rows together.
    pub fn relation(self) -> usize {
        self.events * self.words
    }

    /// Returns the bits that are used for events in word number `word` of a row.
    fn mask(self, word: usize) -> u64 {
        match self.events.saturating_sub(word * 64) {
            0 => 0,
            64.. => u64::MAX,
            some => (1 << some) - 1,
        }
    }

    fn row(self, relation: &[u64], event: usize) -> &[u64] {
        &relation[event * self.words..(event + 1) * self.words]
    }

    fn row_mut(self, relation: &mut [u64], event: usize) -> &mut [u64] {
        &mut relation[event * self.words..(event + 1) * self.words]
    }
}

/// Returns whether an event is in a set (or in a row of a relation) that is stored as bits.
pub fn has(row: &[u64], event: usize) -> bool {
    row[event / 64] >> (event % 64) & 1 != 0
}

/// Adds an event to a set, or to a row of a relation, by setting its bit.
pub fn put(row: &mut [u64], event: usize) {
    row[event / 64] |= 1 << (event % 64);
}

/// Returns the events of a set that is stored as bits, in ascending order.
pub fn members(row: &[u64]) -> impl Iterator<Item = usize> + '_ {
    row.iter().enumerate().flat_map(|(i, word)| {
        let mut left = *word;
        std::iter::from_fn(move || {
            let next = (left != 0).then(|| i * 64 + left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(next)
        })
    })
}

/// Returns whether the pair `(a, b)` is in a relation that is stored as a bit matrix.
pub fn related(shape: Shape, relation: &[u64], a: usize, b: usize) -> bool {
    has(shape.row(relation, a), b)
}

/// Returns all pairs of a relation that is stored as a bit matrix.
pub fn pairs(shape: Shape, relation: &[u64]) -> impl Iterator<Item = (usize, usize)> + '_ {
    (0..shape.events).flat_map(move |a| members(shape.row(relation, a)).map(move |b| (a, b)))
}

/// Combines two sets or relations of the same size word by word with `op`, and stores the result in `to`.
pub fn zip(to: &mut [u64], a: &[u64], b: &[u64], op: impl Fn(u64, u64) -> u64) {
    for ((to, a), b) in to.iter_mut().zip(a).zip(b) {
        *to = op(*a, *b);
    }
}

/// Makes a set the set of all events, or a relation the relation of all pairs.
pub fn fill(shape: Shape, to: &mut [u64]) {
    for row in to.chunks_mut(shape.words) {
        row.iter_mut().enumerate().for_each(|(i, word)| *word = shape.mask(i));
    }
}

/// Computes the complement of a set or relation into `to`.
pub fn complement(shape: Shape, to: &mut [u64], a: &[u64]) {
    for (to, a) in to.chunks_mut(shape.words).zip(a.chunks(shape.words)) {
        for (i, (to, a)) in to.iter_mut().zip(a).enumerate() {
            *to = !a & shape.mask(i);
        }
    }
}

/// Computes the identity relation on all events into `to`.
pub fn identity(shape: Shape, to: &mut [u64]) {
    to.fill(0);
    (0..shape.events).for_each(|e| put(shape.row_mut(to, e), e));
}

/// Computes the identity relation on the events of a set, `[S]`, into `to`.
pub fn identity_on(shape: Shape, to: &mut [u64], set: &[u64]) {
    to.fill(0);
    members(set).for_each(|e| put(shape.row_mut(to, e), e));
}

/// Computes the composition `a; b` of two relations into `to`.
pub fn compose(shape: Shape, to: &mut [u64], a: &[u64], b: &[u64]) {
    if shape.words == 1 {
        for (to, row) in to.iter_mut().zip(a) {
            let (mut left, mut all) = (*row, 0);
            while left != 0 {
                all |= b[left.trailing_zeros() as usize];
                left &= left - 1;
            }
            *to = all;
        }
        return;
    }
    to.fill(0);
    for event in 0..shape.events {
        let row = shape.row_mut(to, event);
        for via in members(shape.row(a, event)) {
            merge(row, shape.row(b, via));
        }
    }
}

fn merge(to: &mut [u64], from: &[u64]) {
    to.iter_mut().zip(from).for_each(|(a, b)| *a |= b);
}

/// Computes `[S]; r`, the pairs of `r` that start in the set `S`, into `to`.
pub fn before(shape: Shape, to: &mut [u64], set: &[u64], r: &[u64]) {
    for event in 0..shape.events {
        let row = shape.row_mut(to, event);
        if has(set, event) { row.copy_from_slice(shape.row(r, event)) } else { row.fill(0) }
    }
}

/// Computes `r; [S]`, the pairs of `r` that end in the set `S`, into `to`.
pub fn after(shape: Shape, to: &mut [u64], r: &[u64], set: &[u64]) {
    for (to, r) in to.chunks_mut(shape.words).zip(r.chunks(shape.words)) {
        zip(to, r, set, |a, b| a & b);
    }
}

/// Computes `S * T`, all pairs from the set `S` to the set `T`, into `to`.
pub fn product(shape: Shape, to: &mut [u64], s: &[u64], t: &[u64]) {
    for event in 0..shape.events {
        let row = shape.row_mut(to, event);
        if has(s, event) { row.copy_from_slice(t) } else { row.fill(0) }
    }
}

/// Computes the inverse of a relation into `to`.
pub fn inverse(shape: Shape, to: &mut [u64], r: &[u64]) {
    to.fill(0);
    for a in 0..shape.events {
        for b in members(shape.row(r, a)) {
            put(shape.row_mut(to, b), a);
        }
    }
}

/// Replaces a relation by its transitive closure (Warshall's algorithm, a row at a time).
pub fn close(shape: Shape, r: &mut [u64]) {
    if shape.words == 1 {
        for via in 0..shape.events {
            let reached = r[via];
            if reached != 0 {
                for row in r.iter_mut() {
                    // All ones if `via` can be reached, nothing if not.
                    *row |= reached & 0u64.wrapping_sub(*row >> via & 1);
                }
            }
        }
        return;
    }
    let mut reached = vec![0; shape.words];
    for via in 0..shape.events {
        reached.copy_from_slice(shape.row(r, via));
        for a in 0..shape.events {
            let row = shape.row_mut(r, a);
            if has(row, via) {
                merge(row, &reached);
            }
        }
    }
}

/// Computes the set of events at which a pair of the relation starts, into `to`.
pub fn domain(shape: Shape, to: &mut [u64], r: &[u64]) {
    to.fill(0);
    for event in 0..shape.events {
        if shape.row(r, event).iter().any(|word| *word != 0) {
            put(to, event);
        }
    }
}

/// Computes the set of events at which a pair of the relation ends, into `to`.
pub fn range(shape: Shape, to: &mut [u64], r: &[u64]) {
    to.fill(0);
    r.chunks(shape.words).for_each(|row| merge(to, row));
}

/// Returns whether a set or relation has no members.
pub fn is_empty(bits: &[u64]) -> bool {
    bits.iter().all(|word| *word == 0)
}

/// Returns whether a relation relates no event to itself.
pub fn is_irreflexive(shape: Shape, r: &[u64]) -> bool {
    (0..shape.events).all(|e| !related(shape, r, e, e))
}

/// Returns whether a relation has no cycle. Events without successors are taken away, again and again; on a
/// cycle, some are left.
pub fn is_acyclic(shape: Shape, r: &[u64]) -> bool {
    if shape.words == 1 {
        let mut left = shape.mask(0);
        loop {
            let mut rest = left;
            let mut todo = left;
            while todo != 0 {
                let event = todo.trailing_zeros() as usize;
                todo &= todo - 1;
                if r[event] & rest == 0 {
                    rest &= !(1 << event);
                }
            }
            if rest == left {
                return left == 0;
            }
            left = rest;
        }
    }
    let mut left = vec![0; shape.words];
    fill(shape, &mut left);
    loop {
        let gone: Vec<usize> =
            members(&left).filter(|e| shape.row(r, *e).iter().zip(&left).all(|(a, b)| a & b == 0)).collect();
        if gone.is_empty() {
            return is_empty(&left);
        }
        gone.into_iter().for_each(|e| left[e / 64] &= !(1 << (e % 64)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fencepost_graph::Relation;

    fn random(state: &mut u64, events: usize, pairs: usize) -> Relation {
        let mut next = || {
            *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (*state >> 33) as usize % events
        };
        Relation::from_pairs(events, (0..pairs).map(|_| (next(), next())).collect::<Vec<_>>())
    }

    /// Compares the operations with the relations of the graph crate, with rows of one word and of several.
    #[test]
    fn as_relations_are() {
        let mut state = 7;
        for events in [1, 5, 63, 64, 65, 130] {
            let shape = Shape::new(events);
            for _ in 0..20 {
                let (r, s) = (random(&mut state, events, events), random(&mut state, events, events + 3));
                let mut to = vec![0; shape.relation()];
                let as_pairs = |bits: &[u64]| pairs(shape, bits).collect::<Vec<_>>();
                let expect = |r: &Relation| r.iter().collect::<Vec<_>>();
                compose(shape, &mut to, r.words(), s.words());
                assert_eq!(as_pairs(&to), expect(&r.compose(&s)));
                inverse(shape, &mut to, r.words());
                assert_eq!(as_pairs(&to), expect(&r.inverse()));
                complement(shape, &mut to, r.words());
                let all = Relation::filter(events, |_, _| true);
                assert_eq!(as_pairs(&to), expect(&(all - &r)));
                to.copy_from_slice(r.words());
                close(shape, &mut to);
                assert_eq!(as_pairs(&to), expect(&r.plus()));
                assert_eq!(is_acyclic(shape, r.words()), r.is_acyclic());
                assert_eq!(is_irreflexive(shape, r.words()), r.is_irreflexive());
                let mut set = vec![0; shape.words];
                domain(shape, &mut set, r.words());
                assert_eq!(members(&set).collect::<Vec<_>>(), r.domain().iter().collect::<Vec<_>>());
                range(shape, &mut set, r.words());
                assert_eq!(members(&set).collect::<Vec<_>>(), r.range().iter().collect::<Vec<_>>());
                before(shape, &mut to, &set, s.words());
                let on = Relation::identity_on(&r.range());
                assert_eq!(as_pairs(&to), expect(&on.compose(&s)));
                after(shape, &mut to, s.words(), &set);
                assert_eq!(as_pairs(&to), expect(&s.compose(&on)));
                product(shape, &mut to, &set, &set);
                assert_eq!(as_pairs(&to), expect(&Relation::cross(&r.range(), &r.range())));
            }
        }
    }
}
