//! Lowers output, which is kept out of the exploration and shown in traces.

use super::function::{Body, Lowered};
use crate::ast::{Call, Statement};
use fencepost_program::*;

impl Body<'_, '_> {
    /// Lowers a call that prints, such as `printf`, so that traces show its output. Returns `false` if the
    /// program uses the result (the number of bytes written), which only the runtime computes.
    pub fn print(&mut self, statement: &Statement, call: &Call, format: usize) -> Lowered<bool> {
        let text = self.arg(call, format)?;
        let mut args = Vec::new();
        for index in format + 1..call.args.len() {
            args.push(self.arg(call, index)?);
        }
        self.read_strings(call, format, &args);
        self.b.push(Op::Print { format: text, args });
        Ok(statement.dst.is_none_or(|result| !super::results::is_used(self.function, result)))
    }

    /// Emits reads of the strings to print, because another thread may be writing them. The values read do
    /// not matter; only traces show the text.
    fn read_strings(&mut self, call: &Call, format: usize, args: &[Operand]) {
        let Some(strlen) = self.low.linker.function_named("strlen") else { return };
        let strings: Vec<Operand> = match self.text_arg(call, format) {
            Some(text) => string_arguments(&text).filter_map(|i| args.get(i)).copied().collect(),
            // Formats that are computed.
            None => self.arg(call, format).into_iter().collect(),
        };
        for string in strings {
            let constant = matches!(string, Operand::Const(addr) if layout::is_constant(addr));
            if !constant {
                let callee = Callee::Func(self.low.function_id(strlen));
                self.b.push(Op::Call { dst: None, callee, args: vec![string] });
            }
        }
    }
}

/// Returns the indices of the arguments of a format that are strings without a limit on their length: `%s`,
/// not `%.3s`.
fn string_arguments(format: &str) -> impl Iterator<Item = usize> {
    let mut found = Vec::new();
    let mut next = 0;
    for piece in format.replace("%%", "").split('%').skip(1) {
        let spec = piece.find(|c: char| c.is_ascii_alphabetic() && !"hlqjzt".contains(c)).unwrap_or(0);
        next += piece[..spec].matches('*').count();
        if piece[spec..].starts_with('s') && !piece[..spec].contains('.') {
            found.push(next);
        }
        next += 1;
    }
    found.into_iter()
}
