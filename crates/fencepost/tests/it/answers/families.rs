//! The program families of RCMC's evaluation (rcmc-popl18, Tables 1 to 5) have the numbers of executions that
//! are published or were measured with other tools; as generated programs in three forms, and as litmus
//! tests.

use fencepost::explore::{Config, Equivalence, Summary, count};
use fencepost::models::ModelId::{self, Pso, Rc11, Sc, Tso, Wrc11};
use fencepost::report::{Outcome, Verdict};
use fencepost_bench::Family::{self, *};
use fencepost_bench::Form;

const ALL_FORMS: [Form; 3] = [Form::Litmus, Form::Spawn, Form::SpawnJoin];

/// `family(size)` has so many executions, and nothing blocked, in every form.
#[track_caller]
fn check(family: Family, model: ModelId, sizes: &[(u64, u64)]) {
    for form in ALL_FORMS {
        check_form(family, form, model, sizes);
    }
}

#[track_caller]
fn check_form(family: Family, form: Form, model: ModelId, sizes: &[(u64, u64)]) {
    for (size, executions) in sizes {
        let summary = count(&family.program(*size, form), model, &Config::default());
        // How orders of volatile accesses are searched for, and how many races there are, is not the point
        // here.
        let Summary { linearisations, most_linearisations, lb_races, .. } = summary;
        let expected = Summary {
            executions: *executions,
            done: 1.0,
            linearisations,
            most_linearisations,
            lb_races,
            ..Summary::default()
        };
        assert_eq!(summary, expected, "{}({size}) under {model}, {form:?}", family.name());
    }
}

fn factorial(n: u64) -> u64 {
    (1..=n).product()
}

#[test]
fn readers() {
    let sizes: Vec<_> = (1..=10).map(|n| (n, 1 << n)).collect();
    for model in ModelId::ALL {
        check(Readers, model, &sizes);
    }
}

#[test]
fn casrot() {
    check(Casrot, Rc11, &[(4, 14), (6, 144), (8, 2048)]);
    check_form(Casrot, Form::Litmus, Rc11, &[(9, 8597), (10, 38_486)]);
    check_form(Casrot, Form::Litmus, Sc, &[(4, 14), (6, 144), (8, 2048)]);
}

#[test]
fn ainc() {
    let sizes: Vec<_> = (2..=5).map(|n| (n, factorial(n))).collect();
    for model in ModelId::ALL {
        check(Ainc, model, &sizes);
    }
    check(Ainc, Rc11, &[(6, 720), (7, 5040)]);
}

#[test]
fn binc() {
    check(Binc, Rc11, &[(3, 36), (4, 576)]);
    check_form(Binc, Form::Litmus, Rc11, &[(5, 14_400)]);
    check_form(Binc, Form::Litmus, Wrc11, &[(3, 36)]);
}

/// `family(size)` has so many executions up to `co`.
#[track_caller]
fn check_up_to_co(family: Family, sizes: &[(u64, u64)]) {
    let config = Config { equivalence: Equivalence::Rf, ..Config::default() };
    for model in [ModelId::Ra, Rc11, ModelId::Rc20] {
        for (size, executions) in sizes {
            let summary = count(&family.program(*size, Form::SpawnJoin), model, &config);
            let expected = Summary {
                executions: *executions,
                equivalence: Equivalence::Rf,
                done: 1.0,
                ..Summary::default()
            };
            assert_eq!(summary, expected, "{}({size}) under {model}", family.name());
        }
    }
}

#[test]
fn families_up_to_co() {
    check_up_to_co(Casw, &[(2, 4), (3, 24), (4, 200), (5, 2160)]);
    check_up_to_co(Writes, &[(1, 1), (2, 1), (3, 1), (6, 1), (20, 1)]);
    check_up_to_co(Ainc, &[(2, 2), (3, 6), (4, 24), (5, 120)]);
    // Seven pairs of values for each reader, but not 1, 2 for the one and 2, 1 for the other. (wrc11 allows
    // that, too: 49.)
    check_up_to_co(Corr2, &[(0, 47)]);
}

#[test]
fn casw() {
    for model in [Rc11, Sc, Tso] {
        check(Casw, model, &[(2, 6), (3, 66), (4, 1200)]);
        check_form(Casw, Form::Litmus, model, &[(5, 32_880)]);
    }
    check(Casw, Wrc11, &[(2, 4), (3, 24), (4, 200)]);
    check_form(Casw, Form::Litmus, Wrc11, &[(5, 2160)]);
}

#[test]
fn lastzero() {
    check(Lastzero, Rc11, &[(5, 64), (10, 3328)]);
    check_form(Lastzero, Form::Litmus, Rc11, &[(12, 15_360)]);
}

#[test]
fn fib_bench() {
    for model in [Rc11, Tso, Pso] {
        check(FibBench, model, &[(3, 2258)]);
        check_form(FibBench, Form::Litmus, model, &[(4, 34_205)]);
    }
    check(FibBench, Sc, &[(3, 1698)]);
    check_form(FibBench, Form::Litmus, Sc, &[(4, 19_605)]);
}

#[test]
fn indexer() {
    check(Indexer, Rc11, &[(12, 8), (13, 64)]);
    check_form(Indexer, Form::Litmus, Rc11, &[(14, 512)]);
}

#[test]
fn corr2_and_writes() {
    check(Corr2, Rc11, &[(0, 72)]);
    check(Corr2, Wrc11, &[(0, 49)]);
    check(Writes, Rc11, &[(1, 1), (2, 2), (3, 6), (4, 24), (5, 120), (6, 720)]);
    check(Writes, Wrc11, &[(1, 1), (2, 1), (3, 1), (4, 1), (5, 1), (6, 1)]);
}

/// The answer to a litmus test given as text.
#[track_caller]
fn ask(text: &str, model: ModelId) -> Outcome {
    let test = crate::ask::litmus("family.litmus", text);
    let options = fencepost::Options { count_duplicates: true, ..fencepost::Options::default() };
    crate::ask::ask(test, &crate::ask::shipped(model.name()), &options)
}

/// A litmus test has the counts of the generated program, and its condition holds.
#[track_caller]
fn check_text(text: &str, model: ModelId, executions: u64) {
    let outcome = ask(text, model);
    assert_eq!(outcome.executions(), Some(executions), "under {model}:\n{text}");
    assert_eq!(
        (outcome.blocked(), outcome.details.counts().and_then(|counts| counts.duplicates)),
        (Some(0), Some(0)),
        "under {model}:\n{text}"
    );
    assert_eq!((outcome.verdict(), outcome.complete), (Verdict::Ok, true), "under {model}:\n{text}");
}

/// `P0`, `P1`, … with these parameters and bodies.
fn threads(params: &str, bodies: impl IntoIterator<Item = String>) -> String {
    bodies.into_iter().enumerate().map(|(i, body)| format!("P{i} ({params}) {{ {body} }}\n")).collect()
}

#[test]
fn readers_as_text() {
    for n in 1..=6 {
        let writer = "atomic_store_explicit(x, 42, memory_order_release);".to_owned();
        let reader = "int r = atomic_load_explicit(x, memory_order_acquire);".to_owned();
        let bodies = std::iter::once(writer).chain((0..n).map(|_| reader.clone()));
        let threads = threads("atomic_int *x", bodies);
        check_text(&format!("C readers\n{{ x = 0; }}\n{threads}exists (1:r=42)"), Rc11, 1 << n);
    }
}

#[test]
fn ainc_as_text() {
    for n in 2..=6 {
        let body = "atomic_fetch_add_explicit(x, 1, memory_order_relaxed);".to_owned();
        let threads = threads("atomic_int *x", (0..n).map(|_| body.clone()));
        let text = format!("C ainc\n{{ x = 0; }}\n{threads}forall (x={n})");
        check_text(&text, Rc11, factorial(n));
        if n <= 5 {
            check_text(&text, Wrc11, factorial(n));
        }
    }
}

#[test]
fn casw_as_text() {
    for (n, rc11, wrc11) in [(2, 6, 4), (3, 66, 24), (4, 1200, 200)] {
        let body = |i: u64| {
            format!(
                "int e = 0; \
                 atomic_compare_exchange_strong_explicit(x, &e, {i}, memory_order_relaxed, memory_order_relaxed); \
                 atomic_store_explicit(x, {}, memory_order_release);",
                i + 3
            )
        };
        let threads = threads("atomic_int *x", (1..=n).map(body));
        let text = format!("C casw\n{{ x = 0; }}\n{threads}exists (x=4)");
        for model in [Rc11, Sc, Tso] {
            check_text(&text, model, rc11);
        }
        check_text(&text, Wrc11, wrc11);
    }
}

#[test]
fn lastzero_as_text() {
    for (n, executions) in [(5, 64), (10, 3328)] {
        let search =
            format!("int i = {n}; while (atomic_load_explicit(&a[i], memory_order_acquire) != 0) {{ i--; }}");
        let chain = |j: u64| {
            format!(
                "int r = atomic_load_explicit(&a[{}], memory_order_acquire); \
                 atomic_store_explicit(&a[{j}], r + 1, memory_order_release);",
                j - 1
            )
        };
        let threads = threads("atomic_int *a", std::iter::once(search).chain((1..=n).map(chain)));
        let zeros = vec!["0"; n as usize + 1].join(", ");
        let text =
            format!("C lastzero\n{{ atomic_int a[{}] = {{ {zeros} }}; }}\n{threads}exists (0:i=0)", n + 1);
        check_text(&text, Rc11, executions);
    }
}

#[test]
fn fib_bench_as_text() {
    for (k, rc11, sc, fib) in [(3, 2258, 1698, 21), (4, 34_205, 19_605, 55)] {
        let adder = |mine: &str, other: &str| {
            format!(
                "for (int n = 0; n < {k}; n++) {{ \
                 int p = atomic_load_explicit({mine}, memory_order_acquire); \
                 int q = atomic_load_explicit({other}, memory_order_acquire); \
                 atomic_store_explicit({mine}, p + q, memory_order_release); }}"
            )
        };
        let looker = format!(
            "assert(atomic_load_explicit(i, memory_order_acquire) <= {fib}); \
             assert(atomic_load_explicit(j, memory_order_acquire) <= {fib});"
        );
        let threads = threads("atomic_int *i, atomic_int *j", [adder("i", "j"), adder("j", "i"), looker]);
        let text = format!("C fib_bench\n{{ i = 1; j = 1; }}\n{threads}");
        check_text(&text, Rc11, rc11);
        check_text(&text, Sc, sc);
    }
}

/// Three reads may go back to an overwritten value under wrc11 only (rcmc-popl18, §5).
#[test]
fn ww3r() {
    let load = |r: &str| format!("int {r} = atomic_load_explicit(x, memory_order_relaxed);");
    let store = |v: u32| format!("atomic_store_explicit(x, {v}, memory_order_relaxed);");
    let reads = ["a", "b", "c"].map(load).concat();
    let threads = threads("atomic_int *x", [store(1), store(2), reads]);
    let back = "(2:a=1 /\\ 2:b=2 /\\ 2:c=1)";
    check_verdict(&format!("C ww3R\n{{ x = 0; }}\n{threads}exists {back}"), Wrc11);
    for model in ModelId::ALL.into_iter().filter(|m| *m != Wrc11) {
        check_verdict(&format!("C ww3R\n{{ x = 0; }}\n{threads}~exists {back}"), model);
    }
}

/// Increments are ordered without a coherence order, too: who comes second has overwritten the first.
#[test]
fn fai_fai_read() {
    let fai = |r: &str| format!("int {r} = atomic_fetch_add_explicit(x, 1, memory_order_relaxed);");
    let second = fai("b") + "int c = atomic_load_explicit(x, memory_order_relaxed);";
    let threads = threads("atomic_int *x", [fai("a"), second]);
    for model in ModelId::ALL {
        let text = format!("C FAI+FAI+R\n{{ x = 0; }}\n{threads}");
        check_verdict(&format!("{text}~exists (0:a=0 /\\ 1:b=1 /\\ not (1:c=2))"), model);
        check_verdict(&format!("{text}exists (0:a=0 /\\ 1:b=1 /\\ 1:c=2)"), model);
    }
}

#[track_caller]
fn check_verdict(text: &str, model: ModelId) {
    assert_eq!(ask(text, model).verdict(), Verdict::Ok, "under {model}:\n{text}");
}
