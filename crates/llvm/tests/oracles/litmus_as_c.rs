//! Litmus tests as C: the threads of a litmus test are functions in C already, so with globals for its
//! locations and a `main` that starts them it is a program for clang. It must have as many executions as the
//! litmus front end gives it, and leave the same values in memory equally often: two readers, two
//! translations, one answer.

use crate::compiler::{clang, compile, file, main_that_calls, program};
use fencepost_explore::{Config, Flow, ModelId, View, Visitor, explore};
use fencepost_graph::Loc;
use fencepost_program::{GlobalId, Program, Size};
use fencepost_source::SourceFile;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{self, Write as _};
use std::path::{Path, PathBuf};

/// Tests that cannot be C, and why. (None so far.)
const NOT_C: [(&str, &str); 0] = [];

/// The number of tests to compare.
const TESTS: usize = 117;

/// Tests that `-O1` changes: each has a plain load whose value only the litmus test's condition looks at, and
/// clang drops it.
const DEAD_LOADS: [&str; 3] = ["MP+na+relseq+po", "MP+na+rlx", "MP+na+unguarded"];

#[test]
fn as_written() {
    compare(&["-O0"], &[]);
}

#[test]
fn optimised() {
    compare(&["-O1"], &DEAD_LOADS);
}

/// Compares all tests; those in `except` must differ, the others must not.
#[track_caller]
fn compare(flags: &[&str], except: &[&str]) {
    let Some(clang) = clang(None) else { return };
    let tests = paths().into_iter().map(|path| Litmus::read(&path));
    let tests: Vec<Litmus> = tests.filter(|t| !NOT_C.iter().any(|(name, _)| *name == t.name)).collect();
    assert_eq!(tests.len(), TESTS, "the corpus has changed");
    let mut text = String::from("#include <pthread.h>\n#include <stdatomic.h>\n");
    tests.iter().enumerate().for_each(|(i, test)| text += &test.as_c(i));
    let source = file(&format!("litmus{}.c", flags.concat()), &text);
    let ir = compile(&clang, &source, flags);
    let (mut differ, mut how) = (BTreeSet::new(), String::new());
    for (i, test) in tests.iter().enumerate() {
        let c = program(&[ir.clone(), main_that_calls(&format!("t{i}_main"))]);
        let c = c.unwrap_or_else(|error| panic!("{}\n{}\n{error}", test.name, test.as_c(i)));
        let litmus = test.program();
        for model in ModelId::ALL {
            let expected = Outcomes::of(&litmus, model, test.locations.iter().map(|(name, _)| name.clone()));
            let found =
                Outcomes::of(&c, model, test.locations.iter().map(|(name, _)| format!("t{i}_{name}")));
            if expected != found {
                differ.insert(test.name.as_str());
                let _ = writeln!(how, "{} under {model}: as litmus {expected}\nas C {found}", test.name);
            }
        }
    }
    let except = except.iter().copied().collect();
    assert_eq!(differ, except, "{} with {flags:?}:\n{how}", source.display());
}

/// The results that must be the same: the number of executions, and how many of them leave which values in
/// memory.
#[derive(PartialEq, Default)]
struct Outcomes {
    locations: Vec<Loc>,
    executions: BTreeMap<Vec<Vec<u64>>, u64>,
    blocked: u64,
    wrong: u64,
}

impl Outcomes {
    fn of(program: &Program, model: ModelId, locations: impl Iterator<Item = String>) -> Outcomes {
        let locations = locations.map(|name| {
            let id = program.globals.iter().position(|global| global.name == name);
            let id = id.unwrap_or_else(|| panic!("{} has no {name}", program.name));
            Loc { addr: program.global_addr(GlobalId(id as u32)), size: Size::B4 }
        });
        let mut found = Outcomes { locations: locations.collect(), ..Outcomes::default() };
        let summary = explore(program, model, &Config::default(), &mut found);
        assert_eq!(summary.stopped, None);
        assert_eq!(summary.executions, found.executions.values().sum::<u64>());
        // They are elsewhere in each program.
        Outcomes { locations: vec![], blocked: summary.blocked, wrong: summary.wrong, ..found }
    }
}

impl Visitor for Outcomes {
    fn execution(&mut self, view: &View<'_>) -> Flow {
        let memory = self.locations.iter().map(|loc| view.memory(*loc)).collect();
        *self.executions.entry(memory).or_default() += 1;
        Flow::Continue
    }
}

impl fmt::Display for Outcomes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let executions: u64 = self.executions.values().sum();
        write!(
            f,
            "{executions} executions, {} blocked, {} wrong {:?}",
            self.blocked, self.wrong, self.executions
        )
    }
}

/// Returns the litmus tests of the corpus, in order.
fn paths() -> Vec<PathBuf> {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/litmus");
    let files =
        [corpus.clone(), corpus.join("jmm")].map(|folder| std::fs::read_dir(folder).expect("a corpus"));
    let files = files.into_iter().flatten().map(|entry| entry.expect("readable").path());
    let mut paths: Vec<PathBuf> = files.filter(|p| p.extension().is_some_and(|e| e == "litmus")).collect();
    paths.sort();
    paths
}

/// A litmus test in pieces, by its punctuation alone.
struct Litmus {
    name: String,
    text: String,
    /// `x`, `0`
    locations: Vec<(String, String)>,
    /// `atomic_int* x, atomic_int* y`, and what is between the braces.
    threads: Vec<(String, String)>,
}

impl Litmus {
    fn read(path: &Path) -> Litmus {
        let text = std::fs::read_to_string(path).expect("a corpus of text files");
        let name = path.file_stem().and_then(|name| name.to_str()).expect("a plain name").to_owned();
        let (init, mut rest) = braces(text.split_once('{').expect("initial values").1);
        let mut locations = Vec::new();
        for assignment in init.split(';').map(str::trim).filter(|a| !a.is_empty()) {
            let (location, value) =
                assignment.split_once('=').unwrap_or_else(|| panic!("{name}: {assignment}"));
            let location = location.trim().trim_start_matches('[').trim_end_matches(']');
            locations.push((location.to_owned(), value.trim().to_owned()));
        }
        let mut threads = Vec::new();
        while let Some(head) = rest.trim_start().strip_prefix(&format!("P{}", threads.len())) {
            let (params, body) = head.split_once('{').expect("a body");
            let params = params.trim().trim_start_matches('(').trim_end_matches(')').to_owned();
            let (body, after) = braces(body);
            threads.push((params, body.to_owned()));
            rest = after;
        }
        assert!(!threads.is_empty(), "{name} has threads");
        Litmus { name, text: text.clone(), locations, threads }
    }

    /// Returns the program that the litmus front end makes of the test.
    fn program(&self) -> Program {
        let file = SourceFile::new(&*self.name, &*self.text);
        let test = fencepost_litmus::parse(&file, &fencepost_litmus::Options::default());
        test.unwrap_or_else(|error| panic!("{}", error.render(&file))).program
    }

    /// Returns the test as C; every name begins with `t{i}_`.
    fn as_c(&self, i: usize) -> String {
        let mut c = format!("\n// {}\n", self.name);
        for (location, value) in &self.locations {
            let params = self.threads.iter().flat_map(|(params, _)| params.split(','));
            let mut types = params.filter_map(|param| param.trim().strip_suffix(location.as_str()));
            let ty = types
                .find(|ty| ty.trim_end().ends_with('*'))
                .unwrap_or_else(|| panic!("{}: {location}", self.name));
            let ty = ty.trim_end().trim_end_matches('*');
            let _ = writeln!(c, "{ty} t{i}_{location} = {value};");
        }
        for (t, (params, body)) in self.threads.iter().enumerate() {
            let args: Vec<String> = params
                .split(',')
                .map(|param| format!("&t{i}_{}", param.rsplit([' ', '*']).next().unwrap_or("")))
                .collect();
            let _ = writeln!(c, "static void t{i}_P{t}({params}) {{{body}}}");
            let call = format!("t{i}_P{t}({});", args.join(", "));
            let _ = writeln!(c, "static void *t{i}_T{t}(void *unused) {{ {call} return 0; }}");
        }
        let _ = writeln!(c, "int t{i}_main(void) {{\n  pthread_t t[{}];", self.threads.len());
        for t in 0..self.threads.len() {
            let _ = writeln!(c, "  pthread_create(&t[{t}], 0, t{i}_T{t}, 0);");
        }
        for t in 0..self.threads.len() {
            let _ = writeln!(c, "  pthread_join(t[{t}], 0);");
        }
        c + "  return 0;\n}\n"
    }
}

/// Splits a text after an opening brace: before the closing one, and after it.
fn braces(text: &str) -> (&str, &str) {
    let mut depth = 1;
    for (i, c) in text.char_indices() {
        depth += match c {
            '{' => 1,
            '}' => -1,
            _ => 0,
        };
        if depth == 0 {
            return (&text[..i], &text[i + 1..]);
        }
    }
    panic!("braces match")
}
