//! Reads constant expressions; has the tables of operators that instructions share with them.

use super::lexer::Kind;
use super::names::unquote;
use super::stream::{Reader, Result};
use crate::ast::{Bin, Cast, Const, ConstExpr, Predicate, Type};

/// Returns the binary operator that an opcode such as `add` names; `None` if it names none.
pub(super) fn bin(word: &str) -> Option<Bin> {
    Some(match word {
        "add" => Bin::Add,
        "sub" => Bin::Sub,
        "mul" => Bin::Mul,
        "udiv" => Bin::UDiv,
        "sdiv" => Bin::SDiv,
        "urem" => Bin::URem,
        "srem" => Bin::SRem,
        "shl" => Bin::Shl,
        "lshr" => Bin::LShr,
        "ashr" => Bin::AShr,
        "and" => Bin::And,
        "or" => Bin::Or,
        "xor" => Bin::Xor,
        "fadd" => Bin::FAdd,
        "fsub" => Bin::FSub,
        "fmul" => Bin::FMul,
        "fdiv" => Bin::FDiv,
        "frem" => Bin::FRem,
        _ => return None,
    })
}

/// Returns whether a binary operator can be applied to operands of type `ty`.
pub(super) fn applies_to(op: Bin, ty: &Type) -> bool {
    let ty = if let Type::Vector(_, element) = ty { element } else { ty };
    match op {
        Bin::FAdd | Bin::FSub | Bin::FMul | Bin::FDiv | Bin::FRem => {
            matches!(ty, Type::Float | Type::Double | Type::OtherFloat(_))
        }
        _ => matches!(ty, Type::Int(_)),
    }
}

/// Returns the conversion that an opcode such as `zext` names; `None` if it names none.
pub(super) fn cast(word: &str) -> Option<Cast> {
    Some(match word {
        "bitcast" | "addrspacecast" => Cast::BitCast,
        "zext" => Cast::ZExt,
        "sext" => Cast::SExt,
        "trunc" => Cast::Trunc,
        "ptrtoint" | "ptrtoaddr" => Cast::PtrToInt,
        "inttoptr" => Cast::IntToPtr,
        "fptrunc" => Cast::FPTrunc,
        "fpext" => Cast::FPExt,
        "fptoui" => Cast::FPToUI,
        "fptosi" => Cast::FPToSI,
        "uitofp" => Cast::UIToFP,
        "sitofp" => Cast::SIToFP,
        _ => return None,
    })
}

/// Returns the comparison that `word` names in an `icmp` or `fcmp`, whichever `opcode` is.
pub(super) fn predicate(opcode: &str, word: &str) -> Option<Predicate> {
    Some(match (opcode, word) {
        ("icmp", "eq") => Predicate::Eq,
        ("icmp", "ne") => Predicate::Ne,
        ("icmp", "ugt") => Predicate::Ugt,
        ("icmp", "uge") => Predicate::Uge,
        ("icmp", "ult") => Predicate::Ult,
        ("icmp", "ule") => Predicate::Ule,
        ("icmp", "sgt") => Predicate::Sgt,
        ("icmp", "sge") => Predicate::Sge,
        ("icmp", "slt") => Predicate::Slt,
        ("icmp", "sle") => Predicate::Sle,
        ("fcmp", "false") => Predicate::FFalse,
        ("fcmp", "oeq") => Predicate::FOeq,
        ("fcmp", "ogt") => Predicate::FOgt,
        ("fcmp", "oge") => Predicate::FOge,
        ("fcmp", "olt") => Predicate::FOlt,
        ("fcmp", "ole") => Predicate::FOle,
        ("fcmp", "one") => Predicate::FOne,
        ("fcmp", "ord") => Predicate::FOrd,
        ("fcmp", "uno") => Predicate::FUno,
        ("fcmp", "ueq") => Predicate::FUeq,
        ("fcmp", "ugt") => Predicate::FUgt,
        ("fcmp", "uge") => Predicate::FUge,
        ("fcmp", "ult") => Predicate::FUlt,
        ("fcmp", "ule") => Predicate::FUle,
        ("fcmp", "une") => Predicate::FUne,
        ("fcmp", "true") => Predicate::FTrue,
        _ => return None,
    })
}

/// Returns whether a constant of LLVM IR can begin with this word. After an argument's type it may also be an
/// attribute.
pub(super) fn is_constant_word(word: &str) -> bool {
    matches!(
        word,
        "null"
            | "true"
            | "false"
            | "undef"
            | "poison"
            | "none"
            | "zeroinitializer"
            | "splat"
            | "getelementptr"
            | "blockaddress"
            | "dso_local_equivalent"
            | "no_cfi"
            | "ptrauth"
            | "icmp"
            | "fcmp"
            | "select"
    ) || is_other(word)
        || bin(word).is_some()
        || cast(word).is_some()
}

/// Returns whether a word starts an expression that is skipped because it is not supported.
fn is_other(word: &str) -> bool {
    matches!(
        word,
        "extractelement" | "insertelement" | "shufflevector" | "extractvalue" | "insertvalue" | "fneg"
    )
}

impl<'a> Reader<'a> {
    /// Reads a constant that begins with a word, such as `null` or a constant expression.
    pub fn expression(&mut self) -> Result<Const> {
        let word = self.word();
        if !is_constant_word(word) {
            return Err(self.unexpected("a value"));
        }
        self.bump();
        let expression = match word {
            "getelementptr" => self.gep_expression()?,
            "blockaddress" => return self.block_address(),
            "dso_local_equivalent" | "no_cfi" => {
                return if self.at(Kind::Global) {
                    Ok(Const::Global(self.global_use()))
                } else {
                    Err(self.unexpected("the name of a function"))
                };
            }
            "icmp" | "fcmp" => {
                let pred = self.predicate(word)?;
                self.expect(b'(')?;
                let (ty, a, b) = self.constant_pair()?;
                ConstExpr::Cmp { pred, ty, a, b }
            }
            "select" => {
                self.expect(b'(')?;
                let (_, cond) = self.typed_constant()?;
                self.expect(b',')?;
                let (ty, yes, no) = self.constant_pair()?;
                ConstExpr::Select { cond, ty, yes, no }
            }
            _ => {
                if let Some(op) = cast(word) {
                    self.flags();
                    self.expect(b'(')?;
                    let (from, value) = self.typed_constant()?;
                    self.expect_word("to")?;
                    let to = self.ty()?;
                    self.expect(b')')?;
                    ConstExpr::Cast { op, from, value, to }
                } else if let Some(op) = bin(word) {
                    self.flags();
                    self.expect(b'(')?;
                    let (ty, a, b) = self.constant_pair()?;
                    ConstExpr::Bin { op, ty, a, b }
                } else if self.is(b'(') {
                    self.skip_group()?;
                    ConstExpr::Other(word.into())
                } else {
                    return Err(self.unexpected("`(`"));
                }
            }
        };
        Ok(Const::Expr(Box::new(expression)))
    }

    /// Parses the operands of a constant expression: `T a, T b)`.
    fn constant_pair(&mut self) -> Result<(Type, Const, Const)> {
        let (ty, a) = self.typed_constant()?;
        self.expect(b',')?;
        let (_, b) = self.typed_constant()?;
        self.expect(b')')?;
        Ok((ty, a, b))
    }

    /// Reads the comparison that an `icmp` or `fcmp` makes, such as `slt`, with the flags before it.
    pub fn predicate(&mut self, opcode: &str) -> Result<Predicate> {
        while self.at(Kind::Word) && !self.at_type() {
            let word = self.text();
            if let Some(pred) = predicate(opcode, word) {
                self.bump();
                return Ok(pred);
            }
            if !matches!(
                word,
                "samesign" | "fast" | "nnan" | "ninf" | "nsz" | "arcp" | "contract" | "afn" | "reassoc"
            ) {
                break;
            }
            self.bump();
        }
        Err(self.unexpected(&format!("a predicate of `{opcode}`")))
    }

    fn gep_expression(&mut self) -> Result<ConstExpr> {
        // Flags; `inrange(-8, 16)` has brackets of its own, unlike the old `inrange` before an index.
        while self.at(Kind::Word) {
            let word = self.take();
            if word == "inrange" && self.is(b'(') {
                self.skip_group()?;
            }
        }
        self.expect(b'(')?;
        let source = self.ty()?;
        self.expect(b',')?;
        let base = self.typed_constant()?;
        let mut indices = Vec::new();
        while self.eat(b',') {
            self.eat_word("inrange");
            indices.push(self.typed_constant()?);
        }
        self.expect(b')')?;
        Ok(ConstExpr::Gep { source, base, indices })
    }

    /// Parses the rest of a block address: `(@f, %bb)`.
    fn block_address(&mut self) -> Result<Const> {
        self.expect(b'(')?;
        if !self.at(Kind::Global) {
            return Err(self.unexpected("the name of a function"));
        }
        let function = self.global_use();
        self.expect(b',')?;
        if !self.at(Kind::Local) {
            return Err(self.unexpected("the name of a block"));
        }
        let span = self.bump().span;
        let block = self.names.intern(unquote(&self.text_of(span)[1..]));
        self.expect(b')')?;
        Ok(Const::BlockAddress(function, block))
    }
}
