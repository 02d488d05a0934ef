//! The linker: makes several modules and the runtime one program, and resolves names to definitions.

use crate::Origin;
use crate::ast::{Alias, Const, ConstExpr, Function, Global, Module};
use fencepost_source::{Diagnostic, SourceFile};
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// A module of LLVM IR and the text it was read from.
#[derive(Debug)]
pub struct Unit {
    /// The text, for messages.
    pub file: SourceFile,
    /// The syntax of the module.
    pub module: Module,
    /// The compiler that made the module.
    pub origin: Origin,
}

/// The number of a module in the list of all modules of a program.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct UnitId(pub usize);

/// The identity of a function in a linked program, which is its module and its index there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct FunctionKey {
    /// The module.
    pub unit: UnitId,
    /// The index in [`Module::functions`].
    pub index: usize,
}

/// The identity of a global variable in a linked program, which is its module and its index there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct GlobalKey {
    /// The module.
    pub unit: UnitId,
    /// The index in [`Module::globals`].
    pub index: usize,
}

/// What a global name refers to after linking, such as a function or a variable.
#[derive(Clone, PartialEq, Debug)]
pub enum Symbol<'a> {
    /// A function that is defined.
    Function(FunctionKey),
    /// A variable that is defined.
    Global(GlobalKey),
    /// Another name for a constant of the module.
    Alias(UnitId, &'a Const),
    /// A function that no module defines.
    MissingFunction,
    /// A variable that no module defines.
    MissingGlobal,
}

/// The symbol table of all modules, which resolves names as a linker does.
pub struct Linker<'a> {
    units: &'a [Unit],
    /// Names that every module can see.
    shared: FxHashMap<Rc<str>, Symbol<'a>>,
    /// The names that only one module sees, by module.
    own: Vec<FxHashMap<Rc<str>, Symbol<'a>>>,
}

/// An error that is found when modules are linked, such as two definitions of one name.
#[derive(Debug)]
pub struct LinkError {
    /// The module that has the error.
    pub unit: UnitId,
    /// The error, with its place.
    pub diagnostic: Diagnostic,
}

/// The rank of a definition: a later, better one takes the place of a worse one, two best ones collide.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Strength {
    /// A function of Rust's library: where the runtime has one of the name, that is meant to be called.
    RustLibrary,
    Runtime,
    Weak,
    /// A function of the runtime that takes the place of a template of the C++ library.
    Preferred,
    Strong,
}

/// Templates of libstdc++'s streams that would need the facets of a locale, by the beginnings of their
/// names. The runtime has functions of its own for them.
const PREFERRED: [&str; 14] = [
    "_ZNSo9_M_insertI",
    "_ZSt16__ostream_insertIcSt11char_traitsIcEE",
    "_ZNSo3putEc",
    "_ZNSo5writeEPKcl",
    "_ZNSo5flushEv",
    "_ZNSt9basic_iosIcSt11char_traitsIcEE4initE",
    "_ZNKSt9basic_iosIcSt11char_traitsIcEE5widenEc",
    "_ZNKSt9basic_iosIcSt11char_traitsIcEE6narrowEcc",
    "_ZNSi6sentryC",
    "_ZSt2wsIcSt11char_traitsIcEE",
    "_ZNSi10_M_extractI",
    "_ZNSirsER",
    "_ZStrsIcSt11char_traitsIcESaIcEERSt13basic_istream",
    "_ZSt7getlineIcSt11char_traitsIcESaIcEERSt13basic_istream",
];

impl<'a> Linker<'a> {
    /// Builds the symbol table of `units`; definitions in the modules from number `runtime` on yield to
    /// others.
    pub fn new(units: &'a [Unit], runtime: usize) -> Result<Self, LinkError> {
        let mut linker = Linker { units, shared: FxHashMap::default(), own: Vec::new() };
        let mut strengths: FxHashMap<Rc<str>, Strength> = FxHashMap::default();
        for (u, unit) in units.iter().enumerate() {
            let id = UnitId(u);
            let mut own: FxHashMap<Rc<str>, Symbol<'a>> = FxHashMap::default();
            let in_library = unit.origin == Origin::RustLibrary;
            for definition in definitions(&unit.module, id) {
                if definition.local {
                    own.insert(definition.name.clone(), definition.symbol.clone());
                }
                // (The library was linked to an empty program, to have it as one module.)
                if definition.local && !in_library || in_library && &**definition.name == "main" {
                    continue;
                }
                let preferred = || PREFERRED.iter().any(|prefix| definition.name.starts_with(prefix));
                let strength = match definition.weak {
                    _ if in_library => Strength::RustLibrary,
                    _ if u >= runtime && preferred() => Strength::Preferred,
                    _ if u >= runtime => Strength::Runtime,
                    true => Strength::Weak,
                    false => Strength::Strong,
                };
                let old = strengths.get(definition.name).copied();
                if old == Some(Strength::Strong) && strength == Strength::Strong {
                    let message = format!("@{} is defined twice", definition.name);
                    let help = "it is defined in another of the files, too";
                    let diagnostic = Diagnostic::new(definition.span, message).help(help);
                    return Err(LinkError { unit: id, diagnostic });
                }
                if old.is_none_or(|old| strength > old) {
                    strengths.insert(definition.name.clone(), strength);
                    linker.shared.insert(definition.name.clone(), definition.symbol);
                }
            }
            linker.own.push(own);
        }
        Ok(linker)
    }

    /// Returns what `name` refers to in module `unit`, with aliases followed.
    pub fn resolve(&self, unit: UnitId, name: &str) -> Symbol<'a> {
        if let Some(symbol) = self.own[unit.0].get(name).or_else(|| self.shared.get(name)) {
            return match symbol {
                Symbol::Alias(unit, target) => self.through_alias(*unit, target),
                other => other.clone(),
            };
        }
        let declared = self.units[unit.0].module.globals.iter().any(|g| &*g.name == name);
        if declared { Symbol::MissingGlobal } else { Symbol::MissingFunction }
    }

    /// Returns what an alias refers to, which is the symbol of the aliased name, or the alias itself if it
    /// aliases something else.
    fn through_alias(&self, unit: UnitId, target: &'a Const) -> Symbol<'a> {
        match target {
            Const::Global(name) => self.resolve(unit, name),
            Const::Expr(expr) => match &**expr {
                ConstExpr::Cast { value: Const::Global(name), .. } => self.resolve(unit, name),
                _ => Symbol::Alias(unit, target),
            },
            _ => Symbol::Alias(unit, target),
        }
    }

    /// Returns the function that all modules know by this name, if it is defined.
    pub fn function_named(&self, name: &str) -> Option<FunctionKey> {
        match self.shared.get(name) {
            Some(Symbol::Function(key)) => Some(*key),
            _ => None,
        }
    }

    /// Returns the function with this key.
    pub fn function(&self, key: FunctionKey) -> &'a Function {
        &self.units[key.unit.0].module.functions[key.index]
    }

    /// Returns the global variable with this key.
    pub fn global(&self, key: GlobalKey) -> &'a Global {
        &self.units[key.unit.0].module.globals[key.index]
    }

    /// Returns the modules that were linked.
    pub fn units(&self) -> &'a [Unit] {
        self.units
    }
}

/// The definition of a name in a module, with its linkage.
struct Definition<'a> {
    name: &'a Rc<str>,
    symbol: Symbol<'a>,
    local: bool,
    weak: bool,
    span: fencepost_source::Span,
}

/// Returns all definitions of a module.
fn definitions(module: &Module, unit: UnitId) -> impl Iterator<Item = Definition<'_>> {
    let functions = module.functions.iter().enumerate().filter(|(_, f)| !f.blocks.is_empty());
    let functions = functions.map(move |(index, f)| Definition {
        name: &f.name,
        symbol: Symbol::Function(FunctionKey { unit, index }),
        local: f.local_linkage,
        weak: f.weak,
        span: f.span,
    });
    let globals = module.globals.iter().enumerate().filter(|(_, g)| g.init.is_some());
    let globals = globals.map(move |(index, g)| Definition {
        name: &g.name,
        symbol: Symbol::Global(GlobalKey { unit, index }),
        local: g.local_linkage,
        weak: g.weak,
        span: g.span,
    });
    let aliases = module.aliases.iter().map(move |a: &Alias| Definition {
        name: &a.name,
        symbol: Symbol::Alias(unit, &a.target),
        local: a.local_linkage,
        weak: false,
        span: a.span,
    });
    functions.chain(globals).chain(aliases)
}
