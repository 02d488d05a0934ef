//! The exhaustive layer of XMM: published counts, causality tests, and what must never happen.

mod causality;
mod forbidden;
mod layers;
mod metamorphic;
mod table;

use fencepost_explore::xmm::exhaustive::{Derivation, Exhaustive, Limits, exhaustive};
use fencepost_graph::{EventRef, Execution, Label};
use fencepost_litmus::{Options, Test, parse};
use fencepost_program::{GlobalId, Input, ThreadId, ThreadState, resume};
use fencepost_source::SourceFile;
use std::collections::BTreeMap;
use std::fmt::Write;

const VARS: [&str; 9] = ["x", "y", "z", "a", "b", "m", "u", "v", "w"];

/// A program written as in the papers: threads are separated by `|||`; `r1 = x` reads a variable, `x = r1 +
/// 1` writes one, `x.acq` and `x.rel` say how, relaxed if nothing does; whatever is not among [`VARS`] is a
/// register. Variables start at 0 unless `init` says otherwise.
pub fn program(name: &str, init: &[(&str, u32)], threads: &str) -> Test {
    let args = VARS.map(|v| format!("atomic_int* {v}")).join(", ");
    let value = |v: &str| init.iter().find(|(of, _)| *of == v).map_or(0, |(_, value)| *value);
    let start: String = VARS.iter().map(|v| format!("[{v}] = {}; ", value(v))).collect();
    let mut text = format!("C {name}\n{{ {start} }}\n");
    for (i, body) in threads.split("|||").enumerate() {
        writeln!(text, "P{i} ({args}) {{ {} }}", in_c(body)).unwrap();
    }
    text.push_str("exists (true)\n");
    let file = SourceFile::new(name.to_owned(), text);
    parse(&file, &Options::default()).unwrap_or_else(|e| panic!("{}", e.render(&file)))
}

/// Returns the statements of a thread as C.
fn in_c(body: &str) -> String {
    let mut text = String::new();
    for piece in body.split_inclusive([';', '{', '}']) {
        match piece.trim().strip_suffix(';').and_then(|assignment| assignment.split_once(" = ")) {
            Some((to, from)) => match (access(to, "release"), access(from, "acquire")) {
                (Some((var, mode)), _) => {
                    write!(text, "atomic_store_explicit({var}, {from}, memory_order_{mode}); ").unwrap();
                }
                (None, Some((var, mode))) => {
                    write!(text, "int {to} = atomic_load_explicit({var}, memory_order_{mode}); ").unwrap();
                }
                (None, None) => text.push_str(piece),
            },
            None => text.push_str(piece),
        }
    }
    text
}

/// Returns a variable and how it is accessed.
fn access<'a>(text: &'a str, strong: &'static str) -> Option<(&'a str, &'static str)> {
    let (var, mode) = match text.split_once('.') {
        None => (text, "relaxed"),
        Some((var, "sc")) => (var, "seq_cst"),
        Some((var, _)) => (var, strong),
    };
    VARS.contains(&var).then_some((var, mode))
}

/// Returns all graphs of a test.
pub fn all(test: &Test) -> Exhaustive {
    exhaustive(&test.program, &Limits::default()).unwrap_or_else(|e| panic!("{}: {e}", test.name))
}

/// Returns a graph on a few lines, for messages.
pub fn show(test: &Test, graph: &Execution) -> String {
    let var = |addr: u64| {
        let globals = (0..).map(GlobalId).zip(&test.program.globals);
        let mut named = globals.filter(|(id, _)| test.program.global_addr(*id) == addr);
        named.next().map_or_else(|| format!("{addr:#x}"), |(_, g)| g.name.clone())
    };
    let name = |e: &EventRef| match e {
        EventRef::Init(loc) => format!("init {}", var(loc.addr)),
        EventRef::At(t, i) => format!("{}.{i}", t.0),
    };
    let mut text = String::new();
    for (id, event) in graph.events() {
        let what = match event.label {
            Label::Read { loc, value, .. } => {
                format!(
                    "R {} {value} from {}",
                    var(loc.addr),
                    event.rf.as_ref().map(name).unwrap_or_default()
                )
            }
            Label::Write { loc, value, .. } => format!("W {} {value}", var(loc.addr)),
            other => format!("{other:?}"),
        };
        writeln!(text, "    {}: {what}", name(&id)).unwrap();
    }
    for (loc, order) in graph.co.iter().filter(|(_, order)| order.len() > 1) {
        let order: Vec<String> = order.iter().map(name).collect();
        writeln!(text, "    co {}: {}", var(loc.addr), order.join(" ")).unwrap();
    }
    text
}

/// Returns the derivation of a graph as text.
pub fn explain(test: &Test, graph: &Execution, why: &Derivation) -> String {
    let committed: Vec<String> = why.committed.iter().map(|(e, f)| format!("{e:?}->{f:?}")).collect();
    let (graph, source) = (show(test, graph), show(test, &why.source));
    format!("  cyclic:\n{graph}  derived from:\n{source}  committed: {}\n", committed.join(", "))
}

/// Returns all cyclic executions with their derivations.
pub fn explain_all(test: &Test, outcome: &Exhaustive) -> String {
    let cyclic: BTreeMap<_, _> = outcome.cyclic().collect();
    cyclic.iter().map(|(graph, why)| explain(test, graph, why)).collect()
}

/// Returns a thread after all its events, run again with what it read. (For threads that exist from the
/// start.)
pub fn registers(test: &Test, graph: &Execution, thread: ThreadId) -> ThreadState {
    let mut state = ThreadState::initial(&test.program, thread);
    resume(&test.program, &mut state, Input::Go);
    for event in &graph.threads[thread.index()] {
        let answer = match event.label {
            Label::Read { value, .. } | Label::Choose(value) => Input::Value(value),
            _ => Input::Go,
        };
        resume(&test.program, &mut state, answer);
    }
    state
}
