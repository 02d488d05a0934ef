//! The command line: arguments, files in, reports out.

mod args;
mod asked;
mod check;
mod compare;
mod fences;
mod models;
mod output;
mod reference;
mod states_args;
mod symbolic_args;
mod watch;
mod why;

pub use reference::parse;

use args::{Cli, Command};
use fencepost::report::Exit;
use std::io::Write;

/// Does what the arguments say.
pub fn run(cli: Cli) -> Exit {
    match cli.command {
        Command::Check(args) => check::run(&args),
        Command::Why(args) => why::run(&args),
        Command::Compare(args) => compare::run(&args),
        Command::Fences(args) => fences::run(&args),
        Command::Models(args) => models::run(&args),
        Command::Completions(args) => args::completions(args.shell),
        Command::Man => args::man_page(),
    }
}

/// The only way an error that is not about a test reaches the user.
pub(crate) fn complain(message: &str) {
    // If nobody reads it, nobody misses it.
    let _ = writeln!(std::io::stderr(), "error: {message}");
}
