//! Finds source places and names, from debug information.

use super::link::{Unit, UnitId};
use super::{cpp_names, rust_names};
use crate::ast::Metadata;
use crate::driver::INSTEAD;
use fencepost_program::{FileId, Pos, Program, Sign, SourceFile};
use fencepost_source::Span;
use rustc_hash::FxHashMap;
use std::path::{Path, PathBuf};
use std::rc::Rc;

/// Folders of the compiler and the system.
const SYSTEM_PREFIXES: [&str; 5] = ["/usr/", "/lib/", "/opt/", "/Library/", "/nix/"];

/// Returns whether a file is installed on the machine, by a package for example, rather than part of a
/// project.
pub fn is_installed(path: &Path) -> bool {
    SYSTEM_PREFIXES.iter().any(|prefix| path.starts_with(prefix))
}

/// Returns whether a file belongs to the libraries of C and C++ or to the compiler. Other headers that are
/// installed, of a queue for example, have code that a user wants to see.
fn is_library(path: &Path) -> bool {
    if is_rust_library(path) {
        return true;
    }
    // What of Boost a user calls directly, beside what it is built on.
    const SHOWN_OF_BOOST: [&str; 2] = ["lockfree", "intrusive"];
    if !is_installed(path) {
        return false;
    }
    let mut folders = path.components().map(|part| part.as_os_str().to_str().unwrap_or_default());
    if !folders.any(|folder| folder == "include") || path.starts_with("/usr/lib") {
        return true;
    }
    match folders.next() {
        Some("boost") => folders.next().is_none_or(|folder| !SHOWN_OF_BOOST.contains(&folder)),
        Some("c++" | "bits" | "sys" | "asm" | "asm-generic" | "linux" | "gnu") => true,
        Some(triple) => {
            triple.contains("-linux-") || path.starts_with("/Library") || path.starts_with("/nix")
        }
        None => true,
    }
}

/// Returns whether a file belongs to Rust's standard library, or to a package that cargo fetched.
fn is_rust_library(path: &Path) -> bool {
    // Those of the shipped libraries have the first two names; those of the component `rust-src` are below
    // the toolchain, and those of packages below cargo's home.
    const BELOW: [[&str; 2]; 4] =
        [["rustlib", "src"], ["registry", "src"], ["git", "checkouts"], ["rust", "deps"]];
    let folders: Vec<_> = path.components().map(|part| part.as_os_str()).collect();
    path.starts_with("/rustc/") || folders.windows(2).any(|pair| BELOW.iter().any(|below| pair == below))
}

/// A cache that turns debug locations of LLVM IR into source positions.
#[derive(Default)]
pub struct Places {
    files: FxHashMap<(Rc<str>, Rc<str>), FileId>,
    known: FxHashMap<(UnitId, u32), Pos>,
    modules: FxHashMap<UnitId, FileId>,
}

impl Places {
    /// Returns the source position of the debug location `node`; for an inlined part of a library, the place
    /// it was inlined at.
    pub fn place(&mut self, program: &mut Program, units: &[Unit], unit: UnitId, node: u32) -> Pos {
        if let Some(pos) = self.known.get(&(unit, node)) {
            return *pos;
        }
        let mut pos = Pos::default();
        let mut at = Some(node);
        let metadata = &units[unit.0].module.metadata;
        // A chain longer than this is a cycle.
        for _ in 0..64 {
            let Some(Metadata::Location { line, column, scope, inlined_at }) =
                at.and_then(|node| metadata.get(&node))
            else {
                break;
            };
            let file = self.file_of(program, units, unit, *scope);
            // Line 0 is clang's word for code that stands for no line.
            if *line != 0
                && let Some(file) = file
            {
                pos = Pos { file, line: *line, column: *column };
                if !program.is_library(file) {
                    break;
                }
            }
            at = *inlined_at;
        }
        self.known.insert((unit, node), pos);
        pos
    }

    /// Returns the position of `span` in the text of the module itself, for instructions without a debug
    /// location.
    pub fn in_ir(&mut self, program: &mut Program, units: &[Unit], unit: UnitId, span: Span) -> Pos {
        let file = &units[unit.0].file;
        let id = *self.modules.entry(unit).or_insert_with(|| program.add_file(file.clone()));
        file.pos(id, span.start)
    }

    /// Returns the file that a scope is in.
    fn file_of(&mut self, program: &mut Program, units: &[Unit], unit: UnitId, scope: u32) -> Option<FileId> {
        let metadata = &units[unit.0].module.metadata;
        let mut scope = scope;
        for _ in 0..256 {
            match metadata.get(&scope)? {
                Metadata::File { name, directory } => return Some(self.file(program, name, directory)),
                Metadata::Subprogram { file, .. } => scope = (*file)?,
                Metadata::Block { file: Some(file), .. } => scope = *file,
                Metadata::Block { scope: outer, .. } => scope = *outer,
                _ => return None,
            }
        }
        None
    }

    fn file(&mut self, program: &mut Program, name: &Rc<str>, directory: &Rc<str>) -> FileId {
        let key = (name.clone(), directory.clone());
        if let Some(id) = self.files.get(&key) {
            return *id;
        }
        let path: PathBuf = if Path::new(&**name).is_absolute() {
            name.to_string().into()
        } else {
            Path::new(&**directory).join(&**name)
        };
        // Without its text, a file's lines are still named.
        let text = std::fs::read(&path).map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
        let short = name.strip_prefix("./").unwrap_or(name);
        let id = program.add_file(SourceFile::new(short, text.unwrap_or_default()));
        let ours = path.components().any(|part| part.as_os_str() == INSTEAD);
        if ours || is_library(&path) {
            program.mark_library(id);
        }
        self.files.insert(key, id);
        id
    }
}

/// Returns the name of an atomic-section function that the compiler has inlined, so that the ends of the
/// section are lost.
pub fn inlined_section(module: &crate::ast::Module) -> Option<Rc<str>> {
    let function_of = |mut scope: u32| {
        // A chain longer than this is a cycle.
        for _ in 0..256 {
            match module.metadata.get(&scope)? {
                Metadata::Subprogram { name, .. } => return Some(name.clone()),
                Metadata::Block { scope: outer, .. } => scope = *outer,
                _ => return None,
            }
        }
        None
    };
    let inlined = module.metadata.values().filter_map(|node| match node {
        Metadata::Location { scope, inlined_at: Some(_), .. } => function_of(*scope),
        _ => None,
    });
    inlined.filter(|name| super::start::is_section(name)).min()
}

/// Returns the readable form of a mangled name of C++ or Rust, and any other name as it is.
pub fn readable(name: &str) -> String {
    rust_names::demangled(name).unwrap_or_else(|| cpp_names::readable(name))
}

/// Returns the name that reports use for a function: of C++ and Rust with its class or module, of a lambda
/// its place.
pub fn function(module: &crate::ast::Module, function: &crate::ast::Function) -> String {
    let Some(Metadata::Subprogram { name, linkage, file, line, .. }) =
        function.dbg.and_then(|node| module.metadata.get(&node))
    else {
        return readable(&function.name);
    };
    if cpp_names::is_lambda(linkage)
        && let Some(Metadata::File { name: file, .. }) = file.and_then(|node| module.metadata.get(&node))
    {
        return format!("lambda at {}:{line}", file.rsplit('/').next().unwrap_or(file));
    }
    let path = rust_names::demangled(linkage).or_else(|| cpp_names::demangled(linkage));
    path.unwrap_or_else(|| name.to_string())
}

/// Returns the source name of a local variable, from its debug information `node`.
pub fn variable(units: &[Unit], unit: UnitId, node: u32) -> Option<Rc<str>> {
    match units[unit.0].module.metadata.get(&node)? {
        Metadata::Variable { name, .. } => Some(name.clone()),
        _ => None,
    }
}

/// Returns the source name of a global variable, from its debug information `node`.
pub fn global(module: &crate::ast::Module, node: u32) -> Option<Rc<str>> {
    match module.metadata.get(&node)? {
        Metadata::Expression { var } if *var != node => global(module, *var),
        Metadata::GlobalVariable { name, .. } if !name.is_empty() => Some(name.clone()),
        _ => None,
    }
}

/// Returns whether traces show the value of a local variable as a signed number, from its debug information
/// `node`.
pub fn variable_sign(module: &crate::ast::Module, node: u32) -> Sign {
    let mut at = match module.metadata.get(&node) {
        Some(Metadata::Variable { ty, .. }) => *ty,
        _ => None,
    };
    // Through typedefs and qualifiers; a chain longer than this is a cycle.
    for _ in 0..32 {
        match at.and_then(|node| module.metadata.get(&node)) {
            Some(Metadata::BasicType { encoding, .. }) if encoding.contains("unsigned") => {
                return Sign::Unsigned;
            }
            Some(Metadata::DerivedType { tag, .. }) if tag.contains("pointer") => return Sign::Unsigned,
            Some(Metadata::DerivedType { base, .. }) => at = *base,
            _ => break,
        }
    }
    Sign::Signed
}
