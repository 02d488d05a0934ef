//! The shipped texts, compiled into the program.

macro_rules! texts {
    ($($name:literal),* $(,)?) => {
        &[$(($name, include_str!(concat!("../models/", $name, ".rml")))),*]
    };
}

/// All shipped texts, by name.
const TEXTS: &[(&str, &str)] = texts![
    "graph",
    "events",
    "nemos",
    "java",
    "nemos-sc",
    "coherence",
    "pram",
    "causal",
    "processor",
    "jmm",
    "jmm-original",
];

/// The names of the shipped RML texts that are models. The other shipped texts are for models to include.
pub(crate) const MODELS: &[&str] =
    &["nemos-sc", "coherence", "pram", "causal", "processor", "jmm", "jmm-original"];

/// Returns the shipped RML text with this name; `None` if there is none.
pub(crate) fn text(name: &str) -> Option<&'static str> {
    TEXTS.iter().find(|(of, _)| *of == name).map(|(_, text)| *text)
}

/// Returns whether the shipped RML text with this name is a model, not just a text for models to include.
pub(crate) fn is_model(name: &str) -> bool {
    MODELS.contains(&name)
}

/// Returns the names of all shipped RML texts.
pub(crate) fn names() -> impl Iterator<Item = &'static str> {
    TEXTS.iter().map(|(name, _)| *name)
}
