//! Copies, fills and split accesses: whatever the cuts, memory ends up as if every byte were moved by itself.

use fencepost_program::*;
use proptest::prelude::*;

const SIZE: usize = 32;
const BASE: u64 = layout::GLOBALS;

/// An access that a thread makes to a global of 32 bytes.
#[derive(Clone, Debug)]
enum Action {
    Copy {
        dst: u64,
        src: u64,
        len: u64,
    },
    Fill {
        dst: u64,
        byte: u8,
        len: u64,
    },
    Load {
        addr: u64,
        size: Size,
    },
    Store {
        addr: u64,
        size: Size,
        value: u64,
    },
    /// To private memory and back to another place.
    There {
        src: u64,
        dst: u64,
        len: u64,
    },
}

fn action() -> impl Strategy<Value = Action> {
    let len = || 0..=SIZE as u64;
    let size = || prop::sample::select(vec![Size::B1, Size::B2, Size::B4, Size::B8]);
    let fit = |at: u64, len: u64| len.min(SIZE as u64 - at);
    let at = || 0..SIZE as u64;
    let inside = |at: u64, size: Size| at.min(SIZE as u64 - size.bytes());
    prop_oneof![
        (at(), at(), len()).prop_map(move |(dst, src, len)| Action::Copy {
            dst,
            src,
            len: fit(dst.max(src), len)
        }),
        (at(), any::<u8>(), len()).prop_map(move |(dst, byte, len)| Action::Fill {
            dst,
            byte,
            len: fit(dst, len)
        }),
        (at(), size()).prop_map(move |(a, size)| Action::Load { addr: inside(a, size), size }),
        (at(), size(), any::<u64>()).prop_map(move |(a, size, value)| Action::Store {
            addr: inside(a, size),
            size,
            value
        }),
        (at(), at(), len()).prop_map(move |(src, dst, len)| Action::There {
            src,
            dst,
            len: fit(dst.max(src), len)
        }),
    ]
}

fn cells() -> impl Strategy<Value = Cells> {
    let cuts = prop::collection::vec(0..SIZE as u64, 0..4);
    let atomics = prop::collection::vec((0..4u64, 0..3usize), 0..3);
    (cuts, atomics).prop_map(|(cuts, atomics)| {
        let mut cells = Cells::default();
        for at in cuts {
            cells.cut(BASE + at);
        }
        for (slot, size) in atomics {
            // One that overlaps another is refused.
            let _ = cells.add_atomic(BASE + slot * 8 + 4, [Size::B4, Size::B2, Size::B1][size]);
        }
        cells
    })
}

/// The program, and the register that a load goes to.
fn program(actions: &[Action], cells: &Cells) -> (Program, Vec<Reg>) {
    let mut program = Program::new("pieces");
    let init = (0..SIZE as u8).map(|i| i + 1).collect();
    program.add_global(Global { init, ..Global::zeroed("x", SIZE) });
    let mut f = FunctionBuilder::new("P0", 0);
    let local = f.temp();
    let (kind, size, zeroed) = (AllocKind::Private, (SIZE as u64).into(), Zeroed::No);
    f.push(Op::Alloc { dst: local, kind, size, align: 8.into(), zeroed });
    let at = |offset: u64| Operand::from(BASE + offset);
    let mut loaded = vec![];
    for action in actions {
        match *action {
            Action::Copy { dst, src, len } => {
                f.push(Op::MemCopy { dst: at(dst), src: at(src), len: len.into(), overlap: Overlap::Allowed })
            }
            Action::Fill { dst, byte, len } => {
                f.push(Op::MemSet { dst: at(dst), byte: (byte as u64).into(), len: len.into() })
            }
            Action::Load { addr, size } => {
                let dst = f.temp();
                loaded.push(dst);
                f.push(Op::Load { dst, addr: at(addr), size, mode: Mode::Na });
            }
            Action::Store { addr, size, value } => {
                f.push(Op::Store { addr: at(addr), value: value.into(), size, mode: Mode::Na })
            }
            Action::There { src, dst, len } => {
                f.push(Op::MemCopy {
                    dst: local.into(),
                    src: at(src),
                    len: len.into(),
                    overlap: Overlap::Allowed,
                });
                f.push(Op::MemCopy {
                    dst: at(dst),
                    src: local.into(),
                    len: len.into(),
                    overlap: Overlap::Allowed,
                });
            }
        }
    }
    f.end(Terminator::Return(None));
    let func = program.add_function(f.finish());
    program.add_thread("P0", func, vec![]);
    program.cells = cells.clone();
    (program.finish().unwrap_or_else(|error| panic!("{error}")), loaded)
}

/// Returns whether the access respects the cells.
fn is_allowed(cells: &Cells, addr: u64, size: Size) -> bool {
    let end = addr + size.bytes();
    let mut atomic = cells.atomics().filter(|(a, s)| *a < end && addr < a + s.bytes());
    match atomic.next() {
        Some(cell) => cell == (addr, size),
        None => !cells.cuts().any(|cut| addr < cut && cut < end),
    }
}

fn word(bytes: &[u8]) -> u64 {
    bytes.iter().rev().fold(0, |word, byte| word << 8 | *byte as u64)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, ..ProptestConfig::default() })]

    #[test]
    fn bytes_move_as_if_one_by_one(actions in prop::collection::vec(action(), 1..5), cells in cells()) {
        let (program, loaded) = program(&actions, &cells);
        let mut memory: Vec<u8> = (0..SIZE as u8).map(|i| i + 1).collect();
        let mut t = ThreadState::<()>::initial(&program, ThreadId(0));
        let mut input = Input::Go;
        loop {
            match resume(&program, &mut t, input) {
                Step::Read(read) => {
                    prop_assert!(is_allowed(&cells, read.addr, read.size), "{:?}", read);
                    let at = (read.addr - BASE) as usize;
                    input = Input::Value(word(&memory[at..at + read.size.bytes() as usize]));
                }
                Step::Write(write) => {
                    prop_assert!(is_allowed(&cells, write.addr, write.size), "{:?}", write);
                    let at = (write.addr - BASE) as usize;
                    let size = write.size.bytes() as usize;
                    memory[at..at + size].copy_from_slice(&write.value.to_le_bytes()[..size]);
                    input = Input::Go;
                }
                Step::Finished => break,
                other => panic!("{other:?}"),
            }
        }
        let mut expected: Vec<u8> = (0..SIZE as u8).map(|i| i + 1).collect();
        let mut values = vec![];
        for action in &actions {
            match *action {
                Action::Copy { dst, src, len } | Action::There { src, dst, len } => {
                    expected.copy_within(src as usize..(src + len) as usize, dst as usize)
                }
                Action::Fill { dst, byte, len } => expected[dst as usize..(dst + len) as usize].fill(byte),
                Action::Load { addr, size } => {
                    values.push(word(&expected[addr as usize..(addr + size.bytes()) as usize]))
                }
                Action::Store { addr, size, value } => expected
                    [addr as usize..(addr + size.bytes()) as usize]
                    .copy_from_slice(&value.to_le_bytes()[..size.bytes() as usize]),
            }
        }
        prop_assert_eq!(memory, expected);
        let found: Vec<u64> = loaded.iter().map(|r| t.reg(*r)).collect();
        prop_assert_eq!(found, values);
    }
}

#[test]
fn whole_words_where_nothing_is_cut() {
    let actions = [Action::Copy { dst: 16, src: 0, len: 15 }];
    let (program, _) = program(&actions, &Cells::default());
    let mut t = ThreadState::<()>::initial(&program, ThreadId(0));
    let mut sizes = vec![];
    let mut step = resume(&program, &mut t, Input::Go);
    while let Step::Read(read) = step {
        assert!(read.copy);
        sizes.push(read.size.bytes());
        let Step::Write(_) = resume(&program, &mut t, Input::Value(0)) else { panic!("a write") };
        step = resume(&program, &mut t, Input::Go);
    }
    assert_eq!((sizes, step), (vec![8, 4, 2, 1], Step::Finished));
}

#[test]
fn atomic_accesses_are_never_split() {
    let mut program = Program::new("mixed");
    program.add_global(Global::zeroed("x", 8));
    let mut f = FunctionBuilder::new("P0", 0);
    let dst = f.temp();
    f.push(Op::Load { dst, addr: BASE.into(), size: Size::B8, mode: Mode::Rlx });
    f.end(Terminator::Return(None));
    let func = program.add_function(f.finish());
    program.add_thread("P0", func, vec![]);
    program.cells.cut(BASE + 4);
    let first = |program: &Program| {
        let mut t = ThreadState::<()>::initial(program, ThreadId(0));
        resume(program, &mut t, Input::Go)
    };
    let mut program = program.finish().unwrap();
    assert!(matches!(first(&program), Step::Read(Read { size: Size::B8, .. })));
    program.cells.add_atomic(BASE + 4, Size::B4).unwrap();
    assert_eq!(first(&program), Step::Error(Fault::MixedSize { addr: BASE, size: 8 }));
    assert_eq!(program.cells.add_atomic(BASE, Size::B8), Err((BASE + 4, Size::B4)));
}
