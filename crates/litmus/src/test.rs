//! A litmus test, ready to run.

use crate::Options;
use crate::condition::Condition;
use crate::dialect::Dialect;
use crate::types::{Signedness, Type};
use fencepost_program::{Observable, ObservableId, Program, Prop, Unsequenced, mask, signed};
use fencepost_source::{Diagnostic, SourceFile, Span};

/// A litmus test, lowered to a program and a condition on its final states.
#[derive(Clone, Debug)]
pub struct Test {
    /// The language that the test is written in.
    pub dialect: Dialect,
    /// The test's name.
    pub name: String,
    /// The doc string of the header: what the test is about.
    pub doc: Option<String>,
    /// The `key=value` lines of the header.
    pub metadata: Vec<(String, String)>,
    /// The threads and the memory of the test.
    pub program: Program,
    /// Everything with a final value that `locations`, the filter or the condition names, each once.
    pub observables: Vec<NamedObservable>,
    /// The observables that make up a printed state: those that `locations` and the condition name. As in
    /// herd, registers come first, by thread and name, then locations by name; what only the filter names is
    /// left out.
    pub shown: Vec<ObservableId>,
    /// The proposition that an execution must satisfy to count.
    pub filter: Option<Prop>,
    /// The condition. A test without one has `forall (true)`.
    pub condition: Condition,
    /// The accesses of operands that C leaves unsequenced, as in `*x + *y`. The code of the program evaluates
    /// them from left to right; an engine that does not look at this table has fewer executions than the
    /// test.
    pub unsequenced: Unsequenced,
}

/// A register or location whose final value is observed, with the name and the type that the test gives it.
#[derive(Clone, PartialEq, Debug)]
pub struct NamedObservable {
    /// The name as herd prints it: `0:r0`, `[x]`, `a[1]`.
    pub name: String,
    /// The register or location that holds its value.
    pub at: Observable,
    /// The type that its value is shown by.
    pub ty: Type,
}

impl Test {
    /// Returns the same test with another condition, which asks whether `outcome` (such as `0:r0=1 /\\ x=2`)
    /// is possible. `options` are those the test was read with. An error is about the outcome, not about the
    /// test.
    pub fn asking(&self, outcome: &SourceFile, options: &Options) -> Result<Test, Diagnostic> {
        match self.program.files.first() {
            Some(file) => crate::lower::ask(file, options, outcome),
            None => Err(Diagnostic::new(Span::default(), "this test has no text of its own")),
        }
    }

    /// Returns the observable with the number `id`.
    pub fn observable(&self, id: ObservableId) -> &NamedObservable {
        &self.observables[id.index()]
    }

    /// Returns a final value of the observable `id` as text, which is a decimal number, or the name of the
    /// location it points at.
    pub fn show_value(&self, id: ObservableId, value: u64) -> String {
        match &self.observable(id).ty {
            Type::Int(int) if int.sign() == Signedness::Signed => signed(int.bits(), value).to_string(),
            Type::Int(int) => mask(int.bits(), value).to_string(),
            Type::Pointer(_) | Type::Void => show_address(&self.program, value),
        }
    }
}

/// Returns an address as text, such as `x`, `x+4`, `0`, or a bare number if no location is there.
fn show_address(program: &Program, addr: u64) -> String {
    match program.global_at(addr) {
        Some((global, 0)) => program.globals[global.index()].name.clone(),
        Some((global, offset)) => format!("{}+{offset}", program.globals[global.index()].name),
        None if addr == 0 => "0".to_owned(),
        None => format!("{addr:#x}"),
    }
}
