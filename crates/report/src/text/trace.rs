//! Formats an execution as a table: threads as columns, one row per event, in an order that agrees with the
//! graph.

use super::derivation;
use super::fit::{clean, pad, shorten, shorten_start, width, wrap};
use super::rows::{self, Row};
use super::style::{Style, Tone};
use crate::derivation::{Role, Roles};
use crate::order::{Column, Dense, Node, Order, Respects, order};
use crate::{EdgeKind, EventKind, Execution, short_names};
use std::collections::HashMap;

/// The least width of a column; if there is less room, the trace is a list.
const MIN_COLUMN: usize = 18;
/// The longest statement or event that is shown in full, even if there is room.
const MAX_COLUMN: usize = 72;
/// The fewest cells for a statement beside its place; if there are fewer, it is below its place.
const LEAST_STATEMENT: usize = 12;
/// The marks before events that were committed to, or added later.
const COMMITTED: &str = "* ";
const ADDED: &str = "+ ";

/// One line of a cell.
struct Line {
    tone: Tone,
    /// The place in front of a statement, as in `queue.h:41: `, of which no end is ever cut off.
    place: String,
    text: String,
}

impl Line {
    fn new(tone: Tone, text: String) -> Self {
        Line { tone, place: String::new(), text }
    }

    fn statement(place: String, text: String) -> Self {
        let place = if text.is_empty() { place } else { format!("{place}: ") };
        Line { tone: Tone::Strong, place, text }
    }

    fn width(&self) -> usize {
        width(&self.place) + width(&self.text)
    }

    /// Returns the statement in lines of at most `cells` terminal cells: one, or two if the place leaves too
    /// little room.
    fn shortened(&self, cells: usize) -> Vec<String> {
        let room = cells.saturating_sub(width(&self.place));
        if room >= LEAST_STATEMENT || self.width() <= cells {
            return vec![format!("{}{}", self.place, shorten(&self.text, room)).trim_end().to_owned()];
        }
        let statement = (!self.text.is_empty()).then(|| format!("  {}", self.text));
        let lines = std::iter::once(shorten_start(self.place.trim_end(), cells));
        lines.chain(statement.map(|text| shorten(&text, cells))).collect()
    }
}

/// A row: in the column of a thread, or across all of them.
enum Cell {
    In(usize, Vec<Line>),
    Across(&'static str),
}

/// Formats the trace of an execution as a table with a column for each thread, indented by two spaces.
pub(super) fn trace(execution: &Execution, roles: &Roles, style: &Style) -> String {
    let dense = Dense::new(execution);
    let order = order(&dense);
    let places = Places::new(&dense, execution);
    let mut cells: Vec<Cell> = Vec::new();
    let mut before: Option<Node> = None;
    // The file of the last place in each column: the next line of the same file need not name it.
    let mut files: Vec<Option<&str>> = vec![None; execution.threads.len()];
    for (t, thread) in execution.threads.iter().enumerate().filter(|(_, t)| !t.output.is_empty()) {
        cells.push(Cell::In(t, printed(&thread.output)));
    }
    for row in rows::rows(&dense, &order, (execution, roles), style.detail) {
        match row {
            Row::Event(thread, node) => {
                cells.push(Cell::In(thread, cell(&dense, (&places, roles), node, (before, files[thread]))));
                files[thread] = places.file(node).or(files[thread]);
                before = Some(node);
            }
            Row::Folded(thread, nodes) => {
                cells.push(Cell::In(thread, folded(&dense, &places, &nodes, files[thread])));
                // (A fold of several files names none.)
                files[thread] = places.file_of_all(&nodes);
                before = None;
            }
            Row::Repeats => {
                cells.push(Cell::Across("from here on it repeats:"));
                before = None;
            }
        }
    }
    let mut out = match cells.as_slice() {
        [] => "  (no events)\n".to_owned(),
        cells => match columns(execution, cells, style.cells() - 2) {
            Some(widths) => side_by_side(execution, cells, &widths, style),
            None => list(execution, cells, style),
        },
    };
    out += &legend(&dense, roles, style);
    out += &remarks(&dense, &places, &order, style);
    if !execution.final_values.is_empty() {
        let values: Vec<_> = execution.final_values.iter().map(|(n, v)| clean(&format!("{n}={v}"))).collect();
        out += &super::indented("  in the end: ", &values.join("; "), style);
    }
    out
}

/// Returns the lines in place of events that are not shown: how many, from where, and what was printed
/// meanwhile. `file` is the last one that was named in the column.
fn folded(dense: &Dense<'_>, places: &Places<'_>, nodes: &[Node], file: Option<&str>) -> Vec<Line> {
    let source = |node: &Node| dense.events[node.0].1.source.as_ref();
    let first = nodes.first().and_then(source);
    let is_one = first.is_some() && nodes.iter().all(|node| source(node) == first);
    let mut lines = match nodes.first().filter(|_| is_one) {
        Some(first) => {
            let count = Line::new(Tone::Faint, format!("  … {}", events(nodes.len())));
            places.statement(*first, file).into_iter().chain([count]).collect()
        }
        None => {
            let span = places.span(nodes).map_or(String::new(), |span| format!(" ({span})"));
            vec![Line::new(Tone::Faint, format!("… {}{span}", events(nodes.len())))]
        }
    };
    let output: Vec<String> = nodes.iter().flat_map(|n| dense.events[n.0].1.output.clone()).collect();
    lines.extend(printed(&output));
    lines
}

/// Formats a number of events in words.
pub(crate) fn events(count: usize) -> String {
    if count == 1 { "1 event".to_owned() } else { format!("{count} events") }
}

/// Returns the lines that a thread printed; of many lines the last ones.
fn printed(output: &[String]) -> Vec<Line> {
    const MOST: usize = 6;
    let skipped = output.len().saturating_sub(MOST);
    let note = (skipped > 0).then(|| Line::new(Tone::Faint, format!("  prints {skipped} more times")));
    let shown = output[skipped..].iter().map(|text| {
        let text: String = text.trim_end_matches('\n').escape_debug().collect();
        Line::new(Tone::Faint, format!("  prints \"{text}\""))
    });
    note.into_iter().chain(shown).collect()
}

/// Returns the lines of a row: the statement, the event, and where a read's value came from.
fn cell(
    dense: &Dense<'_>,
    (places, roles): (&Places<'_>, &Roles),
    node: Node,
    (before, file): (Option<Node>, Option<&str>),
) -> Vec<Line> {
    let event = dense.events[node.0].1;
    let mark = match roles.role(event.id) {
        Some(Role::Committed) => COMMITTED,
        Some(Role::Added) => ADDED,
        Some(Role::ReExecuted) | None => "",
    };
    let mut lines = Vec::new();
    // The two halves of a read-modify-write come from one statement; say it once.
    let repeated = before
        .is_some_and(|b| dense.column(b) == dense.column(node) && dense.events[b.0].1.source == event.source);
    lines.extend(places.statement(node, file).filter(|_| !repeated));
    let from = dense.edges.iter().find(|(_, to, kind)| *to == node && **kind == EdgeKind::Rf).map(|e| e.0);
    let from = from.filter(|_| event.kind.reads()).map(|from| provenance(dense, places, from));
    let overtaken = overtaken(dense, places, node).unwrap_or_default();
    let text = format!("  {mark}{}{}{overtaken}", clean(&event.text), from.unwrap_or_default());
    lines.push(Line::new(Tone::Plain, text));
    lines.extend(printed(&event.output));
    lines
}

/// Describes the older operations that were still in the buffer.
fn overtaken(dense: &Dense<'_>, places: &Places<'_>, node: Node) -> Option<String> {
    let over = dense.edges.iter().filter(|(from, _, kind)| *from == node && **kind == EdgeKind::Overtakes);
    let names: Vec<String> = over.map(|(_, older, _)| places.operation(*older)).collect();
    let (last, others) = names.split_last()?;
    let list = if others.is_empty() { last.clone() } else { format!("{} and {last}", others.join(", ")) };
    Some(match (dense.events[node.0].1.kind.reads(), others.is_empty()) {
        (true, true) => format!(", while {list} waits"),
        (true, false) => format!(", while {list} wait"),
        (false, _) => format!(", overtaking {list}"),
    })
}

/// Describes where a read's value came from.
fn provenance(dense: &Dense<'_>, places: &Places<'_>, from: Node) -> String {
    match dense.column(from) {
        Column::Init => ", the initial value".to_owned(),
        // The thread reads its own write, which no other thread can see yet.
        Column::Thread(_) if dense.events[from.0].1.kind == EventKind::Buffered => {
            format!(", from its own buffer ({})", places.short(from))
        }
        // (The head of the column has the thread's full name.)
        Column::Thread(t) => {
            let name = clean(&places.execution.threads[t].name);
            let name = name.split_once(" (").map_or(&*name, |(name, _)| name);
            format!(", from {name} {}", places.short(from))
        }
    }
}

/// A formatter for the source places of an execution's events, which names the file only if there are
/// several, and then by the last parts of its path.
pub(super) struct Places<'a> {
    dense: &'a Dense<'a>,
    execution: &'a Execution,
    /// The short name of each file; empty if there is only one.
    files: HashMap<&'a str, String>,
}

impl<'a> Places<'a> {
    /// Makes the formatter for the events of `execution`.
    pub fn new(dense: &'a Dense<'a>, execution: &'a Execution) -> Self {
        let files = dense.events.iter().filter_map(|(_, e)| e.source.as_ref()).map(|s| s.file.as_str());
        let mut files: Vec<&str> = files.collect();
        files.sort_unstable();
        files.dedup();
        let short = if files.len() > 1 { short_names(&files) } else { vec![] };
        Places { dense, execution, files: files.into_iter().zip(short).collect() }
    }

    /// Returns the file that an event comes from, if places name files.
    fn file(&self, node: Node) -> Option<&'a str> {
        let source = self.dense.events[node.0].1.source.as_ref()?;
        (!self.files.is_empty()).then_some(&source.file)
    }

    /// Returns the file that all of these events come from, if there is one and places name files.
    fn file_of_all(&self, nodes: &[Node]) -> Option<&'a str> {
        let mut files =
            nodes.iter().filter(|n| self.dense.events[n.0].1.source.is_some()).map(|n| self.file(*n));
        let first = files.next()?;
        first.filter(|_| files.all(|file| file == first))
    }

    /// Formats the statement that an event comes from, with its place in front. The file is left out if it is
    /// `named`, which the last place of the column named.
    fn statement(&self, node: Node, named: Option<&str>) -> Option<Line> {
        let source = self.dense.events[node.0].1.source.as_ref()?;
        let repeated = named == Some(&source.file);
        let place = if repeated { format!("line {}", source.line) } else { self.short(node) };
        Some(Line::statement(place, clean(&source.text)))
    }

    /// Formats a place in a file; a range of lines, too.
    fn place(&self, file: &str, lines: &str) -> Option<String> {
        self.files.get(file).map(|file| format!("{}:{lines}", clean(file)))
    }

    /// Formats the source place of an event, such as `line 7` or `queue.c:7`. Returns the event's text if it
    /// has no source.
    pub fn short(&self, node: Node) -> String {
        let event = self.dense.events[node.0].1;
        match &event.source {
            Some(source) => {
                let line = source.line.to_string();
                self.place(&source.file, &line).unwrap_or_else(|| format!("line {line}"))
            }
            None => clean(&event.text),
        }
    }

    /// Describes an operation with its place: `x = 1 (line 7)`, or `the read of x (line 7)`.
    fn operation(&self, node: Node) -> String {
        let event = self.dense.events[node.0].1;
        let what = match (&event.location, &event.value) {
            (Some(location), Some(value)) => clean(&format!("{location} = {value}")),
            (Some(location), None) => clean(&format!("the read of {location}")),
            (None, _) => return self.short(node),
        };
        if event.source.is_some() { format!("{what} ({})", self.short(node)) } else { what }
    }

    /// Formats the lines of some events: `line 7` or `lines 7–9`, with the file if there are several; `None`
    /// if the events are of more than one file.
    fn span(&self, nodes: &[Node]) -> Option<String> {
        let mut sources = nodes.iter().filter_map(|n| self.dense.events[n.0].1.source.as_ref());
        let first = sources.clone().next()?;
        if sources.any(|s| s.file != first.file) {
            return None;
        }
        let lines = || nodes.iter().filter_map(|n| self.dense.events[n.0].1.source.as_ref()).map(|s| s.line);
        let (low, high) = (lines().min()?, lines().max()?);
        let range = if low == high { low.to_string() } else { format!("{low}–{high}") };
        let words = if low == high { "line" } else { "lines" };
        Some(self.place(&first.file, &range).unwrap_or_else(|| format!("{words} {range}")))
    }

    /// Formats the source place of an event with the name of its thread in front.
    pub fn full(&self, node: Node) -> String {
        match self.dense.column(node) {
            Column::Init => "the initial value".to_owned(),
            Column::Thread(t) => format!("{} {}", clean(&self.execution.threads[t].name), self.short(node)),
        }
    }
}

/// Returns the width of each column, if they fit side by side.
fn columns(execution: &Execution, rows: &[Cell], cells: usize) -> Option<Vec<usize>> {
    let mut wanted: Vec<usize> = execution.threads.iter().map(|t| width(&clean(&t.name))).collect();
    for row in rows {
        let Cell::In(thread, lines) = row else { continue };
        let widest = lines.iter().map(Line::width).max().unwrap_or(0);
        wanted[*thread] = wanted[*thread].max(widest).min(MAX_COLUMN);
    }
    let room = cells.checked_sub(3 * wanted.len().saturating_sub(1))?;
    // Narrow columns take what they want, wide ones share the rest.
    let mut by_width: Vec<usize> = (0..wanted.len()).collect();
    by_width.sort_by_key(|&i| wanted[i]);
    let (mut left, mut widths) = (room, vec![0; wanted.len()]);
    for (done, &i) in by_width.iter().enumerate() {
        let share = left / (by_width.len() - done);
        if share < MIN_COLUMN && share < wanted[i] {
            return None;
        }
        widths[i] = wanted[i].min(share);
        left -= widths[i];
    }
    Some(widths)
}

/// Formats the trace with one column per thread.
fn side_by_side(execution: &Execution, rows: &[Cell], widths: &[usize], style: &Style) -> String {
    let names = execution.threads.iter().zip(widths).map(|(t, &w)| {
        let name = pad(&shorten(&clean(&t.name), w), w);
        style.paint(Tone::Strong, &name)
    });
    let mut out = joined(&names.collect::<Vec<_>>());
    let rule: Vec<_> = widths.iter().map(|&w| "─".repeat(w)).collect();
    out += &format!("  {}\n", rule.join("─┼─"));
    for row in rows {
        let (thread, lines) = match row {
            Cell::In(thread, lines) => (thread, lines),
            Cell::Across(text) => {
                out += &across(text, style);
                continue;
            }
        };
        for line in lines {
            for part in broken(line, widths[*thread]) {
                let text = pad(&part, widths[*thread]);
                let cells: Vec<_> = widths
                    .iter()
                    .enumerate()
                    .map(|(t, &w)| if t == *thread { style.paint(line.tone, &text) } else { " ".repeat(w) })
                    .collect();
                out += &joined(&cells);
            }
        }
    }
    out
}

fn across(text: &str, style: &Style) -> String {
    format!("  {}\n", style.paint(Tone::Strong, text))
}

/// Breaks a line of a cell: a statement is shortened to the width, anything else is wrapped.
fn broken(line: &Line, cells: usize) -> Vec<String> {
    match line.tone {
        Tone::Strong => line.shortened(cells),
        _ => {
            let mut parts = wrap(&line.text, cells.saturating_sub(4));
            if width(&line.text) <= cells {
                parts = vec![line.text.trim_start().to_owned()];
            }
            let indented =
                parts.iter().enumerate().map(|(i, p)| format!("{}{p}", if i == 0 { "  " } else { "    " }));
            indented.collect()
        }
    }
}

fn joined(cells: &[String]) -> String {
    format!("  {}", cells.join(" │ ")).trim_end().to_owned() + "\n"
}

/// Formats the trace as a list of events, each with its thread's name.
fn list(execution: &Execution, rows: &[Cell], style: &Style) -> String {
    let names: Vec<_> = execution.threads.iter().map(|t| shorten(&clean(&t.name), 12)).collect();
    let lead = names.iter().map(|n| width(n)).max().unwrap_or(0);
    let mut out = String::new();
    for row in rows {
        let (thread, lines) = match row {
            Cell::In(thread, lines) => (thread, lines),
            Cell::Across(text) => {
                out += &across(text, style);
                continue;
            }
        };
        let room = style.cells().saturating_sub(lead + 4);
        let lines =
            lines.iter().flat_map(|line| broken(line, room).into_iter().map(|text| (line.tone, text)));
        for (i, (tone, text)) in lines.enumerate() {
            let name = pad(if i == 0 { &names[*thread] } else { "" }, lead);
            out += &format!("  {}  {}\n", style.paint(Tone::Strong, &name), style.paint(tone, &text));
        }
    }
    out
}

/// Formats the meaning of the marks.
fn legend(dense: &Dense<'_>, roles: &Roles, style: &Style) -> String {
    let threads = dense.events.iter().filter(|(column, _)| *column != Column::Init);
    let found: Vec<Role> = threads.filter_map(|(_, event)| roles.role(event.id)).collect();
    let marks = [
        (Role::Committed, format!("{COMMITTED}committed")),
        (Role::Added, format!("{ADDED}added later")),
        (Role::ReExecuted, "no mark: run again".to_owned()),
    ];
    let meanings: Vec<String> =
        marks.into_iter().filter(|(role, _)| found.contains(role)).map(|(_, words)| words).collect();
    if meanings.is_empty() { String::new() } else { super::indented("  ", &meanings.join(", "), style) }
}

/// Formats what the rows cannot show: that they do not explain everything, and the order of writes that they
/// then do not show.
fn remarks(dense: &Dense<'_>, places: &Places<'_>, order: &Order, style: &Style) -> String {
    let missing = match order.respects {
        Respects::Everything => return String::new(),
        Respects::Coherence | Respects::ReadsFrom => {
            "No interleaving of the threads gives these values. The events of each thread are in order and a write stands above the \
             reads that see it; but a read may miss a write that stands above it."
        }
        Respects::ProgramOrder => {
            "A read takes its value from a write that comes after it: no order of the rows shows that, they follow each thread only."
        }
    };
    let mut out = super::indented("  ", missing, style);
    if order.respects == Respects::ProgramOrder {
        let words = derivation::cycle_in_words(dense, places);
        out += &words.map_or(String::new(), |words| super::indented("  ", &words, style));
    }
    if order.respects != Respects::Coherence {
        for (location, writes) in coherence(dense) {
            let writes: Vec<_> = writes.into_iter().map(|w| places.full(w)).collect();
            out += &super::indented(
                "  ",
                &format!("order of writes to {location}: {}", writes.join(", ")),
                style,
            );
        }
    }
    out
}

/// Returns, for each location that two or more events wrote, its writes in coherence order.
fn coherence(dense: &Dense<'_>) -> Vec<(String, Vec<Node>)> {
    let co: Vec<(Node, Node)> =
        dense.edges.iter().filter(|e| *e.2 == EdgeKind::Co).map(|e| (e.0, e.1)).collect();
    let mut depth = vec![0usize; dense.events.len()];
    for _ in 0..depth.len() {
        let mut changed = false;
        for &(a, b) in &co {
            if depth[b.0] <= depth[a.0] {
                depth[b.0] = depth[a.0] + 1;
                changed = true;
            }
        }
        if !changed {
            break;
        }
    }
    let mut by_location: std::collections::BTreeMap<String, Vec<Node>> = Default::default();
    let mut written: Vec<Node> = co.iter().flat_map(|&(a, b)| [a, b]).collect();
    written.sort();
    written.dedup();
    for node in written.into_iter().filter(|&n| dense.column(n) != Column::Init) {
        let location = dense.events[node.0].1.location.as_deref().map(clean).unwrap_or_default();
        by_location.entry(location).or_default().push(node);
    }
    by_location.retain(|location, writes| !location.is_empty() && writes.len() > 1);
    for writes in by_location.values_mut() {
        writes.sort_by_key(|w| depth[w.0]);
    }
    by_location.into_iter().collect()
}
