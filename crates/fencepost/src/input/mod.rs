//! What is asked about: a litmus test, a Java file or a program, with the texts it was read from.
//!
//! - [`Input`]: something to check, from files or from memory
//! - [`Source`]: the files that make one input, as a user names them (`source.rs` finds them, `load.rs` reads them)
//! - `java.rs`: a Java file as a litmus test

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

/// Something to check.
#[derive(Clone, Debug)]
pub struct Input {
    body: Body,
    source: Source,
    reading: Reading,
}

/// What an input is, by its language.
#[derive(Clone, Debug)]
pub enum Body {
    /// A litmus test.
    Litmus(Box<Test>),
    /// A Java file.
    Java(Box<JavaTest>),
    /// A program.
    Program(Box<Program>),
}

/// The kind of an input, which is known before it is read.
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
    /// A litmus test from its text.
    pub fn litmus(name: &str, text: &str, reading: &Reading) -> Result<Input, BadInput> {
        let source = Source::text(Kind::Litmus, name, text);
        load::litmus_bytes(name, text.as_bytes(), reading).map(|body| Input::new(body, source, reading))
    }

    /// A Java file from its text.
    pub fn java(name: &str, text: &str, reading: &Reading) -> Result<Input, BadInput> {
        let source = Source::text(Kind::Java, name, text);
        load::java_bytes(name, text.as_bytes(), reading).map(|body| Input::new(body, source, reading))
    }

    /// A program from modules of LLVM IR, which are linked.
    pub fn llvm(name: &str, modules: &[Ir], reading: &Reading) -> Result<Input, BadInput> {
        let mut program = load::translate(modules, reading)?;
        program.name = name.to_owned();
        let source = Source::text(Kind::Program, name, "");
        Ok(Input::new(Body::Program(Box::new(program)), source, reading))
    }

    fn new(body: Body, source: Source, reading: &Reading) -> Input {
        Input { body, source, reading: reading.clone() }
    }

    /// What it is.
    pub fn body(&self) -> &Body {
        &self.body
    }

    /// The files or the text it was read from.
    pub fn source(&self) -> &Source {
        &self.source
    }

    /// How it was read.
    pub fn reading(&self) -> &Reading {
        &self.reading
    }

    /// Its kind.
    pub fn kind(&self) -> Kind {
        match &self.body {
            Body::Litmus(_) => Kind::Litmus,
            Body::Java(_) => Kind::Java,
            Body::Program(_) => Kind::Program,
        }
    }

    /// The program that engines explore.
    pub fn program(&self) -> &Program {
        match &self.body {
            Body::Litmus(test) => &test.program,
            Body::Java(java) => &java.test.program,
            Body::Program(program) => program,
        }
    }

    /// The test with its condition; `None` if it is a program. (A Java file is a test whose condition is its assertions.)
    pub fn test(&self) -> Option<&Test> {
        match &self.body {
            Body::Litmus(test) => Some(test),
            Body::Java(java) => Some(&java.test),
            Body::Program(_) => None,
        }
    }

    /// What to call it in messages: the test's name, or the program's.
    pub fn name(&self) -> &str {
        self.test().map_or(&self.program().name, |test| &test.name)
    }

    /// The file, as answers name it.
    pub(crate) fn file(&self) -> String {
        match self.test() {
            Some(test) => test.program.files.first().map_or(String::new(), |file| file.name().to_owned()),
            None => self.program().name.clone(),
        }
    }

    /// Which threads end before others start, besides what the program says: a Java file says so.
    pub(crate) fn order(&self) -> &[(ThreadId, ThreadId)] {
        match &self.body {
            Body::Java(java) => &java.order,
            Body::Litmus(_) | Body::Program(_) => &[],
        }
    }

    /// Where the conjuncts of the condition stand in the program, if they do: the assertions of a Java file.
    pub(crate) fn places(&self) -> &[Pos] {
        match &self.body {
            Body::Java(java) => &java.places,
            Body::Litmus(_) | Body::Program(_) => &[],
        }
    }

    /// How parts of objects are called.
    pub(crate) fn parts(&self) -> Parts {
        match &self.body {
            Body::Litmus(_) | Body::Java(_) => Parts::Elements,
            Body::Program(_) => Parts::Offsets,
        }
    }

    /// Whether nothing is asked: a Java file without assertions.
    pub fn asks_nothing(&self) -> bool {
        matches!(&self.body, Body::Java(java) if java.test.condition.prop == litmus::Prop::And(vec![]))
    }

    /// The same input with another outcome in the place of its condition, as litmus tests write it: `0:r0=1 /\ x=2`. The message,
    /// ready to be printed, says why that makes no sense.
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
    /// A litmus test that was read before.
    fn from(test: Test) -> Input {
        let source = Source::text(Kind::Litmus, &test.name, "");
        Input::new(Body::Litmus(Box::new(test)), source, &Reading::default())
    }
}

impl From<JavaTest> for Input {
    /// A Java file that was read before.
    fn from(java: JavaTest) -> Input {
        let source = Source::text(Kind::Java, &java.test.name, "");
        Input::new(Body::Java(Box::new(java)), source, &Reading::default())
    }
}

impl From<Program> for Input {
    /// A program that was made before.
    fn from(program: Program) -> Input {
        let source = Source::text(Kind::Program, &program.name, "");
        Input::new(Body::Program(Box::new(program)), source, &Reading::default())
    }
}
