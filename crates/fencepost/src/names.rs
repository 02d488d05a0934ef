//! Names the things of a program in a report: memory, threads, values, places.

use crate::objects::{self, Object};
use crate::scene::Scene;
use crate::statement::statement;
use fencepost_graph::{EventRef, Label, Loc};
use fencepost_program::layout::{self, Region};
use fencepost_program::{
    AllocKind, CodePos, FileId, FuncId, GlobalId, Op, Pos, Program, Step, ThreadId, ThreadState, TypeId,
    signed,
};
use fencepost_report::SourceRef;
use fencepost_states::Allocated;
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;

/// The way in which reports name some bytes of an object, by element or by offset.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Parts {
    /// By element, `a[2]`: litmus tests have arrays and nothing else.
    Elements,
    /// By offset, `queue+16`.
    Offsets,
}

/// The names that reports use for a program's memory, threads and places, and for objects and threads that
/// one execution made.
pub struct Names<'a> {
    /// The program that the names are of.
    pub program: &'a Program,
    /// The way to name parts of objects.
    pub parts: Parts,
    /// The objects that the execution allocated, by their address.
    objects: BTreeMap<u64, Object>,
    /// The functions of the threads that the execution started.
    started: FxHashMap<ThreadId, String>,
    /// The shortest name of each file that no other file of the program shares.
    files: Vec<String>,
}

impl<'a> Names<'a> {
    /// Makes the names of a program that are the same in every execution.
    pub fn new(program: &'a Program, parts: Parts) -> Self {
        let files: Vec<&str> = program.files.iter().map(|file| file.name()).collect();
        let files = fencepost_report::short_names(&files);
        Names { program, parts, objects: BTreeMap::new(), started: FxHashMap::default(), files }
    }

    /// Makes the names for reports about one execution, which include its objects and threads.
    pub fn of(view: &impl Scene<'a>, parts: Parts) -> Self {
        let mut names = Names::new(view.program(), parts);
        let graph = view.graph();
        let made = |(event, _)| Some((event, view.asked(event)?.1));
        let steps: Vec<(EventRef, &Step)> = graph.events().filter_map(made).collect();
        names.name_threads(view, &graph, &steps);
        names.name_objects(view, &steps);
        names
    }

    fn name_threads(
        &mut self,
        view: &impl Scene<'a>,
        graph: &fencepost_graph::Execution,
        steps: &[(EventRef, &Step)],
    ) {
        for (event, step) in steps {
            if let (Step::Spawn { func, .. }, Some(made)) = (step, graph.event(*event))
                && let Label::Spawn(thread) = made.label
            {
                let count = graph.threads.get(thread.index()).map_or(0, |events| events.len() as u32);
                let events = (0..count).filter_map(|i| Some(view.asked(EventRef::At(thread, i))?.0));
                let mut states = events.chain(view.thread(thread));
                let func = states.find_map(|state| outermost(self.program, state)).unwrap_or(*func);
                self.started.insert(thread, self.program.function(func).name.clone());
            }
        }
    }

    fn name_objects(&mut self, view: &impl Scene<'a>, steps: &[(EventRef, &Step)]) {
        let mut sites = Sites::new();
        for (event, step) in steps {
            if let Step::Alloc { addr, size, kind, .. } = step {
                let at = view.asked(*event).map(|(state, _)| state.code_pos());
                let (site, ty) = self.site(at, view.pos(*event), *kind);
                let ty = ty.or_else(|| view.asked(*event)?.0.allocated_type(self.program));
                sites.entry(site).or_default().push((*addr, *size, ty));
            }
        }
        self.number(sites);
    }

    /// Makes the names for reports about a run of a machine that started these threads and made these
    /// objects.
    pub fn of_run(
        program: &'a Program,
        parts: Parts,
        started: &[(ThreadId, FuncId)],
        objects: &[Allocated],
    ) -> Self {
        let mut names = Names::new(program, parts);
        let started = started.iter().map(|(thread, func)| (*thread, program.function(*func).name.clone()));
        names.started.extend(started);
        let mut sites = Sites::new();
        for object in objects {
            let (site, ty) = names.site(Some(object.at), Some(object.pos), object.kind);
            sites.entry(site).or_default().push((object.addr, object.size, ty.or(object.ty)));
        }
        names.number(sites);
        names
    }

    /// Names the objects made at each place, with numbers if there are several.
    fn number(&mut self, sites: Sites) {
        for (site, objects) in sites {
            let several = objects.len() > 1;
            for (i, (addr, size, ty)) in objects.into_iter().enumerate() {
                let name = if several { format!("{site}#{}", i + 1) } else { site.clone() };
                self.objects.insert(addr, Object { name, size, ty });
            }
        }
    }

    /// Returns the name of objects made at one place: the variable's name, or `malloc@17` (with the file if
    /// there are several). Of a variable also the type, if it is known.
    fn site(&self, at: Option<CodePos>, pos: Option<Pos>, kind: AllocKind) -> (String, Option<TypeId>) {
        if let (AllocKind::Stack, Some(at)) = (kind, at) {
            let function = self.program.function(at.func);
            let inst = function.blocks.get(at.block.index()).and_then(|b| b.insts.get(at.inst as usize));
            let dst = match inst.map(|inst| &inst.op) {
                Some(Op::Alloc { dst, .. }) => Some(*dst),
                _ => None,
            };
            let declared = || {
                let before =
                    &function.blocks.first().filter(|_| at.block.index() == 0)?.insts[..at.inst as usize];
                let allocations = before.iter().filter(|inst| matches!(inst.op, Op::Alloc { .. })).count();
                function.objects.get(allocations).filter(|object| !object.name.is_empty())
            };
            let named = function.reg_names.iter().find(|(reg, _)| Some(*reg) == dst);
            let named = named.map(|(_, name)| (name.clone(), None));
            let declared = || declared().map(|object| (object.name.clone(), object.ty));
            return named.or_else(declared).unwrap_or_else(|| (format!("local@{}", function.name), None));
        }
        let word = pos.and_then(|pos| self.source(pos)).map_or("alloc", |source| allocator(&source.text));
        let name = match pos.filter(|pos| pos.is_known()) {
            Some(pos) if self.several_files() => {
                let file = self.file(pos).unwrap_or_default();
                format!("{word}@{}:{}", file.rsplit('/').next().unwrap_or(&file), pos.line)
            }
            Some(pos) => format!("{word}@{}", pos.line),
            None => word.to_owned(),
        };
        (name, None)
    }

    /// Returns the name of a memory location, such as `x`, `a[2]` or `malloc@17+8`; its address if it has
    /// none.
    pub fn loc(&self, loc: Loc) -> String {
        self.bytes(loc.addr, Some(loc.size.bytes())).unwrap_or_else(|| format!("{:#x}", loc.addr))
    }

    /// Returns the name of an address, which is that of an object or of a place in it.
    pub fn address(&self, addr: u64) -> String {
        self.bytes(addr, None).unwrap_or_else(|| format!("{addr:#x}"))
    }

    /// Returns the name of `size` bytes at `addr`; without a size, of the place.
    fn bytes(&self, addr: u64, size: Option<u64>) -> Option<String> {
        let (name, whole, offset) = match self.program.global_at(addr) {
            Some((global, offset)) => {
                let global = &self.program.globals[global.index()];
                if let Some(path) = objects::path_of(&global.parts, offset, size) {
                    return Some(format!("{}{path}", global.name));
                }
                (&global.name, global.init.len() as u64, offset)
            }
            None => {
                let (start, object) = self.objects.range(..=addr).next_back()?;
                let offset = addr - start;
                if offset > object.size {
                    return None;
                }
                // (An object as a whole is the object: its first member comes from a look at some bytes.)
                let typed = if size.is_none() && offset == 0 {
                    None
                } else {
                    object.part(self.program, offset, size)
                };
                if typed.is_some() {
                    return typed;
                }
                (&object.name, object.size, offset)
            }
        };
        Some(match size {
            Some(size) if size == whole && offset == 0 => name.clone(),
            Some(size) if self.parts == Parts::Elements && offset.is_multiple_of(size) => {
                format!("{name}[{}]", offset / size)
            }
            _ if offset == 0 => name.clone(),
            _ => format!("{name}+{offset}"),
        })
    }

    /// Returns the name of the allocated object that contains an address, the offset in the object, and the
    /// object's size.
    pub fn inside(&self, addr: u64) -> Option<(&str, u64, u64)> {
        let (start, object) = self.objects.range(..=addr).next_back()?;
        (addr - start < object.size).then_some((object.name.as_str(), addr - start, object.size))
    }

    /// Describes which object an address outside of all objects is close to, as in `8 bytes past the end of
    /// a`.
    pub fn near(&self, addr: u64) -> Option<String> {
        let before = |(start, size, name): (u64, u64, &str)| {
            let past = addr.checked_sub(start + size)?;
            let bytes = match past {
                0 => return Some(format!("right after the end of {name}")),
                1 => "1 byte".to_owned(),
                n => format!("{n} bytes"),
            };
            Some(format!("{bytes} past the end of {name}"))
        };
        let global = (0..self.program.globals.len() as u32).map(GlobalId).map(|id| {
            let global = &self.program.globals[id.index()];
            (self.program.global_addr(id), global.init.len() as u64, global.name.as_str())
        });
        let objects = self.objects.iter().map(|(addr, o)| (*addr, o.size, o.name.as_str()));
        // Further away than this, a name would be a guess.
        const NEAR: u64 = 4096;
        global
            .chain(objects)
            .filter(|(start, size, _)| addr >= *start && addr - *start < size.saturating_add(NEAR))
            .max_by_key(|(start, ..)| *start)
            .and_then(before)
    }

    /// Formats a value as a number or, if it is an address, as the name of what it points at.
    pub fn value(&self, loc: Loc, value: u64) -> String {
        self.pointee(loc, value).unwrap_or_else(|| signed(loc.size.bits(), value).to_string())
    }

    /// Formats a location with its value, as in `x = 1`.
    pub fn content(&self, loc: Loc, value: u64) -> String {
        format!("{} = {}", self.loc(loc), self.value(loc, value))
    }

    /// Returns the name of what a value points at, if it looks like a pointer.
    fn pointee(&self, loc: Loc, value: u64) -> Option<String> {
        if loc.size.bytes() != 8 {
            return None;
        }
        match (layout::region(value), self.parts) {
            (Region::Function(func), Parts::Offsets) => {
                self.program.functions.get(func.index()).map(|f| f.name.clone())
            }
            // Globals are at small addresses: a number in the middle of one, where nothing begins, is just a
            // number.
            (Region::Global, _) => {
                let (global, offset) = self.program.global_at(value)?;
                let global = &self.program.globals[global.index()];
                let part = global.parts.iter().find(|part| part.offset == offset);
                match (part, offset) {
                    (Some(part), 1..) => Some(format!("&{}{}", global.name, part.path)),
                    (_, 0) => Some(format!("&{}", global.name)),
                    _ => None,
                }
            }
            (Region::Shared(_), _) => Some(format!("&{}", self.bytes(value, None)?)),
            _ => None,
        }
    }

    /// Returns the name of a thread.
    pub fn thread(&self, thread: ThreadId) -> String {
        match (self.program.threads.get(thread.index()), self.started.get(&thread)) {
            (Some(entry), _) => entry.name.clone(),
            (None, Some(function)) => format!("t{} ({function})", thread.0),
            (None, None) => format!("t{}", thread.0),
        }
    }

    /// Returns the name of the file that a source place is in.
    pub fn file(&self, pos: Pos) -> Option<String> {
        let file = self.program.files.get(pos.file.0 as usize)?;
        pos.is_known().then(|| file.name().to_owned())
    }

    /// Formats a source place with its file, as in `queue.c:17`.
    pub fn place(&self, pos: Pos) -> Option<String> {
        self.program.place(pos)
    }

    /// Formats a source place as `line 17`, or as `queue.c:17` if the program has several files.
    pub fn short_place(&self, pos: Pos) -> Option<String> {
        match pos.is_known() {
            true if self.several_files() => {
                self.files.get(pos.file.0 as usize).map(|file| format!("{file}:{}", pos.line))
            }
            true => Some(format!("line {}", pos.line)),
            false => None,
        }
    }

    /// Formats a source place after a comma, as in `, line 17`; empty if the place is not known.
    pub fn comma_place(&self, pos: Option<Pos>) -> String {
        pos.and_then(|pos| self.short_place(pos)).map_or(String::new(), |place| format!(", {place}"))
    }

    /// Returns whether the program, libraries aside, has more than one file.
    fn several_files(&self) -> bool {
        let files = (0..self.program.files.len() as u32).map(FileId);
        files.filter(|file| !self.program.is_library(*file)).count() > 1
    }

    /// Returns the statement at a source place, with its file and line.
    pub fn source(&self, pos: Pos) -> Option<SourceRef> {
        let file = self.program.files.get(pos.file.0 as usize)?;
        pos.is_known().then(|| SourceRef {
            file: file.name().to_owned(),
            line: pos.line,
            text: statement(file.line(pos.line), pos.column).to_owned(),
        })
    }

    /// Describes an event as papers write it, as in `R_acq x = 1`, and the operation on a mutex that it is
    /// part of.
    pub fn event(&self, label: &Label, op: Option<&Op>) -> String {
        let lead = match (op, label.loc()) {
            (Some(Op::Lock { .. } | Op::LockAgain { .. } | Op::TryLock { .. }), Some(loc))
                if label.is_read() =>
            {
                format!("lock {}: ", self.loc(loc))
            }
            (Some(Op::Unlock { .. }), Some(loc)) => format!("unlock {}: ", self.loc(loc)),
            _ => String::new(),
        };
        lead + &self.text(label)
    }

    /// Describes a label: `R_acq x = 1`.
    fn text(&self, label: &Label) -> String {
        match label {
            Label::Read { loc, mode, value, .. } => {
                format!("R_{} {}", mode.name(), self.content(*loc, *value))
            }
            Label::Write { loc, mode, value, .. } => {
                format!("W_{} {}", mode.name(), self.content(*loc, *value))
            }
            Label::Fence(kind) => format!("F_{}", kind.name()),
            Label::Alloc { addr, size, .. } => format!("alloc {} ({size} bytes)", self.address(*addr)),
            Label::Free { addr, .. } => format!("free {}", self.address(*addr)),
            Label::Spawn(thread) => format!("start {}", self.thread(*thread)),
            Label::Join(thread) => format!("join {}", self.thread(*thread)),
            Label::Detach(thread) => format!("detach {}", self.thread(*thread)),
            Label::ObjectSize(size) => format!("object of {size} bytes"),
            Label::Choose(value) => format!("choose {value}"),
            Label::External => "external".to_owned(),
        }
    }
}

/// The objects made at each place: address, size and type of each.
type Sites = BTreeMap<String, Vec<(u64, u64, Option<TypeId>)>>;

/// Returns the outermost function of the user's that a thread is in: what a `std::thread` runs, whatever the
/// library does around it.
fn outermost(program: &Program, state: &ThreadState) -> Option<FuncId> {
    let frames = state.call_stack(program);
    frames.iter().rev().find(|(_, pos)| program.is_user_place(*pos)).map(|(func, _)| *func)
}

/// Returns the function that a statement allocates with, as far as its text shows.
fn allocator(statement: &str) -> &'static str {
    let words = ["malloc", "calloc", "realloc", "aligned_alloc", "posix_memalign", "strdup", "new"];
    let is_word = |word: &&&str| {
        statement.match_indices(**word).any(|(at, found)| {
            let inside = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
            !inside(statement[..at].chars().next_back())
                && !inside(statement[at + found.len()..].chars().next())
        })
    };
    words.iter().find(is_word).copied().unwrap_or("alloc")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn allocators_by_their_words() {
        assert_eq!(allocator("struct node *n = malloc(sizeof *n);"), "malloc");
        assert_eq!(allocator("node *n = new node;"), "new");
        assert_eq!(allocator("n = new_node(my_malloc);"), "alloc");
    }
}
