//! Checks that are stopped, by whatever, and go on: the answer is that of one run.

use crate::support::{Folder, Run, fencepost, read, refuses_in, run, run_to};
use serde_json::Value;
use std::process::Stdio;
use std::time::Duration;

/// A folder with tests of some hundred milliseconds: one that holds, and one with a race and a condition that
/// some executions satisfy.
fn folder(name: &str) -> Folder {
    let folder = Folder::new(name);
    let adds = |i| format!("P{i} (atomic_int *x) {{ int r = atomic_fetch_add(x, 1); }}\n");
    let threads: String = (0..8).map(adds).collect();
    folder.write("adds.litmus", &format!("C adds\n{{ x = 0; }}\n{threads}exists (0:r=7 /\\ x=8)\n"));
    let races = |i| {
        format!(
            "P{i} (atomic_int *x, int *y) {{\n  int r = atomic_load_explicit(x, memory_order_relaxed);\n  \
             atomic_store_explicit(x, {}, memory_order_relaxed);\n  if (r == 4) *y = 1;\n}}\n",
            i + 1
        )
    };
    let threads: String = (0..4).map(races).collect();
    folder.write("races.litmus", &format!("C races\n{{ x = 0; y = 0; }}\n{threads}exists (0:r=4 /\\ x=2)\n"));
    folder.write("SB.litmus", &read("examples/SB.litmus"));
    folder
}

/// Returns an answer without its times.
fn without_times(run: &Run) -> Value {
    let mut answer = run.json();
    answer["time_s"] = Value::Null;
    answer
}

/// Starts the command and ends it after a while, as a machine does that is turned off. `Some`: it was over
/// before.
fn killed_after(folder: &Folder, args: &[&str], while_: Duration) -> Option<Run> {
    let mut command = fencepost(folder.path());
    let mut child =
        command.args(args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
    std::thread::sleep(while_);
    let is_over = child.try_wait().expect("it is a child of ours").is_some();
    let _ = child.kill();
    let output = child.wait_with_output().expect("it has ended");
    is_over.then(|| Run::of(output))
}

/// Kills a check again and again, at moments that depend on `seed`, and returns its answer.
fn in_spite_of_kills(folder: &Folder, test: &str, options: &[&str], seed: u64) -> Run {
    let file = format!("{test}-{}-{seed}.fp", options.join("-"));
    let begin =
        [&["check", test, "--format", "json", "--checkpoint", &file, "--checkpoint-every", "5ms"], options]
            .concat();
    let mut random = seed;
    for _ in 0..2_000 {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let while_ = Duration::from_millis(5 + (random >> 33) % 120);
        let jobs = if random & 1 << 40 == 0 { "1" } else { "2" };
        let resume = ["resume", &file, "--jobs", jobs];
        let has_begun = folder.path().join(&file).exists();
        let args: &[&str] = if has_begun { &resume } else { &begin };
        if let Some(run) = killed_after(folder, args, while_) {
            assert!([0, 1].contains(&run.code), "{run:?}");
            return run;
        }
    }
    panic!("{test}: no answer");
}

#[test]
fn a_check_that_is_killed_goes_on() {
    let folder = folder("killed");
    for (test, options) in [
        ("adds.litmus", &["--model", "rc11"][..]),
        ("races.litmus", &["--model", "rc11"]),
        ("races.litmus", &["--model", "rc11.cat"]),
        ("adds.litmus", &["--model", "tso"]),
    ] {
        let whole = run(folder.path(), &[&["check", test, "--format", "json"][..], options].concat());
        let expected = without_times(&whole);
        let seed = options[1].len() as u64 + test.len() as u64;
        let found = in_spite_of_kills(&folder, test, options, seed);
        assert_eq!(without_times(&found), expected, "{test} {options:?}");
        assert_eq!(found.code, whole.code);
    }
}

#[test]
#[ignore = "long"]
fn long_checks_that_are_killed_go_on() {
    let folder = folder("killed-long");
    let mut runs = 0;
    for (test, model) in [("adds.litmus", "rc11"), ("races.litmus", "rc11"), ("races.litmus", "jam21-genmc")]
    {
        let whole = run(folder.path(), &["check", test, "--format", "json", "--model", model]);
        for seed in 0..60 {
            let found = in_spite_of_kills(&folder, test, &["--model", model], seed * 1_000_003 + 17);
            assert_eq!(without_times(&found), without_times(&whole), "{test} under {model}, {seed}");
            runs += 1;
        }
    }
    assert_eq!(runs, 180);
}

#[test]
fn the_time_is_up_and_the_check_goes_on() {
    let folder = folder("rests");
    let args = ["check", "adds.litmus", "--checkpoint", "c.fp", "--timeout", "5ms"];
    let rested = run_to(folder.path(), &args, 3);
    assert!(rested.stdout.contains("note: fencepost resume c.fp goes on with it"), "{}", rested.stdout);
    let status = run_to(folder.path(), &["resume", "c.fp", "--status"], 0);
    assert!(status.stdout.contains("% of the search is done, "), "{}", status.stdout);
    let whole = run_to(folder.path(), &["check", "adds.litmus"], 0);
    let found = run_to(folder.path(), &["resume", "c.fp"], 0);
    let line = |run: &Run| run.stdout.lines().next().map(str::to_owned);
    assert_eq!(line(&found), line(&whole));
    // What is over stays over.
    let status = run_to(folder.path(), &["resume", "c.fp", "--status"], 0);
    assert!(status.stdout.contains("the search is over"), "{}", status.stdout);
    assert_eq!(line(&run_to(folder.path(), &["resume", "c.fp"], 0)), line(&whole));
}

#[test]
fn damaged_checkpoints_are_refused_and_left_alone() {
    let folder = folder("damaged");
    run_to(folder.path(), &["check", "adds.litmus", "--checkpoint", "c.fp", "--timeout", "5ms"], 3);
    let path = folder.path().join("c.fp");
    let whole = std::fs::read(&path).expect("it was written");
    let cut = |at: usize| whole[..at].to_vec();
    let altered = |at: usize| {
        let mut bytes = whole.clone();
        bytes[at] ^= 4;
        bytes
    };
    let middle = whole.len() / 2;
    for (bytes, word) in [
        (cut(0), "no checkpoint"),
        (cut(30), "damaged"),
        (cut(middle), "damaged"),
        (altered(3), "no checkpoint"),
        (altered(21), "another version"),
        (altered(40), "damaged"),
        (altered(middle), "damaged"),
        (altered(whole.len() - 1), "damaged"),
        (b"C SB\n{}\n".to_vec(), "no checkpoint"),
    ] {
        std::fs::write(&path, &bytes).expect("it can be written");
        refuses_in(folder.path(), &["resume", "c.fp"], &["c.fp: ", word]);
        refuses_in(folder.path(), &["resume", "c.fp", "--status"], &[word]);
        assert_eq!(std::fs::read(&path).expect("it is there"), bytes, "it is as it was");
    }
    refuses_in(folder.path(), &["resume", "none.fp"], &["none.fp: No such file"]);
}

#[test]
fn a_second_process_is_refused() {
    let folder = folder("second");
    run_to(folder.path(), &["check", "adds.litmus", "--checkpoint", "c.fp", "--timeout", "5ms"], 3);
    let lock = std::fs::File::create(folder.path().join("c.fp.lock")).expect("it can be made");
    lock.try_lock().expect("nobody has it");
    refuses_in(folder.path(), &["resume", "c.fp"], &["c.fp: another process is going on with this check"]);
    drop(lock);
    run_to(folder.path(), &["resume", "c.fp"], 0);
}

#[test]
fn what_a_checkpoint_does_not_fit_is_refused() {
    let folder = folder("unfit");
    let refuses = |args: &[&str], words: &[&str]| {
        refuses_in(folder.path(), &[&["check", "--checkpoint", "c.fp"], args].concat(), words);
        assert!(!folder.path().join("c.fp").exists(), "{args:?}");
    };
    refuses(&["SB.litmus", "adds.litmus"], &["one program or test"]);
    refuses(&["SB.litmus", "--model", "sc,tso"], &["one model"]);
    refuses(&["SB.litmus", "--executions"], &["--executions does not go with --checkpoint"]);
    refuses(&["SB.litmus", "--max-executions", "3"], &["--max-executions does not go with --checkpoint"]);
    refuses(&["SB.litmus", "--model", "xmm"], &["xmm remembers cycles"]);
    refuses(&["SB.litmus", "--engine", "states"], &["the state engine"]);
    refuses(&["SB.litmus", "--engine", "symbolic"], &["the symbolic engine"]);
    std::fs::write(folder.path().join("c.fp"), "mine").expect("it can be written");
    let args = ["check", "SB.litmus", "--checkpoint", "c.fp"];
    refuses_in(folder.path(), &args, &["this file exists: go on with `fencepost resume c.fp`"]);
}

#[test]
fn the_model_must_be_the_same() {
    let folder = folder("model");
    folder.write("my.cat", "\"mine\"\nacyclic po | rf | co | fr as order\n");
    let args = ["check", "adds.litmus", "--model", "my.cat", "--checkpoint", "c.fp", "--timeout", "5ms"];
    run_to(folder.path(), &args, 3);
    folder.write("my.cat", "\"mine\"\nacyclic po | rf | co as order\nacyclic po-loc | rf | co | fr\n");
    refuses_in(folder.path(), &["resume", "c.fp"], &["the model my is not the one"]);
}
