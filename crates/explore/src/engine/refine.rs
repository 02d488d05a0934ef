//! Finds what a search must begin again with: cuts of memory, and the members of barriers. (`wake` finds the
//! wake-ups.)
//!
//! Memory is cut for accesses that overlap without being to the same bytes.
//! An atomic access makes its bytes an atomic cell; of two plain ones, each is cut where the other begins and
//! ends ([`Cells`]). Every new beginning adds a cut or a cell, so there are finitely many. To need few,
//! objects that were made at the same place in the program are cut alike.
//!
//! A barrier's members are found when no thread can go on and some have stopped at it ([`BarrierMembers`]).
//! That happens at most twice for each barrier: when its members are not known, and when another thread
//! comes.

use super::{Draft, Engine, Halt, Snapshot};
use crate::Violation;
use fencepost_graph::{Loc, LocId, ThreadId};
use fencepost_models::Model;
use fencepost_program::{BarrierMembers, Cells, CodePos, Mode, Pos, Program, Step, WakeUps};
use fencepost_search::Stopped;
use rustc_hash::{FxHashMap, FxHashSet};

/// Whether a search may end in order to begin again with memory cut into smaller cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Restart {
    /// The search may end and begin again.
    Allowed,
    /// The search has begun again too often already, and must go on.
    Exhausted,
}

/// The number of times that a search begins again.
const MAX_RESTARTS: u32 = 10_000;

impl Restart {
    /// Returns whether a search that has begun this often before may begin again.
    pub fn after(attempts: u32) -> Restart {
        if attempts < MAX_RESTARTS { Restart::Allowed } else { Restart::Exhausted }
    }
}

/// The objects that each place in the program has allocated, in any graph.
pub(super) type Sites = FxHashMap<Site, Objects>;

/// A list of objects, each given by address and size, in which none occurs twice.
#[derive(Clone, Debug, Default)]
pub(super) struct Objects {
    /// The objects in the order in which they were added.
    list: Vec<(u64, u64)>,
    set: FxHashSet<(u64, u64)>,
}

/// A place in the program that allocates memory, given by the instruction and the place in the user's code
/// that calls it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Site {
    at: CodePos,
    pos: Pos,
}

/// The cells of memory, the members of barriers and the wake-ups to begin again with, should the search have
/// to.
pub(super) struct Refinement {
    restart: Restart,
    pub sites: Sites,
    /// The cells to begin again with; `None` while there is no need to.
    cells: Option<Cells>,
    /// The members of barriers to begin again with; `None` while there is no need to.
    pub barriers: Option<BarrierMembers>,
    /// The way in which waits on condition variables end, to begin again with; `None` while there is no need
    /// to.
    pub wake_ups: Option<WakeUps>,
}

/// An access that overlaps another one.
#[derive(Clone, Copy)]
struct Access {
    loc: Loc,
    is_atomic: bool,
}

impl Refinement {
    /// Returns a refinement without cells that has seen no allocations yet.
    pub fn new(restart: Restart) -> Refinement {
        Refinement { restart, sites: Sites::default(), cells: None, barriers: None, wake_ups: None }
    }

    /// Returns the cells, the members of barriers and the wake-ups to begin again with, if the search has to.
    pub fn into_parts(self) -> (Option<Cells>, Option<BarrierMembers>, Option<WakeUps>) {
        (self.cells, self.barriers, self.wake_ups)
    }

    /// Records that thread `maker` is about to allocate an object at `addr`, and at which place in the
    /// program.
    pub fn note_object(&mut self, program: &Program, maker: Option<&Snapshot>, addr: u64, size: u64) {
        let Some(Snapshot { state, .. }) = maker else { return };
        let site = Site { at: state.code_pos(), pos: state.pos(program) };
        let objects = self.sites.entry(site).or_default();
        if objects.set.insert((addr, size)) {
            objects.list.push((addr, size));
        }
    }

    /// Returns the objects that were made where the one at `addr` was made, that one included; the global
    /// that `addr` is in if it was not allocated; nothing if it is in neither.
    fn alike(&self, program: &Program, draft: &Draft, addr: u64) -> Vec<(u64, u64)> {
        let holds = |(start, size): &(u64, u64)| *start <= addr && addr - start < (*size).max(1);
        if let Some(object) = draft.graph.object_near(&draft.arena, addr) {
            let of_site = self.sites.values().find(|o| o.set.contains(&(object.addr, object.size)));
            return of_site.map_or_else(|| vec![(object.addr, object.size)], |o| o.list.clone());
        }
        let global = program
            .global_at(addr)
            .map(|(global, offset)| (addr - offset, program.globals[global.index()].init.len() as u64));
        global.into_iter().filter(holds).collect()
    }
}

impl<M: Model> Engine<'_, M> {
    /// Returns whether threads have stopped at a barrier whose members they are not, in a graph in which no
    /// thread can go on. Then this search ends, with the members for the next one.
    #[inline(never)]
    pub(super) fn learn_members(&mut self) -> bool {
        let stopped = |thread: &ThreadId| match self.draft.current(*thread)?.next {
            Step::Meets { barrier, count } => Some((barrier, count)),
            _ => None,
        };
        let Some(at) = self.draft.threads().find_map(|thread| stopped(&thread)) else { return false };
        let waiting: Vec<ThreadId> =
            self.draft.threads().filter(|thread| stopped(thread) == Some(at)).collect();
        // Which members a barrier has must not depend on which worker comes first.
        if self.halt_if_divided() {
            return true;
        }
        self.refinement.barriers = Some(match self.refinement.restart {
            Restart::Allowed => self.program.barriers.with_stopped(at.0, at.1, &waiting),
            Restart::Exhausted => BarrierMembers::default(),
        });
        self.report.stop(Halt::NeedsMembers);
        true
    }

    /// Returns whether `thread` is about to access `loc` while the graph has accesses to some of its bytes as
    /// another location. Then this search ends, with the cells for the next one, or because there can be no
    /// next one.
    #[inline(never)]
    pub(super) fn refuse_overlap(&mut self, thread: ThreadId, loc: LocId, mode: Mode) -> bool {
        let Draft { arena, graph, .. } = &self.draft;
        let access = Access { loc: arena.locs()[loc.index()].loc, is_atomic: mode.is_atomic() };
        let in_use = |other: &LocId| {
            other.index() < graph.loc_count()
                && !(graph.co(*other).is_empty() && graph.reads(*other).is_empty())
        };
        let Some(id) = arena.overlapping(access.loc).find(in_use) else { return false };
        let accesses = graph.co(id).iter().chain(graph.reads(id));
        let mut modes = accesses.map(|event| arena.get(*event).label.mode());
        let is_atomic = modes.any(|mode| mode.is_some_and(|mode| mode.is_atomic()));
        let other = Access { loc: arena.locs()[id.index()].loc, is_atomic };
        // Where memory is cut must not depend on which worker comes first.
        if self.halt_if_divided() {
            return true;
        }
        let cells = match self.refinement.restart {
            Restart::Allowed => {
                let mut alike = self.refinement.alike(self.program, &self.draft, access.loc.addr);
                if alike.is_empty() {
                    alike.push((access.loc.addr.min(other.loc.addr), u64::MAX));
                }
                cells_for(&self.program.cells, access, other, &alike)
            }
            Restart::Exhausted => None,
        };
        if cells.is_some() {
            self.refinement.cells = cells;
            self.report.halt = Some(Halt::Refined);
        } else {
            let (access, other) = (access.loc, other.loc);
            self.show_violation(Violation::MixedSize { thread, access, other });
            self.report.halt = Some(Stopped::MixedSize.into());
        }
        true
    }
}

/// Returns cells with which the two accesses do not clash, made from `cells`; `None` if there are none. The
/// objects `alike`, one of which holds the first access, are cut in the same way.
fn cells_for(cells: &Cells, a: Access, b: Access, alike: &[(u64, u64)]) -> Option<Cells> {
    let mut cells = cells.clone();
    let first = a.loc.addr.min(b.loc.addr);
    let holds = |(start, size): &&(u64, u64)| *start <= a.loc.addr && a.loc.addr - start < *size;
    let base = alike.iter().find(holds).map_or(first, |(start, _)| *start);
    let mut changed = false;
    if a.is_atomic || b.is_atomic {
        if a.is_atomic && b.is_atomic {
            return None;
        }
        let whole = if a.is_atomic { a.loc } else { b.loc };
        // This one must be possible; the others are guesses.
        changed |= cells.add_atomic(whole.addr, whole.size).ok()?;
        for (start, size) in alike {
            let addr = start.wrapping_add(whole.addr.wrapping_sub(base));
            if addr.wrapping_sub(*start).saturating_add(whole.size.bytes()) <= *size {
                let _ = cells.add_atomic(addr, whole.size);
            }
        }
    } else {
        let (a, b) = (a.loc, b.loc);
        let end = |loc: Loc| loc.addr + loc.size.bytes();
        let inside = |at: u64, loc: Loc| loc.addr < at && at < end(loc);
        let cuts = [(a.addr, b), (end(a), b), (b.addr, a), (end(b), a)];
        for (cut, _) in cuts.into_iter().filter(|(cut, other)| inside(*cut, *other)) {
            changed |= cells.cut(cut);
            for (start, size) in alike {
                let offset = cut.wrapping_sub(base);
                if offset < *size {
                    cells.cut(start.wrapping_add(offset));
                }
            }
        }
    }
    changed.then_some(cells)
}

#[cfg(test)]
mod tests {
    use super::*;
    use fencepost_program::Size;

    fn plain(addr: u64, size: Size) -> Access {
        Access { loc: Loc { addr, size }, is_atomic: false }
    }

    fn atomic(addr: u64, size: Size) -> Access {
        Access { is_atomic: true, ..plain(addr, size) }
    }

    #[test]
    fn plain_accesses_are_cut_where_the_other_begins_and_objects_alike_with_them() {
        let cells =
            cells_for(&Cells::default(), plain(100, Size::B8), plain(104, Size::B4), &[(96, 16), (196, 16)]);
        let mut expected = Cells::default();
        expected.cut(104);
        expected.cut(204);
        assert_eq!(cells, Some(expected));
    }

    #[test]
    fn an_atomic_access_becomes_a_cell() {
        let cells = cells_for(&Cells::default(), plain(100, Size::B8), atomic(104, Size::B4), &[(100, 8)]);
        let mut expected = Cells::default();
        expected.add_atomic(104, Size::B4).expect("nothing is in the way");
        assert_eq!(cells, Some(expected));
    }

    #[test]
    fn overlapping_atomic_accesses_cannot_be_told_apart() {
        assert_eq!(
            cells_for(&Cells::default(), atomic(100, Size::B8), atomic(104, Size::B4), &[(100, 8)]),
            None
        );
    }
}
