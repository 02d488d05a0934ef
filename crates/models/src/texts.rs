//! The texts about each model: its purpose, its source, and its definition.

use crate::{ModelId, cat_text};

impl ModelId {
    /// Returns the model's purpose in one line, for lists of models.
    pub fn summary(self) -> &'static str {
        match self {
            ModelId::Sc => {
                "sequential consistency: the threads' steps interleave, every read sees the last write"
            }
            ModelId::Tso => "x86: each thread's stores wait in a first-in first-out buffer",
            ModelId::Pso => "SPARC PSO: stores to different locations may leave the buffer in any order",
            ModelId::Ra => {
                "release/acquire: every access synchronises; fences and stronger modes do nothing more"
            }
            ModelId::Rc11 => "C and C++: repaired C11, the model most proofs and checkers use",
            ModelId::Rc20 => "C++20: rc11 with shorter release sequences and strongly-happens-before",
            ModelId::Wrc11 => {
                "rc11 without an order of concurrent writes: fewer executions, weaker coherence"
            }
            ModelId::Jam21 => "Java: plain, opaque, release/acquire and volatile accesses (VarHandle modes)",
            ModelId::Jam21Genmc => {
                "jam21 as a thesis built it into GenMC: weaker release/acquire, and a coherence order on top"
            }
            ModelId::Xmm => {
                "C and C++ after an optimising compiler: load-buffering cycles, but nothing out of thin air"
            }
        }
    }

    /// Returns the publication that defines the model.
    pub fn source(self) -> &'static str {
        match self {
            ModelId::Sc => "Lamport, IEEE Trans. Computers 1979",
            ModelId::Tso => "Owens, Sarkar, Sewell: x86-TSO, TPHOLs 2009",
            ModelId::Pso => "SPARC Architecture Manual, version 8",
            ModelId::Ra => "Lahav, Giannarakis, Vafeiadis: Taming release-acquire consistency, POPL 2016",
            ModelId::Rc11 => "Lahav et al.: Repairing sequential consistency in C/C++11, PLDI 2017",
            ModelId::Rc20 => "ISO C++20 (P0668, P0982)",
            ModelId::Wrc11 => {
                "Kokologiannakis et al.: Effective stateless model checking for C/C++, POPL 2018, §5"
            }
            ModelId::Jam21 => "Liu, Bender, Palsberg: Compiling volatile correctly in Java, ECOOP 2022",
            ModelId::Jam21Genmc => {
                "a master's thesis on JAM21 in GenMC (2025), §4.2, which restates the ECOOP 2022 model"
            }
            ModelId::Xmm => "Meluzzi: GenMC-XMM, TU Delft 2024, ch. 5, after Moiseenko et al.",
        }
    }

    /// Returns the text that tells a user how the model differs from other tools and texts.
    pub fn remarks(self) -> &'static str {
        match self {
            ModelId::Sc => "Races are not reported. Fences and modes do nothing.",
            ModelId::Tso | ModelId::Pso => {
                "C programs are mapped as compilers map them: an sc store is a locked exchange, every \
                 read-modify-write is locked (a compare-exchange also when it fails), an sc fence is a full \
                 fence. Races are not reported."
            }
            ModelId::Ra => "Races are not reported.",
            ModelId::Rc11 => {
                "Every po-rf cycle is forbidden (no load buffering). A release sequence includes later stores of \
                 the same thread; rc20 has C++20's rule."
            }
            ModelId::Rc20 => {
                "Neither weaker nor stronger than rc11. The read and the write of one update do not count as two \
                 steps of program order in scb (GenMC counts them: Z6.U is 24 here, 22 there)."
            }
            ModelId::Wrc11 => {
                "Executions are events and reads-from; there is no coherence order. A location with several \
                 unordered last writes may end with any of them."
            }
            ModelId::Jam21 => {
                "C modes stand for Java modes: not atomic is plain, relaxed is opaque, seq_cst is volatile; fences \
                 alike. Executions are events and reads-from; one may end with different values in memory. Some po-rf \
                 cycles through plain accesses are allowed: where a program may have one, the candidate enumerator \
                 (litmus tests) or the symbolic engine answers instead of the graph engine. Starting a thread is a \
                 release, joining it an acquire. Races are not reported."
            }
            ModelId::Jam21Genmc => {
                "Executions have a coherence order that is coherent and atomic as in rc11, without rc11's axiom for \
                 seq_cst; co-jom need not agree with it. An access with release, acquire or seq_cst orders what is \
                 before it with what is after it, not itself. Races are not reported."
            }
            ModelId::Xmm => {
                "Weaker than rc11 only where some execution has a load-buffering race. What a read takes part in a \
                 cycle with must be found in an execution without that cycle: docs/xmm.md. `--xmm exhaustive` tries \
                 every set of committed events."
            }
        }
    }

    /// Returns the model's definition as text, in the cat language, or for `xmm` in the notation of the
    /// papers. (`xmm` does not say of a graph by itself whether it is allowed, so cat cannot express it.)
    pub fn definition(self) -> &'static str {
        cat_text(self.name()).unwrap_or(XMM)
    }
}

const XMM: &str = "\
with rs, sw, hb, eco, psc as in rc11, a graph is consistent if
irreflexive(hb; eco?)           coherence
empty(rmw ∩ (fr; co))           atomicity
acyclic(psc)                    sc
and a program has the graphs that these two steps build from the empty one:
execute     add the next event of a thread; a read reads a write that is there; the result is consistent
re-execute  G ⇒ G', with C ⊆ events of G', f : C → events of G injective, keeping threads and labels:
            G' is consistent, and every read of it outside C reads a write that was there before it
            a read in C reads a write in C
            f keeps rf, co, rmw and rpo on C; nothing outside C is rpo-before an event of C
            the threads can be ordered so that each rf edge into a read outside C goes up or stays in its thread
rpo = ([R rlx]; po; [F acq] ∪ [E acq]; po ∪ po; [E rel] ∪ [F rel]; po; [W rlx])+
a program none of whose rc11 executions has a load-buffering race has only those
";
