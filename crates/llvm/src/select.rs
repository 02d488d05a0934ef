//! Selects the parts of Rust's modules that a program can get to, before these are read.
//!
//! What a part mentions is found in its text, so more may be selected than is reached (an access that no
//! instruction makes, a type that nothing shows), but never less: a name that is not in a function's text is
//! not in the function.

use crate::known::Known;
use crate::reader::{Mention, Outline, Part};
use rustc_hash::FxHashSet;

/// Returns for each module the offsets of the parts to be read, in the order of the text: those that can be
/// reached from the functions and variables named `roots`. A call of a function of the library that is known
/// leads to what takes its place.
pub fn select<'a>(outlines: &[Outline<'a>], roots: &[&str], known: &mut Known<'a>) -> Vec<Vec<u32>> {
    let nodes = outlines.iter().map(|outline| vec![false; outline.node_count()]).collect();
    let found = vec![FxHashSet::default(); outlines.len()];
    let mut selection = Selection { outlines, found, nodes, todo: vec![], known };
    for (module, outline) in outlines.iter().enumerate() {
        selection.found[module].extend(&outline.always);
        for name in roots.iter().copied().chain(["llvm.global_ctors"]) {
            outline.named(name).into_iter().for_each(|part| selection.add(module, part));
        }
    }
    while let Some((module, part)) = selection.todo.pop() {
        outlines[module].mentions(part, &mut |mention| match mention {
            Mention::Name(name) => selection.name(module, name),
            Mention::Node(number) => selection.node(module, number),
        });
    }
    let sorted = selection.found.into_iter().map(|found| {
        let mut starts: Vec<u32> = found.into_iter().collect();
        starts.sort_unstable();
        starts
    });
    sorted.collect()
}

/// The parts that were reached so far.
struct Selection<'s, 'a> {
    outlines: &'s [Outline<'a>],
    /// The offsets of the parts of each module.
    found: Vec<FxHashSet<u32>>,
    /// Whether each node of each module was reached.
    nodes: Vec<Vec<bool>>,
    /// The parts whose mentions are yet to be followed.
    todo: Vec<(usize, Part)>,
    known: &'s mut Known<'a>,
}

impl<'a> Selection<'_, 'a> {
    fn add(&mut self, module: usize, part: Part) {
        if self.found[module].insert(part.start) {
            self.todo.push((module, part));
        }
    }

    fn node(&mut self, module: usize, number: u32) {
        // (Most mentions are of nodes that are known.)
        if self.nodes[module].get(number as usize) == Some(&false)
            && let Some(part) = self.outlines[module].node(number)
        {
            self.nodes[module][number as usize] = true;
            self.add(module, part);
        }
    }

    fn name(&mut self, module: usize, name: &'a str) {
        if let Some(instead) = self.known.replacement(name) {
            for (other, outline) in self.outlines.iter().enumerate() {
                outline.named(instead).into_iter().for_each(|part| self.add(other, part));
            }
            return;
        }
        let Some(part) = self.outlines[module].named(name) else { return };
        self.add(module, part);
        if part.declares {
            for (other, outline) in self.outlines.iter().enumerate() {
                outline
                    .named(name)
                    .filter(|part| !part.declares)
                    .into_iter()
                    .for_each(|part| self.add(other, part));
            }
        }
    }
}
