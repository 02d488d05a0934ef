//! What models are compared on.

use crate::names::Parts;
use fencepost_litmus::Test;
use fencepost_program::Program;

/// A litmus test or a program.
#[derive(Clone, Copy, Debug)]
pub enum Subject<'a> {
    /// A litmus test, which has a condition.
    Litmus(&'a Test),
    /// A program.
    Program(&'a Program),
}

impl<'a> Subject<'a> {
    /// What is explored.
    pub fn program(&self) -> &'a Program {
        match self {
            Subject::Litmus(test) => &test.program,
            Subject::Program(program) => program,
        }
    }

    /// The litmus test, if it is one.
    pub fn test(&self) -> Option<&'a Test> {
        match self {
            Subject::Litmus(test) => Some(test),
            Subject::Program(_) => None,
        }
    }

    /// What to call it.
    pub fn name(&self) -> &'a str {
        match self {
            Subject::Litmus(test) => &test.name,
            Subject::Program(program) => &program.name,
        }
    }

    /// The file, as the user named it.
    pub(super) fn file(&self) -> String {
        match self {
            Subject::Litmus(test) => {
                test.program.files.first().map_or(String::new(), |f| f.name().to_owned())
            }
            Subject::Program(program) => program.name.clone(),
        }
    }

    /// How parts of objects are called.
    pub(super) fn parts(&self) -> Parts {
        match self {
            Subject::Litmus(_) => Parts::Elements,
            Subject::Program(_) => Parts::Offsets,
        }
    }
}
