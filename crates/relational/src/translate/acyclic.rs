//! Simplifies acyclicity of a graph by its constant edges, before any clause is made.
//!
//! Edges that are always there order atoms for good. With `<` for a path of such edges: an edge against `<`
//! closes a cycle by itself, so it must not be; an edge along `<` that is not needed for `<` is in no cycle
//! that is not there without it, so it can be forgotten. What is left falls apart into strongly connected
//! components; a cycle lies within one. In problems about programs, where program order is constant, this
//! removes most of the graph.
//!
//! Exact: the formula is true if and only if there is no cycle. Cost: the closure of the constant edges by
//! bit rows, `n²·n/64`.

use super::graph::components;
use super::matrix::{Matrix, Packing};
use crate::circuit::{Circuit, Edge, Lit};
use rustc_hash::FxHashMap;

/// Returns the literal that is true if a binary relation, given as a matrix, has no cycle.
pub(super) fn acyclic(circuit: &mut Circuit, packing: Packing, matrix: &Matrix) -> Lit {
    let mut parts: Vec<Lit> = Vec::new();
    // Vertices without gaps, in the order of atoms.
    let mut atoms: Vec<u32> =
        matrix.entries.iter().flat_map(|e| <[u32; 2]>::from(packing.pair(e.0))).collect();
    atoms.sort_unstable();
    atoms.dedup();
    let numbers: FxHashMap<u32, u32> = atoms.iter().zip(0..).map(|(&atom, i)| (atom, i)).collect();
    let mut edges: Vec<Edge> = Vec::with_capacity(matrix.entries.len());
    for &(key, lit) in &matrix.entries {
        let (from, to) = packing.pair(key);
        if from == to {
            parts.push(!lit);
        } else {
            edges.push((numbers[&from], numbers[&to], lit));
        }
    }
    let before = Ordered::new(atoms.len(), &edges);
    let Some(before) = before else { return Lit::FALSE };
    edges.retain(|&(from, to, lit)| {
        if before.has(to, from) {
            parts.push(!lit);
            return false;
        }
        if lit == Lit::TRUE { !before.skips(from, to) } else { !before.has(from, to) }
    });
    let mut successors = vec![Vec::new(); atoms.len()];
    for &(from, to, _) in &edges {
        successors[from as usize].push(to);
    }
    let (component, found) = components(&successors);
    let mut inside: Vec<Vec<Edge>> = vec![Vec::new(); found];
    for edge in edges {
        let home = component[edge.0 as usize];
        if home == component[edge.1 as usize] {
            inside[home as usize].push(edge);
        }
    }
    for edges in inside {
        match edges[..] {
            [] => {}
            // Two vertices.
            [(.., x), (.., y)] => parts.push(!circuit.and(x, y)),
            _ => parts.push(circuit.acyclic(renumbered(edges))),
        }
    }
    circuit.and_all(&parts)
}

fn renumbered(edges: Vec<Edge>) -> Vec<Edge> {
    let mut vertices: Vec<u32> = edges.iter().flat_map(|edge| [edge.0, edge.1]).collect();
    vertices.sort_unstable();
    vertices.dedup();
    let number = |v: u32| vertices.binary_search(&v).expect("every end of an edge is a vertex") as u32;
    edges.iter().map(|&(from, to, lit)| (number(from), number(to), lit)).collect()
}

/// The partial order that constant edges make.
struct Ordered {
    words: usize,
    /// The vertices after each vertex, one bit each.
    after: Vec<u64>,
    /// The vertices that are after each vertex by two steps or more.
    far: Vec<u64>,
}

impl Ordered {
    /// Orders the vertices by the constant edges; `None` if those have a cycle.
    fn new(n: usize, edges: &[Edge]) -> Option<Ordered> {
        let words = n.div_ceil(64);
        let mut order = Ordered { words, after: vec![0; n * words], far: vec![0; n * words] };
        let mut successors = vec![Vec::new(); n];
        for &(from, to, lit) in edges {
            if lit == Lit::TRUE {
                successors[from as usize].push(to);
            }
        }
        let (component, found) = components(&successors);
        if found < n {
            return None;
        }
        // Components are numbered against the edges: successors are done first.
        let mut vertices: Vec<usize> = (0..n).collect();
        vertices.sort_by_key(|&v| component[v]);
        for v in vertices {
            for &to in &successors[v] {
                let to = to as usize;
                for w in 0..words {
                    order.far[v * words + w] |= order.after[to * words + w];
                }
            }
            for w in 0..words {
                order.after[v * words + w] = order.far[v * words + w];
            }
            for &to in &successors[v] {
                order.after[v * words + to as usize / 64] |= 1 << (to % 64);
            }
        }
        Some(order)
    }

    fn has(&self, from: u32, to: u32) -> bool {
        self.after[from as usize * self.words + to as usize / 64] >> (to % 64) & 1 == 1
    }

    fn skips(&self, from: u32, to: u32) -> bool {
        self.far[from as usize * self.words + to as usize / 64] >> (to % 64) & 1 == 1
    }
}
