//! Arithmetic on words of literals, least significant bit first.
//!
//! Textbook circuits: ripple-carry addition, shift-and-add multiplication, restoring division, barrel
//! shifters. Division and signed operations follow SMT-LIB, where nothing is undefined. Addition and
//! comparison cost a few gates per bit, multiplication and division a few per pair of bits. Constant operands
//! fold to what is left of the circuit.

use super::{Circuit, Lit};
use crate::ast::node::Arith;

impl Circuit {
    /// Returns the literals of a constant bit-vector, lowest bit first.
    pub fn word(width: usize, value: u64) -> Vec<Lit> {
        (0..width).map(|i| Lit::constant(value >> i & 1 == 1)).collect()
    }

    /// Returns the literals of the result of an arithmetic operation on two bit-vectors.
    pub fn arith(&mut self, op: Arith, a: &[Lit], b: &[Lit]) -> Vec<Lit> {
        match op {
            Arith::Add => self.add(a, b, Lit::FALSE).0,
            Arith::Sub => self.subtract(a, b).0,
            Arith::Mul => self.multiply(a, b),
            Arith::Udiv => self.divide(a, b).0,
            Arith::Urem => self.divide(a, b).1,
            Arith::Sdiv => {
                let (sa, sb) = (sign(a), sign(b));
                let (abs_a, abs_b) = (self.negate_if(sa, a), self.negate_if(sb, b));
                let quotient = self.divide(&abs_a, &abs_b).0;
                let negative = self.xor(sa, sb);
                self.negate_if(negative, &quotient)
            }
            Arith::Srem => {
                let (sa, sb) = (sign(a), sign(b));
                let (abs_a, abs_b) = (self.negate_if(sa, a), self.negate_if(sb, b));
                let remainder = self.divide(&abs_a, &abs_b).1;
                self.negate_if(sa, &remainder)
            }
            Arith::And => a.iter().zip(b).map(|(&a, &b)| self.and(a, b)).collect(),
            Arith::Or => a.iter().zip(b).map(|(&a, &b)| self.or(a, b)).collect(),
            Arith::Xor => a.iter().zip(b).map(|(&a, &b)| self.xor(a, b)).collect(),
            Arith::Shl => {
                let reversed: Vec<Lit> = a.iter().rev().copied().collect();
                let mut shifted = self.shift_right(&reversed, b, Lit::FALSE);
                shifted.reverse();
                shifted
            }
            Arith::Lshr => self.shift_right(a, b, Lit::FALSE),
            Arith::Ashr => self.shift_right(a, b, sign(a)),
        }
    }

    /// Returns the sum and the carry out of it.
    fn add(&mut self, a: &[Lit], b: &[Lit], mut carry: Lit) -> (Vec<Lit>, Lit) {
        let mut sum = Vec::with_capacity(a.len());
        for (&a, &b) in a.iter().zip(b) {
            let half = self.xor(a, b);
            sum.push(self.xor(half, carry));
            carry = self.majority(a, b, carry);
        }
        (sum, carry)
    }

    /// Returns the difference of two words, and the literal that it did not wrap, that is, `a ≥ b`.
    fn subtract(&mut self, a: &[Lit], b: &[Lit]) -> (Vec<Lit>, Lit) {
        let complement: Vec<Lit> = b.iter().map(|bit| !*bit).collect();
        self.add(a, &complement, Lit::TRUE)
    }

    /// Returns the literals of the negative of a bit-vector, in two's complement.
    pub fn negate(&mut self, a: &[Lit]) -> Vec<Lit> {
        self.subtract(&Self::word(a.len(), 0), a).0
    }

    fn negate_if(&mut self, condition: Lit, a: &[Lit]) -> Vec<Lit> {
        let negative = self.negate(a);
        self.choose(condition, &negative, a)
    }

    /// Returns the literals of a bit-vector that equals `then` if the condition is true and `otherwise` if
    /// not.
    pub fn choose(&mut self, condition: Lit, then: &[Lit], otherwise: &[Lit]) -> Vec<Lit> {
        then.iter().zip(otherwise).map(|(&t, &e)| self.ite(condition, t, e)).collect()
    }

    fn multiply(&mut self, a: &[Lit], b: &[Lit]) -> Vec<Lit> {
        let width = a.len();
        // Constants as multipliers: a zero bit then saves a row.
        let constants = |word: &[Lit]| word.iter().filter(|bit| bit.is_constant()).count();
        let (a, b) = if constants(a) > constants(b) { (b, a) } else { (a, b) };
        let mut sum = Self::word(width, 0);
        for (i, &bit) in b.iter().enumerate() {
            if bit == Lit::FALSE {
                continue;
            }
            let row: Vec<Lit> = a[..width - i].iter().map(|&a| self.and(a, bit)).collect();
            let high = self.add(&sum[i..], &row, Lit::FALSE).0;
            sum.truncate(i);
            sum.extend(high);
        }
        sum
    }

    /// Returns quotient and remainder of unsigned numbers. Restoring division gives all ones and the dividend
    /// for a divisor of zero by itself, since zero can always be subtracted.
    fn divide(&mut self, a: &[Lit], b: &[Lit]) -> (Vec<Lit>, Vec<Lit>) {
        let width = a.len();
        let mut quotient = Self::word(width, 0);
        let mut rest = Self::word(width, 0);
        for i in (0..width).rev() {
            let out = rest.pop().expect("a word has at least one bit");
            rest.insert(0, a[i]);
            let (difference, fits) = self.subtract(&rest, b);
            // A bit that was shifted out makes the rest greater than any divisor.
            let fits = self.or(out, fits);
            quotient[i] = fits;
            rest = self.choose(fits, &difference, &rest);
        }
        (quotient, rest)
    }

    fn shift_right(&mut self, a: &[Lit], by: &[Lit], fill: Lit) -> Vec<Lit> {
        let width = a.len();
        let mut word = a.to_vec();
        let mut stages = 0;
        while stages < by.len() && 1 << stages < width {
            let shifted: Vec<Lit> =
                (0..width).map(|i| word.get(i + (1 << stages)).copied().unwrap_or(fill)).collect();
            word = self.choose(by[stages], &shifted, &word);
            stages += 1;
        }
        let too_far = self.or_all(&by[stages..]);
        let filled = vec![fill; width];
        self.choose(too_far, &filled, &word)
    }

    /// Returns the literal that is true if two bit-vectors are equal.
    pub fn equal(&mut self, a: &[Lit], b: &[Lit]) -> Lit {
        let bits: Vec<Lit> = a.iter().zip(b).map(|(&a, &b)| self.iff(a, b)).collect();
        self.and_all(&bits)
    }

    /// Returns the literal that is true if `a` is less than `b`, as unsigned numbers.
    pub fn less(&mut self, a: &[Lit], b: &[Lit]) -> Lit {
        // From the lowest bit on: the highest difference decides.
        a.iter().zip(b).fold(Lit::FALSE, |less, (&a, &b)| self.majority(!a, b, less))
    }

    /// Returns the literal that is true if `a` is less than `b`, as signed numbers.
    pub fn signed_less(&mut self, a: &[Lit], b: &[Lit]) -> Lit {
        let flip = |word: &[Lit]| {
            let mut word = word.to_vec();
            if let Some(top) = word.last_mut() {
                *top = !*top;
            }
            word
        };
        self.less(&flip(a), &flip(b))
    }

    /// Returns the literals of the number of literals that are true, modulo 2^`width`. It consists of full
    /// adders, column by column, so the number of gates is linear in the number of literals.
    pub fn count(&mut self, lits: &[Lit], width: usize) -> Vec<Lit> {
        let mut column = lits.to_vec();
        let mut word = Vec::with_capacity(width);
        for _ in 0..width {
            let mut carries = Vec::new();
            let mut next = 0;
            while column.len() - next > 1 {
                let (a, b) = (column[next], column[next + 1]);
                let c = column.get(next + 2).copied().unwrap_or(Lit::FALSE);
                next = (next + 3).min(column.len());
                let half = self.xor(a, b);
                column.push(self.xor(half, c));
                carries.push(self.majority(a, b, c));
            }
            word.push(column.get(next).copied().unwrap_or(Lit::FALSE));
            column = carries;
        }
        word
    }
}

fn sign(word: &[Lit]) -> Lit {
    *word.last().expect("a word has at least one bit")
}
