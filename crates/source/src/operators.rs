//! Operators between operands, by precedence climbing over a table.

use crate::{Kind, Parse};

/// One row of a table of operators: how an operator is written, how tightly it binds, and what it means.
#[derive(Clone, Copy, Debug)]
pub struct Infix<O> {
    /// The sign or word between the operands.
    pub sign: &'static str,
    /// How tightly it binds: `*` has a higher level than `+`. Levels begin with 1.
    pub level: u8,
    /// What several of its kind in a row mean.
    pub grouping: Grouping,
    /// What the language calls it.
    pub op: O,
}

/// What `a ∘ b ∘ c` means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Grouping {
    /// `(a ∘ b) ∘ c`, also with another operator of the same level.
    Left,
    /// `a ∘ (b ∘ c)`. No other operator may have the level.
    Right,
    /// One node with three operands. No other operator may have the level.
    Flat,
    /// Nothing: it is a mistake, also with another operator of the same level.
    Alone,
}

impl<O> Infix<O> {
    /// Makes a row of an operator that groups to the left.
    pub const fn left(sign: &'static str, level: u8, op: O) -> Self {
        Infix { sign, level, grouping: Grouping::Left, op }
    }

    /// Makes a row of an operator that groups in another way.
    pub const fn grouped(sign: &'static str, level: u8, grouping: Grouping, op: O) -> Self {
        Infix { sign, level, grouping, op }
    }

    /// Returns the row of an operator, by its sign or word.
    pub fn find<'t>(table: &'t [Infix<O>], sign: &str) -> Option<&'t Infix<O>> {
        table.iter().find(|row| row.sign == sign)
    }
}

/// A parser of expressions with operators between operands. The table says which there are; the parser says what an
/// operand is and what to make of an operator and its operands.
pub trait Climb<'a>: Parse<'a> {
    /// The operators.
    type Op: Copy + PartialEq + 'static;
    /// The tree of an expression.
    type Tree;
    /// All operators between operands.
    const OPERATORS: &'static [Infix<Self::Op>];
    /// How many operators that group to the right may stand in a row.
    const MAX_CHAIN: usize = usize::MAX;

    /// Reads an operand: everything that no operator of the table splits.
    ///
    /// # Errors
    ///
    /// No operand comes next, or there is a mistake in it.
    fn operand(&mut self) -> Result<Self::Tree, Self::Error>;

    /// Makes a tree of an operator and its operands.
    ///
    /// # Errors
    ///
    /// The tree gets too high.
    fn join(&mut self, op: Self::Op, left: Self::Tree, right: Self::Tree) -> Result<Self::Tree, Self::Error>;

    /// Makes one tree of an operator with [`Grouping::Flat`] and all its operands.
    ///
    /// # Errors
    ///
    /// The tree gets too high.
    fn join_all(&mut self, op: Self::Op, operands: Vec<Self::Tree>) -> Result<Self::Tree, Self::Error> {
        let mut rest = operands.into_iter();
        let first = rest.next().expect("an operator has operands");
        rest.try_fold(first, |left, right| self.join(op, left, right))
    }

    /// Looks at an operator before it is consumed, and refuses it if it may not stand here.
    ///
    /// # Errors
    ///
    /// The operator may not stand here.
    fn check_operator(&mut self, _op: Self::Op) -> Result<(), Self::Error> {
        Ok(())
    }

    /// Makes the message about a second operator with [`Grouping::Alone`], which is the current token.
    fn chained(&self) -> Self::Error {
        self.unexpected("the end of the comparison")
    }

    /// Makes the message about more than [`Climb::MAX_CHAIN`] operators in a row, of which these are the operands.
    fn chain_too_long(&self, _operands: &[Self::Tree]) -> Self::Error {
        self.too_deep(self.span())
    }

    /// Returns the row of the operator that is the current token, if it is one.
    fn operator(&self) -> Option<&'static Infix<Self::Op>> {
        match self.peek().kind {
            Kind::Sign(sign) => Infix::find(Self::OPERATORS, sign),
            Kind::Word => Infix::find(Self::OPERATORS, self.word()?),
            _ => None,
        }
    }

    /// Reads the operand at the right of an operator: operands with operators that bind at least as tightly as `level`.
    /// Languages that count how deep operators are nested do it here; others count in [`Climb::operand`].
    ///
    /// # Errors
    ///
    /// Those of [`Climb::climb`].
    fn right_operand(&mut self, level: u8) -> Result<Self::Tree, Self::Error> {
        self.climb(level)
    }

    /// Reads operands with operators between them that bind at least as tightly as `level`: 0 for all operators.
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
                    let operands = self.chain(row, vec![left, right], usize::MAX)?;
                    self.join_all(row.op, operands)?
                }
                Grouping::Right => {
                    let mut operands = self.chain(row, vec![left, right], Self::MAX_CHAIN)?;
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

    /// Adds the operands of the same operator that follow.
    ///
    /// # Errors
    ///
    /// There are more than `limit`, or one has a mistake.
    #[doc(hidden)]
    fn chain(
        &mut self,
        row: &'static Infix<Self::Op>,
        mut operands: Vec<Self::Tree>,
        limit: usize,
    ) -> Result<Vec<Self::Tree>, Self::Error> {
        while self.operator().is_some_and(|next| next.op == row.op) {
            // Checked here, or a long text would be read to its end before it is refused.
            if operands.len() >= limit {
                return Err(self.chain_too_long(&operands));
            }
            self.bump();
            operands.push(self.right_operand(row.level + 1)?);
        }
        Ok(operands)
    }
}
