//! Checks instructions, titles and comments.

use fencepost_cat::parser::parse;
use fencepost_cat::syntax::{Condition, Item, ItemKind, Pattern, Role, Test, Text};
use fencepost_source::SourceFile;

#[track_caller]
fn text(text: &str) -> Text {
    let file = SourceFile::new("input.cat", text);
    parse(&file).unwrap_or_else(|error| panic!("{}", error.render(&file)))
}

#[track_caller]
fn one(source: &str) -> Item {
    let mut items = text(source).items;
    assert_eq!(items.len(), 1, "{items:?}");
    items.remove(0)
}

#[track_caller]
fn title(source: &str, expected: Option<&str>, items: usize) {
    let text = text(source);
    assert_eq!(text.title.as_ref().map(|title| title.text.as_str()), expected);
    assert_eq!(text.items.len(), items);
}

#[test]
fn titles_are_read() {
    title("", None, 0);
    title("SC", Some("SC"), 0);
    title("\"ARMv8 AArch64\"\nacyclic po", Some("ARMv8 AArch64"), 1);
    title("C11 original\nacyclic po", Some("C11 original"), 1);
    title("C \"original\"\nacyclic po", Some("C original"), 1);
    title("(* what it is *)\nSC (* really *)\n\nacyclic po", Some("SC"), 1);
    title("SC include \"cos.cat\" acyclic po", Some("SC"), 2);
    title("acyclic po", None, 1);
    title("~empty po", None, 1);
    title("\u{feff}SC\nacyclic po", Some("SC"), 1);
    title("Shaw\nlet x = y", Some("Shaw"), 1);
    let named = text("\n C11 original\nacyclic po").title.unwrap();
    assert_eq!((named.span.start, named.span.end), (2, 14));
}

#[test]
fn checks_are_read() {
    let check = |source: &str| match one(source).kind {
        ItemKind::Check(check) => check,
        other => panic!("{other:?}"),
    };
    let plain = check("acyclic po | rf as sc");
    assert_eq!((plain.role, plain.negated, plain.test), (Role::Axiom, false, Test::Acyclic));
    assert_eq!(plain.to_string(), "acyclic po | rf as sc");
    assert_eq!(check("~ irreflexive r").to_string(), "~irreflexive r");
    assert_eq!(check("flag ~empty r as race").to_string(), "flag ~empty r as race");
    assert_eq!(check("undefined_unless empty r").to_string(), "undefined_unless empty r");
    assert!(check("empty r").name.is_none());
}

#[test]
fn definitions_are_read() {
    let definition = |source: &str| match one(source).kind {
        ItemKind::Let(bindings) => bindings.to_string(),
        other => panic!("{other:?}"),
    };
    let same = |source: &str| assert_eq!(definition(source), source);
    same("let a = b");
    same("let a = b and c = d");
    same("let rec a = b | a; a and c = a");
    same("let rec a = a; a when acyclic a as fine");
    same("let f(x, y) = x; y");
    same("let f() = po");
    same("let (a, b) = f(x)");
    same("let (a, (b, _)) = f(x)");
    assert_eq!(definition("let f x = x"), "let f(x) = x");
    assert_eq!(definition("let p = a, b"), "let p = (a, b)");
}

#[test]
fn procedures_and_calls() {
    let ItemKind::Procedure { name, params, body, recursive } =
        one("procedure rec p(x, y) = acyclic x call p(y, x) end").kind
    else {
        panic!("no procedure")
    };
    assert_eq!((name.text.as_str(), body.len(), recursive), ("p", 2, true));
    assert_eq!(params.to_string(), "(x, y)");
    let ItemKind::Call { argument, as_name, .. } = &body[1].kind else { panic!("no call") };
    assert_eq!(argument.to_string(), "(y, x)");
    assert!(as_name.is_none());
    let ItemKind::Call { as_name, .. } = one("call p(x) as all-well").kind else { panic!("no call") };
    assert_eq!(as_name.unwrap().text, "all-well");
    let ItemKind::Procedure { params, .. } = one("procedure p() = end").kind else { panic!("no procedure") };
    assert!(matches!(params, Pattern::Tuple(all, _) if all.is_empty()));
}

#[test]
fn choices_are_read() {
    let ItemKind::If { condition, then, otherwise } = one("if \"x\" then show a else show b show c end").kind
    else {
        panic!("no if")
    };
    assert!(matches!(condition, Condition::Variant(name) if name.text == "x"));
    assert_eq!((then.len(), otherwise.len()), (1, 2));
    let ItemKind::If { condition, then, otherwise } = one("if not (a = b) || \"x\" let c = a end").kind
    else {
        panic!("no if")
    };
    assert_eq!(condition.to_string(), "not a = b || \"x\"");
    assert_eq!((then.len(), otherwise.len()), (1, 0));
    let ItemKind::Match { of, cases } = one("match e with 'a -> show a || _ -> show b show c end").kind
    else {
        panic!("no match")
    };
    assert_eq!(of.to_string(), "e");
    assert_eq!(
        cases.iter().map(|(case, body)| (case.to_string(), body.len())).collect::<Vec<_>>(),
        [("'a".to_string(), 1), ("_".to_string(), 2)]
    );
    let ItemKind::Forall { name, set, body } = one("forall x in f(s) do acyclic x end").kind else {
        panic!("no forall")
    };
    assert_eq!((name.text.as_str(), set.to_string().as_str(), body.len()), ("x", "f(s)", 1));
    let ItemKind::With { name, from } = one("with co from generate_orders(W, co0)").kind else {
        panic!("no with")
    };
    assert_eq!((name.text.as_str(), from.to_string().as_str()), ("co", "generate_orders(W, co0)"));
    let ItemKind::Enum { tags, .. } = one("enum e = || 'a || 'b").kind else { panic!("no enum") };
    assert_eq!(tags.len(), 2);
}

#[test]
fn shows_are_read() {
    let shown = |source: &str| match one(source).kind {
        ItemKind::Show(all) => all
            .iter()
            .map(|(expr, name)| format!("{expr}/{}", name.as_ref().map_or("", |name| &name.text)))
            .collect::<Vec<_>>()
            .join(" "),
        ItemKind::Unshow(all) => all.iter().map(|name| name.text.as_str()).collect::<Vec<_>>().join(" "),
        other => format!("{other:?}"),
    };
    assert_eq!(shown("show a"), "a/");
    assert_eq!(shown("show a, b,c"), "a/ b/ c/");
    assert_eq!(shown("show a b c"), "a/ b/ c/");
    assert_eq!(shown("show a | b as c"), "a | b/c");
    assert_eq!(shown("show a, b; c as d, e"), "a/ b; c/d e/");
    assert_eq!(shown("show f(x)"), "f(x)/");
    assert_eq!(shown("unshow a, b c"), "a b c");
    assert_eq!(shown("debug a | b"), "Nothing");
    assert_eq!(shown("latex \"x\""), "Nothing");
}

#[test]
fn instructions_end_where_the_next_begins() {
    let text = text("let a = rf*\nlet b = a+ acyclic b* show b*\ninclude \"x.cat\" unshow b if \"v\" end");
    assert_eq!(text.items.len(), 7);
    assert_eq!(self::text("let a = rf* ~empty a* flag ~empty a").items.len(), 3);
    assert_eq!(self::text("let a = rf*\n~ acyclic a").items.len(), 2);
    // An argument may be in a line of its own.
    one("let a = f\n  (x,\n   y)");
    one("let a = f\n  shows x");
    one("let events = f events");
}

#[test]
fn comments_before_instructions_are_kept() {
    let comments = |source: &str| -> Vec<Option<String>> {
        text(source).items.into_iter().map(|item| item.comment).collect()
    };
    let some = |text: &str| Some(text.to_string());
    assert_eq!(comments("(* no cycle *)\nacyclic po"), [some("no cycle")]);
    assert_eq!(comments("(* no cycle *) acyclic po"), [some("no cycle")]);
    assert_eq!(comments("(* no\n   cycle *)\nacyclic po"), [some("no cycle")]);
    assert_eq!(comments("(* far *)\n\nacyclic po"), [None]);
    assert_eq!(comments("(*****)\n(* A box *)\n(*****)\nacyclic po"), [some("A box")]);
    assert_eq!(comments("let a = b (* of a *)\nacyclic po"), [None, None]);
    assert_eq!(comments("let a = b (* of a *)\n(* of po *)\nacyclic po"), [None, some("of po")]);
    assert_eq!(comments("(* far *)\n\n(* near *)\nacyclic po"), [some("near")]);
    assert_eq!(comments("// a line\nacyclic po"), [None]);
    let ItemKind::Procedure { body, .. } = one("procedure p() =\n  (* inside *)\n  acyclic po\nend").kind
    else {
        panic!("no procedure")
    };
    assert_eq!(body[0].comment, some("inside"));
}
