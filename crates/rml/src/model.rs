//! A model: what a text says, ready to be asked.

use crate::lower::{self, Lowered};
use crate::syntax::{Definition, Ref, Sequence, Term, Variable};
use crate::{Primitive, Theory, World, parser, shipped};
use fencepost_relational::Bounds;
use fencepost_source::{Diagnostic, SourceFile};
use std::collections::BTreeSet;

/// A memory model, read from its text.
#[derive(Clone, Debug)]
pub struct Model {
    /// What it is called.
    pub name: String,
    /// One line: what it describes.
    pub summary: String,
    /// Where it is defined.
    pub source: Option<String>,
    /// What a user of it should know.
    pub remarks: Option<String>,
    pub(crate) file: SourceFile,
    pub(crate) rules: Vec<Rule>,
    /// The formula of each rule.
    pub(crate) formulas: Vec<Term>,
    pub(crate) definitions: Vec<Definition>,
    pub(crate) variables: Vec<Variable>,
    pub(crate) sequences: Vec<Sequence>,
    /// What each name means at the end of the text.
    pub(crate) names: Vec<(String, Ref)>,
    pub(crate) mentioned: BTreeSet<Primitive>,
}

/// A rule of a model: one formula that an execution must satisfy.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rule {
    /// What it is called: a word, or a number as in the papers.
    pub name: String,
    /// What it demands, in one sentence.
    pub text: Option<String>,
    /// The formula as written, on one line.
    pub source: String,
    /// The name of the text it is in: the model's, or an included one's.
    pub file: String,
    /// The line on which it starts.
    pub line: u32,
    /// Must it hold in E1 to Ek, too?
    pub everywhere: bool,
    /// Whether another model could do without it.
    pub role: RuleRole,
}

/// Whether a rule is a choice of its model, or says what an execution is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum RuleRole {
    /// What this model demands. A weaker model may leave it out.
    #[default]
    Axiom,
    /// What makes a candidate an execution, whatever the model: every read sees one write of its location,
    /// coherence is an order. It may be part of an argument, but no model can leave it out.
    WellFormed,
}

/// An error: the text that has it, which may be an included one, and what it is.
pub type Error = Box<(SourceFile, Diagnostic)>;

impl Model {
    /// Reads a model. What it includes is looked for among the shipped texts.
    pub fn parse(file: &SourceFile) -> Result<Model, Error> {
        Model::parse_with(file, &mut |_| None)
    }

    /// Reads a model. What it includes is first looked for with `beside`, then among the shipped texts.
    pub fn parse_with(
        file: &SourceFile,
        beside: &mut dyn FnMut(&str) -> Option<SourceFile>,
    ) -> Result<Model, Error> {
        parser::parse(file, beside)
    }

    /// The text of a shipped model, or of one of the texts that they include.
    pub fn shipped(name: &str) -> Option<&'static str> {
        shipped::text(name)
    }

    /// A shipped model.
    pub fn load(name: &str) -> Option<Model> {
        let file = SourceFile::new(format!("{name}.rml"), shipped::text(name)?);
        // The shipped texts are read by the tests.
        shipped::is_model(name).then(|| Model::parse(&file).ok()).flatten()
    }

    /// The names of the shipped models, strongest first where they compare. They are those that cat cannot
    /// express.
    pub fn names() -> &'static [&'static str] {
        shipped::MODELS
    }

    /// Its text, without what it includes.
    pub fn text(&self) -> &str {
        self.file.text()
    }

    /// Does it speak of other executions than the main one?
    pub fn is_sequence(&self) -> bool {
        !self.sequences.is_empty()
    }

    /// Does what the model demands, or says of `final` and `race`, depend on the primitive of this name?
    pub fn mentions(&self, name: &str) -> bool {
        Primitive::named(name).is_some_and(|p| self.mentioned.contains(&p))
    }

    /// Its rules, in order, those of included texts where they are included.
    pub fn rules(&self) -> &[Rule] {
        &self.rules
    }

    /// The relations that exist in each execution, as far as the model is concerned: names and arities.
    pub fn vars(&self) -> impl Iterator<Item = (&str, usize)> {
        self.variables.iter().map(|v| (v.name.as_str(), v.arity))
    }

    /// The sequences of sets, one more than executions.
    pub fn sequences(&self) -> impl Iterator<Item = &str> {
        self.sequences.iter().map(|s| s.name.as_str())
    }

    /// The names that the text defines, with what they mean at its end.
    pub fn lets(&self) -> impl Iterator<Item = &str> {
        self.names.iter().map(|(name, _)| name.as_str())
    }

    /// All rules as formulas over the primitives of `world`. The relations that the model says exist are made
    /// here, and get their bounds in `bounds`, whose universe must be that of the world.
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
