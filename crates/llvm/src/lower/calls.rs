//! Lowers calls: of functions of the program, through pointers, with variable arguments, and of built-in
//! functions.
//!
//! How values travel: a parameter takes as many registers as its value has words; a result of several words
//! comes back with its first word as the result and the others in memory of the caller, whose address is a
//! hidden first argument. Arguments for `...` are laid out in memory of the caller as the x86-64 ABI has it
//! (clang expands `va_arg` into accesses to that layout), and a hidden last argument is its address.

use super::function::{Body, Lowered, Refusal, Slot, has_result_area, parameter_words};
use super::instructions::scalar_bits;
use super::link::{FunctionKey, Symbol};
use super::places;
use super::recheck::WakeUps;
use super::results;
use super::types::{self, Word};
use crate::ast::{Arg, Call, Const, ConstExpr, Statement, Type, Value};
use fencepost_program::*;

/// The registers for integers and for floats that a variadic function saves, and where the rest of its
/// arguments is.
const SAVED_INTEGERS: u64 = 48;
const SAVED_AREA: u64 = 176;

/// The mangled name of the C++ function `std::condition_variable::wait`.
pub const CONDITION_VARIABLE_WAIT: &str = "_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE";

/// The same in libc++.
pub const LIBCXX_CONDITION_VARIABLE_WAIT: &str =
    "_ZNSt3__118condition_variable4waitERNS_11unique_lockINS_5mutexEEE";

/// The note for a wait in a loop that does more than check the condition, which is explored only in part.
const FEW_WAKE_UPS: &str = "a wait on a condition variable in a loop that does more than check the condition again: only two \
                            wake-ups for no reason per thread are tried (check the condition again in a loop around the \
                            wait that does nothing else, or use --spurious-wakeups with --unroll)";

/// The wait at a barrier, and the function of the runtime to call instead where its result is not used: which
/// thread is the serial one is then not explored.
pub const BARRIER_WAIT: &str = "pthread_barrier_wait";
pub const BARRIER_PASS: &str = "fencepost_barrier_pass";

impl Body<'_, '_> {
    /// Lowers a call of a function or of inline assembly; exceptions go to the block `unwind`, if there is
    /// one.
    pub fn call(&mut self, statement: &Statement, call: &Call, unwind: Option<BlockId>) -> Lowered<()> {
        match &call.callee {
            // (What could be translated is no assembly any more.)
            Value::Asm(asm) => {
                let text: String = asm.text.split_whitespace().collect::<Vec<_>>().join(" ");
                let text = fencepost_source::shorten(&text);
                Err(Refusal(format!("the inline assembly `{text}` is not supported: {}", asm.refused)))
            }
            Value::Const(constant) => match called_name(constant) {
                Some(name) => self.call_named(statement, call, unwind, name),
                None => self.call_pointer(statement, call, unwind),
            },
            _ => self.call_pointer(statement, call, unwind),
        }
    }

    /// Lowers a call of a function by its name.
    fn call_named(
        &mut self,
        statement: &Statement,
        call: &Call,
        unwind: Option<BlockId>,
        name: &str,
    ) -> Lowered<()> {
        if self.named_stub(statement, call, name)? {
            return Ok(());
        }
        let name = self.redirected(statement, name);
        match self.low.linker.resolve(self.key.unit, name) {
            // The runtime's own version serves calls through pointers.
            Symbol::Function(key) if self.low.is_runtime(key) && self.builtin(statement, call, name)? => {
                Ok(())
            }
            Symbol::Function(key) => self.call_function(statement, call, unwind, key),
            Symbol::MissingFunction if self.builtin(statement, call, name)? => Ok(()),
            // rustc's panics, in a program that was compiled to abort on them.
            Symbol::MissingFunction if name.contains("core9panicking") => {
                self.fail(Failure::Abort, "the program panics".to_owned());
                Ok(())
            }
            Symbol::MissingFunction if self.unknown_stub(statement, call, name)? => Ok(()),
            Symbol::MissingFunction => {
                let readable = match places::readable(name) {
                    path if path == name => path,
                    path => format!("{path} ({name})"),
                };
                Err(Refusal(format!(
                    "a call of {readable}, which is not defined and which Fencepost does not know: check the file that defines it as \
                     well, or let it return any value (--stub {name})"
                )))
            }
            _ => self.call_pointer(statement, call, unwind),
        }
    }

    /// Returns the function of the runtime to call instead of `name`, given what else the program does.
    fn redirected<'n>(&mut self, statement: &Statement, name: &'n str) -> &'n str {
        let is_used = || statement.dst.is_some_and(|result| results::is_used(self.function, result));
        let is_ours = || {
            let function = self.low.linker.resolve(self.key.unit, name);
            matches!(function, Symbol::Function(key) if self.low.is_runtime(key))
        };
        match name {
            BARRIER_WAIT if is_ours() && !is_used() => BARRIER_PASS,
            "pthread_exit" if self.low.uses.thread_exit => "fencepost_leave",
            "pthread_join" if self.low.uses.detach => "fencepost_join",
            // (If spurious wake-ups are explored at all waits, the plain versions do that.)
            _ if self.low.options.spurious_wakeups || self.low.is_runtime(self.key) => name,
            "pthread_cond_wait" | "cnd_wait" => match self.wakes() {
                WakeUps::Checked => "fencepost_cond_wait_checked",
                WakeUps::Once => "fencepost_cond_wait_once",
                WakeUps::Repeatedly => "fencepost_cond_wait_again",
            },
            CONDITION_VARIABLE_WAIT | LIBCXX_CONDITION_VARIABLE_WAIT => match self.wakes() {
                WakeUps::Checked => "fencepost_cxx_wait_checked",
                WakeUps::Once => "fencepost_cxx_wait_once",
                WakeUps::Repeatedly => "fencepost_cxx_wait_again",
            },
            other => other,
        }
    }

    /// Returns which wake-ups are explored at the wait on a condition variable that is being translated.
    fn wakes(&mut self) -> WakeUps {
        let Some((block, at)) = self.at else { return WakeUps::Once };
        let known = self.wakes_of_any();
        let low = &mut *self.low;
        let wakes = known.unwrap_or_else(|| low.recheck().wakes(self.key, block, at));
        if wakes == WakeUps::Repeatedly {
            low.note_bound(FEW_WAKE_UPS.to_owned());
        }
        wakes
    }

    /// Emits a call of a function that the program or the runtime defines.
    pub fn call_function(
        &mut self,
        statement: &Statement,
        call: &Call,
        unwind: Option<BlockId>,
        key: FunctionKey,
    ) -> Lowered<()> {
        let function = self.low.linker.function(key);
        let callee = Callee::Func(self.low.function_id(key));
        let mut args: Vec<Operand> = Vec::new();
        let area = self.push_result_area(&function.result, &mut args)?;
        for (i, param) in function.params.iter().enumerate() {
            match call.args.get(i) {
                Some(arg) => {
                    let mut words = self.argument(arg)?;
                    // K&R calls and calls through casts may disagree with the definition.
                    words.resize(types::words(&param.ty)?.len(), 0.into());
                    args.extend(words);
                }
                None => args.extend(vec![Operand::Const(0); types::words(&param.ty)?.len()]),
            }
        }
        if function.varargs {
            let named = &call.args[..function.params.len().min(call.args.len())];
            let rest = &call.args[named.len()..];
            args.push(self.vararg_area(named, rest)?);
        }
        debug_assert_eq!(args.len() as u32, parameter_words(function), "one argument for each register");
        self.before_lock(key);
        self.order_of_unlock(key, &mut args);
        self.finish_call(statement, call, &function.result, callee, args, area, unwind)?;
        self.after_lock(key);
        Ok(())
    }

    /// Lowers a call through a pointer.
    fn call_pointer(&mut self, statement: &Statement, call: &Call, unwind: Option<BlockId>) -> Lowered<()> {
        let callee = Callee::Pointer(self.pointer(&call.callee)?);
        let mut args = Vec::new();
        let area = self.push_result_area(&call.result, &mut args)?;
        for arg in &call.args {
            args.extend(self.argument(arg)?);
        }
        if call.varargs {
            return Err(Refusal(
                "a call through a pointer to a function with `...` is not supported".to_owned(),
            ));
        }
        self.finish_call(statement, call, &call.result, callee, args, area, unwind)?;
        self.check_value(statement, call)
    }

    /// Emits, after a call through a pointer whose result is used, a check that the function returned a
    /// value. (Which functions must is known of direct calls only.)
    fn check_value(&mut self, statement: &Statement, call: &Call) -> Lowered<()> {
        let Some(dst) = statement.dst.filter(|dst| results::is_used(self.function, *dst)) else {
            return Ok(());
        };
        let Ok(bits) = scalar_bits(&call.result) else { return Ok(()) };
        if !self.low.pointers_lack_values || self.low.is_runtime(self.key) || bits < 32 {
            return Ok(());
        }
        let Slot::Words { first, .. } = *self.slot(dst) else { return Ok(()) };
        let (lacks, fails, goes_on) = (self.b.temp(), self.b.block(), self.b.block());
        let b = mask(bits, results::NO_VALUE).into();
        self.b.push(Op::Cmp { op: CmpOp::Eq, bits, dst: lacks, a: first.into(), b });
        self.b.end(Terminator::Branch { cond: lacks.into(), yes: fails, no: goes_on });
        self.b.switch_to(fails);
        self.fail(Failure::Error, "use of the result of a function that ended without a value".to_owned());
        self.b.switch_to(goes_on);
        Ok(())
    }

    #[allow(clippy::too_many_arguments, reason = "they are the parts of one call")]
    fn finish_call(
        &mut self,
        statement: &Statement,
        call: &Call,
        result: &Type,
        callee: Callee,
        args: Vec<Operand>,
        area: Option<Reg>,
        unwind: Option<BlockId>,
    ) -> Lowered<()> {
        let regs = if statement.dst.is_some() { self.result(statement)? } else { vec![] };
        let returns = call.result != Type::Void && *result != Type::Void;
        let dst = regs.first().copied().filter(|_| returns);
        self.b.push(match unwind {
            None => Op::Call { dst, callee, args },
            Some(unwind) => Op::Invoke { dst, callee, args, unwind },
        });
        if let Some(area) = area {
            for (dst, word) in regs.into_iter().zip(types::words(result)?).skip(1) {
                self.load_word(area.into(), word, dst);
            }
        }
        Ok(())
    }

    fn push_result_area(&mut self, result: &Type, args: &mut Vec<Operand>) -> Lowered<Option<Reg>> {
        if !has_result_area(result) {
            return Ok(None);
        }
        let area = self.scratch(types::size(result)?, Zeroed::No);
        args.push(area.into());
        Ok(Some(area))
    }

    /// Returns the words of an argument; copies one that is passed by value in memory.
    fn argument(&mut self, arg: &Arg) -> Lowered<Vec<Operand>> {
        let Some(ty) = &arg.byval else { return self.words(&arg.ty, &arg.value) };
        let size = types::size(ty)?;
        let copy = self.scratch(size, Zeroed::No);
        let src = self.pointer(&arg.value)?;
        self.b.push(Op::MemCopy { dst: copy.into(), src, len: size.into(), overlap: Overlap::Allowed });
        Ok(vec![copy.into()])
    }

    /// Writes the arguments for `...` to memory; `named` come before them.
    fn vararg_area(&mut self, named: &[Arg], rest: &[Arg]) -> Lowered<Operand> {
        let (mut integers, mut floats, mut overflow) = (0, SAVED_INTEGERS, SAVED_AREA);
        for arg in named {
            advance(arg, &mut integers, &mut floats)?;
        }
        let mut stores: Vec<(u64, u8, Operand)> = Vec::new();
        for arg in rest {
            if let Some(ty) = &arg.byval {
                // A large struct lies in the overflow area itself.
                let size = types::size(ty)?;
                stores.push((overflow, 0, self.pointer(&arg.value)?));
                overflow += size.next_multiple_of(8);
                continue;
            }
            let words = self.words(&arg.ty, &arg.value)?;
            let kinds = types::words(&arg.ty)?;
            for (value, word) in words.into_iter().zip(kinds) {
                let float = matches!(arg.ty, Type::Float | Type::Double);
                let at = match float {
                    false if integers < SAVED_INTEGERS => take(&mut integers, 8),
                    true if floats < SAVED_AREA => take(&mut floats, 16),
                    _ => take(&mut overflow, 8),
                };
                stores.push((at, word.bits, value));
            }
        }
        let area = self.scratch(overflow, Zeroed::Yes);
        let mut byval = rest.iter().filter_map(|arg| arg.byval.as_ref());
        for (at, bits, value) in stores {
            if bits == 0 {
                let size = byval.next().map_or(Ok(0), types::size)?;
                let dst = self.offset(area.into(), at);
                self.b.push(Op::MemCopy { dst, src: value, len: size.into(), overlap: Overlap::Allowed });
            } else {
                // A whole slot: a callee that reads more than was passed gets zeros.
                self.store_word(area.into(), Word { offset: at, bits: 64 }, value);
            }
        }
        Ok(area.into())
    }

    /// Emits `va_start`, which makes `list` refer to the variable arguments of the current function.
    pub fn start_varargs(&mut self, list: Operand) -> Lowered<()> {
        let Some(area) = self.varargs else {
            return Err(Refusal("va_start in a function without `...`".to_owned()));
        };
        let (mut integers, mut floats) = (0, SAVED_INTEGERS);
        for param in &self.function.params {
            let arg = Arg {
                ty: param.ty.clone(),
                value: Value::Local(param.local),
                byval: param.byval.clone(),
                noundef: true,
            };
            advance(&arg, &mut integers, &mut floats)?;
        }
        let overflow = self.offset(area.into(), SAVED_AREA);
        let word = |offset, bits| Word { offset, bits };
        self.store_word(list, word(0, 32), integers.into());
        self.store_word(list, word(4, 32), floats.into());
        self.store_word(list, word(8, 64), overflow);
        self.store_word(list, word(16, 64), area.into());
        Ok(())
    }

    /// Lowers the instruction `va_arg`, which takes the next integer or pointer from a list of variable
    /// arguments.
    pub fn next_vararg(&mut self, statement: &Statement, list: &Value, ty: &Type) -> Lowered<()> {
        if !matches!(ty, Type::Int(1..=64) | Type::Ptr) {
            return Err(Refusal(format!("va_arg of {} is not supported", types::name(ty))));
        }
        let list = self.pointer(list)?;
        let dst = self.result_word(statement)?;
        let (in_registers, on_stack, done) = (self.b.block(), self.b.block(), self.b.block());
        let (used, fits, place) = (self.b.temp(), self.b.temp(), self.b.temp());
        let word = |offset, bits| Word { offset, bits };
        self.load_word(list, word(0, 32), used);
        self.b.push(Op::Cmp {
            op: CmpOp::ULt,
            bits: 32,
            dst: fits,
            a: used.into(),
            b: SAVED_INTEGERS.into(),
        });
        self.b.end(Terminator::Branch { cond: fits.into(), yes: in_registers, no: on_stack });
        self.b.switch_to(in_registers);
        self.load_word(list, word(16, 64), place);
        self.b.push(Op::Bin { op: BinOp::Add, bits: 64, dst: place, a: place.into(), b: used.into() });
        let next = self.bin(BinOp::Add, 32, used.into(), 8.into());
        self.store_word(list, word(0, 32), next);
        self.b.end(Terminator::Jump(done));
        self.b.switch_to(on_stack);
        self.load_word(list, word(8, 64), place);
        let next = self.bin(BinOp::Add, 64, place.into(), 8.into());
        self.store_word(list, word(8, 64), next);
        self.b.end(Terminator::Jump(done));
        self.b.switch_to(done);
        let bits = scalar_bits(ty)?;
        self.load_word(place.into(), word(0, bits), dst);
        Ok(())
    }
}

fn take(at: &mut u64, step: u64) -> u64 {
    *at += step;
    *at - step
}

/// Adds the registers that a named argument takes to the counts.
fn advance(arg: &Arg, integers: &mut u64, floats: &mut u64) -> Lowered<()> {
    if arg.byval.is_some() {
        return Ok(());
    }
    match arg.ty {
        Type::Float | Type::Double => *floats = (*floats + 16).min(SAVED_AREA),
        _ => *integers = (*integers + 8 * types::words(&arg.ty)?.len() as u64).min(SAVED_INTEGERS),
    }
    Ok(())
}

/// Returns the name of the function that is called through a constant; `None` if the constant is no function.
pub fn called_name(constant: &Const) -> Option<&str> {
    match constant {
        Const::Global(name) => Some(name),
        Const::Expr(expr) => match &**expr {
            ConstExpr::Cast { value, .. } => called_name(value),
            _ => None,
        },
        _ => None,
    }
}
