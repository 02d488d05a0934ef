//! The operators that C, Java and other relatives of C share: signs, meaning, precedence.

use crate::Infix;

/// The operators of arithmetic and comparison; `&&`, `||`, `,` and `=` are not among them.
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

/// The operators that evaluate their right side only if they must.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogicOp {
    /// `&&`
    And,
    /// `||`
    Or,
}

/// The operators before a value.
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

/// The position of `++` or `--`: before a variable, where the expression has the new value, or after it,
/// where it has the old one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fixity {
    /// `++x`
    Prefix,
    /// `x++`
    Postfix,
}

/// An operator between two operands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Operator {
    /// Both operands are evaluated.
    Arith(BinaryOp),
    /// The right one is evaluated if the left one does not decide.
    Logic(LogicOp),
}

/// All operators between two operands but assignments, `?:` and `,`. A language that lacks one has no such
/// sign in its lexer.
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

/// A sign that assigns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Assignment {
    /// The operator that computes the new value: `+` of `+=`, none of `=`.
    pub op: Option<BinaryOp>,
}

/// Returns the assignment that a sign stands for, if it is one.
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

/// A sign before an operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prefix {
    /// An operator that computes a value.
    Unary(UnaryOp),
    /// `++` or `--`: 1 is added to a variable or subtracted from it.
    Step(BinaryOp),
}

/// Returns what a sign before an operand stands for. (`*` and `&`, which only C has, are not among these.)
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
    /// Returns the operator as it is written.
    pub fn sign(self) -> &'static str {
        let row = OPERATORS.iter().find(|row| row.op == Operator::Arith(self));
        row.expect("every operator is in the table").sign
    }

    /// Returns whether the result is a truth value.
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
    fn assignments() {
        let op = |op| Some(Assignment { op });
        assert_eq!(assignment("="), op(None));
        assert_eq!(assignment("+="), op(Some(BinaryOp::Add)));
        assert_eq!(assignment(">>>="), op(Some(BinaryOp::UShr)));
        for sign in ["<=", ">=", "==", "!=", "+", "&&=", ""] {
            assert_eq!(assignment(sign), None, "{sign}");
        }
    }
}
