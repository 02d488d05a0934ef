//! Members that are Java, but not in the subset, and that nothing in the file uses: `serialVersionUID`,
//! `main`, `toString`, an `enum`. They are passed over, because a part of the program that never runs cannot
//! change what the others do.
//!
//! A member is passed over if
//! - what is wrong with it is only that the subset lacks something ([`is_refusal`]): what javac would refuse
//!   is refused;
//! - it is a method, a field whose initialiser is made of constants, or a whole type;
//! - no other part of the file has its name in it, whatever the name means there;
//! - it is no thread, has no thread in it and no assertion, which would be part of the question;
//! - the virtual machine does not call it on its own: `finalize`, and `toString` where something is printed.
//!
//! Whatever is passed over is not looked at any closer than that, so javac may find a mistake in it.

use super::refuse::is_refusal;
use super::{Parser, Result};
use crate::ast::File;
use crate::lexer::Kind;
use fencepost_source::{Diagnostic, Parse};
use std::collections::HashSet;
use std::ops::Range;

/// A class member that the parser has skipped, because the subset lacks something in it and nothing uses it.
pub(super) struct PassedMember {
    name: String,
    /// Its tokens, modifiers included.
    tokens: Range<usize>,
    /// The message that says why the member is not in the subset.
    refusal: Diagnostic,
}

/// The state of the parser where a class member begins, so that it can go back and skip the member.
pub(super) struct MemberStart {
    at: usize,
    open: usize,
    classes: usize,
    annotations: usize,
}

/// The kind of a class member that the parser may skip.
enum MemberKind {
    Method,
    Field,
    Type,
}

impl Parser<'_> {
    /// Returns the state of the parser before a member, for [`Self::pass_over`] to go back to.
    pub(super) fn mark(&self, file: &File) -> MemberStart {
        MemberStart {
            at: self.tokens.consumed(),
            open: self.open.len(),
            classes: file.classes.len(),
            annotations: file.annotations.len(),
        }
    }

    /// Skips the member that begins at `mark` and cannot be read because of `error`; returns the error if the
    /// member must not be skipped.
    pub(super) fn pass_over(&mut self, file: &mut File, mark: MemberStart, error: Diagnostic) -> Result<()> {
        let end = self.tokens.consumed();
        if !is_refusal(&error) {
            return Err(error);
        }
        self.tokens.go_to(mark.at);
        let Some(name) = self.skip_member() else {
            self.tokens.go_to(end);
            return Err(error);
        };
        self.open.truncate(mark.open);
        file.classes.truncate(mark.classes);
        file.annotations.truncate(mark.annotations);
        self.passed.retain(|other| other.tokens.start < mark.at);
        self.passed.push(PassedMember { name, tokens: mark.at..self.tokens.consumed(), refusal: error });
        Ok(())
    }

    /// Refuses the file if the rest of it names a skipped member, or if there is nothing but skipped members.
    pub(super) fn refuse_uses_of_passed_members(&self, file: &File) -> Result<()> {
        let mut words = HashSet::new();
        let mut at = 0;
        for PassedMember { tokens, .. } in &self.passed {
            words.extend((at..tokens.start).filter_map(|index| self.word_of(index)));
            at = tokens.end;
        }
        words.extend((at..self.tokens.all().len()).filter_map(|index| self.word_of(index)));
        let prints = ["print", "println", "special", "native"].iter().any(|word| words.contains(word));
        let used = self.passed.iter().find(|passed| {
            file.classes.is_empty()
                || words.contains(passed.name.as_str())
                || passed.name == "toString" && prints
        });
        used.map_or(Ok(()), |passed| Err(passed.refusal.clone()))
    }

    /// Returns the word that is the token of this number.
    fn word_of(&self, index: usize) -> Option<&str> {
        let token = self.tokens.all()[index];
        (token.kind == Kind::Word).then(|| self.text_of(token.span))
    }

    /// Skips a class member and returns its name; `None` if the member is of no kind that may be skipped.
    fn skip_member(&mut self) -> Option<String> {
        let start = self.tokens.consumed();
        while self.is("@") && self.word_at(1) != Some("interface") {
            self.nested(Self::annotation).ok()?;
        }
        let (kind, name) = self.skip_head()?;
        let is_thread = looks_like_thread(&name);
        match kind {
            MemberKind::Method if is_thread || name == "finalize" => return None,
            MemberKind::Method => {
                self.skip_between("(", ")")?;
                while !self.is("{") && !self.is(";") {
                    self.skip_token()?;
                }
                if !self.eat(";") {
                    self.skip_between("{", "}")?;
                }
            }
            MemberKind::Field if self.eat(";") => {}
            MemberKind::Field => {
                self.bump();
                while !self.eat(";") {
                    self.skip_constant()?;
                }
            }
            MemberKind::Type => {
                while !self.is("{") {
                    self.skip_token()?;
                }
                self.skip_between("{", "}")?;
            }
        }
        let end = self.tokens.consumed();
        let words: Vec<&str> = (start..end).filter_map(|index| self.word_of(index)).collect();
        let asks = words.contains(&"assert");
        let annotated = (start..end).any(|index| {
            matches!(self.tokens.all()[index].kind, Kind::Sign("@"))
                && matches!(self.word_of(index + 1), Some("thread" | "special"))
        });
        let has_threads =
            matches!(kind, MemberKind::Type) && words.iter().any(|word| looks_like_thread(word));
        (!asks && !annotated && !has_threads).then_some(name)
    }

    /// Skips modifiers, types and the name of a member, up to the sign that tells what the member is.
    fn skip_head(&mut self) -> Option<(MemberKind, String)> {
        let (mut last, mut words, mut angles) = (None, 0, 0i32);
        loop {
            match self.peek().kind {
                Kind::Word => {
                    let word = self.word()?;
                    if matches!(word, "class" | "interface" | "enum" | "record") && self.is_name_at(1) {
                        self.bump();
                        let name = self.name("a name").ok()?.text;
                        return Some((MemberKind::Type, name));
                    }
                    if crate::ast::Modifier::of(word).is_none() {
                        words += 1;
                    }
                    last = Some(word.to_owned());
                }
                Kind::Sign("<") => angles += 1,
                Kind::Sign(">") => angles -= 1,
                Kind::Sign(">>") => angles -= 2,
                Kind::Sign("," | "?" | "&") if angles > 0 => {}
                Kind::Sign("." | "[" | "]") => {}
                // One word before `(` is a constructor, which is not passed over: its name is the class's, so
                // something uses it.
                Kind::Sign("(") if words >= 2 && angles == 0 => return Some((MemberKind::Method, last?)),
                Kind::Sign("=" | ";") if words >= 2 && angles == 0 => {
                    return Some((MemberKind::Field, last?));
                }
                _ => return None,
            }
            self.bump();
        }
    }

    /// Skips one token, unless the file ends here.
    fn skip_token(&mut self) -> Option<()> {
        if matches!(self.peek().kind, Kind::End | Kind::Bad) {
            return None;
        }
        self.bump();
        Some(())
    }

    /// Skips one token of an initialiser that does nothing but give a value.
    fn skip_constant(&mut self) -> Option<()> {
        let fine = match self.peek().kind {
            Kind::Literal(_) => true,
            Kind::Word => matches!(self.word(), Some("null" | "true" | "false")),
            Kind::Sign(sign) => matches!(sign, "+" | "-" | "*" | "{" | "}" | ","),
            Kind::End | Kind::Bad => false,
        };
        if fine { self.skip_token() } else { None }
    }

    /// Skips brackets and everything between them.
    fn skip_between(&mut self, open: &str, close: &str) -> Option<()> {
        if !self.is(open) {
            return None;
        }
        let mut depth = 0u32;
        loop {
            if self.is(open) {
                depth += 1;
            } else if self.is(close) {
                depth -= 1;
            }
            self.skip_token()?;
            if depth == 0 {
                return Some(());
            }
        }
    }
}

/// Returns whether a method's name makes it a thread in a file without annotations, as `thread1`, `t1` and
/// `p1` do.
pub(crate) fn looks_like_thread(name: &str) -> bool {
    let lower = name.to_ascii_lowercase();
    let digits = ["thread", "t", "p"].iter().find_map(|prefix| lower.strip_prefix(prefix));
    digits.is_some_and(|digits| !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit()))
}
