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
    "sc",
    "tso",
    "pso",
    "ra",
    "rc11",
    "rc20",
    "wrc11",
    "jam21",
    "jam21-genmc",
    "nemos-sc",
    "coherence",
    "pram",
    "causal",
    "processor",
    "processor-eq",
    "jmm",
    "jmm-original",
    "jmm-noinit",
];

/// The models that users are shown.
pub(crate) const MODELS: &[&str] = &[
    "sc",
    "tso",
    "pso",
    "ra",
    "rc11",
    "rc20",
    "wrc11",
    "jam21",
    "jam21-genmc",
    "nemos-sc",
    "coherence",
    "pram",
    "causal",
    "processor",
    "jmm",
    "jmm-original",
];

/// Models with a mistake that was made once, kept to show how it is found (memsat-pldi10, §4).
pub(crate) const MISTAKEN: &[&str] = &["processor-eq", "jmm-noinit"];

/// The text with this name.
pub(crate) fn text(name: &str) -> Option<&'static str> {
    TEXTS.iter().find(|(of, _)| *of == name).map(|(_, text)| *text)
}

/// Is it a model, not just something that models include?
pub(crate) fn is_model(name: &str) -> bool {
    MODELS.contains(&name) || MISTAKEN.contains(&name)
}

/// The names of all texts.
pub(crate) fn names() -> impl Iterator<Item = &'static str> {
    TEXTS.iter().map(|(name, _)| *name)
}
