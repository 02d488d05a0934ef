//! What says of one graph whether a model allows it: a native checker, or the model's text.

use super::cat::{CatModel, Explored};
use fencepost_explore::{
    Config, Fork, ModelId, Stopped, Summary, explore_judged_with_workers, explore_with_workers,
    may_have_plain_cycle,
};
use fencepost_program::Program;
use std::sync::Arc;

/// What says of one graph whether a model allows it. The graph engine and the candidate enumerator ask it.
#[derive(Clone, Debug)]
pub enum Decider {
    /// A native checker.
    Native(ModelId),
    /// A text in the cat language.
    Text(Arc<CatModel>),
}

impl Decider {
    /// What the model is called.
    pub fn name(&self) -> &str {
        match self {
            Decider::Native(model) => model.name(),
            Decider::Text(model) => model.model.name(),
        }
    }

    /// Whether it is this native checker.
    pub fn is(&self, model: ModelId) -> bool {
        matches!(self, Decider::Native(own) if *own == model)
    }

    /// The native checker, if it is one.
    pub fn native(&self) -> Option<ModelId> {
        match self {
            Decider::Native(model) => Some(*model),
            Decider::Text(_) => None,
        }
    }

    /// The text, if it is one.
    pub fn text(&self) -> Option<&CatModel> {
        match self {
            Decider::Native(_) => None,
            Decider::Text(model) => Some(model),
        }
    }

    /// Whether its executions have a coherence order.
    pub fn has_co(&self) -> bool {
        match self {
            Decider::Native(model) => model.has_co(),
            Decider::Text(model) => model.model.has_co(),
        }
    }

    /// Whether it may allow executions of the program that the graph engine does not build, though it takes the model.
    pub(crate) fn leaves_out_cycles(&self, program: &Program) -> bool {
        self.native().is_some_and(ModelId::allows_plain_cycles) && may_have_plain_cycle(program)
    }

    /// Has the graph engine visit the executions of a program. What it cannot explore is refused.
    pub(crate) fn explore<V: Fork>(&self, program: &Program, config: &Config, visitor: &mut V) -> Summary {
        let model = match self {
            Decider::Native(model) => return explore_with_workers(program, *model, config, visitor),
            Decider::Text(model) => model,
        };
        match &model.explored {
            Explored::Graph(pruning, _) => {
                explore_judged_with_workers(program, *pruning, &model.judge(), config, visitor)
            }
            Explored::Candidates(_) => Summary {
                stopped: Some(Stopped::Refused),
                refusal: model.not_for_graphs(),
                ..Summary::default()
            },
        }
    }
}

impl From<ModelId> for Decider {
    fn from(model: ModelId) -> Self {
        Decider::Native(model)
    }
}

impl From<Arc<CatModel>> for Decider {
    fn from(model: Arc<CatModel>) -> Self {
        Decider::Text(model)
    }
}
