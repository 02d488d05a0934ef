//! The walk over a DAG of nodes, which decides what to translate when and remembers what is translated.
//!
//! A stack of frames instead of recursion, so depth costs memory only. Each node gets a slot with its last
//! value and the time it was computed; the value is good as long as no variable the node depends on was bound
//! since. Closed nodes are thus translated once, and within a loop everything that does not change is moved
//! out of it. Nodes that depend on some but not all of the variables in scope are also remembered by the
//! atoms these stand for, because an inner loop brings the same atoms back. Operands that decide the result
//! alone (false in a conjunction, an empty domain) end a frame early.

use super::matrix::{Key, Matrix};
use super::{Translator, Value};
use crate::ast::node::{Node, Op};
use crate::circuit::Lit;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use std::ops::Range;
use std::sync::Arc;

/// The number of a node.
type Slot = usize;
/// The number of a variable.
type Variable = usize;

/// The data that a walk keeps for a node.
struct NodeData {
    /// The node; it is kept alive, and with it its address, which is its identity.
    node: Arc<Node>,
    /// The ranges of the node's children and free variables in `Walk::kids` and `Walk::free`.
    kids: Range<usize>,
    free: Range<usize>,
    value: Option<Value>,
    computed: u64,
}

#[derive(Copy, Clone, Default)]
struct Binding {
    atom: Option<u32>,
    since: u64,
}

/// The nodes that the translator has seen, with the values of bound variables and of nodes that depend on
/// them.
#[derive(Default)]
pub(super) struct Walk {
    slots: FxHashMap<usize, Slot>,
    known: Vec<NodeData>,
    kids: Vec<Slot>,
    free: Vec<Variable>,
    variables: FxHashMap<usize, Variable>,
    bindings: Vec<Binding>,
    /// The number of variables that are bound.
    scope: usize,
    clock: u64,
    /// The values of open nodes, by the atoms of their free variables.
    memory: FxHashMap<(Slot, SmallVec<[u32; 4]>), Value>,
}

impl Walk {
    /// Returns the slot of a node; gives slots to the whole DAG below it, too.
    fn enter(&mut self, root: &Arc<Node>) -> Slot {
        let address = |node: &Arc<Node>| Arc::as_ptr(node).addr();
        let mut stack = vec![(root, false)];
        while let Some((node, kids_done)) = stack.pop() {
            if self.slots.contains_key(&address(node)) {
                continue;
            }
            if !kids_done {
                stack.push((node, true));
                stack.extend(node.kids.iter().map(|kid| (kid, false)));
                continue;
            }
            let (kids, free) = (self.kids.len(), self.free.len());
            self.kids.extend(node.kids.iter().map(|kid| self.slots[&address(kid)]));
            for var in &node.free {
                let variable = self.variable(var.address());
                self.free.push(variable);
            }
            for var in node.binds() {
                self.variable(var.address());
            }
            let (kids, free) = (kids..self.kids.len(), free..self.free.len());
            self.slots.insert(address(node), self.known.len());
            self.known.push(NodeData { node: node.clone(), kids, free, value: None, computed: 0 });
        }
        self.slots[&address(root)]
    }

    fn variable(&mut self, address: usize) -> Variable {
        let next = self.bindings.len();
        let variable = *self.variables.entry(address).or_insert(next);
        if variable == next {
            self.bindings.push(Binding::default());
        }
        variable
    }

    fn tick(&mut self) -> u64 {
        self.clock += 1;
        self.clock
    }

    /// Binds a variable, or restores its former binding. The atom it was bound to before.
    fn bind(&mut self, variable: Variable, atom: Option<u32>) -> Option<u32> {
        let since = self.tick();
        let before = std::mem::replace(&mut self.bindings[variable], Binding { atom, since }).atom;
        self.scope += usize::from(atom.is_some());
        self.scope -= usize::from(before.is_some());
        before
    }

    /// Returns the key under which the value of an open node is remembered, if the node can come back.
    fn key(&self, slot: Slot) -> Option<(Slot, SmallVec<[u32; 4]>)> {
        let known = &self.known[slot];
        if known.free.is_empty() || known.free.len() >= self.scope || matches!(known.node.op, Op::Var(_)) {
            return None;
        }
        let atoms = self.free[known.free.clone()].iter();
        Some((slot, atoms.map(|v| self.bindings[*v].atom.expect("free variables are bound")).collect()))
    }

    fn recall(&mut self, slot: Slot) -> Option<Value> {
        let known = &self.known[slot];
        if let Some(value) = &known.value {
            let mut free = self.free[known.free.clone()].iter();
            if free.all(|variable| self.bindings[*variable].since < known.computed) {
                return Some(value.clone());
            }
        }
        let value = self.memory.get(&self.key(slot)?)?.clone();
        self.keep(slot, &value);
        Some(value)
    }

    fn keep(&mut self, slot: Slot, value: &Value) {
        let now = self.tick();
        let known = &mut self.known[slot];
        known.value = Some(value.clone());
        known.computed = now;
    }

    fn remember(&mut self, slot: Slot, value: &Value) {
        self.keep(slot, value);
        if let Some(key) = self.key(slot) {
            self.memory.insert(key, value.clone());
        }
    }
}

/// A step of the walk that is under way.
enum Frame {
    /// A node whose operands are on the stack from `base` on.
    Operands {
        slot: Slot,
        next: usize,
        base: usize,
    },
    Loop(Box<Loop>),
}

/// A binder that runs through its domains.
struct Loop {
    slot: Slot,
    state: State,
    /// The domains of the variables that have been bound, each with the number of its atoms that are done.
    domains: Vec<(Arc<Matrix>, usize)>,
    /// The former bindings of the variables of the entered domains.
    before: Vec<Option<u32>>,
    /// The conditions that the current atoms are in their domains.
    guards: Vec<Lit>,
    key: Key,
    lits: Vec<Lit>,
    entries: Vec<(Key, Lit)>,
}

enum State {
    Domain,
    DomainReady,
    Next,
    BodyReady,
}

impl Translator {
    /// Translates a node without free variables into the circuit; `None` if the interrupt said to stop.
    pub(super) fn translate(&mut self, root: &Arc<Node>) -> Option<Value> {
        if self.should_stop() {
            return None;
        }
        let root = self.walk.enter(root);
        let mut frames = Vec::new();
        let mut operands: Vec<Value> = Vec::new();
        self.visit(root, &mut frames, &mut operands);
        while let Some(frame) = frames.last_mut() {
            match frame {
                Frame::Operands { slot, next, base } => {
                    let slot = *slot;
                    let known = &self.walk.known[slot];
                    let early = decided(&known.node, &operands[*base..]);
                    if early.is_none() && *next < known.kids.len() {
                        let kid = self.walk.kids[known.kids.start + *next];
                        *next += 1;
                        if !skipped(&known.node, &operands[*base..]) {
                            self.visit(kid, &mut frames, &mut operands);
                        } else {
                            operands.push(Value::Lit(Lit::FALSE));
                        }
                        continue;
                    }
                    let base = *base;
                    let value = match early {
                        Some(value) => value,
                        None => {
                            let node = known.node.clone();
                            // Operators on large relations take long, so the interrupt is called before each.
                            if self.should_stop() {
                                return None;
                            }
                            self.apply(&node, &operands[base..])
                        }
                    };
                    operands.truncate(base);
                    frames.pop();
                    self.walk.remember(slot, &value);
                    operands.push(value);
                }
                Frame::Loop(_) => {
                    // Out of the stack, so that the loop and the translator can both be changed.
                    let Some(Frame::Loop(mut binder)) = frames.pop() else { continue };
                    match self.advance(&mut binder, &mut operands) {
                        Progress::Visit(kid) => {
                            frames.push(Frame::Loop(binder));
                            self.visit(kid, &mut frames, &mut operands);
                        }
                        Progress::Again => frames.push(Frame::Loop(binder)),
                        Progress::Done(value) => {
                            self.walk.remember(binder.slot, &value);
                            operands.push(value);
                        }
                    }
                }
            }
        }
        self.walk.memory.clear();
        Some(operands.pop().expect("every frame leaves a value"))
    }

    /// Puts a node's value onto the stack, or the frame that will compute it.
    fn visit(&mut self, slot: Slot, frames: &mut Vec<Frame>, operands: &mut Vec<Value>) {
        if let Some(value) = self.walk.recall(slot) {
            operands.push(value);
            return;
        }
        let known = &self.walk.known[slot];
        match &known.node.op {
            Op::Var(_) => {
                let variable = self.walk.free[known.free.start];
                let atom = self.walk.bindings[variable].atom.expect("free variables are bound");
                let value = Matrix::singleton(Key::from(atom), Lit::TRUE).into();
                self.walk.keep(slot, &value);
                operands.push(value);
            }
            Op::Comprehension(_) | Op::Forall(_) | Op::Exists(_) => {
                self.packing.check(known.node.size);
                frames.push(Frame::Loop(Box::new(Loop {
                    slot,
                    state: State::Domain,
                    domains: Vec::new(),
                    before: Vec::new(),
                    guards: Vec::new(),
                    key: 0,
                    lits: Vec::new(),
                    entries: Vec::new(),
                })));
            }
            _ => frames.push(Frame::Operands { slot, next: 0, base: operands.len() }),
        }
    }

    /// Makes one step of a binder.
    fn advance(&mut self, binder: &mut Loop, operands: &mut Vec<Value>) -> Progress {
        let known = &self.walk.known[binder.slot];
        let node = known.node.clone();
        let kid = |i: usize| self.walk.kids[known.kids.start + i];
        let vars = node.binds();
        match binder.state {
            State::Domain => {
                binder.state = State::DomainReady;
                return Progress::Visit(kid(binder.domains.len()));
            }
            State::DomainReady => {
                let domain = operands.pop().expect("the domain was visited");
                binder.domains.push((domain.matrix().clone(), 0));
                binder.state = State::Next;
            }
            State::BodyReady => {
                let body = operands.pop().expect("the body was visited").lit();
                binder.state = State::Next;
                if let Some(value) = self.collect(&node, binder, body) {
                    self.leave(&node, binder);
                    return Progress::Done(value);
                }
            }
            State::Next => {
                let depth = binder.domains.len() - 1;
                let variable = self.walk.variables[&vars[depth].address()];
                if binder.before.len() > depth {
                    // The last atom of this domain is done.
                    binder.guards.pop();
                    binder.key = self.packing.parent(binder.key);
                    let before = binder.before.pop().flatten();
                    self.walk.bind(variable, before);
                }
                let (domain, done) = &mut binder.domains[depth];
                if let Some(&(atom, guard)) = domain.entries.get(*done) {
                    *done += 1;
                    binder.guards.push(guard);
                    binder.key = self.packing.child(binder.key, atom);
                    binder.before.push(self.walk.bind(variable, Some(atom as u32)));
                    if depth + 1 < vars.len() {
                        binder.state = State::Domain;
                    } else {
                        binder.state = State::BodyReady;
                        let body = self.walk.kids[self.walk.known[binder.slot].kids.start + vars.len()];
                        return Progress::Visit(body);
                    }
                } else {
                    binder.domains.pop();
                    if binder.domains.is_empty() {
                        return Progress::Done(self.finish(&node, binder));
                    }
                }
            }
        }
        Progress::Again
    }

    /// Adds the body's value for the current atoms to the result. The binder's value if that decides it.
    fn collect(&mut self, node: &Node, binder: &mut Loop, body: Lit) -> Option<Value> {
        let forall = matches!(node.op, Op::Forall(_));
        let mut lits: SmallVec<[Lit; 4]> = SmallVec::new();
        lits.extend(binder.guards.iter().filter(|guard| **guard != Lit::TRUE).copied());
        lits.push(if forall { !body } else { body });
        let lit = match lits[..] {
            [lit] => lit,
            _ => self.circuit.and_all(&lits),
        };
        match &node.op {
            _ if lit == Lit::FALSE => {}
            Op::Comprehension(_) => binder.entries.push((binder.key, lit)),
            _ if lit == Lit::TRUE => return Some(Lit::constant(!forall).into()),
            // Counterexamples of a universal, witnesses of an existential formula.
            _ => binder.lits.push(lit),
        }
        None
    }

    fn finish(&mut self, node: &Node, binder: &mut Loop) -> Value {
        match node.op {
            Op::Comprehension(_) => Matrix { entries: std::mem::take(&mut binder.entries) }.into(),
            Op::Forall(_) => (!self.circuit.or_all(&binder.lits)).into(),
            _ => self.circuit.or_all(&binder.lits).into(),
        }
    }

    /// Restores the bindings of a loop that ends early.
    fn leave(&mut self, node: &Node, binder: &mut Loop) {
        while let Some(before) = binder.before.pop() {
            let variable = self.walk.variables[&node.binds()[binder.before.len()].address()];
            self.walk.bind(variable, before);
        }
    }
}

enum Progress {
    Visit(Slot),
    Again,
    Done(Value),
}

/// Returns the value of a node if the operands computed up to now decide it.
fn decided(node: &Node, operands: &[Value]) -> Option<Value> {
    let empty = |value: &Value| value.matrix().entries.is_empty();
    match (&node.op, operands) {
        (Op::And, [.., last]) if last.lit() == Lit::FALSE => Some(Lit::FALSE.into()),
        (Op::Or, [.., last]) if last.lit() == Lit::TRUE => Some(Lit::TRUE.into()),
        (Op::Intersection | Op::Difference | Op::Join | Op::Product, [first]) if empty(first) => {
            Some(Matrix::default().into())
        }
        (Op::In, [first]) if empty(first) => Some(Lit::TRUE.into()),
        _ => None,
    }
}

/// Returns whether the next operand of a choice is the one not taken.
fn skipped(node: &Node, operands: &[Value]) -> bool {
    match (&node.op, operands) {
        (Op::IteExpr | Op::IteFormula | Op::IteBv, [condition]) => condition.lit() == Lit::FALSE,
        (Op::IteExpr | Op::IteFormula | Op::IteBv, [condition, _]) => condition.lit() == Lit::TRUE,
        _ => false,
    }
}
