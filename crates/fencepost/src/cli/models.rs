//! `fencepost models`.

use super::args::ModelsArgs;
use fencepost::models::ModelId;
use fencepost::report::Exit;
use std::fmt::Write as _;
use std::io::Write as _;

/// Lists the models, or shows one.
pub fn run(args: &ModelsArgs) -> Exit {
    let text = match args.show {
        Some(model) => show(model),
        None => list(),
    };
    // A reader that has closed its end has seen enough.
    let _ = std::io::stdout().write_all(text.as_bytes());
    Exit::Ok
}

fn list() -> String {
    let mut out = String::new();
    for model in ModelId::ALL {
        let _ = writeln!(out, "{:<6} {}", model.name(), model.summary());
    }
    out.push_str("\nfencepost models --show MODEL prints a definition and where it comes from.\n");
    out
}

fn show(model: ModelId) -> String {
    format!(
        "{}: {}\nsource: {}\n\n{}\n{}\n",
        model.name(),
        model.summary(),
        model.source(),
        model.definition(),
        model.remarks()
    )
}
