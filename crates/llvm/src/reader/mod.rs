//! LLVM IR text to [`crate::ast::Module`].
