//! Explains threads that wait, or run in a loop, for ever: what each waits for, where, and why it never
//! comes.

use super::{Spot, finding};
use crate::names::Names;
use fencepost_graph::{Loc, ThreadId};
use fencepost_program::{Pos, Program, Shadow, ThreadState};
use fencepost_report::{Finding, Kind, RelatedKind};

/// The ways in which an execution does not end, such as a deadlock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Endless {
    /// No thread can go on.
    Deadlock,
    /// A thread waits, in a loop of the program's own, for a value that is not written.
    Liveness,
    /// Threads can take steps for ever, but no step leads to an end.
    Livelock,
    /// The program could end, but this run goes on for ever.
    Unfinished,
}

/// A thread that never finishes, with its place and what it waits for.
pub struct Stuck {
    /// The thread, and the place where it is.
    pub spot: Spot,
    /// The thing that it waits for.
    pub waits: Waits,
}

/// The mutex, thread or value that a thread which never finishes waits for.
pub enum Waits {
    /// A mutex, the thread that holds it, and the place where that one took it.
    Mutex { addr: u64, holder: Option<ThreadId>, taken: Option<Pos> },
    /// The end of a thread.
    End(ThreadId),
    /// A call that wakes it, in a function of a library (if it has a name): it waits for a condition variable
    /// or a barrier.
    Wake(Option<String>),
    /// Another value of the location `loc` than `now`, the one that the thread sees.
    Value { loc: Loc, now: u64, why: Never },
    /// A value of a location that the thread has not read yet.
    SomeValue,
    /// Nothing: the thread runs in a loop.
    Nothing,
}

/// The reason why the value that a thread waits for never comes.
pub enum Never {
    /// The reason is not known.
    Unknown,
    /// No thread writes another value.
    Unwritten,
    /// The thread will not see `value` any more: it was written here, before the value that the thread sees.
    Overwritten { value: u64, write: Spot },
}

impl Waits {
    /// Returns whether the thread waits or runs in a loop of the program's own.
    fn spins(&self) -> bool {
        matches!(self, Waits::Value { .. } | Waits::SomeValue | Waits::Nothing)
    }
}

/// Makes the finding that these threads never finish, with what each of them waits for.
pub fn explain(names: &Names<'_>, threads: &[Stuck], how: Endless) -> Finding {
    // A thread that waits for the end of another is not to blame.
    let to_blame = |stuck: &&Stuck| match how {
        Endless::Liveness => stuck.waits.spins(),
        _ => !matches!(stuck.waits, Waits::End(_)),
    };
    let first = threads.iter().find(to_blame).or(threads.first());
    let (kind, message) = match how {
        Endless::Deadlock => (Kind::Deadlock, deadlock(names, threads)),
        Endless::Liveness => (Kind::Liveness, never_written(names, first)),
        Endless::Livelock => {
            let who = going(names, threads, "goes", "go");
            (Kind::Livelock, format!("livelock: {who} on for ever, and no end can be reached"))
        }
        Endless::Unfinished => {
            let who = going(names, threads, "may go", "may go");
            (Kind::Termination, format!("no end: {who} on for ever, though every thread gets a turn"))
        }
    };
    let found = match first {
        Some(first) => first.spot.finding(names, kind, message),
        None => finding(names, kind, message, None),
    };
    let others = threads.iter().filter(|stuck| Some(stuck.spot.thread) != first.map(|f| f.spot.thread));
    Finding {
        related: others.filter_map(|stuck| stuck.spot.related(names, RelatedKind::Waits)).collect(),
        notes: threads.iter().map(|stuck| waits(names, stuck)).collect(),
        ..found
    }
}

fn deadlock(names: &Names<'_>, threads: &[Stuck]) -> String {
    let who: Vec<String> = threads.iter().map(|stuck| names.thread(stuck.spot.thread)).collect();
    match who.as_slice() {
        [one] => format!("deadlock: {one} waits for ever"),
        who => format!("deadlock: {} wait for ever", who.join(", ")),
    }
}

fn never_written(names: &Names<'_>, first: Option<&Stuck>) -> String {
    let who = first.map_or(String::new(), |stuck| names.thread(stuck.spot.thread));
    match first.map(|stuck| &stuck.waits) {
        Some(Waits::Value { why: Never::Overwritten { .. }, .. }) => {
            format!("{who} waits for a value that no thread will write any more")
        }
        Some(Waits::Nothing) => format!("{who} runs in a loop without end"),
        _ => format!("{who} waits for a value that no thread will write"),
    }
}

/// Names the threads that run in a loop, with the verb `one` or `many`: `P0, P1 go`. A thread that waits for
/// another thread or a mutex is not named.
fn going(names: &Names<'_>, threads: &[Stuck], one: &str, many: &str) -> String {
    let goes = |stuck: &&Stuck| !matches!(stuck.waits, Waits::Mutex { .. } | Waits::End(_));
    let mut going: Vec<&Stuck> = threads.iter().filter(goes).collect();
    if going.is_empty() {
        going.extend(threads);
    }
    let who: Vec<String> = going.iter().map(|stuck| names.thread(stuck.spot.thread)).collect();
    format!("{} {}", who.join(", "), if who.len() == 1 { one } else { many })
}

/// Describes what a thread waits for: `main waits at line 16 for m, which t1 (give) holds since line 15`.
fn waits(names: &Names<'_>, stuck: &Stuck) -> String {
    let (who, place) = (names.thread(stuck.spot.thread), stuck.spot.at_place(names));
    match &stuck.waits {
        Waits::Mutex { addr, holder, taken } => {
            let held = held(names, stuck.spot.thread, *holder, *taken);
            format!("{who} waits{place} for {}, {held}", names.address(*addr))
        }
        Waits::End(other) => format!("{who} waits{place} for {} to end", names.thread(*other)),
        Waits::Wake(call) => {
            let call = call.as_ref().map_or(String::new(), |name| format!(" in {name}"));
            format!("{who} waits{place}{call}, and no thread will wake it")
        }
        Waits::Value { loc, now, why } => {
            let (name, now) = (names.loc(*loc), names.value(*loc, *now));
            let change = format!("{who} waits{place} for {name} to change; it");
            match why {
                Never::Unknown => format!("{change} is {now}"),
                Never::Unwritten => format!("{change} is {now}, and no thread will write it"),
                Never::Overwritten { value, write } => format!(
                    "{change} stays {now}: the {} that {} writes{} comes before that in coherence order, and no thread will \
                     write it again",
                    names.value(*loc, *value),
                    names.thread(write.thread),
                    write.at_place(names),
                ),
            }
        }
        Waits::SomeValue => format!("{who} waits{place} for a value"),
        Waits::Nothing => format!("{who} goes on{place}"),
    }
}

/// Describes the thread that holds a mutex that `thread` waits for, and the place where it took it.
fn held(names: &Names<'_>, thread: ThreadId, holder: Option<ThreadId>, taken: Option<Pos>) -> String {
    match holder {
        Some(holder) if holder == thread => "which it holds itself".to_owned(),
        Some(holder) => {
            let taken = taken.and_then(|pos| names.short_place(pos));
            let taken = taken.map_or(String::new(), |place| format!(" since {place}"));
            format!("which {} holds{taken}", names.thread(holder))
        }
        None => "which no thread will release".to_owned(),
    }
}

/// Returns the name of the library function in which a thread waits and which the user's code called.
pub fn library_call<S: Shadow>(program: &Program, state: &ThreadState<S>) -> Option<String> {
    let frames = state.call_stack(program);
    let inside = frames.iter().take_while(|(_, pos)| !program.is_user_place(*pos));
    inside.last().map(|(func, _)| program.function(*func).name.clone())
}
