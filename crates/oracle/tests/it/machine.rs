//! The rules of the reference machine, one by one.

use crate::programs::*;
use fencepost_oracle::generate::{Cond, Knobs, Stmt, Target, Var, generate};
use fencepost_oracle::machine::{Coverage, Machine, MachineConfig, MachineLimits, MachineOutcome, run};
use fencepost_oracle::{FinalValues, OracleError};
use fencepost_program::Mode::{Acq, AcqRel, Rel, Rlx, Sc as SeqCst};
use fencepost_program::{FenceKind, Mode, Program, ThreadId};

const Z: Var = Var(2);

pub fn on(program: &Program, config: &MachineConfig) -> MachineOutcome {
    run(&program.without_loop_marks(), config).unwrap()
}

pub fn unbounded(program: &Program, machine: Machine) -> MachineOutcome {
    on(program, &MachineConfig::unbounded(machine))
}

/// Returns whether some run ends with these values in these registers (by thread and number).
pub fn allows(outcome: &MachineOutcome, wanted: &[(u32, u32, u64)]) -> bool {
    let reg = |last: &FinalValues, t: u32, r: u32| last.registers[&(ThreadId(t), Target(r).to_string())];
    outcome.finals.iter().any(|last| wanted.iter().all(|(t, r, value)| reg(last, *t, *r) == *value))
}

/// Checks on which machines registers can end up like this.
#[track_caller]
fn check(program: &Program, wanted: &[(u32, u32, u64)], expected: &str) {
    let allowing = Machine::ALL.iter().filter(|machine| allows(&unbounded(program, **machine), wanted));
    let names: Vec<String> = allowing.map(Machine::to_string).collect();
    assert_eq!(names.join(" "), expected);
}

/// Returns `a = 1; between; r = b` against the same the other way round.
fn sb(between: [&[Stmt]; 2], (store_mode, load_mode): (Mode, Mode)) -> Program {
    let thread =
        |a, b, between: &[Stmt]| [&[store(a, 1, store_mode)], between, &[load(0, b, load_mode)]].concat();
    threads(vec![thread(X, Y, between[0]), thread(Y, X, between[1])])
}

/// Returns `r = a; between; b = 1` against the same the other way round.
fn lb(between: [&[Stmt]; 2], (load_mode, store_mode): (Mode, Mode)) -> Program {
    let thread =
        |a, b, between: &[Stmt]| [&[load(0, a, load_mode)], between, &[store(b, 1, store_mode)]].concat();
    threads(vec![thread(X, Y, between[0]), thread(Y, X, between[1])])
}

/// Returns `x = 1; between; y = 1` seen by `r0 = y; between; r1 = x`.
fn mp(between: [&[Stmt]; 2], (store_mode, load_mode): (Mode, Mode)) -> Program {
    threads(vec![
        [&[store(X, 1, Rlx)], between[0], &[store(Y, 1, store_mode)]].concat(),
        [&[load(0, Y, load_mode)], between[1], &[load(1, X, Rlx)]].concat(),
    ])
}

fn iriw(between: [&[Stmt]; 2]) -> Program {
    let reader = |a, b, between: &[Stmt]| [&[load(0, a, Rlx)], between, &[load(1, b, Rlx)]].concat();
    let writer = |a| vec![store(a, 1, Rlx)];
    threads(vec![reader(X, Y, between[0]), writer(X), reader(Y, X, between[1]), writer(Y)])
}

const BOTH_OLD: &[(u32, u32, u64)] = &[(0, 0, 0), (1, 0, 0)];
const BOTH_NEW: &[(u32, u32, u64)] = &[(0, 0, 1), (1, 0, 1)];
const STALE: &[(u32, u32, u64)] = &[(1, 0, 1), (1, 1, 0)];
const DISAGREE: &[(u32, u32, u64)] = &[(0, 0, 1), (0, 1, 0), (2, 0, 1), (2, 1, 0)];

/// Figures 3.4 and 3.5 of the thesis: 13 states, and 34 "with a relaxed memory model". The latter has only
/// writes in its buffers: it is `tso`, and `pso`, which are the same where each thread writes once. Under
/// `lmo` as the thesis defines it the reads are buffered as well, and there are more states.
#[test]
fn states_of_store_buffering() {
    let program = sb([&[], &[]], (Rlx, Rlx));
    let counts = Machine::ALL.map(|machine| {
        let outcome = unbounded(&program, machine);
        assert_eq!(outcome.coverage, Coverage::All);
        assert!(!outcome.has_deadlock && !outcome.has_livelock && outcome.errors.is_empty());
        (outcome.states, outcome.transitions, outcome.finals.len())
    });
    assert_eq!(counts, [(13, 14, 3), (34, 58, 4), (34, 58, 4), (62, 126, 4)]);
}

#[test]
fn relaxed_shapes() {
    check(&sb([&[], &[]], (Rlx, Rlx)), BOTH_OLD, "tso pso lmo");
    check(&mp([&[], &[]], (Rlx, Rlx)), STALE, "pso lmo");
    check(&lb([&[], &[]], (Rlx, Rlx)), BOTH_NEW, "lmo");
    check(&iriw([&[], &[]]), DISAGREE, "lmo");
    // Two reads of one variable are not reordered, under any machine.
    let corr = threads(vec![vec![store(X, 1, Rlx)], vec![load(0, X, Rlx), load(1, X, Rlx)]]);
    check(&corr, &[(1, 0, 1), (1, 1, 0)], "");
    // Nor a read and a later write.
    let own = threads(vec![vec![load(0, X, Rlx), store(X, 1, Rlx)]]);
    check(&own, &[(0, 0, 1)], "");
}

#[test]
fn modes_of_loads_and_stores() {
    check(&sb([&[], &[]], (SeqCst, Rlx)), BOTH_OLD, "lmo");
    check(&sb([&[], &[]], (Rel, Acq)), BOTH_OLD, "tso pso lmo");
    check(&mp([&[], &[]], (Rel, Rlx)), STALE, "lmo");
    check(&mp([&[], &[]], (Rlx, Acq)), STALE, "pso lmo");
    check(&mp([&[], &[]], (Rel, Acq)), STALE, "");
    check(&mp([&[], &[]], (SeqCst, SeqCst)), STALE, "");
    check(&lb([&[], &[]], (Acq, Rlx)), BOTH_NEW, "");
    check(&lb([&[], &[]], (Rlx, Rel)), BOTH_NEW, "lmo");
    // A release store under pso is not itself before later ones.
    let later = vec![store(Y, 1, Rel), store(X, 1, Rlx)];
    let reader = vec![load(0, X, Acq), load(1, Y, Rlx)];
    check(&threads(vec![later, reader]), STALE, "pso lmo");
}

/// Checks the effect of each kind of fence on either side of a message.
#[test]
fn kinds_of_fences() {
    use FenceKind::{Acq, AcqRel, LoadLoad, Rel, Sc, StoreStore};
    let with = |writer, reader| mp([&[Stmt::Fence(writer)], &[Stmt::Fence(reader)]], (Rlx, Rlx));
    for (kind, writer, reader) in [
        (Acq, "pso lmo", ""),
        (LoadLoad, "pso lmo", ""),
        (Rel, "", "lmo"),
        (StoreStore, "", "lmo"),
        (AcqRel, "", ""),
        (Sc, "", ""),
    ] {
        check(&with(kind, Sc), STALE, writer);
        check(&with(Sc, kind), STALE, reader);
    }
}

/// `lmo` is not weaker than the others throughout: it has fences where they have none, by definition.
#[test]
fn what_lmo_forbids_and_tso_allows() {
    for kind in [FenceKind::AcqRel, FenceKind::Rel, FenceKind::StoreStore] {
        let fence: &[Stmt] = &[Stmt::Fence(kind)];
        check(&sb([fence, fence], (Rlx, Rlx)), BOTH_OLD, "tso pso");
    }
    let thread = |a, b| vec![store(a, 1, Rlx), store(Z, 1, Rel), load(0, b, Rlx)];
    check(&threads(vec![thread(X, Y), thread(Y, X)]), BOTH_OLD, "tso pso");
    // An unlock empties the buffer under lmo.
    let thread = |a, b, m| {
        let locked = Stmt::Lock { mutex: Var(m), body: vec![store(a, 1, Rlx)] };
        vec![locked, load(0, b, Rlx)]
    };
    check(&threads(vec![thread(X, Y, 0), thread(Y, X, 1)]), BOTH_OLD, "tso pso");
}

#[test]
fn modes_of_updates() {
    let update = |mode| fai(5, Z, mode);
    let with = |mode| sb([&[update(mode)], &[update(mode)]], (Rlx, Rlx));
    check(&with(Rlx), BOTH_OLD, "lmo");
    for mode in [Acq, Rel, AcqRel, SeqCst] {
        check(&with(mode), BOTH_OLD, "");
    }
    // A compare-and-exchange waits as its success asks, also when it fails.
    let cas = |expected, success, failure| Stmt::Cas {
        to: Target(5),
        var: Z,
        expected,
        new: fencepost_oracle::generate::Value::Const(0),
        success,
        failure,
    };
    let with = |stmt: Stmt| sb([std::slice::from_ref(&stmt); 2], (Rlx, Rlx));
    check(&with(cas(0, SeqCst, Rlx)), BOTH_OLD, "");
    check(&with(cas(7, SeqCst, Rlx)), BOTH_OLD, "");
    check(&with(cas(7, Rlx, Rlx)), BOTH_OLD, "lmo");
    // A relaxed update waits for what is buffered on its own location, and nothing else.
    let own = |a, b| vec![store(a, 1, Rlx), fai(5, a, Rlx), load(0, b, Rlx)];
    check(&threads(vec![own(X, Y), own(Y, X)]), BOTH_OLD, "");
}

/// Tables 5.1 to 5.6 of the thesis, which are about `lmo`: rows and columns are no fence, acquire, release,
/// sequentially consistent; `X`: the outcome is there.
#[test]
fn tables_of_fences() {
    let fence = |kind| vec![Stmt::Fence(kind)];
    let fences = [vec![], fence(FenceKind::Acq), fence(FenceKind::Rel), fence(FenceKind::Sc)];
    // Something that has to know what was read.
    let used = |fence: &[Stmt]| {
        let use_it = Stmt::If { cond: Cond::Is(Target(0), 1), yes: vec![], no: vec![] };
        [&[use_it], fence].concat()
    };
    let table = |make: &dyn Fn([&[Stmt]; 2]) -> Program, wanted: &[(u32, u32, u64)]| {
        let cell = |a: &[Stmt], b: &[Stmt]| {
            if allows(&unbounded(&make([a, b]), Machine::Lmo), wanted) { 'X' } else { '.' }
        };
        fences.each_ref().map(|a| fences.iter().map(|b| cell(a, b)).collect::<String>())
    };
    let rlx = (Rlx, Rlx);
    assert_eq!(table(&|f| sb(f, rlx), BOTH_OLD), ["XXXX", "XXXX", "XX..", "XX.."]);
    assert_eq!(table(&|f| lb(f, rlx), BOTH_NEW), ["XXXX", "X.X.", "XXXX", "X.X."]);
    assert_eq!(table(&|f| iriw(f), DISAGREE), ["XXXX", "X.X.", "XXXX", "X.X."]);
    let dependent = |[a, b]: [&[Stmt]; 2]| iriw([&used(a), &used(b)]);
    assert_eq!(table(&dependent, DISAGREE), ["....", "....", "....", "...."]);
    assert_eq!(table(&|f| mp(f, rlx), STALE), ["XXXX", "XXXX", "X.X.", "X.X."]);
    assert_eq!(table(&|[a, b]| mp([a, &used(b)], rlx), STALE), ["XXXX", "XXXX", "....", "...."]);
}

#[test]
fn waiting_does_not_spin() {
    let wait = |mode| Stmt::Wait { to: Target(0), var: Y, value: 1, mode };
    let program = threads(vec![vec![store(X, 1, Rlx), store(Y, 1, Rel)], vec![wait(Acq), load(1, X, Rlx)]]);
    for machine in Machine::ALL {
        let outcome = unbounded(&program, machine);
        assert!(!outcome.has_deadlock && !outcome.has_livelock, "{machine}");
        assert_eq!(outcome.finals.len(), 1, "{machine}");
        assert!(allows(&outcome, &[(1, 0, 1), (1, 1, 1)]), "{machine}");
    }
    let program = threads(vec![vec![store(X, 1, Rlx)], vec![wait(Rlx), load(1, X, Rlx)]]);
    for machine in Machine::ALL {
        let outcome = unbounded(&program, machine);
        assert!(outcome.has_deadlock && !outcome.has_livelock && outcome.finals.is_empty(), "{machine}");
    }
}

#[test]
fn deadlock_livelock_and_neither() {
    let lock = |mutex: u32, body| Stmt::Lock { mutex: Var(mutex), body };
    let deadlock = threads(vec![vec![lock(0, vec![lock(1, vec![])])], vec![lock(1, vec![lock(0, vec![])])]]);
    let spin = |var| Stmt::Spin { to: Target(0), var, value: 1, mode: Acq };
    // Each waits for the other to begin.
    let livelock = threads(vec![vec![spin(X), store(Y, 1, Rlx)], vec![spin(Y), store(X, 1, Rlx)]]);
    let neither = threads(vec![vec![spin(X)], vec![store(X, 1, Rlx)]]);
    for machine in Machine::ALL {
        let is = |program| {
            let outcome = unbounded(program, machine);
            (outcome.has_deadlock, outcome.has_livelock, outcome.finals.len())
        };
        assert_eq!(is(&deadlock), (true, false, 1), "{machine}");
        assert_eq!(is(&livelock), (false, true, 0), "{machine}");
        assert_eq!(is(&neither), (false, false, 1), "{machine}");
    }
}

#[test]
fn errors_end_a_run_and_assumptions_discard_it() {
    let failing = threads(vec![
        vec![store(X, 1, Rlx)],
        vec![load(0, X, Rlx), Stmt::Assert(Cond::Is(Target(0), 0)), load(1, X, Rlx)],
    ]);
    let assumed =
        threads(vec![vec![store(X, 1, Rlx)], vec![load(0, X, Rlx), Stmt::Assume(Cond::Is(Target(0), 1))]]);
    for machine in Machine::ALL {
        let outcome = unbounded(&failing, machine);
        let errors: Vec<_> = outcome.errors.iter().map(|(t, message)| (t.0, message.as_str())).collect();
        assert_eq!(errors, [(1, "assertion failed: r0 == 0")], "{machine}");
        assert!(!allows(&outcome, &[(1, 0, 1)]) && !outcome.has_deadlock && !outcome.has_livelock);
        let outcome = unbounded(&assumed, machine);
        assert!(outcome.errors.is_empty() && !outcome.has_deadlock && !outcome.has_livelock, "{machine}");
        assert_eq!(outcome.finals.len(), 1, "{machine}");
    }
}

#[test]
fn started_threads_see_what_came_before() {
    let spawn = |child| Stmt::Spawn { child, arg: 0 };
    let join = |to, child| Stmt::Join { to: Target(to), child };
    let main = vec![store(X, 1, Rlx), spawn(0), spawn(1), join(0, 0), join(1, 1), load(2, Y, Rlx)];
    let program = spawning(main, vec![vec![load(1, X, Rlx)], vec![store(Y, 1, Rlx)]]);
    for machine in Machine::ALL {
        let outcome = unbounded(&program, machine);
        assert_eq!(outcome.finals.len(), 1, "{machine}");
        assert!(allows(&outcome, &[(0, 0, 1), (0, 2, 1), (1, 1, 1)]), "{machine}");
    }
}

#[test]
fn bounded_buffers() {
    let thread = |a, b| vec![store(a, 1, Rlx), store(Z, 1, Rlx), load(0, b, Rlx)];
    let program = threads(vec![thread(X, Y), thread(Y, X)]);
    let with = |machine, buffer| on(&program, &MachineConfig::bounded(machine, buffer));
    for machine in Machine::ALL {
        // No buffer, no difference.
        assert_eq!(with(machine, 0), unbounded(&program, Machine::Sc), "{machine}");
        let sizes: Vec<_> = (0..4).map(|n| with(machine, n)).collect();
        let grows =
            sizes.windows(2).all(|w| w[0].finals.is_subset(&w[1].finals) && w[0].states <= w[1].states);
        assert!(grows, "{machine}");
        assert_eq!(sizes[3], unbounded(&program, machine), "{machine}");
    }
    // Room for one: the first store has to leave before the second comes.
    assert!(!allows(&with(Machine::Tso, 1), BOTH_OLD));
    assert!(allows(&with(Machine::Tso, 2), BOTH_OLD));
    assert!(allows(&with(Machine::Pso, 2), BOTH_OLD) && !allows(&with(Machine::Pso, 1), BOTH_OLD));
    // The load does not fit in behind a store either.
    assert!(!allows(&with(Machine::Lmo, 1), BOTH_OLD) && allows(&with(Machine::Lmo, 2), BOTH_OLD));
}

/// Where only the order of relaxed accesses matters, each machine can do what the one before it can.
#[test]
fn each_machine_is_weaker() {
    let knobs = Knobs { threads: 2..=3, accesses: 4..=6, ..Knobs::only(&[Rlx]) };
    let mut differences = [0; 3];
    for seed in 0..150 {
        let sample = generate(seed, &knobs);
        let all = Machine::ALL.map(|machine| unbounded(&sample.program, machine).finals);
        for (i, pair) in all.windows(2).enumerate() {
            assert!(pair[0].is_subset(&pair[1]), "{i}: {sample}");
            differences[i] += usize::from(pair[0] != pair[1]);
        }
        // A bound takes behaviour away.
        let bounded = on(&sample.program, &MachineConfig::bounded(Machine::Lmo, 2)).finals;
        assert!(all[0].is_subset(&bounded) && bounded.is_subset(&all[3]), "{sample}");
    }
    assert!(differences.iter().all(|n| *n > 0), "{differences:?}");
}

#[test]
fn what_it_does_not_do() {
    let spin = Stmt::Spin { to: Target(0), var: X, value: 1, mode: Rlx };
    let marked = threads(vec![vec![spin]]);
    let config = MachineConfig::unbounded(Machine::Sc);
    assert_eq!(run(&marked, &config), Err(OracleError::Unsupported("loop markers".into())));
    let mut cut = threads(vec![vec![load(0, X, Rlx)]]);
    cut.cells.cut(0x10002);
    assert_eq!(run(&cut, &config), Err(OracleError::Unsupported("memory that is cut".into())));
    let many = MachineConfig { limits: MachineLimits { states: 10 }, ..config };
    let outcome = on(&sb([&[], &[]], (Rlx, Rlx)), &many);
    assert_eq!(outcome.coverage, Coverage::Limit);
    assert!(!outcome.has_livelock, "what was not looked at may come to an end");
}
