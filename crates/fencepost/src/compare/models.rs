//! The models that can be compared: those that have a text.

use super::Subject;
use crate::cat_model::{CatModel, Explored};
use crate::check::refusals;
use crate::machines;
use fencepost_models::{ModelId, cat_names};
use std::path::Path;

/// A model in a comparison.
#[derive(Debug)]
pub struct Contender {
    /// What it is called.
    pub name: String,
    /// The native model that finds its executions, if it is one.
    pub native: Option<ModelId>,
    /// Its text: it says why an execution is forbidden, and who finds the executions of a model that is not native.
    pub cat: CatModel,
}

impl Contender {
    /// A model by its name, or by the file that has its text (`.cat`; if there is no such file, the shipped text of that name).
    /// What is wrong with it is rendered, ready to be printed.
    pub fn named(name: &str) -> Result<Contender, String> {
        if let Some(stem) = name.strip_suffix(".cat") {
            let path = Path::new(name);
            let shipped = if path.exists() { None } else { CatModel::shipped(stem) };
            if let Some(cat) = shipped {
                return Ok(Contender { name: name.to_owned(), native: None, cat });
            }
            let cat = CatModel::file(path, &[])?;
            return Ok(Contender { name: cat.model.name().to_owned(), native: None, cat });
        }
        let Some(cat) = CatModel::shipped(name) else { return Err(format!("error: {}\n", refusal(name))) };
        Ok(Contender { name: name.to_owned(), native: name.parse().ok(), cat })
    }

    /// Do its executions have a coherence order?
    pub fn has_co(&self) -> bool {
        self.native.map_or_else(|| self.cat.model.has_co(), ModelId::has_co)
    }

    /// Is it the candidate enumerator that finds its executions?
    pub fn needs_candidates(&self) -> bool {
        self.native.is_none() && matches!(self.cat.explored, Explored::Candidates(_))
    }

    /// Why it cannot be asked about a test.
    pub fn refuses(&self, subject: &Subject<'_>) -> Option<String> {
        let place = self.cat.model.one_event_updates().first().map(|place| &**place);
        let refusal =
            refusals::one_event(place.filter(|_| self.native.is_none()), &self.name, subject.program())
                .or_else(|| refusals::no_sections(self.native, &self.name, subject.program()));
        if let Some(finding) = refusal {
            let place = match (finding.file, finding.line) {
                (Some(file), Some(line)) => format!(" ({file}:{line})"),
                _ => String::new(),
            };
            return Some(format!("{}: {}{place}", subject.name(), finding.message));
        }
        (self.needs_candidates() && subject.test().is_none()).then(|| {
            format!(
                "{}: the model {} allows cycles of po and rf, which are enumerated candidate by candidate, for litmus tests only; \
                 this is a program",
                subject.name(),
                self.name
            )
        })
    }
}

/// Why there is no comparison with a model.
fn refusal(name: &str) -> String {
    let names: Vec<&str> = cat_names().collect();
    let names = names.join(", ");
    let machine = machines::ONLY.iter().any(|machine| machine.name() == name);
    let relational = fencepost_rml::Model::names().contains(&name) || name.ends_with(".rml");
    let why = match name {
        "xmm" => "derives its executions from each other",
        _ if machine => "is a machine",
        _ if relational => "is written in another language",
        _ => {
            return format!(
                "no model with a text in cat is called `{name}`; there are {names}, or give a file (.cat)"
            );
        }
    };
    format!(
        "the model {name} {why} and has no axioms in cat to compare by; those that have: {names}, or a file (.cat)"
    )
}
