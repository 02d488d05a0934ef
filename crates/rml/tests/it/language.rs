//! Checks the meaning of the language, on small relations.
//!
//! The actions are 0 to 3, the threads `p` (0, 1, 2) and `q` (3). There are three executions; where nothing
//! else is said, a relation is that of E:
//!
//! | | E | E1 | E2 |
//! | --- | --- | --- | --- |
//! | `A` | 0 1 2 3 | 0 1 | 0 1 2 |
//! | `po` | 01 12 02 | 01 | 01 12 02 |
//! | `seen` | 30 | | |

use fencepost_relational::{Atom, Bounds, Expr, Instance, TupleSet, Universe};
use fencepost_rml::{Lowered, Model, Primitive, RuleRole, World};
use fencepost_source::SourceFile;

const NAMES: [&str; 6] = ["0", "1", "2", "3", "p", "q"];

/// Tuples as a string: `01 12`.
fn tuples(text: &str, arity: usize) -> TupleSet {
    let atom = |c: char| Atom(NAMES.iter().position(|name| name.starts_with(c)).expect("an atom") as u32);
    TupleSet::from_tuples(
        arity,
        text.split_whitespace().map(|tuple| tuple.chars().map(atom).collect::<Vec<_>>()),
    )
}

fn show(tuples: &TupleSet) -> String {
    let tuple = |tuple: &[Atom]| tuple.iter().map(|a| NAMES[a.0 as usize]).collect::<String>();
    tuples.iter().map(tuple).collect::<Vec<_>>().join(" ")
}

struct Toy;

impl World for Toy {
    fn speculations(&self) -> usize {
        2
    }

    fn primitive(&self, primitive: Primitive, execution: Option<usize>) -> Expr {
        let text = match (primitive, execution) {
            (Primitive::Executed, Some(1)) => "0 1",
            (Primitive::Executed, Some(2)) => "0 1 2",
            (Primitive::Po, Some(1)) => "01",
            (Primitive::Seen, Some(_)) => "",
            _ => return Expr::constant(self.upper(primitive)),
        };
        Expr::constant(tuples(text, primitive.arity()))
    }

    fn upper(&self, primitive: Primitive) -> TupleSet {
        let text = match primitive {
            Primitive::Executed => "0 1 2 3",
            Primitive::Po => "01 12 02",
            Primitive::Seen => "30",
            Primitive::Read => "3",
            Primitive::Write => "0 1 2",
            Primitive::Thread => "p q",
            Primitive::ThreadOf => "0p 1p 2p 3q",
            _ => "",
        };
        tuples(text, primitive.arity())
    }
}

fn model(text: &str) -> Model {
    let text = format!("model toy \"\"\n{text}\n");
    Model::parse(&SourceFile::new("toy.rml", text))
        .unwrap_or_else(|error| panic!("{}", error.1.render(&error.0)))
}

/// Lowers a model over the toy world. Relations that exist have all the tuples they may have.
fn lowered(text: &str) -> (Lowered, Instance) {
    let mut universe = Universe::new();
    NAMES.iter().for_each(|name| {
        universe.add(*name);
    });
    let mut bounds = Bounds::new(universe);
    let lowered = model(text).lower(&Toy, &mut bounds);
    let full: Vec<_> = lowered.vars.values().map(|r| (r.clone(), bounds.upper(r).unwrap().clone())).collect();
    let instance = Instance::from_tuples(&bounds, full);
    (lowered, instance)
}

/// Checks the value of an expression, after some declarations.
#[track_caller]
fn check_with(declarations: &str, expr: &str, expected: &str) {
    let (lowered, instance) = lowered(&format!("{declarations}\nlet result = {expr}"));
    assert_eq!(show(&instance.eval(&lowered.let_("result", None).unwrap())), expected, "{expr}");
}

#[track_caller]
fn check(expr: &str, expected: &str) {
    check_with("", expr, expected);
}

/// Checks whether a formula is true.
#[track_caller]
fn check_formula(formula: &str, expected: bool) {
    let (lowered, instance) = lowered(&format!("sequence C : A\nrule r : {formula}"));
    assert_eq!(instance.holds(&lowered.rules[0].1), expected, "{formula}");
}

#[test]
fn operators_have_these_values() {
    check("po", "01 02 12");
    check("po | seen", "01 02 12 30");
    check("po & A * W", "01 02 12");
    check("po \\ (po; po)", "01 12");
    check("po; po", "02");
    check("seen; po", "31 32");
    check("po^-1", "10 20 21");
    check("(seen | po)+ & R * A", "30 31 32");
    check("[W]", "00 11 22");
    check("(po \\ (po; po))+", "01 02 12");
    check("seen? & A * A", "00 11 22 30 33");
    check("(seen | po)* & A * R", "33");
    check("R * W", "30 31 32");
    check("dom(po) | ran(seen)", "0 1");
    check("univ \\ A", "p q");
    check("A \\ none | none", "0 1 2 3");
    check("(none \\ A | none & po(A)) * A", "");
    check("thread; thread^-1 & R * A", "");
    check("(thread; thread^-1) & R * A", "33");
    check("if some seen then R else W", "3");
    check("if no seen then R else none", "");
}

#[test]
fn images_and_membership() {
    check("W; po", "1 2");
    check("po; W", "0 1");
    check("po(W \\ po(W))", "1 2");
    check("po^-1(W)", "0 1");
    check("thread^-1(thread(R))", "3");
    check("{ x : A . po(x, x) or R(x) }", "3");
    check("{ x, y : W . x != y and not po(x, y) }", "10 20 21");
    check("{ x : W, y : po(x) . no po(y) }", "02 12");
    check_with("var T : Thread * W * W", "T(thread(R)) & id", "00 11 22");
    check_with("var T : Thread * W * W", "T(Thread, R | W) & W", "0 1 2");
    check_formula("po(W, W) and not po(W, R)", true);
    check_formula("R(R) and not R(W)", true);
}

#[test]
fn precedence_is_that_of_cat() {
    check("seen | po; po", "02 30");
    check("po; po \\ po", "");
    check("(po; po) \\ po", "");
    check("po; po & W * W", "02");
    check("W \\ W & R", "0 1 2");
    check("W * R | R * W", "03 13 23 30 31 32");
    check("po \\ W * W \\ po", "");
    check("seen;po?^-1 & A * A", "30");
    // A product, unless nothing follows that could be multiplied with.
    check("W* R", "03 13 23");
    check("po* & W * W", "00 01 02 11 12 22");
    check("([W]; po*; [W])", "00 01 02 11 12 22");
}

#[test]
fn formulas_hold_or_not_as_told() {
    for (formula, expected) in [
        ("acyclic po | seen", true),
        ("acyclic po | po^-1", false),
        ("irreflexive po; po^-1 and no seen", false),
        ("some seen and one seen and lone seen and not empty seen", true),
        ("one po or lone po", false),
        ("seen in R * W and seen != po and seen = seen", true),
        ("no seen => some none => some po", true),
        ("some po => no po or some seen", true),
        ("no po <=> no seen", true),
        ("not no po and not not some seen", true),
        ("all x, y : W . x != y => po(x, y) or po(y, x)", true),
        ("all x : A . exists y : A . po(x, y) or seen(x, y)", false),
        ("exists x : A . all y : W . x = y or po(x, y)", true),
        ("all x : none & A . some none", true),
        ("#po = 3 and #W = #po and #R < #W and #R <= 1 and #R != 2", true),
        ("#po < 3 or 4 <= #po", false),
        ("#(A * A) = 16", true),
        ("0 - 1 < #R and not #R = 0 - 1", true),
    ] {
        check_formula(formula, expected);
    }
}

#[test]
fn formulas_compare_executions_as_told() {
    for (formula, expected) in [
        ("all i in 1..k . A@i in A", true),
        ("all i in 1..k . po@i = po", false),
        ("exists i in 1..k . po@i = po", true),
        ("po@k = po and po@1 != po and all i in 2..k . po@(i - 1) in po@i", true),
        ("all i in 1..k, j in i..k . A@i in A@j", true),
        ("all i, j in 1..k . i < j => A@i != A@j", true),
        ("all i in 1..k, x : A@i . x in A@i", true),
        ("all x : A@1, i in 1..k . x in A@i", true),
        ("all i in 2..k . A@(i-1) in A@i and i = k", true),
        ("exists i in 1..k . i = 3", false),
        ("all i in 1..k . C@i = C@(i-1)", true),
        ("C@0 = A and C@k = A", true),
        ("k = 2 and k != 1 and 1 <= k", true),
    ] {
        check_formula(formula, expected);
    }
}

#[test]
fn definitions_are_read_in_the_execution_that_is_named() {
    let text = "sequence C : A\nlet next = po \\ (po; po)\nlet last = ran(next) \\ dom(next)\nlet both(s) = last | s\n\
                rule a : last@1 = both@1(none) and some both@1(last) \\ last@1";
    let (lowered, instance) = lowered(text);
    let last = |i| show(&instance.eval(&lowered.let_("last", i).unwrap()));
    assert_eq!([last(None), last(Some(1)), last(Some(2))], ["2", "1", "2"]);
    assert_eq!(lowered.let_("C", Some(0)).map(|c| c.arity()), Some(1));
    assert!(lowered.let_("C", None).is_none() && lowered.let_("both", None).is_none());
    // Arguments are of the execution around the call.
    assert!(instance.holds(&lowered.rules[0].1));
}

#[test]
fn a_rule_may_say_what_an_execution_is() {
    let model = model(
        "sequence C : A\nrule a everywhere wellformed \"so\" : some po\nrule b wellformed : no C@0\nrule c : some seen",
    );
    let roles: Vec<_> = model.rules().iter().map(|rule| (rule.everywhere, rule.role)).collect();
    let [axiom, shape] = [RuleRole::Axiom, RuleRole::WellFormed];
    assert_eq!(roles, [(true, shape), (false, shape), (false, axiom)]);
}

#[test]
fn a_rule_may_hold_everywhere() {
    let (lowered, instance) = lowered(
        "sequence C : A\nrule a everywhere : some po\nrule b everywhere : some seen\nrule c : some seen",
    );
    let holds: Vec<bool> = lowered.rules.iter().map(|(_, formula)| instance.holds(formula)).collect();
    assert_eq!(holds, [true, false, true]);
}

#[test]
fn later_names_hide_earlier_ones() {
    check_with("let po = po^-1\nlet back = po\nlet po = po & W * W", "back; po", "20");
    check_with("let R = W\npred big(R) = #R = 3", "{ x : A . big(R) }", "0 1 2 3");
    check_with("let f(x) = { y : x . all x : x . x = y }", "f(R)", "3");
}

#[test]
fn bounds_of_variables() {
    let (lowered, instance) =
        lowered("let All = R | W\nvar v : All * All & W * A \\ id \\ W * R\nvar s : A \\ R");
    let of = |name: &str| show(&instance.eval(&lowered.let_(name, None).unwrap()));
    assert_eq!(of("v"), "01 02 10 12 20 21");
    assert_eq!(of("s"), "0 1 2");
    let names: Vec<_> = lowered.vars.keys().map(|(name, i)| (name.as_str(), *i)).collect();
    assert_eq!(
        names,
        [("s", None), ("s", Some(1)), ("s", Some(2)), ("v", None), ("v", Some(1)), ("v", Some(2))]
    );
    assert_eq!(lowered.vars[&("v".to_string(), Some(2))].name(), "v@2");
}

#[test]
fn a_model_says_what_it_is() {
    let model = model(
        "source \"here\"\nremark \"one\"\nremark \"two\"\nvar T : Thread * A * A\nlet unused = Start\nlet used = Lock\n\
         rule a.b-c everywhere \"a sentence\"\n  : (* why *) some used // because\n    and some T\nrule 10 : no End\nlet race = mon",
    );
    assert_eq!(model.summary, "");
    assert_eq!((model.source.as_deref(), model.remarks.as_deref()), (Some("here"), Some("one two")));
    assert_eq!(model.vars().collect::<Vec<_>>(), [("T", 3)]);
    assert!(!model.is_sequence());
    let mentioned = |name: &&str| model.mentions(name);
    assert_eq!(
        ["Lock", "End", "Thread", "A", "mon", "Start", "po", "nothing"]
            .iter()
            .copied()
            .filter(mentioned)
            .collect::<Vec<_>>(),
        ["Lock", "End", "Thread", "A", "mon"]
    );
    let [first, second] = model.rules() else { panic!("two rules") };
    assert_eq!(
        (first.name.as_str(), first.text.as_deref(), first.everywhere),
        ("a.b-c", Some("a sentence"), true)
    );
    assert_eq!(
        (first.source.as_str(), first.line, first.file.as_str()),
        ("some used and some T", 8, "toy.rml")
    );
    assert_eq!((second.name.as_str(), second.text.as_deref()), ("10", None));
}

#[test]
fn texts_beside_the_model_come_first_and_each_text_once() {
    let mut asked = vec![];
    let mut beside = |name: &str| {
        asked.push(name.to_string());
        (name == "graph")
            .then(|| SourceFile::new("graph.rml", "model other \"\"\ninclude \"events\"\nlet mine = po"))
    };
    let text =
        "model m \"\"\ninclude \"graph\"\ninclude \"events\"\ninclude \"graph\"\nrule r : acyclic mine";
    let model = Model::parse_with(&SourceFile::new("m.rml", text), &mut beside).unwrap();
    assert_eq!(model.name, "m");
    assert_eq!(
        model.rules().iter().map(|r| r.name.as_str()).collect::<Vec<_>>(),
        ["rf-complete", "rf-loc", "r"]
    );
    assert_eq!(asked, ["graph", "events", "events", "graph"]);
}

#[test]
fn what_is_used_twice_is_one_node() {
    // Without sharing this would be 2^60 nodes.
    let doubling: String = (1..=60).map(|i| format!("let r{i} = r{} ; r{0}?\n", i - 1)).collect();
    lowered(&format!("let r0 = po\n{doubling}rule r : acyclic r60"));
    let doubling: String = (1..=60).map(|i| format!("let f{i}(r) = f{}(r) ; f{0}(r)\n", i - 1)).collect();
    lowered(&format!("let f0(r) = r\n{doubling}rule r : acyclic f60(po)"));
}
