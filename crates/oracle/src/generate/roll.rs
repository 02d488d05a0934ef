//! Makes a sketch of random numbers.

use super::{Cond, Knobs, Sketch, Stmt, Target, Value, Var};
use crate::Rng;
use fencepost_program::{Mode, RmwOp};

/// Returns a random sketch of a program with threads that exist from the start.
pub(super) fn flat(seed: u64, knobs: &Knobs) -> Sketch {
    let mut dice = Dice::new(seed, knobs);
    let accesses = dice.range(&knobs.accesses);
    let threads = dice.threads(accesses, 0);
    dice.sketch(None, threads)
}

/// Returns a random sketch of a program whose `main` starts its threads, with accesses before, between and
/// after.
pub(super) fn spawning(seed: u64, knobs: &Knobs) -> Sketch {
    let mut dice = Dice::new(seed, &Knobs { threads: 2..=3, ..knobs.clone() });
    let accesses = dice.range(&knobs.accesses);
    let own = dice.rng.below(3).min(accesses.saturating_sub(2));
    let threads = dice.threads(accesses - own, 1);
    dice.regs = 0;
    let mut main = vec![];
    let mut left = own;
    let count = threads.len() as u32;
    let some = |dice: &mut Dice, main: &mut Vec<Stmt>, left: &mut u32| {
        if *left > 0 && dice.rng.one_in(3) {
            main.extend(dice.body(1));
            *left -= 1;
        }
    };
    for child in 0..count {
        some(&mut dice, &mut main, &mut left);
        main.push(Stmt::Spawn { child, arg: dice.rng.below(3).into() });
    }
    let joins_all = dice.rng.one_in(2);
    for child in 0..count {
        some(&mut dice, &mut main, &mut left);
        if joins_all || dice.rng.one_in(2) {
            let to = dice.target();
            main.push(Stmt::Join { to, child });
        }
    }
    main.extend(dice.body(left));
    dice.sketch(Some(main), threads)
}

const VALUES: u32 = 3;
const MUTEXES: u32 = 2;

/// Kinds of statements.
#[derive(Clone, Copy)]
enum Kind {
    Load,
    Store,
    Rmw,
    Cas,
    Fence,
    Branch,
    Assume,
    Wait,
    Spin,
    Lock,
    TryLock,
    Choose,
    Assert,
}

/// The position of a thread in a ring.
#[derive(Clone, Copy)]
struct Ring {
    var: u32,
    left: u32,
}

struct Dice {
    rng: Rng,
    knobs: Knobs,
    vars: u32,
    /// In a ring: the variable of the current access, and the number of accesses left until the next
    /// variable's turn comes.
    ring: Option<Ring>,
    /// Number of registers that the current thread has assigned.
    regs: u32,
    /// Number of statements that the current one is inside of.
    depth: u32,
}

impl Dice {
    fn new(seed: u64, knobs: &Knobs) -> Self {
        let mut dice =
            Dice { rng: Rng::new(seed), knobs: knobs.clone(), vars: 1, ring: None, regs: 0, depth: 0 };
        dice.vars = dice.range(&knobs.vars);
        if dice.rng.below(100) < knobs.rings {
            dice.vars = dice.vars.max(2.min(*knobs.vars.end()));
            dice.ring = Some(Ring { var: 0, left: 0 });
        }
        dice
    }

    fn range(&mut self, range: &std::ops::RangeInclusive<u32>) -> u32 {
        self.rng.between(*range.start(), *range.end())
    }

    fn sketch(&mut self, main: Option<Vec<Stmt>>, threads: Vec<Vec<Stmt>>) -> Sketch {
        // Now and then a variable does not start at 0.
        let vars = (0..self.vars).map(|_| if self.rng.one_in(6) { 1 } else { 0 }).collect();
        let bodies = threads.iter().chain(&main);
        let mutexes = bodies.flatten().map(mutexes).max().unwrap_or(0);
        Sketch { vars, mutexes, main, threads }
    }

    /// Returns threads with `accesses` accesses in total, at least one each where possible; `params`
    /// registers are assigned at the start of each.
    fn threads(&mut self, accesses: u32, params: u32) -> Vec<Vec<Stmt>> {
        let mut count = self.range(&self.knobs.threads.clone());
        if self.ring.is_some() {
            count = count.min(accesses / 2).max(*self.knobs.threads.start());
        }
        let mut shares = vec![1; count as usize];
        for _ in count..accesses {
            shares[self.rng.below(count) as usize] += 1;
        }
        let body = |(i, share): (u32, u32)| {
            self.regs = params;
            self.ring = self.ring.map(|_| Ring { var: i, left: share.div_ceil(2) });
            self.body(share)
        };
        (0..).zip(shares).map(body).collect()
    }

    /// Returns statements with `accesses` accesses.
    fn body(&mut self, accesses: u32) -> Vec<Stmt> {
        let mut body = vec![];
        let mut left = accesses;
        // Fences and the like are free, but not without end.
        while left > 0 && body.len() < 3 * accesses as usize {
            let Some(kind) = self.kind() else { break };
            let stmt = self.stmt(kind, left);
            left = left.saturating_sub(accesses_of(&stmt));
            body.push(stmt);
        }
        body
    }

    fn kind(&mut self) -> Option<Kind> {
        let w = self.knobs.weights;
        // Statements that test a register need one; nesting is limited.
        let test = |weight: u32| if self.regs > 0 { weight } else { 0 };
        let nest = |weight: u32| if self.depth < 2 { weight } else { 0 };
        self.rng.weighted(&[
            (w.load, Kind::Load),
            (w.store, Kind::Store),
            (w.rmw, Kind::Rmw),
            (w.cas, Kind::Cas),
            (w.fence, Kind::Fence),
            (nest(test(w.branch)), Kind::Branch),
            (test(w.assume), Kind::Assume),
            (w.wait, Kind::Wait),
            (w.spin, Kind::Spin),
            (nest(w.lock), Kind::Lock),
            (nest(w.trylock), Kind::TryLock),
            (w.choose, Kind::Choose),
            (test(w.assert), Kind::Assert),
        ])
    }

    fn stmt(&mut self, kind: Kind, left: u32) -> Stmt {
        match kind {
            Kind::Load => Stmt::Load { to: self.target(), var: self.var(), mode: self.mode(LOAD) },
            Kind::Store => Stmt::Store { var: self.var(), value: self.value(), mode: self.mode(STORE) },
            Kind::Rmw => {
                let op =
                    self.rng.pick(&[RmwOp::Add, RmwOp::Add, RmwOp::Xchg, RmwOp::Xchg, RmwOp::Or, RmwOp::Sub]);
                let arg = self.value();
                Stmt::Rmw { op, to: self.target(), var: self.var(), arg, mode: self.mode(UPDATE) }
            }
            Kind::Cas => {
                let (expected, new) = (self.constant(), self.value());
                let (success, failure) = (self.mode(UPDATE), self.mode(FAILURE));
                Stmt::Cas { to: self.target(), var: self.var(), expected, new, success, failure }
            }
            Kind::Fence => Stmt::Fence(self.rng.pick(&self.knobs.fences)),
            Kind::Branch => {
                let cond = self.cond();
                let yes = self.rng.between(1, left.min(2));
                let no = if left > yes && self.rng.one_in(2) { 1 } else { 0 };
                let (yes, no) = (self.inside(yes), self.inside(no));
                Stmt::If { cond, yes, no }
            }
            Kind::Assume => Stmt::Assume(self.cond()),
            Kind::Wait => {
                let value = self.constant();
                Stmt::Wait { to: self.target(), var: self.var(), value, mode: self.mode(LOAD) }
            }
            Kind::Spin => {
                let value = self.constant();
                Stmt::Spin { to: self.target(), var: self.var(), value, mode: self.mode(LOAD) }
            }
            Kind::Lock => {
                let mutex = Var(self.rng.below(MUTEXES));
                let body = self.rng.below(left.min(3));
                Stmt::Lock { mutex, body: self.inside(body) }
            }
            Kind::TryLock => {
                let (mutex, to) = (Var(self.rng.below(MUTEXES)), self.target());
                let body = self.rng.below(left.min(3));
                Stmt::TryLock { to, mutex, body: self.inside(body) }
            }
            Kind::Choose => Stmt::Choose { to: self.target(), high: self.rng.between(1, 2).into() },
            Kind::Assert => Stmt::Assert(self.cond()),
        }
    }

    fn var(&mut self) -> Var {
        match &mut self.ring {
            Some(ring) if !self.rng.one_in(8) => {
                if ring.left == 0 {
                    *ring = Ring { var: ring.var + 1, left: u32::MAX };
                }
                ring.left -= 1;
                Var(ring.var % self.vars)
            }
            _ => Var(self.rng.below(self.vars)),
        }
    }

    fn inside(&mut self, accesses: u32) -> Vec<Stmt> {
        self.depth += 1;
        let body = self.body(accesses);
        self.depth -= 1;
        body
    }

    fn target(&mut self) -> Target {
        self.regs += 1;
        Target(self.regs - 1)
    }

    fn constant(&mut self) -> u64 {
        self.rng.below(VALUES).into()
    }

    fn value(&mut self) -> Value {
        if self.regs > 0 && self.rng.one_in(3) {
            Value::Plus(Target(self.rng.below(self.regs)), self.rng.below(2).into())
        } else {
            Value::Const(self.rng.between(1, VALUES - 1).into())
        }
    }

    fn cond(&mut self) -> Cond {
        let (reg, value) = (Target(self.rng.below(self.regs)), self.constant());
        if self.rng.one_in(2) { Cond::Is(reg, value) } else { Cond::IsNot(reg, value) }
    }

    fn mode(&mut self, legal: &[Mode]) -> Mode {
        let modes: Vec<Mode> = self.knobs.modes.iter().copied().filter(|m| legal.contains(m)).collect();
        if modes.is_empty() { Mode::Rlx } else { self.rng.pick(&modes) }
    }
}

const LOAD: &[Mode] = &[Mode::Na, Mode::Rlx, Mode::Acq, Mode::Sc];
const STORE: &[Mode] = &[Mode::Na, Mode::Rlx, Mode::Rel, Mode::Sc];
const UPDATE: &[Mode] = &[Mode::Rlx, Mode::Acq, Mode::Rel, Mode::AcqRel, Mode::Sc];
const FAILURE: &[Mode] = &[Mode::Rlx, Mode::Acq, Mode::Sc];

/// Returns the number of accesses that a statement counts as.
fn accesses_of(stmt: &Stmt) -> u32 {
    let own = match stmt {
        Stmt::Fence(_) | Stmt::If { .. } | Stmt::Assume(_) | Stmt::Choose { .. } | Stmt::Assert(_) => 0,
        Stmt::Spawn { .. } | Stmt::Join { .. } => 0,
        _ => 1,
    };
    own + stmt.bodies().flatten().map(accesses_of).sum::<u32>()
}

/// Returns the number of mutexes that a statement needs.
fn mutexes(stmt: &Stmt) -> u32 {
    let own = match stmt {
        Stmt::Lock { mutex, .. } | Stmt::TryLock { mutex, .. } => mutex.0 + 1,
        _ => 0,
    };
    stmt.bodies().flatten().map(mutexes).max().unwrap_or(0).max(own)
}
