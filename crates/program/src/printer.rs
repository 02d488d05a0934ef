//! The printer of programs as text for people: `println!("{program}")`.
//!
//! The listing shows everything an instruction means: orders, sizes, widths, live registers of loops.
//! Registers are `%name`, or `%number` if they have no name (`%name.number` if several share one); `[…]` is
//! an address; in the listing of a whole program a constant that is the address of something says of what. A
//! comment gives the source line where it changes.

use crate::*;
use fencepost_source::Pos;
use std::fmt::{self, Display, Formatter};

/// The column where comments start.
const COMMENT_COLUMN: usize = 48;

/// The listing:
///
/// ```
/// use fencepost_program::*;
/// # use fencepost_source::{Pos, SourceFile};
/// # let mut program = Program::new("spin");
/// # let file = program.add_file(SourceFile::new("spin.c", "while (!flag);\nreturn data;\n"));
/// # let data = program.add_global(Global::with_value("data", 8, 42));
/// # let data = program.global_addr(data);
/// # let flag = program.add_global(Global::zeroed("flag", 4));
/// # let flag = program.global_addr(flag);
/// # let mut f = FunctionBuilder::new("wait", 1);
/// # f.at(Pos { file, line: 1, column: 1 });
/// # let (round, after) = (f.block(), f.block());
/// # let (seen, go, value) = (f.reg("seen"), f.temp(), f.temp());
/// # let id = f.new_loop();
/// # f.push(Op::LoopEnter { id });
/// # f.end(Terminator::Jump(round));
/// # f.switch_to(round);
/// # f.push(Op::LoopHead { id });
/// # f.push(Op::Load { dst: seen, addr: flag.into(), size: Size::B4, mode: Mode::Acq });
/// # f.push(Op::Cmp { op: CmpOp::Ne, bits: 32, dst: go, a: seen.into(), b: 0.into() });
/// # f.end(Terminator::Branch { cond: go.into(), yes: after, no: round });
/// # f.switch_to(after);
/// # f.at(Pos { file, line: 2, column: 1 });
/// # f.push(Op::Load { dst: value, addr: (data + 4).into(), size: Size::B2, mode: Mode::Na });
/// # f.end(Terminator::Return(Some(value.into())));
/// # let wait = program.add_function(f.finish());
/// # program.add_thread("P0", wait, vec![7]);
/// let program = program.finish().unwrap();
/// assert_eq!(program.to_string(), "\
/// program spin
/// global @data: 8 bytes at 0x10000, align 16 = 42
/// global @flag: 4 bytes at 0x10010, align 16 = 0
/// thread P0 runs @wait(7)
///
/// function @wait(%0), 4 registers
/// b0:
///     loop enter L0                                   // spin.c:1: while (!flag);
///     jump b1
/// b1:
///     loop head L0, live ()
///     %seen = load.acq i32 [@flag]
///     %2 = ne i32 %seen, 0
///     branch %2 ? b2 : b1
/// b2:
///     %3 = load.na i16 [@data+4]                      // spin.c:2: return data;
///     return %3
/// ");
/// ```
impl Display for Program {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        writeln!(f, "program {}", self.name)?;
        if let Some(bound) = self.unroll {
            writeln!(f, "unroll {bound}")?;
        }
        for (i, global) in self.globals.iter().enumerate() {
            let addr = self.global_addr(GlobalId(i as u32));
            let local = match global {
                Global { thread_local: true, .. } => "thread-local ",
                Global { constant: true, .. } => "constant ",
                _ => "",
            };
            let Global { name, init, align, .. } = global;
            let contents = Contents(init);
            writeln!(
                f,
                "{local}global @{name}: {} bytes at {addr:#x}, align {align} = {contents}",
                init.len()
            )?;
        }
        for thread in &self.threads {
            let args = List(thread.args.iter().map(|a| number(*a)).collect());
            let name = Scope { program: Some(self), function: None }.function(thread.func);
            writeln!(f, "thread {} runs {name}({args})", thread.name)?;
        }
        for function in &self.functions {
            writeln!(f)?;
            Scope { program: Some(self), function: Some(function) }.list(f)?;
        }
        Ok(())
    }
}

impl Display for Function {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        Scope { program: None, function: Some(self) }.list(f)
    }
}

impl Display for Op {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&Scope::default().op(self))
    }
}

impl Display for Terminator {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&Scope::default().end(self))
    }
}

/// The contents of a global, for printing: a number if it fits in one, else its bytes (zeros at the end left
/// out).
struct Contents<'a>(&'a [u8]);

impl Display for Contents<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let used = self.0.iter().rposition(|b| *b != 0).map_or(0, |last| last + 1);
        if self.0.len() <= 8 || used == 0 {
            let value = self.0[..used].iter().rev().fold(0u64, |word, byte| word << 8 | *byte as u64);
            return write!(f, "{value}");
        }
        write!(f, "bytes")?;
        self.0[..used].iter().try_for_each(|b| write!(f, " {b:02x}"))?;
        if used < self.0.len() { write!(f, " 00…") } else { Ok(()) }
    }
}

/// A list of texts, printed with commas between them.
struct List(Vec<String>);

impl Display for List {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.join(", "))
    }
}

/// Returns a constant as text: a small one in decimal, a large one in hexadecimal.
fn number(value: u64) -> String {
    match value {
        0..=0xffff => value.to_string(),
        _ if value as i64 > -0x1_0000 && (value as i64) < 0 => (value as i64).to_string(),
        _ => format!("{value:#x}"),
    }
}

/// The names that are known while an instruction is printed.
#[derive(Clone, Copy, Default)]
struct Scope<'a> {
    program: Option<&'a Program>,
    function: Option<&'a Function>,
}

impl Scope<'_> {
    fn list(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Some(function) = self.function else { return Ok(()) };
        let params = List((0..function.params).map(|r| self.reg(Reg(r))).collect());
        writeln!(f, "function @{}({params}), {} registers", function.name, function.regs)?;
        let mut last = Pos::default();
        for (b, block) in function.blocks.iter().enumerate() {
            writeln!(f, "b{b}:")?;
            for inst in &block.insts {
                self.line(f, &self.op(&inst.op), inst.pos, &mut last)?;
            }
            self.line(f, &self.end(&block.end), block.end_pos, &mut last)?;
        }
        Ok(())
    }

    /// Writes one line, with a comment if its source line is not that of the line before.
    fn line(&self, f: &mut Formatter<'_>, text: &str, pos: Pos, last: &mut Pos) -> fmt::Result {
        let same = (pos.file, pos.line) == (last.file, last.line);
        let place = self.program.filter(|_| !same).and_then(|p| Some((p, p.place(pos)?)));
        if pos.is_known() {
            *last = pos;
        }
        match place {
            None => writeln!(f, "    {text}"),
            Some((program, place)) => {
                let source = program.files[pos.file.0 as usize].line(pos.line).trim();
                writeln!(f, "    {text:COMMENT_COLUMN$}// {place}: {source}")
            }
        }
    }

    fn reg(&self, reg: Reg) -> String {
        let names = self.function.map_or(&[][..], |f| &f.reg_names);
        let Some((_, name)) = names.iter().find(|(r, _)| *r == reg) else { return format!("%{}", reg.0) };
        let shared = names.iter().any(|(r, other)| *r != reg && other == name);
        if shared { format!("%{name}.{}", reg.0) } else { format!("%{name}") }
    }

    /// Returns the name of what a constant is the address of.
    fn symbol(&self, value: u64) -> Option<String> {
        let program = self.program?;
        if let layout::Region::Function(func) = layout::region(value) {
            return program.functions.get(func.index()).map(|f| format!("@{}", f.name));
        }
        let (global, offset) = program.global_at(value)?;
        let name = &program.globals[global.index()].name;
        Some(if offset == 0 { format!("@{name}") } else { format!("@{name}+{offset}") })
    }

    fn value(&self, operand: Operand) -> String {
        match operand {
            Operand::Reg(reg) => self.reg(reg),
            // The constant may be a number that happens to be the address of something, so both are printed.
            Operand::Const(value) => match self.symbol(value) {
                Some(symbol) => format!("{value:#x}<{symbol}>"),
                None => number(value),
            },
        }
    }

    fn addr(&self, operand: Operand) -> String {
        match operand {
            Operand::Reg(reg) => format!("[{}]", self.reg(reg)),
            Operand::Const(value) => {
                format!("[{}]", self.symbol(value).unwrap_or_else(|| format!("{value:#x}")))
            }
        }
    }

    fn pair(&self, pair: Pair<Operand>) -> String {
        format!("{}:{}", self.value(pair.high), self.value(pair.low))
    }

    fn values(&self, operands: &[Operand]) -> List {
        List(operands.iter().map(|o| self.value(*o)).collect())
    }

    fn function(&self, func: FuncId) -> String {
        let known = self.program.and_then(|p| p.functions.get(func.index()));
        known.map_or_else(|| format!("@function{}", func.0), |f| format!("@{}", f.name))
    }

    fn callee(&self, callee: Callee) -> String {
        match callee {
            Callee::Func(func) => self.function(func),
            Callee::Pointer(pointer) => format!("*{}", self.value(pointer)),
        }
    }

    fn global(&self, global: GlobalId) -> String {
        let known = self.program.and_then(|p| p.globals.get(global.index()));
        known.map_or_else(|| format!("@global{}", global.0), |g| format!("@{}", g.name))
    }

    fn live(&self, id: LoopId) -> String {
        let Some(info) = self.function.and_then(|f| f.loops.get(id.index())) else { return String::new() };
        format!(", live ({})", List(info.live.iter().map(|r| self.reg(*r)).collect()))
    }

    fn result(&self, dst: Option<Reg>) -> String {
        dst.map_or(String::new(), |dst| format!("{} = ", self.reg(dst)))
    }

    fn op(&self, op: &Op) -> String {
        let (r, v, at) = (|reg| self.reg(reg), |operand| self.value(operand), |operand| self.addr(operand));
        match op {
            Op::Copy { dst, src } => format!("{} = {}", r(*dst), v(*src)),
            Op::Bin { op, bits, dst, a, b } => {
                format!("{} = {} i{bits} {}, {}", r(*dst), lower(op), v(*a), v(*b))
            }
            Op::Cmp { op, bits, dst, a, b } => {
                format!("{} = {} i{bits} {}, {}", r(*dst), lower(op), v(*a), v(*b))
            }
            Op::Cast { op, from, to, dst, src } => {
                format!("{} = {} i{from} {} to i{to}", r(*dst), lower(op), v(*src))
            }
            Op::Un { op, bits, dst, src } => format!("{} = {} i{bits} {}", r(*dst), lower(op), v(*src)),
            Op::Overflows { op, sign, bits, dst, a, b } => {
                let (op, sign) = (lower(op), lower(sign));
                format!("{} = {sign} {op} overflows i{bits} {}, {}", r(*dst), v(*a), v(*b))
            }
            Op::Wide { op, bits, dst, a, b } => format!(
                "{}:{} = {} i{bits} {}, {}",
                r(dst.high),
                r(dst.low),
                lower(op),
                self.pair(*a),
                self.pair(*b)
            ),
            Op::WideToFloat { sign, from, to, dst, src } => {
                format!("{} = f{to} of {} i{from} {}:{}", r(*dst), lower(sign), v(src.high), v(src.low))
            }
            Op::FloatToWide { sign, from, to, dst, src } => {
                format!("{}:{} = {} i{to} of f{from} {}", r(dst.high), r(dst.low), lower(sign), v(*src))
            }
            Op::WideCmp { op, bits, dst, a, b } => {
                format!("{} = {} i{bits} {}, {}", r(*dst), lower(op), self.pair(*a), self.pair(*b))
            }
            Op::Select { dst, cond, yes, no } => {
                format!("{} = select {} ? {} : {}", r(*dst), v(*cond), v(*yes), v(*no))
            }
            Op::Peek { dst, base, len, index } => {
                format!("{} = array({} x {len})[{}]", r(*dst), r(*base), v(*index))
            }
            Op::Poke { base, len, index, src } => {
                format!("array({} x {len})[{}] = {}", r(*base), v(*index), v(*src))
            }
            Op::ThreadLocal { dst, global } => format!("{} = thread-local {}", r(*dst), self.global(*global)),
            Op::ThreadSelf { dst } => format!("{} = thread self", r(*dst)),
            Op::Load { dst, addr, size, mode } => {
                format!("{} = load.{} i{} {}", r(*dst), mode.name(), size.bits(), at(*addr))
            }
            Op::LoadRaw { dst, addr, size } => {
                format!("{} = load.raw i{} {}", r(*dst), size.bits(), at(*addr))
            }
            Op::Store { addr, value, size, mode } => {
                format!("store.{} i{} {} = {}", mode.name(), size.bits(), at(*addr), v(*value))
            }
            Op::CmpXchg { old, ok, addr, expected, new, size, success, failure } => format!(
                "{}, {} = cmpxchg.{}.{} i{} {}, {} to {}",
                r(*old),
                r(*ok),
                success.name(),
                failure.name(),
                size.bits(),
                at(*addr),
                v(*expected),
                v(*new)
            ),
            Op::FailedCas { dst, addr, size, mode, .. } => {
                format!("{} = failed-cas.{} i{} {}", r(*dst), mode.name(), size.bits(), at(*addr))
            }
            Op::Rmw { op, dst, addr, arg, size, mode } => {
                let (op, mode) = (lower(op), mode.name());
                format!("{} = rmw.{op}.{mode} i{} {}, {}", r(*dst), size.bits(), at(*addr), v(*arg))
            }
            Op::Fence { kind } => format!("fence.{}", kind.name()),
            Op::Alloc { dst, kind, size, align, zeroed } => {
                let contents = if *zeroed == Zeroed::Yes { "zeroed" } else { "uninitialised" };
                let (dst, kind, size, align) = (r(*dst), lower(kind), v(*size), v(*align));
                format!("{dst} = alloc {kind} {size} bytes align {align} {contents}")
            }
            Op::Free { addr, kind } => format!("free {} {}", lower(kind), at(*addr)),
            Op::ObjectSize { dst, addr } => format!("{} = object size {}", r(*dst), at(*addr)),
            Op::MemCopy { dst, src, len, overlap } => {
                let apart = if *overlap == Overlap::Forbidden { ", no overlap" } else { "" };
                format!("copy {} = {}, {} bytes{apart}", at(*dst), at(*src), v(*len))
            }
            Op::MemSet { dst, byte, len } => format!("fill {} = {}, {} bytes", at(*dst), v(*byte), v(*len)),
            Op::Call { dst, callee, args } => {
                format!("{}call {}({})", self.result(*dst), self.callee(*callee), self.values(args))
            }
            Op::Invoke { dst, callee, args, unwind } => format!(
                "{}invoke {}({}) unwind b{}",
                self.result(*dst),
                self.callee(*callee),
                self.values(args),
                unwind.0
            ),
            Op::Throw { value } => format!("throw {}", v(*value)),
            Op::Caught { dst, .. } => format!("{} = caught", r(*dst)),
            Op::ExitThread { value } => format!("exit thread {}", v(*value)),
            Op::EndLocals => "end locals".to_owned(),
            Op::Exit => "exit".to_owned(),
            Op::Spawn { dst, callee, args } => {
                format!("{} = spawn {}({})", r(*dst), self.callee(*callee), self.values(args))
            }
            Op::Join { dst, thread } => format!("{}join {}", self.result(*dst), v(*thread)),
            Op::Detach { thread } => format!("detach {}", v(*thread)),
            Op::BarrierRank { dst, barrier, count } => {
                format!("{} = rank at barrier {} for {}", r(*dst), v(*barrier), v(*count))
            }
            Op::Held { dst, addr } => format!("{} = held {}", r(*dst), at(*addr)),
            Op::Hold { addr, change } => format!("hold {} {}", lower(change), at(*addr)),
            Op::Lock { addr, size } => format!("lock i{} {}", size.bits(), at(*addr)),
            Op::Sleep { dst, set, bit } => format!("{} = sleep {}, {}", r(*dst), at(*set), at(*bit)),
            Op::LockAgain { addr, size } => format!("lock again i{} {}", size.bits(), at(*addr)),
            Op::TryLock { ok, addr, size } => format!("{} = trylock i{} {}", r(*ok), size.bits(), at(*addr)),
            Op::Unlock { addr, size } => format!("unlock i{} {}", size.bits(), at(*addr)),
            Op::Assume { cond, why } => format!("assume {} else {}", v(*cond), lower(why)),
            Op::Assert { cond, message } => format!("assert {} {message:?}", v(*cond)),
            Op::Choose { dst, low, high } => {
                format!("{} = choose {}..={}", r(*dst), v(*low), v(*high))
            }
            Op::Fail { why, message } => format!("fail {} {message:?}", lower(why)),
            Op::Panic { text, length } => format!("panic {} {}", at(*text), self.value(*length)),
            Op::Print { format, args } => format!("print {}({})", at(*format), self.values(args)),
            Op::External { name, args } => format!("external {name:?}({})", self.values(args)),
            Op::LoopHead { id } => format!("loop head L{}{}", id.0, self.live(*id)),
            Op::LoopBody { id } => format!("loop body L{}", id.0),
            Op::LoopEnter { id } => format!("loop enter L{}", id.0),
        }
    }

    fn end(&self, end: &Terminator) -> String {
        match end {
            Terminator::Jump(to) => format!("jump b{}", to.0),
            Terminator::Branch { cond, yes, no } => {
                format!("branch {} ? b{} : b{}", self.value(*cond), yes.0, no.0)
            }
            Terminator::Switch { value, cases, default } => {
                let mut all: Vec<String> =
                    cases.iter().map(|(case, to)| format!("{} => b{}", number(*case), to.0)).collect();
                all.push(format!("_ => b{}", default.0));
                format!("switch {} {{ {} }}", self.value(*value), List(all))
            }
            Terminator::Return(None) => "return".into(),
            Terminator::Return(Some(value)) => format!("return {}", self.value(*value)),
            Terminator::Unreachable => "unreachable".into(),
        }
    }
}

/// Returns the name of a variant, in lower case.
fn lower(name: &impl fmt::Debug) -> String {
    format!("{name:?}").to_lowercase()
}
