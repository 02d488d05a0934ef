//! Checks `docs/rml.md`: its examples are models, its tables are ours.
//!
//! After a change to the primitives, `FENCEPOST_BLESS=1 cargo test -p fencepost-rml docs` writes the tables
//! anew.

use fencepost_rml::{Model, Primitive};
use fencepost_source::SourceFile;
use std::fmt::Write as _;
use std::path::Path;

/// Returns the table of some primitives.
fn table(constant: bool) -> String {
    let mut table = String::from("| name | columns | |\n| --- | --- | --- |\n");
    for primitive in Primitive::all().filter(|p| p.is_constant() == constant) {
        let _ = writeln!(table, "| `{primitive}` | {} | {} |", primitive.arity(), primitive.about());
    }
    table
}

/// Returns the page with the table after a marker replaced.
fn with_table(page: &str, marker: &str, table: &str) -> String {
    let start = page.find(marker).expect("the page has the marker") + marker.len();
    let rest = page[start..].trim_start().split_once("\n\n").map(|(first, rest)| {
        // On the first run there is no table yet.
        if first.starts_with('|') { rest.to_string() } else { format!("{first}\n\n{rest}") }
    });
    format!("{}\n\n{table}\n{}", &page[..start], rest.unwrap_or_default())
}

#[test]
fn the_tables_list_all_primitives() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rml.md");
    let page = std::fs::read_to_string(&path).unwrap();
    let fresh = with_table(&page, "<!-- primitives of an execution -->", &table(false));
    let fresh = with_table(&fresh, "<!-- constants -->", &table(true));
    if std::env::var_os("FENCEPOST_BLESS").is_some() {
        std::fs::write(&path, &fresh).unwrap();
    }
    assert!(std::fs::read_to_string(&path).unwrap() == fresh, "docs/rml.md has old tables");
}

#[test]
fn the_examples_are_models() {
    let page =
        std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rml.md")).unwrap();
    let examples: Vec<&str> =
        page.split("```rml\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    assert!(examples.len() >= 2);
    for example in examples {
        let result = Model::parse(&SourceFile::new("example.rml", example));
        result.unwrap_or_else(|error| panic!("{}", error.1.render(&error.0)));
    }
}
