//! Lowers C++ exceptions: landing pads.
//!
//! A thrown object lies on the heap behind a header of [`HEADER`] bytes that the runtime's
//! `__cxa_allocate_exception` made room for; the header's first word is the object's type, a
//! `std::type_info`. A landing pad compares that with its clauses. A class matches the clauses of its bases:
//! which classes have which bases is in the program's `type_info` objects, so the set of matching types of
//! each clause is known here. (Pointers, and ambiguous or private bases, match by identity of the type only.)

use super::function::{Body, Lowered, Refusal};
use super::link::{GlobalKey, Symbol};
use super::types::Word;
use super::walk;
use crate::ast::{Clause, Const, Statement};
use fencepost_program::*;
use rustc_hash::FxHashSet;

/// The size in bytes of the header that the runtime keeps before each thrown C++ object.
pub const HEADER: u64 = 64;

/// The function of the runtime that is told which base of a thrown object a handler takes.
pub const CAUGHT_AS: &str = "fencepost_caught_as";

impl Body<'_, '_> {
    /// Lowers a `landingpad`, at the start of a block to which exceptions go.
    pub fn landing_pad(&mut self, statement: &Statement, clauses: &[Clause], cleanup: bool) -> Lowered<()> {
        let [object, selector] = self.result(statement)?[..] else {
            return Err(Refusal("a landing pad of another type than { ptr, i32 }".to_owned()));
        };
        let landing = if clauses.is_empty() { Landing::Cleanup } else { Landing::Catch };
        self.b.push(Op::Caught { dst: object, landing });
        self.b.push(Op::Copy { dst: selector, src: 0.into() });
        // Rust's landing pads catch everything or nothing. Objects that it throws have no such header.
        let names_types = |clause: &Clause| match clause {
            Clause::Catch(caught) => !matches!(caught, Const::Null | Const::Zero),
            Clause::Filter(list) => !is_empty(list),
        };
        let thrown = self.b.temp();
        if clauses.iter().any(names_types) {
            let header = self.bin(BinOp::Sub, 64, object.into(), HEADER.into());
            self.load_word(header, Word { offset: 0, bits: 64 }, thrown);
        }
        let done = self.b.block();
        for clause in clauses {
            let caught = match clause {
                Clause::Catch(caught) => caught,
                // A list of no types: nothing may leave the function, so everything lands here.
                Clause::Filter(list) if is_empty(list) => {
                    self.b.push(Op::Copy { dst: selector, src: mask(32, u64::MAX).into() });
                    self.b.end(Terminator::Jump(done));
                    self.b.switch_to(done);
                    return Ok(());
                }
                Clause::Filter(_) => {
                    return Err(Refusal("an exception specification is not supported".to_owned()));
                }
            };
            let number = self.clause_number(caught)?;
            if matches!(caught, Const::Null | Const::Zero) {
                self.b.push(Op::Copy { dst: selector, src: number.into() });
                self.b.end(Terminator::Jump(done));
                self.b.switch_to(done);
                return Ok(());
            }
            let own = self.type_of_clause(caught);
            for key in self.types_caught_by(caught) {
                let global = self.low.global_id(key).map_err(super::not_constant)?;
                let address = self.low.program.global_addr(global);
                let (hit, next, same) = (self.b.block(), self.b.block(), self.b.temp());
                self.b.push(Op::Cmp {
                    op: CmpOp::Eq,
                    bits: 64,
                    dst: same,
                    a: thrown.into(),
                    b: address.into(),
                });
                self.b.end(Terminator::Branch { cond: same.into(), yes: hit, no: next });
                self.b.switch_to(hit);
                if let Some(own) = own.filter(|own| *own != key) {
                    self.take_as_base(object, own)?;
                }
                self.b.push(Op::Copy { dst: selector, src: number.into() });
                self.b.end(Terminator::Jump(done));
                self.b.switch_to(next);
            }
        }
        if cleanup {
            self.b.end(Terminator::Jump(done));
        } else {
            self.b.push(Op::Throw { value: object.into() });
            self.b.end(Terminator::Unreachable);
        }
        self.b.switch_to(done);
        Ok(())
    }

    /// Returns the number by which landing pads recognise the C++ type `ty`, as `llvm.eh.typeid.for` does. It
    /// is the same everywhere in the program.
    pub fn clause_number(&mut self, ty: &Const) -> Lowered<u64> {
        let mut name = None;
        walk::names_in(ty, &mut |found| name = Some(found.to_owned()));
        let name = name.unwrap_or_default();
        let next = self.low.clause_numbers.len() as u64 + 1;
        Ok(*self.low.clause_numbers.entry(name).or_insert(next))
    }

    /// Emits a call that tells the runtime as what the handler takes the thrown `object`: as an object of the
    /// base `wanted`, which may lie somewhere inside of it.
    fn take_as_base(&mut self, object: Reg, wanted: GlobalKey) -> Lowered<()> {
        let Some(tell) = self.low.linker.function_named(CAUGHT_AS) else { return Ok(()) };
        let wanted = self.low.global_id(wanted).map_err(super::not_constant)?;
        let wanted = self.low.program.global_addr(wanted);
        let callee = Callee::Func(self.low.function_id(tell));
        self.b.push(Op::Call { dst: None, callee, args: vec![object.into(), wanted.into()] });
        Ok(())
    }

    /// Returns the type that a clause names.
    fn type_of_clause(&self, clause: &Const) -> Option<GlobalKey> {
        let mut own = None;
        walk::names_in(clause, &mut |name| {
            if let Symbol::Global(key) = self.low.linker.resolve(self.key.unit, name) {
                own = Some(key);
            }
        });
        own
    }

    /// Returns the types of the program that a clause catches: its own, and those derived from it.
    fn types_caught_by(&self, clause: &Const) -> Vec<GlobalKey> {
        let linker = &self.low.linker;
        let mut wanted = FxHashSet::from_iter(self.type_of_clause(clause));
        let mut all: Vec<GlobalKey> = wanted.iter().copied().collect();
        loop {
            let before = all.len();
            for key in &self.low.type_infos {
                let Some(init) = &linker.global(*key).init else { continue };
                let mut derived = false;
                walk::names_in(init, &mut |name| {
                    if let Symbol::Global(base) = linker.resolve(key.unit, name) {
                        derived |= wanted.contains(&base);
                    }
                });
                if derived && wanted.insert(*key) {
                    all.push(*key);
                }
            }
            if all.len() == before {
                return all;
            }
        }
    }
}

/// Returns whether the list of types of an exception specification is empty.
fn is_empty(list: &Const) -> bool {
    match list {
        Const::Zero => true,
        Const::Aggregate(types) => types.is_empty(),
        _ => false,
    }
}
