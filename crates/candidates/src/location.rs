//! Enumerates, for one location, the writes that each read may read from and the orders of the writes.
//!
//! What makes a candidate well-formed concerns one location at a time: a read reads a write of its location
//! with its value; an atomic update comes right after the write that it read; and coherence, `acyclic (po-loc
//! | rf | co | fr)`. So the candidates that have the same events are all combinations of what each location
//! can do by itself, and nothing needs to be tried twice.
//!
//! Coherence says that of two accesses by one thread the second is never `co`-earlier (*Herding cats*, TOPLAS
//! 2014, §4.2: CoWW, CoRW, CoWR, CoRR). Take each access for the write that it makes or reads; then along
//! program order these writes never go back, and a write is never read before it is made. (Nor is this ever a
//! cycle where program order is partial, [`crate::sequence`]: accesses that stand for the same write are that
//! write and its reads.) With `rf` chosen this is a partial order of the writes, and the coherence orders are
//! its linear extensions in which updates come right after what they read.
//!
//! Cost: linear in the number of results, mostly. (An update may turn out to have no place after other writes
//! have theirs.)

use crate::Co;
use crate::sequence::Sequence;

/// An access of a thread to the location whose `rf` and `co` are enumerated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Access {
    /// The number of the access's event in the candidate.
    pub event: usize,
    pub value: u64,
    pub kind: AccessKind,
}

/// Whether an access to the location is a read, the read of an update, or a write.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum AccessKind {
    Read,
    /// The read of an update; its write follows.
    UpdateRead,
    Write,
}

impl Access {
    fn is_write(&self) -> bool {
        matches!(self.kind, AccessKind::Write)
    }
}

/// One choice of `rf` and `co` for a location, with events by their numbers in the candidate.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Way {
    /// Pairs of a write and a read that reads from it.
    pub rf: Vec<(usize, usize)>,
    /// All writes in coherence order, the initial one first. Empty if there is no coherence order.
    pub co: Vec<usize>,
}

/// The number of a write of the location; the initial one is 0.
type Write = usize;
/// A set of writes, one bit each.
type Writes = u128;

/// A read of the location.
struct Read {
    event: usize,
    /// The writes that the read may read from.
    sources: Vec<Write>,
    /// The write of the same update, if the read is half of one.
    update: Option<Write>,
}

/// An access of a thread to the location: a read or a write, by its number.
enum AccessIndex {
    Read(usize),
    Write(Write),
}

/// Returns all choices of `rf` and `co` for a location whose initial write, of value `initial`, is event
/// `init`.
pub(crate) fn ways(
    init: usize,
    initial: u64,
    threads: &[Vec<Access>],
    sequences: &[Sequence<'_>],
    co: Co,
) -> Vec<Way> {
    let mut writes = vec![(init, initial)];
    let starts: Vec<Write> = threads
        .iter()
        .map(|accesses| {
            let start = writes.len();
            writes.extend(accesses.iter().filter(|a| a.is_write()).map(|a| (a.event, a.value)));
            start
        })
        .collect();
    let events = writes.iter().map(|(event, _)| *event).collect();
    let mut location = Location { co, writes: events, sequences, ..Location::default() };
    for ((accesses, start), sequence) in threads.iter().zip(starts).zip(sequences) {
        let own = start..start + accesses.iter().filter(|a| a.is_write()).count();
        let mut next = start;
        let mut did = vec![];
        for access in accesses {
            if access.is_write() {
                did.push((access.event, AccessIndex::Write(next)));
                next += 1;
                continue;
            }
            let update = (access.kind == AccessKind::UpdateRead).then_some(next);
            let own_events = || own.clone().map(|write| writes[write].0);
            let may_read = |write: Write| match co {
                Co::Coherent if write == 0 => sequence.may_read_initial(access.event, own_events()),
                Co::Coherent if own.contains(&write) => {
                    sequence.may_read(access.event, writes[write].0, own_events())
                }
                Co::Coherent => true,
                Co::Any | Co::Absent => update != Some(write),
            };
            let sources =
                (0..writes.len()).filter(|w| writes[*w].1 == access.value && may_read(*w)).collect();
            did.push((access.event, AccessIndex::Read(location.reads.len())));
            location.reads.push(Read { event: access.event, sources, update });
        }
        location.threads.push(did);
    }
    location.rf = vec![0; location.reads.len()];
    location.updater = vec![None; writes.len()];
    location.choose_rf(0);
    location.ways
}

#[derive(Default)]
struct Location<'a> {
    co: Co,
    /// The program order of each thread's accesses, by thread.
    sequences: &'a [Sequence<'a>],
    /// The events of the writes.
    writes: Vec<usize>,
    reads: Vec<Read>,
    /// The accesses of each thread with their events, by thread, in the order in which they ran.
    threads: Vec<Vec<(usize, AccessIndex)>>,
    /// The write that each read reads from, as far as chosen.
    rf: Vec<Write>,
    /// The write of the update that reads from a write, by the write that is read.
    updater: Vec<Option<Write>>,
    ways: Vec<Way>,
}

impl Location<'_> {
    /// Chooses a write for each of the reads from `read` on, in every way.
    fn choose_rf(&mut self, read: usize) {
        if read == self.reads.len() {
            match self.co {
                Co::Absent => self.found(&[]),
                Co::Any | Co::Coherent => self.choose_co(),
            }
            return;
        }
        let update = self.reads[read].update;
        for i in 0..self.reads[read].sources.len() {
            let source = self.reads[read].sources[i];
            // Two updates that read the same write cannot both come right after it.
            if update.is_some() && self.updater[source].is_some() {
                continue;
            }
            self.rf[read] = source;
            if update.is_some() {
                self.updater[source] = update;
            }
            self.choose_rf(read + 1);
            if update.is_some() {
                self.updater[source] = None;
            }
        }
    }

    /// Chooses a coherence order, in every way.
    fn choose_co(&mut self) {
        // By write: those that must come before it.
        let mut before: Vec<Writes> = vec![1; self.writes.len()];
        before[0] = 0;
        for (read, source) in self.reads.iter().zip(&self.rf) {
            if let Some(update) = read.update {
                before[update] |= 1 << source;
            }
        }
        if self.co == Co::Coherent {
            for (thread, sequence) in self.threads.iter().zip(self.sequences) {
                for (i, (event, did)) in thread.iter().enumerate() {
                    let now = self.write_of(did);
                    let earlier =
                        thread[..i].iter().rev().filter(|(other, _)| sequence.orders(*other, *event));
                    // If all are in an order, the last one says it for all before it.
                    let most = if sequence.is_total() { 1 } else { i };
                    for seen in earlier.take(most).map(|(_, did)| self.write_of(did)) {
                        if now != seen {
                            before[now] |= 1 << seen;
                        } else if matches!(did, AccessIndex::Write(_)) {
                            // The thread has read what it writes now.
                            return;
                        }
                    }
                }
            }
        }
        if is_acyclic(&before) {
            self.extend(&before, &mut vec![0], 1);
        }
    }

    /// Returns the write that an access makes or reads.
    fn write_of(&self, did: &AccessIndex) -> Write {
        match did {
            AccessIndex::Read(read) => self.rf[*read],
            AccessIndex::Write(write) => *write,
        }
    }

    /// Appends to `order`, whose writes are `placed`, every write that may come next, one after another, and
    /// recurses.
    fn extend(&mut self, before: &[Writes], order: &mut Vec<Write>, placed: Writes) {
        if order.len() == self.writes.len() {
            self.found(order);
            return;
        }
        let last = order[order.len() - 1];
        let updates = match self.updater[last] {
            Some(update) => update..update + 1,
            None => 1..self.writes.len(),
        };
        for write in updates {
            let is_ready = placed >> write & 1 == 0 && before[write] & !placed == 0;
            // The update of another write has its place after that.
            let fits = self.updater[last] == Some(write) || !self.updater.contains(&Some(write));
            if is_ready && fits {
                order.push(write);
                self.extend(before, order, placed | 1 << write);
                order.pop();
            }
        }
    }

    fn found(&mut self, order: &[Write]) {
        let rf = self.reads.iter().zip(&self.rf).map(|(read, source)| (self.writes[*source], read.event));
        let way = Way { rf: rf.collect(), co: order.iter().map(|write| self.writes[*write]).collect() };
        self.ways.push(way);
    }
}

/// Returns whether the writes can be ordered so that each comes after those `before` it.
fn is_acyclic(before: &[Writes]) -> bool {
    let all: Writes = (1 << before.len()) - 1;
    let mut placed: Writes = 0;
    loop {
        let ready = before.iter().enumerate().filter(|(_, before)| **before & !placed == 0);
        let next: Writes = ready.map(|(write, _)| 1 << write).sum();
        if next == placed {
            return placed == all;
        }
        placed = next;
    }
}
