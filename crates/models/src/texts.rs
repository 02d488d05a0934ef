//! What each model is for, where it comes from, and its definition as text.

use crate::ModelId;

impl ModelId {
    /// One line: what it describes.
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
            ModelId::Xmm => {
                "C and C++ after an optimising compiler: load-buffering cycles, but nothing out of thin air"
            }
        }
    }

    /// Where it is defined.
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
            ModelId::Xmm => "Meluzzi: GenMC-XMM, TU Delft 2024, ch. 5, after Moiseenko et al.",
        }
    }

    /// What a user of it should know about differences from other tools or texts.
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
            ModelId::Xmm => {
                "Weaker than rc11 only where some execution has a load-buffering race. What a read takes part in a \
                 cycle with must be found in an execution without that cycle: docs/xmm.md. `--xmm exhaustive` tries \
                 every set of committed events."
            }
        }
    }

    /// The definition, in the notation of the papers.
    pub fn definition(self) -> &'static str {
        match self {
            ModelId::Sc => "acyclic(po ∪ rf ∪ co ∪ fr)\nempty(rmw ∩ (fr; co))\n",
            ModelId::Tso => TSO,
            ModelId::Pso => PSO,
            ModelId::Ra => {
                "hb  = (po ∪ rf)+\neco = (rf ∪ co ∪ fr)+\nirreflexive(hb; eco?)\nempty(rmw ∩ (fr; co))\nacyclic(po ∪ rf)\n"
            }
            ModelId::Rc11 => RC11,
            ModelId::Rc20 => RC20,
            ModelId::Wrc11 => WRC11,
            ModelId::Xmm => XMM,
        }
    }
}

const TSO: &str = "\
locked = the reads of read-modify-writes, and their writes; sc stores
fence  = po; [F sc]; po  ∪  po; [locked reads]  ∪  [locked writes]; po
ppo    = po \\ (W × R)
acyclic((po ∩ loc) ∪ rf ∪ co ∪ fr)
acyclic(ppo ∪ fence ∪ rfe ∪ co ∪ fr)
empty(rmw ∩ (fr; co))
";

const PSO: &str = "\
locked = the reads of read-modify-writes, and their writes; sc stores
fence  = po; [F sc]; po  ∪  po; [locked reads]  ∪  [locked writes]; po
       ∪ [W]; po; [F rel, acqrel, store-store]; po; [W]
       ∪ [W]; po; [W rel]  ∪  [W]; po; [W rel]; po; [W]
ppo    = po \\ (W × R ∪ W × W)
acyclic((po ∩ loc) ∪ rf ∪ co ∪ fr)
acyclic(ppo ∪ fence ∪ rfe ∪ co ∪ fr)
empty(rmw ∩ (fr; co))
";

const RC11: &str = "\
rs  = [W]; (po ∩ loc)?; [W rlx]; (rf; rmw)*
sw  = [E rel]; ([F]; po)?; rs; rf; [R rlx]; (po; [F])?; [E acq]
hb  = (po ∪ sw)+
eco = (rf ∪ co ∪ fr)+
scb = po ∪ (po \\ loc); hb; (po \\ loc) ∪ (hb ∩ loc) ∪ co ∪ fr
psc = ([E sc] ∪ [F sc]; hb?); scb; ([E sc] ∪ hb?; [F sc])
    ∪ [F sc]; (hb ∪ hb; eco; hb); [F sc]
irreflexive(hb; eco?)           coherence
empty(rmw ∩ (fr; co))           atomicity
acyclic(psc)                    sc
acyclic(po ∪ rf)                no thin air
";

const RC20: &str = "\
rs  = [W rlx]; (rf; rmw)*
sw  = [E rel]; ([F]; po)?; rs; rf; [R rlx]; (po; [F])?; [E acq]
hb  = (po ∪ sw)+
eco = (rf ∪ co ∪ fr)+
scb = po ∪ (po \\ rmw); hb; (po \\ rmw) ∪ (hb ∩ loc) ∪ co ∪ fr
psc = ([E sc] ∪ [F sc]; hb?); scb; ([E sc] ∪ hb?; [F sc])
    ∪ [F sc]; (hb ∪ hb; eco; hb); [F sc]
irreflexive(hb; eco?)           coherence
empty(rmw ∩ (fr; co))           atomicity
acyclic(psc)                    sc
acyclic(po ∪ rf)                no thin air
";

const WRC11: &str = "\
mo  = ∪ over locations x of [W x]; (hb ∪ (rf ∩ x))+; [W x]      (a partial order)
fr  = rf⁻¹; mo \\ id
and mo for co in everything that follows, with rs, sw, hb, eco, scb, psc as in rc11:
irreflexive(hb; eco?)           coherence
empty(rmw ∩ (fr; mo))           atomicity
no two read-modify-writes read the same write
acyclic(psc)                    sc
acyclic(po ∪ rf)                no thin air
";

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
