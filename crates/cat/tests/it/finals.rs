//! Checks the final values of memory in the models' formulas: `final`.

use crate::fixed::Fixed;
use crate::support::shipped;
use fencepost_graph::{EventRef, ExecEvent, Execution, Label, Loc, Mode, Size, ThreadId};
use fencepost_models::ModelId;
use fencepost_oracle::declarative::{Candidate, consistent, jam21_may_end_with};
use fencepost_oracle::generate::{Knobs, generate};
use fencepost_oracle::{Graphs, Limits, Rng};
use fencepost_relational::{Answer, Atom, Expr, Options, TupleSet};
use fencepost_rml::Primitive;
use std::collections::{BTreeMap, BTreeSet};

const X: Loc = Loc { addr: 0x10000, size: Size::B4 };

/// Returns a write of `value` to `x`.
fn write(value: u64, mode: Mode) -> ExecEvent {
    ExecEvent { label: Label::Write { loc: X, mode, value, update: false }, rf: None }
}

fn read(value: u64, mode: Mode, rf: EventRef) -> ExecEvent {
    ExecEvent { label: Label::Read { loc: X, mode, value, update: false, locked: false }, rf: Some(rf) }
}

fn at(thread: u32, index: u32) -> EventRef {
    EventRef::At(ThreadId(thread), index)
}

/// Returns the values that `x` can end with.
fn endings(model: &str, threads: &[&[ExecEvent]], co: &[EventRef]) -> Vec<u64> {
    let execution =
        Execution { threads: threads.iter().map(|t| t.to_vec()).collect(), co: vec![(X, co.to_vec())] };
    let candidate = Candidate::from_execution(&execution);
    let world = Fixed::new(&candidate);
    let model = shipped(model);
    let (problem, lowered) = world.problem(&model.theory().expect("formulas"), &candidate.co);
    let last = lowered.let_("final", None).expect("the model says how memory ends");
    let mut session = problem.session(&Options::default());
    let all: Vec<_> = problem.constraints().collect();
    let mut values = BTreeSet::new();
    for (event, atom) in candidate.events.iter().zip(&world.events) {
        let ends = Expr::atom(*atom).in_(&last);
        if session.solve_assuming(&all, &[ends]).is_sat() {
            values.insert(event.label.and_then(|label| label.value()).unwrap_or(0));
        }
    }
    values.into_iter().collect()
}

#[test]
fn with_coherence_the_last_write_is_final() {
    let threads: &[&[ExecEvent]] = &[&[write(1, Mode::Rlx)], &[write(2, Mode::Rlx)]];
    for model in ["sc", "tso", "pso", "ra", "rc11", "rc20", "jam21-genmc"] {
        assert_eq!(endings(model, threads, &[at(0, 0), at(1, 0)]), [2], "{model}");
        assert_eq!(endings(model, threads, &[at(1, 0), at(0, 0)]), [1], "{model}");
        assert_eq!(endings(model, &[], &[]), Vec::<u64>::new());
    }
}

#[test]
fn without_coherence_any_write_that_none_is_known_to_follow() {
    let (a, b) = (write(1, Mode::Rlx), write(2, Mode::Rlx));
    for model in ["wrc11", "jam21"] {
        assert_eq!(endings(model, &[&[a], &[b]], &[]), [1, 2], "{model}");
        assert_eq!(endings(model, &[&[a, b]], &[]), [2], "{model}");
        // A thread that writes after it has read the other's write is later.
        let later = &[read(1, Mode::Rlx, at(0, 0)), b];
        assert_eq!(endings(model, &[&[a], later], &[]), [2], "{model}");
    }
}

#[test]
fn jam21_has_plain_cycles_but_no_value_that_depends_on_itself() {
    const Y: Loc = Loc { addr: 0x10010, size: Size::B4 };
    let allows = |mode: Mode, data: &[(usize, usize)]| {
        let to = |loc, value| ExecEvent { label: Label::Write { loc, mode, value, update: false }, rf: None };
        let from = |loc, rf| {
            let label = Label::Read { loc, mode, value: 1, update: false, locked: false };
            ExecEvent { label, rf: Some(rf) }
        };
        let threads = vec![vec![from(X, at(1, 1)), to(Y, 1)], vec![from(Y, at(0, 1)), to(X, 1)]];
        let candidate = Candidate::from_execution(&Execution { threads, co: vec![] });
        let mut world = Fixed::new(&candidate);
        world.set(Primitive::Data, data);
        let model = shipped("jam21");
        world
            .problem(&model.theory().expect("formulas"), &candidate.co)
            .0
            .session(&Options::default())
            .solve()
            .is_sat()
    };
    // Events 0 and 1 are the initial writes.
    assert!(allows(Mode::Na, &[]) && allows(Mode::Na, &[(2, 3)]));
    assert!(!allows(Mode::Na, &[(2, 3), (4, 5)]));
    assert!(!allows(Mode::Rlx, &[]));
}

/// Gives every write a value of its own, and every read the value of the write it sees.
fn with_values(execution: &mut Execution) {
    let names: Vec<EventRef> = execution.events().map(|(name, _)| name).collect();
    let number = |name: EventRef| names.iter().position(|n| *n == name).map_or(0, |i| i as u64 + 1);
    for (event, name) in execution.threads.iter_mut().flatten().zip(&names) {
        match &mut event.label {
            Label::Read { value, .. } => *value = event.rf.map_or(0, number),
            Label::Write { value, .. } => *value = number(*name),
            _ => {}
        }
    }
}

#[test]
fn the_endings_of_jam21_are_those_of_its_definition() {
    let model = shipped("jam21");
    let theory = model.theory().expect("formulas");
    let knobs = Knobs { accesses: 4..=7, vars: 1..=2, ..Knobs::default() };
    let (mut possible, mut impossible) = (0, 0);
    for seed in 0..200 {
        let mut rng = Rng::new(seed);
        let Ok(graphs) = Graphs::of(&generate(seed, &knobs).program, &Limits::default()) else { continue };
        let few: Vec<Execution> = graphs.executions().filter(|e| e.events().count() <= 10).collect();
        for mut execution in few.into_iter().filter(|_| rng.below(10) == 0).take(3) {
            with_values(&mut execution);
            let candidate = Candidate::from_execution(&execution);
            if !consistent(ModelId::Jam21, &candidate) {
                continue;
            }
            let world = Fixed::new(&candidate);
            let (problem, lowered) = world.problem(&theory, &candidate.co);
            let mut session = problem.session(&Options::default());
            let all: Vec<_> = problem.constraints().collect();
            for choice in choices(&candidate, &world) {
                let values: Vec<(Loc, u64)> = choice.iter().map(|(loc, (value, _))| (*loc, *value)).collect();
                let atoms = TupleSet::unary(choice.values().map(|(_, atom)| *atom));
                let ends = lowered.let_("final", None).unwrap().eq(&Expr::constant(atoms));
                let answer = session.solve_assuming(&all, &[ends]);
                let expected = jam21_may_end_with(&candidate, &values);
                assert!(!matches!(answer, Answer::Unknown));
                assert_eq!(answer.is_sat(), expected, "seed {seed}: {values:?}\n{execution:#?}");
                if expected { possible += 1 } else { impossible += 1 }
            }
        }
    }
    assert!(possible > 100 && impossible > 100, "{possible} {impossible}");
}

/// Returns the choices of one write of each location; the initial one only where there is no other, since its
/// value is not known.
fn choices(candidate: &Candidate, world: &Fixed) -> Vec<BTreeMap<Loc, (u64, Atom)>> {
    let mut writes: BTreeMap<Loc, Vec<(u64, Atom)>> = BTreeMap::new();
    for (event, atom) in candidate.events.iter().zip(&world.events).filter(|(e, _)| e.is_write()) {
        let value = event.label.and_then(|label| label.value()).unwrap_or(0);
        writes.entry(event.loc().expect("a write has a location")).or_default().push((value, *atom));
    }
    writes.into_iter().fold(vec![BTreeMap::new()], |all, (loc, writes)| {
        let from = usize::from(writes.len() > 1);
        let with = |rest: &BTreeMap<Loc, (u64, Atom)>, write| {
            let mut more = rest.clone();
            more.insert(loc, write);
            more
        };
        all.iter().flat_map(|rest| writes[from..].iter().map(move |write| with(rest, *write))).collect()
    })
}
