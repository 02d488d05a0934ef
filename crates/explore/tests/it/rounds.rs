//! Rounds of loops that leave no trace: what an exploration without them finds is what the reference
//! enumerator finds with all of them.

use crate::random::seeds;
use fencepost_explore::{Config, Flow, ModelId, Search, Summary, View, Violation, Visitor, explore};
use fencepost_litmus::{Options, Test, parse};
use fencepost_oracle::{Graphs, Limits, OracleError, Rng};
use fencepost_program::{BlockKind, Loc, Program, Rounds, Size, ThreadId};
use fencepost_source::SourceFile;
use std::collections::BTreeSet;

/// The values of all named registers, thread by thread, and of all globals.
type FinalState = Vec<Option<u64>>;

/// What can come of a program.
#[derive(Debug, Default, PartialEq)]
struct Findings {
    final_states: BTreeSet<FinalState>,
    has_races: bool,
    has_faults: bool,
}

fn read(body: &str, unroll: u32) -> Test {
    let file = SourceFile::new("test.litmus", format!("C test\n{{ }}\n{body}\nforall (true)\n"));
    let options = Options { unroll: Some(unroll), ..Options::default() };
    parse(&file, &options).unwrap_or_else(|error| panic!("{body}\n{}", error.render(&file)))
}

fn with_all_rounds(program: &Program) -> Program {
    let mut program = program.clone();
    program.rounds = Rounds::All;
    program
}

fn final_state(
    program: &Program,
    register: impl Fn(ThreadId, fencepost_program::Reg) -> Option<u64>,
    memory: impl Fn(Loc) -> Option<u64>,
) -> FinalState {
    let mut values = Vec::new();
    for (t, thread) in program.threads.iter().enumerate() {
        let names = &program.function(thread.func).reg_names;
        values.extend(names.iter().map(|(reg, _)| register(ThreadId(t as u32), *reg)));
    }
    let globals = (0..program.globals.len() as u32).map(fencepost_program::GlobalId);
    values.extend(globals.map(|global| memory(Loc { addr: program.global_addr(global), size: Size::B4 })));
    values
}

/// What the engine finds, and its numbers.
fn explored(program: &Program, model: ModelId) -> (Findings, Summary) {
    explored_with(program, model, &Config::default())
}

fn explored_with(program: &Program, model: ModelId, config: &Config) -> (Findings, Summary) {
    struct Collect(Findings, bool);
    impl Visitor for Collect {
        fn execution(&mut self, view: &View<'_>) -> Flow {
            let register = |thread, reg| Some(view.register(thread, reg));
            let memory = |loc| if self.1 { view.memory(loc).first().copied() } else { None };
            self.0.final_states.insert(final_state(view.program(), register, memory));
            Flow::Continue
        }
        fn violation(&mut self, _: &View<'_>, violation: Violation) -> Flow {
            self.0.has_races |= matches!(violation, Violation::Race { .. });
            self.0.has_faults |= matches!(violation, Violation::Fault { .. });
            Flow::Continue
        }
        fn restart(&mut self) {
            self.0 = Findings::default();
        }
    }
    let mut collect = Collect(Findings::default(), model.has_co());
    let summary = explore(program, model, config, &mut collect);
    (collect.0, summary)
}

/// What the reference enumerator finds when every round counts.
fn enumerated(program: &Program, model: ModelId, limits: &Limits) -> Result<Findings, OracleError> {
    let program = with_all_rounds(program);
    let outcome = Graphs::of(&program, limits)?.under(model)?;
    let states = outcome.complete.iter().map(|complete| {
        let memory = |loc: Loc| {
            let start = program.initial_value(loc.addr, loc.size.bytes());
            if model.has_co() { complete.last.memory(loc).or(start) } else { None }
        };
        final_state(&program, |thread, reg| complete.last.reg(thread, reg), memory)
    });
    Ok(Findings {
        final_states: states.collect(),
        has_races: model.has_races() && outcome.has_races(),
        has_faults: outcome.has_errors(),
    })
}

const MODELS: [ModelId; 8] = [
    ModelId::Sc,
    ModelId::Tso,
    ModelId::Pso,
    ModelId::Ra,
    ModelId::Rc11,
    ModelId::Rc20,
    ModelId::Wrc11,
    ModelId::Jam21,
];

/// Compares the two under every model that leaves out rounds; `false` if the program is too big for the
/// enumerator.
#[track_caller]
fn agree(body: &str, unroll: u32, limits: &Limits) -> bool {
    let test = read(body, unroll);
    for model in MODELS {
        let expected = match enumerated(&test.program, model, limits) {
            Ok(expected) => expected,
            Err(OracleError::TooBig(_)) => return false,
            Err(error) => panic!("{body}\n{error}"),
        };
        let (found, _) = explored(&test.program, model);
        assert_eq!(found, expected, "{body}\nunder {model}");
    }
    true
}

/// Counts executions under rc20, with rounds that leave no trace and without, and compares what comes of
/// them.
#[track_caller]
fn check(body: &str, with: u64, without: u64) {
    assert!(agree(body, 3, &Limits::default()), "too big: {body}");
    let test = read(body, 3);
    let all = with_all_rounds(&test.program);
    let count = |program| explored(program, ModelId::Rc20).1.executions;
    assert_eq!((count(&all), count(&test.program)), (with, without), "{body}");
}

const RELAXED: &str = "memory_order_relaxed";

fn cas(location: &str, expected: &str, new: &str) -> String {
    format!("atomic_compare_exchange_strong_explicit({location}, &{expected}, {new}, {RELAXED}, {RELAXED})")
}

/// The final value 6 needs the failed round: the first load cannot see the 5.
#[test]
fn a_round_after_something_visible_stays() {
    let counter = format!(
        "P0 (atomic_int *count, atomic_int *ready) {{
            int old = atomic_load_explicit(count, {RELAXED});
            atomic_store_explicit(ready, 1, memory_order_release);
            while (!{}) ; }}",
        cas("count", "old", "old + 1")
    );
    let other = format!(
        "P1 (atomic_int *count, atomic_int *ready) {{
            while (atomic_load_explicit(ready, {RELAXED}) == 0) ;
            atomic_store_explicit(count, 5, {RELAXED}); }}"
    );
    let body = format!("{counter} {other}");
    assert!(agree(&body, 3, &Limits::default()));
    let (found, _) = explored(&read(&body, 3).program, ModelId::Rc11);
    assert!(found.final_states.iter().any(|state| state.contains(&Some(6))), "{found:?}");
}

#[test]
fn a_race_of_a_failed_round_is_found() {
    for order in ["memory_order_acquire", RELAXED] {
        let body = format!(
            "P0 (atomic_int *flag, int *data) {{ int k; int v;
                do {{ k = atomic_load_explicit(flag, {order}); v = *data; }} while (!k); }}
             P1 (atomic_int *flag, int *data) {{
                *data = 1; atomic_store_explicit(flag, 1, memory_order_release); }}"
        );
        assert!(agree(&body, 2, &Limits::default()));
        assert!(explored(&read(&body, 2).program, ModelId::Rc11).0.has_races);
    }
}

/// The plain read is made in failed rounds only, and what it races with comes after the loop, by way of
/// relaxed accesses.
#[test]
fn a_race_of_a_failed_round_with_what_follows_the_loop_is_found() {
    let body = format!(
        "P0 (atomic_int *flag, atomic_int *go, int *data) {{ int k; int v = 0;
            do {{ k = atomic_load_explicit(flag, {RELAXED}); if (!k) {{ v = *data; }} }} while (!k);
            v = 0;
            atomic_store_explicit(go, 1, {RELAXED}); }}
         P1 (atomic_int *flag, atomic_int *go, int *data) {{
            atomic_store_explicit(flag, 1, {RELAXED});
            if (atomic_load_explicit(go, {RELAXED})) {{ *data = 1; }} }}"
    );
    assert!(agree(&body, 2, &Limits::default()));
    assert!(explored(&read(&body, 2).program, ModelId::Rc11).0.has_races);
}

/// A review found races of failed rounds that were lost: the round ends in a fence; an update that writes
/// what was there races with a plain read, late or not; the read before the round is atomic and the round's
/// is plain; the round begins with a free choice.
#[test]
fn races_of_failed_rounds_that_were_lost_once() {
    let late = |first: &str, last: &str| {
        format!(
            "P0 (atomic_int *flag, atomic_int *go, atomic_int *x, int *d) {{ int k; int v = 0; {first}
                atomic_store_explicit(go, 1, {RELAXED}); }}
             P1 (atomic_int *flag, atomic_int *go, atomic_int *x, int *d) {{
                atomic_store_explicit(flag, 1, {RELAXED});
                if (atomic_load_explicit(go, {RELAXED})) {{ {last} }} }}"
        )
    };
    let wait = |inside: &str| {
        format!(
            "do {{ k = atomic_load_explicit(flag, {RELAXED}); if (!k) {{ {inside} }} }} while (!k); v = 0;"
        )
    };
    let silent = format!("v = atomic_fetch_or_explicit(x, 0, {RELAXED});");
    let programs = [
        late(&wait("v = *d; atomic_thread_fence(memory_order_acquire);"), "*d = 1;"),
        late(&wait(&format!("{silent} v = atomic_load_explicit(flag, {RELAXED});")), "int r = *((int *)x);"),
        late(&wait(&silent), "int r = *((int *)x);"),
        late(
            &format!(
                "int old = atomic_load_explicit(x, {RELAXED});
                 while (old != 1) {{ if (atomic_load_explicit(flag, memory_order_acquire)) {{ old = *((int *)x); }} }}"
            ),
            "atomic_store_explicit(x, 2, memory_order_relaxed);",
        ),
    ];
    for body in &programs {
        assert!(agree(body, 2, &Limits::default()), "too big: {body}");
    }
}

/// A third thread may see the 2 that only a failed round writes.
#[test]
fn a_round_that_writes_and_takes_back_stays() {
    let lock = format!(
        "while (1) {{ if (atomic_fetch_add_explicit(n, 1, {RELAXED}) == 0) break;
                      atomic_fetch_sub_explicit(n, 1, {RELAXED}); }}"
    );
    let body = format!(
        "P0 (atomic_int *n) {{ {lock} }} P1 (atomic_int *n) {{ {lock} atomic_store_explicit(n, 0, {RELAXED}); }}
         P2 (atomic_int *n) {{ int r = atomic_load_explicit(n, {RELAXED}); }}"
    );
    assert!(agree(&body, 2, &Limits::default()));
    let (found, _) = explored(&read(&body, 2).program, ModelId::Rc11);
    assert!(found.final_states.iter().any(|state| state.contains(&Some(2))), "{found:?}");
}

#[test]
fn rounds_that_are_counted_stay() {
    let body = format!(
        "P0 (atomic_int *l) {{ int got = 0;
            for (int i = 0; i < 3; i++) {{ int e = 0; if ({}) {{ got = got + 1; }} }} }}
         P1 (atomic_int *l) {{ atomic_store_explicit(l, 1, {RELAXED}); atomic_store_explicit(l, 0, {RELAXED}); }}",
        cas("l", "e", "1")
    );
    assert!(agree(&body, 4, &Limits::default()));
}

/// An acquire load before the loop is not as weak as the relaxed failure in it: the first failed round stays.
#[test]
fn a_first_load_that_knows_more_spares_no_round() {
    let body = |load: &str| {
        format!(
            "P0 (atomic_int *x, int *d) {{ *d = 1; atomic_store_explicit(x, 1, memory_order_release); }}
             P1 (atomic_int *x, int *d) {{ int old = atomic_load_explicit(x, {load});
                while (!{}) ; int v = *d; }}",
            cas("x", "old", "old + 1")
        )
    };
    for load in ["memory_order_acquire", RELAXED] {
        assert!(agree(&body(load), 3, &Limits::default()));
    }
}

#[test]
fn rounds_that_try_again_are_left_out_of_the_counts() {
    let retry = format!(
        "{{ int old = atomic_load_explicit(x, {RELAXED}); while (!{}) ; }}",
        cas("x", "old", "old + 1")
    );
    check(&format!("P0 (atomic_int *x) {retry} P1 (atomic_int *x) {retry}"), 4, 2);
    let reload = format!(
        "{{ int old; do {{ old = atomic_load_explicit(x, {RELAXED}); }} while (!{}); }}",
        cas("x", "old", "old + 1")
    );
    check(&format!("P0 (atomic_int *x) {reload} P1 (atomic_int *x) {reload}"), 4, 2);
}

/// Without a coherence order, the write of an update that writes what was there may be all that a later read
/// may see: such rounds count.
#[test]
fn updates_that_write_what_was_there_count_without_a_coherence_order() {
    let body = format!(
        "P0 (atomic_int *x) {{ int k; int p;
            do {{ k = atomic_load_explicit(x, {RELAXED});
                  p = atomic_fetch_add_explicit(x, 0, {RELAXED}); }} while (!k); }}
         P1 (atomic_int *x) {{ atomic_store_explicit(x, 2, {RELAXED}); }}"
    );
    assert!(agree(&body, 2, &Limits::default()));
    let (found, summary) = explored(&read(&body, 9).program, ModelId::Wrc11);
    let states: Vec<_> = found.final_states.iter().map(|state| state[1]).collect();
    assert_eq!(states, [Some(0), Some(2)]);
    assert!(summary.bounds_hit.iter().any(|(_, why)| *why == BlockKind::UpdateBound), "{summary:?}");
}

/// The exchange right after a load sees what the load saw, unless it may leave the loop with another value,
/// or something is between the two.
#[test]
fn a_load_that_an_exchange_confirms_saw_the_same_write() {
    let other = format!(
        "P1 (atomic_int *x, atomic_int *y) {{ atomic_store_explicit(x, 1, {RELAXED});
            atomic_store_explicit(x, 0, {RELAXED}); }}"
    );
    let program = |body: &str| format!("P0 (atomic_int *x, atomic_int *y) {{ {body} }} {other}");
    let load = format!("atomic_load_explicit(x, {RELAXED})");
    let exchange = cas("x", "old", "5");
    check(&program(&format!("int old = {load}; while (!{exchange}) ;")), 7, 3);
    check(&program(&format!("int old; do {{ old = {load}; }} while (!{exchange});")), 8, 3);
    // It may leave the loop with the 1, and only if the load saw a 0.
    let leaves = format!("int old = {load}; while (!{exchange}) {{ if (old == 1) break; old = 0; }}");
    assert!(agree(&program(&leaves), 3, &Limits::default()));
    // A lock that is never given back: the thread waits for ever, and the load is not made again.
    let taken = format!(
        "P0 (atomic_int *x) {{ int e = 1; if ({load} == 0) {{ do {{ e = 0; }} while (!{}); }} }}
         P1 (atomic_int *x) {{ int r = atomic_exchange_explicit(x, 1, {RELAXED}); }}",
        cas("x", "e", "1")
    );
    assert!(agree(&taken, 3, &Limits::default()));
    assert_eq!(explored(&read(&taken, 3).program, ModelId::Rc11).1.blocked, 1);
    let between = format!("int old = {load}; int r = atomic_load(y); while (!{exchange}) ;");
    assert!(agree(&program(&between), 3, &Limits::default()));
}

/// A random program with loops that wait or try again, in `loops` threads.
fn random_program(seed: u64, loops: u32) -> String {
    let mut rng = Rng::new(seed);
    let threads = if loops > 2 { loops } else { rng.between(2, 3) };
    let mut text = String::new();
    for t in 0..threads {
        let mut body = String::new();
        // One loop per thread; three threads with loops are too much for the enumerator.
        let loops = if t < loops { 1 } else { 0 };
        let items = rng.between(1, if threads == 2 { 3 } else { 2 });
        let at = rng.below(items);
        for item in 0..items {
            let own = format!("{t}{item}");
            body += &match loops == 1 && item == at {
                true => random_loop(&mut rng, &own),
                false => random_statement(&mut rng, &own),
            };
        }
        text += &format!("P{t} (atomic_int *x, atomic_int *y, int *d) {{ {body} }}\n");
    }
    text
}

fn order(rng: &mut Rng, among: &[&'static str]) -> String {
    format!("memory_order_{}", rng.pick(among))
}

fn load(rng: &mut Rng, of: &str) -> String {
    format!("atomic_load_explicit({of}, {})", order(rng, &["relaxed", "acquire", "seq_cst"]))
}

fn random_statement(rng: &mut Rng, own: &str) -> String {
    let of = rng.pick(&["x", "y"]);
    let value = rng.below(3);
    let stored = order(rng, &["relaxed", "release", "seq_cst"]);
    match rng.below(8) {
        0..=3 => format!("atomic_store_explicit({of}, {value}, {stored}); "),
        4 => format!("int r{own} = {}; ", load(rng, of)),
        5 => format!("int r{own} = atomic_fetch_add_explicit({of}, 1, {stored}); "),
        6 => format!("*d = {value}; "),
        _ => format!("if ({}) {{ int r{own} = *d; }} ", load(rng, of)),
    }
}

fn random_exchange(rng: &mut Rng, of: &str, expected: &str, new: &str) -> String {
    let (success, failure) = match rng.below(4) {
        0 => ("acquire", "acquire"),
        1 => ("acq_rel", "relaxed"),
        2 => ("seq_cst", "relaxed"),
        _ => ("relaxed", "relaxed"),
    };
    format!(
        "atomic_compare_exchange_strong_explicit({of}, &{expected}, {new}, memory_order_{success}, memory_order_{failure})"
    )
}

fn random_loop(rng: &mut Rng, own: &str) -> String {
    let of = rng.pick(&["x", "y"]);
    let other = if of == "x" { "y" } else { "x" };
    let between = match rng.below(6) {
        0 => format!("atomic_store_explicit({other}, 1, {}); ", order(rng, &["relaxed", "release"])),
        1 => "atomic_thread_fence(memory_order_seq_cst); ".to_owned(),
        2 => format!("int q{own} = {}; ", load(rng, other)),
        _ => String::new(),
    };
    let inside = match rng.below(8) {
        7 => format!(
            "int u{own} = atomic_fetch_add_explicit({}, 0, {}); /* silent */ ",
            rng.pick(&[of, other]),
            order(rng, &["relaxed", "acq_rel"])
        ),
        0 => format!("int p{own} = {}; ", load(rng, other)),
        1 => "int p = *d; ".replace('p', &format!("p{own}")),
        2 => "atomic_thread_fence(memory_order_acquire); ".to_owned(),
        3 => format!("atomic_store_explicit({other}, 2, {}); ", order(rng, &["relaxed", "release"])),
        _ => String::new(),
    };
    match rng.below(12) {
        // Try again if the value allows it, as readers take a lock.
        9 => {
            let again = load(rng, of);
            let cas = random_exchange(rng, of, &format!("o{own}"), &format!("o{own} + 1"));
            let most = rng.between(1, 2);
            format!(
                "int o{own}; while (1) {{ o{own} = {again}; if (o{own} < {most}) {{ if ({cas}) break; }} {inside}}} "
            )
        }
        // A lock by exchange with a test before it.
        10 => {
            let test = load(rng, of);
            let cas = random_exchange(rng, of, &format!("e{own}"), "1");
            format!("int e{own}; do {{ while ({test}) ; e{own} = 0; {inside}}} while (!{cas}); ")
        }
        // Try again, but leave with one value.
        11 => {
            let first = load(rng, of);
            let cas = random_exchange(rng, of, &format!("o{own}"), &format!("o{own} + 1"));
            let last = rng.below(3);
            format!("int o{own} = {first}; while (!{cas}) {{ if (o{own} == {last}) break; {inside}}} ")
        }
        // Try again with what the failed exchange has seen.
        0 | 1 => {
            let first = load(rng, of);
            let cas = random_exchange(rng, of, &format!("o{own}"), &format!("o{own} + 1"));
            format!("int o{own} = {first}; {between}while (!{cas}) {{ {inside}}} ")
        }
        // Try again, reading anew.
        2 => {
            let again = load(rng, of);
            let cas = random_exchange(rng, of, &format!("o{own}"), &format!("o{own} + 1"));
            format!("int o{own}; do {{ o{own} = {again}; {inside}}} while (!{cas}); ")
        }
        // Wait for one of two.
        3 => format!("while (!{} && !{}) {{ {inside}}} ", load(rng, of), load(rng, other)),
        // Wait, and keep what was seen last.
        4 => format!(
            "int k{own}; int v{own}; do {{ k{own} = {}; v{own} = {}; {inside}}} while (!k{own}); ",
            load(rng, of),
            load(rng, other)
        ),
        // A lock with a test before it.
        5 => {
            let test = load(rng, of);
            format!(
                "do {{ while ({test}) ; {inside}}} while (atomic_exchange_explicit({of}, 1, {})); ",
                order(rng, &["relaxed", "acquire"])
            )
        }
        // A sequence lock's reader.
        6 => format!(
            "int s{own}; int a{own}; do {{ s{own} = {}; a{own} = {}; }} while ({} != s{own}); ",
            load(rng, of),
            load(rng, other),
            load(rng, of)
        ),
        // A test-and-set lock, or a thread that waits with an update.
        7 => match rng.below(2) {
            0 => format!(
                "while (atomic_exchange_explicit({of}, 1, {})) {{ {inside}}} /* silent */ ",
                order(rng, &["relaxed", "acquire"])
            ),
            _ => format!(
                "while (!atomic_fetch_add_explicit({of}, 0, {})) ; /* silent */ ",
                order(rng, &["relaxed", "acq_rel"])
            ),
        },
        // A round that reads more if it fails.
        _ => format!(
            "int k{own}; do {{ k{own} = {}; if (!k{own}) {{ {inside}}} }} while (!k{own}); ",
            load(rng, of)
        ),
    }
}

fn random_programs_agree(fixed: u64, fresh: u64) {
    let limits = Limits { events: 28, graphs: 8_000, orders: 40_000 };
    let seeds = seeds(fixed, fresh);
    let compared = seeds.iter().filter(|seed| agree(&random_program(**seed, 2), 2, &limits)).count();
    println!("{compared} of {} programs compared under {} models", seeds.len(), MODELS.len());
    assert!(compared * 2 >= seeds.len(), "too many programs are too big: {compared} of {}", seeds.len());
}

#[test]
fn random_programs_with_rounds() {
    random_programs_agree(150, 50);
}

#[test]
#[ignore = "takes minutes: thousands of programs"]
fn long_random_programs_with_rounds() {
    random_programs_agree(3000, 3000);
}

/// Compares the search with one that keeps all rounds, for programs that are too big for the enumerator.
fn same_with_all_rounds(fixed: u64, fresh: u64) {
    let seeds = seeds(fixed, fresh);
    let search =
        Search::new(fencepost_explore::Limits { max_executions: Some(20_000), ..Default::default() });
    let config = Config { search, ..Config::default() };
    let models = MODELS.into_iter().filter(|model| model.allows_fewer_reads());
    let models: Vec<ModelId> = models.collect();
    let mut compared = 0;
    for seed in &seeds {
        let body = random_program(*seed, 3);
        let test = read(&body, 2);
        let model = models[*seed as usize % models.len()];
        let (all, summary) = explored_with(&with_all_rounds(&test.program), model, &config);
        if summary.stopped.is_none() {
            compared += 1;
            assert_eq!(explored(&test.program, model).0, all, "seed {seed}: {body}\nunder {model}");
        }
    }
    println!("{compared} of {} programs compared with all rounds", seeds.len());
    assert!(compared * 2 >= seeds.len(), "too many programs are too big: {compared} of {}", seeds.len());
}

#[test]
fn random_programs_of_three_threads_with_rounds() {
    same_with_all_rounds(60, 20);
}

#[test]
#[ignore = "takes minutes: thousands of programs"]
fn long_random_programs_of_three_threads_with_rounds() {
    same_with_all_rounds(3000, 3000);
}
