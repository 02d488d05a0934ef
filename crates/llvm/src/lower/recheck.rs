//! Finds out, for each wait on a condition variable, which spurious wake-ups have to be explored.
//!
//! POSIX allows a wait to end without a signal. Exploring that everywhere would be endless: a thread in
//! `while (!flag) wait;` could wake up and wait again any number of times. But a round that brings the thread
//! back to the same wait, in the same state, without an effect that another thread can see, is the same as
//! not waking up. If every round of the innermost loop around a wait is like that, the wait is *checked*: a
//! wake-up for no reason is explored, and given up if the thread comes back to the wait before it has left
//! the loop (`fencepost_cond_wait_checked` in the runtime). So what happens between the wake-up and the end
//! of the loop, an assertion that fails or a loop that is left for another reason, is found. In all other
//! loops a thread wakes up for no reason a limited number of times, and the user is told.
//!
//! The loop is the smallest natural loop that contains the wait. A round changes nothing if
//! - all instructions in the loop but the wait are reads, arithmetic, branches and stores to locals of this
//!   function that no other thread can reach, or calls of functions that do no more than that;
//! - no such local has its old value read after the wait (it is written first, on every way);
//! - no phi at the head of the loop takes a value from the round before.
//!
//! What is not known counts as a change. A function that does nothing but wait (a *wrapper*) is looked at
//! where it is called.
//!
//! One thing is taken for granted: a signal that matters is given by a thread that holds the mutex or has
//! held it since it made the condition true. A signal by another thread may come between the check and the
//! wait; that it is lost then is found at the first check, not at a later one.
//!
//! Cost: for each wait, a walk over the function for each of its blocks.

use super::calls::{CONDITION_VARIABLE_WAIT, LIBCXX_CONDITION_VARIABLE_WAIT, called_name};
use super::escape::Escapes;
use super::link::{FunctionKey, Linker, Symbol, UnitId};
use super::results::successors;
use super::walk;
use crate::ast::{Block, Call, Function, Inst, LocalId, Statement, Type, Value};
use rustc_hash::{FxHashMap, FxHashSet};

/// The depth to which calls are followed.
const MAX_DEPTH: u32 = 8;

/// Which spurious wake-ups are explored at a wait on a condition variable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WakeUps {
    /// Those after which the thread leaves the loop: all others change nothing.
    Checked,
    /// All wake-ups, because neither the function of the wait nor a wrapper around it repeats the wait.
    Once,
    /// A limited number for each thread.
    Repeatedly,
}

/// The analysis that finds out whether loops around waits on condition variables check their condition again.
pub struct Recheck<'l, 'a> {
    /// The symbols of all modules.
    pub linker: &'l Linker<'a>,
    /// The locals that other threads can reach.
    pub escapes: &'l mut Escapes,
    /// The index of the runtime's first module: all before it are the program's.
    pub runtime: usize,
}

/// The smallest natural loop around a block.
struct Loop<'a> {
    header: LocalId,
    blocks: Vec<&'a Block>,
}

impl<'a> Recheck<'_, 'a> {
    /// Returns which spurious wake-ups are explored at the wait that is instruction number `at` of `block`.
    pub fn wakes(&mut self, key: FunctionKey, block: &Block, at: usize) -> WakeUps {
        self.site(key, block, at, 0)
    }

    /// Returns the blocks of a function at which a thread has left a loop around a [`WakeUps::Checked`] wait.
    pub fn exits(&mut self, key: FunctionKey) -> FxHashSet<LocalId> {
        let linker = self.linker;
        let function = linker.function(key);
        let mut exits = FxHashSet::default();
        for block in &function.blocks {
            for (at, statement) in block.body.iter().enumerate() {
                if !self.waits(key, &statement.inst, 0) || self.site(key, block, at, 0) != WakeUps::Checked {
                    continue;
                }
                if let Some(around) = loop_around(function, block) {
                    let inside: FxHashSet<LocalId> = around.blocks.iter().map(|b| b.label).collect();
                    let next = around.blocks.iter().flat_map(|b| successors(b));
                    exits.extend(next.filter(|to| !inside.contains(to)));
                }
            }
        }
        exits
    }

    /// Returns whether `inst` is a wait, or calls a wrapper around one.
    fn waits(&mut self, key: FunctionKey, inst: &Inst, depth: u32) -> bool {
        let Some(name) = callee(inst) else { return false };
        if is_wait(name) {
            return true;
        }
        match self.linker.resolve(key.unit, name) {
            Symbol::Function(callee) => self.is_wrapper(callee, depth + 1),
            _ => false,
        }
    }

    /// Returns whether a function of the program does nothing but wait, once.
    fn is_wrapper(&mut self, key: FunctionKey, depth: u32) -> bool {
        if depth > MAX_DEPTH || key.unit.0 >= self.runtime {
            return false;
        }
        let linker = self.linker;
        let function = linker.function(key);
        let mut waits = 0;
        for block in &function.blocks {
            if super::results::reaches_itself(function, block) {
                return false;
            }
            for statement in &block.body {
                match &statement.inst {
                    Inst::Ret(_) => {}
                    inst if self.waits(key, inst, depth) => waits += 1,
                    inst if self.is_quiet(key, function, inst, 0) => {}
                    _ => return false,
                }
            }
        }
        waits == 1
    }

    /// Returns which wake-ups are explored at the wait, or the call of a wrapper, that is instruction `at` of
    /// `block`.
    fn site(&mut self, key: FunctionKey, block: &Block, at: usize, depth: u32) -> WakeUps {
        let linker = self.linker;
        let function = linker.function(key);
        if !super::results::reaches_itself(function, block) {
            return if self.is_wrapper(key, 0) { self.callers(key, depth) } else { WakeUps::Once };
        }
        match loop_around(function, block) {
            Some(around) if self.is_unchanged(key, function, &around, (block, at)) => WakeUps::Checked,
            _ => WakeUps::Repeatedly,
        }
    }

    /// Returns which wake-ups are explored at a wait that is all that a function (the wrapper) does.
    fn callers(&mut self, wrapper: FunctionKey, depth: u32) -> WakeUps {
        let (linker, mut all) = (self.linker, FxHashMap::default());
        for (unit, u) in linker.units()[..self.runtime].iter().enumerate() {
            for caller in u.module.functions.iter().filter(|f| !f.blocks.is_empty()) {
                let Symbol::Function(key) = linker.resolve(UnitId(unit), &caller.name) else { continue };
                for block in &linker.function(key).blocks {
                    for (at, statement) in block.body.iter().enumerate() {
                        let mut mentions = false;
                        walk::for_each_global(&statement.inst, &mut |name| {
                            mentions |= linker.resolve(key.unit, name) == Symbol::Function(wrapper);
                        });
                        let calls = mentions
                            && callee(&statement.inst).is_some_and(|name| {
                                linker.resolve(key.unit, name) == Symbol::Function(wrapper)
                            });
                        if calls && depth < MAX_DEPTH {
                            all.insert((key, block.label, at), self.site(key, block, at, depth + 1));
                        } else if mentions {
                            return WakeUps::Repeatedly;
                        }
                    }
                }
            }
        }
        let is = |wakes: WakeUps| all.values().all(|w| *w == wakes);
        match (is(WakeUps::Once), is(WakeUps::Checked)) {
            (true, _) => WakeUps::Once,
            (_, true) => WakeUps::Checked,
            _ => WakeUps::Repeatedly,
        }
    }

    /// Returns whether a round of a loop, from the wait back to it, changes nothing.
    fn is_unchanged(
        &mut self,
        key: FunctionKey,
        function: &'a Function,
        around: &Loop<'a>,
        wait: (&Block, usize),
    ) -> bool {
        let inside = |label: &LocalId| around.blocks.iter().any(|b| b.label == *label);
        for block in &around.blocks {
            for (at, statement) in block.body.iter().enumerate() {
                let is_wait = (block.label, at) == (wait.0.label, wait.1);
                if is_wait {
                    continue;
                }
                match &statement.inst {
                    Inst::Phi { incoming, .. } if block.label == around.header => {
                        let own = statement.dst.map(Value::Local);
                        if incoming.iter().any(|(v, from)| inside(from) && Some(v) != own.as_ref()) {
                            return false;
                        }
                    }
                    inst @ Inst::Store { addr, .. } => {
                        let Some(variable) = own_variable(function, addr) else { return false };
                        if !self.is_quiet(key, function, inst, 0) || reads_old(function, wait, variable) {
                            return false;
                        }
                    }
                    inst if self.is_quiet(key, function, inst, 0) => {}
                    _ => return false,
                }
            }
        }
        true
    }

    /// Returns whether an instruction of `function` is one that no other thread can notice, and that changes
    /// nothing that outlives the function.
    fn is_quiet(&mut self, key: FunctionKey, function: &Function, inst: &Inst, depth: u32) -> bool {
        match inst {
            Inst::Store { addr, .. } => {
                own_variable(function, addr).is_some_and(|variable| !self.escapes.leaks(key, variable))
            }
            Inst::Call(call) => self.is_quiet_call(key, call, depth),
            // (An exception is not the way back to the wait.)
            Inst::Invoke { call, .. } => self.is_quiet_call(key, call, depth),
            Inst::CmpXchg { .. }
            | Inst::Rmw { .. }
            | Inst::Fence { .. }
            | Inst::VaArg { .. }
            | Inst::Resume { .. }
            | Inst::LandingPad { .. }
            | Inst::IndirectBr { .. }
            | Inst::Unreachable
            | Inst::Other(_) => false,
            _ => true,
        }
    }

    /// Returns whether a called function does nothing that another thread can notice or that outlives the
    /// call.
    fn is_quiet_call(&mut self, key: FunctionKey, call: &Call, depth: u32) -> bool {
        let Value::Const(constant) = &call.callee else { return false };
        let Some(name) = called_name(constant) else { return false };
        if is_marker(name) || name.starts_with("llvm.expect") {
            return true;
        }
        let linker = self.linker;
        match linker.resolve(key.unit, name) {
            Symbol::Function(callee) if depth < MAX_DEPTH && !is_wait(name) => {
                let function = linker.function(callee);
                function.blocks.iter().flat_map(|b| &b.body).all(|s| match &s.inst {
                    Inst::Ret(_) => true,
                    inst => self.is_quiet(callee, function, inst, depth + 1),
                })
            }
            _ => false,
        }
    }
}

/// Returns whether a library function waits on a condition variable without a time limit.
pub fn is_wait(name: &str) -> bool {
    matches!(
        name,
        "pthread_cond_wait" | "cnd_wait" | CONDITION_VARIABLE_WAIT | LIBCXX_CONDITION_VARIABLE_WAIT
    )
}

/// Returns whether an intrinsic only states something about a local and does nothing.
fn is_marker(name: &str) -> bool {
    name.starts_with("llvm.dbg") || name.starts_with("llvm.lifetime")
}

/// Returns the name of the function that an instruction calls.
fn callee(inst: &Inst) -> Option<&str> {
    match inst {
        Inst::Call(call) | Inst::Invoke { call, .. } => match &call.callee {
            Value::Const(constant) => called_name(constant),
            _ => None,
        },
        _ => None,
    }
}

/// Returns the instruction that defines a local.
fn definition(function: &Function, local: LocalId) -> Option<&Inst> {
    let mut statements = function.blocks.iter().flat_map(|b| &b.body);
    statements.find(|s| s.dst == Some(local)).map(|s| &s.inst)
}

/// Returns the `alloca` that an address points into.
fn own_variable(function: &Function, addr: &Value) -> Option<LocalId> {
    let mut at = addr;
    loop {
        let Value::Local(local) = at else { return None };
        at = match definition(function, *local)? {
            Inst::Alloca { .. } => return Some(*local),
            Inst::Gep { base, .. } => base,
            Inst::Cast { value, .. } => value,
            _ => return None,
        };
    }
}

/// Returns whether something after a wait may read what a variable held before it.
fn reads_old(function: &Function, (block, at): (&Block, usize), variable: LocalId) -> bool {
    let ty = match definition(function, variable) {
        Some(Inst::Alloca { ty, count: None, .. }) => ty,
        _ => return true,
    };
    let mut todo: Vec<(&[Statement], Vec<LocalId>)> = vec![(&block.body[at + 1..], successors(block))];
    let mut seen = FxHashSet::default();
    while let Some((body, next)) = todo.pop() {
        match body.iter().find_map(|s| first_use(function, &s.inst, variable, ty)) {
            Some(Use::Reads) => return true,
            Some(Use::Replaces) => {}
            None => {
                let next = function.blocks.iter().filter(|b| next.contains(&b.label) && seen.insert(b.label));
                todo.extend(next.map(|b| (&b.body[..], successors(b))));
            }
        }
    }
    false
}

/// The effect of an instruction on a variable's old value.
enum Use {
    Reads,
    Replaces,
}

fn first_use(function: &Function, inst: &Inst, variable: LocalId, ty: &Type) -> Option<Use> {
    if callee(inst).is_some_and(is_marker) {
        return None;
    }
    let points = |value: &Value| own_variable(function, value) == Some(variable);
    match inst {
        Inst::Gep { .. } | Inst::Cast { .. } => None,
        Inst::Store { ty: stored, value, addr, .. } => match (points(value), points(addr)) {
            (true, _) => Some(Use::Reads),
            (_, true) if *addr == Value::Local(variable) && stored == ty => Some(Use::Replaces),
            _ => None,
        },
        _ => {
            let mut mentions = false;
            walk::for_each_value(inst, &mut |value| mentions |= points(value));
            mentions.then_some(Use::Reads)
        }
    }
}

/// Returns the smallest natural loop that contains `inner`: a header that every way to the loop goes through,
/// and all blocks that reach one of the jumps back to it without passing it.
fn loop_around<'a>(function: &'a Function, inner: &Block) -> Option<Loop<'a>> {
    let entry = function.blocks.first()?.label;
    let index: FxHashMap<LocalId, &'a Block> = function.blocks.iter().map(|b| (b.label, b)).collect();
    let mut predecessors: FxHashMap<LocalId, Vec<LocalId>> = FxHashMap::default();
    for block in &function.blocks {
        for to in successors(block) {
            predecessors.entry(to).or_default().push(block.label);
        }
    }
    let mut best: Option<Loop<'a>> = None;
    for header in &function.blocks {
        // A block that can be reached without the header is not dominated by it.
        let mut free = FxHashSet::default();
        let mut todo = if entry == header.label { vec![] } else { vec![entry] };
        while let Some(label) = todo.pop() {
            if label != header.label && free.insert(label) {
                todo.extend(index.get(&label).map(|b| successors(b)).unwrap_or_default());
            }
        }
        let jumps_back = predecessors.get(&header.label).into_iter().flatten();
        let mut todo: Vec<LocalId> = jumps_back.copied().filter(|from| !free.contains(from)).collect();
        if todo.is_empty() || free.contains(&inner.label) {
            continue;
        }
        let mut body = FxHashSet::from_iter([header.label]);
        while let Some(label) = todo.pop() {
            if body.insert(label) {
                todo.extend(predecessors.get(&label).into_iter().flatten());
            }
        }
        if body.contains(&inner.label) && best.as_ref().is_none_or(|b| body.len() < b.blocks.len()) {
            let blocks = function.blocks.iter().filter(|b| body.contains(&b.label)).collect();
            best = Some(Loop { header: header.label, blocks });
        }
    }
    best
}
