//! Bit-vectors: numbers of a fixed width.

use super::node::{Arith, Node, Op};
use crate::word::{apply, mask, signed};
use crate::{Atom, Expr, Formula};
use std::fmt;
use std::sync::Arc;

/// A bit-vector expression, which in every instance denotes a number of 1 to 64 bits. Operations are those of
/// SMT-LIB's bit-vectors, and wrap.
#[derive(Clone)]
pub struct Bv(pub(crate) Arc<Node>);

macro_rules! arithmetic {
    ($($(#[$doc:meta])* $name:ident $op:ident;)*) => {$(
        $(#[$doc])*
        #[track_caller]
        pub fn $name(&self, other: &Bv) -> Bv {
            self.arith(Arith::$op, other)
        }
    )*};
}

impl Bv {
    /// Panics unless a bit-vector may have this width, 1 to 64 bits.
    #[track_caller]
    pub(super) fn check_width(width: u8) {
        assert!((1..=64).contains(&width), "a bit-vector has 1 to 64 bits, not {width}");
    }

    /// Returns the bit-vector with this constant value, modulo 2^`width`.
    #[track_caller]
    pub fn constant(width: u8, value: u64) -> Bv {
        Self::check_width(width);
        Bv(Node::new(Op::Word(value & mask(width)), Vec::new(), width.into()))
    }

    /// Returns the bit-vector's value if it is a constant in every instance by construction. Constructors
    /// fold constants, so the result of operations on constants is a constant.
    pub fn as_constant(&self) -> Option<u64> {
        match self.0.op {
            Op::Word(value) => Some(value),
            _ => None,
        }
    }

    /// Returns the bit-vector whose bit `i` is 1 if and only if `atoms[i]` is in the set.
    #[track_caller]
    pub fn from_set(set: &Expr, atoms: Vec<Atom>) -> Bv {
        assert_eq!(set.arity(), 1, "not a set: {set:?}");
        let width = u8::try_from(atoms.len()).unwrap_or(u8::MAX);
        Self::check_width(width);
        match &set.0.op {
            Op::None => Bv::constant(width, 0),
            Op::Constant(set) => {
                let bits = atoms.iter().enumerate().filter(|(_, atom)| set.contains(&[**atom]));
                Bv::constant(width, bits.fold(0, |word, (i, _)| word | 1 << i))
            }
            _ => Bv(Node::new(Op::FromSet(atoms.into()), vec![set.0.clone()], width.into())),
        }
    }

    /// Returns the bit-vector of one bit that is 1 if the formula holds and 0 otherwise.
    pub fn from_formula(formula: &Formula) -> Bv {
        match formula.as_constant() {
            Some(value) => Bv::constant(1, value.into()),
            None => Bv(Node::new(Op::FromFormula, vec![formula.0.clone()], 1)),
        }
    }

    /// Returns the number of bits of the bit-vector.
    pub fn width(&self) -> u8 {
        self.0.size as u8
    }

    #[track_caller]
    fn same_width(&self, other: &Bv) {
        let (left, right) = (self.width(), other.width());
        assert_eq!(left, right, "two bit-vectors of different width: {self:?} and {other:?}");
    }

    #[track_caller]
    fn arith(&self, op: Arith, other: &Bv) -> Bv {
        self.same_width(other);
        match (self.as_constant(), other.as_constant()) {
            (Some(a), Some(b)) => Bv::constant(self.width(), apply(op, self.width(), a, b)),
            _ => Bv(Node::new(Op::Arith(op), vec![self.0.clone(), other.0.clone()], self.0.size)),
        }
    }

    arithmetic! {
        /// Returns the sum.
        add Add;
        /// Returns the difference.
        sub Sub;
        /// Returns the product.
        mul Mul;
        /// Returns the quotient of unsigned numbers; all ones if the divisor is zero.
        udiv Udiv;
        /// Returns the remainder of unsigned numbers; the dividend if the divisor is zero.
        urem Urem;
        /// Returns the quotient of signed numbers, rounded towards zero; if the divisor is zero, 1 for a
        /// negative dividend and -1 for others.
        sdiv Sdiv;
        /// Returns the remainder of signed numbers, with the sign of the dividend; the dividend if the
        /// divisor is zero.
        srem Srem;
        /// Returns the conjunction of each pair of bits.
        and And;
        /// Returns the disjunction of each pair of bits.
        or Or;
        /// Returns the exclusive disjunction of each pair of bits.
        xor Xor;
        /// Returns the number shifted to the left; zero if the amount is the width or more.
        shl Shl;
        /// Returns the number shifted to the right, filled with zeros; zero if the amount is the width or
        /// more.
        lshr Lshr;
        /// Returns the number shifted to the right, filled with the sign; all sign if the amount is the width
        /// or more.
        ashr Ashr;
    }

    /// Returns the bitwise complement of the bit-vector.
    pub fn not(&self) -> Bv {
        match self.as_constant() {
            Some(value) => Bv::constant(self.width(), !value),
            None => Bv(Node::new(Op::BvNot, vec![self.0.clone()], self.0.size)),
        }
    }

    /// Returns the negative of the bit-vector, in two's complement.
    pub fn neg(&self) -> Bv {
        match self.as_constant() {
            Some(value) => Bv::constant(self.width(), value.wrapping_neg()),
            None => Bv(Node::new(Op::BvNeg, vec![self.0.clone()], self.0.size)),
        }
    }

    /// Returns the bit-vector that equals `then` if the condition holds and `otherwise` if not.
    #[track_caller]
    pub fn ite(condition: &Formula, then: &Bv, otherwise: &Bv) -> Bv {
        then.same_width(otherwise);
        match condition.as_constant() {
            Some(true) => then.clone(),
            Some(false) => otherwise.clone(),
            None => {
                let kids = vec![condition.0.clone(), then.0.clone(), otherwise.0.clone()];
                Bv(Node::new(Op::IteBv, kids, then.0.size))
            }
        }
    }

    /// Returns the bit-vector extended to `to` bits by zeros.
    #[track_caller]
    pub fn zext(&self, to: u8) -> Bv {
        self.widen(Op::Zext, to, |_, value| value)
    }

    /// Returns the bit-vector extended to `to` bits by copies of its sign bit.
    #[track_caller]
    pub fn sext(&self, to: u8) -> Bv {
        self.widen(Op::Sext, to, |width, value| signed(width, value) as u64)
    }

    #[track_caller]
    fn widen(&self, op: Op, to: u8, fold: impl Fn(u8, u64) -> u64) -> Bv {
        Self::check_width(to);
        assert!(to >= self.width(), "{self:?} has {} bits and cannot be widened to {to}", self.width());
        match self.as_constant() {
            _ if to == self.width() => self.clone(),
            Some(value) => Bv::constant(to, fold(self.width(), value)),
            None => Bv(Node::new(op, vec![self.0.clone()], to.into())),
        }
    }

    /// Returns the lowest `to` bits of the bit-vector.
    #[track_caller]
    pub fn trunc(&self, to: u8) -> Bv {
        self.extract(0, to)
    }

    /// Returns `width` bits of the bit-vector, from bit `low` on.
    #[track_caller]
    pub fn extract(&self, low: u8, width: u8) -> Bv {
        Self::check_width(width);
        let has = self.width();
        assert!(low < has && width <= has - low, "bits {low} to {low}+{width} of {self:?}, which has {has}");
        match self.as_constant() {
            _ if width == has => self.clone(),
            Some(value) => Bv::constant(width, value >> low),
            None => Bv(Node::new(Op::Extract(low), vec![self.0.clone()], width.into())),
        }
    }

    /// Returns the concatenation of two bit-vectors; `self` has the high bits.
    #[track_caller]
    pub fn concat(&self, low: &Bv) -> Bv {
        let width = self.width() + low.width();
        Self::check_width(width);
        match (self.as_constant(), low.as_constant()) {
            (Some(high), Some(rest)) => Bv::constant(width, high << low.width() | rest),
            _ => Bv(Node::new(Op::Concat, vec![self.0.clone(), low.0.clone()], width.into())),
        }
    }

    #[track_caller]
    fn compare(&self, op: Op, other: &Bv, fold: impl Fn(u64, u64) -> bool) -> Formula {
        self.same_width(other);
        match (self.as_constant(), other.as_constant()) {
            (Some(a), Some(b)) => Formula::constant(fold(a, b)),
            _ => Formula(Node::new(op, vec![self.0.clone(), other.0.clone()], 0)),
        }
    }

    /// Returns the formula that two bit-vectors are equal.
    #[track_caller]
    pub fn eq(&self, other: &Bv) -> Formula {
        self.compare(Op::BvEq, other, |a, b| a == b)
    }

    /// Returns the formula that two bit-vectors differ.
    #[track_caller]
    pub fn ne(&self, other: &Bv) -> Formula {
        self.eq(other).not()
    }

    /// Returns the formula that `self` is less than `other`, both read as unsigned numbers.
    #[track_caller]
    pub fn ult(&self, other: &Bv) -> Formula {
        self.compare(Op::Ult, other, |a, b| a < b)
    }

    /// Returns the formula that `self` is less than or equal to `other`, both read as unsigned numbers.
    #[track_caller]
    pub fn ule(&self, other: &Bv) -> Formula {
        self.compare(Op::Ule, other, |a, b| a <= b)
    }

    /// Returns the formula that `self` is less than `other`, both read as signed numbers.
    #[track_caller]
    pub fn slt(&self, other: &Bv) -> Formula {
        let width = self.width();
        self.compare(Op::Slt, other, |a, b| signed(width, a) < signed(width, b))
    }

    /// Returns the formula that `self` is less than or equal to `other`, both read as signed numbers.
    #[track_caller]
    pub fn sle(&self, other: &Bv) -> Formula {
        let width = self.width();
        self.compare(Op::Sle, other, |a, b| signed(width, a) <= signed(width, b))
    }

    /// Returns the formula that bit `index` of the bit-vector is 1.
    #[track_caller]
    pub fn bit(&self, index: u8) -> Formula {
        assert!(index < self.width(), "bit {index} of {self:?}, which has {} bits", self.width());
        match self.as_constant() {
            Some(value) => Formula::constant(value >> index & 1 == 1),
            None => Formula(Node::new(Op::Bit(index), vec![self.0.clone()], 0)),
        }
    }
}

impl fmt::Debug for Bv {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
