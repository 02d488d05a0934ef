//! The strengths of fences and accesses: which there are, which mean something under a model, and what they
//! cost.

/// The name of a memory model, whichever engine knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ModelName(pub &'static str);

impl ModelName {
    /// Sequential consistency, under which a program must be right for fences to repair it.
    pub const SC: ModelName = ModelName("sc");

    /// Returns the model's name as text.
    pub fn name(self) -> &'static str {
        self.0
    }
}

impl std::fmt::Display for ModelName {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0)
    }
}

/// The strength of a memory order or fence, beyond relaxed. It is a set of what is ordered, so that strengths
/// compare as sets do: acquire and release are each below acquire-release, and neither below the other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Strength(u8);

impl Strength {
    /// The strength of a relaxed access, or of no fence at all.
    pub const NONE: Strength = Strength(0);
    /// The strength of an acquire access or fence.
    pub const ACQUIRE: Strength = Strength(1);
    /// The strength of a release access or fence.
    pub const RELEASE: Strength = Strength(2);
    /// The strength of an access or fence that is both acquire and release.
    pub const ACQ_REL: Strength = Strength(3);
    /// The strength of a sequentially consistent access or fence.
    pub const SEQ_CST: Strength = Strength(7);

    /// All strengths beyond relaxed, weakest first.
    pub const ALL: [Strength; 4] =
        [Strength::ACQUIRE, Strength::RELEASE, Strength::ACQ_REL, Strength::SEQ_CST];

    /// Returns whether `other` is at least as strong and orders all that this strength does.
    pub fn within(self, other: Strength) -> bool {
        self.0 & other.0 == self.0
    }

    /// Returns C11's word for a memory order of this strength, such as `acq_rel`.
    pub fn word(self) -> &'static str {
        match self {
            Strength::NONE => "relaxed",
            Strength::ACQUIRE => "acquire",
            Strength::RELEASE => "release",
            Strength::ACQ_REL => "acq_rel",
            _ => "seq_cst",
        }
    }

    /// Returns the strength of the memory order that C11 has this word for; `consume` is acquire, as
    /// compilers treat it.
    pub fn of_word(word: &str) -> Option<Strength> {
        Some(match word {
            "relaxed" => Strength::NONE,
            "acquire" | "consume" => Strength::ACQUIRE,
            "release" => Strength::RELEASE,
            "acq_rel" => Strength::ACQ_REL,
            "seq_cst" => Strength::SEQ_CST,
            _ => return None,
        })
    }
}

/// The kinds of fences and accesses that a repair can make stronger.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// A fence, there already or new.
    Fence,
    /// An atomic load, or what a failed compare-exchange reads with.
    Load,
    /// An atomic store.
    Store,
    /// An atomic read-modify-write.
    Update,
    /// An order that stands where the text does not say what it is for (in a macro, say).
    Unknown,
}

impl Kind {
    /// Returns whether the language has accesses or fences of this kind with this strength.
    fn exists(self, strength: Strength) -> bool {
        match self {
            Kind::Fence | Kind::Update => true,
            Kind::Load => matches!(strength, Strength::ACQUIRE | Strength::SEQ_CST),
            Kind::Store => matches!(strength, Strength::RELEASE | Strength::SEQ_CST),
            // The only order that loads, stores and updates all have.
            Kind::Unknown => strength == Strength::SEQ_CST,
        }
    }

    /// Returns whether this strength has an effect under the model that the next weaker strength does not
    /// have.
    fn means_something(self, strength: Strength, model: &str) -> bool {
        let sc = strength == Strength::SEQ_CST;
        match (model, self) {
            // Nothing is reordered, or every access is as strong as it can be.
            ("sc" | "ra", _) => false,
            // All accesses are plain moves but a sequentially consistent store; updates are locked.
            ("tso", Kind::Load | Kind::Update) => false,
            ("tso", _) => sc,
            // In addition, release keeps stores in order.
            ("pso", Kind::Load | Kind::Update) => false,
            ("pso", _) => sc || strength == Strength::RELEASE,
            // A buffer: an acquire-release fence empties it, as does any update but a relaxed one.
            ("lmo", Kind::Fence) => strength != Strength::ACQ_REL,
            ("lmo", Kind::Load) => strength == Strength::ACQUIRE,
            ("lmo", Kind::Store) => strength == Strength::RELEASE,
            ("lmo", Kind::Update) => strength == Strength::ACQ_REL,
            _ => true,
        }
    }

    /// Returns the cost of an access or fence of this kind with this strength.
    ///
    /// The numbers are orders of magnitude of what processors pay, and a new fence always costs more than
    /// making an access that is there as strong: it is one more line to understand.
    fn cost(self, strength: Strength) -> u32 {
        match (self, strength) {
            (_, Strength::NONE) => 0,
            (Kind::Fence, Strength::ACQUIRE | Strength::RELEASE) => 2,
            (Kind::Fence, Strength::ACQ_REL) => 3,
            (Kind::Fence, _) => 5,
            (_, Strength::ACQUIRE | Strength::RELEASE) => 1,
            (_, Strength::ACQ_REL) => 2,
            (Kind::Load, _) => 2,
            (Kind::Update, _) => 3,
            (Kind::Store | Kind::Unknown, _) => 4,
        }
    }
}

/// A strength that a repair can give to a place, and its cost beyond that of the present strength.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    /// The strength that the place gets.
    pub strength: Strength,
    /// The cost beyond that of the strength that is there now.
    pub cost: u32,
}

/// Returns the strengths that a place can have, which are `now` and every stronger one that has an effect
/// under the model, weaker ones first.
pub fn levels(kind: Kind, now: Strength, model: ModelName) -> Vec<Level> {
    let stronger = Strength::ALL
        .into_iter()
        .filter(|s| now.within(*s) && *s != now && kind.exists(*s) && kind.means_something(*s, model.name()));
    let level = |strength| Level { strength, cost: kind.cost(strength) - kind.cost(now) };
    std::iter::once(now).chain(stronger).map(level).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(kind: Kind, now: Strength, model: ModelName, expected: &[(&str, u32)]) {
        let found: Vec<(&str, u32)> =
            levels(kind, now, model).into_iter().skip(1).map(|l| (l.strength.word(), l.cost)).collect();
        assert_eq!(found, expected, "{kind:?} {now:?} {model}");
    }

    #[test]
    fn what_there_is() {
        use Strength as S;
        check(Kind::Fence, S::NONE, ModelName("tso"), &[("seq_cst", 5)]);
        check(Kind::Store, S::RELEASE, ModelName("tso"), &[("seq_cst", 3)]);
        check(Kind::Load, S::NONE, ModelName("tso"), &[]);
        check(Kind::Fence, S::NONE, ModelName("pso"), &[("release", 2), ("seq_cst", 5)]);
        check(Kind::Load, S::NONE, ModelName("rc11"), &[("acquire", 1), ("seq_cst", 2)]);
        check(Kind::Update, S::ACQUIRE, ModelName("rc11"), &[("acq_rel", 1), ("seq_cst", 2)]);
        check(Kind::Fence, S::RELEASE, ModelName("rc11"), &[("acq_rel", 1), ("seq_cst", 3)]);
        check(Kind::Unknown, S::NONE, ModelName("rc11"), &[("seq_cst", 4)]);
        check(Kind::Fence, S::NONE, ModelName("ra"), &[]);
    }

    /// The search relies on it: what orders more costs more.
    #[test]
    fn strength_has_a_price() {
        for kind in [Kind::Fence, Kind::Load, Kind::Store, Kind::Update] {
            for a in Strength::ALL {
                for b in Strength::ALL.into_iter().filter(|b| a != *b && a.within(*b)) {
                    let exist = kind.exists(a) && kind.exists(b);
                    assert!(!exist || kind.cost(a) < kind.cost(b), "{kind:?} {a:?} {b:?}");
                }
            }
        }
    }
}
