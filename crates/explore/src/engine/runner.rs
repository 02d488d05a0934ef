//! Engines whose model is known when they run, not when they are compiled.
//!
//! An engine is compiled for each model, which takes long. What is generic in the visitor is compiled wherever there is one, and the engines
//! with it, if it names them. So it does not: it is given a runner.

use super::{Engine, Halt, How, LeftOut, Part, Progress, Sharing};
use crate::{Summary, Visitor};
use fencepost_models::Model;
use fencepost_program::{Cells, Program};

/// What an engine found.
#[derive(Default)]
pub(crate) struct Found {
    /// The numbers. (Why the exploration stopped is filled in when it is over.)
    pub summary: Summary,
    /// Why the engine ended; `None` if it explored everything.
    pub halt: Option<Halt>,
    /// The cells to begin again with, if it must.
    pub cells: Option<Cells>,
    /// What rounds that were left out read, and what could race with that.
    pub left_out: LeftOut,
}

impl Found {
    /// Nothing was explored, for this reason.
    pub fn nothing(halt: Halt, summary: Summary) -> Self {
        Found { summary, halt: Some(halt), cells: None, left_out: LeftOut::default() }
    }

    /// Adds what was found in a part of the search that comes after this one.
    pub fn add(&mut self, later: Found) {
        self.summary.add(later.summary);
        self.halt = self.halt.or(later.halt);
        self.cells = self.cells.take().or(later.cells);
        self.left_out.add(later.left_out);
    }
}

type First = fn(&Program, How<'_>, &mut dyn Visitor, &dyn Sharing, &mut dyn FnMut()) -> Found;

/// The engine for one model.
#[derive(Clone, Copy)]
pub(crate) struct Runner {
    /// Explores everything.
    pub alone: fn(&Program, How<'_>, &mut dyn Visitor) -> Found,
    /// Begins alone, and if there turns out to be much to do, says so and goes on, sharing it with others.
    pub first: First,
    /// Explores a part.
    pub part: fn(&Program, How<'_>, &mut dyn Visitor, &dyn Sharing, Part) -> Found,
}

/// The one for `M`.
pub(crate) fn runner<M: Model>() -> Runner {
    Runner { alone: alone::<M>, first: first::<M>, part: part::<M> }
}

fn alone<M: Model>(program: &Program, how: How<'_>, mut visitor: &mut dyn Visitor) -> Found {
    Engine::<M, _>::new(program, how, &mut visitor).run()
}

fn first<M: Model>(
    program: &Program,
    how: How<'_>,
    mut visitor: &mut dyn Visitor,
    sharing: &dyn Sharing,
    is_long: &mut dyn FnMut(),
) -> Found {
    let mut engine = Engine::<M, _>::new(program, how, &mut visitor);
    if engine.warm_up() == Progress::Over {
        return engine.results();
    }
    is_long();
    engine.explore_shared(sharing)
}

fn part<M: Model>(
    program: &Program,
    how: How<'_>,
    mut visitor: &mut dyn Visitor,
    sharing: &dyn Sharing,
    part: Part,
) -> Found {
    Engine::<M, _>::of_part(program, how, &mut visitor, part).explore_shared(sharing)
}
