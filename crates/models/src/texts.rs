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
