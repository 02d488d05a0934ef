//! Accesses that overlap without being to the same bytes: where to cut memory, before starting again.
//!
//! An atomic access makes its bytes an atomic cell; of two plain ones, each is cut where the other begins and ends
//! ([`Cells`]). Every new beginning adds a cut or a cell, so there are only so many. To need few, objects that were
//! made at the same place in the program are cut alike.

use super::{Engine, Halt, Refines};
use crate::{Violation, Visitor};
use fencepost_graph::{Loc, LocId, ThreadId};
use fencepost_models::Model;
use fencepost_program::{Cells, Mode};
use fencepost_search::Stopped;

impl<M: Model, V: Visitor> Engine<'_, M, V> {
    /// If `thread` is about to access `loc` while the graph has accesses to some of its bytes as another location:
    /// ends this exploration, with the cells for the next, or because there is no next.
    #[inline(never)]
    pub(super) fn refuse_overlap(&mut self, thread: ThreadId, loc: LocId, mode: Mode) -> bool {
        let access = self.arena.locs()[loc.index()].loc;
        let in_use = |other: &LocId| {
            other.index() < self.graph.loc_count()
                && !(self.graph.co(*other).is_empty() && self.graph.reads(*other).is_empty())
        };
        let Some(id) = self.arena.overlapping(access).find(in_use) else { return false };
        let other = self.arena.locs()[id.index()].loc;
        if self.apart {
            // Where memory is cut must not be a matter of luck.
            self.halt = Some(Halt::Apart);
            return true;
        }
        let cells = match self.refines {
            Refines::Yes => self.cells_for(access, mode.is_atomic(), other, self.is_atomic(id)),
            Refines::No => None,
        };
        match cells {
            Some(cells) => {
                self.refined = Some(cells);
                self.halt = Some(Halt::Refined);
            }
            None => {
                self.show(|visitor, view| {
                    visitor.violation(view, Violation::MixedSize { thread, access, other })
                });
                self.halt = Some(Stopped::MixedSize.into());
            }
        }
        true
    }

    /// Is there an atomic access to `loc` in the graph?
    fn is_atomic(&self, loc: LocId) -> bool {
        let accesses = self.graph.co(loc).iter().chain(self.graph.reads(loc));
        accesses.into_iter().any(|e| self.arena.get(*e).label.mode().is_some_and(|m| m.is_atomic()))
    }

    /// The cells with which the two accesses do not clash; `None` if there are none.
    fn cells_for(&self, a: Loc, a_atomic: bool, b: Loc, b_atomic: bool) -> Option<Cells> {
        let mut cells = self.program.cells.clone();
        let mut alike = self.alike(a.addr, self.program);
        if alike.is_empty() {
            alike.push((a.addr.min(b.addr), u64::MAX));
        }
        let holds = |(start, size): &&(u64, u64)| *start <= a.addr && a.addr - start < *size;
        let base = alike.iter().find(holds).map_or(a.addr.min(b.addr), |(start, _)| *start);
        let mut changed = false;
        if a_atomic || b_atomic {
            if a_atomic && b_atomic {
                return None;
            }
            let whole = if a_atomic { a } else { b };
            // This one must be possible; the others are guesses.
            changed |= cells.add_atomic(whole.addr, whole.size).ok()?;
            for (start, size) in alike {
                let addr = start.wrapping_add(whole.addr.wrapping_sub(base));
                if addr.wrapping_sub(start).saturating_add(whole.size.bytes()) <= size {
                    let _ = cells.add_atomic(addr, whole.size);
                }
            }
        } else {
            let end = |loc: Loc| loc.addr + loc.size.bytes();
            let inside = |at: u64, loc: Loc| loc.addr < at && at < end(loc);
            let cuts = [(a.addr, b), (end(a), b), (b.addr, a), (end(b), a)];
            for (cut, _) in cuts.into_iter().filter(|(cut, other)| inside(*cut, *other)) {
                changed |= cells.cut(cut);
                for (start, size) in &alike {
                    let offset = cut.wrapping_sub(base);
                    if offset < *size {
                        cells.cut(start.wrapping_add(offset));
                    }
                }
            }
        }
        changed.then_some(cells)
    }
}
