//! The values that a thread computes, as terms over the values its reads see.
//!
//! A term is a bit-vector of 1 to 64 bits; a truth value has one bit. Terms are shared: the same term is
//! built once, so that equality is a comparison of numbers and a whole unrolled thread is a graph of moderate
//! size. The constructors simplify; what is constant becomes a constant, which is what ends loops with known
//! bounds.
//!
//! Beside each term stands what is known of its values ([`Terms::values`]): a small set, or nothing. Memory
//! is narrowed by it: an address with three possible values has three possible locations, and memory that
//! only ever holds 0 and 1 has one bit.

use super::StmtId;
use fencepost_program::{BinOp, CastOp, CmpOp, mask, signed};
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;
use std::rc::Rc;

/// The number of a term, an expression for a value in the unrolled program, in a pool of [`Terms`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Term(u32);

impl Term {
    /// Returns the index of the term among all terms of its pool.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// The operator of a term, with its operands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Node {
    /// A number.
    Const(u64),
    /// The value that a read sees.
    Read(StmtId),
    /// A free choice.
    Choice(u32),
    /// Integer arithmetic on two terms of the same width. It never divides by zero: the builder of the term
    /// checks first.
    Bin(BinOp, Term, Term),
    /// A comparison; one bit.
    Cmp(CmpOp, Term, Term),
    /// The opposite of one bit.
    Not(Term),
    /// The bits from the given one on.
    Extract(Term, u8),
    /// The term, with zeros on top.
    ZExt(Term),
    /// The term, with copies of its sign on top.
    SExt(Term),
    /// The first on top of the second.
    Concat(Term, Term),
    /// The second if the first, else the third.
    Ite(Term, Term, Term),
}

/// The few values that a term or location may have; `None` is any value.
pub type Values = Option<Rc<BTreeSet<u64>>>;

/// The most values that a set of possible values may have; larger sets count as any value.
pub const MAX_VALUES: usize = 64;

/// The pool of all terms of an unrolled program; equal terms are stored once.
#[derive(Debug, Default)]
pub struct Terms {
    nodes: Vec<(Node, u8)>,
    index: FxHashMap<(Node, u8), Term>,
    values: Vec<Values>,
}

impl Terms {
    /// Returns all terms of the pool, each after its operands.
    pub fn all(&self) -> impl Iterator<Item = Term> + use<> {
        (0..self.nodes.len() as u32).map(Term)
    }

    /// Returns the operator of a term, with its operands.
    pub fn node(&self, term: Term) -> Node {
        self.nodes[term.0 as usize].0
    }

    /// Returns the number of bits of a term.
    pub fn bits(&self, term: Term) -> u8 {
        self.nodes[term.0 as usize].1
    }

    /// Returns the values that a term may have, if they are known to be few.
    pub fn values(&self, term: Term) -> &Values {
        &self.values[term.0 as usize]
    }

    /// Returns the value of a term that is a constant.
    pub fn as_const(&self, term: Term) -> Option<u64> {
        match self.node(term) {
            Node::Const(value) => Some(value),
            _ => None,
        }
    }

    /// Returns the value of a term if, by the known values of memory, it can have only one.
    pub fn only_value(&self, term: Term) -> Option<u64> {
        match self.values(term) {
            Some(set) if set.len() == 1 => set.first().copied(),
            _ => None,
        }
    }

    /// Returns whether a term is the constant 0, false.
    pub fn is_false(&self, term: Term) -> bool {
        self.as_const(term) == Some(0)
    }

    /// Returns whether a term is the constant 1, true.
    pub fn is_true(&self, term: Term) -> bool {
        self.as_const(term) == Some(1)
    }

    fn intern(&mut self, node: Node, bits: u8, values: Values) -> Term {
        if let Some(known) = self.index.get(&(node, bits)) {
            return *known;
        }
        // Few bits have few values, whatever they come from.
        let values = values.or_else(|| (bits <= 3).then(|| Rc::new((0..1 << bits).collect())));
        let term = Term(self.nodes.len() as u32);
        self.nodes.push((node, bits));
        self.values.push(values);
        self.index.insert((node, bits), term);
        term
    }

    /// Returns the term of a constant of this width.
    pub fn constant(&mut self, bits: u8, value: u64) -> Term {
        let value = mask(bits, value);
        self.intern(Node::Const(value), bits, Some(Rc::new(BTreeSet::from([value]))))
    }

    /// Returns the term of a constant truth value, one bit.
    pub fn truth(&mut self, value: bool) -> Term {
        self.constant(1, value.into())
    }

    /// Returns the term of the value that a read sees, which is one of `values`.
    pub fn read(&mut self, stmt: StmtId, bits: u8, values: Values) -> Term {
        self.intern(Node::Read(stmt), bits, values)
    }

    /// Returns the term of free choice number `id` of the program, which is one of `values`.
    pub fn choice(&mut self, id: u32, bits: u8, values: Values) -> Term {
        self.intern(Node::Choice(id), bits, values)
    }

    /// Returns the values of `f` on all values of two terms.
    fn product(&self, a: Term, b: Term, f: impl Fn(u64, u64) -> Option<u64>) -> Values {
        let (a, b) = (self.values(a).as_ref()?, self.values(b).as_ref()?);
        if a.len() * b.len() > MAX_VALUES * MAX_VALUES {
            return None;
        }
        let all: BTreeSet<u64> =
            a.iter().flat_map(|x| b.iter().map(|y| (*x, *y))).filter_map(|(x, y)| f(x, y)).collect();
        (all.len() <= MAX_VALUES).then(|| Rc::new(all))
    }

    fn image(&self, a: Term, f: impl Fn(u64) -> u64) -> Values {
        let all: BTreeSet<u64> = self.values(a).as_ref()?.iter().map(|x| f(*x)).collect();
        Some(Rc::new(all))
    }

    /// Returns the term of the integer operation `a op b`. A division by zero may have any result; callers
    /// exclude it.
    pub fn bin(&mut self, op: BinOp, a: Term, b: Term) -> Term {
        let bits = self.bits(a);
        debug_assert_eq!(bits, self.bits(b), "operands of one width");
        let eval = |x, y| compute(op, bits, x, y);
        if let (Some(x), Some(y)) = (self.as_const(a), self.as_const(b)) {
            let value = eval(x, y).unwrap_or(0);
            return self.constant(bits, value);
        }
        let (x, y) = (self.as_const(a), self.as_const(b));
        let ones = mask(bits, u64::MAX);
        match op {
            BinOp::Add | BinOp::Or | BinOp::Xor if x == Some(0) => return b,
            BinOp::Add | BinOp::Sub | BinOp::Or | BinOp::Xor | BinOp::Shl | BinOp::LShr | BinOp::AShr
                if y == Some(0) =>
            {
                return a;
            }
            BinOp::And | BinOp::Mul if x == Some(0) || y == Some(0) => return self.constant(bits, 0),
            BinOp::And if x == Some(ones) => return b,
            BinOp::And if y == Some(ones) => return a,
            BinOp::Or if x == Some(ones) || y == Some(ones) => return self.constant(bits, ones),
            BinOp::Mul if y == Some(1) => return a,
            BinOp::Mul if x == Some(1) => return b,
            BinOp::And | BinOp::Or if a == b => return a,
            BinOp::Sub | BinOp::Xor if a == b => return self.constant(bits, 0),
            BinOp::And | BinOp::Or if bits == 1 && self.opposite(a, b) => {
                return self.truth(op == BinOp::Or);
            }
            _ => {}
        }
        let commutes = matches!(op, BinOp::Add | BinOp::Mul | BinOp::And | BinOp::Or | BinOp::Xor);
        let (a, b) = if commutes && b < a { (b, a) } else { (a, b) };
        let values = self.product(a, b, eval).or_else(|| match (op, self.as_const(a).or(self.as_const(b))) {
            (BinOp::And, Some(mask)) => submasks(mask),
            // A remainder is less than the divisor: the second operand, if that is the constant.
            (BinOp::URem, Some(by)) if self.as_const(b).is_some() && by <= MAX_VALUES as u64 => {
                Some(Rc::new((0..by).collect()))
            }
            _ => None,
        });
        self.intern(Node::Bin(op, a, b), bits, values)
    }

    fn opposite(&self, a: Term, b: Term) -> bool {
        self.node(a) == Node::Not(b) || self.node(b) == Node::Not(a)
    }

    /// Returns the term of the comparison `a op b`, one bit.
    pub fn cmp(&mut self, op: CmpOp, a: Term, b: Term) -> Term {
        let bits = self.bits(a);
        debug_assert_eq!(bits, self.bits(b), "operands of one width");
        if let (Some(x), Some(y)) = (self.as_const(a), self.as_const(b)) {
            return self.truth(compare(op, bits, x, y));
        }
        if a == b {
            return self.truth(compare(op, bits, 0, 0));
        }
        // Readers of terms have few operators to deal with.
        match op {
            CmpOp::Ne => {
                let equal = self.cmp(CmpOp::Eq, a, b);
                return self.not(equal);
            }
            CmpOp::UGt => return self.cmp(CmpOp::ULt, b, a),
            CmpOp::UGe => return self.cmp(CmpOp::ULe, b, a),
            CmpOp::SGt => return self.cmp(CmpOp::SLt, b, a),
            CmpOp::SGe => return self.cmp(CmpOp::SLe, b, a),
            _ => {}
        }
        if op == CmpOp::Eq
            && let Some(simple) = self.simple_eq(a, b)
        {
            return simple;
        }
        let (a, b) = if op == CmpOp::Eq && b < a { (b, a) } else { (a, b) };
        let values = self.product(a, b, |x, y| Some(compare(op, bits, x, y).into()));
        self.intern(Node::Cmp(op, a, b), 1, values)
    }

    /// Returns the equality of a term with a constant in a form without comparison, if the term is a truth
    /// value, extended, or a choice between constants.
    fn simple_eq(&mut self, a: Term, b: Term) -> Option<Term> {
        let (a, value) = match (self.as_const(a), self.as_const(b)) {
            (Some(value), _) => (b, value),
            (_, Some(value)) => (a, value),
            _ => return None,
        };
        let bits = self.bits(a);
        match self.node(a) {
            _ if bits == 1 => Some(if value == 1 { a } else { self.not(a) }),
            Node::ZExt(inner) => {
                let width = self.bits(inner);
                if mask(width, value) != value {
                    return Some(self.truth(false));
                }
                let value = self.constant(width, value);
                Some(self.cmp(CmpOp::Eq, inner, value))
            }
            Node::Ite(c, x, y) if self.as_const(x).is_some() || self.as_const(y).is_some() => {
                let value = self.constant(bits, value);
                let (x, y) = (self.cmp(CmpOp::Eq, x, value), self.cmp(CmpOp::Eq, y, value));
                Some(self.ite(c, x, y))
            }
            _ => None,
        }
    }

    /// Returns the negation of a term of one bit.
    pub fn not(&mut self, a: Term) -> Term {
        match self.node(a) {
            Node::Const(value) => self.truth(value == 0),
            Node::Not(inner) => inner,
            _ => {
                let values = self.image(a, |x| 1 - x);
                self.intern(Node::Not(a), 1, values)
            }
        }
    }

    /// Returns the conjunction of two terms, bit by bit.
    pub fn and(&mut self, a: Term, b: Term) -> Term {
        self.bin(BinOp::And, a, b)
    }

    /// Returns the disjunction of two terms, bit by bit.
    pub fn or(&mut self, a: Term, b: Term) -> Term {
        self.bin(BinOp::Or, a, b)
    }

    /// Returns the term of one bit that is true if `a` is not zero.
    pub fn nonzero(&mut self, a: Term) -> Term {
        let zero = self.constant(self.bits(a), 0);
        self.cmp(CmpOp::Ne, a, zero)
    }

    /// Returns the term of one bit that is true if `a` equals this number.
    pub fn is(&mut self, a: Term, value: u64) -> Term {
        let value = self.constant(self.bits(a), value);
        self.cmp(CmpOp::Eq, a, value)
    }

    /// Returns the term that equals `yes` if `cond` is true and `no` if not.
    pub fn ite(&mut self, cond: Term, yes: Term, no: Term) -> Term {
        if let Some(value) = self.as_const(cond) {
            return if value == 1 { yes } else { no };
        }
        if yes == no {
            return yes;
        }
        if let Node::Not(inner) = self.node(cond) {
            return self.ite(inner, no, yes);
        }
        let bits = self.bits(yes);
        debug_assert_eq!(bits, self.bits(no), "branches of one width");
        if bits == 1 {
            match (self.as_const(yes), self.as_const(no)) {
                (Some(1), Some(0)) => return cond,
                (Some(0), Some(1)) => return self.not(cond),
                (Some(1), _) => return self.or(cond, no),
                (Some(0), _) => {
                    let not = self.not(cond);
                    return self.and(not, no);
                }
                (_, Some(0)) => return self.and(cond, yes),
                (_, Some(1)) => {
                    let not = self.not(cond);
                    return self.or(not, yes);
                }
                _ => {}
            }
        }
        let values = match (self.values(yes), self.values(no)) {
            (Some(a), Some(b)) if a.len() + b.len() <= MAX_VALUES => {
                Some(Rc::new(a.union(b).copied().collect()))
            }
            _ => None,
        };
        self.intern(Node::Ite(cond, yes, no), bits, values)
    }

    /// Returns the term of `width` bits of `a` from bit `low` on.
    pub fn extract(&mut self, a: Term, low: u8, width: u8) -> Term {
        let bits = self.bits(a);
        if low == 0 && width == bits {
            return a;
        }
        match self.node(a) {
            Node::Const(value) => self.constant(width, value >> low),
            Node::Extract(inner, at) => self.extract(inner, at + low, width),
            Node::ZExt(inner) | Node::SExt(inner) if low + width <= self.bits(inner) => {
                self.extract(inner, low, width)
            }
            Node::ZExt(inner) if low >= self.bits(inner) => self.constant(width, 0),
            Node::Concat(_, below) if low + width <= self.bits(below) => self.extract(below, low, width),
            Node::Concat(above, below) if low >= self.bits(below) => {
                self.extract(above, low - self.bits(below), width)
            }
            _ => {
                let values = self.image(a, |x| mask(width, x >> low));
                self.intern(Node::Extract(a, low), width, values)
            }
        }
    }

    /// Returns the term of the bits of `high` above those of `low`.
    pub fn concat(&mut self, high: Term, low: Term) -> Term {
        let (above, below) = (self.bits(high), self.bits(low));
        if self.as_const(high) == Some(0) {
            return self.cast(CastOp::ZExt, low, above + below);
        }
        if let (Some(x), Some(y)) = (self.as_const(high), self.as_const(low)) {
            return self.constant(above + below, x << below | y);
        }
        // Bytes of one word that come together again.
        let source = |node| match node {
            Node::Extract(inner, at) => Some((inner, at)),
            _ => None,
        };
        match (source(self.node(high)), source(self.node(low))) {
            (Some((a, i)), Some((b, j))) if a == b && i == j + below => {
                return self.extract(a, j, above + below);
            }
            _ => {}
        }
        if let Node::Concat(middle, lowest) = self.node(low) {
            // Keep the pieces of a word together from below.
            let top = self.concat(high, middle);
            if !matches!(self.node(top), Node::Concat(..)) {
                return self.concat(top, lowest);
            }
        }
        let values = self.product(high, low, |x, y| Some(x << below | y));
        self.intern(Node::Concat(high, low), above + below, values)
    }

    /// Returns the term of `a` converted to an integer of `to` bits.
    pub fn cast(&mut self, op: CastOp, a: Term, to: u8) -> Term {
        let from = self.bits(a);
        if to == from {
            return a;
        }
        if to < from {
            return self.extract(a, 0, to);
        }
        match (op, self.node(a)) {
            (CastOp::SExt, Node::Const(value)) => self.constant(to, signed(from, value) as u64),
            (_, Node::Const(value)) => self.constant(to, value),
            (CastOp::SExt, Node::ZExt(inner)) => self.cast(CastOp::ZExt, inner, to),
            (CastOp::SExt, _) => {
                let values = self.image(a, |x| mask(to, signed(from, x) as u64));
                self.intern(Node::SExt(a), to, values)
            }
            (_, Node::ZExt(inner)) => self.cast(CastOp::ZExt, inner, to),
            _ => {
                let values = self.values(a).clone();
                self.intern(Node::ZExt(a), to, values)
            }
        }
    }
}

/// Returns the values that a bitwise and with `mask` can have, if they are few, as for an index into a ring
/// buffer.
fn submasks(mask: u64) -> Values {
    if mask.count_ones() > 6 {
        return None;
    }
    let mut all = BTreeSet::from([0]);
    let mut next = mask;
    while next != 0 {
        all.insert(next);
        next = (next - 1) & mask;
    }
    Some(Rc::new(all))
}

/// Returns the number `a op b` for two numbers of `bits` bits; `None` where a division has no result. The
/// amount of a shift is taken modulo `bits`, as in the virtual machine.
pub(super) fn compute(op: BinOp, bits: u8, a: u64, b: u64) -> Option<u64> {
    let amount = || (b % u64::from(bits)) as u32;
    let value = match op {
        BinOp::Add => a.wrapping_add(b),
        BinOp::Sub => a.wrapping_sub(b),
        BinOp::Mul => a.wrapping_mul(b),
        BinOp::UDiv => a.checked_div(b)?,
        BinOp::URem => a.checked_rem(b)?,
        BinOp::SDiv => signed(bits, a).checked_div(signed(bits, b))? as u64,
        BinOp::SRem => signed(bits, a).checked_rem(signed(bits, b))? as u64,
        BinOp::And => a & b,
        BinOp::Or => a | b,
        BinOp::Xor => a ^ b,
        BinOp::Shl => a << amount(),
        BinOp::LShr => a >> amount(),
        BinOp::AShr => (signed(bits, a) >> amount()) as u64,
        BinOp::FAdd | BinOp::FSub | BinOp::FMul | BinOp::FDiv | BinOp::FRem => return None,
    };
    Some(mask(bits, value))
}

fn compare(op: CmpOp, bits: u8, a: u64, b: u64) -> bool {
    let (sa, sb) = (signed(bits, a), signed(bits, b));
    match op {
        CmpOp::Eq => a == b,
        CmpOp::Ne => a != b,
        CmpOp::ULt => a < b,
        CmpOp::ULe => a <= b,
        CmpOp::UGt => a > b,
        CmpOp::UGe => a >= b,
        CmpOp::SLt => sa < sb,
        CmpOp::SLe => sa <= sb,
        CmpOp::SGt => sa > sb,
        CmpOp::SGe => sa >= sb,
        CmpOp::FEq | CmpOp::FLt | CmpOp::FLe | CmpOp::FOrd => unreachable!("floats are refused before"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the value of a term when each read sees what `seen` says.
    fn value(terms: &Terms, term: Term, seen: &[u64]) -> u64 {
        let of = |t: Term| value(terms, t, seen);
        let bits = terms.bits(term);
        let found = match terms.node(term) {
            Node::Const(v) => v,
            Node::Read(id) => seen[id.index()],
            Node::Choice(_) => 0,
            Node::Bin(op, a, b) => compute(op, bits, of(a), of(b)).unwrap_or(0),
            Node::Cmp(op, a, b) => compare(op, terms.bits(a), of(a), of(b)).into(),
            Node::Not(a) => 1 - of(a),
            Node::Extract(a, low) => of(a) >> low,
            Node::ZExt(a) => of(a),
            Node::SExt(a) => signed(terms.bits(a), of(a)) as u64,
            Node::Concat(high, low) => of(high) << terms.bits(low) | of(low),
            Node::Ite(c, a, b) => of(if of(c) == 1 { a } else { b }),
        };
        mask(bits, found)
    }

    /// Checks that the known values of a term are right, and that simplifying changes nothing: random terms
    /// over two reads, built both from reads and from the numbers they see.
    #[test]
    fn simplified_terms_mean_the_same() {
        let mut state = 7_u64;
        let mut roll = move |below: u64| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) % below
        };
        let ops = [
            BinOp::Add,
            BinOp::Sub,
            BinOp::Mul,
            BinOp::And,
            BinOp::Or,
            BinOp::Xor,
            BinOp::Shl,
            BinOp::LShr,
            BinOp::AShr,
            BinOp::UDiv,
            BinOp::URem,
        ];
        let cmps = [CmpOp::Eq, CmpOp::Ne, CmpOp::ULt, CmpOp::UGe, CmpOp::SLt, CmpOp::SGe];
        for _ in 0..2000 {
            let seen = [roll(3), roll(200)];
            let sets: [Values; 2] = [Some(Rc::new(BTreeSet::from([0, 1, 2]))), None];
            let mut terms = Terms::default();
            // Pairs of a term over reads and the same with the numbers in their place.
            let mut pool: Vec<(Term, Term)> = vec![];
            for (i, set) in sets.iter().enumerate() {
                let read = terms.read(StmtId(i as u32), 8, set.clone());
                pool.push((read, terms.constant(8, seen[i])));
            }
            for _ in 0..8 {
                let pick = |roll: u64| pool[(roll % pool.len() as u64) as usize];
                let ((a, x), (b, y)) = (pick(roll(99)), pick(roll(99)));
                // Never zero: a thread that divides by zero fails before.
                let number = terms.constant(8, 1 + roll(5));
                let next = match roll(6) {
                    0 | 1 => {
                        let op = ops[roll(ops.len() as u64 - 2) as usize];
                        (terms.bin(op, a, b), terms.bin(op, x, y))
                    }
                    2 => {
                        let op = ops[roll(ops.len() as u64) as usize];
                        (terms.bin(op, a, number), terms.bin(op, x, number))
                    }
                    3 => {
                        let op = cmps[roll(cmps.len() as u64) as usize];
                        let (c, d) = (terms.cmp(op, a, b), terms.cmp(op, x, y));
                        (terms.ite(c, a, number), terms.ite(d, x, number))
                    }
                    4 => {
                        let low = roll(5) as u8;
                        let (c, d) = (terms.extract(a, low, 3), terms.extract(x, low, 3));
                        let cast = if roll(2) == 0 { CastOp::ZExt } else { CastOp::SExt };
                        (terms.cast(cast, c, 8), terms.cast(cast, d, 8))
                    }
                    _ => {
                        let (low, high) = (terms.extract(a, 0, 4), terms.extract(b, 4, 4));
                        let (small, large) = (terms.extract(x, 0, 4), terms.extract(y, 4, 4));
                        (terms.concat(high, low), terms.concat(large, small))
                    }
                };
                pool.push(next);
            }
            for (symbolic, number) in pool {
                let found = value(&terms, symbolic, &seen);
                assert_eq!(Some(found), terms.as_const(number));
                if let Some(set) = terms.values(symbolic) {
                    assert!(set.contains(&found), "{found} is not among {set:?}");
                }
            }
        }
    }
}
