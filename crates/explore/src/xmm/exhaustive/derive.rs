//! Decides whether a graph can be derived from another one: the step *Re-execute*.
//!
//! Given both graphs, `G` and `G'`, are there `C`, `D` and `f`? Three facts make this small.
//!
//! **Lemma (D).** If there is a `D`, the initial writes alone will do. No condition on the result mentions
//! `D`. It says where building starts, and its events can as well be built: it is closed under `po`, and its
//! reads, being committed, may wait. So what is left of "building" is that `po ∪ rf;[uncommitted reads]` has
//! no cycle: then, and only then, there is an order in which each uncommitted read finds its write.
//!
//! **Lemma (C).** The committed reads say it all: `C` may be taken to be the least set that contains them,
//! their writes, and everything that is `rpo`-before. Every `C` with these reads contains that set, and all
//! conditions on `f` pass to subsets of `C`; the others ask only which reads are committed.
//!
//! **Lemma (few).** If a set of committed reads satisfies the conditions on uncommitted reads, larger ones do
//! too, but the smaller one is easier to map. So only least sets have to be tried.
//!
//! *Sources.* It is enough to look at graphs `G` that cannot grow: *Execute* adds to a graph and changes
//! nothing between the events that are there, so what can be mapped into a graph can be mapped into what
//! becomes of it.

use super::bits::{Rel, Set, members};
use super::shape::Shape;
use fencepost_graph::{EventRef, Label};
use rustc_hash::FxHashSet;

/// A graph of XMM from which others may be derived by re-execution.
pub(super) struct Source {
    shape: Shape,
    rpo: Rel,
    after_init: Set,
}

impl Source {
    /// Prepares the graph with this shape for questions whether others can be derived from it.
    pub fn new(shape: Shape) -> Self {
        let rpo = shape.rpo();
        let after_init = shape.after_init(&rpo);
        Source { shape, rpo, after_init }
    }

    /// Returns the thread and the label of each event of the graph.
    pub fn labels(&self) -> impl Iterator<Item = (usize, Label)> + '_ {
        self.shape.threads.iter().copied().zip(self.shape.labels.iter().copied())
    }
}

/// A cyclic graph that may be derived by re-execution, with the sets of its events that may be committed.
pub(super) struct Target {
    shape: Shape,
    rpo: Rel,
    after_init: Set,
    /// The least sets that satisfy the conditions on uncommitted reads.
    commits: Vec<Set>,
}

impl Target {
    /// Prepares a graph, which need not have `co` yet, for the question whether it can be derived. `known`
    /// has the threads' labels in the graphs that there are; sets of committed events with any other label
    /// cannot be mapped and are left out. `None` if no set is left.
    pub fn new(shape: &Shape, known: &FxHashSet<(usize, Label)>) -> Option<Target> {
        let rpo = shape.rpo();
        let reads: Vec<usize> = members(shape.reads).collect();
        let mut masks: Vec<u64> = (0..1 << reads.len()).collect();
        masks.sort_by_key(|mask: &u64| mask.count_ones());
        let mut least: Vec<Set> = vec![];
        for mask in masks {
            let chosen = members(mask).fold(0, |set, i| set | 1 << reads[i]);
            if least.iter().any(|small| chosen & small & shape.reads == small & shape.reads) {
                continue;
            }
            let committed = closure(shape, &rpo, chosen);
            if is_buildable(shape, committed) && is_stable(shape, committed) {
                least.push(committed);
            }
        }
        least.retain(|set| members(*set).all(|e| known.contains(&(shape.threads[e], shape.labels[e]))));
        let after_init = shape.after_init(&rpo);
        (!least.is_empty()).then(|| Target { shape: shape.clone(), rpo, after_init, commits: least })
    }

    /// Returns this target with the coherence order `co`.
    pub fn with_co(&self, co: Rel) -> Target {
        let shape = Shape { co, ..self.shape.clone() };
        let (rpo, commits) = (self.rpo.clone(), self.commits.clone());
        Target { shape, rpo, after_init: self.after_init, commits }
    }

    /// Returns the committed events of the target, each paired with its event in `source`, if the target can
    /// be derived from `source`.
    pub fn derive(&self, source: &Source) -> Option<Vec<(EventRef, EventRef)>> {
        self.commits.iter().find_map(|commit| {
            let committed: Vec<usize> = members(*commit).collect();
            let mut map = vec![];
            self.embed(source, &committed, &mut map).then(|| {
                let names = |(e, to): (&usize, &usize)| (self.shape.names[*e], source.shape.names[*to]);
                committed.iter().zip(&map).map(names).collect()
            })
        })
    }

    /// Maps the committed events one after the other. Returns whether all can be mapped.
    fn embed(&self, source: &Source, committed: &[usize], map: &mut Vec<usize>) -> bool {
        let Some(e) = committed.get(map.len()) else { return self.keeps_rf(source, committed, map) };
        for to in 0..source.shape.len() {
            let same = source.shape.threads[to] == self.shape.threads[*e]
                && source.shape.labels[to] == self.shape.labels[*e];
            if same && !map.contains(&to) && self.keeps_order(source, (*e, to), committed, map) {
                map.push(to);
                if self.embed(source, committed, map) {
                    return true;
                }
                map.pop();
            }
        }
        false
    }

    /// Returns whether `rpo`, `co` and `rmw` between `e` and the events before it, or initial writes, are the
    /// same there.
    fn keeps_order(
        &self,
        source: &Source,
        (e, to): (usize, usize),
        committed: &[usize],
        map: &[usize],
    ) -> bool {
        let (here, there) = (&self.shape, &source.shape);
        if self.after_init >> e & 1 != source.after_init >> to & 1 {
            return false;
        }
        committed.iter().zip(map).all(|(d, from)| {
            let same =
                |a: &Rel, b: &Rel| a.has(*d, e) == b.has(*from, to) && a.has(e, *d) == b.has(to, *from);
            same(&self.rpo, &source.rpo)
                && same(&here.co, &there.co)
                && (here.update[*d] == Some(e)) == (there.update[*from] == Some(to))
                && (here.update[e] == Some(*d)) == (there.update[to] == Some(*from))
        })
    }

    /// Returns whether committed reads read from the same committed writes there.
    fn keeps_rf(&self, source: &Source, committed: &[usize], map: &[usize]) -> bool {
        let image = |w: usize| committed.iter().position(|e| *e == w).map(|i| map[i]);
        committed.iter().zip(map).all(|(e, to)| match self.shape.source[*e] {
            _ if !self.shape.labels[*e].is_read() => true,
            None => source.shape.source[*to].is_none(),
            Some(w) => image(w).is_some() && source.shape.source[*to] == image(w),
        })
    }
}

/// Returns the least set that contains `set`, the writes that its reads read, and all that is `rpo`-before.
fn closure(shape: &Shape, rpo: &Rel, set: Set) -> Set {
    let mut closed = set;
    loop {
        let sources = members(closed & shape.reads).filter_map(|r| shape.source[r]);
        let with = sources.fold(closed, |all, w| all | 1 << w);
        let with = members(with).fold(with, |all, e| all | rpo.column(e));
        if with == closed {
            return closed;
        }
        closed = with;
    }
}

/// Returns whether some order has every read that is not committed after its write.
fn is_buildable(shape: &Shape, committed: Set) -> bool {
    let waits = shape.rf.between(u64::MAX, shape.reads & !committed);
    waits.or(&shape.po).or(&shape.sync).closed().loops() == 0
}

/// Returns whether some order of threads is followed by every `rf` edge into a read that is not committed.
fn is_stable(shape: &Shape, committed: Set) -> bool {
    let threads = shape.threads.iter().max().map_or(0, |t| t + 1);
    let mut flow = Rel::new(threads);
    for r in members(shape.reads & !committed) {
        if let Some(w) = shape.source[r]
            && shape.threads[w] != shape.threads[r]
        {
            flow.set(shape.threads[w], shape.threads[r]);
        }
    }
    flow.closed().loops() == 0
}
