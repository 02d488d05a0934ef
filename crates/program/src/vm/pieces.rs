//! Accesses made in pieces: copies, fills, and plain accesses that reach over a cut ([`crate::Cells`]).
//!
//! What is to be done is a [`Job`]: some bytes come from somewhere and go somewhere. It is done target piece
//! by target piece: the bytes of one are gathered (from as many source pieces as it takes), then written; if
//! the target is an atomic cell that is not covered wholly, it is read first, and written with the new bytes
//! in it. Private memory and constants need no steps. Where the thread is in the job:
//!
//! - `scratch`: how many bytes of the whole are done;
//! - the stage: what was asked for last: a source piece when so many bytes of the target piece were gathered
//!   ([`GATHER`]), the old bytes of the target ([`MERGE`]), or to write it ([`WRITE`]);
//! - `answer`: the bytes gathered.
//!
//! Overlapping ranges are copied from the end if the target lies behind the source.

use super::state::{Phase, ThreadState};
use crate::cells::Piece;
use crate::*;

/// The first of the stage numbers (steps within an instruction) of instructions that are executed in pieces.
pub(super) const GATHER: u8 = 16;
const MERGE: u8 = GATHER + 8;
const WRITE: u8 = GATHER + 9;

/// A transfer of bytes that is made in pieces: a copy, a fill, or a split access.
struct Job {
    from: JobSource,
    to: JobTarget,
    len: u64,
    deps: JobDeps,
}

/// The operands that the steps of a job depend on.
struct JobDeps {
    read: Operand,
    write: Operand,
    data: Option<Operand>,
}

#[derive(Clone, Copy)]
enum JobSource {
    Memory(u64),
    Fill(u8),
    Value(u64),
}

#[derive(Clone, Copy)]
enum JobTarget {
    Memory(u64),
    Register(Reg),
}

/// The part of a job that is under way: bytes `at .. at + len` of the whole.
struct Part {
    at: u64,
    len: u64,
    /// The target: a whole atomic cell, or just those bytes.
    target: Option<Piece>,
}

impl Job {
    fn of<S: Shadow>(t: &ThreadState<S>, op: &Op) -> Job {
        match op {
            Op::MemCopy { dst, src, len, .. } => Job {
                from: JobSource::Memory(t.get(*src)),
                to: JobTarget::Memory(t.get(*dst)),
                len: t.get(*len),
                deps: JobDeps { read: *src, write: *dst, data: None },
            },
            Op::MemSet { dst, byte, len } => Job {
                from: JobSource::Fill(t.get(*byte) as u8),
                to: JobTarget::Memory(t.get(*dst)),
                len: t.get(*len),
                deps: JobDeps { read: *dst, write: *dst, data: Some(*byte) },
            },
            Op::Load { dst, addr, size, .. } | Op::LoadRaw { dst, addr, size } => Job {
                from: JobSource::Memory(t.get(*addr)),
                to: JobTarget::Register(*dst),
                len: size.bytes(),
                deps: JobDeps { read: *addr, write: *addr, data: None },
            },
            Op::Store { addr, value, size, .. } => Job {
                from: JobSource::Value(t.get(*value)),
                to: JobTarget::Memory(t.get(*addr)),
                len: size.bytes(),
                deps: JobDeps { read: *addr, write: *addr, data: Some(*value) },
            },
            other => unreachable!("{other:?} is not made in pieces"),
        }
    }

    /// Returns whether the target begins inside the source, behind its start, so that the copy must run
    /// backwards.
    fn is_backward(&self) -> bool {
        match (self.from, self.to) {
            (JobSource::Memory(src), JobTarget::Memory(dst)) => dst > src && dst - src < self.len,
            _ => false,
        }
    }

    /// Returns the part that comes next when `done` bytes are done.
    fn part(&self, program: &Program, done: u64) -> Part {
        let left = self.len - done;
        let JobTarget::Memory(dst) = self.to else { return Part { at: 0, len: self.len, target: None } };
        let backward = self.is_backward();
        let first = if backward { left - 1 } else { done };
        let byte = dst.wrapping_add(first);
        if let Some(cell) = program.cells.atomic_at(byte) {
            let len = match backward {
                true => (byte + 1 - cell.addr).min(left),
                false => (cell.end() - byte).min(left),
            };
            return Part { at: if backward { left - len } else { done }, len, target: Some(cell) };
        }
        let target = PieceLimit::new(program, dst);
        let source = match self.from {
            JobSource::Memory(src) => PieceLimit::new(program, src),
            JobSource::Fill(_) | JobSource::Value(_) => PieceLimit::None,
        };
        let fits = |size: u64| match backward {
            true => target.fits_before(left, size, left) && source.fits_before(left, size, left),
            false => target.fits_after(done, size, left) && source.fits_after(done, size, left),
        };
        let len = [8, 4, 2].into_iter().find(|size| *size <= left && fits(*size)).unwrap_or(1);
        let at = if backward { left - len } else { done };
        Part { at, len, target: Size::new(len).map(|size| Piece { addr: dst.wrapping_add(at), size }) }
    }
}

/// The limits to pieces at one end of a job: its source or its target.
enum PieceLimit<'a> {
    /// No limit: private memory, constants, or no memory at all.
    None,
    /// Shared memory from this address on, whose cells limit the pieces.
    Memory(&'a Cells, u64),
}

impl<'a> PieceLimit<'a> {
    fn new(program: &'a Program, addr: u64) -> Self {
        if layout::is_silent(addr) { PieceLimit::None } else { PieceLimit::Memory(&program.cells, addr) }
    }

    /// Returns whether one access can cover the `size` bytes from offset `at` on.
    fn fits_after(&self, at: u64, size: u64, left: u64) -> bool {
        let PieceLimit::Memory(cells, addr) = self else { return true };
        let addr = addr.wrapping_add(at);
        addr.is_multiple_of(size)
            && match cells.atomic_at(addr) {
                Some(cell) => cell.end() - addr >= size,
                None => cells.room_after(addr, left) >= size,
            }
    }

    /// Returns whether one access can cover the `size` bytes up to offset `end`.
    fn fits_before(&self, end: u64, size: u64, left: u64) -> bool {
        let PieceLimit::Memory(cells, addr) = self else { return true };
        let end = addr.wrapping_add(end);
        end.is_multiple_of(size)
            && match cells.atomic_at(end.wrapping_sub(1)) {
                Some(cell) => end - cell.addr >= size,
                None => cells.room_before(end, left) >= size,
            }
    }
}

/// Returns whether the plain access of instruction `op` must be made in pieces. (The caller asks only if
/// memory is divided into cells.)
pub(super) fn is_split<S: Shadow>(program: &Program, t: &ThreadState<S>, op: &Op) -> bool {
    match op {
        Op::Load { addr, size, mode: Mode::Na, .. }
        | Op::LoadRaw { addr, size, .. }
        | Op::Store { addr, size, mode: Mode::Na, .. } => program.cells.splits(t.get(*addr), *size),
        _ => false,
    }
}

/// Returns the error of an atomic access that overlaps an atomic cell without covering exactly that cell.
pub(super) fn clash<S: Shadow>(program: &Program, t: &ThreadState<S>, op: &Op) -> Option<Fault> {
    let (addr, size) = match op {
        Op::Load { mode: Mode::Na, .. } | Op::Store { mode: Mode::Na, .. } => return None,
        Op::Load { addr, size, .. }
        | Op::FailedCas { addr, size, .. }
        | Op::Store { addr, size, .. }
        | Op::Rmw { addr, size, .. }
        | Op::CmpXchg { addr, size, .. }
        | Op::Lock { addr, size }
        | Op::LockAgain { addr, size }
        | Op::TryLock { addr, size, .. }
        | Op::Unlock { addr, size } => (t.get(*addr), *size),
        _ => return None,
    };
    program.cells.clashes(addr, size).then_some(Fault::MixedSize { addr, size: size.bytes() })
}

/// Begins an instruction that is executed in pieces, and returns its first step; `None` if it needs none.
#[inline(never)]
pub(super) fn begin<S: Shadow>(program: &Program, t: &mut ThreadState<S>, op: &Op) -> Option<Step<S>> {
    let job = Job::of(t, op);
    t.scratch = 0;
    if let (JobSource::Memory(src), JobTarget::Memory(dst)) = (job.from, job.to)
        && layout::is_private(src)
        && layout::is_private(dst)
    {
        return t.private.copy(t.thread, dst, src, job.len).err().map(Step::Error);
    }
    continue_job(program, t, &job, op, GATHER)
}

/// Takes the answer to a stage of an instruction that is executed in pieces, and returns the next step;
/// `None` if the instruction is done.
#[inline(never)]
pub(super) fn complete<S: Shadow>(
    program: &Program,
    t: &mut ThreadState<S>,
    op: &Op,
    stage: u8,
    value: u64,
    shadow: S,
) -> Option<Step<S>> {
    let job = Job::of(t, op);
    let part = job.part(program, t.scratch);
    match stage {
        WRITE => {
            t.mark_effect();
            t.take_answer();
            t.scratch += part.len;
            return continue_job(program, t, &job, op, GATHER);
        }
        MERGE => {
            t.mark_read(Mode::Na);
            t.answer_shadow.join(&shadow);
            let Some(cell) = part.target else { unreachable!("only a cell is merged") };
            let JobTarget::Memory(dst) = job.to else { unreachable!("only memory is merged") };
            let shift = 8 * (dst.wrapping_add(part.at) - cell.addr) as u32;
            let ours = low_bytes(part.len) << shift;
            t.answer = (cell.size.cut(value) & !ours) | (t.answer << shift & ours);
            return Some(write(t, &job, cell));
        }
        _ => {}
    }
    t.mark_read(Mode::Na);
    let gathered = (stage - GATHER) as u64;
    let JobSource::Memory(src) = job.from else { unreachable!("only memory is gathered") };
    let at = src.wrapping_add(part.at + gathered);
    let (piece, bytes) = source_piece(program, at, part.len - gathered);
    let value = piece.size.cut(value) >> (8 * (at - piece.addr));
    t.answer |= (value & low_bytes(bytes)) << (8 * gathered);
    t.answer_shadow.join(&shadow);
    continue_job(program, t, &job, op, stage + bytes as u8)
}

/// Gathers and writes parts, from `stage` on, until there is a step to ask for.
fn continue_job<S: Shadow>(
    program: &Program,
    t: &mut ThreadState<S>,
    job: &Job,
    op: &Op,
    mut stage: u8,
) -> Option<Step<S>> {
    while t.scratch < job.len {
        let part = job.part(program, t.scratch);
        let step = gather(program, t, job, op, &part, stage).or_else(|| put(t, job, &part));
        if step.is_some() {
            return step;
        }
        t.take_answer();
        t.scratch += part.len;
        stage = GATHER;
    }
    t.scratch = 0;
    None
}

/// Gathers the bytes of a part, of which `stage` says how many there are already. Returns `None` when all are
/// there.
fn gather<S: Shadow>(
    program: &Program,
    t: &mut ThreadState<S>,
    job: &Job,
    op: &Op,
    part: &Part,
    stage: u8,
) -> Option<Step<S>> {
    let gathered = (stage - GATHER) as u64;
    if gathered == part.len {
        return None;
    }
    let src = match job.from {
        JobSource::Fill(byte) => {
            t.answer = u64::from_le_bytes([byte; 8]) & low_bytes(part.len);
            return None;
        }
        JobSource::Value(value) => {
            t.answer = value >> (8 * part.at) & low_bytes(part.len);
            return None;
        }
        JobSource::Memory(src) => src,
    };
    let at = src.wrapping_add(part.at + gathered);
    if layout::is_silent(at) {
        return match silent_bytes(program, t, at, part.len) {
            Ok((value, shadow)) => {
                t.keep_answer(value, shadow);
                None
            }
            Err(fault) => Some(Step::Error(fault)),
        };
    }
    let (piece, _) = source_piece(program, at, part.len - gathered);
    Some(read(t, job, piece, stage, matches!(op, Op::MemCopy { .. } | Op::LoadRaw { .. })))
}

/// Writes the gathered bytes of a part to its target. Returns `None` if that takes no step.
fn put<S: Shadow>(t: &mut ThreadState<S>, job: &Job, part: &Part) -> Option<Step<S>> {
    let dst = match job.to {
        JobTarget::Memory(dst) => dst,
        JobTarget::Register(reg) => {
            let (value, shadow) = t.take_answer();
            t.set(reg, value, shadow);
            return None;
        }
    };
    let addr = dst.wrapping_add(part.at);
    if layout::is_constant(addr) {
        return Some(Step::Error(Fault::Constant(addr)));
    }
    if layout::is_private(addr) {
        let (value, mut shadow) = t.take_answer();
        shadow.join(&job.deps.data.map(|d| t.shade(d)).unwrap_or_default());
        let Some(size) = Size::new(part.len) else { unreachable!("private memory has no atomic cells") };
        return t.private.store(t.thread, addr, size, value, &shadow).err().map(Step::Error);
    }
    let Some(target) = part.target else { unreachable!("a target in memory is a piece") };
    if part.len == target.size.bytes() {
        return Some(write(t, job, target));
    }
    Some(read(t, job, target, MERGE, true))
}

fn read<S: Shadow>(t: &mut ThreadState<S>, job: &Job, from: Piece, stage: u8, copy: bool) -> Step<S> {
    t.phase = Phase::Asked(stage);
    let (mode, failure, update) = (Mode::Na, Mode::Na, Update::None);
    let deps = t.deps(job.deps.read, None);
    Step::Read(Read { addr: from.addr, size: from.size, mode, failure, update, copy, deps })
}

fn write<S: Shadow>(t: &mut ThreadState<S>, job: &Job, to: Piece) -> Step<S> {
    t.phase = Phase::Asked(WRITE);
    let mut deps = t.deps(job.deps.write, job.deps.data);
    deps.data.join(&t.answer_shadow);
    let value = to.size.cut(t.answer);
    Step::Write(Write { addr: to.addr, size: to.size, mode: Mode::Na, value, kind: WriteKind::Store, deps })
}

/// Returns the piece of shared memory to read for (some of) the `len` bytes at `at`, and for how many of
/// them.
fn source_piece(program: &Program, at: u64, len: u64) -> (Piece, u64) {
    if let Some(cell) = program.cells.atomic_at(at) {
        return (cell, (cell.end() - at).min(len));
    }
    let room = program.cells.room_after(at, len);
    let sizes = [Size::B8, Size::B4, Size::B2];
    let size = sizes.into_iter().find(|s| s.bytes() <= room && at.is_multiple_of(s.bytes()));
    let size = size.unwrap_or(Size::B1);
    (Piece { addr: at, size }, size.bytes())
}

/// Returns bytes of private memory or of a constant, whatever their number.
fn silent_bytes<S: Shadow>(
    program: &Program,
    t: &ThreadState<S>,
    addr: u64,
    len: u64,
) -> Result<(u64, S), Fault> {
    if layout::is_private(addr) {
        return t.private.load_for_copy(t.thread, addr, len);
    }
    let value = program.initial_value(addr, len).ok_or(Fault::BadAddress { addr, bytes: len })?;
    Ok((value, S::default()))
}

/// Returns the lowest `bytes` bytes (1 to 8) of a word.
fn low_bytes(bytes: u64) -> u64 {
    mask(8 * bytes as u8, u64::MAX)
}
