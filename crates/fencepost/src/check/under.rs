//! Under which model a question is asked: one of ours, or one that is a text.

use crate::cat_model::{CatModel, Explored};
use fencepost_explore::{
    Config, Fork, ModelId, Stopped, Summary, explore_under_with_workers, explore_with_workers,
    may_have_plain_cycle,
};
use fencepost_program::Program;
use std::sync::Arc;

/// A memory model.
#[derive(Clone, Debug)]
pub enum Under {
    /// One of ours.
    Native(ModelId),
    /// A text in the cat language.
    Text(Arc<CatModel>),
}

impl Under {
    /// What it is called.
    pub fn name(&self) -> &str {
        match self {
            Under::Native(model) => model.name(),
            Under::Text(model) => model.model.name(),
        }
    }

    /// Is it this one of ours?
    pub fn is(&self, model: ModelId) -> bool {
        matches!(self, Under::Native(own) if *own == model)
    }

    /// The one of ours that it is.
    pub fn native(&self) -> Option<ModelId> {
        match self {
            Under::Native(model) => Some(*model),
            Under::Text(_) => None,
        }
    }

    /// The text that it is.
    pub fn text(&self) -> Option<&CatModel> {
        match self {
            Under::Native(_) => None,
            Under::Text(model) => Some(model),
        }
    }

    /// Do its executions have a coherence order?
    pub fn has_co(&self) -> bool {
        match self {
            Under::Native(model) => model.has_co(),
            Under::Text(model) => model.model.has_co(),
        }
    }

    /// Whether it may allow executions of the program that the graph engine does not build, though it takes the model.
    pub(super) fn leaves_out_cycles(&self, program: &Program) -> bool {
        self.native().is_some_and(ModelId::allows_plain_cycles) && may_have_plain_cycle(program)
    }

    /// Has the graph engine visit the executions of a program. What it cannot explore is refused.
    pub(super) fn explore<V: Fork>(&self, program: &Program, config: &Config, visitor: &mut V) -> Summary {
        let model = match self {
            Under::Native(model) => return explore_with_workers(program, *model, config, visitor),
            Under::Text(model) => model,
        };
        match &model.explored {
            Explored::Graph(pruning, _) => {
                explore_under_with_workers(program, *pruning, &model.judge(), config, visitor)
            }
            Explored::Candidates(_) => Summary {
                stopped: Some(Stopped::Refused),
                refusal: model.not_for_graphs(),
                ..Summary::default()
            },
        }
    }
}

impl From<ModelId> for Under {
    fn from(model: ModelId) -> Self {
        Under::Native(model)
    }
}

impl From<Arc<CatModel>> for Under {
    fn from(model: Arc<CatModel>) -> Self {
        Under::Text(model)
    }
}
