//! Every instruction prints all it means.

use fencepost_program::*;

#[track_caller]
fn check(op: Op, expected: &str) {
    assert_eq!(op.to_string(), expected);
}

const D: Reg = Reg(7);
const R: Operand = Operand::Reg(Reg(1));
const C: Operand = Operand::Const(5);

#[test]
fn instructions() {
    let (dst, size, id) = (D, Size::B4, LoopId(2));
    check(Op::Copy { dst, src: R }, "%7 = %1");
    check(Op::Bin { op: BinOp::AShr, bits: 33, dst, a: R, b: C }, "%7 = ashr i33 %1, 5");
    check(Op::Cmp { op: CmpOp::SLe, bits: 8, dst, a: R, b: C }, "%7 = sle i8 %1, 5");
    check(Op::Cast { op: CastOp::SExt, from: 8, to: 64, dst, src: R }, "%7 = sext i8 %1 to i64");
    check(Op::Select { dst, cond: R, yes: C, no: 0.into() }, "%7 = select %1 ? 5 : 0");
    check(Op::Peek { dst, base: Reg(3), len: 4, index: R }, "%7 = array(%3 x 4)[%1]");
    check(Op::Poke { base: Reg(3), len: 4, index: R, src: C }, "array(%3 x 4)[%1] = 5");
    check(Op::ThreadLocal { dst, global: GlobalId(3) }, "%7 = thread-local @global3");
    check(Op::ThreadSelf { dst }, "%7 = thread self");
    check(Op::Load { dst, addr: R, size: Size::B2, mode: Mode::Acq }, "%7 = load.acq i16 [%1]");
    check(Op::Load { dst, addr: C, size, mode: Mode::Na }, "%7 = load.na i32 [0x5]");
    check(Op::Store { addr: R, value: C, size: Size::B8, mode: Mode::Sc }, "store.sc i64 [%1] = 5");
    check(
        Op::CmpXchg {
            old: D,
            ok: Reg(8),
            addr: R,
            expected: C,
            new: 6.into(),
            size,
            success: Mode::AcqRel,
            failure: Mode::Rlx,
        },
        "%7, %8 = cmpxchg.acqrel.rlx i32 [%1], 5 to 6",
    );
    check(
        Op::Rmw { op: RmwOp::Nand, dst, addr: R, arg: C, size: Size::B1, mode: Mode::Rel },
        "%7 = rmw.nand.rel i8 [%1], 5",
    );
    check(Op::Fence { kind: FenceKind::StoreStore }, "fence.ss");
    check(
        Op::Alloc { dst, kind: AllocKind::Heap, size: C, align: 16.into(), zeroed: Zeroed::No },
        "%7 = alloc heap 5 bytes align 16 uninitialised",
    );
    check(
        Op::Alloc { dst, kind: AllocKind::Private, size: R, align: 4.into(), zeroed: Zeroed::Yes },
        "%7 = alloc private %1 bytes align 4 zeroed",
    );
    check(Op::Free { addr: R, kind: AllocKind::Stack }, "free stack [%1]");
    check(Op::ObjectSize { dst, addr: R }, "%7 = object size [%1]");
    check(Op::MemCopy { dst: R, src: C, len: R, overlap: Overlap::Allowed }, "copy [%1] = [0x5], %1 bytes");
    check(
        Op::MemCopy { dst: R, src: C, len: R, overlap: Overlap::Forbidden },
        "copy [%1] = [0x5], %1 bytes, no overlap",
    );
    check(Op::MemSet { dst: R, byte: C, len: R }, "fill [%1] = 5, %1 bytes");
    check(Op::Un { op: UnOp::CountOnes, bits: 8, dst, src: R }, "%7 = countones i8 %1");
    let (op, sign) = (BinOp::Add, Sign::Signed);
    check(Op::Overflows { op, sign, bits: 32, dst, a: R, b: C }, "%7 = signed add overflows i32 %1, 5");
    let (a, b) = (Pair { low: R, high: C }, Pair { low: C, high: C });
    check(Op::Wide { op, bits: 128, dst: Pair { low: D, high: D }, a, b }, "%7:%7 = add i128 5:%1, 5:5");
    check(Op::WideCmp { op: CmpOp::Eq, bits: 128, dst, a, b }, "%7 = eq i128 5:%1, 5:5");
    let callee = Callee::Func(FuncId(2));
    check(
        Op::Invoke { dst: Some(D), callee, args: vec![R], unwind: BlockId(4) },
        "%7 = invoke @function2(%1) unwind b4",
    );
    check(Op::Throw { value: R }, "throw %1");
    check(Op::Caught { dst, landing: Landing::Cleanup }, "%7 = caught");
    check(Op::ExitThread { value: C }, "exit thread 5");
    check(Op::Fail { why: Failure::Abort, message: "no".into() }, r#"fail abort "no""#);
    check(Op::Print { format: R, args: vec![C] }, "print [%1](5)");
    check(
        Op::Call { dst: Some(D), callee: Callee::Func(FuncId(2)), args: vec![R, C] },
        "%7 = call @function2(%1, 5)",
    );
    check(Op::Call { dst: None, callee: Callee::Pointer(R), args: vec![] }, "call *%1()");
    check(Op::Spawn { dst, callee: Callee::Func(FuncId(2)), args: vec![C] }, "%7 = spawn @function2(5)");
    check(Op::Join { dst: None, thread: R }, "join %1");
    check(Op::Join { dst: Some(D), thread: R }, "%7 = join %1");
    check(Op::Lock { addr: R, size }, "lock i32 [%1]");
    check(Op::TryLock { ok: D, addr: R, size }, "%7 = trylock i32 [%1]");
    check(Op::Unlock { addr: R, size }, "unlock i32 [%1]");
    check(Op::Detach { thread: R }, "detach %1");
    check(Op::Held { dst, addr: R }, "%7 = held [%1]");
    check(Op::Hold { addr: R, change: HoldChange::Less }, "hold less [%1]");
    check(Op::Assume { cond: R, why: BlockKind::Await }, "assume %1 else await");
    check(Op::Assert { cond: R, message: "a \"quoted\" one".into() }, r#"assert %1 "a \"quoted\" one""#);
    check(Op::Choose { dst, low: 0.into(), high: 3.into() }, "%7 = choose 0..=3");
    check(Op::External { name: "print".into(), args: vec![R] }, r#"external "print"(%1)"#);
    check(Op::LoopHead { id }, "loop head L2");
    check(Op::LoopEnter { id }, "loop enter L2");
}

#[test]
fn ends() {
    #[track_caller]
    fn check(end: Terminator, expected: &str) {
        assert_eq!(end.to_string(), expected);
    }
    check(Terminator::Jump(BlockId(4)), "jump b4");
    check(Terminator::Branch { cond: R, yes: BlockId(1), no: BlockId(2) }, "branch %1 ? b1 : b2");
    let cases = vec![(0, BlockId(1)), (u64::MAX, BlockId(2))];
    check(
        Terminator::Switch { value: R, cases, default: BlockId(3) },
        "switch %1 { 0 => b1, -1 => b2, _ => b3 }",
    );
    check(Terminator::Return(None), "return");
    check(Terminator::Return(Some(C)), "return 5");
    check(Terminator::Unreachable, "unreachable");
}

#[test]
fn constants_that_are_addresses_say_of_what() {
    let mut program = Program::new("symbols");
    program.unroll = Some(3);
    let table = program.add_global(Global { init: (1..=12).collect(), ..Global::zeroed("table", 0) });
    program.add_global(Global { thread_local: true, ..Global::zeroed("errno", 4) });
    program.add_global(Global::zeroed("big", 100));
    let addr = program.global_addr(table);
    let mut f = FunctionBuilder::new("main", 0);
    let (a, b) = (f.reg("p"), f.reg("p"));
    f.push(Op::Copy { dst: a, src: (addr + 4).into() });
    f.push(Op::Copy { dst: b, src: layout::function(FuncId(0)).into() });
    f.push(Op::Load { dst: b, addr: (addr + 8).into(), size: Size::B4, mode: Mode::Na });
    f.push(Op::Copy { dst: b, src: 0xdead_beef.into() });
    f.end(Terminator::Return(None));
    let main = program.add_function(f.finish());
    program.add_thread("main", main, vec![]);
    let expected = "\
program symbols
unroll 3
global @table: 12 bytes at 0x10000, align 16 = bytes 01 02 03 04 05 06 07 08 09 0a 0b 0c
thread-local global @errno: 4 bytes at 0x10010, align 16 = 0
global @big: 100 bytes at 0x10020, align 16 = 0
thread main runs @main()

function @main(), 2 registers
b0:
    %p.0 = 0x10004<@table+4>
    %p.1 = 0x400000000000<@main>
    %p.1 = load.na i32 [@table+8]
    %p.1 = 0xdeadbeef
    return
";
    assert_eq!(program.finish().expect("well-formed").to_string(), expected);
}
