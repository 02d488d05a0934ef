//! Reads the template and the constraints of inline assembly.
//!
//! A template is text for an assembler, with operands in it: `$0`, `${0:b}` (with a modifier, which mostly
//! says the width), `$$` for a dollar. Here an operand becomes `⟨0:b⟩`. Constraints say what operands are:
//! outputs first, then inputs, then what the assembly clobbers. `*` means that the operand is in memory, and
//! its pointer is the argument.

use super::{Outcome, Processor};
use crate::ast::{Asm, Call, Type, Value};

/// The assembly of one call: its instructions and their operands.
pub struct Template {
    /// The processor whose instructions they are.
    pub processor: Processor,
    /// The instructions, each without comments and directives; labels are `name:`.
    pub lines: Vec<String>,
    /// The operands.
    pub operands: Vec<Operand>,
    /// The type of the result of the call.
    pub result: Type,
    /// Whether the assembly clobbers memory, so that the compiler moves no access across it.
    pub clobbers_memory: bool,
}

/// An operand of inline assembly.
pub struct Operand {
    /// Where it is.
    pub place: Place,
    /// Its type; of one in memory, that of its pointer.
    pub ty: Type,
    /// Its value at the start.
    pub input: Option<Value>,
    /// Whether the result of the call has its value at the end.
    pub is_result: bool,
}

/// Where an operand of inline assembly is.
pub enum Place {
    /// In memory, at this address.
    Memory(Value),
    /// In the register with this name.
    Named(String),
    /// In a register that only it has, or, if it is an input that is tied to an output, that output has, too.
    Own(usize),
    /// In a flag: the condition of this name.
    Flag(String),
}

impl Template {
    /// Reads the template and the constraints of `asm`, which `call` calls.
    pub fn new(call: &Call, asm: &Asm) -> Outcome<Template> {
        let mut operands: Vec<Operand> = Vec::new();
        let (mut clobbers_memory, mut processor) = (false, Processor::Other);
        let mut args = call.args.iter();
        let outputs = asm.constraints.split(',').filter(|c| c.starts_with('=') && !c.contains('*')).count();
        let mut results = match &call.result {
            Type::Struct(body) if outputs != 1 => body.members.clone(),
            Type::Void => vec![],
            other => vec![other.clone()],
        }
        .into_iter();
        for constraint in split_constraints(&asm.constraints) {
            if let Some(clobber) = constraint.strip_prefix("~") {
                clobbers_memory |= clobber == "{memory}";
                if clobber == "{dirflag}" {
                    processor = Processor::X86;
                }
                continue;
            }
            let is_output = constraint.starts_with('=');
            let code = constraint.trim_start_matches(['=', '&', '%', '+']);
            if code.starts_with('!') {
                return Err("it jumps to labels of the program".to_owned());
            }
            let number = operands.len();
            if let Some(code) = code.strip_prefix('*') {
                let Some(arg) = args.next() else { return Err("an operand is missing".to_owned()) };
                let _ = code;
                let (place, ty) = (Place::Memory(arg.value.clone()), Type::Ptr);
                operands.push(Operand { place, ty, input: None, is_result: false });
                continue;
            }
            let code = code.trim_start_matches('&');
            let place = match code.strip_prefix('{').and_then(|name| name.strip_suffix('}')) {
                Some(name) => match name.strip_prefix("@cc") {
                    Some(condition) => Place::Flag(condition.to_owned()),
                    None => Place::Named(name.to_owned()),
                },
                None => match code.parse::<usize>() {
                    Ok(tied) => match operands.get(tied).map(|operand| &operand.place) {
                        Some(Place::Named(name)) => Place::Named(name.clone()),
                        Some(Place::Own(own)) => Place::Own(*own),
                        Some(Place::Memory(at)) => Place::Memory(at.clone()),
                        _ => return Err("an operand is tied to none".to_owned()),
                    },
                    Err(_) => Place::Own(number),
                },
            };
            let (ty, input) = match is_output {
                true => (results.next().ok_or("it has more outputs than results")?, None),
                false => {
                    let arg = args.next().ok_or("an operand is missing")?;
                    (arg.ty.clone(), Some(arg.value.clone()))
                }
            };
            operands.push(Operand { place, ty, input, is_result: is_output });
        }
        let text = expand(&asm.text)?;
        let lines = lines(&text, processor);
        Ok(Template { processor, lines, operands, result: call.result.clone(), clobbers_memory })
    }

    /// Returns the operand that `text` is, with its modifier, if it is one and nothing else.
    pub fn operand_of<'t>(&self, text: &'t str) -> Option<(usize, &'t str)> {
        let inner = text.strip_prefix('⟨')?.strip_suffix('⟩')?;
        let (number, modifier) = inner.split_once(':').unwrap_or((inner, ""));
        let number = number.parse().ok().filter(|n| *n < self.operands.len())?;
        Some((number, modifier))
    }
}

/// Splits constraints at the commas. (Alternatives of one operand are separated by `|`.)
fn split_constraints(constraints: &str) -> impl Iterator<Item = &str> {
    constraints.split(',').filter(|constraint| !constraint.is_empty())
}

/// Returns the text of a template with `⟨0:b⟩` for operands.
fn expand(text: &str) -> Outcome<String> {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('$') {
        out.push_str(&rest[..at]);
        rest = &rest[at + 1..];
        let Some(next) = rest.chars().next() else { return Err("it ends in a dollar".to_owned()) };
        match next {
            '$' => {
                out.push('$');
                rest = &rest[1..];
            }
            '{' => {
                let Some(end) = rest.find('}') else { return Err("an operand has no end".to_owned()) };
                match &rest[1..end] {
                    ":uid" => out.push('0'),
                    ":comment" => out.push('#'),
                    operand => {
                        out.push('⟨');
                        out.push_str(operand);
                        out.push('⟩');
                    }
                }
                rest = &rest[end + 1..];
            }
            '(' => {
                // Alternatives for AT&T's and Intel's order of operands.
                let Some(end) = rest.find("$)") else { return Err("an alternative has no end".to_owned()) };
                let first = rest[1..end].split("$|").next().unwrap_or_default();
                out.push_str(&expand(first)?);
                rest = &rest[end + 2..];
            }
            digit if digit.is_ascii_digit() => {
                let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
                out.push('⟨');
                out.push_str(&rest[..end]);
                out.push('⟩');
                rest = &rest[end..];
            }
            _ => return Err("it has a dollar that is no operand".to_owned()),
        }
    }
    out.push_str(rest);
    Ok(out)
}

/// Splits a text into instructions and labels; leaves out comments and what goes to other sections.
fn lines(text: &str, processor: Processor) -> Vec<String> {
    let mut lines = Vec::new();
    let mut elsewhere = 0u32;
    for line in without_comments(text).split('\n') {
        let line = match processor {
            Processor::X86 => line.split('#').next().unwrap_or_default(),
            Processor::Other => line.split("//").next().unwrap_or_default(),
        };
        for part in line.split(';') {
            let mut part = part.split_whitespace().collect::<Vec<_>>().join(" ");
            while let Some(label) = label(&part) {
                let label = label.to_owned();
                part = part[label.len()..].trim_start().to_owned();
                lines.push(label);
            }
            match part.split(' ').next().unwrap_or_default() {
                ".pushsection" => elsewhere += 1,
                ".popsection" => elsewhere = elsewhere.saturating_sub(1),
                "" | ".align" | ".p2align" | ".balign" => {}
                _ if elsewhere > 0 => {}
                _ => lines.push(part),
            }
        }
    }
    lines
}

/// Returns the label, with its colon, that a line begins with.
fn label(line: &str) -> Option<&str> {
    let (name, _) = line.split_once(':')?;
    let is_name = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.');
    (!name.is_empty() && name.chars().all(is_name)).then(|| &line[..=name.len()])
}

fn without_comments(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(start) = rest.find("/*") {
        out.push_str(&rest[..start]);
        out.push(' ');
        rest = rest[start..].find("*/").map_or("", |end| &rest[start + end + 2..]);
    }
    out.push_str(rest);
    out
}

#[cfg(test)]
mod tests {
    use super::{Processor, expand, lines};

    #[test]
    fn templates_become_instructions() {
        let text = ".pushsection .smp_locks,\"a\"\n.long 671f - .\n.popsection\n671:\n\tlock; xaddl ${0:k}, $1 # add\n addl $$1, %eax";
        let text = expand(text).unwrap();
        assert_eq!(lines(&text, Processor::X86), ["671:", "lock", "xaddl ⟨0:k⟩, ⟨1⟩", "addl $1, %eax"]);
        assert_eq!(expand("mov$(l %eax$|$) $0").unwrap(), "movl %eax ⟨0⟩");
    }
}
