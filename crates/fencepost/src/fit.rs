//! Says which option is for which engine and which question, in one table. The refusals and `docs/cli.md`
//! come from it.

use crate::input::Reading;
use crate::model::{Decider, Model};
use crate::options::{Errors, Jobs, Options};
use crate::report::Engine;
use fencepost_explore::{Equivalence, ModelId, no_symmetry};
use fencepost_llvm::Unordered;
use fencepost_symbolic::Minimise;

/// The kinds of questions that can be asked about an input. Not every option makes sense for every question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// Whether the condition holds, or the program is right. (`fences` asks this again and again.)
    Check,
    /// How large the search is.
    Estimate,
    /// Whether the outcome is possible: how, or why not.
    Why,
    /// Which executions one model allows and another forbids.
    Compare,
}

impl Question {
    /// Returns the question's name on the command line, such as `check`.
    pub fn name(self) -> &'static str {
        match self {
            Question::Check => "check",
            Question::Estimate => "check --estimate",
            Question::Why => "why",
            Question::Compare => "compare",
        }
    }
}

/// Whether an option changes the answer or only how long the answer takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// The question or the way it is answered: an engine that does not take the option cannot answer with it.
    Answer,
    /// Only how long the answer takes. An engine that is asked beside or in place of the chosen one may
    /// answer without the option.
    Speed,
}

/// A command-line option that only some engines or questions take, with these engines and questions.
pub struct Flag {
    /// The option's name on the command line.
    pub name: &'static str,
    /// The engines that take it, the one it was made for first.
    pub engines: &'static [Engine],
    /// Reasons why other engines do not take it, where there is more to say than that.
    pub reasons: &'static [(Engine, &'static str)],
    /// The questions that take it.
    pub questions: &'static [Question],
    /// The thing that the option can change.
    pub effect: Effect,
    /// A function that returns whether the option was given.
    pub given: fn(&Options, &Reading) -> bool,
}

const CHECK: &[Question] = &[Question::Check];
const WHY: &[Question] = &[Question::Why];
const CHECK_AND_WHY: &[Question] = &[Question::Check, Question::Why];
const CHECK_AND_COMPARE: &[Question] = &[Question::Check, Question::Compare];
const CHECK_AND_ESTIMATE: &[Question] = &[Question::Check, Question::Estimate];
const SEARCHES: &[Question] = &[Question::Check, Question::Why, Question::Compare];
const EVERY: &[Question] = &[Question::Check, Question::Estimate, Question::Why, Question::Compare];

use Engine::{Candidates, Graph, States, Symbolic};

const NO_EXECUTIONS: &str = "it visits states, not executions";

/// The table of all options that only some engines or questions take, in the order in which they are refused.
pub const FLAGS: &[Flag] = &[
    Flag {
        name: "--buffer",
        engines: &[States],
        reasons: &[],
        questions: CHECK,
        effect: Effect::Answer,
        given: |options, _| options.states.buffer.is_some(),
    },
    Flag {
        name: "--search",
        engines: &[States],
        reasons: &[],
        questions: CHECK,
        effect: Effect::Answer,
        given: |options, _| options.states.order.is_some(),
    },
    Flag {
        name: "--property",
        engines: &[States],
        reasons: &[],
        questions: CHECK,
        effect: Effect::Answer,
        given: |options, _| options.states.liveness.is_some(),
    },
    Flag {
        name: "--merge-creations",
        engines: &[States],
        reasons: &[],
        questions: CHECK,
        effect: Effect::Answer,
        given: |options, _| options.states.merge_creations,
    },
    Flag {
        name: "--no-reduction",
        engines: &[States],
        reasons: &[],
        questions: CHECK,
        effect: Effect::Answer,
        given: |options, _| options.states.no_reduction,
    },
    Flag {
        name: "--local-steps",
        engines: &[States],
        reasons: &[],
        questions: CHECK,
        effect: Effect::Answer,
        given: |options, _| options.states.local_steps,
    },
    Flag {
        name: "--bits",
        engines: &[Symbolic],
        reasons: &[],
        questions: CHECK_AND_WHY,
        effect: Effect::Answer,
        given: |options, _| options.symbolic.bits.is_some(),
    },
    Flag {
        name: "--depth",
        engines: &[Symbolic],
        reasons: &[],
        questions: CHECK_AND_WHY,
        effect: Effect::Answer,
        given: |options, _| options.symbolic.depth.is_some(),
    },
    Flag {
        name: "--speculations",
        engines: &[Symbolic],
        reasons: &[],
        questions: CHECK_AND_WHY,
        effect: Effect::Answer,
        given: |options, _| options.symbolic.speculations.is_some(),
    },
    Flag {
        name: "--no-minimize",
        engines: &[Symbolic],
        reasons: &[],
        questions: WHY,
        effect: Effect::Answer,
        given: |options, _| options.symbolic.minimise == Minimise::No,
    },
    Flag {
        name: "--unroll",
        engines: &[Graph, Symbolic, Candidates],
        reasons: &[(States, "states repeat, so loops need no bound")],
        questions: EVERY,
        effect: Effect::Answer,
        given: |_, reading| reading.unroll.is_some() || !reading.loop_bounds.is_empty(),
    },
    Flag {
        name: "--volatile",
        engines: &[Graph, States, Symbolic, Candidates],
        reasons: &[],
        questions: EVERY,
        effect: Effect::Answer,
        given: |_, reading| reading.volatile != Unordered::Plain,
    },
    Flag {
        name: "--plain",
        engines: &[Graph, States, Symbolic, Candidates],
        reasons: &[],
        questions: EVERY,
        effect: Effect::Answer,
        given: |_, reading| reading.plain != Unordered::Plain,
    },
    Flag {
        name: "--executions",
        engines: &[Graph, Symbolic, Candidates],
        reasons: &[(States, NO_EXECUTIONS)],
        questions: CHECK,
        effect: Effect::Answer,
        given: |options, _| options.list_executions,
    },
    Flag {
        name: "--max-executions",
        engines: &[Graph, Candidates],
        reasons: &[(States, NO_EXECUTIONS)],
        questions: CHECK_AND_COMPARE,
        effect: Effect::Answer,
        given: |options, _| options.search.limits.max_executions.is_some(),
    },
    Flag {
        name: "--max-memory",
        engines: &[Graph, States, Symbolic, Candidates],
        reasons: &[],
        questions: SEARCHES,
        effect: Effect::Answer,
        given: |options, _| options.search.limits.max_memory.is_some(),
    },
    Flag {
        name: "--count-duplicates",
        engines: &[Graph, Candidates],
        reasons: &[(States, NO_EXECUTIONS)],
        questions: CHECK,
        effect: Effect::Answer,
        given: |options, _| options.count_duplicates,
    },
    Flag {
        name: "--all-errors",
        engines: &[Graph, States, Candidates],
        reasons: &[],
        questions: CHECK,
        effect: Effect::Answer,
        given: |options, _| options.errors == Errors::All,
    },
    Flag {
        name: "--ignore",
        engines: &[Graph, States, Symbolic, Candidates],
        reasons: &[],
        questions: CHECK_AND_WHY,
        effect: Effect::Answer,
        given: |options, _| !options.ignore.is_empty(),
    },
    Flag {
        name: "--estimate",
        engines: &[Graph],
        reasons: &[(States, NO_EXECUTIONS)],
        questions: CHECK_AND_ESTIMATE,
        effect: Effect::Answer,
        given: |options, _| options.estimate,
    },
    Flag {
        name: "--xmm",
        engines: &[Graph],
        reasons: &[(States, "it does not know the model xmm")],
        questions: CHECK_AND_ESTIMATE,
        effect: Effect::Answer,
        given: |options, _| options.graph.xmm.is_some(),
    },
    Flag {
        name: "--all-rounds",
        engines: &[Graph],
        reasons: &[(States, NO_EXECUTIONS)],
        questions: CHECK_AND_ESTIMATE,
        effect: Effect::Answer,
        given: |options, _| options.graph.all_rounds,
    },
    Flag {
        name: "--equivalence",
        engines: &[Graph],
        reasons: &[(States, NO_EXECUTIONS)],
        questions: CHECK_AND_ESTIMATE,
        effect: Effect::Answer,
        given: |options, _| options.graph.equivalence.is_some(),
    },
    Flag {
        name: "--symmetry",
        engines: &[Graph, States],
        reasons: &[],
        questions: CHECK_AND_ESTIMATE,
        effect: Effect::Answer,
        given: |options, _| options.symmetry,
    },
    Flag {
        name: "--jobs",
        engines: &[Graph, States],
        reasons: &[],
        questions: CHECK_AND_ESTIMATE,
        effect: Effect::Speed,
        given: |options, _| matches!(options.jobs, Jobs::Exactly(2..)),
    },
];

/// The reason why an engine does not take an option that was given, and the engines that do.
pub(crate) struct Unfit {
    /// The reason in words.
    pub reason: String,
    /// The engines that take the option, as far as engines differ in that.
    pub engines: &'static [Engine],
}

impl From<String> for Unfit {
    fn from(reason: String) -> Self {
        Unfit { reason, engines: &[] }
    }
}

/// Returns the first option that was given and that the engine does not take.
pub(crate) fn not_taken(engine: Engine, options: &Options, reading: &Reading) -> Option<&'static Flag> {
    FLAGS.iter().find(|flag| !flag.engines.contains(&engine) && (flag.given)(options, reading))
}

/// Returns the first option that was given and that prevents an engine from being asked beside or in place of
/// the chosen one. Options that only change the speed are none: the user asked the chosen engine for speed,
/// and has not chosen this one.
pub(crate) fn not_taken_in_fallback(
    engine: Engine,
    options: &Options,
    reading: &Reading,
) -> Option<&'static Flag> {
    FLAGS.iter().find(|flag| {
        flag.effect == Effect::Answer && !flag.engines.contains(&engine) && (flag.given)(options, reading)
    })
}

/// Refuses options that make no sense for a question, whichever engine answers it. (What does not go with an
/// estimate is refused after what the graph engine does not take at all.)
pub(crate) fn refuse_for_question(
    question: Question,
    options: &Options,
    reading: &Reading,
) -> Result<(), String> {
    let refused = |flag: &&Flag| !flag.questions.contains(&question) && (flag.given)(options, reading);
    let refused = |flag: &&Flag| refused(flag) && (question != Question::Estimate || flag.questions == WHY);
    match FLAGS.iter().find(refused) {
        None => Ok(()),
        Some(flag) if flag.questions == WHY => {
            Err(format!("{} is for fencepost why: {} does not show cores", flag.name, question.name()))
        }
        Some(flag) => Err(format!("{} is not for {}", flag.name, question.name())),
    }
}

/// Refuses options that an engine does not take, or does not take under this model.
pub(crate) fn refuse_for_engine(
    engine: Engine,
    model: &Model,
    options: &Options,
    reading: &Reading,
) -> Result<(), Unfit> {
    if let Some(flag) = not_taken(engine, options, reading) {
        return Err(Unfit { reason: flag.refusal(engine, model.name()), engines: flag.engines });
    }
    match engine {
        Graph => Ok(graph(model, options, reading)?),
        Symbolic => Ok(model.with_theory(|theory| symbolic(theory, options))??),
        States | Candidates => Ok(()),
    }
}

impl Flag {
    /// Returns the sentence that says why this option cannot be given where `engine` answers for `model`.
    fn refusal(&self, engine: Engine, model: &str) -> String {
        let (name, title) = (self.name, engine.title());
        let reason = self.reasons.iter().find(|(of, _)| *of == engine).map(|(_, reason)| *reason);
        let owner = self.engines.first().copied().unwrap_or(engine);
        let more = match (engine, reason) {
            (_, Some(reason)) => format!(": {reason}"),
            (Symbolic, None) => {
                ": it solves one problem, and visits neither executions nor states".to_owned()
            }
            (Graph | States | Candidates, None) => String::new(),
        };
        match engine {
            Graph | States => {
                format!("{name} is for {}, but {title} answers for {model}{more}", owner.title())
            }
            Symbolic | Candidates => format!("{name} is not for {title}, which answers for {model}{more}"),
        }
    }
}

/// Refuses options that the graph engine does not take under this model.
fn graph(model: &Model, options: &Options, reading: &Reading) -> Result<(), String> {
    let rf = options.graph.equivalence == Some(Equivalence::Rf);
    let locks = options.graph.equivalence == Some(Equivalence::Locks);
    let name = model.name();
    let Some(Decider::Native(native)) = model.decider() else {
        let refused = [
            ("--symmetry", options.symmetry, "it decides on whole graphs, and may tell threads apart"),
            ("--equivalence rf", rf, "it decides on whole graphs, with co"),
            ("--equivalence locks", locks, "it decides on whole graphs, with the order of critical sections"),
            ("--xmm", options.graph.xmm.is_some(), "the option says how the model xmm looks for cycles"),
            (
                "--estimate",
                options.estimate,
                "it decides on whole graphs, so the part of them that it allows cannot be guessed",
            ),
        ];
        return match refused.into_iter().find(|(_, given, _)| *given) {
            Some((option, _, why)) => {
                Err(format!("{option} is not for {name}, a model that is a text in cat: {why}"))
            }
            None => Ok(()),
        };
    };
    if options.symmetry
        && let Some(why) = no_symmetry(native)
    {
        return Err(format!("--symmetry is not for the model {name}: {why}"));
    }
    if options.graph.xmm.is_some() && native != ModelId::Xmm {
        return Err(format!(
            "--xmm is for the model xmm: it says how xmm looks for cycles, which {name} does not do"
        ));
    }
    if let Some(why) = options.graph.equivalence.and_then(|equivalence| equivalence.refused(native)) {
        let value = if locks { "locks" } else { "rf" };
        return Err(format!("--equivalence {value} is not for the model {name}: {why}"));
    }
    if options.symmetry && rf {
        return Err("--symmetry and --equivalence rf do not go together: symmetry goes by co".to_owned());
    }
    let beside_locks = [
        ("--symmetry", options.symmetry, "symmetry goes by the order of critical sections"),
        ("--estimate", options.estimate, "some executions are visited more than once, and counted once"),
        ("--jobs", matches!(options.jobs, Jobs::Exactly(2..)), "one thread has to know what was counted"),
    ];
    if let Some((option, _, why)) = beside_locks.into_iter().find(|(_, given, _)| locks && *given) {
        return Err(format!("{option} and --equivalence locks do not go together: {why}"));
    }
    if options.estimate {
        let given =
            |flag: &&Flag| !flag.questions.contains(&Question::Estimate) && (flag.given)(options, reading);
        if let Some(flag) = FLAGS.iter().find(given) {
            return Err(format!("{} does not go with --estimate, which explores nothing", flag.name));
        }
        if native == ModelId::Xmm {
            let why = "random descents do not find its cycles";
            return Err(format!("--estimate is not for the model xmm: {why}"));
        }
    }
    Ok(())
}

/// Refuses options that the symbolic engine does not take under this model.
fn symbolic(model: &dyn fencepost_rml::Theory, options: &Options) -> Result<(), String> {
    let name = model.name();
    if options.list_executions && model.is_sequence() {
        return Err(format!(
            "--executions is not for the model {name}, which justifies executions one by one"
        ));
    }
    if options.symbolic.speculations.is_some() && !model.is_sequence() {
        return Err(format!(
            "--speculations is for models that speculate (jmm, jmm-original); {name} does not"
        ));
    }
    Ok(())
}
