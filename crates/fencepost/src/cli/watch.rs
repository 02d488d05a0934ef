//! Watches a running search: a progress bar on a terminal, a note where none is, and Ctrl-C.

use super::asked::search_within;
use fencepost::Plan;
use fencepost::explore::Effort;
use fencepost::input::Reading;
use fencepost::program::Program;
use fencepost::report::Engine;
use fencepost::search::{Control, RunningLoop, Search};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::IsTerminal;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, mpsc};
use std::thread::Builder;
use std::time::{Duration, Instant};

/// A running search, as the progress bar shows it.
struct SearchProgress<'a> {
    control: &'a Control,
    engine: Engine,
    program: &'a Program,
    /// What was seen at the last look.
    seen_last: Mutex<LastSeen>,
}

/// What the watcher saw of a search the last time it looked, from which it knows whether the search gets on.
struct LastSeen {
    executions: u64,
    /// The time when the number of executions was last found to have changed.
    changed: Instant,
    running: Option<RunningLoop>,
    /// The time since which the loop that runs has been the same one, with more rounds at each look.
    grows_since: Instant,
}

/// The time without an execution, or in one loop, after which the loop that runs is named.
const TOO_LONG: Duration = Duration::from_secs(2);

impl SearchProgress<'_> {
    /// Returns the fraction of the search that is done, from 0 to 1, if the engine knows it.
    fn done(&self) -> Option<f64> {
        (self.engine == Engine::Graph).then(|| self.control.done())
    }

    /// Describes the progress of a search that has run for `seconds`.
    fn seen(&self, seconds: f64) -> String {
        match self.engine {
            Engine::Graph => self.executions(seconds),
            Engine::States => {
                let control = &self.control;
                let rate = control.transitions() as f64 / seconds;
                format!("{} states, {rate:.0} transitions/s, {} waiting", control.states(), control.waiting())
            }
            Engine::Symbolic => format!("solving, {seconds:.0} s"),
            Engine::Candidates => format!("enumerating candidates, {seconds:.0} s"),
        }
    }

    /// Describes the executions found so far; if the search seems not to end, the loop that runs.
    fn executions(&self, seconds: f64) -> String {
        let control = &self.control;
        let executions = control.executions();
        if let Some(running) = self.endless() {
            return format!("{executions} executions; {running}");
        }
        let rate = executions as f64 / seconds;
        match control.estimate() {
            Some(guess) => format!(
                "{executions} of about {} executions ({} to {}), {rate:.0}/s, about {} left",
                fencepost::report::rough(guess.executions),
                fencepost::report::rough(guess.low),
                fencepost::report::rough(guess.high),
                fencepost::report::duration(guess.seconds_left(executions, seconds)),
            ),
            None => format!("{executions} executions, {rate:.0}/s"),
        }
    }

    /// Describes the loop that runs, and what to do about it, if no execution has come for [`TOO_LONG`], or
    /// if the loop has gone on for as long: one of its rounds may end in an execution each time.
    fn endless(&self) -> Option<String> {
        let (executions, running) = (self.control.executions(), self.control.running());
        let now = Instant::now();
        let mut last = self.seen_last.lock().ok()?;
        if executions != last.executions {
            (last.executions, last.changed) = (executions, now);
        }
        let grows = running.zip(last.running).is_some_and(|(running, before)| {
            (running.thread, running.place) == (before.thread, before.place)
                && running.rounds >= before.rounds
        });
        if !grows {
            last.grows_since = now;
        }
        last.running = running;
        let late = now.saturating_duration_since(last.changed.min(last.grows_since)) >= TOO_LONG;
        running.filter(|_| late).map(|running| fencepost::check::running(self.program, &running))
    }
}

/// The handler of Ctrl-C, which stops the running search or, if Ctrl-C is pressed twice, the process.
#[derive(Clone, Default)]
pub struct Interrupt {
    current: Arc<Mutex<Option<Arc<Control>>>>,
    pressed: Arc<AtomicBool>,
}

impl Interrupt {
    /// Installs the handler of Ctrl-C.
    pub fn install() -> Self {
        let interrupt = Interrupt::default();
        let handler = interrupt.clone();
        let installed = ctrlc::set_handler(move || {
            if handler.pressed.swap(true, Ordering::Relaxed) {
                std::process::exit(fencepost::report::Exit::Inconclusive.code().into());
            }
            if let Ok(current) = handler.current.lock()
                && let Some(control) = current.as_ref()
            {
                control.stop();
            }
        });
        if let Err(error) = installed {
            super::complain(&format!("Ctrl-C will not be handled: {error}"));
        }
        interrupt
    }

    /// Returns whether Ctrl-C has been pressed.
    pub fn is_pressed(&self) -> bool {
        self.pressed.load(Ordering::Relaxed)
    }

    /// Returns `search` with a control by which Ctrl-C stops it.
    pub fn watched(&self, search: Search) -> Search {
        let control = Arc::new(Control::default());
        if let Ok(mut current) = self.current.lock() {
            *current = Some(control.clone());
        }
        // Ctrl-C may have been pressed in between.
        if self.is_pressed() {
            control.stop();
        }
        search.with_control(control)
    }

    /// Returns the options for reading files, with a search that Ctrl-C and the timeout stop.
    pub fn reading(&self, reading: &Reading, timeout: Option<Duration>) -> Reading {
        Reading { search: self.watched(search_within(timeout)), ..reading.clone() }
    }
}

/// The time after which a search gets a progress bar.
const PATIENCE: Duration = Duration::from_millis(400);

/// The effort of each guess at the size of a running search.
const GUESSING: Effort = Effort { descents: 5_000, time: Duration::from_millis(100) };

/// Whether a progress bar estimates now and then how much of the search is left.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Guess {
    Yes,
    No,
}

/// Runs `search`, the search of a plan, with a progress bar if standard error is a terminal. Otherwise, if
/// the search does not get on, a note will say so, once.
pub fn watched<R>(plan: &Plan<'_>, guess: Guess, search: impl FnOnce() -> R) -> R {
    let control = match plan.search().control() {
        Some(control) if !plan.options().estimate => control,
        _ => return search(),
    };
    let now = Instant::now();
    let seen_last = LastSeen { executions: 0, changed: now, running: None, grows_since: now };
    let (input, engine) = (plan.input(), plan.engine());
    let shown =
        &SearchProgress { control, engine, program: input.program(), seen_last: Mutex::new(seen_last) };
    let over = &AtomicBool::new(false);
    let (done, finished) = mpsc::channel::<()>();
    let keep_watch = move || {
        if !std::io::stderr().is_terminal() {
            return watch(input.name(), shown, &finished);
        }
        let mut guesser = if guess == Guess::Yes { fencepost::check::guesser(plan) } else { None };
        show(input.name(), shown, &finished, || {
            let stop = || over.load(Ordering::Relaxed);
            let guess = guesser.as_mut().and_then(|guesser| guesser.guess(GUESSING, &stop));
            guess.into_iter().for_each(|guess| control.set_estimate(guess));
        });
    };
    std::thread::scope(|scope| {
        // (The watcher ends when this is dropped, also if the search panics.)
        let done = done;
        let watcher = Builder::new().spawn_scoped(scope, keep_watch);
        let result = search();
        over.store(true, Ordering::Relaxed);
        drop(done);
        // A bar that fails to draw is no reason to fail.
        let _ = watcher.map(|watcher| watcher.join());
        result
    })
}

/// Prints a note, once, if the search seems not to end.
fn watch(name: &str, shown: &SearchProgress<'_>, finished: &mpsc::Receiver<()>) {
    while let Err(mpsc::RecvTimeoutError::Timeout) = finished.recv_timeout(BETWEEN_LOOKS) {
        if let Some(running) = shown.endless() {
            let executions = shown.control.executions();
            eprintln!("note: {name}: no end in sight after {executions} executions: {running}");
            break;
        }
    }
}

/// The time between two looks at a running search.
const BETWEEN_LOOKS: Duration = Duration::from_millis(100);

/// The number of steps of a full bar.
const STEPS: u64 = 10_000;

fn show(name: &str, control: &SearchProgress<'_>, finished: &mpsc::Receiver<()>, mut guess: impl FnMut()) {
    let over = |wait| !matches!(finished.recv_timeout(wait), Err(mpsc::RecvTimeoutError::Timeout));
    if over(PATIENCE) {
        return;
    }
    let bar = ProgressBar::with_draw_target(Some(STEPS), ProgressDrawTarget::stderr());
    let template = match control.done() {
        Some(_) => "{prefix} [{bar:30}] {percent_precise}%  {msg}  {elapsed} elapsed",
        None => "{prefix} {spinner} {msg}  {elapsed} elapsed",
    };
    if let Ok(style) = ProgressStyle::with_template(template) {
        bar.set_style(style);
    }
    bar.set_prefix(name.to_owned());
    // A guess takes a twentieth of the time at most.
    for round in 0u32.. {
        if round.is_multiple_of(20) {
            guess();
        }
        match control.done() {
            Some(done) => bar.set_position((done * STEPS as f64) as u64),
            None => bar.tick(),
        }
        bar.set_message(control.seen(bar.elapsed().as_secs_f64().max(0.1)));
        if over(BETWEEN_LOOKS) {
            break;
        }
    }
    bar.finish_and_clear();
}
