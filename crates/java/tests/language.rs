//! What the language means, as traces: each visible step of each thread with the place of its instruction.
//! Threads run one after the other.

mod support;

use fencepost_java::{Access, Options, ValueType};
use fencepost_program::{BlockKind, Fault, ThreadId};
use support::{End, Run, parsed, parsed_with, run, run_unit};

/// Runs the threads of a program and compares their steps, one line each.
#[track_caller]
fn check(text: &str, expected: &str) -> Run {
    let run = run(text);
    compare(&run, expected);
    run
}

#[track_caller]
fn compare(run: &Run, expected: &str) {
    let expected: Vec<&str> = expected.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    assert_eq!(run.events, expected, "\n{}\n{}", run.events.join("\n"), run.unit.program);
}

#[test]
fn fields_are_memory_and_locals_are_not() {
    let run = check(
        "class C {
           static int x = 3;
           static volatile boolean v;
           @thread static void t() {
             int r = x, s = r + 1;
             v = s == 4;
             if (v)
               x = s;
           }
         }",
        "t Rna x=3 @5:22
         t Wsc v=1 @6:14
         t Rsc v=1 @7:18
         t Wna x=4 @8:16",
    );
    assert_eq!((run.local(0, "r"), run.local(0, "s"), run.global("x")), (3, 4, 4));
    let statics: Vec<_> =
        run.unit.statics.iter().map(|field| (field.ty, field.access, field.pos.line)).collect();
    assert_eq!(statics, [(ValueType::Int, Access::Plain, 2), (ValueType::Boolean, Access::Volatile, 3)]);
}

#[test]
fn reads_may_see_anything() {
    let unit = parsed(
        "class C { static int x, y; @thread static void t() {
           int a = x;
           if (a > 1) { y = a; } else { int b = y; x = a - b; }
         } }",
    );
    compare(&run_unit(unit.clone(), |_| Some(9)), "t Rna x=9 @2:20\nt Wna y=9 @3:25");
    let run = run_unit(unit, |read| Some([0, 5][read]));
    compare(&run, "t Rna x=0 @2:20\nt Rna y=5 @3:49\nt Wna x=-5 @3:52");
}

#[test]
fn static_final_fields_are_constants() {
    let run = check(
        "class C {
           static final int N = 2 + 3; static final boolean B = N > 4; static final Object m = new Object();
           static final int[] a = new int[N - 3]; static int x = N * 2;
           @thread static void t() { if (B) { synchronized (m) { a[1] = N; x = a.length; } } }
         }",
        "t lock m.monitor=0 @4:47
         t Wna a[1]=5 @4:66
         t Wna x=2 @4:76
         t unlock m.monitor=0 @4:90",
    );
    let names: Vec<&str> = run.unit.program.globals.iter().map(|global| global.name.as_str()).collect();
    assert_eq!(names, ["x", "m", "a"]);
}

#[test]
fn initialisers_run_before_the_threads() {
    let run = check(
        "class C {
           static int[] squares = new int[4];
           static Node head;
           static int sum, last = Other.next();
           static { for (int i = 0; i < squares.length; i++) squares[i] = i * i; }
           static { head = new Node(1, new Node(2, null)); for (Node n = head; n != null; n = n.next) sum += n.value; }
           @thread static void t() {
             int r = head.next.value;
             squares[r]++;
           }
           static class Node { int value; Node next; int twice = 7;
             Node(int v, Node n) { value = v; next = n; twice = 2 * value; } }
         }
         class Other { static int count = 10; static int next() { return ++count; } }",
        "t Rna head=&Node#1 @8:22
         t Rna Node#1.next=&Node#2 @8:22
         t Rna Node#2.value=2 @8:22
         t Rna squares=&int[]#1 @9:14
         t Rna int[]#1[2]=4 @9:14
         t Wna int[]#1[2]=5 @9:14",
    );
    assert_eq!((run.global("sum"), run.global("last"), run.global("count")), (3, 11, 11));
    let parts = |name: &str| {
        let global = run.unit.program.globals.iter().find(|global| global.name == name).unwrap();
        global
            .parts
            .iter()
            .map(|part| format!("{}@{}+{}", part.path, part.offset, part.size))
            .collect::<Vec<_>>()
    };
    assert_eq!(parts("Node#1"), [".monitor@0+4", ".value@4+4", ".next@8+8", ".twice@16+4"]);
    assert_eq!(
        parts("int[]#1"),
        [".monitor@0+4", ".length@4+4", "[0]@8+4", "[1]@12+4", "[2]@16+4", "[3]@20+4"]
    );
    let node = run.unit.program.globals.iter().find(|global| global.name == "Node#2").unwrap();
    assert_eq!(node.init, [0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0]);
}

#[test]
fn objects_of_threads() {
    let run = check(
        "class C {
           static Node head; static boolean same;
           static class Node { int n = 5; volatile Node next; Node(int a) { n += a; } Node() { } }
           @thread static void t() {
             Node a = new Node(1);
             a.next = new Node();
             head = a;
             same = a == a.next;
             Object o = new Object();
           }
         }",
        "t new heap+16=16 @5:23
         t Wna heap+20=5 @3:36
         t Rna heap+20=5 @3:77
         t Wna heap+20=6 @3:77
         t new heap+48=16 @6:23
         t Wna heap+52=5 @3:36
         t Wsc heap+24=heap+48 @6:14
         t Wna head=heap+16 @7:14
         t Rsc heap+24=heap+48 @8:26
         t Wna same=0 @8:14
         t new heap+80=4 @9:25",
    );
    let made: Vec<_> =
        run.unit.allocations.iter().map(|a| (a.class.as_str(), a.pos.line, a.parts.len())).collect();
    assert_eq!(made, [("Node", 5, 3), ("Node", 6, 3), ("Object", 9, 1)]);
}

#[test]
fn arrays_of_threads() {
    // All arrays of numbers have two elements, so their length is no memory; those of objects differ.
    check(
        "class C {
           static int x;
           @thread static void t() {
             int[] a = {7, 8}, b = new int[2];
             b[a.length - 1] = a[0];
             Object[] o = {null, a}, p = new Object[3];
             x = o.length + p.length;
             boolean[] f = new boolean[] {true};
             f[x - x] |= o[1] == a;
           }
         }",
        "t new heap+16=16 @4:24
         t Wna heap+24=7 @4:25
         t Wna heap+28=8 @4:28
         t new heap+48=16 @4:36
         t Rna heap+24=7 @5:32
         t Wna heap+60=7 @5:14
         t new heap+80=24 @6:27
         t Wna heap+84=2 @6:27
         t Wna heap+88=0 @6:28
         t Wna heap+96=heap+16 @6:34
         t new heap+128=32 @6:42
         t Wna heap+132=3 @6:42
         t Rna heap+84=2 @7:18
         t Rna heap+132=3 @7:29
         t Wna x=5 @7:14
         t new heap+176=12 @8:28
         t Wna heap+184=1 @8:43
         t Rna x=5 @9:16
         t Rna x=5 @9:20
         t Rna heap+184=1 @9:14
         t Rna heap+84=2 @9:26
         t Rna heap+96=heap+16 @9:26
         t Wna heap+184=1 @9:14",
    );
}

/// Runs statements that end in an error, after a write that must have happened.
#[track_caller]
fn check_failure(body: &str, message: &str) {
    let text = format!(
        "class C {{ static int x, y; static Node n; static int[] a = {{1, 2}}; static int[] z;
           static class Node {{ int f; synchronized void m() {{ }} }}
           @thread static void t() {{ int i = 2; x = 1; {body} x = 2; }} }}"
    );
    let run = run(&text);
    assert_eq!(run.ends, [End::Failed(Fault::Error(message.to_owned()))], "{body}");
    assert_eq!(run.global("x"), 1, "{body}");
}

#[test]
fn where_java_would_throw_the_execution_ends() {
    for body in
        ["n.f = 1;", "i = n.f;", "n.f++;", "n.m();", "z[0] = 1;", "i = z.length;", "synchronized (n) { }"]
    {
        check_failure(body, "null pointer dereference");
    }
    for body in
        ["a[i] = 1;", "a[-1] = 1;", "i = a[2];", "a[i - 3]++;", "i = new int[2][] == null ? 1 : a[9];"]
    {
        check_failure(body, "array index out of bounds");
    }
    // The right side comes first.
    let text =
        "class C { static int x; static int[] a = {1}; @thread static void t() { a[x + 1] = x = 5; } }";
    assert_eq!(run(text).global("x"), 5);
}

#[test]
fn monitors() {
    check(
        "class C {
           static final Object m = new Object();
           static Object o = m;
           static int x;
           static synchronized void both() { x++; }
           @thread static void t() {
             for (int i = 0; i < 3; i++) {
               synchronized (m) {
                 if (i == 0) continue;
                 synchronized (m) { if (i == 1) break; }
               }
             }
             synchronized (o) { synchronized (m) { x = 1; } both(); }
             synchronized (C.class) { both(); return; }
           }
         }",
        "t lock m.monitor=0 @8:16
         t unlock m.monitor=0 @9:30
         t lock m.monitor=0 @8:16
         t unlock m.monitor=0 @10:49
         t Rna o=&m @13:28
         t lock m.monitor=0 @13:14
         t Wna x=1 @13:52
         t lock C.class=0 @5:37
         t Rna x=1 @5:46
         t Wna x=2 @5:46
         t unlock C.class=0 @5:51
         t unlock m.monitor=0 @13:69
         t lock C.class=0 @14:14
         t Rna x=2 @5:46
         t Wna x=3 @5:46
         t unlock C.class=0 @14:47",
    );
}

#[test]
fn a_synchronized_method_leaves_its_own_monitor() {
    // The result goes to the variable that the method was called on.
    check(
        "class C {
           static class Node { Node next; synchronized Node tail() { return next; } }
           static Node head = new Node();
           @thread static void t() { Node n = head; n = n.tail(); }
         }",
        "t Rna head=&Node#1 @4:47
         t lock Node#1.monitor=0 @2:61
         t Rna Node#1.next=0 @2:77
         t unlock Node#1.monitor=0 @2:70",
    );
}

#[test]
fn methods_are_inlined() {
    let run = check(
        "class C {
           static int x;
           static int max(int a, int b) { if (a > b) return a; return b; }
           static int read() { return x; }
           static int twice(int a) { a = a * 2; return a; }
           static void nothing() { }
           @thread static void t() {
             int a = 4;
             int r = max(read(), a) + twice(a) + max(1, 2);
             nothing();
             int s = new Counter(5).add(a).add(a = 1).n + a;
           }
           static class Counter { int n; Counter(int n) { this.n = n; } Counter add(int k) { n += k; return this; } }
         }",
        "t Rna x=0 @4:39
         t new heap+16=8 @11:22
         t Wna heap+20=5 @13:59
         t Rna heap+20=5 @13:94
         t Wna heap+20=9 @13:94
         t Rna heap+20=9 @13:94
         t Wna heap+20=10 @13:94
         t Rna heap+20=10 @11:22",
    );
    assert_eq!((run.local(0, "r"), run.local(0, "a"), run.local(0, "s")), (14, 1, 11));
}

#[test]
fn a_method_may_loop_and_be_called_in_a_loop() {
    let run = run("class C {
           static int sum(int n) { int s = 0; while (n > 0) { s += n; n--; } return s; }
           @thread static void t() { int r = 0; for (int i = 0; i < 4; i++) r = r + sum(i) * sum(2); }
         }");
    assert_eq!(run.local(0, "r"), 3 * (1 + 3 + 6));
}

#[test]
fn external_actions() {
    check(
        "class C {
           static int x = 4;
           @special static void note(int a, boolean b) { }
           static native void ping();
           static void println(int a) { System.out.println(a); }
           @thread static void t() {
             print();
             note(x, true);
             ping();
             System.out.println(\"x = \" + x + 1 + \"!\");
             println(7);
             System.out.print(x + 1);
           }
         }",
        "t external print [] @7:14
         t Rna x=4 @8:19
         t external note [4, 1] @8:14
         t external ping [] @9:14
         t Rna x=4 @10:42
         t external println(x = __!) [4, 1] @10:14
         t external println [7] @11:14
         t Rna x=4 @12:31
         t external print [5] @12:14",
    );
}

#[test]
fn threads_by_annotation_or_by_name() {
    let names = |text: &str| parsed(text).threads.iter().map(|t| t.name.clone()).collect::<Vec<_>>();
    assert_eq!(
        names("class C { static void t1() {} static void Thread2() {} static void P3() {} }"),
        ["t1", "Thread2", "P3"]
    );
    assert_eq!(
        names("class C { static void t2() {} static void t1() {} static void tx() {} }"),
        ["t2", "t1"]
    );
    assert_eq!(
        names("class C { static void t1() {} @thread static void b() {} @thread() static void a() {} }"),
        ["b", "a"]
    );
    assert_eq!(
        names(
            "class C { static void t1(int a) {} static int t2() { return 1; } void t3() {} static void t4() {} }"
        ),
        ["t4"]
    );
}

#[test]
fn the_order_of_threads() {
    let text = "class C {
           @thread(after = {\"b\", \"c\"}) static void a() {}
           @thread static void b() {}
           @thread(after = \"b\") static void c() {}
         }";
    check(text, "a join 1 @2:29\na join 2 @2:34\nc join 1 @4:28");
    let id = ThreadId;
    assert_eq!(parsed(text).order, [(id(1), id(0)), (id(2), id(0)), (id(1), id(2))]);
}

/// The assertions of a program: whether they were reached and true, where they are and what they say.
#[track_caller]
fn check_asserted(text: &str, expected: &str) {
    let run = run(text);
    let values = run.asserted();
    let shown = run.unit.assertions.iter().zip(values);
    let shown = shown.map(|(a, value)| {
        format!(
            "{} {}:{} {} = {value}",
            run.unit.threads[a.thread.index()].name,
            a.pos.line,
            a.pos.column,
            a.text
        )
    });
    let expected: Vec<&str> = expected.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    assert_eq!(shown.collect::<Vec<_>>(), expected);
}

#[test]
fn assertions() {
    check_asserted(
        "class C {
           static int x;
           static void is(int n) { assert x == n : \"x is \" + x; }
           static boolean bump() { x++; return true; }
           @thread static void t() {
             assert x == 0; assert x
                == 1 && bump();
             if (x == 1) { assert true; }
             for (int i = 0; i < 3; i++) { assert i < 3; assert i != 1; assert i == 5; }
             is(0); is(0);
             while (x > 0) assert true;
             assert bump() && x == 1;
           }
           @thread static void u() { is(1); if (x == 1) is(1); else is(2); }
           @thread static void v() { is(1); is(2); }
         }",
        "t 3:36 x == n = 1
         t 6:14 x == 0 = 1
         t 6:29 x == 1 && bump() = 0
         t 8:28 true = 0
         t 9:44 i < 3 = 1
         t 9:58 i != 1 = 0
         t 9:73 i == 5 = 0
         t 11:28 true = 0
         t 12:14 bump() && x == 1 = 1
         u 3:36 x == n = 1
         v 3:36 x == n = 0",
    );
}

#[test]
fn assertions_have_the_order_of_the_text() {
    check_asserted(
        "class C {
           static class In { static void check() { assert 1 == 1; } }
           static void t1() { In.check(); assert 2 == 2; }
         }",
        "t1 2:52 1 == 1 = 1
         t1 3:43 2 == 2 = 1",
    );
}

#[test]
fn registers_have_the_names_of_variables() {
    let unit = parsed(
        "class C { static int f(int q) { int h = q; h++; return h; }
           @thread static void t() { int r1; for (int i = 0; i < 2; i++) { int k = f(i); } for (int i = 0; i < 1; i++) { boolean k = true; }
             r1 = 1; assert r1 == 1; } }",
    );
    let names: Vec<&str> =
        unit.program.functions[0].reg_names.iter().map(|(_, name)| name.as_str()).collect();
    assert_eq!(names, ["r1", "i", "k", "k", "assert@3"]);
}

#[test]
fn loops_may_have_a_bound() {
    let text = "class C { static int x; @thread static void t() { while (x < 5) { x++; } } }";
    let ends = |unroll| run_unit(parsed_with(text, &Options { unroll }), |_| None).ends;
    assert_eq!(ends(None), [End::Finished]);
    assert_eq!(ends(Some(5)), [End::Finished]);
    assert_eq!(ends(Some(4)), [End::Blocked(BlockKind::LoopBound)]);
    // A round without effect waits.
    let waits = "class C { static int x; @thread static void t() { do { int r = x; } while (x < 5); } }";
    assert_eq!(run(waits).ends, [End::Blocked(BlockKind::Await)]);
}

#[test]
fn names_of_globals() {
    let names = |text: &str| parsed(text).program.globals.iter().map(|g| g.name.clone()).collect::<Vec<_>>();
    assert_eq!(
        names(
            "class A { static int x, y; static Object[] o = {null, new Object(), new B(), new B()}; static void t1() { synchronized (B.class) { } } }
             class B { static int x; static final B self = new B(); }"
        ),
        ["A.x", "y", "o", "B.x", "self", "Object[]#1", "Object#1", "B#1", "B#2", "B.class"]
    );
}

#[test]
fn the_main_class() {
    let name = |text: &str| parsed(text).name;
    assert_eq!(name("class A { } class B { static void t1() {} }"), "B");
    assert_eq!(name("class A { static void t1() {} } public class B { }"), "B");
    assert_eq!(name("class A { static class In { static void t1() {} } }"), "A");
}

#[test]
fn what_a_java_file_has_around() {
    parsed(
        "package a.b.c;
         import java.util.*; import static java.lang.Math.max; import our.annotations.thread;
         /* a comment */ ;
         @interface thread { String[] after() default {}; }
         @interface special { }
         @interface Grade { int value(); String[] names() default {\"{\"}; }
         @Grade(3) @SuppressWarnings({\"unchecked\", \"unused\"})
         public final class Main {
           private static int x, y[] = {1, 2}, z[][] = {{1}, {2, 3}};
           protected static final class Inner { private int f; public Inner() { super2(); } private final void super2() { } }
           ;
           @Deprecated public static @thread final void one() { final int r = x; (x) = r + (y[0]); int q[] = z[1], w; w = q[1]; Main.x = w; }
           @thread(after = {}) static void two() { Main.Inner i = new Main.Inner(); i.f = Main.Inner.class == null ? 1 : (int) (2); }
         }",
    );
}
