//! Reachability: finds the functions that may run, and those whose address is taken.

use super::link::{FunctionKey, GlobalKey, Linker, Symbol, UnitId};
use super::walk;
use crate::ast::{Const, Inst, Value};
use rustc_hash::FxHashSet;

/// The functions and global variables of a program that can be reached from where it starts.
#[derive(Default)]
pub struct Reach {
    /// The reachable functions, in the order in which they were found.
    pub functions: Vec<FunctionKey>,
    /// The functions that something other than a call mentions.
    pub address_taken: FxHashSet<FunctionKey>,
    /// The reachable variables.
    pub globals: Vec<GlobalKey>,
    /// The names of functions that no module defines.
    pub missing: FxHashSet<String>,
    seen_functions: FxHashSet<FunctionKey>,
    seen_globals: FxHashSet<GlobalKey>,
}

impl Reach {
    /// Finds all functions and global variables that can be reached from the functions `roots`.
    pub fn new(linker: &Linker<'_>, roots: &[FunctionKey]) -> Self {
        let mut reach = Reach::default();
        roots.iter().for_each(|root| reach.add_function(*root));
        let (mut function, mut global) = (0, 0);
        while function < reach.functions.len() || global < reach.globals.len() {
            if let Some(key) = reach.functions.get(function).copied() {
                function += 1;
                for block in &linker.function(key).blocks {
                    for statement in &block.body {
                        reach.instruction(linker, key.unit, &statement.inst);
                    }
                }
            } else if let Some(key) = reach.globals.get(global).copied() {
                global += 1;
                if let Some(init) = &linker.global(key).init {
                    reach.constant(linker, key.unit, init);
                }
            }
        }
        reach
    }

    fn instruction(&mut self, linker: &Linker<'_>, unit: UnitId, inst: &Inst) {
        // Calling a function does not take its address.
        let called = match inst {
            Inst::Call(call) | Inst::Invoke { call, .. } => match &call.callee {
                Value::Const(Const::Global(name)) => Some(name),
                _ => None,
            },
            _ => None,
        };
        let mut calls = usize::from(called.is_some());
        walk::for_each_global(inst, &mut |name| {
            let is_callee = calls > 0 && called.is_some_and(|c| **c == *name);
            if is_callee {
                calls = 0;
            }
            self.name(linker, unit, name, !is_callee);
        });
    }

    fn constant(&mut self, linker: &Linker<'_>, unit: UnitId, constant: &Const) {
        walk::names_in(constant, &mut |name| self.name(linker, unit, name, true));
    }

    fn name(&mut self, linker: &Linker<'_>, unit: UnitId, name: &str, taken: bool) {
        match linker.resolve(unit, name) {
            Symbol::Function(key) => {
                self.add_function(key);
                if taken {
                    self.address_taken.insert(key);
                }
            }
            Symbol::Global(key) => {
                if self.seen_globals.insert(key) {
                    self.globals.push(key);
                }
            }
            Symbol::Alias(unit, target) => self.constant(linker, unit, target),
            Symbol::MissingFunction => {
                self.missing.insert(name.to_owned());
            }
            Symbol::MissingGlobal => {}
        }
    }

    fn add_function(&mut self, key: FunctionKey) {
        if self.seen_functions.insert(key) {
            self.functions.push(key);
        }
    }
}
