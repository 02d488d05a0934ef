//! Values that justify each other in a circle, against a reading by brute force.
//!
//! Locations have one byte and programs two reads, so every value that each read could return is tried, from
//! wherever it might come. The model demands nothing but coherence, so it allows whatever a circle can
//! justify.

use crate::ask::{by, litmus};
use fencepost::graph::Relation;
use fencepost::litmus::Test;
use fencepost::model::cat::CatModel;
use fencepost::report::{Engine, Outcome, Verdict};
use fencepost::source::SourceFile;
use std::collections::BTreeSet;
use std::sync::Arc;

/// What is written, computed from what was read.
#[derive(Clone, Copy, Debug)]
enum Expr {
    Const(u8),
    Plus(u8),
    Minus(u8),
    Xor(u8),
    And(u8),
    Twice,
    Is(u8),
}

impl Expr {
    fn eval(self, r: u8) -> u8 {
        match self {
            Expr::Const(c) => c,
            Expr::Plus(c) => r.wrapping_add(c),
            Expr::Minus(c) => c.wrapping_sub(r),
            Expr::Xor(c) => r ^ c,
            Expr::And(c) => r & c,
            Expr::Twice => r.wrapping_mul(2),
            Expr::Is(c) => u8::from(r == c),
        }
    }

    fn text(self) -> String {
        match self {
            Expr::Const(c) => c.to_string(),
            Expr::Plus(c) => format!("r0 + {c}"),
            Expr::Minus(c) => format!("{c} - r0"),
            Expr::Xor(c) => format!("r0 ^ {c}"),
            Expr::And(c) => format!("r0 & {c}"),
            Expr::Twice => "r0 * 2".to_owned(),
            Expr::Is(c) => format!("r0 == {c}"),
        }
    }
}

/// A thread: reads a location (or adds to it), writes another, maybe only if it read a certain value.
#[derive(Clone, Copy, Debug)]
struct Thread {
    from: usize,
    adds: Option<u8>,
    to: usize,
    value: Expr,
    only_if: Option<u8>,
}

const LOCATIONS: [&str; 3] = ["x", "y", "z"];

impl Thread {
    fn text(&self) -> String {
        let (from, to) = (LOCATIONS[self.from], LOCATIONS[self.to]);
        let read = match self.adds {
            None => format!("atomic_load_explicit({from}, memory_order_relaxed)"),
            Some(c) => format!("atomic_fetch_add_explicit({from}, {c}, memory_order_relaxed)"),
        };
        let write = format!("atomic_store_explicit({to}, {}, memory_order_relaxed);", self.value.text());
        let write = match self.only_if {
            None => write,
            Some(c) => format!("if (r0 == {c}) {{ {write} }}"),
        };
        format!("  unsigned char r0 = {read};\n  {write}\n")
    }
}

/// An event: its thread, location, value, and whether it is a write.
#[derive(Clone, Copy)]
struct Event {
    thread: usize,
    loc: usize,
    value: u8,
    is_write: bool,
    /// Of an update's read: its write is the next event.
    is_update: bool,
}

/// What the threads do if they read these values, after the initial writes.
fn events(threads: &[Thread], constant: (usize, u8), read: &[u8]) -> Vec<Event> {
    let event = |thread, loc, value, is_write| Event { thread, loc, value, is_write, is_update: false };
    let mut all: Vec<Event> = (0..3).map(|loc| event(9, loc, 0, true)).collect();
    for (t, (thread, r)) in threads.iter().zip(read).enumerate() {
        all.push(Event { is_update: thread.adds.is_some(), ..event(t, thread.from, *r, false) });
        if let Some(c) = thread.adds {
            all.push(event(t, thread.from, r.wrapping_add(c), true));
        }
        if thread.only_if.is_none_or(|c| c == *r) {
            all.push(event(t, thread.to, thread.value.eval(*r), true));
        }
    }
    all.push(event(7, constant.0, constant.1, true));
    all
}

/// Every order of these.
fn orders(of: &[usize]) -> Vec<Vec<usize>> {
    if of.is_empty() {
        return vec![vec![]];
    }
    let mut all = vec![];
    for (i, first) in of.iter().enumerate() {
        let rest = [&of[..i], &of[i + 1..]].concat();
        all.extend(orders(&rest).into_iter().map(|later| [vec![*first], later].concat()));
    }
    all
}

/// Whether some `rf` and `co` make these events a coherent execution. Locations are independent of each
/// other.
fn is_possible(events: &[Event]) -> bool {
    (0..3).all(|loc| {
        let here: Vec<usize> = (0..events.len()).filter(|e| events[*e].loc == loc).collect();
        let writes: Vec<usize> = here.iter().copied().filter(|e| events[*e].is_write && *e != loc).collect();
        let reads: Vec<usize> = here.iter().copied().filter(|e| !events[*e].is_write).collect();
        let mut choices: Vec<Vec<usize>> = vec![vec![]];
        for read in &reads {
            let sources: Vec<usize> = here
                .iter()
                .copied()
                .filter(|w| events[*w].is_write && events[*w].value == events[*read].value)
                .collect();
            choices = choices
                .into_iter()
                .flat_map(|c| sources.iter().map(move |s| [c.clone(), vec![*s]].concat()))
                .collect();
        }
        choices
            .iter()
            .any(|rf| orders(&writes).iter().any(|co| is_coherent(events, &here, &reads, rf, loc, co)))
    })
}

fn is_coherent(
    events: &[Event],
    here: &[usize],
    reads: &[usize],
    rf: &[usize],
    init: usize,
    co: &[usize],
) -> bool {
    let place =
        |write: usize| if write == init { 0 } else { 1 + co.iter().position(|w| *w == write).unwrap() };
    let mut before = Relation::new(events.len());
    for (i, a) in here.iter().enumerate() {
        for b in &here[i + 1..] {
            if *a == init || events[*a].thread == events[*b].thread {
                before.insert(*a, *b);
            }
        }
    }
    let all: Vec<usize> = [&[init], co].concat();
    for (i, a) in all.iter().enumerate() {
        all[i + 1..].iter().for_each(|b| before.insert(*a, *b));
    }
    for (read, source) in reads.iter().zip(rf) {
        if *source != *read {
            before.insert(*source, *read);
        }
        all[place(*source) + 1..].iter().for_each(|later| before.insert(*read, *later));
        if events[*read].is_update && all.get(place(*source) + 1) != Some(&(read + 1)) {
            return false;
        }
    }
    before.is_acyclic()
}

/// All pairs of values that the two reads may return.
fn by_brute_force(threads: &[Thread], constant: (usize, u8)) -> BTreeSet<(u8, u8)> {
    let mut found = BTreeSet::new();
    for a in 0..=u8::MAX {
        for b in 0..=u8::MAX {
            let all = events(threads, constant, &[a, b]);
            let is_written =
                |read: &Event| all.iter().any(|w| w.is_write && (w.loc, w.value) == (read.loc, read.value));
            if all.iter().filter(|e| !e.is_write).all(is_written) && is_possible(&all) {
                found.insert((a, b));
            }
        }
    }
    found
}

fn states(outcome: &Outcome) -> BTreeSet<(u8, u8)> {
    let number = |text: String| -> u8 {
        text.chars().filter(char::is_ascii_digit).collect::<String>().parse().unwrap()
    };
    let pair = |values: &Vec<(String, _)>| {
        let [a, b] = [0, 1].map(|i| number(format!("{:?}", values[i].1)));
        (a, b)
    };
    outcome.final_states.iter().map(|state| pair(&state.values)).collect()
}

fn parsed(threads: &[Thread], constant: (usize, u8), condition: &str) -> Test {
    let params = "_Atomic unsigned char *x, _Atomic unsigned char *y, _Atomic unsigned char *z";
    let (to, value) = (LOCATIONS[constant.0], constant.1);
    let bodies = threads.iter().map(Thread::text);
    let last = format!("  atomic_store_explicit({to}, {value}, memory_order_relaxed);\n");
    let threads: String =
        bodies.chain([last]).enumerate().map(|(i, body)| format!("P{i} ({params}) {{\n{body}}}\n")).collect();
    let init = "_Atomic unsigned char x = 0; _Atomic unsigned char y = 0; _Atomic unsigned char z = 0;";
    let text = format!("C t\n{{ {init} }}\n{threads}locations [0:r0; 1:r0;]\n{condition}\n");
    litmus("t.litmus", text)
}

fn compare_with_brute_force(count: usize, mut seed: u64) {
    let mut roll = |below: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as usize % below
    };
    let text = SourceFile::new("loose.cat", "acyclic (po & loc) | rf | co | fr as coherent\n");
    let model = fencepost::Model::of_cat(Arc::new(CatModel::parse(&text, &[], &mut |_| None).unwrap()));
    let (mut circles, mut open) = (0, 0);
    for _ in 0..count {
        let thread = |roll: &mut dyn FnMut(usize) -> usize| {
            let c = [1, 2, 3, 7, 128, 255][roll(6)];
            let value = [
                Expr::Plus(0),
                Expr::Plus(c),
                Expr::Minus(c),
                Expr::Xor(c),
                Expr::And(c),
                Expr::Twice,
                Expr::Is(c),
                Expr::Const(c),
            ][roll(8)];
            let only_if = (roll(5) == 0).then_some(c);
            let adds = (roll(5) == 0).then_some([0, 1, 255][roll(3)]);
            Thread { from: roll(2), adds, to: roll(2), value, only_if }
        };
        let threads = [thread(&mut roll), thread(&mut roll)];
        let constant = (roll(3), [0, 1, 5][roll(3)]);
        let expected = by_brute_force(&threads, constant);
        circles += usize::from(expected.len() > 12);
        for _ in 0..2 {
            let asked = match roll(2) {
                0 => *expected.iter().nth(roll(expected.len())).unwrap(),
                _ => ([0, 1, 2, 5, 128, 254][roll(6)], [0, 1, 2, 5, 128, 254][roll(6)]),
            };
            let condition = format!("exists (0:r0={} /\\ 1:r0={})", asked.0, asked.1);
            let test = parsed(&threads, constant, &condition);
            let outcome = by(Engine::Symbolic, test.clone(), &model);
            let verdict = if expected.contains(&asked) { Verdict::Ok } else { Verdict::Violation };
            assert_eq!(outcome.verdict(), verdict, "{condition} {threads:?} {constant:?}: {outcome:?}");
            let found = states(&outcome);
            if outcome.complete {
                assert_eq!(found, expected, "{threads:?} {constant:?}");
            } else {
                assert!(expected.len() > 1000 && found.is_subset(&expected), "{threads:?} {constant:?}");
            }
            let listed = by(Engine::Candidates, test, &model);
            let found = states(&listed);
            open += usize::from(!listed.complete);
            assert!(found.is_subset(&expected), "{threads:?} {constant:?}: {listed:?}");
            assert!(!listed.complete || found == expected, "{threads:?} {constant:?}: {listed:?}");
        }
    }
    eprintln!(
        "{count} programs, {circles} with values from nowhere; the enumerator left {open} answers open"
    );
}

#[test]
fn random_programs() {
    compare_with_brute_force(60, 5);
}

#[test]
#[ignore = "takes minutes: ./test --long"]
fn long_random_circles() {
    for seed in 1..=5 {
        compare_with_brute_force(1000, seed);
    }
}
