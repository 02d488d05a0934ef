//! Explains misuse of objects: used after their end, freed twice, read before they have a value, or never
//! freed.
//!
//! The place of the error is the access (the later `free` for a double free); where the object was made and
//! where it ended are related places.

use super::{Explained, Spot, finding};
use crate::names::Names;
use fencepost_graph::{Label, Loc, ThreadId};
use fencepost_program::Pos;
use fencepost_report::{Finding, Kind, RelatedKind};

/// The order between the freeing of an object and a use (or second freeing) that comes too late.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Freed {
    /// The same thread freed the object before.
    Itself,
    /// Another thread freed the object before.
    Before(ThreadId),
    /// Another thread frees it, and nothing puts the use before that.
    Unordered(ThreadId),
    /// The thread that freed it is not known.
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

/// The events (or steps) at which an object was made and freed, as far as they are known.
pub struct Life<E> {
    /// The address of the object's first byte.
    pub addr: u64,
    /// The event or step that made it, with its place.
    pub made: Option<Creation<E>>,
    /// The event or step that freed it, with its place.
    pub freed: Option<(E, Spot)>,
}

/// The event or step that made an object, and its place.
pub struct Creation<E> {
    /// The event or step, and its thread; `None` if no thread made the object.
    pub by: Option<(E, ThreadId)>,
    /// The place in the source, if there is one.
    pub pos: Option<Pos>,
}

impl<E: Copy> Life<E> {
    /// Adds the places where the object was made and freed to a finding. `free` is the role of the second.
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

/// Explains an access to an object that was freed before, or whose freeing nothing orders after the access.
/// `access` says what it does, if that is known; `addr` is its address.
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

/// Explains that the object at `addr` is freed twice, as a finding. The later `free` is at `spot`.
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

/// Explains a read of memory that has no value yet, as a finding. `made` is where the object was made, if a
/// thread made it.
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

/// Explains why the variable in which `pthread_join` stores the result of `thread` has no value. The thread,
/// which was joined, ended without one.
pub fn joined_without_result(names: &Names<'_>, thread: ThreadId) -> String {
    format!(
        "{} ended without a result (its function reached its end without `return`), so joining it stored none",
        names.thread(thread)
    )
}

/// Makes the warning that an object of `size` bytes at `addr` is never freed in some `whole` (an execution or
/// a run). It was made at `pos`.
pub fn leaked(names: &Names<'_>, addr: u64, size: u64, pos: Option<Pos>, whole: &str) -> Finding {
    let message = format!("{} ({size} bytes) is not freed at the end of some {whole}", names.address(addr));
    finding(names, Kind::Leak, message, pos)
}
