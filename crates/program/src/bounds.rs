//! Bounds on the rounds of single loops.

use crate::{CodePos, Op, Program};
use fencepost_source::{Pos, SourceFile};
use std::fmt;

/// The loop or loops that a bound is for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LoopPlace {
    /// The loop at a line of a file; the path may lack its first parts.
    Line(String, u32),
    /// All loops of the function with this name, which may lack its namespaces and classes.
    Function(String),
}

impl LoopPlace {
    /// Returns whether a loop is meant that begins at `pos` of `file`, in the function `function`.
    fn is_at(&self, file: Option<&SourceFile>, pos: Pos, function: &str) -> bool {
        let ends_with = |whole: &str, end: &str, separator: &str| {
            whole.strip_suffix(end).is_some_and(|rest| rest.is_empty() || rest.ends_with(separator))
        };
        match self {
            LoopPlace::Line(name, line) => {
                pos.is_known()
                    && pos.line == *line
                    && file.is_some_and(|file| ends_with(file.name(), name, "/"))
            }
            LoopPlace::Function(name) => ends_with(function, name, "::"),
        }
    }
}

impl fmt::Display for LoopPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoopPlace::Line(file, line) => write!(f, "{file}:{line}"),
            LoopPlace::Function(name) => f.write_str(name),
        }
    }
}

/// A bound on the rounds of some loops, which holds there instead of the general one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LoopBound {
    /// The loops.
    pub place: LoopPlace,
    /// The number of rounds for each time that such a loop is entered.
    pub rounds: u32,
}

impl LoopBound {
    /// Returns the first bound of a list that is for the loop at `pos` in the function `function`.
    pub fn of_loop(bounds: &[LoopBound], files: &[SourceFile], function: &str, pos: Pos) -> Option<u32> {
        let file = files.get(pos.file.0 as usize);
        bounds.iter().find(|bound| bound.place.is_at(file, pos, function)).map(|bound| bound.rounds)
    }
}

impl Program {
    /// Sets the bounds of the loops that are marked and for which `bounds` has one.
    pub fn bound_loops(&mut self, bounds: &[LoopBound]) {
        for function in &mut self.functions {
            for found in &mut function.loops {
                let own = LoopBound::of_loop(bounds, &self.files, &function.name, found.pos);
                found.bound = own.or(found.bound);
            }
        }
    }

    /// Returns whether a bound for `place` is for some loop that is marked.
    pub fn has_loop_at(&self, place: &LoopPlace) -> bool {
        self.functions.iter().any(|function| {
            let file = |pos: Pos| self.files.get(pos.file.0 as usize);
            function.loops.iter().any(|found| place.is_at(file(found.pos), found.pos, &function.name))
        })
    }

    /// Returns the places in the user's files of the loops that are marked, in order.
    pub fn loop_places(&self) -> Vec<String> {
        let loops = self.functions.iter().flat_map(|function| &function.loops);
        let mut places: Vec<Pos> =
            loops.map(|found| found.pos).filter(|pos| self.is_user_place(*pos)).collect();
        places.sort_unstable();
        places.dedup();
        places.into_iter().filter_map(|pos| self.place(pos)).collect()
    }

    /// Returns the bound on the rounds of the loop whose marker is at `at`.
    pub fn bound_at(&self, at: CodePos) -> Option<u32> {
        match self.op_at(at) {
            Some(Op::LoopBody { id }) => self.function(at.func).loops[id.index()].bound.or(self.unroll),
            _ => self.unroll,
        }
    }
}
