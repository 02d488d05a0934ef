//! Shared memory, byte by byte, and the objects in it.

use crate::final_state::shared_globals;
use fencepost_program::{AllocKind, Fault, Program, Size, Zeroed, layout};
use std::collections::BTreeMap;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Life {
    Live,
    Freed,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Object {
    size: u64,
    kind: AllocKind,
    life: Life,
}

/// Returns the error of an access at `addr` to an object that has been freed.
pub fn use_after_free(addr: u64) -> Fault {
    Fault::Error(format!("use after free at {addr:#x}"))
}

/// The shared memory of the reference machine, byte by byte, and the objects that were allocated.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Memory {
    /// The bytes by address. A byte that is missing has no value.
    bytes: BTreeMap<u64, u8>,
    /// The objects by address.
    objects: BTreeMap<u64, Object>,
}

impl Memory {
    /// Returns memory at the start of a program, with the initial values of its globals.
    pub fn of(program: &Program) -> Self {
        let mut memory = Memory::default();
        for (addr, global) in shared_globals(program) {
            memory.bytes.extend((addr..).zip(global.init.iter().copied()));
        }
        memory
    }

    /// Checks that these bytes are in a live object, so that they may be accessed. (Of globals the virtual
    /// machine knows.)
    pub fn check(&self, addr: u64, size: Size) -> Result<(), Fault> {
        if !layout::is_shared(addr) {
            return Ok(());
        }
        let bytes = size.bytes();
        let before = self.objects.range(..=addr).next_back();
        let object = before.filter(|(start, _)| layout::region(**start) == layout::region(addr));
        match object {
            Some((start, object)) if addr + bytes <= start + object.size => match object.life {
                Life::Live => Ok(()),
                Life::Freed => Err(use_after_free(addr)),
            },
            _ => {
                let object = object.map(|(start, object)| (*start, object.size));
                Err(Fault::OutOfBounds { addr, bytes, object })
            }
        }
    }

    /// Returns the value of these bytes, or an error if one of them has no value or may not be accessed.
    pub fn read(&self, addr: u64, size: Size) -> Result<u64, Fault> {
        self.check(addr, size)?;
        let bytes = addr..addr + size.bytes();
        if let Some(unset) = bytes.clone().find(|at| !self.bytes.contains_key(at)) {
            return Err(Fault::Uninitialised(unset));
        }
        self.copy(addr, size)
    }

    /// Returns the value of these bytes for a copy of memory, in which bytes without a value count as 0.
    pub fn copy(&self, addr: u64, size: Size) -> Result<u64, Fault> {
        self.check(addr, size)?;
        let byte = |i: u64| u64::from(self.bytes.get(&(addr + i)).copied().unwrap_or(0)) << (8 * i);
        Ok((0..size.bytes()).map(byte).sum())
    }

    /// Writes a value to memory, or returns the error if the bytes may not be accessed.
    pub fn write(&mut self, addr: u64, size: Size, value: u64) -> Result<(), Fault> {
        self.check(addr, size)?;
        self.bytes.extend((addr..addr + size.bytes()).zip(value.to_le_bytes()));
        Ok(())
    }

    /// Adds an object of `size` bytes at `addr`.
    pub fn alloc(&mut self, addr: u64, size: u64, kind: AllocKind, zeroed: Zeroed) {
        self.objects.insert(addr, Object { size, kind, life: Life::Live });
        if zeroed == Zeroed::Yes {
            self.bytes.extend((addr..addr + size).map(|at| (at, 0)));
        }
    }

    /// Returns the size of the object that a `free` of `addr` would end, or the error if it may not be freed.
    pub fn check_free(&self, addr: u64, kind: AllocKind) -> Result<u64, Fault> {
        match self.objects.get(&addr).filter(|object| object.kind == kind) {
            None => Err(Fault::InvalidFree(addr)),
            Some(Object { life: Life::Freed, .. }) => Err(Fault::Error(format!("double free of {addr:#x}"))),
            Some(object) => Ok(object.size),
        }
    }

    /// Frees the object at `addr`, or returns the error if it may not be freed.
    pub fn free(&mut self, addr: u64, kind: AllocKind) -> Result<(), Fault> {
        let bytes = addr..addr + self.check_free(addr, kind)?;
        if let Some(object) = self.objects.get_mut(&addr) {
            object.life = Life::Freed;
        }
        self.bytes.retain(|at, _| !bytes.contains(at));
        Ok(())
    }

    /// Returns the size of the live object that begins at `addr`; 0 if there is none.
    pub fn object_size(&self, addr: u64) -> u64 {
        self.objects.get(&addr).filter(|object| object.life == Life::Live).map_or(0, |object| object.size)
    }

    /// Returns the bytes of each global that threads share, by its address.
    pub fn globals(&self, program: &Program) -> BTreeMap<u64, Vec<u8>> {
        let byte = |at: u64| self.bytes.get(&at).copied().unwrap_or(0);
        let contents = |addr: u64, len: usize| (addr..).take(len).map(byte).collect();
        shared_globals(program).map(|(addr, global)| (addr, contents(addr, global.init.len()))).collect()
    }
}
