//! Files that are refused: each gets the message that `tests/bad-java/expected.txt` has for it, as it is
//! shown.
//!
//! After a deliberate change, `FENCEPOST_BLESS=1 cargo test -p fencepost-java --test bad_input` writes the
//! file anew; read the difference before you keep it.

mod support;

use fencepost_java::{Options, parse_bytes};
use fencepost_source::FileId;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use support::{parsed, refused};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/bad-java")
}

/// The message for bytes that are refused, as it is shown.
#[track_caller]
fn message(name: &str, bytes: &[u8]) -> String {
    let Err((file, error)) = parse_bytes(name, bytes, &Options::default()) else {
        panic!("{name} was accepted")
    };
    let pos = file.pos(FileId(0), error.span.start);
    let rendered = error.render(&file);
    assert!(rendered.contains(&format!("{name}:{}:{}\n", pos.line, pos.column)), "{rendered}");
    rendered
}

#[test]
fn every_bad_file_gets_its_message() {
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder())
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "java"))
        .collect();
    files.sort();
    assert!(files.len() >= 100);
    let messages = files.iter().map(|path| {
        let name = path.file_name().unwrap().to_str().unwrap();
        message(name, &std::fs::read(path).unwrap())
    });
    let found: Vec<String> = messages.collect();
    let expectations = folder().join("expected.txt");
    if std::env::var_os("FENCEPOST_BLESS").is_some() {
        std::fs::write(&expectations, found.join("\n")).unwrap();
    }
    let expected = std::fs::read_to_string(expectations).unwrap();
    for (found, expected) in found.iter().zip(expected.split("\n\n")) {
        assert_eq!(found.trim_end(), expected.trim_end());
    }
    assert_eq!(found.len(), expected.split("\n\n").count());
}

/// The advice that comes with a refusal.
#[track_caller]
fn check_advice(text: &str, expected: &str) {
    let Err((file, error)) = parse_bytes("t", text.as_bytes(), &Options::default()) else {
        panic!("it was accepted: {text}")
    };
    assert_eq!(error.help.as_deref(), Some(expected), "{}", error.render(&file));
}

#[test]
fn what_to_do_about_it() {
    let body = |body: &str| {
        format!(
            "class C {{\n static int count;\n static void add() {{ }}\n static void t1() {{\n  {body}\n }}\n}}"
        )
    };
    check_advice(&body("counts = 1;"), "did you mean `count`?");
    check_advice(&body("int r; b = 1;"), "declare it, as in `int b;`");
    check_advice(&body("adds();"), "did you mean `add`?");
    check_advice(&body("C c = new C(); c.count = 1;"), "write `C.count`");
    check_advice(&body("if (count == 1) {"), "the `{` at line 1 is not closed");
    check_advice(
        "class C { @thread static void a() {} @thread(after=\"c\") static void b() {} }",
        "the threads there are: `a`, `b`",
    );
}

/// Files that javac accepts and a hasty check would refuse.
#[test]
fn what_is_fine() {
    for body in [
        "int r; if (x > 0) r = 1; else r = 2; x = r;",
        "int r; if (x > 0 && (r = x) > 1) x = r;",
        "int r; if (!(x > 0) || (r = x) > 1) x = 1; else x = r;",
        "int r; boolean b = x > 0 ? (r = 1) > 0 : (r = 2) > 0; x = r;",
        "int r; while (true) { r = x; if (r > 0) break; x = 1; } x = r;",
        "int r; do { r = x; if (r == 7) continue; x++; } while (r < 3); x = r;",
        "int r; for (;;) { r = 1; break; } x = r;",
        "int r; if (true) r = 1; x = r;",
        "final int r; if (x > 0) r = 1; else r = 2; x = r;",
        "for (int i = 0; i < 2; i++) { final int r; r = i; x = r; }",
        "for (int i = 0; i < 2; i++) { final int r = i; int s; s = r; x = s; }",
        "{ int r = 1; } { int r = 2; } for (int r = 3; r < 4; r++) ; boolean r = true;",
        "int r = 1, s = r, t = r + s; x = t;",
        "int r; r = 1; synchronized (C.class) { x = r; return; }",
        "if (false) { x = 1; }",
        "return;",
        "while (x > 0) { if (x == 2) break; else continue; }",
        "int x = 1; C.x = x;",
        "x = f(3);",
        "int t = -2147483648, u = 0x80000000; boolean b = t == u;",
        "Object o = null; boolean b = o == null && null == o || o != C.class;",
        "int a[] = {1}, b[][] = {a, {}}; x = b[0][0] + b[1].length;",
        "int $a_1 = 1, größe = 2; x = $a_1 + größe;",
    ] {
        parsed(&format!(
            "class C {{ static int x; static int f(int n) {{ while (true) {{ if (n > 5) return n; n++; }} }} static void t1() {{ {body} }} }}"
        ));
    }
}

#[test]
fn definite_assignment() {
    for body in [
        "int r; if (x > 0 || (r = x) > 1) x = r;",
        "int r; for (int i = 0; i < 3; r = i, i++) { } x = r;",
        "int r; while (x > 0) { r = 1; break; } x = r;",
        "int r; do { if (x > 1) continue; r = 1; } while (x + r > 0);",
        "int r; for (; x > 0; x = r) { if (x > 1) continue; r = 1; }",
        "int r; r += 1;",
        "int r; r++;",
        "int r; assert (r = 1) == 1; x = r;",
        "int[] a; a[0] = 1;",
        "for (int i = 0; i < 2; i++) { int r; if (i == 1) x = r; r = 1; }",
    ] {
        let text = format!("class C {{ static int x;\nstatic void t1() {{ {body} }} }}");
        let message = refused(&text);
        assert!(message.ends_with("may have no value here"), "{body}: {message}");
    }
}

/// A large input is refused in a moment.
#[track_caller]
fn check_large(bytes: &[u8], expected: &str) {
    let start = Instant::now();
    let rendered = message("large", bytes);
    assert_eq!(rendered.lines().next(), Some(format!("error: {expected}").as_str()));
    assert!(start.elapsed() < Duration::from_secs(10), "{:?}", start.elapsed());
}

const TEN_MEGABYTES: usize = 10 << 20;

#[test]
fn ten_megabytes_of_garbage() {
    let noise: Vec<u8> =
        (0..TEN_MEGABYTES as u32).map(|i| (i.wrapping_mul(2_654_435_761) >> 24) as u8).collect();
    check_large(&noise, "this file is not UTF-8 text");
    let too_long = "this file has 10485760 bytes, more than the 1048576 a Java file may have here";
    check_large(&vec![b'a'; TEN_MEGABYTES], too_long);
    check_large(&vec![0; TEN_MEGABYTES], too_long);
}

#[test]
fn a_megabyte_of_almost_a_program() {
    let repeated = |part: &str| {
        let body = part.repeat(1_000_000 / part.len());
        format!("class C {{ static int x; static void t1() {{ int r = 0; {body} }} }} class").into_bytes()
    };
    let unfinished = "expected the name of the class, found the end of the text";
    for part in
        ["r = 1;", "x = 1;", "if (x == 1) r = 2;", "while (x == 1) ;", "{ int q = r; }", "r = r + x * 2;"]
    {
        check_large(&repeated(part), unfinished);
    }
    let whole = |part: &str| {
        let mut bytes = repeated(part);
        bytes.truncate(bytes.len() - " class".len());
        bytes
    };
    check_large(&whole("("), "this is nested more than 200 levels deep");
    check_large(&whole("x++;"), "with the methods it calls, a thread has more than 200000 instructions");
    let loops = "while (x == 1) { }".repeat(5_000);
    check_large(
        format!("class C {{ static int x; static void t1() {{ {loops} }} }}").as_bytes(),
        "`t1` is too large for a thread with loops",
    );
}

#[test]
fn many_large_arrays() {
    let start = Instant::now();
    let body = "r = new int[65536][] == null ? 1 : 2;".repeat(20_000);
    let unit = parsed(&format!("class C {{ static void t1() {{ int r = 0; {body} }} }}"));
    assert_eq!(unit.allocations.len(), 20_000);
    assert!(start.elapsed() < Duration::from_secs(10), "{:?}", start.elapsed());
}

#[test]
fn many_declarations() {
    let fields = (0..50_000).map(|i| format!("static int f{i};")).collect::<String>();
    check_large(
        format!("class C {{ {fields} int f49999; }}").as_bytes(),
        "the field `f49999` is declared twice",
    );
    let methods = (0..30_000).map(|i| format!("static void m{i}() {{ }}")).collect::<String>();
    check_large(
        format!("class C {{ {methods} static void m1() {{ }} }}").as_bytes(),
        "there are two methods `m1` with no parameters",
    );
    let threads = (0..30_000).map(|i| format!("static void t{i}() {{ }}")).collect::<String>();
    check_large(format!("class C {{ {threads} }}").as_bytes(), "this program has more than 256 threads");
    let locals = (0..60_000).map(|i| format!("int r{i};")).collect::<String>();
    let branches = "if (x == 1) x = 2;".repeat(10_000);
    check_large(
        format!("class C {{ static int x; static void t1() {{ {locals} {branches} r0 = r1; }} }}").as_bytes(),
        "`r1` may have no value here",
    );
    let name = "n".repeat(400_000);
    check_large(
        format!("class C {{ static int {name}a; static void t1() {{ {name}b = 1; }} }}").as_bytes(),
        &format!("`{}…` is not declared", &name[..40]),
    );
}
