//! The Java dialect: what a test does, step by step.

mod support;

use fencepost_litmus::{Dialect, IntType, Options, SpuriousCas, Type, parse};
use fencepost_program::Op;
use fencepost_source::SourceFile;
use support::{End, Run, parsed, run};

fn java(text: &str) -> Run {
    run(&format!("Java test\n{text}"), &Options::default(), 0)
}

/// Runs a test; its events are `events`, one per line, and its final state prints as `state`. The events have
/// the names that C gives threads.
#[track_caller]
fn check(text: &str, events: &str, state: &str) {
    let run = java(text);
    let wanted: Vec<&str> = events.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    assert_eq!(run.events, wanted);
    assert_eq!(run.state(), state);
    assert!(run.ends.iter().all(|end| *end == End::Finished), "{:?}", run.ends);
}

/// The state a thread with this body ends in, when only that matters. `x` is a field.
#[track_caller]
fn check_body(body: &str, shown: &str, state: &str) {
    let run = java(&format!(
        "{{ int x = 10; Object m; VarHandle X = x; }} Thread0 {{ {body} }} locations [{shown}]"
    ));
    assert_eq!(run.state(), state, "{body}");
    assert_eq!(run.ends, [End::Finished], "{body}");
}

#[test]
fn every_read_and_write() {
    check(
        "{ x = 7; 0:X=x; } Thread0 {
           int r0 = X.get();
           r0 = X.getOpaque();
           r0 = X.getAcquire();
           r0 = X.getVolatile();
           X.set(1);
           X.setOpaque(2);
           X.setRelease(3);
           X.setVolatile(4);
         } locations [0:r0; x;]",
        "P0 Rna x=7
         P0 Rrlx x=7
         P0 Racq x=7
         P0 Rsc x=7
         P0 Wna x=1
         P0 Wrlx x=2
         P0 Wrel x=3
         P0 Wsc x=4",
        "0:r0=7; [x]=4;",
    );
}

#[test]
fn every_fence() {
    for class in ["", "VarHandle."] {
        let fences = ["fullFence", "acquireFence", "releaseFence", "loadLoadFence", "storeStoreFence"];
        let body: String = fences.iter().map(|fence| format!("{class}{fence}(); ")).collect();
        check(
            &format!("{{ }} Thread0 {{ {body} }}"),
            "P0 Fsc
             P0 Facq
             P0 Frel
             P0 Facq
             P0 Frel",
            "",
        );
    }
}

#[test]
fn updates() {
    check(
        "{ x = 12; VarHandle X = x; } Thread0 {
           int a = X.getAndAdd(3);
           int b = X.getAndBitwiseOrAcquire(16);
           int c = X.getAndBitwiseAndRelease(24);
           int d = X.getAndBitwiseXor(1);
           int e = X.getAndSetAcquire(9);
           int f = X.getAndSetRelease(8);
           int g = X.getAndXorAcquire(1);
         } locations [0:a; 0:b; 0:c; 0:d; 0:e; 0:f; 0:g; x;]",
        "P0 Usc x=12
         P0 Wsc x=15
         P0 Uacq x=15
         P0 Wrlx x=31
         P0 Urlx x=31
         P0 Wrel x=24
         P0 Usc x=24
         P0 Wsc x=25
         P0 Uacq x=25
         P0 Wrlx x=9
         P0 Urlx x=9
         P0 Wrel x=8
         P0 Uacq x=8
         P0 Wrlx x=9",
        "0:a=12; 0:b=15; 0:c=31; 0:d=24; 0:e=25; 0:f=9; 0:g=8; [x]=9;",
    );
}

/// A failed one is a read: volatile, acquire, or for `…Release` and `…Plain` opaque.
#[test]
fn compare_and_set_and_exchange() {
    check(
        "{ x = 0; VarHandle X = x; } Thread0 {
           boolean a = X.compareAndSet(0, 1);
           boolean b = X.compareAndSet(0, 2);
           int c = X.compareAndExchange(1, 3);
           int d = X.compareAndExchangeAcquire(1, 4);
           int e = X.compareAndExchangeRelease(1, 5);
           boolean f = X.weakCompareAndSetPlain(3, 6);
           boolean g = X.weakCompareAndSetRelease(6, 7);
           boolean h = X.weakCompareAndSet(7, 8);
           boolean i = X.weakCompareAndSetAcquire(7, 9);
         } locations [0:a; 0:b; 0:c; 0:d; 0:e; 0:f; 0:g; 0:h; 0:i; x;]",
        "P0 Usc x=0
         P0 Wsc x=1
         P0 Usc x=1
         P0 Usc x=1
         P0 Wsc x=3
         P0 Uacq x=3
         P0 Urlx x=3
         P0 Urlx x=3
         P0 Wrlx x=6
         P0 Urlx x=6
         P0 Wrel x=7
         P0 Usc x=7
         P0 Wsc x=8
         P0 Uacq x=8",
        "0:a=1; 0:b=0; 0:c=1; 0:d=3; 0:e=3; 0:f=1; 0:g=1; 0:h=1; 0:i=0; [x]=8;",
    );
}

#[test]
fn spurious_failure_is_a_choice() {
    let text = "Java test\n{ x = 0; 0:X=x; } Thread0 { boolean ok = X.weakCompareAndSet(0, 1); } locations [0:ok; x;]";
    let options = Options { spurious_cas: SpuriousCas::Explore, ..Options::default() };
    for (choice, state) in [(0, "0:ok=1; [x]=1;"), (1, "0:ok=0; [x]=0;")] {
        let run = run(text, &options, choice);
        assert_eq!(run.events[0], "P0 choose");
        assert_eq!(run.state(), state);
    }
}

#[test]
fn fields_by_name() {
    check(
        "{ x = 1; int y; volatile int v = 5; volatile boolean b = true; long l = -1; } Thread0 {
           int r0 = x; y = r0 + v; v = y; b = !b; l = l - 1; int x = 3; y += x;
         } locations [0:r0; x; y; v; b; l;]",
        "P0 Rna x=1
         P0 Rsc v=5
         P0 Wna y=6
         P0 Rna y=6
         P0 Wsc v=6
         P0 Rsc b=1
         P0 Wsc b=0
         P0 Rna l=18446744073709551615
         P0 Wna l=18446744073709551614
         P0 Rna y=6
         P0 Wna y=9",
        "0:r0=1; [b]=0; [l]=-2; [v]=6; [x]=1; [y]=9;",
    );
}

/// In Java `v++` is no atomic step, also on a volatile field; and the left side is read before the right one.
#[test]
fn compound_assignments() {
    check(
        "{ volatile int v = 5; int y = 2; } Thread0 { int a = v++; int b = ++v; v += y; v -= v; y *= y + 1; }
         locations [0:a; 0:b; v; y;]",
        "P0 Rsc v=5
         P0 Wsc v=6
         P0 Rsc v=6
         P0 Wsc v=7
         P0 Rsc v=7
         P0 Rna y=2
         P0 Wsc v=9
         P0 Rsc v=9
         P0 Rsc v=9
         P0 Wsc v=0
         P0 Rna y=2
         P0 Rna y=2
         P0 Wna y=6",
        "0:a=5; 0:b=7; [v]=0; [y]=6;",
    );
}

/// JLS 15.7: operands are evaluated from left to right, and keep the values they had.
#[test]
fn operands_keep_their_values() {
    check_body("int r = 1; int s = r + (r = 5);", "0:r; 0:s;", "0:r=5; 0:s=6;");
    check_body("int r = 1; int s = r++ + r++ * 10;", "0:r; 0:s;", "0:r=3; 0:s=21;");
    check_body("int r = 1; int s = ++r + (r = 7) + r;", "0:s;", "0:s=16;");
    check_body("int r = 2; r += r++;", "0:r;", "0:r=4;");
    check_body("int r = 2; r -= (r = 1) + r;", "0:r;", "0:r=0;");
    check_body("int r = 10; boolean ok = X.compareAndSet(r, r = 3);", "0:ok; x;", "0:ok=1; [x]=3;");
    check_body("int r; int s; r = s = 4;", "0:r; 0:s;", "0:r=4; 0:s=4;");
}

#[test]
fn numbers_are_those_of_java() {
    check_body("int r = 0x7fffffff; r++;", "0:r;", "0:r=-2147483648;");
    check_body("int r = 0xffffffff;", "0:r;", "0:r=-1;");
    check_body("long r = 5000000000L * 2;", "0:r;", "0:r=10000000000;");
    check_body("long r = 1 << 33;", "0:r;", "0:r=2;");
    check_body("long r = 1L << 33;", "0:r;", "0:r=8589934592;");
    check_body("short r = (short) 40000;", "0:r;", "0:r=-25536;");
    check_body("int r = -7 / 2, s = -7 % 2;", "0:r; 0:s;", "0:r=-3; 0:s=-1;");
    // The division that overflows is no error.
    for minus_one in ["-1", "m"] {
        let body = format!(
            "int m = -1; int r = 1 << 31; int s = r / {minus_one}, t = r % {minus_one}, u = 9 / {minus_one};"
        );
        check_body(&body, "0:s; 0:t; 0:u;", "0:s=-2147483648; 0:t=0; 0:u=-9;");
    }
    check_body(
        "boolean a = 1 < 2, b = a & false, c = a ^ b, d = !a || c && true;",
        "0:b; 0:c; 0:d;",
        "0:b=0; 0:c=1; 0:d=1;",
    );
    check_body("int r = x > 5 ? 1 : 2;", "0:r;", "0:r=1;");
    let zero = java("{ } Thread0 { int z; int r = 1 / z; }");
    assert!(matches!(zero.ends[0], End::Failed(_)), "{:?}", zero.ends);
}

#[test]
fn loops() {
    check_body("int s = 0; for (int i = 0, n = 4; i < n; i++, s += 10) s += i;", "0:s;", "0:s=46;");
    check_body(
        "int s = 0; while (true) { if (++s == 3) continue; if (s > 5) break; x = s; }",
        "0:s; x;",
        "0:s=6; [x]=5;",
    );
    check_body("int s = 5; do s--; while (s > 0);", "0:s;", "0:s=0;");
    check_body("int s = 0; for (;;) { s++; if (s == 2) return; }", "0:s;", "0:s=2;");
    check_body("if (x == 1) x = 2; else if (x == 10) { x = 3; } else x = 4;", "x;", "[x]=3;");
}

/// Every way out of a monitor leaves it, and only what was entered is left.
#[test]
fn monitors() {
    let entered = |body: &str| {
        let run = java(&format!("{{ x = 0; Object m, n = new Object(); }} Thread0 {{ {body} }}"));
        assert_eq!(run.ends, [End::Finished], "{body}");
        let short = |event: &String| match event.trim_start_matches("P0 ") {
            "Wacq m=1" | "Wrlx m=1" => Some("+m"),
            "Wacq n=1" | "Wrlx n=1" => Some("+n"),
            "Wacq this=1" | "Wrlx this=1" => Some("+this"),
            "Wrel m=0" => Some("-m"),
            "Wrel n=0" => Some("-n"),
            "Wrel this=0" => Some("-this"),
            _ => None,
        };
        run.events.iter().filter_map(short).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(entered("synchronized (m) { x = 1; }"), "+m -m");
    assert_eq!(entered("synchronized (m) { synchronized (m) { x = 1; } }"), "+m -m");
    assert_eq!(entered("synchronized (m) { synchronized (n) { synchronized (m) { } } }"), "+m +n -n -m");
    assert_eq!(entered("synchronized (this) { } synchronized (this) { }"), "+this -this +this -this");
    assert_eq!(entered("synchronized (m) { synchronized (n) { return; } }"), "+m +n -n -m");
    assert_eq!(entered("while (true) { synchronized (m) { break; } }"), "+m -m");
    let between =
        "synchronized (n) { for (int i = 0; i < 2; i++) { synchronized (m) { if (i == 0) continue; } } }";
    assert_eq!(entered(between), "+n +m -m +m -m -n");
    assert_eq!(entered("synchronized (m) { while (true) { break; } x = 1; }"), "+m -m");
}

#[test]
fn where_a_monitor_is_entered_and_left() {
    let test = parsed("Java t\n{ Object m; }\nThread0 {\n  synchronized (m) {\n  }\n}", &Options::default());
    let places: Vec<(bool, u32, u32)> = test.program.functions[0]
        .blocks
        .iter()
        .flat_map(|block| &block.insts)
        .filter(|inst| matches!(inst.op, Op::Lock { .. } | Op::Unlock { .. }))
        .map(|inst| (matches!(inst.op, Op::Lock { .. }), inst.pos.line, inst.pos.column))
        .collect();
    assert_eq!(places, [(true, 4, 3), (false, 5, 3)]);
}

#[test]
fn names_and_places() {
    let text = "Java test\n{ x = 1; Thread1:X=x; 0:r1 = 4; VarHandle Y = x; }\n\
                Thread0 { int r0 = Y.get(); r0 += r1; }\nThread1 { X.set(2); Y.set(3); Thread.yield(); assume(true); }\n\
                exists\n(Thread0:r0=5 /\\ x=3)";
    let run = run(text, &Options::default(), 0);
    assert_eq!(run.test.dialect, Dialect::Java);
    let names: Vec<&str> = run.test.program.threads.iter().map(|thread| thread.name.as_str()).collect();
    assert_eq!(names, ["Thread0", "Thread1"]);
    assert_eq!(run.test.condition.text, r"exists (0:r0=5 /\ [x]=3)");
    assert!(run.satisfied());
    let boolean = parsed("Java t\n{ boolean b; }\nThread0 { }\nexists (b=true)", &Options::default());
    assert_eq!(boolean.observables[0].ty, Type::Int(IntType::Bool));
}

/// Words that mean something in C are names in Java.
#[test]
fn names_that_c_reserves() {
    check(
        "{ int size_t; int mutex; } Thread0 { int sizeof = 1; int unsigned = sizeof + 1; size_t = unsigned; mutex = 3; }
         locations [0:unsigned; size_t; mutex;]",
        "P0 Wna size_t=2
         P0 Wna mutex=3",
        "0:unsigned=2; [mutex]=3; [size_t]=2;",
    );
}

/// A C test is a C test as before: what is Java's alone means nothing there.
#[test]
fn c_is_not_java() {
    for body in ["X.getOpaque();", "synchronized (x) { }", "boolean b;", "int r = x;", "fullFence();"] {
        let file = SourceFile::new("t", format!("C t\n{{ x = 0; }}\nP0 () {{ {body} }}\n"));
        assert!(parse(&file, &Options::default()).is_err(), "{body}");
    }
}

#[test]
fn an_assertion() {
    let run = java("{ x = 1; } Thread0 { assert x == 1; assert x\n == 2; }");
    assert!(
        matches!(&run.ends[0], End::Failed(fault) if fault.to_string().contains("x == 2")),
        "{:?}",
        run.ends
    );
}
