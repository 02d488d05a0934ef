//! Memory models that are texts in the cat language: how they are read, and which engine can explore them.
//!
//! The graph engine builds executions event by event, so it takes models that allow no cycle of `po ∪ rf`,
//! and only if their axioms say so in a form that can be recognised (`fencepost_cat::Facts`). It prunes by
//! the strongest native model that the axioms imply, and checks the remaining axioms on whole graphs. Litmus
//! tests under all other models go to the candidate enumerator.

use fencepost_candidates::{Circles, Co};
use fencepost_cat::{Facts, Model, ModelJudge, Needs};
use fencepost_explore::Pruning;
use fencepost_models::{ModelId, cat_text};
use fencepost_source::SourceFile;
use std::sync::OnceLock;

/// The text of RC11's coherence without its axiom on seq_cst: a weaker model, used for pruning only.
const C11_COHERENCE: &str = r#"
let rs = [W]; (po & loc)?; [W \ NA]; (rf; rmw)*
let rel = REL | ACQ_REL | SC
let acq = ACQ | CON | ACQ_REL | SC
let sw = [rel]; ([F]; po)?; rs; rf; [R \ NA]; (po; [F])?; [acq]
let hb = (po | sync | sw)+
irreflexive hb; ((rf | co | fr)+)?
acyclic po | sync | rf
"#;

/// The engine that explores the executions of a model whose text is in cat.
#[derive(Debug)]
pub enum Explored {
    /// The graph engine. It prunes by a weaker model, whose text is the second part, if that model has a
    /// text.
    Graph(Pruning, Option<Box<Model>>),
    /// The candidate enumerator, which takes litmus tests only. Its candidates have these coherence orders.
    Candidates(Co),
}

/// A memory model whose text is in cat, with the engine that finds its executions.
#[derive(Debug)]
pub struct CatModel {
    /// The text, ready to be asked about executions.
    pub model: Model,
    /// The engine that finds its executions, once somebody asked for it: finding out takes proofs.
    explored: OnceLock<Explored>,
    /// The facts that the axioms are known to imply. (Kept, because finding out takes proofs.)
    pub facts: Facts,
}

impl CatModel {
    /// Reads the model in cat that Fencepost ships under this name; `None` if there is none.
    pub fn shipped(name: &str) -> Option<CatModel> {
        CatModel::shipped_with(name, &[])
    }

    /// Reads the model in cat that Fencepost ships under this name, with options that the text may ask for
    /// (`if "NAME"`).
    pub fn shipped_with(name: &str, variants: &[String]) -> Option<CatModel> {
        let file = SourceFile::new(format!("{name}.cat"), cat_text(name)?);
        // (Tests read all shipped texts, so this does not fail.)
        let mut model = CatModel::parse(&file, variants, &mut |_| None).ok()?;
        if name.parse().is_ok_and(ModelId::excludes_values_from_themselves) {
            let updates = Needs { updates: true, ..Needs::default() };
            let Facts { no_circles, no_circles_unsequenced, .. } = &mut model.facts;
            for no_circles in [no_circles, no_circles_unsequenced] {
                *no_circles = no_circles.excluding(updates);
            }
        }
        Some(model)
    }

    /// Reads a model from a text in cat. Files that it includes are looked for with `beside`, then among the
    /// shipped models and in the library.
    pub fn parse(
        file: &SourceFile,
        variants: &[String],
        beside: &mut dyn FnMut(&str) -> Option<SourceFile>,
    ) -> Result<CatModel, String> {
        let mut find = |name: &str| {
            let shipped = || name.strip_suffix(".cat").and_then(cat_text);
            beside(name).or_else(|| shipped().map(|text| SourceFile::new(name, text)))
        };
        let model = Model::parse_with(file, variants, &mut find).map_err(|e| e.1.render(&e.0))?;
        let facts = model.facts();
        Ok(CatModel { model, explored: OnceLock::new(), facts })
    }

    /// Returns the engine that finds the model's executions.
    pub fn explored(&self) -> &Explored {
        self.explored.get_or_init(|| explored(&self.model, self.facts))
    }

    /// Returns whether the model may allow executions in which values justify each other in a circle, of the
    /// kinds `room` that the program has room for. The candidate enumerator does not try all such executions.
    pub fn allows_circles(&self, room: Option<Circles>) -> bool {
        room.is_some_and(|Circles { addresses, branches, updates, unsequenced }| {
            let excluded =
                if unsequenced { self.facts.no_circles_unsequenced } else { self.facts.no_circles };
            !excluded.excludes(Needs { addresses, branches, updates })
        })
    }

    /// Returns which coherence orders the candidate enumerator gives to executions under this model.
    pub fn co(&self) -> Co {
        co(&self.model, self.facts)
    }

    /// Returns the reason why the graph engine cannot explore this model, and how to change the text; `None`
    /// if it can.
    pub fn not_for_graphs(&self) -> Option<String> {
        let Explored::Candidates(co) = *self.explored() else { return None };
        let coherence = match co {
            Co::Any => ", and to be fast also `acyclic (po & loc) | rf | co | fr`",
            Co::Coherent | Co::Absent => "",
        };
        Some(format!(
            "the axioms of {} do not imply `acyclic po | rf`, and the graph engine builds no such cycles: write that axiom into \
             the text{coherence}",
            self.model.name()
        ))
    }

    /// Describes in one line which engine finds the model's executions, and how it prunes.
    pub fn how(&self) -> String {
        let axioms = |count: usize| match count {
            1 => "1 axiom".to_owned(),
            count => format!("{count} axioms"),
        };
        let Explored::Graph(pruning, _) = self.explored() else {
            return "explored by the candidate enumerator (litmus tests) and the symbolic engine: its axioms do not imply \
                    acyclic po | rf"
                .to_owned();
        };
        let pruned = match pruning {
            Pruning::Nothing | Pruning::NothingWithoutCo => "not pruned".to_owned(),
            other => format!("pruned by {other}"),
        };
        let left = match self.judge().axioms_left() {
            Some(0) => "which says it all".to_owned(),
            Some(left) => format!("{} checked on whole graphs", axioms(left)),
            None => "read anew for every whole graph".to_owned(),
        };
        format!("explored by the graph engine, {pruned}, {left}")
    }

    /// Returns the same model under another name.
    pub fn called(self, name: impl Into<String>) -> CatModel {
        CatModel { model: self.model.called(name), ..self }
    }

    /// Returns the judge that checks, of graphs that the graph engine has built, the axioms that pruning has
    /// not checked.
    pub fn judge(&self) -> ModelJudge<'_> {
        match self.explored() {
            Explored::Graph(_, pruned_by) => self.model.judge(pruned_by.as_deref()),
            Explored::Candidates(_) => self.model.judge(None),
        }
    }
}

/// Returns the coherence orders that the candidates of a model have.
fn co(model: &Model, facts: Facts) -> Co {
    match (model.has_co(), facts.coherent) {
        (false, _) => Co::Absent,
        (true, true) => Co::Coherent,
        (true, false) => Co::Any,
    }
}

/// Finds the engine that can explore a model's executions, and what it prunes by.
fn explored(model: &Model, facts: Facts) -> Explored {
    let has_co = model.has_co();
    if !facts.no_thin_air {
        return Explored::Candidates(co(model, facts));
    }
    for pruning in Pruning::ALL.into_iter().filter(|pruning| pruning.has_co() == has_co) {
        let text = match pruning {
            Pruning::C11Coherence => Some(C11_COHERENCE),
            _ => cat_text(pruning.name()),
        };
        let text = text.map(|text| SourceFile::new(pruning.name(), text));
        if let Some(weaker) = text.and_then(|file| Model::parse(&file).ok())
            && model.implies(&weaker)
        {
            return Explored::Graph(pruning, Some(Box::new(weaker)));
        }
    }
    let loose = match (has_co, facts.coherent) {
        (true, true) => Pruning::PerLocation,
        (true, false) => Pruning::Nothing,
        (false, _) => Pruning::NothingWithoutCo,
    };
    Explored::Graph(loose, None)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: &str) {
        let model = CatModel::parse(&SourceFile::new("test.cat", text), &[], &mut |_| None).unwrap();
        let found = match model.explored() {
            Explored::Graph(pruning, _) => {
                format!("{pruning}, {} left", model.judge().axioms_left().unwrap())
            }
            Explored::Candidates(co) => format!("{co:?}"),
        };
        assert_eq!(found, expected, "{text}");
    }

    #[test]
    fn by_the_strongest_model_that_is_implied() {
        check("acyclic po | rf | co | fr as sc", "sc, 0 left");
        check("include \"rc11.cat\"", "rc11, 0 left");
        check("include \"rc11.cat\" acyclic (rf | co | fr) & ext as external", "rc11, 1 left");
        check("include \"tso.cat\"", "tso, 0 left");
        check("include \"jam21-genmc.cat\"", "c11-coherence, 1 left");
        check("include \"wrc11.cat\"", "wrc11, 0 left");
        check("acyclic po & loc | rf | co | fr acyclic po \\ (W * R) | (rf & ext) | fr", "coherence, 2 left");
        check("acyclic po | rf", "nothing-without-co, 1 left");
        check("acyclic po | rf empty co & (po^-1)", "nothing, 2 left");
        check("include \"arm8.cat\"", "Coherent");
        check("empty rf & po^-1", "Absent");
        check("empty co & po^-1", "Any");
    }
}
