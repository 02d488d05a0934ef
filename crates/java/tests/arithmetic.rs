//! Java's arithmetic. Every expression is computed by the machine, while lowering (where its operands are
//! known), and by the initialisers, and all must agree.

mod support;

use support::{End, run};

/// Checks `expr`, in which `a`, `b` and `c` are numbers, and `p` and `q` truth values.
#[track_caller]
fn check_with(expr: &str, (a, b, c): (i32, i32, i32), (p, q): (bool, bool), expected: i32) {
    let (numbers, truths) = (format!("int a = {a}, b = {b}, c = {c};"), format!("boolean p = {p}, q = {q};"));
    let fields = format!("static {numbers} static {truths}");
    let constants = format!("static final {numbers} static final {truths}");
    for (how, fields, body) in [
        ("by the machine, from memory", fields.clone(), format!("int r = {expr};")),
        ("by the machine, from registers", String::new(), format!("{numbers} {truths} int r = {expr};")),
        ("while lowering", constants, format!("int r = {expr};")),
        ("by initialisers", format!("{fields} static int s = {expr};"), "int r = s;".to_owned()),
    ] {
        let text = format!("class C {{ {fields} @thread static void t() {{ {body} }} }}");
        let run = run(&text);
        assert_eq!(run.ends, [End::Finished], "{expr} {how}");
        assert_eq!(run.local(0, "r"), expected, "{expr} {how}: {text}");
    }
}

#[track_caller]
fn check(expr: &str, numbers: (i32, i32, i32), expected: i32) {
    check_with(expr, numbers, (true, false), expected);
}

const MIN: i32 = i32::MIN;
const MAX: i32 = i32::MAX;

#[test]
fn sums_and_products_wrap() {
    check("a + b", (MAX, 1, 0), MIN);
    check("a - b", (MIN, 1, 0), MAX);
    check("a * b", (65_537, 65_537, 0), 131_073);
    check("a * b", (MIN, -1, 0), MIN);
    check("-a", (MIN, 0, 0), MIN);
    check("-a", (5, 0, 0), -5);
    check("+a", (-5, 0, 0), -5);
    check("a + b * c - a", (7, 3, -2), -6);
    check("a - b - c", (10, 4, 3), 3);
    check("a - (b - c)", (10, 4, 3), 9);
}

#[test]
fn divisions_truncate_and_wrap() {
    check("a / b", (7, 2, 0), 3);
    check("a / b", (-7, 2, 0), -3);
    check("a / b", (7, -2, 0), -3);
    check("a % b", (7, -2, 0), 1);
    check("a % b", (-7, 2, 0), -1);
    check("a / b", (MIN, -1, 0), MIN);
    check("a % b", (MIN, -1, 0), 0);
    check("a / b", (5, -1, 0), -5);
    check("a / -1", (MIN, 0, 0), MIN);
    check("a % -1", (MIN, 0, 0), 0);
    check("a / b / c", (100, 5, 2), 10);
}

#[test]
fn bits_and_shifts() {
    check("a & b | c", (12, 10, 1), 9);
    check("a ^ b", (-1, 5, 0), -6);
    check("~a", (0, 0, 0), -1);
    check("a << b", (1, 31, 0), MIN);
    check("a << b", (1, 32, 0), 1);
    check("a << b", (1, -1, 0), MIN);
    check("a >> b", (-8, 1, 0), -4);
    check("a >> b", (-8, 33, 0), -4);
    check("a >>> b", (-8, 1, 0), 2_147_483_644);
    check("a >>> b", (-1, 28, 0), 15);
    check("a >>> b", (-1, 32, 0), -1);
    check("a << b + c", (1, 2, 3), 32);
    check("0xff & a", (-1, 0, 0), 255);
    check("0b101 + 017 + 0xffffffff + 1_000", (0, 0, 0), 1019);
    check("-2147483648 + a", (0, 0, 0), MIN);
}

#[test]
fn comparisons_are_signed() {
    for (expr, expected) in [
        ("a < b", 1),
        ("a <= b", 1),
        ("a > b", 0),
        ("a >= b", 0),
        ("a == b", 0),
        ("a != b", 1),
        ("a < b == true", 1),
        ("!(a < b)", 0),
    ] {
        check(&format!("({expr}) ? 1 : 0"), (-1, 1, 0), expected);
    }
}

#[test]
fn truth_values() {
    for (p, q) in [(false, false), (false, true), (true, false), (true, true)] {
        for (expr, expected) in [
            ("p && q", p && q),
            ("p || q", p || q),
            ("p & q", p & q),
            ("p | q", p | q),
            ("p ^ q", p ^ q),
            ("p == q", p == q),
            ("p != q", p != q),
            ("!p", !p),
            ("!(p && !q) || q", !p || q),
            ("p ? q : !q", if p { q } else { !q }),
            ("p && (q || p) && !(q & p)", p && !q),
        ] {
            check_with(&format!("({expr}) ? 1 : 0"), (0, 0, 0), (p, q), i32::from(expected));
        }
    }
}

/// The value of `r` after some statements: in a thread, in a method that is inlined, and in one that an
/// initialiser calls.
#[track_caller]
fn check_body(body: &str, expected: i32) {
    let fields = "static int x = 5, y; static int[] e = {3, 4, 5};";
    let method = format!("static int s() {{ {body} return r; }}");
    for rest in [
        format!("@thread static void t() {{ {body} }}"),
        format!("{method} @thread static void t() {{ int r = s(); }}"),
        format!("{method} static int v = s(); @thread static void t() {{ int r = v; }}"),
    ] {
        let text = format!("class C {{ {fields} {rest} }}");
        let run = run(&text);
        assert_eq!(run.ends, [End::Finished], "{text}");
        assert_eq!(run.local(0, "r"), expected, "{text}");
    }
}

#[test]
fn assignments_are_expressions() {
    check_body("int r = 1; r += r += 2;", 4);
    check_body("int r = 1; r = r++ + ++r;", 4);
    check_body("int r = 1; r = r + (r = 5) + r;", 11);
    check_body("int r = 7; r -= r = 2;", 5);
    check_body("int a, r; r = a = 4; r += a;", 8);
    check_body("int r = 3; r <<= 2; r |= 1; r ^= 0xf; r %= 4;", 2);
    check_body("int r = -9; r >>>= 28; r *= 3; r /= 2; r &= 0x1e;", 22);
    check_body("boolean b = true; b &= false; b |= true; b ^= true; int r = b ? 1 : 2;", 2);
    check_body("int r = x++ + x; ", 11);
    check_body("int r = --x * x--; r += x;", 19);
    check_body("x = y = 3; int r = x * 10 + y;", 33);
    check_body("e[e[0] - 3] += 10; int r = e[0];", 13);
    check_body("int i = 0; e[i++] = i; int r = e[0] * 10 + i;", 11);
    check_body("int i = 0; e[i] = i = 2; int r = e[0] * 10 + e[2];", 25);
    check_body("int i = 1; int r = e[i] + e[i = 2] + e[i];", 14);
    check_body("e[1]++; --e[2]; int r = e[1]-- * 100 + e[1] * 10 + e[2];", 544);
}

#[test]
fn control_flow() {
    check_body("int r = 0; for (int i = 0; i < 5; i++) r += i;", 10);
    check_body(
        "int r = 0; for (int i = 0, j = 10; i < j; i++, j--) { if (i == 2) continue; r += j - i; }",
        24,
    );
    check_body("int r = 0; while (true) { if (++r == 7) break; }", 7);
    check_body("int r = 9; do { r -= 2; } while (r > 0);", -1);
    check_body("int r = 0; for (;;) { for (;;) { r++; break; } if (r > 3) break; }", 4);
    check_body("int r; if (x == 5) { int q = 1; r = q; } else { int q = 2; r = q; }", 1);
    check_body("int r = x > 3 ? x > 4 ? 2 : 1 : 0;", 2);
    check_body("int r = 1; if (x > 9 && 1 / (x - 5) > 0) r = 2;", 1);
    check_body("int r = 1; if (x == 5 || 1 / (x - 5) > 0) r = 2;", 2);
    check_body("int r = 0, n = 27; while (n != 1) { n = n % 2 == 0 ? n / 2 : 3 * n + 1; r++; }", 111);
}

#[test]
fn a_division_by_zero_ends_the_thread() {
    for expr in ["1 / x", "1 % x", "1 / (x - x)", "1 / 0"] {
        let run =
            run(&format!("class C {{ static int x; @thread static void t() {{ int r = {expr}; x = 1; }} }}"));
        assert_eq!(run.ends, [End::Failed(fencepost_program::Fault::Division)], "{expr}");
    }
}
