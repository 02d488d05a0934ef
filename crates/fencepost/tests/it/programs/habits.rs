//! Programs of C's habits (`tests/corpus/c/habits`), at every level of optimisation, against a judge that is
//! not ours.
//!
//! A line `// habit:` of a file says which judge:
//! - `sequential FLAGS`: the program is compiled with the same clang and run; it must print what the only
//!   execution prints, and end with status 0. (Only `printf` is compared, and no `%s` of text that the
//!   program makes: traces show neither.)
//! - `concurrent FLAGS`: the graph engine and the state engine must give the same answer under `sc` and
//!   `tso`.
//! - `refused WORD`: the exit code is 2, and the word is in what is said.

use crate::support::{Folder, read, root, run};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The clang that `./test` sees to.
const CLANG: &str = "clang-14";

fn programs() -> Vec<PathBuf> {
    let folder = "tests/corpus/c/habits";
    let entries = std::fs::read_dir(root().join(folder)).expect("the corpus is there");
    let mut files: Vec<PathBuf> =
        entries.map(|entry| Path::new(folder).join(entry.expect("readable").file_name())).collect();
    files.sort();
    assert!(files.len() >= 47, "only {} programs", files.len());
    files
}

/// Does `work` for every `// habit:` of a kind, with the words after the kind, at every level; what it
/// returns is a failure.
fn each(kind: &str, at_least: usize, work: impl Fn(&str, &str, &[&str]) -> Option<String>) {
    let (mut failures, mut count) = (vec![], 0);
    for file in programs() {
        let text = read(&file);
        let name = file.to_str().expect("a plain name");
        let habits = text.lines().filter_map(|line| line.strip_prefix("// habit: "));
        for words in habits.map(|line| line.split_whitespace().collect::<Vec<_>>()) {
            if words[0] != kind {
                continue;
            }
            count += 1;
            for level in ["-O0", "-O1", "-O2", "-O3"] {
                let failure = work(name, level, &words[1..]);
                failures.extend(failure.map(|what| format!("{name} {level} {words:?}: {what}")));
            }
        }
    }
    assert!(count >= at_least, "only {count} programs are {kind}");
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// The exit code of a check and its first line of JSON.
fn check(file: &str, options: &[&str], flags: &[&str]) -> (i32, Value) {
    let args =
        [&["check", file, "--clang", CLANG, "--format", "json"], options, &["--", "-w"], flags].concat();
    let run = run(&root(), &args);
    let line = run.stdout.lines().next().unwrap_or_default();
    (run.code, serde_json::from_str(line).unwrap_or(Value::String(run.stderr)))
}

/// What the first thread printed, in order.
fn printed(execution: &Value) -> String {
    let thread = &execution["threads"][0];
    let parts = |of: &Value| of["output"].as_array().cloned().unwrap_or_default();
    let events = thread["events"].as_array().into_iter().flatten();
    let all = parts(thread).into_iter().chain(events.flat_map(parts));
    all.map(|part| part.as_str().expect("a text").to_owned()).collect()
}

#[test]
fn sequential_programs_do_what_they_do_natively() {
    let folder = Folder::new("habits");
    let binary = folder.path().join("program");
    each("sequential", 30, |file, level, flags| {
        let source = root().join(file);
        let mut clang = Command::new(CLANG);
        clang.args(["-w", level]).args(flags).arg("-o").arg(&binary).arg(source);
        let compiled = clang.status();
        assert!(compiled.expect("clang-14 is on the PATH").success(), "{file}");
        let native = Command::new(&binary).output().expect("it runs");
        let native_printed = String::from_utf8(native.stdout).expect("text");
        assert_eq!(native.status.code(), Some(0), "{file}");
        let (code, answer) = check(file, &["--executions"], &[&[level], flags].concat());
        if (code, answer["executions"].as_u64()) != (0, Some(1)) {
            return Some(format!("exit code {code}, {}", answer["errors"][0]["message"]));
        }
        let ours = printed(&answer["execution_list"][0]);
        (ours != native_printed).then(|| format!("prints {ours:?}, natively {native_printed:?}"))
    });
}

#[test]
fn concurrent_programs_are_the_same_to_both_engines() {
    each("concurrent", 18, |file, level, flags| {
        let flags = [&[level], flags].concat();
        let answer = |engine: &str, model: &str| {
            let (code, answer) = check(file, &["--engine", engine, "--model", model], &flags);
            (code, answer["errors"][0]["kind"].to_string())
        };
        let differs = |model: &&str| answer("graph", model) != answer("states", model);
        let model = ["sc", "tso"].into_iter().find(differs)?;
        Some(format!("{model}: graph {:?}, states {:?}", answer("graph", model), answer("states", model)))
    });
}

#[test]
fn what_is_not_supported_is_refused_by_name() {
    each("refused", 2, |file, level, words| {
        let (code, answer) = check(file, &[], &[level]);
        let said = answer.to_string();
        (code != 2 || !said.contains(words[0])).then(|| format!("exit code {code}: {said}"))
    });
}
