//! Programs as statements, and their printed form.

use fencepost_program::{FenceKind, Mode, RmwOp};
use std::cell::RefCell;
use std::fmt;

/// A shared variable of a random program, by number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord)]
pub struct Var(pub u32);

/// A register of a thread of a random program, by number; each is assigned once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord)]
pub struct Target(pub u32);

/// A value that a statement of a random program stores or adds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Value {
    /// A constant.
    Const(u64),
    /// A register plus a constant.
    Plus(Target, u64),
}

/// A condition in a random program, which compares a register with a constant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cond {
    /// The register equals the constant.
    Is(Target, u64),
    /// The register differs from the constant.
    IsNot(Target, u64),
}

/// A statement of a random program.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the fields are what the statement prints")]
pub enum Stmt {
    Load {
        to: Target,
        var: Var,
        mode: Mode,
    },
    Store {
        var: Var,
        value: Value,
        mode: Mode,
    },
    Rmw {
        op: RmwOp,
        to: Target,
        var: Var,
        arg: Value,
        mode: Mode,
    },
    Cas {
        to: Target,
        var: Var,
        expected: u64,
        new: Value,
        success: Mode,
        failure: Mode,
    },
    Fence(FenceKind),
    If {
        cond: Cond,
        yes: Vec<Stmt>,
        no: Vec<Stmt>,
    },
    Assume(Cond),
    /// Reads `var` and waits for the value: as a blocking `assume`.
    Wait {
        to: Target,
        var: Var,
        value: u64,
        mode: Mode,
    },
    /// Reads `var` until it has the value: as a loop.
    Spin {
        to: Target,
        var: Var,
        value: u64,
        mode: Mode,
    },
    Lock {
        mutex: Var,
        body: Vec<Stmt>,
    },
    TryLock {
        to: Target,
        mutex: Var,
        body: Vec<Stmt>,
    },
    Choose {
        to: Target,
        high: u64,
    },
    Assert(Cond),
    /// Assigns a register without looking at memory.
    Let {
        to: Target,
        value: Value,
    },
    /// Starts thread number `child` (from 0) of the sketch's threads with an argument.
    Spawn {
        child: u32,
        arg: u64,
    },
    /// Waits for the end of thread `child`, and takes what it returns.
    Join {
        to: Target,
        child: u32,
    },
}

/// A random program as statements, which print as text and can be lowered to a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sketch {
    /// The initial values of the variables.
    pub vars: Vec<u64>,
    /// Number of mutexes.
    pub mutexes: u32,
    /// The thread that starts the others; without it they all exist from the start.
    pub main: Option<Vec<Stmt>>,
    /// The threads. Register 0 of a started thread is its argument, and the last register is returned.
    pub threads: Vec<Vec<Stmt>>,
}

impl Stmt {
    /// Returns the lists of statements inside this statement, such as the branches of an `if`.
    pub fn bodies(&self) -> impl Iterator<Item = &Vec<Stmt>> {
        match self {
            Stmt::If { yes, no, .. } => vec![yes, no],
            Stmt::Lock { body, .. } | Stmt::TryLock { body, .. } => vec![body],
            _ => vec![],
        }
        .into_iter()
    }

    /// Returns the register that this statement itself assigns, if it assigns one.
    pub fn target(&self) -> Option<Target> {
        match self {
            Stmt::Load { to, .. }
            | Stmt::Rmw { to, .. }
            | Stmt::Cas { to, .. }
            | Stmt::Wait { to, .. }
            | Stmt::Spin { to, .. }
            | Stmt::TryLock { to, .. }
            | Stmt::Choose { to, .. }
            | Stmt::Let { to, .. }
            | Stmt::Join { to, .. } => Some(*to),
            _ => None,
        }
    }

    /// Returns the registers that this statement and those inside it assign.
    pub fn assigns(&self) -> Vec<Target> {
        let inside = self.bodies().flatten().flat_map(Stmt::assigns);
        self.target().into_iter().chain(inside).collect()
    }

    /// Returns the registers that this statement and those inside it read.
    pub fn uses(&self) -> Vec<Target> {
        let used = RefCell::new(vec![]);
        let assigned = self.assigns();
        self.with_registers(&|reg| {
            used.borrow_mut().push(reg);
            reg
        });
        // Each register is assigned once, and `with_registers` names it once for that.
        let mut used = used.into_inner();
        for reg in assigned {
            let at = used.iter().position(|r| *r == reg).expect("it was named");
            used.swap_remove(at);
        }
        used
    }

    /// Returns this statement with every register, assigned or read, replaced by `new` of it.
    pub fn with_registers(&self, new: &dyn Fn(Target) -> Target) -> Stmt {
        let value = |value: &mut Value| match value {
            Value::Plus(reg, _) => *reg = new(*reg),
            Value::Const(_) => {}
        };
        let mut stmt = self.clone();
        match &mut stmt {
            Stmt::Load { to, .. } | Stmt::Wait { to, .. } | Stmt::Spin { to, .. } => *to = new(*to),
            Stmt::Choose { to, .. } | Stmt::Join { to, .. } => *to = new(*to),
            Stmt::Store { value: stored, .. } => value(stored),
            Stmt::Rmw { to, arg: used, .. }
            | Stmt::Cas { to, new: used, .. }
            | Stmt::Let { to, value: used } => {
                *to = new(*to);
                value(used);
            }
            Stmt::If { cond, .. } | Stmt::Assume(cond) | Stmt::Assert(cond) => match cond {
                Cond::Is(reg, _) | Cond::IsNot(reg, _) => *reg = new(*reg),
            },
            Stmt::TryLock { to, .. } => *to = new(*to),
            Stmt::Fence(_) | Stmt::Lock { .. } | Stmt::Spawn { .. } => {}
        }
        match &mut stmt {
            Stmt::If { yes, no, .. } => {
                yes.iter_mut().chain(no).for_each(|inner| *inner = inner.with_registers(new));
            }
            Stmt::Lock { body, .. } | Stmt::TryLock { body, .. } => {
                body.iter_mut().for_each(|inner| *inner = inner.with_registers(new));
            }
            _ => {}
        }
        stmt
    }
}

impl Sketch {
    /// Returns the registers that each thread of the program assigns, by thread.
    pub fn registers(&self) -> Vec<(u32, Target)> {
        let of = |(thread, body): (u32, &Vec<Stmt>)| {
            body.iter().flat_map(Stmt::assigns).map(|reg| (thread, reg)).collect::<Vec<_>>()
        };
        (0..).zip(&self.threads).flat_map(of).collect()
    }
}

impl fmt::Display for Var {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["x", "y", "z", "w"].get(self.0 as usize).unwrap_or(&"v"))
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}", self.0)
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Const(value) => write!(f, "{value}"),
            Value::Plus(reg, 0) => write!(f, "{reg}"),
            Value::Plus(reg, value) => write!(f, "{reg} + {value}"),
        }
    }
}

impl fmt::Display for Cond {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Cond::Is(reg, value) => write!(f, "{reg} == {value}"),
            Cond::IsNot(reg, value) => write!(f, "{reg} != {value}"),
        }
    }
}

impl fmt::Display for Sketch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let vars = (0..).map(Var).zip(&self.vars).map(|(var, value)| format!("{var} = {value}"));
        let mutexes = (0..self.mutexes).map(|m| format!("mutex m{m}"));
        writeln!(f, "{};", vars.chain(mutexes).collect::<Vec<_>>().join(", "))?;
        let threads = self.threads.iter().enumerate().map(|(i, body)| (format!("P{i}"), body));
        for (name, body) in self.main.iter().map(|body| ("main".into(), body)).chain(threads) {
            writeln!(f, "{name} {{")?;
            print(f, body, 1)?;
            writeln!(f, "}}")?;
        }
        Ok(())
    }
}

fn print(f: &mut fmt::Formatter<'_>, body: &[Stmt], depth: usize) -> fmt::Result {
    for stmt in body {
        write!(f, "{:width$}", "", width = 2 * depth)?;
        match stmt {
            Stmt::Load { to, var, mode } => writeln!(f, "{to} = {var}.{};", mode.name())?,
            Stmt::Store { var, value, mode } => writeln!(f, "{var}.{} = {value};", mode.name())?,
            Stmt::Rmw { op, to, var, arg, mode } => {
                writeln!(f, "{to} = {op:?}({var}, {arg}).{};", mode.name())?;
            }
            Stmt::Cas { to, var, expected, new, success, failure } => {
                let modes = (success.name(), failure.name());
                writeln!(f, "{to} = cas({var}, {expected}, {new}).{}/{};", modes.0, modes.1)?;
            }
            Stmt::Fence(kind) => writeln!(f, "fence.{};", kind.name())?,
            Stmt::If { cond, yes, no } => {
                writeln!(f, "if ({cond}) {{")?;
                print(f, yes, depth + 1)?;
                if !no.is_empty() {
                    writeln!(f, "{:width$}}} else {{", "", width = 2 * depth)?;
                    print(f, no, depth + 1)?;
                }
                writeln!(f, "{:width$}}}", "", width = 2 * depth)?;
            }
            Stmt::Assume(cond) => writeln!(f, "assume({cond});")?,
            Stmt::Wait { to, var, value, mode } => {
                writeln!(f, "await(({to} = {var}.{}) == {value});", mode.name())?;
            }
            Stmt::Spin { to, var, value, mode } => {
                writeln!(f, "while (({to} = {var}.{}) != {value});", mode.name())?;
            }
            Stmt::Lock { mutex, body } => {
                writeln!(f, "lock(m{});", mutex.0)?;
                print(f, body, depth)?;
                writeln!(f, "{:width$}unlock(m{});", "", mutex.0, width = 2 * depth)?;
            }
            Stmt::TryLock { to, mutex, body } => {
                writeln!(f, "if ({to} = trylock(m{})) {{", mutex.0)?;
                print(f, body, depth + 1)?;
                writeln!(f, "{:width$}unlock(m{}); }}", "", mutex.0, width = 2 * (depth + 1))?;
            }
            Stmt::Choose { to, high } => writeln!(f, "{to} = choose(0..={high});")?,
            Stmt::Assert(cond) => writeln!(f, "assert({cond});")?,
            Stmt::Let { to, value } => writeln!(f, "{to} = {value};")?,
            Stmt::Spawn { child, arg } => writeln!(f, "spawn P{child}({arg});")?,
            Stmt::Join { to, child } => writeln!(f, "{to} = join P{child};")?,
        }
    }
    Ok(())
}
