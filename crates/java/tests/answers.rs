//! What engines make of the programs: the question is answered as MemSAT's table has it, and threads run in
//! their order.

mod support;

use fencepost_explore::{Config, Flow, ModelId, View, Violation, Visitor, explore};
use fencepost_java::{Options, Unit, parse_bytes};
use fencepost_oracle::{Limits, executions};
use fencepost_states::{Ended, FoundError, Machine};
use support::{corpus, parsed};

/// Looks for an execution in which every assertion is reached and true.
struct Question<'a> {
    unit: &'a Unit,
    found: bool,
    executions: u64,
    errors: Vec<Violation>,
}

impl Visitor for Question<'_> {
    fn execution(&mut self, view: &View<'_>) -> Flow {
        self.executions += 1;
        self.found |= self.unit.assertions.iter().all(|a| view.register(a.thread, a.reg) == 1);
        Flow::Continue
    }
    fn violation(&mut self, _: &View<'_>, violation: Violation) -> Flow {
        self.errors.push(violation);
        Flow::Continue
    }
    fn wants_races(&self) -> bool {
        false
    }
}

fn ask(unit: &Unit, model: ModelId) -> Question<'_> {
    let mut question = Question { unit, found: false, executions: 0, errors: vec![] };
    explore(&unit.program, model, &Config::default(), &mut question);
    question
}

#[test]
fn sequential_consistency_as_in_the_table() {
    for path in corpus() {
        let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
        let bytes = std::fs::read(&path).unwrap();
        let text = std::str::from_utf8(&bytes).unwrap();
        let (_, unit) = parse_bytes(&name, &bytes, &Options::default()).unwrap();
        let answer = ask(&unit, ModelId::Sc);
        assert_eq!(answer.errors, [], "{name}");
        assert!(answer.executions > 0, "{name}");
        assert_eq!(ask_machine(&unit, Machine::Sc), answer.found, "{name}");
        let line = text.lines().nth(1).unwrap();
        match (line.contains(" sc=y"), line.contains(" sc=n")) {
            (true, _) => assert!(answer.found, "{name}"),
            (_, true) => assert!(!answer.found, "{name}"),
            // What is only asked of Java never happens in a program without reordering.
            _ => assert!(!answer.found, "{name}"),
        }
    }
}

/// A visitor of the state engine that looks for an end in which every assertion is reached and true.
struct StateQuestion<'a> {
    unit: &'a Unit,
    found: bool,
    ends: u32,
    errors: Vec<FoundError>,
}

impl fencepost_states::Visitor for StateQuestion<'_> {
    fn ended(&mut self, end: &dyn Ended) {
        self.ends += 1;
        self.found |= self.unit.assertions.iter().all(|a| end.register(a.thread, a.reg) == 1);
    }
    fn found(&mut self, found: FoundError) -> Flow {
        self.errors.push(found);
        Flow::Continue
    }
}

/// Returns whether there is an end in which every assertion is reached and true.
#[track_caller]
fn ask_machine(unit: &Unit, machine: Machine) -> bool {
    let mut question = StateQuestion { unit, found: false, ends: 0, errors: vec![] };
    fencepost_states::explore(&unit.program, &fencepost_states::Config::new(machine), &mut question);
    assert!(question.errors.is_empty() && question.ends > 0, "{:?} {}", question.errors, unit.program);
    question.found
}

/// The answers of the engines, and of the reference that shares no code with them.
#[track_caller]
fn check(text: &str, model: ModelId, found: bool, count: usize) {
    let unit = parsed(text);
    let answer = ask(&unit, model);
    assert_eq!((answer.found, answer.executions as usize), (found, count), "{}", unit.program);
    if let Some(machine) = match model {
        ModelId::Sc => Some(Machine::Sc),
        ModelId::Tso => Some(Machine::Tso),
        _ => None,
    } {
        assert_eq!(ask_machine(&unit, machine), found, "{}", unit.program);
    }
    let oracle = executions(&unit.program, model, &Limits::default()).unwrap();
    let satisfied = oracle
        .complete
        .iter()
        .any(|complete| unit.assertions.iter().all(|a| complete.last.reg(a.thread, a.reg) == Some(1)));
    assert_eq!((satisfied, oracle.complete.len()), (found, count), "{}", unit.program);
}

#[test]
fn threads_in_their_order() {
    let program = |after: &str| {
        format!(
            "class C {{
                static int x;
                @thread static void t1() {{ x = 1; }}
                @thread{after} static void t2() {{ int r = x; assert r == 0; }}
            }}"
        )
    };
    check(&program(""), ModelId::Sc, true, 2);
    check(&program("(after = \"t1\")"), ModelId::Sc, false, 1);
    // What happens before is known, also where coherence is all there is.
    check(&program("(after = \"t1\")"), ModelId::Rc11, false, 1);
    check(&program("(after = \"t1\")"), ModelId::Tso, false, 1);
}

#[test]
fn one_thread_before_two_others_and_one_after_two() {
    check(
        "class C {
            static int x, y;
            @thread static void t1() { x = 1; }
            @thread(after = \"t1\") static void t2() { y = x + 1; }
            @thread(after = \"t1\") static void t3() { assert x == 1; }
            @thread(after = {\"t2\", \"t3\"}) static void t4() { assert y == 2; }
        }",
        ModelId::Tso,
        true,
        1,
    );
    // The one that comes later stands first.
    check(
        "class C {
            static int x;
            @thread(after = \"b\") static void a() { assert x == 1; }
            @thread(after = \"c\") static void b() { x = x + 1; }
            @thread static void c() { }
        }",
        ModelId::Sc,
        true,
        1,
    );
}

#[test]
fn objects_and_monitors() {
    // Two increments in a monitor, of an object that a thread makes.
    check(
        "class C {
            static class Box { int n; synchronized int next() { n = n + 1; return n; } }
            static final Box box = new Box();
            @thread static void t1() { int r = box.next(); assert r == 2; }
            @thread static void t2() { int r = box.next(); assert r == 1; }
        }",
        ModelId::Rc11,
        true,
        2,
    );
    check(
        "class C {
            static class Node { final int n; Node(int n) { this.n = n; } }
            static volatile Node head;
            @thread static void t1() { head = new Node(7); }
            @thread static void t2() { Node h = head; int r = h == null ? -1 : h.n; assert r == 0; }
        }",
        ModelId::Sc,
        false,
        2,
    );
    // A lock that is entered again.
    check(
        "class C {
            static final Object m = new Object(), n = new Object();
            static Object which = m;
            static int x;
            @thread static void t1() { synchronized (which) { synchronized (m) { x++; } } assert x == 2; }
            @thread static void t2() { Object o = which; synchronized (n) { synchronized (o) { x++; } } }
        }",
        ModelId::Sc,
        true,
        3,
    );
}

#[test]
fn a_loop_that_waits() {
    check(
        "class C {
            static int data; static volatile boolean ready;
            @thread static void t1() { data = 42; ready = true; }
            @thread static void t2() { while (!ready) { Thread.onSpinWait(); } int r = data; assert r == 42; }
        }",
        ModelId::Rc11,
        true,
        1,
    );
}
