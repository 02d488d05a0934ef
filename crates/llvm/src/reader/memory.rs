//! Reads instructions on memory.

use super::lexer::Kind;
use super::stream::{Reader, Result};
use crate::ast::{Inst, RmwKind, Strength};
use fencepost_program::{FenceKind, Mode};
use fencepost_source::Diagnostic;

/// The words between an opcode of memory and its operands.
#[derive(Default)]
struct Access {
    atomic: bool,
    volatile: bool,
    weak: bool,
}

/// Returns the mode that a word names. `unordered` (Java's plain accesses) is at most as strong as relaxed,
/// and no data race.
fn mode(word: &str) -> Option<Mode> {
    Some(match word {
        "unordered" | "monotonic" => Mode::Rlx,
        "acquire" => Mode::Acq,
        "release" => Mode::Rel,
        "acq_rel" => Mode::AcqRel,
        "seq_cst" => Mode::Sc,
        _ => return None,
    })
}

impl<'a> Reader<'a> {
    fn access(&mut self) -> Access {
        let mut access = Access::default();
        loop {
            match self.word() {
                "atomic" => access.atomic = true,
                "volatile" => access.volatile = true,
                "weak" => access.weak = true,
                "elementwise" => {}
                _ => return access,
            }
            self.bump();
        }
    }

    /// Consumes `syncscope("…")`, and returns whether it names the thread alone.
    fn sync_scope(&mut self) -> Result<bool> {
        if !self.eat_word("syncscope") {
            return Ok(false);
        }
        self.expect(b'(')?;
        let scope = self.expect_string()?;
        self.expect(b')')?;
        Ok(scope == "singlethread")
    }

    fn mode(&mut self) -> Result<Mode> {
        match mode(self.word()) {
            Some(mode) => {
                self.bump();
                Ok(mode)
            }
            None => {
                Err(self.unexpected("an order (`monotonic`, `acquire`, `release`, `acq_rel` or `seq_cst`)"))
            }
        }
    }

    /// Parses the mode of a load or store: an order if it is atomic, else none.
    fn access_mode(&mut self, access: &Access) -> Result<Mode> {
        let scope = self.span();
        let scoped = self.word() == "syncscope";
        self.sync_scope()?;
        if access.atomic {
            return self.mode();
        }
        if scoped || (!self.token.first && mode(self.word()).is_some()) {
            let span = if scoped { scope } else { self.span() };
            return Err(Diagnostic::new(span, "only an `atomic` access has an order and a scope"));
        }
        Ok(Mode::Na)
    }

    /// Reads the operands of the LLVM instruction `load`.
    pub fn load(&mut self) -> Result<Inst> {
        let access = self.access();
        let ty = self.ty()?;
        self.expect(b',')?;
        let addr = self.pointer()?;
        let span = self.span();
        let mode = self.access_mode(&access)?;
        if matches!(mode, Mode::Rel | Mode::AcqRel) {
            return Err(Diagnostic::new(span, "a load cannot release"));
        }
        // Metadata is part of the tail that all instructions have.
        Ok(Inst::Load { ty, addr, mode, volatile: access.volatile, typed: false })
    }

    /// Reads the operands of the LLVM instruction `store`.
    pub fn store(&mut self) -> Result<Inst> {
        let access = self.access();
        let (ty, value) = self.typed_value()?;
        self.expect(b',')?;
        let addr = self.pointer()?;
        let span = self.span();
        let mode = self.access_mode(&access)?;
        if matches!(mode, Mode::Acq | Mode::AcqRel) {
            return Err(Diagnostic::new(span, "a store cannot acquire"));
        }
        Ok(Inst::Store { ty, value, addr, mode, volatile: access.volatile })
    }

    /// Reads the operands of the LLVM instruction `alloca`.
    pub fn alloca(&mut self) -> Result<Inst> {
        self.flags();
        let ty = self.ty()?;
        let mut count = None;
        if self.is(b',') && self.ahead() != Kind::Meta {
            let before = self.position();
            self.bump();
            if matches!(self.word(), "align" | "addrspace") {
                self.go_to(before);
            } else {
                count = Some(self.typed_value()?);
            }
        }
        // The alignment is part of the tail that all instructions have.
        Ok(Inst::Alloca { ty, count, align: 0 })
    }

    /// Reads the operands of the LLVM instruction `cmpxchg`.
    pub fn cmpxchg(&mut self) -> Result<Inst> {
        let access = self.access();
        let strength = if access.weak { Strength::Weak } else { Strength::Strong };
        let addr = self.pointer()?;
        self.expect(b',')?;
        let (ty, expected) = self.typed_value()?;
        self.expect(b',')?;
        let new = self.value_of(&ty)?;
        self.sync_scope()?;
        let success = self.mode()?;
        let span = self.span();
        let failure = self.mode()?;
        if matches!(failure, Mode::Rel | Mode::AcqRel) {
            return Err(Diagnostic::new(span, "a failed `cmpxchg` writes nothing and cannot release"));
        }
        Ok(Inst::CmpXchg { ty, addr, expected, new, success, failure, strength })
    }

    /// Reads the operands of the LLVM instruction `atomicrmw`.
    pub fn rmw(&mut self) -> Result<Inst> {
        self.access();
        let op = match self.word() {
            "xchg" => RmwKind::Xchg,
            "add" => RmwKind::Add,
            "sub" => RmwKind::Sub,
            "and" => RmwKind::And,
            "nand" => RmwKind::Nand,
            "or" => RmwKind::Or,
            "xor" => RmwKind::Xor,
            "max" => RmwKind::Max,
            "min" => RmwKind::Min,
            "umax" => RmwKind::UMax,
            "umin" => RmwKind::UMin,
            "fadd" => RmwKind::FAdd,
            "fsub" => RmwKind::FSub,
            "fmax" => RmwKind::FMax,
            "fmin" => RmwKind::FMin,
            "uinc_wrap" => RmwKind::UIncWrap,
            "udec_wrap" => RmwKind::UDecWrap,
            word @ ("fmaximum" | "fminimum" | "fmaximumnum" | "fminimumnum" | "usub_cond" | "usub_sat") => {
                RmwKind::Other(word.into())
            }
            _ => return Err(self.unexpected("an operation of `atomicrmw`")),
        };
        self.bump();
        let addr = self.pointer()?;
        self.expect(b',')?;
        let (ty, arg) = self.typed_value()?;
        self.sync_scope()?;
        let mode = self.mode()?;
        Ok(Inst::Rmw { op, ty, addr, arg, mode })
    }

    /// Reads the memory order of the LLVM instruction `fence`.
    pub fn fence(&mut self) -> Result<Inst> {
        let single_thread = self.sync_scope()?;
        let span = self.span();
        let kind = match self.mode()? {
            Mode::Acq => FenceKind::Acq,
            Mode::Rel => FenceKind::Rel,
            Mode::AcqRel => FenceKind::AcqRel,
            Mode::Sc => FenceKind::Sc,
            Mode::Na | Mode::Rlx => return Err(Diagnostic::new(span, "a relaxed fence does not exist")),
        };
        Ok(Inst::Fence { kind, single_thread })
    }
}
