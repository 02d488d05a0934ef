//! C's integer arithmetic, run in the machine. The expected values are those of gcc 12 on x86-64.

mod support;

use fencepost_litmus::Options;
use support::{End, run};

/// Runs `body` as the only thread; afterwards the variables have the values of `expected`, `a=1 b=-2`.
#[track_caller]
fn check(body: &str, expected: &str) {
    let names: Vec<&str> = expected.split_whitespace().map(|pair| pair.split_once('=').unwrap().0).collect();
    let locations: String = names.iter().map(|name| format!("0:{name};")).collect();
    let run = run(
        &format!("C arithmetic\n{{ }}\nP0 () {{ {body} }}\nlocations [{locations}]"),
        &Options::default(),
        0,
    );
    assert_eq!(run.ends, [End::Finished]);
    let mut wanted: Vec<String> = expected.split_whitespace().map(|pair| format!("0:{pair};")).collect();
    wanted.sort();
    let mut found: Vec<String> = run.state().split(' ').map(str::to_owned).collect();
    found.sort();
    assert_eq!(found, wanted);
}

#[test]
fn division_truncates_towards_zero() {
    check("int a = -7 / 2, b = -7 % 2, c = 7 / -2, d = 7 % -2;", "a=-3 b=-1 c=-3 d=1");
    check("unsigned a = -7; a /= 2; unsigned b = -7; b %= 10;", "a=2147483644 b=9");
    check("int a = -7; unsigned b = 2; int c = a / b; long d = a / b;", "c=2147483644 d=2147483644");
    check("int a = -7; long b = a / 2l; long c = a / 2u;", "b=-3 c=2147483644");
}

#[test]
fn shifts_follow_the_left_operand() {
    check("int a = -8 >> 1; unsigned b = -8; b >>= 1; int c = 1 << 31;", "a=-4 b=2147483644 c=-2147483648");
    check(
        "long a = 1l << 40; int b = 3 << 2l; unsigned char c = 200; int d = c << 4;",
        "a=1099511627776 b=12 d=3200",
    );
    check("signed char a = -128; int b = a >> 3; unsigned short c = 65535; int d = c >> 15;", "b=-16 d=1");
}

#[test]
fn narrowing_keeps_the_low_bits() {
    check(
        "char a = 300; unsigned char b = -1; short c = 70000; unsigned short d = -2;",
        "a=44 b=255 c=4464 d=65534",
    );
    check("int a = (char)200, b = (unsigned char)200; long c = (int)0x1ffffffffl;", "a=-56 b=200 c=-1");
    check("int a = 0x12345678; char b = a; a = (short)a; ", "a=22136 b=120");
    check("_Bool a = 256; bool b = 0; bool c = -1; int d = (bool)2 + (bool)3;", "a=1 b=0 c=1 d=2");
}

#[test]
fn widening_follows_the_sign_of_the_source() {
    check(
        "int a = -1; long b = a; unsigned long c = a; unsigned d = a; long e = d;",
        "b=-1 c=18446744073709551615 d=4294967295 e=4294967295",
    );
    check("signed char a = -1; unsigned b = a; unsigned char c = 255; int d = c;", "b=4294967295 d=255");
    check("int8_t a = -5; uint16_t b = a; int64_t c = a; uint64_t d = b;", "b=65531 c=-5 d=65531");
}

#[test]
fn the_usual_conversions_pick_the_type_of_a_comparison() {
    check("int a = -1 < 1u, b = -1 < 1, c = -1l < 1u, d = -1 < 1ul;", "a=0 b=1 c=1 d=0");
    check(
        "unsigned char u = 255; signed char s = -1; int a = u == s, b = u > s, c = (u ^ s) == -256;",
        "a=0 b=1 c=1",
    );
    check("int a = 5 > 3 > 1, b = (5 > 3) >= 1, c = 3 != 3, d = 2 <= 2;", "a=0 b=1 c=0 d=1");
    check(
        "unsigned a = 0x80000000; int b = a > 0, c = (int)a > 0, d = 0x80000000 > 0, e = -2147483648 < 0;",
        "b=1 c=0 d=1 e=1",
    );
}

#[test]
fn operators_on_bits_and_signs() {
    check(
        "int a = ~0, b = ~5 & 0xff, c = 6 ^ 3, d = 6 | 9, e = -(-5), f = +-3, g = !0, h = !7;",
        "a=-1 b=250 c=5 d=15 e=5 f=-3 g=1 h=0",
    );
    check("unsigned char a = 1; int b = ~a; int c = -a; unsigned d = ~a;", "b=-2 c=-1 d=4294967294");
    check("unsigned a = 5; long b = -a; long c = -(long)a;", "b=4294967291 c=-5");
}

#[test]
fn precedence_is_that_of_c() {
    check(
        "int a = 2 + 3 * 4, b = (2 + 3) * 4, c = 20 - 5 - 3, d = 100 / 5 / 2, e = 1 << 2 + 1;",
        "a=14 b=20 c=12 d=10 e=8",
    );
    check(
        "int a = 1 | 2 ^ 3 & 4, b = 5 & 3 == 3, c = 1 + 2 < 4 && 2 > 1 || 0, d = 7 % 4 * 2;",
        "a=3 b=1 c=1 d=6",
    );
    check("int a = 1 ? 2 : 0 ? 3 : 4, b = 0 ? 2 : 0 ? 3 : 4, c; int d = c = 9;", "a=2 b=4 c=9 d=9");
}

#[test]
fn overflow_wraps() {
    check(
        "unsigned a = 4294967295u; a++; unsigned b = 0; b--; unsigned char c = 255; c++; char d = 127; d++;",
        "a=0 b=4294967295 c=0 d=-128",
    );
    check(
        "unsigned a = 65536; a *= 65536; unsigned long b = 65536; b *= 65536; uint8_t c = 16; c *= 17;",
        "a=0 b=4294967296 c=16",
    );
}

#[test]
fn steps_give_the_old_or_the_new_value() {
    check("int a = 5, b = a++, c = ++a, d = a--, e = --a;", "a=5 b=5 c=7 d=7 e=5");
    check("int a[2] = {3, 4}; int b = a[0]++, c = ++a[1], d = a[0] * 10 + a[1];", "b=3 c=5 d=45");
    check("bool a = 0; int b = a++; int c = a; a++; int d = a;", "b=0 c=1 d=1");
}

#[test]
fn compound_assignments_convert_back() {
    check(
        "int a = 10; a += 5; a -= 3; a *= 2; a /= 5; a %= 3; a <<= 4; a >>= 1; a |= 5; a &= 12; a ^= 6;",
        "a=10",
    );
    check("unsigned char a = 250; a += 10; char b = 100; b += 100; short c = -1; c >>= 4;", "a=4 b=-56 c=-1");
    check("int a = -7; a /= 2u; int b = 3; int c = b += a;", "a=2147483644 b=2147483647 c=2147483647");
}

#[test]
fn logic_is_short_circuit() {
    check("int n = 0, a = 0 && n++, b = 1 || n++, c = 1 && n++, d = 0 || n++;", "n=2 a=0 b=1 c=0 d=1");
    check(
        "int n = 0; int a = (n++ && n++) || (n += 10); int b = 5 && -3; int c = !(0 || 0);",
        "n=11 a=1 b=1 c=1",
    );
    check("int n = 0; if (0 && n++ || !(n == 1) && ++n) { n += 100; } int a = 1 && 2 || 1 / n;", "n=101 a=1");
}

#[test]
fn a_ternary_has_one_type_and_evaluates_one_side() {
    check(
        "int n = 0; int a = 1 ? 3 : n++, b = 0 ? n++ : 4; long c = 1 ? -1 : 0u; long d = 1 ? -1 : 0;",
        "n=0 a=3 b=4 c=4294967295 d=-1",
    );
    check("char a = 1; int b = (a ? a : 2l) - 2 < 0; int c = a == 1 ? a == 2 ? 7 : 8 : 9;", "b=1 c=8");
}

#[test]
fn loops() {
    check("int s = 0; for (int i = 1; i <= 10; i++) s += i;", "s=55");
    check(
        "int s = 0, i = 0; while (i < 10) { i++; if (i % 2) continue; if (i > 8) break; s += i; }",
        "s=20 i=10",
    );
    check("int n = 0; do n++; while (n < 5); int m = 0; do { m++; continue; } while (0);", "n=5 m=1");
    check(
        "int s = 0; for (int i = 0; i < 3; i++) for (int j = 0; j < 3; j++) { if (j == 2) break; s = s * 2 + j; }",
        "s=21",
    );
    check("int s = 0; for (;;) { if (++s == 7) break; }", "s=7");
    check("int i, j, s = 0; for (i = 0, j = 9; i < j; i++, j--) s += j - i;", "i=5 j=4 s=25");
}

#[test]
fn blocks_have_scopes() {
    check("int a = 1; int b; { int a = 2; a++; b = a; } b = b * 10 + a;", "a=1 b=31");
    check(
        "int a = 0; if (1) { int b = 3; a += b; } else { int b = 4; a -= b; } for (int a = 0; a < 2; a++) ;",
        "a=3 b=3",
    );
    check("int a = 5; return; a = 6;", "a=5");
    check("int a; int b = a;", "a=0 b=0");
}

#[test]
fn local_arrays() {
    check(
        "int a[4] = {5, 6}; a[2] = a[0] + a[1]; int i = 2, b = a[i], c = a[3], d = *a, e = *(a + i), f = i[a];",
        "b=11 c=0 d=5 e=11 f=11",
    );
    check(
        "unsigned char a[] = {300, -1}; int b = a[0], c = a[1]; unsigned long d = sizeof a, e = sizeof(a[0]);",
        "b=44 c=255 d=2 e=1",
    );
    check(
        "int a[3]; for (int i = 0; i < 3; i++) a[i] = i * i; int s = 0; for (int i = 0; i < 3; i++) s += a[i];",
        "s=5",
    );
    check("int a[3] = {1, 2, 3}; int *b = 0; *(&a[0] + 1) = 7; int c = *&a[1], d = (&a[1])[1];", "c=7 d=3");
}

#[test]
fn addresses_of_variables_that_are_known() {
    check("int a = 3; *&a = 4; int b = *&a; *&*&a += 1; int c = a;", "a=5 b=4 c=5");
    check(
        "int a = 3; atomic_store(&a, 7); int b = atomic_fetch_add(&a, 2), c = atomic_exchange(&a, 1);",
        "a=1 b=7 c=9",
    );
    check(
        "int a = 3, e = 3, f = 9; int b = atomic_compare_exchange_strong(&a, &e, 5); \
           int c = atomic_compare_exchange_weak(&a, &f, 6);",
        "a=5 b=1 c=0 e=3 f=5",
    );
}

#[test]
fn literals() {
    check("int a = 0x1F, b = 017, c = 0b101, d = 'a', e = '\\n', f = 0;", "a=31 b=15 c=5 d=97 e=10 f=0");
    check(
        "unsigned long a = 18446744073709551615u; long b = 9223372036854775807; unsigned c = 4294967295;",
        "a=18446744073709551615 b=9223372036854775807 c=4294967295",
    );
    check(
        "unsigned long a = sizeof(int), b = sizeof(long), c = sizeof(char), d = sizeof(int *), e = sizeof 1l;",
        "a=4 b=8 c=1 d=8 e=8",
    );
}

#[test]
fn comma_and_casts() {
    check("int a = (1, 2, 3), b; b = 4, a += b;", "a=7 b=4");
    check(
        "int a = (int)(unsigned char)-1; unsigned b = (unsigned)-1 >> 28; long c = (long)(int)3000000000;",
        "a=255 b=15 c=-1294967296",
    );
    check("(void)0; int a = (_Bool)0x100 + (unsigned short)65537;", "a=2");
}

#[test]
fn undefined_divisions_are_errors() {
    for body in ["int z = 0; int a = 1 / z;", "int z = 0; int a = 1 % z;"] {
        let run = run(&format!("C d\n{{}}\nP0 () {{ {body} }}"), &Options::default(), 0);
        assert!(matches!(run.ends[0], End::Failed(_)), "{body}: {:?}", run.ends);
    }
}
