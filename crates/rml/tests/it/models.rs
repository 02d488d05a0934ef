//! Models by name: shipped texts, texts that are wrong on purpose, and texts in cat.

use fencepost_models::cat_text;
use fencepost_rml::{Model, Theory};
use fencepost_source::SourceFile;

/// Models with a mistake that their authors made once and found with a minimal core (MemSAT, §4).
pub const MISTAKEN: [(&str, &str); 2] = [
    ("processor-eq", include_str!("../models/processor-eq.rml")),
    ("jmm-noinit", include_str!("../models/jmm-noinit.rml")),
];

/// Returns the text of a model in RML.
pub fn text(name: &str) -> Option<&'static str> {
    let mistaken = MISTAKEN.iter().find(|(of, _)| *of == name).map(|(_, text)| *text);
    mistaken.or_else(|| Model::names().contains(&name).then(|| Model::shipped(name)).flatten())
}

/// Returns all models in RML: names and texts.
pub fn all() -> impl Iterator<Item = (&'static str, &'static str)> {
    Model::names().iter().map(|name| (*name, Model::shipped(name).expect("a shipped text"))).chain(MISTAKEN)
}

/// Asks a model in RML, or in cat if there is none of that name in RML.
pub fn with_theory<T>(name: &str, ask: impl FnOnce(&dyn Theory) -> T) -> T {
    if let Some(text) = text(name) {
        let model = Model::parse(&SourceFile::new(format!("{name}.rml"), text));
        return ask(&model.unwrap_or_else(|error| panic!("{}", error.1.render(&error.0))));
    }
    let file = SourceFile::new(format!("{name}.cat"), cat_text(name).expect("a model of this name"));
    let model =
        fencepost_cat::Model::parse(&file).unwrap_or_else(|error| panic!("{}", error.1.render(&error.0)));
    ask(&model.theory().expect("it can be put into formulas"))
}
