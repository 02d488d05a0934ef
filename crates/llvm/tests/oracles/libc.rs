//! The runtime's C library against the machine's: random calls of `snprintf` and of `strtol` and its like
//! give the same text, number, end and `errno` here as when the program is compiled and run.
//!
//! Left out, because glibc itself does not do what C says: `%#g` of a number that rounds up to the next power
//! of ten (it drops the zeros that `#` asks for). Left out because C leaves it open: flags and precisions of
//! `%p`.

use crate::compiler::{clang, compile, file, program};
use crate::native::run;
use fencepost_llvm::driver::Clang;
use std::fmt::Write as _;
use std::process::Command;

/// The number of calls in a program: each may take many thousand steps.
const BATCH: usize = 20;

#[test]
fn calls_give_what_libc_gives() {
    check(0..12);
}

#[test]
#[ignore = "long"]
fn long_calls_give_what_libc_gives() {
    check(12..1500);
}

#[track_caller]
fn check(seeds: std::ops::Range<u64>) {
    let Some(clang) = clang(None) else { return };
    let mut wrong = Vec::new();
    for seed in seeds {
        let mut random = Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        let calls: Vec<String> = (0..BATCH)
            .map(|i| if i % 3 == 2 { number_call(&mut random) } else { format_call(&mut random) })
            .collect();
        wrong.extend(compare(&clang, seed, &calls));
    }
    assert!(wrong.is_empty(), "{} differ:\n{}", wrong.len(), wrong.join("\n"));
}

/// The text before the calls: each call leaves its results in `text`, `length` and `error`.
const PRELUDE: &str = r#"
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static char text[1200];
static long length;
static int error;
static double bits(unsigned long b) { double d; memcpy(&d, &b, sizeof d); return d; }
static void number(long long value, const char *start, const char *end) { length = snprintf(text, sizeof text, "%lld %ld", value, (long)(end - start)); }
"#;

/// Returns the calls whose results differ from those of the machine, if any.
fn compare(clang: &Clang, seed: u64, calls: &[String]) -> Option<String> {
    let mut text = PRELUDE.to_owned();
    for (i, call) in calls.iter().enumerate() {
        let _ = writeln!(text, "static void call{i}(void) {{ errno = 0; {call} error = errno; }}");
    }
    let mut native = format!("{text}int main(void) {{\n");
    for i in 0..calls.len() {
        let _ = writeln!(
            native,
            "  call{i}(); printf(\"%ld %d \", length, error); for (char *c = text; *c; c++) printf(\"%02x\", *c); puts(\"\");"
        );
    }
    native += "}\n";
    let source = file(&format!("libc{seed}.c"), &native);
    let binary = source.with_extension("");
    let mut command = Command::new(clang.path());
    command.args(["-O0", "-w", "-o"]).args([&binary, &source]);
    let compiled = command.output().expect("clang runs");
    assert!(compiled.status.success(), "{}", String::from_utf8_lossy(&compiled.stderr));
    let output = Command::new(&binary).output().expect("the program runs");
    let output = String::from_utf8(output.stdout).expect("numbers");

    text += "void __VERIFIER_assert(int);\nint main(void) {\n";
    for (i, line) in output.lines().enumerate() {
        let [length, error, hex] = line.splitn(3, ' ').collect::<Vec<_>>()[..] else { panic!("{line}") };
        let escaped: String =
            (0..hex.len()).step_by(2).map(|at| format!("\\x{}\"\"", &hex[at..at + 2])).collect();
        let _ = writeln!(text, "  call{i}();");
        let _ = writeln!(
            text,
            "  __VERIFIER_assert(length == {length}l && error == {error} && !strcmp(text, \"{escaped}\"));"
        );
    }
    text += "  return 0;\n}\n";
    let checked = file(&format!("libc{seed}-checked.c"), &text);
    let result = program(&[compile(clang, &checked, &["-O0", "-w"])]).and_then(|program| run(&program));
    let _ = (std::fs::remove_file(&binary), std::fs::remove_file(&source));
    match result {
        Ok(()) => {
            let _ = std::fs::remove_file(checked);
            None
        }
        Err(error) => Some(format!("seed {seed}: {error} ({})", checked.display())),
    }
}

/// Returns a random call of `snprintf` with one conversion.
fn format_call(random: &mut Random) -> String {
    let kind = random.below(8);
    let mut format = "%".to_owned();
    let flags = if kind == 7 { "-" } else { "-0+ #" };
    for flag in flags.chars() {
        if random.below(4) == 0 && !(kind < 4 && flag == '#') {
            format.push(flag);
        }
    }
    if random.below(2) == 0 {
        let _ = write!(format, "{}", random.below(30));
    }
    if random.below(2) == 0 && kind != 7 {
        let most = if random.below(8) == 0 { 120 } else { 20 };
        let _ = write!(format, ".{}", random.below(most));
    }
    let argument = match kind {
        0..4 => {
            format.push(random.of(b"fFeEgGaA") as char);
            let bits = match random.below(5) {
                0 => random.next(),
                1 => ((random.below(2_000_000) as f64 - 1_000_000.0) / 1000.0).to_bits(),
                2 => (random.below(100_000) as f64 / 8.0).to_bits(),
                3 => (random.below(1000) as f64 / 10.0 + 0.005).to_bits(),
                _ => [-0.0, 0.0, f64::INFINITY, f64::MAX, f64::MIN_POSITIVE, 1.115][random.below(6) as usize]
                    .to_bits(),
            };
            // What sign a number has that is none is up to the machine that made it.
            if f64::from_bits(bits).is_nan() { "1.5".to_owned() } else { format!("bits({bits:#x}ul)") }
        }
        4..6 => {
            format += ["", "l", "ll", "h", "hh", "z", "j", "t"][random.below(8) as usize];
            format.push(random.of(b"diuxXo") as char);
            let value = match random.below(3) {
                0 => 0,
                1 => random.below(1000),
                _ => random.next(),
            };
            format!("{value:#x}ul")
        }
        6 => {
            format.push('s');
            ["\"\"", "\"a\"", "\"hello, world\""][random.below(3) as usize].to_owned()
        }
        _ => {
            format.push('p');
            let value = if random.below(4) == 0 { 0 } else { random.next() };
            format!("(void *){value:#x}ul")
        }
    };
    let room = if random.below(4) == 0 { random.below(10) + 1 } else { 1200 };
    format!("length = snprintf(text, {room}, \"{format}|\", {argument});")
}

/// Returns a random call of `strtol` or one of its like.
fn number_call(random: &mut Random) -> String {
    let mut text = String::new();
    if random.below(6) == 0 {
        text += [
            "9223372036854775807",
            "9223372036854775808",
            "-9223372036854775808",
            "-9223372036854775809",
            "18446744073709551615",
            "18446744073709551616",
            "-18446744073709551615",
            "-18446744073709551616",
            "0x",
            "-0xg",
            "",
            "+",
        ][random.below(12) as usize];
    } else {
        if random.below(3) == 0 {
            text.push(random.of(b" +-") as char);
        }
        text += ["", "", "0", "0x", "0X"][random.below(5) as usize];
        let alphabet: &[u8] =
            [&b"0123456789"[..], b"01", b"0123456789abcdefABCDEF", b"0189azXZ. -"][random.below(4) as usize];
        for _ in 0..random.below(24) {
            text.push(random.of(alphabet) as char);
        }
    }
    let base = [0, 10, 16, 8, 2, 36, 7, 1, -1][random.below(9) as usize];
    let function = ["strtol", "strtoul", "strtoll", "strtoull"][random.below(4) as usize];
    format!(
        "const char *s = \"{text}\"; char *end = (char *)s; long long v = {function}(s, &end, {base}); int e = errno; number(v, s, end); errno = e;"
    )
}

/// Numbers from a seed (xorshift).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, limit: u64) -> u64 {
        (self.next() >> 16) % limit
    }

    fn of(&mut self, bytes: &[u8]) -> u8 {
        bytes[self.below(bytes.len() as u64) as usize]
    }
}
