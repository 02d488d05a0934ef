//! The boolean circuit between relational logic and CNF.
//!
//! Gates are n-ary conjunctions, exclusive disjunctions, choices (if-then-else), majorities and acyclicity of
//! a graph; negation is a bit of the literal, disjunction a negated conjunction. Every gate is made once:
//! structural hashing, after normalising signs and the order of children and after the simplifications that
//! cost nothing to see (constants, repetition, `x ∧ ¬x`, absorption one level down). Kodkod's compact boolean
//! circuits (Torlak, Jackson, *Kodkod*, TACAS 2007, §4) are the same idea with binary gates; ours are n-ary
//! because a relational join is one wide disjunction.
//!
//! Flat arrays, no allocation per gate. Making a gate costs one hash of its children.

mod simulate;
mod words;

pub(crate) use simulate::Simulation;

use crate::sat::Interrupt;
use hashbrown::HashTable;
use rustc_hash::{FxHashMap, FxHasher};
use std::fmt;
use std::hash::{Hash, Hasher};

/// A literal of the circuit, which is the output of a gate or its negation.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Lit(u32);

impl Lit {
    /// The literal that is always true.
    pub const TRUE: Lit = Lit(0);
    /// The literal that is always false.
    pub const FALSE: Lit = Lit(1);

    /// Returns the number of the literal's gate.
    pub fn gate(self) -> usize {
        (self.0 >> 1) as usize
    }

    /// Returns whether the literal is the negation of its gate's output.
    pub fn is_negated(self) -> bool {
        self.0 & 1 == 1
    }

    /// Returns whether the literal is always true or always false.
    pub fn is_constant(self) -> bool {
        self.0 < 2
    }

    /// Returns the literal that always has this truth value.
    pub fn constant(value: bool) -> Lit {
        if value { Lit::TRUE } else { Lit::FALSE }
    }

    /// Returns the number of the literal, which is twice that of its gate, plus one if negated.
    pub fn index(self) -> usize {
        self.0 as usize
    }

    fn positive(self) -> Lit {
        Lit(self.0 & !1)
    }

    fn negated_if(self, negated: bool) -> Lit {
        Lit(self.0 ^ u32::from(negated))
    }
}

impl std::ops::Not for Lit {
    type Output = Lit;

    fn not(self) -> Lit {
        Lit(self.0 ^ 1)
    }
}

impl fmt::Debug for Lit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", if self.is_negated() { "¬" } else { "" }, self.gate())
    }
}

/// A gate of the circuit, with its operation and inputs.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Gate {
    /// The constant true: gate 0 and no other.
    True,
    Input,
    /// The conjunction of `len` literals of the pool: at least two, sorted, none the negation of another.
    And {
        start: u32,
        len: u32,
    },
    /// The exclusive or of two gates, the first with the smaller number.
    Xor(Lit, Lit),
    /// If-then-else: the second if the first, else the third; the first two are not negated.
    Ite(Lit, Lit, Lit),
    /// The majority (at least two) of three literals, sorted, at most one negated.
    Maj(Lit, Lit, Lit),
    /// Acyclicity of the graph with this number.
    Acyclic(u32),
}

/// An edge of a graph in the circuit, from one vertex to another, that exists if the literal is true.
pub(crate) type Edge = (u32, u32, Lit);

/// The number of children that two gates may have together for one to be merged into the other.
const FLATTEN: usize = 4;
/// The number of children up to which a conjunction's children are examined for absorption.
const ABSORB: usize = 6;

/// The number of gates that are looked up or made between two checks of the interrupt.
const PATIENCE: u32 = 1 << 14;

/// A boolean circuit, whose gates have earlier gates as inputs; equal gates are stored once.
pub(crate) struct Circuit {
    gates: Vec<Gate>,
    pool: Vec<Lit>,
    /// The number of gates that use each gate, or more, because gates that a simplification has left unused
    /// still count.
    uses: Vec<u32>,
    /// Each gate that may be shared, with its hash, so that the table can grow without computing hashes
    /// again.
    unique: HashTable<(u32, u32)>,
    graphs: Vec<Box<[Edge]>>,
    by_graph: FxHashMap<Box<[Edge]>, Lit>,
    scratch: Vec<Lit>,
    /// The function that returns whether to stop; called now and then.
    interrupt: Option<Interrupt>,
    /// The number of gates left before the interrupt is called again.
    patience: u32,
    /// Whether the interrupt said to stop, so that gates are missing.
    stopped: bool,
}

impl Circuit {
    /// Creates a circuit whose only gate is the constant true.
    pub fn new() -> Self {
        Self {
            gates: vec![Gate::True],
            pool: Vec::new(),
            uses: vec![0],
            unique: HashTable::new(),
            graphs: Vec::new(),
            by_graph: FxHashMap::default(),
            scratch: Vec::new(),
            interrupt: None,
            patience: PATIENCE,
            stopped: false,
        }
    }

    /// Makes the circuit ask `interrupt` now and then, while it grows, whether to stop. One operator on large
    /// relations makes millions of gates, so time must be checked here. Once told to stop, the circuit grows
    /// no more, and nothing may be concluded from it.
    pub fn set_interrupt(&mut self, interrupt: Interrupt) {
        self.interrupt = Some(interrupt);
    }

    /// Returns whether gates of the circuit are missing because the interrupt said to stop.
    pub fn is_stopped(&self) -> bool {
        self.stopped
    }

    /// Returns whether to stop making gates; called before each gate.
    fn should_stop(&mut self) -> bool {
        self.patience -= 1;
        if self.patience == 0 {
            self.patience = PATIENCE;
            self.stopped = self.stopped || self.interrupt.as_ref().is_some_and(|interrupt| interrupt());
        }
        self.stopped
    }

    /// Returns the number of gates of the circuit.
    pub fn len(&self) -> usize {
        self.gates.len()
    }

    /// Returns the gate, its operation and inputs, that a literal refers to.
    pub fn gate(&self, lit: Lit) -> Gate {
        self.gates[lit.gate()]
    }

    /// Returns how many gates use the literal's gate, or more where a simplification has left gates unused.
    pub fn uses(&self, lit: Lit) -> u32 {
        self.uses[lit.gate()]
    }

    /// Returns the input literals of a conjunction, given where they are stored.
    pub fn kids(&self, start: u32, len: u32) -> &[Lit] {
        &self.pool[start as usize..(start + len) as usize]
    }

    /// Returns the edges of a graph that an acyclicity gate is about.
    pub fn graph(&self, number: u32) -> &[Edge] {
        &self.graphs[number as usize]
    }

    fn push(&mut self, gate: Gate) -> Lit {
        let number = u32::try_from(self.gates.len()).ok().filter(|n| *n < 1 << 31);
        let number = number.expect("a circuit has fewer than 2^31 gates");
        self.gates.push(gate);
        self.uses.push(0);
        Lit(number << 1)
    }

    /// Adds an input to the circuit and returns its literal.
    pub fn input(&mut self) -> Lit {
        self.push(Gate::Input)
    }

    fn hash(gate: Gate, kids: &[Lit]) -> u64 {
        let mut hasher = FxHasher::default();
        match gate {
            Gate::And { .. } => kids.hash(&mut hasher),
            _ => gate.hash(&mut hasher),
        }
        hasher.finish()
    }

    /// Returns the place in the hash table for the upper half of a hash, which is kept there. The upper half
    /// of the hash is kept there.
    fn place(upper: u32) -> u64 {
        u64::from(upper).wrapping_mul(0x9E37_79B9_7F4A_7C15)
    }

    /// Returns the gate; makes it if there is none like it yet. For a conjunction the children are given
    /// apart.
    fn intern(&mut self, gate: Gate, kids: &[Lit]) -> Lit {
        if self.should_stop() {
            return Lit::FALSE;
        }
        let Self { gates, pool, unique, .. } = self;
        let kids_of = |gate: Gate| match gate {
            Gate::And { start, len } => &pool[start as usize..(start + len) as usize],
            _ => &[],
        };
        let hash = (Self::hash(gate, kids) >> 32) as u32;
        let same = |entry: &(u32, u32)| {
            entry.0 == hash
                && match (gates[entry.1 as usize], gate) {
                    (have @ Gate::And { .. }, Gate::And { .. }) => kids_of(have) == kids,
                    (have, gate) => have == gate,
                }
        };
        if let Some(&(_, number)) = unique.find(Self::place(hash), same) {
            return Lit(number << 1);
        }
        let number = gates.len() as u32;
        unique.insert_unique(Self::place(hash), (hash, number), |entry| Self::place(entry.0));
        let gate = match gate {
            Gate::And { .. } => {
                let start = u32::try_from(pool.len()).expect("a circuit has fewer than 2^32 wires");
                pool.extend_from_slice(kids);
                for kid in kids {
                    self.uses[kid.gate()] += 1;
                }
                Gate::And { start, len: kids.len() as u32 }
            }
            Gate::Xor(a, b) => {
                self.count_uses([a, b]);
                gate
            }
            Gate::Ite(a, b, c) | Gate::Maj(a, b, c) => {
                self.count_uses([a, b, c]);
                gate
            }
            Gate::True | Gate::Input | Gate::Acyclic(_) => gate,
        };
        self.push(gate)
    }

    fn count_uses(&mut self, kids: impl IntoIterator<Item = Lit>) {
        for kid in kids {
            self.uses[kid.gate()] += 1;
        }
    }

    /// Returns the children of a conjunction, if it is a small one.
    fn small_and(&self, lit: Lit) -> Option<&[Lit]> {
        match self.gates[lit.gate()] {
            Gate::And { start, len } if len as usize <= FLATTEN => Some(self.kids(start, len)),
            _ => None,
        }
    }

    /// Returns the simplified form of `a ∧ b` if the children of `a` show it.
    fn and_by_looking(&self, a: Lit, b: Lit) -> Option<Absorbed> {
        let kids = self.small_and(a)?;
        if !a.is_negated() {
            if kids.contains(&b) {
                return Some(Absorbed::Is(a));
            }
            return kids.contains(&!b).then_some(Absorbed::Is(Lit::FALSE));
        }
        // a is the disjunction of the negated kids.
        if kids.contains(&!b) {
            return Some(Absorbed::Is(b));
        }
        match *kids {
            [x, y] if x == b => Some(Absorbed::Replace(!y)),
            [x, y] if y == b => Some(Absorbed::Replace(!x)),
            _ => None,
        }
    }

    /// Returns the literal of the conjunction of two literals.
    pub fn and(&mut self, a: Lit, b: Lit) -> Lit {
        let (mut a, mut b) = (a, b);
        loop {
            if a == Lit::FALSE || b == Lit::FALSE || a == !b {
                return Lit::FALSE;
            }
            if a == Lit::TRUE || a == b {
                return b;
            }
            if b == Lit::TRUE {
                return a;
            }
            match self.and_by_looking(a, b) {
                Some(Absorbed::Is(lit)) => return lit,
                Some(Absorbed::Replace(lit)) => {
                    a = lit;
                    continue;
                }
                None => {}
            }
            match self.and_by_looking(b, a) {
                Some(Absorbed::Is(lit)) => return lit,
                Some(Absorbed::Replace(lit)) => b = lit,
                None => break,
            }
        }
        let inside = |lit: Lit| if lit.is_negated() { None } else { self.small_and(lit) };
        if inside(a).is_some() || inside(b).is_some() {
            return self.and_all(&[a, b]);
        }
        let kids = if a < b { [a, b] } else { [b, a] };
        self.intern(Gate::And { start: 0, len: 2 }, &kids)
    }

    /// Returns the literal of the disjunction of two literals.
    pub fn or(&mut self, a: Lit, b: Lit) -> Lit {
        !self.and(!a, !b)
    }

    /// Returns the literal of the implication from `a` to `b`.
    pub fn implies(&mut self, a: Lit, b: Lit) -> Lit {
        !self.and(a, !b)
    }

    /// Returns the literal of the conjunction of all these literals.
    pub fn and_all(&mut self, lits: &[Lit]) -> Lit {
        let mut kids = std::mem::take(&mut self.scratch);
        kids.clear();
        kids.extend_from_slice(lits);
        let result = self.conjunction(&mut kids);
        self.scratch = kids;
        result
    }

    /// Returns the literal of the disjunction of all these literals.
    pub fn or_all(&mut self, lits: &[Lit]) -> Lit {
        let mut kids = std::mem::take(&mut self.scratch);
        kids.clear();
        kids.extend(lits.iter().map(|lit| !*lit));
        let result = !self.conjunction(&mut kids);
        self.scratch = kids;
        result
    }

    fn conjunction(&mut self, kids: &mut Vec<Lit>) -> Lit {
        if !Self::normalise(kids) {
            return Lit::FALSE;
        }
        if kids.len() <= FLATTEN && self.flatten(kids) && !Self::normalise(kids) {
            return Lit::FALSE;
        }
        if kids.len() <= ABSORB && !self.absorb(kids) {
            return Lit::FALSE;
        }
        match **kids {
            [] => Lit::TRUE,
            [lit] => lit,
            _ => self.intern(Gate::And { start: 0, len: kids.len() as u32 }, kids),
        }
    }

    /// Sorts the children of a conjunction, and removes repetition and truth. False if there is a
    /// contradiction.
    fn normalise(kids: &mut Vec<Lit>) -> bool {
        kids.sort_unstable();
        kids.dedup();
        // Constants come first in order.
        if kids.first() == Some(&Lit::TRUE) {
            kids.remove(0);
        }
        kids.first() != Some(&Lit::FALSE) && kids.windows(2).all(|pair| pair[0] != !pair[1])
    }

    /// Replaces conjunctions by their children, as long as the result is small. Says whether it did.
    fn flatten(&self, kids: &mut Vec<Lit>) -> bool {
        let mut changed = false;
        let mut i = 0;
        while i < kids.len() {
            if let (false, Some(inner)) = (kids[i].is_negated(), self.small_and(kids[i]))
                && kids.len() - 1 + inner.len() <= FLATTEN
            {
                kids.swap_remove(i);
                kids.extend_from_slice(inner);
                changed = true;
            } else {
                i += 1;
            }
        }
        changed
    }

    /// Simplifies the children of a conjunction by absorption between each pair; returns false if there is a
    /// contradiction. False if there is a contradiction.
    fn absorb(&self, kids: &mut Vec<Lit>) -> bool {
        let mut changed = false;
        let mut i = 0;
        'next: while i < kids.len() {
            for j in 0..kids.len() {
                if i == j {
                    continue;
                }
                match self.and_by_looking(kids[i], kids[j]) {
                    None => {}
                    Some(Absorbed::Is(Lit::FALSE)) => return false,
                    Some(Absorbed::Is(lit)) => {
                        // One of the two says it all.
                        kids.remove(if lit == kids[i] { j } else { i });
                        i = 0;
                        continue 'next;
                    }
                    Some(Absorbed::Replace(lit)) => {
                        kids[i] = lit;
                        changed = true;
                        i = 0;
                        continue 'next;
                    }
                }
            }
            i += 1;
        }
        !changed || Self::normalise(kids)
    }

    /// Returns the literal of the exclusive or of two literals.
    pub fn xor(&mut self, a: Lit, b: Lit) -> Lit {
        let negated = a.is_negated() != b.is_negated();
        let (a, b) = (a.positive(), b.positive());
        let (a, b) = if a <= b { (a, b) } else { (b, a) };
        let result = match a {
            _ if a == b => Lit::FALSE,
            Lit::TRUE => !b,
            _ => self.intern(Gate::Xor(a, b), &[]),
        };
        result.negated_if(negated)
    }

    /// Returns the literal that is true if two literals are equal.
    pub fn iff(&mut self, a: Lit, b: Lit) -> Lit {
        !self.xor(a, b)
    }

    /// Returns the literal that equals `then` if the condition is true and `otherwise` if not.
    pub fn ite(&mut self, condition: Lit, then: Lit, otherwise: Lit) -> Lit {
        let (c, t, e) =
            if condition.is_negated() { (!condition, otherwise, then) } else { (condition, then, otherwise) };
        if c == Lit::TRUE || t == e {
            return t;
        }
        if t == Lit::TRUE || t == c {
            return self.or(c, e);
        }
        if t == Lit::FALSE || t == !c {
            return self.and(!c, e);
        }
        if e == Lit::TRUE || e == !c {
            return self.or(!c, t);
        }
        if e == Lit::FALSE || e == c {
            return self.and(c, t);
        }
        if t == !e {
            return self.iff(c, t);
        }
        let negated = t.is_negated();
        self.intern(Gate::Ite(c, t.negated_if(negated), e.negated_if(negated)), &[]).negated_if(negated)
    }

    /// Returns the literal that is true if at least two of three literals are, such as the carry of an
    /// addition.
    pub fn majority(&mut self, a: Lit, b: Lit, c: Lit) -> Lit {
        let mut kids = [a, b, c];
        kids.sort_unstable();
        let [a, b, c] = kids;
        if a == Lit::TRUE {
            return self.or(b, c);
        }
        if a == Lit::FALSE {
            return self.and(b, c);
        }
        if a == b || b == !c {
            return a;
        }
        if b == c || a == !b {
            return c;
        }
        let negated = kids.iter().filter(|kid| kid.is_negated()).count() >= 2;
        let [a, b, c] = kids.map(|kid| kid.negated_if(negated));
        self.intern(Gate::Maj(a, b, c), &[]).negated_if(negated)
    }

    /// Returns the literal that is true if at most one of these literals is. The encoding says of each that
    /// none before it is true; it is linear in the number of literals.
    pub fn at_most_one(&mut self, lits: &[Lit]) -> Lit {
        let mut parts = Vec::with_capacity(lits.len());
        let mut before = Lit::FALSE;
        for &lit in lits {
            parts.push(!self.and(before, lit));
            before = self.or(before, lit);
        }
        self.and_all(&parts)
    }

    /// Returns the literal that is true if a graph, strongly connected and without self-loops, has no cycle.
    /// The encoder puts this into clauses, because only the encoder knows whether acyclicity or a cycle is
    /// demanded.
    pub fn acyclic(&mut self, mut edges: Vec<Edge>) -> Lit {
        edges.sort_unstable();
        let edges = edges.into_boxed_slice();
        if let Some(&lit) = self.by_graph.get(&edges) {
            return lit;
        }
        self.count_uses(edges.iter().map(|edge| edge.2));
        let lit = self.push(Gate::Acyclic(self.graphs.len() as u32));
        self.graphs.push(edges.clone());
        self.by_graph.insert(edges, lit);
        lit
    }
}

enum Absorbed {
    /// The conjunction is this literal.
    Is(Lit),
    /// The literal that was examined can be replaced by this one.
    Replace(Lit),
}

#[cfg(test)]
mod tests;
