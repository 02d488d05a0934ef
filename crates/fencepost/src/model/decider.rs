//! The part of a model that decides whether one graph is allowed: a native checker, or the model's text.

use super::cat::{CatModel, Explored};
use fencepost_explore::{
    Config, Fork, ModelId, Searched, Stopped, Summary, Visitor, explore, explore_judged,
    explore_judged_with_workers, explore_with_workers, may_have_plain_cycle,
};
use fencepost_program::Program;
use std::sync::Arc;

/// The part of a model that decides whether one execution graph is allowed, which is a native checker or a
/// text. The graph engine and the candidate enumerator ask it.
#[derive(Clone, Debug)]
pub enum Decider {
    /// A native checker.
    Native(ModelId),
    /// A text in the cat language.
    Text(Arc<CatModel>),
}

impl Decider {
    /// Returns the name of the model that decides.
    pub fn name(&self) -> &str {
        match self {
            Decider::Native(model) => model.name(),
            Decider::Text(model) => model.model.name(),
        }
    }

    /// Returns whether the decider is the native checker of `model`.
    pub fn is(&self, model: ModelId) -> bool {
        matches!(self, Decider::Native(own) if *own == model)
    }

    /// Returns the native checker, if that decides.
    pub fn native(&self) -> Option<ModelId> {
        match self {
            Decider::Native(model) => Some(*model),
            Decider::Text(_) => None,
        }
    }

    /// Returns the model's text in cat, if that decides.
    pub fn text(&self) -> Option<&CatModel> {
        match self {
            Decider::Native(_) => None,
            Decider::Text(model) => Some(model),
        }
    }

    /// Returns whether the model's executions have a coherence order.
    pub fn has_co(&self) -> bool {
        match self {
            Decider::Native(model) => model.has_co(),
            Decider::Text(model) => model.model.has_co(),
        }
    }

    /// Returns whether the model may allow executions of the program that the graph engine does not build.
    /// These are cycles of plain accesses under `jam21`.
    pub(crate) fn leaves_out_cycles(&self, program: &Program) -> bool {
        self.native().is_some_and(ModelId::allows_plain_cycles) && may_have_plain_cycle(program)
    }

    /// Has the graph engine visit the executions of a program that the model allows, with as many workers as
    /// `config` says. A text that it cannot explore is refused in the summary.
    pub(crate) fn explore<V: Fork>(&self, program: &Program, config: &Config, visitor: &mut V) -> Summary {
        let model = match self {
            Decider::Native(model) => return explore_with_workers(program, *model, config, visitor),
            Decider::Text(model) => model,
        };
        match model.explored() {
            Explored::Graph(pruning, _) => {
                explore_judged_with_workers(program, *pruning, &model.judge(), config, visitor)
            }
            Explored::Candidates(_) => refused(model),
        }
    }

    /// Calls `ask` with the executions that the graph engine visits under the model; `None` if it cannot
    /// explore the model's text.
    pub(crate) fn searched<T>(&self, ask: impl FnOnce(Searched<'_>) -> T) -> Option<T> {
        match self {
            Decider::Native(model) => Some(ask(Searched::Native(*model))),
            Decider::Text(model) => match model.explored() {
                Explored::Graph(pruning, _) => Some(ask(Searched::Judged(*pruning, &model.judge()))),
                Explored::Candidates(_) => None,
            },
        }
    }

    /// Has the graph engine visit the executions of a program that the model allows with one worker, for
    /// visitors that cannot be split up.
    pub(crate) fn explore_alone<V: Visitor>(
        &self,
        program: &Program,
        config: &Config,
        visitor: &mut V,
    ) -> Summary {
        match self {
            Decider::Native(model) => explore(program, *model, config, visitor),
            Decider::Text(model) => match model.explored() {
                Explored::Graph(pruning, _) => {
                    explore_judged(program, *pruning, &model.judge(), config, visitor)
                }
                Explored::Candidates(_) => refused(model),
            },
        }
    }
}

/// Returns the summary of a search that did not begin, because the graph engine cannot explore the text.
fn refused(model: &CatModel) -> Summary {
    Summary { stopped: Some(Stopped::Refused), refusal: model.not_for_graphs(), ..Summary::default() }
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
