//! Memory, atomics, mutexes and the init section: what a test does, step by step.

mod support;

use fencepost_litmus::{Options, SpuriousCas};
use fencepost_program::BlockKind;
use support::{End, parsed, run};

/// Runs a test; its events are `events`, one per line, and its final state prints as `state`.
#[track_caller]
fn check_with(options: &Options, choice: u64, text: &str, events: &str, state: &str) {
    let run = run(&format!("C test\n{text}"), options, choice);
    let wanted: Vec<&str> = events.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    assert_eq!(run.events, wanted);
    assert_eq!(run.state(), state);
    assert!(run.ends.iter().all(|end| *end == End::Finished), "{:?}", run.ends);
}

#[track_caller]
fn check(text: &str, events: &str, state: &str) {
    check_with(&Options::default(), 0, text, events, state);
}

/// The state a test ends in, when only that matters.
#[track_caller]
fn check_state(text: &str, state: &str) {
    let run = run(&format!("C test\n{text}"), &Options::default(), 0);
    assert_eq!(run.state(), state);
}

#[test]
fn plain_and_atomic_types_decide_how_a_pointer_is_followed() {
    check(
        "{ x = 1; } P0 (atomic_int *x, int *y, volatile int *v) { int r0 = *x; *y = r0 + 1; *x = 5; int r1 = *v; }
         locations [0:r0; x; y;]",
        "P0 Rsc x=1
         P0 Wna y=2
         P0 Wsc x=5
         P0 Rna v=0",
        "0:r0=1; [x]=5; [y]=2;",
    );
}

#[test]
fn every_load_and_store() {
    check(
        "{ x = 7; } P0 (atomic_int *x) {
           int r0 = atomic_load(x);
           r0 = atomic_load_explicit(x, memory_order_relaxed);
           r0 = atomic_load_explicit(x, memory_order_consume);
           r0 = atomic_load_explicit(x, memory_order_acquire);
           atomic_store(x, 1);
           atomic_store_explicit(x, 2, memory_order_relaxed);
           atomic_store_explicit(x, 3, memory_order_release);
           atomic_init(x, 4);
         } locations [0:r0;]",
        "P0 Rsc x=7
         P0 Rrlx x=7
         P0 Racq x=7
         P0 Racq x=7
         P0 Wsc x=1
         P0 Wrlx x=2
         P0 Wrel x=3
         P0 Wna x=4",
        "0:r0=7;",
    );
}

#[test]
fn fences() {
    check(
        "{} P0 () {
           atomic_thread_fence(memory_order_relaxed); atomic_thread_fence(memory_order_consume);
           atomic_thread_fence(memory_order_acquire); atomic_thread_fence(memory_order_release);
           atomic_thread_fence(memory_order_acq_rel); atomic_thread_fence(memory_order_seq_cst);
           atomic_signal_fence(memory_order_seq_cst);
         }",
        "P0 Facq
         P0 Facq
         P0 Frel
         P0 Facqrel
         P0 Fsc",
        "",
    );
}

#[test]
fn read_modify_writes() {
    check(
        "{ x = 12; } P0 (atomic_int *x) {
           int a = atomic_fetch_add(x, 3);
           int b = atomic_fetch_sub_explicit(x, 1, memory_order_relaxed);
           int c = atomic_fetch_or(x, 1), d = atomic_fetch_and(x, 6), e = atomic_fetch_xor(x, 5);
           int f = atomic_exchange_explicit(x, 9, memory_order_acq_rel);
         } locations [0:a; 0:b; 0:c; 0:d; 0:e; 0:f; x;]",
        "P0 Usc x=12
         P0 Wsc x=15
         P0 Urlx x=15
         P0 Wrlx x=14
         P0 Usc x=14
         P0 Wsc x=15
         P0 Usc x=15
         P0 Wsc x=6
         P0 Usc x=6
         P0 Wsc x=3
         P0 Uacq x=3
         P0 Wrel x=9",
        "0:a=12; 0:b=15; 0:c=14; 0:d=15; 0:e=6; 0:f=3; [x]=9;",
    );
}

#[test]
fn operators_on_atomic_types_are_read_modify_writes() {
    check(
        "{ x = 1; y = 1; } P0 (atomic_int *x, int *y) { int a = (*x)++; int b = ++*x; int c = *x -= 5; int d = (*y)++; }
         locations [0:a; 0:b; 0:c; 0:d; x; y;]",
        "P0 Usc x=1
         P0 Wsc x=2
         P0 Usc x=2
         P0 Wsc x=3
         P0 Usc x=3
         P0 Wsc x=-2
         P0 Rna y=1
         P0 Wna y=2"
            .replace("-2", "4294967294")
            .as_str(),
        "0:a=1; 0:b=3; 0:c=-2; 0:d=1; [x]=-2; [y]=2;",
    );
}

#[test]
fn compare_exchange_reads_and_writes_expected_memory() {
    let text = "{ x = 1; e = 1; } P0 (atomic_int *x, int *e) {
           int r0 = atomic_compare_exchange_strong_explicit(x, e, 2, memory_order_acq_rel, memory_order_relaxed);
           int r1 = atomic_compare_exchange_strong_explicit(x, e, 3, memory_order_acq_rel, memory_order_relaxed);
         } locations [0:r0; 0:r1; e; x;]";
    check(
        text,
        "P0 Rna e=1
         P0 Uacq x=1
         P0 Wrel x=2
         P0 Rna e=1
         P0 Urlx x=2
         P0 Wna e=2",
        "0:r0=1; 0:r1=0; [e]=2; [x]=2;",
    );
}

#[test]
fn compare_exchange_on_a_variable_has_no_plain_events() {
    check(
        "{ x = 1; } P0 (atomic_int *x) { int e = 0; int r0 = atomic_compare_exchange_strong(x, &e, 2);
           int r1 = atomic_compare_exchange_strong(x, &e, 2); }
         locations [0:r0; 0:r1; 0:e; x;]",
        "P0 Usc x=1
         P0 Usc x=1
         P0 Wsc x=2",
        "0:e=1; 0:r0=0; 0:r1=1; [x]=2;",
    );
}

#[test]
fn the_result_of_a_compare_exchange_may_overwrite_its_expected_value() {
    check_state(
        "{ x = 1; } P0 (atomic_int *x) { int r = 5; r = atomic_compare_exchange_strong(x, &r, 2); } locations [0:r;]",
        "0:r=0;",
    );
}

#[test]
fn a_weak_compare_exchange_fails_spuriously_when_asked_to() {
    let text = "{ x = 1; } P0 (atomic_int *x) {
        int e = 1;
        int r0 = atomic_compare_exchange_weak_explicit(x, &e, 2, memory_order_seq_cst, memory_order_acquire);
      } locations [0:r0; 0:e; x;]";
    check(text, "P0 Usc x=1\nP0 Wsc x=2", "0:e=1; 0:r0=1; [x]=2;");
    let explore = Options { spurious_cas: SpuriousCas::Explore, ..Options::default() };
    check_with(&explore, 0, text, "P0 choose\nP0 Usc x=1\nP0 Wsc x=2", "0:e=1; 0:r0=1; [x]=2;");
    check_with(&explore, 1, text, "P0 choose\nP0 Uacq x=1", "0:e=1; 0:r0=0; [x]=1;");
    let strong = text.replace("weak", "strong");
    check_with(&explore, 1, &strong, "P0 Usc x=1\nP0 Wsc x=2", "0:e=1; 0:r0=1; [x]=2;");
}

#[test]
fn flags() {
    check(
        "{ } P0 (atomic_flag *f) {
           int a = atomic_flag_test_and_set(f);
           int b = atomic_flag_test_and_set_explicit(f, memory_order_acquire);
           atomic_flag_clear_explicit(f, memory_order_release); atomic_flag_clear(f);
         } locations [0:a; 0:b; f;]",
        "P0 Usc f=0
         P0 Wsc f=1
         P0 Uacq f=1
         P0 Wrlx f=1
         P0 Wrel f=0
         P0 Wsc f=0",
        "0:a=0; 0:b=1; [f]=0;",
    );
}

#[test]
fn mutexes() {
    for (lock, unlock, param) in [
        ("lock(l)", "unlock(l)", "mutex *l"),
        ("lock(&l)", "unlock(&l)", "atomic_int *l"),
        ("mtx_lock(l)", "mtx_unlock(l)", "mtx_t *l"),
        ("pthread_mutex_lock(l)", "pthread_mutex_unlock(l)", "pthread_mutex_t *l"),
    ] {
        let test = parsed(&format!("C l\n{{}} P0 ({param}) {{ {lock}; {unlock}; }}"), &Options::default());
        let insts = &test.program.functions[0].blocks[0].insts;
        let addr = test.program.global_addr(fencepost_program::GlobalId(0));
        let shown = format!("{:?}", insts.last().unwrap().op);
        assert!(shown.starts_with("Unlock"), "{shown}");
        assert!(lock.contains('&') || shown.contains(&addr.to_string()), "{shown}");
    }
}

#[test]
fn assume_and_assert() {
    let assumed = run(
        "C a\n{} P0 () { assume(1 == 1); assume(0); int r0 = 1; } locations [0:r0;]",
        &Options::default(),
        0,
    );
    assert_eq!(assumed.ends, [End::Blocked(BlockKind::Assume)]);
    let failed = run("C a\n{} P0 () { int r = 2; assert(r  ==\n 3); }", &Options::default(), 0);
    assert_eq!(format!("{:?}", failed.ends), "[Failed(Assert(\"r == 3\"))]");
}

#[test]
fn pointers_in_memory() {
    check(
        "{ int x = 3; int *p = &x; int **pp = &p; int *q; }
         P0 (int **p, int ***pp, int **q, int *x) { int r0 = **p; int r1 = ***pp; *q = *p; int *r2 = *q; **q = 9; }
         locations [0:r0; 0:r1; 0:r2; p; pp; q; x;]",
        &format!(
            "P0 Rna p={x}\nP0 Rna x=3\nP0 Rna pp={p}\nP0 Rna p={x}\nP0 Rna x=3\nP0 Rna p={x}\nP0 Wna q={x}
             P0 Rna q={x}\nP0 Rna q={x}\nP0 Wna x=9",
            x = 0x10000,
            p = 0x10010
        ),
        "0:r0=3; 0:r1=3; 0:r2=x; [p]=x; [pp]=p; [q]=x; [x]=9;",
    );
}

#[test]
fn arrays_in_memory() {
    check(
        "{ int a[3] = {1, 2, 3}; }
         P0 (int *a) { int i = 1; int r0 = a[2]; int r1 = *(a + i); a[i + 1] = 7; int *p = &a[1]; p[-1] = p - a; p++; int r2 = *p; }
         locations [0:r0; 0:r1; 0:r2; 0:p; a;]",
        "P0 Rna a+8=3
         P0 Rna a+4=2
         P0 Wna a+8=7
         P0 Wna a=1
         P0 Rna a+8=7",
        "0:p=a+8; 0:r0=3; 0:r1=2; 0:r2=7; a[0]=1; a[1]=2; a[2]=7;",
    );
    check_state(
        "{ long a[2]; } P0 (atomic_long a[2]) { atomic_fetch_add(&a[1], 5); atomic_long *p = a; p = p + 1; int r0 = *p; }
         locations [0:r0; a[0]; a[1];]",
        "0:r0=5; a[0]=0; a[1]=5;",
    );
    check_state(
        "{ a[2] = {1, 2}; } P0 (_Atomic(int) *a, _Atomic(int) * _Atomic *p) {
           atomic_store(p, a); int *r0 = atomic_fetch_add(p, 1); int r1 = *atomic_load(p); }
         locations [0:r0; 0:r1; p;]",
        "0:r0=a; 0:r1=2; [p]=a+4;",
    );
}

#[test]
fn narrow_types_in_memory() {
    check_state(
        "{ uint8_t b = 250; signed char c = -3; unsigned short s = 65535; atomic_bool t = true; int64_t l = -1; }
         P0 (uint8_t *b, signed char *c, unsigned short *s, atomic_bool *t, int64_t *l) {
           *b += 10; int r0 = *c; unsigned r1 = *c; int r2 = *s; *t = 0; *t = 44; *l -= 1; int r3 = atomic_load(t);
           int r4 = atomic_fetch_add(b, 255);
         }
         locations [0:r0; 0:r1; 0:r2; 0:r3; 0:r4; b; c; s; t; l;]",
        "0:r0=-3; 0:r1=4294967293; 0:r2=65535; 0:r3=1; 0:r4=4; [b]=3; [c]=-3; [l]=-2; [s]=65535; [t]=1;",
    );
}

#[test]
fn all_forms_of_the_init_section() {
    check_state(
        "{ x = 1; [y] = 2; int z = -3; atomic_int w; int a[3] = {1, 2}; int *p = &x; q = x; *s = y; int *t = a;
           atomic_int u = ATOMIC_VAR_INIT(4); _Atomic int v = ATOMIC_INIT(0x10); int n = 1, m = 2; k; [j];;
           int *pa[2] = {&x, &a[1]}; int *o = &elsewhere }
         P0 (int *x, int *fresh) { }
         locations [x; y; z; w; a; p; q; s; t; u; v; n; m; k; j; pa; fresh; o; elsewhere;]",
        "a[0]=1; a[1]=2; a[2]=0; [elsewhere]=0; [fresh]=0; [j]=0; [k]=0; [m]=2; [n]=1; [o]=elsewhere; [p]=x; pa[0]=x; \
         pa[1]=a+4; [q]=x; [s]=y; [t]=a; [u]=4; [v]=16; [w]=0; [x]=1; [y]=2; [z]=-3;",
    );
}

#[test]
fn registers_in_the_init_section() {
    check_state(
        "{ x = 4; 0:r1 = 5; 0:r2 = x; 0:r3 = &x; int 0:r4 = -1; int *1:r5 = x; 1:x = y; long 1:r6 = -7; y = 8; 1:v = 3; }
         P0 () { int r1; int r0 = r1 + *r2 + *r3; }
         P1 (int *x, int v) { long r6; int r0 = *x + *r5 + v; }
         locations [0:r0; 0:r1; 0:r2; 0:r4; 1:r0; 1:r6; 1:x;]",
        "0:r0=13; 0:r1=5; 0:r2=x; 0:r4=-1; 1:r0=15; 1:r6=-7; 1:x=y;",
    );
}

#[test]
fn parameters_can_be_reassigned() {
    check_state(
        "{ int x[2] = {1, 2}; y = 3; } P0 (int *x, int *y) { x++; int r0 = *x; x = y; *x = 4; } locations [0:r0; 0:x; y;]",
        "0:r0=2; 0:x=y; [y]=4;",
    );
}

#[test]
fn variables_of_blocks_side_by_side_are_one_register() {
    check_state(
        "{ } P0 () { if (0) { int r0 = 1; } else if (1) { int r0 = 2; } } locations [0:r0;]",
        "0:r0=2;",
    );
}

#[test]
fn headers_comments_and_threads() {
    let text = "(* first *) C odd.name+x-2 /* a */\n\"doc\nof two lines\"\nCycle=PodWR Fre\n (* (* nested *) *) Orig = a=b \n
        { x (* here *) = /* there */ 1; // and here\n }
        void P0 (void) { (* comment *) int r0 = 1; /* * / */ // (* \n (** too **) }
        P1 (int *x, int **p) { (*x)++; *(*p) = 1; int r = (*x) * 2; }
        (* end *) exists (0:r0=1)(* *)";
    let test = parsed(text, &Options::default());
    assert_eq!(test.name, "odd.name+x-2");
    assert_eq!(test.doc.as_deref(), Some("doc\nof two lines"));
    let pair = |key: &str, value: &str| (key.to_owned(), value.to_owned());
    assert_eq!(test.metadata, [pair("Cycle", "PodWR Fre"), pair("Orig", "a=b")]);
    assert_eq!(test.program.threads.len(), 2);
}

#[test]
fn loops_get_a_bound() {
    let text = "C l\n{} P0 (atomic_int *x) { while (atomic_load(x) == 0) { *x = 0; } }";
    let with = |unroll| parsed(text, &Options { unroll, ..Options::default() }).program.unroll;
    assert_eq!(with(None), Some(32));
    assert_eq!(with(Some(3)), Some(3));
    let bounded = run(text, &Options { unroll: Some(3), ..Options::default() }, 0);
    assert_eq!(bounded.ends, [End::Blocked(BlockKind::LoopBound)]);
    let waiting = run("C l\n{} P0 (atomic_int *x) { while (!atomic_load(x)) ; }", &Options::default(), 0);
    assert_eq!(waiting.ends, [End::Blocked(BlockKind::Await)]);
}

#[test]
fn code_that_is_never_reached_is_accepted() {
    check_state(
        "{} P0 (int *x) { int r0 = 1; return; while (1) { r0 = 2; if (r0) break; } do *x = 1; while (*x); } locations [0:r0;]",
        "0:r0=1;",
    );
    check_state(
        "{} P0 () { int r0 = 0; while (1) { break; r0 = 1; for (;;) r0 = 2; } } locations [0:r0;]",
        "0:r0=0;",
    );
}

#[test]
fn instructions_know_their_place() {
    let test = parsed("C p\n{}\nP0 (int *x) {\n  int r0 = 1 + *x;\n}", &Options::default());
    let insts = &test.program.functions[0].blocks[0].insts;
    let at = |index: usize| (insts[index].pos.line, insts[index].pos.column);
    assert_eq!((at(0), at(1)), ((4, 16), (4, 12)));
}

#[test]
fn small_frames_are_kept_small() {
    let test = parsed(
        "C f\n{} P0 (int *x) { int r0 = *x + 1; int r1 = *x * 2 + r0; r0 = r1 - 1; *x = r0 + r1 + 3; }",
        &Options::default(),
    );
    assert!(test.program.functions[0].regs <= 5, "{}", test.program.functions[0].regs);
}
