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
    // Program order and the like: what follows an event also follows the one before it. Then the row of the
    // one before is that of the later one, which is made first, and a little more.
    let within = |event: usize| {
        let row = shape.row(a, event);
        let later = members(row).take(1).chain(event + 1..shape.events.min(event + 3));
        later.filter(|later| *later > event).find(|later| is_within(shape.row(a, *later), row))
    };
    let count = |row: &[u64]| row.iter().map(|word| word.count_ones() as usize).sum::<usize>();
    if count(a) <= 8 * shape.events {
        for (event, via) in pairs(shape, a) {
            merge(shape.row_mut(to, event), shape.row(b, via));
        }
        return;
    }
    let bases: Vec<Option<usize>> = (0..shape.events).map(within).collect();
    let of_base = |event: usize| bases[event].map_or(0, |base| count(shape.row(a, base)));
    let unions: usize = (0..shape.events).map(|event| count(shape.row(a, event)) - of_base(event)).sum();
    // (By groups, each row of `a` takes a union for each group, and to make one takes twice as long.)
    if unions > shape.events * (shape.events / GROUP + (2 << GROUP) / GROUP) {
        return compose_by_groups(shape, to, a, b);
    }
    let mut left = vec![0; shape.words];
    for event in (0..shape.events).rev() {
        left.copy_from_slice(shape.row(a, event));
        if let Some(base) = bases[event] {
            left.iter_mut().zip(shape.row(a, base)).for_each(|(left, done)| *left &= !done);
            to.copy_within(base * shape.words..(base + 1) * shape.words, event * shape.words);
        }
        let row = shape.row_mut(to, event);
        members(&left).for_each(|via| merge(row, shape.row(b, via)));
    }
}

/// Returns whether a set is not empty and contained in another.
fn is_within(part: &[u64], all: &[u64]) -> bool {
    part.iter().zip(all).all(|(part, all)| part & !all == 0) && !is_empty(part)
}

/// The number of rows whose unions [`compose_by_groups`] makes beforehand. (It divides the bits of a word.)
const GROUP: usize = 8;

/// Adds the composition `a; b` to `to`, where `a` has many pairs: the union of each set of rows of `b` out of
/// [`GROUP`] is made once, for all rows of `a` that have that set ("the four Russians").
fn compose_by_groups(shape: Shape, to: &mut [u64], a: &[u64], b: &[u64]) {
    let words = shape.words;
    let mut unions = vec![0; words << GROUP];
    for first in (0..shape.events).step_by(GROUP) {
        for set in 1..1usize << GROUP {
            let via = first + set.trailing_zeros() as usize;
            let (smaller, union) = unions.split_at_mut(set * words);
            let rest = set & (set - 1);
            union[..words].copy_from_slice(&smaller[rest * words..(rest + 1) * words]);
            if via < shape.events {
                merge(&mut union[..words], shape.row(b, via));
            }
        }
        for event in 0..shape.events {
            let set = (shape.row(a, event)[first / 64] >> (first % 64)) as usize & ((1 << GROUP) - 1);
            if set != 0 {
                merge(shape.row_mut(to, event), &unions[set * words..(set + 1) * words]);
            }
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

/// Calls `leave` for each event when it has been called for all events that the relation leads to from there.
/// It may change the event's row. Returns `false`, and stops, if it comes to a cycle.
fn walk(shape: Shape, r: &mut [u64], mut leave: impl FnMut(&mut [u64], usize)) -> bool {
    let (mut new, mut open) = (vec![0; shape.words], vec![0; shape.words]);
    fill(shape, &mut new);
    let mut path = vec![];
    let first_of_both = |a: &[u64], b: &[u64]| {
        let both = a.iter().zip(b).map(|(a, b)| a & b).enumerate();
        both.filter(|(_, word)| *word != 0).map(|(i, word)| i * 64 + word.trailing_zeros() as usize).next()
    };
    for root in 0..shape.events {
        let mut next = has(&new, root).then_some(root);
        loop {
            if let Some(event) = next {
                new[event / 64] &= !(1 << (event % 64));
                put(&mut open, event);
                path.push(event);
            }
            let Some(event) = path.last().copied() else { break };
            next = first_of_both(shape.row(r, event), &new);
            if next.is_none() {
                if first_of_both(shape.row(r, event), &open).is_some() {
                    return false;
                }
                leave(r, event);
                open[event / 64] &= !(1 << (event % 64));
                path.pop();
            }
        }
    }
    true
}

/// Replaces a relation by its transitive closure. Without cycles, a row is made of those of its successors,
/// as far as they are not on it already; most relations of executions are few steps and what follows from
/// them, so this takes little more than their rows. With a cycle, or for rows of one word, it is Warshall's
/// algorithm, a row at a time.
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
    let is_done = walk(shape, r, |r, event| {
        reached.fill(0);
        for word in 0..shape.words {
            while let left @ 1.. = shape.row(r, event)[word] & !reached[word] {
                let via = word * 64 + left.trailing_zeros() as usize;
                put(&mut reached, via);
                merge(&mut reached, shape.row(r, via));
            }
        }
        shape.row_mut(r, event).copy_from_slice(&reached);
    });
    if is_done {
        return;
    }
    // (Some rows may have pairs of the closure by now.)
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

/// Returns whether a relation has no cycle. With rows of one word, events without successors are taken away,
/// again and again; on a cycle, some are left.
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
    walk(shape, &mut r.to_vec(), |_, _| ())
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

    /// Compares the operations with the relations of the graph crate, with rows of one word and of several,
    /// for relations with few pairs and many, and without cycles.
    #[test]
    fn as_relations_are() {
        let mut state = 7;
        for events in [1, 5, 63, 64, 65, 130] {
            let shape = Shape::new(events);
            for round in 0..40 {
                let pairs_of_r = if round % 2 == 0 { events } else { events * events };
                let (mut r, s) =
                    (random(&mut state, events, pairs_of_r), random(&mut state, events, events + 3));
                if round % 4 > 1 {
                    // (Numbers are mixed up, so that the order is not that of the numbers.)
                    let rank = |event: usize| event * 37 % events;
                    r = Relation::filter(events, |a, b| r.contains(a, b) && rank(a) < rank(b));
                }
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
