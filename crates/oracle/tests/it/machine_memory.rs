//! The reference machine on bytes: accesses of different sizes, copies, and objects that come and go.

use crate::machine::unbounded;
use fencepost_oracle::machine::{Machine, MachineConfig, MachineOutcome, Objects, run};
use fencepost_program::Mode::{Na, Rlx};
use fencepost_program::{
    AllocKind, FunctionBuilder, Global, Op, Operand, Overlap, Program, Reg, Size, Terminator, ThreadId,
    Zeroed, layout,
};
use std::collections::BTreeSet;

/// Three objects of 16 bytes.
const A: u64 = layout::GLOBALS;
const B: u64 = A + 32;
const C: u64 = B + 32;

/// A function that makes a thread's code; it gets a function under construction.
type Body<'a> = &'a dyn Fn(&mut FunctionBuilder);

fn program(threads: &[Body]) -> Program {
    let mut program = Program::new("bytes");
    for (name, addr) in [("a", A), ("b", B), ("c", C)] {
        let global = program.add_global(Global::zeroed(name, 16));
        assert_eq!(program.global_addr(global), addr);
    }
    for (i, body) in threads.iter().enumerate() {
        let mut f = FunctionBuilder::new(format!("P{i}"), 0);
        body(&mut f);
        f.end(Terminator::Return(None));
        let func = program.add_function(f.finish());
        program.add_thread(format!("P{i}"), func, vec![]);
    }
    program.finish().unwrap()
}

fn store(f: &mut FunctionBuilder, addr: impl Into<Operand>, size: Size, value: u64) {
    f.push(Op::Store { addr: addr.into(), value: value.into(), size, mode: Rlx });
}

fn load(f: &mut FunctionBuilder, name: &str, addr: impl Into<Operand>, size: Size) -> Reg {
    let dst = f.reg(name);
    f.push(Op::Load { dst, addr: addr.into(), size, mode: Rlx });
    dst
}

fn alloc(f: &mut FunctionBuilder, zeroed: Zeroed) -> Reg {
    let dst = f.temp();
    f.push(Op::Alloc { dst, kind: AllocKind::Heap, size: 8.into(), align: 8.into(), zeroed });
    dst
}

fn free(f: &mut FunctionBuilder, addr: impl Into<Operand>) {
    f.push(Op::Free { addr: addr.into(), kind: AllocKind::Heap });
}

/// Returns the values that a register can hold in the end.
fn values(outcome: &MachineOutcome, thread: u32, name: &str) -> BTreeSet<u64> {
    outcome.finals.iter().map(|last| last.registers[&(ThreadId(thread), name.to_owned())]).collect()
}

fn messages(outcome: &MachineOutcome) -> Vec<&str> {
    outcome.errors.iter().map(|(_, message)| message.as_str()).collect()
}

#[test]
fn a_read_takes_its_bytes_from_a_wider_write() {
    let bytes = program(&[&|f| {
        store(f, A, Size::B8, 0x0807_0605_0403_0201);
        load(f, "r", A + 2, Size::B2);
    }]);
    for machine in Machine::ALL {
        assert_eq!(values(&unbounded(&bytes, machine), 0, "r"), BTreeSet::from([0x0403]), "{machine}");
    }
    // It need not wait for the write.
    assert_eq!(unbounded(&bytes, Machine::Tso).states, 5);
}

#[test]
fn a_read_waits_for_a_narrower_write() {
    let bytes = program(&[
        &|f| {
            store(f, A, Size::B4, 1);
            load(f, "r", A, Size::B8);
        },
        &|f| store(f, A + 4, Size::B4, 2),
    ]);
    let both = BTreeSet::from([1, 1 | 2 << 32]);
    for machine in Machine::ALL {
        assert_eq!(values(&unbounded(&bytes, machine), 0, "r"), both, "{machine}");
    }
}

#[test]
fn overlapping_writes_stay_in_order() {
    let bytes = program(&[&|f| {
        store(f, A, Size::B4, 0x1111_1111);
        store(f, A + 2, Size::B4, 0x2222_2222);
    }]);
    for machine in Machine::ALL {
        let outcome = unbounded(&bytes, machine);
        let ends: Vec<_> = outcome.finals.iter().map(|last| last.globals[&A][..6].to_vec()).collect();
        assert_eq!(ends, [[0x11, 0x11, 0x22, 0x22, 0x22, 0x22]], "{machine}");
    }
}

/// Under `lmo` a copy is one step; elsewhere it is made in pieces.
#[test]
fn copies_and_fills() {
    let bytes = program(&[&|f| f.push(Op::MemSet { dst: A.into(), byte: 1.into(), len: 16.into() }), &|f| {
        f.push(Op::MemCopy { dst: B.into(), src: A.into(), len: 16.into(), overlap: Overlap::Allowed })
    }]);
    let ends = |machine| -> BTreeSet<(u8, u8)> {
        let outcome = unbounded(&bytes, machine);
        outcome.finals.iter().map(|last| (last.globals[&B][0], last.globals[&B][8])).collect()
    };
    assert_eq!(ends(Machine::Lmo), BTreeSet::from([(0, 0), (1, 1)]));
    let torn = BTreeSet::from([(0, 0), (0, 1), (1, 0), (1, 1)]);
    for machine in [Machine::Sc, Machine::Tso, Machine::Pso] {
        assert_eq!(ends(machine), torn, "{machine}");
    }
    // Either first, then the other, and what it leaves differs.
    assert_eq!(unbounded(&bytes, Machine::Lmo).states, 5);
}

/// A copy in a loop is one step each time, and one to or from private memory is one, too.
#[test]
fn copies_again_and_again() {
    let bytes = program(&[&|f| {
        let private = f.temp();
        let (kind, zeroed) = (AllocKind::Private, Zeroed::Yes);
        f.push(Op::Alloc { dst: private, kind, size: 16.into(), align: 8.into(), zeroed });
        f.push(Op::MemSet { dst: A.into(), byte: 3.into(), len: 11.into() });
        f.push(Op::MemCopy { dst: private.into(), src: A.into(), len: 16.into(), overlap: Overlap::Allowed });
        f.push(Op::MemCopy { dst: C.into(), src: private.into(), len: 16.into(), overlap: Overlap::Allowed });
        let head = f.block();
        f.end(Terminator::Jump(head));
        f.switch_to(head);
        f.push(Op::MemCopy { dst: B.into(), src: A.into(), len: 16.into(), overlap: Overlap::Allowed });
        f.end(Terminator::Jump(head));
        let after = f.block();
        f.switch_to(after);
    }]);
    let outcome = unbounded(&bytes, Machine::Lmo);
    // The start and four copies or fills; the next one changes nothing.
    assert_eq!((outcome.states, outcome.transitions), (5, 5));
    assert!(outcome.has_livelock && !outcome.has_deadlock);
}

/// A copy waits for what its thread has buffered on the same bytes, and for nothing else.
#[test]
fn copies_wait_for_what_they_touch() {
    let bytes = program(&[&|f| {
        store(f, A + 4, Size::B4, 5);
        store(f, C, Size::B4, 6);
        f.push(Op::MemCopy { dst: B.into(), src: A.into(), len: 8.into(), overlap: Overlap::Allowed });
        store(f, B + 4, Size::B4, 7);
    }]);
    let outcome = unbounded(&bytes, Machine::Lmo);
    let last = outcome.finals.first().unwrap();
    assert_eq!((outcome.finals.len(), last.globals[&B][4], last.globals[&A][4]), (1, 7, 5));
    let seen = program(&[
        &|f| {
            store(f, C, Size::B4, 6);
            store(f, A, Size::B4, 5);
            f.push(Op::MemCopy { dst: B.into(), src: A.into(), len: 8.into(), overlap: Overlap::Allowed });
        },
        &|f| {
            let r = load(f, "r", B, Size::B4);
            f.push(Op::Copy { dst: r, src: r.into() });
            f.push(Op::Fence { kind: fencepost_program::FenceKind::Sc });
            load(f, "s", C, Size::B4);
        },
    ]);
    let outcome = unbounded(&seen, Machine::Lmo);
    let pairs: BTreeSet<_> =
        outcome.finals.iter().map(|last| last.registers.values().copied().collect()).collect();
    let wanted: [Vec<u64>; 4] = [vec![0, 0], vec![0, 6], vec![5, 0], vec![5, 6]];
    assert_eq!(pairs, BTreeSet::from(wanted));
    assert!(outcome.finals.iter().all(|last| last.globals[&B][0] == 5));
}

#[test]
fn objects_out_of_bounds_freed_and_without_a_value() {
    let check = |body: Body, expected: &str| {
        for machine in Machine::ALL {
            for objects in [Objects::Drain, Objects::Buffer] {
                let config = MachineConfig { objects, ..MachineConfig::unbounded(machine) };
                let outcome = run(&program(&[body]), &config).unwrap();
                assert_eq!(messages(&outcome), [expected], "{machine} {objects:?}");
                assert!(outcome.finals.is_empty() && !outcome.has_deadlock, "{machine} {objects:?}");
            }
        }
    };
    let first = layout::shared(ThreadId(0), 16);
    let outside = format!("access to 8 bytes at {:#x}, which is offset 4 of an object of 8 bytes", first + 4);
    check(
        &|f| {
            let p = alloc(f, Zeroed::Yes);
            let q = f.temp();
            f.push(Op::Bin { op: fencepost_program::BinOp::Add, bits: 64, dst: q, a: p.into(), b: 4.into() });
            load(f, "r", q, Size::B8);
        },
        &outside,
    );
    check(
        &|f| {
            let p = alloc(f, Zeroed::Yes);
            free(f, p);
            load(f, "r", p, Size::B4);
        },
        &format!("use after free at {first:#x}"),
    );
    check(
        &|f| {
            let p = alloc(f, Zeroed::Yes);
            free(f, p);
            free(f, p);
        },
        &format!("double free of {first:#x}"),
    );
    check(&|f| free(f, A), &format!("free of {A:#x}, where no such object begins"));
    check(
        &|f| {
            let p = alloc(f, Zeroed::No);
            load(f, "r", p, Size::B4);
        },
        &format!("read of uninitialised memory at {first:#x}"),
    );
}

/// Bytes without a value may be copied; what is copied has one.
#[test]
fn copies_of_what_has_no_value() {
    let bytes = program(&[&|f| {
        let p = alloc(f, Zeroed::No);
        f.push(Op::MemCopy { dst: A.into(), src: p.into(), len: 8.into(), overlap: Overlap::Allowed });
        let dst = f.reg("raw");
        f.push(Op::LoadRaw { dst, addr: p.into(), size: Size::B8 });
        load(f, "r", A, Size::B8);
        f.push(Op::Store { addr: p.into(), value: 3.into(), size: Size::B8, mode: Na });
        load(f, "s", p, Size::B8);
    }]);
    for machine in Machine::ALL {
        let outcome = unbounded(&bytes, machine);
        assert!(outcome.errors.is_empty(), "{machine}: {outcome:?}");
        assert_eq!(values(&outcome, 0, "raw"), BTreeSet::from([0]), "{machine}");
        assert_eq!(values(&outcome, 0, "s"), BTreeSet::from([3]), "{machine}");
    }
}

/// Allocating between a store and a load: a fence if it waits for the buffer, nothing if it does not.
#[test]
fn the_two_ways_of_objects_differ() {
    let thread = |mine: u64, other: u64| {
        move |f: &mut FunctionBuilder| {
            store(f, mine, Size::B4, 1);
            let p = alloc(f, Zeroed::Yes);
            free(f, p);
            load(f, "r", other, Size::B4);
        }
    };
    let bytes = program(&[&thread(A, B), &thread(B, A)]);
    let both_old = |machine, objects| {
        let config = MachineConfig { objects, ..MachineConfig::unbounded(machine) };
        let outcome = run(&bytes, &config).unwrap();
        assert!(outcome.errors.is_empty(), "{machine} {objects:?}: {outcome:?}");
        outcome.finals.iter().any(|last| last.registers.values().all(|value| *value == 0))
    };
    assert_eq!(Machine::ALL.map(|m| both_old(m, Objects::Drain)), [false; 4]);
    assert_eq!(Machine::ALL.map(|m| both_old(m, Objects::Buffer)), [false, true, true, true]);
}
