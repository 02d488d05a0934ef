//! The checker: it resolves names and finds the types of expressions.
//!
//! | file | does |
//! | --- | --- |
//! | `declare` | classes, fields and methods, before any body is read |
//! | `threads` | which methods are threads, and in which order they run |
//! | `body` | statements and scopes |
//! | `expr` | expressions and operators |
//! | `names` | what a name means |
//! | `calls` | methods, constructors, special methods |
//! | `flow` | definite assignment, reachability (JLS 14.22 and 16) |
//! | `recursion` | methods are inlined, so none may call itself |
//!
//! What javac refuses is refused here as well, so that a file that is accepted means what Java says it means.
//! Two things are not looked at, since they change no meaning: `private` and the like, and whether a
//! constructor assigns every `final` field.

mod body;
mod calls;
mod declare;
mod expr;
mod flow;
mod names;
mod recursion;
mod threads;

use crate::Result;
use crate::ast::{self, Block, MethodDecl};
use crate::typed::{
    Assert, Class, ClassId, Expr, ExprKind, Field, FieldId, Local, LocalId, Method, MethodId, Owner, Place,
    Role, Stmt, StmtKind, Type, Typed,
};
use fencepost_source::{Diagnostic, SourceFile, Span};
use std::collections::HashMap;

/// Checks the syntax tree of a file as javac would, and returns it with all names and types resolved.
pub(crate) fn check<'a>(ast: &'a ast::File, file: &'a SourceFile) -> Result<Typed> {
    let mut checker = Checker {
        file,
        ast,
        class_names: HashMap::new(),
        field_names: vec![],
        method_names: vec![],
        classes: vec![],
        fields: vec![],
        methods: vec![],
        param_types: vec![],
        asserts: vec![],
        calls: vec![],
        body: Body::default(),
    };
    let bodies = checker.declare(ast)?;
    let threads = checker.threads(ast, &bodies)?;
    for pending in bodies {
        checker.method_body(pending)?;
    }
    let main = checker.main_class(ast, &threads);
    let Checker { classes, fields, methods, asserts, calls, .. } = checker;
    let edges = calls.iter().map(|(caller, callee, _)| (*caller, *callee)).collect();
    let typed = Typed { classes, fields, methods, asserts, main, threads, calls: edges };
    for method in &typed.methods {
        flow::check(&typed, method)?;
    }
    recursion::check(&typed, &calls)?;
    Ok(typed)
}

/// The checker of a file, with everything that the file declares.
struct Checker<'a> {
    file: &'a SourceFile,
    ast: &'a ast::File,
    class_names: HashMap<String, ClassId>,
    /// The fields of each class by their names.
    field_names: Vec<HashMap<String, FieldId>>,
    /// The methods of each class by their names; its constructors have none.
    method_names: Vec<HashMap<String, Vec<MethodId>>>,
    classes: Vec<Class>,
    fields: Vec<Field>,
    methods: Vec<Method>,
    /// The types of each method's parameters.
    param_types: Vec<Vec<Type>>,
    asserts: Vec<Assert>,
    /// The calls: caller, callee and place.
    calls: Vec<(MethodId, MethodId, Span)>,
    body: Body,
}

/// The method whose body is being checked, with the variables that are in scope.
struct Body {
    method: MethodId,
    locals: Vec<Local>,
    /// The variables that are in scope, by name.
    names: HashMap<String, LocalId>,
    /// The names that each open block has declared.
    scopes: Vec<Vec<String>>,
    loops: u32,
}

impl Default for Body {
    fn default() -> Self {
        Body { method: MethodId(0), locals: vec![], names: HashMap::new(), scopes: vec![], loops: 0 }
    }
}

/// A body that is declared and not checked yet.
struct Pending<'a> {
    method: MethodId,
    what: Source<'a>,
}

/// The syntax that a body comes from.
enum Source<'a> {
    Method(&'a MethodDecl),
    /// The initialisers of a class, static or not.
    Initialisers(Vec<Initialiser<'a>>),
}

/// The initial value of a field, or an initialiser block.
enum Initialiser<'a> {
    Field(FieldId, &'a ast::Expr),
    Block(&'a Block),
}

impl<'a> Checker<'a> {
    fn method_body(&mut self, pending: Pending<'_>) -> Result<()> {
        let id = pending.method;
        self.body = Body { method: id, ..Body::default() };
        self.body.scopes.push(vec![]);
        let body = match pending.what {
            Source::Method(decl) => {
                for param in &decl.params {
                    let ty = self.resolve_type(&param.ty)?;
                    let is_final = self.variable_modifiers(&param.modifiers, "parameter")?;
                    self.declare_local(&param.name, ty, is_final, true)?;
                }
                match &decl.body {
                    Some(body) => self.scoped(|this| this.statements(&body.statements))?,
                    None => vec![],
                }
            }
            Source::Initialisers(list) => {
                let mut body = Vec::new();
                for initialiser in list {
                    body.push(match initialiser {
                        Initialiser::Field(field, init) => self.field_initialiser(field, init)?,
                        Initialiser::Block(block) => {
                            let statements = self.scoped(|this| this.statements(&block.statements))?;
                            Stmt { kind: StmtKind::Block(statements), span: block.span }
                        }
                    });
                }
                body
            }
        };
        if self.methods[id.index()].role == Role::Special {
            self.special_body(&body)?;
        }
        let method = &mut self.methods[id.index()];
        method.body = body;
        method.locals = std::mem::take(&mut self.body.locals);
        Ok(())
    }

    /// Checks the body of a special method. It is not part of the program, so there may be nothing in it that
    /// matters.
    fn special_body(&self, body: &[Stmt]) -> Result<()> {
        let other = body.iter().find(|statement| {
            !matches!(&statement.kind, StmtKind::Expr(Expr { kind: ExprKind::Special { .. }, .. }))
        });
        match other {
            None => Ok(()),
            Some(statement) => {
                Err(Diagnostic::new(statement.span, "a special method has no effect on memory")
                    .label("would be left out")
                    .help("leave its body empty, or call other special methods only"))
            }
        }
    }

    fn field_initialiser(&mut self, field: FieldId, init: &ast::Expr) -> Result<Stmt> {
        let Field { ty, owner, class, span, .. } = self.fields[field.index()];
        let value = Box::new(self.value_of_type(init, ty)?);
        let place = match owner {
            Owner::Class => Place::Static(field),
            Owner::Object => {
                Place::Field(Box::new(Expr::new(ExprKind::This, Type::class(class), span)), field)
            }
        };
        let span = span.to(init.span);
        let assign = Expr::new(ExprKind::Assign { place, value }, ty, span);
        Ok(Stmt { kind: StmtKind::Expr(assign), span })
    }

    /// Runs `inside` in a scope of its own.
    fn scoped<T>(&mut self, inside: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        self.body.scopes.push(vec![]);
        let result = inside(self);
        for name in self.body.scopes.pop().unwrap_or_default() {
            self.body.names.remove(&name);
        }
        result
    }

    fn method(&self) -> &Method {
        &self.methods[self.body.method.index()]
    }

    fn show(&self, ty: Type) -> String {
        ty.show(&self.classes)
    }

    /// Returns the source text of a span, on one line.
    fn source(&self, span: Span) -> String {
        let text = self.file.text().get(span.start as usize..span.end as usize).unwrap_or("");
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    }
}
