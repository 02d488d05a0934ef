//! The models as texts in the cat language.
//!
//! Each is one screen, to be read next to the paper that it comes from; `crates/cat` evaluates them. The
//! native models and these texts are tested to be equal, graph by graph.

use crate::ModelId;

macro_rules! texts {
    ($($name:literal: $summary:literal, $source:literal;)*) => {
        &[$(CatText {
            name: $name,
            summary: $summary,
            source: $source,
            text: include_str!(concat!("../cat/", $name, ".cat")),
        }),*]
    };
}

/// A memory model as a text in the cat language, with its name, summary and source.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CatText {
    /// The model's name.
    pub name: &'static str,
    /// The model in one line.
    pub summary: &'static str,
    /// The publication that defines it.
    pub source: &'static str,
    /// The text.
    pub text: &'static str,
}

/// The texts of the models that are only texts, strongest first where they compare.
const ONLY: &[CatText] = texts![
    "rmo": "SPARC RMO: only dependencies and fences order anything, not even loads of one location",
        "SPARC Architecture Manual, version 9, appendix D; Alglave: A formal hierarchy of weak memory models, FMSD 2012";
    "arm8": "ARMv8 (AArch64): weak order inside a thread, one memory for all threads",
        "Pulte et al.: Simplifying ARM concurrency, POPL 2018";
    "power": "IBM Power: weak order inside a thread, and writes reach other threads one by one",
        "Alglave, Maranget, Tautschnig: Herding cats, TOPLAS 2014";
    "imm": "the intermediate memory model between languages and hardware: load buffering, but dependencies are kept",
        "Podkopaev, Lahav, Vafeiadis: Bridging the gap, POPL 2019; seq_cst accesses: Moiseenko et al., ECOOP 2020";
    "c11": "the original C11: cycles of po and rf allowed, even out of thin air; a partial order of seq_cst operations",
        "Batty et al.: Mathematizing C++ concurrency, POPL 2011; Batty, Donaldson, Wickerson: Overhauling SC atomics, POPL 2016";
];

/// The texts of the native models.
const NATIVE: &[(ModelId, &str)] = &[
    (ModelId::Sc, include_str!("../cat/sc.cat")),
    (ModelId::Tso, include_str!("../cat/tso.cat")),
    (ModelId::Pso, include_str!("../cat/pso.cat")),
    (ModelId::Ra, include_str!("../cat/ra.cat")),
    (ModelId::Rc11, include_str!("../cat/rc11.cat")),
    (ModelId::Rc20, include_str!("../cat/rc20.cat")),
    (ModelId::Wrc11, include_str!("../cat/wrc11.cat")),
    (ModelId::Jam21, include_str!("../cat/jam21.cat")),
    (ModelId::Jam21Genmc, include_str!("../cat/jam21-genmc.cat")),
];

/// Returns the models that are defined by a cat text and have no native checker.
pub fn only_texts() -> &'static [CatText] {
    ONLY
}

/// Returns the cat text of the model called `name`, native or not; `None` if there is no such model.
pub fn cat_text(name: &str) -> Option<&'static str> {
    let native = NATIVE.iter().find(|(id, _)| id.name() == name).map(|(_, text)| *text);
    native.or_else(|| ONLY.iter().find(|model| model.name == name).map(|model| model.text))
}

/// Returns the names of all models that have a cat text, those with a native checker first.
pub fn cat_names() -> impl Iterator<Item = &'static str> {
    NATIVE.iter().map(|(id, _)| id.name()).chain(ONLY.iter().map(|model| model.name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_models_of_one_graph_have_a_text() {
        for id in ModelId::OF_ONE_GRAPH {
            let text = cat_text(id.name()).expect("a text");
            assert!(text.starts_with(&format!("\"{}\"", id.name())), "{id}");
        }
        assert_eq!(cat_names().count(), ModelId::OF_ONE_GRAPH.len() + only_texts().len());
    }
}
