//! Checks that a model as formulas decides like the model evaluated, graph by graph.

use crate::fixed::Fixed;
use crate::support::{parse, seeds, shipped};
use fencepost_cat::Model;
use fencepost_graph::{Candidate, Relation};
use fencepost_oracle::Rng;
use fencepost_oracle::samples::random_graphs;
use fencepost_relational::Options;

/// Adds random dependencies of accesses and fences on earlier reads.
pub fn with_dependencies(mut c: Candidate, rng: &mut Rng) -> Candidate {
    let size = c.events.len();
    let mut some = |to: &dyn Fn(usize) -> bool| {
        let pairs = c.po.iter().filter(|(a, b)| c.events[*a].is_read() && to(*b) && !c.rmw.contains(*a, *b));
        let pairs: Vec<_> = pairs.filter(|_| rng.below(3) == 0).collect();
        Relation::from_pairs(size, pairs)
    };
    let addr = some(&|e| c.events[e].loc().is_some());
    let data = some(&|e| c.events[e].is_write());
    let ctrl = some(&|_| true);
    (c.addr, c.data, c.ctrl) = (addr, data, ctrl);
    c
}

/// Compares the two on random graphs; how many were allowed and forbidden.
fn check(model: &Model, graphs: &[Candidate]) -> (usize, usize) {
    let theory = model.theory().unwrap_or_else(|why| panic!("{why}"));
    let mut count = (0, 0);
    for candidate in graphs {
        let well_formed = candidate.is_rf_complete() && (!model.has_co() || candidate.is_co_total());
        let atomic = match model.has_co() {
            true => {
                let later = candidate.fr().compose(&candidate.co);
                (&candidate.rmw & &later).is_empty() && (&candidate.rmw - &candidate.fr()).is_empty()
            }
            false => one_update_per_write(candidate),
        };
        let evaluated = well_formed && atomic && model.allows(candidate);
        let (problem, _) = Fixed::new(candidate).problem(&theory, &candidate.co);
        let lowered = problem.session(&Options::default()).solve().is_sat();
        assert_eq!(lowered, evaluated, "{}: {:?}\n{candidate:#?}", model.name(), model.violation(candidate));
        if evaluated { count.0 += 1 } else { count.1 += 1 }
    }
    count
}

fn one_update_per_write(c: &Candidate) -> bool {
    let updates = c.rmw.domain();
    let read_by = |w: usize| c.rf.image(w).iter().filter(|r| updates.contains(*r)).count();
    (0..c.events.len()).all(|w| read_by(w) <= 1) && (&c.rmw & &c.rf.inverse()).is_empty()
}

fn graphs(seeds: std::ops::Range<u64>) -> Vec<Candidate> {
    let mut rng = Rng::new(seeds.start);
    let samples = random_graphs(seeds, 6);
    samples.iter().map(|s| with_dependencies(Candidate::from_execution(&s.execution), &mut rng)).collect()
}

#[test]
fn shipped_models_as_formulas_decide_as_evaluated() {
    let graphs = graphs(seeds(0..150));
    for name in [
        "sc",
        "tso",
        "pso",
        "rmo",
        "ra",
        "rc11",
        "rc20",
        "wrc11",
        "jam21",
        "jam21-genmc",
        "imm",
        "arm8",
        "power",
        "c11",
    ] {
        let (allowed, forbidden) = check(&shipped(name), &graphs);
        eprintln!("{name}: {allowed} allowed, {forbidden} forbidden");
        assert!(allowed > 20 && forbidden > 20, "{name}: {allowed} allowed, {forbidden} forbidden");
    }
}

/// Checks every operator, on its own and together with others.
#[test]
fn every_operator_as_a_formula_means_what_it_evaluates_to() {
    let graphs = graphs(1000..1040);
    for text in [
        "empty [W]; po; [R]",
        "empty (R * W) & po & loc",
        "irreflexive (po | rf)+; ~(co | fr | id)",
        "~empty domain(rf & int)",
        "empty range(rf) \\ range(rf & ext)",
        "acyclic (po \\ (W * R)) | (rf & ext) | co | fr",
        "empty (IW * _) & rf",
        "let rec r = (po & loc) | (r; rf) | (rf; r) acyclic r | co",
        "let rec S = domain(rmw) | range([S]; po) empty S & W & SC",
        "let rec S = range(r) and r = rf | ([S]; po) empty S & W & SC",
        "with s from linearisations(SC, po) acyclic s | rf | co | fr",
        // There is no such order where the second relation has a cycle, though no check uses it.
        "with s from linearisations(M, com | po) acyclic po",
        "with s from generate_orders(R, po) acyclic s | rf | co",
        "with s from linearisations(W, po & (W * W)) let last = W \\ domain(s) ~empty last & SC",
        "empty (RLX | ACQ | REL | ACQ_REL) & SC",
        "~empty (ACQ | REL | RLX) & M",
        "empty si \\ (id | rmw | rmw^-1)",
        "empty rmw & (ctrl | data | addr)",
        "acyclic po & (int \\ id) | (ext & loc & (W * W) & co)",
        "empty Locked \\ R",
        "empty fencerel(F & SC) & (W * R)",
    ] {
        let (allowed, forbidden) = check(&parse(text), &graphs);
        eprintln!("{text}: {allowed} allowed, {forbidden} forbidden");
    }
}
