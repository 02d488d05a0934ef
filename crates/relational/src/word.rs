//! Arithmetic on words of 1 to 64 bits, as SMT-LIB's theory of fixed-size bit-vectors defines it.
//!
//! For folding constants and for the ground evaluator. The translator does not use it: there the same
//! operations are circuits, and tests compare the two.

use crate::ast::node::Arith;

/// Returns the word of `width` bits that are all 1.
pub(crate) fn mask(width: u8) -> u64 {
    u64::MAX >> (64 - u32::from(width))
}

/// Returns a word of `width` bits as a signed number, in two's complement.
pub(crate) fn signed(width: u8, word: u64) -> i64 {
    let unused = 64 - u32::from(width);
    (word << unused) as i64 >> unused
}

/// Returns the result of an arithmetic operation on two words of `width` bits, as bit-vectors define it.
pub(crate) fn apply(op: Arith, width: u8, a: u64, b: u64) -> u64 {
    let (sa, sb) = (signed(width, a), signed(width, b));
    let value = match op {
        Arith::Add => a.wrapping_add(b),
        Arith::Sub => a.wrapping_sub(b),
        Arith::Mul => a.wrapping_mul(b),
        Arith::Udiv => a.checked_div(b).unwrap_or(u64::MAX),
        Arith::Urem => a.checked_rem(b).unwrap_or(a),
        // Division by zero gives what unsigned division of the absolute values gives, with the sign put back.
        Arith::Sdiv if sb == 0 => {
            if sa < 0 {
                1
            } else {
                u64::MAX
            }
        }
        Arith::Sdiv => sa.wrapping_div(sb) as u64,
        Arith::Srem if sb == 0 => a,
        Arith::Srem => sa.wrapping_rem(sb) as u64,
        Arith::And => a & b,
        Arith::Or => a | b,
        Arith::Xor => a ^ b,
        Arith::Shl => shift(width, b).map_or(0, |by| a << by),
        Arith::Lshr => shift(width, b).map_or(0, |by| a >> by),
        Arith::Ashr => (sa >> shift(width, b).unwrap_or(63)) as u64,
    };
    value & mask(width)
}

/// Returns the amount of a shift; `None` if it shifts out all bits.
fn shift(width: u8, by: u64) -> Option<u32> {
    (by < u64::from(width)).then_some(by as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn division_by_zero_is_as_smt_lib_says() {
        assert_eq!(apply(Arith::Udiv, 4, 7, 0), 15);
        assert_eq!(apply(Arith::Urem, 4, 7, 0), 7);
        assert_eq!(apply(Arith::Sdiv, 4, 7, 0), 15);
        assert_eq!(apply(Arith::Sdiv, 4, 9, 0), 1);
        assert_eq!(apply(Arith::Srem, 4, 9, 0), 9);
    }

    #[test]
    fn the_least_number_divided_by_minus_one_wraps() {
        assert_eq!(apply(Arith::Sdiv, 4, 8, 15), 8);
        assert_eq!(apply(Arith::Srem, 4, 8, 15), 0);
        assert_eq!(apply(Arith::Sdiv, 64, 1 << 63, u64::MAX), 1 << 63);
    }

    #[test]
    fn shifting_everything_out() {
        assert_eq!(apply(Arith::Shl, 64, 1, 64), 0);
        assert_eq!(apply(Arith::Lshr, 5, 31, 5), 0);
        assert_eq!(apply(Arith::Ashr, 5, 16, 31), 31);
        assert_eq!(apply(Arith::Ashr, 64, 1 << 63, 1 << 40), u64::MAX);
    }
}
