//! The library that programs expect: pthreads, C11 threads, strings, the parts of libstdc++ that are not in
//! its headers.
//!
//! It is written in C (`crates/llvm/runtime/`), on top of the primitives that `lower::primitives` translates,
//! and shipped as the LLVM IR that clang makes of it, so that no clang is needed to check a `.ll` file.
//! `runtime/build` makes it anew; a test compares. What C++ programs need besides is read for these only.

use crate::ast::Module;
use crate::lower::Unit;
use crate::reader;
use crate::{LoadError, Origin};

/// What C programs need.
const C: &str = include_str!("../runtime/runtime.ll");
/// The same, and what C++ programs need besides. (Reading it takes twice as long.)
const CXX: &str = include_str!("../runtime/runtime-cxx.ll");

/// Returns whether a module asks for something that only the runtime for C++ has.
fn needs_cxx(module: &Module) -> bool {
    const MANGLED: [&str; 3] = ["_Z", "__cxa_", "__dynamic_cast"];
    let mangled = |name: &str| MANGLED.iter().any(|prefix| name.starts_with(prefix));
    let declared = module.functions.iter().filter(|f| f.blocks.is_empty());
    declared
        .map(|f| &*f.name)
        .chain(module.globals.iter().filter(|g| g.init.is_none()).map(|g| &*g.name))
        .any(mangled)
}

/// Reads the runtime library that these modules need, which is embedded in Fencepost as LLVM IR, as a module.
pub(crate) fn unit(for_modules: &[Unit]) -> Result<Unit, LoadError> {
    let text = if for_modules.iter().any(|unit| needs_cxx(&unit.module)) { CXX } else { C };
    let (file, module) = reader::read_bytes("<runtime>", text.as_bytes())
        .map_err(|(file, d)| LoadError::At(file, Box::new(d)))?;
    Ok(Unit { file, module, origin: Origin::Other })
}
