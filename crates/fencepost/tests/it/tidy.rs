//! The conventions of the project, as tests.

use crate::support::{read, root, run};
use fencepost::model::machines;
use fencepost::models::{ModelId, only_texts};
use fencepost::rml::Model;
use fencepost::states::Machine;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// Which crates of the project a crate may use. To change it is to change the architecture: `ARCHITECTURE.md`
/// has the same table, and says why.
const MAY_USE: [(&str, &[&str]); 19] = [
    ("source", &[]),
    ("program", &["source"]),
    ("litmus", &["source", "program"]),
    ("java", &["source", "program"]),
    ("llvm", &["source", "program"]),
    ("graph", &["program"]),
    ("models", &["graph"]),
    ("search", &["program"]),
    ("explore", &["program", "graph", "models", "search"]),
    ("states", &["program", "search"]),
    ("relational", &[]),
    ("rml", &["source", "relational"]),
    ("symbolic", &["program", "search", "relational", "rml"]),
    ("cat", &["source", "graph", "relational", "rml"]),
    ("candidates", &["program", "graph", "search"]),
    ("report", &["search"]),
    ("oracle", &["program", "graph", "models"]),
    (
        "fencepost",
        &[
            "source",
            "program",
            "litmus",
            "java",
            "llvm",
            "graph",
            "models",
            "search",
            "explore",
            "states",
            "relational",
            "rml",
            "symbolic",
            "cat",
            "candidates",
            "report",
        ],
    ),
    (
        "bench",
        &[
            "source",
            "program",
            "litmus",
            "java",
            "llvm",
            "models",
            "explore",
            "states",
            "rml",
            "symbolic",
            "cat",
            "candidates",
        ],
    ),
];

/// The rooms that may touch files, processes, threads, the clock and the environment: folders, and files.
/// Everything else in the libraries is pure, and compiles for a browser.
const MAY_TOUCH: [(&str, &str); 10] = [
    ("crates/fencepost/src/main.rs", "the command line"),
    ("crates/fencepost/src/cli", "the command line"),
    ("crates/fencepost/src/input/load.rs", "loads inputs"),
    ("crates/fencepost/src/input/source.rs", "finds the files of inputs"),
    ("crates/fencepost/src/input/texts.rs", "loads the texts that a patch changes"),
    ("crates/fencepost/src/model/files.rs", "loads models and the files that they include"),
    ("crates/llvm/src/driver", "runs clang"),
    ("crates/llvm/src/lower/places.rs", "loads the source files that debug information names"),
    ("crates/search/src/system.rs", "the clock, and the memory in use"),
    ("crates/search/src/threads.rs", "starts the threads of a search"),
];

/// What touches the world, as it is written.
const TOUCHES: [&str; 18] = [
    "std::fs",
    "std::process",
    "std::thread",
    "std::env",
    "std::net",
    // (A list of names could have any of these.)
    "use std::{",
    "Instant",
    "SystemTime",
    "io::stdin",
    "io::stdout",
    "io::stderr",
    "print!(",
    "println!(",
    ".exists()",
    ".is_file()",
    ".is_dir()",
    ".canonicalize()",
    ".metadata()",
];

/// What is written like that and touches nothing.
const HARMLESS: [&str; 3] = ["std::process::ExitCode", "std::thread::panicking", "std::thread::yield_now"];

/// The folder of a crate.
fn folder(name: &str) -> PathBuf {
    let path = if name == "bench" { PathBuf::from(name) } else { Path::new("crates").join(name) };
    assert!(root().join(&path).is_dir(), "{name}");
    path
}

/// The crates of the project that a crate uses, tests aside.
fn uses(name: &str) -> BTreeSet<String> {
    let manifest = read(folder(name).join("Cargo.toml"));
    let section = manifest.split("\n[dependencies]").nth(1).unwrap_or("");
    let section = section.split("\n[").next().unwrap_or("");
    let lines = section.lines().filter_map(|line| line.strip_prefix("fencepost-"));
    lines.map(|line| line.split(['.', ' ', '=']).next().unwrap_or("").to_owned()).collect()
}

/// Every file of the project that is text of ours.
fn files() -> Vec<PathBuf> {
    fn walk(folder: &Path, found: &mut Vec<PathBuf>) {
        for entry in std::fs::read_dir(folder).expect("readable") {
            let path = entry.expect("readable").path();
            let name = path.file_name().and_then(|n| n.to_str()).unwrap_or("");
            let skipped = ["target", ".git", "seeds", "proptest-regressions", "Cargo.lock"];
            if skipped.contains(&name) {
                continue;
            }
            if path.is_dir() {
                walk(&path, found);
            } else {
                found.push(path);
            }
        }
    }
    let mut found = Vec::new();
    walk(&root(), &mut found);
    found.sort();
    found
}

fn sources() -> impl Iterator<Item = (PathBuf, String)> {
    // Rust in the corpus is input, not part of the project.
    let corpus = root().join("tests/corpus");
    let ours =
        move |path: &PathBuf| path.extension().is_some_and(|e| e == "rs") && !path.starts_with(&corpus);
    let sources = files().into_iter().filter(ours);
    sources.map(|path| {
        let text = read(&path);
        (path.strip_prefix(root()).expect("it is in the project").to_owned(), text)
    })
}

#[test]
fn crates_use_what_they_may() {
    let crates = std::fs::read_dir(root().join("crates")).expect("there are crates");
    let mut names: BTreeSet<String> =
        crates.map(|e| e.expect("readable").file_name().into_string().expect("a plain name")).collect();
    names.insert("bench".into());
    let table: BTreeMap<&str, &[&str]> = MAY_USE.into_iter().collect();
    assert_eq!(
        names.iter().map(String::as_str).collect::<Vec<_>>(),
        table.keys().copied().collect::<Vec<_>>()
    );
    for name in &names {
        for used in uses(name) {
            assert!(table[name.as_str()].contains(&used.as_str()), "{name} must not use {used}");
        }
    }
}

/// The table of `ARCHITECTURE.md` is the one above, and what the manifests say.
#[test]
fn the_architecture_page_tells_the_truth() {
    let page = read("ARCHITECTURE.md");
    for (name, _) in MAY_USE {
        let used: Vec<String> = MAY_USE
            .iter()
            .map(|(n, _)| *n)
            .filter(|n| uses(name).contains(*n))
            .map(|n| format!("`{n}`"))
            .collect();
        let used = if used.is_empty() { "—".to_owned() } else { used.join(", ") };
        let start = format!("| `{name}` | {used} |");
        assert!(
            page.lines().any(|line| line.starts_with(&start)),
            "ARCHITECTURE.md should have a row {start}"
        );
    }
}

#[test]
fn only_some_rooms_touch_the_world() {
    let mut unused: BTreeSet<&str> = MAY_TOUCH.iter().map(|(room, _)| *room).collect();
    for (path, text) in sources() {
        let is_library = path.starts_with("crates") && path.components().any(|c| c.as_os_str() == "src");
        // (The first is a crate for tests, the others are tests.)
        let is_test = path.starts_with("crates/oracle")
            || path.ends_with("tests.rs")
            || path.components().any(|c| c.as_os_str() == "tests");
        if !is_library || is_test {
            continue;
        }
        // Tests come last in a file.
        let code = text.split("#[cfg(test)]").next().unwrap_or("");
        let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
        let touching = lines.filter_map(|line| {
            let line = HARMLESS.iter().fold(line.to_owned(), |line, word| line.replace(word, ""));
            TOUCHES.iter().find(|word| line.contains(**word))
        });
        let touching: Vec<&&str> = touching.collect();
        match MAY_TOUCH.iter().find(|(room, _)| path.starts_with(room)) {
            Some((room, _)) if !touching.is_empty() => {
                unused.remove(room);
            }
            Some(_) => {}
            None => assert!(
                touching.is_empty(),
                "{} has {touching:?}: only the rooms on the list may touch files, processes, threads and the clock",
                path.display()
            ),
        }
    }
    // (The program's entry only names its exit code.)
    unused.remove("crates/fencepost/src/main.rs");
    assert!(unused.is_empty(), "they touch nothing, and need not be on the list: {unused:?}");
}

#[test]
fn nothing_is_left_to_do() {
    // In two parts, lest this file be found.
    let banned = [
        concat!("todo", "!("),
        concat!("unimplemented", "!("),
        concat!("dbg", "!("),
        concat!("#[ign", "ore]"),
    ];
    for (path, text) in sources() {
        for word in banned {
            assert!(!text.contains(word), "{}: {word}", path.display());
        }
    }
}

/// Rows of tables cannot be broken; all other comments can.
#[test]
fn comments_fit_on_a_screen() {
    for (path, text) in sources() {
        for (i, line) in text.lines().enumerate() {
            let comment = line.trim_start();
            let is_row = ["//! |", "/// |", "// |"].iter().any(|row| comment.starts_with(row));
            let wide = line.chars().count() > 110;
            assert!(
                !comment.starts_with("//") || is_row || !wide,
                "{}:{}: more than 110 columns",
                path.display(),
                i + 1
            );
        }
    }
}

#[test]
fn files_are_short() {
    for (path, text) in sources() {
        let is_test = path.components().any(|c| c.as_os_str() == "tests") || path.ends_with("tests.rs");
        let lines = text.lines().count();
        assert!(is_test || lines <= 600, "{} has {lines} lines: it probably holds two ideas", path.display());
    }
}

#[test]
fn files_say_what_they_are() {
    for (path, text) in sources() {
        assert!(text.starts_with("//!"), "{} does not start with //!", path.display());
    }
    for (name, _) in MAY_USE {
        assert!(root().join(folder(name)).join("src/lib.rs").is_file(), "{name} has no lib.rs");
    }
}

#[test]
fn every_model_is_described() {
    let (readme, glossary) = (read("README.md"), read("docs/glossary.md"));
    let graph = ModelId::ALL.map(|m| (m.name(), [m.summary(), m.source(), m.definition(), m.remarks()]));
    let machines = Machine::ALL.map(|machine| {
        let text = machines::describe(machine);
        (machine.name(), [text.summary, text.source, text.definition, text.remarks])
    });
    let mut names = Model::names().to_vec();
    names.extend(only_texts().iter().map(|model| model.name));
    for (name, texts) in graph.into_iter().chain(machines) {
        for text in texts {
            assert!(!text.trim().is_empty(), "{name}");
        }
        names.push(name);
    }
    for name in names {
        for (page, text) in [("README.md", &readme), ("docs/glossary.md", &glossary)] {
            assert!(text.contains(&format!("`{name}`")), "{page} does not mention `{name}`");
        }
    }
}

/// The long flags that a command's help lists.
fn flags(command: &str) -> Vec<String> {
    let help = run(&root(), &[command, "--help"]).stdout;
    let lines = help.lines().map(str::trim_start).filter(|line| line.starts_with('-'));
    let flags = lines.filter_map(|line| line.split([' ', ',', '=']).find(|word| word.starts_with("--")));
    flags.map(str::to_owned).collect()
}

#[test]
fn every_flag_is_in_the_readme() {
    let readme = read("README.md");
    let all = [flags("check"), flags("why"), flags("compare"), flags("fences"), flags("models")].concat();
    assert!(all.len() >= 15, "{all:?}");
    for flag in all {
        let known = readme.match_indices(&flag).any(|(at, _)| {
            !readme[at + flag.len()..].starts_with(|c: char| c.is_ascii_alphanumeric() || c == '-')
        });
        assert!(known, "README.md does not mention {flag}");
    }
}

/// Every file that a page links to is there.
#[test]
fn links_lead_somewhere() {
    for path in files().into_iter().filter(|path| path.extension().is_some_and(|e| e == "md")) {
        let text = read(&path);
        for target in text.split("](").skip(1).filter_map(|rest| rest.split([')', '#']).next()) {
            if target.is_empty() || target.contains("://") {
                continue;
            }
            let file = path.parent().expect("a folder").join(target);
            assert!(file.exists(), "{} links to {target}", path.display());
        }
    }
}

/// The texts speak of the project, not of the machine it was written on or of where its dependencies come
/// from.
#[test]
fn no_machine_is_named() {
    let banned = [
        concat!("/wo", "rk/"),
        concat!("/ro", "ot/"),
        concat!("/ho", "me/"),
        concat!("/tm", "p/"),
        concat!("crates", ".io"),
        concat!("pypi", ".org"),
        concat!("npmjs", "."),
        concat!("registry", "+http"),
        concat!("sparse", "+http"),
    ];
    for path in files() {
        // Some test files are garbage on purpose.
        let Ok(text) = std::fs::read_to_string(&path) else { continue };
        for word in banned {
            assert!(!text.contains(word), "{} contains {word}", path.display());
        }
    }
}
