//! Litmus tests as Rust programs: threads and atomics of `std` mean what those of C mean, under every model.
//!
//! A litmus test without branches and loops is translated statement by statement. Its variables become
//! statics, its threads are spawned and joined, and `main` asserts that the condition does not hold. So the
//! program has an error if and only if the test says that the condition can hold. Without the assertion it
//! has as many executions as the test: what the library does to start and join threads adds none.

use crate::support::{Folder, files_in, run, run_json};
use std::collections::BTreeSet;
use std::fmt::Write;

/// The models that are compared in every run, and those of the long one.
const FEW_MODELS: [&str; 2] = ["rc11", "tso"];
const MODELS: [&str; 7] = ["sc", "tso", "pso", "ra", "rc11", "rc20", "wrc11"];

/// Translates a litmus test in C's dress; `None` if it has something that is not a list of atomic accesses.
fn translated(litmus: &str) -> Option<String> {
    let mut variables = BTreeSet::new();
    let (mut threads, mut joins) = (String::new(), String::new());
    let mut count = 0;
    let (body, condition) = litmus.split_once("exists")?;
    let starts_at_zero = |line: &str| {
        line.split(';').all(|part| part.trim_matches(['{', '}', ' ']).is_empty() || part.contains("= 0"))
    };
    for line in body.lines().skip(1).map(str::trim) {
        if line.starts_with('{') {
            starts_at_zero(line).then_some(())?;
        } else if line.starts_with('P') && line.ends_with('{') {
            let _ = writeln!(
                threads,
                "    let p{count} = std::thread::spawn(|| {{\n        let mut r = [0; 10];"
            );
            let _ = writeln!(joins, "    let p{count} = p{count}.join().unwrap();");
            count += 1;
        } else if line == "}" {
            threads += "        r\n    });\n";
        } else if !line.is_empty() && !line.starts_with('"') && !line.starts_with("locations") {
            let _ = writeln!(threads, "        {}", statement(line, &mut variables)?);
        }
    }
    let mut holds = condition.trim().replace("/\\", "&&").replace("\\/", "||").replace('~', "!");
    for variable in &variables {
        holds =
            holds.replace(&format!("{variable}="), &format!("{}.load(Relaxed)=", variable.to_uppercase()));
    }
    for thread in 0..count {
        for register in 0..10 {
            holds = holds.replace(&format!("{thread}:r{register}="), &format!("p{thread}[{register}]="));
        }
    }
    (!holds.contains(':')).then_some(())?;
    let holds = holds.replace('=', "==");
    let mut program = String::from("use std::sync::atomic::{AtomicI32, Ordering::*, fence};\n");
    for variable in &variables {
        let _ = writeln!(program, "static {}: AtomicI32 = AtomicI32::new(0);", variable.to_uppercase());
    }
    let _ = write!(
        program,
        "#[allow(unused)]\nfn main() {{\n{threads}{joins}    let holds = {holds};\n    assert!(cfg!(count) || !holds);\n}}\n"
    );
    Some(program)
}

/// Translates a statement, and adds the variables that it accesses.
fn statement(line: &str, variables: &mut BTreeSet<String>) -> Option<String> {
    let line = line.strip_suffix(';')?;
    let (target, call) = match line.strip_prefix("int r") {
        Some(rest) => {
            let (register, call) = rest.split_once(" = ")?;
            (format!("r[{}] = ", register.parse::<u32>().ok()?), call)
        }
        None => (String::new(), line),
    };
    let (function, arguments) = call.strip_suffix(')')?.split_once('(')?;
    let arguments: Vec<&str> = arguments.split(", ").collect();
    let order = match *arguments.last()? {
        "memory_order_relaxed" => "Relaxed",
        "memory_order_acquire" => "Acquire",
        "memory_order_release" => "Release",
        "memory_order_acq_rel" => "AcqRel",
        "memory_order_seq_cst" => "SeqCst",
        _ => return None,
    };
    let mut variable = || {
        variables.insert(arguments[0].to_owned());
        arguments[0].to_uppercase()
    };
    let value = || {
        let mut value = (*arguments.get(1)?).to_owned();
        for register in 0..10 {
            value = value.replace(&format!("r{register}"), &format!("r[{register}]"));
        }
        Some(value)
    };
    let access = match function {
        "atomic_thread_fence" => format!("fence({order})"),
        "atomic_load_explicit" => format!("{}.load({order})", variable()),
        "atomic_store_explicit" => format!("{}.store({}, {order})", variable(), value()?),
        "atomic_exchange_explicit" => format!("{}.swap({}, {order})", variable(), value()?),
        "atomic_fetch_add_explicit" => format!("{}.fetch_add({}, {order})", variable(), value()?),
        _ => return None,
    };
    Some(format!("{target}{access};"))
}

/// Compares the litmus tests of these names with their translations, and returns how many have one.
fn compare(names: Option<&[&str]>, models: &[&str]) -> usize {
    let folder = Folder::new("rust-litmus");
    let mut compared = 0;
    for file in files_in("tests/litmus", "litmus") {
        let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        if names.is_some_and(|names| !names.contains(&name.as_str())) {
            continue;
        }
        let Some(program) = translated(&std::fs::read_to_string(&file).expect("readable")) else { continue };
        folder.write("t.rs", &program);
        compared += 1;
        for model in models {
            let litmus = run_json(&["check", &file.to_string_lossy(), "--model", model]);
            let check = ["check", "t.rs", "--model", model, "--format", "json"];
            let counted = run(folder.path(), &[&check[..], &["--", "--cfg", "count"]].concat()).json();
            assert_eq!(counted["executions"], litmus["executions"], "{name}, {model}:\n{program}");
            let can_hold = litmus["condition"]["positive"].as_u64().expect("a number") > 0;
            let code = run(folder.path(), &check).code;
            assert_eq!(code == 1, can_hold, "{name}, {model}: exit code {code}\n{program}");
        }
    }
    compared
}

#[test]
fn atomics_mean_what_they_mean_in_c() {
    let names = ["SB", "MP+rel+acq", "2+2W"];
    assert_eq!(compare(Some(&names), &FEW_MODELS), names.len());
}

#[test]
#[ignore = "long"]
fn long_atomics_mean_what_they_mean_in_c() {
    let compared = compare(None, &MODELS);
    assert!(compared > 50, "{compared}");
}
