//! All executions of a model, as a set.

use super::{Asked, Contender};
use crate::check::bounds;
use crate::endings::{Authority, Endings, MAX_ENDINGS, endings};
use crate::final_states::Ending;
use crate::input::Input;
use crate::model::cat::Explored;
use crate::scene::{Ended, Picked};
use fencepost_candidates as candidates;
use fencepost_explore::{
    Config, Summary, View, Violation, Visitor, explore, explore_judged, may_have_plain_cycle,
};
use fencepost_graph::{Candidate, Execution};
use fencepost_program::{BlockKind, CodePos, Program};
use fencepost_search::{Flow, Stopped};
use rustc_hash::{FxHashMap, FxHashSet};

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
    pub stopped: Option<Stopped>,
    /// Cycles that were not built (jam21).
    cycles_left_out: bool,
    /// Whether operands that C leaves unsequenced were evaluated from left to right, and in no other order.
    pub left_to_right: bool,
    /// Whether values may justify each other in a circle: the enumerator does not try all of these.
    circles_left_out: bool,
    /// Some execution had too many endings to look at.
    endings_cut: bool,
    bounds: Vec<(CodePos, BlockKind)>,
}

impl Found {
    /// Were all executions found?
    pub fn is_complete(&self) -> bool {
        let left_out = self.cycles_left_out || self.circles_left_out;
        let all_tried = !left_out && !self.left_to_right && !self.endings_cut;
        self.stopped.is_none() && self.bounds.is_empty() && all_tried
    }

    /// What was cut off, in words.
    pub fn bounds(&self, program: &Program) -> Vec<String> {
        bounds(program, &self.bounds)
    }

    /// What else there is to say.
    pub fn notes(&self, model: &Contender<'_>) -> Vec<String> {
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
        if self.circles_left_out {
            notes.push(format!(
                "in {name} values could justify each other in a circle; such executions are not all tried, so it may have more"
            ));
        }
        if self.endings_cut {
            notes.push(format!(
                "of the ways in which an execution of {name} may end, only {MAX_ENDINGS} were looked at"
            ));
        }
        notes
    }
}

/// Why a search ended early, for people.
fn phrase(stopped: Stopped) -> &'static str {
    match stopped {
        Stopped::MaxExecutions => "there are more executions than are kept in memory",
        other => other.phrase(),
    }
}

/// Finds all executions of a model.
pub fn enumerate(
    input: &Input,
    model: &Contender<'_>,
    asked: &Asked<'_>,
    without_co: bool,
) -> Result<Found, String> {
    let program = input.program();
    let collector = |authority| Collector {
        input,
        authority,
        most: asked.most(),
        without_co,
        is_full: false,
        restarted: false,
        found: Found::default(),
    };
    let config = Config { search: asked.search.clone(), ..Config::default() };
    let mut graphs = collector(model.native.map_or(Authority::Text(model.cat), Authority::Native));
    // What the graph engine does not build, the enumerator does: cycles of jam21.
    let has_cycles =
        model.native.is_some_and(|native| native.allows_plain_cycles() && may_have_plain_cycle(program));
    let summary = match (model.native, &model.cat.explored) {
        (Some(_), Explored::Candidates(_)) if has_cycles && input.test().is_some() => None,
        (Some(native), _) => Some(explore(program, native, &config, &mut graphs)),
        (None, Explored::Graph(pruning, _)) => {
            Some(explore_judged(program, *pruning, &model.cat.judge(), &config, &mut graphs))
        }
        (None, Explored::Candidates(_)) => None,
    };
    if let Some(summary) = summary {
        return Ok(graphs.by_graphs(summary));
    }
    let options =
        candidates::Options { co: model.cat.co(), search: asked.search.clone(), ..Default::default() };
    let allows = |candidate: &Candidate| model.cat.model.allows(candidate);
    let mut all = collector(Authority::Text(model.cat));
    let summary = candidates::enumerate(program, &allows, &options, &mut all)
        .map_err(|error| format!("{}: {error} (model {})", input.name(), model.name))?;
    all.found.circles_left_out = model.cat.allows_circles(summary.circles);
    Ok(all.by_candidates(summary))
}

/// Keeps executions.
struct Collector<'a> {
    input: &'a Input,
    /// Who says what memory may hold at the end.
    authority: Authority<'a>,
    most: usize,
    without_co: bool,
    /// Were there too many?
    is_full: bool,
    /// Did the exploration begin again, with memory cut finer?
    restarted: bool,
    found: Found,
}

impl Collector<'_> {
    fn keep<'b>(&mut self, mut execution: Execution, view: &impl Ended<'b>) -> Keeping {
        let mut end = Ending::default();
        if let Some(test) = self.input.test() {
            let Endings { all, cut } = endings(test, self.authority, view);
            self.found.endings_cut |= cut;
            match Ending::speaking(&all) {
                // The test's filter says that it does not count.
                None => return Keeping::Goes,
                Some(ending) => end = ending.clone(),
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
            Some(Stopped::Enough) => self.is_full.then_some(Stopped::MaxExecutions),
            Some(why) if why.is_cut() || why == Stopped::MixedSize => Some(why),
            Some(_) => Some(Stopped::Refused),
        };
        self.found
    }

    fn by_candidates(mut self, summary: candidates::Summary) -> Found {
        self.found.engine = "candidates";
        self.found.blocked = summary.blocked;
        self.found.bounds = summary.bounds_hit;
        self.found.stopped = summary.stopped.map(|why| match why {
            // It stopped because there was no room for more.
            Stopped::Enough => Stopped::MaxExecutions,
            _ => why,
        });
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

impl Visitor for Collector<'_> {
    fn execution(&mut self, view: &View<'_>) -> Flow {
        if self.restarted && self.found.refined.is_none() {
            self.found.refined = Some(view.program().clone());
        }
        self.keep(view.execution(), view).into()
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
    fn execution(&mut self, found: &candidates::Found<'_>) -> Flow {
        self.keep(found.execution(), &Picked::new(found)).into()
    }

    fn failed(&mut self, found: &candidates::Found<'_>) -> Flow {
        self.fail(found.execution()).into()
    }
}
