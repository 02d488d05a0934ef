//! Makes a litmus test of a Java file: the assertions are the condition.

use fencepost_java::Unit;
use fencepost_litmus::{
    Condition, ConditionKind, Dialect, IntType, NamedObservable, Observable, ObservableId, Prop, Rhs, Test,
    Type,
};
use fencepost_program::{GlobalId, Loc, Pos, Reg, Size, ThreadId};
use fencepost_source::{Diagnostic, SourceFile};

/// A Java file as a litmus test whose condition is the file's assertions.
#[derive(Clone, Debug)]
pub struct JavaTest {
    /// The test. Its condition asks for an execution in which every assertion is reached and true.
    pub test: Test,
    /// Pairs of threads of which the first ends before the second starts.
    pub order: Vec<(ThreadId, ThreadId)>,
    /// The places of the assertions, in the order of the condition's conjuncts.
    pub places: Vec<Pos>,
}

impl JavaTest {
    /// Makes the litmus test of a Java file that was parsed.
    pub fn new(unit: Unit) -> Self {
        let mut program = unit.program;
        for field in &unit.statics {
            program.globals[field.global.index()].pos = field.pos;
        }
        let mut observables = vec![];
        let mut props = vec![];
        let mut texts = vec![];
        for assertion in &unit.assertions {
            let thread = &unit.threads[assertion.thread.index()].name;
            props.push(Prop::Eq(ObservableId(observables.len() as u32), Rhs::Const(1)));
            texts.push(format!("{thread}: {}", assertion.text));
            observables.push(register(
                format!("{thread}: {}", assertion.text),
                assertion.thread,
                assertion.reg,
            ));
        }
        let mut shown = vec![];
        for (t, info) in unit.threads.iter().enumerate() {
            let thread = ThreadId(t as u32);
            let function = program.function(program.threads[t].func);
            let named = function.reg_names.iter();
            for (reg, name) in
                named.filter(|(reg, _)| unit.assertions.iter().all(|a| (a.thread, a.reg) != (thread, *reg)))
            {
                shown.push(ObservableId(observables.len() as u32));
                observables.push(register(format!("{}:{name}", info.name), thread, *reg));
            }
        }
        let condition = Condition {
            kind: ConditionKind::Exists,
            prop: Prop::And(props),
            text: format!("exists ({})", texts.join(r" /\ ")),
        };
        let test = Test {
            dialect: Dialect::Java,
            name: unit.name,
            doc: None,
            metadata: vec![],
            program,
            observables,
            shown,
            filter: None,
            condition,
            // Java evaluates operands from left to right.
            unsequenced: Default::default(),
        };
        JavaTest { test, order: unit.order, places: unit.assertions.iter().map(|a| a.pos).collect() }
    }
}

impl JavaTest {
    /// Replaces the test's condition by another outcome, such as `t1:r1=1 /\\ x=2`.
    pub fn ask(&mut self, outcome: &SourceFile) -> Result<(), Diagnostic> {
        let program = &self.test.program;
        let names: Vec<String> = program.threads.iter().map(|t| t.name.clone()).collect();
        let numbered = SourceFile::new(outcome.name(), number_threads(outcome.text(), &names));
        let find = |thread: Option<u64>, name: &str| match thread {
            Some(thread) => {
                let entry = program.threads.get(usize::try_from(thread).ok()?)?;
                let registers = &program.function(entry.func).reg_names;
                let (reg, _) = registers.iter().find(|(_, of)| of == name)?;
                let id = ThreadId(thread as u32);
                Some(register(format!("{}:{name}", entry.name), id, *reg))
            }
            None => {
                let global = program.globals.iter().position(|g| g.name == name)?;
                let size = Size::new(program.globals[global].init.len() as u64)?;
                let addr = program.global_addr(GlobalId(global as u32));
                let ty = Type::Int(IntType::signed(size.bits()));
                Some(NamedObservable {
                    name: name.to_owned(),
                    at: Observable::Memory(Loc { addr, size }),
                    ty,
                })
            }
        };
        let (prop, _) = fencepost_litmus::parse_outcome(&numbered, &find, &mut self.test.observables)?;
        let text = format!("exists ({})", outcome.text().trim());
        self.test.condition = Condition { kind: ConditionKind::Exists, prop, text };
        self.places.clear();
        Ok(())
    }
}

/// Replaces the names of threads by their numbers, as litmus tests have them. Every other character keeps its
/// place.
fn number_threads(text: &str, names: &[String]) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(start) = rest.find(|c: char| c.is_alphabetic() || c == '_') {
        let word = &rest[start..];
        let end = word.find(|c: char| !(c.is_alphanumeric() || c == '_')).unwrap_or(word.len());
        let (word, after) = word.split_at(end);
        out += &rest[..start];
        match names.iter().position(|name| name == word).filter(|_| after.starts_with(':')) {
            Some(number) => out += &format!("{number:>end$}"),
            None => out += word,
        }
        rest = after;
    }
    out + rest
}

/// Returns the observable of a register that holds an `int` or a `boolean`. (Of a reference, the low half is
/// shown.)
fn register(name: String, thread: ThreadId, reg: Reg) -> NamedObservable {
    let ty = Type::Int(IntType::INT);
    NamedObservable { name, at: Observable::Register { thread, reg, bits: ty.bits() }, ty }
}
