//! The division of memory into cells, where accesses of different sizes overlap.
//!
//! To a memory model a location is a piece of memory that is accessed as one. A program may well access the
//! same bytes as a field here and as part of a `memcpy` there. An engine starts without cells. When it meets
//! two accesses that overlap without being to the same bytes, it adds a cut or an atomic cell and starts the
//! search again:
//!
//! - an *atomic* cell is accessed as one by atomic accesses. A plain access to some of its bytes accesses it
//!   whole;
//! - a *cut* ends a plain access: one that reaches over it is made in pieces.
//!
//! Atomic accesses are never made in pieces: two of different sizes are an error.

use crate::Size;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// The addresses where memory is divided into cells, so that accesses of different sizes that overlap are
/// made in pieces. Empty for programs that access all memory in one way.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Cells {
    cuts: BTreeSet<u64>,
    atomics: BTreeMap<u64, Size>,
    /// Whether there is any cut or atomic cell. The machine asks before every access.
    used: bool,
}

/// A range of bytes in one cell, which one access covers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Piece {
    /// The address of the first byte.
    pub addr: u64,
    /// The number of bytes.
    pub size: Size,
}

impl Piece {
    /// Returns the address just after the last byte.
    pub fn end(self) -> u64 {
        self.addr.wrapping_add(self.size.bytes())
    }
}

impl Cells {
    /// Returns whether memory is undivided, so that no access has to be made in pieces.
    #[inline]
    pub fn is_empty(&self) -> bool {
        !self.used
    }

    /// Divides memory before `addr`, so that no plain access reaches across that address. `false`: memory was
    /// divided there already.
    pub fn cut(&mut self, addr: u64) -> bool {
        self.used = true;
        self.cuts.insert(addr)
    }

    /// Makes `size` bytes at `addr` an atomic cell, which atomic accesses cover as a whole. `Ok(false)`: it
    /// was one already. `Err`: another atomic cell overlaps it.
    pub fn add_atomic(&mut self, addr: u64, size: Size) -> Result<bool, (u64, Size)> {
        match self.overlapping(addr, size.bytes()) {
            Some(piece) if (piece.addr, piece.size) == (addr, size) => Ok(false),
            Some(piece) => Err((piece.addr, piece.size)),
            None => {
                self.used = true;
                self.atomics.insert(addr, size);
                Ok(true)
            }
        }
    }

    /// Returns the addresses before which memory is divided, in order.
    pub fn cuts(&self) -> impl Iterator<Item = u64> + '_ {
        self.cuts.iter().copied()
    }

    /// Returns the address and size of each atomic cell, in order of addresses.
    pub fn atomics(&self) -> impl Iterator<Item = (u64, Size)> + '_ {
        self.atomics.iter().map(|(addr, size)| (*addr, *size))
    }

    /// Returns whether an atomic access to `size` bytes at `addr` overlaps an atomic cell without being
    /// exactly that cell.
    pub(crate) fn clashes(&self, addr: u64, size: Size) -> bool {
        self.overlapping(addr, size.bytes()).is_some_and(|p| (p.addr, p.size) != (addr, size))
    }

    /// Returns whether a plain access to `size` bytes at `addr` reaches over a cut or part of an atomic cell,
    /// and so must be made in pieces.
    pub(crate) fn splits(&self, addr: u64, size: Size) -> bool {
        if let Some(piece) = self.overlapping(addr, size.bytes()) {
            return (piece.addr, piece.size) != (addr, size);
        }
        let Some(end) = addr.checked_add(size.bytes()) else { return false };
        self.cuts.range(addr + 1..end).next().is_some()
    }

    /// Returns an atomic cell with some byte of a range (the last one, if there are several).
    fn overlapping(&self, addr: u64, bytes: u64) -> Option<Piece> {
        let end = addr.checked_add(bytes)?;
        let (start, size) = self.atomics.range(..end).next_back()?;
        let piece = Piece { addr: *start, size: *size };
        (piece.end() > addr).then_some(piece)
    }

    /// Returns the atomic cell that holds the byte at `addr`.
    pub(crate) fn atomic_at(&self, addr: u64) -> Option<Piece> {
        self.overlapping(addr, 1)
    }

    /// Returns how many of the `left` bytes from `addr` on one plain access may cover before a cut or an
    /// atomic cell ends it.
    pub(crate) fn room_after(&self, addr: u64, left: u64) -> u64 {
        let end = addr.saturating_add(left);
        let cut = self.cuts.range(addr.saturating_add(1)..).next().copied().unwrap_or(end);
        let atomic = self.atomics.range(addr..).next().map_or(end, |(start, _)| *start);
        end.min(cut).min(atomic) - addr
    }

    /// Returns how many of the `left` bytes before `end` one plain access may cover, counted backwards from
    /// `end`.
    pub(crate) fn room_before(&self, end: u64, left: u64) -> u64 {
        let start = end.saturating_sub(left);
        let cut = self.cuts.range(..end).next_back().copied().unwrap_or(start);
        let atomic = self.atomics.range(..end).next_back().map_or(start, |(addr, size)| addr + size.bytes());
        end - start.max(cut).max(atomic)
    }
}
