//! Texts in many styles, `tests/corpus/cat/good`: how many executions of small tests they allow.
//!
//! `tests/corpus/cat/expected.tsv` has a row for each text (and variant), with the numbers and where they
//! come from: `as` names a shipped model, or another text, that has the same executions on these tests, which
//! is checked; a row without was derived by hand, as its last column says. `FENCEPOST_BLESS=1` writes the
//! numbers anew; read the difference before you keep it.

use crate::support::{by_candidates, co, folder_of_tests, shipped, test};
use fencepost::cat::Model;
use fencepost::graph::Execution;
use fencepost::litmus::Test;
use fencepost::models::cat_text;
use fencepost::source::SourceFile;
use std::collections::BTreeSet;
use std::fmt::Write as _;

/// Texts that are read and refused as models, and why.
const REFUSED: &[(&str, &str)] =
    &[("functions.cat", "no `enum` has the tag"), ("orders.cat", "`when` is not supported")];

fn parse(name: &str, variant: &str) -> Result<Model, String> {
    let path = folder_of_tests("corpus/cat/good").join(name);
    let file = SourceFile::new(name, std::fs::read_to_string(path).expect("a text of the corpus"));
    let variants: Vec<String> = variant.split_whitespace().map(str::to_owned).collect();
    let mut beside = |name: &str| {
        let text = name.strip_suffix(".cat").and_then(cat_text)?;
        Some(SourceFile::new(name, text))
    };
    Model::parse_with(&file, &variants, &mut beside).map_err(|error| error.1.render(&error.0))
}

fn executions(test: &Test, model: &Model) -> BTreeSet<Execution> {
    by_candidates(&test.program, model, co(model), 1_000_000).expect("small tests")
}

#[test]
fn as_expected() {
    let path = folder_of_tests("corpus/cat/expected.tsv");
    let table = std::fs::read_to_string(&path).expect("the table is there");
    let mut lines = table.lines().map(|line| line.split('\t').collect::<Vec<_>>());
    let head = lines.next().expect("a first line");
    let names = &head[3..head.len() - 1];
    let tests: Vec<Test> =
        names.iter().map(|name| test(&folder_of_tests("litmus").join(format!("{name}.litmus")))).collect();
    let mut found = head.join("\t") + "\n";
    let (mut files, mut wrong) = (BTreeSet::new(), vec![]);
    for line in lines {
        assert_eq!(line.len(), head.len(), "{line:?}");
        let [file, variant, same] = [line[0], line[1], line[2]];
        files.insert(file.to_owned());
        let model = parse(file, variant).unwrap_or_else(|error| panic!("{error}"));
        let other = match same {
            "" => None,
            text if text.ends_with(".cat") => Some(parse(text, "").unwrap_or_else(|error| panic!("{error}"))),
            name => Some(shipped(name).model),
        };
        let counts = tests.iter().map(|test| {
            let found = executions(test, &model);
            if let Some(other) = &other {
                let expected = executions(test, other);
                if found != expected {
                    let (here, there) = (found.len(), expected.len());
                    wrong.push(format!("{}: {file} {variant} has {here}, {same} {there}", test.name));
                }
            }
            found.len().to_string()
        });
        let counts: Vec<String> = counts.collect();
        eprintln!("{file} {variant}: {counts:?}");
        let why = line[line.len() - 1];
        let _ = writeln!(found, "{file}\t{variant}\t{same}\t{}\t{why}", counts.join("\t"));
        assert!(!same.is_empty() || !why.is_empty(), "{file}: where do the numbers come from?");
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    if std::env::var_os("FENCEPOST_BLESS").is_some() {
        std::fs::write(&path, &found).expect("writable");
    }
    for (found, expected) in found.lines().zip(table.lines()) {
        assert!(found == expected || std::env::var_os("FENCEPOST_BLESS").is_some(), "{found}\n{expected}");
    }
    assert!(files.len() >= 20, "{}", files.len());
    for entry in std::fs::read_dir(folder_of_tests("corpus/cat/good")).expect("the folder is there") {
        let name = entry.expect("readable").file_name().to_string_lossy().into_owned();
        match REFUSED.iter().find(|(refused, _)| *refused == name) {
            None => assert!(files.contains(&name), "{name} is not in the table"),
            Some((_, why)) => {
                let error = parse(&name, "").err().unwrap_or_else(|| panic!("{name} is accepted"));
                assert!(error.contains(why), "{error}");
            }
        }
    }
}
