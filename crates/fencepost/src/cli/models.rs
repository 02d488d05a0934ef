//! The command `fencepost models`.
//!
//! What `--show` prints of a model that is a text is such a text again: whatever is said about the model
//! stands in comments of its language, so that the output, kept in a file, can be given to `--model`. (`xmm`
//! and `lmo` are no texts.)

use super::args::ModelsArgs;
use super::output::bad;
use fencepost::model::cat::{CatModel, Explored};
use fencepost::model::{Model, machines};
use fencepost::models::{ModelId, only_texts};
use fencepost::report::Exit;
use fencepost::rml;
use fencepost::states::Machine;
use std::fmt::Write as _;
use std::io::Write as _;

/// Runs `fencepost models`, which lists the memory models or shows one.
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

/// Returns the text that `models --show` prints: the definition of a model, with comments.
pub(super) fn show_model(model: &Model) -> String {
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
        let engines = if is_by_graphs(model.name) { "" } else { " (engine candidates; symbolic)" };
        let _ = writeln!(out, "{:<width$} {}{engines}", model.name, model.summary);
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

/// Returns whether the graph engine explores a shipped text.
fn is_by_graphs(name: &str) -> bool {
    let model = Model::find(name, &[]).expect("a shipped model");
    model.cat().is_some_and(|text| matches!(text.explored(), Explored::Graph(..)))
}

/// Formats a text as a comment in cat. Every shipped line can stand in one: a test reads all pages back.
fn cat_comment(text: &str) -> String {
    format!("(* {} *)\n", text.trim_end().replace("\n", "\n   ").replace("   \n", "\n"))
}

/// Formats a text as comments to the end of the line, which cat and rml have: whatever brackets the text has,
/// it stays a comment.
fn line_comments(text: &str) -> String {
    text.lines().map(|line| format!("// {line}").trim_end().to_owned() + "\n").collect()
}

fn show(model: ModelId) -> String {
    let head = format!("{}: {}\nsource: {}", model.name(), model.summary(), model.source());
    if model == ModelId::Xmm {
        return format!("{head}\n\n{}\n{}\n", model.definition(), model.remarks());
    }
    let mut out = format!("{}\n{}\n", cat_comment(&head), model.definition());
    let mut foot = model.remarks().to_owned();
    if let Some(machine) = Machine::ALL.into_iter().find(|machine| machine.name() == model.name()) {
        let text = machines::describe(machine);
        let _ = write!(foot, "\n\nAs a machine (engine states):\n{}{}", text.definition, text.remarks);
    }
    out.push_str(&cat_comment(&foot));
    out
}

/// Shows a model that is a text in cat, with the texts it includes, and how it is explored.
fn show_cat(model: &CatModel) -> String {
    let name = model.model.name();
    let shipped = only_texts().iter().map(|text| (text.text, text.summary, text.source));
    let native = ModelId::ALL.iter().map(|id| (id.definition(), id.summary(), id.source()));
    let head = match shipped.chain(native).find(|(text, ..)| *text == model.model.text()) {
        Some((_, summary, source)) => format!("{name}: {summary}\nsource: {source}\n"),
        None => format!("{name}\n"),
    };
    let head = format!("{head}{}", model.how());
    let mut out = format!("{}\n{}", cat_comment(&head), model.model.text());
    for (name, text) in model.model.included() {
        let _ = write!(out, "\n(* {name}, which is included above *)\n{}", line_comments(text));
    }
    out
}

/// Shows a model that is a text in relational logic, with the texts it includes.
fn show_text(model: &rml::Model) -> String {
    let mut head = format!("{}: {}\n", model.name, model.summary);
    if let Some(source) = &model.source {
        let _ = writeln!(head, "source: {source}");
    }
    let mut out = format!("{}\n{}", line_comments(&head), model.text());
    for name in included(model.text()) {
        let text = rml::Model::shipped(&name).unwrap_or_default();
        let _ = write!(out, "\n// {name}, which is included above\n{}", line_comments(text));
    }
    out
}

/// Lists the shipped texts that a text includes, directly or through others.
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
