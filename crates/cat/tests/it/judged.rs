//! Checks that a judge says of an execution what it would say if it had seen no other one.

use crate::lowered::with_dependencies;
use crate::support::{parse, seeds, shipped};
use fencepost_graph::{Candidate, Judge};
use fencepost_oracle::Rng;
use fencepost_oracle::samples::random_graphs;

/// Terms keep their values where executions do not differ; those of one program, which follow each other
/// here, differ little.
#[test]
fn values_that_are_kept_are_right() {
    let mut rng = Rng::new(3);
    let samples = random_graphs(seeds(0..60), 20);
    let graphs: Vec<Candidate> = samples
        .iter()
        .map(|s| with_dependencies(Candidate::from_execution(&s.execution), &mut rng))
        .collect();
    let recursive = "let rec r = (rf | co | po & loc) | (r; [W]; r) acyclic r | po & SC * SC";
    let shipped = ["rc11", "rc20", "c11", "imm", "arm8", "power", "ra", "jam21-genmc"].map(shipped);
    for model in shipped.into_iter().chain([parse(recursive)]) {
        let judge = model.judge(None);
        let mut counts = [0, 0];
        for candidate in &graphs {
            let allowed = judge.allows(candidate);
            assert_eq!(allowed, model.judge(None).allows(candidate), "{}: {candidate:#?}", model.name());
            counts[usize::from(allowed)] += 1;
        }
        assert!(counts.iter().all(|count| *count > 10), "{}: {counts:?}", model.name());
    }
}
