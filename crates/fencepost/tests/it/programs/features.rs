//! One small program for each feature of C and C++ (`tests/corpus/features`), and the table of them in
//! `docs/c.md`, which is made from their headers.
//!
//! A line `// feature: NAME` says what the program needs. What the first line `run:` expects is the answer of
//! the table: `refused` (the message is the reason), or the feature works.

use super::corpus;
use crate::support::{Folder, files_below, read, root};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

const FOLDER: &str = "tests/corpus/features";
/// The clang that `./test` sees to, for native runs.
const CLANG: &str = "clang-19";
/// The words before and after the table.
const BEGIN: &str = "<!-- features: made by the test features -->\n";
const END: &str = "<!-- end of features -->";

/// What the folders are about, in the order of the table.
const AREAS: [(&str, &str); 13] = [
    ("c-threads", "C: threads"),
    ("c-locks", "C: locks"),
    ("c-atomics", "C: atomics"),
    ("c-language", "C: the language"),
    ("c-instructions", "C: instructions"),
    ("c-library", "C: the library"),
    ("c-system", "C: the system"),
    ("cpp-threads", "C++: threads, futures"),
    ("cpp-locks", "C++: locks"),
    ("cpp-atomics", "C++: atomics"),
    ("cpp-memory", "C++: memory"),
    ("cpp-containers", "C++: the library"),
    ("cpp-language", "C++: the language"),
];
const OUTPUT: (&str, &str) = ("cpp-output", "C++: output");

/// A feature: its name, and why it is refused, if it is.
struct Feature {
    name: String,
    refused: Option<String>,
}

fn programs() -> Vec<PathBuf> {
    files_below(FOLDER, &["c", "cpp"])
}

fn feature(file: &Path) -> Feature {
    let text = read(file);
    let line = |start: &str| {
        let found = text.lines().find_map(|line| line.strip_prefix(start));
        found.unwrap_or_else(|| panic!("{} has no line `{start}`", file.display())).trim()
    };
    let name = line("// feature:").to_owned();
    let expected = line("// run:").split_once("=>").expect("a run has an answer").1.trim();
    let refused = expected.strip_prefix("refused").map(|rest| {
        let reason = rest.split_once("message=\"").and_then(|(_, message)| message.split_once('"'));
        reason.unwrap_or_else(|| panic!("{} is refused, but not why", file.display())).0.to_owned()
    });
    assert!(
        refused.is_some() || matches!(expected.split(' ').next(), Some("ok" | "unknown")),
        "{}: a feature works or is refused, not {expected}",
        file.display()
    );
    Feature { name, refused }
}

/// The table of the features, and the counts.
fn table() -> String {
    let mut areas: BTreeMap<String, Vec<Feature>> = BTreeMap::new();
    for file in programs() {
        let area = file.parent().and_then(|folder| folder.file_name()).and_then(|name| name.to_str());
        areas.entry(area.expect("a file is in a folder").to_owned()).or_default().push(feature(&file));
    }
    let mut out = String::from("| area | works | refused, and why |\n| --- | --- | --- |\n");
    let mut totals = BTreeMap::from([("C", (0, 0)), ("C++", (0, 0))]);
    for (folder, title) in AREAS.into_iter().chain([OUTPUT]) {
        let features = areas.remove(folder).unwrap_or_else(|| panic!("there is no {folder}"));
        let total = totals.get_mut(title.split(':').next().unwrap_or("")).expect("C or C++");
        total.0 += features.iter().filter(|f| f.refused.is_none()).count();
        total.1 += features.len();
        let works: Vec<&str> = features.iter().filter(|f| f.refused.is_none()).map(|f| &*f.name).collect();
        let refused = features.iter().filter_map(|f| f.refused.as_ref().map(|why| (&f.name, why)));
        let refused: Vec<String> = refused.map(|(name, why)| format!("{name} (“{why}”)")).collect();
        let _ = writeln!(
            out,
            "| [{title}](../{FOLDER}/{folder}) | {} | {} |",
            works.join("; "),
            refused.join("; ")
        );
    }
    assert!(areas.is_empty(), "folders without a row: {:?}", areas.keys());
    let ((c, all_c), (cpp, all_cpp)) = (totals["C"], totals["C++"]);
    let out = out.replace('<', "&lt;");
    format!("{c} of {all_c} features of C work, and {cpp} of {all_cpp} of C++.\n\n{out}")
}

#[test]
fn every_feature_has_its_answer() {
    corpus::check(&[FOLDER], 240);
}

#[test]
fn the_table_is_made_from_the_programs() {
    let page = read("docs/c.md");
    let (_, rest) = page.split_once(BEGIN).expect("docs/c.md has a place for the table");
    let (shown, _) = rest.split_once(END).expect("the table ends");
    let wanted = table();
    assert!(shown == wanted, "docs/c.md should show, between the two comments:\n{wanted}");
}

/// What the programs assert is true on this machine, too: all of them are compiled and run.
#[test]
#[ignore = "long"]
fn long_features_hold_natively() {
    let folder = Folder::new("features");
    let mut failures = vec![];
    for file in programs() {
        let text = read(&file);
        let run = text.lines().find_map(|line| line.strip_prefix("// run:")).unwrap_or("");
        let flags =
            run.split("=>").next().and_then(|run| run.split_once("-- ")).map_or("", |(_, flags)| flags);
        let program = folder.path().join("program");
        let cpp = file.extension().is_some_and(|extension| extension == "cpp");
        let mut compile = Command::new(CLANG);
        compile.current_dir(root()).args(flags.split_whitespace()).args(["-w", "-DNATIVE", "-o"]);
        compile.arg(&program).arg(&file).args(["-pthread", "-latomic", "-lm"]);
        if cpp {
            compile.arg(if flags.contains("libc++") { "-lc++" } else { "-lstdc++" });
        }
        let compiled = compile.output().expect("clang runs");
        if !compiled.status.success() {
            failures.push(format!("{}: {}", file.display(), String::from_utf8_lossy(&compiled.stderr)));
            continue;
        }
        let mut child = Command::new(&program)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("it runs");
        let start = Instant::now();
        let status = loop {
            match child.try_wait().expect("it can be waited for") {
                Some(status) => break status.to_string(),
                None if start.elapsed() > Duration::from_secs(10) => {
                    let _ = child.kill();
                    let _ = child.wait();
                    break "it does not end".to_owned();
                }
                None => std::thread::sleep(Duration::from_millis(2)),
            }
        };
        if status != "exit status: 0" {
            failures.push(format!("{}: {status}", file.display()));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
