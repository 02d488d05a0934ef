//! Which option is for which engine: one table. The refusals and `docs/cli.md` come from it.

use crate::input::Reading;
use crate::model::{Decider, Model};
use crate::options::{Errors, Jobs, Options};
use crate::report::Engine;
use fencepost_explore::{Equivalence, ModelId, no_symmetry};
use fencepost_symbolic::Minimise;

/// An option that not every engine takes.
pub struct Flag {
    /// What it is called on the command line.
    pub name: &'static str,
    /// The engines that take it, the one it is most for first.
    pub engines: &'static [Engine],
    /// Why others do not, if there is more to say than that.
    pub reasons: &'static [(Engine, &'static str)],
    /// Whether it goes with `--estimate`, which explores nothing.
    pub with_estimate: bool,
    /// Whether it was given.
    pub given: fn(&Options, &Reading) -> bool,
}

use Engine::{Candidates, Graph, States, Symbolic};

const NO_EXECUTIONS: &str = "it visits states, not executions";

/// All options that some engine refuses, in the order in which they are refused.
pub const FLAGS: &[Flag] = &[
    Flag {
        name: "--buffer",
        engines: &[States],
        reasons: &[],
        with_estimate: false,
        given: |options, _| options.states.buffer.is_some(),
    },
    Flag {
        name: "--search",
        engines: &[States],
        reasons: &[],
        with_estimate: false,
        given: |options, _| options.states.order.is_some(),
    },
    Flag {
        name: "--property",
        engines: &[States],
        reasons: &[],
        with_estimate: false,
        given: |options, _| options.states.liveness.is_some(),
    },
    Flag {
        name: "--merge-creations",
        engines: &[States],
        reasons: &[],
        with_estimate: false,
        given: |options, _| options.states.merge_creations,
    },
    Flag {
        name: "--no-reduction",
        engines: &[States],
        reasons: &[],
        with_estimate: false,
        given: |options, _| options.states.no_reduction,
    },
    Flag {
        name: "--local-steps",
        engines: &[States],
        reasons: &[],
        with_estimate: false,
        given: |options, _| options.states.local_steps,
    },
    Flag {
        name: "--bits",
        engines: &[Symbolic],
        reasons: &[],
        with_estimate: false,
        given: |options, _| options.symbolic.bits.is_some(),
    },
    Flag {
        name: "--depth",
        engines: &[Symbolic],
        reasons: &[],
        with_estimate: false,
        given: |options, _| options.symbolic.depth.is_some(),
    },
    Flag {
        name: "--speculations",
        engines: &[Symbolic],
        reasons: &[],
        with_estimate: false,
        given: |options, _| options.symbolic.speculations.is_some(),
    },
    Flag {
        name: "--no-minimize",
        engines: &[Symbolic],
        reasons: &[],
        with_estimate: false,
        given: |options, _| options.symbolic.minimise == Minimise::No,
    },
    Flag {
        name: "--unroll",
        engines: &[Graph, Symbolic, Candidates],
        reasons: &[(States, "states repeat, so loops need no bound")],
        with_estimate: true,
        given: |_, reading| reading.unroll.is_some(),
    },
    Flag {
        name: "--executions",
        engines: &[Graph, Symbolic, Candidates],
        reasons: &[(States, NO_EXECUTIONS)],
        with_estimate: false,
        given: |options, _| options.list_executions,
    },
    Flag {
        name: "--max-executions",
        engines: &[Graph, Candidates],
        reasons: &[(States, NO_EXECUTIONS)],
        with_estimate: false,
        given: |options, _| options.search.limits.max_executions.is_some(),
    },
    Flag {
        name: "--max-memory",
        engines: &[Graph, States, Symbolic],
        reasons: &[],
        with_estimate: false,
        given: |options, _| options.search.limits.max_memory.is_some(),
    },
    Flag {
        name: "--count-duplicates",
        engines: &[Graph, Candidates],
        reasons: &[(States, NO_EXECUTIONS)],
        with_estimate: false,
        given: |options, _| options.count_duplicates,
    },
    Flag {
        name: "--all-errors",
        engines: &[Graph, States, Candidates],
        reasons: &[],
        with_estimate: false,
        given: |options, _| options.errors == Errors::All,
    },
    Flag {
        name: "--ignore",
        engines: &[Graph, States, Symbolic, Candidates],
        reasons: &[],
        with_estimate: false,
        given: |options, _| !options.ignore.is_empty(),
    },
    Flag {
        name: "--estimate",
        engines: &[Graph],
        reasons: &[(States, NO_EXECUTIONS)],
        with_estimate: true,
        given: |options, _| options.estimate,
    },
    Flag {
        name: "--xmm",
        engines: &[Graph],
        reasons: &[(States, "it does not know the model xmm")],
        with_estimate: true,
        given: |options, _| options.graph.xmm.is_some(),
    },
    Flag {
        name: "--equivalence",
        engines: &[Graph],
        reasons: &[(States, NO_EXECUTIONS)],
        with_estimate: true,
        given: |options, _| options.graph.equivalence.is_some(),
    },
    Flag {
        name: "--symmetry",
        engines: &[Graph, States],
        reasons: &[],
        with_estimate: true,
        given: |options, _| options.symmetry,
    },
    Flag {
        name: "--jobs",
        engines: &[Graph, States],
        reasons: &[],
        with_estimate: true,
        given: |options, _| matches!(options.jobs, Jobs::Exactly(2..)),
    },
];

/// Says why options cannot be used with the engine that answers for a model.
pub fn check(engine: Engine, model: &Model, options: &Options, reading: &Reading) -> Result<(), String> {
    let refused = FLAGS.iter().find(|flag| !flag.engines.contains(&engine) && (flag.given)(options, reading));
    if let Some(flag) = refused {
        return Err(flag.refusal(engine, model.name()));
    }
    match engine {
        Graph => graph(model, options, reading),
        Symbolic => model.with_theory(|theory| symbolic(theory, options))?,
        States | Candidates => Ok(()),
    }
}

impl Flag {
    /// Why this option cannot be given where `engine` answers for `model`.
    fn refusal(&self, engine: Engine, model: &str) -> String {
        let (name, title) = (self.name, engine.title());
        let reason = self.reasons.iter().find(|(of, _)| *of == engine).map(|(_, reason)| *reason);
        let owner = self.engines.first().copied().unwrap_or(engine);
        let more = match (engine, reason) {
            (_, Some(reason)) => format!(": {reason}"),
            (Graph, None) => format!(": add --engine {owner}"),
            (Symbolic, None) => {
                ": it solves one problem, and visits neither executions nor states".to_owned()
            }
            (States | Candidates, None) => String::new(),
        };
        match engine {
            Graph | States => {
                format!("{name} is for {}, but {title} answers for {model}{more}", owner.title())
            }
            Symbolic | Candidates => format!("{name} is not for {title}, which answers for {model}{more}"),
        }
    }
}

/// Says which options the graph engine cannot be asked under a model.
fn graph(model: &Model, options: &Options, reading: &Reading) -> Result<(), String> {
    let rf = options.graph.equivalence == Some(Equivalence::Rf);
    let name = model.name();
    let Some(Decider::Native(native)) = model.decider() else {
        let refused = [
            ("--symmetry", options.symmetry, "it decides on whole graphs, and may tell threads apart"),
            ("--equivalence rf", rf, "it decides on whole graphs, with co"),
            ("--xmm", options.graph.xmm.is_some(), "it knows no cycles to look for"),
            ("--estimate", options.estimate, "how much of what is built it allows cannot be guessed"),
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
        return Err(format!("--xmm is for the model xmm; {name} knows no cycles to look for"));
    }
    if let Some(why) = options.graph.equivalence.and_then(|equivalence| equivalence.refused(native)) {
        return Err(format!("--equivalence rf is not for the model {name}: {why}"));
    }
    if options.symmetry && rf {
        return Err("--symmetry and --equivalence rf do not go together: symmetry goes by co".to_owned());
    }
    if options.estimate {
        let given = |flag: &&Flag| !flag.with_estimate && (flag.given)(options, reading);
        if let Some(flag) = FLAGS.iter().find(given) {
            return Err(format!("{} does not go with --estimate, which explores nothing", flag.name));
        }
        if native == ModelId::Xmm {
            let why = "its cycles are not found by going down a tree";
            return Err(format!("--estimate is not for the model xmm: {why}"));
        }
    }
    Ok(())
}

/// Says which options the symbolic engine cannot be asked under a model.
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
