//! The layout of memory, and its initial contents.
//!
//! A static field is a global of its own. An object is its monitor (4 bytes), then its fields, each aligned
//! to its size; an array is its monitor, its length (4 bytes), and its elements. Numbers and truth values
//! have 4 bytes, references 8. The monitor of a class is a global `C.class`.

use super::lengths::Lengths;
use super::pos;
use crate::Result;
use crate::init::{Heap, ObjectId, ObjectKind, Value};
use crate::typed::{Base, ClassId, ExprKind, FieldId, Owner, Type, Typed};
use crate::unit::{Access, StaticField, ValueType};
use crate::walk;
use fencepost_program::{Global, Part, Program, Size};
use fencepost_source::SourceFile;
use std::collections::{BTreeSet, HashMap};

/// The size in bytes of the monitor (the lock) at the start of every Java object.
pub(super) const MONITOR_SIZE: Size = Size::B4;
/// The offset in bytes of the length within a Java array.
pub(super) const LENGTH_OFFSET: u64 = 4;
/// The offset in bytes of the first element within a Java array.
pub(super) const ELEMENTS_OFFSET: u64 = 8;

/// Where the value of a static field is, in memory or, if the field is final, in no memory at all.
#[derive(Clone, Copy, Debug)]
pub(super) enum StaticStorage {
    /// No memory: the field is final, and this is its value.
    Constant(u64),
    /// Memory at this address.
    At(u64),
}

/// The layout of the program's memory, with the addresses of static fields, of objects that exist at the
/// start, and of monitors.
pub(super) struct Memory<'a> {
    pub heap: &'a Heap,
    statics: HashMap<FieldId, StaticStorage>,
    /// The offsets of fields in their objects.
    offsets: HashMap<FieldId, u64>,
    sizes: Vec<u64>,
    class_objects: HashMap<ClassId, u64>,
    pub lengths: Lengths,
    /// The lengths of the arrays that exist at the start, by their addresses.
    pub arrays: HashMap<u64, u32>,
}

impl Memory<'_> {
    /// Returns whether a static field is in memory, and at which address, or is a constant.
    pub fn static_field(&self, field: FieldId) -> StaticStorage {
        self.statics[&field]
    }

    /// Returns the offset in bytes of a field within its objects.
    pub fn offset(&self, field: FieldId) -> u64 {
        self.offsets[&field]
    }

    /// Returns the size in bytes of the objects of a class.
    pub fn size(&self, class: ClassId) -> u64 {
        self.sizes[class.index()]
    }

    /// Returns the address of the object `C.class`, which is the monitor of static synchronized methods.
    pub fn class_object(&self, class: ClassId) -> u64 {
        self.class_objects[&class]
    }
}

/// Lays out static fields and the objects of the heap as globals of the program.
pub(super) fn place<'a>(
    typed: &Typed,
    heap: &'a Heap,
    reached: &[bool],
    lengths: Lengths,
    program: &mut Program,
    file: &SourceFile,
) -> Result<(Memory<'a>, Vec<StaticField>)> {
    let (offsets, sizes) = layout(typed);
    let names = Names::new(typed);
    let mut shown = Vec::new();
    let mut globals = HashMap::new();
    let fields = || (0..typed.fields.len()).map(|index| FieldId(index as u32));
    let of_classes = || fields().filter(|field| typed.field(*field).owner == Owner::Class);
    for id in of_classes().filter(|id| !typed.field(*id).is_final) {
        let field = typed.field(id);
        let global = program.add_global(Global::zeroed(names.field(typed, id), field.ty.bytes() as usize));
        globals.insert(id, global);
        shown.push(StaticField {
            global,
            ty: value_type(field.ty),
            access: if field.is_volatile { Access::Volatile } else { Access::Plain },
            pos: pos(file, field.span.start),
        });
    }
    let mut objects =
        Objects { typed, heap, names, addresses: HashMap::new(), order: vec![], counts: HashMap::new() };
    // Arrays and objects that a constant names come first, and have its name.
    for id in of_classes().filter(|id| typed.field(*id).is_final) {
        if let Value::Object(object) = heap.statics[id.index()] {
            let name = objects.names.field(typed, id);
            objects.add(object, Some(name), &offsets, program);
        }
    }
    for id in of_classes() {
        if let Value::Object(object) = heap.statics[id.index()] {
            objects.add(object, None, &offsets, program);
        }
    }
    objects.add_reachable(&offsets, program);
    let mut class_objects = objects.class_objects();
    for class in locked_classes(typed, reached) {
        let name = format!("{}.class", typed.class(class).name);
        let entry = class_objects.entry(class);
        entry.or_insert_with(|| {
            let global = program.add_global(Global::zeroed(name, MONITOR_SIZE.bytes() as usize));
            program.global_addr(global)
        });
    }
    let word = |value: Value| objects.word(value);
    let mut statics = HashMap::new();
    for id in of_classes() {
        let value = word(heap.statics[id.index()]);
        let found = match globals.get(&id) {
            None => StaticStorage::Constant(value),
            Some(global) => {
                let bytes = &mut program.globals[global.index()].init;
                let len = bytes.len();
                bytes.copy_from_slice(&value.to_le_bytes()[..len]);
                StaticStorage::At(program.global_addr(*global))
            }
        };
        statics.insert(id, found);
    }
    objects.fill(&offsets, program);
    let arrays = objects.array_lengths();
    Ok((Memory { heap, statics, offsets, sizes, class_objects, lengths, arrays }, shown))
}

fn value_type(ty: Type) -> ValueType {
    match ty {
        Type { base: Base::Int, dims: 0 } => ValueType::Int,
        Type { base: Base::Boolean, dims: 0 } => ValueType::Boolean,
        _ => ValueType::Reference,
    }
}

/// Returns the offsets of the fields of each class, and the size of its objects.
fn layout(typed: &Typed) -> (HashMap<FieldId, u64>, Vec<u64>) {
    let mut offsets = HashMap::new();
    let sizes = typed.classes.iter().map(|class| {
        let mut end = MONITOR_SIZE.bytes();
        for id in class.fields.iter().filter(|id| typed.field(**id).owner == Owner::Object) {
            let bytes = typed.field(*id).ty.bytes();
            let offset = end.next_multiple_of(bytes);
            offsets.insert(*id, offset);
            end = offset + bytes;
        }
        end
    });
    let sizes = sizes.collect();
    (offsets, sizes)
}

/// Returns the classes whose monitors the threads may use.
fn locked_classes(typed: &Typed, reached: &[bool]) -> BTreeSet<ClassId> {
    let mut classes = BTreeSet::new();
    for (method, _) in typed.methods.iter().zip(reached).filter(|(_, reached)| **reached) {
        if method.is_synchronized && method.owner == Owner::Class {
            classes.insert(method.class);
        }
        for statement in &method.body {
            walk::exprs(statement, &mut |expr| {
                if let ExprKind::ClassObject(class) = expr.kind {
                    classes.insert(class);
                }
            });
        }
    }
    classes
}

/// The names of fields in the program: with the class in front if several fields have the same name.
struct Names {
    counts: HashMap<String, u32>,
}

impl Names {
    fn new(typed: &Typed) -> Names {
        let mut counts = HashMap::new();
        for field in typed.fields.iter().filter(|field| field.owner == Owner::Class) {
            *counts.entry(field.name.clone()).or_insert(0) += 1;
        }
        Names { counts }
    }

    fn field(&self, typed: &Typed, id: FieldId) -> String {
        let field = typed.field(id);
        match self.counts.get(&field.name) {
            Some(1) => field.name.clone(),
            _ => format!("{}.{}", typed.class(field.class).name, field.name),
        }
    }
}

/// The objects that exist at the start and can be reached.
struct Objects<'a> {
    typed: &'a Typed,
    heap: &'a Heap,
    names: Names,
    addresses: HashMap<ObjectId, u64>,
    order: Vec<ObjectId>,
    /// The number of objects of each type that have got a number.
    counts: HashMap<String, u32>,
}

impl Objects<'_> {
    fn add(
        &mut self,
        object: ObjectId,
        name: Option<String>,
        offsets: &HashMap<FieldId, u64>,
        program: &mut Program,
    ) {
        if self.addresses.contains_key(&object) {
            return;
        }
        let shape = self.heap.objects[object.index()].shape;
        let class = self.type_name(shape);
        let name = match (shape, name) {
            (ObjectKind::ClassObject(_), _) => class,
            (_, Some(name)) => name,
            (_, None) => {
                let count = self.counts.entry(class.clone()).or_insert(0);
                *count += 1;
                format!("{class}#{count}")
            }
        };
        let len = self.heap.objects[object.index()].cells.len();
        let parts = match shape {
            ObjectKind::Bare => monitor_part(),
            ObjectKind::ClassObject(_) => vec![],
            ObjectKind::Class(class) => class_parts(self.typed, class, offsets),
            ObjectKind::Array(ty) => array_parts(ty, len as u32),
        };
        let size = parts.last().map_or(MONITOR_SIZE.bytes(), |part| part.offset + part.size);
        let global = program.add_global(Global { parts, ..Global::zeroed(name, size as usize) });
        self.addresses.insert(object, program.global_addr(global));
        self.order.push(object);
    }

    fn type_name(&self, shape: ObjectKind) -> String {
        match shape {
            ObjectKind::Bare => "Object".to_owned(),
            ObjectKind::Class(class) => self.typed.class(class).name.clone(),
            ObjectKind::Array(ty) => self.typed.show(ty),
            ObjectKind::ClassObject(class) => format!("{}.class", self.typed.class(class).name),
        }
    }

    /// Adds all objects that the objects so far refer to.
    fn add_reachable(&mut self, offsets: &HashMap<FieldId, u64>, program: &mut Program) {
        let mut next = 0;
        while let Some(object) = self.order.get(next).copied() {
            next += 1;
            let heap = self.heap;
            for cell in &heap.objects[object.index()].cells {
                if let Value::Object(object) = cell {
                    self.add(*object, None, offsets, program);
                }
            }
        }
    }

    /// Returns the addresses of the class monitors among the objects.
    fn class_objects(&self) -> HashMap<ClassId, u64> {
        let found = self.order.iter().filter_map(|object| match self.heap.objects[object.index()].shape {
            ObjectKind::ClassObject(class) => Some((class, self.addresses[object])),
            _ => None,
        });
        found.collect()
    }

    fn array_lengths(&self) -> HashMap<u64, u32> {
        let objects = self.order.iter().map(|id| (self.addresses[id], &self.heap.objects[id.index()]));
        let arrays = objects.filter(|(_, object)| matches!(object.shape, ObjectKind::Array(_)));
        arrays.map(|(addr, object)| (addr, object.cells.len() as u32)).collect()
    }

    /// Returns a value as it is in memory.
    fn word(&self, value: Value) -> u64 {
        match value {
            Value::Int(value) => u64::from(value as u32),
            Value::Boolean(value) => u64::from(value),
            Value::Null => 0,
            Value::Object(object) => self.addresses[&object],
        }
    }

    /// Writes the initial contents of the objects to the program's globals.
    fn fill(&self, offsets: &HashMap<FieldId, u64>, program: &mut Program) {
        for id in &self.order {
            let object = &self.heap.objects[id.index()];
            let mut words: Vec<(u64, u64, u64)> = Vec::new();
            match object.shape {
                ObjectKind::Bare | ObjectKind::ClassObject(_) => {}
                ObjectKind::Class(class) => {
                    let fields = self.typed.class(class).fields.iter();
                    for field in fields.filter(|field| self.typed.field(**field).owner == Owner::Object) {
                        let value = object.cells[self.heap.slots[field.index()]];
                        words.push((offsets[field], self.typed.field(*field).ty.bytes(), self.word(value)));
                    }
                }
                ObjectKind::Array(ty) => {
                    words.push((LENGTH_OFFSET, 4, object.cells.len() as u64));
                    let bytes = ty.element().bytes();
                    let cells = object.cells.iter().zip(0..);
                    words.extend(
                        cells.map(|(cell, i)| (ELEMENTS_OFFSET + i * bytes, bytes, self.word(*cell))),
                    );
                }
            }
            let Some((global, _)) = program.global_at(self.addresses[id]) else {
                unreachable!("every object that was added is a global")
            };
            let init = &mut program.globals[global.index()].init;
            for (offset, bytes, word) in words {
                let (offset, bytes) = (offset as usize, bytes as usize);
                init[offset..offset + bytes].copy_from_slice(&word.to_le_bytes()[..bytes]);
            }
        }
    }
}

/// Returns the named parts of an `Object`, which has nothing but a monitor, for traces to show.
pub(super) fn monitor_part() -> Vec<Part> {
    vec![Part { offset: 0, size: MONITOR_SIZE.bytes(), path: ".monitor".to_owned() }]
}

/// Returns the names, offsets and sizes of the parts of a class's objects, for traces to show.
pub(super) fn class_parts(typed: &Typed, class: ClassId, offsets: &HashMap<FieldId, u64>) -> Vec<Part> {
    let mut parts = monitor_part();
    for id in typed.class(class).fields.iter().filter(|id| typed.field(**id).owner == Owner::Object) {
        let field = typed.field(*id);
        parts.push(Part { offset: offsets[id], size: field.ty.bytes(), path: format!(".{}", field.name) });
    }
    parts
}

/// Returns the names, offsets and sizes of the parts of an array of `len` elements, for traces to show.
pub(super) fn array_parts(ty: Type, len: u32) -> Vec<Part> {
    let bytes = ty.element().bytes();
    let mut parts = monitor_part();
    parts.push(Part { offset: LENGTH_OFFSET, size: 4, path: ".length".to_owned() });
    let elements = (0..u64::from(len)).map(|i| (ELEMENTS_OFFSET + i * bytes, format!("[{i}]")));
    parts.extend(elements.map(|(offset, path)| Part { offset, size: bytes, path }));
    parts
}

impl Memory<'_> {
    /// Returns the names, offsets and sizes of the parts of a class's objects, for traces to show.
    pub fn parts(&self, typed: &Typed, class: ClassId) -> Vec<Part> {
        class_parts(typed, class, &self.offsets)
    }
}
