//! A reader of operators between operands, by precedence climbing over a table.

use crate::{Kind, Parse};

/// One row of a table of binary operators, with the sign, the precedence, the grouping and the meaning of one
/// operator.
#[derive(Clone, Copy, Debug)]
pub struct Infix<O> {
    /// The sign or word between the operands.
    pub sign: &'static str,
    /// The strength with which the operator binds: `*` has a higher level than `+`. Levels begin with 1.
    pub level: u8,
    /// The meaning of several operators of this level in a row.
    pub grouping: Grouping,
    /// The operator as the language's tree has it.
    pub op: O,
}

/// The way in which several operators of one precedence in a row, as in `a ∘ b ∘ c`, are grouped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Grouping {
    /// `(a ∘ b) ∘ c`, also with another operator of the same level.
    Left,
    /// `a ∘ (b ∘ c)`. No other operator may have the level.
    Right,
    /// One node with three operands. No other operator may have the level.
    Flat,
    /// A mistake, also with another operator of the same level.
    Alone,
}

impl<O> Infix<O> {
    /// Makes the table row of an operator that groups to the left.
    pub const fn left(sign: &'static str, level: u8, op: O) -> Self {
        Infix { sign, level, grouping: Grouping::Left, op }
    }

    /// Makes the table row of an operator, with its grouping stated.
    pub const fn grouped(sign: &'static str, level: u8, grouping: Grouping, op: O) -> Self {
        Infix { sign, level, grouping, op }
    }

    /// Finds the row of an operator in `table` by its sign or word.
    pub fn find<'t>(table: &'t [Infix<O>], sign: &str) -> Option<&'t Infix<O>> {
        table.iter().find(|row| row.sign == sign)
    }
}

/// A parser of expressions with binary operators, by precedence climbing over a table of operators. The table
/// says which there are; the parser says what an operand is and what to make of an operator and its operands.
pub trait Climb<'a>: Parse<'a> {
    /// The type of the operators in the table.
    type Op: Copy + PartialEq + 'static;
    /// The type of the trees that expressions become.
    type Tree;
    /// The table of the binary operators of the language.
    const OPERATORS: &'static [Infix<Self::Op>];
    /// The greatest number of operators that group to the right in a row.
    const MAX_CHAIN: usize = usize::MAX;

    /// Reads an operand, that is, everything that no operator of the table splits.
    ///
    /// # Errors
    ///
    /// No operand comes next, or there is a mistake in it.
    fn operand(&mut self) -> Result<Self::Tree, Self::Error>;

    /// Makes the tree of a binary operator and its two operands.
    ///
    /// # Errors
    ///
    /// The tree gets too high.
    fn join(&mut self, op: Self::Op, left: Self::Tree, right: Self::Tree) -> Result<Self::Tree, Self::Error>;

    /// Makes the one tree of several operators with [`Grouping::Flat`] in a row and all their operands.
    ///
    /// # Errors
    ///
    /// The tree gets too high.
    fn join_all(&mut self, op: Self::Op, operands: Vec<Self::Tree>) -> Result<Self::Tree, Self::Error> {
        let mut rest = operands.into_iter();
        let first = rest.next().expect("an operator has operands");
        rest.try_fold(first, |left, right| self.join(op, left, right))
    }

    /// Checks an operator before it is consumed, and refuses it if it may not stand there.
    ///
    /// # Errors
    ///
    /// The operator may not stand here.
    fn check_operator(&mut self, _op: Self::Op) -> Result<(), Self::Error> {
        Ok(())
    }

    /// Makes the error message about a second operator with [`Grouping::Alone`] in a row, which is the
    /// current token.
    fn chained(&self) -> Self::Error {
        self.unexpected("the end of the comparison")
    }

    /// Makes the error message about more than [`Climb::MAX_CHAIN`] operators in a row, whose operands are
    /// given.
    fn chain_too_long(&self, _operands: &[Self::Tree]) -> Self::Error {
        self.too_deep(self.span())
    }

    /// Returns the table row of the current token, if it is an operator.
    fn operator(&self) -> Option<&'static Infix<Self::Op>> {
        match self.peek().kind {
            Kind::Sign(sign) => Infix::find(Self::OPERATORS, sign),
            Kind::Word => Infix::find(Self::OPERATORS, self.word()?),
            _ => None,
        }
    }

    /// Reads the right operand of an operator, with the operators in it that bind at least as tightly as
    /// `level`. Languages that count how deep operators are nested do it here; others count in
    /// [`Climb::operand`].
    ///
    /// # Errors
    ///
    /// Those of [`Climb::climb`].
    fn right_operand(&mut self, level: u8) -> Result<Self::Tree, Self::Error> {
        self.climb(level)
    }

    /// Reads an expression whose operators bind at least as tightly as `level`; 0 stands for all operators.
    ///
    /// # Errors
    ///
    /// Those of the other functions.
    fn climb(&mut self, level: u8) -> Result<Self::Tree, Self::Error> {
        let mut left = self.operand()?;
        while let Some(row) = self.operator().filter(|row| row.level >= level) {
            self.check_operator(row.op)?;
            self.bump();
            let right = self.right_operand(row.level + 1)?;
            left = match row.grouping {
                Grouping::Left => self.join(row.op, left, right)?,
                Grouping::Alone => {
                    if self.operator().is_some_and(|next| next.level == row.level) {
                        return Err(self.chained());
                    }
                    self.join(row.op, left, right)?
                }
                Grouping::Flat => {
                    let operands = chain(self, row, vec![left, right], usize::MAX)?;
                    self.join_all(row.op, operands)?
                }
                Grouping::Right => {
                    let mut operands = chain(self, row, vec![left, right], Self::MAX_CHAIN)?;
                    let mut last = operands.pop().expect("an operator has operands");
                    while let Some(before) = operands.pop() {
                        last = self.join(row.op, before, last)?;
                    }
                    last
                }
            };
        }
        Ok(left)
    }
}

/// Reads the further operands of several equal operators in a row, up to `limit` operands in all.
fn chain<'a, P: Climb<'a>>(
    parser: &mut P,
    row: &'static Infix<P::Op>,
    mut operands: Vec<P::Tree>,
    limit: usize,
) -> Result<Vec<P::Tree>, P::Error> {
    while parser.operator().is_some_and(|next| next.op == row.op) {
        // The limit is checked here, or a long text would be read to its end before it is refused.
        if operands.len() >= limit {
            return Err(parser.chain_too_long(&operands));
        }
        parser.bump();
        operands.push(parser.right_operand(row.level + 1)?);
    }
    Ok(operands)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Cursor, Diagnostic, Lexer, Span, Tokens, begins_word, continues_word};

    struct Letters;

    impl<'a> Lexer<'a> for Letters {
        type Literal = ();

        fn blank(&mut self, cursor: &mut Cursor<'a>) -> Result<(), Diagnostic> {
            cursor.take_while(char::is_whitespace);
            Ok(())
        }

        fn token(&mut self, cursor: &mut Cursor<'a>, first: char) -> Result<Kind<()>, Diagnostic> {
            if begins_word(first) {
                cursor.take_while(continues_word);
                return Ok(Kind::Word);
            }
            let signs = ["=>", "+", "-", "|", "<", "="];
            cursor.eat_any(&signs).map(Kind::Sign).ok_or_else(|| cursor.stray("a test"))
        }
    }

    struct Parser<'a>(Tokens<'a, ()>);

    impl<'a> Parse<'a> for Parser<'a> {
        type Literal = ();
        type Error = Diagnostic;
        const MAX_DEPTH: u32 = 3;

        fn tokens(&self) -> &Tokens<'a, ()> {
            &self.0
        }

        fn tokens_mut(&mut self) -> &mut Tokens<'a, ()> {
            &mut self.0
        }

        fn unexpected(&self, expected: &str) -> Diagnostic {
            self.0.unexpected(expected)
        }

        fn too_deep(&self, span: Span) -> Diagnostic {
            Diagnostic::new(span, "too deep")
        }
    }

    impl<'a> Climb<'a> for Parser<'a> {
        type Op = &'static str;
        type Tree = String;
        const OPERATORS: &'static [Infix<&'static str>] = &[
            Infix::grouped("=>", 1, Grouping::Right, "=>"),
            Infix::grouped("or", 2, Grouping::Flat, "or"),
            Infix::grouped("<", 3, Grouping::Alone, "<"),
            Infix::grouped("=", 3, Grouping::Alone, "="),
            Infix::left("+", 4, "+"),
            Infix::left("-", 4, "-"),
        ];
        const MAX_CHAIN: usize = 4;

        fn operand(&mut self) -> Result<String, Diagnostic> {
            match self.word() {
                Some("or") | None => Err(self.unexpected("an operand")),
                Some(_) => {
                    let span = self.bump().span;
                    Ok(self.text_of(span).to_owned())
                }
            }
        }

        fn join(&mut self, op: &'static str, left: String, right: String) -> Result<String, Diagnostic> {
            Ok(format!("({left}{op}{right})"))
        }

        fn join_all(&mut self, op: &'static str, operands: Vec<String>) -> Result<String, Diagnostic> {
            Ok(format!("({})", operands.join(&format!(" {op} "))))
        }
    }

    fn read(text: &str) -> Result<String, String> {
        let mut parser = Parser(Tokens::new(Cursor::new(text), &mut Letters));
        let tree = parser.climb(0).map_err(|error| error.message)?;
        match parser.peek().kind {
            Kind::End => Ok(tree),
            _ => Err(parser.unexpected("an operator").message),
        }
    }

    #[test]
    fn operators_group_as_the_table_says() {
        for (text, tree) in [
            ("a", "a"),
            ("a + b - c + d", "(((a+b)-c)+d)"),
            ("a => b => c => d", "(a=>(b=>(c=>d)))"),
            ("a or b or c", "(a or b or c)"),
            ("a or b < c + d or e", "(a or (b<(c+d)) or e)"),
            ("a = b => c or d", "((a=b)=>(c or d))"),
        ] {
            assert_eq!(read(text).as_deref(), Ok(tree), "{text}");
        }
    }

    #[test]
    fn what_does_not_group_is_refused_and_so_are_long_chains() {
        for (text, message) in [
            ("a < b = c", "expected the end of the comparison, found `=`"),
            ("a => b => c => d => e", "too deep"),
            ("a +", "expected an operand, found the end of the text"),
            ("a b", "expected an operator, found `b`"),
            ("a ? b", "`?` has no meaning in a test"),
        ] {
            assert_eq!(read(text), Err(message.to_owned()), "{text}");
        }
    }
}
