//! The reasons why a search ends early.

use serde::{Deserialize, Serialize};

/// The reason why a search ended before it had seen everything.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Stopped {
    /// [`crate::Control::stop`] was called.
    Interrupted,
    /// The time was up ([`crate::Limits::timeout`]).
    Timeout,
    /// There are more executions than were asked for ([`crate::Limits::max_executions`]).
    MaxExecutions,
    /// The search needed more memory than it may use ([`crate::Limits::max_memory`]).
    MaxMemory,
    /// The candidate enumerator has shown its judge as many candidates as were asked for.
    MaxCandidates,
    /// A thread has more paths than the candidate enumerator takes: nothing was enumerated.
    MaxPaths,
    /// The visitor said [`crate::Flow::Stop`], or an error was found and one was enough. The answer is not
    /// limited by that.
    Enough,
    /// Two accesses of different sizes overlap in a way for which it is not known what they may read.
    MixedSize,
    /// The request cannot be answered for this program or this model.
    Refused,
    /// Only an estimate of the search was asked for: nothing was visited.
    Estimate,
    /// Under XMM, cycles lead to cycles with values not seen before, again and again: the definition sets no
    /// end to that.
    Growing,
}

impl Stopped {
    /// Returns the word by which JSON names the reason.
    pub fn word(self) -> &'static str {
        match self {
            Stopped::Interrupted => "interrupt",
            Stopped::Timeout => "timeout",
            Stopped::MaxExecutions | Stopped::MaxCandidates => "max-executions",
            Stopped::MaxMemory => "max-memory",
            Stopped::MaxPaths => "max-paths",
            Stopped::Enough => "enough",
            Stopped::MixedSize => "mixed-size",
            Stopped::Refused => "refused",
            Stopped::Estimate => "estimate",
            Stopped::Growing => "growing",
        }
    }

    /// Returns the phrase by which the reason is told to people, after "stopped early". (Where more is known,
    /// such as why something was refused, a report may say that instead.)
    pub fn phrase(self) -> &'static str {
        match self {
            Stopped::Interrupted => "interrupted",
            Stopped::Timeout => "the time was up",
            Stopped::MaxExecutions | Stopped::MaxCandidates => {
                "the number of executions asked for was reached"
            }
            Stopped::MaxMemory => "the memory was used up",
            Stopped::MaxPaths => "a thread has too many paths",
            Stopped::Enough => "enough was seen",
            Stopped::MixedSize => "accesses of different sizes overlap",
            Stopped::Refused => "refused",
            Stopped::Estimate => "only an estimate was asked for",
            Stopped::Growing => "cycles lead to cycles with ever new values",
        }
    }

    /// Returns whether the search was ended by its user or a limit of time or memory, and not by what it
    /// found. These are the reasons that [`crate::Search::should_stop`] gives.
    pub fn is_cut(self) -> bool {
        matches!(self, Stopped::Interrupted | Stopped::Timeout | Stopped::MaxMemory)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks the words, which users' scripts depend on, and that there is a phrase for each.
    #[test]
    fn each_reason_has_the_word_that_scripts_depend_on() {
        let all = [
            (Stopped::Interrupted, "interrupt"),
            (Stopped::Timeout, "timeout"),
            (Stopped::MaxExecutions, "max-executions"),
            (Stopped::MaxMemory, "max-memory"),
            (Stopped::MaxCandidates, "max-executions"),
            (Stopped::MaxPaths, "max-paths"),
            (Stopped::MixedSize, "mixed-size"),
            (Stopped::Refused, "refused"),
            (Stopped::Estimate, "estimate"),
            (Stopped::Growing, "growing"),
        ];
        for (why, word) in all {
            assert_eq!(why.word(), word);
            assert!(!why.phrase().is_empty());
        }
    }
}
