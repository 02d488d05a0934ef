//! Measures how fast candidates are made: `cargo test -p fencepost-candidates --test it speed --
//! --nocapture`.

use fencepost_candidates::{AllowedCandidate, Flow, Options, Search, Stopped, Visitor, enumerate};
use fencepost_graph::Candidate;
use fencepost_oracle::generate::{Knobs, Weights, generate};
use std::time::{Duration, Instant};

struct Nobody;
impl Visitor for Nobody {
    fn execution(&mut self, _: &AllowedCandidate<'_>) -> Flow {
        Flow::Continue
    }
}

/// Measures four threads and twelve accesses, the size of large litmus tests. (The limit is far above what is
/// measured.)
#[test]
fn large_litmus_tests() {
    let weights = Weights { rmw: 3, branch: 2, fence: 3, ..Weights::LOADS_AND_STORES };
    let knobs = Knobs { threads: 4..=4, accesses: 12..=12, vars: 3..=3, weights, ..Knobs::default() };
    let (mut candidates, mut slowest, start) = (0, (Duration::ZERO, 0, 0), Instant::now());
    for seed in 0..100 {
        let sample = generate(seed, &knobs);
        let begin = Instant::now();
        let search = Search::within(Duration::from_secs(20));
        let options = Options { max_candidates: Some(200_000), search, ..Options::default() };
        let summary = enumerate(&sample.program, &|_: &Candidate| false, &options, &mut Nobody)
            .unwrap_or_else(|e| panic!("{e}: {sample}"));
        let stopped = summary.stopped;
        assert!(matches!(stopped, None | Some(Stopped::MaxCandidates)), "{stopped:?}: {sample}");
        candidates += summary.candidates;
        slowest = slowest.max((begin.elapsed(), summary.candidates, seed));
    }
    println!(
        "{candidates} candidates in {:?}; slowest (time, candidates, seed): {slowest:?}",
        start.elapsed()
    );
}
