//! The models that can be compared: those that have a text.

use crate::model::cat::{CatModel, Explored};
use crate::model::machines;
use crate::plan::Plan;
use fencepost_models::{ModelId, cat_names};

/// A model in a comparison.
#[derive(Clone, Copy, Debug)]
pub struct Contender<'a> {
    /// What it is called.
    pub name: &'a str,
    /// The native model that finds its executions, if it is one.
    pub native: Option<ModelId>,
    /// Its text: it says why an execution is forbidden, and who finds the executions of a model that is not native.
    pub cat: &'a CatModel,
}

impl<'a> Contender<'a> {
    /// The model of a plan; why it cannot be compared on the plan's input, if so.
    pub fn new(plan: &Plan<'a>) -> Result<Contender<'a>, String> {
        let (input, model) = (plan.input(), plan.model());
        let Some(cat) = model.cat() else { return Err(not_comparable(model.name())) };
        let own = Contender { name: model.name(), native: model.native(), cat };
        if own.needs_candidates() && input.test().is_none() {
            return Err(format!(
                "{}: the model {} allows cycles of po and rf, which are enumerated candidate by candidate, for litmus tests only; \
                 this is a program",
                input.name(),
                own.name
            ));
        }
        Ok(own)
    }

    /// Whether its executions have a coherence order.
    pub fn has_co(&self) -> bool {
        self.native.map_or_else(|| self.cat.model.has_co(), ModelId::has_co)
    }

    /// Whether the candidate enumerator finds its executions.
    fn needs_candidates(&self) -> bool {
        self.native.is_none() && matches!(self.cat.explored, Explored::Candidates(_))
    }
}

/// Why a model of this name cannot be compared with others, in words: it has no text in cat.
pub fn not_comparable(name: &str) -> String {
    let names: Vec<&str> = cat_names().collect();
    let names = names.join(", ");
    let machine = machines::ONLY.iter().any(|machine| machine.name() == name);
    let relational = fencepost_rml::Model::names().contains(&name) || name.ends_with(".rml");
    let why = match name {
        "xmm" => "derives its executions from each other",
        _ if machine => "is a machine",
        _ if relational => "is written in another language",
        _ => {
            return format!(
                "no model with a text in cat is called `{name}`; there are {names}, or give a file (.cat)"
            );
        }
    };
    format!(
        "the model {name} {why} and has no axioms in cat to compare by; those that have: {names}, or a file (.cat)"
    )
}
