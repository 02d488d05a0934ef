//! The command line: reads arguments and files, prints reports.

mod args;
mod asked;
mod built;
mod check;
mod checkpoint;
mod clang_flags;
mod compare;
mod compile_commands;
mod fences;
mod models;
mod output;
mod printer;
mod project;
mod raise;
mod reference;
mod states_args;
mod symbolic_args;
mod values;
mod watch;
mod why;

pub use reference::parse;

use args::{Cli, Command};
use fencepost::report::Exit;
use std::io::Write;
use std::process::ExitCode;

/// Runs the command that the arguments name.
pub fn run(cli: Cli) -> ExitCode {
    let exit: Exit = match cli.command {
        Command::Built(args) => return built::run(&args),
        Command::Check(args) => check::run(&args),
        Command::Resume(args) => checkpoint::resume(&args),
        Command::Why(args) => why::run(&args),
        Command::Compare(args) => compare::run(&args),
        Command::Fences(args) => fences::run(&args),
        Command::Models(args) => models::run(&args),
        Command::Completions(args) => args::completions(args.shell),
        Command::Man => args::man_page(),
    };
    exit.into()
}

/// Prints an error message on standard error. No other function does.
pub(crate) fn complain(message: &str) {
    // If standard error is closed, the message is lost.
    let _ = writeln!(std::io::stderr(), "error: {message}");
}
