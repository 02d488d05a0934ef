//! The memory orders of accesses and fences.

/// Memory order of an access or a fence: C11's, with `Na` for a plain access.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
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
    /// At least acquire.
    #[inline]
    pub fn is_acq(self) -> bool {
        matches!(self, Mode::Acq | Mode::AcqRel | Mode::Sc)
    }
    /// At least release.
    #[inline]
    pub fn is_rel(self) -> bool {
        matches!(self, Mode::Rel | Mode::AcqRel | Mode::Sc)
    }
    /// Atomic at all.
    #[inline]
    pub fn is_atomic(self) -> bool {
        self != Mode::Na
    }
    /// Sequentially consistent.
    #[inline]
    pub fn is_sc(self) -> bool {
        self == Mode::Sc
    }
    /// The order of the read of an atomic update that has this order.
    #[inline]
    pub fn read_half(self) -> Mode {
        match self {
            Mode::AcqRel => Mode::Acq,
            Mode::Rel => Mode::Rlx,
            other => other,
        }
    }
    /// The order of the write of an atomic update that has this order.
    #[inline]
    pub fn write_half(self) -> Mode {
        match self {
            Mode::AcqRel => Mode::Rel,
            Mode::Acq => Mode::Rlx,
            other => other,
        }
    }
    /// The short name used in listings and pictures.
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

/// What a fence orders: C11's four kinds, and the two one-sided ones of Java and SPARC.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum FenceKind {
    /// Acquire fence.
    Acq,
    /// Release fence.
    Rel,
    /// Acquire-release fence.
    AcqRel,
    /// Sequentially consistent fence.
    Sc,
    /// Earlier stores before later stores.
    StoreStore,
    /// Earlier loads before later loads.
    LoadLoad,
}

impl FenceKind {
    /// At least an acquire fence.
    #[inline]
    pub fn is_acq(self) -> bool {
        matches!(self, FenceKind::Acq | FenceKind::AcqRel | FenceKind::Sc)
    }
    /// At least a release fence.
    #[inline]
    pub fn is_rel(self) -> bool {
        matches!(self, FenceKind::Rel | FenceKind::AcqRel | FenceKind::Sc)
    }
    /// A sequentially consistent fence.
    #[inline]
    pub fn is_sc(self) -> bool {
        self == FenceKind::Sc
    }
    /// The short name used in listings and pictures.
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
