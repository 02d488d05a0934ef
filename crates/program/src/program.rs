//! A whole program: functions, globals, and the threads there are at the start.

use crate::{Cells, FuncId, Function, GlobalId, Op, Reg, Sign, Size, layout};
use fencepost_source::{FileId, Pos, SourceFile};

/// A thread. The threads of [`Program::threads`] come first, in order; those started while the program runs
/// are numbered by the engine, by who started them and when.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Default)]
pub struct ThreadId(pub u32);

impl ThreadId {
    /// As an index.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A piece of an object that the source has a name for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// Where it begins in the object.
    pub offset: u64,
    /// How many bytes it has.
    pub size: u64,
    /// What to write after the object's name: `.head`, `[2].value`.
    pub path: String,
}

/// A source variable that lives in a register, for traces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variable {
    /// Where it is.
    pub reg: Reg,
    /// What the source calls it.
    pub name: String,
    /// How many bits count.
    pub bits: u8,
    /// How to show it.
    pub sign: Sign,
}

/// A global object.
#[derive(Clone, PartialEq, Debug)]
pub struct Global {
    /// Its name in the source.
    pub name: String,
    /// What it holds at the start, byte by byte (little endian); the length is its size.
    pub init: Vec<u8>,
    /// Its alignment in bytes.
    pub align: u64,
    /// Does each thread have its own copy, in its private memory?
    pub thread_local: bool,
    /// Is it never written? Then reading it is no event.
    pub constant: bool,
    /// What the source calls its parts, in order of their offsets; may be empty.
    pub parts: Vec<Part>,
    /// Where it is declared, if the front end knows.
    pub pos: Pos,
}

impl Global {
    /// An object of `size` zero bytes.
    pub fn zeroed(name: impl Into<String>, size: usize) -> Self {
        Global {
            name: name.into(),
            init: vec![0; size],
            align: 16,
            thread_local: false,
            constant: false,
            parts: vec![],
            pos: Pos::default(),
        }
    }

    /// An object of `size` bytes that holds `value`.
    pub fn with_value(name: impl Into<String>, size: usize, value: u64) -> Self {
        let mut init = value.to_le_bytes().to_vec();
        init.resize(size, 0);
        Global { init, ..Global::zeroed(name, size) }
    }
}

/// A thread that exists from the start.
#[derive(Clone, PartialEq, Debug)]
pub struct ThreadEntry {
    /// What to call it: `P0`, `main`.
    pub name: String,
    /// The function it runs.
    pub func: FuncId,
    /// The arguments.
    pub args: Vec<u64>,
    /// What ends when its function returns.
    pub ends: Ends,
}

/// What ends when the function of a thread returns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Ends {
    /// The thread alone.
    #[default]
    Thread,
    /// The process, as with C's `main`: other threads stop where they are.
    Process,
}

/// Where a global is.
#[derive(Clone, Copy, Debug)]
struct Placed {
    addr: u64,
    size: u64,
    id: GlobalId,
}

/// Which rounds of loops are part of an execution. A round without effect ends where it began, and did
/// nothing that another thread could see (the machine's file on loops says more).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Rounds {
    /// All of them.
    All,
    /// Those with an effect, and of several rounds in a row without effect one, if a read in it may race.
    OneForRaces,
    /// Those with an effect.
    #[default]
    Effective,
}

/// A program. Build it with the `add_…` functions, then call [`Program::finish`].
#[derive(Clone, Debug, Default)]
pub struct Program {
    /// What to call it.
    pub name: String,
    /// Its source files; positions refer to them.
    pub files: Vec<SourceFile>,
    /// Its functions.
    pub functions: Vec<Function>,
    /// Its global objects.
    pub globals: Vec<Global>,
    /// The threads at the start.
    pub threads: Vec<ThreadEntry>,
    /// Is there a plain store in it? (Filled in by [`Program::finish`].)
    pub has_plain_stores: bool,
    /// What is explored only in part, whatever the search does, in words: free choices among too many values.
    pub bounds: Vec<String>,
    /// How often a loop body may run per entry; `None`: as often as it likes.
    pub unroll: Option<u32>,
    /// Which rounds of loops are part of an execution.
    pub rounds: Rounds,
    /// A mutex whose holder runs an atomic section, during which no other thread does anything. An engine
    /// that cannot see to that refuses the program.
    pub exclusive: Option<u64>,
    /// How memory is cut where accesses of different sizes meet (by who explores the program).
    pub cells: Cells,
    /// Is the file (by its [`FileId`]; missing ones are not) part of a library? Events of a library show at
    /// the place in the user's code that called it.
    pub library_files: Vec<bool>,
    addresses: Vec<u64>,
    /// The globals of the two regions (constants second), by address.
    by_address: [Vec<Placed>; 2],
    /// The thread-local globals, and where in a thread's private memory they are.
    thread_locals: Vec<(GlobalId, u64)>,
}

impl Program {
    /// An empty program.
    pub fn new(name: impl Into<String>) -> Self {
        Program { name: name.into(), ..Program::default() }
    }

    /// Adds a source file.
    pub fn add_file(&mut self, file: SourceFile) -> FileId {
        self.files.push(file);
        FileId(self.files.len() as u32 - 1)
    }

    /// Says that a file belongs to a library.
    pub fn mark_library(&mut self, file: FileId) {
        let index = file.0 as usize;
        if self.library_files.len() <= index {
            self.library_files.resize(index + 1, false);
        }
        self.library_files[index] = true;
    }

    /// Does a file belong to a library?
    pub fn is_library(&self, file: FileId) -> bool {
        self.library_files.get(file.0 as usize).copied().unwrap_or(false)
    }

    /// Adds a global object and gives it an address.
    pub fn add_global(&mut self, global: Global) -> GlobalId {
        let id = GlobalId(self.globals.len() as u32);
        let align = global.align.max(16);
        // One spare unit between objects, so that one past the end of one is never the start of the next.
        let constant = global.constant && !global.thread_local;
        let addr = match self.by_address[constant as usize].last() {
            Some(last) => (last.addr + last.size.max(1) + 1).next_multiple_of(align),
            None if constant => layout::CONSTANTS.next_multiple_of(align),
            None => layout::GLOBALS.next_multiple_of(align),
        };
        if global.thread_local {
            let end =
                self.thread_locals.last().map(|(last, at)| at + self.globals[last.index()].init.len() as u64);
            self.thread_locals.push((id, private_start(end, align)));
        }
        let size = global.init.len() as u64;
        self.by_address[constant as usize].push(Placed { addr, size, id });
        self.addresses.push(addr);
        self.globals.push(global);
        id
    }

    /// The address of a global (of a thread-local one: of its initial image).
    pub fn global_addr(&self, global: GlobalId) -> u64 {
        self.addresses[global.index()]
    }

    /// The global that holds address `addr`, and the offset in it.
    pub fn global_at(&self, addr: u64) -> Option<(GlobalId, u64)> {
        let placed = self.placed_at(addr)?;
        Some((placed.id, addr - placed.addr))
    }

    #[inline]
    fn placed_at(&self, addr: u64) -> Option<&Placed> {
        let globals = &self.by_address[layout::is_constant(addr) as usize];
        let index = globals.partition_point(|g| g.addr <= addr).checked_sub(1)?;
        Some(&globals[index]).filter(|g| addr - g.addr < g.size)
    }

    /// The thread-local globals, and where in each thread's private memory they are.
    pub(crate) fn thread_locals(&self) -> &[(GlobalId, u64)] {
        &self.thread_locals
    }

    /// The address of thread `thread`'s copy of a thread-local global.
    pub fn thread_local_addr(&self, thread: ThreadId, global: GlobalId) -> Option<u64> {
        let index = self.thread_locals.binary_search_by_key(&global, |(g, _)| *g).ok()?;
        Some(layout::private(thread, self.thread_locals[index].1))
    }

    /// Is the place known, and in a file of the user's?
    pub fn is_user_place(&self, pos: Pos) -> bool {
        pos.is_known() && !self.library_files.get(pos.file.0 as usize).copied().unwrap_or(false)
    }

    /// Are all these bytes part of one object, as far as the program alone can tell? (Of allocations only the
    /// engine knows; they count as good.)
    #[inline]
    pub fn may_access(&self, addr: u64, size: Size) -> bool {
        layout::is_shared(addr)
            || self.placed_at(addr).is_some_and(|g| addr - g.addr + size.bytes() <= g.size)
    }

    /// What the globals hold at `addr` at the start, read as a little-endian number of `bytes` bytes (at most
    /// 8).
    pub fn initial_value(&self, addr: u64, bytes: u64) -> Option<u64> {
        let (global, offset) = self.global_at(addr)?;
        let range = offset as usize..(offset + bytes) as usize;
        let slice = self.globals[global.index()].init.get(range)?;
        let mut word = [0; 8];
        word[..slice.len()].copy_from_slice(slice);
        Some(u64::from_le_bytes(word))
    }

    /// Reserves a function's number, so that others can call it before its body is known.
    pub fn declare_function(&mut self, name: impl Into<String>) -> FuncId {
        self.functions.push(Function {
            name: name.into(),
            params: 0,
            regs: 0,
            reg_names: vec![],
            objects: vec![],
            variables: vec![],
            blocks: vec![],
            loops: vec![],
        });
        FuncId(self.functions.len() as u32 - 1)
    }

    /// Adds a function.
    pub fn add_function(&mut self, function: Function) -> FuncId {
        self.functions.push(function);
        FuncId(self.functions.len() as u32 - 1)
    }

    /// Adds a thread that exists from the start.
    pub fn add_thread(&mut self, name: impl Into<String>, func: FuncId, args: Vec<u64>) {
        self.threads.push(ThreadEntry { name: name.into(), func, args, ends: Ends::Thread });
    }

    /// Adds a thread with whose function the process ends, when that returns.
    pub fn add_main_thread(&mut self, name: impl Into<String>, func: FuncId, args: Vec<u64>) {
        self.threads.push(ThreadEntry { name: name.into(), func, args, ends: Ends::Process });
    }

    /// What ends when the function of a thread returns.
    pub fn ends(&self, thread: ThreadId) -> Ends {
        self.threads.get(thread.index()).map_or(Ends::Thread, |entry| entry.ends)
    }

    /// The function with this number.
    #[inline]
    pub fn function(&self, func: FuncId) -> &Function {
        &self.functions[func.index()]
    }

    /// `file:line` of a place, if it has one.
    pub fn place(&self, pos: Pos) -> Option<String> {
        let file = self.files.get(pos.file.0 as usize)?;
        pos.is_known().then(|| format!("{}:{}", file.name(), pos.line))
    }

    /// Is there any instruction for which `test` holds?
    pub fn any_op(&self, test: impl Fn(&Op) -> bool) -> bool {
        self.functions.iter().flat_map(|f| &f.blocks).flat_map(|b| &b.insts).any(|i| test(&i.op))
    }
}

/// Where the next object of a thread's private memory starts if the last one ends at `end`: one spare byte
/// between objects, so that one past the end of one is not the start of the next.
pub(crate) fn private_start(end: Option<u64>, align: u64) -> u64 {
    end.map_or(0, |end| end + 1).next_multiple_of(align.max(1))
}
