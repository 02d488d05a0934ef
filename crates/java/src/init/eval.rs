//! Evaluation of expressions in initialisers.

use super::exec::Frame;
use super::{Machine, Object, ObjectId, ObjectKind, Value, throws};
use crate::Result;
use crate::ast::{BinaryOp, Fixity, LogicOp};
use crate::fold::{Constant, arithmetic, truth};
use crate::typed::{ClassId, Expr, ExprKind, FieldId, LocalId, Owner, Place};
use fencepost_source::{Diagnostic, Span, shorten};

/// A place whose parts have been evaluated.
#[derive(Clone, Copy)]
enum EvaluatedPlace {
    Local(LocalId),
    Static(FieldId),
    Cell(ObjectId, usize),
}

/// The greatest length that an array may have.
pub(crate) const MAX_LENGTH: i32 = 1 << 16;

impl Machine<'_> {
    /// Evaluates a Java expression while the static initialisers run, and returns its value.
    pub(super) fn eval(&mut self, expr: &Expr, frame: &mut Frame) -> Result<Value> {
        self.deeper(expr.span, |machine| machine.eval_inside(expr, frame))
    }

    fn eval_inside(&mut self, expr: &Expr, frame: &mut Frame) -> Result<Value> {
        let span = expr.span;
        match &expr.kind {
            ExprKind::Int(value) => Ok(Value::Int(*value)),
            ExprKind::Boolean(value) => Ok(Value::Boolean(*value)),
            ExprKind::Null | ExprKind::Nothing => Ok(Value::Null),
            ExprKind::This => Ok(frame.this.map_or(Value::Null, Value::Object)),
            ExprKind::ClassObject(class) => self.class_object(*class, span),
            ExprKind::Read(place) => {
                let spot = self.evaluate_place(place, frame, span)?;
                Ok(self.load(spot, frame))
            }
            ExprKind::Length(array) => {
                let array = self.object(array, frame)?;
                Ok(Value::Int(self.heap.objects[array.index()].cells.len() as i32))
            }
            ExprKind::Assign { place, value } => {
                let spot = self.evaluate_place(place, frame, span)?;
                let value = self.eval(value, frame)?;
                self.store(spot, value, frame, span)
            }
            ExprKind::Compound { op, place, value } => {
                let spot = self.evaluate_place(place, frame, span)?;
                let old = self.load(spot, frame);
                let value = self.eval(value, frame)?;
                let new = operation(*op, old, value, span)?;
                self.store(spot, new, frame, span)
            }
            ExprKind::Step { op, fixity, place } => {
                let spot = self.evaluate_place(place, frame, span)?;
                let old = self.load(spot, frame);
                let new = operation(*op, old, Value::Int(1), span)?;
                self.store(spot, new, frame, span)?;
                Ok(if *fixity == Fixity::Prefix { new } else { old })
            }
            ExprKind::Minus(e) => Ok(Value::Int(self.int(e, frame)?.wrapping_neg())),
            ExprKind::BitNot(e) => Ok(Value::Int(!self.int(e, frame)?)),
            ExprKind::Not(e) => Ok(Value::Boolean(!self.boolean(e, frame)?)),
            ExprKind::Binary(op, a, b) => {
                let a = self.eval(a, frame)?;
                let b = self.eval(b, frame)?;
                operation(*op, a, b, span)
            }
            ExprKind::Logic(op, a, b) => {
                let first = self.boolean(a, frame)?;
                let decided = first == (*op == LogicOp::Or);
                Ok(Value::Boolean(if decided { first } else { self.boolean(b, frame)? }))
            }
            ExprKind::Ternary(cond, yes, no) => {
                let chosen = if self.boolean(cond, frame)? { yes } else { no };
                self.eval(chosen, frame)
            }
            ExprKind::Call { method, receiver, args } => {
                let this = receiver.as_ref().map(|receiver| self.object(receiver, frame)).transpose()?;
                let args = self.evaluated(args, frame)?;
                let class = self.typed.method(*method).class;
                self.initialise(class)?;
                self.call(*method, this, args, span)
            }
            ExprKind::Special { .. } => {
                Err(Diagnostic::new(span, "an external action has no place in an initialiser")
                    .help("put it into a thread"))
            }
            ExprKind::New { class: None, .. } => self.allocate(ObjectKind::Bare, vec![], span),
            ExprKind::New { class: Some(class), constructor, args } => {
                self.initialise(*class)?;
                let args = self.evaluated(args, frame)?;
                let object = self.new_object(*class, span)?;
                let this = reference(object, span)?;
                self.call(self.typed.class(*class).instance_init, Some(this), vec![], span)?;
                if let Some(constructor) = constructor {
                    self.call(*constructor, Some(this), args, span)?;
                }
                Ok(object)
            }
            ExprKind::NewArray { len } => {
                let len = self.int(len, frame)?;
                if !(0..=MAX_LENGTH).contains(&len) {
                    return Err(Diagnostic::new(span, format!("an array cannot have {len} elements"))
                        .help(format!("at most {MAX_LENGTH} are supported")));
                }
                let cells = vec![Value::default_of(expr.ty.element()); len as usize];
                self.allocate(ObjectKind::Array(expr.ty), cells, span)
            }
            ExprKind::ArrayLiteral(values) => {
                let cells = self.evaluated(values, frame)?;
                self.allocate(ObjectKind::Array(expr.ty), cells, span)
            }
        }
    }

    fn evaluated(&mut self, args: &[Expr], frame: &mut Frame) -> Result<Vec<Value>> {
        args.iter().map(|arg| self.eval(arg, frame)).collect()
    }

    fn class_object(&mut self, class: ClassId, span: Span) -> Result<Value> {
        if let Some(object) = self.class_objects[class.index()] {
            return Ok(Value::Object(object));
        }
        let object = self.allocate(ObjectKind::ClassObject(class), vec![], span)?;
        self.class_objects[class.index()] = Some(reference(object, span)?);
        Ok(object)
    }

    fn new_object(&mut self, class: ClassId, span: Span) -> Result<Value> {
        let fields = self.typed.class(class).fields.iter().map(|field| self.typed.field(*field));
        let of_objects = fields.filter(|field| field.owner == Owner::Object);
        let cells = of_objects.map(|field| Value::default_of(field.ty)).collect();
        self.allocate(ObjectKind::Class(class), cells, span)
    }

    /// Evaluates a boolean Java expression while the static initialisers run.
    pub(super) fn boolean(&mut self, expr: &Expr, frame: &mut Frame) -> Result<bool> {
        Ok(matches!(self.eval(expr, frame)?, Value::Boolean(true)))
    }

    fn int(&mut self, expr: &Expr, frame: &mut Frame) -> Result<i32> {
        match self.eval(expr, frame)? {
            Value::Int(value) => Ok(value),
            other => unreachable!("{other:?} is no number, which the types exclude"),
        }
    }

    /// Evaluates a Java reference while the static initialisers run, and returns its object; `null` is an
    /// error.
    pub(super) fn object(&mut self, expr: &Expr, frame: &mut Frame) -> Result<ObjectId> {
        let value = self.eval(expr, frame)?;
        reference(value, expr.span)
    }

    fn evaluate_place(&mut self, place: &Place, frame: &mut Frame, span: Span) -> Result<EvaluatedPlace> {
        match place {
            Place::Local(local) => Ok(EvaluatedPlace::Local(*local)),
            Place::Static(field) => {
                let class = self.typed.field(*field).class;
                self.initialise(class)?;
                Ok(EvaluatedPlace::Static(*field))
            }
            Place::Field(object, field) => {
                let object = self.object(object, frame)?;
                Ok(EvaluatedPlace::Cell(object, self.heap.slots[field.index()]))
            }
            Place::Element(array, index) => {
                let array = self.object(array, frame)?;
                let index = self.int(index, frame)?;
                let Object { cells, .. } = &self.heap.objects[array.index()];
                match usize::try_from(index).ok().filter(|index| *index < cells.len()) {
                    Some(index) => Ok(EvaluatedPlace::Cell(array, index)),
                    None => Err(throws(span, "an array index out of bounds")),
                }
            }
        }
    }

    fn load(&self, spot: EvaluatedPlace, frame: &Frame) -> Value {
        match spot {
            EvaluatedPlace::Local(local) => frame.locals[local.index()],
            EvaluatedPlace::Static(field) => self.heap.statics[field.index()],
            EvaluatedPlace::Cell(object, cell) => self.heap.objects[object.index()].cells[cell],
        }
    }

    fn store(&mut self, spot: EvaluatedPlace, value: Value, frame: &mut Frame, span: Span) -> Result<Value> {
        match spot {
            EvaluatedPlace::Local(local) => frame.locals[local.index()] = value,
            EvaluatedPlace::Static(field) => {
                let again = std::mem::replace(&mut self.assigned[field.index()], true);
                if again && self.is_final(field) {
                    let name = shorten(&self.typed.field(field).name);
                    let message = format!("`{name}` is final and has its value already");
                    return Err(Diagnostic::new(span, message));
                }
                self.heap.statics[field.index()] = value;
            }
            EvaluatedPlace::Cell(object, cell) => self.heap.objects[object.index()].cells[cell] = value,
        }
        Ok(value)
    }
}

fn reference(value: Value, span: Span) -> Result<ObjectId> {
    match value {
        Value::Object(object) => Ok(object),
        _ => Err(throws(span, "an access through `null`")),
    }
}

fn operation(op: BinaryOp, a: Value, b: Value, span: Span) -> Result<Value> {
    let result = match (a.constant(), b.constant()) {
        (Some(Constant::Int(a)), Some(Constant::Int(b))) => arithmetic(op, a, b),
        (Some(Constant::Boolean(a)), Some(Constant::Boolean(b))) => truth(op, a, b).map(Constant::Boolean),
        _ => Some(Constant::Boolean((a == b) == (op == BinaryOp::Eq))),
    };
    match result {
        Some(Constant::Int(value)) => Ok(Value::Int(value)),
        Some(Constant::Boolean(value)) => Ok(Value::Boolean(value)),
        None => Err(throws(span, "a division by zero")),
    }
}
