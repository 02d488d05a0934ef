//! The kinds of findings: one table has the word for each, and what follows from it.

use serde::{Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// The kind of an error or a warning, such as a data race or a deadlock. `docs/json.md` says what each kind
/// means.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// Two accesses, one a write, one not atomic, that nothing orders.
    Race,
    /// Something else that the text of a model says is wrong with an execution.
    Flag,
    /// An assertion fails, or a place is reached that the program says must not be.
    Assert,
    /// Threads wait for each other, or for a mutex or thread that will not come.
    Deadlock,
    /// A thread waits for a value that will never be written.
    Liveness,
    /// A state from which no end can be reached, though steps are possible for ever.
    Livelock,
    /// A run without end in which every thread gets a turn.
    Termination,
    /// An access to an object after its end.
    UseAfterFree,
    /// An object is freed twice.
    DoubleFree,
    /// Something is freed that did not come from `malloc`.
    InvalidFree,
    /// An access through a null pointer.
    Null,
    /// An access outside of any object.
    OutOfBounds,
    /// A read of memory that has no value yet.
    Uninitialised,
    /// A mutex is released by a thread that does not hold it.
    UnlockNotHeld,
    /// A mutex is acquired by the thread that holds it.
    Relock,
    /// A mutex is used after its end.
    DestroyedMutex,
    /// A thread is joined twice.
    DoubleJoin,
    /// Division by zero, or the one signed division that overflows.
    Division,
    /// The program reaches what it promised never to reach.
    Unreachable,
    /// The program gives up.
    Abort,
    /// A panic of Rust that nothing catches.
    Panic,
    /// A call through something that is no function.
    BadCall,
    /// An exception that is never caught.
    Exception,
    /// Constant memory is written.
    ConstantWrite,
    /// A `memcpy` between ranges that overlap.
    Overlap,
    /// An allocation larger than this tool allows.
    OutOfMemory,
    /// A free choice from nothing, or from too many values.
    BadChoice,
    /// Heap memory that is not freed at the end of some execution.
    Leak,
    /// A thread that is neither joined nor detached.
    Unjoined,
    /// Atomic accesses of different sizes to the same bytes.
    MixedSize,
    /// Something that this tool has no translation for.
    Unsupported,
    /// The input cannot be read.
    BadInput,
    /// No execution came to its end, so nothing was checked. [`Outcome::new`](crate::Outcome::new) adds this
    /// warning.
    NoExecution,
}

/// The weight of a finding for the answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Weight {
    /// The program is wrong.
    Bug,
    /// A program without a condition is wrong. The answer to a litmus test is that of its condition.
    BugWithoutCondition,
    /// The program may be wrong. The answer does not change.
    Warning,
    /// The program needs more than this tool supports: there is no answer.
    Limit,
    /// The program was not understood: there is no answer, and the exit code is that of bad input.
    Refusal,
}

/// Whether `--ignore` takes a kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Ignore {
    Yes,
    No,
}

/// A kind, its word in JSON and on the command line, its weight, and whether it can be ignored.
type Row = (Kind, &'static str, Weight, Ignore);

/// The table of all kinds, in the order of [`Kind`]: errors, warnings, and those that cannot be ignored.
const TABLE: [Row; 33] = [
    (Kind::Race, "race", Weight::BugWithoutCondition, Ignore::Yes),
    (Kind::Flag, "flag", Weight::BugWithoutCondition, Ignore::Yes),
    (Kind::Assert, "assert", Weight::Bug, Ignore::Yes),
    (Kind::Deadlock, "deadlock", Weight::Bug, Ignore::Yes),
    (Kind::Liveness, "liveness", Weight::Bug, Ignore::Yes),
    (Kind::Livelock, "livelock", Weight::Bug, Ignore::Yes),
    (Kind::Termination, "termination", Weight::Bug, Ignore::Yes),
    (Kind::UseAfterFree, "use-after-free", Weight::Bug, Ignore::Yes),
    (Kind::DoubleFree, "double-free", Weight::Bug, Ignore::Yes),
    (Kind::InvalidFree, "invalid-free", Weight::Bug, Ignore::Yes),
    (Kind::Null, "null", Weight::Bug, Ignore::Yes),
    (Kind::OutOfBounds, "out-of-bounds", Weight::Bug, Ignore::Yes),
    (Kind::Uninitialised, "uninitialised", Weight::Bug, Ignore::Yes),
    (Kind::UnlockNotHeld, "unlock-not-held", Weight::Bug, Ignore::Yes),
    (Kind::Relock, "relock", Weight::Bug, Ignore::Yes),
    (Kind::DestroyedMutex, "destroyed-mutex", Weight::Bug, Ignore::Yes),
    (Kind::DoubleJoin, "double-join", Weight::Bug, Ignore::Yes),
    (Kind::Division, "division", Weight::Bug, Ignore::Yes),
    (Kind::Unreachable, "unreachable", Weight::Bug, Ignore::Yes),
    (Kind::Abort, "abort", Weight::Bug, Ignore::Yes),
    (Kind::Panic, "panic", Weight::Bug, Ignore::Yes),
    (Kind::BadCall, "bad-call", Weight::Bug, Ignore::Yes),
    (Kind::Exception, "exception", Weight::Bug, Ignore::Yes),
    (Kind::ConstantWrite, "constant-write", Weight::Bug, Ignore::Yes),
    (Kind::Overlap, "overlap", Weight::Bug, Ignore::Yes),
    (Kind::OutOfMemory, "out-of-memory", Weight::Limit, Ignore::Yes),
    (Kind::BadChoice, "bad-choice", Weight::Refusal, Ignore::Yes),
    (Kind::Leak, "leak", Weight::Warning, Ignore::Yes),
    (Kind::Unjoined, "unjoined", Weight::Warning, Ignore::Yes),
    (Kind::MixedSize, "mixed-size", Weight::Refusal, Ignore::No),
    (Kind::Unsupported, "unsupported", Weight::Refusal, Ignore::No),
    (Kind::BadInput, "bad-input", Weight::Refusal, Ignore::No),
    (Kind::NoExecution, "no-execution", Weight::Warning, Ignore::No),
];

impl Kind {
    fn row(self) -> &'static Row {
        &TABLE[self as usize]
    }

    /// Returns all kinds of findings.
    pub fn all() -> impl Iterator<Item = Kind> {
        TABLE.iter().map(|row| row.0)
    }

    /// Returns the word for this kind of finding in JSON and on the command line.
    pub fn word(self) -> &'static str {
        self.row().1
    }

    /// Returns whether `--ignore` accepts this kind of finding.
    pub fn can_be_ignored(self) -> bool {
        self.row().3 == Ignore::Yes
    }

    /// Returns whether findings of this kind are about what this tool cannot do, not about what the program
    /// does wrong.
    pub fn is_limit(self) -> bool {
        matches!(self.row().2, Weight::Limit | Weight::Refusal)
    }

    /// Returns whether findings of this kind say that the program was not understood. The exit code is then
    /// that of bad input.
    pub fn is_refusal(self) -> bool {
        self.row().2 == Weight::Refusal
    }

    /// Returns whether an error of this kind outweighs the condition of a litmus test, as all but races and
    /// flags do.
    pub fn outweighs_condition(self) -> bool {
        self.row().2 != Weight::BugWithoutCondition
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// The error for a word, given by a user, that names no kind of finding.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownKind(String);

impl fmt::Display for UnknownKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is no kind of finding", self.0)
    }
}

impl std::error::Error for UnknownKind {}

impl FromStr for Kind {
    type Err = UnknownKind;

    fn from_str(word: &str) -> Result<Kind, UnknownKind> {
        Kind::all().find(|kind| kind.word() == word).ok_or_else(|| UnknownKind(word.to_owned()))
    }
}

impl Serialize for Kind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_in_order_and_words_are_read_back() {
        for (place, (kind, word, ..)) in TABLE.iter().enumerate() {
            assert_eq!((*kind as usize, word.parse()), (place, Ok(*kind)));
        }
        assert_eq!("rice".parse::<Kind>().unwrap_err().to_string(), "`rice` is no kind of finding");
    }
}
