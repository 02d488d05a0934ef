//! Shapes that the corpus does not cover: fences of hardware models, threads that start and join, mutexes,
//! choices.

use crate::programs::*;
use fencepost_models::ModelId::{self, *};
use fencepost_oracle::Ending;
use fencepost_oracle::generate::{Cond, Stmt, Target, Value, Var};
use fencepost_program::Mode::{Acq, Na, Rel, Rlx, Sc as SeqCst};
use fencepost_program::{BlockKind, FenceKind, Mode};

/// Counts under sc, tso, pso, ra, rc11, rc20, wrc11.
#[track_caller]
fn check(program: &fencepost_program::Program, expected: [usize; 7]) {
    let models = &ModelId::OF_ONE_GRAPH[..7];
    assert_eq!(models.iter().map(|model| count(program, *model)).collect::<Vec<_>>(), expected);
}

/// Returns store buffering: each thread stores, does something, loads the other's variable.
fn sb(mode: Mode, between: &[Stmt]) -> fencepost_program::Program {
    let thread = |a: Var, b: Var| [&[store(a, 1, mode)], between, &[load(9, b, Rlx)]].concat();
    threads(vec![thread(X, Y), thread(Y, X)])
}

#[test]
fn store_buffering() {
    check(&sb(Rlx, &[]), [3, 4, 4, 4, 4, 4, 4]);
    // An sc store is followed by a full fence on hardware; in C11 the loads would have to be sc too.
    check(&sb(SeqCst, &[]), [3, 3, 3, 4, 4, 4, 4]);
    check(&sb(Rlx, &[Stmt::Fence(FenceKind::Sc)]), [3, 3, 3, 4, 3, 3, 3]);
    for weak in
        [FenceKind::Rel, FenceKind::Acq, FenceKind::AcqRel, FenceKind::StoreStore, FenceKind::LoadLoad]
    {
        check(&sb(Rlx, &[Stmt::Fence(weak)]), [3, 4, 4, 4, 4, 4, 4]);
    }
}

#[test]
fn locked_instructions_are_full_fences() {
    let own = |a: u32| {
        let thread = |a: Var, b: Var, t: Stmt| vec![store(a, 1, Rlx), t, load(9, b, Rlx)];
        let failing = |var: u32| cas(0, Var(var), 5, 1);
        threads(vec![thread(X, Y, failing(a)), thread(Y, X, failing(3))])
    };
    // A compare-exchange that fails, on variables of their own.
    check(&own(2), [3, 3, 3, 4, 4, 4, 4]);
}

/// Returns message passing: two stores with something in between, two loads.
fn mp(flag: Mode, between: &[Stmt]) -> fencepost_program::Program {
    let writer = [&[store(X, 1, Rlx)], between, &[store(Y, 1, flag)]].concat();
    threads(vec![writer, vec![load(0, Y, Acq), load(1, X, Rlx)]])
}

#[test]
fn message_passing() {
    check(&mp(Rlx, &[]), [3, 3, 4, 3, 4, 4, 4]);
    check(&mp(Rel, &[]), [3; 7]);
    check(&mp(SeqCst, &[]), [3; 7]);
    for fence in [FenceKind::Rel, FenceKind::AcqRel, FenceKind::Sc] {
        check(&mp(Rlx, &[Stmt::Fence(fence)]), [3; 7]);
    }
    check(&mp(Rlx, &[Stmt::Fence(FenceKind::StoreStore)]), [3, 3, 3, 3, 4, 4, 4]);
    check(&mp(Rlx, &[Stmt::Fence(FenceKind::Acq)]), [3, 3, 4, 3, 4, 4, 4]);
}

#[test]
fn a_started_thread_sees_what_was_before() {
    let main =
        vec![store(X, 1, Na), Stmt::Spawn { child: 0, arg: 7 }, Stmt::Join { to: Target(0), child: 0 }];
    // The thread returns its last register: what it read.
    let program = spawning(main, vec![vec![load(1, X, Na)]]);
    for model in ModelId::OF_ONE_GRAPH {
        let outcome = under(&program, model);
        assert_eq!(values(&program, &outcome, &[(0, "r0"), (1, "r1")]), [[1, 1]], "{model}");
        assert!(!outcome.has_races(), "{model}");
    }
}

#[test]
fn a_join_sees_what_the_thread_did() {
    let join = |to: u32| vec![Stmt::Spawn { child: 0, arg: 7 }, Stmt::Join { to: Target(to), child: 0 }];
    let program = spawning([join(0), vec![load(1, X, Na)]].concat(), vec![vec![store(X, 1, Na)]]);
    for model in ModelId::OF_ONE_GRAPH {
        let outcome = under(&program, model);
        // A thread without registers of its own returns its argument.
        assert_eq!(values(&program, &outcome, &[(0, "r0"), (0, "r1")]), [[7, 1]], "{model}");
        assert!(!outcome.has_races(), "{model}");
    }
    let unjoined = vec![Stmt::Spawn { child: 0, arg: 7 }, load(1, X, Na)];
    let program = spawning(unjoined, vec![vec![store(X, 1, Na)]]);
    for model in ModelId::OF_ONE_GRAPH {
        let outcome = under(&program, model);
        assert_eq!(outcome.complete.len(), 2, "{model}");
        assert_eq!(outcome.has_races(), model.has_races(), "{model}");
    }
}

#[test]
fn starting_a_thread_is_a_full_fence_on_hardware() {
    let between = |middle: Vec<Stmt>| {
        let main = [vec![Stmt::Spawn { child: 0, arg: 0 }, store(X, 1, Rlx)], middle, vec![load(0, Y, Rlx)]]
            .concat();
        let other = vec![store(Y, 1, Rlx), Stmt::Fence(FenceKind::Sc), load(1, X, Rlx)];
        spawning(main, vec![other, vec![]])
    };
    check(&between(vec![]), [3, 4, 4, 4, 4, 4, 4]);
    check(&between(vec![Stmt::Spawn { child: 1, arg: 0 }]), [3, 3, 3, 4, 4, 4, 4]);
}

/// Returns `lock; r0 = x; x = r0 + 1; unlock` with plain accesses.
fn locked_increment() -> Vec<Stmt> {
    let value = Value::Plus(Target(0), 1);
    let body = vec![load(0, X, Na), Stmt::Store { var: X, value, mode: Na }];
    vec![Stmt::Lock { mutex: Var(0), body }]
}

#[test]
fn a_mutex_excludes() {
    let program = threads(vec![locked_increment(), locked_increment()]);
    for model in ModelId::OF_ONE_GRAPH {
        let outcome = under(&program, model);
        assert_eq!(values(&program, &outcome, &[(0, "r0"), (1, "r0")]), [[0, 1], [1, 0]], "{model}");
        assert_eq!(outcome.complete.len(), 2, "{model}");
        assert!(!outcome.has_races(), "{model}");
        assert_eq!(outcome.stuck().count(), 0, "{model}: who waits gets the mutex in the end");
    }
    check(&threads(vec![locked_increment(); 3]), [6; 7]);
}

#[test]
fn mutexes_in_opposite_orders_deadlock() {
    let both = |first: u32, second: u32| {
        let inner = Stmt::Lock { mutex: Var(second), body: vec![] };
        vec![Stmt::Lock { mutex: Var(first), body: vec![inner] }]
    };
    for model in ModelId::OF_ONE_GRAPH {
        let lock = Ending::Blocked(BlockKind::Lock);
        let opposite = under(&threads(vec![both(0, 1), both(1, 0)]), model);
        assert!(opposite.stuck().any(|s| s.endings.iter().all(|e| *e == lock)), "{model}");
        let same = under(&threads(vec![both(0, 1), both(0, 1)]), model);
        assert_eq!(same.stuck().count(), 0, "{model}");
    }
}

#[test]
fn choices_assumptions_and_assertions() {
    let choose = Stmt::Choose { to: Target(0), high: 2 };
    check(&threads(vec![vec![choose.clone()], vec![choose.clone()]]), [9; 7]);

    let assume = threads(vec![vec![choose.clone(), Stmt::Assume(Cond::Is(Target(0), 1))]]);
    let outcome = under(&assume, Rc11);
    assert_eq!((outcome.complete.len(), outcome.blocked.len(), outcome.failed.len()), (1, 2, 0));
    assert_eq!(outcome.blocked[0].endings, [Ending::Blocked(BlockKind::Assume)]);

    let assert = threads(vec![vec![choose, Stmt::Assert(Cond::IsNot(Target(0), 1))]]);
    let outcome = under(&assert, Rc11);
    assert_eq!((outcome.complete.len(), outcome.blocked.len(), outcome.failed.len()), (2, 0, 1));
}

#[test]
fn waiting_for_a_value() {
    for spin in [false, true] {
        let wait = |value: u64| {
            let (to, var, mode) = (Target(0), X, Acq);
            if spin { Stmt::Spin { to, var, value, mode } } else { Stmt::Wait { to, var, value, mode } }
        };
        let outcome = under(
            &threads(vec![vec![wait(1), load(1, Y, Na)], vec![store(Y, 1, Na), store(X, 1, Rel)]]),
            Rc11,
        );
        assert_eq!((outcome.complete.len(), outcome.stuck().count()), (1, 0));
        assert!(!outcome.has_races());
        let never = under(&threads(vec![vec![wait(2)], vec![store(X, 1, Rel)]]), Rc11);
        assert_eq!((never.complete.len(), never.stuck().count()), (0, 1));
    }
}
