//! A toy file system: directories, files, and what it takes for everything to be reachable from the root.
//!
//! An instance shows that the rules can be met; an assertion is checked by looking for a counterexample; a
//! minimal core says which rules it follows from.
//!
//! `cargo run -p fencepost-relational --example filesystem`

use fencepost_relational::*;

fn main() {
    let mut universe = Universe::new();
    let atoms: Vec<Atom> = (0..6).map(|i| universe.add(format!("object{i}"))).collect();
    let all = TupleSet::unary(atoms);

    // Which objects are directories, which are files, which one is the root; and which contains which.
    let [dir, file, root] = ["Dir", "File", "Root"].map(|name| Relation::new(name, 1));
    let parent = Relation::new("parent", 2);
    let mut bounds = Bounds::new(universe);
    for set in [&dir, &file, &root] {
        bounds.bound(set, TupleSet::new(1), all.clone());
    }
    bounds.bound(&parent, TupleSet::new(2), all.product(&all));

    let [d, f, r, p] = [&dir, &file, &root, &parent].map(Expr::from);
    let mut problem = Problem::new(bounds);
    problem.require("an object is a directory or a file, not both", d.intersection(&f).no());
    problem.require("only objects have parents, and these are directories", p.in_(&d.union(&f).product(&d)));
    problem.require("there is one root", r.one());
    problem.require("the root is a directory", r.in_(&d));
    let x = Var::new("x");
    let has_one = Expr::from(&x).join(&p).one();
    problem.require(
        "everything but the root has one parent",
        Formula::forall(vec![(x.clone(), d.union(&f).difference(&r))], has_one),
    );
    problem.require("the root has no parent", r.join(&p).no());
    problem.require("nothing contains itself", p.acyclic());

    // Is there any such file system, with two files in different directories?
    let mut session = problem.session(&Options { symmetry: 20, ..Options::default() });
    let rules: Vec<ConstraintId> = problem.constraints().collect();
    let interesting = [f.count(4).eq(&Bv::constant(4, 2)), f.join(&p).count(4).eq(&Bv::constant(4, 2))];
    let instance = session.solve_assuming(&rules, &interesting).instance().expect("the rules can be met");
    println!("A file system:");
    for (name, relation) in [("directories", &dir), ("files", &file), ("root", &root), ("parents", &parent)] {
        let universe = instance.bounds().universe();
        let show = |tuple: &[Atom]| tuple.iter().map(|a| universe.name(*a)).collect::<Vec<_>>().join(" in ");
        let tuples: Vec<String> = instance.get(relation).iter().map(show).collect();
        println!("  {name}: {}", tuples.join(", "));
    }

    // An assertion: everything is under the root. A counterexample would have an object that is not.
    let connected = d.union(&f).in_(&p.reflexive_closure().join(&r));
    problem.require("but something is not under the root", connected.not());
    let mut session = problem.session(&Options::default());
    match session.solve() {
        Answer::Sat(instance) => println!("A counterexample: {instance:?}"),
        Answer::Unsat(core) => {
            println!("Everything is under the root; it cannot be that");
            for id in session.minimal_core(core).expect("not interrupted") {
                println!("  - {}", problem.name(id));
            }
        }
        Answer::Unknown => println!("interrupted"),
    }
}
