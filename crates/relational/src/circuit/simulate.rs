//! Computes the values of a circuit's gates for given inputs.
//!
//! For finding out what a model says about constraints that were not part of the question: one pass over the
//! gates that matter, far cheaper than asking the solver.

use super::{Circuit, Gate, Lit};

/// A part of a circuit, with a truth value for each gate, to evaluate for one assignment of the inputs after
/// another.
pub(crate) struct Simulation {
    /// The gates some literals depend on, in an order in which each comes after those it is made of.
    gates: Vec<u32>,
    values: Vec<bool>,
}

impl Simulation {
    /// Creates a simulation of the gates that these literals depend on.
    pub fn new(circuit: &Circuit, roots: impl IntoIterator<Item = Lit>) -> Self {
        let gates = circuit.cone(roots);
        Self { gates, values: vec![false; circuit.len()] }
    }

    /// Returns the numbers of the simulated gates, each after the gates that it depends on.
    pub fn gates(&self) -> &[u32] {
        &self.gates
    }

    /// Returns the number of gates that one evaluation computes.
    pub fn size(&self) -> usize {
        self.gates.len()
    }

    /// Returns the truth value that the last evaluation computed for a literal.
    pub fn value(&self, lit: Lit) -> bool {
        self.values[lit.gate()] != lit.is_negated()
    }

    /// Sets the truth value of an input. The values of gates that depend on the input are wrong until the
    /// next [`run`](Self::run).
    pub fn set(&mut self, input: Lit, value: bool) {
        self.values[input.gate()] = value != input.is_negated();
    }

    /// Computes the truth values of all simulated gates from those of the inputs.
    pub fn run(&mut self, circuit: &Circuit) {
        for i in 0..self.gates.len() {
            let gate = self.gates[i] as usize;
            let value = match circuit.gates[gate] {
                Gate::True => true,
                Gate::Input => continue,
                Gate::And { start, len } => circuit.kids(start, len).iter().all(|kid| self.value(*kid)),
                Gate::Xor(a, b) => self.value(a) != self.value(b),
                Gate::Ite(c, t, e) => self.value(if self.value(c) { t } else { e }),
                Gate::Maj(a, b, c) => [a, b, c].into_iter().filter(|kid| self.value(*kid)).count() >= 2,
                Gate::Acyclic(graph) => self.is_acyclic(circuit, graph),
            };
            self.values[gate] = value;
        }
    }

    /// Returns whether a graph has no cycle: takes away vertices without predecessors until none is left.
    fn is_acyclic(&self, circuit: &Circuit, graph: u32) -> bool {
        let edges = circuit.graph(graph).iter().filter(|edge| self.value(edge.2));
        let edges: Vec<(usize, usize)> = edges.map(|edge| (edge.0 as usize, edge.1 as usize)).collect();
        let vertices = edges.iter().map(|edge| edge.0.max(edge.1) + 1).max().unwrap_or(0);
        let mut into = vec![0; vertices];
        let mut out = vec![Vec::new(); vertices];
        for &(from, to) in &edges {
            into[to] += 1;
            out[from].push(to);
        }
        let mut free: Vec<usize> = (0..vertices).filter(|v| into[*v] == 0).collect();
        let mut gone = 0;
        while let Some(vertex) = free.pop() {
            gone += 1;
            for &to in &out[vertex] {
                into[to] -= 1;
                if into[to] == 0 {
                    free.push(to);
                }
            }
        }
        gone == vertices
    }
}

impl Circuit {
    /// Returns the numbers of the gates that literals depend on, their own gates included, in ascending
    /// order.
    pub fn cone(&self, roots: impl IntoIterator<Item = Lit>) -> Vec<u32> {
        let mut reached = vec![false; self.len()];
        let mut found = Vec::new();
        let mut stack: Vec<Lit> = roots.into_iter().collect();
        while let Some(lit) = stack.pop() {
            if std::mem::replace(&mut reached[lit.gate()], true) {
                continue;
            }
            found.push(lit.gate() as u32);
            match self.gate(lit) {
                Gate::True | Gate::Input => {}
                Gate::And { start, len } => stack.extend_from_slice(self.kids(start, len)),
                Gate::Xor(a, b) => stack.extend([a, b]),
                Gate::Ite(a, b, c) | Gate::Maj(a, b, c) => stack.extend([a, b, c]),
                Gate::Acyclic(graph) => stack.extend(self.graph(graph).iter().map(|edge| edge.2)),
            }
        }
        found.sort_unstable();
        found
    }

    /// Returns the inputs of the circuit that a literal depends on.
    pub fn support(&self, root: Lit) -> Vec<Lit> {
        self.inputs_of(&self.cone([root])).collect()
    }

    /// Returns those of the gates that are inputs of the circuit, as literals.
    pub fn inputs_of(&self, gates: &[u32]) -> impl Iterator<Item = Lit> {
        gates.iter().map(|gate| Lit(gate << 1)).filter(|lit| self.gate(*lit) == Gate::Input)
    }
}
