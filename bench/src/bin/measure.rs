//! Measures the benchmark programs.
//!
//! ```text
//! cargo run --release -p fencepost-bench --bin measure -- […]
//!
//!   [--record] [--only TEXT] [--runs N] [--no-instructions]   compares with bench/record.tsv
//!   --jobs 1,2 [--only TEXT] [--runs N]                       the same programs with so many workers
//!   curve                                                     cost per execution, size by size
//!   real                                                      other locks and data structures in C
//!   loops [--record]                                          waiting and trying again (bench/loops.tsv)
//!   run FAMILY:SIZE [--form litmus|spawn|join] [--model M] [--jobs N]
//!   run FILE.c [--unroll N] [--model M] [--jobs N] [-- CLANG-FLAG…]
//! ```
//! Only the exploration is timed, not clang and not loading. `run` explores once, in this process, and prints
//! executions, blocked, looked too early, cut, seconds, CPU seconds, KiB: this is what to run under a
//! profiler. In the tables each row has processes of its own; the shortest time counts (the others were
//! disturbed). Where other work goes on, CPU time is what to look at: cost per execution is in CPU time.
//!
//! A wrong count or more than 50 MB of memory ends it with exit code 2. More instructions than recorded, by
//! more than a tenth, make the exit code 1. A time beyond the goal is marked `missed`; whether that means
//! anything depends on the machine.

use fencepost_bench::harness::job::{Job, Measured};
use fencepost_bench::harness::loops::ROWS as LOOPS;
use fencepost_bench::harness::markdown::{Table, grouped};
use fencepost_bench::harness::record::Record;
use fencepost_bench::harness::speed::{ROWS, Row};
use fencepost_bench::harness::{callgrind, process, root};
use std::collections::BTreeMap;
use std::process::ExitCode;

/// The most memory that a program may take, in KiB.
const MAX_MEMORY: u64 = 50 << 10;
/// The fraction by which a number must change to count as a difference.
const TOLERANCE: f64 = 0.1;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let result = match words[..] {
        ["curve"] => curve(),
        ["real"] => real(),
        ["loops"] => loops(false),
        ["loops", "--record"] => loops(true),
        ["run", "nothing", ref job @ ..] => {
            Job::parse(job).and_then(|job| job.load()).map(|_| SameSpeed::Yes)
        }
        ["run", ref job @ ..] => Job::parse(job).and_then(|job| job.run()).map(|measured| {
            println!("{measured}");
            SameSpeed::Yes
        }),
        ref options => Options::parse(options).and_then(|options| match options.jobs.is_empty() {
            true => speed(&options),
            false => workers(&options),
        }),
    };
    match result {
        Ok(SameSpeed::Yes) => ExitCode::SUCCESS,
        Ok(SameSpeed::No) => ExitCode::FAILURE,
        Err(message) => {
            eprintln!("error: {message}");
            ExitCode::from(2)
        }
    }
}

/// Whether the programs are as fast as recorded.
enum SameSpeed {
    Yes,
    No,
}

/// The options of the speed table.
#[derive(Default)]
struct Options {
    record: bool,
    only: String,
    runs: u32,
    no_instructions: bool,
    jobs: Vec<usize>,
}

impl Options {
    fn parse(words: &[&str]) -> Result<Options, String> {
        let mut options = Options { runs: 10, ..Options::default() };
        let mut words = words.iter().copied();
        while let Some(word) = words.next() {
            let mut value = || words.next().ok_or_else(|| format!("{word} what?"));
            let number = |text: &str| text.parse::<u32>().map_err(|_| format!("{text} is no number"));
            match word {
                "--record" => options.record = true,
                "--no-instructions" => options.no_instructions = true,
                "--only" => options.only = value()?.to_owned(),
                "--runs" => options.runs = number(value()?)?.max(1),
                "--jobs" => {
                    let list = value()?.split(',').map(|n| number(n).map(|n| n as usize));
                    options.jobs = list.collect::<Result<_, _>>()?;
                }
                _ => {
                    return Err(format!("{word}? (the head of bench/src/bin/measure.rs says what there is)"));
                }
            }
        }
        Ok(options)
    }

    /// Returns the selected programs: the row of each, its name and its job.
    fn programs(&self) -> impl Iterator<Item = (&'static Row, String, Job)> {
        let all = ROWS.iter().flat_map(|row| row.jobs().into_iter().map(move |(name, job)| (row, name, job)));
        all.filter(|(_, name, _)| name.contains(&self.only))
    }
}

/// Checks that counts and memory are what they must be.
fn check(row: &Row, name: &str, run: &Measured) -> Result<(), String> {
    if (run.executions, run.blocked) != (row.executions, row.blocked) {
        return Err(format!(
            "{name}: {} executions and {} blocked, not {} and {}",
            run.executions, run.blocked, row.executions, row.blocked
        ));
    }
    if run.memory > MAX_MEMORY {
        return Err(format!("{name}: {} KiB", run.memory));
    }
    Ok(())
}

/// Prints the speed table, and compares it with the record or writes the record.
fn speed(options: &Options) -> Result<SameSpeed, String> {
    if !options.no_instructions && !callgrind::is_there() {
        return Err(
            "instructions are counted by valgrind: please install it, or say --no-instructions".into()
        );
    }
    let mut table = Table::new(&[
        "program",
        "executions",
        "blocked",
        "too early",
        "wall",
        "goal",
        "",
        "CPU",
        "per execution",
        "memory",
        "instructions/execution",
    ]);
    let mut now = Record::default();
    for (name, note) in
        [("date", process::today()), ("machine", process::machine()), ("rustc", process::rustc())]
    {
        now.notes.insert(name.to_owned(), note);
    }
    for (row, name, job) in options.programs() {
        eprintln!("{name}");
        let run = job.measure(options.runs)?;
        check(row, &name, &run)?;
        let counted = !options.no_instructions && !row.long;
        let instructions = counted.then(|| job.instructions()).transpose()?;
        let goal = row.goal_seconds();
        table.row([
            name.clone(),
            grouped(run.executions),
            grouped(run.blocked),
            grouped(run.wasted),
            format!("{:.4} s", run.seconds),
            format!("≤ {goal:.3} s"),
            if run.seconds <= goal { "met" } else { "missed" }.to_owned(),
            format!("{:.4} s", run.cpu),
            format!("{:.2} µs", run.cpu * 1e6 / run.executions as f64),
            format!("{:.1} MB", run.memory as f64 / 1024.0),
            instructions.map_or(String::new(), |n| grouped(n / run.executions)),
        ]);
        now.rows.push((name, numbers(&run, instructions)));
    }
    println!("{table}");
    let file = root().join("bench/record.tsv");
    if options.record {
        if !options.only.is_empty() || options.no_instructions {
            return Err("only the whole table is recorded".to_owned());
        }
        now.write(&file)?;
        return Ok(SameSpeed::Yes);
    }
    Ok(match file.exists() {
        true => compare(&now, &Record::read(&file)?),
        false => SameSpeed::Yes,
    })
}

fn numbers(run: &Measured, instructions: Option<u64>) -> BTreeMap<String, f64> {
    let Measured { executions, blocked, wasted, cut, seconds, cpu, memory } = *run;
    let all = [
        ("executions", Some(executions as f64)),
        ("blocked", Some(blocked as f64)),
        ("wasted", Some(wasted as f64)),
        ("cut", Some(cut as f64)),
        ("seconds", Some(seconds)),
        ("cpu", Some(cpu)),
        ("kib", Some(memory as f64)),
        ("instructions", instructions.map(|n| n as f64)),
    ];
    all.into_iter().filter_map(|(name, number)| Some((name.to_owned(), number?))).collect()
}

/// Prints what has changed since the record.
fn compare(now: &Record, recorded: &Record) -> SameSpeed {
    let note = |record: &Record, name| record.notes.get(name).cloned().unwrap_or_default();
    println!("Compared with the record of {}:", note(recorded, "date"));
    for name in ["machine", "rustc"] {
        let (then, today) = (note(recorded, name), note(now, name));
        if then != today {
            println!("- {name}: {then} then, {today} now");
        }
    }
    let mut same = SameSpeed::Yes;
    for (column, means) in [("instructions", "instructions"), ("seconds", "seconds (which vary)")] {
        let changes = now.changes(recorded, column, TOLERANCE);
        for change in &changes {
            println!("- {means}: {change}");
        }
        if changes.is_empty() {
            println!("- {means}: no difference of more than {:.0} %", TOLERANCE * 100.0);
        }
        if column == "instructions" && changes.iter().any(|change| change.by() > 0.0) {
            same = SameSpeed::No;
        }
    }
    same
}

/// Prints the programs of the speed table with several workers.
fn workers(options: &Options) -> Result<SameSpeed, String> {
    let mut headings = vec!["program".to_owned(), "executions".to_owned()];
    for jobs in &options.jobs {
        headings.push(format!("{jobs} workers"));
    }
    headings.push("last / first".to_owned());
    let mut table = Table::new(&headings.iter().map(String::as_str).collect::<Vec<_>>());
    for (row, name, job) in options.programs() {
        eprintln!("{name}");
        let mut seconds = vec![];
        for jobs in &options.jobs {
            let run = Job { jobs: *jobs, ..job.clone() }.measure(options.runs)?;
            check(row, &name, &run)?;
            seconds.push(run.seconds);
        }
        let ratio = seconds.last().unwrap_or(&0.0) / seconds.first().unwrap_or(&1.0);
        let times = seconds.iter().map(|s| format!("{s:.4} s"));
        let ends = [format!("{ratio:.2}")];
        table.row([name, grouped(row.executions)].into_iter().chain(times).chain(ends));
    }
    println!("{table}");
    Ok(SameSpeed::Yes)
}

/// Prints the cost per graph of locks and data structures of the corpus that are not in the speed table.
fn real() -> Result<SameSpeed, String> {
    let programs: [(&str, &[&str]); 10] = [
        ("structures/spsc_ring.c", &["-DITEMS=3"]),
        ("structures/hazard_stack.c", &[]),
        ("structures/rcu.c", &[]),
        ("locks/mcs.c", &["-DN=3"]),
        ("locks/qspinlock.c", &["-DN=3"]),
        ("locks/ttas.c", &["-DN=3"]),
        ("locks/ticket.c", &["-DN=4"]),
        ("locks/seqlock.c", &[]),
        ("locks/linuxrwlocks.c", &["-DTRY", "-DW=2", "-DR=1"]),
        ("families/mutex_order.c", &["-DN=4", "-DK=2"]),
    ];
    let mut table =
        Table::new(&["program", "flags", "executions", "blocked", "too early", "wall", "per graph"]);
    for (name, flags) in programs {
        let source = root().join("tests/corpus/c").join(name).display().to_string();
        let flags: Vec<String> = flags.iter().map(ToString::to_string).collect();
        let run = Job { source, flags: flags.clone(), ..Job::default() }.measure(5)?;
        let graphs = run.executions + run.blocked + run.wasted;
        table.row([
            name.to_owned(),
            flags.join(" "),
            grouped(run.executions),
            grouped(run.blocked),
            grouped(run.wasted),
            format!("{:.4} s", run.seconds),
            format!("{:.1} µs", run.seconds * 1e6 / graphs.max(1) as f64),
        ]);
    }
    println!("{table}");
    Ok(SameSpeed::Yes)
}

/// Prints the table of loops, and compares what is visited with the record or writes the record.
fn loops(record: bool) -> Result<SameSpeed, String> {
    let mut table =
        Table::new(&["program", "peer: complete / blocked", "executions", "wasted", "cut", "CPU"]);
    let mut now = Record::default();
    for (name, note) in
        [("date", process::today()), ("machine", process::machine()), ("rustc", process::rustc())]
    {
        now.notes.insert(name.to_owned(), note);
    }
    for row in &LOOPS {
        eprintln!("{}", row.name);
        let run = row.job().measure(3)?;
        if (run.executions, run.blocked) != (row.executions, 0) {
            return Err(format!(
                "{}: {} executions and {} blocked, not {} and 0",
                row.name, run.executions, run.blocked, row.executions
            ));
        }
        table.row([
            row.name.to_owned(),
            row.peer
                .map_or(String::new(), |(done, blocked)| format!("{} / {}", grouped(done), grouped(blocked))),
            grouped(run.executions),
            grouped(run.wasted),
            grouped(run.cut),
            format!("{:.4} s", run.cpu),
        ]);
        now.rows.push((row.name.to_owned(), numbers(&run, None)));
    }
    println!("{table}");
    let file = root().join("bench/loops.tsv");
    if record {
        now.write(&file)?;
        return Ok(SameSpeed::Yes);
    }
    let recorded = Record::read(&file)?;
    let mut same = SameSpeed::Yes;
    for column in ["wasted", "cut"] {
        for change in now.changes(&recorded, column, 0.0) {
            println!("- {column}: {change}");
            same = SameSpeed::No;
        }
    }
    Ok(same)
}

/// Prints the cost per execution as programs grow: it should not depend on how many others there are.
fn curve() -> Result<SameSpeed, String> {
    let sizes: [(&str, &[u64]); 4] = [
        ("readers", &[8, 10, 12, 14, 16, 18, 20]),
        ("lastzero", &[8, 10, 12, 14, 16, 18]),
        ("fib_bench", &[3, 4, 5, 6]),
        ("casw", &[3, 4, 5, 6]),
    ];
    let mut table = Table::new(&["program", "executions", "CPU per execution", "memory"]);
    for (family, sizes) in sizes {
        for size in sizes {
            let run = Job { source: format!("{family}:{size}"), ..Job::default() }.measure(5)?;
            table.row([
                format!("{family}({size})"),
                grouped(run.executions),
                format!("{:.0} ns", run.cpu * 1e9 / run.executions as f64),
                format!("{:.1} MB", run.memory as f64 / 1024.0),
            ]);
        }
    }
    println!("{table}");
    Ok(SameSpeed::Yes)
}
