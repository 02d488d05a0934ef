//! Which engine answers for which model, and which options it understands. Nothing is ignored silently.

use super::args::{CheckArgs, Engine};
use fencepost::machines;
use fencepost::models::ModelId;
use fencepost::states::Machine;

/// A model as the command line names it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ModelArg {
    /// One that the graph engine knows.
    Graph(ModelId),
    /// One that only the state engine knows.
    States(Machine),
}

/// A model by its name.
pub fn parse_model(name: &str) -> Result<ModelArg, String> {
    let machine = machines::ONLY.into_iter().find(|machine| machine.name() == name);
    let machine = machine.map(ModelArg::States);
    machine.or(name.parse().ok().map(ModelArg::Graph)).ok_or_else(|| {
        let graph = ModelId::ALL.iter().map(|model| model.name());
        let names: Vec<_> = graph.chain(machines::ONLY.iter().map(|machine| machine.name())).collect();
        format!("no memory model is called `{name}`; there are {}", names.join(", "))
    })
}

/// A question: an engine and a model that it knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// For the graph engine.
    Graph(ModelId),
    /// For the state engine.
    States(Machine),
}

impl Target {
    /// The model's name.
    pub fn model(self) -> &'static str {
        match self {
            Target::Graph(model) => model.name(),
            Target::States(machine) => machine.name(),
        }
    }

    /// The engine's name, as reports have it.
    pub fn engine(self) -> &'static str {
        match self {
            Target::Graph(_) => "graph",
            Target::States(_) => "states",
        }
    }
}

/// Who answers what, or why that cannot be.
pub fn targets(args: &CheckArgs) -> Result<Vec<Target>, String> {
    let models = if args.models.is_empty() { vec![default_model(args.engine)] } else { args.models.clone() };
    let targets =
        models.into_iter().map(|model| target(args.engine, model)).collect::<Result<Vec<_>, _>>()?;
    for target in &targets {
        match target {
            Target::Graph(_) => allowed_by_graph(args, *target)?,
            Target::States(_) => allowed_by_states(args, *target)?,
        }
    }
    Ok(targets)
}

/// The model that is meant if none is named.
pub fn default_model(engine: Engine) -> ModelArg {
    match engine {
        Engine::States => ModelArg::States(Machine::Lmo),
        Engine::Auto | Engine::Graph => ModelArg::Graph(ModelId::Rc11),
    }
}

/// Who answers for a model.
pub fn target(engine: Engine, model: ModelArg) -> Result<Target, String> {
    match (engine, model) {
        (Engine::Auto | Engine::Graph, ModelArg::Graph(model)) => Ok(Target::Graph(model)),
        (Engine::Auto | Engine::States, ModelArg::States(machine)) => Ok(Target::States(machine)),
        (Engine::Graph, ModelArg::States(machine)) => Err(format!(
            "the graph engine does not know the model {}; the state engine does: --engine states",
            machine.name()
        )),
        (Engine::States, ModelArg::Graph(model)) => {
            let machine = Machine::ALL.into_iter().find(|machine| machine.name() == model.name());
            machine.map(Target::States).ok_or_else(|| {
                let names = Machine::ALL.map(Machine::name).join(", ");
                format!("the state engine does not know the model {model}; it knows {names}")
            })
        }
    }
}

/// Refuses what the graph engine cannot do.
fn allowed_by_graph(args: &CheckArgs, target: Target) -> Result<(), String> {
    if let Some(option) = args.states.given().first() {
        return Err(format!(
            "{option} is for the state engine, but the graph engine answers for {}: add --engine states",
            target.model()
        ));
    }
    if args.xmm.is_some()
        && let Target::Graph(model) = target
        && model != ModelId::Xmm
    {
        return Err(format!("--xmm is for the model xmm; {model} knows no cycles to look for"));
    }
    match args.jobs {
        Some(2..) => Err("the graph engine searches with one thread so far: --jobs 1".to_owned()),
        _ => Ok(()),
    }
}

/// Refuses what the state engine cannot do.
fn allowed_by_states(args: &CheckArgs, target: Target) -> Result<(), String> {
    let no_executions = "it visits states, not executions";
    let options = [
        ("--unroll", args.unroll.is_some(), "states repeat, so loops need no bound"),
        ("--executions", args.executions, no_executions),
        ("--max-executions", args.max_executions.is_some(), no_executions),
        ("--count-duplicates", args.count_duplicates, no_executions),
        ("--xmm", args.xmm.is_some(), "it does not know the model xmm"),
    ];
    match options.into_iter().find(|(_, given, _)| *given) {
        Some((option, _, why)) => Err(format!(
            "{option} is for the graph engine, but the state engine answers for {}: {why}",
            target.model()
        )),
        None => Ok(()),
    }
}
