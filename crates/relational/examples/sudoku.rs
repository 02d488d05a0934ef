//! Solves a sudoku: one relation of arity three, four constraints.
//!
//! `cargo run -p fencepost-relational --example sudoku`

use fencepost_relational::*;

const PUZZLE: [&str; 9] = [
    "8........",
    "..36.....",
    ".7..9.2..",
    ".5...7...",
    "....457..",
    "...1...3.",
    "..1....68",
    "..85...1.",
    ".9....4..",
];

fn main() {
    // Nine atoms serve as rows, columns and digits.
    let mut universe = Universe::new();
    let atoms: Vec<Atom> = (1..=9).map(|i| universe.add(i.to_string())).collect();
    let all = TupleSet::unary(atoms.clone());

    // The unknown: (row, column, digit). Givens are in the lower bound.
    let grid = Relation::new("grid", 3);
    let mut given = TupleSet::new(3);
    for (row, line) in PUZZLE.iter().enumerate() {
        for (column, cell) in line.chars().enumerate() {
            if let Some(digit) = cell.to_digit(10) {
                given.insert(&[atoms[row], atoms[column], atoms[digit as usize - 1]]);
            }
        }
    }
    let mut bounds = Bounds::new(universe);
    bounds.bound(&grid, given, all.product(&all).product(&all));

    let g = Expr::from(&grid);
    let [r, c, d] = ["row", "column", "digit"].map(Var::new);
    let for_all = |x: &Var, y: &Var, body: Formula| {
        Formula::forall(vec![(x.clone(), Expr::univ()), (y.clone(), Expr::univ())], body)
    };
    let [row, column, digit] = [&r, &c, &d].map(Expr::from);
    let mut problem = Problem::new(bounds);
    problem.require("each cell has one digit", for_all(&r, &c, column.join(&row.join(&g)).one()));
    problem.require("each digit is in each row once", for_all(&r, &d, row.join(&g).join(&digit).one()));
    problem.require("each digit is in each column once", for_all(&c, &d, g.join(&digit).join(&column).one()));
    let thirds: Vec<Expr> =
        atoms.chunks(3).map(|third| Expr::constant(TupleSet::unary(third.iter().copied()))).collect();
    let boxes = thirds.iter().flat_map(|rows| thirds.iter().map(move |columns| rows.product(columns)));
    let in_box = |cells: Expr| {
        let d = Var::new("digit");
        let places = g.join(&Expr::from(&d)).intersection(&cells);
        Formula::forall(vec![(d, Expr::univ())], places.one())
    };
    problem.require("each digit is in each box once", Formula::all_of(boxes.map(in_box)));

    let mut session = problem.session(&Options::default());
    let solutions = session.instances(std::slice::from_ref(&grid), 2);
    let solution = solutions.first().expect("the puzzle has a solution");
    for row in solution.get(&grid).iter().collect::<Vec<_>>().chunks(9) {
        let digits: Vec<String> = row.iter().map(|cell| (cell[2].0 + 1).to_string()).collect();
        println!("{}", digits.join(" "));
    }
    println!(
        "{}",
        if solutions.len() == 1 { "There is no other solution." } else { "There are other solutions." }
    );
    println!("{:?}", session.stats());
}
