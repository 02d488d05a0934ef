//! The lowering of questions about final states: names become observables, the condition a proposition and
//! its text.
//!
//! The text is herd's normal form: one space around connectives, `not (…)`, memory in brackets, and only the
//! parentheses that herd prints. An array in `locations` stands for all its elements, and `a={1,2}` for the
//! equations of all of them.

use super::memory::{Memory, not_an_array, out_of_bounds, unknown};
use super::thread::Frame;
use super::{Result, no_such_thread};
use crate::ast::{
    Constant, ConstantKind, FinalAst, FinalRhs, LocationItem, Name, PropAst, TestAst, ThreadRef,
};
use crate::condition::{Condition, ConditionKind};
use crate::dialect::Dialect;
use crate::test::NamedObservable;
use fencepost_program::{Loc, Observable, ObservableId, Prop, Rhs, ThreadId};
use fencepost_source::Diagnostic;
use std::collections::{HashMap, HashSet};

/// The registers that the `locations`, filter and condition of a test name, each as thread number and name.
pub(super) type NamedRegisters = HashSet<(u64, String)>;

/// Collects the registers that the `locations`, filter and condition of a test name, so that they keep their
/// final value.
pub(super) fn named_registers(ast: &TestAst) -> NamedRegisters {
    let mut named = HashSet::new();
    let mut note = |what: &FinalAst| {
        if let FinalAst::Register { thread, name } = what {
            named.insert((thread.number, name.text.clone()));
        }
    };
    ast.locations.iter().for_each(|item| note(&item.what));
    let mut props: Vec<&PropAst> = ast.filter.iter().chain(ast.condition.as_ref().map(|(_, p)| p)).collect();
    while let Some(prop) = props.pop() {
        match prop {
            PropAst::True | PropAst::False => {}
            PropAst::Equal(left, right) => {
                note(left);
                if let FinalRhs::Final(right) = right {
                    note(right);
                }
            }
            PropAst::Not(inner) => props.push(inner),
            PropAst::And(all) | PropAst::Or(all) => props.extend(all),
            PropAst::Implies(a, b) => props.extend([&**a, &**b]),
        }
    }
    named
}

/// The lowered `locations`, filter and condition of a test, with the observables that these name.
pub(super) struct Outcome {
    pub observables: Vec<NamedObservable>,
    pub shown: Vec<ObservableId>,
    pub filter: Option<Prop>,
    pub condition: Condition,
}

/// Lowers the `locations`, the filter and the condition of a test.
pub(super) fn lower(ast: &TestAst, memory: &Memory, frames: &[Frame]) -> Result<Outcome> {
    let dialect = ast.header.dialect;
    let mut names =
        Names { dialect, memory, frames, observables: vec![], keys: vec![], index: HashMap::new() };
    for item in &ast.locations {
        names.location_item(item)?;
    }
    let always = (ConditionKind::Forall, PropAst::True);
    let (kind, prop_ast) = ast.condition.as_ref().unwrap_or(&always);
    let prop = names.prop(prop_ast)?;
    let mut shown: Vec<ObservableId> = (0..names.observables.len() as u32).map(ObservableId).collect();
    shown.sort_by(|a, b| names.keys[a.index()].cmp(&names.keys[b.index()]));
    let filter = ast.filter.as_ref().map(|prop| names.prop(prop)).transpose()?;
    let text = format!("{} ({})", kind.keyword(), print(prop_ast, Enclosing::Top));
    Ok(Outcome {
        observables: names.observables,
        shown,
        filter,
        condition: Condition { kind: *kind, prop, text },
    })
}

/// Reads a proposition about final states of a program whose registers and memory `find` knows. `find` is
/// given a thread and a name, or a name alone. The observables that it returns are added to `observables`.
pub(crate) fn resolve(
    text: &str,
    dialect: Dialect,
    find: &dyn Fn(Option<u64>, &str) -> Option<NamedObservable>,
    observables: &mut Vec<NamedObservable>,
) -> Result<(Prop, String)> {
    let ast = crate::parser::parse_prop(text, dialect)?;
    let mut finder = Finder { find, observables };
    let prop = finder.prop(&ast)?;
    Ok((prop, format!("exists ({})", print(&ast, Enclosing::Top))))
}

/// The lowering of a proposition about a program that is no litmus test, whose observables a function finds.
struct Finder<'a> {
    find: &'a dyn Fn(Option<u64>, &str) -> Option<NamedObservable>,
    observables: &'a mut Vec<NamedObservable>,
}

impl Finder<'_> {
    fn prop(&mut self, prop: &PropAst) -> Result<Prop> {
        let mut all = |props: &[PropAst]| props.iter().map(|p| self.prop(p)).collect::<Result<Vec<_>>>();
        Ok(match prop {
            PropAst::True => Prop::True,
            PropAst::False => Prop::False,
            PropAst::Not(inner) => Prop::Not(Box::new(self.prop(inner)?)),
            PropAst::And(props) => Prop::And(all(props)?),
            PropAst::Or(props) => Prop::Or(all(props)?),
            PropAst::Implies(a, b) => Prop::Implies(Box::new(self.prop(a)?), Box::new(self.prop(b)?)),
            PropAst::Equal(left, right) => {
                let span = left.span();
                let left = self.value(left)?;
                let right = match right {
                    FinalRhs::Final(right) => Rhs::Observable(self.value(right)?),
                    FinalRhs::Constant(Constant { kind: ConstantKind::Number(number), .. }) => {
                        let bits = self.observables[left.index()].ty.bits();
                        Rhs::Const(fencepost_program::mask(bits.max(1), *number as u64))
                    }
                    _ => return Err(Diagnostic::new(span, "this can only be compared with a number")),
                };
                Prop::Eq(left, right)
            }
        })
    }

    fn value(&mut self, what: &FinalAst) -> Result<ObservableId> {
        let (thread, name) = match what {
            FinalAst::Register { thread, name } => (Some(thread.number), name),
            FinalAst::Location { name, index: None, .. } => (None, name),
            FinalAst::Location { span, .. } => {
                return Err(Diagnostic::new(*span, "elements of arrays cannot be asked for here"));
            }
        };
        let found = (self.find)(thread, &name.text);
        let found = found.ok_or_else(|| {
            let kind = if thread.is_some() { "variable of that thread" } else { "field" };
            Diagnostic::new(name.span, format!("there is no {kind} `{}`", name.text))
        })?;
        let known = self.observables.iter().position(|o| *o == found);
        let at = known.unwrap_or_else(|| {
            self.observables.push(found);
            self.observables.len() - 1
        });
        Ok(ObservableId(at as u32))
    }
}

/// The identity of an observable, in the order of a printed state.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Key {
    Register(u64, String),
    Location(String, u64),
}

/// The observables that a test has named so far, each once, with their keys.
struct Names<'a> {
    dialect: Dialect,
    memory: &'a Memory,
    frames: &'a [Frame],
    observables: Vec<NamedObservable>,
    keys: Vec<Key>,
    index: HashMap<Key, ObservableId>,
}

impl Names<'_> {
    fn add(
        &mut self,
        key: Key,
        observable: impl FnOnce() -> Result<NamedObservable>,
    ) -> Result<ObservableId> {
        if let Some(id) = self.index.get(&key) {
            return Ok(*id);
        }
        let id = ObservableId(self.observables.len() as u32);
        self.observables.push(observable()?);
        self.keys.push(key.clone());
        self.index.insert(key, id);
        Ok(id)
    }

    fn register(&mut self, thread: ThreadRef, name: &Name) -> Result<ObservableId> {
        let (frames, dialect) = (self.frames, self.dialect);
        self.add(Key::Register(thread.number, name.text.clone()), || {
            let frame = usize::try_from(thread.number).ok().and_then(|i| frames.get(i));
            let frame = frame.ok_or_else(|| no_such_thread(thread, frames.len(), dialect))?;
            let (reg, ty) = frame.register(thread, name)?;
            let thread_id = ThreadId(thread.number as u32);
            let at = Observable::Register { thread: thread_id, reg, bits: ty.bits() };
            Ok(NamedObservable { name: format!("{}:{}", thread.number, name.text), at, ty })
        })
    }

    fn element(&mut self, name: &Name, index: Option<u64>) -> Result<ObservableId> {
        let memory = self.memory;
        self.add(Key::Location(name.text.clone(), index.unwrap_or(0)), || {
            let addr = memory.address(name, index, name.span)?;
            let location = memory.get(&name.text).ok_or_else(|| unknown(name))?;
            let size = location.object.ty.size().expect("a location has a size");
            let shown = match index {
                Some(index) => format!("{}[{index}]", name.text),
                None => format!("[{}]", name.text),
            };
            let at = Observable::Memory(Loc { addr, size });
            Ok(NamedObservable { name: shown, at, ty: location.object.ty.clone() })
        })
    }

    /// Returns the observable of one value; a whole array is none.
    fn value(&mut self, what: &FinalAst) -> Result<ObservableId> {
        match what {
            FinalAst::Register { thread, name } => self.register(*thread, name),
            FinalAst::Location { name, index, span } => {
                let location = self.memory.get(&name.text).ok_or_else(|| unknown(name))?;
                match (location.len, index) {
                    (Some(_), None) => Err(Diagnostic::new(*span, format!("`{}` is an array", name.text))
                        .help(format!(
                            "compare one element, `{0}[0]=1`, or all of them, `{0}={{1, 2}}`",
                            name.text
                        ))),
                    (None, Some(_)) => Err(not_an_array(name, *span)),
                    (Some(len), Some(index)) if *index >= len.into() => {
                        Err(out_of_bounds(name, *index, len, *span))
                    }
                    _ => self.element(name, *index),
                }
            }
        }
    }

    fn location_item(&mut self, item: &LocationItem) -> Result<()> {
        let ids = match &item.what {
            FinalAst::Location { name, index: None, .. } => {
                match self.memory.get(&name.text).and_then(|location| location.len) {
                    Some(len) => {
                        (0..len.into()).map(|i| self.element(name, Some(i))).collect::<Result<Vec<_>>>()?
                    }
                    None => vec![self.value(&item.what)?],
                }
            }
            what => vec![self.value(what)?],
        };
        let Some((object, span)) = &item.shown_as else { return Ok(()) };
        for id in ids {
            let observable = &mut self.observables[id.index()];
            if object.ty.bits() != observable.ty.bits() {
                let message = format!("`{}` cannot be shown as `{}`", observable.name, object.ty);
                return Err(Diagnostic::new(*span, message).label(format!("its type is `{}`", observable.ty)));
            }
            observable.ty = object.ty.clone();
        }
        Ok(())
    }

    fn prop(&mut self, prop: &PropAst) -> Result<Prop> {
        Ok(match prop {
            PropAst::True => Prop::True,
            PropAst::False => Prop::False,
            PropAst::Equal(left, right) => self.equation(left, right)?,
            PropAst::Not(inner) => Prop::Not(Box::new(self.prop(inner)?)),
            PropAst::And(all) => Prop::And(self.props(all)?),
            PropAst::Or(all) => Prop::Or(self.props(all)?),
            PropAst::Implies(a, b) => Prop::Implies(Box::new(self.prop(a)?), Box::new(self.prop(b)?)),
        })
    }

    fn props(&mut self, all: &[PropAst]) -> Result<Vec<Prop>> {
        all.iter().map(|prop| self.prop(prop)).collect()
    }

    fn equation(&mut self, left: &FinalAst, right: &FinalRhs) -> Result<Prop> {
        match right {
            FinalRhs::Constant(constant) => {
                let id = self.value(left)?;
                Ok(Prop::Eq(id, Rhs::Const(self.constant(constant, id)?)))
            }
            FinalRhs::Final(right) => {
                let (a, b) = (self.value(left)?, self.value(right)?);
                let (ta, tb) = (&self.observables[a.index()].ty, &self.observables[b.index()].ty);
                if ta.bits() != tb.bits() {
                    let message = format!("cannot compare `{ta}` with `{tb}`");
                    return Err(Diagnostic::new(left.span().to(right.span()), message)
                        .help("both sides need types of one width"));
                }
                Ok(Prop::Eq(a, Rhs::Observable(b)))
            }
            FinalRhs::List(list, span) => {
                let FinalAst::Location { name, index: None, .. } = left else {
                    return Err(Diagnostic::new(*span, "only an array can equal a list of values"));
                };
                let location = self.memory.get(&name.text).ok_or_else(|| unknown(name))?;
                let len = location.len.ok_or_else(|| not_an_array(name, name.span))?;
                if list.len() != len as usize {
                    let message = format!("{} values for `{}`, an array of {len}", list.len(), name.text);
                    return Err(Diagnostic::new(*span, message));
                }
                let mut equations = Vec::new();
                for (i, constant) in list.iter().enumerate() {
                    let id = self.element(name, Some(i as u64))?;
                    equations.push(Prop::Eq(id, Rhs::Const(self.constant(constant, id)?)));
                }
                Ok(Prop::And(equations))
            }
        }
    }

    fn constant(&self, constant: &Constant, id: ObservableId) -> Result<u64> {
        let observable = &self.observables[id.index()];
        self.memory.constant(constant, &observable.ty, &format!("`{}`", observable.name))
    }
}

/// The connective around a proposition, which decides whether it is printed in parentheses.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Enclosing {
    Top,
    And,
    Or,
    Implies,
}

/// Returns a proposition as herd prints it.
fn print(prop: &PropAst, above: Enclosing) -> String {
    let join = |all: &[PropAst], here: Enclosing, sign: &str, empty: &str| {
        let parts: Vec<String> = all.iter().map(|prop| print(prop, here)).collect();
        if parts.is_empty() { empty.to_owned() } else { parts.join(sign) }
    };
    let (text, parens) = match prop {
        PropAst::True => ("true".to_owned(), false),
        PropAst::False => ("false".to_owned(), false),
        // A whole array is printed without brackets.
        PropAst::Equal(FinalAst::Location { name, .. }, right @ FinalRhs::List(..)) => {
            (format!("{}={}", name.text, print_rhs(right)), false)
        }
        PropAst::Equal(left, right) => (format!("{}={}", print_final(left), print_rhs(right)), false),
        PropAst::Not(inner) => (format!("not ({})", print(inner, Enclosing::Top)), false),
        PropAst::And(all) => {
            (join(all, Enclosing::And, r" /\ ", "true"), above == Enclosing::Implies && !all.is_empty())
        }
        PropAst::Or(all) => {
            let parens = matches!(above, Enclosing::And | Enclosing::Implies) && !all.is_empty();
            (join(all, Enclosing::Or, r" \/ ", "false"), parens)
        }
        PropAst::Implies(a, b) => {
            let (a, b) = (print(a, Enclosing::Implies), print(b, Enclosing::Implies));
            (format!("{a} => {b}"), matches!(above, Enclosing::And | Enclosing::Or))
        }
    };
    if parens { format!("({text})") } else { text }
}

fn print_final(what: &FinalAst) -> String {
    match what {
        FinalAst::Register { thread, name } => format!("{}:{}", thread.number, name.text),
        FinalAst::Location { name, index: Some(index), .. } => format!("{}[{index}]", name.text),
        FinalAst::Location { name, index: None, .. } => format!("[{}]", name.text),
    }
}

fn print_rhs(right: &FinalRhs) -> String {
    match right {
        FinalRhs::Constant(constant) => print_constant(constant),
        FinalRhs::Final(what) => print_final(what),
        FinalRhs::List(list, _) => {
            format!("{{{}}}", list.iter().map(print_constant).collect::<Vec<_>>().join(","))
        }
    }
}

fn print_constant(constant: &Constant) -> String {
    match &constant.kind {
        ConstantKind::Number(number) => number.to_string(),
        ConstantKind::Address { name, index: None } => name.text.clone(),
        ConstantKind::Address { name, index: Some(index) } => format!("{}[{index}]", name.text),
    }
}
