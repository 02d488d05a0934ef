//! Inputs: litmus tests, Java files and programs, with the places that they were read from.
//!
//! - [`Input`]: something to check, from files or from memory
//! - [`Source`]: the place of one input (`source.rs` finds the files, `load.rs` reads them)
//! - `java.rs`: makes a litmus test of a Java file
//! - `texts.rs`: the texts that a patch may change

mod java;
mod load;
mod source;
mod texts;

pub use java::JavaTest;
pub use load::{BadInput, Loaded, Reading};
pub use source::{Source, collect};

use crate::names::Parts;
use fencepost_litmus::{self as litmus, Test};
use fencepost_llvm::Ir;
use fencepost_program::{Pos, Program, ThreadId};
use fencepost_source::SourceFile;

/// A litmus test, a Java file or a program to ask questions about.
#[derive(Clone, Debug)]
pub struct Input {
    body: Body,
    source: Source,
    reading: Reading,
}

/// The content of an input, by its language.
#[derive(Clone, Debug)]
pub enum Body {
    /// A litmus test.
    Litmus(Box<Test>),
    /// A Java file.
    Java(Box<JavaTest>),
    /// A program.
    Program(Box<Program>),
}

/// The kind of an input (litmus test, Java file or program), which is known before the input is read.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// A litmus test.
    Litmus,
    /// A Java file.
    Java,
    /// A program.
    Program,
}

impl Input {
    /// Reads an input that is a litmus test from the test's text.
    pub fn litmus(name: &str, text: &str, reading: &Reading) -> Result<Input, BadInput> {
        let source = Source::LitmusText { name: name.to_owned(), text: text.to_owned() };
        load::litmus_bytes(name, text.as_bytes(), reading).map(|body| Input::new(body, source, reading))
    }

    /// Reads an input that is a Java file from the file's text.
    pub fn java(name: &str, text: &str, reading: &Reading) -> Result<Input, BadInput> {
        let source = Source::JavaText { name: name.to_owned(), text: text.to_owned() };
        load::java_bytes(name, text.as_bytes(), reading).map(|body| Input::new(body, source, reading))
    }

    /// Reads an input that is a program from modules of LLVM IR, which are linked.
    pub fn llvm(name: &str, modules: &[Ir], reading: &Reading) -> Result<Input, BadInput> {
        let mut program = load::translate(modules, reading)?;
        program.name = name.to_owned();
        let source = Source::AlreadyRead { kind: Kind::Program, name: name.to_owned() };
        Ok(Input::new(Body::Program(Box::new(program)), source, reading))
    }

    fn new(body: Body, source: Source, reading: &Reading) -> Input {
        Input { body, source, reading: reading.clone() }
    }

    /// Returns the content of the input, by its language.
    pub fn body(&self) -> &Body {
        &self.body
    }

    /// Returns the source (files or text) that the input was read from.
    pub fn source(&self) -> &Source {
        &self.source
    }

    /// Returns the options that the input was read with.
    pub fn reading(&self) -> &Reading {
        &self.reading
    }

    /// Returns whether the input is a litmus test, a Java file or a program.
    pub fn kind(&self) -> Kind {
        match &self.body {
            Body::Litmus(_) => Kind::Litmus,
            Body::Java(_) => Kind::Java,
            Body::Program(_) => Kind::Program,
        }
    }

    /// Returns the program of the input, which engines explore.
    pub fn program(&self) -> &Program {
        match &self.body {
            Body::Litmus(test) => &test.program,
            Body::Java(java) => &java.test.program,
            Body::Program(program) => program,
        }
    }

    /// Returns the litmus test with its condition; `None` if the input is a program. (A Java file is a test
    /// whose condition is its assertions.)
    pub fn test(&self) -> Option<&Test> {
        match &self.body {
            Body::Litmus(test) => Some(test),
            Body::Java(java) => Some(&java.test),
            Body::Program(_) => None,
        }
    }

    /// Returns the name of the input for messages, which is the test's or the program's.
    pub fn name(&self) -> &str {
        self.test().map_or(&self.program().name, |test| &test.name)
    }

    /// Returns the name of the input's file for answers.
    pub(crate) fn file(&self) -> String {
        match self.test() {
            Some(test) => test.program.files.first().map_or(String::new(), |file| file.name().to_owned()),
            None => self.program().name.clone(),
        }
    }

    /// Returns the pairs of threads of which the first ends before the second starts. (Only Java files have
    /// such pairs; a program's threads are started and joined by its code.)
    pub(crate) fn order(&self) -> &[(ThreadId, ThreadId)] {
        match &self.body {
            Body::Java(java) => &java.order,
            Body::Litmus(_) | Body::Program(_) => &[],
        }
    }

    /// Returns the source places of the condition's conjuncts, which are the assertions of a Java file. Empty
    /// for other inputs.
    pub(crate) fn places(&self) -> &[Pos] {
        match &self.body {
            Body::Java(java) => &java.places,
            Body::Litmus(_) | Body::Program(_) => &[],
        }
    }

    /// Returns how answers about this input name parts of objects, by element or by offset.
    pub(crate) fn parts(&self) -> Parts {
        match &self.body {
            Body::Litmus(_) | Body::Java(_) => Parts::Elements,
            Body::Program(_) => Parts::Offsets,
        }
    }

    /// Returns whether another input has the same program and condition.
    pub(crate) fn is_same(&self, other: &Input) -> bool {
        std::ptr::eq(self, other) || format!("{:?}", self.body) == format!("{:?}", other.body)
    }

    /// Returns whether the input is a Java file without assertions, which asks nothing.
    pub fn asks_nothing(&self) -> bool {
        matches!(&self.body, Body::Java(java) if java.test.condition.prop == litmus::Prop::And(vec![]))
    }

    /// Returns the input with its condition replaced by another outcome, written as in litmus tests. The
    /// message of an error is ready to be printed.
    pub fn asking(mut self, outcome: &str) -> Result<Input, String> {
        let text = SourceFile::new("--outcome", outcome);
        match &mut self.body {
            Body::Litmus(test) => {
                let changed = test.asking(&text, &self.reading.litmus());
                **test = changed.map_err(|diagnostic| diagnostic.render(&text))?;
            }
            Body::Java(java) => java.ask(&text).map_err(|diagnostic| diagnostic.render(&text))?,
            Body::Program(_) => {
                return Err(format!(
                    "error: --outcome is about final states of tests; {} is a program, of which errors are asked\n",
                    self.source.name()
                ));
            }
        }
        Ok(self)
    }
}

impl From<Test> for Input {
    /// Makes an input of a litmus test that was read elsewhere.
    fn from(test: Test) -> Input {
        let source = Source::AlreadyRead { kind: Kind::Litmus, name: test.name.clone() };
        Input::new(Body::Litmus(Box::new(test)), source, &Reading::default())
    }
}

impl From<JavaTest> for Input {
    /// Makes an input of a Java file that was read elsewhere.
    fn from(java: JavaTest) -> Input {
        let source = Source::AlreadyRead { kind: Kind::Java, name: java.test.name.clone() };
        Input::new(Body::Java(Box::new(java)), source, &Reading::default())
    }
}

impl From<Program> for Input {
    /// Makes an input of a program that was read or made elsewhere.
    fn from(program: Program) -> Input {
        let source = Source::AlreadyRead { kind: Kind::Program, name: program.name.clone() };
        Input::new(Body::Program(Box::new(program)), source, &Reading::default())
    }
}
