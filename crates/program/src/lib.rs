//! The program representation that every front end lowers to, and the machine that runs its threads.
//!
//! A [`Program`] is a set of [`Function`]s over 64-bit registers, global objects with initial contents, and
//! the threads that exist at the start. It says nothing about memory models: a load is a *request* that the
//! engine which runs the program answers with a value.
//!
//! Running a thread means asking it, again and again, for its next visible [`Step`]:
//!
//! ```
//! use fencepost_program::*;
//!
//! // r0 = x; x = r0 + 1
//! let mut program = Program::new("increment");
//! let x = program.add_global(Global::zeroed("x", 4));
//! let addr = program.global_addr(x);
//! let mut f = FunctionBuilder::new("P0", 0);
//! let (r0, r1) = (f.reg("r0"), f.temp());
//! f.push(Op::Load { dst: r0, addr: addr.into(), size: Size::B4, mode: Mode::Rlx });
//! f.push(Op::Bin { op: BinOp::Add, bits: 32, dst: r1, a: r0.into(), b: 1.into() });
//! f.push(Op::Store { addr: addr.into(), value: r1.into(), size: Size::B4, mode: Mode::Rlx });
//! f.end(Terminator::Return(None));
//! let func = program.add_function(f.finish());
//! program.add_thread("P0", func, vec![]);
//! let program = program.finish().unwrap();
//!
//! let mut thread = ThreadState::<()>::initial(&program, ThreadId(0));
//! let Step::Read(read) = resume(&program, &mut thread, Input::Go) else { panic!() };
//! assert_eq!(read.addr, addr);
//! let Step::Write(write) = resume(&program, &mut thread, Input::Value(41)) else { panic!() };
//! assert_eq!(write.value, 42);
//! assert!(matches!(resume(&program, &mut thread, Input::Go), Step::Finished));
//! ```
//!
//! # Invariants
//! - This crate knows no memory model, no engine and no source language.
//! - A thread's next step is a function of its code and of the inputs it was given, of nothing else.

mod arith;
mod barriers;
mod bounds;
mod builder;
mod cells;
mod final_state;
mod finish;
mod ir;
mod label;
pub mod layout;
mod liveness;
mod mode;
mod operands;
mod passes;
mod printer;
mod program;
mod relevance;
mod shadow;
mod step;
mod unsequenced;
mod varint;
mod vm;
mod wake_ups;

/// Source positions, which every instruction carries.
pub use fencepost_source::{FileId, Pos, SourceFile};

pub use barriers::BarrierMembers;
pub use bounds::{LoopBound, LoopPlace};
pub use builder::FunctionBuilder;
pub use cells::Cells;
pub use final_state::{Observable, ObservableId, Prop, Rhs};
pub use finish::ValidationError;
pub use ir::*;
pub use label::{Label, Loc};
pub use mode::{FenceKind, Mode};
pub use passes::constant::MOST_ROUNDS;
pub use program::{
    AllocationSite, Ends, Global, LocalObject, ObjectType, Part, Program, Rounds, ThreadEntry, ThreadId,
    TypeId, Variable,
};
pub use shadow::{Deps, Pending, Shadow, Token};
pub use step::{Fault, Input, Read, Step, StepDeps, Update, Write, WriteKind};
pub use unsequenced::{OperandOf, Unsequenced};
pub use vm::{
    Chunks, CodePos, Forget, Packer, Printed, Retry, ThreadState, resume, resume_one, resume_printing,
};
pub use wake_ups::WakeUps;
