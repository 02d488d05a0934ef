//! Every file of the corpus is read, says what to expect, and gives a program that can be run.

mod support;

use fencepost_java::{Access, Options, parse_bytes};
use support::corpus;

/// The answers that a file expects: (`sc`, `y`).
fn expectations(text: &str) -> Vec<(&str, &str)> {
    let line =
        text.lines().nth(1).and_then(|line| line.strip_prefix("// expect: ")).expect("the second line");
    line.split_whitespace().map(|entry| entry.split_once('=').expect("model=answer")).collect()
}

#[test]
fn every_file_is_read() {
    for path in corpus() {
        let bytes = std::fs::read(&path).unwrap();
        let name = path.file_stem().unwrap().to_str().unwrap();
        let (file, unit) = parse_bytes(name, &bytes, &Options::default())
            .unwrap_or_else(|(file, error)| panic!("{}", error.render(&file)));
        assert!(unit.name == name || (name, unit.name.as_str()) == ("Fig1", "Test0"), "{name}");
        assert!(!unit.assertions.is_empty(), "{name}");
        assert_eq!(unit.threads.len(), unit.program.threads.len());
        for assertion in &unit.assertions {
            let line = file.line(assertion.pos.line);
            assert!(line[assertion.pos.column as usize - 1..].starts_with("assert "), "{name}: {line}");
            assert!(line.contains(&assertion.text), "{name}: {line}");
        }
        for function in &unit.program.functions {
            for block in &function.blocks {
                assert!(block.insts.iter().all(|inst| inst.pos.is_known()), "{name}: {}", unit.program);
            }
        }
    }
}

#[test]
fn every_file_says_what_to_expect() {
    let (mut nemos, mut jmm) = (0, 0);
    for path in corpus() {
        let text = std::fs::read_to_string(&path).unwrap();
        let expected = expectations(&text);
        assert!(expected.iter().all(|(_, answer)| matches!(*answer, "y" | "n")), "{path:?}");
        let models: Vec<&str> = expected.iter().map(|(model, _)| *model).collect();
        match models[..] {
            ["sc", "coherence", "pram", "causal", "processor"] => nemos += 1,
            ["jmm", "jmm-original"] => jmm += 1,
            ["sc", "jmm"] | ["jmm"] => {}
            _ => panic!("{path:?}: {models:?}"),
        }
    }
    assert_eq!((nemos, jmm), (15, 30));
}

#[test]
fn what_differs_from_the_litmus_tests() {
    let read = |name: &str| {
        let path = corpus().into_iter().find(|path| path.ends_with(name)).unwrap();
        parse_bytes(name, &std::fs::read(path).unwrap(), &Options { unroll: Some(1) }).unwrap().1
    };
    // 14 and 15 have volatile flags and loops.
    for (name, volatiles) in [("Causality14.java", 1), ("Causality15.java", 2)] {
        let unit = read(name);
        assert_eq!(unit.statics.iter().filter(|field| field.access == Access::Volatile).count(), volatiles);
        assert_eq!(unit.program.functions[1].loops.len(), 1);
        assert_eq!(unit.program.unroll, Some(1));
    }
    // 12 has an array, which is a constant.
    let unit = read("Causality12.java");
    assert!(unit.program.globals.iter().any(|global| global.name == "a" && global.parts.len() == 4));
    assert_eq!(unit.statics.len(), 2);
    // 19 and 20 have an order of threads.
    for name in ["Causality19.java", "Causality20.java"] {
        assert_eq!(read(name).order, [(fencepost_program::ThreadId(2), fencepost_program::ThreadId(0))]);
    }
}

/// What is accepted here is Java: javac accepts it, too, given the annotation that one file imports. `./test
/// --long` runs this, because it needs a JDK.
#[test]
#[ignore = "needs javac; ./test --long runs it"]
fn long_javac_accepts_the_corpus() {
    let folder = std::env::temp_dir().join(format!("fencepost-javac-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let annotation = folder.join("thread.java");
    std::fs::write(&annotation, "package com.example.memory; public @interface thread {}").unwrap();
    for path in corpus() {
        let mut javac = std::process::Command::new("javac");
        javac.args(["-proc:none", "-Xlint:none", "-d"]).arg(folder.join("out")).arg(&annotation);
        // A public class needs a file of its name.
        let text = std::fs::read_to_string(&path).unwrap();
        let class = text.split("public class ").nth(1).and_then(|rest| rest.split_whitespace().next());
        let file =
            folder.join(format!("{}.java", class.unwrap_or(path.file_stem().unwrap().to_str().unwrap())));
        std::fs::write(&file, text).unwrap();
        let output = javac.arg(&file).output().expect("javac is on the PATH");
        assert!(output.status.success(), "{path:?}: {}", String::from_utf8_lossy(&output.stderr));
    }
    std::fs::remove_dir_all(folder).unwrap();
}
