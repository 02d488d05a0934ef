//! No text makes the parser panic: not bytes at random, not damaged tests, not tokens at random.
//!
//! Whatever is accepted must also be good enough to be run for a while.

mod support;

use fencepost_litmus::{Options, SpuriousCas, Test, parse_bytes};
use fencepost_program::{Input, Step, ThreadId, ThreadState, resume};
use proptest::prelude::*;
use std::path::Path;
use std::sync::LazyLock;

/// Reads the bytes; a test is run, a message is rendered.
fn survive(bytes: &[u8]) {
    let options = Options { unroll: Some(3), spurious_cas: SpuriousCas::Explore };
    match parse_bytes("input", bytes, &options) {
        Ok((_, test)) => run_a_while(&test),
        Err((file, error)) => {
            assert!(error.span.start as usize <= file.text().len());
            assert!(!error.render(&file).is_empty());
        }
    }
}

/// Answers everything with small numbers.
fn run_a_while(test: &Test) {
    for thread in 0..test.program.threads.len() {
        let mut state = ThreadState::<()>::initial(&test.program, ThreadId(thread as u32));
        let mut input = Input::Go;
        for answer in 0..50 {
            match resume(&test.program, &mut state, input) {
                Step::Read(_) => input = Input::Value(answer % 3),
                Step::Choose { low, high } => input = Input::Value(answer.clamp(low, high)),
                Step::Finished | Step::Blocked(_) | Step::Error(_) => break,
                _ => input = Input::Go,
            }
        }
    }
    for id in &test.shown {
        test.show_value(*id, u64::MAX);
    }
    test.condition.prop.eval(&|_| 0);
}

static CORPUS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/litmus");
    let files = ["", "jmm"].iter().flat_map(|folder| std::fs::read_dir(root.join(folder)).unwrap());
    let mut texts: Vec<String> = files
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "litmus"))
        .map(|path| std::fs::read_to_string(path).unwrap())
        .collect();
    texts.push(RICH.to_owned());
    texts.push(RICH_JAVA.to_owned());
    texts.sort();
    texts
});

/// A test in Java with a bit of everything.
const RICH_JAVA: &str = r#"Java rich
"everything" // a comment
Key=value
{ x = 1; volatile int v, w = -2; final long l = 5000000000L; boolean b = true; 0:X=x; 1:r8 = 3;
  VarHandle B = b, V = v; Object m = new Object(), n; short s; }
Thread0 {
  int r0 = X.getOpaque() + v++, r1 = (int) l; boolean ok = false;
  for (int i = 0, k = 2; i < 3; i++, k--) { if (i == 1) continue; w += i * k << 2; }
  while (X.getAcquire() == 0) { Thread.onSpinWait(); if (++r0 > 5) break; }
  do { ok = X.weakCompareAndSetRelease(r0, r0 = r1 % 7); } while (!ok && r0 < 3 || false);
  synchronized (m) { synchronized (this) { s = (short) (r0 / r1); if (r0 == 1) return; } }
  VarHandle.fullFence(); loadLoadFence();
}
Thread1 {
  boolean r0 = B.getAndBitwiseXorAcquire(true); int r1 = V.compareAndExchange(0, r8);
  assert r1 != 12345; assume(r1 <= 9); synchronized (n) { V.setRelease(r1 > 2 ? ~r1 : -r1); }
}
locations [0:r0; b; l;]
filter (x=1 \/ not (v!=2) => b=1)
exists (Thread0:r0=1:r1 /\ ~(b=true) \/ x=-1)
"#;

/// A test with a bit of everything, since the corpus is plain.
const RICH: &str = r#"C rich
"everything" (* a comment *)
Key=value
{ int x = 1; atomic_int y; int a[3] = {1, 2, 3}; int *p = &a[1]; 0:r9 = 5; 1:r8 = x; uint8_t b = 200; }
P0 (atomic_int *x, atomic_int *y, int *a, int **p, uint8_t *b) {
  int r0 = 1, r1 = -2; unsigned long r2 = 0x10ul; int l[4] = {1};
  for (int i = 0; i < 3; i++) { if (i == 1) continue; l[i] += a[i] * 2; }
  while (atomic_load_explicit(x, memory_order_acquire) == 0) { r0++; if (r0 > 5) break; }
  do { r1 = (r0 ? *b : ~r1) ^ r9; } while (!r1 && r0 || 0);
  int e = 0;
  r0 = atomic_compare_exchange_weak_explicit(y, &e, r1 % 7, memory_order_acq_rel, memory_order_relaxed);
  **p = (int)(char)r2 << 3; *p = &a[2]; (*x)--; *y |= 4;
  lock(a); assume(r0 <= 1); assert(r1 != 12345); unlock(a);
}
P1 (atomic_int *x, int *e) {
  int r0 = atomic_compare_exchange_strong(x, e, *r8); atomic_thread_fence(memory_order_seq_cst);
  { int r1 = sizeof(long), *q = e; q[0] = r1, r1 -= 3; return; }
}
locations [0:r0; a; p; 1:r1 int;]
filter (x=1 \/ not (y!=2) => b=200)
exists (0:r0=1:r0 /\ ~(a={1,2,3}) \/ p=a[1] /\ x=-1)
"#;

#[test]
fn the_rich_test_is_accepted() {
    support::parsed(RICH, &Options::default());
    support::parsed(RICH_JAVA, &Options::default());
}

/// A change at one or two places, given as fractions of the text.
#[derive(Clone, Debug)]
enum Damage {
    Delete(f64, usize),
    Duplicate(f64, usize, f64),
    Insert(f64, String),
    Swap(f64, f64, usize),
    Truncate(f64),
    Flip(f64, u8),
}

fn damage() -> impl Strategy<Value = Damage> {
    let at = || 0.0..1.0f64;
    prop_oneof![
        (at(), 1..20usize).prop_map(|(at, len)| Damage::Delete(at, len)),
        (at(), 1..60usize, at()).prop_map(|(from, len, to)| Damage::Duplicate(from, len, to)),
        (at(), token()).prop_map(|(at, text)| Damage::Insert(at, text)),
        (at(), at(), 1..10usize).prop_map(|(a, b, len)| Damage::Swap(a, b, len)),
        at().prop_map(Damage::Truncate),
        (at(), any::<u8>()).prop_map(|(at, byte)| Damage::Flip(at, byte)),
    ]
}

fn apply(bytes: &mut Vec<u8>, damage: &Damage) {
    let len = bytes.len();
    let place = |fraction: f64| ((len as f64 * fraction) as usize).min(len);
    let range = |from: f64, count: usize| place(from)..(place(from) + count).min(len);
    match damage {
        Damage::Delete(at, count) => drop(bytes.drain(range(*at, *count))),
        Damage::Duplicate(from, count, to) => {
            let part = bytes[range(*from, *count)].to_vec();
            bytes.splice(place(*to)..place(*to), part);
        }
        Damage::Insert(at, text) => drop(bytes.splice(place(*at)..place(*at), text.bytes())),
        Damage::Swap(a, b, count) => {
            let (first, second) = (range(*a, *count), range(*b, *count));
            for (i, j) in first.zip(second) {
                bytes.swap(i, j);
            }
        }
        Damage::Truncate(at) => bytes.truncate(place(*at)),
        Damage::Flip(at, byte) => {
            if let Some(found) = bytes.get_mut(place(*at)) {
                *found = *byte;
            }
        }
    }
}

const TOKENS: &str = "C P0 P1 { } ( ) [ ] ; , : ? = == != < > <= >= + - * / % & | ^ ~ ! && || ++ -- << >> += -= *= /= \
    %= &= |= ^= <<= >>= => /\\ \\/ . -> 0 1 2 7 0x10 017 99999999999999999999 1.5 'a' ' \" (* *) /* */ // \\n int long \
    char short unsigned signed bool _Atomic _Atomic(int) atomic_int atomic_flag void const volatile uint8_t int64_t \
    mutex if else while do for break continue return sizeof switch goto struct x y z r0 r1 a p 0:r0 1:r0 x[1] [x] &x \
    *x NULL true false not exists ~exists forall locations filter final observed and with atomic_load atomic_store( \
    atomic_load_explicit(x,memory_order_relaxed) atomic_fetch_add(x,1) atomic_compare_exchange_weak(x,&r0,1) \
    memory_order_acquire memory_order_release lock(x) unlock(x) assume( assert( atomic_thread_fence( int*p int*x é \u{0}";

fn token() -> impl Strategy<Value = String> {
    let tokens: Vec<String> = TOKENS.split_whitespace().map(|token| format!(" {token} ")).collect();
    proptest::sample::select(tokens)
}

fn soup(max: usize) -> impl Strategy<Value = String> {
    proptest::collection::vec(token(), 0..max).prop_map(|tokens| tokens.concat())
}

/// `PROPTEST_CASES=1000000` runs more.
fn config() -> ProptestConfig {
    let cases = std::env::var("PROPTEST_CASES").ok().and_then(|cases| cases.parse().ok());
    ProptestConfig { cases: cases.unwrap_or(3000), failure_persistence: None, ..ProptestConfig::default() }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn bytes(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        survive(&bytes);
    }

    #[test]
    fn bytes_after_a_header(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        survive(&[b"C x\n{ x = 0; }\nP0 (int *x) { ".as_slice(), &bytes].concat());
    }

    #[test]
    fn damaged_tests(which in any::<proptest::sample::Index>(), damages in proptest::collection::vec(damage(), 1..4)) {
        let mut bytes = CORPUS[which.index(CORPUS.len())].clone().into_bytes();
        damages.iter().for_each(|damage| apply(&mut bytes, damage));
        survive(&bytes);
    }

    #[test]
    fn a_damaged_rich_test(damages in proptest::collection::vec(damage(), 1..4)) {
        let mut bytes = RICH.as_bytes().to_vec();
        damages.iter().for_each(|damage| apply(&mut bytes, damage));
        survive(&bytes);
    }

    #[test]
    fn tokens(soup in soup(60)) {
        survive(format!("C x {soup}").as_bytes());
    }

    #[test]
    fn tokens_in_each_part(init in soup(6), body in soup(25), end in soup(8)) {
        survive(format!("C x\n{{ {init} }}\nP0 (atomic_int *x, int *y) {{ int r0; {body} }}\n{end}").as_bytes());
    }

    #[test]
    fn expressions(parts in proptest::collection::vec(token(), 1..8)) {
        let expr = parts.concat();
        survive(format!("C x\n{{ }}\nP0 (atomic_int *x, int *y) {{ int r0, r1, a[3], *p = y; r0 = {expr}; }}").as_bytes());
    }
}
