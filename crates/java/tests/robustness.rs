//! No text makes the reader panic: not bytes at random, not damaged programs, not tokens at random.
//!
//! Whatever is accepted must also be good enough to be run for a while.

mod support;

use fencepost_java::{Options, Unit, parse_bytes};
use fencepost_program::{Input, Step, ThreadId, ThreadState, resume};
use proptest::prelude::*;
use std::sync::LazyLock;

/// Reads the bytes; a program is run, a message is rendered.
fn survive(bytes: &[u8]) {
    match parse_bytes("input", bytes, &Options { unroll: Some(3) }) {
        Ok((_, unit)) => run_a_while(&unit),
        Err((file, error)) => {
            assert!(error.span.start as usize <= file.text().len());
            assert!(!error.render(&file).is_empty());
        }
    }
}

/// Answers everything with small numbers.
fn run_a_while(unit: &Unit) {
    for thread in 0..unit.program.threads.len() {
        let mut state = ThreadState::<()>::initial(&unit.program, ThreadId(thread as u32));
        let mut input = Input::Go;
        for answer in 0..50 {
            match resume(&unit.program, &mut state, input) {
                Step::Read(_) | Step::Join { .. } => input = Input::Value(answer % 3),
                Step::Finished | Step::Blocked(_) | Step::Error(_) => break,
                _ => input = Input::Go,
            }
        }
    }
    for assertion in &unit.assertions {
        assert!(assertion.pos.is_known() && !assertion.text.is_empty());
    }
    let _ = unit.program.to_string();
}

static CORPUS: LazyLock<Vec<String>> =
    LazyLock::new(|| support::corpus().iter().map(|path| std::fs::read_to_string(path).unwrap()).collect());

/// A program with a bit of everything, since the corpus is plain.
const RICH: &str = r#"// Everything.
package rich;
import java.util.*;
public final class Rich {
    static final int N = 2 + 1;
    static final Object m = new Object(), n = new Object();
    static int x = 1, y[] = {1, 2, 3}, z;
    static volatile boolean flag;
    static Node head = new Node(3, new Node(4, null));
    static Object[] mixed = {null, m, head, y};
    static { for (int i = 0; i < y.length; i++) { y[i] += N * i; if (i == 1) continue; z++; } }

    static class Node {
        final int value; volatile Node next; int extra = 7;
        { extra--; }
        Node(int value, Node next) { this.value = value; this.next = next; }
        synchronized int sum() { int s = 0; Node k = this; while (k != null) { s += k.value; k = k.next; } return s; }
    }

    static synchronized int bump(int by, boolean twice) { if (twice) { return x += 2 * by; } x += by; return x; }
    @special static void note(int a, boolean b) { System.out.println(a); }
    static native void ping();

    @thread
    static void t1() {
        final int r1 = bump(2, true), r2;
        int r3 = r1 > 3 ? y[r1 % 3]++ : ~z;
        if (r1 != 0 && x / r1 >= 1 || !flag) r2 = 1; else { r2 = -r3 << 2; }
        synchronized (m) { synchronized (mixed[1]) { z ^= r2; if (z == 9) return; } }
        for (int i = 0, j = N; i < j && !flag; i++, j--) { int q = i; if (q == 1) break; x -= q; }
        do { r3--; } while (r3 > 0 & x != 7);
        assert r3 <= 0 : "r3 is " + r3;
        note(r3, flag ^ true); ping(); print("done", r3);
    }

    @thread(after = {"t1"})
    static void t2() {
        Node k = new Node(head.sum(), head.next);
        head = k; k.next.next = null;
        int[] a = new int[N], b = {x, y[0]}; boolean[] f = new boolean[] {flag, a == b};
        a[x & 1] = b.length + a.length; f[0] |= mixed[2] == k;
        while (!flag) { Thread.onSpinWait(); if (bump(1, false) > 100) break; }
        assert a[0] > 0; assert f[1] == (k != null);
        synchronized (Rich.class) { x = (int) (x >>> 3) % 5; }
    }

    @interface thread { String[] after() default {}; }
    @interface special { }
}
"#;

#[test]
fn the_rich_program_is_accepted() {
    let unit = support::parsed(RICH);
    assert_eq!((unit.threads.len(), unit.assertions.len()), (2, 3));
    run_a_while(&unit);
}

/// Every prefix of every file.
#[test]
fn truncated_files() {
    let rich = RICH.to_owned();
    for text in CORPUS.iter().chain([&rich]) {
        for end in (0..text.len()).filter(|end| text.is_char_boundary(*end)) {
            survive(&text.as_bytes()[..end]);
        }
    }
}

/// A change at one or two places, given as fractions of the text.
#[derive(Clone, Debug)]
enum Damage {
    Delete(f64, usize),
    Duplicate(f64, usize, f64),
    Insert(f64, String),
    Swap(f64, f64, usize),
    Flip(f64, u8),
}

fn damage() -> impl Strategy<Value = Damage> {
    let at = || 0.0..1.0f64;
    prop_oneof![
        (at(), 1..20usize).prop_map(|(at, len)| Damage::Delete(at, len)),
        (at(), 1..60usize, at()).prop_map(|(from, len, to)| Damage::Duplicate(from, len, to)),
        (at(), token()).prop_map(|(at, text)| Damage::Insert(at, text)),
        (at(), at(), 1..10usize).prop_map(|(a, b, len)| Damage::Swap(a, b, len)),
        (at(), any::<u8>()).prop_map(|(at, byte)| Damage::Flip(at, byte)),
    ]
}

fn apply(bytes: &mut Vec<u8>, damage: &Damage) {
    let len = bytes.len();
    let place = |fraction: f64| ((len as f64 * fraction) as usize).min(len);
    let range = |from: f64, count: usize| place(from)..(place(from) + count).min(len);
    match damage {
        Damage::Delete(at, count) => drop(bytes.drain(range(*at, *count))),
        Damage::Duplicate(from, count, to) => {
            let part = bytes[range(*from, *count)].to_vec();
            bytes.splice(place(*to)..place(*to), part);
        }
        Damage::Insert(at, text) => drop(bytes.splice(place(*at)..place(*at), text.bytes())),
        Damage::Swap(a, b, count) => {
            let (first, second) = (range(*a, *count), range(*b, *count));
            for (i, j) in first.zip(second) {
                bytes.swap(i, j);
            }
        }
        Damage::Flip(at, byte) => {
            if let Some(found) = bytes.get_mut(place(*at)) {
                *found = *byte;
            }
        }
    }
}

const TOKENS: &str = "{ } ( ) [ ] ; , : ? = == != < > <= >= + - * / % & | ^ ~ ! && || ++ -- << >> >>> += -= *= /= %= &= |= ^= \
    <<= >>= >>>= -> :: . ... @ 0 1 2 7 0x10 017 2147483647 2147483648 99999999999 1.5 5L 'a' \" \"s\" // /* */ int boolean void \
    Object Node C long String var final static volatile synchronized native public class interface @interface new this null \
    true false if else while do for break continue return assert switch try throw super instanceof x y a n r f() g(1) h() \
    new_C() C.x C.class a[0] a[r] a.length n.next n.v n.m() this.v new\u{a0}C() int[] C[] (int) (C) @thread @special \
    @thread(after=\"t1\") t1 t2 print print(\"a\"+r) System.out.println(r) Thread.yield() {1,2} int\u{a0}q\u{a0}= synchronized(m) é \u{0}";

fn token() -> impl Strategy<Value = String> {
    let tokens: Vec<String> = TOKENS
        .split(' ')
        .filter(|token| !token.is_empty())
        .map(|token| format!(" {} ", token.replace('\u{a0}', " ")))
        .collect();
    proptest::sample::select(tokens)
}

fn soup(max: usize) -> impl Strategy<Value = String> {
    proptest::collection::vec(token(), 0..max).prop_map(|tokens| tokens.concat())
}

/// A class in which the tokens above mean something.
const FRAME: &str = "class C { static int x, y; static C n = new C(); static final Object m = n; static int[] a = {1, 2}; int v; C next; \
    C() { v = 3; } int m() { return v; } static boolean f() { return x > 0; } static int g(int k) { k++; return k; } static void h() { x++; }";

/// `PROPTEST_CASES=1000000` runs more.
fn config() -> ProptestConfig {
    let cases = std::env::var("PROPTEST_CASES").ok().and_then(|cases| cases.parse().ok());
    ProptestConfig { cases: cases.unwrap_or(3000), failure_persistence: None, ..ProptestConfig::default() }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn bytes(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        survive(&bytes);
    }

    #[test]
    fn bytes_in_a_class(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        survive(&[b"class C { static int x; static void t1() { ".as_slice(), &bytes].concat());
    }

    #[test]
    fn damaged_programs(which in any::<proptest::sample::Index>(), damages in proptest::collection::vec(damage(), 1..4)) {
        let mut bytes = CORPUS[which.index(CORPUS.len())].clone().into_bytes();
        damages.iter().for_each(|damage| apply(&mut bytes, damage));
        survive(&bytes);
    }

    #[test]
    fn a_damaged_rich_program(damages in proptest::collection::vec(damage(), 1..4)) {
        let mut bytes = RICH.as_bytes().to_vec();
        damages.iter().for_each(|damage| apply(&mut bytes, damage));
        survive(&bytes);
    }

    #[test]
    fn tokens(soup in soup(60)) {
        survive(soup.as_bytes());
    }

    #[test]
    fn tokens_in_each_part(members in soup(8), body in soup(20)) {
        survive(format!("{FRAME} {members} static void t1() {{ int r = 1; {body} }} }}").as_bytes());
    }

    #[test]
    fn expressions(parts in proptest::collection::vec(token(), 1..8)) {
        let expr = parts.concat();
        survive(format!("{FRAME} static void t1() {{ int r = 1; r = {expr}; }} }}").as_bytes());
        survive(format!("{FRAME} static void t1() {{ int r = 1; boolean b = {expr}; }} }}").as_bytes());
        survive(format!("{FRAME} static int w = {expr}; static void t1() {{ }} }}").as_bytes());
    }

    #[test]
    fn statements(parts in proptest::collection::vec(statement(), 1..12)) {
        let body = parts.concat();
        survive(format!("{FRAME} static void t1() {{ int r = 1; {body} }} static int j() {{ int r = 2; {body} return r; }} static int i = j(); }}").as_bytes());
    }
}

/// A statement or a piece of one that fits many others, so that programs get through to the lowering.
fn statement() -> impl Strategy<Value = String> {
    let pieces = [
        "r = x;",
        "x = r + 1;",
        "r += y++;",
        "if (f()) ",
        "else ",
        "while (x < 2) ",
        "do ",
        " while (r > 0);",
        "{ ",
        "} ",
        "for (int i = 0; i < 2; i++) ",
        "break;",
        "continue;",
        "return;",
        "int s = r; ",
        "final int k; ",
        "k = r; ",
        "r = s;",
        "a[r & 1] = g(r);",
        "n = n.next;",
        "n.next = new C();",
        "r = n.m();",
        "synchronized (m) { ",
        "synchronized (n) { ",
        "assert r == 1;",
        "assert f() && x == r;",
        "h();",
        "print(r);",
        "int[] b = {r, x}; ",
        "r = b[0] + b.length;",
        "r = r / x;",
        "boolean p = f() || r > 1 && x == 2; ",
        "r = p ? g(1) : g(x);",
        "C o = n == null ? new C() : n; ",
        "o.v = r--;",
    ];
    proptest::sample::select(pieces.map(str::to_owned).to_vec())
}
