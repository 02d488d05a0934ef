//! Finds what can be changed in a program's texts: where a fence can go, and which orders can be stronger.

use super::accesses::{self, Access, Accesses};
use super::ir;
use super::orders::{self, Names, Order};
use super::patch::Edit;
use super::statements::{Gap, Role, gaps};
use super::strength::ModelName;
use super::strength::{Kind, Level, Strength, levels};
use super::tokens::tokens;
use fencepost_program::{FuncId, Pos, Program};
use fencepost_report::repair::ChangeKind;
use rustc_hash::FxHashSet;
use std::collections::BTreeSet;
use std::ops::Range;
use std::path::{Component, Path};

/// The language of a source text that a repair may change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dialect {
    /// C.
    C,
    /// A litmus test in C, which includes nothing and knows C11's names.
    Litmus,
    /// C++.
    Cpp,
    /// LLVM IR.
    Llvm,
    /// Rust, of which orders become stronger. No fence is added.
    Rust,
}

/// A source text of the program that a repair may change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Text {
    /// The file's name, as the program's positions and messages have it.
    pub name: String,
    /// The content of the file.
    pub text: String,
    /// The language of the text.
    pub dialect: Dialect,
}

/// The change that a place allows.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Spot {
    /// A fence can be inserted at the byte `at`, after the text `lead`.
    Fence { at: usize, lead: String, within: Within },
    /// A memory order can be made stronger.
    Order(Order),
}

/// The position of a fence relative to the statement that it is described by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Within {
    /// The fence is at the start of the statement's block.
    Block,
    /// The fence is after the statement.
    Nothing,
}

/// A place in a source text where a repair can add a fence or strengthen a memory order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// The index of the text that the place is in.
    pub text: usize,
    /// The line of the place in its text, from 1.
    pub line: u32,
    /// The statement that has the order, or that the fence comes after.
    pub statement: String,
    /// The strengths it can have, with their costs; the first is the one it has now, at no cost.
    pub levels: Vec<Level>,
    spot: Spot,
}

impl Place {
    /// Returns the kind of change that a repair makes at this place.
    pub fn kind(&self) -> ChangeKind {
        match &self.spot {
            Spot::Fence { within: Within::Block, .. } => ChangeKind::FenceAtStart,
            Spot::Fence { .. } => ChangeKind::Fence,
            Spot::Order(_) => ChangeKind::Order,
        }
    }

    /// Returns the edit of the source text that gives this place the strength of level `level`.
    pub fn edit(&self, texts: &[Text], level: u8) -> Edit {
        let strength = self.levels[level as usize].strength;
        match &self.spot {
            Spot::Fence { at, lead, .. } => {
                Edit { span: *at..*at, text: format!("{lead}{}", fence(&texts[self.text], strength)) }
            }
            Spot::Order(order) => Edit { span: order.span.clone(), text: order.spelling.word(strength) },
        }
    }

    /// Returns the memory order that is at this place now, if there is one, and the order or fence that
    /// replaces it or is added.
    pub fn change(&self, texts: &[Text], level: u8) -> (Option<String>, String) {
        let strength = self.levels[level as usize].strength;
        match &self.spot {
            Spot::Fence { .. } => (None, fence(&texts[self.text], strength)),
            Spot::Order(order) => {
                let text = &texts[self.text].text;
                // Show the prefix `memory_order_`, too: people know the order by its full name.
                let head = text[..order.span.start]
                    .rfind(|c: char| c != '_' && c != ':' && !c.is_alphanumeric())
                    .map_or(0, |at| at + 1);
                let prefix = &text[head..order.span.start];
                let now = &text[order.span.clone()];
                (Some(format!("{prefix}{now}")), format!("{prefix}{}", order.spelling.word(strength)))
            }
        }
    }
}

/// Formats a fence as a statement in the language of a text.
fn fence(text: &Text, strength: Strength) -> String {
    let word = strength.word();
    let has = |part: &str| text.text.contains(part);
    // The builtin needs no header.
    match text.dialect {
        Dialect::Llvm => format!("fence {word}"),
        Dialect::Cpp if has("<atomic>") || has("memory_order") => {
            format!("std::atomic_thread_fence(std::memory_order_{word});")
        }
        Dialect::Litmus => format!("atomic_thread_fence(memory_order_{word});"),
        Dialect::C if has("stdatomic.h") || has("memory_order_") => {
            format!("atomic_thread_fence(memory_order_{word});")
        }
        _ => format!("__atomic_thread_fence(__ATOMIC_{});", word.to_uppercase()),
    }
}

/// Finds all places in the texts of a program where a fence or a stronger order has an effect under the
/// model.
pub fn places(texts: &[Text], program: &Program, model: ModelName) -> Vec<Place> {
    let mut found: Vec<Place> = Vec::new();
    let mut gaps_of: Vec<Vec<Gap>> = Vec::new();
    for (i, text) in texts.iter().enumerate() {
        let orders = match text.dialect {
            Dialect::Llvm => {
                let (lines, orders) = ir::places(&text.text);
                let lead = |line: &Range<usize>| format!("\n{}", indentation(&text.text[line.clone()]));
                let spot = |line: &Range<usize>| Spot::Fence {
                    at: line.end,
                    lead: lead(line),
                    within: Within::Nothing,
                };
                let spots = lines.iter().map(|line| (line, spot(line)));
                found
                    .extend(spots.map(|(line, spot)| place(i, text, line.clone(), Kind::Fence, spot, model)));
                gaps_of.push(vec![]);
                orders
            }
            Dialect::C | Dialect::Litmus | Dialect::Cpp => {
                let tokens = tokens(&text.text);
                gaps_of.push(gaps(&text.text, &tokens));
                orders::orders(&text.text, &tokens, Names::C)
            }
            Dialect::Rust => {
                gaps_of.push(vec![]);
                orders::orders(&text.text, &tokens(&text.text), Names::Rust)
            }
        };
        for order in orders {
            let statement = statement_of(&gaps_of[i], &text.text, order.span.start);
            let (kind, now) = (order.kind, order.now);
            let levels = levels(kind, now, model);
            found.push(Place { levels, ..place(i, text, statement, kind, Spot::Order(order), model) });
        }
    }
    let offsets = Offsets::new(texts, program);
    let accesses = accesses::of(program, |pos| pos.is_known() && offsets.text(pos).is_some());
    for (i, gap) in reached(texts, &gaps_of, &accesses, &offsets) {
        let text = &texts[i];
        let (at, lead) = insertion(&text.text, gap);
        // The head of a block without its brace.
        let head = text.text[gap.before.clone()].trim_end_matches('{').trim_end().len();
        let before = gap.before.start..gap.before.start + head;
        let within = if text.text[..gap.at].ends_with('{') { Within::Block } else { Within::Nothing };
        found.push(place(i, text, before, Kind::Fence, Spot::Fence { at, lead, within }, model));
    }
    found.retain(|place| place.levels.len() > 1);
    found.sort_by_key(|p| (p.text, p.line, matches!(p.spot, Spot::Fence { .. })));
    found
}

fn place(i: usize, text: &Text, statement: Range<usize>, kind: Kind, spot: Spot, model: ModelName) -> Place {
    let at = match &spot {
        Spot::Fence { at, .. } => *at,
        Spot::Order(order) => order.span.start,
    };
    let line = text.text[..at].matches('\n').count() as u32 + 1;
    let words: Vec<&str> = text.text[statement].split_whitespace().collect();
    Place { text: i, line, statement: words.join(" "), levels: levels(kind, Strength::NONE, model), spot }
}

/// Returns the bytes of the statement around a byte: what the first gap after it says was done, else its
/// line.
fn statement_of(gaps: &[Gap], text: &str, at: usize) -> Range<usize> {
    let around = gaps.iter().map(|gap| &gap.before).find(|range| range.contains(&at));
    around.cloned().unwrap_or_else(|| {
        let start = text[..at].rfind('\n').map_or(0, |n| n + 1);
        start..text[at..].find('\n').map_or(text.len(), |n| at + n)
    })
}

/// Returns the gaps that control gets to right after an access, and those at the start of functions that
/// access memory.
fn reached<'g>(
    texts: &[Text],
    gaps_of: &'g [Vec<Gap>],
    accesses: &Accesses,
    offsets: &Offsets,
) -> Vec<(usize, &'g Gap)> {
    let places = accesses.here.iter().filter_map(|a| offsets.find(texts, a).map(|(t, at)| (a.func, t, at)));
    let mut places: Vec<(FuncId, usize, usize)> = places.collect();
    let mut found = Vec::new();
    let (mut taken, mut leaking) = (FxHashSet::default(), FxHashSet::default());
    // Accesses of the caller may have to be ordered before those of a function: one fence at its start is
    // less than one before each call.
    let called: FxHashSet<FuncId> = accesses.calls.iter().map(|call| call.callee).collect();
    for (_, text, at) in places.iter().filter(|(func, ..)| called.contains(func)) {
        let starts = gaps_of[*text].iter().enumerate().filter(|(_, gap)| gap.role == Role::Start);
        if let Some((g, gap)) = starts.take_while(|(_, gap)| gap.at <= *at).last()
            && taken.insert((*text, g))
        {
            found.push((*text, gap));
        }
    }
    // A function whose last access is in what it returns has no gap after it; its callers have.
    while let Some((func, text, at)) = places.pop() {
        for (g, gap) in gaps_of[text].iter().enumerate() {
            if !gap.before.contains(&at) {
                continue;
            }
            if gap.role != Role::Never && taken.insert((text, g)) {
                found.push((text, gap));
            }
            if texts[text].text[gap.before.clone()].contains("return") && leaking.insert(func) {
                let callers = accesses.calls.iter().filter(|call| call.callee == func);
                let site = |a: &Access| offsets.find(texts, a).map(|(t, at)| (a.func, t, at));
                places.extend(callers.filter_map(|call| site(&call.site)));
            }
        }
    }
    found
}

/// Returns whether two names are of the same file: clang puts `./` before headers in the folder it runs in.
fn same_file(a: &str, b: &str) -> bool {
    let parts = |name| Path::new(name).components().filter(|part| *part != Component::CurDir);
    parts(a).eq(parts(b))
}

/// Returns the names of the files that a repair cannot change although the program accesses memory in them,
/// such as headers of libraries. The standard libraries of C++ and Rust are not among them: their atomics
/// take their order from the caller.
pub fn out_of_reach(texts: &[Text], program: &Program) -> Vec<String> {
    let offsets = Offsets::new(texts, program);
    let elsewhere = accesses::places(program).filter(|pos| pos.is_known() && offsets.text(*pos).is_none());
    let is_atomics = |pos: Pos, name: &str| {
        name.contains("/c++/") || program.is_library(pos.file) && name.ends_with(".rs")
    };
    let names = elsewhere.map(|pos| (pos, program.files[pos.file.0 as usize].name()));
    let names = names.filter(|(pos, name)| !is_atomics(*pos, name));
    let names: BTreeSet<&str> = names.map(|(_, name)| name).collect();
    names.into_iter().map(str::to_owned).collect()
}

/// The map from positions in a program to bytes in the texts.
struct Offsets {
    /// For each file of the program, the index of its text; `None` if it is not among the texts.
    texts: Vec<Option<usize>>,
}

impl Offsets {
    fn new(texts: &[Text], program: &Program) -> Self {
        let text = |name: &str| texts.iter().position(|text| same_file(&text.name, name));
        Offsets { texts: program.files.iter().map(|file| text(file.name())).collect() }
    }

    /// Returns the index of the text that a position is in.
    fn text(&self, pos: Pos) -> Option<usize> {
        *self.texts.get(pos.file.0 as usize)?
    }

    /// Returns the index of the text that an access is in, and its byte there.
    fn find(&self, texts: &[Text], access: &Access) -> Option<(usize, usize)> {
        let text = self.text(access.pos)?;
        let mut lines = texts[text].text.split_inclusive('\n');
        let before: usize = lines.by_ref().take(access.pos.line as usize - 1).map(str::len).sum();
        let line = lines.next()?;
        let column = (access.pos.column as usize).saturating_sub(1);
        let column = line.char_indices().nth(column).map_or(0, |(at, _)| at);
        Some((text, before + column))
    }
}

/// Returns the byte at which to insert at a gap, and the text to put before the statement: a line of its own
/// if nothing follows in the line, else a blank.
fn insertion(text: &str, gap: &Gap) -> (usize, String) {
    let line_end = text[gap.at..].find('\n').map_or(text.len(), |n| gap.at + n);
    let rest = text[gap.at..line_end].trim();
    let comment =
        rest.starts_with("//") || (rest.starts_with("/*") && rest.find("*/") == Some(rest.len() - 2));
    if !rest.is_empty() && !comment {
        return (gap.at, " ".to_owned());
    }
    let windows = text[..line_end].ends_with('\r');
    let (at, newline) = if windows { (line_end - 1, "\r\n") } else { (line_end, "\n") };
    let line_of = |at: usize| {
        let start = text[..at].rfind('\n').map_or(0, |n| n + 1);
        text[start..].split('\n').next().unwrap_or("")
    };
    let indent = if text[..gap.at].ends_with('{') {
        let own = indentation(line_of(gap.at - 1));
        let next = text[line_end..].lines().find(|line| !line.trim().is_empty()).map_or("", indentation);
        if next.len() > own.len() { next.to_owned() } else { format!("{own}    ") }
    } else {
        indentation(line_of(gap.before.start)).to_owned()
    };
    (at, format!("{newline}{indent}"))
}

fn indentation(line: &str) -> &str {
    &line[..line.len() - line.trim_start().len()]
}
