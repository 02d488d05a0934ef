//! Escape analysis: finds the locals that another thread may reach.
//!
//! A points-to analysis by unification (Steensgaard, POPL 1996): every value that may hold a pointer belongs
//! to a class, and every class has one class of *contents*, the values stored in what its members point at.
//! Assignment unifies classes, load and store unify with contents. A class is *leaked* if another thread may
//! hold one of its members: the addresses of global variables are, the argument of a new thread is, and with
//! a class its contents. A local whose address is not leaked is private to its thread: its accesses are no
//! events.
//!
//! Sound, because every way a pointer takes from one thread to another goes through memory that both can
//! reach or through the start or the end of a thread. Integers of 64 bits count as pointers, so tagged
//! pointers are followed. Cost: almost linear.

use super::link::{FunctionKey, GlobalKey, Linker, Symbol, UnitId};
use super::reach::Reach;
use super::{pointers, walk};
use crate::VolatileLocals;
use crate::ast::{Call, Const, Inst, LocalId, Type, Value};
use rustc_hash::FxHashMap;

/// The runtime's variable with a thread's values of all keys (`pthread_setspecific`).
const KEY_VALUES: &str = "key_values";

/// A value of the program that may hold a pointer, and with which a class of pointers starts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Node {
    Local(FunctionKey, LocalId),
    /// The address of a variable.
    Global(GlobalKey),
    Result(FunctionKey),
    /// The pointer to where a function with `...` finds its arguments.
    Varargs(FunctionKey),
}

/// The number of a class of pointers that the analysis does not tell apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Class(u32);

/// The result of the escape analysis, which tells for every pointer whether another thread may hold it.
pub struct Escapes {
    nodes: FxHashMap<Node, Class>,
    parent: Vec<u32>,
    contents: Vec<Option<Class>>,
    leaked: Vec<bool>,
}

impl Escapes {
    /// Runs the escape analysis on all reachable functions.
    pub fn new(linker: &Linker<'_>, reach: &Reach, runtime: usize, volatile_locals: VolatileLocals) -> Self {
        let mut escapes =
            Escapes { nodes: FxHashMap::default(), parent: vec![], contents: vec![], leaked: vec![] };
        for key in &reach.globals {
            let class = escapes.node(Node::Global(*key));
            // (All threads read constants, but only find there what was there from the start.)
            let global = linker.global(*key);
            if !global.thread_local && !global.constant {
                escapes.leak(class);
            }
            // (What a destructor gets when its thread ends, it may get when the functions of the thread have
            // returned: locals must be objects that end, not private memory that is used again.)
            if &*global.name == KEY_VALUES && key.unit.0 >= runtime {
                let contents = escapes.contents(class);
                escapes.leak(contents);
            }
            if let Some(init) = &linker.global(*key).init
                && let Some(value) = escapes.constant(linker, key.unit, init)
            {
                let contents = escapes.contents(class);
                escapes.unify(contents, value);
            }
        }
        for key in &reach.address_taken {
            let class = escapes.node(Node::Result(*key));
            escapes.leak(class);
        }
        for key in &reach.functions {
            for statement in linker.function(*key).blocks.iter().flat_map(|b| &b.body) {
                escapes.instruction(linker, reach, *key, statement.dst, &statement.inst);
                if let (VolatileLocals::Memory, Some(addr)) =
                    (volatile_locals, statement.inst.volatile_address())
                    && let Some(class) = escapes.value(linker, *key, addr)
                {
                    escapes.leak(class);
                }
            }
        }
        escapes.spread();
        escapes
    }

    /// Returns whether another thread may hold the address that is in this local.
    pub fn leaks(&mut self, function: FunctionKey, local: LocalId) -> bool {
        let class = self.node(Node::Local(function, local));
        let class = self.find(class);
        self.leaked[class.0 as usize]
    }

    fn instruction(
        &mut self,
        linker: &Linker<'_>,
        reach: &Reach,
        key: FunctionKey,
        dst: Option<LocalId>,
        inst: &Inst,
    ) {
        let result = dst.map(|local| self.node(Node::Local(key, local)));
        match inst {
            Inst::Load { ty, addr, .. } if carries(ty) => {
                if let (Some(addr), Some(result)) = (self.value(linker, key, addr), result) {
                    let contents = self.contents(addr);
                    self.unify(contents, result);
                }
            }
            Inst::Store { ty, value, addr, .. } if carries(ty) => {
                if let Some(addr) = self.value(linker, key, addr)
                    && let Some(value) = self.value(linker, key, value)
                {
                    let contents = self.contents(addr);
                    self.unify(contents, value);
                }
            }
            Inst::CmpXchg { ty, addr, expected, new, .. } if carries(ty) => {
                if let Some(addr) = self.value(linker, key, addr) {
                    let contents = self.contents(addr);
                    let values = [self.value(linker, key, expected), self.value(linker, key, new), result];
                    values.into_iter().flatten().for_each(|v| self.unify(contents, v));
                }
            }
            Inst::Rmw { ty, addr, arg, .. } if carries(ty) => {
                if let Some(addr) = self.value(linker, key, addr) {
                    let contents = self.contents(addr);
                    let values = [self.value(linker, key, arg), result];
                    values.into_iter().flatten().for_each(|v| self.unify(contents, v));
                }
            }
            Inst::Gep { base, .. } => self.assign(linker, key, result, base),
            Inst::Cast { from, to, value, .. } if carries(from) && carries(to) => {
                self.assign(linker, key, result, value);
            }
            Inst::Bin { ty, a, b, .. } if carries(ty) => {
                self.assign(linker, key, result, a);
                self.assign(linker, key, result, b);
            }
            Inst::Select { ty, yes, no, .. } if carries(ty) => {
                self.assign(linker, key, result, yes);
                self.assign(linker, key, result, no);
            }
            Inst::Phi { ty, incoming } if carries(ty) => {
                incoming.iter().for_each(|(value, _)| self.assign(linker, key, result, value));
            }
            Inst::Freeze { ty, value } if carries(ty) => self.assign(linker, key, result, value),
            Inst::ExtractValue { value, .. } => self.assign(linker, key, result, value),
            Inst::InsertValue { value, element, .. } => {
                self.assign(linker, key, result, value);
                self.assign(linker, key, result, element);
            }
            Inst::VaArg { list, .. } => {
                if let (Some(list), Some(result)) = (self.value(linker, key, list), result) {
                    let area = self.contents(list);
                    let contents = self.contents(area);
                    self.unify(contents, result);
                }
            }
            Inst::Ret(Some((_, value))) => {
                let class = self.node(Node::Result(key));
                self.assign(linker, key, Some(class), value);
            }
            Inst::Call(call) | Inst::Invoke { call, .. } => self.call(linker, reach, key, result, call),
            _ => {}
        }
    }

    fn assign(&mut self, linker: &Linker<'_>, key: FunctionKey, to: Option<Class>, value: &Value) {
        if let (Some(to), Some(value)) = (to, self.value(linker, key, value)) {
            self.unify(to, value);
        }
    }

    fn call(
        &mut self,
        linker: &Linker<'_>,
        reach: &Reach,
        key: FunctionKey,
        result: Option<Class>,
        call: &Call,
    ) {
        let name = match &call.callee {
            Value::Const(Const::Global(name)) => name,
            _ => {
                let fits = |f: &&FunctionKey| linker.function(**f).params.len() <= call.args.len();
                for callee in reach.address_taken.iter().filter(fits) {
                    self.enter(linker, key, *callee, call, result);
                }
                return;
            }
        };
        // Byte by byte, as the runtime would do it, pointers would get lost.
        if let "memcpy" | "memmove" | "mempcpy" = &**name {
            self.builtin(linker, reach, key, "llvm.memcpy", call, result);
            if let Some(to) = call.args.first() {
                self.assign(linker, key, result, &to.value);
            }
            return;
        }
        match linker.resolve(key.unit, name) {
            Symbol::Function(callee) => self.enter(linker, key, callee, call, result),
            _ => self.builtin(linker, reach, key, name, call, result),
        }
    }

    fn enter(
        &mut self,
        linker: &Linker<'_>,
        key: FunctionKey,
        callee: FunctionKey,
        call: &Call,
        result: Option<Class>,
    ) {
        let function = linker.function(callee);
        for (i, arg) in call.args.iter().enumerate() {
            let Some(value) = self.value(linker, key, &arg.value) else { continue };
            match function.params.get(i) {
                Some(param) => {
                    let param_class = self.node(Node::Local(callee, param.local));
                    if param.byval.is_some() {
                        let (a, b) = (self.contents(param_class), self.contents(value));
                        self.unify(a, b);
                    } else {
                        self.unify(param_class, value);
                    }
                }
                None => {
                    let area = self.node(Node::Varargs(callee));
                    let contents = self.contents(area);
                    self.unify(contents, value);
                }
            }
        }
        if let Some(result) = result {
            let returned = self.node(Node::Result(callee));
            self.unify(result, returned);
        }
    }

    /// Adds the effects of a call of a function that the program does not define.
    fn builtin(
        &mut self,
        linker: &Linker<'_>,
        reach: &Reach,
        key: FunctionKey,
        name: &str,
        call: &Call,
        result: Option<Class>,
    ) {
        let arg = |escapes: &mut Self, i: usize| {
            call.args.get(i).and_then(|arg| escapes.value(linker, key, &arg.value))
        };
        match pointers::pointer_effect(name) {
            pointers::PointerEffect::Nothing => {}
            pointers::PointerEffect::CopiesContents => {
                if let (Some(to), Some(from)) = (arg(self, 0), arg(self, 1)) {
                    let (a, b) = (self.contents(to), self.contents(from));
                    self.unify(a, b);
                }
            }
            pointers::PointerEffect::ReturnsFirst => {
                if let (Some(result), Some(first)) = (result, arg(self, 0)) {
                    self.unify(result, first);
                }
            }
            pointers::PointerEffect::StartsVarargs => {
                if let Some(list) = arg(self, 0) {
                    let area = self.node(Node::Varargs(key));
                    let contents = self.contents(list);
                    self.unify(contents, area);
                }
            }
            pointers::PointerEffect::Spawns => {
                let Some(passed) = arg(self, 1) else { return };
                self.leak(passed);
                for callee in &reach.address_taken {
                    if let [param] = &linker.function(*callee).params[..] {
                        let param = self.node(Node::Local(*callee, param.local));
                        self.unify(param, passed);
                    }
                }
            }
            pointers::PointerEffect::Leaks => {
                for i in 0..call.args.len() {
                    if let Some(class) = arg(self, i) {
                        self.leak(class);
                    }
                }
                if let Some(result) = result {
                    self.leak(result);
                }
            }
        }
    }

    /// Returns the class of an operand; `None` if it is no pointer.
    fn value(&mut self, linker: &Linker<'_>, key: FunctionKey, value: &Value) -> Option<Class> {
        match value {
            Value::Local(local) => Some(self.node(Node::Local(key, *local))),
            Value::Const(constant) => self.constant(linker, key.unit, constant),
            Value::Metadata(_) | Value::Asm(_) => None,
        }
    }

    fn constant(&mut self, linker: &Linker<'_>, unit: UnitId, constant: &Const) -> Option<Class> {
        let mut keys = Vec::new();
        walk::names_in(constant, &mut |name| {
            if let Symbol::Global(key) = linker.resolve(unit, name) {
                keys.push(key);
            }
        });
        let mut class = None;
        for key in keys {
            let global = self.node(Node::Global(key));
            match class {
                None => class = Some(global),
                Some(class) => self.unify(class, global),
            }
        }
        class
    }

    fn node(&mut self, node: Node) -> Class {
        if let Some(class) = self.nodes.get(&node) {
            return *class;
        }
        let class = self.fresh();
        self.nodes.insert(node, class);
        class
    }

    fn fresh(&mut self) -> Class {
        let class = Class(self.parent.len() as u32);
        self.parent.push(class.0);
        self.contents.push(None);
        self.leaked.push(false);
        class
    }

    fn find(&mut self, class: Class) -> Class {
        let mut at = class.0;
        while self.parent[at as usize] != at {
            let up = self.parent[at as usize];
            self.parent[at as usize] = self.parent[up as usize];
            at = up;
        }
        Class(at)
    }

    fn contents(&mut self, class: Class) -> Class {
        let class = self.find(class);
        match self.contents[class.0 as usize] {
            Some(contents) => self.find(contents),
            None => {
                let contents = self.fresh();
                self.contents[class.0 as usize] = Some(contents);
                contents
            }
        }
    }

    fn unify(&mut self, a: Class, b: Class) {
        let mut todo = vec![(a, b)];
        while let Some((a, b)) = todo.pop() {
            let (a, b) = (self.find(a), self.find(b));
            if a == b {
                continue;
            }
            self.parent[b.0 as usize] = a.0;
            self.leaked[a.0 as usize] |= self.leaked[b.0 as usize];
            match (self.contents[a.0 as usize], self.contents[b.0 as usize]) {
                (Some(x), Some(y)) => todo.push((x, y)),
                (None, inner) => self.contents[a.0 as usize] = inner,
                (Some(_), None) => {}
            }
        }
    }

    fn leak(&mut self, class: Class) {
        let class = self.find(class);
        self.leaked[class.0 as usize] = true;
    }

    /// Marks the contents of leaked classes as leaked, too.
    fn spread(&mut self) {
        let all = (0..self.parent.len() as u32).map(Class);
        let mut todo: Vec<Class> = all.filter(|c| self.leaked[c.0 as usize]).collect();
        while let Some(class) = todo.pop() {
            let class = self.find(class);
            self.leaked[class.0 as usize] = true;
            if let Some(contents) = self.contents[class.0 as usize] {
                let contents = self.find(contents);
                if !std::mem::replace(&mut self.leaked[contents.0 as usize], true) {
                    todo.push(contents);
                }
            }
        }
    }
}

/// Returns whether a value of this type may hold a pointer.
fn carries(ty: &Type) -> bool {
    match ty {
        Type::Ptr => true,
        Type::Int(bits) => *bits >= 64,
        Type::Array(_, element) | Type::Vector(_, element) => carries(element),
        Type::Struct(body) => body.members.iter().any(carries),
        _ => false,
    }
}
