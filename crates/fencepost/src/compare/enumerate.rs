//! All executions of a model, as a set.

use super::endings::{Ending, Last, ending};
use super::{Contender, Request, Subject};
use crate::cat_model::Explored;
use crate::check::bounds;
use crate::scene::open_endings;
use fencepost_candidates as candidates;
use fencepost_explore::{
    Config, Control, Flow, ModelId, Stopped, Summary, View, Violation, Visitor, explore, explore_under,
};
use fencepost_graph::{Candidate, Execution, Loc};
use fencepost_models::declarative::jam21_may_end_with;
use fencepost_program::{BlockKind, CodePos, Program, Reg, ThreadId};
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;
use std::time::Instant;

/// What a model allows.
#[derive(Default)]
pub struct Found {
    /// The complete executions, as they are compared, and how they end.
    pub executions: FxHashMap<Execution, Ending>,
    /// Those that end in an error, as far as they were built.
    pub failed: FxHashSet<Execution>,
    /// The engine that found them.
    pub engine: &'static str,
    /// How many are stuck.
    pub blocked: u64,
    /// Executions that satisfy the condition's proposition, and that do not.
    pub positive: u64,
    pub negative: u64,
    /// The program that was explored, if it is not the one that was given: memory cut finer.
    pub refined: Option<Program>,
    /// Why the search ended early.
    pub stopped: Option<&'static str>,
    /// Cycles that were not built (jam21).
    cycles_left_out: bool,
    bounds: Vec<(CodePos, BlockKind)>,
}

impl Found {
    /// Were all executions found?
    pub fn is_complete(&self) -> bool {
        self.stopped.is_none() && self.bounds.is_empty() && !self.cycles_left_out
    }

    /// What was cut off, in words.
    pub fn bounds(&self, program: &Program) -> Vec<String> {
        bounds(program, &self.bounds)
    }

    /// What else there is to say.
    pub fn notes(&self, model: &Contender) -> Vec<String> {
        let name = &model.name;
        let mut notes = vec![];
        if let Some(why) = self.stopped {
            notes.push(format!("the search for executions of {name} ended early: {}", phrase(why)));
        }
        if self.cycles_left_out {
            notes.push(format!(
                "{name} also allows some cycles of po and rf through plain accesses; these are not built, so it may have more \
                 executions"
            ));
        }
        notes
    }
}

/// Why a search ended early, for people.
fn phrase(stopped: &str) -> &str {
    match stopped {
        "interrupt" => "interrupted",
        "timeout" => "the time was up",
        "max-executions" => "there are more executions than are kept in memory",
        "max-paths" => "a thread has too many paths",
        "mixed-size" => "accesses of different sizes overlap",
        other => other,
    }
}

/// Finds all executions of a model.
pub fn enumerate(
    subject: &Subject<'_>,
    model: &Contender,
    request: &Request,
    deadline: Option<Instant>,
    without_co: bool,
) -> Result<Found, String> {
    let program = subject.program();
    let collector = || Collector {
        subject,
        jam: model.native == Some(ModelId::Jam21),
        most: request.most,
        without_co,
        is_full: false,
        restarted: false,
        found: Found::default(),
    };
    let left = deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()));
    let config = Config { timeout: left, control: request.control.clone(), ..Config::default() };
    let mut graphs = collector();
    let summary = match (model.native, &model.cat.explored) {
        (Some(native), _) => Some(explore(program, native, &config, &mut graphs)),
        (None, Explored::Graph(pruning, _)) => {
            Some(explore_under(program, *pruning, &model.cat.judge(), &config, &mut graphs))
        }
        (None, Explored::Candidates(_)) => None,
    };
    match (summary, &model.cat.explored) {
        // What the graph engine cannot build, the enumerator can: cycles of jam21.
        (Some(summary), Explored::Candidates(_)) if summary.cycles_left_out && subject.test().is_some() => {}
        (Some(summary), _) => return Ok(graphs.by_graphs(summary)),
        (None, _) => {}
    }
    let co = match &model.cat.explored {
        Explored::Candidates(co) => *co,
        Explored::Graph(..) => unreachable!("the graph engine has answered"),
    };
    let interrupt = interrupt(request.control.clone(), deadline);
    let options = candidates::Options { co, interrupt: Some(interrupt), ..Default::default() };
    let allows = |candidate: &Candidate| model.cat.model.allows(candidate);
    let mut all = collector();
    let summary = candidates::enumerate(program, &allows, &options, &mut all)
        .map_err(|error| format!("{}: {error} (model {})", subject.name(), model.name))?;
    Ok(all.by_candidates(summary, request))
}

fn interrupt(control: Option<Arc<Control>>, deadline: Option<Instant>) -> candidates::Interrupt {
    let over = move || deadline.is_some_and(|deadline| Instant::now() >= deadline);
    Arc::new(move || over() || control.as_ref().is_some_and(|control| control.is_stopped()))
}

/// Keeps executions.
struct Collector<'a> {
    subject: &'a Subject<'a>,
    /// Is it jam21, which says which values memory can hold together?
    jam: bool,
    most: usize,
    without_co: bool,
    /// Were there too many?
    is_full: bool,
    /// Did the exploration begin again, with memory cut finer?
    restarted: bool,
    found: Found,
}

impl Collector<'_> {
    fn keep(&mut self, mut execution: Execution, last: &impl Last) -> Keeping {
        let mut end = Ending::default();
        if let Some(test) = self.subject.test() {
            match ending(test, last) {
                // The test's filter says that it does not count.
                None => return Keeping::Goes,
                Some(ending) => end = ending,
            }
            *(if end.satisfies { &mut self.found.positive } else { &mut self.found.negative }) += 1;
        }
        if self.without_co {
            execution.co.clear();
        }
        let known = self.found.executions.entry(execution).or_insert_with(|| end.clone());
        if end.decides && !known.decides {
            *known = end;
        }
        self.is_full = self.found.executions.len() >= self.most;
        if self.is_full { Keeping::Full } else { Keeping::Goes }
    }

    fn fail(&mut self, mut execution: Execution) -> Keeping {
        if self.without_co {
            execution.co.clear();
        }
        self.found.failed.insert(execution);
        self.is_full = self.found.failed.len() >= self.most;
        if self.is_full { Keeping::Full } else { Keeping::Goes }
    }

    fn by_graphs(mut self, summary: Summary) -> Found {
        self.found.blocked = summary.blocked;
        self.found.bounds = summary.bounds_hit;
        self.found.engine = "graph";
        self.found.cycles_left_out = summary.cycles_left_out;
        self.found.stopped = match summary.stopped {
            None => None,
            Some(Stopped::Visitor) if self.is_full => Some("max-executions"),
            Some(Stopped::Visitor) => None,
            Some(Stopped::Interrupted) => Some("interrupt"),
            Some(Stopped::Timeout) => Some("timeout"),
            Some(Stopped::MixedSize) => Some("mixed-size"),
            Some(_) => Some("refused"),
        };
        self.found
    }

    fn by_candidates(mut self, summary: candidates::Summary, request: &Request) -> Found {
        let pressed = request.control.as_ref().is_some_and(|control| control.is_stopped());
        self.found.engine = "candidates";
        self.found.blocked = summary.blocked;
        self.found.bounds = summary.bounds_hit;
        self.found.stopped = match summary.stopped {
            None => None,
            Some(candidates::Stopped::Visitor) => Some("max-executions"),
            Some(candidates::Stopped::Interrupted) if pressed => Some("interrupt"),
            Some(candidates::Stopped::Interrupted) => Some("timeout"),
            Some(candidates::Stopped::MaxCandidates) => Some("max-executions"),
            Some(candidates::Stopped::MaxPaths) => Some("max-paths"),
        };
        self.found
    }
}

/// Is there room for more?
#[derive(Clone, Copy, PartialEq, Eq)]
enum Keeping {
    Goes,
    Full,
}

impl From<Keeping> for Flow {
    fn from(keeping: Keeping) -> Flow {
        if keeping == Keeping::Full { Flow::Stop } else { Flow::Continue }
    }
}

impl From<Keeping> for candidates::Flow {
    fn from(keeping: Keeping) -> candidates::Flow {
        if keeping == Keeping::Full { candidates::Flow::Stop } else { candidates::Flow::Continue }
    }
}

impl Visitor for Collector<'_> {
    fn execution(&mut self, view: &View<'_>) -> Flow {
        if self.restarted && self.found.refined.is_none() {
            self.found.refined = Some(view.program().clone());
        }
        let last = Viewed { view, jam: self.jam };
        self.keep(view.execution(), &last).into()
    }

    fn violation(&mut self, view: &View<'_>, violation: Violation) -> Flow {
        match violation {
            // A race leaves its execution complete, and one that is stuck is not compared.
            Violation::Race { .. } | Violation::Stuck { .. } => Flow::Continue,
            _ => self.fail(view.execution()).into(),
        }
    }

    fn restart(&mut self) {
        self.found = Found::default();
        self.restarted = true;
    }

    fn wants_races(&self) -> bool {
        false
    }
}

impl candidates::Visitor for Collector<'_> {
    fn execution(&mut self, found: &candidates::Found<'_>) -> candidates::Flow {
        let last = Enumerated { found, jam: self.jam };
        self.keep(found.execution(), &last).into()
    }

    fn failed(&mut self, found: &candidates::Found<'_>) -> candidates::Flow {
        self.fail(found.execution()).into()
    }
}

/// The end of an execution that the graph engine is at.
struct Viewed<'v, 'a> {
    view: &'v View<'a>,
    jam: bool,
}

impl Last for Viewed<'_, '_> {
    fn register(&self, thread: ThreadId, reg: Reg) -> u64 {
        self.view.register(thread, reg)
    }
    fn memory(&self, loc: Loc) -> Vec<u64> {
        self.view.memory(loc)
    }
    fn together(&self, memory: &[(Loc, u64)]) -> bool {
        !self.jam || jam21_may_end_with(&Candidate::from_execution(&self.view.execution()), memory)
    }
}

/// The end of a candidate.
struct Enumerated<'v, 'a> {
    found: &'v candidates::Found<'a>,
    jam: bool,
}

impl Last for Enumerated<'_, '_> {
    fn register(&self, thread: ThreadId, reg: Reg) -> u64 {
        self.found.thread(thread).reg(reg)
    }
    fn memory(&self, loc: Loc) -> Vec<u64> {
        match self.found.memory(loc) {
            Some(value) => vec![value],
            None => open_endings(self.found.candidate(), loc),
        }
    }
    fn together(&self, memory: &[(Loc, u64)]) -> bool {
        !self.jam || jam21_may_end_with(self.found.candidate(), memory)
    }
}
