//! A litmus test's condition as what an execution must do.

use crate::input::Input;
use fencepost_litmus::{self as litmus, Condition, ConditionKind, ObservableKind, Rhs, Test};
use fencepost_symbolic::{Cell, Conjunct, Goal, Observable, Prop};

/// The outcome that the condition speaks of: what it says may, or must never, happen. An execution that ends so settles it.
pub fn described(input: &Input, test: &Test) -> Goal {
    let mut conjuncts = vec![];
    match (test.condition.kind, &test.condition.prop) {
        (ConditionKind::Forall, prop) => {
            let not = litmus::Prop::Not(Box::new(prop.clone()));
            conjuncts.push((not, None));
        }
        (_, litmus::Prop::And(all)) => {
            let places = input.places().iter().copied().map(Some).chain(std::iter::repeat(None));
            conjuncts.extend(all.iter().cloned().zip(places));
        }
        (_, prop) => conjuncts.push((prop.clone(), input.places().first().copied())),
    }
    conjuncts.extend(test.filter.iter().map(|filter| (filter.clone(), None)));
    let conjunct =
        |(of, pos): (litmus::Prop, _)| Conjunct { prop: prop(test, &of), text: show(test, &of), pos };
    Goal::Outcome(conjuncts.into_iter().map(conjunct).collect())
}

/// Any outcome that counts: one that the test's filter does not leave out.
pub fn anything(test: &Test) -> Goal {
    let filter = test.filter.iter();
    let conjunct = |of| Conjunct { prop: prop(test, of), text: show(test, of), pos: None };
    match filter.map(conjunct).collect::<Vec<_>>() {
        conjuncts if conjuncts.is_empty() => Goal::Anything,
        conjuncts => Goal::Outcome(conjuncts),
    }
}

/// The condition that asks for that outcome.
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

/// Where a value is found.
pub fn observable(observable: &litmus::Observable) -> Observable {
    match observable.kind {
        ObservableKind::Register { thread, reg } => {
            Observable::Register { thread, reg, bits: observable.ty.bits() }
        }
        ObservableKind::Memory { addr, size } => Observable::Memory(Cell { addr, size }),
    }
}

fn prop(test: &Test, of: &litmus::Prop) -> Prop {
    let all = |props: &[litmus::Prop]| props.iter().map(|p| prop(test, p)).collect();
    let at = |id| observable(test.observable(id));
    match of {
        litmus::Prop::True => Prop::True,
        litmus::Prop::False => Prop::False,
        litmus::Prop::Eq(left, Rhs::Const(value)) => Prop::Eq(at(*left), *value),
        litmus::Prop::Eq(left, Rhs::Observable(right)) => Prop::Same(at(*left), at(*right)),
        litmus::Prop::Not(inner) => Prop::Not(Box::new(prop(test, inner))),
        litmus::Prop::And(props) => Prop::And(all(props)),
        litmus::Prop::Or(props) => Prop::Or(all(props)),
        litmus::Prop::Implies(left, right) => {
            Prop::Implies(Box::new(prop(test, left)), Box::new(prop(test, right)))
        }
    }
}

/// A proposition in words.
fn show(test: &Test, of: &litmus::Prop) -> String {
    let name = |id| super::plain(&test.observable(id).name);
    let list = |props: &[litmus::Prop], sign: &str| {
        let parts: Vec<String> = props.iter().map(|p| show(test, p)).collect();
        format!("({})", parts.join(sign))
    };
    match of {
        litmus::Prop::True => "true".to_owned(),
        litmus::Prop::False => "false".to_owned(),
        litmus::Prop::Eq(left, Rhs::Const(value)) => {
            format!("{} = {}", name(*left), test.show_value(*left, *value))
        }
        litmus::Prop::Eq(left, Rhs::Observable(right)) => format!("{} = {}", name(*left), name(*right)),
        litmus::Prop::Not(inner) => match &**inner {
            litmus::Prop::Eq(left, Rhs::Const(value)) => {
                format!("{} ≠ {}", name(*left), test.show_value(*left, *value))
            }
            other => format!("not {}", show(test, other)),
        },
        litmus::Prop::And(props) => list(props, " and "),
        litmus::Prop::Or(props) => list(props, " or "),
        litmus::Prop::Implies(left, right) => format!("({} implies {})", show(test, left), show(test, right)),
    }
}
