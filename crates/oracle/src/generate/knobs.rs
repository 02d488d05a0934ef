//! The settings of the generator of random programs.

use fencepost_program::{FenceKind, Mode};
use std::ops::RangeInclusive;

/// The settings of the generator of random programs, which are the size of a program, and the statements that
/// may occur.
#[derive(Clone, Debug)]
pub struct Knobs {
    /// Number of threads (of `main`: of threads it starts).
    pub threads: RangeInclusive<u32>,
    /// Number of memory accesses in total; an atomic update or a lock counts as one.
    pub accesses: RangeInclusive<u32>,
    /// Number of shared variables.
    pub vars: RangeInclusive<u32>,
    /// Number of programs in a hundred that are *rings*: thread `i` accesses variable `i`, then variable `i +
    /// 1`, and the last one comes back to the first. All two-thread litmus tests are of this shape, and most
    /// that tell one memory model from another (Alglave et al., *Fences in weak memory models*, CAV 2010,
    /// generate tests from such cycles). In the others every access is to any variable.
    pub rings: u32,
    /// Memory orders to choose from. An operation for which none of them is legal is relaxed.
    pub modes: Vec<Mode>,
    /// Fences to choose from.
    pub fences: Vec<FenceKind>,
    /// The frequency of each kind of statement.
    pub weights: Weights,
}

/// How often each kind of statement occurs in random programs, relative to the others; 0 means never.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Weights {
    pub load: u32,
    pub store: u32,
    /// Fetch-and-add, exchange and their like.
    pub rmw: u32,
    pub cas: u32,
    pub fence: u32,
    /// `if … else …` around one or two accesses.
    pub branch: u32,
    pub assume: u32,
    /// A load and an `assume` that waits for its value.
    pub wait: u32,
    /// A loop around a load until it reads a value.
    pub spin: u32,
    /// `lock; …; unlock`.
    pub lock: u32,
    /// `trylock`, and if it succeeds an `unlock`.
    pub trylock: u32,
    pub choose: u32,
    pub assert: u32,
}

impl Weights {
    /// The frequencies with which random programs have loads and stores only, and no other statements.
    pub const LOADS_AND_STORES: Weights = Weights {
        load: 10,
        store: 10,
        rmw: 0,
        cas: 0,
        fence: 0,
        branch: 0,
        assume: 0,
        wait: 0,
        spin: 0,
        lock: 0,
        trylock: 0,
        choose: 0,
        assert: 0,
    };
}

impl Default for Knobs {
    /// Returns settings for a bit of everything except assertions, which end executions early.
    fn default() -> Self {
        Knobs {
            threads: 2..=4,
            accesses: 4..=8,
            vars: 1..=3,
            rings: 60,
            modes: vec![
                Mode::Na,
                Mode::Rlx,
                Mode::Rlx,
                Mode::Acq,
                Mode::Rel,
                Mode::AcqRel,
                Mode::Sc,
                Mode::Sc,
            ],
            fences: FENCES.to_vec(),
            weights: Weights {
                load: 30,
                store: 30,
                rmw: 9,
                cas: 7,
                fence: 10,
                branch: 8,
                assume: 1,
                wait: 2,
                spin: 1,
                lock: 2,
                trylock: 1,
                choose: 1,
                assert: 0,
            },
        }
    }
}

/// All kinds of fences, C11's more often.
const FENCES: [FenceKind; 8] = [
    FenceKind::Acq,
    FenceKind::Rel,
    FenceKind::AcqRel,
    FenceKind::Sc,
    FenceKind::Sc,
    FenceKind::Sc,
    FenceKind::StoreStore,
    FenceKind::LoadLoad,
];

impl Knobs {
    /// Returns settings for loads, stores and updates of these modes only; branches, no fences, nothing that
    /// blocks.
    pub fn only(modes: &[Mode]) -> Self {
        let plain = Weights::LOADS_AND_STORES;
        let weights = Weights { rmw: 4, cas: 3, branch: 3, ..plain };
        Knobs { modes: modes.to_vec(), weights, ..Knobs::default() }
    }

    /// Returns settings that generate no plain accesses.
    pub fn without_plain(mut self) -> Self {
        self.modes.retain(|mode| mode.is_atomic());
        self
    }

    /// Returns settings that generate no statement that blocks a thread, so that every graph is complete.
    pub fn without_blocking(mut self) -> Self {
        self.weights = Weights { assume: 0, wait: 0, spin: 0, lock: 0, ..self.weights };
        self
    }

    /// Returns settings that generate mutexes frequently.
    pub fn with_locks(mut self) -> Self {
        self.weights = Weights { lock: 25, trylock: 5, ..self.weights };
        self
    }

    /// Returns settings that generate atomic updates frequently, on few variables.
    pub fn with_updates(mut self) -> Self {
        self.weights = Weights { rmw: 30, cas: 30, ..self.weights };
        Knobs { vars: 1..=2, rings: 30, ..self }
    }

    /// Returns settings that generate fences frequently.
    pub fn with_fences(mut self) -> Self {
        self.weights = Weights { fence: 40, ..self.weights };
        self
    }

    /// Returns settings that generate threads with several stores to one variable, releasing and relaxed,
    /// which tell RC11 from C++20.
    pub fn with_release_sequences(self) -> Self {
        let weights = Weights { load: 25, store: 35, rmw: 8, ..Weights::LOADS_AND_STORES };
        let modes = vec![Mode::Rlx, Mode::Acq, Mode::Rel];
        Knobs { threads: 2..=3, accesses: 5..=8, vars: 2..=2, rings: 90, modes, weights, ..self }
    }

    /// Returns settings that generate programs of exactly this number of accesses.
    pub fn with_accesses(self, accesses: u32) -> Self {
        Knobs { accesses: accesses..=accesses, ..self }
    }
}
