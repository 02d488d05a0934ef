//! Encodes "this graph has no cycle", and "it has one", as clauses.
//!
//! Graphs come here cut into strongly connected components (`translate/acyclic.rs`). Three ways to
//! demand that there is no cycle:
//!
//! - the transitive closure, whose diagonal must be empty: up to `n³` gates;
//! - order numbers: each vertex has a number of `log n` bits that grows along every edge: `m log n` gates,
//!   but it takes search to find numbers where others propagate;
//! - vertex elimination (Rankooh, Rintanen, *Propositional Encodings of Acyclicity and Reachability by Using
//!   Vertex Elimination*, AAAI 2022): take away one vertex after the other; where an edge leads into it and
//!   another out of it, there is now an edge past it; two edges in opposite directions are forbidden. Edges
//!   may be there that need not (clauses say "at least"), which is why it can only *demand*. The number of
//!   clauses is that of the pairs of edges met at the eliminated vertices: at most `n³/3`, and near `m` for
//!   graphs like paths, trees and rings. Each edge set propagates as well as in the closure.
//!
//! To demand a cycle is easier than either: some set of vertices, not empty, each of which has an edge to
//! another of the set. Linear in the graph. Where acyclicity is needed in both polarities both encodings are
//! there, each for its own.

use super::{Encoder, Target};
use crate::Acyclicity;
use crate::circuit::{Circuit, Edge, Lit};
use crate::sat::SatLit;
use crate::translate::closure::transitive_closure;

/// Returns the number of vertices of a graph: they are numbered without gaps.
fn vertices(edges: &[Edge]) -> usize {
    edges.iter().map(|edge| edge.0.max(edge.1) as usize + 1).max().unwrap_or(0)
}

impl Encoder {
    /// Adds clauses that demand a graph to have no cycle, unless the solver's literal `guard` is true.
    pub(super) fn demand_acyclic(&mut self, target: &mut Target<'_>, guard: SatLit, graph: u32) {
        let edges = target.circuit.graph(graph).to_vec();
        match self.acyclicity {
            Acyclicity::Closure => {
                for lit in diagonal(target.circuit, &edges) {
                    self.push(Some(guard), [!lit]);
                }
            }
            Acyclicity::OrderBits => self.demand_order(target, guard, &edges),
            Acyclicity::VertexElimination | Acyclicity::Auto => self.eliminate(target, guard, &edges),
        }
    }

    /// Adds clauses that demand a graph to have a cycle, unless the solver's literal `guard` is true.
    pub(super) fn demand_cycle(&mut self, target: &mut Target<'_>, guard: SatLit, graph: u32) {
        let edges = target.circuit.graph(graph).to_vec();
        if self.acyclicity == Acyclicity::Closure {
            let diagonal = diagonal(target.circuit, &edges);
            self.push(Some(guard), diagonal);
            return;
        }
        let chosen: Vec<SatLit> = (0..vertices(&edges)).map(|_| target.solver.fresh()).collect();
        let mut some = vec![guard];
        some.extend(&chosen);
        target.solver.add(&some);
        let mut successors: Vec<Vec<SatLit>> = chosen.iter().map(|vertex| vec![!*vertex]).collect();
        for (from, to, lit) in edges {
            let step = target.solver.fresh();
            successors[from as usize].push(step);
            target.solver.add(&[!step, chosen[to as usize]]);
            let edge = self.needed(target, lit);
            target.solver.add(&[!step, edge]);
        }
        for clause in successors {
            target.solver.add(&clause);
        }
    }

    fn demand_order(&mut self, target: &mut Target<'_>, guard: SatLit, edges: &[Edge]) {
        let vertices = vertices(edges);
        let bits = vertices.next_power_of_two().ilog2();
        let numbers: Vec<Vec<Lit>> =
            (0..vertices).map(|_| (0..bits).map(|_| target.circuit.input()).collect()).collect();
        for &(from, to, lit) in edges {
            let less = target.circuit.less(&numbers[from as usize], &numbers[to as usize]);
            self.push(Some(guard), [!lit, less]);
        }
    }

    fn eliminate(&mut self, target: &mut Target<'_>, guard: SatLit, edges: &[Edge]) {
        let mut graph = Elimination::new(vertices(edges));
        for &(from, to, lit) in edges {
            // We rely on "edge implies variable" only.
            let variable = !self.needed(target, !lit);
            graph.set(from as usize, to as usize, Side { variable, ours: false });
        }
        while let Some(vertex) = graph.cheapest() {
            let (before, after) = graph.remove(vertex);
            for &from in &before {
                if self.should_stop(after.len()) {
                    return;
                }
                let into = graph.at(from, vertex).variable;
                for &to in &after {
                    let out = graph.at(vertex, to).variable;
                    if from == to {
                        target.solver.add(&[guard, !into, !out]);
                        continue;
                    }
                    let past = match graph.edges[from * graph.vertices + to] {
                        Some(Side { variable, ours: true }) => variable,
                        edge => {
                            let fresh = target.solver.fresh();
                            if let Some(Side { variable, .. }) = edge {
                                target.solver.add(&[!variable, fresh]);
                            }
                            graph.set(from, to, Side { variable: fresh, ours: true });
                            fresh
                        }
                    };
                    target.solver.add(&[!into, !out, past]);
                }
            }
        }
    }
}

fn diagonal(circuit: &mut Circuit, edges: &[Edge]) -> Vec<Lit> {
    let vertices = vertices(edges);
    let mut matrix = vec![Lit::FALSE; vertices * vertices];
    for &(from, to, lit) in edges {
        matrix[from as usize * vertices + to as usize] = lit;
    }
    transitive_closure(circuit, vertices, &mut matrix);
    (0..vertices).map(|i| matrix[i * vertices + i]).collect()
}

/// An edge during elimination, with whether its variable was made by the elimination, so that further clauses
/// may imply it.
#[derive(Copy, Clone)]
struct Side {
    variable: SatLit,
    ours: bool,
}

/// The graph during elimination.
struct Elimination {
    vertices: usize,
    edges: Vec<Option<Side>>,
    into: Vec<Vec<usize>>,
    out: Vec<Vec<usize>>,
    gone: Vec<bool>,
}

impl Elimination {
    fn new(vertices: usize) -> Self {
        Self {
            vertices,
            edges: vec![None; vertices * vertices],
            into: vec![Vec::new(); vertices],
            out: vec![Vec::new(); vertices],
            gone: vec![false; vertices],
        }
    }

    fn at(&self, from: usize, to: usize) -> Side {
        self.edges[from * self.vertices + to].expect("neighbours have an edge between them")
    }

    fn set(&mut self, from: usize, to: usize, side: Side) {
        if self.edges[from * self.vertices + to].replace(side).is_none() {
            self.out[from].push(to);
            self.into[to].push(from);
        }
    }

    /// Returns the vertex whose elimination takes the fewest clauses.
    fn cheapest(&self) -> Option<usize> {
        let left = (0..self.vertices).filter(|v| !self.gone[*v]);
        left.min_by_key(|v| (self.into[*v].len() * self.out[*v].len(), *v))
    }

    /// Removes a vertex and returns its neighbours, before and after it.
    fn remove(&mut self, vertex: usize) -> (Vec<usize>, Vec<usize>) {
        self.gone[vertex] = true;
        let before = std::mem::take(&mut self.into[vertex]);
        let after = std::mem::take(&mut self.out[vertex]);
        for &from in &before {
            self.out[from].retain(|to| *to != vertex);
        }
        for &to in &after {
            self.into[to].retain(|from| *from != vertex);
        }
        (before, after)
    }
}
