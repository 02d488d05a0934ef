//! Checks random C programs against the machine: both compute the same.
//!
//! Programs come in batches, one file each. clang compiles the file twice (`-O0`, `-O2`) and the two must
//! print the same sums, or the generator has made a program whose behaviour C leaves open. Then each program
//! with its sum as an assertion goes through the front end, as IR of different compilers and levels: exactly
//! one execution, in which nothing goes wrong.
//!
//! ```text
//! FENCEPOST_SEEDS=77..78   cargo test -p fencepost-llvm --test oracles native
//! FENCEPOST_SEEDS=0..5000  cargo test --release -p fencepost-llvm --test oracles native
//! ```

use crate::compiler::{clang, compile, file, program};
use crate::random_c::{PRELUDE, generate};
use fencepost_explore::{Config, Flow, ModelId, Search, View, Violation, Visitor, explore};
use fencepost_llvm::driver::Clang;
use fencepost_program::Program;
use std::fmt::Write as _;
use std::ops::Range;
use std::process::Command;
use std::time::Duration;

/// The number of programs in a file.
const BATCH: u64 = 30;

/// The compilers and flags whose output goes through the front end.
const FRONT: [(&str, &[&str]); 4] = [
    ("clang-14", &["-O0"]),
    ("clang-14", &["-O1"]),
    ("clang-19", &["-O0"]),
    ("clang-19", &["-O2", "-fno-vectorize", "-fno-slp-vectorize"]),
];

/// Flags for all. Whether `a * b + c` is rounded once or twice is up to the compiler unless it is told.
const COMMON: [&str; 2] = ["-w", "-ffp-contract=off"];

#[test]
fn random_programs_compute_what_the_machine_computes() {
    let seeds = match std::env::var("FENCEPOST_SEEDS") {
        Ok(asked) => {
            let (from, to) = asked.split_once("..").expect("FENCEPOST_SEEDS=FROM..TO");
            from.parse().expect("a number")..to.parse().expect("a number")
        }
        Err(_) => 0..60,
    };
    let Some(native) = clang(None) else { return };
    let mut front: Vec<(Clang, &[&str])> =
        FRONT.iter().filter_map(|(name, flags)| Some((clang(Some(name))?, *flags))).collect();
    if front.is_empty() {
        front = vec![(native.clone(), &["-O0"]), (native.clone(), &["-O1"])];
    }
    let mut wrong = Vec::new();
    for from in seeds.clone().step_by(BATCH as usize) {
        let found = batch(&native, &front, from..seeds.end.min(from + BATCH));
        found.iter().for_each(|what| println!("{what}"));
        wrong.extend(found);
    }
    assert!(wrong.is_empty(), "{} things wrong, see above", wrong.len());
}

/// Returns the differences that these programs show.
fn batch(native: &Clang, front: &[(Clang, &[&str])], seeds: Range<u64>) -> Vec<String> {
    let mut text = format!("{PRELUDE}\n");
    seeds.clone().for_each(|seed| text += &generate(seed));
    let sums = sums(native, &text, &seeds);
    // Which one runs is decided later, by a change of the variable.
    text += "int which = -1;\nint main(void) {\n  switch (which) {\n";
    for (seed, sum) in seeds.clone().zip(&sums) {
        let _ = writeln!(
            text,
            "  case {}: __VERIFIER_assert(f{seed}() == {sum:#x}u); break;",
            seed - seeds.start
        );
    }
    text += "  }\n  return 0;\n}\n";
    let text = text.replacen("u64 sum;", "u64 sum;\nvoid __VERIFIER_assert(int);", 1);
    let source = file(&format!("checked{}.c", seeds.start), &text);
    let mut wrong = Vec::new();
    for (clang, flags) in front {
        let what = |seed: u64, what: &str| {
            format!(
                "seed {seed}, {} {}: {what} ({})",
                clang.path().display(),
                flags.join(" "),
                source.display()
            )
        };
        let flags: Vec<&str> = flags.iter().copied().chain(COMMON).collect();
        let mut program = match program(&[compile(clang, &source, &flags)]) {
            Ok(program) => program,
            Err(error) => {
                wrong.push(what(seeds.start, &error));
                continue;
            }
        };
        let which = program.globals.iter().position(|global| global.name == "which").expect("it is there");
        for seed in seeds.clone() {
            program.globals[which].init = ((seed - seeds.start) as u32).to_le_bytes().to_vec();
            wrong.extend(run(&program).err().map(|error| what(seed, &error)));
        }
    }
    if wrong.is_empty() {
        // Best effort: it is a temporary file.
        let _ = std::fs::remove_file(source);
    }
    wrong
}

/// Returns the checksums that the programs compute when they are run.
fn sums(clang: &Clang, text: &str, seeds: &Range<u64>) -> Vec<u64> {
    let calls: String = seeds.clone().map(|s| format!("  printf(\"%lx\\n\", f{s}());\n")).collect();
    let source = file(&format!("native{}.c", seeds.start), &format!("{text}int main(void) {{\n{calls}}}\n"));
    let binary = source.with_extension("");
    let mut outputs = Vec::new();
    let traps = ["-O0", "-fsanitize=undefined", "-fsanitize-trap=undefined"];
    for flags in [&["-O2"][..], &traps] {
        let mut command = Command::new(clang.path());
        command.args(flags).args(COMMON).arg("-o").args([&binary, &source]).arg("-lm");
        let compiled = command.output().expect("clang runs");
        assert!(compiled.status.success(), "{}", String::from_utf8_lossy(&compiled.stderr));
        let output = Command::new(&binary).output().expect("the program runs");
        assert!(output.status.success(), "{}, {flags:?}: {}", source.display(), output.status);
        outputs.push(String::from_utf8(output.stdout).expect("numbers"));
    }
    for (seed, (a, b)) in seeds.clone().zip(outputs[0].lines().zip(outputs[1].lines())) {
        assert_eq!(a, b, "the program of seed {seed} computes different things: {}", source.display());
    }
    let _ = (std::fs::remove_file(&source), std::fs::remove_file(binary));
    outputs[0].lines().map(|line| u64::from_str_radix(line, 16).expect("a number")).collect()
}

/// Explores a program that must have one execution, in which nothing goes wrong.
pub fn run(program: &Program) -> Result<(), String> {
    #[derive(Default)]
    struct First(Option<String>);
    impl Visitor for First {
        fn violation(&mut self, view: &View<'_>, violation: Violation) -> Flow {
            let places: Vec<String> = view.threads().map(|t| format!("{:?}", view.pos_now(t))).collect();
            self.0 = Some(format!("{violation:?} at {}", places.join(", ")));
            Flow::Stop
        }
    }
    let mut first = First::default();
    let config = Config { search: Search::within(Duration::from_secs(30)), ..Config::default() };
    let summary = explore(program, ModelId::Rc11, &config, &mut first);
    match first.0 {
        // Arithmetic on vectors is what optimised code has, and what the front end refuses.
        Some(violation) if violation.contains("shufflevector is not supported") => Ok(()),
        Some(violation) => Err(violation),
        None if (summary.executions, summary.blocked, summary.stopped) == (1, 0, None) => Ok(()),
        None => Err(format!("{summary:?}")),
    }
}
