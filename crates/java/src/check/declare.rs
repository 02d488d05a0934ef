//! Declaration of classes, fields and methods, before any body is read: so that a body may use what stands
//! after it.

use super::{Checker, Initialiser, Pending, Source};
use crate::Result;
use crate::ast::{self, Annotation, ClassDecl, Member, MethodDecl, Modifier, Modifiers, Name, TypeName};
use crate::typed::{Base, Class, ClassId, Field, FieldId, Method, MethodId, Owner, Role, Type};
use fencepost_source::{Diagnostic, Span, shorten};
use std::collections::HashMap;

/// The classes of Java's own that have a meaning here, or none.
const BUILT_IN: &[&str] = &["Object", "System", "Thread", "Math"];

/// The annotations that may stand anywhere and mean nothing.
const HARMLESS: &[&str] = &["SuppressWarnings", "Deprecated", "Override"];

impl Checker<'_> {
    /// Declares all classes, fields and methods of a file, and returns the bodies that are still to be
    /// checked.
    pub(super) fn declare<'b>(&mut self, ast: &'b ast::File) -> Result<Vec<Pending<'b>>> {
        for class in &ast.classes {
            self.declare_class(class)?;
        }
        let mut bodies = Vec::new();
        for (index, class) in ast.classes.iter().enumerate() {
            let id = ClassId(index as u32);
            self.allowed(
                &class.modifiers,
                "class",
                &[Modifier::Static, Modifier::Final, Modifier::Strictfp],
            )?;
            self.annotations(&class.modifiers, "class")?;
            let (mut of_class, mut of_objects) = (Vec::new(), Vec::new());
            for member in &class.members {
                match member {
                    Member::Field { modifiers, ty, variables } => {
                        self.annotations(modifiers, "field")?;
                        for variable in variables {
                            let field = self.declare_field(id, modifiers, ty, variable)?;
                            let Some(init) = &variable.init else { continue };
                            let list = match self.fields[field.index()].owner {
                                Owner::Class => &mut of_class,
                                Owner::Object => &mut of_objects,
                            };
                            list.push(Initialiser::Field(field, init));
                        }
                    }
                    Member::Method(decl) => {
                        self.annotations(&decl.modifiers, "method")?;
                        self.overrides(decl)?;
                        let method = self.declare_method(id, decl)?;
                        bodies.push(Pending { method, what: Source::Method(decl) });
                    }
                    Member::Block { is_static: true, body } => of_class.push(Initialiser::Block(body)),
                    Member::Block { is_static: false, body } => of_objects.push(Initialiser::Block(body)),
                }
            }
            let Class { static_init, instance_init, .. } = self.classes[index];
            bodies.push(Pending { method: static_init, what: Source::Initialisers(of_class) });
            bodies.push(Pending { method: instance_init, what: Source::Initialisers(of_objects) });
        }
        Ok(bodies)
    }

    fn declare_class(&mut self, class: &ClassDecl) -> Result<()> {
        let name = &class.name;
        if BUILT_IN.contains(&name.text.as_str()) {
            return Err(Diagnostic::new(name.span, format!("`{}` is a class of Java's", name.text))
                .help("give it another name"));
        }
        let id = ClassId(self.classes.len() as u32);
        if self.class_names.insert(name.text.clone(), id).is_some() {
            return Err(Diagnostic::new(
                name.span,
                format!("there are two classes `{}`", shorten(&name.text)),
            ));
        }
        let init = |role, owner| Method {
            class: id,
            name: name.text.clone(),
            role,
            owner,
            is_synchronized: false,
            params: 0,
            locals: vec![],
            result: Type::VOID,
            body: vec![],
            span: name.span,
            end: name.span,
        };
        let static_init = self.add_method(vec![], init(Role::StaticInit, Owner::Class));
        let instance_init = self.add_method(vec![], init(Role::InstanceInit, Owner::Object));
        self.field_names.push(HashMap::new());
        self.method_names.push(HashMap::new());
        self.classes.push(Class {
            name: name.text.clone(),
            outer: class.outer.map(|outer| ClassId(outer as u32)),
            fields: vec![],
            static_init,
            instance_init,
            span: name.span,
        });
        Ok(())
    }

    fn add_method(&mut self, params: Vec<Type>, method: Method) -> MethodId {
        self.param_types.push(params);
        self.methods.push(method);
        MethodId(self.methods.len() as u32 - 1)
    }

    fn declare_field(
        &mut self,
        class: ClassId,
        modifiers: &Modifiers,
        ty: &TypeName,
        variable: &ast::Variable,
    ) -> Result<FieldId> {
        self.allowed(
            modifiers,
            "field",
            &[Modifier::Static, Modifier::Final, Modifier::Volatile, Modifier::Transient],
        )?;
        let is_final = modifiers.has(Modifier::Final);
        if let (true, Some(span)) = (is_final, modifiers.find(Modifier::Volatile)) {
            return Err(Diagnostic::new(span, "a field cannot be both `final` and `volatile`"));
        }
        let name = &variable.name;
        let id = FieldId(self.fields.len() as u32);
        if self.field_names[class.index()].insert(name.text.clone(), id).is_some() {
            let message = format!("the field `{}` is declared twice", shorten(&name.text));
            return Err(Diagnostic::new(name.span, message));
        }
        let ty = self.variable_type(ty, variable.dims)?;
        self.fields.push(Field {
            class,
            name: name.text.clone(),
            ty,
            owner: if modifiers.has(Modifier::Static) { Owner::Class } else { Owner::Object },
            is_final,
            is_volatile: modifiers.has(Modifier::Volatile),
            has_init: variable.init.is_some(),
            span: name.span,
        });
        self.classes[class.index()].fields.push(id);
        Ok(id)
    }

    fn declare_method(&mut self, class: ClassId, decl: &MethodDecl) -> Result<MethodId> {
        let name = &decl.name;
        let modifiers = &decl.modifiers;
        let allowed =
            [Modifier::Static, Modifier::Final, Modifier::Synchronized, Modifier::Native, Modifier::Strictfp];
        match decl.result {
            Some(_) => self.allowed(modifiers, "method", &allowed)?,
            None => self.allowed(modifiers, "constructor", &[])?,
        }
        let result = match &decl.result {
            Some(ty) => self.resolve_type(ty)?,
            None => Type::VOID,
        };
        let types = decl.params.iter().map(|param| self.variable_type(&param.ty, 0));
        let types = types.collect::<Result<Vec<Type>>>()?;
        let role = match (&decl.result, special(decl)) {
            (None, _) => Role::Constructor,
            (Some(_), true) => Role::Special,
            (Some(_), false) => Role::Plain,
        };
        let is_static = modifiers.has(Modifier::Static);
        if role == Role::Special && (result != Type::VOID || !is_static) {
            return Err(Diagnostic::new(name.span, "a special method is static and returns nothing")
                .label("is special: an external action")
                .help("declare it `static void`"));
        }
        let end = decl.body.as_ref().map_or(name.span, |body| last_byte(body.span));
        let id = self.add_method(
            types,
            Method {
                class,
                name: name.text.clone(),
                role,
                owner: if is_static { Owner::Class } else { Owner::Object },
                is_synchronized: modifiers.has(Modifier::Synchronized),
                params: decl.params.len(),
                locals: vec![],
                result,
                body: vec![],
                span: name.span,
                end,
            },
        );
        // A method and a constructor may have the same name, so constructors have an empty key.
        let key = if role == Role::Constructor { String::new() } else { name.text.clone() };
        let others = self.method_names[class.index()].entry(key).or_default();
        let twice = others.iter().any(|other| self.methods[other.index()].params == decl.params.len());
        others.push(id);
        if twice {
            let shown = shorten(&name.text);
            let message =
                format!("there are two methods `{shown}` with {}", count_parameters(decl.params.len()));
            return Err(Diagnostic::new(name.span, message)
                .help("methods are told apart by the number of their parameters, not by the types"));
        }
        Ok(id)
    }

    /// Refuses modifiers that cannot stand here. `private` and the like are accepted.
    fn allowed(&self, modifiers: &Modifiers, what: &str, allowed: &[Modifier]) -> Result<()> {
        let visibility = [Modifier::Public, Modifier::Protected, Modifier::Private];
        let wrong = modifiers.words.iter().find(|(m, _)| !allowed.contains(m) && !visibility.contains(m));
        match wrong {
            None => Ok(()),
            Some((modifier, span)) => {
                Err(Diagnostic::new(*span, format!("a {what} cannot be `{}`", modifier.word())))
            }
        }
    }

    /// Returns whether a local variable or parameter is declared `final`, and refuses all other modifiers.
    pub(super) fn variable_modifiers(&self, modifiers: &Modifiers, what: &str) -> Result<bool> {
        self.annotations(modifiers, what)?;
        match modifiers.words.iter().find(|(modifier, _)| *modifier != Modifier::Final) {
            Some((modifier, span)) => {
                Err(Diagnostic::new(*span, format!("a {what} cannot be `{}`", modifier.word())))
            }
            None => Ok(modifiers.has(Modifier::Final)),
        }
    }

    /// Refuses `@Override` where there is nothing to override, as javac does, and `finalize`, which the
    /// virtual machine calls whenever it likes.
    fn overrides(&self, decl: &MethodDecl) -> Result<()> {
        let of_object = [("equals", 1), ("hashCode", 0), ("toString", 0), ("clone", 0), ("finalize", 0)];
        let signature = (decl.name.text.as_str(), decl.params.len());
        let overrides = !decl.modifiers.has(Modifier::Static) && of_object.contains(&signature);
        if overrides && signature.0 == "finalize" {
            return Err(Diagnostic::new(decl.name.span, "finalizers are not supported")
                .help("the virtual machine may call it at any time; call the method where it is needed"));
        }
        match decl.modifiers.annotation("Override") {
            Some(Annotation { name, .. }) if !overrides => {
                let message = format!("`{}` overrides nothing", shorten(&decl.name.text));
                Err(Diagnostic::new(name.span, message).help("leave the annotation out"))
            }
            _ => Ok(()),
        }
    }

    /// Refuses annotations that stand in the wrong place or are declared nowhere. Others mean nothing to a
    /// program.
    fn annotations(&self, modifiers: &Modifiers, on: &str) -> Result<()> {
        for Annotation { name, is_qualified, .. } in &modifiers.annotations {
            let text = name.text.as_str();
            match text {
                "thread" | "special" if on == "method" => {}
                "thread" | "special" => {
                    return Err(Diagnostic::new(name.span, format!("`@{text}` belongs to a method")));
                }
                "Override" if on != "method" => {
                    return Err(Diagnostic::new(name.span, "`@Override` belongs to a method"));
                }
                _ if *is_qualified || HARMLESS.contains(&text) => {}
                _ if self.ast.annotations.iter().any(|declared| declared.text == text) => {}
                _ if self.ast.imported.iter().any(|imported| imported == text) => {}
                _ => {
                    let message = format!("the annotation `@{}` is not known", shorten(text));
                    return Err(Diagnostic::new(name.span, message)
                        .help("those with a meaning are `@thread` and `@special`"));
                }
            }
        }
        Ok(())
    }

    /// Resolves a type as the text writes it to a type of the program.
    pub(super) fn resolve_type(&self, ty: &TypeName) -> Result<Type> {
        let base = match ty.name.text.as_str() {
            "int" => Base::Int,
            "boolean" => Base::Boolean,
            "void" => Base::Void,
            "Object" => Base::Object,
            _ => Base::Class(self.class_named(&ty.name)?),
        };
        if base == Base::Void && ty.dims > 0 {
            return Err(Diagnostic::new(ty.name.span, "there are no arrays of `void`"));
        }
        Ok(Type { base, dims: ty.dims })
    }

    /// Resolves the type of a variable with `dims` pairs of brackets after its name; `void` is refused.
    pub(super) fn variable_type(&self, ty: &TypeName, dims: u8) -> Result<Type> {
        let mut found = self.resolve_type(ty)?;
        if found.base == Base::Void {
            return Err(Diagnostic::new(ty.name.span, "a variable cannot be `void`"));
        }
        found.dims = found.dims.saturating_add(dims);
        Ok(found)
    }

    /// Returns the class of the file with this name; if there is none, the error says why.
    pub(super) fn class_named(&self, name: &Name) -> Result<ClassId> {
        self.class_names.get(&name.text).copied().ok_or_else(|| {
            if self.ast.imported.contains(&name.text) {
                let message = format!("the class `{}` is in another file", shorten(&name.text));
                return Diagnostic::new(name.span, message)
                    .help("a program is one file: put the class into it");
            }
            Diagnostic::new(name.span, format!("there is no class `{}`", shorten(&name.text)))
                .help("the types there are: `int`, `boolean`, `Object`, the classes of this file, and arrays")
        })
    }
}

/// Returns whether the method is an external action.
fn special(decl: &MethodDecl) -> bool {
    decl.modifiers.annotation("special").is_some()
        || decl.modifiers.has(Modifier::Native)
        || matches!(decl.name.text.as_str(), "print" | "println")
}

/// Returns a number of parameters in words for messages, such as `no parameters` or `1 parameter`.
pub(super) fn count_parameters(params: usize) -> String {
    match params {
        0 => "no parameters".to_owned(),
        1 => "1 parameter".to_owned(),
        n => format!("{n} parameters"),
    }
}

/// Returns the range of the last byte of `span`, which is the closing brace of a block.
pub(crate) fn last_byte(span: Span) -> Span {
    Span { start: span.end.saturating_sub(1), end: span.end }
}
