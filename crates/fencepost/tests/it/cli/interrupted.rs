//! Searches that do not get to their end: limits, and Ctrl-C. What is known is printed, and the exit code is
//! 3.

use crate::support::{Folder, Run, fencepost, read, run};
use std::io::{BufRead, BufReader, Read};
use std::process::{Command, Stdio};
use std::time::Duration;

/// A test with 14! executions.
fn endless() -> Folder {
    let folder = Folder::new(&format!("endless-{:?}", std::thread::current().id()));
    let thread = |i| format!("P{i} (atomic_int *x) {{ atomic_fetch_add(x, 1); }}\n");
    let threads: String = (0..14).map(thread).collect();
    folder.write("endless.litmus", &format!("C endless\n{{ x = 0; }}\n{threads}forall (x=14)\n"));
    folder.write("SB.litmus", &read("examples/SB.litmus"));
    folder
}

#[track_caller]
fn check(run: &Run, why: &str) {
    assert_eq!(run.code, 3, "{run:?}");
    assert!(run.stdout.contains("endless: no answer under rc11: x=14 never failed in "), "{}", run.stdout);
    let text = run.stdout.split_whitespace().collect::<Vec<_>>().join(" ");
    let told = |share: &str| text.contains(&format!("note: stopped early: {why}; {share} %"));
    assert!(told("less than 0.1") || told("about 0.0"), "{}", run.stdout);
}

#[test]
fn the_time_is_up() {
    let folder = endless();
    check(&run(folder.path(), &["check", "endless.litmus", "--timeout", "100ms"]), "the time was up");
}

/// The symbolic engine looks at the time and at the memory in use while it still unrolls and translates.
#[test]
fn limits_of_the_symbolic_engine() {
    let folder = endless();
    for (limit, word, why) in [
        (["--timeout", "0s"], "timeout", "the time was up"),
        (["--max-memory", "1M"], "max-memory", "the memory was used up"),
    ] {
        let args = [&["check", "endless.litmus", "--engine", "symbolic"][..], &limit].concat();
        let text = run(folder.path(), &args);
        assert_eq!(text.code, 3, "{text:?}");
        assert!(text.stdout.contains(&format!("note: stopped early: {why}")), "{}", text.stdout);
        let json = run(folder.path(), &[&args[..], &["--format", "json"]].concat());
        assert!(json.stdout.contains(&format!("\"stopped\":\"{word}\"")), "{}", json.stdout);
    }
}

#[test]
fn enough_executions() {
    let folder = endless();
    let run = run(folder.path(), &["check", "endless.litmus", "--max-executions", "1000"]);
    check(&run, "the number of executions asked for was reached");
    assert!(run.stdout.contains("in 1000 executions"), "{}", run.stdout);
}

/// A limit that is exactly enough is no limit.
#[test]
fn just_enough_executions() {
    let folder = endless();
    let run = run(folder.path(), &["check", "SB.litmus", "--max-executions", "4", "--format", "json"]);
    assert_eq!(run.code, 0);
    assert!(run.stdout.contains("\"complete\":true"), "{}", run.stdout);
}

#[cfg(unix)]
#[test]
fn control_c() {
    let folder = endless();
    let mut command = fencepost(folder.path());
    command.args(["check", "SB.litmus", "endless.litmus"]).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the command starts");
    let mut stdout = BufReader::new(child.stdout.take().expect("it is a pipe"));
    let mut text = String::new();
    // Once the first test is answered, Ctrl-C is taken care of; soon after, the second is under way.
    stdout.read_line(&mut text).expect("text");
    std::thread::sleep(Duration::from_millis(400));
    let killed = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(killed.expect("there is a kill").success());
    stdout.read_to_string(&mut text).expect("text");
    let code = child.wait().expect("it ends").code().expect("it ends by itself");
    check(&Run { code, stdout: text, stderr: String::new() }, "interrupted");
}
