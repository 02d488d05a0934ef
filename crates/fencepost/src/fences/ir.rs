//! Finds the places in LLVM IR that can be changed: after its accesses, and the orders of the atomic ones.

use super::orders::{Order, Spelling};
use super::strength::{Kind, Strength};
use std::ops::Range;

/// The byte range of a line of LLVM IR with a memory access, after which a fence can be inserted.
pub type AccessLine = Range<usize>;

/// Returns the lines of LLVM IR with accesses that other threads may see, and the memory orders that are
/// written there.
///
/// An access through the name of an `alloca` is one to a local; a local that other threads reach is reached
/// by them through another name.
pub fn places(text: &str) -> (Vec<AccessLine>, Vec<Order>) {
    let (mut lines, mut orders) = (Vec::new(), Vec::new());
    let mut locals: Vec<&str> = Vec::new();
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let span = start..start + line.trim_end().len();
        start += line.len();
        let code = line.split(';').next().unwrap_or("");
        let code = code.split(", !").next().unwrap_or("");
        if code.starts_with("define") {
            locals.clear();
        }
        let mut words = code.split_whitespace();
        let mut first = words.next().unwrap_or("");
        let mut result = "";
        if words.clone().next() == Some("=") {
            result = first;
            first = words.nth(1).unwrap_or("");
        }
        let kind = match first {
            "alloca" => {
                locals.push(result);
                continue;
            }
            "load" => Kind::Load,
            "store" => Kind::Store,
            "cmpxchg" | "atomicrmw" => Kind::Update,
            "fence" => Kind::Fence,
            _ => continue,
        };
        let named = |word: &str| locals.contains(&word.trim_end_matches(','));
        let pointers = code.split_whitespace().zip(code.split_whitespace().skip(1));
        let pointer = pointers.filter(|(ty, _)| *ty == "ptr" || ty.ends_with('*')).map(|(_, name)| name);
        if kind != Kind::Fence && !pointer.last().is_some_and(named) {
            lines.push(span.clone());
        }
        let mut seen = 0;
        let mut at = span.start;
        for word in code.split(|c: char| c.is_whitespace() || c == ',') {
            if let Some(now) = strength(word) {
                // A compare-exchange that fails only reads.
                let kind = if first == "cmpxchg" && seen == 1 { Kind::Load } else { kind };
                seen += 1;
                orders.push(Order { span: at..at + word.len(), spelling: Spelling::Llvm, kind, now });
            }
            at += word.len() + 1;
        }
    }
    (lines, orders)
}

fn strength(word: &str) -> Option<Strength> {
    match word {
        "monotonic" | "unordered" => Some(Strength::NONE),
        "relaxed" | "consume" => None,
        _ => Strength::of_word(word),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accesses_and_orders() {
        let text = "\
define void @f() {
  %r = alloca i32
  store atomic i32 1, ptr @x monotonic, align 4, !dbg !1
  %1 = load i32, ptr @y ; not atomic
  store i32 %1, ptr %r, align 4
  %2 = cmpxchg ptr @x, i32 0, i32 1 acquire monotonic
  fence release
}
";
        let (lines, orders) = places(text);
        let lines: Vec<&str> = lines.into_iter().map(|l| text[l].trim()).collect();
        assert_eq!(lines.len(), 3, "{lines:?}");
        assert!(lines[1].starts_with("%1 = load"));
        let orders: Vec<(&str, Kind)> = orders.into_iter().map(|o| (&text[o.span], o.kind)).collect();
        let expected = [
            ("monotonic", Kind::Store),
            ("acquire", Kind::Update),
            ("monotonic", Kind::Load),
            ("release", Kind::Fence),
        ];
        assert_eq!(orders, expected);
    }
}
