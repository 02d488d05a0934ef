//! Measures the choices of the translation: encodings of acyclicity, translation of a large problem, cores.
//! Times are processor times.
//!
//! `cargo run --release -p fencepost-relational --example measure [acyclic|translate|cores] [batsat|cadical]`

use fencepost_relational::*;
use std::time::Duration;

/// Returns the processor time of this program; on a busy machine the clock says something else. Linux tells;
/// elsewhere it is the clock after all.
fn now() -> Duration {
    let told = std::fs::read_to_string("/proc/self/schedstat").ok();
    let nanos = told.and_then(|text| text.split_whitespace().next()?.parse().ok());
    let since = std::time::UNIX_EPOCH;
    nanos.map_or_else(|| since.elapsed().unwrap_or_default(), Duration::from_nanos)
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let has = |word: &str| args.iter().any(|arg| arg == word);
    let only = ["acyclic", "translate", "cores"].into_iter().any(has);
    let backend = match () {
        #[cfg(feature = "cadical")]
        () if has("cadical") => Backend::Cadical,
        () => Backend::Batsat,
    };
    if !only || has("acyclic") {
        acyclicity(backend);
    }
    if !only || has("translate") {
        translation(backend);
    }
    if !only || has("cores") {
        cores(backend);
    }
}

/// Random numbers, the same in every run (SplitMix64).
struct Random(u64);

impl Random {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (z ^ (z >> 31)) % n
    }
}

fn universe(n: usize) -> (Universe, Vec<Atom>) {
    let mut universe = Universe::new();
    let atoms = (0..n).map(|i| universe.add(format!("a{i}"))).collect();
    (universe, atoms)
}

/// Makes the problem to choose, for each of some pairs, at least one direction: acyclic orientations.
fn orientation(n: usize, pairs: &[(usize, usize)], fixed: &[(usize, usize)]) -> Problem {
    let (universe, atoms) = universe(n);
    let pair = |&(a, b): &(usize, usize)| (atoms[a], atoms[b]);
    let both = |p: &(usize, usize)| [pair(p), pair(&(p.1, p.0))];
    let relation = Relation::new("r", 2);
    let mut bounds = Bounds::new(universe);
    let lower = TupleSet::pairs(fixed.iter().map(pair));
    bounds.bound(&relation, lower.clone(), TupleSet::pairs(pairs.iter().flat_map(both)).union(&lower));
    let r = Expr::from(&relation);
    let mut problem = Problem::new(bounds);
    problem.assert(r.acyclic());
    for p in pairs {
        let [there, back] = both(p).map(|(a, b)| Expr::atom(a).product(&Expr::atom(b)).in_(&r));
        problem.assert(there.or(&back));
    }
    problem
}

/// Atoms are to be ordered so that each of some random triples is in one of the three orders that go the same
/// way round: a known hard problem, satisfiable if there are few triples.
fn cyclic_ordering(n: usize, triples: usize) -> Problem {
    let mut random = Random((n * 1000 + triples) as u64);
    let mut chosen: Vec<[usize; 3]> = Vec::new();
    while chosen.len() < triples {
        let triple = [(); 3].map(|()| random.below(n as u64) as usize);
        if triple[0] != triple[1] && triple[1] != triple[2] && triple[0] != triple[2] {
            chosen.push(triple);
        }
    }
    let pairs: Vec<(usize, usize)> = chosen.iter().flat_map(|&[a, b, c]| [(a, b), (b, c), (c, a)]).collect();
    let (universe, atoms) = universe(n);
    let relation = Relation::new("before", 2);
    let mut bounds = Bounds::new(universe);
    let both = |&(a, b): &(usize, usize)| [(atoms[a], atoms[b]), (atoms[b], atoms[a])];
    bounds.bound(&relation, TupleSet::new(2), TupleSet::pairs(pairs.iter().flat_map(both)));
    let r = Expr::from(&relation);
    let mut problem = Problem::new(bounds);
    problem.assert(r.acyclic());
    let before = |a: usize, b: usize| Expr::atom(atoms[a]).product(&Expr::atom(atoms[b])).in_(&r);
    for [a, b, c] in chosen {
        let order = |x: usize, y: usize, z: usize| before(x, y).and(&before(y, z));
        problem.assert(Formula::any_of([order(a, b, c), order(b, c, a), order(c, a, b)]));
    }
    problem
}

/// Makes a grid of tasks and machines: tasks on the same machine are ordered, one way or the other, and so
/// that a task of each row is before the next row's. Satisfiable but for one demand.
fn schedule(rows: usize, columns: usize, satisfiable: bool, random: &mut Random) -> Problem {
    let at = |row: usize, column: usize| row * columns + column;
    let mut pairs = Vec::new();
    let mut fixed = Vec::new();
    for row in 0..rows {
        for column in 1..columns {
            fixed.push((at(row, column - 1), at(row, column)));
        }
    }
    for _ in 0..rows * columns * 2 {
        let (a, b) = (random.below(rows as u64) as usize, random.below(rows as u64) as usize);
        let (c, d) = (random.below(columns as u64) as usize, random.below(columns as u64) as usize);
        if a != b {
            pairs.push((at(a, c), at(b, d)));
        }
    }
    if !satisfiable {
        // A ring through all rows, made of pairs whose other direction is taken away by the order of a row.
        for row in 0..rows {
            fixed.push((at(row, columns - 1), at((row + 1) % rows, columns - 1)));
        }
        let last = fixed.pop().expect("there are rows");
        pairs.push(last);
        pairs.push((at(0, columns - 1), at(rows - 1, columns - 1)));
        let mut problem = orientation(rows * columns, &pairs, &fixed);
        let r = Expr::from(&problem.bounds().relations().next().cloned().expect("there is one"));
        let (universe_end, start) = (Atom(last.0 as u32), Atom(last.1 as u32));
        problem.assert(Expr::atom(universe_end).product(&Expr::atom(start)).in_(&r));
        return problem;
    }
    orientation(rows * columns, &pairs, &fixed)
}

const ENCODINGS: [Acyclicity; 3] =
    [Acyclicity::Closure, Acyclicity::OrderBits, Acyclicity::VertexElimination];

fn acyclicity(backend: Backend) {
    println!(
        "{:34} {:18} {:>9} {:>9} {:>9} {:>9}  answer",
        "acyclicity", "encoding", "variables", "clauses", "translate", "solve"
    );
    let complete = |n: usize| (0..n).flat_map(|a| (0..a).map(move |b| (b, a))).collect::<Vec<_>>();
    let mut problems: Vec<(String, Problem)> = Vec::new();
    for n in [20, 40, 60] {
        problems.push((format!("total order {n}"), orientation(n, &complete(n), &[])));
    }
    for (n, triples) in [(10, 30), (18, 40), (24, 70), (30, 90), (40, 60), (80, 130)] {
        problems.push((format!("cyclic ordering {n}, {triples} triples"), cyclic_ordering(n, triples)));
    }
    for (n, degree) in [(50, 3), (100, 3), (200, 2), (60, 6)] {
        let mut random = Random(n as u64);
        let mut pairs: Vec<(usize, usize)> = Vec::new();
        while pairs.len() < n * degree / 2 {
            let (a, b) = (random.below(n as u64) as usize, random.below(n as u64) as usize);
            if a != b && !pairs.contains(&(a, b)) && !pairs.contains(&(b, a)) {
                pairs.push((a, b));
            }
        }
        problems.push((format!("sparse {n}, degree {degree}"), orientation(n, &pairs, &[])));
    }
    for (rows, columns) in [(4, 10), (8, 10)] {
        for satisfiable in [true, false] {
            let name = format!("schedule {rows}×{columns}{}", if satisfiable { "" } else { ", impossible" });
            problems.push((name, schedule(rows, columns, satisfiable, &mut Random(7))));
        }
    }
    for (name, problem) in problems {
        for acyclicity in ENCODINGS {
            let start = now();
            let mut session = problem.session(&Options { backend, acyclicity, ..Options::default() });
            let translated = now() - start;
            let deadline = now() + Duration::from_secs(20);
            session.set_interrupt(std::sync::Arc::new(move || now() > deadline));
            let start = now();
            let answer = match session.solve() {
                Answer::Sat(_) => "sat",
                Answer::Unsat(_) => "unsat",
                Answer::Unknown => "> 20 s",
            };
            let (solved, stats) = ((now() - start), session.stats());
            println!(
                "{name:34} {:18} {:9} {:9} {:7.1}ms {:7.1}ms  {answer}",
                format!("{acyclicity:?}"),
                stats.variables,
                stats.clauses,
                translated.as_secs_f64() * 1e3,
                solved.as_secs_f64() * 1e3
            );
        }
    }
}

/// Measures the translation of a problem like those of memory models: several executions, each with many
/// relations over the same atoms.
fn translation(backend: Backend) {
    println!(
        "\n{:34} {:>9} {:>9} {:>9} {:>9} {:>9}",
        "translation", "gates", "variables", "clauses", "translate", "solve"
    );
    for (n, executions) in [(20, 5), (40, 5), (40, 15)] {
        let (universe, atoms) = universe(n);
        let set = TupleSet::unary(atoms.clone());
        let square = set.product(&set);
        let mut bounds = Bounds::new(universe);
        let po_pairs = (0..n).flat_map(|a| (a + 1..n).map(move |b| (a, b))).filter(|(a, b)| a % 4 == b % 4);
        let po = Relation::new("po", 2);
        bounds.exactly(&po, TupleSet::pairs(po_pairs.map(|(a, b)| (atoms[a], atoms[b]))));
        let po = Expr::from(&po);
        let mut formulas: Vec<Formula> = Vec::new();
        for e in 0..executions {
            let [events, so, rf, hb] = [1, 2, 2, 2].map(|arity| {
                let relation = Relation::new(format!("x{e}"), arity);
                let upper = if arity == 1 { set.clone() } else { square.clone() };
                bounds.bound(&relation, TupleSet::new(arity), upper);
                Expr::from(&relation)
            });
            let [i, j, k] = ["i", "j", "k"].map(Var::new);
            let decls =
                |vars: &[&Var]| vars.iter().map(|v| ((*v).clone(), events.clone())).collect::<Vec<_>>();
            let step = |a: &Var, b: &Var, r: &Expr| Expr::from(a).product(&Expr::from(b)).in_(r);
            let inside = |r: &Expr| r.in_(&events.product(&events));
            formulas.push(inside(&so).and(&inside(&rf)).and(&inside(&hb)));
            formulas.push(so.join(&so).in_(&so).and(&so.irreflexive()));
            let different = Expr::from(&i).eq(&Expr::from(&j)).not();
            let ordered = step(&i, &j, &so).or(&step(&j, &i, &so));
            formulas.push(Formula::forall(decls(&[&i, &j]), different.implies(&ordered)));
            let transitive = step(&i, &j, &hb).and(&step(&j, &k, &hb)).implies(&step(&i, &k, &hb));
            formulas.push(Formula::forall(decls(&[&i, &j, &k]), transitive));
            formulas.push(po.intersection(&events.product(&events)).union(&rf).in_(&hb));
            formulas.push(hb.in_(&po.union(&rf).closure()));
            formulas.push(hb.union(&so).acyclic());
            formulas.push(Formula::forall(decls(&[&i]), rf.join(&Expr::from(&i)).lone()));
            formulas.push(Bv::constant(8, n as u64 * 3 / 4).ule(&events.count(8)));
            formulas.push(Bv::constant(8, n as u64 / 4).ule(&rf.count(8)));
        }
        let mut problem = Problem::new(bounds);
        for (i, formula) in formulas.into_iter().enumerate() {
            problem.require(format!("c{i}"), formula);
        }
        let start = now();
        let mut session = problem.session(&Options { backend, ..Options::default() });
        let translated = now() - start;
        let start = now();
        let answer = session.solve();
        let (solved, stats) = ((now() - start), session.stats());
        println!(
            "{:34} {:9} {:9} {:9} {:7.0}ms {:7.0}ms  {}",
            format!("{executions} executions of {n} atoms"),
            stats.gates,
            stats.variables,
            stats.clauses,
            translated.as_secs_f64() * 1e3,
            solved.as_secs_f64() * 1e3,
            if answer.is_sat() { "sat" } else { "unsat" }
        );
    }
}

/// Measures minimal cores: one vertex of each colour too few, hidden among many constraints.
fn cores(backend: Backend) {
    println!("\n{:34} {:>11} {:>6} {:>6} {:>9}", "cores", "constraints", "core", "calls", "time");
    for n in [50, 100, 200] {
        let (universe, atoms) = universe(n + 3);
        let (vertices, colours) = atoms.split_at(n);
        let colour = Relation::new("colour", 2);
        let mut bounds = Bounds::new(universe);
        let all =
            TupleSet::unary(vertices.iter().copied()).product(&TupleSet::unary(colours.iter().copied()));
        bounds.bound(&colour, TupleSet::new(2), all);
        let colour = Expr::from(&colour);
        let mut problem = Problem::new(bounds);
        let of = |v: usize| Expr::atom(vertices[v]).join(&colour);
        for v in 0..n {
            problem.require(format!("{v} has a colour"), of(v).some());
        }
        let mut random = Random(n as u64);
        let mut edges: Vec<(usize, usize)> =
            (0..2 * n).map(|_| (random.below(n as u64) as usize, random.below(n as u64) as usize)).collect();
        edges.retain(|(a, b)| a != b);
        edges.extend([(1, 5), (5, 9), (9, 13), (13, 1), (1, 9), (5, 13)]);
        for (a, b) in edges {
            problem.require(format!("{a} is not as {b}"), of(a).intersection(&of(b)).no());
        }
        let mut session = problem.session(&Options { backend, ..Options::default() });
        let start = now();
        let core = session.minimal_core(problem.constraints().collect()).expect("uncolourable");
        println!(
            "{:34} {:11} {:6} {:6} {:7.1}ms",
            format!("colouring {n} vertices"),
            problem.constraints().count(),
            core.len(),
            session.stats().solve_calls,
            (now() - start).as_secs_f64() * 1e3
        );
    }
}
