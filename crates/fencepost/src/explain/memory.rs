//! Objects used in ways they must not be: after their end, twice ended, before they have a value; and objects
//! that never end.
//!
//! The place of the error is the access (the later `free` for a double free); where the object was made and
//! where it ended are related places.

use super::{Explained, Spot, finding};
use crate::names::Names;
use fencepost_graph::{Label, Loc, ThreadId};
use fencepost_program::Pos;
use fencepost_report::{Finding, Kind, RelatedKind};

/// Which end of an object a use of it, or another end, is too late for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Freed {
    /// The same thread freed it before.
    Itself,
    /// Another thread freed it before.
    Before(ThreadId),
    /// Another thread frees it, and nothing puts the use before that.
    Unordered(ThreadId),
    /// It is not known who freed it.
    Unknown,
}

impl Freed {
    fn words(self, names: &Names<'_>) -> String {
        match self {
            Freed::Itself => ", which it has freed before".to_owned(),
            Freed::Before(other) => format!(", after {} freed it", names.thread(other)),
            Freed::Unordered(other) => {
                format!(", and nothing orders that before {} frees it", names.thread(other))
            }
            Freed::Unknown => String::new(),
        }
    }
}

/// The life of an object, as far as it is known.
pub struct Life<E> {
    /// Where the object begins.
    pub addr: u64,
    /// Where it was made.
    pub made: Option<Made<E>>,
    /// Where it was freed.
    pub freed: Option<(E, Spot)>,
}

/// Where an object was made.
pub struct Made<E> {
    /// The event or step that made it, and its thread.
    pub by: Option<(E, ThreadId)>,
    /// The place in the source, if there is one.
    pub pos: Option<Pos>,
}

impl<E: Copy> Life<E> {
    /// Adds the beginning and the end of the object, which `free` calls, to what is told.
    fn tell(&self, names: &Names<'_>, free: RelatedKind, explained: &mut Explained<E>) {
        let Explained { finding, focus } = explained;
        if let Some(made) = &self.made {
            let who = made.by.map_or(String::new(), |(_, thread)| format!(" by {}", names.thread(thread)));
            let (name, place) = (names.address(self.addr), names.comma_place(made.pos));
            finding.notes.push(format!("{name} was allocated{who}{place}"));
            let spot = made.by.map(|(_, thread)| Spot { thread, pos: made.pos });
            finding.related.extend(spot.and_then(|spot| spot.related(names, RelatedKind::Allocated)));
            focus.extend(made.by.map(|(event, _)| event));
        }
        if let Some((event, spot)) = self.freed {
            finding.notes.push(format!("freed by {}", spot.who_and_where(names)));
            finding.related.extend(spot.related(names, free));
            focus.push(event);
        }
    }
}

/// An access that comes after the end of its object, or that nothing puts before it. `access` says what it
/// does, if that is known; `addr` is where.
pub fn use_after_free<E: Copy>(
    names: &Names<'_>,
    spot: Spot,
    (access, addr): (Option<Label>, u64),
    (life, freed): (&Life<E>, Freed),
    focus: Vec<E>,
) -> Explained<E> {
    let (verb, what) = match access {
        Some(Label::Read { loc, .. }) => ("reads", names.loc(loc)),
        Some(Label::Write { loc, .. }) => ("writes", names.loc(loc)),
        _ => ("uses", names.address(addr)),
    };
    let (who, when) = (names.thread(spot.thread), freed.words(names));
    let message = format!("use after free: {who} {verb} {what}{when}");
    let mut explained = Explained { finding: spot.finding(names, Kind::UseAfterFree, message), focus };
    life.tell(names, RelatedKind::Freed, &mut explained);
    explained
}

/// Two ends of one object, which `addr` is the address of. The later one is at `spot`.
pub fn double_free<E: Copy>(
    names: &Names<'_>,
    spot: Spot,
    addr: u64,
    (life, freed): (&Life<E>, Freed),
    focus: Vec<E>,
) -> Explained<E> {
    let (who, what, when) = (names.thread(spot.thread), names.address(addr), freed.words(names));
    let message = format!("double free: {who} frees {what}{when}");
    let mut explained = Explained { finding: spot.finding(names, Kind::DoubleFree, message), focus };
    life.tell(names, RelatedKind::OtherFree, &mut explained);
    explained
}

/// A read of what has no value yet; `made` is where the object was made, if it is one that a thread made.
pub fn uninitialised<E>(
    names: &Names<'_>,
    (read, spot): (E, Spot),
    loc: Option<Loc>,
    made: Option<(E, Spot)>,
) -> Explained<E> {
    let what = loc.map_or_else(String::new, |loc| names.loc(loc));
    let message = format!("read of uninitialised memory: {} reads {what}", names.thread(spot.thread));
    let mut finding = spot.finding(names, Kind::Uninitialised, message);
    let mut focus = vec![read];
    if let Some((event, spot)) = made {
        focus.push(event);
        finding.notes.push(format!("allocated by {}", spot.who_and_where(names)));
        finding.related.extend(spot.related(names, RelatedKind::Allocated));
    }
    Explained { finding, focus }
}

/// Why a read of what `pthread_join` was to store may find it uninitialised: `thread`, which was joined,
/// ended without a value.
pub fn joined_without_result(names: &Names<'_>, thread: ThreadId) -> String {
    format!(
        "{} ended without a result (its function reached its end without `return`), so joining it stored none",
        names.thread(thread)
    )
}

/// The warning that an object of `size` bytes at `addr`, made at `pos`, is not freed at the end of some
/// `whole`: an execution or a run.
pub fn leaked(names: &Names<'_>, addr: u64, size: u64, pos: Option<Pos>, whole: &str) -> Finding {
    let message = format!("{} ({size} bytes) is not freed at the end of some {whole}", names.address(addr));
    finding(names, Kind::Leak, message, pos)
}
