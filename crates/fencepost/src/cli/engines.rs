//! Which engine answers for which model, and which options it understands. Nothing is ignored silently.

use super::args::{CheckArgs, Engine, Format};
use fencepost::explore::no_symmetry;
use fencepost::machines;
use fencepost::models::{Equivalence, ModelId};
use fencepost::rml::Model;
use fencepost::source::SourceFile;
use fencepost::states::Machine;
use std::path::PathBuf;

/// A model as the command line names it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ModelArg {
    /// One that the graph engine knows.
    Graph(ModelId),
    /// One that only the state engine knows.
    States(Machine),
    /// One that is a text in relational logic: a shipped one by its name, or a file.
    Text(TextModel),
}

/// A model that is a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextModel {
    /// What it is called: its name, or its file's.
    pub name: String,
    /// The file, if it is not a shipped one.
    pub file: Option<PathBuf>,
}

impl TextModel {
    /// A shipped one.
    pub fn shipped(name: &str) -> Option<TextModel> {
        let known = Model::names().iter().chain(Model::mistaken_names()).any(|known| *known == name);
        known.then(|| TextModel { name: name.to_owned(), file: None })
    }

    /// Reads it. What is wrong with it is rendered, ready to be printed.
    pub fn load(&self) -> Result<Model, String> {
        let Some(path) = &self.file else {
            return Model::load(&self.name)
                .ok_or_else(|| format!("error: no model text is called `{}`\n", self.name));
        };
        let cannot = |error: std::io::Error| format!("error: cannot read {}: {error}\n", path.display());
        let bytes = std::fs::read(path).map_err(cannot)?;
        let file = SourceFile::new(path.display().to_string(), String::from_utf8_lossy(&bytes));
        // Included texts may stand beside the file.
        let mut beside = |name: &str| {
            let path = path.parent()?.join(format!("{name}.rml"));
            let text = std::fs::read_to_string(&path).ok()?;
            Some(SourceFile::new(path.display().to_string(), text))
        };
        Model::parse_with(&file, &mut beside).map_err(|error| error.1.render(&error.0))
    }
}

/// A model by its name, or by the file that has its text.
pub fn parse_model(name: &str) -> Result<ModelArg, String> {
    if name.ends_with(".rml") {
        return Ok(ModelArg::Text(TextModel { name: name.to_owned(), file: Some(PathBuf::from(name)) }));
    }
    let machine = machines::ONLY.into_iter().find(|machine| machine.name() == name);
    let graph = name.parse().ok().map(ModelArg::Graph);
    let text = || TextModel::shipped(name).map(ModelArg::Text);
    machine.map(ModelArg::States).or(graph).or_else(text).ok_or_else(|| {
        let graph = ModelId::ALL.iter().map(|model| model.name());
        let states = machines::ONLY.iter().map(|machine| machine.name());
        let names: Vec<_> = graph.chain(states).chain(only_texts()).collect();
        format!("no memory model is called `{name}`; there are {}", names.join(", "))
    })
}

/// The models that only the symbolic engine knows.
pub fn only_texts() -> impl Iterator<Item = &'static str> {
    Model::names().iter().copied().filter(|name| name.parse::<ModelId>().is_err())
}

/// A question: an engine and a model that it knows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Target {
    /// For the graph engine.
    Graph(ModelId),
    /// For the state engine.
    States(Machine),
    /// For the symbolic engine.
    Symbolic(TextModel),
}

impl Target {
    /// The model's name.
    pub fn model(&self) -> &str {
        match self {
            Target::Graph(model) => model.name(),
            Target::States(machine) => machine.name(),
            Target::Symbolic(model) => &model.name,
        }
    }

    /// The engine's name, as reports have it.
    pub fn engine(&self) -> &'static str {
        match self {
            Target::Graph(_) => "graph",
            Target::States(_) => "states",
            Target::Symbolic(_) => "symbolic",
        }
    }
}

/// Who answers what, or why that cannot be. `java`: is there a Java file among what is asked about?
pub fn targets(args: &CheckArgs, java: Java) -> Result<Vec<Target>, String> {
    let models =
        if args.models.is_empty() { vec![default_model(args.engine, java)] } else { args.models.clone() };
    let targets =
        models.into_iter().map(|model| target(args.engine, model)).collect::<Result<Vec<_>, _>>()?;
    for target in &targets {
        match target {
            Target::Graph(_) => allowed_by_graph(args, target)?,
            Target::States(_) => allowed_by_states(args, target)?,
            Target::Symbolic(_) => allowed_by_symbolic(args, target)?,
        }
    }
    Ok(targets)
}

/// Are Java files asked about, which have a memory model of their own?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Java {
    /// Nothing but.
    Only,
    /// Others, too.
    Not,
}

/// The model that is meant if none is named.
pub fn default_model(engine: Engine, java: Java) -> ModelArg {
    match (engine, java) {
        (Engine::States, _) => ModelArg::States(Machine::Lmo),
        (Engine::Auto | Engine::Symbolic, Java::Only) => {
            ModelArg::Text(TextModel { name: "jmm".to_owned(), file: None })
        }
        (Engine::Auto | Engine::Graph | Engine::Symbolic, _) => ModelArg::Graph(ModelId::Rc11),
    }
}

/// Who answers for a model.
pub fn target(engine: Engine, model: ModelArg) -> Result<Target, String> {
    match (engine, model) {
        (Engine::Auto | Engine::Graph, ModelArg::Graph(model)) => Ok(Target::Graph(model)),
        (Engine::Auto | Engine::States, ModelArg::States(machine)) => Ok(Target::States(machine)),
        (Engine::Auto | Engine::Symbolic, ModelArg::Text(model)) => Ok(Target::Symbolic(model)),
        (Engine::Graph, ModelArg::States(machine)) => Err(format!(
            "the graph engine does not know the model {}; the state engine does: --engine states",
            machine.name()
        )),
        (Engine::Graph | Engine::States, ModelArg::Text(model)) => {
            Err(format!("only the symbolic engine knows the model {}: --engine symbolic", model.name))
        }
        (Engine::States, ModelArg::Graph(model)) => {
            let machine = Machine::ALL.into_iter().find(|machine| machine.name() == model.name());
            machine.map(Target::States).ok_or_else(|| {
                let names = Machine::ALL.map(Machine::name).join(", ");
                format!("the state engine does not know the model {model}; it knows {names}")
            })
        }
        (Engine::Symbolic, ModelArg::Graph(model)) => {
            TextModel::shipped(model.name()).map(Target::Symbolic).ok_or_else(|| {
                let names = Model::names().join(", ");
                format!("the symbolic engine does not know the model {model}; it knows {names}")
            })
        }
        (Engine::Symbolic, ModelArg::States(machine)) => Err(format!(
            "the symbolic engine does not know the model {}; the state engine does: --engine states",
            machine.name()
        )),
    }
}

/// Refuses what the graph engine cannot do.
fn allowed_by_graph(args: &CheckArgs, target: &Target) -> Result<(), String> {
    if let Some(option) = args.states.given().first() {
        return Err(format!(
            "{option} is for the state engine, but the graph engine answers for {}: add --engine states",
            target.model()
        ));
    }
    if let Some(option) = args.symbolic.given().first() {
        return Err(format!(
            "{option} is for the symbolic engine, but the graph engine answers for {}: add --engine symbolic",
            target.model()
        ));
    }
    if args.states.symmetry
        && let Target::Graph(model) = target
        && let Some(why) = no_symmetry(*model)
    {
        return Err(format!("--symmetry is not for the model {model}: {why}"));
    }
    if args.xmm.is_some()
        && let Target::Graph(model) = target
        && *model != ModelId::Xmm
    {
        return Err(format!("--xmm is for the model xmm; {model} knows no cycles to look for"));
    }
    if let (Some(equivalence), Target::Graph(model)) = (args.equivalence, target)
        && let Some(why) = Equivalence::from(equivalence).refused(*model)
    {
        return Err(format!("--equivalence rf is not for the model {model}: {why}"));
    }
    if args.states.symmetry
        && args.equivalence.is_some_and(|which| Equivalence::from(which) == Equivalence::Rf)
    {
        return Err("--symmetry and --equivalence rf do not go together: symmetry goes by co".to_owned());
    }
    if args.estimate
        && let Some(option) = not_for_estimates(args)
    {
        return Err(format!("{option} does not go with --estimate, which explores nothing"));
    }
    if args.estimate && matches!(target, Target::Graph(ModelId::Xmm)) {
        return Err(
            "--estimate is not for the model xmm: its cycles are not found by going down a tree".to_owned()
        );
    }
    if args.max_memory.is_some() && fencepost::explore::resident_memory().is_none() {
        return Err(
            "--max-memory: how much memory the graph engine uses cannot be told on this system".to_owned()
        );
    }
    Ok(())
}

/// An option that asks for something of the executions, which an estimate does not visit.
fn not_for_estimates(args: &CheckArgs) -> Option<&'static str> {
    let options = [
        ("--executions", args.executions),
        ("--max-executions", args.max_executions.is_some()),
        ("--max-memory", args.max_memory.is_some()),
        ("--count-duplicates", args.count_duplicates),
        ("--all-errors", args.all_errors),
        ("--ignore", !args.ignore.is_empty()),
        ("--graph", args.graph.is_some()),
        ("--format herd", args.format == Format::Herd),
    ];
    options.into_iter().find(|(_, given)| *given).map(|(name, _)| name)
}

/// Refuses what the state engine cannot do.
fn allowed_by_states(args: &CheckArgs, target: &Target) -> Result<(), String> {
    let no_executions = "it visits states, not executions";
    let options = [
        ("--unroll", args.unroll.is_some(), "states repeat, so loops need no bound"),
        ("--executions", args.executions, no_executions),
        ("--max-executions", args.max_executions.is_some(), no_executions),
        ("--count-duplicates", args.count_duplicates, no_executions),
        ("--estimate", args.estimate, no_executions),
        ("--xmm", args.xmm.is_some(), "it does not know the model xmm"),
        ("--equivalence", args.equivalence.is_some(), no_executions),
    ];
    if let Some(option) = args.symbolic.given().first() {
        return Err(format!(
            "{option} is for the symbolic engine, but the state engine answers for {}",
            target.model()
        ));
    }
    match options.into_iter().find(|(_, given, _)| *given) {
        Some((option, _, why)) => Err(format!(
            "{option} is for the graph engine, but the state engine answers for {}: {why}",
            target.model()
        )),
        None => Ok(()),
    }
}

/// Refuses what the symbolic engine cannot do.
fn allowed_by_symbolic(args: &CheckArgs, target: &Target) -> Result<(), String> {
    let options = [
        ("--max-executions", args.max_executions.is_some()),
        ("--max-memory", args.max_memory.is_some()),
        ("--count-duplicates", args.count_duplicates),
        ("--estimate", args.estimate),
        ("--all-errors", args.all_errors),
        ("--xmm", args.xmm.is_some()),
        ("--equivalence", args.equivalence.is_some()),
        ("--symmetry", args.states.symmetry),
        ("--jobs", args.jobs.is_some_and(|jobs| jobs > 1)),
    ];
    if args.symbolic.no_minimize {
        return Err("--no-minimize is for fencepost why: check does not show cores".to_owned());
    }
    let others = options.into_iter().filter(|(_, given)| *given).map(|(name, _)| name);
    match others.chain(args.states.given()).next() {
        Some(option) => Err(format!(
            "{option} is not for the symbolic engine, which answers for {}: it solves one problem, and visits neither \
             executions nor states",
            target.model()
        )),
        None => Ok(()),
    }
}
