//! Random C programs that end their process, leave threads behind or have atomic sections: two engines that
//! share no code about these must agree on whether something goes wrong. `FENCEPOST_SEEDS=0..200` runs more
//! of them.

use crate::support::{Folder, run};
use std::fmt::Write as _;

/// xorshift64*.
pub struct Dice(u64);

impl Dice {
    /// Returns the dice of a program with this number.
    pub fn of_seed(seed: u64) -> Dice {
        Dice((seed + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }

    pub fn below(&mut self, n: u64) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) % n
    }

    pub fn of<'a>(&mut self, all: &[&'a str]) -> &'a str {
        all[self.below(all.len() as u64) as usize]
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum About {
    Exits,
    Sections,
    /// Sections that may fail, or be left by an exit, before they end.
    FailingSections,
}

/// A program of two or three threads on `x` and `y`.
fn program(seed: u64, about: About) -> String {
    let mut dice = Dice::of_seed(seed);
    let threads = 2 + dice.below(2);
    let (mut text, mut registers) = (String::new(), vec![]);
    for t in 0..threads {
        let count = 2 + dice.below(3);
        let (begin, end) = (dice.below(count), dice.below(count));
        let mut body = String::new();
        for i in 0..count {
            let inside = about != About::Exits && begin <= end;
            if inside && i == begin {
                body += "__VERIFIER_atomic_begin(); ";
            }
            let mode = dice.of(&["relaxed", "relaxed", "seq_cst"]);
            let place = dice.of(&["x", "y"]);
            match dice.below(9) {
                0..4 => {
                    let _ = write!(body, "r{t}{i} = atomic_load_explicit(&{place}, memory_order_{mode}); ");
                    registers.push(format!("r{t}{i}"));
                }
                4..8 => {
                    let value = 1 + dice.below(2);
                    let _ = write!(body, "atomic_store_explicit(&{place}, {value}, memory_order_{mode}); ");
                }
                _ => {
                    let _ = write!(body, "atomic_fetch_add(&{place}, 1); ");
                }
            }
            if about == About::Exits && dice.below(6) == 0 {
                body += dice.of(&[
                    "exit(0); ",
                    "if (atomic_load(&x) == 1) exit(1); ",
                    "while (atomic_load(&y) != 3); ",
                    "__VERIFIER_assume(atomic_load(&x) != 2); ",
                ]);
            }
            if let (About::FailingSections, true, Some(register)) = (
                about,
                inside && (begin..=end).contains(&i),
                registers.iter().rfind(|r| r[1..2] == t.to_string()),
            ) {
                let value = dice.below(3);
                let _ = match dice.below(4) {
                    0 => write!(body, "if ({register} == {value}) exit(0); "),
                    1 => write!(body, "if ({register} == {value}) return arg; "),
                    _ => write!(body, "assert({register} != {value}); "),
                };
            }
            if inside && i == end {
                body += "__VERIFIER_atomic_end(); ";
            }
        }
        if let (About::Exits, Some(register)) = (about, registers.iter().rfind(|r| r[1..2] == t.to_string()))
        {
            let _ = write!(body, "assert({register} != {}); ", dice.below(3));
        }
        let _ = writeln!(text, "static void *t{t}(void *arg) {{ {body}return arg; }}");
    }
    let mut main = String::new();
    for t in 1..threads {
        let _ = write!(main, "pthread_create(&h[{t}], 0, t{t}, 0); ");
    }
    main += "t0(0); ";
    if about != About::Exits || dice.below(2) == 0 {
        for t in 1..threads {
            let _ = write!(main, "pthread_join(h[{t}], 0); ");
        }
    }
    if about == About::Sections {
        let values: Vec<String> = registers.iter().map(|r| format!("{r} == {}", dice.below(3))).collect();
        let all = if values.is_empty() { "0".to_owned() } else { values.join(" && ") };
        let _ = write!(main, "assert(!({all})); ");
    }
    let declared: String = registers.iter().map(|r| format!("static int {r} = 9;\n")).collect();
    format!(
        "#define FENCEPOST_SVCOMP\n#include <fencepost.h>\n#include <assert.h>\n#include <pthread.h>\n#include <stdatomic.h>\n\
         #include <stdlib.h>\nstatic atomic_int x, y;\n{declared}{text}int main(void) {{ pthread_t h[3]; (void)h; {main}return 0; }}\n"
    )
}

#[track_caller]
fn agree(about: About) {
    let folder = Folder::new(&format!("random-c-{about:?}"));
    let seeds = std::env::var("FENCEPOST_SEEDS").unwrap_or_default();
    let (from, to) = seeds.split_once("..").unwrap_or(("0", "12"));
    for seed in from.parse().expect("a number")..to.parse().expect("a number") {
        let text = program(seed, about);
        folder.write("random.c", &text);
        for model in ["sc", "tso", "pso"] {
            let verdict = |engine: &str| {
                let args = ["check", "random.c", "--model", model, "--engine", engine, "--format", "json"];
                let run = run(folder.path(), &args);
                let answer: serde_json::Value = serde_json::from_str(&run.stdout).expect("an object");
                answer["verdict"].as_str().map(str::to_owned)
            };
            assert_eq!(verdict("graph"), verdict("states"), "seed {seed} under {model}:\n{text}");
        }
    }
}

#[test]
fn engines_agree_on_ends_of_the_process() {
    agree(About::Exits);
}

#[test]
fn engines_agree_on_errors_in_atomic_sections() {
    agree(About::FailingSections);
}

#[test]
fn engines_agree_on_atomic_sections() {
    agree(About::Sections);
}
