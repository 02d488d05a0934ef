//! Makes blocks for the rest of C, one for each feature, with random holes.

use super::types::{Passed, Scalar, U32, U64};
use super::{Body, Place, Unit};
use std::fmt::Write as _;

const INT: Scalar = Scalar::Int { bits: 32, signed: true };

impl Unit {
    /// Adds a block that uses one of the features.
    pub fn feature(&mut self, body: &mut Body) {
        let text = match self.rng.below(16) {
            0 | 1 => self.variable_arguments(body),
            2 => self.strings(body),
            3 => self.memory(body),
            4 => self.union(body),
            5 | 6 => self.atomics(body),
            7 => self.recursion(body),
            8 => self.list(body),
            9 => self.computed_goto(body),
            10 => self.function_pointers(body),
            11 => self.sorting(body),
            12 => self.variable_array(body),
            13 => self.array_of_structs(body),
            14 => self.formatting(body),
            _ => self.matrix(body),
        };
        let _ = write!(body.text, "  {{\n{text}  }}\n");
    }

    /// Returns a block with a function whose arguments a string of letters describes, sometimes more than fit
    /// into registers.
    fn variable_arguments(&mut self, body: &mut Body) -> String {
        let name = self.name("va");
        let _ = write!(
            self.top,
            "static u64 {name}_list(const char *kinds, va_list args) {{
  u64 s = 1; va_list again; va_copy(again, args);
  for (const char *k = kinds; *k; k++) {{
    s *= 31;
    switch (*k) {{
    case 'i': s += (u64)va_arg(args, int); break;
    case 'l': s ^= (u64)va_arg(args, long); break;
    case 'd': {{ double d = va_arg(args, double); s += (u64)whole(d); break; }}
    case 'p': s += *va_arg(args, u32 *); break;
    }}
  }}
  if (*kinds == 'i') s += (u64)va_arg(again, int);
  va_end(again);
  return s;
}}
__attribute__((noinline)) static u64 {name}(int first, const char *kinds, ...) {{
  va_list args; va_start(args, kinds);
  u64 s = (u64)first ^ {name}_list(kinds, args);
  va_end(args);
  return s;
}}
"
        );
        let mut text = format!("    u32 pointed = {};\n", self.value(body, U32, 2));
        let mut kinds = String::new();
        let mut args = String::new();
        for _ in 0..self.rng.between(1, 14) {
            let kind = self.rng.pick(&['i', 'l', 'd', 'p']);
            kinds.push(kind);
            args += ", ";
            args += &match kind {
                'i' => self.value(body, INT, 1),
                'l' => self.value(body, Scalar::Int { bits: 64, signed: true }, 1),
                'd' => self.value(body, Scalar::Double, 1),
                _ => "&pointed".to_owned(),
            };
        }
        let _ = writeln!(text, "    mix({name}({}, \"{kinds}\"{args}));", self.rng.below(100));
        text
    }

    fn strings(&mut self, body: &mut Body) -> String {
        let letters = |this: &mut Self, most| -> String {
            (0..this.rng.below(most)).map(|_| this.rng.pick(&['a', 'b', 'c', ' '])).collect()
        };
        let (a, b) = (letters(self, 10), letters(self, 4));
        let at = self.value(body, U32, 1);
        format!(
            "    char s[32] = \"{a}\", t[16] = \"{b}\"; const char *lit = \"{}\";
    mix(strlen(s)); mix((u64)SIGN(strcmp(s, t))); mix((u64)SIGN(strncmp(s, lit, {at} & 7)));
    strcat(s, t); s[{at} & 7] = s[{at} & 7] ? 'x' : 0;
    char *found = strchr(s, 'b'); mix(found ? (u64)(found - s) : 99);
    found = strrchr(s, 'a'); mix(found ? (u64)(found - s) : 99);
    found = strstr(s, t); mix(found ? (u64)(found - s) : 99);
    strncpy(t, s, sizeof t - 1); t[15] = 0; mix(strlen(t)); mix(strspn(s, \"ab\")); mix(strcspn(s, \"c\"));
    strcpy(s, lit); for (char *p = s; *p; p++) mix((u64)*p);
    mix((u64)atoi(\"{}\")); mix(strtoul(\"{}\", 0, {}));
",
            letters(self, 20),
            self.rng.next_u64() as i32,
            self.rng.below(1000),
            self.rng.pick(&[0, 8, 10, 16]),
        )
    }

    /// Copies, fills and comparisons of memory, also where it overlaps, also of parts of larger values.
    fn memory(&mut self, body: &mut Body) -> String {
        let (ty, global) = (self.integer(), self.name("m"));
        let ty = if ty == Scalar::Bool { U32 } else { ty };
        let size = ty.bits() / 8;
        let first = self.literal(ty);
        let _ = writeln!(self.top, "static {ty} {global}[8] = {{{first}}};");
        let init: Vec<String> = (0..8).map(|_| self.value(body, ty, 1)).collect();
        let (n, at) = (self.value(body, U32, 1), self.value(body, U32, 1));
        let mut text = format!(
            "    {ty} a[8] = {{{}}}, b[8]; unsigned n = {n} & 7, at = {at} & 7;
    memcpy(b, a, sizeof a); memset(b + 4, (int)at, 3 * {size}); memmove(a + 1, a, n * {size});
    memmove(a, a + at, (8 - at) * {size}); memcpy({global}, b, n * {size}); memmove({global} + 2, {global}, at / 2 * {size});
    mix((u64)SIGN(memcmp(a, b, n * {size}))); mix((u64)SIGN(memcmp({global}, b, 8 * {size})));
    {global}[at] = a[n]; memcpy((u8 *){global} + n, (u8 *)a + at, {size});
    for (int i = 0; i < 8; i++) mix((u64)a[i] ^ (u64)b[i] << 7 ^ (u64){global}[i] << 13);
",
            init.join(", ")
        );
        if self.rng.one_in(2) {
            text += &format!(
                "    u8 bytes[{size} * 8]; memcpy(bytes, {global}, sizeof bytes); u32 w; memcpy(&w, bytes + n / 2, 4); mix(w);
    void *where = memchr(bytes, bytes[at], sizeof bytes); mix((u64)((u8 *)where - bytes));
    *(u8 *)&{global}[1] ^= 0x55; mix((u64){global}[1]);
"
            );
        }
        text
    }

    fn union(&mut self, body: &mut Body) -> String {
        let (name, global) = (self.name("U"), self.name("u"));
        let storage = self.rng.pick(&["static ", ""]);
        let _ = writeln!(
            self.top,
            "union {name} {{ u64 w; u32 h[2]; u8 b[8]; i16 s[4]; double d; struct {{ u32 x : 5, y : 20; i32 z : 9; }} f; }};
{storage}union {name} {global};"
        );
        let (value, half, byte) =
            (self.value(body, U64, 2), self.value(body, U32, 1), self.value(body, U32, 1));
        let mut text = format!(
            "    union {name} u = {{.w = {value}}}; u.h[{}] ^= {half}; u.b[{byte} & 7] += 3; u.s[1]--;
    u.f.y = {half}; u.f.z = (i32){byte};
    mix(u.w); mix((u64)u.f.x + (u64)u.f.z); mix_double(u.d); mix(u.b[{byte} & 7]); {global} = u;
    {global}.b[{}] = 17; {global}.s[{}] ^= 0x101; mix({global}.w);\n",
            self.rng.below(2),
            self.rng.below(8),
            self.rng.below(4)
        );
        let (ty, what) = self.rng.pick(&[
            ("double", "mix_double"),
            ("float", "mix_float"),
            ("u16", "mix"),
            ("u64", "mix"),
        ]);
        let _ = writeln!(text, "    {ty} punned; memcpy(&punned, &u, sizeof punned); {what}(punned);");
        text
    }

    fn atomics(&mut self, body: &mut Body) -> String {
        let ty = loop {
            let ty = self.integer();
            if ty.bits() <= 64 && ty != Scalar::Bool {
                break ty;
            }
        };
        let global = self.name("at");
        let init = self.literal(ty);
        let local = self.rng.one_in(2);
        let mut text = String::new();
        if local {
            let _ = writeln!(text, "    _Atomic {ty} {global} = {init};");
        } else {
            let _ = writeln!(self.top, "static _Atomic {ty} {global} = {init};");
        }
        let order = |this: &mut Self| {
            this.rng.pick(&[
                "memory_order_relaxed",
                "memory_order_acq_rel",
                "memory_order_seq_cst",
                "memory_order_release",
            ])
        };
        for _ in 0..self.rng.between(2, 6) {
            let (value, order) = (self.value(body, ty, 2), order(self));
            let wide = ty.modular();
            let line = match self.rng.below(8) {
                0 | 1 => {
                    let op = self.rng.pick(&["add", "sub", "and", "or", "xor"]);
                    format!("mix((u64)atomic_fetch_{op}_explicit(&{global}, {value}, {order}));")
                }
                2 => format!("mix((u64)atomic_exchange_explicit(&{global}, {value}, {order}));"),
                3 => {
                    let kind = self.rng.pick(&["strong", "weak"]);
                    let expected =
                        if self.rng.one_in(2) { format!("atomic_load(&{global})") } else { value.clone() };
                    format!(
                        "{{ {ty} e = {expected}; mix(atomic_compare_exchange_{kind}_explicit(&{global}, &e, ({ty})(({wide})e + ({wide}){value}), {order}, memory_order_relaxed)); mix((u64)e); }}"
                    )
                }
                4 => {
                    let op = self.rng.pick(&["+=", "-=", "^=", "|=", "&="]);
                    format!("{global} {op} {value}; mix((u64){global});")
                }
                5 => format!("mix((u64){global}{});", self.rng.pick(&["++", "--"])),
                6 => format!("{global} = {value}; mix((u64){global});"),
                _ => {
                    let op = self.rng.pick(&["nand", "min", "max"]);
                    format!("mix((u64)__atomic_fetch_{op}(({ty} *)&{global}, {value}, __ATOMIC_SEQ_CST));")
                }
            };
            let _ = writeln!(text, "    {line}");
        }
        if self.rng.one_in(3) {
            text += "    atomic_thread_fence(memory_order_seq_cst); atomic_flag f = ATOMIC_FLAG_INIT; mix(atomic_flag_test_and_set(&f)); mix(atomic_flag_test_and_set(&f)); atomic_flag_clear(&f);\n";
        }
        text + &format!("    mix((u64)atomic_load(&{global}));\n")
    }

    /// Returns a block with two functions that call each other.
    fn recursion(&mut self, body: &mut Body) -> String {
        let (name, ty) = (self.name("rec"), self.integer());
        let mut inner = Body { times: 1, ..Body::default() };
        inner.places.push(Place { text: "a".into(), what: Passed::Scalar(ty), constant: false });
        let functions = std::mem::take(&mut self.functions);
        let (base, step) = (self.value(&mut inner, ty, 1), self.value(&mut inner, ty, 2));
        inner.places.push(Place { text: "b".into(), what: Passed::Scalar(ty), constant: false });
        let (first, second) = (self.value(&mut inner, ty, 2), self.value(&mut inner, ty, 2));
        self.functions = functions;
        let _ = write!(
            self.top,
            "static {ty} {name}_odd(unsigned n, {ty} a);
static {ty} {name}(unsigned n, {ty} a) {{
  if (n == 0) return {base};
  {ty} b = {name}_odd(n - 1, {step});
  return {first};
}}
static {ty} {name}_odd(unsigned n, {ty} a) {{
  {ty} b = n > 1 ? {name}(n - 2, a) : a;
  return {second};
}}
static u64 {name}_ways(unsigned n) {{ return n < 2 ? 1 : {name}_ways(n - 1) + {name}_ways(n - 2); }}
"
        );
        let start = self.value(body, ty, 2);
        let depth = self.rng.below(12);
        format!("    mix((u64){name}({depth}, {start})); mix({name}_ways({}));\n", self.rng.below(8))
    }

    fn list(&mut self, body: &mut Body) -> String {
        let (name, ty) = (self.name("N"), self.scalar());
        let _ = writeln!(self.top, "struct {name} {{ {ty} value; struct {name} *next; }};");
        let (value, count) = (self.value(body, ty, 2), self.rng.between(1, 5));
        let mix = self.mix("n->value", Passed::Scalar(ty));
        format!(
            "    struct {name} *head = 0, **tail = &head;
    for (int i = 0; i < {count}; i++) {{
      struct {name} *n = i & 1 ? calloc(1, sizeof *n) : malloc(sizeof *n); n->value = {value}; n->next = 0;
      if (i % 3 == 2) {{ n->next = head; head = n; }} else {{ *tail = n; tail = &n->next; }}
    }}
    u32 *grown = malloc(8); grown[0] = 5; grown[1] = 6; grown = realloc(grown, 32); grown[7] = 7; mix(grown[0] + grown[1] * grown[7]); free(grown);
    while (head) {{ struct {name} *n = head;\n    {mix}      head = n->next; free(n); }}
"
        )
    }

    fn computed_goto(&mut self, body: &mut Body) -> String {
        let (name, ty) = (self.name("cg"), self.integer());
        let mut inner = Body { times: 1, ..Body::default() };
        inner.places.push(Place { text: "a".into(), what: Passed::Scalar(ty), constant: false });
        let functions = std::mem::take(&mut self.functions);
        let values: Vec<String> = (0..3).map(|_| self.value(&mut inner, ty, 2)).collect();
        self.functions = functions;
        let _ = write!(
            self.top,
            "static {ty} {name}({ty} a, u32 path) {{
  static void *const way[4] = {{&&zero, &&one, &&two, &&done}};
  goto *way[path & 3];
zero: a = {}; path >>= 2; goto *way[path & 3];
one: a = {}; path >>= 2; if (path) goto *way[path & 3]; goto done;
two: a = {}; path = path >> 3 | 1; goto *way[path & 3];
done: return a;
}}
",
            values[0], values[1], values[2]
        );
        let (start, path) = (self.value(body, ty, 1), self.value(body, U32, 1));
        format!("    mix((u64){name}({start}, {path} | 0xc0000000u));\n")
    }

    fn function_pointers(&mut self, body: &mut Body) -> String {
        let (name, ty) = (self.name("fp"), self.scalar());
        let functions = std::mem::take(&mut self.functions);
        for i in 0..4 {
            let mut inner = Body { times: 1, ..Body::default() };
            for p in ["a", "b"] {
                inner.places.push(Place { text: p.into(), what: Passed::Scalar(ty), constant: false });
            }
            let value = self.value(&mut inner, ty, 2);
            let _ = writeln!(self.top, "static {ty} {name}_{i}({ty} a, {ty} b) {{ return {value}; }}");
        }
        self.functions = functions;
        let constant = self.rng.pick(&["const ", ""]);
        let _ = writeln!(
            self.top,
            "typedef {ty} {name}_t({ty}, {ty});
static {name}_t *{constant}{name}[4] = {{{name}_0, {name}_1, {name}_2, {name}_3}};
static {ty} {name}_apply({name}_t *f, {ty} a, {ty} b) {{ return f(f(a, b), a); }}"
        );
        let (a, b, at) = (self.value(body, ty, 2), self.value(body, ty, 2), self.value(body, U32, 1));
        let mix = self.mix("r", Passed::Scalar(ty));
        format!(
            "    {name}_t *f = {name}[{at} & 3]; {ty} r = f({a}, {b});
  {mix}    r = {name}_apply({name}[({at} >> 2) & 3], r, {b});
  {mix}    mix(f == {name}_2); mix(f == {name}[{at} & 3]);\n"
        )
    }

    fn sorting(&mut self, body: &mut Body) -> String {
        let values: Vec<String> = (0..6).map(|_| self.value(body, U32, 1)).collect();
        format!(
            "    u32 a[6] = {{{}}}; qsort(a, 6, sizeof *a, by_value); for (int i = 0; i < 6; i++) mix(a[i]);
    u32 key = a[{}]; u32 *hit = bsearch(&key, a, 6, sizeof *a, by_value); mix(hit ? *hit : 1);\n",
            values.join(", "),
            self.rng.below(6)
        )
    }

    fn variable_array(&mut self, body: &mut Body) -> String {
        let ty = self.scalar();
        let (n, value) = (self.value(body, U32, 1), self.value(body, ty, 2));
        let mix = self.mix("*p", Passed::Scalar(ty));
        format!(
            "    unsigned n = ({n} & 7) + 1; {ty} a[n]; for (unsigned i = 0; i < n; i++) a[i] = {value};
    for ({ty} *p = a, *end = a + n; p != end; ++p) {{\n    {mix}    }}
    for (unsigned i = 0; i < 3; i++) {{ u16 *more = __builtin_alloca(2 * n); more[n - 1] = (u16)i; mix(more[n - 1]); }}
    mix(sizeof a);\n"
        )
    }

    fn array_of_structs(&mut self, body: &mut Body) -> String {
        let s = self.rng.below(self.structs.len() as u32) as usize;
        let (first, second) = (self.struct_value(body, s), self.struct_value(body, s));
        let name = self.structs[s].name.clone();
        let at = self.value(body, U32, 1);
        let mix = self.mix("(*p)", Passed::Struct(s));
        format!(
            "    struct {name} a[3] = {{{first}, {second}}}; a[2] = a[{at} & 1]; struct {name} t = a[0]; a[0] = a[{at} % 3]; a[1] = t;
    for (struct {name} *p = a + 2; p >= a; p--) {{\n{mix}    }}
    mix(sizeof a); mix((u64)(&a[2] - &a[{at} & 1]));\n"
        )
    }

    /// Returns a block that formats numbers as text.
    fn formatting(&mut self, body: &mut Body) -> String {
        let (a, b, c) = (self.value(body, INT, 2), self.value(body, U64, 2), self.value(body, U32, 1));
        let format = self.rng.pick(&[
            "%d|%lu|%x",
            "%5d|%-8lu|%08x",
            "%i %20lu %X",
            "%+d,%lx,%u",
            "%03d%lo%5.3u",
            "%ld%lu%c",
        ]);
        let (a, c) = match format {
            "%ld%lu%c" => (format!("(long){a}"), format!("(int)({c} % 26 + 65)")),
            _ => (a, c),
        };
        format!(
            "    char s[64]; int n = snprintf(s, {}, \"{format}\", {a}, {b}, {c}); mix((u64)n); for (char *p = s; *p; p++) mix((u64)*p);\n",
            self.rng.between(1, 64)
        )
    }

    fn matrix(&mut self, body: &mut Body) -> String {
        let (ty, name) = (self.integer(), self.name("mx"));
        let ty = if ty == Scalar::Bool { U32 } else { ty };
        let wide = ty.modular();
        let storage = self.rng.pick(&["static ", ""]);
        let third = self.literal(ty);
        let _ = writeln!(self.top, "{storage}{ty} {name}[3][4] = {{{{1, 2}}, [2] = {{{third}, [3] = 9}}}};");
        let value = self.value(body, ty, 2);
        format!(
            "    {ty} out[4][3];
    for (int i = 0; i < 3; i++) {{ for (int j = 0; j < 4; j++) {{ if (i == j && i) continue; {name}[i][j] = ({ty})(({wide}){name}[(i + 1) % 3][j] + ({wide}){value}); }} }}
    for (int i = 0; i < 4; i++) for (int j = 0; j < 3; j++) {{ out[i][j] = ({ty})(({wide}){name}[j][i] * ({wide})(i + 1)); if (out[i][j] == 5) goto over; mix((u64)out[i][j]); }}
    over:; {ty} (*row)[4] = {name} + 1; mix((u64)(*row)[2]); mix((u64)row[1][1]);\n"
        )
    }
}
