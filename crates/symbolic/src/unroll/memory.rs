//! The locations of memory and the values that each may hold, as far as is known before anything is solved.
//!
//! The sets are closed under running the program: whatever a read may see (the sets so far) is fed to the
//! threads, whatever they may then write is added. Branches are all taken while sets are collected, so that a
//! value guarded by a condition that only its own effect could make true is in them too: models without
//! causality allow that. What is missing are values that no expression of the program computes from other
//! values in the sets, a number out of thin air that threads only copy around, say. Where there is room for
//! such a circle and the model is not known to exclude it, nothing is said of the locations on it
//! ([`super::circles`]).

use super::term::{MAX_VALUES, Values};
use super::{Action, Unrolled, Unsupported};
use fencepost_program::{Loc, Pos, Program, Size, Zeroed, layout};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// An object that the program allocates, with its address and size.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Object {
    pub addr: u64,
    pub size: u64,
    pub zeroed: Zeroed,
}

/// The values that a location may hold.
#[derive(Clone, PartialEq, Eq, Debug)]
struct KnownValues {
    values: Values,
    /// An access to it, for messages.
    pos: Pos,
}

impl KnownValues {
    /// Returns whether no value in the set is an address.
    fn has_no_address(&self) -> bool {
        let is_number = |value: &u64| layout::region(*value) == layout::Region::Null;
        self.values.as_ref().is_none_or(|set| set.iter().all(is_number))
    }
}

/// The shared locations that statements may access, with the values that each may hold, as far as they are
/// known.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Memory {
    cells: BTreeMap<Loc, KnownValues>,
    objects: Vec<Object>,
}

impl Memory {
    /// Returns the shared locations that some statement may access.
    pub fn cells(&self) -> impl Iterator<Item = Loc> {
        self.cells.keys().copied()
    }

    /// Returns the values that a location may hold, if they are known to be few.
    pub fn values(&self, cell: Loc) -> Values {
        self.cells.get(&cell).and_then(|known| known.values.clone())
    }

    /// Returns the value that a location holds at the start of the program.
    pub fn initial(program: &Program, cell: Loc) -> u64 {
        // Allocated memory is zero, or has no value, which is an error of its own.
        program.initial_value(cell.addr, cell.size.bytes()).unwrap_or(0)
    }

    /// Returns the values that a read of one of these locations may see, if they are known to be few.
    pub(super) fn read(&self, program: &Program, cells: impl Iterator<Item = Loc>) -> Values {
        let mut all = BTreeSet::new();
        for cell in cells {
            match self.cells.get(&cell) {
                Some(known) => all.extend(known.values.as_ref()?.iter()),
                None => all.extend([Memory::initial(program, cell)]),
            }
        }
        (all.len() <= MAX_VALUES).then(|| Rc::new(all))
    }

    /// Returns whether a location has no value at the start, as memory from `malloc`.
    pub fn starts_without_value(&self, cell: Loc) -> bool {
        let holds = |o: &&Object| o.addr <= cell.addr && cell.addr < o.addr + o.size;
        self.objects.iter().filter(holds).any(|o| o.zeroed == Zeroed::No)
    }

    /// Returns whether a location is part of an object that is known to be allocated.
    pub(super) fn is_allocated(&self, cell: Loc) -> bool {
        let end = cell.addr.saturating_add(cell.size.bytes());
        self.objects.iter().any(|o| o.addr <= cell.addr && end <= o.addr + o.size)
    }

    /// Returns this memory extended by the locations and values that the statements of `unrolled` add.
    pub(super) fn grown(&self, unrolled: &Unrolled, program: &Program) -> Memory {
        let mut next = self.clone();
        let terms = &unrolled.terms;
        for statement in &unrolled.statements {
            let pos = statement.pos;
            match &statement.action {
                Action::Read { addr, size, .. } => {
                    for cell in addresses(terms.values(*addr), *size) {
                        next.add(program, cell, pos, None);
                    }
                }
                Action::Write { addr, size, value, .. } => {
                    let values = terms.values(value.term);
                    for cell in addresses(terms.values(*addr), *size) {
                        next.add(program, cell, pos, Some(values));
                    }
                }
                Action::Other(super::OtherEvent::Alloc { addr, size, zeroed, .. }) => {
                    let object = Object { addr: *addr, size: *size, zeroed: *zeroed };
                    if !next.objects.contains(&object) {
                        next.objects.push(object);
                    }
                }
                _ => {}
            }
        }
        next
    }

    fn add(&mut self, program: &Program, cell: Loc, pos: Pos, written: Option<&Values>) {
        let initial = Memory::initial(program, cell);
        let known = self
            .cells
            .entry(cell)
            .or_insert_with(|| KnownValues { values: Some(Rc::new(BTreeSet::from([initial]))), pos });
        let Some(written) = written else { return };
        known.values = match (&known.values, written) {
            (Some(old), Some(new)) => {
                let all: BTreeSet<u64> = old.union(new).copied().collect();
                (all.len() <= MAX_VALUES).then(|| Rc::new(all))
            }
            _ => None,
        };
    }

    /// Returns this memory without what is known of the values at these locations. Sets that contain
    /// addresses stay, because the targets of unknown pointers would be unknown.
    pub(super) fn without(&self, cells: &BTreeSet<Loc>) -> Memory {
        let mut next = self.clone();
        for (_, known) in next.cells.iter_mut().filter(|(cell, _)| cells.contains(cell)) {
            if known.has_no_address() {
                known.values = None;
            }
        }
        next
    }

    /// Forgets the possible values of locations that may hold more than a limit, so that sets do not grow for
    /// ever. The limit shrinks with `times`.
    pub(super) fn widen(&mut self, times: usize) {
        let most = MAX_VALUES >> (times + 2).min(6);
        for known in self.cells.values_mut() {
            // A set of addresses must stay, because the targets of unknown pointers would be unknown.
            let is_large = known.values.as_ref().is_some_and(|set| set.len() > most);
            if is_large && known.has_no_address() {
                known.values = None;
            }
        }
    }

    /// Refuses programs that access the same bytes with different sizes.
    pub(super) fn check_sizes(&self) -> Result<(), Unsupported> {
        let mut before: Option<Loc> = None;
        for (cell, known) in &self.cells {
            if let Some(last) = before
                && cell.addr < last.addr + last.size.bytes()
            {
                let what = format!(
                    "accesses of {} and of {} bytes to the same memory",
                    last.size.bytes(),
                    cell.size.bytes()
                );
                return Err(Unsupported { what, pos: known.pos });
            }
            before = Some(*cell);
        }
        Ok(())
    }
}

/// Returns the shared locations that an access with these addresses may go to.
fn addresses(addrs: &Values, size: Size) -> impl Iterator<Item = Loc> {
    let all: Vec<u64> = addrs.as_ref().map(|set| set.iter().copied().collect()).unwrap_or_default();
    all.into_iter().filter(|addr| is_memory(*addr)).map(move |addr| Loc { addr, size })
}

/// Returns whether an address is in memory that threads share.
pub(super) fn is_memory(addr: u64) -> bool {
    matches!(layout::region(addr), layout::Region::Global | layout::Region::Shared(_))
}
