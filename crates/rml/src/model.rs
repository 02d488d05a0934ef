//! Models: parsed texts with their rules.

use crate::lower::{self, Lowered};
use crate::syntax::{Definition, Ref, Sequence, Term, Variable};
use crate::{Primitive, Theory, World, parser, shipped};
use fencepost_relational::Bounds;
use fencepost_source::{Diagnostic, SourceFile};
use std::collections::BTreeSet;

/// A memory model, read from a text in the language RML.
#[derive(Clone, Debug)]
pub struct Model {
    /// The name of the model.
    pub name: String,
    /// A description of the model on one line.
    pub summary: String,
    /// The publication that defines the model.
    pub source: Option<String>,
    /// Remarks for the user of the model.
    pub remarks: Option<String>,
    pub(crate) file: SourceFile,
    pub(crate) rules: Vec<Rule>,
    /// The formula of each rule.
    pub(crate) formulas: Vec<Term>,
    pub(crate) definitions: Vec<Definition>,
    pub(crate) variables: Vec<Variable>,
    pub(crate) sequences: Vec<Sequence>,
    /// The names of the text, with their meanings at its end.
    pub(crate) names: Vec<(String, Ref)>,
    pub(crate) mentioned: BTreeSet<Primitive>,
    /// Whether `po` runs through starts and joins of threads, because the text has nothing else for them.
    pub(crate) through_threads: bool,
}

/// A rule of a model, which is one named formula that executions must satisfy.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rule {
    /// The name of the rule: a word, or a number as in the papers.
    pub name: String,
    /// The demand of the rule, in one sentence.
    pub text: Option<String>,
    /// The formula as written, on one line.
    pub source: String,
    /// The name of the text that has the rule: the model's, or an included one's.
    pub file: String,
    /// The line on which the rule starts.
    pub line: u32,
    /// Whether the rule must hold in E1 to Ek, too.
    pub everywhere: bool,
    /// The role of the rule: whether another model could leave it out.
    pub role: RuleRole,
}

/// Whether a rule is an axiom of its model or part of the definition of an execution.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum RuleRole {
    /// A demand of this model. A weaker model may leave it out.
    #[default]
    Axiom,
    /// A condition that makes a candidate an execution, whatever the model, such as that every read sees one
    /// write of its location. It may be part of a core, but no model can leave it out.
    WellFormed,
}

/// An error in a model's text, with the file that contains it, which may be an included one.
pub type Error = Box<(SourceFile, Diagnostic)>;

impl Model {
    /// Parses a model written in RML; the texts that it includes are shipped ones.
    pub fn parse(file: &SourceFile) -> Result<Model, Error> {
        Model::parse_with(file, &mut |_| None)
    }

    /// Parses a model written in RML; the texts that it includes come from `beside` if it has them, else they
    /// are shipped ones.
    pub fn parse_with(
        file: &SourceFile,
        beside: &mut dyn FnMut(&str) -> Option<SourceFile>,
    ) -> Result<Model, Error> {
        parser::parse(file, beside)
    }

    /// Returns the text of a model, or of a text for models to include, that is shipped with the program.
    pub fn shipped(name: &str) -> Option<&'static str> {
        shipped::text(name)
    }

    /// Parses the shipped model with this name; `None` if there is none.
    pub fn load(name: &str) -> Option<Model> {
        let file = SourceFile::new(format!("{name}.rml"), shipped::text(name)?);
        // The shipped texts are read by the tests.
        shipped::is_model(name).then(|| Model::parse(&file).ok()).flatten()
    }

    /// Returns the names of the models in RML that are shipped, strongest first where they compare. The
    /// models that cat can express are shipped in cat.
    pub fn names() -> &'static [&'static str] {
        shipped::MODELS
    }

    /// Returns the text of the model's own file, without those that it includes.
    pub fn text(&self) -> &str {
        self.file.text()
    }

    /// Returns whether the model justifies an execution by a sequence of other executions, as Java's does.
    pub fn is_sequence(&self) -> bool {
        !self.sequences.is_empty()
    }

    /// Returns whether the rules, `final` or `race` of the model depend on the primitive with this name.
    pub fn mentions(&self, name: &str) -> bool {
        Primitive::named(name).is_some_and(|p| self.mentioned.contains(&p))
    }

    /// Returns the model's rules, in order, those of included texts where they are included.
    pub fn rules(&self) -> &[Rule] {
        &self.rules
    }

    /// Returns the names and arities of the relations that the model quantifies over in each execution
    /// (`var`).
    pub fn vars(&self) -> impl Iterator<Item = (&str, usize)> {
        self.variables.iter().map(|v| (v.name.as_str(), v.arity))
    }

    /// Returns the names of the model's sequences of sets (`sequence`), each with one more set than there are
    /// justifying executions.
    pub fn sequences(&self) -> impl Iterator<Item = &str> {
        self.sequences.iter().map(|s| s.name.as_str())
    }

    /// Returns the names that the model's text defines.
    pub fn lets(&self) -> impl Iterator<Item = &str> {
        self.names.iter().map(|(name, _)| name.as_str())
    }

    /// Lowers all rules of the model to formulas over the primitives of `world`. Makes the relations that the
    /// model declares and adds their bounds to `bounds`, whose universe must be that of the world.
    pub fn lower(&self, world: &dyn World, bounds: &mut Bounds) -> Lowered {
        lower::lower(self, world, bounds)
    }
}

impl Theory for Model {
    fn name(&self) -> &str {
        &self.name
    }

    fn text(&self) -> &str {
        self.text()
    }

    fn rules(&self) -> &[Rule] {
        self.rules()
    }

    fn is_sequence(&self) -> bool {
        self.is_sequence()
    }

    fn mentions(&self, primitive: &str) -> bool {
        self.mentions(primitive)
    }

    fn defines(&self, name: &str) -> bool {
        self.lets().chain(self.vars().map(|(var, _)| var)).any(|defined| defined == name)
    }

    fn lower(&self, world: &dyn World, bounds: &mut Bounds) -> Lowered {
        self.lower(world, bounds)
    }
}
