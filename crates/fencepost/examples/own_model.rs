//! Checks a litmus test under a model of one's own, written in cat.
//!
//! ```text
//! cargo run --release -p fencepost --example own_model -- examples/SB.litmus
//! ```

use fencepost::input::{Reading, collect};
use fencepost::model::cat::CatModel;
use fencepost::report::text::{Style, render};
use fencepost::source::SourceFile;
use fencepost::{Input, Model, Options, Plan, check};
use std::sync::Arc;

/// Writes may be delayed past later reads of other locations, and nothing else may.
const TEXT: &str = "\"delayed writes\"
acyclic (po & loc) | rf | co | fr as coherence
acyclic (po \\ (W * R)) | rfe | co | fr as order
acyclic po | rf as no-thin-air
";

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let file = SourceFile::new("delayed.cat", TEXT);
    let model = Model::of_cat(Arc::new(CatModel::parse(&file, &[], &mut |_| None)?));
    let options = Options::default();
    let files: Vec<_> = std::env::args_os().skip(1).map(Into::into).collect();
    for source in collect(&files)? {
        let loaded = Input::load(&source, &Reading::default()).map_err(|bad| bad.message)?;
        println!("{}", render(&check(&Plan::new(&loaded.input, &model, &options)?), &Style::default()));
    }
    Ok(())
}
