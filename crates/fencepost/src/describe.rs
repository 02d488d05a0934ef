//! An execution in the words of its source: what a report shows.

use fencepost_explore::View;
use fencepost_graph::{EventRef, Label, Loc};
use fencepost_program::{Pos, Program, ThreadId, signed};
use fencepost_report::{
    Edge, EdgeKind, Event, EventId, EventKind, Execution, SourceRef, ThreadColumn, Value,
};
use rustc_hash::FxHashMap;
use std::ops::Range;

/// Names of a program's things.
pub struct Names<'a> {
    pub program: &'a Program,
}

impl<'a> Names<'a> {
    /// The names of `program`.
    pub fn new(program: &'a Program) -> Self {
        Names { program }
    }

    /// What a location is called: `x`, `a[2]`, or its address.
    pub fn loc(&self, loc: Loc) -> String {
        let Some((global, offset)) = self.program.global_at(loc.addr) else {
            return format!("{:#x}", loc.addr);
        };
        let global = &self.program.globals[global.index()];
        let size = loc.size.bytes();
        if global.init.len() as u64 == size {
            global.name.clone()
        } else if offset.is_multiple_of(size) {
            format!("{}[{}]", global.name, offset / size)
        } else {
            format!("{}+{offset}", global.name)
        }
    }

    /// A value as people write it: a number, or what it points at.
    pub fn value(&self, loc: Loc, value: u64) -> String {
        match self.program.global_at(value) {
            Some((global, 0)) if loc.size.bytes() == 8 => {
                format!("&{}", self.program.globals[global.index()].name)
            }
            _ => signed(loc.size.bits(), value).to_string(),
        }
    }

    /// What a thread is called.
    pub fn thread(&self, thread: ThreadId) -> String {
        match self.program.threads.get(thread.index()) {
            Some(entry) => entry.name.clone(),
            None => format!("thread {}", thread.0),
        }
    }

    /// The file of a place.
    pub fn file(&self, pos: Pos) -> Option<String> {
        let file = self.program.files.get(pos.file.0 as usize)?;
        pos.is_known().then(|| file.name().to_owned())
    }

    /// The statement at a place.
    pub fn source(&self, pos: Pos) -> Option<SourceRef> {
        let file = self.program.files.get(pos.file.0 as usize)?;
        pos.is_known().then(|| SourceRef {
            file: file.name().to_owned(),
            line: pos.line,
            text: statement(file.line(pos.line), pos.column).to_owned(),
        })
    }

    /// `R_acq x = 1`.
    fn text(&self, label: &Label) -> String {
        match label {
            Label::Read { loc, mode, value, .. } => {
                format!("R_{} {} = {}", mode.name(), self.loc(*loc), self.value(*loc, *value))
            }
            Label::Write { loc, mode, value, .. } => {
                format!("W_{} {} = {}", mode.name(), self.loc(*loc), self.value(*loc, *value))
            }
            Label::Fence(kind) => format!("F_{}", kind.name()),
            Label::Alloc { addr, size, .. } => format!("alloc {size} bytes at {addr:#x}"),
            Label::Free { addr, .. } => format!("free {addr:#x}"),
            Label::ObjectSize(size) => format!("object of {size} bytes"),
            Label::Spawn(thread) => format!("start {}", self.thread(*thread)),
            Label::Join(thread) => format!("join {}", self.thread(*thread)),
            Label::Detach(thread) => format!("detach {}", self.thread(*thread)),
            Label::Choose(value) => format!("choose {value}"),
            Label::External => "external".to_owned(),
        }
    }
}

/// Gives every event of an execution a number.
struct Numbering {
    numbers: FxHashMap<EventRef, EventId>,
}

impl Numbering {
    fn id(&mut self, event: EventRef) -> EventId {
        let next = EventId(self.numbers.len() as u32);
        *self.numbers.entry(event).or_insert(next)
    }
}

/// The graph that `view` shows, for a report.
pub fn describe(view: &View<'_>, names: &Names<'_>) -> Execution {
    let graph = view.execution();
    let mut ids = Numbering { numbers: FxHashMap::default() };
    let mut locs: Vec<Loc> = graph.events().filter_map(|(_, e)| e.label.loc()).collect();
    locs.sort();
    locs.dedup();
    let init = locs.iter().map(|loc| {
        let value = names.program.initial_value(loc.addr, loc.size.bytes()).unwrap_or(0);
        let value = names.value(*loc, value);
        Event {
            id: ids.id(EventRef::Init(*loc)),
            kind: EventKind::Write,
            text: format!("{} = {value}", names.loc(*loc)),
            source: None,
            location: Some(names.loc(*loc)),
            value: Some(Value::from(value)),
            mode: None,
        }
    });
    let mut execution = Execution { init: init.collect(), ..Execution::default() };
    for (t, events) in graph.threads.iter().enumerate() {
        let thread = ThreadId(t as u32);
        let event = |(i, event): (usize, &fencepost_graph::ExecEvent)| {
            let name = EventRef::At(thread, i as u32);
            let label = &event.label;
            Event {
                id: ids.id(name),
                kind: kind(label),
                text: names.text(label),
                source: view.pos(name).and_then(|pos| names.source(pos)),
                location: label.loc().map(|loc| names.loc(loc)),
                value: label.loc().zip(label.value()).map(|(loc, v)| Value::from(names.value(loc, v))),
                mode: label.mode().map(|m| m.name().to_owned()),
            }
        };
        let events = events.iter().enumerate().map(event).collect();
        execution.threads.push(ThreadColumn { name: names.thread(thread), events });
    }
    let mut next: FxHashMap<EventRef, EventRef> = FxHashMap::default();
    for (loc, writes) in &graph.co {
        let all: Vec<EventRef> =
            std::iter::once(EventRef::Init(*loc)).chain(writes.iter().copied()).collect();
        next.extend(all.windows(2).map(|pair| (pair[0], pair[1])));
    }
    for (from, to) in &next {
        let edge = Edge::new(ids.id(*from), ids.id(*to), EdgeKind::Co);
        execution.edges.push(edge);
    }
    for (name, event) in graph.events() {
        let Some(rf) = event.rf else { continue };
        let edge = Edge::new(ids.id(rf), ids.id(name), EdgeKind::Rf);
        execution.edges.push(edge);
        let EventRef::At(thread, index) = name else { continue };
        let own_write = EventRef::At(thread, index + 1);
        let update = matches!(event.label, Label::Read { update: true, .. });
        if update && graph.event(own_write).is_some() {
            let edge = Edge::new(ids.id(name), ids.id(own_write), EdgeKind::Rmw);
            execution.edges.push(edge);
        }
        // The write of an update overwrites what its read read: no need to say so.
        if let Some(overwriter) = next.get(&rf).filter(|w| !(update && **w == own_write)) {
            let edge = Edge::new(ids.id(name), ids.id(*overwriter), EdgeKind::Fr);
            execution.edges.push(edge);
        }
    }
    execution.edges.sort_by(|a, b| (&a.kind, a.from, a.to).cmp(&(&b.kind, b.from, b.to)));
    execution
}

/// The statement of `line` that contains the character `column` (from 1); the whole line if it holds no other.
///
/// A line is cut at `;`, `{` and `}`, but not inside parentheses, brackets or the list of an initialiser. What comes before
/// a `{`, such as `while (…)` or a thread's head, counts as a statement; a comment does not.
fn statement(line: &str, column: u32) -> &str {
    let Some((column, _)) = (column as usize).checked_sub(1).and_then(|n| line.char_indices().nth(n)) else {
        return line.trim();
    };
    let pieces = pieces(line);
    let pieces = || pieces.iter().filter(|piece| !matches!(line[(*piece).clone()].trim(), "" | ";"));
    match pieces().find(|piece| piece.contains(&column)) {
        Some(piece) if pieces().count() > 1 => line[piece.clone()].trim(),
        _ => line.trim(),
    }
}

/// Where the pieces of a line are, each with the `;` that ends it, without braces and comments.
fn pieces(line: &str) -> Vec<Range<usize>> {
    let mut pieces = Vec::new();
    let (mut start, mut at, mut depth, mut last) = (0, 0, 0u32, ' ');
    while let Some(c) = line[at..].chars().next() {
        let end = at + c.len_utf8();
        if line[at..].starts_with("//") {
            break;
        }
        if line[at..].starts_with("/*") {
            let close = line[at + 2..].find("*/").map_or(line.len(), |i| at + 2 + i + 2);
            // A comment before a statement is no part of it.
            if line[start..at].trim().is_empty() {
                start = close;
            }
            at = close;
            continue;
        }
        match c {
            '(' | '[' => depth += 1,
            '{' if depth > 0 || last == '=' => depth += 1,
            ')' | ']' => depth = depth.saturating_sub(1),
            '}' if depth > 0 => depth -= 1,
            ';' if depth == 0 => {
                pieces.push(start..end);
                start = end;
            }
            '{' | '}' => {
                pieces.push(start..at);
                start = end;
            }
            _ => {}
        }
        if !c.is_whitespace() {
            last = c;
        }
        at = end;
    }
    pieces.push(start..at.max(start));
    pieces
}

fn kind(label: &Label) -> EventKind {
    match label {
        Label::Read { update: true, .. } => EventKind::RmwRead,
        Label::Read { .. } => EventKind::Read,
        Label::Write { update: true, .. } => EventKind::RmwWrite,
        Label::Write { .. } => EventKind::Write,
        Label::Fence(_) => EventKind::Fence,
        _ => EventKind::Other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `line` has a `^` before the character that an event is at.
    #[track_caller]
    fn check(line: &str, expected: &str) {
        let column = line.chars().position(|c| c == '^').expect("a mark") as u32 + 1;
        assert_eq!(statement(&line.replace('^', ""), column), expected);
    }

    #[test]
    fn one_statement_of_several() {
        check("P0 (int *x) { ^*x = 1; *y = 2; }", "*x = 1;");
        check("P0 (int *x) { *x = 1; *y = ^2; }", "*y = 2;");
        check("P0 (int *x) { ^f(x, 1); }", "f(x, 1);");
        check("  if (^f(x)) { *y = 1; } else { *y = 2; }", "if (f(x))");
        check("  if (f(x)) { *y = 1; } else { ^*y = 2; }", "*y = 2;");
        check("for (i = 0; i < ^f(x); i++) { g(x); h(x); }", "for (i = 0; i < f(x); i++)");
        check("int a[2] = {^f(x), 1}; g(x);", "int a[2] = {f(x), 1};");
        check("/* ä; b */ ^*x = 1; *y = 2;", "*x = 1;");
        check("do { ^f(x); } while (g(x));", "f(x);");
        check("do { f(x); } while (^g(x));", "while (g(x));");
    }

    #[test]
    fn a_line_with_one_statement_stays() {
        check("  ^*x = 1;", "*x = 1;");
        check("  ^*x = 1;;", "*x = 1;;");
        check("  while (^f(x)) {", "while (f(x)) {");
        check("  } while (^f(x));", "} while (f(x));");
        check("  ^*x = 1; // then; this", "*x = 1; // then; this");
        check("  f(x, ^g(", "f(x, g(");
        check("^", "");
        assert_eq!(statement(" a; b; ", 0), "a; b;");
        assert_eq!(statement(" a; b; ", 99), "a; b;");
        assert_eq!(statement("{ a; b; }", 1), "{ a; b; }");
    }
}
