//! The memory orders of accesses and fences.

use serde::{Deserialize, Serialize};

/// The memory order of an access or a fence, one of C11's or `Na` for a plain access.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Mode {
    /// Plain, not atomic.
    Na,
    /// Relaxed.
    Rlx,
    /// Acquire.
    Acq,
    /// Release.
    Rel,
    /// Acquire and release.
    AcqRel,
    /// Sequentially consistent.
    Sc,
}

impl Mode {
    /// Returns whether the memory order is acquire or stronger.
    #[inline]
    pub fn is_acq(self) -> bool {
        matches!(self, Mode::Acq | Mode::AcqRel | Mode::Sc)
    }
    /// Returns whether the memory order is release or stronger.
    #[inline]
    pub fn is_rel(self) -> bool {
        matches!(self, Mode::Rel | Mode::AcqRel | Mode::Sc)
    }
    /// Returns whether an access with this memory order is atomic (not plain).
    #[inline]
    pub fn is_atomic(self) -> bool {
        self != Mode::Na
    }
    /// Returns whether the memory order is sequentially consistent.
    #[inline]
    pub fn is_sc(self) -> bool {
        self == Mode::Sc
    }
    /// Returns the memory order of the read half of an atomic update that has this order.
    #[inline]
    pub fn read_half(self) -> Mode {
        match self {
            Mode::AcqRel => Mode::Acq,
            Mode::Rel => Mode::Rlx,
            other => other,
        }
    }
    /// Returns the memory order of the write half of an atomic update that has this order.
    #[inline]
    pub fn write_half(self) -> Mode {
        match self {
            Mode::AcqRel => Mode::Rel,
            Mode::Acq => Mode::Rlx,
            other => other,
        }
    }
    /// Returns the short name of the memory order for listings and pictures, such as `rlx`.
    pub fn name(self) -> &'static str {
        match self {
            Mode::Na => "na",
            Mode::Rlx => "rlx",
            Mode::Acq => "acq",
            Mode::Rel => "rel",
            Mode::AcqRel => "acqrel",
            Mode::Sc => "sc",
        }
    }
}

/// The kinds of fences, which are C11's four and the two one-sided ones of Java and SPARC.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize, Deserialize)]
pub enum FenceKind {
    /// Acquire fence.
    Acq,
    /// Release fence.
    Rel,
    /// Acquire-release fence.
    AcqRel,
    /// Sequentially consistent fence.
    Sc,
    /// A fence that orders earlier stores before later stores.
    StoreStore,
    /// A fence that orders earlier loads before later loads.
    LoadLoad,
}

impl FenceKind {
    /// Returns whether the fence is an acquire fence or stronger.
    #[inline]
    pub fn is_acq(self) -> bool {
        matches!(self, FenceKind::Acq | FenceKind::AcqRel | FenceKind::Sc)
    }
    /// Returns whether the fence is a release fence or stronger.
    #[inline]
    pub fn is_rel(self) -> bool {
        matches!(self, FenceKind::Rel | FenceKind::AcqRel | FenceKind::Sc)
    }
    /// Returns whether the fence is sequentially consistent.
    #[inline]
    pub fn is_sc(self) -> bool {
        self == FenceKind::Sc
    }
    /// Returns the short name of the fence kind for listings and pictures.
    pub fn name(self) -> &'static str {
        match self {
            FenceKind::Acq => "acq",
            FenceKind::Rel => "rel",
            FenceKind::AcqRel => "acqrel",
            FenceKind::Sc => "sc",
            FenceKind::StoreStore => "ss",
            FenceKind::LoadLoad => "ll",
        }
    }
}
