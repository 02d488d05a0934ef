//! The command `cargo fencepost`: cargo, with a wrapper around rustc and with `fencepost` in place of what it
//! would run. (`crates/llvm/src/driver/cargo` says how.)
//!
//! Cargo finds this program by its name, and runs it again in place of rustc and rustdoc.

use fencepost::llvm::driver::cargo::{OPTIMISE_VARIABLE, SYSROOT_VARIABLE, WRAPPER_VARIABLE, sysroot, wrap};
use std::ffi::{OsStr, OsString};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

const HELP: &str = "\
Check a package's programs and tests in every execution

Usage: cargo fencepost run [--bin NAME | --example NAME] [OPTIONS OF cargo run] [-- OPTIONS OF fencepost check]
       cargo fencepost test [FILTER] [OPTIONS OF cargo test] [-- OPTIONS OF fencepost check]

Examples:
  cargo fencepost test                                  every test, each its own check
  cargo fencepost test --lib queue -- --model tso       the unit tests with `queue` in their names, under tso
  cargo fencepost test -- --exact queue::push_and_pop --graph push.html
  cargo fencepost run --example mailbox -- --unroll 3

What is built is in the folder `fencepost` of cargo's target folder. After --, `--exact`, `--skip`, `--ignored`,
`--include-ignored` and `--list` are for tests; the other options are those of `fencepost check --help`.

Exit code: 0 no error; 1 a bug (run), 101 a test failed or something does not compile; 2 something is refused;
3 not decided, or stopped early.
";

fn main() -> ExitCode {
    let mut arguments: Vec<OsString> = std::env::args_os().skip(1).collect();
    let first = arguments.first().cloned().unwrap_or_default();
    if std::env::var_os(WRAPPER_VARIABLE).is_some() && first != "fencepost" {
        return in_place_of_a_compiler(&arguments);
    }
    // Cargo hands on the name of its command.
    if first == "fencepost" {
        arguments.remove(0);
    }
    match run(&arguments) {
        Ok(code) => code,
        Err(message) => {
            complain(&message);
            ExitCode::from(2)
        }
    }
}

fn complain(message: &str) {
    let _ = writeln!(std::io::stderr(), "error: {message}");
}

/// Does what cargo wants of rustc or rustdoc. Only rustc's command line begins with a program.
fn in_place_of_a_compiler(arguments: &[OsString]) -> ExitCode {
    let first = arguments.first().map_or(OsStr::new(""), OsString::as_os_str);
    if first.as_encoded_bytes().starts_with(b"-") {
        let _ = writeln!(std::io::stderr(), "note: tests in documentation are not checked");
        return ExitCode::SUCCESS;
    }
    match wrap(arguments) {
        Ok(code) => u8::try_from(code).map_or(ExitCode::FAILURE, ExitCode::from),
        Err(error) => {
            complain(&format!("cannot run {} for cargo: {error}", first.display()));
            ExitCode::FAILURE
        }
    }
}

/// The arguments of `cargo fencepost run` or `test`.
struct Asked<'a> {
    command: &'a OsStr,
    /// What is for cargo.
    before: &'a [OsString],
    /// What follows `--`.
    after: &'a [OsString],
}

impl Asked<'_> {
    /// Returns the value of an option for cargo.
    fn value(&self, name: &str) -> Option<OsString> {
        let attached = format!("{name}=");
        self.before.iter().enumerate().find_map(|(i, word)| match word.to_str() {
            Some(word) if word == name => self.before.get(i + 1).cloned(),
            Some(word) => word.strip_prefix(&attached).map(OsString::from),
            None => None,
        })
    }

    fn has(&self, names: &[&str]) -> bool {
        self.before.iter().any(|word| names.iter().any(|name| word == *name))
    }
}

fn run(arguments: &[OsString]) -> Result<ExitCode, String> {
    let split = arguments.iter().position(|word| word == "--").unwrap_or(arguments.len());
    let (before, after) = (&arguments[..split], arguments.get(split + 1..).unwrap_or(&[]));
    let Some((command, before)) = before.split_first() else { return Ok(help()) };
    let asked = Asked { command, before, after };
    match command.to_str() {
        Some("-V" | "--version") => {
            let _ = writeln!(std::io::stdout(), "cargo-fencepost {}", env!("CARGO_PKG_VERSION"));
            return Ok(ExitCode::SUCCESS);
        }
        Some("-h" | "--help" | "help") => return Ok(help()),
        Some("run" | "r" | "test" | "t") if asked.has(&["-h", "--help"]) => return Ok(help()),
        Some("run" | "r" | "test" | "t") => {}
        _ => {
            let command = command.display();
            return Err(format!("cargo fencepost {command}: there are `run` and `test` (see --help)"));
        }
    }
    if asked.value("--target").is_some() {
        return Err("--target: what is checked is built for this machine; leave the option out".to_owned());
    }
    build_and_check(&asked)
}

fn help() -> ExitCode {
    let _ = std::io::stdout().write_all(HELP.as_bytes());
    ExitCode::SUCCESS
}

/// Has cargo build what is asked for, and run `fencepost` on it.
fn build_and_check(asked: &Asked<'_>) -> Result<ExitCode, String> {
    let program = |variable: &str, name: &str| {
        PathBuf::from(std::env::var_os(variable).filter(|path| !path.is_empty()).unwrap_or(name.into()))
    };
    let (cargo, rustc) = (program("CARGO", "cargo"), program("RUSTC", "rustc"));
    let own = std::env::current_exe().map_err(|error| format!("cannot find myself: {error}"))?;
    let checker = own.with_file_name(format!("fencepost{}", std::env::consts::EXE_SUFFIX));
    if !checker.is_file() {
        return Err(format!(
            "{} is missing: install `fencepost` beside `cargo-fencepost`",
            checker.display()
        ));
    }
    let folder = match asked.value("--target-dir") {
        Some(folder) => std::path::absolute(folder).map_err(|error| error.to_string())?,
        None => match target_folder(&cargo, asked)? {
            Some(folder) => folder.join("fencepost"),
            None => return Ok(ExitCode::from(101)),
        },
    };
    let version = output(&rustc, &["-vV"])?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    let host = host.ok_or_else(|| format!("{} does not say which machine it is for", rustc.display()))?;
    let is_test = asked.command.as_encoded_bytes().starts_with(b"t");
    let mut command = Command::new(&cargo);
    command
        .arg(asked.command)
        .arg("--config")
        .arg(format!("target.{host}.runner=['{}', 'built', '--built']", checker.display()));
    if asked.value("--target-dir").is_none() {
        command.arg("--target-dir").arg(&folder);
    }
    command.args(asked.before).arg("--").args(asked.after);
    command.env(WRAPPER_VARIABLE, "1").env("RUSTC_WRAPPER", &own).env("CARGO_INCREMENTAL", "0");
    command.env_remove(SYSROOT_VARIABLE);
    if is_test {
        let sysroot = sysroot(&rustc, &folder)
            .map_err(|error| format!("{error}\n{}", String::from_utf8_lossy(error.messages())))?;
        command.env(SYSROOT_VARIABLE, sysroot).env("RUSTDOC", &own);
    }
    let optimised = asked.has(&["--release", "-r"]) || asked.value("--profile").is_some();
    command.env(OPTIMISE_VARIABLE, if optimised { "1" } else { "" });
    let status = command.status().map_err(|error| format!("cannot run {}: {error}", cargo.display()))?;
    Ok(status.code().and_then(|code| u8::try_from(code).ok()).map_or(ExitCode::FAILURE, ExitCode::from))
}

/// Asks cargo for the target folder; `None` if cargo has said what is wrong.
fn target_folder(cargo: &Path, asked: &Asked<'_>) -> Result<Option<PathBuf>, String> {
    let mut command = Command::new(cargo);
    command.args(["metadata", "--no-deps", "--format-version", "1"]);
    for option in ["--manifest-path", "--config"] {
        command.args(asked.value(option).into_iter().flat_map(|value| [option.into(), value]));
    }
    let result = command.stdin(Stdio::null()).stderr(Stdio::inherit()).output();
    let result = result.map_err(|error| format!("cannot run {}: {error}", cargo.display()))?;
    if !result.status.success() {
        return Ok(None);
    }
    let metadata: serde_json::Value = serde_json::from_slice(&result.stdout).map_err(|e| e.to_string())?;
    let folder = metadata["target_directory"].as_str();
    folder.map(|folder| Some(folder.into())).ok_or("cargo does not say where it builds".to_owned())
}

/// Runs a program, and returns what it prints.
fn output(program: &Path, arguments: &[&str]) -> Result<String, String> {
    let result = Command::new(program).args(arguments).stdin(Stdio::null()).output();
    let result = result.map_err(|error| format!("cannot run {}: {error}", program.display()))?;
    Ok(String::from_utf8_lossy(&result.stdout).into_owned())
}
