//! The lowering of function calls: which function is called, with which arguments.

use super::Result;
use super::expr::{Target, Value};
use super::known::functions;
use super::place::Place;
use super::thread::{Binding, Lowering};
use crate::ast::{Call, Expr, ExprKind};
use crate::types::{IntType, Type};
use fencepost_program::{BlockKind, FenceKind, Mode, Op, RmwOp, Size};
use fencepost_source::{Diagnostic, Span, shorten};

/// A memory order of C as the test states it. Consume is kept apart to name it in messages; it means acquire.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Order {
    Relaxed,
    Consume,
    Acquire,
    Release,
    AcqRel,
    SeqCst,
}

impl Order {
    /// Returns the memory order with this name, such as `memory_order_relaxed`.
    fn parse(name: &str) -> Option<Order> {
        Some(match name.strip_prefix("memory_order_")? {
            "relaxed" => Order::Relaxed,
            "consume" => Order::Consume,
            "acquire" => Order::Acquire,
            "release" => Order::Release,
            "acq_rel" => Order::AcqRel,
            "seq_cst" => Order::SeqCst,
            _ => return None,
        })
    }

    /// Returns the access mode of the program representation for this memory order.
    pub fn mode(self) -> Mode {
        match self {
            Order::Relaxed => Mode::Rlx,
            Order::Consume | Order::Acquire => Mode::Acq,
            Order::Release => Mode::Rel,
            Order::AcqRel => Mode::AcqRel,
            Order::SeqCst => Mode::Sc,
        }
    }
}

/// The set of memory orders that an operation may have.
#[derive(Clone, Copy, PartialEq, Eq)]
enum AllowedOrders {
    Load,
    Store,
    Any,
    /// The orders of a compare-exchange that fails.
    Failure,
}

impl AllowedOrders {
    /// Returns whether an operation may have this memory order.
    fn allow(self, order: Order) -> bool {
        match self {
            AllowedOrders::Any => true,
            AllowedOrders::Load | AllowedOrders::Failure => !matches!(order, Order::Release | Order::AcqRel),
            AllowedOrders::Store => matches!(order, Order::Relaxed | Order::Release | Order::SeqCst),
        }
    }

    /// Returns the advice that lists the memory orders an operation may have.
    fn help(self) -> &'static str {
        match self {
            AllowedOrders::Load => "a load is relaxed, consume, acquire or seq_cst",
            AllowedOrders::Failure => {
                "a failed compare-exchange is a load: relaxed, consume, acquire or seq_cst"
            }
            AllowedOrders::Store => "a store is relaxed, release or seq_cst",
            AllowedOrders::Any => "",
        }
    }
}

impl Lowering<'_> {
    /// Lowers a call of a C function, such as one of `<stdatomic.h>`, a lock or `assume`.
    pub(super) fn call(&mut self, call: &Call, target: &Target) -> Result<Value> {
        let name = call.name.text.as_str();
        if let Some(base) = name.strip_suffix("_explicit")
            && let Some(value) = self.atomic_call(call, base, Explicit::Yes, target)?
        {
            return Ok(value);
        }
        if let Some(value) = self.atomic_call(call, name, Explicit::No, target)? {
            return Ok(value);
        }
        match name {
            "atomic_thread_fence" => {
                self.arity(call, 1)?;
                let kind = match self.order(call, 0, AllowedOrders::Any)? {
                    Order::Relaxed => return Ok(Value::void()),
                    Order::Consume | Order::Acquire => FenceKind::Acq,
                    Order::Release => FenceKind::Rel,
                    Order::AcqRel => FenceKind::AcqRel,
                    Order::SeqCst => FenceKind::Sc,
                };
                self.emit(call.span, Op::Fence { kind });
                Ok(Value::void())
            }
            "atomic_signal_fence" => {
                // This fence orders a thread and its own signal handlers, of which there are none.
                self.arity(call, 1)?;
                self.order(call, 0, AllowedOrders::Any)?;
                Ok(Value::void())
            }
            "atomic_is_lock_free" => {
                self.arity(call, 1)?;
                self.pointer(call, 0)?;
                Ok(Value::int(1))
            }
            "kill_dependency" => {
                self.arity(call, 1)?;
                self.scalar(&call.args[0])
            }
            "lock" | "mtx_lock" | "pthread_mutex_lock" => {
                self.mutex(call, |addr, size| Op::Lock { addr, size })
            }
            "unlock" | "mtx_unlock" | "pthread_mutex_unlock" => {
                self.mutex(call, |addr, size| Op::Unlock { addr, size })
            }
            "assume" => self.assume(call),
            "assert" => self.assert(call),
            _ => Err(unknown_function(name, call.name.span)),
        }
    }

    /// Lowers `assume(condition)`, which blocks the thread if the condition is false.
    pub(super) fn assume(&mut self, call: &Call) -> Result<Value> {
        self.arity(call, 1)?;
        let cond = self.scalar(&call.args[0])?.op;
        self.emit(call.span, Op::Assume { cond, why: BlockKind::Assume });
        Ok(Value::void())
    }

    /// Lowers `assert(condition)`, which is an error if the condition is false.
    pub(super) fn assert(&mut self, call: &Call) -> Result<Value> {
        self.arity(call, 1)?;
        let arg = &call.args[0];
        let cond = self.scalar(arg)?.op;
        let text = &self.context.file.text()[arg.span.start as usize..arg.span.end as usize];
        let message = text.split_whitespace().collect::<Vec<_>>().join(" ");
        self.emit(call.span, Op::Assert { cond, message });
        Ok(Value::void())
    }

    /// Lowers `lock(l)`, also written `lock(&l)`, which C would want if `l` were the mutex and not a pointer
    /// to it.
    fn mutex(
        &mut self,
        call: &Call,
        op: impl FnOnce(fencepost_program::Operand, Size) -> Op,
    ) -> Result<Value> {
        self.arity(call, 1)?;
        let arg = match &call.args[0] {
            Expr { kind: ExprKind::AddressOf(inner), .. } if self.is_pointer_variable(inner) => inner,
            arg => arg,
        };
        match self.pointer_at(arg)? {
            Place::Memory { addr, object } => {
                let size = object.ty.size().unwrap_or(Size::B4);
                self.emit(call.span, op(addr, size));
                Ok(Value { op: 0.into(), ty: Type::Int(IntType::INT) })
            }
            place => Err(self.escaping(&place, arg.span).label("a mutex is shared memory")),
        }
    }

    /// Returns whether an expression is the name of a variable that holds a pointer.
    fn is_pointer_variable(&self, expr: &Expr) -> bool {
        let ExprKind::Name(name) = &expr.kind else { return false };
        match self.lookup(name) {
            Some(Binding::Variable { object, .. }) => matches!(object.ty, Type::Pointer(_)),
            _ => false,
        }
    }

    /// Lowers an operation of `<stdatomic.h>` on one object; `None` if `base` is none of them.
    fn atomic_call(
        &mut self,
        call: &Call,
        base: &str,
        explicit: Explicit,
        target: &Target,
    ) -> Result<Option<Value>> {
        let span = call.span;
        let extra = usize::from(explicit == Explicit::Yes);
        if let Some(op) = fetch_op(base) {
            self.arity(call, 2 + extra)?;
            let own = self.expression();
            let place = self.operand(own, 0, |this| this.pointer(call, 0))?;
            let argument = self.operand(own, 1, |this| this.scalar(&call.args[1]))?;
            let mode = self.order_or(call, 2, AllowedOrders::Any, explicit)?;
            return self.fetch(op, &place, argument, mode, span, target).map(Some);
        }
        let value = match base {
            "atomic_load" => {
                self.arity(call, 1 + extra)?;
                let place = self.pointer(call, 0)?;
                let mode = self.order_or(call, 1, AllowedOrders::Load, explicit)?;
                self.read_as(&place, mode, span, target)
            }
            "atomic_store" => {
                self.arity(call, 2 + extra)?;
                let (place, value) = self.place_and_value(call)?;
                let mode = self.order_or(call, 2, AllowedOrders::Store, explicit)?;
                self.write_as(&place, value, mode, span)?;
                Value::void()
            }
            // Initialisation is not atomic (C11 7.17.2.2).
            "atomic_init" if explicit == Explicit::No => {
                self.arity(call, 2)?;
                let (place, value) = self.place_and_value(call)?;
                self.write_as(&place, value, Mode::Na, span)?;
                Value::void()
            }
            "atomic_exchange" => {
                self.arity(call, 2 + extra)?;
                let (place, value) = self.place_and_value(call)?;
                let mode = self.order_or(call, 2, AllowedOrders::Any, explicit)?;
                self.update(RmwOp::Xchg, &place, value, mode, span, target)?
            }
            "atomic_compare_exchange_strong" | "atomic_compare_exchange_weak" => {
                self.arity(call, 3 + 2 * extra)?;
                let own = self.expression();
                let place = self.operand(own, 0, |this| this.pointer(call, 0))?;
                let expected = self.operand(own, 1, |this| this.pointer(call, 1))?;
                let new = self.operand(own, 2, |this| this.argument(call, 2, &place))?;
                let success = self.order_or(call, 3, AllowedOrders::Any, explicit)?;
                let failure = self.order_or(call, 4, AllowedOrders::Failure, explicit)?;
                let strength = if base.ends_with("weak") { Strength::Weak } else { Strength::Strong };
                let exchange = Exchange { place, new, success, failure, strength };
                let cas = CompareExchange { exchange, expected };
                self.compare_exchange(&cas, call.args[1].span, span)?
            }
            "atomic_flag_test_and_set" => {
                self.arity(call, 1 + extra)?;
                let place = self.pointer(call, 0)?;
                let mode = self.order_or(call, 1, AllowedOrders::Any, explicit)?;
                self.update(RmwOp::Xchg, &place, 1.into(), mode, span, target)?
            }
            "atomic_flag_clear" => {
                self.arity(call, 1 + extra)?;
                let place = self.pointer(call, 0)?;
                let mode = self.order_or(call, 1, AllowedOrders::Store, explicit)?;
                self.write_as(&place, 0.into(), mode, span)?;
                Value::void()
            }
            _ => return Ok(None),
        };
        Ok(Some(value))
    }

    /// Lowers the first two arguments: the place that the first points at, and the second as it is stored
    /// there.
    fn place_and_value(&mut self, call: &Call) -> Result<(Place, fencepost_program::Operand)> {
        let own = self.expression();
        let place = self.operand(own, 0, |this| this.pointer(call, 0))?;
        let value = self.operand(own, 1, |this| this.argument(call, 1, &place))?;
        Ok((place, value))
    }

    /// Checks that a call has `wanted` arguments.
    pub(super) fn arity(&self, call: &Call, wanted: usize) -> Result<()> {
        let given = call.args.len();
        if given == wanted {
            return Ok(());
        }
        let plural = if wanted == 1 { "argument" } else { "arguments" };
        let message = format!("`{}` takes {wanted} {plural}, not {given}", call.name.text);
        Err(Diagnostic::new(call.span, message))
    }

    /// Returns the place that argument number `index` of a call points at.
    fn pointer(&mut self, call: &Call, index: usize) -> Result<Place> {
        self.pointer_at(&call.args[index])
    }

    /// Returns the place that the pointer expression `arg` points at.
    fn pointer_at(&mut self, arg: &Expr) -> Result<Place> {
        if let Some(place) = self.local_target(arg)? {
            return Ok(place);
        }
        let value = self.scalar(arg)?;
        if !matches!(value.ty, Type::Pointer(_)) {
            return Err(Diagnostic::new(arg.span, "a pointer is expected here")
                .label(format!("has the type `{}`", value.ty)));
        }
        self.pointee(&value, arg.span)
    }

    /// Lowers the argument number `index` of a call and converts its value to the type of `place`.
    pub(super) fn argument(
        &mut self,
        call: &Call,
        index: usize,
        place: &Place,
    ) -> Result<fencepost_program::Operand> {
        let arg = &call.args[index];
        let value = self.scalar(arg)?;
        self.converted(value, &place.object().ty, arg.span)
    }

    /// Returns the memory order that a call states in argument number `index`, or seq_cst if it states none.
    fn order_or(
        &mut self,
        call: &Call,
        index: usize,
        allowed: AllowedOrders,
        explicit: Explicit,
    ) -> Result<Mode> {
        match explicit {
            Explicit::No => Ok(Mode::Sc),
            Explicit::Yes => Ok(self.order(call, index, allowed)?.mode()),
        }
    }

    /// Reads the memory order that argument number `index` of a call states.
    fn order(&self, call: &Call, index: usize, allowed: AllowedOrders) -> Result<Order> {
        let arg = &call.args[index];
        let order = match &arg.kind {
            ExprKind::Name(name) => Order::parse(name),
            _ => None,
        };
        let Some(order) = order else {
            return Err(Diagnostic::new(arg.span, "a memory order is expected here").help(
                "write memory_order_relaxed, _consume, _acquire, _release, _acq_rel or _seq_cst in full",
            ));
        };
        if !allowed.allow(order) {
            let text = &self.context.file.text()[arg.span.start as usize..arg.span.end as usize];
            let message = format!("`{text}` is not allowed here");
            return Err(Diagnostic::new(arg.span, message).help(allowed.help()));
        }
        Ok(order)
    }
}

/// Whether a call states its memory order, by `…_explicit`.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Explicit {
    Yes,
    No,
}

/// Whether a compare-exchange is weak, so that it may fail spuriously.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Strength {
    Strong,
    Weak,
}

/// The lowered arguments of a compare-exchange of C, whose expected value is in a place.
pub(super) struct CompareExchange {
    pub exchange: Exchange,
    pub expected: Place,
}

/// The lowered arguments of a compare-exchange without the expected value, which C and Java pass differently.
pub(super) struct Exchange {
    pub place: Place,
    pub new: fencepost_program::Operand,
    pub success: Mode,
    pub failure: Mode,
    pub strength: Strength,
}

/// Returns the operation of an `atomic_fetch_…` function, by the end of its name.
fn fetch_op(base: &str) -> Option<RmwOp> {
    Some(match base.strip_prefix("atomic_fetch_")? {
        "add" => RmwOp::Add,
        "sub" => RmwOp::Sub,
        "and" => RmwOp::And,
        "or" => RmwOp::Or,
        "xor" => RmwOp::Xor,
        _ => return None,
    })
}

/// The functions of the Linux kernel whose names have no telling prefix.
const LINUX: &[&str] = &[
    "READ_ONCE",
    "WRITE_ONCE",
    "ACCESS_ONCE",
    "barrier",
    "xchg",
    "cmpxchg",
    "spin_lock",
    "spin_unlock",
    "spin_trylock",
    "spin_is_locked",
    "call_rcu",
    "synchronize_rcu",
    "synchronize_srcu",
    "srcu_read_lock",
    "srcu_read_unlock",
    "atomic_read",
    "atomic_set",
    "atomic_inc",
    "atomic_dec",
    "atomic_add",
    "atomic_sub",
    "atomic_xchg",
    "atomic_cmpxchg",
];
/// The prefixes by which functions of the Linux kernel are recognised.
const LINUX_PREFIXES: &[&str] =
    &["smp_", "rcu_", "srcu_", "__", "xchg_", "cmpxchg_", "mutex_", "down_", "up_"];

/// Makes the error message about a function that litmus tests do not have.
fn unknown_function(name: &str, span: Span) -> Diagnostic {
    let returning = name.starts_with("atomic_") && (name.contains("_return") || name.contains("_and_test"));
    if returning || LINUX.contains(&name) || LINUX_PREFIXES.iter().any(|prefix| name.starts_with(prefix)) {
        return linux_dialect(name, span);
    }
    let error = Diagnostic::new(span, format!("there is no function `{}`", shorten(name)));
    error
        .help("known are those of <stdatomic.h>, `lock`, `unlock`, `assume` and `assert`")
        .suggest(name, functions())
}

/// Makes the error message about `name`, a function of the Linux kernel, which says what to use instead.
pub(crate) fn linux_dialect(name: &str, span: Span) -> Diagnostic {
    let instead = match name {
        "READ_ONCE" => "`atomic_load_explicit(x, memory_order_relaxed)`",
        "WRITE_ONCE" => "`atomic_store_explicit(x, v, memory_order_relaxed)`",
        "smp_mb" => "`atomic_thread_fence(memory_order_seq_cst)`",
        "smp_rmb" => "`atomic_thread_fence(memory_order_acquire)`",
        "smp_wmb" => "`atomic_thread_fence(memory_order_release)`",
        "smp_load_acquire" => "`atomic_load_explicit(x, memory_order_acquire)`",
        "smp_store_release" => "`atomic_store_explicit(x, v, memory_order_release)`",
        _ => "the functions of <stdatomic.h>",
    };
    let shown = shorten(name);
    Diagnostic::new(span, format!("`{shown}` belongs to the Linux-kernel dialect, which is not supported"))
        .help(format!("the nearest in C11: {instead}"))
}
