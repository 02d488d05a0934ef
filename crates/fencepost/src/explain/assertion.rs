//! Explains a failed assertion by the values of what it names.
//!
//! The values are those of the failing function's variables, and, for names of memory, what the thread read
//! or wrote there last. A name that has neither is left out: nothing is guessed. What else was read for the
//! assertion (`q->head` has no name of its own) is shown by the memory it was read from.

use super::Explained;
use super::fault::Failed;
use crate::names::Names;
use fencepost_graph::Label;
use fencepost_program::{Pos, Program, Shadow, Sign, ThreadState, mask, signed};
use fencepost_report::Finding;

/// The most reads on the assertion's line that are shown beside the names in it.
const MOST_READS: usize = 8;

/// A read or write by a thread that failed, with its place.
pub struct Access<E> {
    /// The event or step of this access.
    pub event: E,
    /// The location, and the value that was read or written.
    pub label: Label,
    /// The place of the access in the source, if it is known.
    pub pos: Option<Pos>,
}

impl<E> Access<E> {
    /// Returns the name of the location and the value.
    fn seen(&self, names: &Names<'_>) -> Option<(String, String)> {
        let (loc, value) = self.label.loc().zip(self.label.value())?;
        Some((names.loc(loc), names.value(loc, value)))
    }
}

/// Adds to `finding` the values of the memory and variables that the failed assertion `text` names. For
/// memory they are what the thread last saw; then comes what else was read for the same line.
pub fn explain<E: Copy + PartialEq, S: Shadow>(
    names: &Names<'_>,
    failed: &Failed<'_, E, S>,
    text: &str,
    finding: Finding,
) -> Explained<E> {
    let mut focus: Vec<E> = vec![];
    let mut values = vec![];
    for name in identifiers(text) {
        let last = |access: &Access<E>| {
            let (_, value) = access.seen(names).filter(|(memory, _)| memory == name)?;
            Some((access.event, value))
        };
        if let Some((event, value)) = failed.accesses.iter().find_map(last) {
            focus.push(event);
            values.push(format!("{name} = {value}"));
        } else if let Some(value) = failed.state.and_then(|state| local(state, names.program, name)) {
            values.push(format!("{name} = {value}"));
        }
    }
    let reads: Vec<&Access<E>> = failed.accesses.iter().filter(|access| access.label.is_read()).collect();
    // The reads right before the failure, for the same line.
    let line = |pos: Option<Pos>| pos.map(|pos| (pos.file, pos.line));
    let here = line(failed.spot.pos);
    let own: Vec<_> = reads.iter().take(MOST_READS).take_while(|read| line(read.pos) == here).collect();
    for read in own.into_iter().rev() {
        if let Some((name, value)) = read.seen(names).filter(|_| !focus.contains(&read.event)) {
            focus.push(read.event);
            values.push(format!("{name} = {value}"));
        }
    }
    // The values of locals most likely came from the last reads.
    if focus.is_empty() {
        focus.extend(reads.iter().take(values.len().max(1)).map(|read| read.event));
    }
    let note = (!values.is_empty()).then(|| format!("with {}", values.join(", ")));
    let notes = finding.notes.iter().cloned().chain(note).collect();
    Explained { finding: Finding { notes, ..finding }, focus }
}

/// Returns the value of a local variable of the function that failed.
fn local<S: Shadow>(state: &ThreadState<S>, program: &Program, name: &str) -> Option<String> {
    let variable = state.variables(program).into_iter().find(|(v, _)| v.name == name);
    let typed = variable.map(|(v, value)| match v.sign {
        Sign::Signed => signed(v.bits, value).to_string(),
        Sign::Unsigned => mask(v.bits, value).to_string(),
    });
    let named = || state.named_values(program).into_iter().find(|(n, _)| *n == name).map(|(_, v)| number(v));
    typed.or_else(named)
}

/// Formats a register as a number. Its width is not known; what is negative in 32 bits was most likely an
/// `int`.
fn number(value: u64) -> String {
    let narrow = value >> 31 == 1;
    if narrow { signed(32, value).to_string() } else { (value as i64).to_string() }
}

/// Lists the names in a C expression, each once: `head`, and of `q->head` and `q.head` also the whole. Names
/// of functions that are called are no values; neither is what stands in quotes.
fn identifiers(text: &str) -> Vec<&str> {
    let is_name = |c: char| c.is_alphanumeric() || c == '_' || c == '.';
    let mut found: Vec<&str> = vec![];
    let mut rest = text;
    while let Some(start) = rest.find(|c: char| is_name(c) || c == '"') {
        let tail = &rest[start..];
        if let Some(quoted) = tail.strip_prefix('"') {
            rest = quoted.split_once('"').map_or("", |(_, after)| after);
            continue;
        }
        let end = tail.find(|c: char| !is_name(c)).unwrap_or(tail.len());
        let (name, after) = tail.split_at(end);
        let called = after.trim_start().starts_with('(');
        if !called && !name.starts_with(|c: char| c.is_ascii_digit() || c == '.') && !found.contains(&name) {
            found.push(name);
        }
        rest = after;
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_in_an_expression() {
        assert_eq!(identifiers("r1 == 0 || !(r2 == x.y)"), ["r1", "r2", "x.y"]);
        assert_eq!(identifiers("atomic_load(&x) == 1 && \"no x here\""), ["x"]);
        assert_eq!(identifiers("n * 2 == 0x10 + n"), ["n"]);
        assert_eq!(identifiers(""), [""; 0]);
        assert_eq!(identifiers("\"open"), [""; 0]);
    }

    #[test]
    fn all_ones_are_shown_as_minus_one() {
        assert_eq!(number(0xffff_ffff), "-1");
        assert_eq!(number(u64::MAX), "-1");
        assert_eq!(number(7), "7");
    }
}
