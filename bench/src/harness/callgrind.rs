//! Counts instructions, by valgrind's callgrind.
//!
//! Starting a process and loading its program take instructions, too. So what does the work is run twice,
//! once told to do nothing after that, and the difference counts. (Counting in one function only would need
//! its name to survive compilation, and all work to be in its thread.)

use std::process::Command;

/// Returns whether valgrind is installed.
pub fn is_there() -> bool {
    Command::new("valgrind").arg("--version").output().is_ok_and(|o| o.status.success())
}

/// Returns the number of instructions that `program` takes with these arguments more than with `nothing`
/// before them.
pub fn work(program: &Command, nothing: &str) -> Result<u64, String> {
    let count = |extra: Option<&str>| {
        let mut command = Command::new("valgrind");
        command.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]).arg(program.get_program());
        let args: Vec<_> = program.get_args().collect();
        // (The first one says what to do.)
        command.args(args.first()).args(extra).args(args.get(1..).unwrap_or_default());
        run(command)
    };
    Ok(count(None)?.saturating_sub(count(Some(nothing))?))
}

fn run(mut command: Command) -> Result<u64, String> {
    let output = command.output().map_err(|e| format!("valgrind cannot be run ({e}): please install it"))?;
    let said = String::from_utf8_lossy(&output.stderr);
    if !output.status.success() {
        return Err(format!("under valgrind it fails:\n{said}"));
    }
    let line = said.lines().find_map(|line| line.split_once("Collected :"));
    let number = line.and_then(|(_, n)| n.split_whitespace().next()).and_then(|n| n.parse().ok());
    number.ok_or_else(|| format!("callgrind gives no number:\n{said}"))
}
