//! Name resolution: a name means a variable, a field, or a class.

use super::Checker;
use crate::Result;
use crate::ast::{Expr as Syntax, ExprKind, Name};
use crate::typed::{Base, ClassId, Expr, ExprKind as Kind, FieldId, Owner, Place, Role, Type};
use fencepost_source::{Diagnostic, Span, shorten};

/// The classes of Java's own that programs mention, of which only a few constants are known.
const JAVA_CLASSES: &[&str] =
    &["Integer", "Boolean", "Long", "Short", "Byte", "Character", "Math", "Thread", "String", "Objects"];

impl Checker<'_> {
    /// Returns the class of the method that is being checked.
    pub(super) fn this_class(&self) -> ClassId {
        self.method().class
    }

    /// Checks a use of `this`, explicit or implied by a member's name; there is none in static methods.
    pub(super) fn this(&self, span: Span) -> Result<Expr> {
        if self.method().owner == Owner::Class {
            return Err(Diagnostic::new(span, "there is no `this` in a static method"));
        }
        Ok(Expr::new(Kind::This, Type::class(self.this_class()), span))
    }

    /// Returns the class of the method that is being checked and the classes that it is nested in, the
    /// innermost first.
    pub(super) fn classes_around(&self) -> Vec<ClassId> {
        let mut classes = vec![self.this_class()];
        while let Some(outer) = self.classes[classes[classes.len() - 1].index()].outer {
            classes.push(outer);
        }
        classes
    }

    fn field_of(&self, class: ClassId, name: &str) -> Option<FieldId> {
        self.field_names[class.index()].get(name).copied()
    }

    /// Returns the field that a bare name means, if it means one.
    fn bare_field(&self, name: &str) -> Option<FieldId> {
        self.classes_around().into_iter().find_map(|class| self.field_of(class, name))
    }

    /// Resolves a name that stands alone to a local variable or field, and returns that with its type.
    pub(super) fn resolve_name(&mut self, name: &str, span: Span) -> Result<(Place, Type)> {
        if let Some(local) = self.body.names.get(name) {
            return Ok((Place::Local(*local), self.body.locals[local.index()].ty));
        }
        let Some(field) = self.bare_field(name) else { return Err(self.unknown(name, span)) };
        let found = &self.fields[field.index()];
        let ty = found.ty;
        if found.owner == Owner::Class {
            return Ok((Place::Static(field), ty));
        }
        if self.method().owner == Owner::Class || found.class != self.this_class() {
            let message = format!("`{}` is a field of objects, and there is none here", shorten(name));
            return Err(
                Diagnostic::new(span, message).help("make the field `static`, or say of which object")
            );
        }
        Ok((Place::Field(Box::new(self.this(span)?), field), ty))
    }

    fn unknown(&self, name: &str, span: Span) -> Diagnostic {
        let error = Diagnostic::new(span, format!("`{}` is not declared", shorten(name)));
        if self.class_names.contains_key(name) {
            return Diagnostic::new(span, format!("`{}` is a class, not a value", shorten(name)));
        }
        if JAVA_CLASSES.contains(&name) {
            let message = format!("this use of Java's class `{name}` is not supported");
            return Diagnostic::new(span, message)
                .help("constants such as `Integer.MAX_VALUE` are; write the `int` or `boolean` itself instead of boxing it");
        }
        let fields = self.classes_around().into_iter().flat_map(|c| self.field_names[c.index()].keys());
        let known = self.body.names.keys().chain(fields);
        error.help(format!("declare it, as in `int {};`", shorten(name))).suggest(name, known)
    }

    /// Returns the class that an expression names; `None` if the expression is a variable or something else.
    pub(super) fn class_of(&self, expr: &Syntax) -> Option<ClassId> {
        match &expr.kind {
            ExprKind::Name(name) => {
                let variable = self.body.names.contains_key(name) || self.bare_field(name).is_some();
                self.class_names.get(name).copied().filter(|_| !variable)
            }
            ExprKind::Member { on, name } => {
                let outer = self.class_of(on)?;
                let inner = *self.class_names.get(&name.text)?;
                (self.classes[inner.index()].outer == Some(outer)).then_some(inner)
            }
            _ => None,
        }
    }

    /// Checks `on.name` where that is a field or an array's length, not a class.
    pub(super) fn member(&mut self, on: &Syntax, name: &Name, span: Span) -> Result<Expr> {
        if let Some(class) = self.class_of(on) {
            let place = self.static_field(class, name)?;
            let ty = self.fields[place.index()].ty;
            return Ok(Expr::new(Kind::Read(Place::Static(place)), ty, span));
        }
        if let Some(value) = self.constant_of_java(on, name) {
            return Ok(Expr::new(Kind::Int(value), Type::INT, span));
        }
        let object = self.value(on)?;
        if object.ty.is_array() && name.text == "length" {
            return Ok(Expr::new(Kind::Length(Box::new(object)), Type::INT, span));
        }
        let field = match object.ty {
            Type { base: Base::Class(class), dims: 0 } => self.field_of(class, &name.text),
            _ => None,
        };
        let Some(field) = field else {
            let message = format!("`{}` has no field `{}`", self.show(object.ty), shorten(&name.text));
            return Err(Diagnostic::new(name.span, message));
        };
        let found = &self.fields[field.index()];
        if found.owner == Owner::Class {
            // Only `this` is known to be an object, and evaluating it has no effect.
            if matches!(object.kind, Kind::This) {
                return Ok(Expr::new(Kind::Read(Place::Static(field)), found.ty, span));
            }
            let class = &self.classes[found.class.index()].name;
            let message = format!("`{}` is static: it belongs to no object", shorten(&name.text));
            return Err(Diagnostic::new(name.span, message).help(format!("write `{class}.{}`", found.name)));
        }
        let ty = found.ty;
        Ok(Expr::new(Kind::Read(Place::Field(Box::new(object), field)), ty, span))
    }

    /// Returns the value of a constant that Java's own classes have, such as `Integer.MAX_VALUE`.
    fn constant_of_java(&self, on: &Syntax, name: &Name) -> Option<i32> {
        let ExprKind::Name(class) = &on.kind else { return None };
        if self.body.names.contains_key(class) || self.bare_field(class).is_some() {
            return None;
        }
        Some(match (class.as_str(), name.text.as_str()) {
            ("Integer", "MAX_VALUE") => i32::MAX,
            ("Integer", "MIN_VALUE") => i32::MIN,
            ("Integer", "SIZE") => 32,
            ("Integer", "BYTES") => 4,
            ("Short", "MAX_VALUE") => i32::from(i16::MAX),
            ("Short", "MIN_VALUE") => i32::from(i16::MIN),
            ("Byte", "MAX_VALUE") => i32::from(i8::MAX),
            ("Byte", "MIN_VALUE") => i32::from(i8::MIN),
            ("Character", "MAX_VALUE") => 0xffff,
            ("Character", "MIN_VALUE") => 0,
            _ => return None,
        })
    }

    fn static_field(&self, class: ClassId, name: &Name) -> Result<FieldId> {
        let shown = &self.classes[class.index()].name;
        let Some(field) = self.field_of(class, &name.text) else {
            let message = format!("the class `{shown}` has no field `{}`", shorten(&name.text));
            return Err(Diagnostic::new(name.span, message));
        };
        if self.fields[field.index()].owner == Owner::Object {
            let message = format!("`{}` is a field of objects, not of the class", shorten(&name.text));
            return Err(Diagnostic::new(name.span, message).help("say of which object"));
        }
        Ok(field)
    }

    /// Checks the left side of an assignment, and returns the variable, field or element that is assigned,
    /// with its type.
    pub(super) fn place(&mut self, expr: &Syntax) -> Result<(Place, Type)> {
        let checked = self.expr(expr)?;
        let ty = checked.ty;
        match checked.kind {
            Kind::Read(place) => {
                self.may_assign(&place, expr.span)?;
                if let Place::Local(local) = place {
                    self.body.locals[local.index()].written = true;
                }
                Ok((place, ty))
            }
            Kind::Length(_) => Err(Diagnostic::new(expr.span, "the length of an array cannot change")),
            _ => Err(Diagnostic::new(expr.span, "this is a value, not a place that holds one")),
        }
    }

    /// Refuses assignments to final variables and fields. (Of variables without a first value the flow of
    /// control decides.)
    fn may_assign(&self, place: &Place, span: Span) -> Result<()> {
        let method = self.method();
        let (name, fine) = match place {
            Place::Element(..) => return Ok(()),
            Place::Local(local) => {
                let local = &self.body.locals[local.index()];
                (&local.name, !(local.is_final && local.has_init))
            }
            Place::Static(field) => {
                let field = &self.fields[field.index()];
                let own = method.role == Role::StaticInit && method.class == field.class;
                (&field.name, !field.is_final || own && !field.has_init)
            }
            Place::Field(object, field) => {
                let field = &self.fields[field.index()];
                let role = matches!(method.role, Role::Constructor | Role::InstanceInit);
                let own = role && matches!(object.kind, Kind::This);
                (&field.name, !field.is_final || own && !field.has_init)
            }
        };
        if fine {
            return Ok(());
        }
        Err(Diagnostic::new(span, format!("`{}` is final", shorten(name))).label("cannot be assigned"))
    }
}
