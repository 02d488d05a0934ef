//! Checks how expressions are parsed, by how they are printed.

use fencepost_cat::parser::parse;
use fencepost_cat::syntax::{Expr, ExprKind, ItemKind, Unary};
use fencepost_source::SourceFile;

/// Parses an expression.
#[track_caller]
pub fn expr(text: &str) -> Expr {
    let file = SourceFile::new("input.cat", format!("let it = {text}"));
    let parsed = parse(&file).unwrap_or_else(|error| panic!("{}", error.render(&file)));
    let mut items = parsed.items;
    assert_eq!(items.len(), 1, "{text}");
    match items.remove(0).kind {
        ItemKind::Let(mut bindings) if bindings.all.len() == 1 => bindings.all.remove(0).body,
        other => panic!("{text}: {other:?}"),
    }
}

/// Prints each operator of the tree with parentheses around its operands.
fn explicit(expr: &Expr) -> String {
    match &expr.kind {
        ExprKind::Unary(Unary::Complement, of) => format!("(~{})", explicit(of)),
        ExprKind::Unary(op, of) => {
            let sign = match op {
                Unary::Plus => "+",
                Unary::Star => "*",
                Unary::Optional => "?",
                _ => "^-1",
            };
            format!("({}{sign})", explicit(of))
        }
        ExprKind::Binary(op, a, b) => format!("({} {op} {})", explicit(a), explicit(b)),
        ExprKind::Apply(f, e) => format!("({} @ {})", explicit(f), explicit(e)),
        ExprKind::IdOn(set) => format!("[{}]", explicit(set)),
        ExprKind::Tuple(all) => format!("<{}>", all.iter().map(explicit).collect::<Vec<_>>().join(", ")),
        ExprKind::Set(all) => format!("{{{}}}", all.iter().map(explicit).collect::<Vec<_>>().join(", ")),
        _ => expr.to_string(),
    }
}

/// Checks that the text is parsed with these parentheses.
#[track_caller]
fn reads(text: &str, parentheses: &str) {
    assert_eq!(explicit(&expr(text)), parentheses, "{text}");
}

/// Checks that the text is printed like this.
#[track_caller]
fn prints(text: &str, printed: &str) {
    assert_eq!(expr(text).to_string(), printed);
    assert_eq!(expr(printed).to_string(), printed);
}

#[test]
fn operators_bind_as_in_herd() {
    reads("a | b ; c", "(a | (b ; c))");
    reads("a ; b | c", "((a ; b) | c)");
    reads("a | b ++ c", "(a | (b ++ c))");
    reads("a ++ b ; c", "(a ++ (b ; c))");
    reads("a ; b \\ c", "(a ; (b \\ c))");
    reads("a \\ b & c", "(a \\ (b & c))");
    reads("a & b * c", "(a & (b * c))");
    reads("a * b & c * d", "((a * b) & (c * d))");
    reads("~a & b", "((~a) & b)");
    reads("~a * b", "((~a) * b)");
    reads("a * ~b", "(a * (~b))");
    reads("~a+", "(~(a+))");
    reads("~~a", "(~(~a))");
    reads("a | b & c ; d \\ e", "(a | ((b & c) ; (d \\ e)))");
}

#[test]
fn operators_associate_as_in_herd() {
    reads("a | b | c", "(a | (b | c))");
    reads("a ; b ; c", "(a ; (b ; c))");
    reads("a & b & c", "(a & (b & c))");
    reads("a ++ b ++ c", "(a ++ (b ++ c))");
    reads("a \\ b \\ c", "((a \\ b) \\ c)");
    reads("(a | b) | c", "((a | b) | c)");
    reads("a ; b | c ; d | e", "((a ; b) | ((c ; d) | e))");
}

#[test]
fn stars_are_products_where_something_follows() {
    reads("r*", "(r*)");
    reads("r* ; s", "((r*) ; s)");
    reads("(W * R)", "(W * R)");
    reads("W*R", "(W * R)");
    reads("[W];po*;[R]", "([W] ; ((po*) ; [R]))");
    reads("po & W*R | rf*", "((po & (W * R)) | (rf*))");
    reads("r* * s", "((r*) * s)");
    reads("r**", "((r*)*)");
    reads("(r*)", "(r*)");
    reads("r*?", "((r*)?)");
    reads("r*[S]", "(r * [S])");
    reads("r*^-1", "((r*)^-1)");
    reads("_*FW", "(_ * FW)");
    reads("W*(R|W)", "(W * (R | W))");
    reads("{r*}", "{(r*)}");
    reads("r*, s*", "<(r*), (s*)>");
    reads("r* & (_ * W)", "((r*) & (_ * W))");
    reads("A * B * C", "((A * B) * C)");
}

#[test]
fn postfix_operators_pile_up() {
    reads("r^-1", "(r^-1)");
    reads("r ^ -1", "(r^-1)");
    reads("r^-1+", "((r^-1)+)");
    reads("r+?", "((r+)?)");
    reads("r+ +", "((r+)+)");
    reads("x++xs", "(x ++ xs)");
    reads("x+ ++ xs", "((x+) ++ xs)");
    reads("rf;rmw+", "(rf ; (rmw+))");
    reads("rf^-1;co", "((rf^-1) ; co)");
}

#[test]
fn applications_bind_tightest() {
    reads("f x", "(f @ x)");
    reads("f(x)", "(f @ x)");
    reads("f x y", "((f @ x) @ y)");
    reads("f(x, y)", "(f @ <x, y>)");
    reads("f (x)(y)", "((f @ x) @ y)");
    reads("f()", "(f @ <>)");
    reads("f x+", "((f @ x)+)");
    reads("fencerel(F)?", "((fencerel @ F)?)");
    reads("f x | g y", "((f @ x) | (g @ y))");
    reads("f 'a", "(f @ 'a)");
    reads("f'a", "(f @ 'a)");
    reads("f {}", "(f @ {})");
    reads("f {a, b}", "(f @ {a, b})");
    reads("f 0 _", "((f @ 0) @ _)");
    reads("f begin a | b end", "(f @ (a | b))");
    reads("(fun x -> x) y", "(fun x -> x @ y)");
    reads("~f x", "(~(f @ x))");
    reads("domain(r) * range(s)", "((domain @ r) * (range @ s))");
    reads("f [S]", "(f @ [S])");
}

#[test]
fn names_have_dots_dashes_and_primes() {
    reads("po-loc", "po-loc");
    reads("DMB.SY", "DMB.SY");
    reads("co-jom | a--b", "(co-jom | a--b)");
    reads("hb'", "hb'");
    reads("hb'+", "(hb'+)");
    reads("_x", "_x");
    reads("x1_2.3", "x1_2.3");
    prints("fun x->x", "fun x -> x");
    prints("fun hb'->hb'", "fun hb' -> hb'");
    prints("'my-tag.1", "'my-tag.1");
}

#[test]
fn the_rest_of_the_language() {
    prints("0", "0");
    prints("_", "_");
    prints("{}", "{}");
    prints("{ 'a , 'b }", "{'a, 'b}");
    prints("()", "()");
    prints("(a)", "a");
    prints("a, b", "(a, b)");
    prints("((a, b), c)", "((a, b), c)");
    prints("begin a | b end & c", "(a | b) & c");
    prints("[R | W]", "[R | W]");
    prints("let x = a in x | x", "let x = a in x | x");
    prints("let rec x = a and f(y, z) = b in f x", "let rec x = a and f(y, z) = b in f(x)");
    prints("let f x = x in f", "let f(x) = x in f");
    prints("let (a, b) = p in a", "let (a, b) = p in a");
    prints("fun (x, y) -> x; y", "fun (x, y) -> x; y");
    prints("fun () -> 0", "fun () -> 0");
    prints("fun (x) -> x", "fun x -> x");
    prints("(fun x -> a, b)", "fun x -> (a, b)");
    prints("((fun x -> a), b)", "((fun x -> a), b)");
    prints("(let x = a in x)+", "(let x = a in x)+");
    prints("try a with b", "try a with b");
    prints("try try a with b with c", "try try a with b with c");
    prints("match x with 'a -> y || _ -> z end", "match x with || 'a -> y || _ -> z end");
    prints("match s with || {} -> 0 || e ++ es -> es end", "match s with || {} -> 0 || e ++ es -> es end");
    prints(
        "(match s with {} -> 0 || e ++ es -> es end); r",
        "(match s with || {} -> 0 || e ++ es -> es end); r",
    );
    prints("a; (b; c)", "a; b; c");
    prints("(a; b); c", "(a; b); c");
    prints("a \\ (b \\ c)", "a \\ (b \\ c)");
}

#[test]
fn conditions_are_read() {
    prints("if a = b then c else d", "if a = b then c else d");
    prints("if \"v\" then c else d", "if \"v\" then c else d");
    prints("if not \"v\" then c else d", "if not \"v\" then c else d");
    prints("if x in s && a subset b then c else d", "if x in s && a in b then c else d");
    prints("if \"u\" || \"v\" && \"w\" then c else d", "if \"u\" || \"v\" && \"w\" then c else d");
    prints("if (\"u\" || \"v\") && \"w\" then c else d", "if (\"u\" || \"v\") && \"w\" then c else d");
    prints("if (a | b) = c then c else d", "if a | b = c then c else d");
    prints("if (a | b)+ = c then c else d", "if (a | b)+ = c then c else d");
    prints("if ((a = b)) then c else d", "if a = b then c else d");
    prints("if ((a) = b) then c else d", "if a = b then c else d");
    prints("if not (a = b && c in d) then c else d", "if not (a = b && c in d) then c else d");
    prints("if (a) = (b) && (c) in (d) then c else d", "if a = b && c in d then c else d");
    prints("if (f)(x) = 0 then c else d", "if f(x) = 0 then c else d");
    prints("if (a, b) = c then c else d", "if (a, b) = c then c else d");
    prints("if a = b then if c = d then e else f else g", "if a = b then if c = d then e else f else g");
}

#[test]
fn comments_are_nothing() {
    prints("a (* | b (* nested *) | c *) | d // e", "a | d");
    prints("a // (* not open\n | b", "a | b");
    prints("W*(*here*)R", "W * R");
}
