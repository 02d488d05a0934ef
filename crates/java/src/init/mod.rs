//! The initialisation thread, which runs once, while the file is read.
//!
//! MemSAT's initialisation thread executes first and alone, so that what it does can be computed here: static
//! initialisers and static blocks, the constructors they call, their loops. What is left of them is what
//! memory holds at the start. Classes are initialised when they are first used (JLS 12.4), beginning with the
//! main class and then in the order of the text.
//!
//! What cannot be computed is refused at its place: external actions, and what would throw in Java.

mod eval;
pub(crate) use eval::MAX_LENGTH;
mod exec;

use crate::Result;
use crate::fold::Constant;
use crate::typed::{Base, ClassId, FieldId, Owner, Type, Typed};
use fencepost_source::{Diagnostic, Span, shorten};

/// The number of an object that the initialisers have created, an index into [`Heap::objects`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct ObjectId(pub u32);

impl ObjectId {
    /// Returns the number as an index into [`Heap::objects`].
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// The value of a Java variable while the static initialisers run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Value {
    Int(i32),
    Boolean(bool),
    Null,
    Object(ObjectId),
}

impl Value {
    /// Returns the value that a field of type `ty` has before it is assigned (0, `false` or `null`).
    pub fn default_of(ty: Type) -> Value {
        match ty {
            Type { base: Base::Int, dims: 0 } => Value::Int(0),
            Type { base: Base::Boolean, dims: 0 } => Value::Boolean(false),
            _ => Value::Null,
        }
    }

    /// Returns the value as a constant; `None` if it is a reference.
    pub fn constant(self) -> Option<Constant> {
        match self {
            Value::Int(value) => Some(Constant::Int(value)),
            Value::Boolean(value) => Some(Constant::Boolean(value)),
            Value::Null | Value::Object(_) => None,
        }
    }
}

/// The class of an object that the initialisers have created, or the type of an array.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ObjectKind {
    /// An `Object` and nothing more.
    Bare,
    Class(ClassId),
    /// An array of this type (which has brackets).
    Array(Type),
    /// `C.class`.
    ClassObject(ClassId),
}

/// An object that the initialisers have created, with the values of its fields or elements.
#[derive(Debug)]
pub(crate) struct Object {
    pub shape: ObjectKind,
    /// The fields, in order, or the elements.
    pub cells: Vec<Value>,
}

/// The contents of memory when the threads begin, which are the objects and static fields that the
/// initialisers leave.
#[derive(Debug)]
pub(crate) struct Heap {
    pub objects: Vec<Object>,
    /// The values of static fields, by number. (Those of objects' fields mean nothing.)
    pub statics: Vec<Value>,
    /// The position of each object field among its object's cells.
    pub slots: Vec<usize>,
}

/// The greatest number of steps of initialisers: enough for any table a test may need, little enough to say
/// soon that there is no end.
const MAX_STEPS: u32 = 1_000_000;
/// The greatest depth to which calls and expressions may nest.
const MAX_DEPTH: u32 = 500;
/// The greatest number of fields and elements in all.
const MAX_CELLS: usize = 1 << 18;

/// Runs the static initialisers of a checked program and returns the contents of memory after them.
pub(crate) fn run(typed: &Typed) -> Result<Heap> {
    let mut slots = vec![0; typed.fields.len()];
    for class in &typed.classes {
        let of_objects = class.fields.iter().filter(|f| typed.field(**f).owner == Owner::Object);
        of_objects.enumerate().for_each(|(slot, field)| slots[field.index()] = slot);
    }
    let statics = typed.fields.iter().map(|field| Value::default_of(field.ty)).collect();
    let mut machine = Machine {
        typed,
        heap: Heap { objects: vec![], statics, slots },
        initialised: vec![false; typed.classes.len()],
        assigned: vec![false; typed.fields.len()],
        class_objects: vec![None; typed.classes.len()],
        steps: 0,
        depth: 0,
        cells: 0,
    };
    let all = (0..typed.classes.len()).map(|index| ClassId(index as u32));
    for class in [typed.main].into_iter().chain(all) {
        machine.initialise(class)?;
    }
    let blank =
        typed.fields.iter().enumerate().find(|(index, field)| {
            field.owner == Owner::Class && field.is_final && !machine.assigned[*index]
        });
    match blank {
        None => Ok(machine.heap),
        Some((_, field)) => {
            let message = format!("`{}` is final and never gets a value", shorten(&field.name));
            Err(Diagnostic::new(field.span, message))
        }
    }
}

/// The interpreter that runs the initialisers on a single thread before the program starts.
struct Machine<'a> {
    typed: &'a Typed,
    heap: Heap,
    initialised: Vec<bool>,
    /// For each static field, whether it was assigned.
    assigned: Vec<bool>,
    class_objects: Vec<Option<ObjectId>>,
    steps: u32,
    depth: u32,
    cells: usize,
}

impl Machine<'_> {
    /// Runs a class's static initialisers, unless they have run or are running.
    fn initialise(&mut self, class: ClassId) -> Result<()> {
        if std::mem::replace(&mut self.initialised[class.index()], true) {
            return Ok(());
        }
        let method = self.typed.class(class).static_init;
        let span = self.typed.class(class).span;
        self.call(method, None, vec![], span).map(|_| ())
    }

    /// Counts a step, one level deeper, and runs it.
    fn deeper<T>(&mut self, span: Span, inside: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        self.steps += 1;
        if self.steps > MAX_STEPS {
            return Err(Diagnostic::new(span, "the initialisers run too long")
                .label(format!("reached after {MAX_STEPS} steps")));
        }
        if self.depth >= MAX_DEPTH {
            return Err(Diagnostic::new(span, "the calls of initialisers nest too deeply"));
        }
        self.depth += 1;
        let result = inside(self);
        self.depth -= 1;
        result
    }

    fn allocate(&mut self, shape: ObjectKind, cells: Vec<Value>, span: Span) -> Result<Value> {
        self.cells += cells.len() + 1;
        if self.cells > MAX_CELLS {
            return Err(Diagnostic::new(span, "the initialisers make too many objects")
                .label(format!("reached after {MAX_CELLS} fields and elements")));
        }
        self.heap.objects.push(Object { shape, cells });
        Ok(Value::Object(ObjectId(self.heap.objects.len() as u32 - 1)))
    }

    fn is_final(&self, field: FieldId) -> bool {
        self.typed.field(field).is_final
    }
}

/// Makes the message about code that would throw an exception in Java.
fn throws(span: Span, what: &str) -> Diagnostic {
    Diagnostic::new(span, format!("{what} in an initialiser")).label("Java would throw an exception here")
}
