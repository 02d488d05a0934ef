//! The meaning of Java's words: fields, VarHandles, monitors, and the operators that differ from C's.
//!
//! | Java | here |
//! | --- | --- |
//! | plain, `get` and `set` | `na` |
//! | `…Opaque` | `rlx` |
//! | `…Acquire`, `…Release` | `acq`, `rel` |
//! | `…Volatile`, `volatile` fields, and updates without a suffix | `sc` |
//! | `acquireFence`, `loadLoadFence` | acquire fence |
//! | `releaseFence`, `storeStoreFence` | release fence |
//! | `fullFence` | `sc` fence |
//!
//! Where the two differ. The half of an update that Java calls plain is `rlx` here: there are no updates that
//! are not atomic. `loadLoadFence` and `storeStoreFence` promise less than what they become, since neither
//! orders a load and a later store. Monitors are mutexes; since a test has no methods to call, a thread
//! enters a monitor that it holds exactly where one `synchronized` stands inside of another on the same
//! name, and there nothing needs to be done.

use super::Result;
use super::call::{Exchange, Strength};
use super::expr::{Target, Value};
use super::memory::MONITOR_SIZE;
use super::place::Place;
use super::thread::{Binding, Lowering};
use crate::ast::{BinaryOp, Call, Expr, Fixity, Name, Stmt, ThreadRef};
use crate::dialect::Dialect;
use crate::types::{IntType, Type};
use fencepost_program::{BinOp, CmpOp, FenceKind, Mode, Op, Operand, RmwOp, mask};
use fencepost_source::{Diagnostic, Span, shorten};

/// The action of a method of a VarHandle, and the value that it returns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Access {
    Get(Mode),
    Set(Mode),
    /// A read-modify-write, which returns the old value.
    Update(RmwOp, Mode),
    /// A compare-exchange that returns the value found.
    CompareAndExchange(Mode),
    /// A compare-exchange that returns whether it wrote.
    CompareAndSet(Mode, Strength),
}

/// The updates, by their names without a suffix. The short names of the bitwise ones are herd's.
const UPDATES: &[(&str, RmwOp)] = &[
    ("getAndSet", RmwOp::Xchg),
    ("getAndAdd", RmwOp::Add),
    ("getAndBitwiseOr", RmwOp::Or),
    ("getAndBitwiseAnd", RmwOp::And),
    ("getAndBitwiseXor", RmwOp::Xor),
    ("getAndOr", RmwOp::Or),
    ("getAndAnd", RmwOp::And),
    ("getAndXor", RmwOp::Xor),
];

/// The modes of updates, by the suffixes of their names.
const SUFFIXES: &[(&str, Mode)] = &[("", Mode::Sc), ("Acquire", Mode::Acq), ("Release", Mode::Rel)];

/// The fences, which are methods of the class `VarHandle`.
const FENCES: &[(&str, FenceKind)] = &[
    ("fullFence", FenceKind::Sc),
    ("acquireFence", FenceKind::Acq),
    ("releaseFence", FenceKind::Rel),
    ("loadLoadFence", FenceKind::Acq),
    ("storeStoreFence", FenceKind::Rel),
];

/// Returns all methods of a VarHandle.
fn methods() -> impl Iterator<Item = (String, Access)> {
    use Access::*;
    let simple = [
        ("get", Get(Mode::Na)),
        ("getOpaque", Get(Mode::Rlx)),
        ("getAcquire", Get(Mode::Acq)),
        ("getVolatile", Get(Mode::Sc)),
        ("set", Set(Mode::Na)),
        ("setOpaque", Set(Mode::Rlx)),
        ("setRelease", Set(Mode::Rel)),
        ("setVolatile", Set(Mode::Sc)),
        ("compareAndSet", CompareAndSet(Mode::Sc, Strength::Strong)),
        ("weakCompareAndSetPlain", CompareAndSet(Mode::Rlx, Strength::Weak)),
    ];
    let suffixed = SUFFIXES.iter().flat_map(|(suffix, mode)| {
        let updates = UPDATES.iter().map(move |(base, op)| (*base, Update(*op, *mode)));
        let others = [
            ("compareAndExchange", CompareAndExchange(*mode)),
            ("weakCompareAndSet", CompareAndSet(*mode, Strength::Weak)),
        ];
        updates.chain(others).map(move |(base, access)| (format!("{base}{suffix}"), access))
    });
    simple.into_iter().map(|(name, access)| (name.to_owned(), access)).chain(suffixed)
}

/// Returns the mode of a compare-exchange's read when it fails.
fn failure(mode: Mode) -> Mode {
    match mode {
        Mode::Rel => Mode::Rlx,
        mode => mode,
    }
}

impl Lowering<'_> {
    /// Returns whether the test that is being lowered is in Java.
    pub(super) fn is_java(&self) -> bool {
        self.context.ast.header.dialect == Dialect::Java
    }

    /// Declares the VarHandles of a thread in its outermost scope.
    pub(super) fn handles(&mut self, thread: ThreadRef) -> Result<()> {
        let context = self.context;
        for handle in &context.ast.handles {
            if handle.thread.is_some_and(|own| own.number != thread.number) {
                continue;
            }
            let location = context.memory.get(&handle.field.text);
            let location = location.ok_or_else(|| super::memory::unknown(&handle.field))?;
            let binding = Binding::Handle { addr: location.addr, object: location.object.clone() };
            self.bind(&handle.name, binding)?;
        }
        Ok(())
    }

    /// Returns the memory of the field with this name in a Java test; `None` in C, or if there is no such
    /// field.
    pub(super) fn field(&self, name: &str) -> Option<Place> {
        let location = self.context.memory.get(name).filter(|_| self.is_java())?;
        Some(Place::Memory { addr: location.addr.into(), object: location.object.clone() })
    }

    /// Makes the error message about a VarHandle that is used as a value.
    pub(super) fn bare_handle(&self, name: &str, span: Span) -> Diagnostic {
        Diagnostic::new(span, format!("`{}` is a VarHandle, not a value", shorten(name)))
            .help("use its methods, like `X.getOpaque()`, or the name of the field")
    }

    /// Returns advice on how to declare an undeclared name in a Java test.
    pub(super) fn how_to_declare(&self, name: &str) -> String {
        let shown = shorten(name);
        if self.context.memory.monitor(name).is_some() {
            return format!("it is a monitor: write `synchronized ({shown}) {{ … }}`");
        }
        format!("declare it here, as in `int {shown};`, or as a field in the init section")
    }

    /// Copies a value to a temporary if the expressions `later`, evaluated after it, may change its register
    /// (JLS 15.7).
    pub(super) fn stable_value(&mut self, value: Value, later: &[Expr]) -> Value {
        let assigning = later.iter().find(|expr| expr.assigns).filter(|_| self.is_java());
        let (Some(assigning), Operand::Reg(_)) = (assigning, value.op) else { return value };
        let kept = self.temp();
        self.copy(assigning.span, kept, value.op);
        Value { op: kept.into(), ..value }
    }

    /// Lowers `place op= value` of Java, which reads the old value before the right side is computed (JLS
    /// 15.26.2). On no field is this one atomic step.
    pub(super) fn compound_assignment(
        &mut self,
        op: BinaryOp,
        place: &Expr,
        value: &Expr,
        span: Span,
    ) -> Result<Value> {
        let place = self.place(place)?;
        let old = self.read(&place, span, &None)?;
        let old = self.stable_value(old, std::slice::from_ref(value));
        let argument = self.scalar(value)?;
        self.combine(op, place, old, argument, Fixity::Prefix, span)
    }

    /// Lowers a signed division or remainder of Java, in which overflow wraps (JLS 15.17.2), as that of
    /// negation does.
    pub(super) fn java_division(
        &mut self,
        op: BinOp,
        bits: u8,
        a: Operand,
        b: Operand,
        span: Span,
    ) -> Operand {
        let minus_one = mask(bits, u64::MAX);
        let quotient = self.temp();
        if matches!(b, Operand::Const(b) if mask(bits, b) != minus_one) {
            self.emit(span, Op::Bin { op, bits, dst: quotient, a, b });
            return quotient.into();
        }
        let (wraps, divisor, wrapped) = (self.temp(), self.temp(), self.temp());
        self.emit(span, Op::Cmp { op: CmpOp::Eq, bits, dst: wraps, a: b, b: minus_one.into() });
        self.emit(span, Op::Select { dst: divisor, cond: wraps.into(), yes: 1.into(), no: b });
        self.emit(span, Op::Bin { op, bits, dst: quotient, a, b: divisor.into() });
        // The remainder needs no change: divided by 1 it is 0, too.
        if op == BinOp::SDiv {
            self.emit(span, Op::Bin { op: BinOp::Sub, bits, dst: wrapped, a: 0.into(), b: a });
            let (yes, no) = (wrapped.into(), quotient.into());
            self.emit(span, Op::Select { dst: quotient, cond: wraps.into(), yes, no });
        }
        quotient.into()
    }

    /// Lowers a Java call without a receiver, which is a fence, `assume` or `assert`.
    pub(super) fn java_call(&mut self, call: &Call) -> Result<Value> {
        match call.name.text.as_str() {
            "assume" => self.assume(call),
            "assert" => self.assert(call),
            _ => self.fence(call),
        }
    }

    /// Lowers a call of one of the fences of the class `VarHandle`.
    fn fence(&mut self, call: &Call) -> Result<Value> {
        let name = call.name.text.as_str();
        let Some((_, kind)) = FENCES.iter().find(|(fence, _)| *fence == name) else {
            let error = Diagnostic::new(call.name.span, format!("there is no method `{}`", shorten(name)));
            return Err(error
                .help(
                    "known are the fences `fullFence`, `acquireFence`, `releaseFence`, `loadLoadFence` and \
                     `storeStoreFence`, `assume`, and the methods of VarHandles",
                )
                .suggest(name, FENCES.iter().map(|(fence, _)| fence)));
        };
        self.arity(call, 0)?;
        self.emit(call.span, Op::Fence { kind: *kind });
        Ok(Value::void())
    }

    /// Lowers a Java method call, such as `X.getOpaque()`, `VarHandle.fullFence()` or `Thread.onSpinWait()`.
    pub(super) fn method(&mut self, on: &Name, call: &Call, target: &Target) -> Result<Value> {
        let name = call.name.text.as_str();
        let place = match (self.lookup(&on.text), on.text.as_str(), name) {
            (Some(Binding::Handle { addr, object }), ..) => {
                Place::Memory { addr: (*addr).into(), object: object.clone() }
            }
            (None, "VarHandle", _) => return self.fence(call),
            // Hints to the scheduler, without any effect on memory (JLS 17.3).
            (None, "Thread", "onSpinWait" | "yield") => {
                self.arity(call, 0)?;
                return Ok(Value::void());
            }
            _ => return Err(self.no_handle(on)),
        };
        let Some((_, access)) = methods().find(|(method, _)| method == name) else {
            let message = format!("a VarHandle has no method `{}`", shorten(name));
            return Err(Diagnostic::new(call.name.span, message)
                .help("the documentation of the crate `litmus` lists the methods there are")
                .suggest(name, methods().map(|(method, _)| method)));
        };
        self.access(access, &place, call, target)
    }

    /// Makes the error message about a method call on something that is no VarHandle.
    fn no_handle(&self, on: &Name) -> Diagnostic {
        let shown = shorten(&on.text);
        let error = Diagnostic::new(on.span, format!("`{shown}` is no VarHandle"));
        match self.field(&on.text) {
            Some(_) if self.lookup(&on.text).is_none() => error.help(format!(
                "it is a field: make a handle for it in the init section, as in `VarHandle {} = {shown};`",
                shown.to_uppercase()
            )),
            _ => error.help("bind it in the init section: `0:X=x;`, or `VarHandle X = x;` for all threads"),
        }
    }

    /// Lowers an access to a field by a method of a VarHandle.
    fn access(&mut self, access: Access, place: &Place, call: &Call, target: &Target) -> Result<Value> {
        let span = call.span;
        match access {
            Access::Get(mode) => {
                self.arity(call, 0)?;
                Ok(self.read_as(place, mode, span, target))
            }
            Access::Set(mode) => {
                self.arity(call, 1)?;
                let value = self.argument(call, 0, place)?;
                self.write_as(place, value, mode, span)?;
                Ok(Value::void())
            }
            Access::Update(op, mode) => {
                self.arity(call, 1)?;
                if op == RmwOp::Add && place.object().ty == Type::Int(IntType::Bool) {
                    return Err(Diagnostic::new(span, "there is no addition on a `boolean`")
                        .help("use `getAndSet`, `getAndBitwiseOr`, `…And` or `…Xor`"));
                }
                let argument = self.argument(call, 0, place)?;
                self.update(op, place, argument, mode, span, target)
            }
            Access::CompareAndExchange(mode) => {
                let (old, _) = self.compare_and_exchange(place, mode, Strength::Strong, call)?;
                Ok(Value { op: old, ty: place.object().ty.clone() })
            }
            Access::CompareAndSet(mode, strength) => {
                let (_, ok) = self.compare_and_exchange(place, mode, strength, call)?;
                Ok(Value { op: ok, ty: Type::Int(IntType::Bool) })
            }
        }
    }

    /// Lowers a compare-exchange of Java; returns the registers of the value found and of whether it
    /// succeeded.
    fn compare_and_exchange(
        &mut self,
        place: &Place,
        mode: Mode,
        strength: Strength,
        call: &Call,
    ) -> Result<(Operand, Operand)> {
        self.arity(call, 2)?;
        let ty = place.object().ty.clone();
        let expected = Value { op: self.argument(call, 0, place)?, ty };
        let expected = self.stable_value(expected, &call.args[1..]).op;
        let new = self.argument(call, 1, place)?;
        let place = place.clone();
        let exchange = Exchange { place, new, success: mode, failure: failure(mode), strength };
        let (old, ok) = self.exchange(&exchange, expected, call.span)?;
        Ok((old.into(), ok.into()))
    }

    /// Lowers `synchronized (monitor) { body }`.
    pub(super) fn synchronized(&mut self, monitor: &Name, body: &[Stmt], span: Span) -> Result<()> {
        let shown = shorten(&monitor.text);
        let addr =
            self.context.memory.monitor(&monitor.text).filter(|_| self.lookup(&monitor.text).is_none());
        let Some(addr) = addr else {
            return Err(Diagnostic::new(monitor.span, format!("`{shown}` is no monitor"))
                .help("declare it in the init section: `Object m;`"));
        };
        if self.monitors.contains(&addr) {
            return self.scoped(|this| this.statements(body));
        }
        self.emit(span, Op::Lock { addr: addr.into(), size: MONITOR_SIZE });
        self.monitors.push(addr);
        self.scoped(|this| this.statements(body))?;
        // A monitor is left at the closing brace.
        let end = Span { start: span.end.saturating_sub(1), ..span };
        self.leave_monitors(self.monitors.len() - 1, end);
        self.monitors.pop();
        Ok(())
    }

    /// Emits the unlocks of all monitors but the outermost `held`, before control jumps out of their blocks.
    pub(super) fn leave_monitors(&mut self, held: usize, span: Span) {
        for index in (held..self.monitors.len()).rev() {
            let addr = self.monitors[index].into();
            self.emit(span, Op::Unlock { addr, size: MONITOR_SIZE });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks the methods against the documentation of `java.lang.invoke.VarHandle`, and herd's nine short
    /// names.
    #[test]
    fn there_are_all_methods_once() {
        let mut names: Vec<String> = methods().map(|(name, _)| name).collect();
        assert_eq!(names.len(), 4 + 4 + 1 + 3 + 4 + 3 * 5 + 9);
        names.sort();
        names.dedup();
        assert_eq!(names.len(), 40);
    }
}
