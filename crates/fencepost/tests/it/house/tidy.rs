//! The conventions of the project, as tests.

use crate::support::{read, root, run};
use fencepost::model::machines;
use fencepost::models::{ModelId, cat_names, only_texts};
use fencepost::rml::Model;
use fencepost::states::Machine;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// Which crates of the project a crate may use. To change it is to change the architecture: `ARCHITECTURE.md`
/// says the same, crate by crate.
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
const MAY_TOUCH: [(&str, &str); 11] = [
    ("crates/fencepost/src/bin/cargo-fencepost.rs", "runs cargo"),
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
const HARMLESS: [&str; 4] =
    ["std::process::ExitCode", "std::thread::panicking", "std::thread::yield_now", "std::thread::thread::"];

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

/// What `ARCHITECTURE.md` says a crate uses is what the table above and the manifests say.
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
        let section = page.split(&format!("\n### `{name}`\n")).nth(1);
        let section = section.unwrap_or_else(|| panic!("ARCHITECTURE.md should have a section `{name}`"));
        let section = section.split("\n#").next().unwrap_or("");
        let words = section.split_whitespace().collect::<Vec<_>>().join(" ");
        let start = format!("*Uses*: {used}. ");
        assert!(words.starts_with(&start), "ARCHITECTURE.md: the section `{name}` should begin with {start}");
        assert_eq!(
            words.matches("*Invariant*: ").count(),
            1,
            "ARCHITECTURE.md: `{name}` needs one invariant"
        );
    }
}

#[test]
fn the_architecture_page_is_short() {
    let page = read("ARCHITECTURE.md");
    let lines = page.lines().count();
    assert!(lines <= 400, "ARCHITECTURE.md has {lines} lines");
    for (i, line) in page.lines().enumerate() {
        assert!(line.chars().count() <= 120, "ARCHITECTURE.md:{}: more than 120 columns", i + 1);
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
    let (models, glossary) = (read("docs/models.md"), read("docs/glossary.md"));
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
    let mut missing = vec![];
    let mut look = |page, text: &str, name: &str| {
        if !text.contains(&format!("`{name}`")) {
            missing.push(format!("{page}: `{name}`"));
        }
    };
    for name in names {
        look("docs/models.md", &models, name);
        look("docs/glossary.md", &glossary, name);
    }
    let table = read("crates/models/cat/README.md");
    for name in cat_names() {
        look("crates/models/cat/README.md", &table, name);
    }
    assert!(missing.is_empty(), "pages that do not say what a model is:\n{}", missing.join("\n"));
}

/// The long flags that a command's help lists.
fn flags(command: &str) -> Vec<String> {
    let help = run(&root(), &[command, "--help"]).stdout;
    let lines = help.lines().map(str::trim_start).filter(|line| line.starts_with('-'));
    let flags = lines.filter_map(|line| line.split([' ', ',', '=']).find(|word| word.starts_with("--")));
    flags.map(str::to_owned).collect()
}

/// Whether a text has a flag as a word of its own: `--all` is not in `--all-errors`.
fn mentions(text: &str, flag: &str) -> bool {
    text.match_indices(flag)
        .any(|(at, _)| !text[at + flag.len()..].starts_with(|c: char| c.is_ascii_alphanumeric() || c == '-'))
}

/// Every flag is in the part of `docs/cli.md` that is about its command, and some other page says what it is
/// for.
#[test]
fn every_flag_is_documented() {
    let reference = read("docs/cli.md");
    let pages: Vec<String> = pages().iter().filter(|page| !page.ends_with("cli.md")).map(read).collect();
    let mut count = 0;
    for command in ["check", "why", "compare", "fences", "models"] {
        let heading = format!("\n## `fencepost {command}`\n");
        let part =
            reference.split_once(&*heading).map(|(_, rest)| rest.split("\n## ").next().unwrap_or(rest));
        let part = part.unwrap_or_else(|| panic!("docs/cli.md has no part on {command}"));
        for flag in flags(command) {
            count += 1;
            if flag == "--help" {
                assert!(mentions(&reference, &flag), "docs/cli.md does not mention {flag}");
                continue;
            }
            assert!(mentions(part, &flag), "docs/cli.md does not mention {flag} of {command}");
            assert!(pages.iter().any(|page| mentions(page, &flag)), "no page says what {flag} is for");
        }
    }
    assert!(count >= 15, "{count}");
}

/// The README and the pages in `docs/`.
fn pages() -> Vec<PathBuf> {
    let docs = root().join("docs");
    let pages: Vec<PathBuf> = files()
        .into_iter()
        .filter(|path| *path == root().join("README.md") || path.parent() == Some(&*docs))
        .collect();
    assert!(pages.len() >= 15, "{pages:?}");
    pages
}

/// The README is read in one sitting; the rest is in `docs/`.
#[test]
fn the_readme_is_short() {
    let size = read("README.md").len();
    assert!(size <= 12_000, "README.md has {size} bytes");
}

#[test]
fn every_page_is_in_the_index() {
    let index = read("docs/README.md");
    for page in pages() {
        let name = page.file_name().and_then(|name| name.to_str()).expect("a plain name");
        let listed = name == "README.md" || index.contains(&format!("]({name}"));
        assert!(listed, "docs/README.md does not link to {name}");
    }
}

/// The library functions that programs may call, by name. (Those with an underscore in front are what
/// headers make of others.)
#[test]
fn every_library_function_is_documented() {
    let page = read("docs/c.md");
    let runtime = read("crates/llvm/runtime/runtime.ll");
    let defined = runtime.lines().filter_map(|line| line.strip_prefix("define "));
    let names = defined.filter(|line| !line.starts_with("internal")).filter_map(|line| {
        let name = line.split_once('@')?.1;
        Some(name.split('(').next().unwrap_or(name))
    });
    let own = |name: &&str| !["_", "fencepost_", "llmc_"].iter().any(|prefix| name.starts_with(prefix));
    let names: Vec<&str> = names.filter(own).collect();
    assert!(names.len() >= 150, "{names:?}");
    let missing: Vec<_> = names.iter().filter(|name| !page.contains(&format!("`{name}`"))).collect();
    assert!(missing.is_empty(), "the table of library functions in docs/c.md lacks {missing:?}");
}

/// What the README shows of a file is in the file.
#[test]
fn the_readme_shows_the_examples_as_they_are() {
    let examples: Vec<String> =
        ["SB.litmus", "mailbox.c"].map(|name| read(format!("examples/{name}"))).into();
    let readme = read("README.md");
    let blocks: Vec<&str> =
        readme.split("```c\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    assert_eq!(blocks.len(), 3);
    for block in blocks {
        assert!(examples.iter().any(|text| text.contains(block)), "no example has\n{block}");
    }
}

/// The anchors of a page's headings, as GitHub makes them: letters, digits, `-` and `_`, small, with `-` for
/// each space.
fn anchors(text: &str) -> Vec<String> {
    let mut inside = false;
    let mut found = vec![];
    for line in text.lines() {
        inside ^= line.starts_with("```");
        let heading = line.trim_start_matches('#');
        if inside || heading.len() == line.len() || !heading.starts_with(' ') {
            continue;
        }
        let small = heading.trim().to_lowercase().replace(' ', "-");
        found.push(small.chars().filter(|c| c.is_alphanumeric() || "-_".contains(*c)).collect());
    }
    found
}

/// Every file that a page links to is there, and so is the heading, if the link names one.
#[test]
fn links_lead_somewhere() {
    for path in files().into_iter().filter(|path| path.extension().is_some_and(|e| e == "md")) {
        let text = read(&path);
        for link in text.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            if link.is_empty() || link.contains("://") {
                continue;
            }
            let (target, anchor) = link.split_once('#').unwrap_or((link, ""));
            let file = match target {
                "" => path.clone(),
                _ => path.parent().expect("a folder").join(target),
            };
            assert!(file.exists(), "{} links to {target}", path.display());
            let is_page = file.extension().is_some_and(|e| e == "md");
            let known = anchor.is_empty() || is_page && anchors(&read(&file)).iter().any(|a| a == anchor);
            assert!(known, "{} links to {link}: there is no such heading", path.display());
        }
    }
}

#[test]
fn anchors_are_made_as_github_makes_them() {
    let page = "# A `code --all`, and more\n```sh\n# no heading\n```\n## Two\n#none\n";
    assert_eq!(anchors(page), ["a-code---all-and-more", "two"]);
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
