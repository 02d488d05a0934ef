//! The default layer finds what the exhaustive one finds, each execution once.

use crate::random::seeds;
use fencepost_explore::xmm::exhaustive::{Limits, Refusal, exhaustive};
use fencepost_explore::{Config, Flow, ModelId, View, Visitor, explore};
use fencepost_graph::{EventRef, Execution, Label, Loc};
use fencepost_oracle::declarative::{Candidate, is_cyclic};
use fencepost_oracle::generate::{Sample, load_buffering};
use fencepost_program::Program;
use std::collections::BTreeSet;
use std::fmt::Write;

/// The executions that an exploration shows.
#[derive(Default)]
pub struct Seen {
    pub executions: BTreeSet<Execution>,
    pub blocked: BTreeSet<Execution>,
    pub twice: usize,
}

impl Visitor for Seen {
    fn execution(&mut self, view: &View<'_>) -> Flow {
        let execution = view.execution();
        assert_eq!(view.derivation().is_some(), is_cyclic(&Candidate::from_execution(&execution)));
        self.twice += usize::from(!self.executions.insert(execution));
        Flow::Continue
    }
    fn blocked(&mut self, view: &View<'_>) -> Flow {
        self.twice += usize::from(!self.blocked.insert(view.execution()));
        Flow::Continue
    }
}

pub fn seen(program: &Program, model: ModelId) -> Seen {
    let mut seen = Seen::default();
    explore(program, model, &Config::default(), &mut seen);
    seen
}

/// Compares the layers on one program; the number of cyclic executions, or `None` if it is too big.
fn compare(what: &dyn std::fmt::Display, program: &Program) -> Option<usize> {
    let all = match exhaustive(program, &Limits::default()) {
        Ok(all) => all,
        Err(Refusal::TooBig(_) | Refusal::Growing { .. }) => return None,
        Err(other) => panic!("{what}\n{other}"),
    };
    let seen = seen(program, ModelId::Xmm);
    assert_eq!(seen.twice, 0, "an execution was visited twice\n{what}");
    let expected: BTreeSet<Execution> = all.executions.keys().cloned().collect();
    let missing: Vec<&Execution> = expected.difference(&seen.executions).collect();
    let extra: Vec<&Execution> = seen.executions.difference(&expected).collect();
    if let Some(first) = missing.first() {
        let why = all.executions[*first].as_ref().map(|d| show(&d.source)).unwrap_or_default();
        panic!("{what}\n{} missing, the first one:\n{}derived from\n{why}", missing.len(), show(first));
    }
    if let Some(first) = extra.first() {
        panic!("{what}\n{} too many, the first one:\n{}", extra.len(), show(first));
    }
    Some(all.cyclic().count())
}

/// Returns an execution as text, a line for each thread.
fn show(execution: &Execution) -> String {
    let name = |event: &EventRef| match event {
        EventRef::Init(_) => "init".to_owned(),
        EventRef::At(thread, index) => format!("{}.{index}", thread.0),
    };
    let mut text = String::new();
    for events in &execution.threads {
        for event in events {
            let at = |loc: Loc| loc.addr;
            match event.label {
                Label::Read { loc, value, mode, .. } => {
                    let from = event.rf.as_ref().map(name).unwrap_or_default();
                    write!(text, "R{mode:?} {}={value} from {from}; ", at(loc)).unwrap();
                }
                Label::Write { loc, value, mode, .. } => {
                    write!(text, "W{mode:?} {}={value}; ", at(loc)).unwrap();
                }
                other => write!(text, "{other:?}; ").unwrap(),
            }
        }
        text.push('\n');
    }
    for (loc, writes) in &execution.co {
        let order: Vec<String> = writes.iter().map(name).collect();
        writeln!(text, "co {}: {}", loc.addr, order.join(" ")).unwrap();
    }
    text
}

#[test]
fn the_layers_agree_on_random_programs_with_load_buffering() {
    let seeds = seeds(150, 50);
    let make = |seed: u64| -> Sample { load_buffering(seed) };
    let check = |part: &[u64]| {
        let one = |seed: &u64| {
            let sample = make(*seed);
            compare(&sample, &sample.program)
        };
        let found: Vec<Option<usize>> = part.iter().map(one).collect();
        let cyclic = found.iter().flatten().filter(|n| **n > 0).count();
        (found.iter().flatten().count(), cyclic)
    };
    let (left, right) = seeds.split_at(seeds.len() / 2);
    let ((a, b), (c, d)) = std::thread::scope(|scope| {
        let other = scope.spawn(|| check(left));
        (check(right), other.join().expect("the other half agrees, too"))
    });
    println!("{} of {} programs compared, {} of them with cycles", a + c, seeds.len(), b + d);
    assert!((a + c) * 10 >= seeds.len() * 9, "too many programs are too big");
}
