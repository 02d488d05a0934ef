//! Programs in which load buffering matters.
//!
//! Thread `i` reads variable `i` and then writes variable `i + 1`, the last one comes back to the first, as
//! in the litmus test LB. Around that: other accesses, writes that depend on what was read or only seem to,
//! updates, and now and then an access that synchronises.

use super::{Cond, Sample, Sketch, Stmt, Target, Value, Var};
use crate::Rng;
use fencepost_program::{FenceKind, Mode, RmwOp};

/// The most accesses that a program has.
const ACCESSES: u32 = 7;

/// Generates a random program, similar to the litmus test LB, of up to three threads and seven accesses.
/// Its values are from 0 to 2 unless it counts up.
pub fn load_buffering(seed: u64) -> Sample {
    load_buffering_with(seed, 2..=3, ACCESSES)
}

/// Generates a random program like [`load_buffering`], with another number of threads and at most `accesses`
/// accesses.
pub fn load_buffering_with(seed: u64, threads: std::ops::RangeInclusive<u32>, accesses: u32) -> Sample {
    let mut rng = Rng::new(seed);
    let threads = rng.between(*threads.start(), (*threads.end()).min(accesses / 2));
    // With fewer variables than threads the ring closes early; with one, it is all about coherence.
    let vars = if rng.one_in(8) { 1 } else { rng.between(2, threads.max(2)) };
    let mut shares = vec![2; threads as usize];
    for _ in 2 * threads..rng.between(2 * threads, accesses) {
        shares[rng.below(threads) as usize] += 1;
    }
    let mut roll = Roll { rng, vars, regs: 0 };
    let bodies = (0..).zip(shares).map(|(i, share)| roll.thread(i, share)).collect();
    let vars = (0..vars).map(|_| if roll.rng.one_in(8) { 1 } else { 0 }).collect();
    super::sample(seed, Sketch { vars, mutexes: 0, main: None, threads: bodies })
}

/// The place of the last write of a ring.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Branches {
    /// Anywhere, or on one side of a branch.
    One,
    /// On both sides of a branch.
    Both,
}

struct Roll {
    rng: Rng,
    vars: u32,
    /// Number of registers that the thread has assigned.
    regs: u32,
}

impl Roll {
    fn thread(&mut self, i: u32, share: u32) -> Vec<Stmt> {
        self.regs = 0;
        let mut extra = share - 2;
        let mut body = vec![];
        let mut add_some = |roll: &mut Roll, body: &mut Vec<Stmt>, one_in: u32| {
            while extra > 0 && roll.rng.one_in(one_in) {
                extra -= 1;
                let var = roll.rng.below(roll.vars);
                let stmt = if roll.rng.one_in(2) { roll.read(var) } else { roll.store(var) };
                body.push(stmt);
            }
            extra
        };
        add_some(self, &mut body, 4);
        let from = self.near(i);
        body.push(self.read(from));
        add_some(self, &mut body, 2);
        if self.rng.one_in(20) {
            let kinds = [FenceKind::Acq, FenceKind::Rel, FenceKind::AcqRel, FenceKind::Sc];
            body.push(Stmt::Fence(self.rng.pick(&kinds)));
        }
        let to = self.near(i + 1);
        // Two branches are two accesses.
        let left = add_some(self, &mut body, 8);
        let branches = if left > 0 && self.rng.one_in(2) { Branches::Both } else { Branches::One };
        body.push(self.write(to, branches));
        let left = if branches == Branches::Both { left - 1 } else { left };
        for _ in 0..left {
            let var = self.rng.below(self.vars);
            let stmt = if self.rng.one_in(2) { self.read(var) } else { self.store(var) };
            body.push(stmt);
        }
        body
    }

    /// Returns variable `i` of the ring, mostly.
    fn near(&mut self, i: u32) -> u32 {
        if self.rng.one_in(6) { self.rng.below(self.vars) } else { i % self.vars }
    }

    fn target(&mut self) -> Target {
        self.regs += 1;
        Target(self.regs - 1)
    }

    /// Returns relaxed, mostly.
    fn mode(&mut self, strong: &[Mode]) -> Mode {
        match self.rng.below(24) {
            0..=2 => self.rng.pick(strong),
            _ => Mode::Rlx,
        }
    }

    /// Returns plain now and then; else [`Roll::mode`].
    fn access_mode(&mut self, strong: &[Mode]) -> Mode {
        if self.rng.one_in(30) { Mode::Na } else { self.mode(strong) }
    }

    fn constant(&mut self) -> u64 {
        self.rng.between(1, 2).into()
    }

    fn read(&mut self, var: u32) -> Stmt {
        let (to, var) = (self.target(), Var(var));
        let strong = [Mode::Acq, Mode::Rel, Mode::AcqRel, Mode::Sc];
        match self.rng.below(12) {
            0 => {
                let op = self.rng.pick(&[RmwOp::Add, RmwOp::Xchg, RmwOp::Or]);
                let arg = Value::Const(self.rng.below(3).into());
                Stmt::Rmw { op, to, var, arg, mode: self.mode(&strong) }
            }
            1 => {
                let (expected, new) = (self.rng.below(3).into(), Value::Const(self.constant()));
                let success = self.mode(&strong);
                Stmt::Cas { to, var, expected, new, success, failure: self.mode(&[Mode::Acq]) }
            }
            _ => Stmt::Load { to, var, mode: self.access_mode(&[Mode::Acq, Mode::Acq, Mode::Sc]) },
        }
    }

    fn value(&mut self) -> Value {
        if self.regs > 0 && self.rng.one_in(2) {
            let reg = Target(self.rng.below(self.regs));
            Value::Plus(reg, if self.rng.one_in(6) { 1 } else { 0 })
        } else {
            Value::Const(self.constant())
        }
    }

    fn store(&mut self, var: u32) -> Stmt {
        let mode = self.access_mode(&[Mode::Rel, Mode::Rel, Mode::Sc]);
        Stmt::Store { var: Var(var), value: self.value(), mode }
    }

    /// Returns a store that may depend on what was read.
    fn write(&mut self, var: u32, branches: Branches) -> Stmt {
        if branches == Branches::One && !self.rng.one_in(3) {
            return self.store(var);
        }
        let (reg, value) = (Target(self.rng.below(self.regs)), self.rng.below(3).into());
        let cond = if self.rng.one_in(2) { Cond::Is(reg, value) } else { Cond::IsNot(reg, value) };
        let yes = self.store(var);
        let no = match branches {
            Branches::One => vec![],
            Branches::Both if self.rng.one_in(2) => vec![yes.clone()],
            Branches::Both => vec![self.store(var)],
        };
        Stmt::If { cond, yes: vec![yes], no }
    }
}
