//! Checks the smallest forms of programs that random tests found, and that leniency loses no errors.

use crate::compiler::{clang, compile, file, program};
use crate::native::run;

const CLANGS: [&str; 2] = ["clang-14", "clang-19"];

/// Explores a program that prints nothing and asserts what it computes, as each clang compiles it.
fn runs(name: &str, flags: &[&str], source: &str) -> Vec<(String, Result<(), String>)> {
    let prelude = "#include <stdlib.h>\n#include <string.h>\nvoid __VERIFIER_assert(int);\n\
        #define check __VERIFIER_assert\n#define opaque __attribute__((noinline))\n";
    let path = file(&format!("{name}{}.c", flags.concat()), &format!("{prelude}{source}"));
    let found = CLANGS.iter().filter_map(|name| clang(Some(name)));
    let flags: Vec<&str> = flags.iter().copied().chain(["-w"]).collect();
    found
        .map(|clang| {
            let result = program(&[compile(&clang, &path, &flags)]).and_then(|program| run(&program));
            (format!("{name}, {} {flags:?}", clang.path().display()), result)
        })
        .collect()
}

#[track_caller]
fn fine(name: &str, source: &str) {
    for level in ["-O0", "-O1", "-O2"] {
        for (how, result) in runs(name, &[level, "-fno-vectorize", "-fno-slp-vectorize"], source) {
            assert_eq!(result, Ok(()), "{how}");
        }
    }
}

/// Reads what has no value. (Optimised it may do anything.)
#[track_caller]
fn uninitialised(name: &str, source: &str) {
    for (how, result) in runs(name, &["-O0"], source) {
        assert!(result.as_ref().is_err_and(|error| error.contains("Uninitialised")), "{how}: {result:?}");
    }
}

/// Checks bit fields of memory without a value: clang loads the whole word to write some of its bits.
#[test]
fn bit_fields_of_what_has_no_value_yet() {
    fine(
        "bits",
        "struct S { unsigned a : 3, b : 9; int c : 1; unsigned long d : 40; };
opaque void fill(struct S *s, unsigned v) { s->a = v; s->d = v; s->b = 300; s->c = -1; }
opaque struct S by_value(struct S s) { s.a++; return s; }
int main(void) {
  struct S s; fill(&s, 5); s = by_value(s);
  check(s.a == 6 && s.b == 300 && s.c == -1 && s.d == 5);
  struct S *p = malloc(sizeof *p); fill(p, 9);
  check(p->a == 1 && p->b == 300 && p->c == -1 && p->d == 9);
  struct S many[2]; for (int i = 0; i < 2; i++) { many[i].d = i; many[i].a = i; }
  check(many[1].d == 1 && many[1].a == 1);
  free(p);
}",
    );
}

/// Checks padding of arguments and results: a small struct is handed over as a number, padding and all.
#[test]
fn padding_of_arguments_and_results() {
    fine(
        "padding",
        "struct S { int a; char b; };
struct B { unsigned short a : 5; };
struct F { float x, y; char c; };
opaque struct S make(int a) { struct S s; s.a = a; s.b = 2; return s; }
opaque int use(struct S s) { return s.a + s.b; }
opaque struct B bits(int a) { return (struct B){a}; }
struct O { char a; short b; char c; };
opaque struct O odd(int a) { return (struct O){a, 2, 3}; }
opaque float floats(struct F f) { return f.x + f.y + f.c; }
int main(void) {
  struct S s = make(3), t; t = s;
  struct S *p = malloc(sizeof *p); p->a = 4; p->b = 5;
  struct S *q = malloc(sizeof *q); *q = *p;
  check(use(t) == 5 && use(*p) == 9 && use(*q) == 9);
  struct B b = bits(37), copy = b; struct O o = odd(1); check(o.a + o.b + o.c == 6);
  check(copy.a == 5 && floats((struct F){1, 2, 3}) == 6);
  free(p); free(q);
}",
    );
}

#[test]
fn what_has_no_value_is_still_found() {
    uninitialised("argument", "opaque int f(int x) { return x; } int main(void) { int x; return f(x); }");
    uninitialised(
        "result",
        "opaque int f(void) { struct { int a, b; } s; s.b = 1; return s.a; } int main(void) { return f(); }",
    );
    uninitialised("update", "int main(void) { unsigned x; x |= 4; return x; }");
    uninitialised("field", "int main(void) { struct { unsigned a : 3; } s; return s.a; }");
    uninitialised(
        "heap",
        "int main(void) { int *p = malloc(8); p[0] = 1; int r = p[1]; free(p); return r; }",
    );
    uninitialised("copied", "int main(void) { int a[2], b[2]; a[0] = 1; memcpy(b, a, 8); return b[1]; }");
}

/// Checks wide integers in structs. Before LLVM 18 they were aligned to 8 bytes, so that this struct needs no
/// `<{ }>` to be packed.
#[test]
fn wide_integers_in_structs() {
    fine(
        "layout",
        "struct __attribute__((packed)) S { double a; __int128 b; int c[2]; };
struct N { char a; __int128 b[2]; char c; };
struct S g = {1, 2, {3, 4}}; struct N n = {1, {2, 3}, 4};
opaque __int128 sum(struct S s, struct N n) { return s.b + s.c[0] + s.c[1] + n.b[1] + n.c; }
int main(void) { check(sum(g, n) == 16); check(sizeof g == 32 && sizeof n == 64); n.b[1] = 5; check(sum(g, n) == 18); }",
    );
}

#[test]
fn wide_integers() {
    fine(
        "wide",
        "opaque int which(__int128 x) {
  switch (x) { case 1: return 10; case (__int128)1 << 70: return 20; case -1: return 30; default: return 40; }
}
opaque __int128 least(__int128 a, __int128 b) { return a < b ? a : b; }
opaque int product(unsigned long a, long b, long *r) { return __builtin_mul_overflow(a, b, r); }
opaque int total(__int128 a, __int128 b, __int128 *r) { return __builtin_add_overflow(a, b, r); }
opaque int rest(unsigned __int128 a, unsigned __int128 b, unsigned __int128 *r) { return __builtin_sub_overflow(a, b, r); }
int main(void) {
  check(which(1) == 10 && which((__int128)1 << 70) == 20 && which(-1) == 30 && which(2) == 40);
  check(which((__int128)1 << 64 | 1) == 40);
  check(least(-1, 1) == -1 && least((__int128)1 << 100, 7) == 7);
  long r; __int128 s, most = (__int128)(~(unsigned __int128)0 >> 1); unsigned __int128 u;
  check(!product(3, -4, &r) && r == -12);
  check(product(1ul << 63, 1, &r) && !product(1ul << 63, -1, &r) && r == -1 - 0x7fffffffffffffff);
  check(product(~0ul, ~0l, &r) && !product(0, -1, &r) && !product(1, -1, &r) && r == -1);
  check(total(most, 1, &s) && !total(most, -1, &s) && s == most - 1 && total(-most, -2, &s) && !total(-most, -1, &s));
  check(rest(1, 2, &u) && u + 1 == 0 && !rest(2, 1, &u) && u == 1);
}",
    );
}

/// Checks structs of two floats, which are one vector.
#[test]
fn structs_of_two_floats() {
    fine(
        "floats",
        "struct P { float x, y; };
opaque struct P turn(struct P p) { return (struct P){p.y, -p.x}; }
struct P at = {3, 4};
int main(void) { struct P p = turn(turn(at)); check(p.x == -3 && p.y == -4); }",
    );
}

#[test]
fn least_and_greatest_of_what_is_no_number() {
    fine(
        "limits",
        "double zero, one = 1;
int main(void) {
  double nan = zero / zero;
  check(__builtin_fmin(one, nan) == 1 && __builtin_fmin(nan, one) == 1 && __builtin_fmin(one, 2) == 1);
  check(__builtin_fmax(one, nan) == 1 && __builtin_fmax(nan, one) == 1 && __builtin_fmax(one, 2) == 2);
  check(__builtin_fmin(nan, nan) != __builtin_fmin(nan, nan));
}",
    );
}

/// Checks a variable that is loaded before a loop although it has no value there.
#[test]
fn variables_that_a_loop_writes() {
    fine(
        "promoted",
        "struct S { float f; long l; short s; } g; int n = 3;
opaque void keep(struct S *s) { g = *s; }
int main(void) {
  struct S s;
  for (int i = 0; i < n; i++) { if (i & 1) { s.f = i; s.l = i; s.s = i; } }
  s.f += 0; if (n > 1) keep(&s);
  check(g.l == 1 && g.s == 1);
}",
    );
}
