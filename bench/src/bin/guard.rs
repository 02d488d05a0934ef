//! The check that no change makes an engine slower unnoticed: the instructions that small programs take
//! (`src/harness/guarded.rs`), compared with those recorded in `bench/guard.tsv`. `./test` runs it.
//!
//! ```text
//! cargo run --release -p fencepost-bench --bin guard              compares
//! cargo run --release -p fencepost-bench --bin guard -- --record  records what is now
//! ```
//! Instructions do not depend on the machine's speed or on its load, so one part in fifty is a difference.
//! They do depend on the compiler: with another version than the recorded one a quarter is allowed.

use fencepost_bench::harness::guarded::{Guarded, ROWS};
use fencepost_bench::harness::record::Record;
use fencepost_bench::harness::{callgrind, process, root};
use std::path::PathBuf;
use std::process::{Command, ExitCode};

const TOLERANCE: f64 = 0.02;
const TOLERANCE_OTHER_RUSTC: f64 = 0.25;

const COMMAND: &str = "cargo run --release -p fencepost-bench --bin guard";
const COLUMN: &str = "instructions";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let result = match words[..] {
        [] => check(),
        ["--record"] => measure().and_then(|record| record.write(&file())),
        ["run", name] => run(name, Explore::Yes),
        ["run", "nothing", name] => run(name, Explore::No),
        _ => Err("usage: guard [--record]".to_owned()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("error: {message}");
            ExitCode::FAILURE
        }
    }
}

fn file() -> PathBuf {
    root().join("bench/guard.tsv")
}

/// Loads the program of the row of this name, and runs it unless it is only to be loaded.
fn run(name: &str, explore: Explore) -> Result<(), String> {
    let row = Guarded::called(name)?;
    let program = row.load()?;
    match explore {
        Explore::Yes => row.run(&program),
        Explore::No => Ok(()),
    }
}

/// Whether a program is explored once it is loaded.
enum Explore {
    Yes,
    No,
}

/// Returns the instructions of each program, now.
fn measure() -> Result<Record, String> {
    if !callgrind::is_there() {
        return Err(
            "instructions are counted by valgrind, which is not on the PATH; please install it".to_owned()
        );
    }
    let exe = std::env::current_exe().map_err(|e| e.to_string())?;
    let mut record = Record::default();
    record.notes.insert("rustc".to_owned(), process::rustc());
    record.notes.insert("by".to_owned(), format!("{COMMAND} -- --record"));
    for row in ROWS {
        let mut command = Command::new(&exe);
        command.args(["run", row.name]);
        let instructions = callgrind::work(&command, "nothing")?;
        record.rows.push((row.name.to_owned(), [(COLUMN.to_owned(), instructions as f64)].into()));
    }
    Ok(record)
}

fn check() -> Result<(), String> {
    let recorded = Record::read(&file())?;
    let now = measure()?;
    let (then_rustc, now_rustc) = (recorded.notes.get("rustc"), now.notes.get("rustc"));
    let mut tolerance = TOLERANCE;
    if then_rustc != now_rustc {
        let text = |note: Option<&String>| note.map_or("an unknown rustc", String::as_str).to_owned();
        println!(
            "note: bench/guard.tsv was recorded with {}, this is {}: {:.0} % more instructions are allowed",
            text(then_rustc),
            text(now_rustc),
            TOLERANCE_OTHER_RUSTC * 100.0
        );
        tolerance = TOLERANCE_OTHER_RUSTC;
    }
    for (row, _) in &now.rows {
        if recorded.get(row, COLUMN).is_none() {
            return Err(format!("bench/guard.tsv has no {row}; to record it: {COMMAND} -- --record"));
        }
    }
    for change in now.changes(&recorded, COLUMN, -1.0) {
        println!("instructions of {change}");
    }
    let (more, fewer): (Vec<_>, Vec<_>) =
        now.changes(&recorded, COLUMN, tolerance).into_iter().partition(|change| change.by() > 0.0);
    if !fewer.is_empty() {
        println!("note: that is faster. Please record it, so that it stays so: {COMMAND} -- --record");
    }
    if more.is_empty() {
        return Ok(());
    }
    let lines: String = more.iter().map(|change| format!("\n  {change}")).collect();
    Err(format!(
        "the engine takes more instructions than recorded in bench/guard.tsv:{lines}\n\
         What takes them: valgrind --tool=callgrind target/release/guard run '{}', then callgrind_annotate.\n\
         If it must be so, say why in the commit and record it: {COMMAND} -- --record",
        more[0].row
    ))
}
