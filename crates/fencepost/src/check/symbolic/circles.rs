//! Which circles of values a model excludes, for the symbolic engine.
//!
//! It is proved of texts in cat ([`fencepost_cat::Facts`]). A shipped text in RML is the same model as the shipped one in cat that has
//! its name.
//!
//! The Java memory model (`jmm` and its variants) has no circles: every value in an execution of the sequence can be computed in some order.
//! By induction, take `Ei`. A read that was committed before sees its final write (rule 5), which was committed before it (rule 7) with
//! its final value (rule 4), so that it had that value in an earlier execution. Any other read sees a write that happens before it
//! (rule 6), and nothing happens before itself. In the end all writes of `E` are committed.
//!
//! Of other texts nothing is known.

use crate::model::cat::CatModel;
use fencepost_cat::{Facts, Needs};
use fencepost_rml::{Model, Theory};
use fencepost_symbolic::{CircleRules, Circles};
use std::sync::{Arc, OnceLock};

/// What is known of the circles that `model` allows, whose text in cat is `text`, if it has one.
pub fn rules(model: &dyn Theory, text: Option<&CatModel>) -> Arc<dyn CircleRules + Send + Sync> {
    let facts = OnceLock::new();
    let shipped = match text {
        Some(text) => {
            let _ = facts.set(text.facts);
            None
        }
        None => {
            let name = model.name();
            Model::load(name).is_some_and(|shipped| shipped.text() == model.text()).then(|| name.to_owned())
        }
    };
    let commits = shipped.is_some() && model.is_sequence();
    Arc::new(Rules { facts, shipped, commits })
}

struct Rules {
    facts: OnceLock<Facts>,
    /// The name of the shipped model that it is. Its text in cat is read only if somebody asks.
    shipped: Option<String>,
    /// Whether it is the Java memory model.
    commits: bool,
}

impl Rules {
    fn facts(&self) -> Facts {
        *self.facts.get_or_init(|| {
            let cat = self.shipped.as_deref().and_then(CatModel::shipped);
            cat.map(|cat| cat.facts).unwrap_or_default()
        })
    }
}

impl CircleRules for Rules {
    fn is_coherent(&self) -> bool {
        self.facts().coherent
    }

    fn excludes(&self, circles: Circles) -> bool {
        if self.commits {
            return true;
        }
        let Circles { addresses, updates, hidden, threads } = circles;
        let Facts { no_thin_air, no_circles, .. } = self.facts();
        // (An address decides also what comes after the access.)
        let needs = Needs { addresses, branches: addresses, updates };
        !threads && (no_thin_air || (!hidden && no_circles.by(needs)))
    }
}
