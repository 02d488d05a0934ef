//! The choice of the methods that are threads, of the order in which they run, and of the main class.

use super::{Checker, Pending, Source};
use crate::Result;
use crate::ast::{self, Annotation, MethodDecl, Modifier};
use crate::parser::looks_like_thread;
use crate::typed::{ClassId, MethodId, Role, Thread, Type};
use fencepost_source::{Diagnostic, Span, shorten};

/// The greatest number of threads in a program.
const MAX_THREADS: usize = 256;

impl Checker<'_> {
    /// Finds the methods that are threads (those with `@thread`, else those named like `t1`) and the order in
    /// which they start.
    pub(super) fn threads(&self, ast: &ast::File, bodies: &[Pending<'_>]) -> Result<Vec<Thread>> {
        let methods = bodies.iter().filter_map(|pending| match pending.what {
            Source::Method(decl) => Some((pending.method, decl)),
            Source::Initialisers(_) => None,
        });
        let all: Vec<(MethodId, &MethodDecl)> = methods.collect();
        let is_annotated = |decl: &MethodDecl| decl.modifiers.annotation("thread").is_some();
        let mut found: Vec<(MethodId, &MethodDecl)> =
            all.iter().copied().filter(|(_, decl)| is_annotated(decl)).collect();
        if found.is_empty() {
            found = all.into_iter().filter(|(id, decl)| self.looks_like_thread(*id, decl)).collect();
        }
        found.sort_by_key(|(_, decl)| decl.name.span.start);
        if let Some((_, decl)) = found.get(MAX_THREADS) {
            let message = format!("this program has more than {MAX_THREADS} threads");
            return Err(Diagnostic::new(decl.name.span, message));
        }
        for (index, (id, decl)) in found.iter().enumerate() {
            self.fit_for_thread(*id, decl)?;
            if found[..index].iter().any(|(_, other)| other.name.text == decl.name.text) {
                let message = format!("there are two threads `{}`", shorten(&decl.name.text));
                return Err(Diagnostic::new(decl.name.span, message));
            }
        }
        if found.is_empty() {
            let last = ast.classes.last().map_or(Span::default(), |class| class.name.span);
            return Err(Diagnostic::new(last, "this program has no threads")
                .help("annotate a static method with `@thread`, or call it `t1`, `thread1` or `p1`"));
        }
        let names: Vec<&str> = found.iter().map(|(_, decl)| decl.name.text.as_str()).collect();
        let mut threads = Vec::new();
        for (method, decl) in &found {
            let after = match decl.modifiers.annotation("thread") {
                Some(annotation) => earlier(annotation, &names)?,
                None => vec![],
            };
            threads.push(Thread { method: *method, after });
        }
        match in_a_circle(&threads) {
            None => Ok(threads),
            Some((thread, span)) => {
                let message = format!("`{}` would begin after its own end", names[thread]);
                Err(Diagnostic::new(span, message)
                    .label("closes a circle")
                    .help("the order of threads given by `after` must have a beginning"))
            }
        }
    }

    /// Returns whether a method is a thread by its name, in a file without annotations.
    fn looks_like_thread(&self, id: MethodId, decl: &MethodDecl) -> bool {
        looks_like_thread(&decl.name.text) && self.fit_for_thread(id, decl).is_ok()
    }

    fn fit_for_thread(&self, id: MethodId, decl: &MethodDecl) -> Result<()> {
        let method = &self.methods[id.index()];
        let wrong = |what: &str, span: Span| {
            Err(Diagnostic::new(span, format!("the thread `{}` {what}", shorten(&decl.name.text)))
                .help("a thread is a static method without parameters and without a result"))
        };
        if let Some(param) = decl.params.first() {
            return wrong("has parameters", param.ty.name.span.to(param.name.span));
        }
        if !decl.modifiers.has(Modifier::Static) {
            return wrong("is not static", decl.name.span);
        }
        if method.result != Type::VOID {
            return wrong("has a result", decl.result.as_ref().map_or(decl.name.span, |ty| ty.name.span));
        }
        if method.role == Role::Special {
            return wrong("is a special method", decl.name.span);
        }
        Ok(())
    }

    /// Returns the main class of a file, which is the public one, else the first with a thread, else the
    /// first.
    pub(super) fn main_class(&self, ast: &ast::File, threads: &[Thread]) -> ClassId {
        let public = ast.classes.iter().position(|c| c.outer.is_none() && c.modifiers.has(Modifier::Public));
        match (public, threads.first()) {
            (Some(index), _) => ClassId(index as u32),
            (None, Some(thread)) => {
                let mut class = self.methods[thread.method.index()].class;
                while let Some(outer) = self.classes[class.index()].outer {
                    class = outer;
                }
                class
            }
            (None, None) => ClassId(0),
        }
    }
}

/// Returns the threads that `after` names, and where it does.
fn earlier(annotation: &Annotation, names: &[&str]) -> Result<Vec<(usize, Span)>> {
    let mut after: Vec<(usize, Span)> = Vec::new();
    for (element, strings) in &annotation.elements {
        if element.text != "after" {
            let message = format!("`@thread` has no element `{}`", shorten(&element.text));
            return Err(Diagnostic::new(element.span, message).help("write `@thread(after = \"t1\")`"));
        }
        for string in strings {
            let Some(index) = names.iter().position(|name| *name == string.text) else {
                let message = format!("there is no thread `{}`", shorten(&string.text));
                return Err(Diagnostic::new(string.span, message)
                    .help(format!("the threads there are: `{}`", names.join("`, `"))));
            };
            if !after.iter().any(|(other, _)| *other == index) {
                after.push((index, string.span));
            }
        }
    }
    Ok(after)
}

/// Returns a thread that comes before itself, and a place that says so.
fn in_a_circle(threads: &[Thread]) -> Option<(usize, Span)> {
    // Threads whose predecessors have all ended may run; a thread that never may is in a circle or behind
    // one.
    let mut done = vec![false; threads.len()];
    loop {
        let ready = |t: &Thread| t.after.iter().all(|(earlier, _)| done[*earlier]);
        let next = threads.iter().enumerate().find(|(i, t)| !done[*i] && ready(t)).map(|(i, _)| i);
        match next {
            Some(index) => done[index] = true,
            None => break,
        }
    }
    // Going back from such a thread to its predecessors, among such threads, ends in the circle.
    let mut at = done.iter().position(|done| !done)?;
    for _ in 0..threads.len() {
        at = threads[at].after.iter().find(|(earlier, _)| !done[*earlier])?.0;
    }
    let (_, span) = threads[at].after.iter().find(|(earlier, _)| !done[*earlier])?;
    Some((at, *span))
}
