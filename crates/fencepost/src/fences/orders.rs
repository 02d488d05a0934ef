//! Finds the memory orders that a C, C++, Rust or litmus text names.

use super::strength::{Kind, Strength};
use super::tokens::{Part, Token, TokenKind};
use rustc_hash::FxHashMap;
use std::ops::Range;

/// A memory order that is written in a source text, with its place and spelling.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Order {
    /// The bytes of the order's own word: `relaxed` in `memory_order_relaxed`.
    pub span: Range<usize>,
    /// The spelling, in which a stronger order is to be written, too.
    pub spelling: Spelling,
    /// The kind of access or fence that has the order.
    pub kind: Kind,
    /// The order that is written now.
    pub now: Strength,
}

/// The ways to write a memory order in a source text, such as C's or LLVM's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spelling {
    /// `memory_order_relaxed`, `memory_order::relaxed`.
    Lower,
    /// `__ATOMIC_RELAXED`.
    Upper,
    /// LLVM's `monotonic`.
    Llvm,
    /// Rust's `Ordering::Relaxed`.
    Rust,
}

/// The language whose names for memory orders a text has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Names {
    /// C and C++.
    C,
    /// Rust.
    Rust,
}

impl Spelling {
    /// Returns the word for a memory order of this strength, in this spelling.
    pub fn word(self, strength: Strength) -> String {
        match self {
            Spelling::Upper => strength.word().to_uppercase(),
            Spelling::Llvm if strength == Strength::NONE => "monotonic".to_owned(),
            Spelling::Rust => {
                RUST.iter().find(|(_, s)| *s == strength).map_or("SeqCst", |(w, _)| w).to_owned()
            }
            Spelling::Lower | Spelling::Llvm => strength.word().to_owned(),
        }
    }
}

/// Rust's words for memory orders.
const RUST: [(&str, Strength); 5] = [
    ("Relaxed", Strength::NONE),
    ("Acquire", Strength::ACQUIRE),
    ("Release", Strength::RELEASE),
    ("AcqRel", Strength::ACQ_REL),
    ("SeqCst", Strength::SEQ_CST),
];

/// Finds the memory orders that are written in a text with the names of this language.
pub fn orders(text: &str, tokens: &[Token], language: Names) -> Vec<Order> {
    let word = |i: usize| tokens.get(i).map_or("", |t| &text[t.span.clone()]);
    let mut found: Vec<Order> = Vec::new();
    // Names for orders (`#define LOOK memory_order_acquire`), where their order is in `found`, and what they
    // are used for.
    let mut names: FxHashMap<&str, (usize, Vec<Kind>)> = FxHashMap::default();
    let mut calls = Calls::default();
    for (i, token) in tokens.iter().enumerate() {
        match token.kind {
            TokenKind::Punct('(') => {
                let callee =
                    i.checked_sub(1).filter(|b| tokens[*b].kind == TokenKind::Word).map_or("", &word);
                calls.open.push((callee.to_lowercase(), 0));
            }
            TokenKind::Punct(')') => {
                calls.open.pop();
            }
            TokenKind::Punct('{' | '}' | ';') => calls.open.clear(),
            TokenKind::Word => {
                let order = match language {
                    Names::C => order_of(i, &word),
                    Names::Rust => rust_order_of(i, &word, calls.is_atomic()),
                };
                let Some((start, spelling, now)) = order else {
                    if let Some((_, uses)) = names.get_mut(word(i)) {
                        uses.push(calls.kind());
                    }
                    continue;
                };
                let span = token.span.start + start..token.span.end;
                let named = i >= 2 && word(i - 2) == "define" && token.part == Part::Directive;
                if named {
                    names.insert(word(i - 1), (found.len(), vec![]));
                }
                let kind = if named { Kind::Unknown } else { calls.kind() };
                found.push(Order { span, spelling, kind, now });
            }
            _ => {}
        }
    }
    for (order, uses) in names.into_values() {
        if let [first, rest @ ..] = uses.as_slice()
            && rest.iter().all(|kind| kind == first)
        {
            found[order].kind = *first;
        }
    }
    found
}

/// If token `i` is a memory order, returns where in it the order's own word begins, its spelling, and the
/// order.
fn order_of<'a>(i: usize, word: &impl Fn(usize) -> &'a str) -> Option<(usize, Spelling, Strength)> {
    let name = word(i);
    let (start, spelling) = if name.starts_with("memory_order_") {
        ("memory_order_".len(), Spelling::Lower)
    } else if name.starts_with("__ATOMIC_") {
        ("__ATOMIC_".len(), Spelling::Upper)
    } else if i >= 3 && word(i - 3) == "memory_order" && word(i - 1) == ":" {
        (0, Spelling::Lower)
    } else {
        return None;
    };
    Some((start, spelling, Strength::of_word(&name[start..].to_lowercase())?))
}

/// If token `i` is a memory order of Rust, returns the same as [`order_of`]. An order may stand alone, after
/// a `use` of its name, if it is an argument of an operation on an atomic.
fn rust_order_of<'a>(
    i: usize,
    word: &impl Fn(usize) -> &'a str,
    in_call: bool,
) -> Option<(usize, Spelling, Strength)> {
    let (_, strength) = RUST.iter().find(|(name, _)| *name == word(i))?;
    let is_path = i >= 3 && word(i - 1) == ":" && word(i - 2) == ":";
    (if is_path { word(i - 3) == "Ordering" } else { in_call }).then_some((0, Spelling::Rust, *strength))
}

/// The calls whose parentheses are open at a token.
#[derive(Default)]
struct Calls {
    /// For each open parenthesis, the name of what is called, and the number of orders seen among its
    /// arguments.
    open: Vec<(String, u32)>,
}

impl Calls {
    /// Returns whether one of the calls is an operation on an atomic.
    fn is_atomic(&self) -> bool {
        self.open.iter().any(|call| kind_of(&call.0).is_some())
    }

    /// Returns what the next order among the arguments is for.
    fn kind(&mut self) -> Kind {
        // A parenthesis of its own, as in `(a ? b : c)`, belongs to the call around it.
        let call = self.open.iter_mut().rev().find_map(|call| Some((kind_of(&call.0)?, call)));
        let Some((kind, (callee, seen))) = call else { return Kind::Unknown };
        *seen += 1;
        // A compare-exchange that fails only reads.
        let may_fail = callee.contains("compare_exchange") || callee == "fetch_update";
        if may_fail && *seen > 1 { Kind::Load } else { kind }
    }
}

/// Returns the kind of access that a function makes, by its name.
fn kind_of(callee: &str) -> Option<Kind> {
    let has = |part: &str| callee.contains(part);
    if has("fence") {
        Some(Kind::Fence)
    } else if has("fetch_")
        || has("_fetch")
        || has("exchange")
        || has("swap")
        || has("test_and_set")
        || has("cas")
    {
        Some(Kind::Update)
    } else if has("load") || has("read") {
        Some(Kind::Load)
    } else if has("store") || has("write") || has("clear") {
        Some(Kind::Store)
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fences::tokens::tokens;

    #[track_caller]
    fn check(text: &str, expected: &[(&str, Kind)]) {
        check_in(Names::C, text, expected);
    }

    #[track_caller]
    fn check_in(language: Names, text: &str, expected: &[(&str, Kind)]) {
        let found = orders(text, &tokens(text), language);
        let shown: Vec<(&str, Kind)> = found.iter().map(|o| (&text[o.span.clone()], o.kind)).collect();
        assert_eq!(shown, expected);
    }

    #[test]
    fn orders_and_what_they_are_for() {
        check("atomic_load_explicit(&x, memory_order_relaxed)", &[("relaxed", Kind::Load)]);
        check("x.store(1, std::memory_order_release);", &[("release", Kind::Store)]);
        check("x.fetch_add(1, std::memory_order::acq_rel);", &[("acq_rel", Kind::Update)]);
        check("__atomic_thread_fence(__ATOMIC_ACQUIRE);", &[("ACQUIRE", Kind::Fence)]);
        check(
            "x.compare_exchange_strong(e, 1, std::memory_order_acquire, std::memory_order_relaxed)",
            &[("acquire", Kind::Update), ("relaxed", Kind::Load)],
        );
        check("atomic_load_explicit(&x, (a ? memory_order_acquire : b))", &[("acquire", Kind::Load)]);
        check("memory_order o = memory_order_relaxed; memory_order_strange", &[("relaxed", Kind::Unknown)]);
    }
    #[test]
    fn orders_of_rust() {
        let check = |text: &str, expected: &[(&str, Kind)]| check_in(Names::Rust, text, expected);
        check("self.full.store(true, Ordering::Relaxed);", &[("Relaxed", Kind::Store)]);
        check("x.load(std::sync::atomic::Ordering::Acquire)", &[("Acquire", Kind::Load)]);
        check("use Ordering::{AcqRel, Relaxed}; x.swap(1, AcqRel)", &[("AcqRel", Kind::Update)]);
        check(
            "while x.compare_exchange_weak(0, 1, Acquire, Relaxed).is_err() {}",
            &[("Acquire", Kind::Update), ("Relaxed", Kind::Load)],
        );
        check(
            "x.fetch_update(AcqRel, Relaxed, |n| Some(n))",
            &[("AcqRel", Kind::Update), ("Relaxed", Kind::Load)],
        );
        check(
            "fence(Ordering::SeqCst); const O: Ordering = Ordering::Relaxed;",
            &[("SeqCst", Kind::Fence), ("Relaxed", Kind::Unknown)],
        );
        check("a.cmp(&b) == Ordering::Less; Mode::Relaxed; f::<'a, 'b>(Relaxed)", &[]);
    }

    #[test]
    fn names_for_orders() {
        let one = "#define O memory_order_relaxed\nvoid f() { x.load(O); y.load(O); }";
        check(one, &[("relaxed", Kind::Load)]);
        let two = "#define O memory_order_relaxed\nvoid f() { x.load(O); y.store(1, O); }";
        check(two, &[("relaxed", Kind::Unknown)]);
        let call = "#define PUT(x) atomic_store_explicit(x, 1, memory_order_relaxed)\n";
        check(call, &[("relaxed", Kind::Store)]);
    }
}
