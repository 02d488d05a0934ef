//! Checks a C file, which clang compiles, and prints what goes wrong and where.
//!
//! ```text
//! cargo run --release -p fencepost --example check_c -- examples/mailbox.c
//! ```

use fencepost::input::{Reading, Source};
use fencepost::search::Search;
use fencepost::{Input, Model, Options, Plan, check};
use std::path::PathBuf;
use std::time::Duration;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let files: Vec<PathBuf> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    let loaded = Input::load(&Source::Program(files), &Reading::default())
        .map_err(|bad| String::from_utf8_lossy(&bad.rendered).into_owned())?;
    let model = Model::shipped("rc11").ok_or("no such model")?;
    let options = Options { search: Search::within(Duration::from_secs(60)), ..Options::default() };
    let outcome = check(&Plan::new(&loaded.input, &model, &options)?);
    println!("{:?}: {} executions", outcome.verdict(), outcome.executions().unwrap_or(0));
    for error in &outcome.errors {
        println!("{}: {}", error.place().unwrap_or_default(), error.message);
    }
    Ok(())
}
