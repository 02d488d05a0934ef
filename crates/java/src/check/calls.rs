//! Checking of calls: of methods, of constructors, and of external actions.

use super::Checker;
use super::declare::count_parameters;
use super::expr::{class_of_type, has_text};
use crate::Result;
use crate::ast::{Expr as Syntax, ExprKind, Name};
use crate::typed::{ClassId, Expr, ExprKind as Kind, MethodId, Owner, Role, Type};
use fencepost_source::{Diagnostic, Span, shorten};

impl Checker<'_> {
    /// Checks a method call `on.name(args)` and resolves the method that it calls.
    pub(super) fn call(
        &mut self,
        on: Option<&Syntax>,
        name: &Name,
        args: &[Syntax],
        span: Span,
    ) -> Result<Expr> {
        let prints = matches!(name.text.as_str(), "print" | "println");
        let Some(on) = on else {
            let found = self.classes_around().into_iter().find(|class| self.has_method(*class, &name.text));
            return match found {
                Some(class) => self.call_of(class, None, name, args, span),
                None if prints => self.special(&name.text, args, span),
                None => Err(self.no_method(None, name)),
            };
        };
        if prints && is_member(on, "System", &["out", "err"]) {
            return self.special(&name.text, args, span);
        }
        if let ExprKind::Name(class) = &on.kind
            && class == "Thread"
        {
            return match (name.text.as_str(), args) {
                // Hints to the scheduler, without any effect on memory (JLS 17.3).
                ("yield" | "onSpinWait", []) => Ok(Expr::new(Kind::Nothing, Type::VOID, span)),
                _ => Err(Diagnostic::new(span, "the class `Thread` is not supported")
                    .help("threads are static methods that are annotated `@thread`")),
            };
        }
        if let Some(class) = self.class_of(on) {
            return self.call_of(class, None, name, args, span);
        }
        let object = self.value(on)?;
        match class_of_type(object.ty) {
            Some(class) if self.has_method(class, &name.text) => {
                self.call_of(class, Some(object), name, args, span)
            }
            _ => Err(self.no_method(Some(object.ty), name)),
        }
    }

    fn has_method(&self, class: ClassId, name: &str) -> bool {
        self.method_names[class.index()].contains_key(name)
    }

    fn no_method(&self, of: Option<Type>, name: &Name) -> Diagnostic {
        let shown = shorten(&name.text);
        if matches!(name.text.as_str(), "wait" | "notify" | "notifyAll") {
            return Diagnostic::new(name.span, format!("`{shown}` is not supported"))
                .help("wait in a loop for a volatile field to change");
        }
        let error = match of {
            Some(ty) => Diagnostic::new(name.span, format!("`{}` has no method `{shown}`", self.show(ty))),
            None => Diagnostic::new(name.span, format!("there is no method `{shown}`")),
        };
        let classes = match of {
            Some(ty) => class_of_type(ty).into_iter().collect(),
            None => self.classes_around(),
        };
        let known = classes.into_iter().flat_map(|class| self.method_names[class.index()].keys());
        error.suggest(&name.text, known)
    }

    /// Returns the one of several methods that takes so many arguments.
    fn overload(&self, class: ClassId, key: &str, args: usize, name: &Name) -> Result<MethodId> {
        let methods = self.method_names[class.index()].get(key).map_or(&[][..], Vec::as_slice);
        let found = methods.iter().find(|method| self.methods[method.index()].params == args);
        found.copied().ok_or_else(|| {
            let shown = shorten(&name.text);
            let message = match methods {
                [one] => format!("`{shown}` has {}", count_parameters(self.methods[one.index()].params)),
                [] => format!("`{shown}` has {}", count_parameters(0)),
                _ => format!("there is no `{shown}` with {}", count_parameters(args)),
            };
            Diagnostic::new(name.span, message).label(format!("called with {args}"))
        })
    }

    fn call_of(
        &mut self,
        class: ClassId,
        receiver: Option<Expr>,
        name: &Name,
        args: &[Syntax],
        span: Span,
    ) -> Result<Expr> {
        if !self.has_method(class, &name.text) {
            return Err(self.no_method(Some(Type::class(class)), name));
        }
        let method = self.overload(class, &name.text, args.len(), name)?;
        let (role, owner, result) = {
            let found = &self.methods[method.index()];
            (found.role, found.owner, found.result)
        };
        if role == Role::Special {
            return self.special(&name.text, args, span);
        }
        let receiver = match (owner, receiver) {
            (Owner::Class, None) => None,
            // Only `this` is known to be an object, and evaluating it has no effect.
            (Owner::Class, Some(object)) if matches!(object.kind, Kind::This) => None,
            (Owner::Class, Some(_)) => {
                let shown = &self.classes[class.index()].name;
                let message = format!("`{}` is static: it belongs to no object", shorten(&name.text));
                return Err(Diagnostic::new(name.span, message)
                    .help(format!("write `{shown}.{}(…)`", shorten(&name.text))));
            }
            (Owner::Object, Some(object)) => Some(Box::new(object)),
            (Owner::Object, None) => {
                if self.method().owner == Owner::Class || self.this_class() != class {
                    let message =
                        format!("`{}` needs an object, and there is none here", shorten(&name.text));
                    return Err(Diagnostic::new(name.span, message)
                        .help("make the method `static`, or say on which object it is called"));
                }
                Some(Box::new(self.this(name.span)?))
            }
        };
        let args = self.arguments(method, args)?;
        self.calls.push((self.body.method, method, span));
        Ok(Expr::new(Kind::Call { method, receiver, args }, result, span))
    }

    /// Checks the arguments of a call. The types of parameters are asked from the declaration: bodies, and
    /// with them the variables that the parameters become, are checked in no particular order.
    fn arguments(&mut self, method: MethodId, args: &[Syntax]) -> Result<Vec<Expr>> {
        let types = self.param_types[method.index()].clone();
        args.iter().zip(types).map(|(arg, ty)| self.value_of_type(arg, ty)).collect()
    }

    /// Checks an external action.
    fn special(&mut self, name: &str, args: &[Syntax], span: Span) -> Result<Expr> {
        let mut values = Vec::new();
        let mut said = Vec::new();
        for arg in args {
            let mut text = String::new();
            self.split_message(arg, &mut text, &mut values)?;
            said.push(text);
        }
        let name = match args.iter().any(has_text) {
            true => format!("{name}({})", said.join(", ")),
            false => name.to_owned(),
        };
        Ok(Expr::new(Kind::Special { name, args: values }, Type::VOID, span))
    }

    /// Checks `new C(…)` and resolves the constructor that it calls.
    pub(super) fn creation(&mut self, class: &Name, args: &[Syntax], span: Span) -> Result<Expr> {
        if class.text == "Object" {
            if let Some(arg) = args.first() {
                return Err(Diagnostic::new(arg.span, "a bare `Object` has no parameters"));
            }
            let kind = Kind::New { class: None, constructor: None, args: vec![] };
            return Ok(Expr::new(kind, Type::OBJECT, span));
        }
        let id = self.class_named(class)?;
        let has_any = self.method_names[id.index()].contains_key("");
        let constructor = match has_any || !args.is_empty() {
            true => Some(self.overload(id, "", args.len(), class)?),
            false => None,
        };
        let args = match constructor {
            Some(constructor) => self.arguments(constructor, args)?,
            None => vec![],
        };
        let init = self.classes[id.index()].instance_init;
        for callee in constructor.into_iter().chain([init]) {
            self.calls.push((self.body.method, callee, span));
        }
        Ok(Expr::new(Kind::New { class: Some(id), constructor, args }, Type::class(id), span))
    }
}

/// Returns whether an expression is `class.name` with one of the names.
fn is_member(expr: &Syntax, class: &str, names: &[&str]) -> bool {
    match &expr.kind {
        ExprKind::Member { on, name } => {
            matches!(&on.kind, ExprKind::Name(on) if on == class) && names.contains(&name.text.as_str())
        }
        _ => false,
    }
}
