//! Says which circles of values a model excludes, for the symbolic engine.
//!
//! It is proved of texts in cat ([`fencepost_cat::Facts`]).
//!
//! The Java memory model (`jmm` and its variants) has no circles: every value in an execution of the sequence
//! can be computed in some order. By induction, take `Ei`. A read that was committed before sees its final
//! write (rule 5), which was committed before it (rule 7) with its final value (rule 4), so that it had that
//! value in an earlier execution. Any other read sees a write that happens before it (rule 6), and nothing
//! happens before itself. In the end all writes of `E` are committed.
//!
//! Of other texts nothing is known.

use crate::model::cat::CatModel;
use fencepost_cat::{Facts, Needs};
use fencepost_rml::{Model, Theory};
use fencepost_symbolic::{CircleRules, Circles};
use std::sync::Arc;

/// Returns which circles of values (values that justify each other, out of thin air) the axioms of `model`
/// exclude. `text` is the model's text in cat, if it has one.
pub fn rules(model: &dyn Theory, text: Option<&CatModel>) -> Arc<dyn CircleRules + Send + Sync> {
    let is_shipped = || Model::shipped(model.name()) == Some(model.text());
    Arc::new(Rules {
        facts: text.map(|text| text.facts).unwrap_or_default(),
        commits: model.is_sequence() && is_shipped(),
    })
}

struct Rules {
    facts: Facts,
    /// Whether the model is the Java memory model, which commits to actions one by one.
    commits: bool,
}

impl CircleRules for Rules {
    fn is_coherent(&self) -> bool {
        self.facts.coherent
    }

    fn excludes(&self, circles: Circles) -> bool {
        if self.commits {
            return true;
        }
        let Circles { addresses, updates, hidden, threads } = circles;
        let Facts { no_thin_air, no_circles, .. } = self.facts;
        // (An address decides also what comes after the access.)
        let needs = Needs { addresses, branches: addresses, updates };
        !threads && (no_thin_air || (!hidden && no_circles.excludes(needs)))
    }
}
