//! Checks on random expressions that printing and parsing give the same tree.

use crate::exprs::expr;
use fencepost_cat::syntax::{
    Binary, Binding, Bindings, Case, Condition, Expr, ExprKind, Name, Pattern, Unary,
};
use fencepost_oracle::Rng;
use fencepost_source::Span;

/// Returns a tree as text, without the places.
pub fn without_places(debug: &impl std::fmt::Debug) -> String {
    let mut text = format!("{debug:?}");
    while let Some(at) = text.find("Span {") {
        let end = at + text[at..].find('}').unwrap() + 1;
        text.replace_range(at..end, "@");
    }
    text
}

fn name(rng: &mut Rng) -> Name {
    let names = ["a", "po-loc", "DMB.SY", "hb'", "_x", "f", "x1"];
    Name { text: rng.pick(&names).to_string(), span: Span::default() }
}

fn pattern(rng: &mut Rng) -> Pattern {
    match rng.below(3) {
        0 => Pattern::Tuple(vec![], Span::default()),
        1 => Pattern::Tuple(vec![Pattern::Name(name(rng)), Pattern::Name(name(rng))], Span::default()),
        _ => Pattern::Name(name(rng)),
    }
}

fn bindings(rng: &mut Rng, size: u32) -> Bindings {
    let all = (0..=rng.below(2))
        .map(|_| {
            let params = rng.one_in(2).then(|| pattern(rng));
            let pattern = if params.is_some() { Pattern::Name(name(rng)) } else { pattern(rng) };
            Binding { pattern, params, body: random(rng, size / 2) }
        })
        .collect();
    Bindings { recursive: rng.one_in(2), all, when: None }
}

fn condition(rng: &mut Rng, size: u32) -> Condition {
    let half = size / 2;
    match rng.below(if size > 1 { 6 } else { 1 }) {
        0 => Condition::Variant(name(rng)),
        1 => Condition::Equal(random(rng, half), random(rng, half)),
        2 => Condition::In(random(rng, half), random(rng, half)),
        3 => Condition::Not(Box::new(condition(rng, half))),
        4 => Condition::And(Box::new(condition(rng, half)), Box::new(condition(rng, half))),
        _ => Condition::Or(Box::new(condition(rng, half)), Box::new(condition(rng, half))),
    }
}

fn case(rng: &mut Rng) -> Case {
    match rng.below(4) {
        0 => Case::Tag(name(rng)),
        1 => Case::Nothing(Span::default()),
        2 => Case::Element(name(rng), name(rng)),
        _ => Case::Any(Span::default()),
    }
}

/// Returns a random expression with about so many parts.
pub fn random(rng: &mut Rng, size: u32) -> Expr {
    let operators = [
        Binary::Union,
        Binary::Intersection,
        Binary::Difference,
        Binary::Sequence,
        Binary::Product,
        Binary::Add,
    ];
    let signs = [Unary::Inverse, Unary::Plus, Unary::Star, Unary::Optional, Unary::Complement];
    let half = size / 2;
    let kind = match if size <= 1 { rng.below(4) } else { rng.below(24) } {
        0 | 4 => ExprKind::Name(name(rng).text),
        1 => ExprKind::Tag(name(rng).text),
        2 => ExprKind::Zero,
        3 => ExprKind::Universe,
        5 => ExprKind::Set((0..rng.below(3)).map(|_| random(rng, half)).collect()),
        // A tuple of one is no tuple.
        6 => ExprKind::Tuple((0..rng.pick(&[0, 2, 3])).map(|_| random(rng, half)).collect()),
        7 => ExprKind::IdOn(Box::new(random(rng, size - 1))),
        8 => ExprKind::Apply(Box::new(random(rng, half)), Box::new(random(rng, half))),
        9 => ExprKind::Let(Box::new(bindings(rng, half)), Box::new(random(rng, half))),
        10 => ExprKind::Fun(pattern(rng), Box::new(random(rng, size - 1))),
        11 => {
            let of = Box::new(random(rng, half));
            ExprKind::Match(of, (0..=rng.below(2)).map(|_| (case(rng), random(rng, half))).collect())
        }
        12 => ExprKind::Try(Box::new(random(rng, half)), Box::new(random(rng, half))),
        13 => ExprKind::If(
            Box::new(condition(rng, half)),
            Box::new(random(rng, half)),
            Box::new(random(rng, half)),
        ),
        14..=17 => ExprKind::Unary(rng.pick(&signs), Box::new(random(rng, size - 1))),
        _ => ExprKind::Binary(rng.pick(&operators), Box::new(random(rng, half)), Box::new(random(rng, half))),
    };
    Expr { kind, span: Span::default() }
}

#[test]
fn what_is_printed_is_read_as_the_same() {
    let mut rng = Rng::new(7);
    for _ in 0..20_000 {
        let size = rng.between(1, 24);
        let tree = random(&mut rng, size);
        let printed = tree.to_string();
        assert_eq!(without_places(&expr(&printed)), without_places(&tree), "{printed}");
    }
}

/// Checks that an operator expression without any pair of its parentheses is another one.
#[test]
fn no_parenthesis_is_idle() {
    let mut rng = Rng::new(8);
    let mut pairs = 0;
    for _ in 0..2000 {
        let size = rng.between(4, 16);
        let printed = operators(&mut rng, size).to_string();
        for (open, close) in parentheses(&printed) {
            let mut bare = printed.clone();
            bare.replace_range(close..=close, " ");
            bare.replace_range(open..=open, " ");
            assert_ne!(without_places(&expr(&bare)), without_places(&expr(&printed)), "{printed}");
            pairs += 1;
        }
    }
    assert!(pairs > 1000, "{pairs}");
}

/// Returns a random expression of operators only, without `+`, because only two of those make parentheses
/// idle.
fn operators(rng: &mut Rng, size: u32) -> Expr {
    let binary = [Binary::Union, Binary::Intersection, Binary::Difference, Binary::Sequence];
    let unary = [Unary::Inverse, Unary::Optional, Unary::Complement];
    let kind = if size <= 1 {
        ExprKind::Name(rng.pick(&["a", "b", "c"]).to_string())
    } else if rng.one_in(3) {
        ExprKind::Unary(rng.pick(&unary), Box::new(operators(rng, size - 1)))
    } else {
        let (left, right) = (operators(rng, size / 2), operators(rng, size / 2));
        ExprKind::Binary(rng.pick(&binary), Box::new(left), Box::new(right))
    };
    Expr { kind, span: Span::default() }
}

/// Returns the positions where parentheses open and close.
fn parentheses(text: &str) -> Vec<(usize, usize)> {
    let mut open = Vec::new();
    let mut pairs = Vec::new();
    for (at, c) in text.char_indices() {
        match c {
            '(' => open.push(at),
            ')' => pairs.push((open.pop().unwrap(), at)),
            _ => {}
        }
    }
    pairs
}
