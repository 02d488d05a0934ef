//! Small programs in the notation of the papers, as worlds in which the values read are open.
//!
//! ```text
//! r1=x; y=1 {r1=1} ∥ r2=y; x=r2 {1}
//! ```
//!
//! Threads are separated by `∥`, statements by `;`. Registers begin with `r` and a digit, locations with an
//! upper-case letter are volatile, all start at 0. `x=1 if r1==1 & r2!=0 else r2` writes one value or the
//! other, without `else` one or nothing; the action is the same. `lock m`, `unlock m` and `print` are what
//! they say. In braces stands what is asserted at the end of a thread: registers, or just the values of those
//! it reads, in order. In front may stand `init x=1,y=2:` for locations that start otherwise, and `order
//! 3<1:` for threads that run one after the other.
//!
//! As in MemSAT (§3.5), which action a statement performs may differ from one execution to the next:
//! statements of a thread that do the same to the same location share their actions. Some justifications
//! under the Java model need that.

use fencepost_relational::{Atom, Bounds, Expr, Formula, Problem, Relation, TupleSet, Universe};
use fencepost_rml::{Lowered, Primitive, Theory, World};
use std::collections::BTreeMap;

/// Values have this many bits.
const BITS: usize = 2;

#[derive(Clone, PartialEq, Eq, Debug)]
enum Operand {
    Value(u64),
    Register(String),
}

/// Any of several lists of comparisons, all of which hold.
type Condition = Vec<Vec<(Operand, bool, Operand)>>;

#[derive(Clone, PartialEq, Eq, Debug)]
enum Kind {
    Start,
    End,
    Read { register: String, loc: String },
    Write { loc: String, value: Operand, otherwise: Option<Operand> },
    Lock(String),
    Unlock(String),
    Print,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Statement {
    thread: usize,
    kind: Kind,
    guard: Condition,
}

pub struct Schematic {
    statements: Vec<Statement>,
    asserts: Condition,
    threads: usize,
    /// Pairs of threads that run one after the other.
    order: Vec<(usize, usize)>,
}

fn operand(text: &str) -> Operand {
    text.trim().parse().map_or_else(|_| Operand::Register(text.trim().into()), Operand::Value)
}

fn condition(text: &str) -> Condition {
    let comparison = |text: &str| match text.split_once("!=").or_else(|| text.split_once("≠")) {
        Some((a, b)) => (operand(a), false, operand(b)),
        None => {
            let (a, b) = text.split_once("==").or_else(|| text.split_once('=')).expect("a comparison");
            (operand(a), true, operand(b))
        }
    };
    text.split('|').map(|list| list.split('&').map(comparison).collect()).collect()
}

fn is_register(name: &str) -> bool {
    name.starts_with('r') && name[1..].starts_with(|c: char| c.is_ascii_digit())
}

impl Schematic {
    pub fn parse(mut text: &str) -> Schematic {
        let mut order: Vec<(usize, usize)> = vec![];
        let mut values: Vec<(&str, u64)> = vec![];
        while let Some((head, rest)) = text.split_once(':') {
            let list = head.split_once(' ').expect("a list").1;
            for item in list.split(',') {
                match item.split_once('<') {
                    Some((a, b)) => order.push((a.trim().parse().unwrap(), b.trim().parse().unwrap())),
                    None => {
                        let (loc, value) = item.split_once('=').expect("a value");
                        values.push((loc.trim(), value.trim().parse().unwrap()));
                    }
                }
            }
            text = rest;
        }
        let mut statements: Vec<Statement> = vec![];
        let mut asserts = vec![];
        let mut inner = vec![];
        let mut threads = 1;
        for (i, thread) in text.split('∥').enumerate() {
            threads = i + 2;
            let (body, braces) = thread.split_once('{').unwrap_or((thread, ""));
            let mut registers = vec![];
            let here = |kind: Kind, guard: Condition| Statement { thread: i + 1, kind, guard };
            inner.push(here(Kind::Start, vec![vec![]]));
            for statement in body.split(';').map(str::trim).filter(|s| !s.is_empty()) {
                let (what, rest) = statement.split_once(" if ").unwrap_or((statement, ""));
                let (guard, otherwise) = rest.split_once(" else ").unwrap_or((rest, ""));
                let guard = if guard.is_empty() { vec![vec![]] } else { condition(guard) };
                let kind = match what.split_once('=').map(|(a, b)| (a.trim(), b.trim())) {
                    Some((register, loc)) if is_register(register) => {
                        registers.push(register.to_string());
                        Kind::Read { register: register.into(), loc: loc.into() }
                    }
                    Some((loc, value)) => Kind::Write {
                        loc: loc.into(),
                        value: operand(value),
                        otherwise: (!otherwise.is_empty()).then(|| operand(otherwise)),
                    },
                    None => match what.split_once(' ') {
                        Some(("lock", m)) => Kind::Lock(m.into()),
                        Some(("unlock", m)) => Kind::Unlock(m.into()),
                        _ if what == "print" => Kind::Print,
                        _ => panic!("what is `{what}`?"),
                    },
                };
                inner.push(here(kind, guard));
            }
            inner.push(here(Kind::End, vec![vec![]]));
            let mut in_order = registers.iter();
            for assert in braces.trim_end().trim_end_matches('}').split(',').filter(|a| !a.trim().is_empty())
            {
                asserts.extend(match assert.trim().parse::<u64>() {
                    Ok(value) => {
                        let register = in_order.next().expect("a register for every value");
                        vec![(Operand::Register(register.clone()), true, Operand::Value(value))]
                    }
                    Err(_) => condition(assert).remove(0),
                });
            }
        }
        let mut locs: Vec<String> = inner
            .iter()
            .filter_map(|s| match &s.kind {
                Kind::Read { loc, .. } | Kind::Write { loc, .. } => Some(loc.clone()),
                _ => None,
            })
            .collect();
        locs.sort();
        locs.dedup();
        let init = |kind: Kind| Statement { thread: 0, kind, guard: vec![vec![]] };
        statements.push(init(Kind::Start));
        for loc in locs {
            let mut written: Vec<u64> = values.iter().filter(|(of, _)| *of == loc).map(|(_, v)| *v).collect();
            if written.is_empty() {
                written.push(0);
            }
            let write = |value: &u64| Kind::Write {
                loc: loc.clone(),
                value: Operand::Value(*value),
                otherwise: None,
            };
            statements.extend(written.iter().map(write).map(init));
        }
        statements.push(init(Kind::End));
        statements.extend(inner);
        Schematic { statements, asserts: vec![asserts], threads, order }
    }
}

/// The relations of one execution.
struct Run {
    /// The action that each statement performs, at most one.
    performed: Vec<Relation>,
    seen: Relation,
    val: Relation,
}

/// A program's executions, as far as the program goes.
pub struct Program<'a> {
    of: &'a Schematic,
    actions: Vec<Atom>,
    bits: Vec<Atom>,
    constants: BTreeMap<Primitive, TupleSet>,
    /// The actions that each statement may perform.
    acts: Vec<TupleSet>,
    /// Program order of all actions, executed or not.
    po: TupleSet,
    at: TupleSet,
    mon: TupleSet,
    volatile: TupleSet,
    seen: TupleSet,
    val: TupleSet,
    runs: Vec<Run>,
    universe: Universe,
}

impl<'a> Program<'a> {
    pub fn new(of: &'a Schematic, k: usize) -> Program<'a> {
        let mut universe = Universe::new();
        let statements = &of.statements;
        let actions: Vec<Atom> =
            statements.iter().enumerate().map(|(i, s)| universe.add(format!("{i}:{:?}", s.kind))).collect();
        let threads: Vec<Atom> = (0..of.threads).map(|t| universe.add(format!("t{t}"))).collect();
        let bits: Vec<Atom> = (0..BITS).map(|b| universe.add(format!("b{b}"))).collect();
        let mut named: BTreeMap<String, Atom> = BTreeMap::new();
        for statement in statements {
            if let Kind::Read { loc: name, .. }
            | Kind::Write { loc: name, .. }
            | Kind::Lock(name)
            | Kind::Unlock(name) = &statement.kind
            {
                named.entry(name.clone()).or_insert_with(|| universe.add(name.clone()));
            }
        }
        let all = || statements.iter().zip(&actions);
        let set = |test: &dyn Fn(&Statement) -> bool| {
            TupleSet::unary(all().filter(|(s, _)| test(s)).map(|(_, a)| *a))
        };
        let loc = |s: &Statement| match &s.kind {
            Kind::Read { loc, .. } | Kind::Write { loc, .. } => Some(loc.clone()),
            _ => None,
        };
        let monitor = |s: &Statement| match &s.kind {
            Kind::Lock(m) | Kind::Unlock(m) => Some(m.clone()),
            _ => None,
        };
        let is_volatile =
            |s: &Statement| loc(s).is_some_and(|l| l.starts_with(|c: char| c.is_ascii_uppercase()));
        let to = |of: &dyn Fn(&Statement) -> Option<String>| {
            TupleSet::pairs(all().filter_map(|(s, a)| Some((*a, named[&of(s)?]))))
        };
        let names = |of: &dyn Fn(&Statement) -> Option<String>| {
            TupleSet::unary(statements.iter().filter_map(|s| Some(named[&of(s)?])))
        };
        let pairs = |test: &dyn Fn(usize, usize) -> bool| {
            let n = actions.len();
            let both = (0..n).flat_map(|a| (0..n).map(move |b| (a, b))).filter(|(a, b)| test(*a, *b));
            TupleSet::pairs(both.map(|(a, b)| (actions[a], actions[b])))
        };
        let is_read = |s: &Statement| matches!(s.kind, Kind::Read { .. });
        let is_write = |s: &Statement| matches!(s.kind, Kind::Write { .. });
        use Primitive::*;
        let constants = BTreeMap::from([
            (Read, set(&is_read)),
            (Write, set(&is_write)),
            (Lock, set(&|s| matches!(s.kind, Kind::Lock(_)))),
            (Unlock, set(&|s| matches!(s.kind, Kind::Unlock(_)))),
            (Start, set(&|s| s.kind == Kind::Start)),
            (End, set(&|s| s.kind == Kind::End)),
            (Special, set(&|s| s.kind == Kind::Print)),
            (Init, set(&|s| s.thread == 0)),
            (Thread, TupleSet::unary(threads.iter().copied())),
            (InitThread, TupleSet::unary([threads[0]])),
            (ThreadOrder, TupleSet::pairs(of.order.iter().map(|(a, b)| (threads[*a], threads[*b])))),
            (ThreadOf, TupleSet::pairs(all().map(|(s, a)| (*a, threads[s.thread])))),
            (Location, names(&loc)),
            (Monitor, names(&monitor)),
            (Bit, TupleSet::unary(bits.iter().copied())),
        ]);
        let run = |i: Option<usize>| {
            let name = |what: &str| i.map_or_else(|| what.to_string(), |i| format!("{what}@{i}"));
            Run {
                performed: (0..actions.len()).map(|s| Relation::new(name(&format!("a{s}")), 1)).collect(),
                seen: Relation::new(name("seen"), 2),
                val: Relation::new(name("val"), 2),
            }
        };
        let seen = pairs(&|a, b| {
            is_read(&statements[a]) && is_write(&statements[b]) && loc(&statements[a]) == loc(&statements[b])
        });
        let does_the_same = |a: &Statement, b: &Statement| {
            let kind = std::mem::discriminant(&a.kind) == std::mem::discriminant(&b.kind);
            kind && a.thread == b.thread && loc(a) == loc(b) && monitor(a) == monitor(b)
        };
        Program {
            acts: statements.iter().map(|a| set(&|b| a == b || does_the_same(a, b))).collect(),
            po: pairs(&|a, b| a != b && statements[a].thread == statements[b].thread),
            at: to(&loc),
            mon: to(&monitor),
            volatile: set(&is_volatile),
            seen,
            val: set(&is_write).product(&TupleSet::unary(bits.iter().copied())),
            runs: std::iter::once(None).chain((1..=k).map(Some)).map(run).collect(),
            of,
            actions,
            bits,
            constants,
            universe,
        }
    }

    fn executed(&self, run: usize) -> Expr {
        Expr::union_all(1, self.runs[run].performed.iter().map(Expr::from))
    }

    /// Returns program order: that of the actions that statements perform, in the order of the statements.
    fn po(&self, run: usize) -> Expr {
        let performed: Vec<Expr> = self.runs[run].performed.iter().map(Expr::from).collect();
        let mut later: Vec<Expr> = vec![];
        for (s, statement) in self.of.statements.iter().enumerate() {
            let rest = self.of.statements.iter().enumerate().skip(s + 1);
            let same = rest.filter(|(_, other)| other.thread == statement.thread);
            let after = Expr::union_all(1, same.map(|(t, _)| performed[t].clone()));
            later.push(performed[s].product(&after));
        }
        Expr::union_all(2, later)
    }

    /// Returns the value of an operand in an execution, as a set of bits.
    fn value(&self, operand: &Operand, run: usize) -> Expr {
        match operand {
            Operand::Value(value) => {
                let ones = self.bits.iter().enumerate().filter(|(i, _)| value >> i & 1 == 1);
                Expr::constant(TupleSet::unary(ones.map(|(_, bit)| *bit)))
            }
            Operand::Register(name) => {
                let is_read =
                    |s: &Statement| matches!(&s.kind, Kind::Read { register, .. } if register == name);
                let read = self.of.statements.iter().position(is_read).unwrap_or_else(|| panic!("no {name}"));
                let run = &self.runs[run];
                Expr::from(&run.performed[read]).join(&Expr::from(&run.seen)).join(&Expr::from(&run.val))
            }
        }
    }

    fn holds(&self, condition: &Condition, run: usize) -> Formula {
        Formula::any_of(condition.iter().map(|list| {
            Formula::all_of(list.iter().map(|(a, equal, b)| {
                let same = self.value(a, run).eq(&self.value(b, run));
                if *equal { same } else { same.not() }
            }))
        }))
    }

    /// Returns the formula that an execution follows the code of the threads.
    fn code(&self, run: usize) -> Formula {
        let mut all = vec![Expr::from(&self.runs[run].seen).in_(&self.executed(run).product(&Expr::univ()))];
        let performed: Vec<Expr> = self.runs[run].performed.iter().map(Expr::from).collect();
        for (s, statement) in self.of.statements.iter().enumerate() {
            let action = &performed[s];
            let guard = self.holds(&statement.guard, run);
            let mut happens = guard.clone();
            if let Kind::Write { value, otherwise, .. } = &statement.kind {
                let mut value = self.value(value, run);
                if let Some(otherwise) = otherwise {
                    value = Expr::ite(&guard, &value, &self.value(otherwise, run));
                    happens = Formula::constant(true);
                }
                let written = action.join(&Expr::from(&self.runs[run].val));
                all.push(written.eq(&value.guard(&happens)));
            }
            all.push(action.some().iff(&happens));
            all.push(action.lone());
            let rest = performed[s + 1..].iter().zip(&self.acts[s + 1..]);
            let shared = rest.filter(|(_, acts)| !acts.intersection(&self.acts[s]).is_empty());
            all.extend(shared.map(|(other, _)| other.intersection(action).no()));
        }
        let executed = self.executed(run);
        all.push(Expr::from(&self.runs[run].val).in_(&executed.product(&Expr::univ())));
        Formula::all_of(all)
    }

    /// Returns the problem (the program, its assertion, and the rules of the model by name) and the lowered
    /// model.
    pub fn problem(&self, model: &dyn Theory) -> (Problem, Lowered) {
        let mut bounds = Bounds::new(self.universe.clone());
        for run in &self.runs {
            for (relation, acts) in run.performed.iter().zip(&self.acts) {
                bounds.bound(relation, TupleSet::new(1), acts.clone());
            }
            bounds.bound(&run.seen, TupleSet::new(2), self.seen.clone());
            bounds.bound(&run.val, TupleSet::new(2), self.val.clone());
        }
        let lowered = model.lower(self, &mut bounds);
        let mut problem = Problem::new(bounds);
        (0..self.runs.len()).for_each(|run| problem.assert(self.code(run)));
        problem.assert(self.holds(&self.of.asserts, 0));
        lowered.given.iter().for_each(|formula| problem.assert(formula.clone()));
        for (rule, formula) in &lowered.rules {
            problem.require(model.rules()[*rule].name.as_str(), formula.clone());
        }
        (problem, lowered)
    }
}

impl World for Program<'_> {
    fn speculations(&self) -> usize {
        self.runs.len() - 1
    }

    fn primitive(&self, primitive: Primitive, execution: Option<usize>) -> Expr {
        let run = execution.unwrap_or(0);
        let a = self.executed(run);
        let of_executed =
            |tuples: &TupleSet| Expr::constant(tuples.clone()).intersection(&a.product(&Expr::univ()));
        match primitive {
            Primitive::Executed => a,
            Primitive::Seen => Expr::from(&self.runs[run].seen),
            Primitive::Val => Expr::from(&self.runs[run].val),
            Primitive::Po => self.po(run),
            Primitive::At => of_executed(&self.at),
            Primitive::Mon => of_executed(&self.mon),
            Primitive::Sc => Expr::constant(self.volatile.clone()),
            _ => Expr::constant(self.upper(primitive)),
        }
    }

    fn upper(&self, primitive: Primitive) -> TupleSet {
        match primitive {
            Primitive::Executed => TupleSet::unary(self.actions.iter().copied()),
            Primitive::Seen => self.seen.clone(),
            Primitive::Val => self.val.clone(),
            Primitive::Po => self.po.clone(),
            Primitive::At => self.at.clone(),
            Primitive::Mon => self.mon.clone(),
            Primitive::Sc => self.volatile.clone(),
            _ => self.constants.get(&primitive).cloned().unwrap_or_else(|| TupleSet::new(primitive.arity())),
        }
    }
}
