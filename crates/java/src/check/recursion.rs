//! The check for recursion. Methods are inlined into the threads, as in MemSAT (3.2), so none may call
//! itself, however indirectly.

use crate::Result;
use crate::typed::{MethodId, Typed};
use fencepost_source::{Diagnostic, Span, shorten};

#[derive(Clone, Copy, PartialEq, Eq)]
enum Visit {
    Not,
    /// The method is on the way from the root to the current one.
    Open,
    Done,
}

/// Refuses recursion, that is, methods that call themselves directly or through others. Depth first, with a
/// stack of our own: a chain of calls may be as long as the file.
pub(super) fn check(typed: &Typed, calls: &[(MethodId, MethodId, Span)]) -> Result<()> {
    let mut callees: Vec<Vec<(MethodId, Span)>> = vec![vec![]; typed.methods.len()];
    for (caller, callee, span) in calls {
        callees[caller.index()].push((*callee, *span));
    }
    let mut visits = vec![Visit::Not; typed.methods.len()];
    for root in 0..typed.methods.len() {
        if visits[root] != Visit::Not {
            continue;
        }
        let mut stack = vec![(root, 0)];
        visits[root] = Visit::Open;
        while let Some((method, next)) = stack.last_mut() {
            let Some((callee, span)) = callees[*method].get(*next) else {
                visits[*method] = Visit::Done;
                stack.pop();
                continue;
            };
            *next += 1;
            match visits[callee.index()] {
                Visit::Done => {}
                Visit::Open => return Err(recursive(typed, *callee, *span)),
                Visit::Not => {
                    visits[callee.index()] = Visit::Open;
                    stack.push((callee.index(), 0));
                }
            }
        }
    }
    Ok(())
}

fn recursive(typed: &Typed, callee: MethodId, span: Span) -> Diagnostic {
    let name = shorten(&typed.method(callee).name);
    Diagnostic::new(span, format!("`{name}` calls itself, here or through others"))
        .label("recursion is not supported")
        .help("methods are inlined into the threads: write a loop")
}
