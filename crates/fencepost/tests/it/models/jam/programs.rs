//! Small programs for the comparison of jam21's engines: what they are, how they are printed as litmus tests,
//! and random ones. Nothing here uses a crate of the project.

use std::fmt::Write;

/// The mode of an access or a fence, weakest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Mode {
    Plain,
    Opaque,
    Acquire,
    Release,
    AcqRel,
    Volatile,
}

impl Mode {
    pub fn acquires(self) -> bool {
        matches!(self, Mode::Acquire | Mode::AcqRel | Mode::Volatile)
    }

    pub fn releases(self) -> bool {
        matches!(self, Mode::Release | Mode::AcqRel | Mode::Volatile)
    }

    fn in_c(self) -> &'static str {
        match self {
            Mode::Plain => unreachable!("plain accesses have no order in C"),
            Mode::Opaque => "memory_order_relaxed",
            Mode::Acquire => "memory_order_acquire",
            Mode::Release => "memory_order_release",
            Mode::AcqRel => "memory_order_acq_rel",
            Mode::Volatile => "memory_order_seq_cst",
        }
    }
}

/// A value that is written: a constant, or one that is computed from a register.
#[derive(Clone, Copy, Debug)]
pub enum Value {
    Const(i64),
    /// A register and a constant, added.
    Plus(usize, i64),
    /// A register times 0, and a constant: depends on the register in the text only.
    Times0(usize, i64),
}

/// What an update writes.
#[derive(Clone, Copy, Debug)]
pub enum Update {
    Add(i64),
    Exchange(Value),
    /// Writes the second if it reads the first; otherwise it is a mere read.
    Compare(i64, i64),
}

/// A statement. Registers and locations are numbers; each register is written once at most on every path.
#[derive(Clone, Debug)]
pub enum Stmt {
    Load(usize, usize, Mode),
    Store(usize, Value, Mode),
    Update(usize, usize, Update, Mode),
    Fence(Mode),
    /// If the register is (`true`) or is not (`false`) this value.
    If(usize, bool, i64, Vec<Stmt>, Vec<Stmt>),
}

/// A program: the initial values of its locations, and its threads.
#[derive(Clone, Debug)]
pub struct Program {
    pub initial: Vec<i64>,
    pub threads: Vec<Vec<Stmt>>,
}

/// The name of a location.
pub fn loc_name(loc: usize) -> &'static str {
    ["x", "y", "z", "w"][loc]
}

impl Program {
    /// The registers of a thread that are written by some statement, in order.
    pub fn registers(&self, thread: usize) -> Vec<usize> {
        fn walk(stmts: &[Stmt], found: &mut Vec<usize>) {
            for stmt in stmts {
                match stmt {
                    Stmt::Load(reg, ..) | Stmt::Update(reg, ..) => found.push(*reg),
                    Stmt::If(_, _, _, yes, no) => {
                        walk(yes, found);
                        walk(no, found);
                    }
                    Stmt::Store(..) | Stmt::Fence(_) => {}
                }
            }
        }
        let mut found = vec![];
        walk(&self.threads[thread], &mut found);
        found.sort_unstable();
        found.dedup();
        found
    }

    /// The program as a litmus test whose final states are all registers and all locations.
    pub fn litmus(&self, name: &str) -> String {
        let mut text = format!("C {name}\n{{ ");
        for (loc, value) in self.initial.iter().enumerate() {
            let _ = write!(text, "{} = {value}; ", loc_name(loc));
        }
        text += "}\n";
        let params: Vec<String> =
            (0..self.initial.len()).map(|loc| format!("int* {}", loc_name(loc))).collect();
        for (thread, stmts) in self.threads.iter().enumerate() {
            let _ = writeln!(text, "P{thread} ({}) {{", params.join(", "));
            for reg in self.registers(thread) {
                let _ = writeln!(text, "  int r{reg} = 0;");
            }
            print(stmts, &mut text, 1);
            text += "}\n";
        }
        text += "locations [";
        for thread in 0..self.threads.len() {
            for reg in self.registers(thread) {
                let _ = write!(text, "{thread}:r{reg}; ");
            }
        }
        for loc in 0..self.initial.len() {
            let _ = write!(text, "{}; ", loc_name(loc));
        }
        text + "]\nexists (x=77)\n"
    }
}

fn value(value: Value) -> String {
    match value {
        Value::Const(c) => c.to_string(),
        Value::Plus(reg, c) => format!("r{reg} + {c}"),
        Value::Times0(reg, c) => format!("r{reg} * 0 + {c}"),
    }
}

fn print(stmts: &[Stmt], text: &mut String, depth: usize) {
    let indent = "  ".repeat(depth);
    for stmt in stmts {
        let line = match stmt {
            Stmt::Load(reg, loc, Mode::Plain) => format!("r{reg} = *{};", loc_name(*loc)),
            Stmt::Load(reg, loc, mode) => {
                format!("r{reg} = atomic_load_explicit({}, {});", loc_name(*loc), mode.in_c())
            }
            Stmt::Store(loc, v, Mode::Plain) => format!("*{} = {};", loc_name(*loc), value(*v)),
            Stmt::Store(loc, v, mode) => {
                format!("atomic_store_explicit({}, {}, {});", loc_name(*loc), value(*v), mode.in_c())
            }
            Stmt::Update(reg, loc, update, mode) => {
                let (loc, mode) = (loc_name(*loc), mode.in_c());
                match update {
                    Update::Add(c) => format!("r{reg} = atomic_fetch_add_explicit({loc}, {c}, {mode});"),
                    Update::Exchange(v) => {
                        format!("r{reg} = atomic_exchange_explicit({loc}, {}, {mode});", value(*v))
                    }
                    Update::Compare(from, to) => {
                        // A compare-exchange that fails reads with the same order, less its release.
                        let fails = match mode {
                            "memory_order_release" => "memory_order_relaxed",
                            "memory_order_acq_rel" => "memory_order_acquire",
                            other => other,
                        };
                        format!(
                            "int e{reg} = {from}; atomic_compare_exchange_strong_explicit({loc}, &e{reg}, {to}, {mode}, {fails}); r{reg} = e{reg};"
                        )
                    }
                }
            }
            Stmt::Fence(mode) => format!("atomic_thread_fence({});", mode.in_c()),
            Stmt::If(reg, is, c, yes, no) => {
                let _ = writeln!(text, "{indent}if (r{reg} {} {c}) {{", if *is { "==" } else { "!=" });
                print(yes, text, depth + 1);
                let _ = writeln!(text, "{indent}}} else {{");
                print(no, text, depth + 1);
                "}".to_owned()
            }
        };
        let _ = writeln!(text, "{indent}{line}");
    }
}

/// Random numbers from a seed (splitmix64).
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Self {
        Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x5bf0_3635)
    }

    fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn below(&mut self, n: usize) -> usize {
        (self.roll() % n as u64) as usize
    }

    fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    fn pick<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())]
    }
}

/// A random program with some plain accesses, updates, fences and branches.
pub fn random(seed: u64) -> Program {
    let mut dice = Dice::new(seed);
    let locs = 1 + dice.below(3).min(1) + dice.below(4) / 3;
    let threads = 2 + dice.below(3) / 2;
    let mut events = if threads == 2 { 7 } else { 6 };
    // How often accesses are plain, out of four.
    let plain = dice.below(4);
    let initial = (0..locs).map(|_| if dice.one_in(8) { 3 } else { 0 }).collect();
    let threads = (0..threads)
        .map(|_| {
            let most = (1 + dice.below(4)).min(events);
            let mut regs = vec![];
            let mut left = most;
            let stmts = sequence(&mut dice, locs, plain, &mut left, &mut regs, 0);
            events -= most - left;
            stmts
        })
        .collect();
    Program { initial, threads }
}

fn sequence(
    dice: &mut Dice,
    locs: usize,
    plain: usize,
    left: &mut usize,
    regs: &mut Vec<usize>,
    depth: usize,
) -> Vec<Stmt> {
    let mut stmts = vec![];
    while *left > 0 {
        if depth == 0 && !regs.is_empty() && *left > 0 && dice.one_in(6) {
            let reg = *regs.last().unwrap();
            let mut inside = 1.max(*left / 2);
            let given = inside;
            let known = regs.len();
            let yes = sequence(dice, locs, plain, &mut inside, regs, 1);
            regs.truncate(known);
            // The registers of a branch are not used after it: they may not have been written.
            *left -= given - inside;
            let no = if dice.one_in(3) { yes.clone() } else { vec![] };
            stmts.push(Stmt::If(reg, dice.one_in(2), dice.pick(&[0, 1]), yes, no));
            if *left == 0 || dice.one_in(3) {
                break;
            }
            continue;
        }
        *left -= 1;
        let loc = dice.below(locs);
        let is_plain = dice.below(4) < plain;
        let new = |regs: &mut Vec<usize>| {
            let reg = regs.len() + 10 * depth;
            regs.push(reg);
            reg
        };
        let stmt = match dice.below(10) {
            0..4 => {
                let mode = dice.pick(&[Mode::Opaque, Mode::Opaque, Mode::Acquire, Mode::Volatile]);
                Stmt::Load(new(regs), loc, if is_plain { Mode::Plain } else { mode })
            }
            4..8 => {
                let mode = dice.pick(&[Mode::Opaque, Mode::Opaque, Mode::Release, Mode::Volatile]);
                let c = dice.pick(&[1, 2]);
                let v = match regs.last() {
                    Some(reg) if dice.one_in(4) => Value::Plus(*reg, dice.pick(&[0, 1])),
                    Some(reg) if dice.one_in(8) => Value::Times0(*reg, c),
                    _ => Value::Const(c),
                };
                Stmt::Store(loc, v, if is_plain { Mode::Plain } else { mode })
            }
            8 => {
                let mode = dice.pick(&[
                    Mode::Opaque,
                    Mode::Opaque,
                    Mode::Acquire,
                    Mode::Release,
                    Mode::AcqRel,
                    Mode::Volatile,
                ]);
                let update = match dice.below(3) {
                    0 => Update::Add(dice.pick(&[1, 2])),
                    1 => Update::Exchange(Value::Const(dice.pick(&[1, 2]))),
                    _ => Update::Compare(dice.pick(&[0, 1]), 2),
                };
                Stmt::Update(new(regs), loc, update, mode)
            }
            _ => Stmt::Fence(dice.pick(&[
                Mode::Volatile,
                Mode::Volatile,
                Mode::Acquire,
                Mode::Release,
                Mode::AcqRel,
            ])),
        };
        stmts.push(stmt);
        if depth > 0 && dice.one_in(2) {
            break;
        }
    }
    stmts
}
