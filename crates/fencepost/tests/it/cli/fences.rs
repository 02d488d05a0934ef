//! `fencepost fences`: what is found, what the patches do, and what is said where nothing can be found.

use crate::support::{Folder, read, run};
use serde_json::Value;

/// The answer for a text under these arguments, and the exit code.
#[track_caller]
fn ask(folder: &Folder, args: &[&str]) -> (Value, i32) {
    let run = run(folder.path(), &[&["fences", "--format", "json"], args].concat());
    let line = run.stdout.lines().next().unwrap_or_else(|| panic!("{}", run.stderr));
    (serde_json::from_str(line).expect("an object"), run.code)
}

/// A folder that holds one file.
fn holding(name: &str, file: &str, text: &str) -> Folder {
    let folder = Folder::new(&format!("fences-{name}"));
    folder.write(file, text);
    folder
}

/// The sets of an answer, each as its cost and changes: `7 memory_order_release`.
fn sets(answer: &Value) -> Vec<(u64, Vec<String>)> {
    let change = |c: &Value| format!("{} {}", c["line"], c["to"].as_str().expect("a text"));
    let changes = |set: &Value| set["changes"].as_array().expect("a list").iter().map(change).collect();
    let set = |set: &Value| (set["cost"].as_u64().expect("a number"), changes(set));
    answer["sets"].as_array().expect("a list").iter().map(set).collect()
}

/// Applies a unified diff of one file, as `patch` does without its tolerance.
#[track_caller]
fn patched(text: &str, patch: &str) -> String {
    let mut old = text.lines();
    let (mut out, mut taken) = (Vec::new(), 0);
    for line in patch.lines().skip(2) {
        if let Some(range) = line.strip_prefix("@@ -") {
            let start: usize = range.split([',', ' ']).next().and_then(|n| n.parse().ok()).expect("a line");
            while taken + 1 < start {
                out.push(old.next().expect("a line"));
                taken += 1;
            }
            continue;
        }
        let (mark, rest) = line.split_at(1);
        if mark != "+" {
            assert_eq!(old.next(), Some(rest), "{patch}");
            taken += 1;
        }
        if mark != "-" {
            out.push(rest);
        }
    }
    out.extend(old);
    out.join("\n") + "\n"
}

/// Every patch of the answer repairs the file; nothing is taken on trust.
#[track_caller]
fn check_patches(folder: &Folder, file: &str, model: &str, flags: &[&str], answer: &Value) {
    let original = folder.read(file);
    for set in answer["sets"].as_array().expect("a list") {
        assert_eq!(set["verified"], serde_json::json!([model, "sc"]), "{set}");
        folder.write(file, &patched(&original, set["patch"].as_str().expect("a text")));
        for model in ["sc", model] {
            let run = run(folder.path(), &[&["check", file, "--model", model], flags].concat());
            let unsure = run.code == 3 && run.stdout.contains("bound reached");
            assert!(run.code == 0 || unsure, "{}\n{}", set["patch"], run.stdout);
        }
    }
    folder.write(file, &original);
}

const SB: &str = "C SB
{ }
P0 (atomic_int *x, atomic_int *y) {
  atomic_store_explicit(x, 1, memory_order_relaxed);
  int r0 = atomic_load_explicit(y, memory_order_relaxed);
}
P1 (atomic_int *x, atomic_int *y) {
  atomic_store_explicit(y, 1, memory_order_relaxed);
  int r0 = atomic_load_explicit(x, memory_order_relaxed);
}
~exists (0:r0=0 /\\ 1:r0=0)
";

#[test]
fn store_buffering_needs_two() {
    let folder = holding("sb", "SB.litmus", SB);
    let (answer, code) = ask(&folder, &["SB.litmus", "--model", "tso", "--sets", "10"]);
    assert_eq!((code, &answer["verdict"], &answer["listed"]), (0, &"repaired".into(), &"all".into()));
    let (store, fence) = ("memory_order_seq_cst", "atomic_thread_fence(memory_order_seq_cst);");
    let way = |cost, first, second| (cost, vec![format!("4 {first}"), format!("8 {second}")]);
    let mut found = sets(&answer);
    found.sort();
    let expected = [way(8, store, store), way(9, fence, store), way(9, store, fence), way(10, fence, fence)];
    assert_eq!(found, expected);
    check_patches(&folder, "SB.litmus", "tso", &[], &answer);
}

#[test]
fn message_passing_needs_release_and_acquire() {
    let text = "C MP
{ }
P0 (atomic_int *x, atomic_int *y) {
  atomic_store_explicit(x, 1, memory_order_relaxed);
  atomic_store_explicit(y, 1, memory_order_relaxed);
}
P1 (atomic_int *x, atomic_int *y) {
  int r0 = atomic_load_explicit(y, memory_order_relaxed);
  int r1 = atomic_load_explicit(x, memory_order_relaxed);
}
~exists (1:r0=1 /\\ 1:r1=0)
";
    let folder = holding("mp", "MP.litmus", text);
    let (answer, code) = ask(&folder, &["MP.litmus", "--sets", "4"]);
    assert_eq!(code, 0);
    let cheapest = (2, vec!["5 memory_order_release".to_owned(), "8 memory_order_acquire".to_owned()]);
    assert_eq!(sets(&answer)[0], cheapest, "{text}");
    check_patches(&folder, "MP.litmus", "rc11", &[], &answer);
    // pso keeps loads in order; x86 stores as well.
    let (answer, _) = ask(&folder, &["MP.litmus", "--model", "pso"]);
    assert_eq!(sets(&answer)[0], (1, vec!["5 memory_order_release".to_owned()]));
    let (answer, code) = ask(&folder, &["MP.litmus", "--model", "tso"]);
    assert_eq!((code, &answer["verdict"]), (0, &"ok".into()));
}

/// The five algorithms are right under sc. The places are those that the literature puts a barrier at, and
/// both engines find the same.
#[test]
fn mutual_exclusion() {
    let fence = "__atomic_thread_fence(__ATOMIC_SEQ_CST);";
    let graph: &[&str] = &["--engine", "graph"];
    for (name, source, graph, places) in [
        ("peterson", "examples", graph, vec![vec![10]]),
        ("dekker", "tests/corpus/fences", graph, vec![vec![9]]),
        ("bakery", "tests/corpus/fences", graph, vec![vec![10, 12], vec![10, 13]]),
        ("szymanski", "tests/corpus/fences", graph, vec![vec![11, 14]]),
        // It may go round without end, and each time it writes: the graph engine needs a bound.
        ("burns", "tests/corpus/fences", &["--engine", "graph", "--unroll", "2"], vec![vec![10, 19]]),
    ] {
        let file = format!("{name}.c");
        let folder = holding(name, &file, &read(format!("{source}/{file}")));
        let lines = |lines: &Vec<u32>| lines.iter().map(|l| format!("{l} {fence}")).collect();
        let expected: Vec<Vec<String>> = places.iter().map(lines).collect();
        for flags in [graph, &["--engine", "states"]] {
            let (answer, code) = ask(&folder, &[&[&*file, "--model", "tso", "--sets", "1"], flags].concat());
            assert_eq!((code, &answer["verdict"]), (0, &"repaired".into()), "{flags:?}: {answer}");
            let mut found: Vec<Vec<String>> = sets(&answer).into_iter().map(|(_, changes)| changes).collect();
            found.sort();
            assert_eq!(found, expected, "{name} {flags:?}");
            check_patches(&folder, &file, "tso", flags, &answer);
        }
    }
}

/// Orders by a name, C++, IR.
#[test]
fn other_dialects() {
    let c = "#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#define LOOK memory_order_relaxed
static int data;
static atomic_int flag;
static int look(void) { return atomic_load_explicit(&flag, LOOK); }
static void *send(void *arg)
{
    data = 1;
    atomic_store_explicit(&flag, 1, memory_order_relaxed); // sent
    return arg;
}
int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, send, 0);
    if (look()) {
        assert(data == 1);
    }
    pthread_join(t, 0);
    return 0;
}
";
    let folder = holding("c", "mail.c", c);
    let (answer, _) = ask(&folder, &["mail.c", "--sets", "4"]);
    let found = sets(&answer);
    assert_eq!(
        found[0],
        (2, vec!["4 memory_order_acquire".to_owned(), "11 memory_order_release".to_owned()])
    );
    // The load is in what a function returns: the fence goes where its caller goes on.
    let by_fences =
        ["10 atomic_thread_fence(memory_order_release);", "18 atomic_thread_fence(memory_order_acquire);"];
    assert!(found.contains(&(4, by_fences.map(str::to_owned).to_vec())), "{found:?}");
    check_patches(&folder, "mail.c", "rc11", &[], &answer);

    folder.write("relaxed.ll", &read("tests/corpus/c/ir/message-passing-relaxed.ll"));
    let (answer, code) = ask(&folder, &["relaxed.ll"]);
    assert_eq!((code, sets(&answer)[0].0), (0, 2), "{answer}");
    check_patches(&folder, "relaxed.ll", "rc11", &[], &answer);
}

/// Two files and a header, one with the line ends of Windows; the order in the header is changed there.
#[test]
fn several_files() {
    let header = "#include <stdatomic.h>\nextern atomic_int flag;\nextern int data;\n\
                  static inline int look(void) { return atomic_load_explicit(&flag, memory_order_relaxed); }\n";
    let folder = holding("several", "api.h", header);
    let main = "#include \"api.h\"
#include <pthread.h>
void *send(void *);
int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, send, 0);
    int seen = look();
    int found = seen ? data : 1;
    pthread_join(t, 0);
    return 0;
}
";
    folder.write("main.c", main);
    let send = "#include \"api.h\"\natomic_int flag;\nint data;\nvoid *send(void *p)\n{\n    data = 1;\n    \
                atomic_store_explicit(&flag, 1, memory_order_relaxed);\n    return p;\n}\n";
    folder.write("send.c", &send.replace('\n', "\r\n"));
    let (answer, code) = ask(&folder, &["main.c", "send.c", "--sets", "2"]);
    assert_eq!((code, &answer["verdict"]), (0, &"repaired".into()), "{answer}");
    let load = "4 memory_order_acquire".to_owned();
    let expected = [
        (2, vec!["7 memory_order_release".to_owned(), load.clone()]),
        (3, vec!["6 atomic_thread_fence(memory_order_release);".to_owned(), load]),
    ];
    assert_eq!(sets(&answer), expected);
    let patch = answer["sets"][1]["patch"].as_str().expect("a text");
    assert!(patch.contains("+    atomic_thread_fence(memory_order_release);\r\n"), "{patch:?}");
    assert!(patch.contains("--- a/api.h\n") && patch.contains("--- a/send.c\n"), "{patch}");
}

/// What `-isystem` names belongs to others: it is left as it is, and the answer says where the code is that
/// would have to change.
#[test]
fn headers_of_others_are_not_changed() {
    let folder = Folder::new("fences-isystem");
    let header = "#include <stdatomic.h>
static atomic_int full;
static int data;
static inline void put(int v) { data = v; atomic_store_explicit(&full, 1, memory_order_relaxed); }
static inline int take(void) { return atomic_load_explicit(&full, memory_order_acquire) ? data : 0; }
";
    folder.write("vendor/box.h", header);
    folder.write(
        "main.c",
        "#include <box.h>
#include <pthread.h>
void *send(void *p) { put(1); return p; }
int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, send, 0);
    int found = take();
    pthread_join(t, 0);
    return found < 0;
}
",
    );
    for flags in [&["-isystem", "vendor"][..], &["-isystemvendor"], &["-idirafter", "./vendor"]] {
        let answer = run(folder.path(), &[&["fences", "main.c", "--"], flags].concat());
        assert_eq!(answer.code, 1, "{flags:?}: {answer:?}");
        assert!(!answer.stdout.contains("--- a/"), "{answer:?}");
        assert!(answer.stdout.contains("vendor/box.h"), "{answer:?}");
    }
    let answer = run(folder.path(), &["fences", "main.c", "--", "-Ivendor"]);
    assert!(answer.code == 0 && answer.stdout.contains("vendor/box.h"), "{answer:?}");
}

/// A mailbox whose code is all in a header of its own, in C or C++.
#[track_caller]
fn check_header(name: &str, header: &str, main: &str, change: &str) {
    let folder = Folder::new(&format!("fences-header-{name}"));
    folder.write("box.h", header);
    folder.write(name, main);
    let (answer, code) = ask(&folder, &[name, "--sets", "1"]);
    assert_eq!((code, &answer["verdict"]), (0, &"repaired".into()), "{answer}");
    let set = &answer["sets"][0];
    assert_eq!(set["changes"][0]["file"], "box.h", "{set}");
    assert_eq!(set["changes"][0]["to"], change, "{set}");
    let patch = set["patch"].as_str().expect("a text");
    assert!(
        patch.starts_with("--- a/box.h\n+++ b/box.h\n") && patch.matches("--- a/").count() == 1,
        "{patch}"
    );
    folder.write("box.h", &patched(header, patch));
    assert_eq!(run(folder.path(), &["check", name]).code, 0, "{patch}");
}

#[test]
fn headers_of_the_project_are_changed() {
    let main = "#include \"box.h\"
#include <pthread.h>
void *send(void *p) { put(1); return p; }
int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, send, 0);
    int found = take();
    pthread_join(t, 0);
    return found < 0;
}
";
    let header = "#include <stdatomic.h>
static atomic_int full;
static int data;
static inline void put(int value)
{
    data = value;
    atomic_store_explicit(&full, 1, memory_order_relaxed);
}
static inline int take(void)
{
    return atomic_load_explicit(&full, memory_order_acquire) ? data : 0;
}
";
    check_header("main.c", header, main, "memory_order_release");
    // Nothing in this header says that it is C11, so the fence is the compiler's own.
    let builtin = "static int full, data;
static inline void put(int value)
{
    data = value;
    __atomic_store_n(&full, 1, 0);
}
static inline int take(void)
{
    return __atomic_load_n(&full, 2) ? data : 0;
}
";
    check_header("builtin.c", builtin, main, "__atomic_thread_fence(__ATOMIC_RELEASE);");
    let cpp = "#include <atomic>
static std::atomic<int> full;
static int data;
inline void put(int value)
{
    data = value;
    full.store(1, std::memory_order_relaxed);
}
inline int take()
{
    return full.load(std::memory_order_acquire) ? data : 0;
}
";
    check_header("main.cpp", cpp, main, "std::memory_order_release");
}

#[test]
fn cpp() {
    let text = "#include <atomic>
#include <thread>
int data;
std::atomic<int> flag;
int main() {
    std::thread t([] {
        data = 1;
        flag.store(1, std::memory_order_relaxed);
    });
    int seen = flag.load(std::memory_order::acquire) ? data : 1;
    t.join();
    return seen == 1 ? 0 : 1;
}
";
    let folder = holding("cpp", "mail.cpp", text);
    let (answer, code) = ask(&folder, &["mail.cpp", "--sets", "1", "--", "-std=c++20"]);
    assert_eq!((code, sets(&answer)), (0, vec![(1, vec!["8 std::memory_order_release".to_owned()])]));
}

#[test]
fn nothing_to_repair_or_no_way_to() {
    let folder = holding("none", "LB.litmus", &read("examples/LB.litmus"));
    let (answer, code) = ask(&folder, &["LB.litmus"]);
    assert_eq!((code, &answer["verdict"], sets(&answer)), (0, &"ok".into(), vec![]));

    let wrong = SB.replace("(0:r0=0 /\\ 1:r0=0)", "(0:r0=1 /\\ 1:r0=1)");
    folder.write("wrong.litmus", &wrong);
    let (answer, code) = ask(&folder, &["wrong.litmus", "--model", "tso"]);
    assert_eq!((code, &answer["verdict"]), (1, &"wrong-under-sc".into()));
    let shown = run(folder.path(), &["fences", "wrong.litmus", "--model", "tso"]).stdout;
    assert!(shown.starts_with("SB: cannot be repaired by fences: it is wrong under sc"), "{shown}");
    assert!(shown.contains("SB: the condition does not hold under sc"), "{shown}");

    // Both threads write plain data at the same time.
    let race = "#include <pthread.h>
int x;
void *f(void *p) { x = 1; return p; }
int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); x = 2; pthread_join(t, 0); return 0; }
";
    folder.write("race.c", race);
    let (answer, code) = ask(&folder, &["race.c"]);
    assert_eq!((code, &answer["verdict"]), (1, &"unrepairable".into()));
    assert!(answer["notes"][0].as_str().is_some_and(|note| note.contains("has to be atomic")), "{answer}");
}

#[test]
fn bad_input() {
    let folder = holding("bad", "bad.litmus", "C bad\n{ }\nP0 () { nonsense }\n");
    let refused = |args: &[&str], words: &str| {
        let run = run(folder.path(), &[&["fences"], args].concat());
        assert_eq!(run.code, 2, "{run:?}");
        assert!(run.stderr.contains(words), "{}", run.stderr);
    };
    refused(&["bad.litmus"], "bad.litmus:3");
    refused(&["."], "a patch is for files");
    refused(&["missing.c"], "missing.c");
    refused(&["bad.litmus", "--model", "sc"], "under sc nothing is reordered");
    refused(&["bad.litmus", "bad.litmus"], "one question at a time");
    let (answer, code) = ask(&folder, &["bad.litmus"]);
    assert_eq!((code, &answer["errors"][0]["kind"]), (2, &"bad-input".into()));
}

#[test]
fn the_time_is_up() {
    let thread = |i| format!("P{i} (atomic_int *x) {{ atomic_fetch_add(x, 1); }}\n");
    let threads: String = (0..14).map(thread).collect();
    let folder = holding("time", "long.litmus", &format!("C long\n{{ }}\n{threads}forall (x=14)\n"));
    let (answer, code) = ask(&folder, &["long.litmus", "--timeout", "100ms"]);
    assert_eq!((code, &answer["verdict"], &answer["stopped"]), (3, &"unknown".into(), &"timeout".into()));
}
