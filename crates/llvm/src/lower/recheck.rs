//! Does a thread that wakes up look again at what it waited for?
//!
//! A wait on a condition variable may end for no reason. If the thread then decides again whether to wait before it does anything
//! else, such a wake-up changes nothing: the thread reads and waits again. Everywhere else it must be tried.
//!
//! A wait is *checked again* if every way from it comes to a branch, over instructions that nobody else can notice, and from that
//! branch the wait can be reached again in the same way. Reads, arithmetic and writes to locals that no other thread can reach cannot be
//! noticed, nor can calls of functions that do no more than that. What is not known counts as noticed, so that a wake-up is tried once
//! too often rather than once too seldom.

use super::calls::called_name;
use super::escape::Escapes;
use super::link::{FunctionKey, Linker, Symbol};
use super::results::successors;
use crate::ast::{Block, Call, Function, Inst, LocalId, Statement, Value};
use rustc_hash::FxHashSet;

/// How deep calls are followed.
const MAX_DEPTH: u32 = 8;

/// How a wait goes on when it ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wakes {
    /// The thread decides again whether to wait before it does anything else.
    Checked,
    /// It does not, and comes to the wait once at most.
    Once,
    /// It does not, and may come to the wait again.
    Repeatedly,
}

/// What the answer is found with.
pub struct Recheck<'l, 'a> {
    /// All modules.
    pub linker: &'l Linker<'a>,
    /// Which locals others can reach.
    pub escapes: &'l mut Escapes,
}

impl Recheck<'_, '_> {
    /// How the wait that is instruction `at` of `block` goes on.
    pub fn wakes(&mut self, key: FunctionKey, block: &Block, at: usize) -> Wakes {
        let function = self.linker.function(key);
        if !super::results::reaches_itself(function, block) {
            return Wakes::Once;
        }
        let back = self.quietly_before(key, function, block, &block.body[..at]);
        let mut seen = FxHashSet::default();
        let after = match &block.body[at].inst {
            Inst::Invoke { normal, .. } => function.blocks.iter().find(|b| b.label == *normal),
            _ => None,
        };
        let (block, rest) = after.map_or((block, &block.body[at + 1..]), |after| (after, &after.body[..]));
        match self.is_checked(key, function, (block, rest), &back, &mut seen) {
            true => Wakes::Checked,
            false => Wakes::Repeatedly,
        }
    }

    /// The blocks from whose start the wait can be reached without anybody noticing. It is in `block`, after `before`.
    fn quietly_before(
        &mut self,
        key: FunctionKey,
        function: &Function,
        block: &Block,
        before: &[Statement],
    ) -> FxHashSet<LocalId> {
        let mut back = FxHashSet::default();
        if !before.iter().all(|s| self.is_quiet(key, &s.inst, 0)) {
            return back;
        }
        back.insert(block.label);
        loop {
            let grown: Vec<LocalId> = function
                .blocks
                .iter()
                .filter(|b| !back.contains(&b.label) && successors(b).iter().any(|to| back.contains(to)))
                .filter(|b| b.body.iter().all(|s| self.is_quiet(key, &s.inst, 0)))
                .map(|b| b.label)
                .collect();
            if grown.is_empty() {
                return back;
            }
            back.extend(grown);
        }
    }

    /// Does every way from here come to a branch from which the wait is reached again, and to nothing else that can be noticed before?
    fn is_checked(
        &mut self,
        key: FunctionKey,
        function: &Function,
        (block, rest): (&Block, &[Statement]),
        back: &FxHashSet<LocalId>,
        seen: &mut FxHashSet<LocalId>,
    ) -> bool {
        if !rest.iter().all(|s| self.is_quiet(key, &s.inst, 0)) {
            return false;
        }
        let next = match rest.last().map(|s| &s.inst) {
            // (Where an exception goes on, nothing is decided.)
            Some(Inst::Invoke { normal, .. }) => vec![*normal],
            _ => successors(block),
        };
        if matches!(rest.last().map(|s| &s.inst), Some(Inst::CondBr { .. } | Inst::Switch { .. })) {
            return next.iter().any(|to| back.contains(to));
        }
        // (A way that never comes to a branch never comes to anything.)
        !next.is_empty()
            && next.iter().all(|label| {
                let Some(to) = function.blocks.iter().find(|b| b.label == *label) else { return false };
                !seen.insert(*label) || self.is_checked(key, function, (to, &to.body[..]), back, seen)
            })
    }

    /// Is it an instruction that no other thread can notice?
    fn is_quiet(&mut self, key: FunctionKey, inst: &Inst, depth: u32) -> bool {
        match inst {
            Inst::Store { addr, .. } => self.is_own(key, addr),
            Inst::Call(call) => self.is_quiet_call(key, call, depth),
            // An exception is not the way that decides.
            Inst::Invoke { call, .. } => self.is_quiet_call(key, call, depth),
            Inst::CmpXchg { .. }
            | Inst::Rmw { .. }
            | Inst::Fence { .. }
            | Inst::Resume { .. }
            | Inst::LandingPad { .. }
            | Inst::IndirectBr { .. }
            | Inst::Unreachable
            | Inst::Other(_) => false,
            _ => true,
        }
    }

    /// Is it the address of a local that no other thread can reach?
    fn is_own(&mut self, key: FunctionKey, addr: &Value) -> bool {
        matches!(addr, Value::Local(local) if !self.escapes.leaks(key, *local))
    }

    fn is_quiet_call(&mut self, key: FunctionKey, call: &Call, depth: u32) -> bool {
        let Value::Const(constant) = &call.callee else { return false };
        let Some(name) = called_name(constant) else { return false };
        if name.starts_with("llvm.dbg")
            || name.starts_with("llvm.lifetime")
            || name.starts_with("llvm.expect")
        {
            return true;
        }
        match self.linker.resolve(key.unit, name) {
            Symbol::Function(callee) if depth < MAX_DEPTH => {
                let blocks = &self.linker.function(callee).blocks;
                blocks.iter().flat_map(|b| &b.body).all(|s| match &s.inst {
                    Inst::Ret(_) => true,
                    inst => self.is_quiet(callee, inst, depth + 1),
                })
            }
            _ => false,
        }
    }
}
