//! `fencepost models`.

use super::args::ModelsArgs;
use super::output::bad;
use fencepost::model::cat::CatModel;
use fencepost::model::{Model, machines};
use fencepost::models::{ModelId, only_texts};
use fencepost::report::Exit;
use fencepost::rml;
use fencepost::states::Machine;
use std::fmt::Write as _;
use std::io::Write as _;

/// Lists the models, or shows one.
pub fn run(args: &ModelsArgs) -> Exit {
    let text = match args.show.as_ref().map(|name| Model::find(name, &[])) {
        None => list(),
        Some(Ok(model)) => show_model(&model),
        Some(Err(message)) => return bad(&message),
    };
    // A reader that has closed its end has seen enough.
    let _ = std::io::stdout().write_all(text.as_bytes());
    Exit::Ok
}

/// The definition of a model.
fn show_model(model: &Model) -> String {
    match (model.native(), model.rml(), model.cat(), model.machine()) {
        (Some(native), ..) => show(native),
        (None, Some(text), ..) => show_text(text),
        (None, None, Some(text), _) => show_cat(text),
        (None, None, None, Some(machine)) => show_machine(machine),
        (None, None, None, None) => format!("{}\n", model.name()),
    }
}

fn list() -> String {
    let mut out = String::new();
    let names = ModelId::ALL.iter().map(|model| model.name()).chain(Model::rml_names());
    let names = names.chain(only_texts().iter().map(|model| model.name));
    let width = names.map(str::len).max().unwrap_or(0);
    for model in ModelId::ALL {
        let _ = writeln!(out, "{:<width$} {}", model.name(), model.summary());
    }
    for model in only_texts() {
        let _ = writeln!(out, "{:<width$} {} (engine candidates; symbolic)", model.name, model.summary);
    }
    for machine in machines::ONLY {
        let summary = machines::describe(machine).summary;
        let _ = writeln!(out, "{:<width$} {summary} (engine states)", machine.name());
    }
    let texts: Vec<rml::Model> = Model::rml_names().filter_map(rml::Model::load).collect();
    for model in &texts {
        let _ = writeln!(out, "{:<width$} {} (engine symbolic)", model.name, model.summary);
    }
    let both: Vec<_> = Machine::ALL.iter().map(|machine| machine.name()).collect();
    let _ = writeln!(
        out,
        "\nOthers: engine graph. The engine states also knows {}; the engines candidates and symbolic also all of graph's but xmm.",
        both.join(", ")
    );
    out.push_str("fencepost models --show MODEL prints a definition and where it comes from.\n");
    out
}

fn show(model: ModelId) -> String {
    let mut out = format!(
        "{}: {}\nsource: {}\n\n{}\n{}\n",
        model.name(),
        model.summary(),
        model.source(),
        model.definition(),
        model.remarks()
    );
    if let Some(machine) = Machine::ALL.into_iter().find(|machine| machine.name() == model.name()) {
        let text = machines::describe(machine);
        let _ = write!(out, "\nAs a machine (engine states):\n{}{}\n", text.definition, text.remarks);
    }
    out
}

/// A model that is a text in cat, with what it includes, and how it is explored.
fn show_cat(model: &CatModel) -> String {
    let name = model.model.name();
    let shipped = only_texts().iter().map(|text| (text.text, text.summary, text.source));
    let native = ModelId::ALL.iter().map(|id| (id.definition(), id.summary(), id.source()));
    let mut out = match shipped.chain(native).find(|(text, ..)| *text == model.model.text()) {
        Some((_, summary, source)) => format!("{name}: {summary}\nsource: {source}\n"),
        None => format!("{name}\n"),
    };
    let _ = write!(out, "{}\n\n{}", model.how(), model.model.text());
    for (name, text) in model.model.included() {
        let _ = write!(out, "\n(* {name}, which is included above *)\n{text}");
    }
    out
}

/// A model that is a text, with what it includes.
fn show_text(model: &rml::Model) -> String {
    let mut out = format!("{}: {}\n", model.name, model.summary);
    if let Some(source) = &model.source {
        let _ = writeln!(out, "source: {source}");
    }
    let _ = write!(out, "\n{}", model.text());
    for name in included(model.text()) {
        let _ = write!(
            out,
            "\n// {name}, which is included above\n{}",
            rml::Model::shipped(&name).unwrap_or_default()
        );
    }
    out
}

/// The shipped texts that a text includes, and those that they include.
fn included(text: &str) -> Vec<String> {
    let names = text.lines().filter_map(|line| line.trim().strip_prefix("include \"")?.strip_suffix('"'));
    let known = names.filter(|name| rml::Model::shipped(name).is_some());
    known
        .flat_map(|name| {
            let inner = included(rml::Model::shipped(name).unwrap_or_default());
            std::iter::once(name.to_owned()).chain(inner)
        })
        .collect()
}

fn show_machine(machine: Machine) -> String {
    let text = machines::describe(machine);
    let name = machine.name();
    format!("{name}: {}\nsource: {}\n\n{}\n{}\n", text.summary, text.source, text.definition, text.remarks)
}
