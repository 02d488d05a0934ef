//! The two sides of a comparison: each is a plan whose model has a text in cat.

use crate::fit::{self, Question};
use crate::model::Decider;
use crate::model::cat::CatModel;
use crate::model::machines;
use crate::plan::Plan;
use crate::report::Engine;
use fencepost_models::cat_names;

/// One of the two models of a comparison, with its plan and its text in cat.
#[derive(Clone, Debug)]
pub struct Contender<'a> {
    /// The plan, whose route finds the executions.
    pub plan: &'a Plan<'a>,
    /// The part of the model that decides about single executions in the first engine of the route.
    pub decider: Decider,
    /// The model's text, which says why an execution is forbidden.
    pub cat: &'a CatModel,
}

impl<'a> Contender<'a> {
    /// Makes one side of a comparison from a plan, or says why its model or its options cannot be compared.
    pub fn new(plan: &'a Plan<'a>) -> Result<Contender<'a>, String> {
        let (input, model) = (plan.input(), plan.model());
        fit::refuse_for_question(Question::Compare, plan.options(), input.reading())?;
        let Some(cat) = model.cat() else { return Err(not_comparable(model.name())) };
        let Some(decider) = plan.route().decider() else {
            let (input, model) = (input.name(), model.name());
            return Err(match (plan.options().engine, plan.engine()) {
                (None, Engine::Symbolic) => format!(
                    "{input}: the model {model} allows cycles of po and rf, which are enumerated candidate by candidate, for litmus \
                     tests only; this is a program"
                ),
                (_, engine) => format!(
                    "{input}: executions are compared, which {} does not visit; leave out --engine {engine}",
                    engine.title()
                ),
            });
        };
        Ok(Contender { plan, decider, cat })
    }

    /// Returns the name of this side's model.
    pub fn name(&self) -> &'a str {
        self.plan.model().name()
    }
}

/// Explains to the user why a model of this name cannot be compared with others, which is that it has no text
/// in cat.
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
