//! Colours a map; if there are too few colours, explains it by a minimal core.
//!
//! `cargo run -p fencepost-relational --example colouring`

use fencepost_relational::*;

/// Countries of South America that have a border.
const BORDERS: [(&str, &str); 22] = [
    ("Argentina", "Bolivia"),
    ("Argentina", "Brazil"),
    ("Argentina", "Chile"),
    ("Argentina", "Paraguay"),
    ("Argentina", "Uruguay"),
    ("Bolivia", "Brazil"),
    ("Bolivia", "Chile"),
    ("Bolivia", "Paraguay"),
    ("Bolivia", "Peru"),
    ("Brazil", "Colombia"),
    ("Brazil", "Guyana"),
    ("Brazil", "Paraguay"),
    ("Brazil", "Peru"),
    ("Brazil", "Suriname"),
    ("Brazil", "Uruguay"),
    ("Brazil", "Venezuela"),
    ("Chile", "Peru"),
    ("Colombia", "Ecuador"),
    ("Colombia", "Peru"),
    ("Colombia", "Venezuela"),
    ("Ecuador", "Peru"),
    ("Guyana", "Suriname"),
];

fn main() {
    for colours in [&["red", "green", "blue", "yellow"][..], &["red", "green", "blue"]] {
        println!("With {} colours:", colours.len());
        colour(colours);
        println!();
    }
}

fn colour(colours: &[&str]) {
    let mut countries: Vec<&str> = BORDERS.iter().flat_map(|(a, b)| [*a, *b]).collect();
    countries.sort_unstable();
    countries.dedup();

    let mut universe = Universe::new();
    let country_atoms: Vec<Atom> = countries.iter().map(|name| universe.add(*name)).collect();
    let colour_atoms: Vec<Atom> = colours.iter().map(|name| universe.add(*name)).collect();

    let colour = Relation::new("colour", 2);
    let mut bounds = Bounds::new(universe);
    let any = TupleSet::unary(country_atoms.clone()).product(&TupleSet::unary(colour_atoms));
    bounds.bound(&colour, TupleSet::new(2), any);

    let of = |name: &str| {
        let place = countries.binary_search(&name).expect("every country is in the list");
        Expr::atom(country_atoms[place]).join(&Expr::from(&colour))
    };
    let mut problem = Problem::new(bounds);
    for name in &countries {
        problem.assert(of(name).one());
    }
    for (a, b) in BORDERS {
        problem.require(format!("{a} and {b} have a border"), of(a).eq(&of(b)).not());
    }

    let mut session = problem.session(&Options::default());
    match session.solve() {
        Answer::Sat(instance) => {
            let universe = instance.bounds().universe();
            for pair in instance.get(&colour).iter() {
                println!("  {} is {}", universe.name(pair[0]), universe.name(pair[1]));
            }
        }
        Answer::Unsat(core) => {
            println!("  It cannot be done, because");
            for id in session.minimal_core(core).expect("not interrupted") {
                println!("  - {}", problem.name(id));
            }
            println!(
                "  Each of these is necessary. Explanations like this one: {}.",
                session.minimal_cores(100).len()
            );
        }
        Answer::Unknown => println!("  interrupted"),
    }
}
