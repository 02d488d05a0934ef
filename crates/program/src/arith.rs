//! Arithmetic of the pure instructions.

use crate::{BinOp, CastOp, CmpOp, mask, signed};

/// `a op b` on `bits` bits. `None`: a division by zero, or the one signed division that overflows.
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

/// A shift by the width or more is undefined in C and poison in LLVM: here the amount wraps, as in Java.
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

/// `a op b` on `bits` bits.
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

/// The float in `value`; every `f32` is exactly an `f64`.
fn widen(bits: u8, value: u64) -> f64 {
    if bits == 32 { f32::from_bits(value as u32) as f64 } else { f64::from_bits(value) }
}

fn narrow(bits: u8, value: f64) -> u64 {
    if bits == 32 { u64::from((value as f32).to_bits()) } else { value.to_bits() }
}

/// `value` of `from` bits converted to `to` bits.
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
