//! Breaks symmetries between interchangeable atoms.
//!
//! After Kodkod (Torlak, Jackson, *Kodkod*, TACAS 2007, §3.4; lex-leader predicates are Crawford et al.'s,
//! *Symmetry-breaking predicates for search problems*, KR 1996). Two atoms are interchangeable if swapping
//! them changes no bound and no constant of a formula; then it changes no formula's truth either, and of two
//! instances that are each other's image one is enough. For each two neighbours in a class of interchangeable
//! atoms we demand that the instance, read as a word of bits, is not greater than with the two swapped.
//!
//! Where we differ: Kodkod finds classes by refining a partition greedily and may miss some. Being swappable
//! is an equivalence (if `a` can be swapped with `b` and `b` with `c`, then `a` with `c`: swap, swap, swap),
//! so comparing each atom with one member of each class finds them all: atoms × classes × tuples that mention
//! them.

use super::matrix::{Matrix, Packing};
use crate::ast::node::{Node, Op};
use crate::circuit::{Circuit, Lit};
use crate::{Atom, Bounds, TupleSet};
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;

/// The classes of two or more atoms that may be exchanged without changing the problem.
pub(crate) struct Symmetry {
    classes: Vec<Vec<Atom>>,
}

impl Symmetry {
    /// Finds the classes of atoms that may be exchanged without changing the bounds and formulas.
    pub fn new<'a>(bounds: &Bounds, formulas: impl IntoIterator<Item = &'a Arc<Node>>) -> Self {
        let mut sets = constants(formulas);
        sets.extend(bounds.entries().iter().flat_map(|bound| [bound.lower.clone(), bound.upper.clone()]));
        let sets: Vec<Indexed> = sets.iter().map(Indexed::new).collect();
        let mut classes: Vec<Vec<Atom>> = Vec::new();
        for atom in bounds.universe().atoms() {
            match classes.iter_mut().find(|class| sets.iter().all(|set| set.allows(class[0], atom))) {
                Some(class) => class.push(atom),
                None => classes.push(vec![atom]),
            }
        }
        classes.retain(|class| class.len() > 1);
        Self { classes }
    }

    /// Returns whether exchanging atoms of the same class leaves a formula as it is.
    pub fn suits(&self, formula: &Arc<Node>) -> bool {
        constants([formula]).iter().all(|set| {
            let set = Indexed::new(set);
            self.neighbours().all(|(a, b)| set.allows(a, b))
        })
    }

    fn neighbours(&self) -> impl Iterator<Item = (Atom, Atom)> {
        self.classes.iter().flat_map(|class| class.windows(2).map(|pair| (pair[0], pair[1])))
    }

    /// Returns the literal of a symmetry-breaking predicate, which forbids an instance if exchanging two
    /// neighbours of a class makes its first `length` bits smaller.
    pub fn predicate(
        &self,
        circuit: &mut Circuit,
        packing: Packing,
        relations: &[(usize, Arc<Matrix>)],
        length: usize,
    ) -> Lit {
        let mut parts = Vec::new();
        for (a, b) in self.neighbours() {
            let mut same = Lit::TRUE;
            let mut compared = 0;
            'relations: for (arity, matrix) in relations {
                for &(key, x) in &matrix.entries {
                    let tuple: Vec<Atom> = packing.unpack(*arity, key).map(|atom| swap(atom, a, b)).collect();
                    let image = packing.pack(&tuple);
                    // Each pair of bits is compared once: if all before are the same, so is the second time.
                    if image <= key || x.is_constant() {
                        continue;
                    }
                    let y = matrix.get(image);
                    let greater = circuit.and_all(&[same, x, !y]);
                    parts.push(!greater);
                    let bit = circuit.iff(x, y);
                    same = circuit.and(same, bit);
                    compared += 1;
                    if compared == length {
                        break 'relations;
                    }
                }
            }
        }
        circuit.and_all(&parts)
    }
}

fn swap(atom: Atom, a: Atom, b: Atom) -> Atom {
    match atom {
        _ if atom == a => b,
        _ if atom == b => a,
        _ => atom,
    }
}

/// Returns the sets of tuples that formulas mention.
fn constants<'a>(formulas: impl IntoIterator<Item = &'a Arc<Node>>) -> FxHashSet<TupleSet> {
    let mut sets = FxHashSet::default();
    let mut seen: FxHashSet<usize> = FxHashSet::default();
    let mut stack: Vec<&Arc<Node>> = formulas.into_iter().collect();
    while let Some(node) = stack.pop() {
        if !seen.insert(Arc::as_ptr(node).addr()) {
            continue;
        }
        match &node.op {
            Op::Constant(tuples) => {
                sets.insert(tuples.clone());
            }
            // Each atom has a bit of its own.
            Op::FromBits(atoms) | Op::FromSet(atoms) => {
                sets.extend(atoms.iter().map(|atom| TupleSet::unary([*atom])));
            }
            _ => {}
        }
        stack.extend(&node.kids);
    }
    sets
}

/// A set of tuples with, for each atom, the tuples that mention it.
struct Indexed<'a> {
    set: &'a TupleSet,
    mentions: FxHashMap<Atom, Vec<&'a [Atom]>>,
}

impl<'a> Indexed<'a> {
    fn new(set: &'a TupleSet) -> Self {
        let mut mentions: FxHashMap<Atom, Vec<&[Atom]>> = FxHashMap::default();
        for tuple in set.iter() {
            for (i, atom) in tuple.iter().enumerate() {
                if !tuple[..i].contains(atom) {
                    mentions.entry(*atom).or_default().push(tuple);
                }
            }
        }
        Self { set, mentions }
    }

    /// Returns whether the set is the same with two atoms swapped.
    fn allows(&self, a: Atom, b: Atom) -> bool {
        let of = |atom| self.mentions.get(&atom).map_or(&[][..], |tuples| tuples);
        let mut image: Vec<Atom> = Vec::new();
        of(a).len() == of(b).len()
            && of(a).iter().all(|tuple| {
                image.clear();
                image.extend(tuple.iter().map(|atom| swap(*atom, a, b)));
                self.set.contains(&image)
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Expr, Relation, Universe};

    #[test]
    fn what_nothing_tells_apart_is_interchangeable() {
        let mut universe = Universe::new();
        let atoms: Vec<Atom> = (0..6).map(|i| universe.add(i.to_string())).collect();
        let all = TupleSet::unary(atoms.clone());
        let (set, order) = (Relation::new("s", 1), Relation::new("r", 2));
        let mut bounds = Bounds::new(universe);
        bounds.bound(&set, TupleSet::unary([atoms[0], atoms[3]]), all);
        // Swapping the ends of a pair turns it around.
        bounds.exactly(&order, TupleSet::pairs([(atoms[1], atoms[2])]));
        let formula = Expr::from(&set).some();
        let symmetry = Symmetry::new(&bounds, [&formula.0]);
        assert_eq!(symmetry.classes, [vec![atoms[0], atoms[3]], vec![atoms[4], atoms[5]]]);
        assert!(symmetry.suits(&Expr::from(&set).no().0));
        assert!(!symmetry.suits(&Expr::atom(atoms[4]).in_(&Expr::from(&set)).0));
        assert!(symmetry.suits(&Expr::atom(atoms[1]).in_(&Expr::from(&set)).0));
    }
}
