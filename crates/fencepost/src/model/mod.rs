//! Memory models: what each is called, what its definition is, and which engines can decide by it.
//!
//! - [`Model`]: one model, and the registry of those that are shipped
//! - `files.rs`: models by name or by file, as users write them
//! - [`cat`]: a model that is a text in the cat language, and how its executions are found
//! - [`Decider`]: the part of a model that says of one graph whether it is allowed
//! - [`machines`]: the machines of the state engine, described

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

/// A memory model.
///
/// The text is the definition. Where there is a native checker, it is a fast implementation of that text for the graph engine;
/// where there is a machine, the state engine runs it.
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
    /// There is none: the model is a machine, or derives executions from others (`xmm`).
    Absent,
    /// A shipped text in cat, which is read when it is first needed: to read it takes proofs.
    Shipped(Arc<OnceLock<Option<Arc<CatModel>>>>),
    /// A text in cat.
    Cat(Arc<CatModel>),
    /// A text in relational logic.
    Rml(Arc<fencepost_rml::Model>),
    /// Formulas that are made by a program.
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
    /// The shipped model of this name.
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

    /// A model that is a text in cat and nothing else, called as the text calls itself.
    pub fn of_cat(text: Arc<CatModel>) -> Model {
        let name = text.model.name().to_owned();
        Model { name, native: None, machine: None, text: Text::Cat(text) }
    }

    /// A model that is a text in relational logic, called as the text calls itself.
    pub fn of_rml(text: fencepost_rml::Model) -> Model {
        Model { name: text.name.clone(), native: None, machine: None, text: Text::Rml(Arc::new(text)) }
    }

    /// A model of formulas that a program makes. Only the symbolic engine takes it.
    pub fn of_theory(theory: impl Theory + Send + Sync + 'static) -> Model {
        let name = theory.name().to_owned();
        Model { name, native: None, machine: None, text: Text::Theory(Arc::new(theory)) }
    }

    /// The model that is meant if none is named: that of the language, and of an engine that was asked for.
    pub fn default_for(engine: Option<Engine>, kind: Kind) -> Model {
        let name = match (engine, kind) {
            (Some(Engine::States), _) => Machine::Lmo.name(),
            (None | Some(Engine::Symbolic), Kind::Java) => "jmm",
            _ => ModelId::Rc11.name(),
        };
        Model::shipped(name).expect("the models that are meant by default are shipped")
    }

    /// The names of all shipped models: native ones, machines, those that are only texts in cat, texts in relational logic.
    pub fn names() -> impl Iterator<Item = &'static str> {
        let native = ModelId::ALL.iter().map(|model| model.name());
        let machines = machines::ONLY.iter().map(|machine| machine.name());
        let cat = only_texts().iter().map(|model| model.name);
        native.chain(machines).chain(cat).chain(Model::rml_names())
    }

    /// The names of the shipped models that only the symbolic engine knows.
    pub fn rml_names() -> impl Iterator<Item = &'static str> {
        fencepost_rml::Model::names().iter().copied()
    }

    /// What answers call it.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The native checker, which the graph engine uses.
    pub fn native(&self) -> Option<ModelId> {
        self.native
    }

    /// The machine, which the state engine runs.
    pub fn machine(&self) -> Option<Machine> {
        self.machine
    }

    /// Its text in cat.
    pub fn cat(&self) -> Option<&Arc<CatModel>> {
        match &self.text {
            Text::Cat(text) => Some(text),
            Text::Shipped(text) => text.get_or_init(|| CatModel::shipped(&self.name).map(Arc::new)).as_ref(),
            Text::Absent | Text::Rml(_) | Text::Theory(_) => None,
        }
    }

    /// Its text in relational logic, if it is written in that.
    pub fn rml(&self) -> Option<&fencepost_rml::Model> {
        match &self.text {
            Text::Rml(text) => Some(text),
            _ => None,
        }
    }

    /// What the symbolic engine decides by; why it cannot, if it cannot.
    pub fn with_theory<T>(&self, ask: impl FnOnce(&dyn Theory) -> T) -> Result<T, String> {
        match &self.text {
            Text::Rml(text) => return Ok(ask(&**text)),
            Text::Theory(theory) => return Ok(ask(&**theory)),
            Text::Absent | Text::Shipped(_) | Text::Cat(_) => {}
        }
        match self.cat() {
            Some(text) => Ok(ask(&text.model.theory()?)),
            None if self.machine.is_some() => Err(format!(
                "the symbolic engine does not know the model {}; the state engine does: --engine states",
                self.name
            )),
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

    /// What the graph engine decides by: the native checker, else the text, if its axioms leave no cycles of `po` and `rf`.
    pub(crate) fn decider(&self) -> Option<Decider> {
        match (self.native, self.cat()) {
            (Some(native), _) => Some(Decider::Native(native)),
            (None, Some(text)) if matches!(text.explored, Explored::Graph(..)) => {
                Some(Decider::Text(text.clone()))
            }
            _ => None,
        }
    }
}
