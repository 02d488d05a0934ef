//! Adds to the arguments which option is for which engine, as the library knows it. `--help`, the manual page
//! and `docs/cli.md` say it.

use super::args::Cli;
use clap::{Arg, Command, CommandFactory, FromArgMatches};
use fencepost::fit::{FLAGS, Flag};
use fencepost::report::Engine;

/// Parses the arguments of the process; a wrong one ends the process with a message.
pub fn parse() -> Cli {
    let matches = command().get_matches();
    Cli::from_arg_matches(&matches).unwrap_or_else(|error| error.exit())
}

/// Returns the definition of the command line, in which the help of every option of `check` says which
/// engines take it.
pub fn command() -> Command {
    Cli::command().mut_subcommands(|command| match command.get_name() {
        "check" => command.mut_args(|arg| match FLAGS.iter().find(|flag| is(&arg, flag)) {
            Some(flag) => with_engines(arg, flag),
            None => arg,
        }),
        _ => command,
    })
}

/// Returns whether an argument is the option of this row of the table.
fn is(arg: &Arg, flag: &Flag) -> bool {
    arg.get_long().is_some_and(|long| flag.name.strip_prefix("--") == Some(long))
}

/// Adds to an option's help the engines that take it, unless all do. (Those of one engine stand under its
/// heading.)
fn with_engines(arg: Arg, flag: &Flag) -> Arg {
    let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
    match flag.engines.len() == Engine::ALL.len()
        || arg.get_help_heading().is_some() && flag.engines.len() == 1
    {
        true => arg,
        false => arg.help(format!("{help} [{}]", engines(flag))),
    }
}

fn engines(flag: &Flag) -> String {
    let names: Vec<&str> = flag.engines.iter().map(|engine| engine.name()).collect();
    match &names[..] {
        [one] => format!("engine {one}"),
        several => format!("engines {}", several.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::expect_file;
    use std::fmt::Write as _;

    /// Formats a text in one line, as a cell of a table.
    fn cell(text: &str) -> String {
        text.split_whitespace().collect::<Vec<_>>().join(" ").replace('|', "\\|")
    }

    /// The sentence that says what a command does.
    fn about(command: &Command) -> String {
        let about = cell(&command.get_about().map(ToString::to_string).unwrap_or_default());
        if about.ends_with(['.', '?']) { about } else { about + "." }
    }

    fn written(arg: &Arg) -> String {
        let short = arg.get_short().map(|short| format!("`-{short}`, ")).unwrap_or_default();
        let values: Vec<String> =
            arg.get_value_names().unwrap_or_default().iter().map(ToString::to_string).collect();
        let takes = arg.get_action().takes_values() && !values.is_empty();
        let value = if takes { format!(" {}", values.join(" ")) } else { String::new() };
        match arg.get_long() {
            Some(long) => format!("{short}`--{long}{value}`"),
            None => format!("`{}`", values.join(" ")),
        }
    }

    /// Returns the page `docs/cli.md`: every command and option, from the same definitions as `--help`, and
    /// the table of options and engines.
    fn page() -> String {
        let mut out = String::from("# The command line\n\nTo find an option, choose the command first:\n\n");
        let all = command();
        let shown = || all.get_subcommands().filter(|command| !command.is_hide_set());
        for command in shown() {
            let name = command.get_name();
            let _ = writeln!(out, "- [`fencepost {name}`](#fencepost-{name}): {}", about(command));
        }
        out.push_str(
            "\n`fencepost --version` says which version this is. Each command has `--help`, and `-h` for the short form. \
             [answers.md](answers.md) has the exit codes.\n\n\
             This page is made from the program's own definitions; a test keeps it true \
             (`UPDATE_EXPECT=1 cargo test -p fencepost --bin fencepost reference` writes it anew).\n",
        );
        for command in shown() {
            let _ = write!(out, "\n## `fencepost {}`\n\n{}\n", command.get_name(), about(command));
            let args: Vec<&Arg> = command.get_arguments().filter(|arg| arg.get_id() != "help").collect();
            if args.is_empty() {
                continue;
            }
            out.push_str("\n| argument | meaning |\n| --- | --- |\n");
            for arg in args {
                let mut help = cell(&arg.get_help().map(ToString::to_string).unwrap_or_default());
                let values = arg.get_possible_values();
                // (A list of everything that can be ignored is in docs/json.md.)
                if arg.get_action().takes_values() && (1..8).contains(&values.len()) {
                    let names: Vec<String> =
                        values.iter().map(|value| format!("`{}`", value.get_name())).collect();
                    let _ = write!(help, ": {}", names.join(", "));
                }
                let _ = writeln!(out, "| {} | {help} |", written(arg));
            }
        }
        out.push_str("\n## Which option of `check` is for which engine\n\n| option |");
        Engine::ALL.iter().for_each(|engine| out += &format!(" {engine} |"));
        out.push_str("\n| --- |");
        out += &" --- |".repeat(Engine::ALL.len());
        out.push('\n');
        for flag in FLAGS {
            let _ = write!(out, "| `{}` |", flag.name);
            for engine in Engine::ALL {
                let reason = flag.reasons.iter().find(|(of, _)| *of == engine).map(|(_, reason)| *reason);
                let said = match flag.engines.contains(&engine) {
                    true => "yes",
                    false => reason.unwrap_or("no"),
                };
                let _ = write!(out, " {said} |");
            }
            out.push('\n');
        }
        out.push_str(
            "\nOther options are for all engines. What is given and is not for the engine that answers is refused. (`--jobs` changes no answer: \
             an engine with one thread that is asked beside or in place of the chosen one answers without it.)\n",
        );
        out
    }

    #[test]
    fn every_option_of_the_table_is_an_argument() {
        let command = command();
        let check = command.find_subcommand("check").expect("it is there");
        for flag in FLAGS {
            let known = check.get_arguments().any(|arg| is(arg, flag));
            assert!(known, "check has no option {}", flag.name);
        }
    }

    #[test]
    fn the_page_of_the_command_line() {
        expect_file!["../../../../docs/cli.md"].assert_eq(&page());
    }
}
