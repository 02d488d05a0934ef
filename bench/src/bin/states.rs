//! Measures the state engine.
//!
//! ```text
//! cargo run --release -p fencepost-bench --bin states                    the tables of bench/RESULTS.md
//! cargo run --release -p fencepost-bench --bin states FILE [option…] [-- CLANG-FLAG…]
//! ```
//! Options: `sc`, `tso`, `pso`, `lmo` (the machine), `buffer=N`, `jobs=N`, `depth`, `cost`, `unreduced`,
//! `steps` (local instructions are steps), `nolive` (no search for livelocks), `ends` (termination),
//! `memory=MIB`.

use fencepost_llvm::driver::{Clang, Diagnostics};
use fencepost_program::Program;
use fencepost_states::{
    Capacity, Config, Ended, Error, Flow, FoundError, Liveness, Machine, Order, Switch, Visitor, explore,
};
use std::path::Path;
use std::process::{Command, ExitCode};
use std::time::{Duration, Instant};

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match run(&args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::from(2)
        }
    }
}

fn run(args: &[String]) -> Result<(), String> {
    let split = args.iter().position(|a| a == "--").unwrap_or(args.len());
    let (options, flags) = (&args[..split], args.get(split + 1..).unwrap_or_default());
    let [file, options @ ..] = options else { return table() };
    let mut config = Config::new(Machine::Lmo);
    for option in options {
        set(&mut config, option)?;
    }
    let program = compiled(Path::new(file), flags, config.merging.reduction)?;
    let mut seen = FoundErrors(vec![]);
    let start = Instant::now();
    let summary = explore(&program, &config, &mut seen).summary;
    let time = start.elapsed().as_secs_f64();
    println!(
        "{} states, {} transitions, {} ends, {} blocked, {time:.2} s, {:.0} transitions/s, {} components, {:.1} MiB \
         ({:.1} bytes a state), peak {} MiB{}",
        summary.states,
        summary.transitions,
        summary.finals,
        summary.blocked,
        summary.transitions as f64 / time,
        summary.components,
        summary.bytes as f64 / f64::from(1 << 20),
        summary.bytes_per_state(),
        peak_memory() >> 10,
        summary.stopped.map_or(String::new(), |why| format!(", stopped: {why:?}")),
    );
    for found in &seen.0 {
        println!("{:?}, {:?}, {} steps", found.error, found.cost, found.trace.steps.len());
    }
    Ok(())
}

/// An experiment of the thesis: its name there, its states and seconds there (on 48 cores), the program,
/// options and flags.
struct Row {
    name: &'static str,
    thesis: (&'static str, &'static str),
    file: &'static str,
    options: &'static [&'static str],
    flags: &'static [&'static str],
    /// Whether the search without reduction is short enough to be made.
    unreduced: Switch,
}

const COUNTING: &str = "bench/programs/llmc-counting.c";
const QUEUE: &str = "bench/programs/llmc-msq.c";

/// Tables 5.7 and 5.8. The queue's flags make it what the thesis's is: full barriers, and writes to the stack
/// that go through the buffer.
const ROWS: [Row; 9] = [
    counting("counting, 1", ("611", "< 1"), &["-DTHREADS=4", "-DINCS=1", "-DHISTORY"]),
    counting("counting, 2", ("111 713", "1.1"), &["-DTHREADS=4", "-DINCS=2", "-DHISTORY"]),
    counting("counting, 3", ("16 075 101", "99.5"), &["-DTHREADS=4", "-DINCS=3", "-DHISTORY"]),
    queue(
        "X1 E‖D;E;E;D;D",
        ("18 000", "3.3"),
        &["buffer=3"],
        &["-DCONFIG=1", "-DBARRIER=seq_cst", "-DSLOTS"],
    ),
    queue(
        "X2 E;D‖(E;D;D;E)",
        ("9 749 606", "180.6"),
        &["buffer=3"],
        &["-DCONFIG=3", "-DBARRIER=seq_cst", "-DSLOTS"],
    ),
    queue(
        "X3, X4 E‖D;E;E;D;D",
        ("20 391, 21 036", "2.4, 4.4"),
        &[],
        &["-DCONFIG=1", "-DBARRIER=seq_cst", "-DSLOTS"],
    ),
    queue("X5 E;E;D‖(D;E);D", ("1 027 044", "27.9"), &[], &["-DCONFIG=4", "-DBARRIER=seq_cst", "-DSLOTS"]),
    queue("X6 E;D‖(E;D;D;E)", ("12 349 674", "222.3"), &[], &["-DCONFIG=3", "-DBARRIER=seq_cst", "-DSLOTS"]),
    Row {
        unreduced: Switch::Off,
        options: &["jobs=2"],
        ..queue(
            "X7 E‖E‖E;D;D;D",
            ("1 390 462 376", "19 348.8"),
            &[],
            &["-DCONFIG=7", "-DBARRIER=seq_cst", "-DSLOTS"],
        )
    },
];

const fn counting(
    name: &'static str,
    thesis: (&'static str, &'static str),
    flags: &'static [&'static str],
) -> Row {
    Row { name, thesis, file: COUNTING, options: &["buffer=3"], flags, unreduced: Switch::On }
}

const fn queue(
    name: &'static str,
    thesis: (&'static str, &'static str),
    options: &'static [&'static str],
    flags: &'static [&'static str],
) -> Row {
    Row { name, thesis, file: QUEUE, options, flags, unreduced: Switch::On }
}

/// Prints the tables, each row measured in a process of its own, so that its peak memory is its own.
fn table() -> Result<(), String> {
    let own = std::env::current_exe().map_err(|e| e.to_string())?;
    println!(
        "| experiment | search | states | transitions | time | transitions/s | memory | thesis: states, s |"
    );
    println!("| --- | --- | --- | --- | --- | --- | --- | --- |");
    for row in ROWS {
        for (search, option) in [("all steps", Some("unreduced")), ("reduced", None)] {
            if option.is_some() && row.unreduced == Switch::Off {
                continue;
            }
            let mut command = Command::new(&own);
            command.arg(row.file).args(row.options).args(option).arg("nolive").arg("--").args(row.flags);
            let output = command.output().map_err(|e| e.to_string())?;
            let text = String::from_utf8_lossy(&output.stdout);
            let words: Vec<&str> = text.split(", ").collect();
            let [states, transitions, _, _, time, rate, ..] = words[..] else {
                return Err(format!("{}: {text}", row.name));
            };
            let number = |text: &str| text.split(' ').next().unwrap_or("").to_owned();
            let peak = text.split("peak ").nth(1).map(number).unwrap_or_default();
            println!(
                "| {} | {search} | {} | {} | {time} | {} | {peak} MiB | {}, {} |",
                row.name,
                number(states),
                number(transitions),
                number(rate),
                row.thesis.0,
                row.thesis.1
            );
        }
    }
    Ok(())
}

fn set(config: &mut Config, option: &str) -> Result<(), String> {
    let number = |text: &str| text.parse::<u64>().map_err(|_| format!("{option}: a number is needed"));
    match option.split_once('=').unwrap_or((option, "")) {
        ("buffer", "inf") => config.buffer = Capacity::Unbounded,
        ("buffer", n) => config.buffer = Capacity::Bounded(number(n)? as u32),
        ("jobs", n) => config.jobs = number(n)? as usize,
        ("memory", n) => config.search.limits.max_memory = Some(number(n)? << 20),
        ("time", n) => config.search.limits.timeout = Some(Duration::from_secs(number(n)?)),
        ("depth", _) => config.order = Order::Depth,
        ("cost", _) => config.order = Order::Cost,
        ("unreduced", _) => config.merging.reduction = Switch::Off,
        ("steps", _) => config.merging.local_steps = Switch::Off,
        ("nolive", _) => config.liveness = Liveness::Ignored,
        ("ends", _) => config.liveness = Liveness::Termination,
        ("all", _) => config.all_errors = Switch::On,
        (name, _) => {
            let machine = Machine::ALL.into_iter().find(|m| m.name() == name);
            config.machine = machine.ok_or_else(|| format!("{option}: unknown option"))?;
        }
    }
    Ok(())
}

fn compiled(source: &Path, flags: &[String], reduction: Switch) -> Result<Program, String> {
    let volatile_locals = match reduction {
        Switch::On => fencepost_llvm::VolatileLocals::Private,
        Switch::Off => fencepost_llvm::VolatileLocals::Memory,
    };
    let options = fencepost_llvm::Options { volatile_locals, ..fencepost_llvm::Options::default() };
    let loaded = if source.extension().is_some_and(|e| e == "ll") {
        let bytes = std::fs::read(source).map_err(|e| e.to_string())?;
        let ir = fencepost_llvm::Ir::new(source.display().to_string(), bytes);
        fencepost_llvm::load(&[ir], &options)
    } else {
        let clang = Clang::find(None).map_err(|e| e.to_string())?;
        let compiled = clang.compile(source, flags, Diagnostics::Plain).map_err(|e| e.to_string())?;
        fencepost_llvm::load(&[compiled.ir], &options)
    };
    loaded.map_err(|_| format!("{} cannot be loaded", source.display()))
}

/// Returns the most memory that this process has had, in KiB.
fn peak_memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|l| l.strip_prefix("VmHWM:"));
    line.and_then(|l| l.trim().trim_end_matches(" kB").trim().parse().ok()).unwrap_or(0)
}

struct FoundErrors(Vec<FoundError>);

impl Visitor for FoundErrors {
    fn ended(&mut self, _: &dyn Ended) {}
    fn found(&mut self, found: FoundError) -> Flow {
        if let Error::Fault { fault, .. } = &found.error {
            println!("{fault}");
        }
        self.0.push(found);
        Flow::Continue
    }
}
