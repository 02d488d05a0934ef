//! Shared memory: globals and allocated objects.
//!
//! A memory is a list of numbers: the table of objects, then the pages of the globals. Pages, contents of
//! objects and tables are stored once each, so that memories that differ in a word share everything else.

use crate::store::{HeapBytes, Interner};
use fencepost_program::{AllocKind, CodePos, Program, Size, Zeroed, layout};

/// Bytes in a page of globals.
const PAGE: usize = 32;

/// An object that a thread allocated, as memory stores it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Object {
    /// Address of its first byte.
    pub addr: u64,
    /// Its size in bytes.
    pub size: u64,
    /// Heap or stack.
    pub kind: AllocKind,
    /// The instruction that made it.
    pub at: CodePos,
    /// The number of its bytes in the interner. They are followed by one byte for each that says whether it
    /// has a value, unless all have. 0 when the object is dead.
    pub content: u32,
}

impl Object {
    /// Returns whether the object has not been freed.
    pub fn is_live(&self) -> bool {
        self.content != 0
    }

    fn holds(&self, addr: u64, bytes: u64) -> bool {
        self.addr <= addr && addr - self.addr + bytes <= self.size
    }
}

impl HeapBytes for Box<[Object]> {
    fn bytes(&self) -> u64 {
        size_of::<Object>() as u64 * self.len() as u64
    }
}

/// The reason why memory refuses an access.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AccessError {
    /// The object has been freed.
    Dead,
    /// No object holds all the bytes. The nearest object, if any, begins at this address and has this size.
    Outside(Option<(u64, u64)>),
    /// A byte has no value.
    Unset(u64),
    /// No object of that kind begins at the address.
    NoObject,
    /// The bytes are accessed atomically in another size, too.
    MixedSize,
    /// The joined thread (its number is in the address's place) has been joined before.
    Joined,
}

/// The store of all contents of shared memory that states have, each known by a number and sharing its parts
/// with others.
pub struct Memories {
    lists: Interner<Box<[u32]>>,
    pages: Interner<Box<[u8]>>,
    tables: Interner<Box<[Object]>>,
    /// The address of each global, its size, and its place in the pages; sorted by address.
    globals: Vec<(u64, u64, usize)>,
    len: usize,
}

impl Memories {
    /// Returns a store that holds no contents yet, for the globals of `program`.
    pub fn new(program: &Program) -> Self {
        let mut globals = vec![];
        let mut len = 0usize;
        for (i, global) in program.globals.iter().enumerate() {
            if global.constant || global.thread_local {
                continue;
            }
            let addr = program.global_addr(fencepost_program::GlobalId(i as u32));
            globals.push((addr, global.init.len() as u64, len));
            len += global.init.len().next_multiple_of(8);
        }
        globals.sort_unstable();
        let (lists, pages, tables) = Default::default();
        Memories { lists, pages, tables, globals, len }
    }

    /// Returns the number of the memory content at the start of the program.
    pub fn initial(&self, program: &Program) -> u32 {
        let mut bytes = vec![0; self.len.next_multiple_of(PAGE)];
        for (addr, size, place) in &self.globals {
            if let Some((global, _)) = program.global_at(*addr) {
                let init = &program.globals[global.index()].init;
                bytes[*place..*place + *size as usize].copy_from_slice(init);
            }
        }
        let table = self.tables.put_slice(&[]);
        let pages = bytes.chunks(PAGE).map(|page| self.pages.put_slice(page));
        let list: Vec<u32> = std::iter::once(table).chain(pages).collect();
        self.lists.put_slice(&list)
    }

    /// Returns the place in the pages of bytes of a global.
    #[inline]
    fn place(&self, addr: u64, bytes: u64) -> Option<usize> {
        let index = self.globals.partition_point(|(start, ..)| *start <= addr).checked_sub(1)?;
        let (start, size, place) = self.globals[index];
        (addr - start + bytes <= size).then(|| place + (addr - start) as usize)
    }

    /// Reads the bytes at `addr` in the memory content with number `memory`, as a number.
    pub fn read(&self, memory: u32, addr: u64, size: Size) -> Result<u64, AccessError> {
        self.load(memory, addr, size.bytes(), Unset::Trouble)
    }

    /// Reads like [`Memories::read`], but bytes without a value count as 0, because a copy of memory may
    /// contain them.
    pub fn copy(&self, memory: u32, addr: u64, size: Size) -> Result<u64, AccessError> {
        self.load(memory, addr, size.bytes(), Unset::Zero)
    }

    fn load(&self, memory: u32, addr: u64, bytes: u64, unset: Unset) -> Result<u64, AccessError> {
        let list = self.lists.get(memory);
        let mut word = [0u8; 8];
        let len = bytes as usize;
        if layout::is_shared(addr) {
            let object = self.object(list[0], addr, bytes)?;
            let content = self.pages.get(object.content);
            let at = (addr - object.addr) as usize;
            word[..len].copy_from_slice(&content[at..at + len]);
            let has_value = content.get(object.size as usize + at..object.size as usize + at + len);
            if unset == Unset::Trouble
                && let Some(missing) = has_value.and_then(|flags| flags.iter().position(|flag| *flag == 0))
            {
                return Err(AccessError::Unset(addr + missing as u64));
            }
        } else {
            let place = self.place(addr, bytes).ok_or(AccessError::Outside(None))?;
            let (page, at) = (place / PAGE, place % PAGE);
            if at + len <= PAGE {
                word[..len].copy_from_slice(&self.pages.get(list[1 + page])[at..at + len]);
            } else {
                for (i, byte) in word[..len].iter_mut().enumerate() {
                    let place = place + i;
                    *byte = self.pages.get(list[1 + place / PAGE])[place % PAGE];
                }
            }
        }
        Ok(u64::from_le_bytes(word))
    }

    /// Returns the number of the memory content after a write to the one with number `memory`.
    pub fn write(&self, memory: u32, addr: u64, size: Size, value: u64) -> Result<u32, AccessError> {
        let list = self.lists.get(memory);
        let word = value.to_le_bytes();
        let bytes = &word[..size.bytes() as usize];
        if layout::is_shared(addr) {
            let object = self.object(list[0], addr, size.bytes())?;
            let mut content = self.pages.get(object.content).to_vec();
            let at = (addr - object.addr) as usize;
            content[at..at + bytes.len()].copy_from_slice(bytes);
            let flags = object.size as usize;
            if content.len() > flags {
                content[flags + at..flags + at + bytes.len()].fill(1);
                if content[flags..].iter().all(|flag| *flag == 1) {
                    content.truncate(flags);
                }
            }
            let changed = Object { content: self.put_content(&content), ..object };
            return Ok(self.with_table(memory, |table| {
                if let Some(old) = table.iter_mut().find(|o| o.addr == object.addr) {
                    *old = changed;
                }
            }));
        }
        let place = self.place(addr, size.bytes()).ok_or(AccessError::Outside(None))?;
        let mut list: smallvec::SmallVec<[u32; 32]> = list[..].into();
        let mut done = 0;
        while done < bytes.len() {
            let (page, at) = ((place + done) / PAGE, (place + done) % PAGE);
            let len = (bytes.len() - done).min(PAGE - at);
            let old = self.pages.get(list[1 + page]);
            if old[at..at + len] != bytes[done..done + len] {
                let mut new = [0; PAGE];
                new.copy_from_slice(old);
                new[at..at + len].copy_from_slice(&bytes[done..done + len]);
                list[1 + page] = self.pages.put_slice(&new);
            }
            done += len;
        }
        Ok(self.lists.put_slice(&list))
    }

    /// Stores an object's bytes and returns their number; never 0, and never empty, so that a dead object is
    /// not like an empty one.
    fn put_content(&self, content: &[u8]) -> u32 {
        self.pages.put_slice(if content.is_empty() { &[1] } else { content })
    }

    fn with_table(&self, memory: u32, change: impl FnOnce(&mut Vec<Object>)) -> u32 {
        let mut list: smallvec::SmallVec<[u32; 32]> = self.lists.get(memory)[..].into();
        let mut table = self.tables.get(list[0]).to_vec();
        change(&mut table);
        list[0] = self.tables.put_slice(&table);
        self.lists.put_slice(&list)
    }

    /// Returns the allocated objects in a memory content, by address, including dead ones that may still be
    /// pointed at.
    pub fn objects(&self, memory: u32) -> &[Object] {
        self.tables.get(self.lists.get(memory)[0])
    }

    /// Returns the live object that holds the bytes, or the reason why there is none.
    fn object(&self, table: u32, addr: u64, bytes: u64) -> Result<Object, AccessError> {
        let table = self.tables.get(table);
        let near = table.partition_point(|o| o.addr <= addr).checked_sub(1).map(|i| table[i]);
        match near {
            Some(object) if object.holds(addr, bytes) && object.is_live() => Ok(object),
            Some(object) if object.holds(addr, bytes) => Err(AccessError::Dead),
            // Only what begins in the same thread's memory can be meant.
            Some(object) if layout::region(object.addr) == layout::region(addr) => {
                Err(AccessError::Outside(Some((object.addr, object.size))))
            }
            _ => Err(AccessError::Outside(None)),
        }
    }

    /// Returns the live object that holds these bytes of shared memory, if there is one.
    pub fn holder(&self, memory: u32, addr: u64, size: Size) -> Option<Object> {
        self.object(self.lists.get(memory)[0], addr, size.bytes()).ok()
    }

    /// Returns the size of the live object that begins at `addr`; 0 if there is none.
    pub fn object_size(&self, memory: u32, addr: u64) -> u64 {
        let objects = self.objects(memory);
        objects.iter().find(|o| o.addr == addr && o.is_live()).map_or(0, |o| o.size)
    }

    /// Returns the kind of the live object that begins at `addr`, if there is one.
    pub fn object_kind(&self, memory: u32, addr: u64) -> Option<AllocKind> {
        self.objects(memory).iter().find(|o| o.addr == addr && o.is_live()).map(|o| o.kind)
    }

    /// Returns the object that a free of `addr` would end, or the reason why it is an error.
    pub fn to_free(&self, memory: u32, addr: u64, kind: AllocKind) -> Result<Object, AccessError> {
        match self.objects(memory).iter().find(|o| o.addr == addr && o.kind == kind) {
            Some(object) if object.is_live() => Ok(*object),
            Some(_) => Err(AccessError::Dead),
            None => Err(AccessError::NoObject),
        }
    }

    /// Returns the number of the memory content in which the object at `addr` has been freed.
    pub fn free(&self, memory: u32, addr: u64) -> u32 {
        self.with_table(memory, |table| {
            if let Some(object) = table.iter_mut().find(|o| o.addr == addr) {
                object.content = 0;
            }
        })
    }

    /// Returns the number of the memory content with a new object.
    pub fn alloc(&self, memory: u32, object: Object, zeroed: Zeroed) -> u32 {
        let size = object.size as usize;
        let content = match zeroed {
            Zeroed::Yes => vec![0; size],
            Zeroed::No => vec![0; 2 * size],
        };
        let object = Object { content: self.put_content(&content), ..object };
        self.with_table(memory, |table| {
            let at = table.partition_point(|o| o.addr < object.addr);
            table.insert(at, object);
        })
    }

    /// Returns the number of the memory content without the dead objects for which `pointed` is false,
    /// because no pointer to them is left.
    pub fn forget_dead(&self, memory: u32, pointed: impl Fn(&Object) -> bool) -> u32 {
        if self.objects(memory).iter().all(Object::is_live) {
            return memory;
        }
        self.with_table(memory, |table| table.retain(|object| object.is_live() || pointed(object)))
    }

    /// Calls `each` with every eight-byte word of a memory content, at whatever offset. Words that lie across
    /// two pages of globals are left out: no aligned one does.
    pub fn for_each_word(&self, memory: u32, mut each: impl FnMut(u64)) {
        let list = self.lists.get(memory);
        let live = self.objects(memory).iter().filter(|o| o.is_live());
        let contents = live.map(|o| &self.pages.get(o.content)[..(o.size as usize).max(1)]);
        let pages = list[1..].iter().map(|page| &**self.pages.get(*page));
        for bytes in contents.chain(pages) {
            // At every offset: pointers may be packed.
            for at in 0..bytes.len() {
                let word = &bytes[at..(at + 8).min(bytes.len())];
                let mut buffer = [0; 8];
                buffer[..word.len()].copy_from_slice(word);
                each(u64::from_le_bytes(buffer));
            }
        }
    }

    /// Returns the number of components (lists, pages and tables) that the store holds.
    pub fn len(&self) -> u64 {
        self.lists.len() + self.pages.len() + self.tables.len()
    }

    /// Returns how many bytes the store takes.
    pub fn bytes(&self) -> u64 {
        self.lists.bytes() + self.pages.bytes() + self.tables.bytes()
    }
}

/// The treatment of a byte without a value.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Unset {
    Trouble,
    Zero,
}
