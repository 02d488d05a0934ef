//! Makes random values.

use super::types::{Member, Passed, Scalar, U32, U64};
use super::{BUDGET, Body, Place, Unit};
use Scalar::{Bool, Double, Float, Int};

impl Unit {
    /// Returns a random constant.
    pub fn literal(&mut self, ty: Scalar) -> String {
        match ty {
            Bool => self.rng.below(2).to_string(),
            Float => format!("{}.{}f", self.rng.below(100), self.rng.pick(&["0", "5", "25", "1"])),
            Double => format!("{}.{}", self.rng.below(1000), self.rng.pick(&["0", "5", "125", "3"])),
            Int { bits, .. } => {
                let word = match self.rng.below(4) {
                    0 => u64::from(self.rng.below(4)),
                    1 => u64::MAX - u64::from(self.rng.below(3)),
                    2 => 1 << self.rng.below(64),
                    _ => self.rng.next_u64(),
                };
                if bits > 64 && self.rng.one_in(2) {
                    return format!("({ty})((u128){:#x}u << 64 | {word:#x}u)", self.rng.next_u64());
                }
                format!("({ty}){word:#x}u")
            }
        }
    }

    /// Returns the value of `text`, of type `from`, as a `to`.
    pub fn convert(&mut self, text: &str, from: Scalar, to: Scalar) -> String {
        match (from.is_float(), to.is_float()) {
            (true, false) if to == Bool => format!("(_Bool)({text})"),
            (true, false) => {
                let how = match (to.bits(), self.rng.below(3)) {
                    (128, 0) => "natural_wide",
                    (128, _) => "whole_wide",
                    (_, 0) => "natural",
                    _ => "whole",
                };
                format!("({to}){how}({text})")
            }
            // The largest of these is no float.
            (false, true) if from == (Int { bits: 128, signed: false }) => {
                format!("({to})(u128)(({text}) >> 1)")
            }
            _ => format!("({to})({text})"),
        }
    }

    /// Returns a scalar that can be read: its text and type.
    pub fn readable(&mut self, body: &Body) -> (String, Scalar) {
        let count = body.places.len() + self.globals.len();
        if count == 0 || self.rng.one_in(8) {
            return (format!("input[{}]", self.rng.below(8)), U64);
        }
        let at = self.rng.below(count as u32) as usize;
        let place = body.places.get(at).unwrap_or_else(|| &self.globals[at - body.places.len()]).clone();
        self.part(&place)
    }

    /// Returns a scalar that can be written, and whether it is a bit field.
    pub fn writable(&mut self, body: &Body) -> Option<(String, Scalar)> {
        let places: Vec<&Place> = body.places.iter().chain(&self.globals).filter(|p| !p.constant).collect();
        let at = self.rng.below(places.len().max(1) as u32) as usize;
        let place = Place::clone(places.get(at)?);
        Some(self.part(&place))
    }

    /// Returns a scalar in a place.
    pub fn part(&mut self, place: &Place) -> (String, Scalar) {
        match place.what {
            Passed::Scalar(ty) => (place.text.clone(), ty),
            Passed::Four(ty) => match self.rng.below(3) {
                0 => (format!("{}[{}]", place.text, self.rng.below(4)), ty),
                1 => (format!("(*({} + {}))", place.text, self.rng.below(4)), ty),
                _ => (format!("{}[input[{}] & 3]", place.text, self.rng.below(8)), ty),
            },
            Passed::Struct(s) => self.member_of(&place.text, s),
        }
    }

    fn member_of(&mut self, text: &str, s: usize) -> (String, Scalar) {
        let m = self.rng.below(self.structs[s].members.len() as u32);
        let text = format!("{text}.m{m}");
        match self.structs[s].members[m as usize] {
            Member::Scalar(ty) | Member::Bits(ty, _) => (text, ty),
            Member::Array(ty, len) => (format!("{text}[input[{}] & {}]", self.rng.below(8), len - 1), ty),
            Member::Struct(inner) => self.member_of(&text, inner),
        }
    }

    /// Returns a random value of type `ty`.
    pub fn value(&mut self, body: &mut Body, ty: Scalar, depth: u32) -> String {
        if depth == 0 || self.rng.one_in(6) {
            if self.rng.one_in(4) {
                return self.literal(ty);
            }
            let (text, from) = self.readable(body);
            return self.convert(&text, from, ty);
        }
        if self.rng.one_in(6) {
            let from = self.scalar();
            let text = self.value(body, from, depth - 1);
            return self.convert(&text, from, ty);
        }
        if self.rng.one_in(7)
            && let Some(text) = self.call(body, ty, depth - 1)
        {
            return text;
        }
        if self.rng.one_in(8) {
            let condition = self.condition(body, depth - 1);
            let (yes, no) = (self.value(body, ty, depth - 1), self.value(body, ty, depth - 1));
            return format!("({condition} ? {yes} : {no})");
        }
        match ty {
            Bool => self.condition(body, depth),
            Float | Double => self.float_arithmetic(body, ty, depth - 1),
            Int { .. } => self.arithmetic(body, ty, depth - 1),
        }
    }

    /// Returns a random condition.
    pub fn condition(&mut self, body: &mut Body, depth: u32) -> String {
        let depth = depth.saturating_sub(1);
        match self.rng.below(6) {
            0 => {
                let (a, b) = (self.condition(body, depth.min(1)), self.condition(body, depth.min(1)));
                format!("({a} {} {b})", self.rng.pick(&["&&", "||"]))
            }
            1 => {
                let ty = self.scalar();
                format!("!{}", self.value(body, ty, depth))
            }
            _ => {
                let ty = self.scalar();
                let (a, b) = (self.value(body, ty, depth), self.value(body, ty, depth));
                format!("({a} {} {b})", self.rng.pick(&["<", "<=", ">", ">=", "==", "!="]))
            }
        }
    }

    fn float_arithmetic(&mut self, body: &mut Body, ty: Scalar, depth: u32) -> String {
        let (a, b) = (self.value(body, ty, depth), self.value(body, ty, depth));
        match self.rng.below(9) {
            8 => {
                // Of 0 and -0 either one is the least.
                let (limit, suffix) = (self.rng.pick(&["fmin", "fmax"]), if ty == Float { "f" } else { "" });
                format!("(0 + __builtin_{limit}{suffix}({a}, {b}))")
            }
            0 => format!("-({a})"),
            1 => format!("({a} / {b})"),
            2 => format!("__builtin_fabs{}({a})", if ty == Float { "f" } else { "" }),
            3 => {
                let function = self.rng.pick(&["floor", "ceil", "trunc", "sqrt"]);
                format!("__builtin_{function}{}({a})", if ty == Float { "f" } else { "" })
            }
            4 => {
                let c = self.value(body, ty, depth);
                format!("({a} * {b} + {c})")
            }
            _ => format!("({a} {} {b})", self.rng.pick(&["+", "-", "*"])),
        }
    }

    fn arithmetic(&mut self, body: &mut Body, ty: Scalar, depth: u32) -> String {
        let wide = ty.modular();
        let a = self.value(body, ty, depth);
        match self.rng.below(14) {
            0 => format!("({ty})~{a}"),
            1 => format!("({ty})(0 - ({wide}){a})"),
            2 | 3 => {
                let amount = self.value(body, U32, depth);
                let (op, operand) = if self.rng.one_in(2) { ("<<", wide) } else { (">>", ty) };
                format!("({ty})(({operand}){a} {op} ({amount} & {}))", ty.bits() - 1)
            }
            4 => {
                let b = self.value(body, ty, depth);
                format!("{}_{ty}({a}, {b})", self.rng.pick(&["div", "rem"]))
            }
            5 => self.builtin(body, ty, &a, depth),
            _ => {
                let b = self.value(body, ty, depth);
                let op = self.rng.pick(&["+", "-", "*", "&", "|", "^"]);
                format!("({ty})(({wide}){a} {op} ({wide}){b})")
            }
        }
    }

    fn builtin(&mut self, body: &mut Body, ty: Scalar, a: &str, depth: u32) -> String {
        let b = self.value(body, ty, depth);
        let narrow = self.rng.pick(&[32, 64]);
        let (word, suffix) = if narrow == 32 { (U32, "") } else { (U64, "ll") };
        match self.rng.below(7) {
            0 => format!("({ty})__builtin_popcount{suffix}(({word}){a})"),
            1 => {
                let count = self.rng.pick(&["clz", "ctz"]);
                format!(
                    "({ty})__builtin_{count}{suffix}(({word}){a} | {})",
                    if count == "clz" { 1 } else { 1 << 30 }
                )
            }
            2 => {
                let bits = self.rng.pick(&[16, 32, 64]);
                format!("({ty})__builtin_bswap{bits}((u{bits}){a})")
            }
            3 => {
                let bits = self.rng.pick(&[8, 16, 32, 64]);
                format!("({ty})__builtin_bitreverse{bits}((u{bits}){a})")
            }
            4 => {
                let bits = self.rng.pick(&[8, 16, 32, 64]);
                let side = self.rng.pick(&["left", "right"]);
                format!("({ty})__builtin_rotate{side}{bits}((u{bits}){a}, (u{bits}){b})")
            }
            5 => {
                let (op, into) = (self.rng.pick(&["add", "sub", "mul"]), self.integer());
                let into = if into == Bool { U32 } else { into };
                // The product of two wide ones is a call that clang's own library has, and libgcc's does not.
                let wide = ty.bits() > 64 || into.bits() > 64;
                let (a, b) = match op {
                    "mul" if wide => (format!("(i64){a}"), format!("(i64){b}")),
                    _ => (a.to_owned(), b),
                };
                // Nor of integers of more than 128 bits, which those of both signs together are.
                let into = match op {
                    "mul" if into.bits() > 64 => U64,
                    "add" | "sub" if wide => ty,
                    _ => into,
                };
                format!(
                    "({{ {into} r; _Bool o = __builtin_{op}_overflow({a}, {b}, &r); ({ty})(o + ({0})r); }})",
                    ty.modular()
                )
            }
            _ => format!(
                "({ty})__builtin_ffs{suffix}(({}){a})",
                if narrow == 32 { "int" } else { "long long" }
            ),
        }
    }

    /// Returns a call of an earlier function for its scalar result; `None` if there is none that fits in.
    pub fn call(&mut self, body: &mut Body, ty: Scalar, depth: u32) -> Option<String> {
        if self.functions.is_empty() || body.calls == 2 {
            return None;
        }
        let f = self.rng.below(self.functions.len() as u32) as usize;
        let cost = self.functions[f].cost * body.times;
        if body.cost + cost > BUDGET {
            return None;
        }
        body.cost += cost;
        let text = self.call_of(body, f, depth);
        Some(match self.functions[f].result {
            Passed::Scalar(from) | Passed::Four(from) => self.convert(&text, from, ty),
            Passed::Struct(s) => {
                let (text, from) = self.member_of(&text, s);
                self.convert(&text, from, ty)
            }
        })
    }

    pub fn call_of(&mut self, body: &mut Body, f: usize, depth: u32) -> String {
        let params = self.functions[f].params.clone();
        body.calls += 1;
        let args: Vec<String> = params
            .into_iter()
            .map(|param| match param {
                Passed::Scalar(ty) => self.value(body, ty, depth.min(1)),
                Passed::Struct(s) => self.struct_value(body, s),
                Passed::Four(ty) => self.four(body, ty),
            })
            .collect();
        body.calls -= 1;
        format!("{}({})", self.functions[f].name, args.join(", "))
    }

    /// Returns a pointer to four values of a type.
    fn four(&mut self, body: &mut Body, ty: Scalar) -> String {
        let fits = |p: &&Place| p.what == Passed::Four(ty);
        let found: Vec<String> =
            body.places.iter().chain(&self.globals).filter(fits).map(|p| p.text.clone()).collect();
        if !found.is_empty() && !self.rng.one_in(4) {
            return found[self.rng.below(found.len() as u32) as usize].clone();
        }
        let values: Vec<String> = (0..4).map(|_| self.value(body, ty, 0)).collect();
        format!("({ty}[4]){{{}}}", values.join(", "))
    }

    /// Returns a struct as a value.
    pub fn struct_value(&mut self, body: &mut Body, s: usize) -> String {
        let fits = |p: &&Place| p.what == Passed::Struct(s);
        let found: Vec<String> =
            body.places.iter().chain(&self.globals).filter(fits).map(|p| p.text.clone()).collect();
        if !found.is_empty() && !self.rng.one_in(3) {
            return found[self.rng.below(found.len() as u32) as usize].clone();
        }
        let init = self.struct_init(Some(body), s);
        format!("(struct {}){init}", self.structs[s].name)
    }

    pub fn struct_literal(&mut self, s: usize) -> String {
        self.struct_init(None, s)
    }

    fn struct_init(&mut self, mut body: Option<&mut Body>, s: usize) -> String {
        let mut members = Vec::new();
        for (m, member) in self.structs[s].members.clone().into_iter().enumerate() {
            let mut one = |this: &mut Self, ty| match &mut body {
                Some(body) => this.value(body, ty, 1),
                None => this.literal(ty),
            };
            let value = match member {
                Member::Scalar(ty) | Member::Bits(ty, _) => one(self, ty),
                Member::Array(ty, len) => {
                    // What is not mentioned is zero.
                    let count = self.rng.between(1, len);
                    let values: Vec<String> = (0..count).map(|_| one(self, ty)).collect();
                    format!("{{{}}}", values.join(", "))
                }
                Member::Struct(inner) => self.struct_init(body.as_deref_mut(), inner),
            };
            members.push(format!(".m{m} = {value}"));
        }
        format!("{{{}}}", members.join(", "))
    }

    /// Statements that add a place to the sum.
    pub fn mix(&self, text: &str, what: Passed) -> String {
        match what {
            Passed::Scalar(ty) => match ty {
                Float => format!("  mix_float({text});\n"),
                Double => format!("  mix_double({text});\n"),
                Int { bits: 128, .. } => format!("  mix_u128((u128){text});\n"),
                _ => format!("  mix((u64){text});\n"),
            },
            Passed::Four(ty) => {
                (0..4).map(|i| self.mix(&format!("{text}[{i}]"), Passed::Scalar(ty))).collect()
            }
            Passed::Struct(s) => {
                let members = self.structs[s].members.iter().enumerate();
                let parts = members.map(|(m, member)| {
                    let text = format!("{text}.m{m}");
                    match member {
                        Member::Scalar(ty) | Member::Bits(ty, _) => self.mix(&text, Passed::Scalar(*ty)),
                        Member::Array(ty, len) => (0..*len)
                            .map(|i| self.mix(&format!("{text}[{i}]"), Passed::Scalar(*ty)))
                            .collect(),
                        Member::Struct(inner) => self.mix(&text, Passed::Struct(*inner)),
                    }
                });
                parts.collect()
            }
        }
    }
}
