//! The texts that come with Fencepost.

macro_rules! texts {
    ($($name:literal),* $(,)?) => {
        &[$(($name, include_str!(concat!("../models/", $name, ".rml")))),*]
    };
}

/// All of them, by name.
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

/// Those that are models. The others are for models to include.
pub(crate) const MODELS: &[&str] =
    &["nemos-sc", "coherence", "pram", "causal", "processor", "jmm", "jmm-original"];

/// The text with this name.
pub(crate) fn text(name: &str) -> Option<&'static str> {
    TEXTS.iter().find(|(of, _)| *of == name).map(|(_, text)| *text)
}

/// Whether it is a model, not just something that models include.
pub(crate) fn is_model(name: &str) -> bool {
    MODELS.contains(&name)
}

/// The names of all texts.
pub(crate) fn names() -> impl Iterator<Item = &'static str> {
    TEXTS.iter().map(|(name, _)| *name)
}
