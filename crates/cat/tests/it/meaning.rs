//! Checks that the evaluator and a naive interpreter give the same answer for random texts on random graphs.

use crate::lowered::with_dependencies;
use crate::support::{parse, seeds};
use crate::typed::{Maker, Naive};
use fencepost_graph::Candidate;
use fencepost_oracle::Rng;
use fencepost_oracle::samples::random_graphs;

/// Returns random graphs with random dependencies, most of them of no model.
pub fn graphs(seeds: std::ops::Range<u64>) -> Vec<Candidate> {
    let mut rng = Rng::new(seeds.start);
    let samples = random_graphs(seeds, 6);
    samples.iter().map(|s| with_dependencies(Candidate::from_execution(&s.execution), &mut rng)).collect()
}

#[test]
fn of_random_texts() {
    let graphs = graphs(5000..5100);
    let (mut allowed, mut forbidden, mut texts, mut chosen) = (0, 0, 0, 0);
    for seed in seeds(0..1500) {
        let mut rng = Rng::new(seed);
        let size = rng.between(2, 10);
        let text = Maker::new(&mut rng).text(size);
        let model = parse(&text.to_string());
        texts += 1;
        chosen += usize::from(text.to_string().contains("with "));
        for _ in 0..4 {
            let candidate = &graphs[rng.below(graphs.len() as u32) as usize];
            let Some(expected) = Naive::new(candidate).allows(&text) else { continue };
            let found = model.allows(candidate);
            assert_eq!(
                found,
                expected,
                "seed {seed}\n{text}\n{:?}\n{candidate:#?}",
                model.violation(candidate)
            );
            assert_eq!(model.violation(candidate).is_none(), expected, "seed {seed}\n{text}");
            if expected { allowed += 1 } else { forbidden += 1 }
        }
    }
    eprintln!("{texts} texts, {chosen} with choices: {allowed} graphs allowed, {forbidden} forbidden");
    if texts >= 1000 {
        assert!(allowed > 500 && forbidden > 500 && chosen > 50, "{allowed} {forbidden} {chosen}");
    }
}
