//! One-operand arithmetic, overflow checks and numbers of up to 128 bits, against Rust's own.

mod support;
use fencepost_program::*;
use proptest::prelude::*;
use support::finish;

/// The values of the registers that `body` returns; `None`: a division went wrong.
fn run(body: impl FnOnce(&mut FunctionBuilder) -> Vec<Reg>) -> Option<Vec<u64>> {
    let mut program = Program::new("wide");
    let mut f = FunctionBuilder::new("P0", 0);
    let results = body(&mut f);
    f.end(Terminator::Return(None));
    let func = program.add_function(f.finish());
    program.add_thread("P0", func, vec![]);
    let program = finish(program);
    let mut t = ThreadState::<()>::initial(&program, ThreadId(0));
    match resume(&program, &mut t, Input::Go) {
        Step::Finished => Some(results.iter().map(|r| t.reg(*r)).collect()),
        Step::Error(Fault::Division) => None,
        other => panic!("{other:?}"),
    }
}

fn un(op: UnOp, bits: u8, value: u64) -> u64 {
    run(|f| {
        let dst = f.temp();
        f.push(Op::Un { op, bits, dst, src: value.into() });
        vec![dst]
    })
    .unwrap()[0]
}

fn overflows(op: BinOp, sign: Sign, bits: u8, a: u64, b: u64) -> bool {
    run(|f| {
        let dst = f.temp();
        f.push(Op::Overflows { op, sign, bits, dst, a: a.into(), b: b.into() });
        vec![dst]
    })
    .unwrap()[0]
        == 1
}

fn pair(value: u128) -> Pair<Operand> {
    Pair { low: (value as u64).into(), high: ((value >> 64) as u64).into() }
}

fn wide(op: BinOp, bits: u8, a: u128, b: u128) -> Option<u128> {
    let found = run(|f| {
        let dst = Pair { low: f.temp(), high: f.temp() };
        f.push(Op::Wide { op, bits, dst, a: pair(a), b: pair(b) });
        vec![dst.low, dst.high]
    })?;
    Some((found[1] as u128) << 64 | found[0] as u128)
}

fn wide_cmp(op: CmpOp, bits: u8, a: u128, b: u128) -> bool {
    run(|f| {
        let dst = f.temp();
        f.push(Op::WideCmp { op, bits, dst, a: pair(a), b: pair(b) });
        vec![dst]
    })
    .unwrap()[0]
        == 1
}

/// Numbers near the ends of their ranges, and others.
fn number() -> impl Strategy<Value = u128> {
    let edges = prop::sample::select(vec![0, 1, 1 << 31, 1 << 63, 1 << 64, 1 << 126, 1 << 127, u128::MAX]);
    prop_oneof![
        (edges, 0u128..3).prop_map(|(a, b)| a.wrapping_add(b).wrapping_sub(1)),
        any::<u128>(),
        (any::<u64>(), 0u32..64).prop_map(|(a, shift)| (a >> shift) as u128)
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, ..ProptestConfig::default() })]

    #[test]
    fn numbers_of_128_bits(a in number(), b in number()) {
        let (sa, sb, shift) = (a as i128, b as i128, (b % 128) as u32);
        prop_assert_eq!(wide(BinOp::Add, 128, a, b), Some(a.wrapping_add(b)));
        prop_assert_eq!(wide(BinOp::Sub, 128, a, b), Some(a.wrapping_sub(b)));
        prop_assert_eq!(wide(BinOp::Mul, 128, a, b), Some(a.wrapping_mul(b)));
        prop_assert_eq!(wide(BinOp::UDiv, 128, a, b), a.checked_div(b));
        prop_assert_eq!(wide(BinOp::URem, 128, a, b), a.checked_rem(b));
        prop_assert_eq!(wide(BinOp::SDiv, 128, a, b), sa.checked_div(sb).map(|q| q as u128));
        prop_assert_eq!(wide(BinOp::SRem, 128, a, b), sa.checked_rem(sb).map(|q| q as u128));
        prop_assert_eq!(wide(BinOp::And, 128, a, b), Some(a & b));
        prop_assert_eq!(wide(BinOp::Or, 128, a, b), Some(a | b));
        prop_assert_eq!(wide(BinOp::Xor, 128, a, b), Some(a ^ b));
        prop_assert_eq!(wide(BinOp::Shl, 128, a, b), Some(a << shift));
        prop_assert_eq!(wide(BinOp::LShr, 128, a, b), Some(a >> shift));
        prop_assert_eq!(wide(BinOp::AShr, 128, a, b), Some((sa >> shift) as u128));
        for (op, expected) in [
            (CmpOp::Eq, a == b), (CmpOp::Ne, a != b),
            (CmpOp::ULt, a < b), (CmpOp::ULe, a <= b), (CmpOp::UGt, a > b), (CmpOp::UGe, a >= b),
            (CmpOp::SLt, sa < sb), (CmpOp::SLe, sa <= sb), (CmpOp::SGt, sa > sb), (CmpOp::SGe, sa >= sb),
        ] {
            prop_assert_eq!(wide_cmp(op, 128, a, b), expected, "{:?}", op);
        }
    }

    /// 96 bits: what is above counts for nothing, and the sign is bit 95.
    #[test]
    fn numbers_of_96_bits(a in number(), b in number()) {
        let cut = |value: u128| value & ((1 << 96) - 1);
        let signed = |value: u128| (value << 32) as i128 >> 32;
        prop_assert_eq!(wide(BinOp::Add, 96, a, b), Some(cut(a.wrapping_add(b))));
        prop_assert_eq!(wide(BinOp::Mul, 96, a, b), Some(cut(a.wrapping_mul(b))));
        prop_assert_eq!(wide(BinOp::UDiv, 96, a, b), cut(a).checked_div(cut(b)));
        let quotient = signed(a).checked_div(signed(b)).filter(|q| signed(*q as u128) == *q);
        prop_assert_eq!(wide(BinOp::SDiv, 96, a, b), quotient.map(|q| cut(q as u128)));
        let shift = (cut(b) % 96) as u32;
        prop_assert_eq!(wide(BinOp::AShr, 96, a, b), Some(cut((signed(a) >> shift) as u128)));
        prop_assert_eq!(wide_cmp(CmpOp::SLt, 96, a, b), signed(a) < signed(b));
        prop_assert_eq!(wide_cmp(CmpOp::Eq, 96, a, b), cut(a) == cut(b));
    }

    #[test]
    fn overflow(a in number(), b in number()) {
        let (a, b) = (a as u64, b as u64);
        macro_rules! check {
            ($bits:expr, $s:ty, $u:ty) => {
                let (s, u) = ((a as $s, b as $s), (a as $u, b as $u));
                for (op, signed, unsigned) in [
                    (BinOp::Add, s.0.overflowing_add(s.1).1, u.0.overflowing_add(u.1).1),
                    (BinOp::Sub, s.0.overflowing_sub(s.1).1, u.0.overflowing_sub(u.1).1),
                    (BinOp::Mul, s.0.overflowing_mul(s.1).1, u.0.overflowing_mul(u.1).1),
                ] {
                    prop_assert_eq!(overflows(op, Sign::Signed, $bits, a, b), signed, "{:?}", op);
                    prop_assert_eq!(overflows(op, Sign::Unsigned, $bits, a, b), unsigned, "{:?}", op);
                }
            };
        }
        check!(8, i8, u8);
        check!(32, i32, u32);
        check!(64, i64, u64);
    }

    #[test]
    fn bits_and_floats(value in any::<u64>(), x in any::<f64>()) {
        let (v32, v16) = (value as u32, value as u16);
        for (op, b64, b32, b16) in [
            (UnOp::CountOnes, value.count_ones() as u64, v32.count_ones(), v16.count_ones() as u16),
            (UnOp::LeadingZeros, value.leading_zeros() as u64, v32.leading_zeros(), v16.leading_zeros() as u16),
            (UnOp::TrailingZeros, value.trailing_zeros() as u64, v32.trailing_zeros(), v16.trailing_zeros() as u16),
            (UnOp::SwapBytes, value.swap_bytes(), v32.swap_bytes(), v16.swap_bytes()),
            (UnOp::ReverseBits, value.reverse_bits(), v32.reverse_bits(), v16.reverse_bits()),
        ] {
            prop_assert_eq!(un(op, 64, value), b64, "{:?}", op);
            prop_assert_eq!(un(op, 32, value), b32 as u64, "{:?}", op);
            prop_assert_eq!(un(op, 16, value), b16 as u64, "{:?}", op);
        }
        let y = x as f32;
        for (op, b64, b32) in [
            (UnOp::FSqrt, x.sqrt(), y.sqrt()), (UnOp::FFloor, x.floor(), y.floor()),
            (UnOp::FCeil, x.ceil(), y.ceil()), (UnOp::FTrunc, x.trunc(), y.trunc()),
            (UnOp::FRound, x.round(), y.round()), (UnOp::FRint, x.round_ties_even(), y.round_ties_even()),
        ] {
            let (found, narrow) = (un(op, 64, x.to_bits()), un(op, 32, y.to_bits() as u64));
            prop_assert!(found == b64.to_bits() || b64.is_nan(), "{:?}", op);
            prop_assert!(narrow == b32.to_bits() as u64 || b32.is_nan(), "{:?}", op);
        }
    }
}

#[test]
fn no_bit_is_set() {
    assert_eq!(un(UnOp::LeadingZeros, 32, 0), 32);
    assert_eq!(un(UnOp::TrailingZeros, 16, 0), 16);
    assert_eq!(un(UnOp::TrailingZeros, 64, 0), 64);
}
