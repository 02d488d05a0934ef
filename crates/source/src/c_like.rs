//! The operators that C, Java and other relatives of C share: signs, meaning, precedence.

use crate::Infix;

/// A binary operator of arithmetic, bits or comparison (`+`, `&`, `<` …); `&&`, `||`, `,` and `=` are not
/// among them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "`sign` says how each is written")]
pub enum BinaryOp {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    And,
    Or,
    Xor,
    Shl,
    Shr,
    /// `>>>`, which C does not have.
    UShr,
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
}

/// A short-circuit operator, `&&` or `||`, which evaluates its right operand only if the left one does not
/// decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogicOp {
    /// `&&`
    And,
    /// `||`
    Or,
}

/// One of the unary operators `+`, `-`, `~` and `!`, which stand before their operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UnaryOp {
    /// `+`
    Plus,
    /// `-`
    Minus,
    /// `~`
    BitNot,
    /// `!`
    Not,
}

/// Whether `++` or `--` stands before its variable (the expression has the new value) or after it (the old
/// value).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fixity {
    /// `++x`
    Prefix,
    /// `x++`
    Postfix,
}

/// A binary operator, as the table [`OPERATORS`] of the languages like C has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Operator {
    /// Both operands are evaluated.
    Arith(BinaryOp),
    /// The right one is evaluated if the left one does not decide.
    Logic(LogicOp),
}

/// The table of all binary operators of C and Java, with their precedence, but without assignments, `?:` and
/// `,`. A language that lacks one has no such sign in its lexer.
pub const OPERATORS: &[Infix<Operator>] = &[
    Infix::left("||", 1, Operator::Logic(LogicOp::Or)),
    Infix::left("&&", 2, Operator::Logic(LogicOp::And)),
    Infix::left("|", 3, Operator::Arith(BinaryOp::Or)),
    Infix::left("^", 4, Operator::Arith(BinaryOp::Xor)),
    Infix::left("&", 5, Operator::Arith(BinaryOp::And)),
    Infix::left("==", 6, Operator::Arith(BinaryOp::Eq)),
    Infix::left("!=", 6, Operator::Arith(BinaryOp::Ne)),
    Infix::left("<", 7, Operator::Arith(BinaryOp::Lt)),
    Infix::left("<=", 7, Operator::Arith(BinaryOp::Le)),
    Infix::left(">", 7, Operator::Arith(BinaryOp::Gt)),
    Infix::left(">=", 7, Operator::Arith(BinaryOp::Ge)),
    Infix::left("<<", 8, Operator::Arith(BinaryOp::Shl)),
    Infix::left(">>", 8, Operator::Arith(BinaryOp::Shr)),
    Infix::left(">>>", 8, Operator::Arith(BinaryOp::UShr)),
    Infix::left("+", 9, Operator::Arith(BinaryOp::Add)),
    Infix::left("-", 9, Operator::Arith(BinaryOp::Sub)),
    Infix::left("*", 10, Operator::Arith(BinaryOp::Mul)),
    Infix::left("/", 10, Operator::Arith(BinaryOp::Div)),
    Infix::left("%", 10, Operator::Arith(BinaryOp::Rem)),
];

/// The meaning of an assignment sign, such as `=` or `+=`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Assignment {
    /// The operator that computes the new value: `+` of `+=`, none of `=`.
    pub op: Option<BinaryOp>,
}

/// Returns the meaning of an assignment sign such as `=` or `+=`; `None` if `sign` does not assign.
pub fn assignment(sign: &str) -> Option<Assignment> {
    if sign == "=" {
        return Some(Assignment { op: None });
    }
    match Infix::find(OPERATORS, sign.strip_suffix('=')?)?.op {
        // `<=` and `>=` end in `=` as well, but `<` and `>` do not assign. (Nor is there a sign `<==`.)
        Operator::Arith(op) if !op.compares() => Some(Assignment { op: Some(op) }),
        _ => None,
    }
}

/// The meaning of a sign before its operand, such as `-` or `++`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prefix {
    /// An operator that computes a value.
    Unary(UnaryOp),
    /// `++` or `--`: 1 is added to a variable or subtracted from it.
    Step(BinaryOp),
}

/// Returns the meaning of a sign before its operand, such as `-` or `++`; `None` if there is no such prefix
/// operator. (`*` and `&`, which only C has, are not among these.)
pub fn prefix(sign: &str) -> Option<Prefix> {
    Some(match sign {
        "+" => Prefix::Unary(UnaryOp::Plus),
        "-" => Prefix::Unary(UnaryOp::Minus),
        "~" => Prefix::Unary(UnaryOp::BitNot),
        "!" => Prefix::Unary(UnaryOp::Not),
        "++" => Prefix::Step(BinaryOp::Add),
        "--" => Prefix::Step(BinaryOp::Sub),
        _ => return None,
    })
}

impl BinaryOp {
    /// Returns the sign of the operator as source texts write it, such as `+`.
    pub fn sign(self) -> &'static str {
        let row = OPERATORS.iter().find(|row| row.op == Operator::Arith(self));
        row.expect("every operator is in the table").sign
    }

    /// Returns whether the operator is a comparison, whose result is true or false.
    pub fn compares(self) -> bool {
        use BinaryOp::{Eq, Ge, Gt, Le, Lt, Ne};
        matches!(self, Eq | Ne | Lt | Le | Gt | Ge)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sign_is_there_once() {
        for (i, row) in OPERATORS.iter().enumerate() {
            assert!(OPERATORS[..i].iter().all(|other| other.sign != row.sign && other.op != row.op));
        }
    }

    #[test]
    fn comparisons_are_no_assignments() {
        let op = |op| Some(Assignment { op });
        assert_eq!(assignment("="), op(None));
        assert_eq!(assignment("+="), op(Some(BinaryOp::Add)));
        assert_eq!(assignment(">>>="), op(Some(BinaryOp::UShr)));
        for sign in ["<=", ">=", "==", "!=", "+", "&&=", ""] {
            assert_eq!(assignment(sign), None, "{sign}");
        }
    }
}
