//! A check that atomic accesses to the same bytes all have the same size. Atomic accesses of different sizes
//! to the same bytes are refused: what they read, C leaves undefined.
//!
//! The table is about all states seen so far, not about one run, so that states need not remember which
//! thread accessed what. So it must not take two objects for one where a place in memory is used again: an
//! object is its place, its size and the instruction that made it.

use crate::memory::Object;
use fencepost_program::{Cells, CodePos, Op, Program, Size};
use rustc_hash::{FxHashMap, FxHashSet};

/// The bytes that atomic accesses touch in all states seen so far, by which atomic accesses of different
/// sizes to the same bytes are found.
#[derive(Debug, Default)]
pub struct Atomics {
    /// The bytes of global variables that are accessed atomically.
    globals: Cells,
    /// The addresses in objects that some thread accesses atomically, and the sizes of these accesses.
    asked: FxHashSet<(u64, Size)>,
    /// The bytes of each object that are accessed atomically, by the object's address, size and instruction.
    objects: FxHashMap<(u64, u64, CodePos), Cells>,
}

impl Atomics {
    /// Records an atomic access to a global variable, and returns `false` if its bytes are also accessed
    /// atomically in another size.
    pub fn add_global(&mut self, addr: u64, size: Size) -> bool {
        self.globals.add_atomic(addr, size).is_ok()
    }

    /// Records that a thread is about to access bytes of some object atomically.
    pub fn ask(&mut self, addr: u64, size: Size) {
        self.asked.insert((addr, size));
    }

    /// Records an access to `object`, if it is atomic, and returns `false` if the same bytes are also
    /// accessed atomically in another size.
    pub fn add_to(&mut self, object: &Object, addr: u64, size: Size) -> bool {
        if !self.asked.contains(&(addr, size)) {
            return true;
        }
        let cells = self.objects.entry((object.addr, object.size, object.at)).or_default();
        cells.add_atomic(addr, size).is_ok()
    }
}

/// Returns whether a program has atomic accesses of different sizes. If not, no two of them overlap in part
/// (but where addresses are not aligned, which C leaves undefined, too).
pub fn has_several_sizes(program: &Program) -> bool {
    let ops = program.functions.iter().flat_map(|f| &f.blocks).flat_map(|block| &block.insts);
    let sizes: FxHashSet<Size> = ops
        .filter_map(|inst| match &inst.op {
            Op::Load { size, mode, .. } | Op::Store { size, mode, .. } => mode.is_atomic().then_some(*size),
            Op::CmpXchg { size, .. } | Op::FailedCas { size, .. } | Op::Rmw { size, .. } => Some(*size),
            Op::Lock { size, .. }
            | Op::LockAgain { size, .. }
            | Op::TryLock { size, .. }
            | Op::Unlock { size, .. } => Some(*size),
            _ => None,
        })
        .collect();
    sizes.len() > 1
}
