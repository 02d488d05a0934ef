//! Memory models: their names, their definitions, and which engines can decide by them.
//!
//! - [`Model`]: one model, and the registry of the shipped ones
//! - `files.rs`: finds models by name or by file, as users write them
//! - [`cat`]: models that are texts in the cat language, and how their executions are found
//! - [`Decider`]: the part of a model that decides whether one graph is allowed
//! - [`machines`]: descriptions of the state engine's machines

pub mod cat;
mod decider;
mod files;
pub mod machines;

pub use decider::Decider;
pub use files::check_name;

use crate::input::Kind;
use crate::report::Engine;
use cat::{CatModel, Explored};
use fencepost_models::{ModelId, cat_names, cat_text, only_texts};
use fencepost_rml::Theory;
use fencepost_states::Machine;
use std::sync::{Arc, OnceLock};

/// A memory model, with its name, its definition and what each engine needs to decide by it.
///
/// The text is the definition. Where there is a native checker, it is a fast implementation of that text for
/// the graph engine; where there is a machine, the state engine runs it.
#[derive(Clone, Debug)]
pub struct Model {
    name: String,
    native: Option<ModelId>,
    machine: Option<Machine>,
    text: Text,
}

/// The text of a model.
#[derive(Clone)]
enum Text {
    /// No text: the model is a machine, or derives executions from others (`xmm`).
    Absent,
    /// A shipped text in cat. It is read when it is first needed, because reading it takes proofs.
    Shipped(Arc<OnceLock<Option<Arc<CatModel>>>>),
    /// A text in cat.
    Cat(Arc<CatModel>),
    /// A text in relational logic.
    Rml(Arc<fencepost_rml::Model>),
    /// Formulas that the caller's code makes.
    Theory(Arc<dyn Theory + Send + Sync>),
}

impl std::fmt::Debug for Text {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (kind, name) = match self {
            Text::Absent => ("Absent", ""),
            Text::Shipped(_) => ("Shipped", ""),
            Text::Cat(text) => ("Cat", text.model.name()),
            Text::Rml(text) => ("Rml", text.name.as_str()),
            Text::Theory(theory) => ("Theory", theory.name()),
        };
        f.debug_tuple(kind).field(&name).finish()
    }
}

impl Model {
    /// Returns the memory model that Fencepost ships under this name.
    pub fn shipped(name: &str) -> Option<Model> {
        let native = name.parse::<ModelId>().ok();
        let machine = Machine::ALL.into_iter().find(|machine| machine.name() == name);
        let text = match cat_text(name) {
            Some(_) => Text::Shipped(Arc::default()),
            None => match fencepost_rml::Model::load(name) {
                Some(model) => Text::Rml(Arc::new(model)),
                None => Text::Absent,
            },
        };
        let known = native.is_some() || machine.is_some() || !matches!(text, Text::Absent);
        known.then(|| Model { name: name.to_owned(), native, machine, text })
    }

    /// Makes a memory model of a text in cat. It has the text's name, no native checker and no machine.
    pub fn of_cat(text: Arc<CatModel>) -> Model {
        let name = text.model.name().to_owned();
        Model { name, native: None, machine: None, text: Text::Cat(text) }
    }

    /// Makes a memory model of a text in relational logic (RML). It has the text's name.
    pub fn of_rml(text: fencepost_rml::Model) -> Model {
        Model { name: text.name.clone(), native: None, machine: None, text: Text::Rml(Arc::new(text)) }
    }

    /// Makes a memory model of formulas that the caller's code provides. Only the symbolic engine takes it.
    pub fn of_theory(theory: impl Theory + Send + Sync + 'static) -> Model {
        let name = theory.name().to_owned();
        Model { name, native: None, machine: None, text: Text::Theory(Arc::new(theory)) }
    }

    /// Returns the memory model to use if the user names none, for an input of this kind. It is `jmm` for
    /// Java files, else `rc11`; `lmo` if the state engine was asked for.
    pub fn default_for(engine: Option<Engine>, kind: Kind) -> Model {
        let name = match (engine, kind) {
            (Some(Engine::States), _) => Machine::Lmo.name(),
            (None | Some(Engine::Symbolic), Kind::Java) => "jmm",
            _ => ModelId::Rc11.name(),
        };
        Model::shipped(name).expect("the models that are meant by default are shipped")
    }

    /// Returns the names of all shipped models. Native ones come first, then machines, models that are only
    /// texts in cat, and texts in relational logic.
    pub fn names() -> impl Iterator<Item = &'static str> {
        let native = ModelId::ALL.iter().map(|model| model.name());
        let machines = machines::ONLY.iter().map(|machine| machine.name());
        let cat = only_texts().iter().map(|model| model.name);
        native.chain(machines).chain(cat).chain(Model::rml_names())
    }

    /// Returns the names of the shipped models in relational logic, which only the symbolic engine knows.
    pub fn rml_names() -> impl Iterator<Item = &'static str> {
        fencepost_rml::Model::names().iter().copied()
    }

    /// Returns the name that answers use for the model.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the native checker by which the graph engine decides, if the model has one.
    pub fn native(&self) -> Option<ModelId> {
        self.native
    }

    /// Returns the machine that the state engine runs for this model, if it has one.
    pub fn machine(&self) -> Option<Machine> {
        self.machine
    }

    /// Returns the model's text in cat, if it has one.
    pub fn cat(&self) -> Option<&Arc<CatModel>> {
        match &self.text {
            Text::Cat(text) => Some(text),
            Text::Shipped(text) => text.get_or_init(|| CatModel::shipped(&self.name).map(Arc::new)).as_ref(),
            Text::Absent | Text::Rml(_) | Text::Theory(_) => None,
        }
    }

    /// Returns the model's text in relational logic, if that is its language.
    pub fn rml(&self) -> Option<&fencepost_rml::Model> {
        match &self.text {
            Text::Rml(text) => Some(text),
            _ => None,
        }
    }

    /// Calls `ask` with the model's formulas for the symbolic engine, or says why there are none. (A text in
    /// cat is translated to formulas at the first call, which are kept.)
    pub fn with_theory<T>(&self, ask: impl FnOnce(&dyn Theory) -> T) -> Result<T, String> {
        match &self.text {
            Text::Rml(text) => return Ok(ask(&**text)),
            Text::Theory(theory) => return Ok(ask(&**theory)),
            Text::Absent | Text::Shipped(_) | Text::Cat(_) => {}
        }
        match self.cat() {
            Some(text) => Ok(ask(&text.model.theory()?)),
            None => {
                let names: Vec<&str> = cat_names().chain(Model::rml_names()).collect();
                Err(format!(
                    "the symbolic engine does not know the model {}; it knows {}",
                    self.name,
                    names.join(", ")
                ))
            }
        }
    }

    /// Returns the part of the model that the graph engine decides by. It is the native checker, else the
    /// text, if its axioms forbid cycles of `po` and `rf`.
    pub(crate) fn decider(&self) -> Option<Decider> {
        // (A text is not read, which takes time, where it does not matter.)
        if let Some(native) = self.native {
            return Some(Decider::Native(native));
        }
        let text = self.cat().filter(|text| matches!(text.explored(), Explored::Graph(..)))?;
        Some(Decider::Text(text.clone()))
    }
}
