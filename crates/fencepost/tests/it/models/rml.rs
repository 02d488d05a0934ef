//! Models in RML and the starts and joins of threads.

use crate::support::{Folder, files_below, read, root, run};

/// The shipped models that are texts in RML.
const MODELS: &str = "nemos-sc,coherence,pram,causal,processor,jmm,jmm-original";

/// A write of a thread that is awaited, and a write before a thread is started.
const AWAITED: &str = "#include <pthread.h>
#include <assert.h>
int x;
void *f(void *p) { x = 1; return 0; }
int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); pthread_join(t, 0); assert(x == 1); }
";
const STARTED: &str = "#include <pthread.h>
#include <assert.h>
int x, y;
void *f(void *p) { y = x; return 0; }
int main(void) { pthread_t t; x = 1; pthread_create(&t, 0, f, 0); pthread_join(t, 0); assert(y == 1); }
";

#[test]
fn starts_and_joins_order_what_threads_do() {
    let folder = Folder::new("rml-threads");
    folder.write("awaited.c", AWAITED);
    folder.write("started.c", STARTED);
    folder.write("not-awaited.c", &AWAITED.replace("pthread_join(t, 0); ", ""));
    folder.write(
        "too-late.c",
        &STARTED.replace("x = 1; pthread_create(&t, 0, f, 0);", "pthread_create(&t, 0, f, 0); x = 1;"),
    );
    for (file, verdict) in [
        ("awaited.c", "ok"),
        ("started.c", "ok"),
        ("not-awaited.c", "violation"),
        ("too-late.c", "violation"),
    ] {
        let lines = run(folder.path(), &["check", file, "--model", MODELS, "--format", "json"]).json_lines();
        assert_eq!(lines.len(), 7, "{file}");
        for line in lines {
            assert_eq!(line["verdict"], verdict, "{file} under {}: {line}", line["model"]);
        }
    }
}

/// A text that mentions `sync` gets it apart from `po`, so it may leave it out.
#[test]
fn a_text_that_mentions_sync_gets_it_apart() {
    let folder = Folder::new("rml-sync");
    folder.write("awaited.c", AWAITED);
    let text = |order: &str| {
        format!(
            "model own \"one's own\"\ninclude \"graph\"\nrule order \"sc\" : acyclic {order} | rf | co | fr\n\
             rule no-cycles \"of starts and joins\" : ORDER\n"
        )
    };
    for (order, other, code) in
        [("po", "acyclic po", 0), ("po", "acyclic po | sync", 1), ("po | sync", "acyclic po | sync", 0)]
    {
        folder.write("own.rml", &text(order).replace("ORDER", other));
        let checked = run(folder.path(), &["check", "awaited.c", "--model", "own.rml"]);
        assert_eq!(checked.code, code, "{order}, {other}: {checked:?}");
    }
}

/// `nemos-sc` is sequential consistency, so that it answers as `sc` does by the same engine, for every C
/// program of the corpus that starts threads and that both take. The bounds on loops are the same.
#[test]
fn nemos_sc_is_sc_on_programs_with_threads() {
    let (mut compared, mut decided) = (0, 0);
    for path in files_below("tests/corpus/c", &["c"]) {
        let text = read(&path);
        if !text.contains("pthread_create") {
            continue;
        }
        let file = path.to_str().expect("a name in UTF-8");
        let args = ["check", file, "--model", "nemos-sc,sc", "--engine", "symbolic"];
        let checked =
            run(&root(), &[&args[..], &["--format", "json", "--timeout", "1s", "--unroll", "2"]].concat());
        let said = |line: &serde_json::Value| {
            let refused =
                line["stopped"] != serde_json::Value::Null || line["errors"][0]["kind"] == "unsupported";
            (!refused).then(|| (line["verdict"].clone(), line["errors"][0]["kind"].clone()))
        };
        // A program that cannot be read has one line, or none.
        let Ok(lines) = checked
            .stdout
            .lines()
            .map(serde_json::from_str::<serde_json::Value>)
            .collect::<Result<Vec<_>, _>>()
        else {
            continue;
        };
        if let [Some(nemos), Some(sc)] = &lines.iter().map(said).collect::<Vec<_>>()[..] {
            assert_eq!(nemos, sc, "{file}");
            compared += 1;
            decided += usize::from(nemos.0 != "unknown");
        }
    }
    assert!(compared > 40 && decided > 10, "{compared} programs compared, {decided} decided");
}
