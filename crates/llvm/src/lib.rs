//! C, C++ and LLVM IR: running clang, reading its output, lowering it to a `Program`.

pub mod ast;
pub mod reader;
