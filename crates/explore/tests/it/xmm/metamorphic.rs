//! What XMM promises to compilers (xmm-thesis, §5.6), and what it promises to programmers, on random programs.
//!
//! - *Transformations*: reordering, elimination and merging of threads add no outcome. An outcome is what all registers and all
//!   variables hold in the end.
//! - *No thin air*: a value is a constant or an initial value that was copied from write to write.
//! - *LBRF*: a program without load-buffering races has the executions of RC11.

use super::layers::seen;
use crate::random::seeds;
use fencepost_explore::xmm::Derivation;
use fencepost_explore::{Config, Flow, ModelId, View, Visitor, Xmm, explore};
use fencepost_graph::{EventRef, Execution, Label, Loc};
use fencepost_models::declarative::{Candidate, is_cyclic, lb_races};
use fencepost_oracle::Rng;
use fencepost_oracle::generate::{
    Cond, Rewrite, Sketch, Stmt, Target, Value, Var, eliminations, load_buffering, lower, mergings,
    reorderings,
};
use fencepost_program::{GlobalId, Mode, Program, Reg, RmwOp, Size, ThreadId};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// What registers (by thread) and variables hold in the end.
type Outcome = (BTreeMap<(u32, Target), u64>, Vec<u64>);

/// Gathers outcomes.
struct Outcomes {
    registers: Vec<((u32, Target), ThreadId, Reg)>,
    vars: Vec<Loc>,
    all: BTreeSet<Outcome>,
}

impl Visitor for Outcomes {
    fn execution(&mut self, view: &View<'_>) -> Flow {
        let registers = self.registers.iter().map(|(name, thread, reg)| (*name, view.register(*thread, *reg)));
        let memory = self.vars.iter().map(|loc| {
            let [value] = view.memory(*loc)[..] else { panic!("XMM has a coherence order") };
            value
        });
        self.all.insert((registers.collect(), memory.collect()));
        Flow::Continue
    }
    fn blocked(&mut self, _: &View<'_>) -> Flow {
        panic!("nothing waits in these programs")
    }
    fn wants_races(&self) -> bool {
        false
    }
}

/// Where a variable of a sketch lives.
fn place(program: &Program, var: Var) -> Loc {
    Loc { addr: program.global_addr(GlobalId(var.0)), size: Size::B4 }
}

/// All outcomes of a program under XMM; `None` if there is no end to its executions.
fn outcomes(sketch: &Sketch, layer: Xmm) -> Option<BTreeSet<Outcome>> {
    let program = lower(sketch, "metamorphic");
    let reg = |(thread, target): (u32, Target)| {
        let names = &program.function(program.threads[thread as usize].func).reg_names;
        let (reg, _) = names.iter().find(|(_, name)| *name == target.to_string()).expect("it is assigned");
        ((thread, target), ThreadId(thread), *reg)
    };
    let registers = sketch.registers().into_iter().map(reg).collect();
    let vars = (0..sketch.vars.len() as u32).map(|var| place(&program, Var(var))).collect();
    let mut seen = Outcomes { registers, vars, all: BTreeSet::new() };
    let config = Config { xmm: layer, ..Config::default() };
    let summary = explore(&program, ModelId::Xmm, &config, &mut seen);
    summary.stopped.is_none().then_some(seen.all)
}

/// The outcomes of programs, each computed once.
#[derive(Default)]
struct Known(HashMap<String, Option<BTreeSet<Outcome>>>);

impl Known {
    fn of(&mut self, sketch: &Sketch) -> Option<&BTreeSet<Outcome>> {
        self.0.entry(sketch.to_string()).or_insert_with(|| outcomes(sketch, Xmm::Default)).as_ref()
    }

    /// An outcome that a transformation adds, in the words of the original. `Err` if one of the programs has no end.
    fn added(&mut self, rewrite: &Rewrite) -> Result<Option<Outcome>, ()> {
        let after = self.of(&rewrite.after).ok_or(())?.clone();
        let before = self.of(&rewrite.before).ok_or(())?;
        let renamed = |(registers, memory): Outcome| -> Outcome {
            (registers.into_iter().map(|(name, value)| (rewrite.origin[&name], value)).collect(), memory)
        };
        Ok(after.into_iter().map(renamed).find(|outcome| !before.contains(outcome)))
    }
}

/// What became of the transformations of some programs: for each rule, how many were checked and how many were not because a
/// program has no end.
type Tally = BTreeMap<&'static str, (usize, usize)>;

/// A transformation that adds an outcome.
struct Broken {
    rewrite: Rewrite,
    outcome: Outcome,
}

/// Does all the transformations of a program.
fn transform(sketch: &Sketch, rewrites: Rewrites, tally: &mut Tally) -> Option<Broken> {
    let mut known = Known::default();
    for rewrite in rewrites(sketch) {
        let (checked, endless) = tally.entry(rewrite.rule).or_default();
        match known.added(&rewrite) {
            Err(()) => *endless += 1,
            Ok(None) => *checked += 1,
            Ok(Some(outcome)) => return Some(Broken { rewrite, outcome }),
        }
    }
    None
}

/// The transformations of one kind.
type Rewrites = fn(&Sketch) -> Vec<Rewrite>;

/// Leaves out statements as long as some transformation still adds an outcome.
fn shrink(mut sketch: Sketch, rewrites: Rewrites) -> Broken {
    let fails = |sketch: &Sketch| transform(sketch, rewrites, &mut Tally::new());
    let mut broken = fails(&sketch).expect("it fails");
    loop {
        let smaller = (0..sketch.threads.len()).flat_map(|t| (0..sketch.threads[t].len()).map(move |i| (t, i)));
        let smaller = smaller.filter_map(|(t, i)| {
            let mut smaller = sketch.clone();
            let gone = smaller.threads[t].remove(i);
            let needed = smaller.threads[t].iter().flat_map(Stmt::uses).any(|reg| gone.assigns().contains(&reg));
            (!needed).then_some(smaller)
        });
        let Some((next, why)) = smaller.filter_map(|s| Some((s.clone(), fails(&s)?))).next() else {
            return broken;
        };
        (sketch, broken) = (next, why);
    }
}

/// Tells what is broken, and whose fault it is.
fn explain(broken: &Broken) -> String {
    let Broken { rewrite: Rewrite { rule, before, after, .. }, outcome } = broken;
    let verdict = match outcomes(before, Xmm::Exhaustive) {
        None => "the exhaustive layer refuses the original",
        Some(all) if all.contains(outcome) => "ENGINE: the exhaustive layer finds it in the original",
        Some(_) => match (outcomes(after, Xmm::Exhaustive), outcomes(after, Xmm::Default)) {
            (Some(all), Some(found)) if found.is_subset(&all) => {
                "MODEL: the exhaustive layer does not find it in the original, and finds all outcomes of the other"
            }
            (Some(_), _) => "ENGINE: the exhaustive layer does not find it after the transformation",
            (None, _) => "the exhaustive layer refuses the program after the transformation",
        },
    };
    let (registers, memory) = outcome;
    let registers: Vec<String> = registers.iter().map(|((t, r), v)| format!("P{t}:{r}={v}")).collect();
    format!("{rule} adds {} {memory:?}\n{verdict}\nbefore: {before}after: {after}", registers.join(" "))
}

/// Runs `check` on all seeds, in two threads.
fn on_all<T: Send>(seeds: &[u64], check: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let (left, right) = seeds.split_at(seeds.len() / 2);
    let run = |part: &[u64]| -> Vec<T> { part.iter().map(|seed| check(*seed)).collect() };
    std::thread::scope(|scope| {
        let other = scope.spawn(|| run(right));
        let mut all = run(left);
        all.extend(other.join().expect("the other half is fine, too"));
        all
    })
}

/// Checks transformations of random programs, except those that `excluded` names.
fn check(what: &str, (fixed, fresh): (u64, u64), rewrites: Rewrites) {
    let seeds = seeds(fixed, fresh);
    let results = on_all(&seeds, |seed| {
        let sample = load_buffering(seed);
        let mut tally = Tally::new();
        let broken = transform(&sample.sketch, rewrites, &mut tally);
        (tally, broken.map(|_| (seed, sample.sketch)))
    });
    let mut total = Tally::new();
    for (rule, (checked, endless)) in results.iter().flat_map(|(tally, _)| tally) {
        let sum = total.entry(rule).or_default();
        *sum = (sum.0 + checked, sum.1 + endless);
    }
    println!("{what}, {} programs: {total:?} (checked, without end)", seeds.len());
    let broken: Vec<&(u64, Sketch)> = results.iter().filter_map(|(_, broken)| broken.as_ref()).collect();
    for (seed, sketch) in broken.iter().take(3) {
        println!("seed {seed}, made smaller: {}\n", explain(&shrink(sketch.clone(), rewrites)));
    }
    assert!(broken.is_empty(), "{what}: {} of {} programs get new outcomes", broken.len(), seeds.len());
    assert!(total.values().all(|(checked, endless)| checked > endless), "too many are not checked");
}

#[test]
fn reordering_adds_no_outcome() {
    check("reordering", (100, 30), reorderings);
}

#[test]
fn elimination_adds_no_outcome() {
    check("elimination", (40, 10), eliminations);
}

#[test]
fn merging_threads_adds_no_outcome() {
    check("merging", (100, 30), mergings);
}
