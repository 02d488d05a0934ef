//! The outline of a module: where its functions, variables and nodes are, and what each of them mentions.
//!
//! A module that rustc makes has tens of megabytes, and a program gets to little of it. So its lines are only
//! looked at by their beginnings, and what is reached from the start of the program is read
//! (`crate::select`). This relies on how LLVM prints a module: what stands at the top level begins in the
//! first column and has one line, or is a function and ends with a line that is `}`. Strings have no
//! line breaks and no quotes inside.

use rustc_hash::FxHashMap;

/// A part of a module at its top level: a function, a variable, an alias or a node of metadata.
#[derive(Clone, Copy, Debug)]
pub struct Part {
    /// The offset of its first byte in the text.
    pub start: u32,
    /// The offset one past its last byte.
    pub end: u32,
    /// Whether the part says no more than that its name exists elsewhere.
    pub declares: bool,
}

/// What a part of a module mentions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mention<'a> {
    /// `@name`, without the `@`, as it is written.
    Name(&'a str),
    /// `!12`.
    Node(u32),
}

/// The functions, variables and nodes of a module, by their names and numbers.
#[derive(Debug)]
pub struct Outline<'a> {
    text: &'a str,
    /// Functions, variables and aliases, by their names as they are written.
    named: FxHashMap<&'a str, Part>,
    /// The offsets of nodes, by number; [`ABSENT`]: there is none.
    nodes: Vec<u32>,
    /// The offsets of parts that are read in any case: types, the layout of data, assembly.
    pub always: Vec<u32>,
}

/// The offset of a node that does not exist.
const ABSENT: u32 = u32::MAX;

/// The greatest number of a node; a text with a greater one was not printed by LLVM.
const MAX_NODE: u32 = 1 << 28;

impl<'a> Outline<'a> {
    /// Finds the parts of a module in its text.
    pub fn new(text: &'a str) -> Self {
        let mut outline =
            Outline { text, named: FxHashMap::default(), nodes: Vec::new(), always: Vec::new() };
        let mut at = 0;
        while at < text.len() {
            let end = line_end(text, at);
            match text.as_bytes()[at] {
                b'd' if text[at..].starts_with("define ") => {
                    let end = text[at..].find("\n}\n").map_or(text.len(), |length| at + length + 2);
                    outline.add(at, end, false);
                    at = end;
                }
                b'd' => outline.add(at, end, true),
                b'@' => {
                    let after = text[at..end].split_once(" = ").map_or("", |(_, after)| after);
                    outline.add(at, end, after.starts_with("external") || after.starts_with("extern_weak"));
                }
                b'!' => outline.add_node(at, end),
                b'%' | b's' | b't' | b'm' => outline.always.push(at as u32),
                // Groups of attributes, comdats, summaries, orders of uses, comments.
                _ => {}
            }
            at = at.max(end) + 1;
        }
        outline
    }

    fn add(&mut self, start: usize, end: usize, declares: bool) {
        let Some(at) = self.text[start..end].find('@') else { return };
        let name = name_at(self.text, start + at + 1);
        let part = Part { start: start as u32, end: end as u32, declares };
        self.named.insert(name, part);
    }

    fn add_node(&mut self, start: usize, end: usize) {
        let digits = self.text[start + 1..end].split(' ').next().unwrap_or("");
        let Some(number) = digits.parse().ok().filter(|number: &u32| *number < MAX_NODE) else { return };
        if number as usize >= self.nodes.len() {
            self.nodes.resize(number as usize + 1, ABSENT);
        }
        self.nodes[number as usize] = start as u32;
    }

    /// Returns the part with this name, as it is written.
    pub fn named(&self, name: &str) -> Option<Part> {
        self.named.get(name).copied()
    }

    /// Returns the number of the nodes of the module, or more.
    pub fn node_count(&self) -> usize {
        self.nodes.len()
    }

    /// Returns the node with this number.
    pub fn node(&self, number: u32) -> Option<Part> {
        let start = *self.nodes.get(number as usize)?;
        let end = || line_end(self.text, start as usize) as u32;
        (start != ABSENT).then(|| Part { start, end: end(), declares: false })
    }

    /// Calls `f` with everything that a part mentions, including its own name.
    pub fn mentions(&self, part: Part, f: &mut dyn FnMut(Mention<'a>)) {
        let text = &self.text[..part.end as usize];
        let bytes = text.as_bytes();
        let mut at = part.start as usize;
        // A unit of compilation lists all that is in it, and is listed itself by every function.
        if bytes[at] == b'!' && text[at..].contains("!DICompileUnit(") {
            return;
        }
        while let Some(length) = bytes[at..].iter().position(|b| matches!(b, b'@' | b'!' | b'"' | b';')) {
            at += length + 1;
            match bytes[at - 1] {
                b'@' => {
                    let name = name_at(text, at);
                    at += name.len();
                    f(Mention::Name(name));
                }
                b'!' => {
                    let digits = bytes[at..].iter().take_while(|b| b.is_ascii_digit()).count();
                    if let Ok(number) = text[at..at + digits].parse() {
                        f(Mention::Node(number));
                    }
                    at += digits;
                }
                b'"' => at = text[at..].find('"').map_or(text.len(), |length| at + length + 1),
                _ => at = line_end(text, at),
            }
        }
    }
}

/// Returns the offset of the end of the line, which is that of its line break or of the end of the text.
fn line_end(text: &str, at: usize) -> usize {
    text[at..].find('\n').map_or(text.len(), |length| at + length)
}

/// Returns the name at an offset, with quotes if it is written with them.
fn name_at(text: &str, at: usize) -> &str {
    let rest = &text[at..];
    let length = match rest.strip_prefix('"') {
        Some(inside) => inside.find('"').map_or(rest.len(), |length| length + 2),
        None => {
            let is_name = |b: &u8| b.is_ascii_alphanumeric() || matches!(b, b'$' | b'.' | b'_' | b'-');
            rest.bytes().take_while(is_name).count()
        }
    };
    &rest[..length]
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = r#"; ModuleID = 'm'
source_filename = "m"
%T = type { i8 }
@x = private constant [3 x i8] c"a@b", align 1
@y = external global i8
$c = comdat any
; a comment @no
define internal void @"f.{a}"(ptr %p) #0 !dbg !7 {
start:
; call @no
  call void @g(ptr @x, ptr @"h\22i"), !dbg !8
  ret void
}

declare void @g(ptr, ptr) #1
attributes #0 = { "a"="}" }
!llvm.dbg.cu = !{!1}
!1 = distinct !DICompileUnit(globals: !8)
!7 = distinct !DISubprogram(name: "!9", unit: !1, type: !8)
!8 = !{!"!9", null, !7}
"#;

    fn mentioned(outline: &Outline<'_>, part: Part) -> String {
        let mut found = vec![];
        outline.mentions(part, &mut |mention| {
            found.push(match mention {
                Mention::Name(name) => name.to_owned(),
                Mention::Node(number) => number.to_string(),
            });
        });
        found.join(" ")
    }

    #[test]
    fn parts_and_what_they_mention() {
        let outline = Outline::new(TEXT);
        let of = |name: &str| mentioned(&outline, outline.named(name).expect("it is there"));
        assert_eq!(of("\"f.{a}\""), r#""f.{a}" 7 g x "h\22i" 8"#);
        assert_eq!(of("x"), "x");
        assert_eq!(of("g"), "g");
        let declares = |name: &str| outline.named(name).expect("it is there").declares;
        assert!(declares("g") && declares("y") && !declares("x") && !declares("\"f.{a}\""));
        assert!(outline.named("no").is_none());
        let node = |number| outline.node(number).map(|part| mentioned(&outline, part));
        assert_eq!(node(1).as_deref(), Some(""));
        assert_eq!(node(7).as_deref(), Some("7 1 8"));
        assert_eq!(node(8).as_deref(), Some("8 7"));
        assert_eq!(node(9), None);
        assert_eq!(outline.always.len(), 2);
    }

    #[test]
    fn a_text_that_ends_early() {
        for cut in 0..TEXT.len() {
            let outline = Outline::new(&TEXT[..cut]);
            for name in ["x", "g", "\"f.{a}\""] {
                outline.named(name).into_iter().for_each(|part| outline.mentions(part, &mut |_| {}));
            }
        }
    }
}
