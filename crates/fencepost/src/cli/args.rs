//! The arguments: one definition feeds the parser, the help, the completions and the man page.

use super::states_args::StatesArgs;
use super::symbolic_args::SymbolicArgs;
use super::values::{Unroll, kind_parser, parse_stub, parse_time, parse_unroll};
use clap::{Args, Parser, Subcommand, ValueEnum};
use fencepost::llvm::Stub;
use fencepost::model::check_name;
use fencepost::report::{Exit, Kind};
use std::path::PathBuf;
use std::time::Duration;

/// The command line of `fencepost`.
#[derive(Parser, Debug)]
#[command(name = "fencepost", version, about, after_help = EXAMPLES, max_term_width = 100)]
pub struct Cli {
    #[command(subcommand)]
    pub(super) command: Command,
}

const EXAMPLES: &str = "\
Examples:
  fencepost check examples/SB.litmus                    is the outcome of this test allowed (rc11)?
  fencepost check examples/mailbox.c                    can this C program go wrong?
  fencepost check --model sc,tso examples/              every test in a folder, under two models
  fencepost check examples/MP.litmus --graph mp.svg     draw the execution that decides it
  fencepost why examples/MP.litmus                      why its outcome is impossible
  fencepost compare sc tso examples/SB.litmus           what tso allows and sc forbids, and by which axiom
  fencepost fences examples/SB.litmus --model tso       the fences it lacks, as a patch
  fencepost models --show rc11                          the definition of a model

Exit code: 0 the condition holds, or no error; 1 it does not hold, or a bug; 2 bad input; 3 not decided, or stopped early.";

/// The commands of `fencepost`, each with its arguments.
#[derive(Subcommand, Debug)]
pub(super) enum Command {
    /// Explore every execution of a program or litmus test: is there a bug, does the condition hold?
    Check(Box<CheckArgs>),
    /// Go on with a check that was stopped and had been given a file for that (check --checkpoint)
    Resume(ResumeArgs),
    /// Say why an outcome is possible (an execution) or impossible (a minimal set of lines and axioms)
    Why(Box<WhyArgs>),
    /// Say what one memory model allows and another forbids, and which axiom decides
    Compare(super::compare::CompareArgs),
    /// Find the cheapest fences or stronger orders that make a program right, as a patch
    Fences(FencesArgs),
    /// List the memory models, or show the definition of one
    Models(ModelsArgs),
    /// Check what cargo built (`cargo fencepost` has cargo run this in place of an executable)
    #[command(hide = true)]
    Built(Box<super::built::BuiltArgs>),
    /// Print a completion script for a shell
    Completions(CompletionsArgs),
    /// Print the manual page (roff)
    #[command(after_help = MAN_EXAMPLES)]
    Man,
}

/// Arguments that all commands about files have, such as clang's flags, the timeout and colours.
#[derive(Args, Debug)]
pub(super) struct SharedArgs {
    /// Flags for the compiler, after `--`: `-- -DN=3 -Iinclude -O2` for clang, `-- --cfg small` for rustc
    #[arg(last = true, value_name = "FLAG")]
    pub clang_flags: Vec<String>,

    /// The program was written for this checker or library: its headers are Fencepost's, also where the
    /// program or the system has some of the same names
    #[arg(long, value_enum, value_name = "TOOL")]
    pub compat: Option<CompatArg>,

    /// The clang to use [default: $FENCEPOST_CLANG, else clang, clang-22 … clang-14 on the PATH]
    #[arg(long, value_name = "PATH")]
    pub clang: Option<PathBuf>,

    /// Take the flags for clang of each C and C++ file from compile_commands.json in this folder (those that
    /// say how C is read; optimisation is left out)
    #[arg(short = 'p', long = "build", value_name = "DIR")]
    pub build: Option<PathBuf>,

    /// A loop body runs at most N times per entry; FILE:LINE=N or FUNCTION=N is for single loops, those
    /// with a constant number of rounds need none [default: 32 in litmus tests and Java files, no bound in
    /// programs]
    #[arg(short, long, value_name = "[LOOP=]N", value_parser = parse_unroll)]
    pub unroll: Vec<Unroll>,

    /// Stop after this long (90, 90s, 5m, 1.5h) and say what is known
    #[arg(short, long, value_name = "TIME", value_parser = parse_time)]
    pub timeout: Option<Duration>,

    /// Colours
    #[arg(long, value_enum, default_value_t = Color::Auto)]
    pub color: Color,
}

/// The arguments of `fencepost check`.
#[derive(Args, Debug)]
#[command(after_help = CHECK_EXAMPLES)]
#[command(mut_arg("unroll", |arg| arg.help(
    "A loop body runs at most N times per entry; FILE:LINE=N or FUNCTION=N is for single loops, those with a \
     constant number of rounds need none [default: 32 in litmus tests and Java files, no bound in programs; \
     symbolic: 8, under jmm and jmm-original 2]",
)))]
pub(super) struct CheckArgs {
    /// C and C++ files, a Rust file and LLVM IR (.ll, .bc), which together are one program; litmus tests
    /// (.litmus) and Java files (.java), folders of them, or - for a litmus test on standard input; without
    /// files, the checks in fencepost.toml
    #[arg(value_name = "FILE")]
    pub files: Vec<PathBuf>,

    /// Memory model, or several: `--model sc,tso` (see `fencepost models`), or a file (.cat, .rml); rc11.cat,
    /// if there is no such file, is the shipped text of rc11 [default: rc11; with `--engine states`: lmo; of
    /// Java files: jmm]
    #[arg(short, long = "model", value_name = "MODEL", value_delimiter = ',')]
    #[arg(value_parser = check_name)]
    pub models: Vec<String>,

    /// An option that the text of a model (.cat) asks for with `if "NAME"`; several: the option again
    #[arg(long = "variant", value_name = "NAME")]
    pub variants: Vec<String>,

    /// Which engine answers
    #[arg(long, value_enum, default_value_t = Engine::Auto)]
    pub engine: Engine,

    /// How to print the answer
    #[arg(short, long, value_enum, default_value_t = Format::Text)]
    pub format: Format,

    /// Draw the execution that decides the condition or shows the bug; with the state engine, all states, if
    /// they are few (.svg, .html or .dot)
    #[arg(short, long, value_name = "PICTURE")]
    pub graph: Option<PathBuf>,

    /// Print every execution
    #[arg(short, long)]
    pub executions: bool,

    /// Print only the table of verdicts, which comes last if there are several models: tests in rows, models
    /// in columns
    #[arg(long)]
    pub summary: bool,

    /// Kinds of errors and warnings not to report
    #[arg(long, value_name = "KIND", value_delimiter = ',')]
    #[arg(value_parser = kind_parser())]
    pub ignore: Vec<Kind>,

    /// Report every error: a program's first one does not end the search
    #[arg(long)]
    pub all_errors: bool,

    /// Show every event of a bug's trace; otherwise long traces are folded
    #[arg(long)]
    pub full_trace: bool,

    /// Let weak compare-exchanges fail spuriously
    #[arg(long)]
    pub spurious_cas: bool,

    /// Let waits for condition variables end without a signal
    #[arg(long)]
    pub spurious_wakeups: bool,

    /// A function that the program does not define returns VALUE (or any value) and does nothing else
    #[arg(long, value_name = "NAME[=VALUE]", value_parser = parse_stub)]
    pub stub: Vec<Stub>,

    /// Functions that are not defined and not known return any value and do nothing else
    #[arg(long)]
    pub stub_unknown: bool,

    /// What accesses to volatile objects are, where C11 has atomics: relaxed ones, or plain ones [default:
    /// plain]
    #[arg(long, value_enum, value_name = "ACCESS")]
    pub volatile: Option<UnorderedArg>,

    /// What accesses that are not atomic are: if relaxed, there are no races [default: plain]
    #[arg(long, value_enum, value_name = "ACCESS")]
    pub plain: Option<UnorderedArg>,

    /// Stop after so many executions and say what is known
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub max_executions: Option<u64>,

    /// Stop when the search needs so much memory (500M, 2G) and say what is known [default: half of what
    /// there is, in the graph engine 4G at most]
    #[arg(long, value_name = "SIZE", value_parser = super::states_args::parse_size)]
    pub max_memory: Option<u64>,

    /// Take an answer that holds up to the bounds for a good one: exit code 0 instead of 3
    #[arg(long)]
    pub allow_bounds: bool,

    /// Raise the bound on rounds of loops (1, 2, 3, 4, 6, 8, …) until everything is explored, an error is
    /// found, or the time of --timeout is up
    #[arg(long, requires = "timeout", conflicts_with_all = ["unroll", "estimate"])]
    pub unroll_auto: bool,

    /// What to check: safety leaves out deadlocks and runs without end
    #[arg(long, value_enum, value_name = "WHAT", default_value_t = Checked::All)]
    pub check: Checked,

    /// Guess how many executions there are and how long visiting them takes; check nothing
    #[arg(long)]
    pub estimate: bool,

    /// Remember every execution and count those visited twice; there should be none
    #[arg(long)]
    pub count_duplicates: bool,

    /// How the model xmm looks for cycles [default: default]
    #[arg(long, value_enum, value_name = "LAYER")]
    pub xmm: Option<XmmLayer>,

    /// Which graphs count as one execution: rf is for the models ra, rc11, rc20, locks also for sc, tso, pso;
    /// each is faster for some programs [default: full]
    #[arg(long, value_enum, value_name = "EQUIVALENCE")]
    pub equivalence: Option<EquivalenceArg>,

    /// Count rounds of loops in which a thread only tries again, too; to compare with other tools
    #[arg(long)]
    pub all_rounds: bool,

    /// How many threads search [default: as many as there are processors]. The answer does not depend on it
    #[arg(short, long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1024))]
    pub jobs: Option<u32>,

    /// Keep the state of the search in this file, so that `fencepost resume FILE` goes on with it, whatever
    /// stops it (graph engine; one program or test, one model)
    #[arg(long, value_name = "FILE")]
    pub checkpoint: Option<PathBuf>,

    /// How often the state of the search is written to the file
    #[arg(long, value_name = "TIME", value_parser = parse_time, default_value = "60s", requires = "checkpoint")]
    pub checkpoint_every: Duration,

    #[command(flatten)]
    pub shared: SharedArgs,

    #[command(flatten)]
    pub states: StatesArgs,

    #[command(flatten)]
    pub symbolic: SymbolicArgs,
}

/// The arguments of `fencepost resume`.
#[derive(Args, Debug)]
#[command(after_help = RESUME_EXAMPLES)]
pub(super) struct ResumeArgs {
    /// The file that `fencepost check --checkpoint FILE` wrote
    #[arg(value_name = "FILE")]
    pub file: PathBuf,

    /// Print how far the search is, and do nothing else
    #[arg(long)]
    pub status: bool,

    /// Stop after this long (90, 90s, 5m, 1.5h) and say what is known [default: no limit]
    #[arg(short, long, value_name = "TIME", value_parser = parse_time)]
    pub timeout: Option<Duration>,

    /// How many threads search [default: as the check was begun]
    #[arg(short, long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1024))]
    pub jobs: Option<u32>,

    /// How to print the answer [default: as the check was begun]
    #[arg(short, long, value_enum)]
    pub format: Option<Format>,

    /// How often the state of the search is written to the file [default: as the check was begun]
    #[arg(long, value_name = "TIME", value_parser = parse_time)]
    pub checkpoint_every: Option<Duration>,
}

const RESUME_EXAMPLES: &str = "\
Examples:
  fencepost check queue.c --checkpoint queue.fp         Ctrl-C, or turn the machine off
  fencepost resume queue.fp --status                    how far is it?
  fencepost resume queue.fp                             goes on; the answer is that of one run

The file has the program and all options; neither the source files nor a compiler are needed to go on.";

const CHECK_EXAMPLES: &str = "\
Examples:
  fencepost check queue.c
  fencepost check queue.c main.c --unroll 4 -- -DN=3 -Iinclude
  fencepost check queue.ll                              no clang needed
  fencepost check queue.rs                              a Rust program, with the real standard library
  fencepost check SB.litmus --model tso
  fencepost check tests/ --format json | jq .verdict
  fencepost check tests/ --model sc,tso,rc11 --summary  a table: which outcomes can happen under which model
  fencepost check MP.litmus --executions
  fencepost check MP.litmus --model arm8                a model that is a text in cat
  fencepost check queue.c --model my.cat                one of your own
  fencepost check lock.c --model tso --engine states    loops without bounds, livelocks
  fencepost check lock.c --model lmo --search cost      which reordering breaks it?
  fencepost check big.litmus --timeout 30s --graph why.html";

/// The arguments of `fencepost why`.
#[derive(Args, Debug)]
#[command(after_help = WHY_EXAMPLES)]
#[command(mut_arg("unroll", |arg| arg.help(
    "A loop body runs at most N times per entry; FILE:LINE=N or FUNCTION=N is for single loops, those with a \
     constant number of rounds need none [default: 8; under jmm and jmm-original 2]",
)))]
pub(super) struct WhyArgs {
    /// A litmus test (.litmus), a Java file (.java), or C and C++ files and LLVM IR, which together are one
    /// program
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,

    /// The memory model: a name (see `fencepost models`) or a file (.cat, .rml) [default: rc11; of Java
    /// files: jmm]
    #[arg(short, long, value_name = "MODEL", value_parser = check_name)]
    pub model: Option<String>,

    /// An option that the text of the model (.cat) asks for with `if "NAME"`; several: the option again
    #[arg(long = "variant", value_name = "NAME")]
    pub variants: Vec<String>,

    /// The outcome in question, as litmus tests write it: `0:r0=1 /\\ x=2` (Java: `t1:r1=1`)
    /// [default: that of the test's condition; of Java files: all assertions hold; of programs: an error]
    #[arg(short, long, value_name = "COND")]
    pub outcome: Option<String>,

    /// How to print the answer
    #[arg(short, long, value_enum, default_value_t = AnswerFormat::Text)]
    pub format: AnswerFormat,

    /// Draw the execution that shows it (.svg, .html or .dot)
    #[arg(short, long, value_name = "PICTURE")]
    pub graph: Option<PathBuf>,

    /// List so many minimal cores, if there are
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..))]
    pub cores: u16,

    #[command(flatten)]
    pub shared: SharedArgs,

    #[command(flatten)]
    pub symbolic: SymbolicArgs,
}

const WHY_EXAMPLES: &str = "\
Examples:
  fencepost why examples/MP.litmus                      how the outcome of its condition comes about, or why not
  fencepost why SB.litmus --model sc --outcome '0:r0=0 /\\ 1:r0=0'
  fencepost why Test.java                               the Java memory model: the whole justification
  fencepost why Test.java --model jmm-original --cores 5
  fencepost why SB.litmus --model my.cat                a model of your own, in cat or in rml (docs/rml.md)

Exit code: 0 possible; 1 impossible (of a program: 0 it cannot go wrong, 1 it can); 2 bad input; 3 not decided, or stopped
early.";

/// The arguments of `fencepost fences`.
#[derive(Args, Debug)]
#[command(after_help = FENCES_EXAMPLES)]
#[command(mut_arg("unroll", |arg| arg.help(
    "A loop body runs at most N times per entry; FILE:LINE=N or FUNCTION=N is for single loops, those with a \
     constant number of rounds need none [default: 32 in litmus tests, no bound in programs]",
)))]
#[command(mut_arg("timeout", |arg| arg.help(
    "Stop after this long (90, 90s, 5m, 1.5h), all checks together, and say what is known",
)))]
pub(super) struct FencesArgs {
    /// C and C++ files and LLVM IR (.ll), which together are one program; or a litmus test (.litmus)
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,

    /// The memory model under which the program is to be right [default: rc11; lmo with --engine states]
    #[arg(short, long, value_name = "MODEL", value_parser = check_name)]
    pub model: Option<String>,

    /// Which engine checks
    #[arg(long, value_enum, default_value_t = Engine::Auto)]
    pub engine: Engine,

    /// How to print the answer
    #[arg(short, long, value_enum, default_value_t = AnswerFormat::Text)]
    pub format: AnswerFormat,

    /// List so many minimal sets, if there are: all of the cheapest, then the next ones
    #[arg(long, value_name = "N", default_value_t = 3)]
    #[arg(value_parser = clap::value_parser!(u16).range(1..))]
    pub sets: u16,

    /// Kinds of errors that do not count
    #[arg(long, value_name = "KIND", value_delimiter = ',')]
    #[arg(value_parser = kind_parser())]
    pub ignore: Vec<Kind>,

    /// Let weak compare-exchanges fail spuriously
    #[arg(long)]
    pub spurious_cas: bool,

    /// Let waits for condition variables end without a signal
    #[arg(long)]
    pub spurious_wakeups: bool,

    /// What accesses to volatile objects are, where C11 has atomics: relaxed ones, or plain ones [default:
    /// plain]
    #[arg(long, value_enum, value_name = "ACCESS")]
    pub volatile: Option<UnorderedArg>,

    /// What accesses that are not atomic are: if relaxed, there are no races [default: plain]
    #[arg(long, value_enum, value_name = "ACCESS")]
    pub plain: Option<UnorderedArg>,

    #[command(flatten)]
    pub shared: SharedArgs,
}

const FENCES_EXAMPLES: &str = "\
Examples:
  fencepost fences SB.litmus --model tso                the fences that forbid its outcome
  fencepost fences queue.c                              under rc11: orders and fences
  fencepost fences lock.c --model tso -- -DN=2
  fencepost fences lock.c --sets 20 --timeout 5m        other minimal sets, too
  fencepost fences lock.c --format json | jq -r '.sets[0].patch' | patch -p1

Exit code: 0 repaired, or nothing to repair; 1 fences cannot repair it; 2 bad input; 3 stopped early.";

/// The arguments of `fencepost models`.
#[derive(Args, Debug)]
#[command(after_help = MODELS_EXAMPLES)]
pub(super) struct ModelsArgs {
    /// Show the definition of this model: a name, or a file (.cat, .rml)
    #[arg(long, value_name = "MODEL", value_parser = check_name)]
    pub show: Option<String>,
}

const MODELS_EXAMPLES: &str = "\
Examples:
  fencepost models
  fencepost models --show rc11
  fencepost models --show my.cat                        its text, and how it is explored";

/// The arguments of `fencepost completions`.
#[derive(Args, Debug)]
#[command(after_help = COMPLETIONS_EXAMPLES)]
pub(super) struct CompletionsArgs {
    /// For which shell
    pub shell: clap_complete::Shell,
}

const COMPLETIONS_EXAMPLES: &str = "\
Examples:
  fencepost completions bash > ~/.local/share/bash-completion/completions/fencepost
  fencepost completions fish > ~/.config/fish/completions/fencepost.fish";

const MAN_EXAMPLES: &str = "\
Examples:
  fencepost man > fencepost.1
  man ./fencepost.1";

/// The values of `--engine`, which choose the engine that answers.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Engine {
    /// The one that fits: graph where it knows the model, else candidates, states or symbolic
    Auto,
    /// Execution graphs: the models of programming languages and hardware
    Graph,
    /// Machines with buffers, state by state: sc, tso, pso, lmo
    States,
    /// One problem for a SAT solver: all models that are texts, jmm among them
    Symbolic,
    /// Litmus tests, candidate by candidate: all models that are texts in cat
    Candidates,
}

/// The values of `--check`, which say what is checked.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Checked {
    /// Everything
    All,
    /// Errors that happen: no deadlocks, and no runs without end
    Safety,
}

/// The values of `--xmm`, which say how cycles are searched for under xmm.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum XmmLayer {
    /// Where load-buffering races hint at them
    Default,
    /// Every way there is to commit to events: for small programs
    Exhaustive,
}

/// The values of `--volatile` and `--plain`, which say what accesses are that are not atomic in the source.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum UnorderedArg {
    /// Relaxed atomic accesses
    Relaxed,
    /// Plain accesses, which race
    Plain,
}

/// The values of `--compat`, which say whose headers are replaced.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum CompatArg {
    /// GenMC: genmc.h
    Genmc,
    /// Dartagnan: dat3m.h
    Dat3m,
    /// CDSChecker: model-assert.h, librace.h, threads.h
    Cdschecker,
    /// libvsync: vsync/common/verify.h, assert.h, await_while.h
    Vsync,
}

/// The values of `--equivalence`, which say which graphs count as one execution.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum EquivalenceArg {
    /// Those with the same events, rf and co
    Full,
    /// Those with the same events and rf, whatever co, the order of writes
    Rf,
    /// Those that differ only in the order of the critical sections of mutexes
    Locks,
}

/// The values of `--format` of `check`, which say how answers are printed.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Format {
    /// For people
    Text,
    /// One JSON object per line (docs/json.md)
    Json,
    /// The layout of herd7
    Herd,
    /// SARIF 2.1.0, for code hosts and editors: one document for all answers
    Sarif,
    /// Annotations of GitHub Actions
    Github,
    /// JUnit's XML, for build servers: one document, with a test case for each file and model
    Junit,
}

/// The values of `--format` of commands whose answers are not about executions.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum AnswerFormat {
    /// For people
    Text,
    /// One JSON object (docs/json.md)
    Json,
}

/// The values of `--color`, which say whether answers have colours.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Color {
    /// On a terminal, unless NO_COLOR is set
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}

/// Prints the completion script for a shell.
pub(super) fn completions(shell: clap_complete::Shell) -> Exit {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut super::reference::command(), "fencepost", &mut script);
    print_bytes(&script)
}

/// Prints the manual page.
pub(super) fn man_page() -> Exit {
    let mut page = Vec::new();
    let rendered = clap_mangen::Man::new(super::reference::command()).render(&mut page);
    match rendered {
        Ok(()) => print_bytes(&page),
        Err(error) => {
            super::complain(&format!("cannot write the manual page: {error}"));
            Exit::BadInput
        }
    }
}

fn print_bytes(bytes: &[u8]) -> Exit {
    use std::io::Write;
    // A reader that has closed its end has seen enough.
    let _ = std::io::stdout().write_all(bytes);
    Exit::Ok
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_arguments_are_consistent() {
        super::super::reference::command().debug_assert();
    }
}
