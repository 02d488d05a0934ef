//! Syntax tree to program: types are checked, names resolved, and everything becomes instructions.
//!
//! | file | turns |
//! | --- | --- |
//! | `memory` | the init section and the parameters into global objects |
//! | `thread` | a thread into a function: scopes, variables, parameters |
//! | `stmt` | statements into blocks |
//! | `expr` | expressions into instructions |
//! | `arith` | operators and conversions: C's integer rules |
//! | `place` | things that can be read and written: variables, elements, memory |
//! | `call` | function calls: which function, with which arguments |
//! | `known` | a misspelt function into the one that was meant, for messages |
//! | `atomic` | the operations of `<stdatomic.h>` |
//! | `java` | what Java means by fields, VarHandles, monitors and operators |
//! | `outcome` | `locations`, filter and condition into observables and propositions |
//!
//! A thread `P0` (in Java `Thread0`) becomes a function and a thread of the program with that name. Its
//! variables are named registers; parameters that point at shared locations are constants.

mod arith;
mod atomic;
mod call;
mod expr;
mod java;
mod known;
mod memory;
pub(crate) mod outcome;
mod place;
mod stmt;
mod thread;

pub(crate) use call::linux_dialect;

use crate::ast::{InitTarget, TestAst, ThreadRef};
use crate::dialect::Dialect;
use crate::test::Test;
use crate::{DEFAULT_UNROLL, Options};
use fencepost_program::{CodePos, Function, Op, Program, Unsequenced};
use fencepost_source::{Diagnostic, SourceFile};
use memory::Memory;

/// The result of lowering a part of a litmus test, or the message about the first mistake in it.
type Result<T> = std::result::Result<T, Diagnostic>;

/// Lowers the syntax tree of a litmus test to a program and a condition.
pub(crate) fn lower(ast: TestAst, file: &SourceFile, options: &Options) -> Result<Test> {
    let mut program = Program::new(ast.header.name.as_str());
    let file_id = program.add_file(file.clone());
    check_threads_of_init(&ast)?;
    let memory = Memory::build(&ast, &mut program)?;
    let named = outcome::named_registers(&ast);
    let (mut frames, mut unsequenced) = (Vec::new(), Unsequenced::default());
    for thread in &ast.threads {
        let context = thread::Context { ast: &ast, file, file_id, memory: &memory, options, named: &named };
        let (function, mut frame) = thread::lower(thread, &context)?;
        let name = function.name.clone();
        let func = program.add_function(function);
        let operands = std::mem::take(&mut frame.operands).into_iter();
        let operands = operands.map(|(block, inst, within)| (CodePos { func, block, inst }, within));
        unsequenced.append(Unsequenced::new(operands));
        program.add_thread(name, func, vec![]);
        frames.push(frame);
    }
    if program.any_op(|op| matches!(op, Op::LoopHead { .. })) {
        program.unroll = Some(options.unroll.unwrap_or(DEFAULT_UNROLL));
        program.functions.iter_mut().for_each(Function::exempt_constant_loops);
    }
    let program = program.finish().expect("the lowering only makes valid programs");
    let outcome = outcome::lower(&ast, &memory, &frames)?;
    let header = ast.header;
    Ok(Test {
        dialect: header.dialect,
        name: header.name,
        doc: header.doc,
        metadata: header.metadata,
        program,
        observables: outcome.observables,
        shown: outcome.shown,
        filter: outcome.filter,
        condition: outcome.condition,
        unsequenced,
    })
}

/// Reads the litmus test in `file` again, with the question whether the outcome in `outcome` is possible as
/// its condition. The test itself was read before, so an error is about the outcome.
pub(crate) fn ask(file: &SourceFile, options: &Options, outcome: &SourceFile) -> Result<Test> {
    let header = crate::header::parse(file.text())?;
    let mut ast = crate::parser::parse(file.text(), header)?;
    let prop = crate::parser::parse_prop(outcome.text(), ast.header.dialect)?;
    ast.condition = Some((crate::ConditionKind::Exists, prop));
    lower(ast, file, options)
}

/// Checks that registers of the init section belong to threads that exist, and are initialised once.
fn check_threads_of_init(ast: &TestAst) -> Result<()> {
    let mut seen = std::collections::HashSet::new();
    let registers = ast.init.iter().filter_map(|entry| match &entry.target {
        InitTarget::Register { thread, name } => Some((*thread, name)),
        InitTarget::Location(_) => None,
    });
    let handles = ast.handles.iter().filter_map(|handle| Some((handle.thread?, &handle.name)));
    for (thread, name) in registers.chain(handles) {
        if thread.number >= ast.threads.len() as u64 {
            return Err(no_such_thread(thread, ast.threads.len(), ast.header.dialect));
        }
        if !seen.insert((thread.number, &name.text)) {
            let message = format!("`{}:{}` is initialised twice", thread.number, name.text);
            return Err(Diagnostic::new(thread.span.to(name.span), message));
        }
    }
    Ok(())
}

/// Makes the error message about the number of a thread that the test does not have.
fn no_such_thread(thread: ThreadRef, count: usize, dialect: Dialect) -> Diagnostic {
    let last = dialect.thread_name(count.saturating_sub(1) as u64);
    let message = format!("there is no thread `{}`", dialect.thread_name(thread.number));
    Diagnostic::new(thread.span, message).help(format!("the last thread is `{last}`"))
}
