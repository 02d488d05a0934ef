//! Prepares a text for the symbolic engine: its rules, the primitives that it depends on, and whether it can
//! be expressed in formulas.

use crate::model::Compiled;
use crate::syntax::{Role, Test};
use crate::terms::{Op, Sort, TermId};
use crate::{Base, Model};
use fencepost_rml::{Rule, RuleRole};
use std::collections::BTreeSet;

/// The rules of a cat model and the primitives that they use, as the symbolic engine needs them. A model
/// keeps them, so that they are computed once.
#[derive(Debug)]
pub(crate) struct Prepared {
    pub rules: Vec<Rule>,
    /// The primitives that the text depends on.
    pub mentioned: BTreeSet<&'static str>,
    pub has_co: bool,
}

/// A rule that every execution satisfies, as its name, its demand in words and its formula in the syntax of
/// cat.
type GivenRule = (&'static str, &'static str, &'static str);
const READS: &[GivenRule] = &[
    ("rf-complete", "every read sees exactly one write", "one write per read"),
    ("rf-loc", "what is seen is an executed write of the same location", "rf <= loc & (W * R)"),
];
const COHERENCE: &[GivenRule] = &[
    (
        "co-total",
        "the writes of a location, and no others, are ordered",
        "co | co^-1 = (loc & (W * W)) \\ id",
    ),
    ("co-order", "coherence is transitive", "co; co <= co"),
    ("co-init", "nothing comes before an initial write", "empty [_ \\ IW]; co; [IW]"),
];
const ATOMIC: GivenRule = (
    "update-atomicity",
    "an update comes right after the write that it sees",
    "rmw <= fr, empty rmw & (fr; co)",
);
const ATOMIC_WITHOUT_CO: GivenRule = (
    "update-atomicity",
    "no two updates read the same write, and none its own",
    "[domain(rmw)]; rf^-1; rf; [domain(rmw)] <= id",
);
const FINAL: GivenRule = ("final", "memory ends with a write of each location that may be the last", "FW");

impl Model {
    /// Computes the model's rules as the symbolic engine needs them; a message if the text cannot be
    /// expressed in formulas.
    pub(crate) fn prepare(&self) -> Result<Prepared, String> {
        let compiled = self.compiled().ok_or_else(|| match self.depends_on_execution() {
            Some(error) => format!(
                "the model {} cannot be put into formulas, because its text must be read anew for every execution\n{}",
                self.name(),
                error.1.render(&error.0)
            ),
            None => format!("the model {} cannot be put into formulas", self.name()),
        })?;
        if let Some(name) = recursion_to_refuse(compiled) {
            return Err(format!(
                "the model {} cannot be put into formulas: `{name}` is defined by recursion, and something is demanded of what \
                 is not in it",
                self.name()
            ));
        }
        let has_co = self.has_co();
        let mut given: Vec<GivenRule> = READS.to_vec();
        match has_co {
            true => given.extend(COHERENCE.iter().chain([&ATOMIC])),
            false => given.extend([ATOMIC_WITHOUT_CO, FINAL]),
        }
        let of_all = given.into_iter().map(|(name, text, source)| Rule {
            name: name.to_owned(),
            text: Some(text.to_owned()),
            source: source.to_owned(),
            file: "every model".to_owned(),
            line: 0,
            everywhere: false,
            // The text does not have the rule, so it cannot be taken out.
            role: RuleRole::WellFormed,
        });
        let own = self.checks().filter(|axiom| axiom.role == Role::Axiom).map(|axiom| Rule {
            name: axiom.name.clone(),
            text: axiom.text.clone(),
            source: axiom.formula(),
            file: axiom.file.clone(),
            line: axiom.line,
            everywhere: false,
            role: RuleRole::Axiom,
        });
        let rules = of_all.chain(own).collect();
        let mentioned = mentioned(compiled);
        Ok(Prepared { rules, mentioned, has_co })
    }
}

/// Returns the terms that matter beside the axioms, which are flags for races and last writes.
fn beside(compiled: &Compiled) -> Vec<TermId> {
    let races = races(compiled);
    races.into_iter().chain(compiled.last_writes).collect()
}

/// Returns the relations that must be empty for a program to have a meaning, according to the text's
/// `undefined_unless`.
pub(crate) fn races(compiled: &Compiled) -> Vec<TermId> {
    let others = compiled.checks[compiled.axioms..].iter();
    let pairs = others.filter(|(axiom, goal)| {
        axiom.role == Role::UndefinedUnless
            && goal.test == Test::Empty
            && !goal.negated
            && compiled.terms.sort(goal.term) == Sort::Rel
    });
    pairs.map(|(_, goal)| goal.term).collect()
}

/// Returns all terms that `roots` are made of.
fn needed(compiled: &Compiled, roots: impl IntoIterator<Item = TermId>) -> BTreeSet<TermId> {
    let mut all = BTreeSet::new();
    let mut todo: Vec<TermId> = roots.into_iter().collect();
    while let Some(term) = todo.pop() {
        if all.insert(term) {
            let op = compiled.terms.op(term);
            todo.extend(op.operands());
            match op {
                Op::Fix(group, _) => todo.extend(compiled.terms.bodies(group)),
                Op::Var(var) => {
                    let choice = compiled.terms.choice(var);
                    todo.extend([choice.set, choice.base]);
                }
                _ => {}
            }
        }
    }
    all
}

/// Returns the names of the primitives that a text depends on.
fn mentioned(compiled: &Compiled) -> BTreeSet<&'static str> {
    let axioms = compiled.checks[..compiled.axioms].iter().map(|(_, goal)| goal.term);
    let terms = needed(compiled, axioms.chain(beside(compiled)));
    let bases = terms.iter().filter_map(|term| match compiled.terms.op(*term) {
        Op::Base(base) => Some(base),
        _ => None,
    });
    // Updates and fences are always there.
    let mut all = BTreeSet::from(["A", "R", "W", "F", "Init", "po", "seen", "at", "rmw", "thread"]);
    for base in bases {
        all.extend(match base {
            Base::Sync => &["sync", "Spawn", "Join"][..],
            Base::Spawn => &["Spawn"],
            Base::Join => &["Join"],
            Base::Addr => &["addr"],
            Base::Data => &["data"],
            Base::Ctrl => &["ctrl"],
            Base::Na => &["NA"],
            Base::Rlx | Base::Acq | Base::Rel | Base::AcqRel | Base::Sc => {
                &["RLX", "ACQ", "REL", "SC", "FSS", "FLL"]
            }
            Base::StoreStore => &["FSS"],
            Base::LoadLoad => &["FLL"],
            Base::Locked => &["Locked"],
            _ => &[],
        });
    }
    all
}

/// Returns a name that is defined by recursion and occurs where more of it makes a check easier.
fn recursion_to_refuse(compiled: &Compiled) -> Option<String> {
    let terms = &compiled.terms;
    let mut seen = BTreeSet::new();
    let mut todo: Vec<(TermId, bool)> = vec![];
    for (_, goal) in &compiled.checks[..compiled.axioms] {
        // Harder is what has more in it, unless the test must fail.
        todo.push((goal.term, !goal.negated));
    }
    // Questions about races or last writes need exactly those that exist, neither more nor fewer.
    for term in beside(compiled) {
        todo.extend([(term, true), (term, false)]);
    }
    while let Some((term, harder)) = todo.pop() {
        if !seen.insert((term, harder)) {
            continue;
        }
        match terms.op(term) {
            Op::Diff(a, b) => todo.extend([(a, harder), (b, !harder)]),
            Op::Compl(a) => todo.push((a, !harder)),
            Op::Fix(group, _) => {
                if !harder {
                    let name = compiled.names.get(&term).cloned();
                    return Some(name.unwrap_or_else(|| "something".to_owned()));
                }
                todo.extend(terms.bodies(group).iter().map(|body| (*body, harder)));
            }
            Op::Var(var) => todo.push((terms.choice(var).base, true)),
            op => todo.extend(op.operands().map(|operand| (operand, harder))),
        }
    }
    None
}
