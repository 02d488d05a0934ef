//! Translates the terms of one execution into relational logic: the value of a read is that of the write it
//! sees.

use crate::unroll::{Node, StmtId, Term, Terms};
use fencepost_program::{BinOp, CmpOp};
use fencepost_relational::{Bv, Formula};

/// A translated term: a truth value, or a number.
#[derive(Clone)]
enum TruthOrWord {
    Truth(Formula),
    Word(Bv),
}

/// The translation of all terms of a pool to formulas and bit-vectors, for one execution.
pub(crate) struct Translated(Vec<TruthOrWord>);

impl Translated {
    /// Translates all terms of a pool; `read` and `choice` return the values of reads and of free choices in
    /// the execution.
    pub fn new(terms: &Terms, read: &dyn Fn(StmtId, u8) -> Bv, choice: &dyn Fn(u32) -> Bv) -> Translated {
        let mut done = Translated(vec![]);
        // Terms come after what they are made of, so one pass does it, however deep they are.
        for term in terms.all() {
            let both = done.translate(terms, term, read, choice);
            done.0.push(both);
        }
        done
    }

    /// Returns the formula that a term of one bit was translated to, which is true if the term is 1.
    pub fn truth(&self, term: Term) -> Formula {
        match &self.0[term.index()] {
            TruthOrWord::Truth(formula) => formula.clone(),
            TruthOrWord::Word(word) => word.bit(0),
        }
    }

    /// Returns the bit-vector that a term of the program was translated to.
    pub fn word(&self, term: Term) -> Bv {
        match &self.0[term.index()] {
            TruthOrWord::Truth(formula) => Bv::from_formula(formula),
            TruthOrWord::Word(word) => word.clone(),
        }
    }

    fn translate(
        &self,
        terms: &Terms,
        term: Term,
        read: &dyn Fn(StmtId, u8) -> Bv,
        choice: &dyn Fn(u32) -> Bv,
    ) -> TruthOrWord {
        let bits = terms.bits(term);
        match terms.node(term) {
            Node::Const(value) if bits == 1 => TruthOrWord::Truth(Formula::constant(value == 1)),
            Node::Const(value) => TruthOrWord::Word(Bv::constant(bits, value)),
            Node::Read(stmt) => TruthOrWord::Word(read(stmt, bits)),
            Node::Choice(id) => TruthOrWord::Word(choice(id)),
            Node::Not(a) => TruthOrWord::Truth(self.truth(a).not()),
            Node::Bin(BinOp::And, a, b) if bits == 1 => TruthOrWord::Truth(self.truth(a).and(&self.truth(b))),
            Node::Bin(BinOp::Or, a, b) if bits == 1 => TruthOrWord::Truth(self.truth(a).or(&self.truth(b))),
            Node::Bin(BinOp::Xor, a, b) if bits == 1 => {
                TruthOrWord::Truth(self.truth(a).iff(&self.truth(b)).not())
            }
            Node::Bin(op, a, b) => TruthOrWord::Word(arithmetic(op, &self.word(a), &self.word(b))),
            Node::Cmp(op, a, b) => TruthOrWord::Truth(comparison(op, &self.word(a), &self.word(b))),
            Node::Extract(a, low) => TruthOrWord::Word(self.word(a).extract(low, bits)),
            Node::ZExt(a) => TruthOrWord::Word(self.word(a).zext(bits)),
            Node::SExt(a) => TruthOrWord::Word(self.word(a).sext(bits)),
            Node::Concat(high, low) => TruthOrWord::Word(self.word(high).concat(&self.word(low))),
            Node::Ite(c, a, b) if bits == 1 => {
                let c = self.truth(c);
                TruthOrWord::Truth(c.implies(&self.truth(a)).and(&c.or(&self.truth(b))))
            }
            Node::Ite(c, a, b) => TruthOrWord::Word(Bv::ite(&self.truth(c), &self.word(a), &self.word(b))),
        }
    }
}

fn arithmetic(op: BinOp, a: &Bv, b: &Bv) -> Bv {
    // Amounts of shifts wrap, as the machine has it.
    let amount = || b.urem(&Bv::constant(b.width(), b.width().into()));
    match op {
        BinOp::Add => a.add(b),
        BinOp::Sub => a.sub(b),
        BinOp::Mul => a.mul(b),
        BinOp::UDiv => a.udiv(b),
        BinOp::SDiv => a.sdiv(b),
        BinOp::URem => a.urem(b),
        BinOp::SRem => a.srem(b),
        BinOp::And => a.and(b),
        BinOp::Or => a.or(b),
        BinOp::Xor => a.xor(b),
        BinOp::Shl => a.shl(&amount()),
        BinOp::LShr => a.lshr(&amount()),
        BinOp::AShr => a.ashr(&amount()),
        BinOp::FAdd | BinOp::FSub | BinOp::FMul | BinOp::FDiv | BinOp::FRem => {
            unreachable!("floats are refused when the program is unrolled")
        }
    }
}

fn comparison(op: CmpOp, a: &Bv, b: &Bv) -> Formula {
    match op {
        CmpOp::Eq => a.eq(b),
        CmpOp::Ne => a.ne(b),
        CmpOp::ULt => a.ult(b),
        CmpOp::ULe => a.ule(b),
        CmpOp::UGt => b.ult(a),
        CmpOp::UGe => b.ule(a),
        CmpOp::SLt => a.slt(b),
        CmpOp::SLe => a.sle(b),
        CmpOp::SGt => b.slt(a),
        CmpOp::SGe => b.sle(a),
        CmpOp::FEq | CmpOp::FLt | CmpOp::FLe | CmpOp::FOrd => {
            unreachable!("floats are refused when the program is unrolled")
        }
    }
}
