//! Random programs with memory that comes and goes, and accesses of different sizes to the same bytes.
//!
//! Threads allocate objects and put their addresses into a shared variable, take addresses from there, access
//! what they point at (by fields, by words, by copies and fills), and free it: sometimes once, sometimes too
//! early, twice or never. A spin lock made of exchanges is there as well: its failed rounds write what is
//! there already.

use crate::Rng;
use fencepost_program::{
    AllocKind, BinOp, CmpOp, FunctionBuilder, Global, Mode, Op, Operand, Overlap, Program, Reg, RmwOp, Size,
    Terminator, Zeroed,
};
use std::fmt;

/// A random program that allocates and frees memory; it prints as its listing.
#[derive(Clone, Debug)]
pub struct HeapSample {
    /// The seed it was made from.
    pub seed: u64,
    /// The program, for an engine to run.
    pub program: Program,
}

impl fmt::Display for HeapSample {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "// seed {}\n{}", self.seed, self.program)
    }
}

/// Number of bytes of an object.
const OBJECT: u64 = 8;

/// Generates a random program of two or three threads that allocate, access and free memory.
pub fn generate_heap(seed: u64) -> HeapSample {
    let mut program = Program::new(format!("heap-{seed}"));
    let mut add = |name: &str, size: usize| {
        let global = program.add_global(Global::zeroed(name, size));
        program.global_addr(global)
    };
    let memory =
        Memory { pointer: add("p", 8), flag: add("flag", 4), lock: add("lock", 4), record: add("r", 8) };
    let mut rng = Rng::new(seed);
    let threads = rng.between(2, 3);
    for i in 0..threads {
        let mut thread =
            Thread { f: FunctionBuilder::new(format!("P{i}"), 0), rng: &mut rng, memory: &memory };
        // At least one thread has to make an object.
        if i == 0 {
            thread.publish();
        }
        let statements = thread.rng.between(1, if threads == 2 { 3 } else { 2 });
        let mut left = 5;
        for _ in 0..statements {
            left = thread.statement(left);
        }
        thread.f.end(Terminator::Return(None));
        let func = thread.f.finish();
        let func = program.add_function(func);
        program.add_thread(format!("P{i}"), func, vec![]);
    }
    let program = program.finish().unwrap_or_else(|error| panic!("the program is well-formed: {error}"));
    HeapSample { seed, program }
}

struct Memory {
    pointer: u64,
    flag: u64,
    lock: u64,
    record: u64,
}

struct Thread<'a> {
    f: FunctionBuilder,
    rng: &'a mut Rng,
    memory: &'a Memory,
}

impl Thread<'_> {
    /// Adds a statement of at most so many accesses. Returns how many are left.
    fn statement(&mut self, left: u32) -> u32 {
        let kind = self.rng.weighted(&[
            (3, 0),                            // publish an object
            (10, 1),                           // use the object
            (2, 2),                            // the flag
            (4, 3),                            // the record
            (if left > 2 { 1 } else { 0 }, 4), // the lock
        ]);
        match kind {
            _ if left == 0 => 0,
            Some(0) => {
                self.publish();
                left - 1
            }
            Some(1) => {
                self.take();
                left.saturating_sub(2)
            }
            Some(2) => {
                self.flag();
                left - 1
            }
            Some(3) => {
                let record = self.memory.record;
                self.access(record.into());
                left - 1
            }
            _ => {
                self.locked();
                left.saturating_sub(3)
            }
        }
    }

    fn mode(&mut self, modes: &[Mode]) -> Mode {
        self.rng.pick(modes)
    }

    /// Adds `p = malloc(8)`, perhaps with something in it.
    fn publish(&mut self) {
        let dst = self.f.temp();
        let zeroed = self.rng.pick(&[Zeroed::Yes, Zeroed::No]);
        let kind = if self.rng.one_in(6) { AllocKind::Stack } else { AllocKind::Heap };
        self.f.push(Op::Alloc { dst, kind, size: OBJECT.into(), align: 8.into(), zeroed });
        if self.rng.one_in(2) {
            self.access(dst.into());
        }
        let mode = self.mode(&[Mode::Rlx, Mode::Rel, Mode::Rel]);
        self.f.push(Op::Store { addr: self.memory.pointer.into(), value: dst.into(), size: Size::B8, mode });
        if self.rng.one_in(4) {
            self.f.push(Op::Free { addr: dst.into(), kind });
        }
    }

    /// Adds `q = p; if (q) …`, or `q = xchg(&p, 0); if (q) …`.
    fn take(&mut self) {
        let (q, some) = (self.f.temp(), self.f.temp());
        let (addr, size) = (Operand::from(self.memory.pointer), Size::B8);
        if self.rng.one_in(3) {
            let mode = self.mode(&[Mode::Rlx, Mode::AcqRel]);
            self.f.push(Op::Rmw { op: RmwOp::Xchg, dst: q, addr, arg: 0.into(), size, mode });
        } else {
            let mode = self.mode(&[Mode::Rlx, Mode::Acq, Mode::Acq]);
            self.f.push(Op::Load { dst: q, addr, size, mode });
        }
        self.f.push(Op::Cmp { op: CmpOp::Ne, bits: 64, dst: some, a: q.into(), b: 0.into() });
        let (yes, after) = (self.f.block(), self.f.block());
        self.f.end(Terminator::Branch { cond: some.into(), yes, no: after });
        self.f.switch_to(yes);
        match self.rng.below(4) {
            0 => self.f.push(Op::Free { addr: q.into(), kind: AllocKind::Heap }),
            1 => {
                self.access(q.into());
                self.f.push(Op::Free { addr: q.into(), kind: AllocKind::Heap });
            }
            _ => self.access(q.into()),
        }
        self.f.end(Terminator::Jump(after));
        self.f.switch_to(after);
    }

    fn flag(&mut self) {
        let addr = self.memory.flag.into();
        let size = Size::B4;
        if self.rng.one_in(2) {
            let mode = self.mode(&[Mode::Rlx, Mode::Rel]);
            self.f.push(Op::Store { addr, value: 1.into(), size, mode });
        } else {
            let dst = self.f.temp();
            let mode = self.mode(&[Mode::Rlx, Mode::Acq]);
            self.f.push(Op::Load { dst, addr, size, mode });
        }
    }

    /// Adds an access to some of the eight bytes at `base`.
    fn access(&mut self, base: Operand) {
        let offset = self.rng.below(2) * 4;
        match self.rng.below(9) {
            0 | 1 => self.load(base, offset.into(), Size::B4),
            2 | 3 => self.store(base, offset.into(), Size::B4),
            4 => self.load(base, 0, Size::B8),
            5 => self.store(base, 0, Size::B8),
            6 => {
                let dst = self.f.temp();
                let (addr, size) = (self.at(base, offset.into()), Size::B4);
                let mode = self.mode(&[Mode::Rlx, Mode::AcqRel]);
                self.f.push(Op::Rmw { op: RmwOp::Add, dst, addr, arg: 1.into(), size, mode });
            }
            7 => {
                let len = self.rng.pick(&[4u64, 8, 3]);
                self.f.push(Op::MemSet { dst: base, byte: 1.into(), len: len.into() });
            }
            _ => {
                let (dst, src) = match self.rng.one_in(2) {
                    true => (base, self.memory.record.into()),
                    false => (self.memory.record.into(), base),
                };
                let len = self.rng.pick(&[4u64, 8]);
                self.f.push(Op::MemCopy { dst, src, len: len.into(), overlap: Overlap::Allowed });
            }
        }
        // Now and then outside.
        if self.rng.one_in(20) {
            self.load(base, OBJECT, Size::B4);
        }
    }

    fn at(&mut self, base: Operand, offset: u64) -> Operand {
        if offset == 0 {
            return base;
        }
        let dst: Reg = self.f.temp();
        self.f.push(Op::Bin { op: BinOp::Add, bits: 64, dst, a: base, b: offset.into() });
        dst.into()
    }

    fn load(&mut self, base: Operand, offset: u64, size: Size) {
        let (dst, addr) = (self.f.temp(), self.at(base, offset));
        let mode = if size == Size::B4 { self.mode(&[Mode::Na, Mode::Na, Mode::Acq]) } else { Mode::Na };
        self.f.push(Op::Load { dst, addr, size, mode });
    }

    fn store(&mut self, base: Operand, offset: u64, size: Size) {
        let addr = self.at(base, offset);
        let mode = if size == Size::B4 { self.mode(&[Mode::Na, Mode::Na, Mode::Rel]) } else { Mode::Na };
        let value = self.rng.between(1, 2) as u64;
        self.f.push(Op::Store { addr, value: value.into(), size, mode });
    }

    /// Adds `while (xchg(&lock, 1)) ; …; lock = 0`.
    fn locked(&mut self) {
        let (addr, size) = (Operand::from(self.memory.lock), Size::B4);
        let (old, free, id) = (self.f.temp(), self.f.temp(), self.f.new_loop());
        let (head, after) = (self.f.block(), self.f.block());
        self.f.push(Op::LoopEnter { id });
        self.f.end(Terminator::Jump(head));
        self.f.switch_to(head);
        self.f.push(Op::LoopHead { id });
        let mode = self.mode(&[Mode::Acq, Mode::AcqRel, Mode::Sc]);
        self.f.push(Op::Rmw { op: RmwOp::Xchg, dst: old, addr, arg: 1.into(), size, mode });
        self.f.push(Op::Cmp { op: CmpOp::Eq, bits: 32, dst: free, a: old.into(), b: 0.into() });
        self.f.end(Terminator::Branch { cond: free.into(), yes: after, no: head });
        self.f.switch_to(after);
        if self.rng.one_in(3) {
            self.take();
        } else {
            self.flag();
        }
        if !self.rng.one_in(6) {
            self.f.push(Op::Store { addr, value: 0.into(), size, mode: Mode::Rel });
        }
    }
}
