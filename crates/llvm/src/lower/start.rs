//! Lowers the start of a program: constructors, `main`, and LLMC's processes.

use super::link::{FunctionKey, Linker, Symbol, UnitId};
use super::{LowerError, Lowering, elements, function, types};
use crate::ast::{Call, Const, Inst, Value};
use crate::rewrite::CYCLES;
use fencepost_program::*;

/// The functions that run without being called by the program (`main`, constructors, destructors).
pub struct Entry {
    main: Main,
    /// The constructors of global objects, in order.
    constructors: Vec<FunctionKey>,
    /// The destructors that the compiler lists (others are registered while the program runs).
    pub destructors: Vec<FunctionKey>,
    /// The function that runs what was registered with `atexit`.
    at_exit: Option<FunctionKey>,
}

/// The code that the main thread runs, which is `main` or, in programs for LLMC, several processes.
enum Main {
    Function(FunctionKey),
    /// LLMC's proc-mode: every process is a thread, between `llmc_init` and `llmc_fini`.
    Processes {
        init: Option<FunctionKey>,
        processes: Vec<FunctionKey>,
        fini: Option<FunctionKey>,
    },
}

impl Entry {
    /// Finds `main`, the constructors and the destructors of a program.
    pub fn find(linker: &Linker<'_>, runtime: usize) -> Result<Entry, LowerError> {
        // (`user_main`: where programs for CDSChecker begin.)
        let main = match linker.function_named("main").or_else(|| linker.function_named("user_main")) {
            Some(main) => Main::Function(main),
            None => Entry::processes(linker).ok_or_else(|| {
                let names = linker.units()[..runtime].iter().map(|unit| unit.file.name());
                let plain = |name: &str| {
                    let inside = name.strip_prefix("<IR of ").and_then(|rest| rest.strip_suffix('>'));
                    inside.unwrap_or(name).to_owned()
                };
                let names: Vec<String> = names.map(plain).collect();
                let files = names.join(" + ");
                LowerError::Message(format!(
                    "{files}: there is no `main` (nor LLMC's `llmc_proc…`): there is nothing to run"
                ))
            })?,
        };
        let registers = ["atexit", "__cxa_atexit", "at_quick_exit", "exit"];
        let mentions = |unit: &super::Unit| {
            unit.module.functions.iter().any(|f| registers.contains(&&*f.name) && f.blocks.is_empty())
        };
        let at_exit = linker.units()[..runtime].iter().any(mentions);
        Ok(Entry {
            main,
            constructors: listed(linker, "llvm.global_ctors"),
            destructors: listed(linker, "llvm.global_dtors"),
            at_exit: linker.function_named("fencepost_run_atexit").filter(|_| at_exit),
        })
    }

    /// Finds the functions of a program for LLMC, whose threads are functions named `llmc_proc…`.
    fn processes(linker: &Linker<'_>) -> Option<Main> {
        let mut names: Vec<&str> = linker
            .units()
            .iter()
            .flat_map(|unit| &unit.module.functions)
            .filter(|f| f.name.starts_with("llmc_proc") && !f.blocks.is_empty())
            .map(|f| &*f.name)
            .collect();
        names.sort_unstable();
        let processes: Vec<FunctionKey> = names.iter().filter_map(|n| linker.function_named(n)).collect();
        let (init, fini) = (linker.function_named("llmc_init"), linker.function_named("llmc_fini"));
        (!processes.is_empty()).then_some(Main::Processes { init, processes, fini })
    }

    /// Returns all functions at which execution can start.
    pub fn roots(&self) -> Vec<FunctionKey> {
        let mut roots: Vec<FunctionKey> = match &self.main {
            Main::Function(main) => vec![*main],
            Main::Processes { init, processes, fini } => {
                init.iter().chain(processes).chain(fini).copied().collect()
            }
        };
        roots.extend(&self.constructors);
        roots.extend(&self.destructors);
        roots.extend(self.at_exit);
        roots
    }
}

/// Returns the functions of `llvm.global_ctors` and its like, of all modules, by priority.
fn listed(linker: &Linker<'_>, name: &str) -> Vec<FunctionKey> {
    let mut found: Vec<(u128, FunctionKey)> = Vec::new();
    for (u, unit) in linker.units().iter().enumerate() {
        let Some(init) = unit.module.globals.iter().find(|g| &*g.name == name).and_then(|g| g.init.as_ref())
        else {
            continue;
        };
        for (_, entry) in elements(init) {
            let (priority, function) = match elements(entry) {
                [(_, Const::Int(priority)), (_, function), ..] => (*priority, function),
                [(_, Const::Zero), (_, function), ..] => (0, function),
                _ => continue,
            };
            if let Const::Global(function) = function
                && let Symbol::Function(key) = linker.resolve(UnitId(u), function)
            {
                found.push((priority, key));
            }
        }
    }
    found.sort_by_key(|(priority, _)| *priority);
    found.into_iter().map(|(_, key)| key).collect()
}

/// Which costly features of the runtime a program uses, so that it pays for these only.
#[derive(Clone, Copy, Debug)]
pub struct UsedFeatures {
    /// Whether the program sets the kind of a mutex by attributes: the kind is stored when a mutex is made.
    pub mutex_kinds: bool,
    /// Whether the program has thread-specific data with destructors: threads have something to do when they
    /// end.
    pub thread_exit: bool,
    /// Whether the program waits on condition variables.
    pub conditions: bool,
    /// Whether the program detaches threads, so that joined and detached threads must be remembered.
    pub detach: bool,
    /// Whether the program uses the clock, which sleeping moves.
    pub clock: bool,
    /// Whether the program waits at barriers.
    pub barriers: bool,
    /// Whether threads arrive at a `std::barrier` without waiting there: then arrivals are counted.
    pub arrivals: bool,
    /// Whether the program cancels threads, so that waits may end for that reason.
    pub cancels: bool,
    /// Whether the program asks whether a thread has ended, without waiting for it, or may have to.
    pub try_joins: bool,
    /// Whether the program makes attributes of threads that say how they start.
    pub attributes: bool,
    /// Whether the program catches exceptions.
    pub catches: bool,
}

/// The function that makes threads be created detached.
const SET_DETACHED: &str = "pthread_attr_setdetachstate";

/// The name of the runtime function that begins an atomic section.
pub const ENTER_SECTION: &str = "fencepost_section_enter";
/// The name of the runtime function that ends an atomic section.
pub const LEAVE_SECTION: &str = "fencepost_section_leave";

/// The name of the runtime function to call where a thread leaves the loop around a wait on a condition
/// variable.
pub const LEAVE_WAIT_LOOP: &str = "fencepost_cond_left";

/// Returns whether a function with this name is an atomic section as a whole. The competition on software
/// verification says so of all functions with such names, but for the two that begin and end a section.
pub fn is_section(name: &str) -> bool {
    let rest = name.strip_prefix("__VERIFIER_atomic_");
    rest.is_some_and(|rest| !matches!(rest, "begin" | "end"))
}

impl UsedFeatures {
    /// Finds out which costly features of the runtime the modules before number `runtime` use.
    pub fn find(linker: &Linker<'_>, runtime: usize) -> UsedFeatures {
        let units = &linker.units()[..runtime];
        let mentions = |names: &[&str]| {
            units.iter().flat_map(|u| &u.module.functions).any(|f| names.contains(&&*f.name))
        };
        let calls_cycles = units.iter().flat_map(|u| &u.module.functions).any(|f| {
            let mut statements = f.blocks.iter().flat_map(|b| &b.body);
            statements.any(|s| {
                matches!(&s.inst, Inst::Call(Call { callee: Value::Const(Const::Global(name)), .. }) if &**name == CYCLES)
            })
        });
        UsedFeatures {
            detach: mentions(&["pthread_detach", "thrd_detach", SET_DETACHED]),
            arrivals: mentions(&["fencepost_barrier_arrive"]),
            cancels: mentions(&["pthread_cancel"]),
            try_joins: mentions(&[
                "pthread_tryjoin_np",
                "pthread_timedjoin_np",
                "pthread_clockjoin_np",
                "pthread_cancel",
            ]),
            attributes: mentions(&[SET_DETACHED]),
            catches: mentions(&["__cxa_begin_catch"]),
            clock: calls_cycles
                || mentions(&[
                    "clock_gettime",
                    "timespec_get",
                    "gettimeofday",
                    "time",
                    "clock",
                    "_ZNSt6chrono3_V212steady_clock3nowEv",
                    "_ZNSt6chrono3_V212system_clock3nowEv",
                    "_ZNSt3__16chrono12steady_clock3nowEv",
                    "_ZNSt3__16chrono12system_clock3nowEv",
                ]),
            mutex_kinds: mentions(&[
                "pthread_mutexattr_settype",
                "mtx_init",
                "_ZNSt3__115recursive_mutexC1Ev",
            ]),
            thread_exit: mentions(&[
                "pthread_key_create",
                "tss_create",
                "__cxa_thread_atexit",
                "_ZNSt13__future_base13_State_baseV211_Make_ready6_M_setEv",
                "_ZSt25notify_all_at_thread_exitRSt18condition_variableSt11unique_lockISt5mutexE",
                "fencepost_cleanup_push",
                "pthread_cancel",
                "pthread_tryjoin_np",
                "pthread_timedjoin_np",
                "pthread_clockjoin_np",
            ]),
            barriers: mentions(&[super::calls::BARRIER_WAIT]),
            conditions: mentions(&[
                "pthread_cond_wait",
                "cnd_wait",
                super::calls::CONDITION_VARIABLE_WAIT,
                super::calls::LIBCXX_CONDITION_VARIABLE_WAIT,
            ]),
        }
    }

    /// Returns the runtime functions that the lowering may emit calls of because of these features.
    pub fn roots(&self, linker: &Linker<'_>) -> impl Iterator<Item = FunctionKey> {
        let leave = self.thread_exit.then_some("fencepost_leave");
        let waits = [
            "fencepost_cond_wait_checked",
            "fencepost_cond_wait_once",
            "fencepost_cond_wait_again",
            "fencepost_cxx_wait_checked",
            "fencepost_cxx_wait_once",
            "fencepost_cxx_wait_again",
            LEAVE_WAIT_LOOP,
        ];
        let waits = waits.into_iter().filter(|_| self.conditions);
        let join = self.detach.then_some("fencepost_join");
        let barriers = self.barriers.then_some(super::calls::BARRIER_PASS);
        let catches = self.catches.then_some(super::exceptions::CAUGHT_AS);
        let always = [
            super::locks::BEGIN,
            super::locks::ATTEMPT,
            super::intrinsics::CLASS_OF_DOUBLE,
            super::intrinsics::CLASS_OF_FLOAT,
        ];
        let sections = [ENTER_SECTION, LEAVE_SECTION];
        leave
            .into_iter()
            .chain(waits)
            .chain(join)
            .chain(barriers)
            .chain(catches)
            .chain(always)
            .chain(sections)
            .filter_map(|name| linker.function_named(name))
    }
}

impl Lowering<'_> {
    /// Adds the main thread to the program, which runs constructors, `main` and what is registered with
    /// `atexit`.
    pub fn start(&mut self, entry: &Entry) {
        if let Main::Function(main) = entry.main
            && entry.constructors.is_empty()
            && entry.destructors.is_empty()
            && entry.at_exit.is_none()
            && self.linker.function(main).params.is_empty()
            && !function::has_result_area(&self.linker.function(main).result)
        {
            let id = self.function_id(main);
            self.program.add_main_thread("main", id, vec![]);
            return;
        }
        let mut b = FunctionBuilder::new("start", 0);
        for constructor in &entry.constructors {
            self.run_function(&mut b, *constructor, &[]);
        }
        match &entry.main {
            Main::Function(main) => {
                // One argument, the program's name; it is empty.
                let name = self.program.add_global(Global::zeroed("argv[0]", 8));
                let name_addr = self.program.global_addr(name);
                let mut argv = name_addr.to_le_bytes().to_vec();
                argv.resize(24, 0);
                let list = self.program.add_global(Global { init: argv, ..Global::zeroed("argv", 24) });
                let argv = self.program.global_addr(list);
                self.run_function(&mut b, *main, &[1, argv, argv + 16]);
            }
            Main::Processes { init, processes, fini } => {
                if let Some(init) = init {
                    self.run_function(&mut b, *init, &[]);
                }
                let mut threads = Vec::new();
                for process in processes {
                    let callee = Callee::Func(self.function_id(*process));
                    let params = function::parameter_words(self.linker.function(*process));
                    let dst = b.temp();
                    b.push(Op::Spawn { dst, callee, args: vec![Operand::Const(0); params as usize] });
                    threads.push(dst);
                }
                for thread in threads {
                    b.push(Op::Join { dst: None, thread: thread.into() });
                }
                if let Some(fini) = fini {
                    self.run_function(&mut b, *fini, &[]);
                }
            }
        }
        for handler in entry.at_exit.iter().chain(&entry.destructors) {
            self.run_function(&mut b, *handler, &[]);
        }
        b.end(Terminator::Return(None));
        let start = self.program.add_function(b.finish());
        self.program.add_main_thread("main", start, vec![]);
    }

    /// Emits a call of a function with these words as arguments; missing ones are 0.
    fn run_function(&mut self, b: &mut FunctionBuilder, key: FunctionKey, words: &[u64]) {
        let function = self.linker.function(key);
        let callee = Callee::Func(self.function_id(key));
        let mut args: Vec<Operand> = Vec::new();
        let mut words = words.iter().copied();
        for param in &function.params {
            let count = types::words(&param.ty).map_or(0, |w| w.len());
            args.extend((0..count).map(|_| Operand::Const(words.next().unwrap_or(0))));
        }
        args.resize(function::parameter_words(function) as usize, 0.into());
        b.push(Op::Call { dst: None, callee, args });
    }
}
