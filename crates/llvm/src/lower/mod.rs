//! Lowers modules of LLVM IR to a [`Program`].
//!
//! The story: `link` finds out what each name means, `reach` what the program can get to, `escape` which
//! locals other threads may see. Then every reachable function is translated (`function` and, for what it
//! consists of, `instructions`, `memory`, `atomics`, `calls`, `builtins`, `exceptions`), with `types` and
//! `constants` for layout and initialisers and `places` for source places. What comes out is straightforward
//! and wordy; [`Function::tidy`] makes it short, and [`Function::mark_loops`] marks its loops.
//!
//! What has no translation is not an error here: it becomes an instruction that refuses, by name, if the
//! program ever gets there ([`Failure::Unsupported`]).

mod atomic_library;
mod atomics;
mod builtins;
mod calls;
mod constants;
mod cpp_names;
mod escape;
mod exceptions;
mod function;
mod instructions;
mod intrinsics;
mod library;
mod link;
mod locks;
mod memory;
mod mutexes;
mod parts;
mod places;
mod pointers;
mod primitives;
mod printing;
mod promote;
mod raw;
mod reach;
mod recheck;
mod results;
mod rust_names;
mod sites;
mod start;
mod stubs;
mod types;
mod walk;
mod wide;
mod wide_atomics;

pub use link::{LinkError, Unit, UnitId};
pub use places::is_installed;
pub use results::{NO_VALUE, result_type};
pub use types::name as type_name;

use crate::ast::{Const, Inst, Type, Value};
use crate::{GoOn, Options};
use constants::NotConstant;
use escape::Escapes;
use fencepost_program::*;
use fencepost_source::Diagnostic;
use function::{Body, Lowered, Refusal};
use link::{FunctionKey, GlobalKey, Linker, Symbol};
use places::Places;
use promote::MissingResult;
use reach::Reach;
use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;

/// The size in bytes above which a variable is refused: its contents are kept as bytes.
const MAX_GLOBAL: u64 = 64 << 20;

/// Variables of the C library and of the C++ runtime that programs mention without defining them.
const KNOWN_GLOBALS: [&str; 7] =
    ["stdin", "stdout", "stderr", "environ", "__dso_handle", "__environ", "__libc_single_threaded"];

/// The state of translating linked modules to a program.
pub struct Lowering<'a> {
    linker: Linker<'a>,
    program: Program,
    options: &'a Options,
    /// The index of the first module of the runtime.
    runtime: usize,
    escapes: Escapes,
    /// The functions that run when the process ends by `exit`, besides those registered with `atexit`.
    destructors: Vec<FunctionKey>,
    places: Places,
    /// The types of the program that were described so far, by their nodes of debug information.
    types: FxHashMap<(UnitId, u32), Option<TypeId>>,
    functions: FxHashMap<FunctionKey, FuncId>,
    todo: Vec<FunctionKey>,
    missing: FxHashMap<Rc<str>, u64>,
    globals: FxHashMap<GlobalKey, GlobalId>,
    keys: FxHashMap<GlobalId, GlobalKey>,
    unfilled: Vec<(GlobalKey, GlobalId)>,
    missing_globals: FxHashMap<Rc<str>, GlobalId>,
    block_addresses: FxHashMap<(UnitId, Rc<str>, Rc<str>), u64>,
    /// The numbers of types in the selectors of landing pads.
    clause_numbers: FxHashMap<String, u64>,
    /// The program's `std::type_info` objects.
    type_infos: Vec<GlobalKey>,
    uses: start::UsedFeatures,
    /// The functions whose result some direct call uses.
    used_results: FxHashSet<FunctionKey>,
    /// Whether a function whose address is taken may end without a value.
    pointers_lack_values: bool,
}

/// The runtime's mutex for atomic sections.
const SECTION: &str = "__fp_section";

/// Links modules and lowers them to a program called `name`; the modules from number `runtime` on are the
/// runtime.
pub fn lower(
    units: &[Unit],
    runtime: usize,
    name: &str,
    options: &Options,
    go_on: GoOn<'_>,
) -> Result<Program, LowerError> {
    let look = || if go_on() { Ok(()) } else { Err(LowerError::Stopped) };
    let linker = Linker::new(units, runtime)?;
    for (u, unit) in units.iter().enumerate() {
        if let Some(span) = unit.module.module_asm {
            let diagnostic = Diagnostic::new(span, "assembly outside of functions is not supported");
            return Err(LowerError::At(UnitId(u), diagnostic));
        }
    }
    if let Some(name) = units[..runtime].iter().find_map(|unit| places::inlined_section(&unit.module)) {
        return Err(LowerError::Message(format!(
            "{name} is an atomic section as a whole, but the compiler has inlined it, and where the section begins and ends is lost: leave \
             out -O, or declare the function with __attribute__((noinline))"
        )));
    }
    if let Some(name) = options.stubs.needless(&linker, runtime) {
        return Err(LowerError::Message(format!("--stub {name}: the program defines {name} itself")));
    }
    let entry = start::Entry::find(&linker, runtime)?;
    let uses = start::UsedFeatures::find(&linker, runtime);
    let mut roots = entry.roots();
    roots.extend(uses.roots(&linker));
    roots.extend(linker.function_named(stubs::ANY_WORD).filter(|_| !options.stubs.is_empty()));
    let reach = Reach::new(&linker, &roots);
    look()?;
    let escapes = Escapes::new(&linker, &reach, runtime, options.volatile_locals);
    look()?;
    let used_results = results::used_results(&linker, &reach);
    let mut program = Program::new(name);
    program.unroll = options.unroll;
    let type_infos = reach.globals.iter().copied().filter(|key| linker.global(*key).name.starts_with("_ZTI"));
    let type_infos = type_infos.collect();
    let mut low = Lowering {
        linker,
        program,
        options,
        runtime,
        escapes,
        destructors: entry.destructors.clone(),
        places: Places::default(),
        types: FxHashMap::default(),
        functions: FxHashMap::default(),
        todo: Vec::new(),
        missing: FxHashMap::default(),
        globals: FxHashMap::default(),
        keys: FxHashMap::default(),
        unfilled: Vec::new(),
        missing_globals: FxHashMap::default(),
        block_addresses: FxHashMap::default(),
        clause_numbers: FxHashMap::default(),
        type_infos,
        uses,
        used_results,
        pointers_lack_values: false,
    };
    low.pointers_lack_values = reach.address_taken.iter().any(|key| low.may_lack_value(*key));
    low.start(&entry);
    low.run(go_on)?;
    let mut program = low.program;
    let section = program.globals.iter().position(|global| global.name == SECTION);
    program.exclusive = section.map(|index| program.global_addr(GlobalId(index as u32)));
    program.finish().map_err(|error| LowerError::Message(format!("internal error: {error}")))
}

/// The reason why modules could not be lowered to a program.
#[derive(Debug)]
pub enum LowerError {
    /// An error at a place in a module.
    At(UnitId, Diagnostic),
    /// An error of the program as a whole.
    Message(String),
    /// The caller ended the lowering.
    Stopped,
}

impl From<LinkError> for LowerError {
    fn from(error: LinkError) -> Self {
        LowerError::At(error.unit, error.diagnostic)
    }
}

impl<'a> Lowering<'a> {
    /// Translates everything that is queued, until the queue is empty, or until `go_on` says no.
    fn run(&mut self, go_on: GoOn<'_>) -> Result<(), LowerError> {
        loop {
            if let Some(key) = self.todo.pop() {
                if !go_on() {
                    return Err(LowerError::Stopped);
                }
                let id = self.functions[&key];
                let mut function = Body::lower(self, key);
                function.tidy();
                // The bound is for the program's own loops.
                let unroll = self.options.unroll.filter(|_| !self.is_runtime(key));
                let (bounds, files) = (&self.options.loop_bounds, &self.program.files);
                let name = function.name.clone();
                function.mark_loops(unroll, &|pos| LoopBound::of_loop(bounds, files, &name, pos));
                self.program.functions[id.index()] = function;
            } else if let Some((key, id)) = self.unfilled.pop() {
                if let Err(what) = self.try_fill(key, id) {
                    let global = self.linker.global(key);
                    let message = format!("the initial value of @{}: {what} is not supported", global.name);
                    return Err(LowerError::At(key.unit, Diagnostic::new(global.span, message)));
                }
            } else {
                return Ok(());
            }
        }
    }

    /// Returns the number of a function, and queues the function for translation.
    fn function_id(&mut self, key: FunctionKey) -> FuncId {
        if let Some(id) = self.functions.get(&key) {
            return *id;
        }
        let function = self.linker.function(key);
        let id = self.program.declare_function(&*function.name);
        // Calls are checked against the number of parameters, whichever function is translated first.
        self.program.functions[id.index()].params = function::parameter_words(function);
        self.functions.insert(key, id);
        self.todo.push(key);
        id
    }

    /// Returns the consequence of a function's ending without a value.
    fn missing_result(&self, key: FunctionKey) -> MissingResult {
        match self.used_results.contains(&key) {
            true => MissingResult::Error,
            false => MissingResult::Allowed,
        }
    }

    /// Returns whether a function may end without the value that its type promises, and that is no error yet.
    fn may_lack_value(&self, key: FunctionKey) -> bool {
        let function = self.linker.function(key);
        let missing = self.missing_result(key);
        let undefined = |inst: &Inst| matches!(inst, Inst::Ret(Some((_, Value::Const(Const::Undef)))));
        missing == MissingResult::Allowed
            && (function.blocks.iter().flat_map(|b| &b.body).any(|s| undefined(&s.inst))
                || !promote::promotable(function, &promote::pointer_casts(function), missing)
                    .unset_results
                    .is_empty())
    }

    /// Returns the analysis of the spurious wake-ups to explore.
    fn recheck(&mut self) -> recheck::Recheck<'_, 'a> {
        recheck::Recheck { linker: &self.linker, escapes: &mut self.escapes, runtime: self.runtime }
    }

    /// Returns whether a function is one of the runtime.
    fn is_runtime(&self, key: FunctionKey) -> bool {
        key.unit.0 >= self.runtime
    }

    /// Returns the address of a function without a definition: null if it may be missing, else that of one
    /// that refuses.
    fn missing_function(&mut self, name: &str) -> u64 {
        if let Some(addr) = self.missing.get(name) {
            return *addr;
        }
        let declared =
            self.linker.units().iter().flat_map(|u| &u.module.functions).find(|f| &*f.name == name);
        let addr = if declared.is_some_and(|f| f.weak) {
            0
        } else {
            let mut b = FunctionBuilder::new(name, declared.map_or(0, function::parameter_words));
            let message = format!("a call of {name}, which is not defined and which Fencepost does not know");
            b.push(Op::Fail { why: Failure::Unsupported, message });
            b.end(Terminator::Unreachable);
            layout::function(self.program.add_function(b.finish()))
        };
        self.missing.insert(name.into(), addr);
        addr
    }

    /// Returns the number of a variable, and queues its contents to be filled in.
    fn global_id(&mut self, key: GlobalKey) -> Result<GlobalId, NotConstant> {
        if let Some(id) = self.globals.get(&key) {
            return Ok(*id);
        }
        let global = self.linker.global(key);
        let size = types::size(&global.ty)?.max(1);
        if size > MAX_GLOBAL {
            let what = format!("{}, a variable of {size} bytes (at most {MAX_GLOBAL}),", global.name);
            return Err(NotConstant::Unsupported(what));
        }
        let align = global.align.unwrap_or(1).max(types::align(&global.ty)?);
        let id = self.program.add_global(Global {
            name: self.global_name(key),
            init: vec![0; size as usize],
            align,
            thread_local: global.thread_local,
            constant: global.constant,
            parts: self.global_parts(key),
            pos: Pos::default(),
        });
        self.globals.insert(key, id);
        self.keys.insert(id, key);
        self.unfilled.push((key, id));
        Ok(id)
    }

    /// Returns the source name of a variable.
    fn global_name(&self, key: GlobalKey) -> String {
        let unit = &self.linker.units()[key.unit.0].module;
        let name = &self.linker.global(key).name;
        let described = unit.global_dbg.get(name).and_then(|node| places::global(unit, *node));
        described.map_or_else(|| places::readable(name), |name| name.to_string())
    }

    /// Returns the source names of the parts of a variable.
    fn global_parts(&self, key: GlobalKey) -> Vec<Part> {
        let unit = &self.linker.units()[key.unit.0].module;
        let node = unit.global_dbg.get(&self.linker.global(key).name);
        node.map_or(vec![], |node| parts::of_global(unit, *node))
    }

    /// Returns the variable with this number, if it is one of the program's.
    fn key_of(&self, id: GlobalId) -> Option<GlobalKey> {
        self.keys.get(&id).copied()
    }

    /// Fills in the contents of a variable now, for code that needs them early.
    fn fill_global(&mut self, key: GlobalKey, id: GlobalId) {
        // An error here occurs again, with a message, when all variables are filled in.
        let _ = self.try_fill(key, id);
    }

    fn try_fill(&mut self, key: GlobalKey, id: GlobalId) -> Result<(), String> {
        let global = self.linker.global(key);
        let Some(init) = &global.init else { return Ok(()) };
        let mut bytes = vec![0; self.program.globals[id.index()].init.len()];
        self.write(key.unit, &global.ty, init, &mut bytes, 0).map_err(|e| match e {
            NotConstant::Unsupported(what) => what,
            NotConstant::ThreadLocal => "a thread-local address".to_owned(),
        })?;
        self.program.globals[id.index()].init = bytes;
        Ok(())
    }

    /// Returns the address of a variable without a definition.
    fn missing_global(&mut self, unit: UnitId, name: &str) -> Result<u64, NotConstant> {
        if let Some(id) = self.missing_globals.get(name) {
            return Ok(self.program.global_addr(*id));
        }
        let declared = self.linker.units()[unit.0].module.globals.iter().find(|g| &*g.name == name);
        if declared.is_some_and(|g| g.weak) {
            return Ok(0);
        }
        let known = KNOWN_GLOBALS.contains(&name) || name.starts_with("_ZT");
        if !known {
            let what = format!("{name}, a variable that no file defines,");
            return Err(NotConstant::Unsupported(what));
        }
        let size = declared.and_then(|g| types::size(&g.ty).ok()).unwrap_or(0).clamp(64, 4096);
        let id = self.program.add_global(Global { constant: true, ..Global::zeroed(name, size as usize) });
        self.missing_globals.insert(name.into(), id);
        Ok(self.program.global_addr(id))
    }

    /// Returns the thread-local variable of this name.
    fn thread_local(&mut self, unit: UnitId, name: &str) -> Lowered<GlobalId> {
        match self.linker.resolve(unit, name) {
            Symbol::Global(key) => self.global_id(key).map_err(not_constant),
            _ => Err(Refusal(format!("{name}, a thread-local variable that no file defines"))),
        }
    }

    /// Returns a number for the address of a block, which `indirectbr` compares with.
    fn block_address(&mut self, unit: UnitId, function: &str, label: &str) -> u64 {
        let next = layout::label(self.block_addresses.len() as u64);
        *self.block_addresses.entry((unit, function.into(), label.into())).or_insert(next)
    }

    /// Records that something in the program is explored only in part, whatever the search does.
    fn note_bound(&mut self, message: String) {
        if !self.program.bounds.contains(&message) {
            self.program.bounds.push(message);
        }
    }

    /// Records something that the answer about the program must say.
    fn note(&mut self, message: String) {
        if !self.program.notes.contains(&message) {
            self.program.notes.push(message);
        }
    }

    /// Describes a variable in a register, for traces.
    fn variable(&self, reg: Reg, name: &str, bits: u8, unit: UnitId, node: u32) -> Variable {
        let sign = places::variable_sign(&self.linker.units()[unit.0].module, node);
        Variable { reg, name: name.to_owned(), bits, sign }
    }

    /// Returns the calls of a function that may allocate, with the types of the objects.
    fn allocation_sites(&mut self, key: FunctionKey) -> Vec<AllocationSite> {
        let module = &self.linker.units()[key.unit.0].module;
        let sites = sites::of_function(module, self.linker.function(key));
        let units = self.linker.units();
        let site = |sites::Site { dbg, ty }| {
            let pos = self.places.place(&mut self.program, units, key.unit, dbg);
            match ty {
                Some(node) => Some(AllocationSite { pos, ty: Some(self.object_type(key.unit, node)?) }),
                None => Some(AllocationSite { pos, ty: None }),
            }
        };
        sites.into_iter().filter_map(site).collect()
    }

    /// Returns the type of a local variable, from its debug information `node`.
    fn type_of_local(&mut self, unit: UnitId, node: u32) -> Option<TypeId> {
        let ty = parts::type_of_variable(&self.linker.units()[unit.0].module, node)?;
        self.object_type(unit, ty)
    }

    /// Returns the type that debug information describes in `node`; `None` if it has no size or no parts.
    fn object_type(&mut self, unit: UnitId, node: u32) -> Option<TypeId> {
        if let Some(known) = self.types.get(&(unit, node)) {
            return *known;
        }
        let described = parts::of_type(&self.linker.units()[unit.0].module, node);
        let id = described.map(|ty| {
            self.program.types.push(ty);
            TypeId(self.program.types.len() as u32 - 1)
        });
        self.types.insert((unit, node), id);
        id
    }
}

fn not_constant(error: NotConstant) -> Refusal {
    match error {
        NotConstant::Unsupported(what) => Refusal(format!("{what} is not supported")),
        NotConstant::ThreadLocal => Refusal("a thread-local address in a constant".to_owned()),
    }
}

/// Returns the elements of a constant array.
fn elements(constant: &Const) -> &[(Type, Const)] {
    match constant {
        Const::Aggregate(elements) => elements,
        _ => &[],
    }
}
