//! Which engine answers for which model, and which options it understands. Nothing is ignored silently.

use super::args::{CheckArgs, Engine, Format};
use super::cat_args::CatName;
use super::inputs::Source;
use fencepost::cat_model::{CatModel, Explored};
use fencepost::check::Under;
use fencepost::explore::no_symmetry;
use fencepost::machines;
use fencepost::models::{Equivalence, ModelId};
use fencepost::rml::Model;
use fencepost::source::SourceFile;
use fencepost::states::Machine;
use std::path::PathBuf;
use std::sync::Arc;

/// A model as the command line names it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ModelArg {
    /// One that the graph engine knows.
    Graph(ModelId),
    /// One that only the state engine knows.
    States(Machine),
    /// One that is a text in relational logic: a shipped one by its name, or a file.
    Text(TextModel),
    /// One that is a text in the cat language.
    Cat(CatName),
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
    if let Some(model) = CatName::parse(name) {
        return Ok(ModelArg::Cat(model));
    }
    let machine = machines::ONLY.into_iter().find(|machine| machine.name() == name);
    let graph = name.parse().ok().map(ModelArg::Graph);
    let text = || TextModel::shipped(name).map(ModelArg::Text);
    machine.map(ModelArg::States).or(graph).or_else(text).ok_or_else(|| {
        let graph = ModelId::ALL.iter().map(|model| model.name());
        let states = machines::ONLY.iter().map(|machine| machine.name());
        let cat = fencepost::models::only_texts().iter().map(|model| model.name);
        let names: Vec<_> = graph.chain(states).chain(cat).chain(only_texts()).collect();
        format!("no memory model is called `{name}`; there are {}", names.join(", "))
    })
}

/// The models that only the symbolic engine knows.
pub fn only_texts() -> impl Iterator<Item = &'static str> {
    Model::names().iter().copied().filter(|name| name.parse::<ModelId>().is_err())
}

/// A question: an engine and a model that it knows.
#[derive(Clone, Debug)]
pub enum Target {
    /// For the graph engine.
    Graph(Under),
    /// For the candidate enumerator.
    Candidates(Arc<CatModel>),
    /// For the candidate enumerator if it is a test, else for the symbolic engine.
    CandidatesOrSymbolic(Arc<CatModel>),
    /// For the state engine.
    States(Machine),
    /// For the symbolic engine.
    Symbolic(TextModel),
    /// For the symbolic engine.
    SymbolicCat(Arc<CatModel>),
}

impl Target {
    /// The model's name.
    pub fn model(&self) -> &str {
        match self {
            Target::Graph(model) => model.name(),
            Target::Candidates(model) | Target::CandidatesOrSymbolic(model) | Target::SymbolicCat(model) => {
                model.model.name()
            }
            Target::States(machine) => machine.name(),
            Target::Symbolic(model) => &model.name,
        }
    }

    /// Who answers about this source.
    pub fn on(&self, source: &Source) -> Target {
        match self {
            Target::CandidatesOrSymbolic(model) if source.is_program() => Target::SymbolicCat(model.clone()),
            Target::CandidatesOrSymbolic(model) => Target::Candidates(model.clone()),
            other => other.clone(),
        }
    }

    /// The engine's name, as reports have it.
    pub fn engine(&self) -> &'static str {
        match self {
            Target::Graph(_) => "graph",
            Target::States(_) => "states",
            Target::Symbolic(_) | Target::SymbolicCat(_) => "symbolic",
            Target::Candidates(_) | Target::CandidatesOrSymbolic(_) => "candidates",
        }
    }
}

/// Who answers what, or why that cannot be. `java`: is there nothing but Java files among what is asked about?
pub fn targets(args: &CheckArgs, java: Java, sources: &[Source]) -> Result<Vec<Target>, String> {
    let mut models =
        if args.models.is_empty() { vec![default_model(args.engine, java)] } else { args.models.clone() };
    let mut texts: Vec<&mut CatName> = models
        .iter_mut()
        .filter_map(|model| match model {
            ModelArg::Cat(cat) => Some(cat),
            _ => None,
        })
        .collect();
    CatName::tell_apart(&mut texts);
    let target = |model| target(args.engine, model, &args.variants);
    let targets = models.into_iter().map(target).collect::<Result<Vec<_>, _>>()?;
    for (target, source) in
        targets.iter().flat_map(|target| sources.iter().map(move |source| (target, source)))
    {
        let target = &target.on(source);
        match target {
            Target::Graph(_) => allowed_by_graph(args, target)?,
            Target::Candidates(_) | Target::CandidatesOrSymbolic(_) => {
                allowed_by_candidates(args, target, source)?;
            }
            Target::States(_) => allowed_by_states(args, target)?,
            Target::Symbolic(_) => allowed_by_symbolic(args, target)?,
            Target::SymbolicCat(model) => {
                model.model.theory()?;
                allowed_by_symbolic(args, target)?;
            }
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
        (Engine::Auto | Engine::Graph | Engine::Symbolic | Engine::Candidates, _) => {
            ModelArg::Graph(ModelId::Rc11)
        }
    }
}

/// Who answers for a model, of which a text may ask for these variants.
pub fn target(engine: Engine, model: ModelArg, variants: &[String]) -> Result<Target, String> {
    let cat = match &model {
        ModelArg::Cat(cat) => Some(cat.clone()),
        ModelArg::Graph(model) if engine == Engine::Candidates => CatName::shipped(model.name()),
        _ => None,
    };
    if let Some(cat) = cat {
        return cat_target(engine, cat.load(variants)?);
    }
    if !variants.is_empty() {
        return Err("--variant is for models that are texts in cat, which may ask for it".to_owned());
    }
    match (engine, model) {
        (_, ModelArg::Cat(cat)) => unreachable!("{} was looked at before", cat.name),
        (Engine::Candidates, model) => {
            let name = match &model {
                ModelArg::Graph(model) => model.name(),
                ModelArg::States(machine) => machine.name(),
                ModelArg::Text(TextModel { name, .. }) | ModelArg::Cat(CatName { name, .. }) => name,
            };
            let names: Vec<_> = fencepost::models::cat_names().collect();
            Err(format!(
                "--engine candidates takes models that are texts in cat, which {name} is not; there are {}",
                names.join(", ")
            ))
        }
        (Engine::Auto | Engine::Graph, ModelArg::Graph(model)) => Ok(Target::Graph(model.into())),
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

/// Who answers for a model that is a text in cat.
fn cat_target(engine: Engine, model: Arc<CatModel>) -> Result<Target, String> {
    let name = model.model.name();
    match (engine, &model.explored) {
        (Engine::Auto | Engine::Graph, Explored::Graph(..)) => Ok(Target::Graph(model.into())),
        (Engine::Auto, Explored::Candidates(_)) => Ok(Target::CandidatesOrSymbolic(model)),
        (Engine::Graph, Explored::Candidates(_)) => Err(model.not_for_graphs().unwrap_or_default()),
        (Engine::Candidates, _) => Ok(Target::Candidates(model)),
        (Engine::Symbolic, _) => Ok(Target::SymbolicCat(model)),
        (Engine::States, _) => {
            let names = Machine::ALL.map(Machine::name).join(", ");
            Err(format!("the state engine has machines, not texts such as {name}; it knows {names}"))
        }
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
    if let Target::Graph(Under::Text(_)) = target {
        return allowed_under_text(args, target);
    }
    if args.states.symmetry
        && let Target::Graph(Under::Native(model)) = target
        && let Some(why) = no_symmetry(*model)
    {
        return Err(format!("--symmetry is not for the model {model}: {why}"));
    }
    if args.xmm.is_some()
        && let Target::Graph(Under::Native(model)) = target
        && *model != ModelId::Xmm
    {
        return Err(format!("--xmm is for the model xmm; {model} knows no cycles to look for"));
    }
    if let (Some(equivalence), Target::Graph(Under::Native(model))) = (args.equivalence, target)
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
    if args.estimate && matches!(target, Target::Graph(Under::Native(ModelId::Xmm))) {
        return Err(
            "--estimate is not for the model xmm: its cycles are not found by going down a tree".to_owned()
        );
    }
    memory_is_known(args)
}

/// Refuses a limit on memory where nobody knows how much is used.
fn memory_is_known(args: &CheckArgs) -> Result<(), String> {
    if args.max_memory.is_some() && fencepost::search::default_clock().memory_in_use().is_none() {
        return Err("--max-memory: how much memory is used cannot be told on this system".to_owned());
    }
    Ok(())
}

/// Refuses what the graph engine cannot do under a model that is a text.
fn allowed_under_text(args: &CheckArgs, target: &Target) -> Result<(), String> {
    let rf = args.equivalence.is_some_and(|which| Equivalence::from(which) == Equivalence::Rf);
    let options = [
        ("--symmetry", args.states.symmetry, "it decides on whole graphs, and may tell threads apart"),
        ("--equivalence rf", rf, "it decides on whole graphs, with co"),
        ("--xmm", args.xmm.is_some(), "it knows no cycles to look for"),
        ("--estimate", args.estimate, "how much of what is built it allows cannot be guessed"),
    ];
    match options.into_iter().find(|(_, given, _)| *given) {
        Some((option, _, why)) => {
            Err(format!("{option} is not for {}, a model that is a text in cat: {why}", target.model()))
        }
        None => memory_is_known(args),
    }
}

/// Refuses what the candidate enumerator cannot do.
fn allowed_by_candidates(args: &CheckArgs, target: &Target, source: &Source) -> Result<(), String> {
    if source.is_program() {
        return Err(format!(
            "the candidate enumerator takes litmus tests and Java files, and {} is a program: use --engine symbolic",
            source.name()
        ));
    }
    let options = [
        ("--max-memory", args.max_memory.is_some()),
        ("--estimate", args.estimate),
        ("--xmm", args.xmm.is_some()),
        ("--equivalence", args.equivalence.is_some()),
        ("--symmetry", args.states.symmetry),
        ("--jobs", args.jobs.is_some_and(|jobs| jobs > 1)),
    ];
    let others = options.into_iter().filter(|(_, given)| *given).map(|(name, _)| name);
    match others.chain(args.states.given()).chain(args.symbolic.given()).next() {
        Some(option) => {
            Err(format!("{option} is not for the candidate enumerator, which answers for {}", target.model()))
        }
        None => Ok(()),
    }
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
        None => memory_is_known(args),
    }
}
