//! The parser: from text to [`Model`].
//!
//! One pass: declarations are read in order, names are resolved as they are met (a name means what was last
//! called so above), and every declaration is checked before the next one is read. So the first mistake in
//! the text is the one that is reported.
//!
//! - `lexer`: tokens;
//! - `declarations`: what a text consists of, includes among it;
//! - `terms`: expressions and formulas;
//! - `scope`: what names mean, and which one was probably meant;
//! - `check`: arities, numbers of arguments, executions that exist.

mod check;
mod declarations;
mod lexer;
mod scope;
mod terms;

use crate::model::{Error, Model};
use crate::syntax::{Definition, Kind, Ref, Sequence, Term, Type, Variable};
use crate::{Primitive, Rule, shipped};
use fencepost_source::{Diagnostic, Parse, SourceFile, Span};
use lexer::{Literal, Tokens};
use rustc_hash::FxHashMap;
use scope::Scope;
use std::cell::RefCell;
use std::collections::BTreeSet;

/// The depth to which parentheses and terms may be nested: the functions that walk over them are recursive.
const MAX_NESTING: u32 = 100;
/// The depth that a term may have with the bodies of all that it names.
const MAX_DEPTH: u32 = 500;

/// An error found by the parser, with the number of the text (the model or an included one) that contains it.
pub(super) struct Fault {
    file: usize,
    diagnostic: Diagnostic,
}

type Parsed<T> = Result<T, Fault>;

/// A function that finds an included text; it is tried before the shipped texts.
type Beside<'a> = &'a mut dyn FnMut(&str) -> Option<SourceFile>;

/// All definitions and rules of the texts that have been parsed.
#[derive(Default)]
struct Library {
    /// The model's text, then the texts that it includes, in the order of first mention.
    files: Vec<SourceFile>,
    header: Option<Header>,
    definitions: Vec<Definition>,
    variables: Vec<Variable>,
    sequences: Vec<Sequence>,
    rules: Vec<Rule>,
    formulas: Vec<Term>,
    /// Names in the order of definition: later ones hide earlier ones.
    names: Vec<(String, Ref)>,
    /// The types of definitions, by the types of their arguments: each is checked once.
    checked: RefCell<FxHashMap<(usize, Vec<Type>), Type>>,
    /// The first place that mentions executions other than the main one.
    speaks_of_others: Option<(usize, Span)>,
}

#[derive(Default)]
struct Header {
    name: String,
    summary: String,
    source: Option<String>,
    remarks: Option<String>,
}

/// A parser of one text.
struct Parser<'a> {
    library: &'a mut Library,
    beside: Beside<'a>,
    /// The names of the texts whose parsing is not finished, the current one last.
    open: &'a [String],
    /// The index of the text that is being read.
    file: usize,
    text: &'a SourceFile,
    tokens: Tokens<'a>,
    scope: Scope,
}

/// Parses a model in RML and all texts that it includes.
pub(crate) fn parse(file: &SourceFile, beside: Beside<'_>) -> Result<Model, Error> {
    let mut library = Library::default();
    match read(file.clone(), &[], &mut library, beside).and_then(|()| sequence_models(&library)) {
        Ok(()) => Ok(finish(library)),
        Err(fault) => Err(Box::new((library.files[fault.file].clone(), fault.diagnostic))),
    }
}

/// Parses one text into the library.
fn read(text: SourceFile, open: &[String], library: &mut Library, beside: Beside<'_>) -> Parsed<()> {
    let file = library.files.len();
    library.files.push(text.clone());
    let tokens = lexer::lex(text.text()).map_err(|diagnostic| Fault { file, diagnostic })?;
    Parser { library, beside, open, file, text: &text, tokens, scope: Scope::default() }.declarations()
}

/// Checks that a model that speaks of other executions has a sequence of sets.
fn sequence_models(library: &Library) -> Parsed<()> {
    match library.speaks_of_others {
        Some((file, span)) if library.sequences.is_empty() => Err(Fault {
            file,
            diagnostic: Diagnostic::new(span, "this model has only one execution")
                .help("a model with `sequence C : A` has others, E1 to Ek"),
        }),
        _ => Ok(()),
    }
}

fn finish(library: Library) -> Model {
    let mut mentioned = mentioned(&library);
    let starts_and_joins = [Primitive::Sync, Primitive::Spawn, Primitive::Join];
    let through_threads = starts_and_joins.iter().all(|p| !mentioned.contains(p));
    if through_threads && mentioned.contains(&Primitive::Po) {
        mentioned.extend(starts_and_joins);
    }
    let Header { name, summary, source, remarks } = library.header.unwrap_or_default();
    // The meaning of each name at the end of the text; each name once.
    let mut names: Vec<(String, Ref)> = Vec::new();
    for (name, meaning) in library.names {
        names.retain(|(other, _)| *other != name);
        names.push((name, meaning));
    }
    Model {
        name,
        summary,
        source,
        remarks,
        file: library.files[0].clone(),
        rules: library.rules,
        formulas: library.formulas,
        definitions: library.definitions,
        variables: library.variables,
        sequences: library.sequences,
        names,
        mentioned,
        through_threads,
    }
}

/// Returns the primitives that rules, bounds, `final` and `race` depend on.
fn mentioned(library: &Library) -> BTreeSet<Primitive> {
    let mut found = BTreeSet::new();
    let mut seen = vec![false; library.definitions.len()];
    let asked = |(name, meaning): &(String, Ref)| match meaning {
        Ref::Definition(d) if name == "final" || name == "race" => Some(*d),
        _ => None,
    };
    let mut todo: Vec<&Term> = library.formulas.iter().collect();
    todo.extend(library.variables.iter().map(|v| &v.bound));
    todo.extend(library.sequences.iter().map(|s| &s.bound));
    todo.extend(library.names.iter().filter_map(asked).map(|d| &library.definitions[d].body));
    while let Some(term) = todo.pop() {
        match &term.kind {
            Kind::Name(Ref::Primitive(primitive), _) => {
                found.insert(*primitive);
            }
            Kind::Name(Ref::Definition(d), _) | Kind::Call(d, ..) if !seen[*d] => {
                seen[*d] = true;
                todo.push(&library.definitions[*d].body);
            }
            _ => {}
        }
        todo.extend(term.children());
    }
    found
}

impl<'a> Parse<'a> for Parser<'a> {
    type Literal = Literal;
    type Error = Fault;
    const MAX_DEPTH: u32 = MAX_NESTING;

    fn tokens(&self) -> &Tokens<'a> {
        &self.tokens
    }

    fn tokens_mut(&mut self) -> &mut Tokens<'a> {
        &mut self.tokens
    }

    fn unexpected(&self, expected: &str) -> Fault {
        self.fault(self.tokens.unexpected(expected))
    }

    fn too_deep(&self, span: Span) -> Fault {
        let error = Diagnostic::new(span, "this is nested too deeply");
        self.fault(
            error.help("give a part of it a name with `let`, or make definitions of definitions shorter"),
        )
    }
}

impl Parser<'_> {
    fn fault(&self, diagnostic: Diagnostic) -> Fault {
        Fault { file: self.file, diagnostic }
    }

    fn fail<T>(&self, span: Span, message: impl Into<String>) -> Parsed<T> {
        Err(self.fault(Diagnostic::new(span, message)))
    }

    /// Returns the text that an `include` names.
    fn find_text(&mut self, name: &str) -> Option<SourceFile> {
        (self.beside)(name)
            .or_else(|| shipped::text(name).map(|text| SourceFile::new(format!("{name}.rml"), text)))
    }
}
