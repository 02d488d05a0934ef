//! Memory accesses: which of them are statements, the content of private memory, the targets of an address.

use super::Reliance;
use super::exec::Thread;
use super::memory::{Memory, is_memory};
use super::state::{Byte, Dep, Flow, Val, join, pick};
use super::term::Term;
use super::{Access, Action, Copies, Failure, StmtId, Unsupported, Update};
use fencepost_program::{CastOp, GlobalId, Loc, Mode, Pos, Program, Size, ThreadId, layout};
use std::collections::BTreeMap;
use std::rc::Rc;

/// The addresses that an access may go to.
struct Targets {
    /// The addresses in memory that threads share.
    shared: Vec<u64>,
    /// The condition that the access goes to memory that threads share.
    is_shared: Term,
    /// The addresses in private memory or constants, each with the condition that the access goes there.
    silent: Vec<(u64, Term)>,
}

impl Thread<'_, '_> {
    /// Returns the addresses that an access may go to. Where the address is of no object, the thread fails,
    /// and the flow continues only elsewhere.
    fn targets(&mut self, flow: &mut Flow, addr: Term, size: Size, pos: Pos) -> Result<Targets, Unsupported> {
        let Some(values) = self.run.terms.values(addr).clone() else {
            return Err(Unsupported { what: "an address with too many possible values".to_owned(), pos });
        };
        let mut targets = Targets { shared: vec![], is_shared: self.run.terms.truth(false), silent: vec![] };
        let (mut null, mut outside) = (self.run.terms.truth(false), self.run.terms.truth(false));
        for value in values.iter().copied() {
            let here = self.run.terms.is(addr, value);
            let cell = Loc { addr: value, size };
            let good = match layout::region(value) {
                layout::Region::Global => self.run.program.may_access(value, size),
                layout::Region::Shared(_) => {
                    self.run.memory.is_allocated(cell) || self.run.is_allocated(cell)
                }
                layout::Region::Constant => self.run.program.may_access(value, size),
                layout::Region::Private(_) => true,
                _ => false,
            };
            if !good && value < layout::GLOBALS {
                null = self.run.terms.or(null, here);
            } else if !good {
                outside = self.run.terms.or(outside, here);
            } else if is_memory(value) {
                targets.shared.push(value);
                targets.is_shared = self.run.terms.or(targets.is_shared, here);
            } else {
                targets.silent.push((value, here));
            }
        }
        for (bad, failure) in [(null, Failure::Null), (outside, Failure::OutOfBounds)] {
            let when = self.run.terms.and(flow.guard, bad);
            if !self.run.terms.is_false(when) {
                self.fail(flow, bad, pos, failure);
            }
        }
        let is_shared = !targets.shared.is_empty() && targets.silent.is_empty();
        self.record_deciding(addr, if is_shared { Reliance::Address } else { Reliance::Other });
        Ok(targets)
    }

    /// Returns a byte of private memory or of a constant.
    fn silent_byte(&mut self, flow: &Flow, addr: u64) -> Byte {
        if let Some(byte) = flow.private.get(&addr) {
            return byte.clone();
        }
        if let Some(byte) = flow.at_start(addr, &mut self.run.terms) {
            return byte;
        }
        let constant = layout::is_constant(addr).then(|| self.run.program.initial_value(addr, 1)).flatten();
        let value = Val::pure(self.run.terms.constant(8, constant.unwrap_or(0)));
        Byte { value, set: self.run.terms.truth(constant.is_some()) }
    }

    /// Returns the value in private memory, and the condition that all of it has a value.
    fn silent_read(&mut self, flow: &Flow, addr: u64, size: Size) -> Byte {
        let mut all = self.silent_byte(flow, addr);
        for i in 1..size.bytes() {
            let byte = self.silent_byte(flow, addr + i);
            let term = self.run.terms.concat(byte.value.term, all.value.term);
            let deps = join(&mut self.run.terms, &all.value.deps, &byte.value.deps);
            all = Byte { value: Val { term, deps }, set: self.run.terms.and(all.set, byte.set) };
        }
        all
    }

    /// Writes bytes of private memory under a condition, without a statement of the unrolled program.
    pub(super) fn silent_write(&mut self, flow: &mut Flow, addr: u64, size: Size, value: &Val, when: Term) {
        let mut private: BTreeMap<u64, Byte> = (*flow.private).clone();
        let yes = self.run.terms.truth(true);
        for i in 0..size.bytes() {
            let byte = self.run.terms.extract(value.term, 8 * i as u8, 8);
            let byte = Byte { value: Val { term: byte, deps: value.deps.clone() }, set: yes };
            let old = self.silent_byte(flow, addr + i);
            let new = byte.or_else(&mut self.run.terms, when, &old);
            private.insert(addr + i, new);
        }
        flow.private = Rc::new(private);
    }

    /// Reads memory at an address, by a statement of the unrolled program if the memory may be shared. The
    /// value returned has 64 bits.
    pub(super) fn read(
        &mut self,
        flow: &mut Flow,
        addr: &Val,
        Access { size, mode, pos, copies }: Access,
        failure: Mode,
        update: Update,
    ) -> Result<(Val, Option<StmtId>), Unsupported> {
        let targets = self.targets(flow, addr.term, size, pos)?;
        let mut value = None;
        let mut stmt = None;
        if !targets.shared.is_empty() {
            let guard = self.run.terms.and(flow.guard, targets.is_shared);
            let action = Action::Read { addr: addr.term, size, mode, failure, update, copy: copies };
            let id = self.add_statement(flow, guard, pos, action, Some(addr))?;
            let cells = targets.shared.iter().map(|addr| Loc { addr: *addr, size });
            let values = self.run.memory.read(self.run.program, cells);
            let term = self.run.terms.read(id, size.bits(), values);
            let when = self.run.terms.truth(true);
            value = Some(Val { term, deps: Rc::new([Dep { read: id, when }]) });
            stmt = Some(id);
            self.mark_read(flow, mode);
        }
        for (at, when) in targets.silent {
            let Byte { value: here, set } = self.silent_read(flow, at, size);
            if copies == Copies::Nothing {
                let unset = self.run.terms.not(set);
                let unset = self.run.terms.and(when, unset);
                self.fail(flow, unset, pos, Failure::UninitialisedLocal);
            }
            let here = Val { deps: join(&mut self.run.terms, &here.deps, &addr.deps), ..here };
            value = Some(match value {
                None => here,
                Some(other) => pick(&mut self.run.terms, when, &here, &other),
            });
        }
        let value = value.unwrap_or_else(|| Val::pure(self.run.terms.constant(size.bits(), 0)));
        let term = self.run.terms.cast(CastOp::ZExt, value.term, 64);
        Ok((Val { term, ..value }, stmt))
    }

    /// Writes memory at an address, by a statement of the unrolled program if the memory may be shared.
    /// `value` has 64 bits.
    pub(super) fn write(
        &mut self,
        flow: &mut Flow,
        addr: &Val,
        access: Access,
        value: &Val,
        update: Option<StmtId>,
    ) -> Result<(), Unsupported> {
        self.write_as(flow, addr, access, (value, &value.deps), update)
    }

    /// Writes memory like [`Thread::write`], except that a value written to private memory gets the
    /// dependencies `hidden`.
    pub(super) fn write_as(
        &mut self,
        flow: &mut Flow,
        addr: &Val,
        Access { size, mode, pos, .. }: Access,
        (value, hidden): (&Val, &Rc<[Dep]>),
        update: Option<StmtId>,
    ) -> Result<(), Unsupported> {
        let targets = self.targets(flow, addr.term, size, pos)?;
        let term = self.run.terms.extract(value.term, 0, size.bits());
        let value = Val { term, deps: value.deps.clone() };
        // What stands in private memory also depends on what said that it goes there.
        let hidden = Val { term, deps: join(&mut self.run.terms, hidden, &addr.deps) };
        for (at, when) in targets.silent {
            if layout::is_constant(at) {
                self.fail(flow, when, pos, Failure::Constant);
            } else {
                self.silent_write(flow, at, size, &hidden, when);
            }
        }
        if !targets.shared.is_empty() {
            let guard = self.run.terms.and(flow.guard, targets.is_shared);
            let action = Action::Write { addr: addr.term, size, mode, value, update };
            self.add_statement(flow, guard, pos, action, Some(addr))?;
        }
        Ok(())
    }

    /// Returns the address of a mutex, which must have only one possible value.
    pub(super) fn only_address(&mut self, addr: Term, pos: Pos) -> Result<u64, Unsupported> {
        self.only_value(addr)
            .ok_or_else(|| Unsupported { what: "a mutex that several pointers may mean".to_owned(), pos })
    }

    /// Allocates an object in shared memory and returns its address.
    pub(super) fn allocate(&mut self, flow: &mut Flow, bytes: u64, align: u64) -> u64 {
        let start = flow.shared_end.next_multiple_of(align.max(16));
        flow.shared_end = start + bytes + 16;
        layout::shared(self.id, start)
    }

    /// Allocates an object in the thread's private memory and returns its address.
    pub(super) fn allocate_private(&mut self, flow: &mut Flow, bytes: u64, align: u64) -> u64 {
        let start = flow.private_end.next_multiple_of(align.max(1));
        flow.private_end = start + bytes + 1;
        layout::private(self.id, start)
    }
}

/// Returns the initial bytes of a thread's thread-local variables, by address.
pub(super) fn thread_locals(program: &Program, thread: ThreadId) -> BTreeMap<u64, u8> {
    let globals = (0..program.globals.len() as u32).map(GlobalId);
    let own = globals.filter(|g| program.globals[g.index()].thread_local);
    let bytes = own.filter_map(|g| {
        let start = program.thread_local_addr(thread, g)?;
        Some((start..).zip(program.globals[g.index()].init.iter().copied()))
    });
    bytes.flatten().collect()
}

/// Returns the offset at which a thread's private objects start, after its thread-local variables.
pub(super) fn private_start(program: &Program) -> u64 {
    let ends = (0..program.globals.len() as u32).map(GlobalId).filter_map(|g| {
        let addr = program.thread_local_addr(ThreadId(0), g)?;
        Some(layout::offset(addr) + program.globals[g.index()].init.len() as u64 + 1)
    });
    ends.max().unwrap_or(0)
}

impl Memory {
    /// Returns those of an address's possible values that are in shared memory.
    pub fn targets(values: &super::Values) -> Vec<u64> {
        values.iter().flat_map(|set| set.iter().copied()).filter(|addr| is_memory(*addr)).collect()
    }
}
