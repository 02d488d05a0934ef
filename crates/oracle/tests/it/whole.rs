//! Compares what `models` computes on whole graphs with the definitions: the orders that atomic sections
//! need, and what XMM asks of one graph.

use crate::corpus::{names, read};
use fencepost_graph::Candidate;
use fencepost_models::ModelId::{Pso, Ra, Rc11, Rc20, Sc, Tso};
use fencepost_models::{orders, xmm};
use fencepost_oracle::declarative as definition;
use fencepost_oracle::samples::{Sample, graphs_of_programs, random_graphs, starts_of_threads};

/// Compares the two on every graph; how many XMM's base allows, and how many not.
fn check(samples: &[Sample]) -> (usize, usize) {
    let mut count = (0, 0);
    for Sample { execution, about } in samples {
        let c = Candidate::from_execution(execution);
        for model in [Sc, Tso, Pso] {
            let (own, defined) = (orders::global_order(model, &c), definition::all_order(model, &c));
            assert_eq!(own, defined, "{model}\n{execution:#?}\n{about}");
        }
        for model in [Ra, Rc11, Rc20] {
            let hb = orders::happens_before(model, &c);
            assert_eq!(hb, definition::happens_before(model, &c), "{model}\n{execution:#?}\n{about}");
            if let Some(defined) = definition::psc_of(model, &c, &hb) {
                assert_eq!(orders::psc(model, &c, &hb), defined, "{model}\n{execution:#?}\n{about}");
            }
        }
        let axiom = definition::xmm_base(&c);
        assert_eq!(xmm::is_base_consistent(&c), axiom.is_none(), "{axiom:?}\n{execution:#?}\n{about}");
        assert_eq!(xmm::rpo(&c), definition::rpo(&c), "{execution:#?}\n{about}");
        assert_eq!(xmm::orders(&c), definition::orders(&c), "{execution:#?}\n{about}");
        *(if axiom.is_none() { &mut count.0 } else { &mut count.1 }) += 1;
    }
    count
}

#[test]
fn on_random_graphs() {
    let (allowed, forbidden) = check(&random_graphs(0..1500, 12));
    assert!(allowed > 500 && forbidden > 500, "{allowed} {forbidden}");
}

#[test]
fn whole_graphs_of_the_corpus_are_judged_as_defined() {
    let programs = names().into_iter().map(|name| (name.clone(), read(&name).program));
    let (allowed, forbidden) = check(&graphs_of_programs(programs, 40));
    assert!(allowed > 500 && forbidden > 500, "{allowed} {forbidden}");
}

#[test]
fn on_starts_of_threads() {
    check(&starts_of_threads());
}
