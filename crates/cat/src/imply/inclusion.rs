//! Proves that one term is included in another, by rules on the structure of both and by what is known of the
//! given relations.
//!
//! The search for a proof is bounded in depth and steps. A `false` therefore means "not proved", not
//! "disproved".

use super::Prover;
use crate::terms::{Op, Sort, TermId};

/// The nesting depths that a proof may have. Shallow proofs are tried first, since definitions by recursion
/// can be unfolded for ever.
const DEPTHS: [u32; 4] = [14, 22, 32, 60];
/// The number of steps that a proof of each depth may take.
const STEPS: u32 = 100_000;

impl Prover {
    /// Returns whether the prover can show that the term `a` is contained in the term `b`, trying the search
    /// depths of [`DEPTHS`] one after another.
    pub(super) fn is_part(&mut self, a: TermId, b: TermId) -> bool {
        DEPTHS.into_iter().any(|deepest| {
            (self.deepest, self.steps) = (deepest, 0);
            // An inclusion that was not shown may be shown with more depth.
            self.known.retain(|_, shown| *shown);
            self.subset(a, b)
        })
    }

    /// Returns whether `a` can be shown to be part of `b` within the current depth and steps.
    fn subset(&mut self, a: TermId, b: TermId) -> bool {
        if a == b {
            return true;
        }
        if let Some(known) = self.known.get(&(a, b)) {
            return *known;
        }
        self.steps += 1;
        if self.depth > self.deepest || self.steps > STEPS {
            return false;
        }
        // While it is being shown it must not be used.
        self.known.insert((a, b), false);
        self.depth += 1;
        let shown = self.show(a, b);
        self.depth -= 1;
        if shown {
            self.known.insert((a, b), true);
        } else if self.depth > 0 {
            // A proof that failed for want of depth, or because it was under way, may succeed elsewhere.
            self.known.remove(&(a, b));
        }
        shown
    }

    fn show(&mut self, a: TermId, b: TermId) -> bool {
        let (x, y) = (self.terms.op(a), self.terms.op(b));
        match (x, y) {
            (Op::Empty, _) | (_, Op::Universe) => return true,
            (Op::Union(p, q), _) => return self.subset(p, b) && self.subset(q, b),
            _ => {}
        }
        self.by_right(a, b, x, y) || self.by_left(a, b, x)
    }

    /// Applies the rules for the operation `y` of the larger term `b`.
    fn by_right(&mut self, a: TermId, b: TermId, x: Op, y: Op) -> bool {
        match y {
            Op::Union(p, q) => self.subset(a, p) || self.subset(a, q) || self.by_cases(a, b),
            Op::Inter(p, q) => self.subset(a, p) && self.subset(a, q),
            Op::Diff(p, q) => self.subset(a, p) && self.disjoint(a, q),
            Op::Compl(p) => self.disjoint(a, p),
            Op::Before(s, r) => self.subset(a, r) && self.starts_in(a, s),
            Op::After(r, s) => self.subset(a, r) && self.ends_in(a, s),
            Op::Product(s, t) => self.starts_in(a, s) && self.ends_in(a, t),
            Op::Plus(r) => {
                self.subset(a, r)
                    || match x {
                        Op::Plus(p) => self.subset(p, b),
                        Op::Seq(..) | Op::Before(..) | Op::After(..) => self.by_parts(a, b, b),
                        _ => false,
                    }
            }
            Op::Seq(p, q) => {
                let id = self.terms.id();
                (self.subset(id, q) && self.subset(a, p))
                    || (self.subset(id, p) && self.subset(a, q))
                    || self.by_parts(a, p, q)
            }
            Op::Inverse(r) => matches!(x, Op::Inverse(p) if self.subset(p, r)),
            Op::IdOn(s) => matches!(x, Op::IdOn(t) if self.subset(t, s)),
            Op::Id => matches!(x, Op::IdOn(_)),
            Op::Domain(r) => matches!(x, Op::Domain(p) if self.subset(p, r)),
            Op::Range(r) => matches!(x, Op::Range(p) if self.subset(p, r)),
            // A fixed point contains what its definition makes of it.
            Op::Fix(group, number) | Op::Rec(group, number) => {
                let body = self.terms.bodies(group).get(number as usize).copied();
                body.is_some_and(|body| self.subset(a, body))
            }
            Op::Base(base) => match x {
                Op::Base(part) => part.is_part_of(base),
                _ => false,
            },
            _ => false,
        }
    }

    /// Applies the rules for the operation `x` of the smaller term.
    fn by_left(&mut self, _: TermId, b: TermId, x: Op) -> bool {
        match x {
            Op::Inter(p, q) => self.subset(p, b) || self.subset(q, b),
            Op::Diff(p, _) | Op::Before(_, p) | Op::After(p, _) => self.subset(p, b),
            Op::Rec(group, number) => {
                let fixed = self.terms.fixed(group, number);
                fixed.is_some_and(|fixed| fixed == b)
            }
            // A transitive term contains a closure if it contains the closed term, and a composition if it
            // contains both parts.
            Op::Plus(p) => self.is_transitive(b) && self.subset(p, b),
            Op::Seq(p, q) => self.is_transitive(b) && self.subset(p, b) && self.subset(q, b),
            _ => false,
        }
    }

    fn is_transitive(&self, term: TermId) -> bool {
        match self.terms.op(term) {
            Op::Plus(_) | Op::Id | Op::IdOn(_) => true,
            Op::Base(base) => base.is_transitive(),
            _ => false,
        }
    }

    /// Shows `a ⊆ (p & c) | (q & ~c)` by `a ⊆ p` and `a ⊆ q`.
    fn by_cases(&mut self, a: TermId, b: TermId) -> bool {
        let mut parts = vec![];
        let mut todo = vec![b];
        while let Some(term) = todo.pop() {
            match self.terms.op(term) {
                Op::Union(p, q) => todo.extend([p, q]),
                Op::Inter(p, q) => parts.extend([(p, q), (q, p)]),
                _ => {}
            }
        }
        for (p, c) in &parts {
            for (q, d) in &parts {
                if self.terms.op(*d) == Op::Compl(*c) && self.subset(a, *p) && self.subset(a, *q) {
                    return true;
                }
            }
        }
        false
    }

    /// Shows `a ⊆ p; q` by splitting the composition `a` into a first part contained in `p` and a second
    /// contained in `q`.
    fn by_parts(&mut self, a: TermId, p: TermId, q: TermId) -> bool {
        let factors = self.factors(a);
        (1..factors.len()).any(|cut| {
            let (first, mut second) = (self.composed(&factors[..cut]), self.composed(&factors[cut..]));
            // The second part starts in the set that the first part ends in.
            if let Op::After(_, middle) = self.terms.op(factors[cut - 1]) {
                second = self.terms.before(middle, second);
            }
            self.subset(first, p) && self.subset(second, q)
        })
    }

    /// Returns the factors of a composition, from left to right.
    fn factors(&mut self, term: TermId) -> Vec<TermId> {
        match self.terms.op(term) {
            Op::Seq(p, q) => [self.factors(p), self.factors(q)].concat(),
            Op::Before(s, r) => {
                let mut all = self.factors(r);
                all[0] = self.terms.before(s, all[0]);
                all
            }
            Op::After(r, s) => {
                let mut all = self.factors(r);
                let last = all.len() - 1;
                all[last] = self.terms.after(all[last], s);
                all
            }
            // `fr` is a composition, but for what is never in it.
            Op::Diff(r, id) if self.terms.op(id) == Op::Id => self.factors(r),
            _ => vec![term],
        }
    }

    fn composed(&mut self, factors: &[TermId]) -> TermId {
        let id = self.terms.id();
        factors.iter().fold(id, |all, next| self.terms.seq(all, *next))
    }

    /// Returns whether a relation can be shown to start in a set only.
    fn starts_in(&mut self, a: TermId, set: TermId) -> bool {
        if self.terms.op(set) == Op::Universe {
            return true;
        }
        match self.terms.op(a) {
            Op::Empty => true,
            Op::Before(s, r) => self.subset(s, set) || self.starts_in(r, set),
            Op::After(r, _) | Op::Diff(r, _) | Op::Plus(r) => self.starts_in(r, set),
            Op::Union(p, q) => self.starts_in(p, set) && self.starts_in(q, set),
            Op::Inter(p, q) => self.starts_in(p, set) || self.starts_in(q, set),
            Op::Seq(p, _) => self.starts_in(p, set),
            Op::Inverse(r) => self.ends_in(r, set),
            Op::IdOn(s) | Op::Product(s, _) => self.subset(s, set),
            Op::Base(base) => base.starts().is_some_and(|from| {
                let from = self.terms.base(from);
                self.subset(from, set)
            }),
            _ => false,
        }
    }

    /// Returns whether a relation can be shown to end in a set only.
    fn ends_in(&mut self, a: TermId, set: TermId) -> bool {
        if self.terms.op(set) == Op::Universe {
            return true;
        }
        match self.terms.op(a) {
            Op::Empty => true,
            Op::After(r, s) => self.subset(s, set) || self.ends_in(r, set),
            Op::Before(_, r) | Op::Diff(r, _) | Op::Plus(r) => self.ends_in(r, set),
            Op::Union(p, q) => self.ends_in(p, set) && self.ends_in(q, set),
            Op::Inter(p, q) => self.ends_in(p, set) || self.ends_in(q, set),
            Op::Seq(_, q) => self.ends_in(q, set),
            Op::Inverse(r) => self.starts_in(r, set),
            Op::IdOn(s) | Op::Product(_, s) => self.subset(s, set),
            Op::Base(base) => base.ends().is_some_and(|to| {
                let to = self.terms.base(to);
                self.subset(to, set)
            }),
            _ => false,
        }
    }

    /// Returns whether two sets, or two relations, can be shown to be disjoint.
    fn disjoint(&mut self, a: TermId, b: TermId) -> bool {
        self.steps += 1;
        if self.depth > self.deepest || self.steps > STEPS {
            return false;
        }
        self.depth += 1;
        let shown = self.show_disjoint(a, b);
        self.depth -= 1;
        shown
    }

    fn show_disjoint(&mut self, a: TermId, b: TermId) -> bool {
        let (x, y) = (self.terms.op(a), self.terms.op(b));
        match (x, y) {
            (Op::Empty, _) | (_, Op::Empty) => true,
            (Op::Base(p), Op::Base(q)) => p.is_apart_from(q),
            (Op::Union(p, q), _) => self.disjoint(p, b) && self.disjoint(q, b),
            (_, Op::Union(p, q)) => self.disjoint(a, p) && self.disjoint(a, q),
            (Op::Compl(p), _) if self.subset(b, p) => true,
            (_, Op::Compl(q)) => self.subset(a, q),
            (Op::Inter(p, q), _) if self.disjoint(p, b) || self.disjoint(q, b) => true,
            (_, Op::Inter(p, q)) if self.disjoint(a, p) || self.disjoint(a, q) => true,
            (Op::Diff(p, q), _) if self.subset(b, q) || self.disjoint(p, b) => true,
            (_, Op::Diff(p, q)) if self.subset(a, q) || self.disjoint(a, p) => true,
            (Op::Base(base), Op::Id | Op::IdOn(_)) => base.is_irreflexive(),
            _ if self.terms.sort(a) == Sort::Rel => self.ends_differ(a, b),
            _ => false,
        }
    }

    /// Returns whether two relations start, or end, in disjoint sets.
    fn ends_differ(&mut self, a: TermId, b: TermId) -> bool {
        let (start, end) = match self.terms.op(b) {
            Op::Product(s, t) => (Some(s), Some(t)),
            Op::Before(s, r) => match self.terms.op(r) {
                Op::After(_, t) => (Some(s), Some(t)),
                _ => (Some(s), None),
            },
            Op::After(r, t) => match self.terms.op(r) {
                Op::Before(s, _) => (Some(s), Some(t)),
                _ => (None, Some(t)),
            },
            _ => (None, None),
        };
        let apart = |it: &mut Self, set: Option<TermId>, starts: bool| {
            let Some(set) = set else { return false };
            let outside = it.terms.complement(set);
            if starts { it.starts_in(a, outside) } else { it.ends_in(a, outside) }
        };
        apart(self, start, true) || apart(self, end, false)
    }
}
