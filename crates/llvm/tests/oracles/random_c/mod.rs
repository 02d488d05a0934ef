//! Random C programs in one thread, without undefined behaviour, that compute a checksum.
//!
//! The same seed gives the same program. A program is a function `u64 f{seed}(void)` with types, variables
//! and functions of its own, so that one file can hold many. Arithmetic that could overflow is done without
//! signs, shifts and indices are cut, divisions guarded, everything is initialised; `prelude.h` has what that
//! takes. What it reads comes from `input`, which no compiler knows, so that no compiler computes the sum.
//!
//! - [`types`]: integers of all widths, floats, structs with arrays and bit fields
//! - [`expressions`]: values of a wanted type
//! - [`statements`]: assignments, branches, loops, jumps, calls
//! - [`features`]: the rest of C, each as a block with random holes: variable arguments, strings, unions,
//!   atomics, …

mod expressions;
mod features;
mod statements;
mod types;

use fencepost_oracle::Rng;
use std::fmt::Write as _;
use types::{Member, Passed, Scalar, Struct};

/// The text that all programs of a file share.
pub const PRELUDE: &str = include_str!("prelude.h");

/// Returns the program of a seed.
pub fn generate(seed: u64) -> String {
    let mut unit = Unit {
        rng: Rng::new(seed),
        seed,
        top: String::new(),
        structs: vec![],
        globals: vec![],
        functions: vec![],
        names: 0,
        left: 25,
    };
    unit.declare();
    for _ in 0..unit.rng.between(0, 3) {
        unit.function();
    }
    unit.entry();
    unit.top
}

/// Something that can be read, and written unless it is a counter.
#[derive(Clone, Debug)]
struct Place {
    text: String,
    what: Passed,
    /// Counters of loops are only read.
    constant: bool,
}

struct Function {
    name: String,
    params: Vec<Passed>,
    result: Passed,
    cost: u32,
}

/// A program under construction.
struct Unit {
    rng: Rng,
    seed: u64,
    /// The text outside of functions so far.
    top: String,
    structs: Vec<Struct>,
    globals: Vec<Place>,
    functions: Vec<Function>,
    names: u32,
    /// The number of statements that the function may have yet.
    left: u32,
}

/// A function under construction.
#[derive(Default)]
struct Body {
    text: String,
    places: Vec<Place>,
    /// The number of times that the next statement will run.
    times: u32,
    /// About how many statements will run.
    cost: u32,
    /// The number of open blocks.
    depth: u32,
    /// The number of open calls: arguments that are inside of arguments.
    calls: u32,
}

/// About how many statements a program may run.
const BUDGET: u32 = 1500;

impl Unit {
    fn name(&mut self, prefix: &str) -> String {
        self.names += 1;
        format!("{prefix}{}_{}", self.seed, self.names)
    }

    fn scalar(&mut self) -> Scalar {
        match self.rng.below(12) {
            0 => Scalar::Float,
            1 => Scalar::Double,
            _ => self.integer(),
        }
    }

    fn integer(&mut self) -> Scalar {
        self.rng.pick(&types::INTEGERS)
    }

    /// Types and variables.
    fn declare(&mut self) {
        for _ in 0..self.rng.between(1, 3) {
            self.make_struct();
        }
        for _ in 0..self.rng.between(1, 3) {
            let what = self.passed();
            let name = self.name("g");
            let (declaration, init) = match what {
                Passed::Scalar(ty) => (format!("{ty} {name}"), self.literal(ty)),
                Passed::Struct(s) => {
                    (format!("struct {} {name}", self.structs[s].name), self.struct_literal(s))
                }
                Passed::Four(ty) => {
                    let values: Vec<String> = (0..4).map(|_| self.literal(ty)).collect();
                    (format!("{ty} {name}[4]"), format!("{{{}}}", values.join(", ")))
                }
            };
            let linkage = self.rng.pick(&["static ", "", "static _Thread_local "]);
            let _ = writeln!(self.top, "{linkage}{declaration} = {init};");
            self.globals.push(Place { text: name, what, constant: false });
        }
    }

    fn make_struct(&mut self) {
        let members = (0..self.rng.between(1, 5)).map(|_| self.member()).collect();
        let made = Struct { name: self.name("S"), members };
        let attribute = if self.rng.one_in(6) { "__attribute__((packed))" } else { "" };
        self.top += &made.definition(&self.structs, attribute);
        self.structs.push(made);
    }

    fn member(&mut self) -> Member {
        match self.rng.below(8) {
            0 | 1 => {
                let ty = self.integer();
                let width = if ty.bits() > 64 { 64 } else { ty.bits() };
                let ty = if ty.bits() > 64 { types::U64 } else { ty };
                Member::Bits(ty, self.rng.between(1, width))
            }
            2 => Member::Array(self.scalar(), self.rng.pick(&[1, 2, 4, 8])),
            3 if !self.structs.is_empty() => {
                Member::Struct(self.rng.below(self.structs.len() as u32) as usize)
            }
            _ => Member::Scalar(self.scalar()),
        }
    }

    fn passed(&mut self) -> Passed {
        match self.rng.below(6) {
            0 | 1 => Passed::Struct(self.rng.below(self.structs.len() as u32) as usize),
            2 => Passed::Four(self.scalar()),
            _ => Passed::Scalar(self.scalar()),
        }
    }

    /// Adds a function that later ones may call.
    fn function(&mut self) {
        let name = self.name("h");
        let params: Vec<Passed> = (0..self.rng.below(7)).map(|_| self.passed()).collect();
        let result = match self.passed() {
            Passed::Four(ty) => Passed::Scalar(ty),
            other => other,
        };
        let mut body = Body { times: 1, ..Body::default() };
        let mut heads = Vec::new();
        for (i, param) in params.iter().enumerate() {
            heads.push(match param {
                Passed::Scalar(ty) => format!("{ty} p{i}"),
                Passed::Struct(s) => format!("struct {} p{i}", self.structs[*s].name),
                Passed::Four(ty) => format!("{ty} *p{i}"),
            });
            body.places.push(Place { text: format!("p{i}"), what: *param, constant: false });
        }
        let inline = self.rng.pick(&["static ", "", "__attribute__((noinline)) static "]);
        let result_text = match result {
            Passed::Struct(s) => format!("struct {}", self.structs[s].name),
            Passed::Scalar(ty) | Passed::Four(ty) => ty.to_string(),
        };
        self.statements(&mut body);
        let value = match result {
            Passed::Struct(s) => self.struct_value(&mut body, s),
            Passed::Scalar(ty) | Passed::Four(ty) => self.value(&mut body, ty, 2),
        };
        let heads = if heads.is_empty() { "void".to_owned() } else { heads.join(", ") };
        let text = &body.text;
        let _ = writeln!(self.top, "{inline}{result_text} {name}({heads}) {{\n{text}  return {value};\n}}");
        self.functions.push(Function { name, params, result, cost: body.cost + 1 });
    }

    /// Adds the function that is the program.
    fn entry(&mut self) {
        let mut body = Body { times: 1, ..Body::default() };
        self.left += 10;
        self.statements(&mut body);
        self.feature(&mut body);
        self.statements(&mut body);
        let mut sums = String::new();
        for place in body.places.iter().chain(&self.globals) {
            sums += &self.mix(&place.text, place.what);
        }
        let _ = writeln!(
            self.top,
            "u64 f{}(void) {{\n  sum = {};\n{}{sums}  return sum;\n}}",
            self.seed, self.seed, body.text
        );
    }
}
