//! The library that programs expect: pthreads, C11 threads, strings, the parts of libstdc++ that are not in
//! its headers.
//!
//! It is written in C (`crates/llvm/runtime/`), on top of the primitives that `lower::primitives` translates,
//! and shipped as the LLVM IR that clang makes of it, so that no clang is needed to check a `.ll` file.
//! `runtime/build` makes it anew; a test compares.

use crate::LoadError;
use crate::lower::Unit;
use crate::reader;

const TEXT: &str = include_str!("../runtime/runtime.ll");

/// Reads the runtime library, which is embedded in Fencepost as LLVM IR, as a module.
pub(crate) fn unit() -> Result<Unit, LoadError> {
    let (file, module) = reader::read_bytes("<runtime>", TEXT.as_bytes())
        .map_err(|(file, d)| LoadError::At(file, Box::new(d)))?;
    Ok(Unit { file, module })
}
