//! The command `fencepost built`, which cargo runs in place of what it built: a program is checked, and of a
//! crate's tests each is a check of its own. What is printed about tests is what their own harness prints.

use super::args::{CheckArgs, Format};
use super::check::answer;
use super::output::{bad, check_variants, pass_on, picture, print, style, write_picture};
use super::printer::{Printer, Wanted};
use super::project::Expected;
use super::watch::Interrupt;
use clap::Args;
use fencepost::input::{BadInput, Input, Kind, Source};
use fencepost::llvm::driver::DriverError;
use fencepost::llvm::driver::cargo::Built;
use fencepost::llvm::{Ir, Test, Tests};
use fencepost::model::Model;
use fencepost::plan::Refusal;
use fencepost::report::text::{self, Detail};
use fencepost::report::{Bounds, Exit, Outcome, exit_code_with};
use fencepost::search::{Limits, Search};
use fencepost::{Choice, Options};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

/// The exit code of a harness whose tests failed, which cargo knows.
const TESTS_FAILED: u8 = 101;

/// The arguments of `fencepost built`: what cargo built, and what the user wrote after `--`.
#[derive(Args, Debug)]
pub(super) struct BuiltArgs {
    /// What cargo built instead of an executable
    #[arg(long, value_name = "FILE")]
    built: PathBuf,

    /// Filters are whole names of tests
    #[arg(long)]
    exact: bool,

    /// Check the ignored tests only
    #[arg(long)]
    ignored: bool,

    /// Check the ignored tests, too
    #[arg(long)]
    include_ignored: bool,

    /// Leave out tests with this in their names
    #[arg(long, value_name = "FILTER")]
    skip: Vec<String>,

    /// List the tests and check nothing
    #[arg(long)]
    list: bool,

    /// (What a program prints is shown in the trace of a bug)
    #[arg(long, visible_alias = "no-capture", hide = true)]
    nocapture: bool,

    /// (Cargo hands its own option on)
    #[arg(long, hide = true)]
    quiet: bool,

    #[command(flatten)]
    check: CheckArgs,
}

/// Checks what cargo built.
pub fn run(args: &BuiltArgs) -> ExitCode {
    match Session::new(args).and_then(Session::run) {
        Ok(code) => code,
        Err(message) => bad(&message).into(),
    }
}

/// What is checked, how, and what was found so far.
struct Session<'a> {
    args: &'a BuiltArgs,
    built: Built,
    modules: Vec<Ir>,
    models: Vec<Model>,
    options: Options,
    interrupt: Interrupt,
}

impl<'a> Session<'a> {
    fn new(args: &'a BuiltArgs) -> Result<Self, String> {
        let check = &args.check;
        refuse_unfit(check)?;
        let options = check.options();
        let models = match check.models.is_empty() {
            true => {
                check_variants(&check.variants)?;
                vec![Model::default_for(options.engine, Kind::Program)]
            }
            false => Model::find_all(&check.models, &check.variants)?,
        };
        picture(check.graph.as_deref())?;
        let say = |error: DriverError| {
            pass_on(error.messages());
            error.to_string()
        };
        let built = Built::read(&args.built).map_err(say)?;
        let modules = built.load().map_err(say)?;
        Ok(Session { args, built, modules, models, options, interrupt: Interrupt::install() })
    }

    fn run(mut self) -> Result<ExitCode, String> {
        if self.built.is_test {
            return self.run_tests();
        }
        let name = self.built.name.clone();
        let mut printer = Printer::new(&self.args.check);
        for answer in self.check(&name)? {
            match answer {
                Ok(outcome) => {
                    self.draw(&outcome);
                    printer.add(outcome, self.wanted(None));
                }
                Err(bad) => {
                    pass_on(&bad.rendered);
                    printer.note(Exit::BadInput);
                }
            }
        }
        Ok(printer.finish().into())
    }

    fn bounds(&self) -> Bounds {
        if self.args.check.allow_bounds { Bounds::Allowed } else { Bounds::Inconclusive }
    }

    fn wanted<'n>(&self, name: Option<&'n str>) -> Wanted<'n> {
        Wanted { name, expected: &Expected::Ok, bounds: self.bounds() }
    }

    /// Draws the execution with the error, if there is one and the user wants it.
    fn draw(&self, outcome: &Outcome) {
        if let Ok(Some((format, path))) = picture(self.args.check.graph.as_deref()) {
            write_picture(super::check::draw(outcome, format), path);
        }
    }

    /// Checks the modules as they are, under every model.
    fn check(&self, name: &str) -> Result<Vec<Result<Outcome, BadInput>>, String> {
        let check = &self.args.check;
        let start = Instant::now();
        let reading = self.interrupt.reading(&check.reading(), check.shared.timeout);
        let input = match Input::llvm(name, &self.modules, &reading) {
            Ok(input) => input,
            Err(bad) => return Ok(vec![Err(bad)]),
        };
        let timeout = check.shared.timeout.map(|timeout| timeout.saturating_sub(start.elapsed()));
        let limits = Limits { timeout, ..self.options.search.limits };
        let source = Source::AlreadyRead { kind: Kind::Program, name: name.to_owned() };
        let mut answers = vec![];
        for model in &self.models {
            let say = |refusal: Refusal| refusal.to_string();
            let choice = Choice::new(&source, &reading, model, &self.options).map_err(say)?;
            match choice.plan(&input, self.interrupt.watched(Search::new(limits))) {
                Ok(plan) => answers.push(Ok(answer(&plan))),
                Err(Refusal::Program(outcome)) => answers.push(Ok(*outcome)),
                Err(refusal) => return Err(refusal.to_string()),
            }
        }
        Ok(answers)
    }

    /// Checks the tests that the arguments select.
    fn run_tests(&mut self) -> Result<ExitCode, String> {
        let start = Instant::now();
        let mut tests = Tests::find(&self.modules[0])?;
        let all = tests.tests.len();
        let chosen: Vec<usize> = (0..all).filter(|i| self.is_chosen(&tests.tests[*i])).collect();
        if self.args.check.graph.is_some() && chosen.len() > 1 {
            return Err("--graph draws one picture: select one test, with its name and -- --exact".to_owned());
        }
        if self.args.list {
            chosen.iter().for_each(|i| _ = print(&format!("{}: test\n", tests.tests[*i].name)));
            print(&format!("\n{}, 0 benchmarks\n", count(chosen.len(), "test")));
            return Ok(Exit::Ok.into());
        }
        let mut machine = (self.args.check.format != Format::Text).then(|| Printer::new(&self.args.check));
        let mut tally = Tally { filtered: all - chosen.len(), ..Tally::default() };
        if machine.is_none() {
            print(&format!("\nrunning {}\n", count(chosen.len(), "test")));
        }
        for i in chosen {
            if self.interrupt.is_pressed() {
                tally.undecided += 1;
                break;
            }
            let test = tests.tests[i].clone();
            if self.is_left_out(&test) {
                tally.ignored += 1;
                let reason = test.reason.map_or(String::new(), |reason| format!(", {reason}"));
                self.say(&machine, &format!("test {} ... ignored{reason}\n", test.name));
                continue;
            }
            tests.choose(&mut self.modules[0], i);
            let panics = if test.should_panic { " - should panic" } else { "" };
            self.say(&machine, &format!("test {}{panics} ... ", test.name));
            let answers = self.check(&test.name)?;
            let result = tally.add(&test, &answers, self.bounds());
            self.say(&machine, &format!("{result}\n"));
            for answer in answers {
                match (answer, &mut machine) {
                    (Ok(outcome), Some(printer)) => {
                        let name = format!("{}::{}", self.built.name, test.name);
                        printer.add(outcome, self.wanted(Some(&name)));
                    }
                    (Ok(outcome), None) => self.draw(&outcome),
                    (Err(bad), printer) => {
                        pass_on(if printer.is_some() { &bad.rendered } else { &[] });
                    }
                }
            }
        }
        match machine {
            Some(printer) => _ = printer.finish(),
            None => self.conclude(&tally, start),
        }
        Ok(tally.exit_code())
    }

    /// Prints a part of the list of tests, unless answers are for machines.
    fn say(&self, machine: &Option<Printer>, text: &str) {
        if machine.is_none() {
            print(text);
        }
    }

    /// Prints what comes after the list of tests: reports, the names of those that failed, the sums.
    fn conclude(&self, tally: &Tally, start: Instant) {
        let check = &self.args.check;
        let style = style(check.shared.color, if check.full_trace { Detail::Full } else { Detail::Folded });
        let shown = tally.reports.iter().filter(|report| report.result != "ok");
        let shown: Vec<&Report> = shown.collect();
        if !shown.is_empty() {
            print("\nfailures:\n");
            for report in &shown {
                print(&format!("\n---- {} ----\n", report.test));
                for outcome in &report.outcomes {
                    print(&text::render(outcome, &style));
                }
                print(&String::from_utf8_lossy(&report.refused));
                print(&format!("\nto check only this test: {}\n", self.command(&report.test)));
            }
            print("\n\nfailures:\n");
            shown.iter().for_each(|report| _ = print(&format!("    {}\n", report.test)));
        }
        let mut sums =
            format!("{} passed; {} failed; {} ignored; ", tally.passed, tally.failed, tally.ignored);
        for (number, what) in [(tally.refused, "refused"), (tally.undecided, "not decided")] {
            if number > 0 {
                sums += &format!("{number} {what}; ");
            }
        }
        let seconds = start.elapsed().as_secs_f64();
        print(&format!(
            "\ntest result: {}. {sums}0 measured; {} filtered out; finished in {seconds:.2}s\n",
            tally.result(),
            tally.filtered
        ));
        let models: Vec<&str> = self.models.iter().map(Model::name).collect();
        if tally.executions > 0 {
            let explored = count(tally.executions, "execution");
            print(&format!("             {explored} explored under {}\n", models.join(", ")));
        }
        print("\n");
    }

    /// Returns the command that checks one test only.
    fn command(&self, test: &str) -> String {
        let package = std::env::var("CARGO_PKG_NAME").map_or(String::new(), |name| format!(" -p {name}"));
        let picture = test.rsplit("::").next().unwrap_or(test);
        format!(
            "cargo fencepost test{package} {} {test} -- --exact --graph {picture}.html",
            self.built.target
        )
    }

    /// Returns whether the user's filters select a test.
    fn is_chosen(&self, test: &Test) -> bool {
        let args = self.args;
        let fits = |filter: &str| match args.exact {
            true => test.name == filter,
            false => test.name.contains(filter),
        };
        let filters = &args.check.files;
        let wanted = filters.is_empty() || filters.iter().any(|filter| fits(&filter.to_string_lossy()));
        wanted && !args.skip.iter().any(|skip| fits(skip)) && (test.ignored || !args.ignored)
    }

    /// Returns whether a selected test is not checked because its author marked it so.
    fn is_left_out(&self, test: &Test) -> bool {
        test.ignored && !self.args.ignored && !self.args.include_ignored
    }
}

/// Refuses options that are for files.
fn refuse_unfit(check: &CheckArgs) -> Result<(), String> {
    let refused = [
        (!check.shared.clang_flags.is_empty(), "flags after a second --", "set RUSTFLAGS"),
        (check.unroll_auto, "--unroll-auto", "give a bound: --unroll 4"),
        (check.shared.build.is_some(), "--build", "leave it out"),
        (check.shared.clang.is_some(), "--clang", "leave it out"),
        (check.format == Format::Herd, "--format herd", "use text or json"),
    ];
    match refused.iter().find(|(given, ..)| *given) {
        Some((_, option, instead)) => Err(format!("{option} does not go with cargo fencepost: {instead}")),
        None => Ok(()),
    }
}

/// What there is to say about a test after the list.
struct Report {
    test: String,
    result: &'static str,
    outcomes: Vec<Outcome>,
    refused: Vec<u8>,
}

/// The numbers of tests by their results.
#[derive(Default)]
struct Tally {
    passed: usize,
    failed: usize,
    ignored: usize,
    refused: usize,
    undecided: usize,
    filtered: usize,
    executions: usize,
    reports: Vec<Report>,
}

impl Tally {
    /// Counts a test by the answers under all models, and returns its result in a word.
    fn add(&mut self, test: &Test, answers: &[Result<Outcome, BadInput>], bounds: Bounds) -> &'static str {
        let mut exit = Exit::Ok;
        let mut report = Report { test: test.name.clone(), result: "ok", outcomes: vec![], refused: vec![] };
        for answer in answers {
            match answer {
                Ok(outcome) => {
                    let own = exit_code_with(outcome, bounds);
                    exit = exit.and(own);
                    self.executions += outcome.executions().unwrap_or(0) as usize;
                    if own != Exit::Ok {
                        report.outcomes.push(outcome.clone());
                    }
                }
                Err(bad) => {
                    exit = exit.and(if bad.stopped.is_some() { Exit::Inconclusive } else { Exit::BadInput });
                    report.refused.extend(&bad.rendered);
                }
            }
        }
        let (number, result) = match exit {
            Exit::Ok => (&mut self.passed, "ok"),
            Exit::Violation => (&mut self.failed, "FAILED"),
            Exit::BadInput => (&mut self.refused, "refused"),
            Exit::Inconclusive => (&mut self.undecided, "not decided"),
        };
        *number += 1;
        report.result = result;
        self.reports.push(report);
        result
    }

    fn result(&self) -> &'static str {
        match self {
            Tally { failed: 1.., .. } => "FAILED",
            Tally { refused: 1.., .. } => "refused",
            Tally { undecided: 1.., .. } => "not decided",
            _ => "ok",
        }
    }

    fn exit_code(&self) -> ExitCode {
        match self {
            Tally { failed: 1.., .. } => ExitCode::from(TESTS_FAILED),
            Tally { refused: 1.., .. } => Exit::BadInput.into(),
            Tally { undecided: 1.., .. } => Exit::Inconclusive.into(),
            _ => Exit::Ok.into(),
        }
    }
}

/// Returns a number of things in words.
fn count(number: usize, what: &str) -> String {
    if number == 1 { format!("1 {what}") } else { format!("{number} {what}s") }
}
