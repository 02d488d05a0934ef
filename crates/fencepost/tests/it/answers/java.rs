//! Java tests (`tests/corpus/java`): each gives what its header says, and the very executions of the same
//! test in C.
//!
//! A header has `sc=EXECUTIONS POSITIVE` and `rc11=…`: how many executions there are, and how many of them
//! satisfy the condition. `Like=FILE` names the test in C; where that one is in `tests/litmus`, its numbers
//! are herd7's.

use crate::ask::{ask, litmus_file, shipped};
use crate::support::{Folder, files_in, read, root, run};
use fencepost::explore::{Config, Flow, View, Visitor, explore};
use fencepost::graph::Execution;
use fencepost::litmus::{self, Dialect, Options, SpuriousCas, Test};
use fencepost::models::ModelId;
use fencepost::options::Errors;
use fencepost::report::{Kind, Outcome};
use fencepost::source::SourceFile;
use std::path::PathBuf;

fn folder() -> PathBuf {
    root().join("tests/corpus/java")
}

fn tests() -> Vec<Test> {
    let files = files_in("tests/corpus/java", "litmus");
    assert!(files.len() >= 41);
    let tests = files.iter().map(|path| {
        let test = litmus_file(path);
        assert_eq!(Some(test.name.as_str()), path.file_stem().and_then(|n| n.to_str()));
        assert_eq!(test.dialect, Dialect::Java, "{}", test.name);
        test
    });
    tests.collect()
}

/// A line of a test's header.
#[track_caller]
fn header<'a>(test: &'a Test, key: &str) -> &'a str {
    let entry = test.metadata.iter().find(|(k, _)| k == key);
    &entry.unwrap_or_else(|| panic!("{} has no line {key}=", test.name)).1
}

fn answer(test: &Test, model: ModelId) -> Outcome {
    let options =
        fencepost::Options { errors: Errors::All, count_duplicates: true, ..fencepost::Options::default() };
    ask(test.clone(), &shipped(model.name()), &options)
}

#[test]
fn as_the_header_says() {
    for test in tests() {
        for model in [ModelId::Sc, ModelId::Rc11] {
            let outcome = answer(&test, model);
            let condition = outcome.condition.as_ref().expect("a litmus test has a condition");
            let found = format!("{} {}", outcome.executions().expect("counted"), condition.positive);
            assert_eq!(found, header(&test, model.name()), "{} under {model}", test.name);
            assert_eq!(
                outcome.details.counts().and_then(|counts| counts.duplicates),
                Some(0),
                "{} under {model}",
                test.name
            );
        }
    }
}

/// All graphs, complete and blocked ones.
#[derive(Default)]
struct Seen {
    executions: Vec<Execution>,
    blocked: Vec<Execution>,
}

impl Visitor for Seen {
    fn execution(&mut self, view: &View<'_>) -> Flow {
        self.executions.push(view.execution());
        Flow::Continue
    }

    fn blocked(&mut self, view: &View<'_>) -> Flow {
        self.blocked.push(view.execution());
        Flow::Continue
    }
}

fn graphs(test: &Test, model: ModelId) -> [Vec<Execution>; 2] {
    let mut seen = Seen::default();
    explore(&test.program, model, &Config::default(), &mut seen);
    let Seen { mut executions, mut blocked } = seen;
    executions.sort();
    blocked.sort();
    [executions, blocked]
}

/// Events with their modes, `rf` and `co`: all is the same, under every model. What C calls a race is no
/// error in Java.
#[test]
fn the_same_executions_as_in_c() {
    let mut races = 0;
    for test in tests() {
        let other = litmus_file(&folder().join(header(&test, "Like")));
        assert_eq!(other.dialect, Dialect::C, "{}", test.name);
        assert_eq!(test.condition.text, other.condition.text, "{}", test.name);
        for model in ModelId::ALL {
            let about = format!("{} under {model}", test.name);
            assert_eq!(graphs(&test, model), graphs(&other, model), "{about}");
            let (ours, theirs) = (answer(&test, model), answer(&other, model));
            let states = |outcome: &Outcome| {
                let shown = |state: &fencepost::report::FinalState| format!("{state:?}");
                let mut states: Vec<String> = outcome.final_states.iter().map(shown).collect();
                states.sort();
                states
            };
            assert_eq!(states(&ours), states(&theirs), "{about}");
            assert_eq!(ours.errors.len(), 0, "{about}: {:?}", ours.errors);
            assert!(
                theirs.errors.iter().all(|error| error.kind == Kind::Race),
                "{about}: {:?}",
                theirs.errors
            );
            races += theirs.errors.len();
        }
    }
    assert!(races > 0, "some of the tests in C have races");
}

/// Weak compare-and-sets fail for no reason when that is asked for, in every mode.
#[test]
fn spurious_failures() {
    for suffix in ["", "Plain", "Acquire", "Release"] {
        let text = format!(
            "Java w\n{{ x = 0; 0:X=x; }}\nThread0 {{ boolean ok = X.weakCompareAndSet{suffix}(0, 1); }}\n\
             exists (0:ok=0 /\\ x=0)\n"
        );
        for (spurious_cas, executions, positive) in [(SpuriousCas::Never, 1, 0), (SpuriousCas::Explore, 2, 1)]
        {
            let file = SourceFile::new("w.litmus", text.as_str());
            let options = Options { spurious_cas, ..Options::default() };
            let test = litmus::parse(&file, &options).unwrap_or_else(|e| panic!("{}", e.render(&file)));
            let outcome = answer(&test, ModelId::Rc11);
            let condition = outcome.condition.as_ref().expect("a litmus test has a condition");
            assert_eq!((outcome.executions(), condition.positive), (Some(executions), positive), "{suffix}");
        }
    }
}

/// Runs `fencepost` on a Java test with this text.
fn command(name: &str, args: &[&str], body: &str) -> crate::support::Run {
    let folder = Folder::new(name);
    folder.write("t.litmus", &format!("Java t\n{body}\n"));
    run(folder.path(), &[args, &["t.litmus"]].concat())
}

#[test]
fn what_is_not_supported_is_named_with_its_place() {
    let body = "{ x = 0; 0:X=x; }\nThread0 {\n  int r0 = X.getAndIncrement();\n}\nexists (x=1)";
    let refused = command("java-refused", &["check"], body);
    assert_eq!(refused.code, 2, "{}", refused.stderr);
    let expected = "a VarHandle has no method `getAndIncrement`";
    assert!(refused.stderr.contains(expected), "{}", refused.stderr);
    assert!(refused.stderr.contains("t.litmus:4:14"), "{}", refused.stderr);
}

/// Threads have Java's names in traces, too, and an assertion is one.
#[test]
fn a_failing_assertion() {
    let body = "{ volatile int x; }\nThread0 { x = 1; }\nThread1 {\n  int r0 = x;\n  assert r0 == 0;\n}";
    let failed = command("java-assert", &["check"], body);
    assert_eq!(failed.code, 1, "{}", failed.stdout);
    for part in ["assertion failed: r0 == 0", "t.litmus:6, thread Thread1"] {
        assert!(failed.stdout.contains(part), "no {part} in\n{}", failed.stdout);
    }
}

/// Two monitors entered in two orders: a run in which both threads wait is blocked, as with the mutexes of C.
#[test]
fn two_monitors_in_two_orders() {
    let thread = |a: &str, b: &str| format!("synchronized ({a}) {{ synchronized ({b}) {{ }} }}");
    let body = format!(
        "{{ Object a, b; }}\nThread0 {{ {} }}\nThread1 {{ {} }}\n",
        thread("a", "b"),
        thread("b", "a")
    );
    let stuck = command("java-deadlock", &["check"], &body);
    assert!(stuck.stdout.contains("2 executions, 1 blocked"), "{}", stuck.stdout);
}

#[test]
fn the_state_engine_reads_them_as_well() {
    let body = "{ x = 0; y = 0; VarHandle X = x, Y = y; }\nThread0 { X.setOpaque(1); int r0 = Y.getOpaque(); }\n\
                Thread1 { Y.setOpaque(1); int r0 = X.getOpaque(); }\nexists (0:r0=0 /\\ 1:r0=0)";
    for (model, code) in [("sc", 1), ("tso", 0)] {
        let args = ["check", "--engine", "states", "--model", model];
        let answer = command(&format!("java-states-{model}"), &args, body);
        assert_eq!(answer.code, code, "{}", answer.stdout);
    }
}

#[test]
fn fences_are_not_looked_for() {
    let body = "{ x = 0; }\nThread0 { x = 1; }\nexists (x=0)";
    let refused = command("java-fences", &["fences"], body);
    assert_eq!(refused.code, 2, "{}", refused.stdout);
    assert!(refused.stderr.contains("not in Java tests"), "{}", refused.stderr);
}

/// Loops of Java files are cut after 32 rounds, and both texts that users read say so.
#[test]
fn loops_of_java_files_have_a_bound() {
    let text = "class L {\n  static int x, n = 40;\n  static void t1() { int r = 0; while (r < n) { r++; x = r; } assert r == 40; }\n}\n";
    let folder = Folder::new("java-bound");
    folder.write("L.java", text);
    let cut = run(folder.path(), &["check", "L.java", "--model", "sc"]);
    assert_eq!(cut.code, 3, "{}", cut.stdout);
    assert!(cut.stdout.contains("was cut after 32 rounds"), "{}", cut.stdout);
    assert_eq!(run(folder.path(), &["check", "L.java", "--model", "sc", "--unroll", "40"]).code, 0);
    let said = "32 in litmus tests and Java files, no bound in programs";
    let help = run(folder.path(), &["check", "--help"]).stdout;
    let help = help.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(help.contains(said) && read("docs/answers.md").contains(said), "{help}");
}
