//! Watching a run: a progress bar on a terminal, and Ctrl-C.

use fencepost::program::Program;
use fencepost::search::Control;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::IsTerminal;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, mpsc};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// How far a search is, for people.
pub trait Display: Send + Sync {
    /// How much of it is done, as far as that is known.
    fn done(&self) -> Option<f64>;
    /// What it has seen in so many seconds.
    fn seen(&self, seconds: f64) -> String;
}

/// A search that counts executions.
impl Display for Control {
    fn done(&self) -> Option<f64> {
        Some(Control::done(self))
    }

    fn seen(&self, seconds: f64) -> String {
        let executions = self.executions();
        let rate = executions as f64 / seconds;
        match self.estimate() {
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
}

/// An exploration that names the loop that runs when no execution has come for some time.
pub struct Exploring {
    control: Arc<Control>,
    program: Program,
    /// How many executions there were, and since when.
    last: Mutex<(u64, Instant)>,
}

/// After so long without an execution the display says what runs.
const TOO_LONG: Duration = Duration::from_secs(2);

impl Exploring {
    /// The exploration of `program` behind `control`.
    pub fn new(control: Arc<Control>, program: Program) -> Self {
        Exploring { control, program, last: Mutex::new((0, Instant::now())) }
    }

    /// Has there been no execution for too long?
    fn is_late(&self) -> bool {
        let Ok(mut last) = self.last.lock() else { return false };
        let executions = self.control.executions();
        if executions != last.0 {
            *last = (executions, Instant::now());
        }
        last.1.elapsed() >= TOO_LONG
    }
}

impl Display for Exploring {
    fn done(&self) -> Option<f64> {
        Display::done(&*self.control)
    }

    fn seen(&self, seconds: f64) -> String {
        match self.control.running().filter(|_| self.is_late()) {
            Some(running) => {
                let executions = self.control.executions();
                format!("{executions} executions; {}", fencepost::check::running(&self.program, &running))
            }
            None => self.control.seen(seconds),
        }
    }
}

/// A search that counts states.
pub struct Visiting(pub Arc<Control>);

impl Display for Visiting {
    fn done(&self) -> Option<f64> {
        None
    }

    fn seen(&self, seconds: f64) -> String {
        let control = &self.0;
        let rate = control.transitions() as f64 / seconds;
        format!("{} states, {rate:.0} transitions/s, {} waiting", control.states(), control.waiting())
    }
}

/// A search of which nobody knows how far it is: what it does.
pub struct Doing(pub &'static str);

impl Display for Doing {
    fn done(&self) -> Option<f64> {
        None
    }

    fn seen(&self, seconds: f64) -> String {
        format!("{}, {seconds:.0} s", self.0)
    }
}

/// Lets Ctrl-C stop whatever runs now; pressed twice it ends the process.
#[derive(Clone, Default)]
pub struct Interrupt {
    current: Arc<Mutex<Option<Arc<Control>>>>,
    pressed: Arc<AtomicBool>,
}

impl Interrupt {
    /// Takes over Ctrl-C.
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

    /// Has it been pressed?
    pub fn is_pressed(&self) -> bool {
        self.pressed.load(Ordering::Relaxed)
    }

    /// Says what to stop.
    pub fn watch(&self, control: Arc<Control>) {
        if let Ok(mut current) = self.current.lock() {
            *current = Some(control.clone());
        }
        // It may have been pressed in between.
        if self.is_pressed() {
            control.stop();
        }
    }
}

/// A progress bar that lives on a thread of its own until dropped.
pub struct Progress {
    done: Option<mpsc::Sender<()>>,
    over: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

/// Runs shorter than this show no bar.
const PATIENCE: Duration = Duration::from_millis(400);

impl Progress {
    /// Shows how far a search is, if standard error is a terminal.
    pub fn start(name: &str, search: Arc<dyn Display>) -> Self {
        Self::start_guessing(name, || search, || |_: &dyn Fn() -> bool| {})
    }

    /// The same; now and then what `guesser` makes is called, to find out how much there is to do. It is given something to ask whether it
    /// has become too late for that.
    pub fn start_guessing<G: FnMut(&dyn Fn() -> bool) + Send + 'static>(
        name: &str,
        display: impl FnOnce() -> Arc<dyn Display>,
        guesser: impl FnOnce() -> G,
    ) -> Self {
        if !std::io::stderr().is_terminal() {
            return Progress { done: None, over: Arc::default(), thread: None };
        }
        let (done, finished) = mpsc::channel();
        let (name, display, mut guess) = (name.to_owned(), display(), guesser());
        let over = Arc::new(AtomicBool::new(false));
        let is_over = over.clone();
        let guess = move || guess(&|| is_over.load(Ordering::Relaxed));
        let thread = std::thread::spawn(move || show(&name, &*display, &finished, guess));
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

/// How finely the bar is divided.
const STEPS: u64 = 10_000;

fn show(name: &str, display: &dyn Display, finished: &mpsc::Receiver<()>, mut guess: impl FnMut()) {
    let over = |wait| !matches!(finished.recv_timeout(wait), Err(mpsc::RecvTimeoutError::Timeout));
    if over(PATIENCE) {
        return;
    }
    let bar = ProgressBar::with_draw_target(Some(STEPS), ProgressDrawTarget::stderr());
    let template = match display.done() {
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
        match display.done() {
            Some(done) => bar.set_position((done * STEPS as f64) as u64),
            None => bar.tick(),
        }
        bar.set_message(display.seen(bar.elapsed().as_secs_f64().max(0.1)));
        if over(Duration::from_millis(100)) {
            break;
        }
    }
    bar.finish_and_clear();
}
