//! Makes random statements.

use super::types::{Passed, Scalar, U64};
use super::{BUDGET, Body, Place, Unit};
use std::fmt::Write as _;

impl Unit {
    /// Adds some statements in a row.
    pub fn statements(&mut self, body: &mut Body) {
        for _ in 0..self.rng.between(1, 5) {
            self.statement(body);
        }
    }

    fn statement(&mut self, body: &mut Body) {
        body.cost += body.times;
        if body.cost > BUDGET || self.left == 0 {
            return;
        }
        self.left -= 1;
        let simple = body.depth >= 3;
        match self.rng.below(if simple { 8 } else { 16 }) {
            0..=2 => self.local(body),
            3..=5 => self.assign(body),
            6 => self.update(body),
            7 => self.pointer(body),
            8 | 9 => self.branch(body),
            10 | 11 => self.counted(body),
            12 => self.choose(body),
            13 => self.jump_back(body),
            14 => self.leave(body),
            _ => self.call_for_a_struct(body),
        }
    }

    fn put(&mut self, body: &mut Body, line: &str) {
        let _ = writeln!(body.text, "{:indent$}{line}", "", indent = 2 * body.depth as usize + 2);
    }

    /// Adds a block of its own: its declarations end with it.
    fn block(&mut self, body: &mut Body, fill: impl FnOnce(&mut Self, &mut Body)) {
        let places = body.places.len();
        body.depth += 1;
        fill(self, body);
        body.depth -= 1;
        body.places.truncate(places);
    }

    fn local(&mut self, body: &mut Body) {
        let what = self.passed();
        let name = self.name("v");
        let line = match what {
            Passed::Scalar(ty) => {
                let storage = if self.rng.one_in(6) { self.rng.pick(&["static ", "volatile "]) } else { "" };
                let value = if storage == "static " { self.literal(ty) } else { self.value(body, ty, 2) };
                format!("{storage}{ty} {name} = {value};")
            }
            Passed::Struct(s) => {
                let value = self.struct_value(body, s);
                format!("struct {} {name} = {value};", self.structs[s].name)
            }
            Passed::Four(ty) => {
                let values: Vec<String> =
                    (0..self.rng.between(1, 4)).map(|_| self.value(body, ty, 1)).collect();
                format!("{ty} {name}[4] = {{{}}};", values.join(", "))
            }
        };
        self.put(body, &line);
        body.places.push(Place { text: name, what, constant: false });
    }

    fn assign(&mut self, body: &mut Body) {
        let Some((place, ty)) = self.writable(body) else { return };
        let value = self.value(body, ty, 2);
        self.put(body, &format!("{place} = {value};"));
    }

    /// Adds `x += …` or `x++` where they cannot overflow.
    fn update(&mut self, body: &mut Body) {
        let Some((place, ty)) = self.writable(body) else { return };
        let value = self.value(body, ty, 2);
        // Bit fields are promoted to int, which may overflow.
        let member = place.contains(".m");
        let line = match ty {
            Scalar::Float | Scalar::Double => {
                format!("{place} {} {value};", self.rng.pick(&["+=", "-=", "*="]))
            }
            Scalar::Int { bits, signed } if !signed || bits < 32 => match self.rng.below(3) {
                0 if !member => format!("{place} {} {value};", self.rng.pick(&["+=", "-="])),
                _ if member => format!("{place} {} {value};", self.rng.pick(&["&=", "|=", "^="])),
                1 => format!("{place}{};", self.rng.pick(&["++", "--"])),
                _ => format!(
                    "{place} {} (int)(({value}) & {});",
                    self.rng.pick(&["<<=", ">>="]),
                    ty.bits() - 1
                )
                .replace("<<=", if signed { ">>=" } else { "<<=" }),
            },
            _ => format!("{place} {} {value};", self.rng.pick(&["&=", "|=", "^="])),
        };
        self.put(body, &line);
    }

    /// Adds a pointer that lives to the end of the block, and an access through it.
    fn pointer(&mut self, body: &mut Body) {
        let scalars: Vec<Place> = body
            .places
            .iter()
            .filter(|p| !p.constant && !matches!(p.what, Passed::Struct(_)) && !p.text.starts_with('('))
            .cloned()
            .collect();
        if scalars.is_empty() {
            return;
        }
        let place = scalars[self.rng.below(scalars.len() as u32) as usize].clone();
        let name = self.name("q");
        let line = match place.what {
            Passed::Scalar(ty) => {
                body.places.push(Place { text: format!("(*{name})"), what: place.what, constant: false });
                // Volatile things are only looked at through pointers that say so.
                format!("volatile {ty} *{name} = &{};", place.text)
            }
            Passed::Four(ty) => {
                let at = self.rng.below(4);
                body.places.push(Place {
                    text: format!("(*{name})"),
                    what: Passed::Scalar(ty),
                    constant: false,
                });
                if self.rng.one_in(2) {
                    format!("{ty} *{name} = (({ty} *)(uintptr_t){}) + {at};", place.text)
                } else {
                    format!("{ty} *{name} = &{}[3]; {name} -= {at};", place.text)
                }
            }
            Passed::Struct(_) => return,
        };
        self.put(body, &line);
    }

    fn branch(&mut self, body: &mut Body) {
        let condition = self.condition(body, 2);
        self.put(body, &format!("if ({condition}) {{"));
        self.block(body, |this, body| this.statements(body));
        if self.rng.one_in(2) {
            self.put(body, "} else {");
            self.block(body, |this, body| this.statements(body));
        }
        self.put(body, "}");
    }

    /// Adds a loop that ends after a few rounds, or before.
    fn counted(&mut self, body: &mut Body) {
        let rounds = self.rng.between(1, 5);
        if body.cost + body.times * rounds * 6 > BUDGET {
            return;
        }
        let (i, ty) = (self.name("i"), self.rng.pick(&["int", "u8", "u64", "i16"]));
        let kind = self.rng.below(4);
        let (head, tail) = match kind {
            0 => (format!("for ({ty} {i} = 0; {i} < {rounds}; {i}++) {{"), "}".to_owned()),
            1 => (format!("for ({ty} {i} = {rounds}; {i} != 0; {i} -= 1) {{"), "}".to_owned()),
            2 => (format!("{ty} {i} = 0; while ({i}++ < {rounds}) {{"), "}".to_owned()),
            _ => {
                let condition = self.condition(body, 1);
                (format!("{ty} {i} = 0; do {{"), format!("}} while (++{i} < {rounds} && {condition});"))
            }
        };
        self.put(body, &head);
        let times = body.times;
        body.times *= rounds;
        self.block(body, |this, body| {
            let what = Passed::Scalar(match ty {
                "int" => Scalar::Int { bits: 32, signed: true },
                "u8" => Scalar::Int { bits: 8, signed: false },
                "u64" => U64,
                _ => Scalar::Int { bits: 16, signed: true },
            });
            body.places.push(Place { text: i, what, constant: true });
            this.statements(body);
            if this.rng.one_in(3) {
                let condition = this.condition(body, 1);
                let way = this.rng.pick(&["break", "continue"]);
                this.put(body, &format!("if ({condition}) {way};"));
                this.statements(body);
            }
        });
        body.times = times;
        self.put(body, &tail);
    }

    fn choose(&mut self, body: &mut Body) {
        let ty = self.integer();
        let ty = if ty == Scalar::Bool { U64 } else { ty };
        let value = self.value(body, ty, 2);
        let cases = self.rng.between(1, 6);
        self.put(body, &format!("switch (({ty})({value} & 7)) {{"));
        // In any order, some falling through to the next, the default anywhere.
        let first = self.rng.below(8);
        let default = self.rng.below(cases + 1);
        for c in 0..cases {
            if c == default {
                self.put(body, "default:;");
            }
            self.put(body, &format!("case {}:;", (first + c * 3) % 8));
            self.put(body, "{");
            self.block(body, |this, body| this.statement(body));
            self.put(body, "}");
            if !self.rng.one_in(3) {
                self.put(body, "break;");
            }
        }
        self.put(body, "}");
    }

    /// Adds a loop made of `goto`.
    fn jump_back(&mut self, body: &mut Body) {
        let rounds = self.rng.between(1, 3);
        if body.cost + body.times * rounds * 6 > BUDGET {
            return;
        }
        let (label, i) = (self.name("again"), self.name("n"));
        self.put(body, &format!("{{ int {i} = 0;"));
        // Into the middle of the loop, now and then: then there is no one place where it begins.
        let middle = self.rng.one_in(3);
        if middle {
            let condition = self.condition(body, 1);
            self.put(body, &format!("if ({condition}) goto {label}_middle;"));
        }
        self.put(body, &format!("{label}:;"));
        let times = body.times;
        body.times *= rounds + 1;
        // Braces, since one must not jump over a declaration of what is used later.
        self.put(body, "{");
        self.block(body, |this, body| this.statement(body));
        self.put(body, "}");
        if middle {
            self.put(body, &format!("{label}_middle:;"));
        }
        self.put(body, "{");
        self.block(body, |this, body| this.statement(body));
        self.put(body, "}");
        body.times = times;
        self.put(body, &format!("if ({i}++ < {rounds}) goto {label}; }}"));
    }

    /// Adds a jump out of all blocks, to a label after them.
    fn leave(&mut self, body: &mut Body) {
        let label = self.name("out");
        self.put(body, "{");
        self.block(body, |this, body| {
            this.statement(body);
            let condition = this.condition(body, 1);
            this.put(body, &format!("if ({condition}) goto {label};"));
            this.statements(body);
        });
        self.put(body, &format!("}} {label}:;"));
    }

    fn call_for_a_struct(&mut self, body: &mut Body) {
        let fitting: Vec<usize> = (0..self.functions.len())
            .filter(|f| matches!(self.functions[*f].result, Passed::Struct(_)))
            .filter(|f| body.cost + self.functions[*f].cost * body.times <= BUDGET)
            .collect();
        if fitting.is_empty() {
            return self.assign(body);
        }
        let f = fitting[self.rng.below(fitting.len() as u32) as usize];
        let Passed::Struct(s) = self.functions[f].result else { return };
        body.cost += self.functions[f].cost * body.times;
        let (call, name) = (self.call_of(body, f, 1), self.name("v"));
        self.put(body, &format!("struct {} {name} = {call};", self.structs[s].name));
        body.places.push(Place { text: name, what: Passed::Struct(s), constant: false });
    }
}
