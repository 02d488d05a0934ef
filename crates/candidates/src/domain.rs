//! Computes the values that locations may hold, in rounds.
//!
//! At first each location holds its initial value. A round runs every thread with every combination of the
//! values that its reads may return by then ([`crate::paths`]) and learns the values that are written. The
//! last round's paths are those that candidates are made of.
//!
//! # Why nothing is missed
//! Take a candidate, and say that a write *needs* a read of its thread if its address, its data, or a branch
//! before it was computed from what was read; or if the address of an access before it was (another address
//! might have been a fault, and the write would not be there); and that a read needs the write it reads from.
//! If nothing needs itself, then each write has a *depth*: one more than the greatest depth of the writes
//! that it needs. By induction round `n` learns all writes of depth `n` at most: run the thread with the
//! candidate's values where the source of a read is less deep than `n`, and with any known value elsewhere
//! (there is one: the initial value, or the thread's own last write). Up to the last write of depth `n` the
//! thread takes the same branches, and makes these writes. So one path of each thread has all its writes of
//! depth `n` at most, which are at least `n` if there is one of depth `n`: if no choice of paths has as many
//! writes as there were rounds, the deepest write has been learnt. This is when the rounds end, if they have
//! not run dry before. A fixed point need not exist (`x = x + 1`), and is not needed.
//!
//! Where something does need itself, values justify each other in a circle. Of these candidates there are
//! those whose values are known for other reasons (all of LB with copied values is 0, say), and no others: no
//! value comes out of thin air. ([`crate::circles`] says whether there could be others.) Two remarks on that.
//! A circle through branches only (`if (r == 1) y = 1`) has values that are not out of thin air, and the
//! original C11 famously allows it: [`crate::guess`] looks for these. And herd discards what it finds no
//! order of computation for, where values go round in a circle that could be known for other reasons: under a
//! model that allows such circles, herd has fewer candidates. (ARM and Power forbid them all.)
//!
//! # What is left out early
//!
//! If only coherent candidates are wanted, a read returns either what its thread wrote last to the location
//! (at the start: the initial value) or what another thread writes: reading one's own later write, or an own
//! one that has been overwritten, is incoherent. Which writes are later, or overwritten, is a matter of
//! program order, which is partial where operands are unsequenced ([`crate::sequence`]). A read that is
//! unsequenced with a write, and any read if candidates need not be coherent, may read an own write that runs
//! after it; then a path counts if it makes the writes that it reads and no other thread makes. (The path of
//! the argument above does.) And no write is computed from itself: [`crate::support`].
//!
//! Cost: rounds times paths; paths are exponential in the reads of a thread.

use crate::circles::Arrows;
use crate::guess::{self, Guesses};
use crate::paths::{self, Cut, Events, OwnWrites, Path, ReadValue, ReadValues};
use crate::support::Support;
use crate::{Circles, Co, Options, Unsupported};
use fencepost_graph::{Label, Loc};
use fencepost_program::{Pos, Program, ThreadId};
use std::collections::BTreeMap;

/// The number of writes to a location that fit the sets of [`crate::location`].
const MAX_WRITES: usize = 126;

/// Values, each with the writes that it came through.
type Values = BTreeMap<u64, Support>;

/// The values that each thread is known to write to each location.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Domain {
    co: Co,
    /// The values that each thread may write, by thread and location.
    written: Vec<BTreeMap<Loc, Values>>,
}

impl ReadValues for Domain {
    fn values(&self, thread: ThreadId, loc: Loc, initial: u64, own: &OwnWrites) -> Vec<ReadValue> {
        let is_coherent = self.co == Co::Coherent;
        let mut values = Values::new();
        if !is_coherent || own.initial {
            know(&mut values, initial, Support::NONE);
        }
        if is_coherent {
            own.written.iter().for_each(|answer| know(&mut values, answer.value, answer.support));
        }
        for (t, written) in self.written.iter().enumerate() {
            if !is_coherent || own.later || t != thread.index() {
                written.get(&loc).into_iter().flatten().for_each(|(v, s)| know(&mut values, *v, *s));
            }
        }
        values.into_iter().map(|(value, support)| ReadValue { value, support }).collect()
    }
}

/// Adds `value`, or, if it is there already, one more way (`support`) to compute it.
fn know(values: &mut Values, value: u64, support: Support) {
    let known = values.entry(value).or_insert(support);
    *known = known.or(support);
}

impl Domain {
    /// Returns whether each read of the path could have returned its value: the initial one, one that another
    /// thread writes, or one that this very path writes.
    fn explains(&self, program: &Program, thread: usize, events: &Events) -> bool {
        let is_written = |loc: Loc, value: u64| {
            let others = self.written.iter().enumerate().filter(|(t, _)| *t != thread);
            let mut written = others.filter_map(|(_, written)| written.get(&loc));
            program.initial_value(loc.addr, loc.size.bytes()) == Some(value)
                || written.any(|values| values.contains_key(&value))
                || events
                    .labels
                    .iter()
                    .any(|l| l.is_write() && l.loc() == Some(loc) && l.value() == Some(value))
        };
        events.labels.iter().zip(&events.support).all(|(label, support)| match *label {
            Label::Read { loc, value, .. } => support.is_guess() || is_written(loc, value),
            _ => true,
        })
    }

    /// Runs all threads once, and adds the values that they write and that are not computed from guesses.
    /// Returns the number of writes that a candidate can have at most.
    fn learn(
        &mut self,
        program: &Program,
        options: &Options,
        answers: &dyn ReadValues,
        arrows: &mut Arrows<'_>,
    ) -> Result<usize, Cut> {
        let known = self.clone();
        let mut most = 0;
        for (t, written) in self.written.iter_mut().enumerate() {
            let mut here = 0;
            paths::run(program, options, ThreadId(t as u32), answers, &mut BTreeMap::new(), &mut |leaf| {
                arrows.learn(t, &leaf);
                if !known.explains(program, t, leaf.events) {
                    return;
                }
                let mut writes = 0;
                for (label, support) in leaf.events.labels.iter().zip(&leaf.events.support) {
                    if let Label::Write { loc, value, .. } = *label {
                        writes += 1;
                        if !support.is_guess() {
                            know(written.entry(loc).or_default(), value, *support);
                        }
                    }
                }
                here = here.max(writes);
            })?;
            most += here;
        }
        Ok(most)
    }

    /// Runs rounds until nothing is new, or there were enough. Returns which circles there is room for:
    /// values that are written only if they, or others like them, are read.
    fn rounds(&mut self, program: &Program, options: &Options) -> Result<Option<Circles>, Cut> {
        let constants = guess::constants(program);
        let mut arrows = Arrows::new(program);
        for round in 1.. {
            let mut next = self.clone();
            let most = match &constants {
                Some(constants) => {
                    next.learn(program, options, &Guesses { known: self, constants }, &mut arrows)?
                }
                None => next.learn(program, options, self, &mut arrows)?,
            };
            if next == *self || round > most {
                return Ok(arrows.circles(options));
            }
            *self = next;
        }
        unreachable!("no thread makes more events than the options allow")
    }
}

/// Returns all paths of each thread, and whether the program has circles of dependencies, through which
/// values that are not tried could justify each other.
pub(crate) fn all_paths(
    program: &Program,
    options: &Options,
) -> Result<(Vec<Vec<Path>>, Option<Circles>), Cut> {
    let threads = program.threads.len();
    let mut domain = Domain { co: options.co, written: vec![BTreeMap::new(); threads] };
    let circles = domain.rounds(program, options)?;
    let mut places = BTreeMap::new();
    let mut all = vec![];
    for t in 0..threads as u32 {
        let mut paths = vec![];
        paths::run(program, options, ThreadId(t), &domain, &mut places, &mut |leaf| {
            paths.push(Path {
                labels: leaf.events.labels.clone(),
                dependencies: leaf.events.dependencies.clone(),
                unsequenced: leaf.events.unsequenced.clone(),
                ending: leaf.ending,
                state: leaf.state.clone(),
                shared: leaf.shared,
            });
        })?;
        all.push(paths);
    }
    match overlap(&places).or_else(|| too_many_writes(&all, &places)) {
        Some(unsupported) => Err(Cut::Unsupported(unsupported)),
        None => Ok((all, circles)),
    }
}

/// Finds accesses that share some but not all of their bytes.
fn overlap(places: &BTreeMap<Loc, Pos>) -> Option<Unsupported> {
    let mut reach: Option<Loc> = None;
    for (loc, pos) in places {
        if reach.is_some_and(|before| before.overlaps(*loc)) {
            let what = "an access to some of the bytes that another one treats as a whole".to_owned();
            return Some(Unsupported { what, pos: *pos });
        }
        reach = Some(*loc);
    }
    None
}

fn too_many_writes(threads: &[Vec<Path>], places: &BTreeMap<Loc, Pos>) -> Option<Unsupported> {
    let (loc, pos) = places.iter().find(|(loc, _)| {
        let writes =
            |path: &Path| path.labels.iter().filter(|l| l.is_write() && l.loc() == Some(**loc)).count();
        let most = threads.iter().map(|paths| paths.iter().map(writes).max().unwrap_or(0));
        most.sum::<usize>() > MAX_WRITES
    })?;
    let what = format!("a program with more than {MAX_WRITES} writes to the location at {:#x}", loc.addr);
    Some(Unsupported { what, pos: *pos })
}
