//! Models that are not RML: the engine takes whatever is a `Theory`.

use crate::agreement::by_graphs;
use crate::ask::why;
use crate::corpus::{files, test};
use fencepost::check::graph_of;
use fencepost::graph::Execution;
use fencepost::models::ModelId;
use fencepost::relational::{Bounds, Expr, Relation, TupleSet};
use fencepost::rml::{Lowered, Model, Primitive, Rule, RuleRole, Theory, World};
use fencepost::source::SourceFile;
use fencepost::symbolic::{Engine, Options};
use std::collections::BTreeSet;

/// Sequential consistency by recursion: a relation that holds `po`, `rf`, `co` and `fr` and is closed under
/// composition must have no loop. It exists, many times over: what it must hold is given, and it does not
/// tell executions apart.
struct Recursive {
    base: Model,
    rules: Vec<Rule>,
}

impl Recursive {
    fn new() -> Self {
        let text = "model base \"what is no execution graph is not allowed\"\ninclude \"graph\"\n";
        let base = Model::parse(&SourceFile::new("base.rml", text))
            .unwrap_or_else(|e| panic!("{}", e.1.render(&e.0)));
        let mut rules = base.rules().to_vec();
        rules.push(Rule {
            name: "no-loop".to_owned(),
            text: None,
            source: "irreflexive before".to_owned(),
            file: "recursive".to_owned(),
            line: 1,
            everywhere: false,
            role: RuleRole::Axiom,
        });
        Recursive { base, rules }
    }
}

impl Theory for Recursive {
    fn name(&self) -> &str {
        "recursive"
    }

    fn text(&self) -> &str {
        ""
    }

    fn rules(&self) -> &[Rule] {
        &self.rules
    }

    fn is_sequence(&self) -> bool {
        false
    }

    fn mentions(&self, primitive: &str) -> bool {
        self.base.mentions(primitive)
    }

    fn defines(&self, name: &str) -> bool {
        name == "final"
    }

    fn lower(&self, world: &dyn World, bounds: &mut Bounds) -> Lowered {
        let base = self.base.lower(world, bounds);
        let before = Relation::new("before", 2);
        bounds.bound(&before, TupleSet::new(2), world.upper(Primitive::Po));
        let (mut rules, mut vars) = (base.rules.clone(), base.vars.clone());
        vars.insert(("before".to_owned(), None), before.clone());
        let before = Expr::from(&before);
        rules.push((rules.len(), before.irreflexive()));
        let named = |name: &str| base.let_(name, None).expect("graph.rml has it");
        let steps = Expr::union_all(2, ["po", "rf", "co", "fr"].into_iter().map(named));
        let given = vec![steps.in_(&before), before.join(&before).in_(&before)];
        let lets = [(("final".to_owned(), None), named("final")), (("co".to_owned(), None), named("co"))];
        let lowered = Lowered::new(rules, vars, lets.into_iter().collect());
        lowered.with_given(given).with_distinguishing(base.distinguishing)
    }
}

#[test]
fn a_recursive_definition_is_given_and_tells_nothing_apart() {
    let theory = Recursive::new();
    for path in files(&["litmus"], "litmus") {
        let test = test(&path);
        if test.program.functions.iter().any(|f| !f.loops.is_empty()) {
            continue;
        }
        let engine = Engine::new(&test.program, &[], &theory, Options::default());
        let engine = engine.unwrap_or_else(|e| panic!("{}: {e}", test.name));
        let runs = engine.runs(1000).all().unwrap_or_else(|| panic!("{}: too many executions", test.name));
        let graph = |run| graph_of(run, engine.unrolled().threads.len()).execution;
        let found: BTreeSet<Execution> = runs.iter().map(graph).collect();
        assert_eq!(found.len(), runs.len(), "{}: an execution came twice", test.name);
        assert_eq!(found, by_graphs(&test.program, ModelId::Sc), "{}", test.name);
    }
}

#[test]
fn what_is_given_is_no_reason() {
    let theory = Recursive::new();
    let path = files(&["litmus"], "litmus").into_iter().find(|path| path.ends_with("SB.litmus"));
    let test = test(&path.expect("store buffering is in the corpus"));
    let outcome = why(test, &fencepost::Model::of_theory(theory), 1);
    assert_eq!(outcome.core().map(|core| core.is_minimal), Some(true));
    let axioms = outcome
        .core()
        .into_iter()
        .flat_map(|core| &core.members)
        .filter_map(|member| member.axiom.as_deref());
    assert!(axioms.into_iter().any(|axiom| axiom == "no-loop"), "{:?}", outcome.core());
    assert_eq!(outcome.model, "recursive");
}
