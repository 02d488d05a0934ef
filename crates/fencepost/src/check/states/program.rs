//! Has the state engine answer about a program: it looks for a run in which something goes wrong.

use super::findings::Findings;
use super::summary;
use super::{Engine, StatesRequest};
use crate::explain::memory;
use crate::names::{Names, Parts};
use crate::options::Errors;
use fencepost_program::{AllocKind, Op, Pos, Program};
use fencepost_report::{Finding, Kind, Outcome};
use fencepost_search::Flow;
use fencepost_states::{Allocated, Config, Ended, FoundError, Switch, Visitor, explore};
use rustc_hash::FxHashSet;

/// Has the state engine visit the states of a program until it finds an error, or all of them.
pub fn program(program: &Program, question: &StatesRequest<'_>) -> Outcome {
    ask(program, question, &explore)
}

/// Answers about a program as [`program`] does, but with any state engine, such as one that a test makes up.
pub(super) fn ask(program: &Program, question: &StatesRequest<'_>, engine: &Engine<'_>) -> Outcome {
    let start = question.config.search.now();
    // The engine does not know which errors the user ignores. If there are such, the engine must not stop
    // at the first error; the visitor stops it.
    let picky = question.options.ignore.iter().any(|kind| !matches!(kind, Kind::Leak | Kind::Unjoined));
    let all = question.options.errors == Errors::All || picky;
    let config = Config {
        liveness: question.liveness(),
        all_errors: if all { Switch::On } else { Switch::Off },
        ..question.config.clone()
    };
    let mut collector = Collector {
        program,
        question,
        findings: Findings::new(program, question, Parts::Offsets),
        warnings: vec![],
        warned: FxHashSet::default(),
        heap: question.wants(Kind::Leak)
            && program.any_op(|op| matches!(op, Op::Alloc { kind: AllocKind::Heap, .. })),
    };
    let exploration = engine(program, &config, &mut collector);
    let Collector { findings, warnings, .. } = collector;
    let mut evidence =
        summary::evidence(program, question, &exploration, question.config.search.since(start));
    evidence.file = program.name.clone();
    (evidence.errors, evidence.details.relaxation) = findings.into_errors();
    evidence.warnings = warnings;
    summary::draw(&mut evidence, program, Parts::Offsets, &exploration, config.keep_graph);
    Outcome::new(evidence)
}

struct Collector<'a> {
    program: &'a Program,
    question: &'a StatesRequest<'a>,
    findings: Findings<'a>,
    warnings: Vec<Finding>,
    /// Places of objects that a warning says are not freed.
    warned: FxHashSet<Pos>,
    /// Whether leaks are to be reported and the program allocates heap memory.
    heap: bool,
}

impl Collector<'_> {
    fn warn(&mut self, object: &Allocated) {
        if !self.warned.insert(object.pos) {
            return;
        }
        let names = Names::of_run(self.program, Parts::Offsets, &[], &[*object]);
        let warning = memory::leaked(&names, object.addr, object.size, Some(object.pos), "run");
        self.warnings.push(warning);
    }
}

impl Visitor for Collector<'_> {
    fn ended(&mut self, end: &dyn Ended) {
        if self.heap {
            end.leaked().iter().for_each(|object| self.warn(object));
        }
    }

    fn found(&mut self, found: FoundError) -> Flow {
        self.findings.found(&found);
        match self.question.options.errors == Errors::First && !self.findings.is_empty() {
            true => Flow::Stop,
            false => Flow::Continue,
        }
    }
}
