//! The keywords of the language.

use fencepost_source::did_you_mean;

/// The keywords that begin an instruction of cat.
pub(super) const INSTRUCTIONS: &[&str] = &[
    "let",
    "include",
    "procedure",
    "call",
    "acyclic",
    "irreflexive",
    "empty",
    "flag",
    "undefined_unless",
    "assert",
    "with",
    "forall",
    "match",
    "if",
    "enum",
    "show",
    "unshow",
    "debug",
    "latex",
];

/// The other words that cannot be names.
const OTHERS: &[&str] = &[
    "and", "as", "begin", "do", "else", "end", "from", "fun", "in", "not", "rec", "subset", "then", "try",
    "when",
];

/// Words that begin a part of a bell file of herd. In a cat file they may be names.
const BELL: &[&str] = &["events", "instructions", "default", "relations", "orders", "scopes", "regions"];

/// Options that files for old versions of herd have after their title.
const OPTIONS: &[&str] = &["withco", "withoutco", "withinit", "withoutinit", "withsc", "withoutsc"];

/// Returns whether a word is a keyword of cat, and so cannot be a name.
pub(super) fn is_keyword(word: &str) -> bool {
    INSTRUCTIONS.contains(&word) || OTHERS.contains(&word)
}

/// Returns whether a word is an instruction of herd's bell files, which cat models do not have.
pub(super) fn is_bell(word: &str) -> bool {
    BELL.contains(&word)
}

/// Returns whether a word is an option that old versions of herd accepted in model files.
pub(super) fn is_option(word: &str) -> bool {
    OPTIONS.contains(&word)
}

/// Returns the instruction that a misspelt word probably means. Short words have none: they are too like each
/// other.
pub(super) fn meant(word: &str) -> Option<&'static str> {
    if word.len() < 4 || is_keyword(word) {
        return None;
    }
    did_you_mean(word, INSTRUCTIONS.iter().copied())
}
