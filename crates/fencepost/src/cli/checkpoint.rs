//! Checks whose search is kept in a file: `fencepost check --checkpoint`, and the command `fencepost resume`.
//!
//! A checkpoint is a line of text that says what it is, a digest of the rest, and the rest: the command line,
//! the program as it was lowered (or the text of a test), and the [`Session`]. It is written beside the file,
//! synchronised and renamed, so that at any instant there is a whole one; a second process that wants to go
//! on with the same one is refused by a lock. Nothing is read that does not have its digest.

use super::args::{CheckArgs, Cli, Command, Format, ResumeArgs};
use super::complain;
use super::models::show_model;
use super::output::{bad, print};
use super::printer::{Printer, Wanted};
use super::project::Expected;
use super::watch::{Guess, Interrupt, watched};
use clap::Parser;
use fencepost::input::{Body, Input, Reading, Source};
use fencepost::model::Model;
use fencepost::program::Program;
use fencepost::report::{Bounds, Exit, Outcome};
use fencepost::search::{Limits, Search};
use fencepost::{Choice, Options, Refusal, Session, go_on};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fs::{self, File, TryLockError};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// The first line of a checkpoint. The number is that of the form of what follows.
const HEAD: &[u8] = b"fencepost checkpoint 1\n";

/// The most bytes that a checkpoint may have.
const MOST_BYTES: u64 = 1 << 30;

/// A check with the state of its search, as it is kept in a file.
#[derive(Serialize, Deserialize)]
struct Saved {
    /// The version of Fencepost that wrote it.
    version: String,
    /// The command line of the check.
    args: Vec<String>,
    input: SavedInput,
    /// A digest of the model: it may be a file that was edited since.
    model: [u8; 32],
    session: Session,
}

/// The input of a check, which is read without its files.
#[derive(Clone, Serialize, Deserialize)]
enum SavedInput {
    Litmus { name: String, text: String },
    Java { name: String, text: String },
    Program(Box<Program>),
}

impl SavedInput {
    fn of(input: &Input) -> SavedInput {
        let text = || {
            let file = input.program().files.first();
            file.map_or_else(Default::default, |file| (file.name().to_owned(), file.text().to_owned()))
        };
        match input.body() {
            Body::Program(program) => SavedInput::Program(program.clone()),
            Body::Litmus(_) => {
                let (name, text) = text();
                SavedInput::Litmus { name, text }
            }
            Body::Java(_) => {
                let (name, text) = text();
                SavedInput::Java { name, text }
            }
        }
    }

    /// Returns the input, and a source that stands for its files.
    fn read(self, reading: &Reading) -> Result<(Input, Source), String> {
        let input = match self {
            SavedInput::Litmus { name, text } => Input::litmus(&name, &text, reading),
            SavedInput::Java { name, text } => Input::java(&name, &text, reading),
            SavedInput::Program(program) => {
                let program = program.finish().map_err(|error| error.to_string())?;
                Ok(Input::from(program))
            }
        };
        let input = input.map_err(|bad| bad.message)?;
        let source = input.source().clone();
        Ok((input, source))
    }
}

/// A checkpoint file that no other process writes to as long as this lives.
struct Keeper {
    path: PathBuf,
    /// Locked while this process goes on with the check. (The checkpoint itself is replaced each time.)
    _lock: File,
}

impl Keeper {
    /// Takes hold of a checkpoint file. The error is a message.
    fn new(path: &Path) -> Result<Keeper, String> {
        let beside = beside(path, "lock");
        let lock = File::options()
            .create(true)
            .truncate(false)
            .write(true)
            .open(&beside)
            .map_err(|error| format!("{}: {error}", beside.display()))?;
        match lock.try_lock() {
            Ok(()) => Ok(Keeper { path: path.to_owned(), _lock: lock }),
            Err(TryLockError::WouldBlock) => {
                Err(format!("{}: another process is going on with this check", path.display()))
            }
            Err(TryLockError::Error(error)) => Err(format!("{}: {error}", beside.display())),
        }
    }

    /// Replaces the checkpoint by one of this state. If that fails, the old one stays, and the user is told.
    fn write(&self, saved: &Saved) {
        if let Err(error) = self.try_to_write(saved) {
            complain(&format!("{}: {error}; the search goes on without", self.path.display()));
        }
    }

    fn try_to_write(&self, saved: &Saved) -> std::io::Result<()> {
        let body = postcard::to_stdvec(saved).map_err(std::io::Error::other)?;
        let new = beside(&self.path, "new");
        let mut file = File::create(&new)?;
        let written = file
            .write_all(HEAD)
            .and_then(|()| file.write_all(&Sha256::digest(&body)))
            .and_then(|()| file.write_all(&body))
            .and_then(|()| file.sync_all())
            .and_then(|()| fs::rename(&new, &self.path));
        if written.is_err() {
            // What was written of it is of no use to anybody.
            let _ = fs::remove_file(&new);
        }
        written?;
        let folder = self.path.parent().filter(|folder| !folder.as_os_str().is_empty());
        File::open(folder.unwrap_or(Path::new(".")))?.sync_all()
    }
}

impl Drop for Keeper {
    fn drop(&mut self) {
        // The lock goes with the process; a file that is left behind harms nobody.
        let _ = fs::remove_file(beside(&self.path, "lock"));
    }
}

/// Returns the path of a file beside `path`, whose name has this ending as well.
fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(ending);
    PathBuf::from(name)
}

/// Reads a checkpoint. The error is a message.
fn read(path: &Path) -> Result<Saved, String> {
    let say = |what: &str| format!("{}: {what}", path.display());
    let length = fs::metadata(path).map_err(|error| say(&error.to_string()))?.len();
    if length > MOST_BYTES {
        return Err(say("this is too large for a checkpoint"));
    }
    let bytes = fs::read(path).map_err(|error| say(&error.to_string()))?;
    let line = &HEAD[..HEAD.len() - 2];
    let Some(rest) = bytes.strip_prefix(HEAD) else {
        return Err(match bytes.starts_with(&line[..line.len() - 1]) {
            true => say("this checkpoint was written by another version of fencepost"),
            false => say("this is no checkpoint of fencepost"),
        });
    };
    let damaged = || say("this checkpoint is damaged: it was cut off or altered");
    let (digest, body) = rest.split_at_checked(32).ok_or_else(damaged)?;
    if Sha256::digest(body)[..] != *digest {
        return Err(damaged());
    }
    let saved: Saved = postcard::from_bytes(body).map_err(|_| damaged())?;
    if saved.version != env!("CARGO_PKG_VERSION") {
        return Err(say(&format!("this checkpoint was written by fencepost {}", saved.version)));
    }
    Ok(saved)
}

/// Returns a digest of a model's definition.
fn digest_of(model: &Model) -> [u8; 32] {
    Sha256::digest(show_model(model)).into()
}

/// Checks an input with its search kept in the file that the arguments name.
pub(super) fn check(
    args: &CheckArgs,
    input: &Input,
    choice: &Choice<'_>,
    limits: Limits,
    interrupt: &Interrupt,
) -> Result<Outcome, String> {
    let Some(path) = &args.checkpoint else { unreachable!("called for checks with a checkpoint") };
    let args_given: Option<Vec<String>> =
        std::env::args_os().skip(1).map(|arg| arg.into_string().ok()).collect();
    let args_given = args_given.ok_or("--checkpoint: an argument is not UTF-8 text, and cannot be kept")?;
    if path.exists() {
        return Err(format!(
            "{}: this file exists: go on with `fencepost resume {}`, or remove it",
            path.display(),
            path.display()
        ));
    }
    let keeper = Keeper::new(path)?;
    let saved = Saved {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        args: args_given,
        input: SavedInput::of(input),
        model: digest_of(choice.model()),
        session: Session::new(),
    };
    let running = Running { keeper, every: args.checkpoint_every, limits, interrupt };
    running.run(saved, input, choice)
}

/// A check that goes on, with its file.
struct Running<'a> {
    keeper: Keeper,
    /// How often the file is written.
    every: Duration,
    limits: Limits,
    interrupt: &'a Interrupt,
}

impl Running<'_> {
    /// Goes on with a check until it is over or a limit is reached, and keeps the file up to date.
    fn run(&self, mut saved: Saved, input: &Input, choice: &Choice<'_>) -> Result<Outcome, String> {
        let start = Instant::now();
        loop {
            let left = self.limits.timeout.map(|timeout| timeout.saturating_sub(start.elapsed()));
            let is_last = left.is_some_and(|left| left <= self.every);
            let slice = left.map_or(self.every, |left| left.min(self.every));
            let limits = Limits { timeout: Some(slice), ..self.limits };
            let outcome = match choice.plan(input, self.interrupt.watched(Search::new(limits))) {
                Ok(plan) => watched(&plan, Guess::Yes, || go_on(&plan, &mut saved.session))
                    .map_err(|refusal| refusal.to_string())?,
                Err(Refusal::Program(outcome)) => return Ok(*outcome),
                Err(refusal) => return Err(refusal.to_string()),
            };
            self.keeper.write(&saved);
            let is_slice = outcome.stopped == Some(fencepost::search::Stopped::Timeout) && !is_last;
            if saved.session.is_over() || !is_slice || self.interrupt.is_pressed() {
                return Ok(self.with_note(outcome, &saved.session));
            }
        }
    }

    /// Adds to an outcome, if something is left to do, how to go on.
    fn with_note(&self, outcome: Outcome, session: &Session) -> Outcome {
        match session.is_over() {
            true => outcome,
            false => outcome.revised(|evidence| {
                let note = format!("fencepost resume {} goes on with it", self.keeper.path.display());
                evidence.notes.push(note);
            }),
        }
    }
}

/// Runs `fencepost resume`, which goes on with a check that was stopped.
pub fn resume(args: &ResumeArgs) -> Exit {
    match try_to_resume(args) {
        Ok(exit) => exit,
        Err(message) => bad(&message),
    }
}

fn try_to_resume(args: &ResumeArgs) -> Result<Exit, String> {
    let interrupt = Interrupt::install();
    if args.status {
        let saved = read(&args.file)?;
        print(&status(&args.file, &saved));
        return Ok(Exit::Ok);
    }
    // (First of all, so that no other process replaces what is read.)
    fs::metadata(&args.file).map_err(|error| format!("{}: {error}", args.file.display()))?;
    let keeper = Keeper::new(&args.file)?;
    let saved = read(&args.file)?;
    let say = |what: &str| format!("{}: {what}", args.file.display());
    let command = std::iter::once("fencepost".to_owned()).chain(saved.args.iter().cloned());
    let cli = Cli::try_parse_from(command).map_err(|_| say("its command line is not one of this version"))?;
    let Command::Check(mut check) = cli.command else {
        return Err(say("its command line is none of `fencepost check`"));
    };
    check.jobs = args.jobs.or(check.jobs);
    check.format = args.format.unwrap_or(check.format);
    check.shared.timeout = args.timeout;
    let mut printer = Printer::new(&check);
    let (options, reading) = (check.options(), check.reading());
    let (input, source) = saved.input.clone().read(&reading).map_err(|message| say(&message))?;
    let model = model_of(&check, &options, &source)?;
    if digest_of(&model) != saved.model {
        return Err(say(&format!("the model {} is not the one that the check was begun with", model.name())));
    }
    let choice = Choice::new(&source, &reading, &model, &options).map_err(|refusal| refusal.to_string())?;
    let every = args.checkpoint_every.unwrap_or(check.checkpoint_every);
    let limits = options.search.limits;
    let running = Running { keeper, every, limits, interrupt: &interrupt };
    let outcome = running.run(saved, &input, &choice).map_err(|message| say(&message))?;
    let bounds = if check.allow_bounds { Bounds::Allowed } else { Bounds::Inconclusive };
    printer.add(outcome, Wanted { name: None, expected: &Expected::Ok, bounds });
    Ok(printer.finish())
}

/// Returns the one model that a check with a checkpoint has.
fn model_of(check: &CheckArgs, options: &Options, source: &Source) -> Result<Model, String> {
    if check.models.is_empty() {
        return Ok(Model::default_for(options.engine, source.kind()));
    }
    let mut models = Model::find_all(&check.models, &check.variants)?;
    match models.len() {
        1 => Ok(models.remove(0)),
        _ => Err("--checkpoint keeps one search: name one model".to_owned()),
    }
}

/// Describes how far a check is.
fn status(path: &Path, saved: &Saved) -> String {
    let session = &saved.session;
    let (executions, blocked) = session.counts();
    let (done, time) = (session.done(), session.time().as_secs_f64());
    let name = match &saved.input {
        SavedInput::Litmus { name, .. } | SavedInput::Java { name, .. } => name,
        SavedInput::Program(program) => &program.name,
    };
    let mut lines = vec![
        format!("{}: fencepost {}", path.display(), saved.args.join(" ")),
        format!("  {name}: {executions} executions, {blocked} blocked, in {time:.2} s"),
    ];
    lines.push(match session.is_over() {
        true => "  the search is over; resume prints the answer".to_owned(),
        false => {
            let left = match done {
                some if some > 0.0 => {
                    let left = fencepost::report::duration(time * (1.0 - some) / some);
                    format!(", perhaps {left} left with as many threads")
                }
                _ => String::new(),
            };
            let parts = session.parts_left();
            format!("  about {:.1} % of the search is done, {parts} parts are left{left}", done * 100.0)
        }
    });
    lines.join("\n") + "\n"
}

/// Refuses a checkpoint for a check of several searches, or of one whose answer has more than is kept.
pub(super) fn check_fits(args: &CheckArgs, searches: usize) -> Result<(), String> {
    if args.checkpoint.is_none() {
        return Ok(());
    }
    if searches != 1 {
        return Err("--checkpoint keeps one search: give one program or test, and one model".to_owned());
    }
    let other = [
        (args.graph.is_some(), "--graph"),
        (args.unroll_auto, "--unroll-auto"),
        (args.format == Format::Herd, "--format herd"),
        (args.estimate, "--estimate"),
        (args.executions, "--executions"),
        (args.count_duplicates, "--count-duplicates"),
        (args.max_executions.is_some(), "--max-executions"),
    ];
    match other.iter().find(|(given, _)| *given) {
        Some((_, option)) => Err(format!("{option} does not go with --checkpoint")),
        None => Ok(()),
    }
}
