//! Adds notes to answers about litmus tests in which operands that C leaves unsequenced access memory (`*x +
//! *y`).
//!
//! C orders neither operand before the other, so program order is partial. The candidate enumerator takes it
//! as it is; every other engine evaluates operands from left to right, and so has fewer executions. Where the
//! model is a text in cat, or has one, the enumerator answers. Elsewhere (`xmm`, an engine that was asked
//! for, options or a test that the enumerator does not take) the answer says what was not tried, and "never"
//! is not known.

use fencepost_litmus::Test;
use fencepost_report::{Engine, Outcome};

/// Adds a note to an outcome that executions may be missing, if the engine evaluated unsequenced operands
/// from left to right only, and makes the outcome incomplete.
pub fn note(test: &Test, outcome: Outcome) -> Outcome {
    let Some(note) = left_to_right_note(test) else { return outcome };
    if outcome.engine() == Engine::Candidates || outcome.notes.contains(&note) {
        return outcome;
    }
    outcome.revised(|evidence| {
        evidence.complete = false;
        if let Some(condition) = &mut evidence.condition {
            // A proof is one for this order only.
            condition.proved = false;
        }
        evidence.notes.push(note);
    })
}

/// Returns the note for users on the evaluation orders that an engine leaves out if it evaluates operands
/// from left to right; `None` if it leaves out none.
pub(crate) fn left_to_right_note(test: &Test) -> Option<String> {
    let first = test.unsequenced.first()?;
    let place = test.program.place(test.program.pos(first)).unwrap_or_else(|| "an expression".to_owned());
    Some(format!(
        "{place}: C does not say which of the operands is evaluated first, and orders neither before the other; they were evaluated from \
         left to right, and executions that need another order were not tried (`check --engine candidates` tries them, for models that \
         are texts in cat; to have this order in every model, read one of them into a variable first)"
    ))
}
