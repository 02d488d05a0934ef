//! The parser of the questions about final states: `locations`, `filter`, and the condition.
//!
//! The grammar is herd's, and so is the precedence, which is not what one would guess: `=>` binds more
//! tightly than `/\`, and that more tightly than `\/`. So `a /\ b => c` means `a /\ (b => c)`.

use super::{Parser, Result};
use crate::ast::{FinalAst, FinalRhs, LocationItem, PropAst};
use crate::condition::ConditionKind;
use crate::lexer::Kind;
use crate::types::{Object, Type};
use fencepost_source::{Diagnostic, Parse};

/// Returns whether this word ends the threads of a test, because the `locations`, filter or condition begins
/// with it.
pub(super) fn starts_outcome(word: &str) -> bool {
    matches!(word, "locations" | "filter" | "exists" | "forall" | "not" | "final" | "observed" | "with")
}

/// The part of a test after its threads, which has the `locations`, the filter and the condition.
type Outcome = (Vec<LocationItem>, Option<PropAst>, Option<(ConditionKind, PropAst)>);

impl Parser<'_> {
    /// Reads everything after the threads of a test, which are its `locations`, its filter and its condition.
    pub(super) fn outcome(&mut self) -> Result<Outcome> {
        let locations = if self.eat_word("locations") { self.locations()? } else { vec![] };
        let filter = if self.eat_word("filter") { Some(self.prop()?) } else { None };
        let condition = self.condition()?;
        if condition.is_some() {
            self.eat(";");
        }
        if self.word() == Some("with") {
            return Err(Diagnostic::new(self.span(), "expectations per model (`with`) are not supported")
                .help("leave the condition and drop the rest"));
        }
        if self.peek().kind != Kind::End {
            let expected = if condition.is_some() { "the end of the text" } else { "a condition" };
            let error = self.unexpected(expected);
            return Err(match condition {
                None => error.help("a condition is `exists (…)`, `~exists (…)` or `forall (…)`"),
                Some(_) => error,
            });
        }
        Ok((locations, filter, condition))
    }

    /// Reads a proposition that ends with the text; `exists` may stand before it.
    pub(super) fn whole_prop(&mut self) -> Result<PropAst> {
        let quantified = self.is("~") && self.word_at(1) == Some("exists");
        if quantified
            || self.word() == Some("forall")
            || (self.word(), self.word_at(1)) == (Some("not"), Some("exists"))
        {
            return Err(Diagnostic::new(self.span(), "an outcome has no quantifier")
                .help("say what is to be the case in the end: `0:r0=1 /\\ x=2`"));
        }
        self.eat_word("exists");
        let prop = self.prop()?;
        match self.peek().kind {
            Kind::End => Ok(prop),
            _ => Err(self.unexpected("the end of the outcome")),
        }
    }

    fn locations(&mut self) -> Result<Vec<LocationItem>> {
        self.expect("[")?;
        let mut items = Vec::new();
        while !self.eat("]") {
            let what = self.final_value()?;
            let shown_as = self.shown_type()?;
            items.push(LocationItem { what, shown_as });
            if !self.eat(";") && !self.is("]") {
                return Err(self.unexpected("`;` or `]`"));
            }
        }
        Ok(items)
    }

    /// Reads the type after an entry of `locations`; a lone `*` is some pointer.
    fn shown_type(&mut self) -> Result<Option<(Object, fencepost_source::Span)>> {
        let start = self.span();
        let object = if self.is("*") {
            self.stars(Object::plain(Type::Void))?
        } else if self.is_type_at(0) {
            self.type_name()?
        } else {
            return Ok(None);
        };
        Ok(Some((object, start.to(self.last_span()))))
    }

    fn condition(&mut self) -> Result<Option<(ConditionKind, PropAst)>> {
        let kind = match (self.word(), self.word_at(1)) {
            (Some("exists" | "final"), _) => ConditionKind::Exists,
            (Some("forall"), _) => ConditionKind::Forall,
            (Some("not"), Some("exists")) => {
                self.bump();
                ConditionKind::NotExists
            }
            (Some("observed"), _) => {
                self.bump();
                return Ok(Some((ConditionKind::Exists, self.observed()?)));
            }
            (None, Some("exists")) if self.is("~") => {
                self.bump();
                ConditionKind::NotExists
            }
            // A proposition alone asks whether it is possible.
            _ if self.is("(") => return Ok(Some((ConditionKind::Exists, self.prop()?))),
            _ => return Ok(None),
        };
        self.bump();
        Ok(Some((kind, self.prop()?)))
    }

    /// Reads `observed`, a list of final states such as `0:r0=1; x=2; and 0:r0=0; x=1;`, as the proposition
    /// that one of them is reached.
    fn observed(&mut self) -> Result<PropAst> {
        let mut states = Vec::new();
        loop {
            let mut state = Vec::new();
            while self.word() != Some("and") && self.peek().kind != Kind::End {
                state.push(self.atom()?);
                self.expect(";")?;
            }
            states.push(PropAst::And(state));
            if !self.eat_word("and") {
                return Ok(PropAst::Or(states));
            }
        }
    }

    /// Reads a proposition, whose loosest connective is `\/`.
    fn prop(&mut self) -> Result<PropAst> {
        self.nested(|parser| {
            parser.operands(&["\\/", "||"], PropAst::Or, |parser| {
                parser.operands(&["/\\", "&&"], PropAst::And, Self::implication)
            })
        })
    }

    /// Reads `a`, or `a sign a sign …`, which becomes one node so that long ones stay flat.
    fn operands(
        &mut self,
        signs: &[&str],
        join: fn(Vec<PropAst>) -> PropAst,
        operand: impl Fn(&mut Self) -> Result<PropAst>,
    ) -> Result<PropAst> {
        let first = operand(self)?;
        if !signs.iter().any(|sign| self.is(sign)) {
            return Ok(first);
        }
        let mut all = vec![first];
        while signs.iter().any(|sign| self.eat(sign)) {
            all.push(operand(self)?);
        }
        Ok(join(all))
    }

    fn implication(&mut self) -> Result<PropAst> {
        let left = self.negation()?;
        if !self.eat("=>") {
            return Ok(left);
        }
        let right = self.nested(Self::implication)?;
        Ok(PropAst::Implies(Box::new(left), Box::new(right)))
    }

    fn negation(&mut self) -> Result<PropAst> {
        if self.is("~") || self.is("!") || self.word() == Some("not") {
            self.bump();
            return Ok(PropAst::Not(Box::new(self.nested(Self::negation)?)));
        }
        if self.eat("(") {
            let inner = self.prop()?;
            self.expect(")")?;
            return Ok(inner);
        }
        match self.word() {
            Some("true") => {
                self.bump();
                Ok(PropAst::True)
            }
            Some("false") => {
                self.bump();
                Ok(PropAst::False)
            }
            _ => self.atom(),
        }
    }

    /// Reads an equation such as `0:r0=1` or `x!=2`.
    fn atom(&mut self) -> Result<PropAst> {
        if matches!(self.word(), Some("fault" | "Fault")) && self.is_at(1, "(") {
            return Err(Diagnostic::new(self.span(), "faults are not supported")
                .help("C has no faults: this belongs to a dialect of assembler"));
        }
        let left = self.final_value()?;
        let negated = self.is("!=");
        if !negated && !self.is("=") && !self.is("==") {
            return Err(self.unexpected("`=` or `!=`"));
        }
        self.bump();
        let equal = PropAst::Equal(left, self.final_rhs()?);
        Ok(if negated { PropAst::Not(Box::new(equal)) } else { equal })
    }

    fn final_rhs(&mut self) -> Result<FinalRhs> {
        if self.is("{") {
            let (list, span) = self.constant_list()?;
            return Ok(FinalRhs::List(list, span));
        }
        // A bare name is an address, as in herd; contents are written `[x]` or `*x`.
        let register = self.is_at(1, ":");
        if self.is("*") || self.is("[") || register {
            return Ok(FinalRhs::Final(self.final_value()?));
        }
        Ok(FinalRhs::Constant(self.constant()?))
    }

    /// Reads the name of a register or location with a final value, such as `0:r0`, `x`, `[x]`, `*x` or
    /// `x[1]`.
    fn final_value(&mut self) -> Result<FinalAst> {
        let start = self.span();
        if let Some(thread) = self.thread_prefix() {
            return Ok(FinalAst::Register { thread, name: self.name("a register")? });
        }
        let bracket = self.eat("[");
        if !bracket {
            self.eat("*");
        }
        let name = self.name("a register like `0:r0` or a location")?;
        let index = if self.is("[") { Some(self.index()?) } else { None };
        if bracket {
            self.expect("]")?;
        }
        Ok(FinalAst::Location { name, index, span: start.to(self.last_span()) })
    }
}
