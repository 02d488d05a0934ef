//! What it costs to ask a judge about every graph: nanoseconds per execution under a model of ours, and the same with that model
//! to prune by and a judge who allows everything.
//!
//! ```text
//! cargo run --release -p fencepost-bench --no-default-features --bin judged [-- FAMILY]
//! ```

use fencepost_bench::{Family, Form};
use fencepost_explore::{Candidate, Config, Judge, ModelId, Pruning, Summary, count, count_under};
use fencepost_program::Program;
use std::time::{Duration, Instant};

const PROGRAMS: [(Family, u64); 7] = [
    (Family::Casw, 5),
    (Family::Readers, 14),
    (Family::Ainc, 7),
    (Family::Binc, 4),
    (Family::Lastzero, 11),
    (Family::FibBench, 4),
    (Family::Indexer, 12),
];

/// Each is explored for at least so long.
const ENOUGH: Duration = Duration::from_millis(600);

#[derive(Debug)]
struct Lenient {
    has_co: bool,
}

impl Judge for Lenient {
    fn name(&self) -> &str {
        "lenient"
    }
    fn allows(&self, candidate: &Candidate) -> bool {
        // (What nobody looks at need not be there.)
        !std::hint::black_box(candidate).events.is_empty()
    }
    fn has_co(&self) -> bool {
        self.has_co
    }
}

/// Executions, and the least nanoseconds for each.
fn measure(explore: impl Fn() -> Summary) -> (u64, f64) {
    let (started, mut best, mut executions) = (Instant::now(), f64::MAX, 0);
    while started.elapsed() < ENOUGH {
        let before = Instant::now();
        executions = explore().executions;
        best = best.min(before.elapsed().as_nanos() as f64);
    }
    (executions, best / executions.max(1) as f64)
}

fn main() {
    let config = Config::default();
    println!(
        "| program | model | executions | ns each | judged | factor |\n| --- | --- | --- | --- | --- | --- |"
    );
    let only = std::env::args().nth(1);
    for (family, size) in PROGRAMS {
        if only.as_deref().is_some_and(|only| only != family.name()) {
            continue;
        }
        let program: Program = family.program(size, Form::Litmus);
        let models =
            [(ModelId::Rc11, Pruning::Rc11), (ModelId::Sc, Pruning::Sc), (ModelId::Wrc11, Pruning::Wrc11)];
        for (model, pruning) in models {
            let judge = Lenient { has_co: pruning.has_co() };
            let (executions, native) = measure(|| count(&program, model, &config));
            let (judged, cost) = measure(|| count_under(&program, pruning, &judge, &config));
            assert_eq!(executions, judged, "{}({size}) under {model}", family.name());
            let name = family.name();
            println!(
                "| {name}({size}) | {model} | {executions} | {native:.0} | {cost:.0} | {:.1} |",
                cost / native
            );
        }
    }
}
