//! Measures the benchmark programs.
//!
//! ```text
//! cargo run --release -p fencepost-bench --bin measure                      the table of bench/RESULTS.md
//! cargo run --release -p fencepost-bench --bin measure curve                cost per execution, size by size
//! cargo run --release -p fencepost-bench --bin measure real                 locks and data structures in C
//! cargo run --release -p fencepost-bench --bin measure FAMILY:SIZE [MODEL] [litmus|spawn|join|c|c-nojoin]
//! cargo run --release -p fencepost-bench --bin measure FILE.c MODEL c [CLANG-FLAG…]
//! ```
//! The forms `c` and `c-nojoin` are the C programs of `bench/programs`, through clang; only the exploration is timed.
//!
//!
//! Each row runs in a process of its own, several times; the fastest counts (the others were disturbed), and the
//! peak memory is that of the whole process. A wrong count or more than 50 MB of memory ends it with exit code 2; a
//! time beyond the goal is marked `missed` (whether that means anything depends on the machine).

use fencepost_bench::{Family, Form};
use fencepost_explore::{Config, ModelId, Summary, count};
use fencepost_llvm::driver::{Clang, Diagnostics};
use fencepost_program::Program;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::Instant;

/// A row of the speed table: what must come out, and in what time (in seconds, one worker).
struct Row {
    family: Family,
    size: u64,
    executions: u64,
    goal: f64,
}

const fn row(family: Family, size: u64, executions: u64, goal: f64) -> Row {
    Row { family, size, executions, goal }
}

const ROWS: [Row; 10] = [
    row(Family::Readers, 15, 32_768, 0.03),
    row(Family::Ainc, 7, 5_040, 0.02),
    row(Family::Binc, 5, 14_400, 0.04),
    row(Family::Casrot, 10, 38_486, 0.03),
    row(Family::Casw, 5, 32_880, 0.03),
    row(Family::Indexer, 15, 4_096, 0.1),
    row(Family::Lastzero, 12, 15_360, 0.06),
    row(Family::Lastzero, 15, 147_456, 0.7),
    row(Family::FibBench, 4, 34_205, 0.03),
    row(Family::FibBench, 5, 525_630, 0.4),
];

/// In KiB.
const MAX_MEMORY: u64 = 50 << 10;

const FORMS: [(&str, Form); 3] =
    [("litmus", Form::Litmus), ("spawn", Form::Spawn), ("join", Form::SpawnJoin)];

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let result = match words[..] {
        [] => table(),
        ["curve"] => curve(),
        ["real"] => real(),
        [program] => once(program, "rc11", "litmus", &[]),
        [program, model] => once(program, model, "litmus", &[]),
        [program, model, form, ref flags @ ..] => once(program, model, form, flags),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::from(2)
        }
    }
}

/// One program, in this process: executions, blocked, wasted, seconds, peak memory in KiB.
fn once(program: &str, model: &str, form: &str, flags: &[&str]) -> Result<(), String> {
    let model: ModelId = model.parse().map_err(|e| format!("{e}"))?;
    let program = match program.split_once(':') {
        Some((name, size)) => {
            let family = Family::ALL.into_iter().find(|f| f.name() == name).ok_or("no such family")?;
            let size: u64 = size.parse().map_err(|_| "the size is a number")?;
            match FORMS.into_iter().find(|(word, _)| *word == form) {
                Some((_, form)) => family.program(size, form),
                None => in_c(family, size, form)?,
            }
        }
        None => compiled(Path::new(program), &flags.iter().map(ToString::to_string).collect::<Vec<_>>())?,
    };
    let start = Instant::now();
    let summary = count(&program, model, &Config::default());
    let seconds = start.elapsed().as_secs_f64();
    let Summary { executions, blocked, wasted, .. } = summary;
    println!("{executions} {blocked} {wasted} {seconds:.6} {}", peak_memory());
    Ok(())
}

/// A family as the C program of `bench/programs`.
fn in_c(family: Family, size: u64, form: &str) -> Result<Program, String> {
    let parameter = if family == Family::FibBench { "K" } else { "N" };
    let mut flags = vec![format!("-D{parameter}={size}")];
    match form {
        "c" => {}
        "c-nojoin" => flags.push("-DNOJOIN".to_owned()),
        _ => return Err("litmus, spawn, join, c or c-nojoin".to_owned()),
    }
    compiled(&root().join("bench/programs").join(format!("{}.c", family.name())), &flags)
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn compiled(source: &Path, flags: &[String]) -> Result<Program, String> {
    let clang = Clang::find(None).map_err(|e| e.to_string())?;
    let compiled = clang.compile(source, flags, Diagnostics::Plain).map_err(|e| e.to_string())?;
    fencepost_llvm::load(&[compiled.ir], &fencepost_llvm::Options::default())
        .map_err(|_| format!("{} cannot be loaded", source.display()))
}

/// The most memory this process has had, in KiB (0 where the system does not say).
fn peak_memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|l| l.strip_prefix("VmHWM:"));
    line.and_then(|l| l.split_whitespace().next()).and_then(|n| n.parse().ok()).unwrap_or(0)
}

struct Measured {
    executions: u64,
    blocked: u64,
    wasted: u64,
    seconds: f64,
    memory: u64,
}

fn best(family: Family, size: u64, form: &str, runs: u32) -> Result<Measured, String> {
    fastest(&format!("{}:{size}", family.name()), form, &[], runs)
}

/// The fastest of several runs, each in a process of its own.
fn fastest(program: &str, form: &str, flags: &[&str], runs: u32) -> Result<Measured, String> {
    let exe = std::env::current_exe().map_err(|e| e.to_string())?;
    let mut best: Option<Measured> = None;
    for _ in 0..runs {
        let mut command = Command::new(&exe);
        let output = command.args([program, "rc11", form]).args(flags).output().map_err(|e| e.to_string())?;
        let text = String::from_utf8_lossy(&output.stdout);
        let mut words = text.split_whitespace();
        let mut next = || words.next().ok_or_else(|| format!("{program}: no result"));
        let number = |word: &str| word.parse::<u64>().map_err(|e| e.to_string());
        let run = Measured {
            executions: number(next()?)?,
            blocked: number(next()?)?,
            wasted: number(next()?)?,
            seconds: next()?.parse().map_err(|_| "seconds")?,
            memory: number(next()?)?,
        };
        if best.as_ref().is_none_or(|b| run.seconds < b.seconds) {
            best = Some(run);
        }
    }
    best.ok_or_else(|| "no runs".to_owned())
}

fn table() -> Result<(), String> {
    println!(
        "| program | executions | litmus | spawn | spawn and join | C | C, no join | goal | peak memory |"
    );
    println!("| --- | --- | --- | --- | --- | --- | --- | --- | --- |");
    for row in &ROWS {
        let mut cells = Vec::new();
        let mut memory = 0;
        for word in ["litmus", "spawn", "join", "c", "c-nojoin"] {
            let run = best(row.family, row.size, word, 10)?;
            if (run.executions, run.blocked) != (row.executions, 0) {
                return Err(format!("{}: {} executions", row.family.name(), run.executions));
            }
            let missed = if run.seconds > row.goal { " missed" } else { "" };
            cells.push(format!("{:.3} s{missed}", run.seconds));
            memory = memory.max(run.memory);
        }
        if memory > MAX_MEMORY {
            return Err(format!("{}({}): {memory} KiB", row.family.name(), row.size));
        }
        println!(
            "| {}({}) | {} | {} | ≤ {} s | {:.1} MB |",
            row.family.name(),
            row.size,
            row.executions,
            cells.join(" | "),
            row.goal,
            memory as f64 / 1024.0
        );
    }
    Ok(())
}

/// Locks and data structures of the corpus, by their cost per execution.
fn real() -> Result<(), String> {
    println!("| program | flags | executions | blocked | looked too early | time | per graph |");
    println!("| --- | --- | --- | --- | --- | --- | --- |");
    let programs: [(&str, &[&str]); 12] = [
        ("structures/treiber.c", &["-DN=3"]),
        ("structures/chase_lev.c", &[]),
        ("structures/hw_queue.c", &["-DN=3"]),
        ("structures/mpmc_bounded.c", &[]),
        ("structures/ms_queue.c", &[]),
        ("structures/spsc_ring.c", &["-DITEMS=3"]),
        ("locks/mcs.c", &["-DN=3"]),
        ("locks/qspinlock.c", &["-DN=3"]),
        ("locks/ttas.c", &["-DN=3"]),
        ("locks/ticket.c", &["-DN=4"]),
        ("locks/linuxrwlocks.c", &["-DTRY", "-DW=2", "-DR=1"]),
        ("families/mutex_order.c", &["-DN=3"]),
    ];
    for (name, flags) in programs {
        let file = root().join("tests/corpus/c").join(name);
        let run = fastest(&file.display().to_string(), "c", flags, 3)?;
        let graphs = run.executions + run.blocked + run.wasted;
        println!(
            "| {name} | {} | {} | {} | {} | {:.3} s | {:.1} µs |",
            flags.join(" "),
            run.executions,
            run.blocked,
            run.wasted,
            run.seconds,
            run.seconds * 1e6 / graphs.max(1) as f64
        );
    }
    Ok(())
}

fn curve() -> Result<(), String> {
    println!("| program | executions | time per execution | peak memory |");
    println!("| --- | --- | --- | --- |");
    let sizes = [
        (Family::Readers, vec![8, 10, 12, 14, 16, 18, 20]),
        (Family::Lastzero, vec![8, 10, 12, 14, 16]),
        (Family::FibBench, vec![3, 4, 5, 6]),
        (Family::Casw, vec![3, 4, 5, 6]),
    ];
    for (family, sizes) in sizes {
        for size in sizes {
            let run = best(family, size, "litmus", 3)?;
            println!(
                "| {}({size}) | {} | {:.0} ns | {:.1} MB |",
                family.name(),
                run.executions,
                run.seconds * 1e9 / run.executions as f64,
                run.memory as f64 / 1024.0
            );
        }
    }
    Ok(())
}
