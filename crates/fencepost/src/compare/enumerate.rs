//! Finds all executions of a model, as a set.

use super::{ComparisonRequest, Contender};
use crate::check::bounds;
use crate::endings::{Endings, MAX_ENDINGS, endings};
use crate::final_states::Ending;
use crate::input::Input;
use crate::model::Decider;
use crate::model::cat::CatModel;
use crate::plan::Route;
use crate::scene::{CandidateScene, Ended};
use fencepost_candidates as candidates;
use fencepost_explore::{Config, Summary, View, Violation, Visitor};
use fencepost_graph::{Candidate, EventRef, Execution};
use fencepost_program::{BlockKind, CodePos, Program};
use fencepost_report::Engine;
use fencepost_search::{Flow, Stopped};
use rustc_hash::FxHashMap;

/// The data that a comparison keeps of an execution besides its graph, such as its final state.
#[derive(Clone, Default)]
pub struct ExecutionFacts {
    /// The final state of the execution.
    pub ending: Ending,
    /// Pairs of events of one thread that C leaves unsequenced.
    pub unsequenced: Unsequenced,
}

/// The pairs of events of one thread that C leaves unsequenced, so that program order does not order them.
pub type Unsequenced = Vec<(EventRef, EventRef)>;

/// The executions of a program that one model of a comparison allows, as far as its engine found them.
#[derive(Default)]
pub struct ModelExecutions {
    /// The complete executions, as they are compared.
    pub executions: FxHashMap<Execution, ExecutionFacts>,
    /// Executions that end in an error, as far as they were built.
    pub failed: FxHashMap<Execution, Unsequenced>,
    /// The engine that found them.
    pub engine: Engine,
    /// The number of executions in which a thread is stuck.
    pub blocked: u64,
    /// Executions that satisfy the condition's proposition, and that do not.
    pub positive: u64,
    pub negative: u64,
    /// The program that was explored, if the engine had to split its memory into smaller locations; `None`:
    /// the given one.
    pub refined: Option<Program>,
    /// The limit that ended the search early, if any.
    pub stopped: Option<Stopped>,
    /// Whether the graph engine left out executions with cycles of plain accesses (`jam21`).
    cycles_left_out: bool,
    /// Whether operands that C leaves unsequenced were evaluated from left to right, and in no other order.
    pub left_to_right: bool,
    /// Whether values may justify each other in a circle: the enumerator does not try all of these.
    circles_left_out: bool,
    /// Whether some execution had more endings than are looked at.
    endings_cut: bool,
    bounds: Vec<(CodePos, BlockKind)>,
}

impl ModelExecutions {
    /// Returns whether all executions that the model allows were found.
    pub fn is_complete(&self) -> bool {
        let left_out = self.cycles_left_out || self.circles_left_out;
        let all_tried = !left_out && !self.left_to_right && !self.endings_cut;
        self.stopped.is_none() && self.bounds.is_empty() && all_tried
    }

    /// Describes, for people, each bound that cut off executions.
    pub fn bounds(&self, program: &Program) -> Vec<String> {
        bounds(program, &self.bounds)
    }

    /// Returns notes for people on what limits the answer for this model.
    pub fn notes(&self, model: &Contender<'_>) -> Vec<String> {
        let name = model.name();
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

/// Returns the phrase that tells people why a search ended early.
fn phrase(stopped: Stopped) -> &'static str {
    match stopped {
        Stopped::MaxExecutions => "there are more executions than are kept in memory",
        other => other.phrase(),
    }
}

/// Finds all executions that one model of a comparison allows, by the engines of its plan.
pub fn enumerate(
    model: &Contender<'_>,
    asked: &ComparisonRequest<'_>,
    without_co: bool,
) -> Result<ModelExecutions, String> {
    follow(model.plan.route(), model, asked, without_co)
}

/// Asks the first engine of a route that visits executions; if it cannot enumerate the test, the next one.
fn follow(
    route: &Route,
    model: &Contender<'_>,
    asked: &ComparisonRequest<'_>,
    without_co: bool,
) -> Result<ModelExecutions, String> {
    let input = model.plan.input();
    let collector = |decider: Decider| Collector {
        input,
        decider,
        most: asked.most(),
        without_co,
        is_full: false,
        restarted: false,
        found: ModelExecutions::default(),
    };
    match route {
        // (The symbolic engine gives no set of executions. What it would add is noted as left out.)
        Route::Graph(decider) | Route::GraphThenSymbolic { decider, .. } => {
            // Models that are texts keep rounds in which a thread only tries again; so both sides do.
            let config = Config { search: asked.search.clone(), all_rounds: true, ..Config::default() };
            let mut graphs = collector(decider.clone());
            let summary = decider.explore_alone(input.program(), &config, &mut graphs);
            let left_to_right = input.test().is_some_and(|test| !test.unsequenced.is_empty());
            Ok(ModelExecutions { left_to_right, ..graphs.finish_with_summary(summary) })
        }
        Route::Candidates(text, next) => {
            let all = collector(Decider::Text(text.clone()));
            match (by_candidates(text, all, asked), next) {
                (Err(_), Some(next)) => follow(next, model, asked, without_co),
                (Ok(ModelExecutions { stopped: Some(Stopped::MaxPaths), .. }), Some(next)) => {
                    follow(next, model, asked, without_co)
                }
                (found, _) => {
                    found.map_err(|error| format!("{}: {error} (model {})", input.name(), model.name()))
                }
            }
        }
        Route::States(_) | Route::Symbolic => {
            Err(format!("{} visits no executions to compare", model.plan.engine().title()))
        }
    }
}

/// Has the candidate enumerator find the executions that a text allows; says why it does not take the test,
/// if so.
fn by_candidates(
    text: &CatModel,
    mut all: Collector<'_>,
    asked: &ComparisonRequest<'_>,
) -> Result<ModelExecutions, candidates::Unsupported> {
    let options = candidates::Options {
        co: text.co(),
        search: asked.search.clone(),
        unsequenced: all.input.test().map(|test| test.unsequenced.clone()).unwrap_or_default(),
        ..Default::default()
    };
    let allows = |candidate: &Candidate| text.model.allows(candidate);
    let summary = candidates::enumerate(all.input.program(), &allows, &options, &mut all)?;
    all.found.circles_left_out = text.allows_circles(summary.circles);
    Ok(all.by_candidates(summary))
}

/// A visitor that keeps every execution of one model.
struct Collector<'a> {
    input: &'a Input,
    /// The part of the model that decides about single executions, and that says what memory may hold at
    /// their end.
    decider: Decider,
    most: usize,
    without_co: bool,
    /// Whether there were more executions than are kept.
    is_full: bool,
    /// Whether the engine began again with memory split into smaller locations.
    restarted: bool,
    found: ModelExecutions,
}

impl Collector<'_> {
    fn keep<'b>(
        &mut self,
        mut execution: Execution,
        unsequenced: Unsequenced,
        view: &impl Ended<'b>,
    ) -> Room {
        let mut end = Ending::default();
        if let Some(test) = self.input.test() {
            let Endings { all, cut } = endings(test, (&self.decider).into(), view);
            self.found.endings_cut |= cut;
            match Ending::reported(&all) {
                // The test's filter leaves the execution out.
                None => return Room::Left,
                Some(ending) => end = ending.clone(),
            }
            *(if end.satisfies { &mut self.found.positive } else { &mut self.found.negative }) += 1;
        }
        if self.without_co {
            execution.co.clear();
        }
        let kept = || ExecutionFacts { ending: end.clone(), unsequenced };
        let known = self.found.executions.entry(execution).or_insert_with(kept);
        if end.decides && !known.ending.decides {
            known.ending = end;
        }
        self.is_full = self.found.executions.len() >= self.most;
        if self.is_full { Room::Full } else { Room::Left }
    }

    fn fail(&mut self, mut execution: Execution, unsequenced: Unsequenced) -> Room {
        if self.without_co {
            execution.co.clear();
        }
        self.found.failed.insert(execution, unsequenced);
        self.is_full = self.found.failed.len() >= self.most;
        if self.is_full { Room::Full } else { Room::Left }
    }

    fn finish_with_summary(mut self, summary: Summary) -> ModelExecutions {
        self.found.blocked = summary.blocked;
        self.found.bounds = summary.bounds_hit;
        self.found.engine = Engine::Graph;
        self.found.cycles_left_out = summary.cycles_left_out;
        self.found.stopped = match summary.stopped {
            None => None,
            Some(Stopped::Enough) => self.is_full.then_some(Stopped::MaxExecutions),
            Some(why) if why.is_cut() || why == Stopped::MixedSize => Some(why),
            Some(_) => Some(Stopped::Refused),
        };
        self.found
    }

    fn by_candidates(mut self, summary: candidates::Summary) -> ModelExecutions {
        self.found.engine = Engine::Candidates;
        self.found.blocked = summary.blocked;
        self.found.bounds = summary.bounds_hit;
        self.found.stopped = summary.stopped.map(|why| match why {
            // The collector stopped the search, because there was no room for more.
            Stopped::Enough => Stopped::MaxExecutions,
            _ => why,
        });
        self.found
    }
}

/// Whether there is room for more executions.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Room {
    Left,
    Full,
}

impl From<Room> for Flow {
    fn from(room: Room) -> Flow {
        if room == Room::Full { Flow::Stop } else { Flow::Continue }
    }
}

impl Visitor for Collector<'_> {
    fn execution(&mut self, view: &View<'_>) -> Flow {
        if self.restarted && self.found.refined.is_none() {
            self.found.refined = Some(view.program().clone());
        }
        self.keep(view.execution(), vec![], view).into()
    }

    fn violation(&mut self, view: &View<'_>, violation: Violation) -> Flow {
        match violation {
            // A race leaves its execution complete, and one that is stuck is not compared.
            Violation::Race { .. } | Violation::Stuck { .. } => Flow::Continue,
            _ => self.fail(view.execution(), vec![]).into(),
        }
    }

    fn restart(&mut self) {
        self.found = ModelExecutions::default();
        self.restarted = true;
    }

    fn wants_races(&self) -> bool {
        false
    }
}

impl candidates::Visitor for Collector<'_> {
    fn execution(&mut self, found: &candidates::AllowedCandidate<'_>) -> Flow {
        self.keep(found.execution(), found.unsequenced(), &CandidateScene::new(found)).into()
    }

    fn failed(&mut self, found: &candidates::AllowedCandidate<'_>) -> Flow {
        self.fail(found.execution(), found.unsequenced()).into()
    }
}
