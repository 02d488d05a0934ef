//! Translates a litmus test's condition into a goal for the solver.

use crate::final_states::plain;
use crate::input::Input;
use fencepost_litmus::{Condition, ConditionKind, Prop, Rhs, Test};
use fencepost_symbolic::{Conjunct, Goal};

/// Returns the goal for the solver to find an execution that settles the condition of a litmus test. It is
/// the outcome that the condition says may, or must never, happen.
pub fn described(input: &Input, test: &Test) -> Goal {
    let mut conjuncts = vec![];
    match (test.condition.kind, &test.condition.prop) {
        (ConditionKind::Forall, prop) => {
            let not = Prop::Not(Box::new(prop.clone()));
            conjuncts.push((not, None));
        }
        (_, Prop::And(all)) => {
            let places = input.places().iter().copied().map(Some).chain(std::iter::repeat(None));
            conjuncts.extend(all.iter().cloned().zip(places));
        }
        (_, prop) => conjuncts.push((prop.clone(), input.places().first().copied())),
    }
    conjuncts.extend(test.filter.iter().map(|filter| (filter.clone(), None)));
    let conjunct = |(prop, pos): (Prop, _)| Conjunct { text: show(test, &prop), prop, pos };
    Goal::Outcome(conjuncts.into_iter().map(conjunct).collect())
}

/// Returns the goal for the solver to find any execution that the litmus test's filter does not leave out.
pub fn anything(test: &Test) -> Goal {
    let filter = test.filter.iter();
    let conjunct = |of: &Prop| Conjunct { prop: of.clone(), text: show(test, of), pos: None };
    match filter.map(conjunct).collect::<Vec<_>>() {
        conjuncts if conjuncts.is_empty() => Goal::Anything,
        conjuncts => Goal::Outcome(conjuncts),
    }
}

/// Returns the text of the `exists` condition that asks whether the outcome of a condition is possible.
pub fn outcome_text(condition: &Condition) -> String {
    match condition.kind {
        ConditionKind::Exists => condition.text.clone(),
        ConditionKind::NotExists => condition.text.trim_start_matches('~').to_owned(),
        ConditionKind::Forall => {
            let body = condition.text.trim_start_matches("forall").trim();
            format!("exists (not {body})")
        }
    }
}

/// Formats a proposition as litmus tests write it.
fn show(test: &Test, of: &Prop) -> String {
    let name = |id| plain(&test.observable(id).name);
    let list = |props: &[Prop], sign: &str| {
        let parts: Vec<String> = props.iter().map(|p| show(test, p)).collect();
        format!("({})", parts.join(sign))
    };
    match of {
        Prop::True => "true".to_owned(),
        Prop::False => "false".to_owned(),
        Prop::Eq(left, Rhs::Const(value)) => {
            format!("{} = {}", name(*left), test.show_value(*left, *value))
        }
        Prop::Eq(left, Rhs::Observable(right)) => format!("{} = {}", name(*left), name(*right)),
        Prop::Not(inner) => match &**inner {
            Prop::Eq(left, Rhs::Const(value)) => {
                format!("{} ≠ {}", name(*left), test.show_value(*left, *value))
            }
            other => format!("not {}", show(test, other)),
        },
        Prop::And(props) => list(props, " and "),
        Prop::Or(props) => list(props, " or "),
        Prop::Implies(left, right) => format!("({} implies {})", show(test, left), show(test, right)),
    }
}
