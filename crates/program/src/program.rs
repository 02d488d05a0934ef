//! A whole program: functions, globals, and the threads that exist at the start.

use crate::{BarrierMembers, Cells, FuncId, Function, GlobalId, Op, Reg, Sign, Size, WakeUps, layout};
use fencepost_source::{FileId, Pos, SourceFile};
use serde::{Deserialize, Serialize};

/// The number of a thread. The threads of [`Program::threads`] come first, in order; the engine numbers those
/// that are started while the program runs, by the thread that started them and by when it did.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Default, Serialize, Deserialize)]
pub struct ThreadId(pub u32);

impl ThreadId {
    /// Returns the thread's number as an index into a table of threads.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A field or an element of a global object, with its name and its bytes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Part {
    /// The offset of its first byte in the object.
    pub offset: u64,
    /// The number of bytes it has.
    pub size: u64,
    /// The text after the object's name: `.head`, `[2].value`.
    pub path: String,
}

/// The number of an [`ObjectType`] in [`Program::types`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct TypeId(pub u32);

/// A type of the source, as far as reports need it to name the parts of objects that have it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ObjectType {
    /// The number of bytes of an object of this type.
    pub size: u64,
    /// The scalar parts, in order of their offsets. A type that is a scalar itself has one, with an empty
    /// path.
    pub parts: Vec<Part>,
}

/// A local variable in memory, as reports name it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct LocalObject {
    /// The variable's name in the source; empty if it has none.
    pub name: String,
    /// The variable's type, if the front end knows it.
    pub ty: Option<TypeId>,
}

/// A call that may allocate an object, and what becomes of its result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AllocationSite {
    /// The place of the call.
    pub pos: Pos,
    /// The type that its result points at; `None` if the function returns the result, so that its caller
    /// decides.
    pub ty: Option<TypeId>,
}

/// A source variable that lives in a register, recorded so that traces can show its value.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Variable {
    /// The register that holds it.
    pub reg: Reg,
    /// The variable's name in the source.
    pub name: String,
    /// The number of bits of the register that count.
    pub bits: u8,
    /// The reading of these bits when the value is shown: signed or not.
    pub sign: Sign,
}

/// A global variable of the program.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Global {
    /// The object's name in the source.
    pub name: String,
    /// The initial contents, byte by byte (little endian); the length is the object's size.
    pub init: Vec<u8>,
    /// The alignment in bytes.
    pub align: u64,
    /// Whether each thread has its own copy, in its private memory.
    pub thread_local: bool,
    /// Whether it is never written. Then reading it is no event.
    pub constant: bool,
    /// The named parts, in order of their offsets; may be empty.
    pub parts: Vec<Part>,
    /// The source place of its declaration, if the front end knows it.
    pub pos: Pos,
}

impl Global {
    /// Returns a global variable of `size` zero bytes.
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

    /// Returns a global variable of `size` bytes that initially holds `value`.
    pub fn with_value(name: impl Into<String>, size: usize, value: u64) -> Self {
        let mut init = value.to_le_bytes().to_vec();
        init.resize(size, 0);
        Global { init, ..Global::zeroed(name, size) }
    }
}

/// A thread that exists from the start of the program.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ThreadEntry {
    /// The thread's name: `P0`, `main`.
    pub name: String,
    /// The function that the thread runs.
    pub func: FuncId,
    /// The arguments of the function.
    pub args: Vec<u64>,
    /// Whether the thread alone or the whole process ends when the function returns.
    pub ends: Ends,
}

/// Whether only the thread ends when its function returns, or the whole process.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Ends {
    /// The thread ends, and the others run on.
    #[default]
    Thread,
    /// The process ends, as with C's `main`: other threads stop where they are.
    Process,
}

/// The address range of a global.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
struct PlacedGlobal {
    addr: u64,
    size: u64,
    id: GlobalId,
}

/// The rounds of loops that are part of an execution, by whether they had an effect. A round without effect
/// ends where it began, and did nothing that another thread could see (the machine's file on loops says
/// more).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Rounds {
    /// All rounds.
    All,
    /// The rounds with an effect, and one of several rounds in a row without effect, if a read in it may
    /// race.
    OneForRaces,
    /// The same, and at most two rounds in a row whose only effect is an atomic update that writes what was
    /// there. (Where writes have no coherence order, such an update can make a difference.)
    TwoWithUpdates,
    /// The rounds with an effect.
    #[default]
    Effective,
}

/// A program to check, made of functions, global variables and the threads that exist at the start. Build it
/// with the `add_…` functions, then call [`Program::finish`].
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Program {
    /// The program's name.
    pub name: String,
    /// The source files, which positions refer to.
    pub files: Vec<SourceFile>,
    /// The functions.
    pub functions: Vec<Function>,
    /// The global objects.
    pub globals: Vec<Global>,
    /// The threads that exist at the start.
    pub threads: Vec<ThreadEntry>,
    /// The types of local variables and of allocated objects, for the names of their parts.
    pub types: Vec<ObjectType>,
    /// Whether some instruction is a plain store. (Filled in by [`Program::finish`].)
    pub has_plain_stores: bool,
    /// Whether there is a plain load in it. (Filled in by [`Program::finish`].)
    pub has_plain_loads: bool,
    /// Descriptions of what is explored only in part, whatever the search does: free choices among too many
    /// values.
    pub bounds: Vec<String>,
    /// What an answer about the program must say besides, such as which functions have stubs.
    pub notes: Vec<String>,
    /// The greatest number of times that a loop body may run per entry; `None`: no bound.
    pub unroll: Option<u32>,
    /// The rounds of loops that are part of an execution.
    pub rounds: Rounds,
    /// A mutex whose holder runs an atomic section, during which no other thread does anything. An engine
    /// that cannot see to that refuses the program.
    pub exclusive: Option<u64>,
    /// The cells that memory is cut into where accesses of different sizes overlap. The engine that explores
    /// the program fills them in.
    pub cells: Cells,
    /// The threads that meet at each barrier, for engines that let them arrive in a fixed order.
    pub barriers: BarrierMembers,
    /// The way in which waits on condition variables end without a signal.
    pub wake_ups: WakeUps,
    /// For each file (by its [`FileId`]; a missing entry means no), whether it is part of a library. Events
    /// of a library show at the place in the user's code that called it.
    pub library_files: Vec<bool>,
    addresses: Vec<u64>,
    /// The globals of the two regions (constants second), in order of their addresses.
    by_address: [Vec<PlacedGlobal>; 2],
    /// The thread-local globals, with their offsets in a thread's private memory.
    thread_locals: Vec<(GlobalId, u64)>,
}

impl Program {
    /// Returns a program with the given name and nothing in it.
    pub fn new(name: impl Into<String>) -> Self {
        Program { name: name.into(), ..Program::default() }
    }

    /// Adds a source file to the program and returns its number.
    pub fn add_file(&mut self, file: SourceFile) -> FileId {
        self.files.push(file);
        FileId(self.files.len() as u32 - 1)
    }

    /// Records that a source file is part of a library, so that its events are shown at the user's code that
    /// called it.
    pub fn mark_library(&mut self, file: FileId) {
        let index = file.0 as usize;
        if self.library_files.len() <= index {
            self.library_files.resize(index + 1, false);
        }
        self.library_files[index] = true;
    }

    /// Returns whether a source file is part of a library.
    pub fn is_library(&self, file: FileId) -> bool {
        self.library_files.get(file.0 as usize).copied().unwrap_or(false)
    }

    /// Adds a global variable to the program, gives it an address, and returns its number.
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
        self.by_address[constant as usize].push(PlacedGlobal { addr, size, id });
        self.addresses.push(addr);
        self.globals.push(global);
        id
    }

    /// Returns the address of a global variable; for a thread-local one, that of its initial contents.
    pub fn global_addr(&self, global: GlobalId) -> u64 {
        self.addresses[global.index()]
    }

    /// Returns the global variable that holds the byte at `addr`, and that byte's offset in it.
    pub fn global_at(&self, addr: u64) -> Option<(GlobalId, u64)> {
        let placed = self.placed_at(addr)?;
        Some((placed.id, addr - placed.addr))
    }

    #[inline]
    fn placed_at(&self, addr: u64) -> Option<&PlacedGlobal> {
        let globals = &self.by_address[layout::is_constant(addr) as usize];
        let index = globals.partition_point(|g| g.addr <= addr).checked_sub(1)?;
        Some(&globals[index]).filter(|g| addr - g.addr < g.size)
    }

    /// Returns the thread-local variables, each with its offset in every thread's private memory.
    pub(crate) fn thread_locals(&self) -> &[(GlobalId, u64)] {
        &self.thread_locals
    }

    /// Returns the address of thread `thread`'s copy of a thread-local variable; `None` if the variable is
    /// not thread-local.
    pub fn thread_local_addr(&self, thread: ThreadId, global: GlobalId) -> Option<u64> {
        let index = self.thread_locals.binary_search_by_key(&global, |(g, _)| *g).ok()?;
        Some(layout::private(thread, self.thread_locals[index].1))
    }

    /// Returns whether a source place is known and in a file of the user's, not of a library.
    pub fn is_user_place(&self, pos: Pos) -> bool {
        pos.is_known() && !self.library_files.get(pos.file.0 as usize).copied().unwrap_or(false)
    }

    /// Returns whether `size` bytes at `addr` lie in one object, as far as the program alone can tell. (Which
    /// allocations are live only the engine knows; an address among them counts as good.)
    #[inline]
    pub fn may_access(&self, addr: u64, size: Size) -> bool {
        layout::is_shared(addr)
            || self.placed_at(addr).is_some_and(|g| addr - g.addr + size.bytes() <= g.size)
    }

    /// Returns the initial contents of the global variable at `addr`, as a little-endian number of `bytes`
    /// bytes (at most 8).
    pub fn initial_value(&self, addr: u64, bytes: u64) -> Option<u64> {
        let (global, offset) = self.global_at(addr)?;
        let range = offset as usize..(offset + bytes) as usize;
        let slice = self.globals[global.index()].init.get(range)?;
        let mut word = [0; 8];
        word[..slice.len()].copy_from_slice(slice);
        Some(u64::from_le_bytes(word))
    }

    /// Reserves a number for a function with an empty body, so that others can call it before its body is
    /// known.
    pub fn declare_function(&mut self, name: impl Into<String>) -> FuncId {
        self.functions.push(Function {
            name: name.into(),
            params: 0,
            regs: 0,
            reg_names: vec![],
            objects: vec![],
            variables: vec![],
            sites: vec![],
            blocks: vec![],
            loops: vec![],
        });
        FuncId(self.functions.len() as u32 - 1)
    }

    /// Adds a function to the program and returns its number.
    pub fn add_function(&mut self, function: Function) -> FuncId {
        self.functions.push(function);
        FuncId(self.functions.len() as u32 - 1)
    }

    /// Adds a thread that exists from the start of the program and runs `func` with `args`.
    pub fn add_thread(&mut self, name: impl Into<String>, func: FuncId, args: Vec<u64>) {
        self.threads.push(ThreadEntry { name: name.into(), func, args, ends: Ends::Thread });
    }

    /// Adds a thread that exists from the start of the program, and whose return ends the whole process, as
    /// C's `main` does.
    pub fn add_main_thread(&mut self, name: impl Into<String>, func: FuncId, args: Vec<u64>) {
        self.threads.push(ThreadEntry { name: name.into(), func, args, ends: Ends::Process });
    }

    /// Returns whether only the thread `thread` ends when its function returns, or the whole process.
    pub fn ends(&self, thread: ThreadId) -> Ends {
        self.threads.get(thread.index()).map_or(Ends::Thread, |entry| entry.ends)
    }

    /// Returns the program's function with number `func`.
    #[inline]
    pub fn function(&self, func: FuncId) -> &Function {
        &self.functions[func.index()]
    }

    /// Returns a source place as `file:line`; `None` if the place is unknown.
    pub fn place(&self, pos: Pos) -> Option<String> {
        let file = self.files.get(pos.file.0 as usize)?;
        pos.is_known().then(|| format!("{}:{}", file.name(), pos.line))
    }

    /// Returns the type with number `ty`.
    pub fn object_type(&self, ty: TypeId) -> &ObjectType {
        &self.types[ty.0 as usize]
    }

    /// Returns whether `test` holds for some instruction of the program.
    pub fn any_op(&self, test: impl Fn(&Op) -> bool) -> bool {
        self.functions.iter().flat_map(|f| &f.blocks).flat_map(|b| &b.insts).any(|i| test(&i.op))
    }
}

/// Returns the offset of the next object in a thread's private memory if the last object ends at `end`. One
/// byte between objects stays unused, so that the end of one is not the start of the next.
pub(crate) fn private_start(end: Option<u64>, align: u64) -> u64 {
    end.map_or(0, |end| end + 1).next_multiple_of(align.max(1))
}
