//! What the texts show is what the command prints.
//!
//! In a ```` ```console ```` block of `README.md` or of a page in `docs/`, a line `$ fencepost …` or `$ cargo
//! run --release -- …` is a command, `$ echo $?` asks for its exit code, and what follows is the output.
//! Words are told apart by spaces, but for those between single quotes. A line `…` stands for any number of
//! lines. Times are not compared. A block ```` ```console later ```` shows what is not there yet, and is not
//! run.

use crate::support::{Folder, Run, read, root, run};
use fencepost::models::ModelId;
use std::path::Path;

/// A command in a text and what is written below it.
#[derive(Debug)]
struct Example {
    command: String,
    output: Vec<String>,
}

fn examples(text: &str) -> Vec<Example> {
    let mut found: Vec<Example> = Vec::new();
    let mut inside = false;
    for line in text.lines() {
        if line.starts_with("```") {
            inside = line == "```console";
        } else if let Some(command) = line.strip_prefix("$ ").filter(|_| inside) {
            found.push(Example { command: command.to_owned(), output: vec![] });
        } else if inside {
            found.last_mut().expect("a block starts with a command").output.push(line.to_owned());
        }
    }
    found
}

/// A folder in which the commands of the texts can run, and write, as in the project's own.
fn workplace(name: &str) -> Folder {
    let folder = Folder::new(name);
    for entry in std::fs::read_dir(root().join("examples")).expect("there are examples") {
        let entry = entry.expect("readable");
        // (Packages have tests of their own.)
        if entry.path().is_dir() {
            continue;
        }
        let name = entry.file_name().into_string().expect("a plain name");
        folder.write(&format!("examples/{name}"), &read(format!("examples/{name}")));
    }
    folder
}

/// The words of a command, as a shell has them: a part between single quotes is taken as it is.
fn words(command: &str) -> Vec<String> {
    let mut words = vec![];
    for (i, part) in command.split('\'').enumerate() {
        match i % 2 {
            0 => words.extend(part.split_whitespace().map(str::to_owned)),
            _ => words.push(part.to_owned()),
        }
    }
    words
}

/// Replaces every time by `T`: `0.02 s`, `Time SB 0.02`, `"time_s":0.02`.
fn timeless(line: &str) -> String {
    let number =
        |text: &str| text.find(|c: char| !c.is_ascii_digit() && !".e-".contains(c)).unwrap_or(text.len());
    if let Some(at) = line.find("\"time_s\":").map(|at| at + 9) {
        return format!("{}T{}", &line[..at], &line[at + number(&line[at..])..]);
    }
    let words: Vec<&str> = line.split(' ').collect();
    let is_time = |i: usize| {
        words[i].contains('.')
            && words[i].parse::<f64>().is_ok()
            && (words.get(i + 1) == Some(&"s") || words[0] == "Time")
    };
    let shown: Vec<&str> = (0..words.len()).map(|i| if is_time(i) { "T" } else { words[i] }).collect();
    shown.join(" ")
}

/// Is `found` what `written` says?
fn matches(written: &[String], found: &[String]) -> bool {
    match written.split_first() {
        None => found.is_empty(),
        Some((line, rest)) if line == "…" => (0..=found.len()).any(|skip| matches(rest, &found[skip..])),
        Some((line, rest)) => {
            found.split_first().is_some_and(|(f, more)| timeless(f) == timeless(line) && matches(rest, more))
        }
    }
}

/// Runs the commands of a text; says how many there were.
#[track_caller]
fn check(page: &Path) -> usize {
    // Pages in different folders may have the same name, and tests run side by side.
    let name = page.to_str().expect("a plain name").replace(['/', '\\', '.'], "-");
    let folder = workplace(&format!("docs-{name}"));
    let mut last: Option<Run> = None;
    let mut checked = 0;
    for example in examples(&read(page)) {
        let Example { command, output } = &example;
        if command == "echo $?" {
            let code = last.as_ref().map(|run| run.code.to_string());
            assert_eq!(output.first(), code.as_ref(), "{}: the exit code", page.display());
            continue;
        }
        let args = command.strip_prefix("fencepost ").or(command.strip_prefix("cargo run --release -- "));
        let Some(args) = args else { continue };
        let words = words(args);
        let run = run(folder.path(), &words.iter().map(String::as_str).collect::<Vec<_>>());
        let printed = run.stdout.clone() + &run.stderr;
        let lines = |text: &str| text.trim_end().lines().map(str::to_owned).collect::<Vec<_>>();
        assert!(
            matches(&lines(&output.join("\n")), &lines(&printed)),
            "{} shows something else than `{command}` prints. If what it prints is right, put this there:\n{printed}",
            page.display()
        );
        last = Some(run);
        checked += 1;
    }
    checked
}

#[test]
fn the_readme_shows_what_is_printed() {
    assert!(check(Path::new("README.md")) >= 5);
}

#[test]
fn the_pages_show_what_is_printed() {
    let mut checked = 0;
    for entry in std::fs::read_dir(root().join("docs")).expect("there are pages") {
        let path = entry.expect("readable").path();
        if path.extension().is_some_and(|e| e == "md") {
            checked += check(path.strip_prefix(root()).expect("it is in the project"));
        }
    }
    assert!(checked >= 50, "{checked} commands");
    check(Path::new("examples/README.md"));
}

/// The table of `examples/README.md`: what each example says under each model.
#[test]
fn the_table_of_the_examples() {
    let models = ModelId::ALL.map(|m| m.name()).join(",");
    let run = run(&root(), &["check", "examples", "--format", "json", "--model", &models]);
    // A link, and what stands in its row.
    let mut rows: Vec<(String, Vec<String>)> = Vec::new();
    for line in run.stdout.lines() {
        let line: serde_json::Value = serde_json::from_str(line).expect("an object");
        let answer = match line["verdict"].as_str() {
            Some("ok") => "holds",
            Some("violation") => "fails",
            _ => "no answer",
        };
        let race = line["errors"].as_array().is_some_and(|all| all.iter().any(|e| e["kind"] == "race"));
        let cell = format!("{answer} {}{}", line["executions"], if race { ", race" } else { "" });
        let file = line["file"].as_str().and_then(|file| file.rsplit(['/', '\\']).next()).expect("a file");
        let link = format!("[{}]({file})", line["test"].as_str().expect("a name"));
        match rows.last_mut() {
            Some((before, cells)) if *before == link => cells.push(cell),
            _ => rows.push((link, vec![cell])),
        }
    }
    assert!(rows.len() >= 8, "{}", run.stderr);
    let row = |(link, cells): &(String, Vec<String>)| format!("| {link} | {} |\n", cells.join(" | "));
    let header = format!("| test | {} |\n", ModelId::ALL.map(|m| m.name()).join(" | "));
    let rule = format!("|{}\n", " --- |".repeat(ModelId::ALL.len() + 1));
    let table = header + &rule + &rows.iter().map(row).collect::<String>();
    assert!(read("examples/README.md").contains(&table), "examples/README.md should have\n{table}");
}

/// Every kind of finding that `--ignore` knows is explained.
#[test]
fn every_kind_is_documented() {
    let page = read("docs/json.md");
    let words = fencepost::report::Kind::all().map(|kind| format!("`{kind}`"));
    let missing: Vec<_> = words.filter(|word| !page.contains(word)).collect();
    assert!(missing.is_empty(), "the table of kinds in docs/json.md needs a row for {}", missing.join(", "));
}

#[test]
fn quotes_keep_words_together() {
    assert_eq!(words("why a.litmus --outcome 'x=1 /\\ y=2' -m sc").len(), 6);
    assert_eq!(words("why 'a  b'"), ["why", "a  b"]);
}

#[test]
fn times_are_not_compared() {
    assert_eq!(timeless("  4 executions, engine graph, 0.02 s"), "  4 executions, engine graph, T s");
    assert_eq!(timeless("Time SB 0.02"), "Time SB T");
    assert_eq!(timeless("{\"a\":1.5,\"time_s\":1.5e-5}"), "{\"a\":1.5,\"time_s\":T}");
    assert_eq!(timeless("about 0.5 % of it"), "about 0.5 % of it");
}
