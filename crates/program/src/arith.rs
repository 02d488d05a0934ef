//! Arithmetic of the instructions that only compute: integers and floats of up to 128 bits.

use crate::{BinOp, CastOp, CmpOp, Pair, Sign, UnOp, mask, signed};

/// Computes `a op b`, for numbers of `bits` (at most 64) bits. `None`: a division by zero, or the one signed
/// division that overflows.
#[inline]
pub fn bin(op: BinOp, bits: u8, a: u64, b: u64) -> Option<u64> {
    let value = match op {
        BinOp::Add => a.wrapping_add(b),
        BinOp::Sub => a.wrapping_sub(b),
        BinOp::Mul => a.wrapping_mul(b),
        BinOp::UDiv => mask(bits, a).checked_div(mask(bits, b))?,
        BinOp::URem => mask(bits, a).checked_rem(mask(bits, b))?,
        BinOp::SDiv | BinOp::SRem => signed_division(op, bits, a, b)?,
        BinOp::And => a & b,
        BinOp::Or => a | b,
        BinOp::Xor => a ^ b,
        BinOp::Shl => a << shift_amount(bits, b),
        BinOp::LShr => mask(bits, a) >> shift_amount(bits, b),
        BinOp::AShr => (signed(bits, a) >> shift_amount(bits, b)) as u64,
        BinOp::FAdd | BinOp::FSub | BinOp::FMul | BinOp::FDiv | BinOp::FRem => float(op, bits, a, b),
    };
    Some(mask(bits, value))
}

/// Returns the distance of a shift, modulo the width. A shift by the width or more is undefined in C and
/// poison in LLVM: here the amount wraps, as in Java.
fn shift_amount(bits: u8, b: u64) -> u32 {
    (mask(bits, b) % bits as u64) as u32
}

fn signed_division(op: BinOp, bits: u8, a: u64, b: u64) -> Option<u64> {
    let (a, b) = (signed(bits, a), signed(bits, b));
    let quotient = a.checked_div(b)?;
    // INT_MIN / -1 overflows at every width, not just at 64 bits.
    if signed(bits, quotient as u64) != quotient {
        return None;
    }
    Some(if op == BinOp::SDiv { quotient } else { a.wrapping_rem(b) } as u64)
}

fn float(op: BinOp, bits: u8, a: u64, b: u64) -> u64 {
    macro_rules! compute {
        ($a:expr, $b:expr) => {
            match op {
                BinOp::FAdd => $a + $b,
                BinOp::FSub => $a - $b,
                BinOp::FMul => $a * $b,
                BinOp::FDiv => $a / $b,
                _ => $a % $b,
            }
            .to_bits()
        };
    }
    if bits == 32 {
        u64::from(compute!(f32::from_bits(a as u32), f32::from_bits(b as u32)))
    } else {
        compute!(f64::from_bits(a), f64::from_bits(b))
    }
}

/// Returns whether the comparison `a op b` holds, for numbers of `bits` (at most 64) bits.
#[inline]
pub fn cmp(op: CmpOp, bits: u8, a: u64, b: u64) -> bool {
    let (ua, ub) = (mask(bits, a), mask(bits, b));
    let (sa, sb) = (signed(bits, a), signed(bits, b));
    match op {
        CmpOp::Eq => ua == ub,
        CmpOp::Ne => ua != ub,
        CmpOp::ULt => ua < ub,
        CmpOp::ULe => ua <= ub,
        CmpOp::UGt => ua > ub,
        CmpOp::UGe => ua >= ub,
        CmpOp::SLt => sa < sb,
        CmpOp::SLe => sa <= sb,
        CmpOp::SGt => sa > sb,
        CmpOp::SGe => sa >= sb,
        CmpOp::FEq => widen(bits, ua) == widen(bits, ub),
        CmpOp::FLt => widen(bits, ua) < widen(bits, ub),
        CmpOp::FLe => widen(bits, ua) <= widen(bits, ub),
        CmpOp::FOrd => !widen(bits, ua).is_nan() && !widen(bits, ub).is_nan(),
    }
}

/// Returns the float in `value` as an `f64`; every `f32` is exactly an `f64`.
fn widen(bits: u8, value: u64) -> f64 {
    if bits == 32 { f32::from_bits(value as u32) as f64 } else { f64::from_bits(value) }
}

fn narrow(bits: u8, value: f64) -> u64 {
    if bits == 32 { u64::from((value as f32).to_bits()) } else { value.to_bits() }
}

/// Converts the number `value` of `from` bits to one of `to` bits, as the cast `op` says.
pub fn cast(op: CastOp, from: u8, to: u8, value: u64) -> u64 {
    let wide = mask(from, value);
    mask(
        to,
        match op {
            CastOp::Trunc | CastOp::ZExt => wide,
            CastOp::SExt => signed(from, wide) as u64,
            CastOp::FToF => narrow(to, widen(from, wide)),
            CastOp::FToS => widen(from, wide) as i64 as u64,
            CastOp::FToU => widen(from, wide) as u64,
            // Straight to the target width: going through f64 would round twice.
            CastOp::SToF if to == 32 => u64::from((signed(from, wide) as f32).to_bits()),
            CastOp::UToF if to == 32 => u64::from((wide as f32).to_bits()),
            CastOp::SToF => (signed(from, wide) as f64).to_bits(),
            CastOp::UToF => (wide as f64).to_bits(),
        },
    )
}

/// Computes the one-operand operation `op` on `value`, a number of `bits` bits.
pub fn un(op: UnOp, bits: u8, value: u64) -> u64 {
    let value = mask(bits, value);
    let float = |f: fn(f64) -> f64| narrow(bits, f(widen(bits, value)));
    let result = match op {
        UnOp::CountOnes => value.count_ones() as u64,
        UnOp::LeadingZeros => (value.leading_zeros() - (64 - bits as u32)) as u64,
        UnOp::TrailingZeros => value.trailing_zeros().min(bits as u32) as u64,
        UnOp::SwapBytes => value.swap_bytes() >> (64 - bits),
        UnOp::ReverseBits => value.reverse_bits() >> (64 - bits),
        // The root of an f32 taken in f64 and rounded is the correctly rounded one (Figueroa, 1995).
        UnOp::FSqrt => float(f64::sqrt),
        UnOp::FFloor => float(f64::floor),
        UnOp::FCeil => float(f64::ceil),
        UnOp::FTrunc => float(f64::trunc),
        UnOp::FRound => float(f64::round),
        UnOp::FRint => float(f64::round_ties_even),
    };
    mask(bits, result)
}

/// Returns whether `a op b` (a sum, difference or product of `bits` bits) overflows, read as `sign` says.
pub fn overflows(op: BinOp, sign: Sign, bits: u8, a: u64, b: u64) -> bool {
    let exact = |a: i128, b: i128| match op {
        BinOp::Add => a + b,
        BinOp::Sub => a - b,
        BinOp::Mul => a * b,
        other => unreachable!("{other:?} is not checked for overflow"),
    };
    match sign {
        Sign::Signed => {
            let result = exact(signed(bits, a) as i128, signed(bits, b) as i128);
            signed(bits, result as u64) as i128 != result
        }
        Sign::Unsigned if op == BinOp::Mul => {
            let result = mask(bits, a) as u128 * mask(bits, b) as u128;
            mask(bits, result as u64) as u128 != result
        }
        Sign::Unsigned => {
            let result = exact(mask(bits, a) as i128, mask(bits, b) as i128);
            result < 0 || mask(bits, result as u64) as i128 != result
        }
    }
}

/// Returns two words as one number of `bits` bits.
fn whole(bits: u8, pair: Pair<u64>) -> u128 {
    let value = (pair.high as u128) << 64 | pair.low as u128;
    if bits >= 128 { value } else { value & ((1 << bits) - 1) }
}

fn whole_signed(bits: u8, pair: Pair<u64>) -> i128 {
    let shift = 128 - bits as u32;
    ((whole(bits, pair) << shift) as i128) >> shift
}

/// Computes `a op b` for numbers of 65 to 128 bits, as [`bin`] does for narrower ones.
pub fn wide(op: BinOp, bits: u8, a: Pair<u64>, b: Pair<u64>) -> Option<Pair<u64>> {
    let (x, y) = (whole(bits, a), whole(bits, b));
    let (sx, sy) = (whole_signed(bits, a), whole_signed(bits, b));
    let shift = (y % bits as u128) as u32;
    let value = match op {
        BinOp::Add => x.wrapping_add(y),
        BinOp::Sub => x.wrapping_sub(y),
        BinOp::Mul => x.wrapping_mul(y),
        BinOp::UDiv => x.checked_div(y)?,
        BinOp::URem => x.checked_rem(y)?,
        BinOp::SDiv | BinOp::SRem => {
            let quotient = sx.checked_div(sy)?;
            let back = Pair { low: quotient as u64, high: (quotient >> 64) as u64 };
            if whole_signed(bits, back) != quotient {
                return None;
            }
            if op == BinOp::SDiv { quotient as u128 } else { sx.wrapping_rem(sy) as u128 }
        }
        BinOp::And => x & y,
        BinOp::Or => x | y,
        BinOp::Xor => x ^ y,
        BinOp::Shl => x << shift,
        BinOp::LShr => x >> shift,
        BinOp::AShr => (sx >> shift) as u128,
        other => unreachable!("{other:?} is not for two words"),
    };
    let value = whole(bits, Pair { low: value as u64, high: (value >> 64) as u64 });
    Some(Pair { low: value as u64, high: (value >> 64) as u64 })
}

/// Returns whether the comparison `a op b` holds, for numbers of 65 to 128 bits.
pub fn wide_cmp(op: CmpOp, bits: u8, a: Pair<u64>, b: Pair<u64>) -> bool {
    let order = whole(bits, a).cmp(&whole(bits, b));
    let signed_order = whole_signed(bits, a).cmp(&whole_signed(bits, b));
    match op {
        CmpOp::Eq => order.is_eq(),
        CmpOp::Ne => order.is_ne(),
        CmpOp::ULt => order.is_lt(),
        CmpOp::ULe => order.is_le(),
        CmpOp::UGt => order.is_gt(),
        CmpOp::UGe => order.is_ge(),
        CmpOp::SLt => signed_order.is_lt(),
        CmpOp::SLe => signed_order.is_le(),
        CmpOp::SGt => signed_order.is_gt(),
        CmpOp::SGe => signed_order.is_ge(),
        other => unreachable!("{other:?} is not for two words"),
    }
}

/// Converts an integer of 65 to 128 bits to a float of `to` bits.
pub fn wide_to_float(sign: Sign, from: u8, to: u8, value: Pair<u64>) -> u64 {
    match (sign, to) {
        (Sign::Signed, 32) => u64::from((whole_signed(from, value) as f32).to_bits()),
        (Sign::Signed, _) => (whole_signed(from, value) as f64).to_bits(),
        (Sign::Unsigned, 32) => u64::from((whole(from, value) as f32).to_bits()),
        (Sign::Unsigned, _) => (whole(from, value) as f64).to_bits(),
    }
}

/// Converts a float of `from` bits to an integer of 65 to 128 bits.
pub fn float_to_wide(sign: Sign, from: u8, to: u8, value: u64) -> Pair<u64> {
    let float = widen(from, value);
    let value = match sign {
        Sign::Signed => float as i128 as u128,
        Sign::Unsigned => float as u128,
    };
    let value = whole(to, Pair { low: value as u64, high: (value >> 64) as u64 });
    Pair { low: value as u64, high: (value >> 64) as u64 }
}
