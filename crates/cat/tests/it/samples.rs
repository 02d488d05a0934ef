//! Graphs on which two ways to decide by a model are compared, and the comparison with the declarative
//! definitions.

use crate::support::folder;
use fencepost_graph::{Candidate, EventRef};
use fencepost_models::ModelId;
use fencepost_oracle::declarative::{consistent, is_cyclic, races, violated};
use fencepost_oracle::samples::{Sample, graphs_of_programs};
use fencepost_source::SourceFile;
use std::collections::{BTreeMap, BTreeSet};

/// Pairs of events that race, each in both directions.
pub type Races = BTreeSet<(EventRef, EventRef)>;

/// The decision about one graph under one model.
pub struct Decision {
    pub allowed: bool,
    /// The races of an allowed graph, if the model has races; not looked at if the graph is forbidden.
    pub races: Option<Races>,
}

/// The counts of the graphs that were compared.
#[derive(Default, Debug)]
pub struct Tally {
    pub graphs: usize,
    /// Graphs with a cycle of `po` and `rf`.
    pub cyclic: usize,
    /// The number of those graphs that `jam21` allows.
    pub cyclic_allowed: usize,
    pub racy: usize,
    /// Graphs on which models differ.
    pub distinguishing: usize,
    /// The numbers of graphs that each model allowed and forbade.
    pub verdicts: BTreeMap<&'static str, (usize, usize)>,
}

/// Compares the decisions that `decide` makes about each graph, under every model, with the declarative
/// definitions. `explain` says why a decision may be wrong.
pub fn agree(
    samples: &[Sample],
    mut decide: impl FnMut(&Sample, &Candidate) -> Vec<(ModelId, Decision)>,
    explain: impl Fn(ModelId, &Candidate) -> String,
) -> Tally {
    let mut tally = Tally::default();
    for sample in samples {
        let Sample { execution, about } = sample;
        let candidate = Candidate::from_execution(execution);
        let mut verdicts = BTreeSet::new();
        let decisions = decide(sample, &candidate);
        assert_eq!(decisions.len(), ModelId::OF_ONE_GRAPH.len());
        for (id, Decision { allowed, races: found }) in decisions {
            if id == ModelId::Jam21 && sees_itself(&candidate) {
                assert!(!allowed, "{execution:#?}");
                continue;
            }
            let expected = consistent(id, &candidate);
            assert_eq!(
                allowed,
                expected,
                "{id}: by definition, violates {:?}; {}\n{execution:#?}\n{about}",
                violated(id, &candidate),
                explain(id, &candidate),
            );
            let count = tally.verdicts.entry(id.name()).or_default();
            *(if expected { &mut count.0 } else { &mut count.1 }) += 1;
            verdicts.insert(expected);
            if expected {
                let expected = id.has_races().then(|| races_of(id, &candidate));
                assert_eq!(found, expected, "{id}: races\n{execution:#?}\n{about}");
                tally.racy += usize::from(expected.is_some_and(|races| !races.is_empty()));
            }
        }
        tally.graphs += 1;
        if is_cyclic(&candidate) {
            tally.cyclic += 1;
            tally.cyclic_allowed += usize::from(consistent(ModelId::Jam21, &candidate));
        }
        tally.distinguishing += usize::from(verdicts.len() > 1);
    }
    eprintln!("{tally:?}");
    tally
}

/// Returns whether an update sees its own write. The text of jam21 forbids it; the native definition takes an
/// update for one event, to which nothing comes from itself. No engine builds such a graph, and no program
/// has it.
pub fn sees_itself(c: &Candidate) -> bool {
    c.rmw.iter().any(|(read, write)| c.rf.contains(write, read))
}

/// Returns the races by definition.
pub fn races_of(id: ModelId, candidate: &Candidate) -> Races {
    both_ways(races(id, candidate))
}

/// Pairs in both directions.
pub fn both_ways(pairs: impl IntoIterator<Item = (EventRef, EventRef)>) -> Races {
    pairs.into_iter().flat_map(|(a, b)| [(a, b), (b, a)]).collect()
}

/// Graphs of the litmus tests.
pub fn corpus_graphs(most: usize) -> Vec<Sample> {
    let mut files: Vec<_> =
        std::fs::read_dir(folder("tests/litmus")).unwrap().map(|e| e.unwrap().path()).collect();
    files.sort();
    let files = files.into_iter().filter(|path| path.extension().is_some_and(|e| e == "litmus"));
    let programs = files.map(|path| {
        let name = path.file_stem().unwrap().to_string_lossy().to_string();
        let file = SourceFile::new(name.as_str(), std::fs::read_to_string(path).unwrap());
        (name, fencepost_litmus::parse(&file, &fencepost_litmus::Options::default()).unwrap().program)
    });
    graphs_of_programs(programs, most)
}
