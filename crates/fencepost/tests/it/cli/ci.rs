//! Checks that a project keeps, and answers for machines.

use crate::support::{Folder, Run, refuses_in, run, run_to};
use serde_json::Value;

const RACE: &str = "#include <pthread.h>
static int x;
static void *f(void *u) { x++; return u; }
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, f, 0);
    x++;
    pthread_join(t, 0);
    return 0;
}
";

fn project(name: &str, toml: &str) -> Folder {
    let folder = Folder::new(name);
    folder.write("race.c", RACE);
    folder.write("good.c", "#ifndef N\n#error N\n#endif\nint main(void) { return 0; }\n");
    folder.write("fencepost.toml", toml);
    folder
}

#[test]
fn a_project_runs_its_checks() {
    let toml = "[defaults]\nflags = [\"-DN=1\"]\n\n[[check]]\nfiles = [\"good.c\"]\nmodel = [\"sc\", \"rc11\"]\n\n\
                [[check]]\nname = \"known\"\nfiles = \"race.c\"\nexpect = \"race\"\n";
    let folder = project("ci-good", toml);
    let run = run_to(folder.path(), &["check"], 0);
    for words in
        ["[good.c] good.c: verified under sc", "[known] race.c: BUG", "expected: an error of the kind race"]
    {
        assert!(run.stdout.contains(words), "{words}: {}", run.stdout);
    }
    let run = run_to(folder.path(), &["check", "--summary"], 0);
    assert!(run.stdout.contains("[known] race.c") && run.stdout.contains("  good.c"), "{}", run.stdout);
    let other = project("ci-other", &toml.replace("\"race\"\n", "\"assert\"\n"));
    let run = run_to(other.path(), &["check"], 1);
    assert!(run.stdout.contains("not as expected: an error of the kind assert"), "{}", run.stdout);
    let fixed = project("ci-fixed", &toml.replace("race.c", "good.c"));
    run_to(fixed.path(), &["check"], 1);
}

#[test]
fn mistakes_of_a_project_have_a_place() {
    let check = "[[check]]\nfiles = [\"race.c\"]\n";
    for (toml, words) in [
        ("[[check]\n", ["fencepost.toml:1:", "error"]),
        ("x = 1\n", ["fencepost.toml:1:1", "`x` is no key here"]),
        (&format!("{check}colour = 1\n"), ["fencepost.toml:3:1", "`colour` is no key of a check"]),
        (&format!("{check}clang = \"/bin/sh\"\n"), ["fencepost.toml:3:1", "`clang` is no key"]),
        (
            &format!("{check}flags = [\"-O1\", \"-fplugin=x.so\"]\n"),
            ["fencepost.toml:3:17", "not taken from a file"],
        ),
        (&format!("{check}expect = \"maybe\"\n"), ["fencepost.toml:3:10", "`maybe` is no answer"]),
        (&format!("{check}unroll = \"x\"\n"), ["fencepost.toml:3:10", "write a number of rounds"]),
        (&format!("{check}model = \"rc12\"\n"), ["fencepost.toml:3:9", "did you mean `rc11`?"]),
        ("[[check]]\nname = \"n\"\n", ["fencepost.toml:1:", "no `files`"]),
        ("\n", ["fencepost.toml:1:1", "no [[check]]"]),
    ] {
        refuses_in(project("ci-bad", toml).path(), &["check"], &words);
    }
    refuses_in(Folder::new("ci-none").path(), &["check"], &["no files are given", "no fencepost.toml here"]);
}

#[test]
fn flags_come_from_compile_commands() {
    let folder = Folder::new("ci-build");
    folder.write("inc/n.h", "#define ONE 1\n");
    folder.write("src/a.c", "#include <n.h>\nint main(void) { return ONE - N; }\n");
    let path = folder.path().display().to_string();
    let database = |flags: &str| {
        let command = format!("cc -O2 {flags} -Iinc '-DN=(2 - 1)' -MD -MF a.d -o a.o -c src/a.c");
        serde_json::json!([{ "directory": path, "file": "src/a.c", "command": command }]).to_string()
    };
    folder.write("build/compile_commands.json", &database(""));
    run_to(folder.path(), &["check", "-p", "build", "src/a.c"], 0);
    folder.write("build/compile_commands.json", &database("-fplugin=evil.so"));
    let words = ["-fplugin=evil.so", "not taken from a file"];
    refuses_in(folder.path(), &["check", "-p", "build", "src/a.c"], &words);
    folder.write("build/compile_commands.json", "[{]");
    refuses_in(folder.path(), &["check", "-p", "build", "src/a.c"], &["compile_commands.json:1:3"]);
    folder.write("build/compile_commands.json", "[]");
    refuses_in(folder.path(), &["check", "-p", "build", "src/a.c"], &["no command for src/a.c"]);
}

fn formatted(format: &str) -> Run {
    let folder = Folder::new(&format!("ci-{format}"));
    folder.write("race.c", RACE);
    folder.write("t/good.litmus", "C good\n{ x = 0; }\nP0 (int *x) { *x = 1; }\nexists (x=1)\n");
    folder.write("t/no.litmus", "C no\n{ x = 0; }\nP0 (int *x) { *x = 1; }\nexists (x=2)\n");
    folder.write("t/bad.litmus", "C bad\n{\n");
    run(folder.path(), &["check", "t", "race.c", "--format", format])
}

#[test]
fn sarif_has_findings_places_and_flows() {
    let run = formatted("sarif");
    assert_eq!(run.code, 2);
    let log: Value = serde_json::from_str(&run.stdout).expect("SARIF is JSON");
    assert_eq!(log["version"], "2.1.0");
    let rules = log["runs"][0]["tool"]["driver"]["rules"].as_array().expect("rules");
    let results = log["runs"][0]["results"].as_array().expect("results");
    let by = |rule: &str| {
        results.iter().find(|result| result["ruleId"] == rule).unwrap_or_else(|| panic!("{rule}"))
    };
    for result in results {
        let rule = &rules[result["ruleIndex"].as_u64().expect("an index") as usize];
        assert_eq!(rule["id"], result["ruleId"]);
    }
    let race = by("race");
    let place = &race["locations"][0]["physicalLocation"];
    assert_eq!(place["artifactLocation"]["uri"], "race.c");
    assert_eq!(race["relatedLocations"].as_array().map(Vec::len), Some(1));
    let threads = race["codeFlows"][0]["threadFlows"].as_array().expect("thread flows");
    assert_eq!(threads.len(), 2);
    assert!(threads.iter().all(|thread| thread["locations"][0]["executionOrder"].as_u64() > Some(0)));
    assert_eq!(
        by("bad-input")["locations"][0]["physicalLocation"]["artifactLocation"]["uri"],
        "t/bad.litmus"
    );
    assert_eq!(by("condition")["level"], "error");
}

#[test]
fn github_gets_a_line_for_each_finding() {
    let run = formatted("github");
    let lines: Vec<&str> = run.stdout.lines().collect();
    let begins = |start: &str| lines.iter().any(|line| line.starts_with(start));
    assert!(begins("::error file=race.c,line="), "{}", run.stdout);
    assert!(begins("::error file=t/bad.litmus,line="), "{}", run.stdout);
    assert!(begins("::error file=t/no.litmus,title=condition under rc11::"), "{}", run.stdout);
    assert!(
        lines.iter().all(|line| line.starts_with("::error ") || line.starts_with("::warning ")),
        "{}",
        run.stdout
    );
}

#[test]
fn junit_has_a_case_for_each_answer() {
    let run = formatted("junit");
    let document = roxmltree::Document::parse(&run.stdout).expect("XML");
    let cases: Vec<_> = document.descendants().filter(|node| node.has_tag_name("testcase")).collect();
    assert_eq!(cases.len(), 4);
    let count = |tag: &str| document.descendants().filter(|node| node.has_tag_name(tag)).count();
    assert_eq!((count("failure"), count("error"), count("system-out")), (2, 1, 1));
    let suite = document.root_element();
    assert_eq!(
        (suite.attribute("tests"), suite.attribute("failures"), suite.attribute("errors")),
        (Some("4"), Some("2"), Some("1"))
    );
}
