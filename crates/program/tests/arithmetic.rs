//! What the pure instructions and the atomic updates compute, at the widths and values where mistakes hide.

use fencepost_program::*;

/// Runs one instruction, with `a` in register 0 and `b` in register 1, and returns register 2.
fn eval(op: Op, a: u64, b: u64) -> Result<u64, Fault> {
    let mut program = Program::new("one instruction");
    let mut f = FunctionBuilder::new("P0", 2);
    f.temp();
    f.push(op);
    f.end(Terminator::Return(Some(Reg(2).into())));
    let func = program.add_function(f.finish());
    program.add_thread("P0", func, vec![a, b]);
    let program = program.finish().expect("well-formed");
    let mut t = ThreadState::<()>::initial(&program, ThreadId(0));
    match resume(&program, &mut t, Input::Go) {
        Step::Finished => Ok(t.result()),
        Step::Error(fault) => Err(fault),
        other => panic!("{other:?}"),
    }
}

fn bin(op: BinOp, bits: u8, a: u64, b: u64) -> Result<u64, Fault> {
    eval(Op::Bin { op, bits, dst: Reg(2), a: Reg(0).into(), b: Reg(1).into() }, a, b)
}

/// `a op b` on `bits` bits; the operands are given sign-extended, as one writes them.
#[track_caller]
fn check(op: BinOp, bits: u8, a: i64, b: i64, expected: i64) {
    let cut = |v: i64| mask(bits, v as u64);
    assert_eq!(bin(op, bits, cut(a), cut(b)), Ok(cut(expected)), "{a} {op:?} {b} on {bits} bits");
    // Bits above the width do not count.
    assert_eq!(
        bin(op, bits, a as u64, b as u64),
        Ok(cut(expected)),
        "{a} {op:?} {b} on {bits} bits, not cut"
    );
}

#[track_caller]
fn check_fault(op: BinOp, bits: u8, a: i64, b: i64) {
    assert_eq!(bin(op, bits, mask(bits, a as u64), mask(bits, b as u64)), Err(Fault::Division));
}

const WIDTHS: [u8; 6] = [1, 8, 16, 32, 33, 64];

fn min(bits: u8) -> i64 {
    signed(bits, 1 << (bits - 1))
}

#[test]
fn addition_and_friends_wrap() {
    for bits in WIDTHS {
        let (min, max) = (min(bits), !min(bits));
        check(BinOp::Add, bits, -1, 1, 0);
        check(BinOp::Sub, bits, 0, 1, -1);
        check(BinOp::Sub, bits, min, -1, min.wrapping_add(1));
        check(BinOp::Add, bits, max, min, -1);
        check(BinOp::Mul, bits, -1, -1, 1);
        check(BinOp::Mul, bits, min, -1, min.wrapping_neg());
        check(BinOp::And, bits, -1, min, min);
        check(BinOp::Or, bits, max, min, -1);
        check(BinOp::Xor, bits, -1, max, min);
    }
    check(BinOp::Add, 8, 200, 100, 44);
    check(BinOp::Mul, 16, 300, 300, 24464);
    check(BinOp::Mul, 33, 1 << 32, 2, 0);
}

#[test]
fn division() {
    for bits in WIDTHS {
        let (min, max) = (min(bits), !min(bits));
        for op in [BinOp::UDiv, BinOp::SDiv, BinOp::URem, BinOp::SRem] {
            check_fault(op, bits, max, 0);
            check_fault(op, bits, 0, 0);
        }
        // The one signed division that overflows, at every width (at one bit: -1 / -1).
        check_fault(BinOp::SDiv, bits, min, -1);
        check_fault(BinOp::SRem, bits, min, -1);
        // Unsigned, it is 2^(bits-1) / (2^bits - 1).
        check(BinOp::UDiv, bits, min, -1, (bits == 1) as i64);
        check(BinOp::URem, bits, min, -1, if bits == 1 { 0 } else { min });
    }
    for bits in [8, 16, 32, 33, 64] {
        check(BinOp::SDiv, bits, -7, 2, -3);
        check(BinOp::SRem, bits, -7, 2, -1);
        check(BinOp::SRem, bits, 7, -2, 1);
        check(BinOp::UDiv, bits, -1, -1, 1);
        check(BinOp::UDiv, bits, -2, 2, !min(bits));
    }
}

#[test]
fn shifts() {
    for bits in [8, 16, 32, 33, 64] {
        let last = bits as i64 - 1;
        check(BinOp::Shl, bits, 1, last, min(bits));
        check(BinOp::LShr, bits, min(bits), last, 1);
        check(BinOp::AShr, bits, min(bits), last, -1);
        check(BinOp::AShr, bits, -8, 1, -4);
        check(BinOp::LShr, bits, -1, 1, !min(bits));
        // At the width and beyond, the amount wraps.
        for op in [BinOp::Shl, BinOp::LShr, BinOp::AShr] {
            check(op, bits, -5, bits as i64, -5);
        }
        check(BinOp::Shl, bits, 3, bits as i64 + 1, 6);
    }
    check(BinOp::Shl, 1, 1, 1, 1);
    check(BinOp::AShr, 1, 1, 0, 1);
}

#[test]
fn comparisons() {
    #[track_caller]
    fn check(op: CmpOp, bits: u8, a: i64, b: i64, expected: bool) {
        let op = Op::Cmp { op, bits, dst: Reg(2), a: Reg(0).into(), b: Reg(1).into() };
        assert_eq!(eval(op.clone(), mask(bits, a as u64), mask(bits, b as u64)), Ok(expected as u64), "{op}");
        assert_eq!(eval(op.clone(), a as u64, b as u64), Ok(expected as u64), "{op}, not cut");
    }
    for bits in WIDTHS {
        // -1 is the greatest unsigned number and less than 0 as a signed one.
        for (op, expected) in [
            (CmpOp::Eq, false),
            (CmpOp::Ne, true),
            (CmpOp::ULt, false),
            (CmpOp::ULe, false),
            (CmpOp::UGt, true),
            (CmpOp::UGe, true),
            (CmpOp::SLt, true),
            (CmpOp::SLe, true),
            (CmpOp::SGt, false),
            (CmpOp::SGe, false),
        ] {
            check(op, bits, -1, 0, expected);
        }
        for op in [CmpOp::Eq, CmpOp::ULe, CmpOp::UGe, CmpOp::SLe, CmpOp::SGe] {
            check(op, bits, min(bits), min(bits), true);
        }
        for op in [CmpOp::Ne, CmpOp::ULt, CmpOp::UGt, CmpOp::SLt, CmpOp::SGt] {
            check(op, bits, min(bits), min(bits), false);
        }
    }
}

fn f32_bits(value: f32) -> u64 {
    value.to_bits() as u64
}

#[test]
fn floats() {
    #[track_caller]
    fn check(op: BinOp, a: f64, b: f64, expected: f64) {
        let got = f64::from_bits(bin(op, 64, a.to_bits(), b.to_bits()).expect("floats do not trap"));
        assert!(got == expected || got.is_nan() && expected.is_nan(), "{a} {op:?} {b} = {got}");
        let got = bin(op, 32, f32_bits(a as f32), f32_bits(b as f32)).expect("floats do not trap");
        let got = f32::from_bits(got as u32);
        assert!(got == expected as f32 || got.is_nan() && expected.is_nan(), "{a} {op:?} {b} = {got} (32)");
    }
    check(BinOp::FAdd, 1.5, 2.25, 3.75);
    check(BinOp::FSub, 1.5, 2.25, -0.75);
    check(BinOp::FMul, 1.5, -2.0, -3.0);
    check(BinOp::FDiv, 1.0, 0.0, f64::INFINITY);
    check(BinOp::FDiv, 0.0, 0.0, f64::NAN);
    check(BinOp::FRem, 7.5, 2.0, 1.5);
    check(BinOp::FRem, -7.5, 2.0, -1.5);

    #[track_caller]
    fn compare(op: CmpOp, a: f64, b: f64, expected: bool) {
        let at = |bits| Op::Cmp { op, bits, dst: Reg(2), a: Reg(0).into(), b: Reg(1).into() };
        assert_eq!(eval(at(64), a.to_bits(), b.to_bits()), Ok(expected as u64), "{a} {op:?} {b}");
        assert_eq!(
            eval(at(32), f32_bits(a as f32), f32_bits(b as f32)),
            Ok(expected as u64),
            "{a} {op:?} {b}"
        );
    }
    compare(CmpOp::FEq, 0.0, -0.0, true);
    compare(CmpOp::FLt, -1.0, 1.0, true);
    compare(CmpOp::FLe, 1.0, 1.0, true);
    compare(CmpOp::FOrd, 1.0, 2.0, true);
    for op in [CmpOp::FEq, CmpOp::FLt, CmpOp::FLe, CmpOp::FOrd] {
        compare(op, f64::NAN, 1.0, false);
        compare(op, 1.0, f64::NAN, false);
    }
}

#[test]
fn conversions() {
    #[track_caller]
    fn check(op: CastOp, from: u8, to: u8, value: u64, expected: u64) {
        let op = Op::Cast { op, from, to, dst: Reg(2), src: Reg(0).into() };
        assert_eq!(eval(op.clone(), value, 0), Ok(expected), "{op} of {value:#x}");
    }
    check(CastOp::Trunc, 64, 32, 0x1_2345_6789, 0x2345_6789);
    check(CastOp::Trunc, 64, 1, 0xfe, 0);
    check(CastOp::Trunc, 33, 33, u64::MAX, 0x1_ffff_ffff);
    check(CastOp::ZExt, 8, 64, 0xff, 0xff);
    check(CastOp::ZExt, 8, 32, 0xffff, 0xff);
    check(CastOp::SExt, 8, 64, 0x80, 0xffff_ffff_ffff_ff80);
    check(CastOp::SExt, 8, 16, 0x80, 0xff80);
    check(CastOp::SExt, 1, 32, 1, 0xffff_ffff);
    check(CastOp::SExt, 33, 64, 1 << 32, 0xffff_ffff_0000_0000);
    check(CastOp::SExt, 64, 64, u64::MAX, u64::MAX);
    check(CastOp::FToF, 32, 64, f32_bits(1.5), 1.5f64.to_bits());
    check(CastOp::FToF, 64, 32, 1.5f64.to_bits(), f32_bits(1.5));
    check(CastOp::FToS, 64, 32, (-2.9f64).to_bits(), 0xffff_fffe);
    check(CastOp::FToS, 32, 8, f32_bits(-1.0), 0xff);
    check(CastOp::FToU, 64, 64, 1.8e19f64.to_bits(), 18_000_000_000_000_000_000);
    check(CastOp::SToF, 32, 64, 0xffff_ffff, (-1.0f64).to_bits());
    check(CastOp::UToF, 32, 64, 0xffff_ffff, 4_294_967_295.0f64.to_bits());
    check(CastOp::SToF, 8, 32, 0x80, f32_bits(-128.0));
    // Rounded once: through f64 it would become 2^60.
    check(CastOp::UToF, 64, 32, (1 << 60) + (1 << 36) + 1, f32_bits(1.152_921_6e18));
}

#[test]
fn selection_looks_at_the_whole_register() {
    let op = Op::Select { dst: Reg(2), cond: Reg(0).into(), yes: 7.into(), no: Reg(1).into() };
    assert_eq!(eval(op.clone(), 0, 9), Ok(9));
    assert_eq!(eval(op, 1 << 63, 9), Ok(7));
}

/// Runs an update of a location that holds `old`: what its read says will be written, what is written, and
/// the results in registers 2 and 3. Register 0 holds the address, 1 the argument; results may overwrite
/// them.
fn update(op: Op, old: u64, arg: u64) -> (Read, Option<Write>, [u64; 4]) {
    let mut program = Program::new("update");
    let x = program.add_global(Global::zeroed("x", 8));
    let addr = program.global_addr(x);
    let mut f = FunctionBuilder::new("P0", 2);
    f.temps(2);
    f.push(op);
    f.end(Terminator::Return(None));
    let func = program.add_function(f.finish());
    program.add_thread("P0", func, vec![addr, arg]);
    let program = program.finish().expect("well-formed");
    let mut t = ThreadState::<()>::initial(&program, ThreadId(0));
    let Step::Read(read) = resume(&program, &mut t, Input::Go) else { panic!("a read comes first") };
    assert_eq!(read.addr, addr);
    let mut step = resume(&program, &mut t, Input::Value(old));
    let mut written = None;
    if let Step::Write(write) = step {
        assert_eq!((write.addr, write.size, write.kind), (addr, read.size, WriteKind::Update));
        written = Some(write);
        step = resume(&program, &mut t, Input::Go);
    }
    assert_eq!(step, Step::Finished);
    assert_eq!(read.update.apply(read.size, old), written.map(|w| w.value), "the read announces the write");
    (read, written, [0, 1, 2, 3].map(|r| t.reg(Reg(r))))
}

#[test]
fn read_modify_write() {
    #[track_caller]
    fn check(op: RmwOp, bytes: u64, old: i64, arg: i64, expected: i64) {
        let size = Size::new(bytes).expect("a size");
        let (old, expected) = (size.cut(old as u64), size.cut(expected as u64));
        for dst in [Reg(2), Reg(0), Reg(1)] {
            let (addr, arg_reg) = (Reg(0).into(), Reg(1).into());
            let rmw = Op::Rmw { op, dst, addr, arg: arg_reg, size, mode: Mode::AcqRel };
            let (read, write, regs) = update(rmw, old, arg as u64);
            let write = write.expect("it always writes");
            assert_eq!(write.value, expected, "{op:?} of {arg} to {old} in {bytes} bytes");
            assert_eq!(regs[dst.index()], old);
            assert_eq!((read.mode, write.mode), (Mode::Acq, Mode::Rel));
        }
    }
    for bytes in [1, 2, 4, 8] {
        let min = min(bytes as u8 * 8);
        check(RmwOp::Xchg, bytes, 5, -1, -1);
        check(RmwOp::Add, bytes, -1, 2, 1);
        check(RmwOp::Sub, bytes, 0, 1, -1);
        check(RmwOp::And, bytes, -1, min, min);
        check(RmwOp::Nand, bytes, -1, min, !min);
        check(RmwOp::Or, bytes, 1, min, min | 1);
        check(RmwOp::Xor, bytes, -1, 1, -2);
        check(RmwOp::Max, bytes, -1, 1, 1);
        check(RmwOp::Max, bytes, min, -1, -1);
        check(RmwOp::Min, bytes, -1, 1, -1);
        check(RmwOp::UMax, bytes, -1, 1, -1);
        check(RmwOp::UMin, bytes, -1, 1, 1);
    }
}

#[test]
fn the_halves_of_an_update_share_its_order() {
    for (mode, read_mode, write_mode) in [
        (Mode::Na, Mode::Na, Mode::Na),
        (Mode::Rlx, Mode::Rlx, Mode::Rlx),
        (Mode::Acq, Mode::Acq, Mode::Rlx),
        (Mode::Rel, Mode::Rlx, Mode::Rel),
        (Mode::AcqRel, Mode::Acq, Mode::Rel),
        (Mode::Sc, Mode::Sc, Mode::Sc),
    ] {
        let (addr, arg) = (Reg(0).into(), Reg(1).into());
        let rmw = Op::Rmw { op: RmwOp::Add, dst: Reg(2), addr, arg, size: Size::B4, mode };
        let (read, write, _) = update(rmw, 0, 1);
        assert_eq!((read.mode, write.map(|w| w.mode)), (read_mode, Some(write_mode)));
    }
}

#[test]
fn compare_and_exchange() {
    #[track_caller]
    fn check(bytes: u64, found: u64, expected: u64, success: Option<u64>) {
        let size = Size::new(bytes).expect("a size");
        // The results may overwrite the address and the operands.
        for (old, ok) in [(Reg(2), Reg(3)), (Reg(0), Reg(1)), (Reg(1), Reg(0))] {
            let cas = Op::CmpXchg {
                old,
                ok,
                addr: Reg(0).into(),
                expected: expected.into(),
                new: Reg(1).into(),
                size,
                success: Mode::AcqRel,
                failure: Mode::Rlx,
            };
            let (read, write, regs) = update(cas, found, 0x1_1111_1177);
            assert_eq!(write.map(|w| w.value), success);
            assert_eq!((regs[old.index()], regs[ok.index()]), (found, success.is_some() as u64));
            assert_eq!(read.mode_for(found), if success.is_some() { Mode::Acq } else { Mode::Rlx });
            assert!(write.is_none_or(|w| w.mode == Mode::Rel));
        }
    }
    check(1, 0xff, 0xff, Some(0x77));
    check(1, 0xff, u64::MAX, Some(0x77));
    check(1, 0xff, 0xfe, None);
    check(2, 0, 0x1_0000, Some(0x1177));
    check(4, 0, 0, Some(0x1111_1177));
    check(4, 1, 0, None);
    check(8, 1 << 63, 1 << 63, Some(0x1_1111_1177));
    check(8, 0, 1 << 63, None);
}
