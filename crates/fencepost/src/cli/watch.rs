//! Watches a running search: a progress bar on a terminal, and Ctrl-C.

use super::asked::search_within;
use fencepost::Plan;
use fencepost::explore::Effort;
use fencepost::input::Reading;
use fencepost::program::Program;
use fencepost::report::Engine;
use fencepost::search::{Control, Search};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::IsTerminal;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, mpsc};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// A running search, as the progress bar shows it.
struct SearchProgress {
    control: Arc<Control>,
    engine: Engine,
    program: Program,
    /// The number of executions when it last changed, and the time of that change.
    last: Mutex<(u64, Instant)>,
}

/// The time without an execution after which the progress bar names the loop that runs.
const TOO_LONG: Duration = Duration::from_secs(2);

impl SearchProgress {
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

    /// Describes the executions found so far; if none has come for [`TOO_LONG`], the loop that runs.
    fn executions(&self, seconds: f64) -> String {
        let control = &self.control;
        let executions = control.executions();
        if let Some(running) = control.running().filter(|_| self.is_late()) {
            return format!(
                "{executions} executions; {}",
                fencepost::check::running(&self.program, &running)
            );
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

    /// Returns whether no execution has come for [`TOO_LONG`].
    fn is_late(&self) -> bool {
        let Ok(mut last) = self.last.lock() else { return false };
        let executions = self.control.executions();
        if executions != last.0 {
            *last = (executions, Instant::now());
        }
        last.1.elapsed() >= TOO_LONG
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

/// A progress bar on the terminal, which a thread of its own updates until the bar is dropped.
pub struct Progress {
    done: Option<mpsc::Sender<()>>,
    over: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
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

impl Progress {
    /// Starts a progress bar for a plan's search, if standard error is a terminal.
    pub fn start(plan: &Plan<'_>, guess: Guess) -> Self {
        let control = match plan.search().control() {
            Some(control) if std::io::stderr().is_terminal() && !plan.options().estimate => control.clone(),
            _ => return Progress { done: None, over: Arc::default(), thread: None },
        };
        let (done, finished) = mpsc::channel();
        let name = plan.input().name().to_owned();
        let shown = SearchProgress {
            control: control.clone(),
            engine: plan.engine(),
            program: plan.input().program().clone(),
            last: Mutex::new((0, Instant::now())),
        };
        let mut guesser = if guess == Guess::Yes { fencepost::check::guesser(plan) } else { None };
        let over = Arc::new(AtomicBool::new(false));
        let is_over = over.clone();
        let guess = move || {
            let stop = || is_over.load(Ordering::Relaxed);
            let guess = guesser.as_mut().and_then(|guesser| guesser.guess(GUESSING, &stop));
            guess.into_iter().for_each(|guess| control.set_estimate(guess));
        };
        let thread = std::thread::spawn(move || show(&name, &shown, &finished, guess));
        Progress { done: Some(done), over, thread: Some(thread) }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.over.store(true, Ordering::Relaxed);
        drop(self.done.take());
        if let Some(thread) = self.thread.take() {
            // A bar that fails to draw is no reason to fail.
            let _ = thread.join();
        }
    }
}

/// The number of steps of a full bar.
const STEPS: u64 = 10_000;

fn show(name: &str, control: &SearchProgress, finished: &mpsc::Receiver<()>, mut guess: impl FnMut()) {
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
        if over(Duration::from_millis(100)) {
            break;
        }
    }
    bar.finish_and_clear();
}
