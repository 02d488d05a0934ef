//! The table of tests in a crate that was compiled for testing.
//!
//! rustc makes a constant of each test, and a `main` that calls `test::test_main_static` with a table of
//! pointers to all of them. The types are those of our crate `test` (`runtime/rust/test.rs`), which runs the
//! first test of the table only. So a test is chosen by changing the text of the table: every entry becomes
//! the one of that test. Of the others nothing is reached then, and nothing is read.

use crate::Ir;
use crate::ast::{Const, ConstExpr, Type};
use crate::reader::{self, Outline};
use fencepost_source::SourceFile;
use std::ops::Range;

/// The end of the name of the function that is given the table, as both ways of mangling have it.
const START: &str = "16test_main_static";

/// The offsets in a test's constant: of its name, of the reason why it is ignored, of the word that says
/// whether it should panic, and of the byte that says whether it is ignored. (Of a text, the pointer comes
/// first and the length follows.)
const NAME: usize = 0;
const REASON: usize = 16;
const SHOULD_PANIC: usize = 32;
const IGNORED: usize = 56;

/// The tests of a crate, in the order of their names.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tests {
    /// The tests.
    pub tests: Vec<Test>,
    /// The place of the table in the text, if there are tests.
    table: Option<Range<usize>>,
}

/// A test of a crate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Test {
    /// The path of the test in its crate.
    pub name: String,
    /// Whether the test is marked to be left out.
    pub ignored: bool,
    /// The reason that the mark gives.
    pub reason: Option<String>,
    /// Whether the test passes by panicking.
    pub should_panic: bool,
    /// The test's entry in the table, as it is written.
    entry: String,
}

impl Tests {
    /// Finds the tests of a crate in its IR. The error says in what the text is not as it should be.
    pub fn find(ir: &Ir) -> Result<Tests, String> {
        let text = std::str::from_utf8(&ir.bytes).map_err(|_| format!("{} is not text", ir.name))?;
        let wrong = |what: &str| format!("{}: {what}", ir.name);
        let call = text.lines().find(|line| line.contains(" call ") && calls_start(line));
        let arguments = call.ok_or_else(|| wrong("there is no table of tests"))?;
        let arguments = arguments.split_once(START).map_or("", |(_, rest)| rest);
        let Some(table) = first_global(arguments) else { return Ok(Tests::default()) };
        let module = Module::new(text);
        let part = module.outline.named(table).ok_or_else(|| wrong("the table of tests is missing"))?;
        let range = part.start as usize..part.end as usize;
        let entries = entries(&text[range.clone()]);
        let test = |entry: &&str| {
            let constant = first_global(entry).and_then(|name| module.bytes_of(name));
            constant.and_then(|constant| module.test(&constant, entry))
        };
        let mut tests = entries.iter().map(test).collect::<Option<Vec<_>>>();
        let tests = tests.as_mut().ok_or_else(|| wrong("a test in the table has an unknown form"))?;
        tests.sort_by(|a, b| a.name.cmp(&b.name));
        Ok(Tests { tests: std::mem::take(tests), table: Some(range) })
    }

    /// Changes the IR that the tests were found in so that this one of them runs.
    ///
    /// # Panics
    ///
    /// If there is no such test.
    pub fn choose(&mut self, ir: &mut Ir, test: usize) {
        let entry = &self.tests[test].entry;
        let table = self.table.as_mut().expect("tests are in a table");
        let line = String::from_utf8_lossy(&ir.bytes[table.clone()]).into_owned();
        let all = entries(&line);
        let (first, last) = (all[0], all[all.len() - 1]);
        let offset = |part: &str| part.as_ptr() as usize - line.as_ptr() as usize;
        let end = offset(last) + last.len();
        let chosen = vec![entry.as_str(); all.len()].join(", ");
        let line = [&line[..offset(first)], &chosen, &line[end..]].concat();
        ir.bytes.splice(table.clone(), line.bytes());
        table.end = table.start + line.len();
    }
}

/// Returns whether a line calls the function that is given the table.
fn calls_start(line: &str) -> bool {
    line.split_once(START).is_some_and(|(before, after)| {
        before.contains('@') && after.trim_start_matches(|c: char| c != '(').starts_with('(')
    })
}

/// Returns the name of the first global that a text mentions.
fn first_global(text: &str) -> Option<&str> {
    let rest = text.split_once('@')?.1;
    let end = rest.find(|c: char| !(c.is_ascii_alphanumeric() || "._$-".contains(c)));
    Some(&rest[..end.unwrap_or(rest.len())])
}

/// Returns the elements of the constant that a line defines, as they are written with their types.
fn entries(line: &str) -> Vec<&str> {
    // The type stands before the value, and both have these brackets.
    let Some((inside, _)) = line.rsplit_once("<{ ").and_then(|(_, rest)| rest.split_once(" }>")) else {
        // A table of one pointer is that pointer.
        let value = line.split_once(" constant ").map_or("", |(_, value)| value);
        return vec![value.rsplit_once(", align ").map_or(value, |(value, _)| value)];
    };
    let (mut depth, mut start, mut found) = (0, 0, vec![]);
    for (at, byte) in inside.bytes().enumerate() {
        match byte {
            b'(' | b'{' | b'[' => depth += 1,
            b')' | b'}' | b']' => depth -= 1,
            b',' if depth == 0 => {
                found.push(inside[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    found.push(inside[start..].trim());
    found
}

/// A module of which constants are read.
struct Module<'a> {
    file: SourceFile,
    outline: Outline<'a>,
}

/// The contents of a constant: bytes, and the names that its pointers refer to, with their offsets.
struct Constant {
    bytes: Vec<u8>,
    pointers: Vec<(usize, String)>,
}

impl<'a> Module<'a> {
    fn new(text: &'a str) -> Self {
        Module { file: SourceFile::new("", text), outline: Outline::new(text) }
    }

    /// Returns the contents of the constant with this name.
    fn bytes_of(&self, name: &str) -> Option<Constant> {
        let part = self.outline.named(name)?;
        let global = reader::read_variable(&self.file, part.start).ok()??;
        let mut constant = Constant { bytes: vec![], pointers: vec![] };
        constant.add(&global.ty, global.init.as_ref()?)?;
        Some(constant)
    }

    /// Returns the test that a constant describes.
    fn test(&self, constant: &Constant, entry: &str) -> Option<Test> {
        let text = |offset: usize| -> Option<Option<String>> {
            let Some((_, name)) = constant.pointers.iter().find(|(at, _)| *at == offset) else {
                return Some(None);
            };
            let length = usize::try_from(constant.word(offset + 8)?).ok()?;
            let bytes = self.bytes_of(name)?.bytes;
            Some(Some(String::from_utf8(bytes.get(..length)?.to_vec()).ok()?))
        };
        Some(Test {
            name: text(NAME)??,
            reason: text(REASON)?,
            ignored: *constant.bytes.get(IGNORED)? != 0,
            should_panic: constant.word(SHOULD_PANIC)? != 0,
            entry: entry.to_owned(),
        })
    }
}

impl Constant {
    fn word(&self, offset: usize) -> Option<u64> {
        Some(u64::from_le_bytes(self.bytes.get(offset..offset + 8)?.try_into().ok()?))
    }

    /// Adds a value of the kinds that rustc writes constants with.
    fn add(&mut self, ty: &Type, value: &Const) -> Option<()> {
        match (ty, value) {
            (_, Const::Bytes(bytes)) => self.bytes.extend(bytes),
            (_, Const::Aggregate(elements)) => {
                elements.iter().try_for_each(|(ty, value)| self.add(ty, value))?;
            }
            (Type::Array(count, of), Const::Zero | Const::Undef) if **of == Type::Int(8) => {
                self.bytes.resize(self.bytes.len() + usize::try_from(*count).ok()?, 0);
            }
            (_, Const::Global(name)) => {
                self.pointers.push((self.bytes.len(), name.to_string()));
                self.bytes.extend([0; 8]);
            }
            (_, Const::Expr(expression)) => match &**expression {
                ConstExpr::Cast { from, value, .. } => self.add(from, value)?,
                ConstExpr::Gep { base: (ty, value), .. } => self.add(ty, value)?,
                _ => return None,
            },
            (_, Const::Null) => self.bytes.extend([0; 8]),
            _ => return None,
        }
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What rustc 1.95 writes for two tests, without places.
    const TEXT: &str = r#"
@alloc_n1 = private unnamed_addr constant [1 x i8] c"b", align 1
@alloc_t1 = private unnamed_addr constant <{ ptr, [16 x i8], [8 x i8], [8 x i8], [16 x i8], [1 x i8], [7 x i8], ptr }> <{ ptr @alloc_n1, [16 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", [8 x i8] undef, [8 x i8] zeroinitializer, [16 x i8] undef, [1 x i8] zeroinitializer, [7 x i8] undef, ptr @f1 }>, align 8
@alloc_n2 = private unnamed_addr constant [4 x i8] c"m::a", align 1
@alloc_w2 = private unnamed_addr constant [4 x i8] c"slow", align 1
@alloc_t2 = private unnamed_addr constant <{ ptr, [8 x i8], ptr, [16 x i8], [16 x i8], [1 x i8], [7 x i8], ptr }> <{ ptr @alloc_n2, [8 x i8] c"\04\00\00\00\00\00\00\00", ptr @alloc_w2, [16 x i8] c"\04\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00", [16 x i8] undef, [1 x i8] c"\01", [7 x i8] undef, ptr @f2 }>, align 8
@alloc_t = private unnamed_addr constant <{ ptr, ptr }> <{ ptr @alloc_t1, ptr @alloc_t2 }>, align 8
define internal void @main_of_crate() {
; call test::test_main_static
  call void @_RNvCs3mSbOeLENLV_4test16test_main_static(ptr align 8 @alloc_t, i64 2)
  ret void
}
"#;

    #[test]
    fn tests_are_found_and_chosen() {
        let mut ir = Ir::new("t", TEXT);
        let mut tests = Tests::find(&ir).expect("it is a table");
        let seen: Vec<_> = tests.tests.iter().map(|t| (&*t.name, t.ignored, t.should_panic)).collect();
        assert_eq!(seen, [("b", false, false), ("m::a", true, true)]);
        assert_eq!(tests.tests[1].reason.as_deref(), Some("slow"));
        for (test, entry) in [(1, "@alloc_t2"), (0, "@alloc_t1"), (1, "@alloc_t2")] {
            tests.choose(&mut ir, test);
            let table = format!("<{{ ptr, ptr }}> <{{ ptr {entry}, ptr {entry} }}>, align 8\n");
            assert!(String::from_utf8_lossy(&ir.bytes).contains(&table));
        }
    }

    #[test]
    fn a_table_of_one_is_no_structure() {
        let text = TEXT.replace("<{ ptr, ptr }> <{ ptr @alloc_t1, ptr @alloc_t2 }>", "ptr @alloc_t2");
        let mut ir = Ir::new("t", text.as_str());
        let mut tests = Tests::find(&ir).expect("it is a table");
        assert_eq!((tests.tests.len(), tests.tests[0].name.as_str()), (1, "m::a"));
        tests.choose(&mut ir, 0);
        assert_eq!(ir, Ir::new("t", text));
    }

    #[test]
    fn a_crate_may_have_none() {
        let call = |arguments: &str| format!("  call void @_x16test_main_static({arguments})\n");
        let none = call("ptr align 8 inttoptr (i64 8 to ptr), i64 0");
        assert_eq!(Tests::find(&Ir::new("t", none)), Ok(Tests::default()));
        assert!(Tests::find(&Ir::new("t", "define void @main() {\n}\n")).is_err());
        assert!(Tests::find(&Ir::new("t", call("ptr @t, i64 1"))).is_err());
        assert!(Tests::find(&Ir::new("t", TEXT.replace("\\01\"", "\\01\\02\""))).is_err());
    }
}
