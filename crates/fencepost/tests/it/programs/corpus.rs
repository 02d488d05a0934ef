//! The corpus of programs: every file says in its first lines how it is to be run and what must come out.
//!
//! ```text
//! // treiber.c — one sentence: what it is.
//! // files: treiber.c main.c                        (only if it is more than this file)
//! // run: --model sc -- -DN=4 => ok executions=576 blocked=0
//! // run: -- -DMUTANT=1 => violation race@data_read
//! // run: -- -DMUTANT=2 => ok  harmless: why
//! ```
//!
//! After `=>`: the verdict (`ok`, `violation`, `unknown`, or `refused` for exit code 2), then any of `kind`,
//! `kind@label`, `executions=N`, `blocked=N`, `warning=kind` (`warning=none`: there is none),
//! `message="text"` (somewhere in what is printed). Two spaces end the expectations; a remark may follow. A
//! label is the line that has the comment `// @label`, in one of the program's files or in a file of the
//! folder that one of them includes. An error counts as reported there if it is, or if it is a race whose
//! other access is, or a deadlock in which a thread waits there.
//!
//! In `.ll` files the comments start with `;`. A `.case` file has no program of its own, only the header.
//!
//! `FENCEPOST_CORPUS=substring` runs only the files whose path contains it.

use crate::support::{fencepost, files_below, root};
use serde_json::Value;
use std::fmt::Write as _;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// How many runs at the same time.
const WORKERS: usize = 2;
/// A run that takes longer has failed.
const PATIENCE: Duration = Duration::from_secs(120);

/// One line `run:` of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Case {
    /// The file that has the line, from the project's folder.
    file: PathBuf,
    /// The files of the program, from the project's folder.
    pub(crate) program: Vec<PathBuf>,
    pub(crate) options: Vec<String>,
    pub(crate) flags: Vec<String>,
    expected: Expected,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Expected {
    verdict: String,
    kind: Option<String>,
    label: Option<String>,
    executions: Option<u64>,
    blocked: Option<u64>,
    warnings: Vec<String>,
    messages: Vec<String>,
    remark: String,
}

/// What a run printed.
#[derive(Debug)]
struct Answer {
    code: Option<i32>,
    stdout: String,
    stderr: String,
}

// Reading the headers.

/// The lines of a file's header, without what starts the comment.
fn header(text: &str) -> impl Iterator<Item = &str> {
    let comment = |line: &str| line.starts_with("//") || line.starts_with(';');
    text.lines().take_while(move |line| comment(line)).map(|line| line.trim_start_matches(['/', ';']).trim())
}

/// The cases of a file.
fn cases(file: &Path) -> Result<Vec<Case>, String> {
    let bytes = std::fs::read(root().join(file)).map_err(|e| e.to_string())?;
    let text = String::from_utf8_lossy(&bytes);
    let folder = file.parent().expect("a file is in a folder");
    let mut program = vec![file.to_owned()];
    let mut found = vec![];
    for line in header(&text) {
        if let Some(files) = line.strip_prefix("files:") {
            program = files.split_whitespace().map(|name| folder.join(name)).collect();
        }
        if let Some(run) = line.strip_prefix("run:") {
            found.push(case(file, run).map_err(|what| format!("`run:{run}`: {what}"))?);
        }
    }
    for case in &mut found {
        case.program.clone_from(&program);
    }
    Ok(found)
}

fn case(file: &Path, run: &str) -> Result<Case, String> {
    let (command, expected) = run.split_once("=>").ok_or("there is no =>")?;
    let words: Vec<String> = command.split_whitespace().map(str::to_owned).collect();
    let (options, flags) = match words.iter().position(|word| word == "--") {
        Some(at) => (words[..at].to_vec(), words[at + 1..].to_vec()),
        None => (words, vec![]),
    };
    let expected = expectations(expected)?;
    if flags.iter().any(|f| f.starts_with("-DMUTANT=") && f != "-DMUTANT=0")
        && expected.verdict == "ok"
        && !expected.remark.contains("harmless")
    {
        return Err("a mutant that is ok needs a remark `harmless: why`".into());
    }
    Ok(Case { file: file.to_owned(), program: vec![], options, flags, expected })
}

fn expectations(text: &str) -> Result<Expected, String> {
    let mut expected = Expected::default();
    let mut rest = text.trim_start();
    while !rest.is_empty() {
        let (word, after) = if let Some(quoted) = rest.strip_prefix("message=\"") {
            let (message, after) = quoted.split_once('"').ok_or("message=\" is not closed")?;
            expected.messages.push(message.to_owned());
            ("", after)
        } else {
            rest.split_at(rest.find(' ').unwrap_or(rest.len()))
        };
        if !word.is_empty() {
            expected.take(word)?;
        }
        if after.starts_with("  ") {
            expected.remark = after.trim().to_owned();
            break;
        }
        rest = after.trim_start();
    }
    if expected.verdict.is_empty() { Err("there is no verdict".into()) } else { Ok(expected) }
}

impl Expected {
    fn take(&mut self, word: &str) -> Result<(), String> {
        let number = |text: &str| text.parse().map_err(|_| format!("`{text}` is no number"));
        match (word, word.split_once('=')) {
            ("ok" | "violation" | "unknown" | "refused", _) if self.verdict.is_empty() => {
                self.verdict = word.into();
            }
            (_, Some(("executions", n))) => self.executions = Some(number(n)?),
            (_, Some(("blocked", n))) => self.blocked = Some(number(n)?),
            (_, Some(("warning", kind))) => self.warnings.push(kind.into()),
            (_, Some(_)) => return Err(format!("`{word}` is no expectation")),
            _ if self.verdict.is_empty() => return Err(format!("`{word}` is no verdict")),
            (_, None) => {
                let (kind, label) = word.split_once('@').map_or((word, None), |(k, l)| (k, Some(l)));
                self.kind = Some(kind.into());
                self.label = label.map(str::to_owned);
            }
        }
        Ok(())
    }
}

// Running.

impl Case {
    fn args(&self, format: &[&str]) -> Vec<String> {
        let mut args = vec!["check".to_owned()];
        args.extend(self.program.iter().map(|p| p.to_str().expect("a plain name").to_owned()));
        args.extend(self.options.iter().cloned());
        args.extend(format.iter().map(|&word| word.to_owned()));
        if !self.flags.is_empty() {
            args.push("--".into());
            args.extend(self.flags.iter().cloned());
        }
        args
    }

    /// The command, to be run by hand.
    fn command(&self) -> String {
        format!("fencepost {}", self.args(&[]).join(" "))
    }

    fn run(&self, extra: &[&str]) -> Result<Answer, String> {
        let mut command = fencepost(&root());
        command.args(self.args(&[&["--format", "json", "--color", "never"], extra].concat()));
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().map_err(|e| e.to_string())?;
        let read = |mut stream: Box<dyn Read + Send>| {
            std::thread::spawn(move || {
                let mut bytes = vec![];
                let _ = stream.read_to_end(&mut bytes);
                String::from_utf8_lossy(&bytes).into_owned()
            })
        };
        let stdout = read(Box::new(child.stdout.take().expect("it is a pipe")));
        let stderr = read(Box::new(child.stderr.take().expect("it is a pipe")));
        let start = Instant::now();
        let status = loop {
            match child.try_wait().map_err(|e| e.to_string())? {
                Some(status) => break status,
                None if start.elapsed() > PATIENCE => {
                    let _ = child.kill();
                    let _ = child.wait();
                    return Err(format!("it takes longer than {} s", PATIENCE.as_secs()));
                }
                None => std::thread::sleep(Duration::from_millis(2)),
            }
        };
        let text = |thread: std::thread::JoinHandle<String>| thread.join().expect("reading does not panic");
        Ok(Answer { code: status.code(), stdout: text(stdout), stderr: text(stderr) })
    }

    /// What is not as expected.
    fn complaints(&self, answer: &Answer) -> Vec<String> {
        let mut all = vec![];
        let Expected { verdict, kind, label, executions, blocked, warnings, messages, .. } = &self.expected;
        if answer.stderr.contains("panicked") {
            all.push("it panicked".to_owned());
        }
        let line: Value = answer.stdout.lines().next().map_or(Value::Null, |line| {
            serde_json::from_str(line).unwrap_or_else(|e| Value::String(format!("no JSON: {e}")))
        });
        let found = match (answer.code, line["verdict"].as_str()) {
            (Some(2), _) => "refused",
            (Some(0), Some("ok")) => "ok",
            (Some(1), Some("violation")) => "violation",
            (Some(3), Some("unknown")) => "unknown",
            _ => "neither",
        };
        if found != verdict {
            all.push(format!("the verdict is {found} (exit code {:?}), not {verdict}", answer.code));
        }
        for (name, expected) in [("executions", executions), ("blocked", blocked)] {
            if let Some(n) = expected.filter(|n| line[name].as_u64() != Some(*n)) {
                all.push(format!("there are {} {name}, not {n}", line[name]));
            }
        }
        let none = vec![];
        let errors = line["errors"].as_array().unwrap_or(&none);
        if let Some(kind) = kind {
            let of_kind: Vec<&Value> = errors.iter().filter(|e| e["kind"] == kind.as_str()).collect();
            if of_kind.is_empty() {
                all.push(format!("there is no error of kind {kind}"));
            } else if let Some(label) = label {
                all.extend(self.misplaced(&of_kind, label));
            }
        }
        let given: Vec<&str> = line["warnings"]
            .as_array()
            .map_or(vec![], |all| all.iter().filter_map(|w| w["kind"].as_str()).collect());
        for kind in warnings {
            match kind.as_str() {
                "none" if given.is_empty() => {}
                kind if given.contains(&kind) => {}
                _ => all.push(format!("the warnings are {given:?}, expected: {kind}")),
            }
        }
        for message in messages {
            if !answer.stderr.contains(message) && !answer.stdout.contains(&in_json(message)) {
                all.push(format!("`{message}` is not said"));
            }
        }
        all
    }

    /// Is none of these errors where the label is?
    fn misplaced(&self, errors: &[&Value], label: &str) -> Option<String> {
        let wanted = match places(&self.program, label) {
            places if places.is_empty() => return Some(format!("there is no line with // @{label}")),
            places => places,
        };
        let mut found: Vec<(String, u64)> = vec![];
        for error in errors {
            let related = error["related"].as_array().into_iter().flatten();
            let related = related.filter(|r| !matches!(r["what"].as_str(), Some("allocated" | "freed")));
            for place in related.chain([*error]) {
                found.extend(place["file"].as_str().map(file_name).zip(place["line"].as_u64()));
            }
        }
        let hit = found.iter().any(|place| wanted.contains(place));
        (!hit).then(|| format!("it is reported at {found:?}, but @{label} is at {wanted:?}"))
    }
}

/// A text as it stands inside of a JSON string.
fn in_json(text: &str) -> String {
    let quoted = Value::String(text.to_owned()).to_string();
    quoted[1..quoted.len() - 1].to_owned()
}

fn file_name(path: &str) -> String {
    Path::new(path).file_name().and_then(|n| n.to_str()).unwrap_or(path).to_owned()
}

/// The lines with the comment `// @label`: in the program's files, and in those of their folder that they
/// include.
fn places(program: &[PathBuf], label: &str) -> Vec<(String, u64)> {
    let mut files: Vec<PathBuf> = program.iter().map(|p| root().join(p)).collect();
    let mut found = vec![];
    let mut at = 0;
    while at < files.len() {
        let file = files[at].clone();
        at += 1;
        let Ok(bytes) = std::fs::read(&file) else { continue };
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let folder = file.parent().expect("a file is in a folder");
        for (i, line) in text.lines().enumerate() {
            if has_label(line, label) {
                found.push((file_name(&file.to_string_lossy()), i as u64 + 1));
            }
            let included = line.trim().strip_prefix("#include \"").and_then(|rest| rest.split('"').next());
            if let Some(path) = included.map(|name| folder.join(name)).filter(|path| !files.contains(path)) {
                files.push(path);
            }
        }
    }
    found
}

fn has_label(line: &str, label: &str) -> bool {
    let comment = ["//", ";", "/*"].iter().filter_map(|start| line.find(start)).min();
    let Some(comment) = comment.map(|at| &line[at..]) else { return false };
    let name = format!("@{label}");
    // `race@label` in a header is not one.
    comment.match_indices(&name).any(|(at, _)| {
        !comment[..at].ends_with(char::is_alphanumeric)
            && !comment[at + name.len()..].starts_with(|c: char| c.is_alphanumeric() || c == '_' || c == '-')
    })
}

// All of them.

/// The files of a folder and its folders that have a header, in order.
pub(crate) fn files(folder: &str) -> Vec<PathBuf> {
    let mut found = files_below(folder, &["c", "cpp", "cc", "ll", "case"]);
    let filter = std::env::var("FENCEPOST_CORPUS").unwrap_or_default();
    found.retain(|path| path.to_string_lossy().contains(&filter));
    found
}

/// The cases of these files; a header that is not understood is a failure.
pub(crate) fn all_cases(files: &[PathBuf]) -> (Vec<Case>, Vec<String>) {
    let (mut all, mut failures) = (vec![], vec![]);
    for file in files {
        match cases(file) {
            Ok(cases) => all.extend(cases),
            Err(what) => failures.push(format!("{}: {what}", file.display())),
        }
    }
    (all, failures)
}

/// Does `work` for each case, some at a time; what it returns is a failure.
fn each(cases: &[Case], work: impl Fn(&Case) -> Option<String> + Sync) -> Vec<String> {
    let next = AtomicUsize::new(0);
    let worker = || {
        let mut failures = vec![];
        while let Some(case) = cases.get(next.fetch_add(1, Ordering::Relaxed)) {
            failures.extend(work(case).map(|failure| (case.file.clone(), failure)));
        }
        failures
    };
    let mut failures: Vec<(PathBuf, String)> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..WORKERS).map(|_| scope.spawn(worker)).collect();
        workers.into_iter().flat_map(|w| w.join().expect("a worker does not panic")).collect()
    });
    failures.sort();
    failures.into_iter().map(|(_, failure)| failure).collect()
}

/// One failure: what is wrong, how to see it, and the end of what was said.
fn report(case: &Case, complaints: &[String], answer: Option<&Answer>) -> String {
    let mut out = format!("{}: {}\n    {}", case.file.display(), complaints.join("; "), case.command());
    if let Some(answer) = answer {
        let said = answer.stderr.lines().chain(answer.stdout.lines()).find(|line| !line.is_empty());
        let _ = write!(out, "\n    said: {}", said.unwrap_or("").chars().take(300).collect::<String>());
    }
    out
}

fn verify(case: &Case) -> Option<String> {
    match case.run(&[]) {
        Err(what) => Some(report(case, &[what], None)),
        Ok(answer) => {
            let complaints = case.complaints(&answer);
            (!complaints.is_empty()).then(|| report(case, &complaints, Some(&answer)))
        }
    }
}

#[track_caller]
pub(crate) fn check(folders: &[&str], at_least: usize) {
    let files: Vec<PathBuf> = folders.iter().flat_map(|folder| files(folder)).collect();
    let (cases, mut failures) = all_cases(&files);
    let filtered = std::env::var_os("FENCEPOST_CORPUS").is_some();
    assert!(filtered || cases.len() >= at_least, "only {} runs in {folders:?}", cases.len());
    failures.extend(each(&cases, verify));
    assert!(
        failures.is_empty(),
        "{} of {} runs failed\n{}",
        failures.len(),
        cases.len(),
        failures.join("\n")
    );
}

#[test]
fn programs_answer_as_their_headers_say() {
    check(&["tests/corpus/c", "bench/programs"], 100);
}

#[test]
fn bad_programs_are_refused_in_words() {
    check(&["tests/corpus/bad-c"], 30);
}

/// What clang makes of a program differs from version to version; what we make of that must not.
#[test]
fn two_versions_of_clang_agree() {
    let sources: Vec<PathBuf> = files("tests/corpus/c")
        .into_iter()
        .filter(|path| path.extension().is_some_and(|e| e != "ll" && e != "case"))
        .collect();
    let (mut cases, _) = all_cases(&sources);
    // One run per file is enough, and not the longest ones.
    cases.dedup_by(|a, b| a.file == b.file);
    cases.retain(|case| case.expected.verdict != "refused");
    let step = (cases.len() / 60).max(1);
    let cases: Vec<Case> = cases.into_iter().step_by(step).collect();
    let facts = |case: &Case, clang: &str| -> Result<Value, String> {
        let answer = case.run(&["--clang", clang])?;
        let line: Value = serde_json::from_str(answer.stdout.lines().next().unwrap_or(""))
            .map_err(|_| answer.stderr.chars().take(300).collect::<String>())?;
        if line["errors"][0]["kind"] == "bad-input" {
            return Err(line["errors"][0]["message"].to_string());
        }
        let places = |list: &Value| -> Vec<Value> {
            let all = list.as_array().into_iter().flatten();
            all.map(|e| serde_json::json!([e["kind"], e["file"], e["line"]])).collect()
        };
        Ok(serde_json::json!({
            "verdict": line["verdict"],
            "executions": line["executions"],
            "blocked": line["blocked"],
            "errors": places(&line["errors"]),
            "warnings": places(&line["warnings"]),
        }))
    };
    let failures = each(&cases, |case| match (facts(case, "clang-14"), facts(case, "clang-19")) {
        (Ok(a), Ok(b)) if a == b => None,
        (a, b) => Some(report(case, &[format!("clang-14: {a:?}, clang-19: {b:?}")], None)),
    });
    let filtered = std::env::var_os("FENCEPOST_CORPUS").is_some();
    assert!(filtered || cases.len() >= 15, "only {} programs", cases.len());
    assert!(failures.is_empty(), "{} of {} differ\n{}", failures.len(), cases.len(), failures.join("\n"));
}

/// Where executions can be counted up to `co`, only the counts change.
#[test]
fn programs_answer_the_same_up_to_co() {
    let (cases, _) = all_cases(&files("tests/corpus/c"));
    let all = cases.len();
    let compared = answer_the_same(cases, &["--equivalence", "rf"]);
    assert!(compared * 2 >= all, "only {compared} of {all} runs");
}

/// Where the order of critical sections can be left open, only the counts change. (The programs that lock.)
#[test]
fn programs_answer_the_same_up_to_the_order_of_sections() {
    let (mut cases, _) = all_cases(&files("tests/corpus/c"));
    let locks = |case: &Case| {
        let text = |path: &PathBuf| std::fs::read_to_string(root().join(path)).unwrap_or_default();
        let words = ["mutex", "mtx_lock", "lock_guard", "scoped_lock"];
        case.program.iter().map(text).any(|text| words.iter().any(|word| text.contains(word)))
    };
    cases.retain(locks);
    let all = cases.len();
    let compared = answer_the_same(cases, &["--equivalence", "locks"]);
    assert!(compared * 2 >= all, "only {compared} of {all} runs");
}

/// Checks that these programs have the answers that they should have when `option` is given, counts left
/// aside. Returns how many of them take the option.
fn answer_the_same(mut cases: Vec<Case>, option: &[&str]) -> usize {
    cases.retain(|case| case.expected.verdict != "refused");
    for case in &mut cases {
        (case.expected.executions, case.expected.blocked) = (None, None);
    }
    let compared = AtomicUsize::new(0);
    let failures = each(&cases, |case| match case.run(option) {
        Err(what) => Some(report(case, &[what], None)),
        Ok(answer) if answer.stderr.contains("--equivalence") => None,
        Ok(answer) => {
            compared.fetch_add(1, Ordering::Relaxed);
            let complaints = case.complaints(&answer);
            (!complaints.is_empty()).then(|| report(case, &complaints, Some(&answer)))
        }
    });
    let compared = compared.into_inner();
    println!("{compared} of {} runs are possible with {option:?}", cases.len());
    assert!(failures.is_empty(), "{} of {compared} differ\n{}", failures.len(), failures.join("\n"));
    compared
}

/// Programs with a bound on their loops against the same without one. A bound may make an answer unknown; it
/// must never turn one into another. A slice of the corpus, or all of it if `FENCEPOST_LONG` is set.
/// (`agreement.rs` has all of it, under every model, for the long run.)
#[test]
fn a_bound_never_turns_an_answer_into_another() {
    let (mut cases, _) = all_cases(&files("tests/corpus/c"));
    let own = ["--unroll", "--depth", "--engine", "--timeout", "--max-executions", "--max-memory"];
    cases.retain(|case| {
        matches!(case.expected.verdict.as_str(), "ok" | "violation")
            && !case.options.iter().any(|option| own.contains(&option.as_str()))
    });
    let step = if std::env::var_os("FENCEPOST_LONG").is_some() { 1 } else { 12 };
    let cases: Vec<Case> = cases.into_iter().step_by(step).collect();
    let (decided, open) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let failures = each(&cases, |case| {
        let mut complaints = vec![];
        for engine in ["graph", "symbolic"] {
            for bound in ["1", "2", "3"] {
                let extra = ["--engine", engine, "--unroll", bound, "--timeout", "2s"];
                let answer = match case.run(&extra) {
                    Ok(answer) => answer,
                    Err(what) => return Some(report(case, &[what], None)),
                };
                let line = answer.stdout.lines().next().unwrap_or("");
                let line: Value = serde_json::from_str(line).unwrap_or_default();
                let verdict = line["verdict"].as_str().unwrap_or("unknown");
                let counter = if verdict == "unknown" { &open } else { &decided };
                counter.fetch_add(1, Ordering::Relaxed);
                if verdict != "unknown" && verdict != case.expected.verdict {
                    let expected = &case.expected.verdict;
                    complaints.push(format!("with {extra:?}: {verdict}, without a bound: {expected}"));
                }
            }
        }
        (!complaints.is_empty()).then(|| report(case, &complaints, None))
    });
    let (decided, open) = (decided.into_inner(), open.into_inner());
    println!("{} runs of {} programs: {decided} decided, {open} open", decided + open, cases.len());
    let filtered = std::env::var_os("FENCEPOST_CORPUS").is_some();
    assert!(filtered || decided >= cases.len(), "only {decided} answers of {} programs", cases.len());
    assert!(failures.is_empty(), "{} of {} flip\n{}", failures.len(), cases.len(), failures.join("\n"));
}

#[test]
fn headers_are_understood() {
    let case = case(
        Path::new("a/b.c"),
        r#" --model sc -- -DN=4 => violation race@data_read executions=3 message="a b" warning=leak  because"#,
    )
    .expect("it is well-formed");
    assert_eq!((case.options, case.flags), (vec!["--model".into(), "sc".into()], vec!["-DN=4".into()]));
    let Expected { verdict, kind, label, executions, blocked, warnings, messages, remark } = case.expected;
    assert_eq!(
        (verdict.as_str(), kind.as_deref(), label.as_deref()),
        ("violation", Some("race"), Some("data_read"))
    );
    assert_eq!((executions, blocked), (Some(3), None));
    assert_eq!(
        (warnings, messages, remark.as_str()),
        (vec!["leak".to_owned()], vec!["a b".to_owned()], "because")
    );
    for bad in ["ok", "=>", "=> fine", "=> ok executions=x", "=> ok message=\"a", "-- -DMUTANT=1 => ok"] {
        assert!(super::corpus::case(Path::new("a.c"), bad).is_err(), "{bad}");
    }
    assert!(has_label("x = 1; // @read: here", "read"));
    assert!(!has_label("x = 1; // @read_2", "read"));
    assert!(!has_label("; run: => violation race@read", "read"));
    assert!(!has_label("store i32 1, ptr @read", "read"));
    assert!(has_label("store i32 1, ptr @x ; @read", "read"));
}
