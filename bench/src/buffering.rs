//! Load buffering in any size (xmm-thesis, Table 7.6), as litmus text. `bench/programs/lbn*.c` are the same
//! in C.

/// A family of load-buffering programs, parametric in the number of threads. Every thread loads a location
/// and then stores 1 to the next thread's; all accesses are relaxed, all locations start at 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Buffering {
    /// A ring of threads.
    Ring,
    /// A ring in which all threads but the first store only if they saw something.
    Ctrl,
    /// A ring in which all threads but the first store what they saw.
    Data,
    /// Rings of two threads each.
    Pairs,
}

impl Buffering {
    /// All families.
    pub const ALL: [Buffering; 4] = [Buffering::Ring, Buffering::Ctrl, Buffering::Data, Buffering::Pairs];

    /// Returns its name in the thesis.
    pub fn name(self) -> &'static str {
        match self {
            Buffering::Ring => "LBn",
            Buffering::Ctrl => "LBn+ctrl",
            Buffering::Data => "LBn+data",
            Buffering::Pairs => "LBn-pairs",
        }
    }

    /// Returns the litmus test with `threads` threads, of which pairs need an even number. Its condition is
    /// that every load saw a 1, which takes a cycle.
    pub fn litmus(self, threads: u64) -> String {
        let bodies: String = (0..threads).map(|i| self.thread(i, threads)).collect();
        let init: String = (0..threads).map(|i| format!("[x{i}] = 0; ")).collect();
        let all: Vec<String> = (0..threads).map(|i| format!("{i}:r0=1")).collect();
        format!("C {}({threads})\n\n{{ {init}}}\n\n{bodies}exists ({})\n", self.name(), all.join(" /\\ "))
    }

    fn thread(self, i: u64, threads: u64) -> String {
        let next = if self == Buffering::Pairs { i ^ 1 } else { (i + 1) % threads };
        let value = if self == Buffering::Data && i > 0 { "r0" } else { "1" };
        let guard = if self == Buffering::Ctrl && i > 0 { "if (r0) " } else { "" };
        format!(
            "P{i} (atomic_int* x{i}, atomic_int* x{next}) {{\n  \
             int r0 = atomic_load_explicit(x{i}, memory_order_relaxed);\n  \
             {guard}{{ atomic_store_explicit(x{next}, {value}, memory_order_relaxed); }}\n}}\n\n"
        )
    }
}
