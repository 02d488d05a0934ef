//! Asking the graph engine about a litmus test, and putting its answer into an [`Outcome`].

use crate::describe::{Names, describe};
use crate::race;
use fencepost_explore::{Config, Flow, Stopped, StuckAt, Summary, View, Violation, Visitor, explore};
use fencepost_graph::{EventRef, Execution, Loc, Size};
use fencepost_litmus::{ConditionKind, ObservableId, ObservableKind, Test};
use fencepost_models::ModelId;
use fencepost_program::{BlockKind, CodePos, Fault, Pos, Program, ThreadId, layout};
use fencepost_report as report;
use fencepost_report::{ConditionReport, FinalState, Finding, Outcome};
use rustc_hash::{FxHashMap, FxHashSet};
use std::time::{Duration, Instant};

/// What is asked, beside the test itself.
#[derive(Clone, Debug)]
pub struct Request {
    /// Under which model.
    pub model: ModelId,
    /// Keep every execution for the report.
    pub list_executions: bool,
    /// Remember every execution and count those that come twice. (None ever should; this is how to check.)
    pub count_duplicates: bool,
    /// Report every error, not just the first.
    pub all_errors: bool,
    /// Kinds of findings not to report.
    pub ignore: Vec<String>,
    /// Limits of the exploration, and how to watch and stop it.
    pub config: Config,
}

impl Request {
    /// The plain question.
    pub fn new(model: ModelId) -> Self {
        Request {
            model,
            list_executions: false,
            count_duplicates: false,
            all_errors: false,
            ignore: vec![],
            config: Config::default(),
        }
    }
}

/// Explores all executions of a litmus test and answers its condition.
pub fn litmus(test: &Test, request: &Request) -> Outcome {
    let start = Instant::now();
    let mut collector = Collector::new(test, request);
    let summary = explore(&test.program, request.model, &request.config, &mut collector);
    let time = start.elapsed();
    collector.outcome(summary, time)
}

/// Gathers what the report needs while the engine runs.
struct Collector<'a> {
    test: &'a Test,
    request: &'a Request,
    names: Names<'a>,
    states: FxHashMap<Vec<u64>, StateCount>,
    /// Executions that the filter lets through.
    counted: u64,
    filtered: u64,
    positive: u64,
    negative: u64,
    witness: Option<report::Execution>,
    listed: Vec<report::Execution>,
    seen: FxHashSet<Execution>,
    duplicates: u64,
    errors: Vec<Finding>,
    races: bool,
    /// The pairs of places of the races reported.
    race_places: FxHashSet<(Option<Pos>, Option<Pos>)>,
    /// Some execution had more than [`MAX_ENDINGS`] endings.
    endings_cut: bool,
}

/// How many endings of one execution are looked at. Without a coherence order every location may end with any of
/// its unordered writes, so their number is a product over the locations.
const MAX_ENDINGS: usize = 4096;

struct StateCount {
    count: u64,
    satisfies: bool,
}

impl<'a> Collector<'a> {
    fn new(test: &'a Test, request: &'a Request) -> Self {
        Collector {
            test,
            request,
            names: Names::new(&test.program),
            states: FxHashMap::default(),
            counted: 0,
            filtered: 0,
            positive: 0,
            negative: 0,
            witness: None,
            listed: vec![],
            seen: FxHashSet::default(),
            duplicates: 0,
            errors: vec![],
            races: !request.ignore.iter().any(|kind| kind == report::RACE),
            race_places: FxHashSet::default(),
            endings_cut: false,
        }
    }

    /// The values of all observables at the end. Usually one list; several where the model leaves open which
    /// of some unordered writes came last.
    fn final_values(&mut self, view: &View<'_>) -> Vec<Vec<u64>> {
        let mut all = vec![Vec::with_capacity(self.test.observables.len())];
        for observable in &self.test.observables {
            let mut values = match observable.kind {
                ObservableKind::Register { thread, reg } => vec![view.register(thread, reg)],
                ObservableKind::Memory { addr, size } => view.memory(Loc { addr, size }),
            };
            if values.len() * all.len() > MAX_ENDINGS {
                self.endings_cut = true;
                values.truncate((MAX_ENDINGS / all.len()).max(1));
            }
            if let [value] = values[..] {
                all.iter_mut().for_each(|list| list.push(value));
            } else {
                let extend = |list: &Vec<u64>, value: u64| list.iter().copied().chain([value]).collect();
                all = all.iter().flat_map(|list| values.iter().map(move |v| extend(list, *v))).collect();
            }
        }
        all
    }

    /// A location whose final value is asked for while bytes of it are written as another one.
    fn torn_observable(&self, view: &View<'_>) -> Option<(String, String)> {
        self.test.observables.iter().find_map(|observable| {
            let ObservableKind::Memory { addr, size } = observable.kind else { return None };
            let other = view.overlapping(Loc { addr, size })?;
            Some((
                plain(&observable.name),
                format!("{} ({} bytes)", self.names.loc(other), other.size.bytes()),
            ))
        })
    }

    /// Does an execution that satisfies (or not) the proposition decide the condition?
    fn decides(&self, satisfies: bool) -> bool {
        match self.test.condition.kind {
            ConditionKind::Exists | ConditionKind::NotExists => satisfies,
            ConditionKind::Forall => !satisfies,
        }
    }

    fn pictured(&self, view: &View<'_>, values: &[u64]) -> report::Execution {
        let mut execution = describe(view, &self.names);
        execution.final_values = self.named_values(|id| values[id.index()]);
        execution
    }

    fn named_values(&self, value: impl Fn(ObservableId) -> u64) -> Vec<(String, report::Value)> {
        let show = |id: ObservableId| {
            let text = self.test.show_value(id, value(id));
            (plain(&self.test.observable(id).name), report::Value::from(text))
        };
        self.test.shown.iter().map(|id| show(*id)).collect()
    }

    /// A finding about where `thread` is now.
    fn finding_now(&self, view: &View<'_>, thread: ThreadId, kind: &str, message: String) -> Finding {
        let pos = view.pos_now(thread);
        Finding {
            kind: kind.to_owned(),
            message,
            file: pos.and_then(|p| self.names.file(p)),
            line: pos.map(|p| p.line),
            thread: Some(self.names.thread(thread)),
            ..Finding::default()
        }
    }

    /// A finding about an event, with a note about another.
    fn finding_at(
        &self,
        view: &View<'_>,
        event: EventRef,
        (kind, message): (&str, String),
        (what, other): (&str, EventRef),
    ) -> Finding {
        let pos = view.pos(event);
        let thread = |event: EventRef| match event {
            EventRef::At(thread, _) => Some(self.names.thread(thread)),
            EventRef::Init(_) => None,
        };
        let place = view.pos(other).and_then(|pos| self.names.program.place(pos));
        let by = thread(other).map(|name| format!(" by {name}")).unwrap_or_default();
        let note = format!("{what}{by}{}", place.map(|p| format!(" at {p}")).unwrap_or_default());
        Finding {
            kind: kind.to_owned(),
            message,
            file: pos.and_then(|p| self.names.file(p)),
            line: pos.map(|p| p.line),
            thread: thread(event),
            notes: vec![note],
            ..Finding::default()
        }
    }

    /// What a thread waits for in vain.
    fn stuck_note(&self, view: &View<'_>, thread: ThreadId, at: StuckAt) -> String {
        let place = view.pos_now(thread).and_then(|pos| self.names.program.place(pos));
        let place = place.map(|p| format!(" at {p}")).unwrap_or_default();
        let name = self.names.thread(thread);
        match at {
            StuckAt::Lock { addr, holder } => {
                let mutex = self.names.loc(Loc { addr, size: Size::B4 });
                let holder = holder.map(|t| format!(", which {} holds", self.names.thread(t)));
                format!("{name} waits for the mutex {mutex}{}{place}", holder.unwrap_or_default())
            }
            StuckAt::Await => format!("{name} waits for a value that never comes{place}"),
            StuckAt::Join(other) => {
                format!("{name} waits for the end of {}{place}", self.names.thread(other))
            }
        }
    }

    fn outcome(self, summary: Summary, time: Duration) -> Outcome {
        let test = self.test;
        let condition = &test.condition;
        let kind = match condition.kind {
            ConditionKind::Exists => report::ConditionKind::Exists,
            ConditionKind::NotExists => report::ConditionKind::NotExists,
            ConditionKind::Forall => report::ConditionKind::Forall,
        };
        let mut bounds_hit = bounds(&test.program, &summary);
        if self.endings_cut {
            bounds_hit.push(format!(
                "of the ways in which an execution may end, only {MAX_ENDINGS} were looked at"
            ));
        }
        let states = self.states.iter().map(|(values, state)| {
            let value = |id: ObservableId| {
                let at = test.shown.iter().position(|shown| *shown == id);
                values[at.expect("the values are those of the shown observables")]
            };
            FinalState {
                values: self.named_values(value),
                count: state.count,
                satisfies: Some(state.satisfies),
            }
        });
        let mut outcome = Outcome {
            file: test.program.files.first().map_or(String::new(), |f| f.name().to_owned()),
            test: Some(test.name.clone()),
            model: self.request.model.name().to_owned(),
            engine: "graph".to_owned(),
            executions: Some(self.counted),
            blocked: Some(summary.blocked),
            duplicates: self.request.count_duplicates.then_some(self.duplicates),
            complete: summary.stopped.is_none() && bounds_hit.is_empty(),
            stopped: stopped(&summary).map(|(word, _)| word.to_owned()),
            condition: Some(ConditionReport::new(kind, plain(&condition.text), self.positive, self.negative)),
            final_states: states.collect(),
            bounds_hit,
            notes: notes(&summary, self.filtered),
            time_s: time.as_secs_f64(),
            ..Outcome::default()
        };
        if self.counted + self.filtered == 0 && self.errors.is_empty() && summary.blocked > 0 {
            outcome.warnings.push(Finding {
                kind: "no-execution".to_owned(),
                message:
                    "no execution completes: in every one some thread is blocked, so nothing was checked"
                        .to_owned(),
                ..Finding::default()
            });
        }
        outcome.errors = self.errors;
        outcome.witness = self.witness;
        outcome.executions_list = self.request.list_executions.then_some(self.listed);
        report::judge(&mut outcome);
        outcome
    }
}

impl Visitor for Collector<'_> {
    fn execution(&mut self, view: &View<'_>) -> Flow {
        if self.request.count_duplicates && !self.seen.insert(view.execution()) {
            self.duplicates += 1;
        }
        if let Some((name, other)) = self.torn_observable(view) {
            self.errors.push(Finding {
                kind: MIXED_SIZE.to_owned(),
                message: format!("the value of {name} at the end cannot be told: {other} is written"),
                notes: vec![MIXED_SIZE_NOTE.to_owned()],
                execution: Some(describe(view, &self.names)),
                ..Finding::default()
            });
            return Flow::Stop;
        }
        let mut endings = self.final_values(view);
        if let Some(filter) = &self.test.filter {
            endings.retain(|values| filter.eval(&|id: ObservableId| values[id.index()]));
            if endings.is_empty() {
                self.filtered += 1;
                return Flow::Continue;
            }
        }
        self.counted += 1;
        let satisfied =
            |values: &Vec<u64>| self.test.condition.prop.eval(&|id: ObservableId| values[id.index()]);
        // The ending that decides the question speaks for the execution.
        let deciding = endings.iter().position(|values| self.decides(satisfied(values)));
        let values = &endings[deciding.unwrap_or(0)];
        let satisfies = satisfied(values);
        if satisfies {
            self.positive += 1;
        } else {
            self.negative += 1;
        }
        if self.witness.is_none() && deciding.is_some() {
            self.witness = Some(self.pictured(view, values));
        }
        if self.request.list_executions {
            let execution = self.pictured(view, values);
            self.listed.push(execution);
        }
        for values in &endings {
            let satisfies = satisfied(values);
            let shown: Vec<u64> = self.test.shown.iter().map(|id| values[id.index()]).collect();
            self.states.entry(shown).or_insert(StateCount { count: 0, satisfies }).count += 1;
        }
        Flow::Continue
    }

    fn violation(&mut self, view: &View<'_>, violation: Violation) -> Flow {
        let finding = match violation {
            Violation::Race { first, second } => {
                self.races = self.request.all_errors;
                let (a, b) = (view.pos(first), view.pos(second));
                if !self.race_places.insert((a.min(b), a.max(b))) {
                    return Flow::Continue;
                }
                race::finding(view, &self.names, first, second)
            }
            Violation::MixedSize { thread, access, other } => {
                let message = format!(
                    "{} accesses {} byte(s) at {}, where {} is accessed as {} byte(s)",
                    self.names.thread(thread),
                    access.size.bytes(),
                    self.names.loc(access),
                    self.names.loc(other),
                    other.size.bytes(),
                );
                let notes = vec![MIXED_SIZE_NOTE.to_owned()];
                Finding { notes, ..self.finding_now(view, thread, MIXED_SIZE, message) }
            }
            Violation::UseAfterFree { access, free } => {
                let message = "access to memory that may have been freed".to_owned();
                self.finding_at(view, access, ("use-after-free", message), ("freed", free))
            }
            Violation::DoubleFree { first, second } => {
                let message = "memory is freed twice".to_owned();
                self.finding_at(view, second, ("double-free", message), ("freed first", first))
            }
            Violation::Uninitialised { read } => {
                let message = "read of memory that has no value yet".to_owned();
                self.finding_at(view, read, ("uninitialised", message), ("read", read))
            }
            Violation::Stuck { threads } => {
                let waits = threads.iter().any(|(_, at)| *at == StuckAt::Await);
                let kind = if waits { "liveness" } else { "deadlock" };
                let (thread, _) = threads[0];
                let notes = threads.iter().map(|(thread, at)| self.stuck_note(view, *thread, *at)).collect();
                let message = "no thread can go on".to_owned();
                Finding { notes, ..self.finding_now(view, thread, kind, message) }
            }
            Violation::Fault { thread, fault } => {
                self.finding_now(view, thread, fault_kind(&fault), fault.to_string())
            }
        };
        let known = self.errors.iter().any(|e| {
            e.kind == finding.kind
                && e.line == finding.line
                && e.message == finding.message
                && e.thread == finding.thread
        });
        if !known && !self.request.ignore.contains(&finding.kind) {
            let execution = Some(describe(view, &self.names));
            self.errors.push(Finding { execution, ..finding });
        }
        Flow::Continue
    }

    fn restart(&mut self) {
        *self = Collector::new(self.test, self.request);
    }

    fn wants_races(&self) -> bool {
        self.races
    }
}

/// Memory by its bare name where that is clear, `x` for herd's `[x]`: alone, or on the left of an equation. (On its right, `x`
/// would be an address.)
fn plain(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(open) = rest.find('[') {
        let (before, bracket) = rest.split_at(open);
        out += before;
        let element = before.ends_with(|c: char| c.is_alphanumeric() || c == '_');
        match bracket[1..].split_once(']') {
            Some((name, after)) if !element && (after.is_empty() || after.starts_with('=')) => {
                out += name;
                rest = after;
            }
            _ => {
                out.push('[');
                rest = &bracket[1..];
            }
        }
    }
    out + rest
}

/// The kinds of errors there are, as `--ignore` spells them.
pub const KINDS: [&str; 22] = [
    report::RACE,
    "assert",
    "deadlock",
    "liveness",
    "use-after-free",
    "double-free",
    "invalid-free",
    "null",
    "out-of-bounds",
    "uninitialised",
    "unlock-not-held",
    "relock",
    "division",
    "unreachable",
    "abort",
    "bad-call",
    "exception",
    "out-of-memory",
    "bad-choice",
    "destroyed-mutex",
    "constant-write",
    "unsupported",
];

/// The kind of finding that ends a search because what an access means is not known. It cannot be ignored.
const MIXED_SIZE: &str = "mixed-size";
const MIXED_SIZE_NOTE: &str = "accesses of different sizes to the same bytes are not supported";

/// The kind of a fault, one of [`KINDS`].
fn fault_kind(fault: &Fault) -> &'static str {
    match fault {
        Fault::Assert(_) => "assert",
        Fault::Division => "division",
        Fault::Unreachable => "unreachable",
        Fault::BadCall(_) => "bad-call",
        Fault::BadAddress { addr, .. } if *addr < layout::GLOBALS => "null",
        Fault::LocalIndex { .. } | Fault::LocalMemory(_) | Fault::BadAddress { .. } => "out-of-bounds",
        Fault::OutOfBounds { .. } => "out-of-bounds",
        Fault::InvalidFree(_) => "invalid-free",
        Fault::OutOfMemory(_) => "out-of-memory",
        Fault::Abort(_) | Fault::Error(_) => "abort",
        Fault::Unsupported(_) => "unsupported",
        Fault::Exception(_) => "exception",
        Fault::BadChoice { .. } => "bad-choice",
        Fault::NotHeld(_) => "unlock-not-held",
        Fault::Relock(_) => "relock",
        Fault::DestroyedMutex(_) => "destroyed-mutex",
        Fault::Constant(_) => "constant-write",
        Fault::Uninitialised(_) => "uninitialised",
        Fault::MixedSize { .. } => MIXED_SIZE,
    }
}

fn bounds(program: &Program, summary: &Summary) -> Vec<String> {
    let describe = |(at, why): &(CodePos, BlockKind)| {
        let function = program.function(at.func);
        let place = program.place(program.pos(*at)).unwrap_or_else(|| format!("in {}", function.name));
        if *why == BlockKind::StepBound {
            return format!(
                "{} was cut off at {place} after millions of steps without an access",
                function.name
            );
        }
        let rounds = match program.unroll.unwrap_or(0) {
            1 => "1 round".to_owned(),
            n => format!("{n} rounds"),
        };
        format!("the loop at {place} was cut after {rounds} (--unroll N sets the bound)")
    };
    let mut all: Vec<String> = summary.bounds_hit.iter().map(describe).collect();
    all.sort();
    all
}

/// Why the search ended early: the word for machines, and the phrase for people.
fn stopped(summary: &Summary) -> Option<(&'static str, &'static str)> {
    match summary.stopped {
        None | Some(Stopped::Visitor | Stopped::Refined) => None,
        Some(Stopped::Interrupted) => Some(("interrupt", "interrupted")),
        Some(Stopped::Timeout) => Some(("timeout", "the time was up")),
        Some(Stopped::MaxExecutions) => {
            Some(("max-executions", "the number of executions asked for was reached"))
        }
        Some(Stopped::MixedSize) => Some(("mixed-size", "accesses of different sizes overlap")),
    }
}

fn notes(summary: &Summary, filtered: u64) -> Vec<String> {
    let mut notes = Vec::new();
    if let Some((_, why)) = stopped(summary) {
        let done = match summary.done * 100.0 {
            little if little < 0.05 => "less than 0.1 %".to_owned(),
            done => format!("about {done:.1} %"),
        };
        notes.push(format!("stopped early: {why}; {done} of the search was done"));
    }
    if filtered > 0 {
        notes.push(format!("{filtered} executions do not satisfy the filter and are not counted"));
    }
    notes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_by_its_bare_name() {
        for (given, expected) in [
            ("[x]", "x"),
            ("a[1]", "a[1]"),
            ("0:r0", "0:r0"),
            (r"exists ([x]=1 /\ a[1]=2 /\ 0:r0=[y])", r"exists (x=1 /\ a[1]=2 /\ 0:r0=[y])"),
            ("exists ([x]=[y])", "exists (x=[y])"),
            ("[", "["),
        ] {
            assert_eq!(plain(given), expected);
        }
    }
}
