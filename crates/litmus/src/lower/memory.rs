//! Shared memory: the locations of a test, their types, their initial contents.
//!
//! A location exists when the init section or a parameter names it, or when something points at it at the
//! start. Its type is the one the init section states; otherwise the one its first parameter gives; otherwise
//! `int`, or a pointer if an address is stored in it. Parameters may differ in qualifiers, not in width.

use super::Result;
use crate::ast::{Constant, ConstantKind, Extent, InitTarget, InitType, InitValue, Name, TestAst};
use crate::types::{IntType, Object, Type};
use fencepost_program::{Global, Program, Size};
use fencepost_source::{Diagnostic, Span, shorten};
use std::collections::HashMap;

/// The number of bytes that the lock of a Java monitor takes in memory.
pub(super) const MONITOR_SIZE: Size = Size::B4;

/// The address, type and length of a shared location of the test.
#[derive(Clone, Debug)]
pub(super) struct Location {
    pub addr: u64,
    /// The type of the location, or that of its elements.
    pub object: Object,
    /// The number of elements; `None` if it is not an array.
    pub len: Option<u32>,
}

/// The shared locations and monitors of a test, by name.
pub(super) struct Memory {
    locations: HashMap<String, Location>,
    /// The addresses of monitors (Java), which are memory of their own: nothing else accesses it.
    monitors: HashMap<String, u64>,
}

/// What is known of a location while the declarations of a test are being collected.
struct LocationDraft<'a> {
    name: &'a Name,
    object: Option<Object>,
    extent: Extent,
    value: Option<&'a InitValue>,
    /// Whether `*p = x` stands in the init section: the location holds an address, of something that
    /// parameters may tell.
    pointer: bool,
}

impl Memory {
    /// Collects the shared locations and monitors of a test and adds them to the memory of `program`.
    pub fn build(ast: &TestAst, program: &mut Program) -> Result<Memory> {
        let mut shapes = LocationDrafts::default();
        for entry in &ast.init {
            if let InitTarget::Location(name) = &entry.target {
                shapes.declare(name, &entry.ty, entry.value.as_ref())?;
            }
        }
        for thread in &ast.threads {
            for param in &thread.params {
                let register = |entry: &crate::ast::InitEntry| match &entry.target {
                    InitTarget::Register { thread: t, name } => {
                        t.number == thread.number.number && name.text == param.name.text
                    }
                    InitTarget::Location(_) => false,
                };
                // `0:x = y` gives the parameter another value than the address of `x`.
                if ast.init.iter().any(register) {
                    continue;
                }
                shapes.param(&param.name, &param.object)?;
            }
        }
        for entry in &ast.init {
            shapes.pointees(&entry.target, entry.value.as_ref());
        }
        for handle in &ast.handles {
            shapes.add(&handle.field);
        }
        let mut memory = shapes.allocate(program)?;
        for monitor in &ast.monitors {
            memory.add_monitor(monitor, program)?;
        }
        Ok(memory)
    }

    /// Adds a monitor to the program's memory.
    fn add_monitor(&mut self, name: &Name, program: &mut Program) -> Result<()> {
        let global = Global::zeroed(name.text.as_str(), MONITOR_SIZE.bytes() as usize);
        let global = program.add_global(global);
        let addr = program.global_addr(global);
        let known = self.monitors.insert(name.text.clone(), addr).is_some();
        if known || self.locations.contains_key(&name.text) {
            let message = format!("`{}` is declared twice", shorten(&name.text));
            return Err(Diagnostic::new(name.span, message));
        }
        Ok(())
    }

    /// Returns the address of the monitor with this name, if there is one.
    pub fn monitor(&self, name: &str) -> Option<u64> {
        self.monitors.get(name).copied()
    }

    /// Returns the shared location with this name, if there is one.
    pub fn get(&self, name: &str) -> Option<&Location> {
        self.locations.get(name)
    }

    /// Returns the bits of a constant that is stored in an object of type `ty`; messages call that object
    /// `what`.
    pub fn constant(&self, constant: &Constant, ty: &Type, what: &str) -> Result<u64> {
        match (&constant.kind, ty) {
            (ConstantKind::Number(number), Type::Int(int)) if int.can_hold(*number) => {
                Ok(fencepost_program::mask(int.bits(), *number as u64))
            }
            (ConstantKind::Number(number), Type::Int(int)) => {
                let message = format!("{number} does not fit in {what}, which has the type `{int}`");
                Err(Diagnostic::new(constant.span, message))
            }
            (ConstantKind::Number(0), _) => Ok(0),
            (ConstantKind::Number(number), _) => {
                let message = format!("{what} has the type `{ty}` and cannot be the number {number}");
                Err(Diagnostic::new(constant.span, message).label("expected an address, like `&x`, or 0"))
            }
            (ConstantKind::Address { name, index }, _) => {
                let addr = self.address(name, *index, constant.span)?;
                if ty.bits() < 64 {
                    let message = format!("an address does not fit in {what}, which has the type `{ty}`");
                    return Err(Diagnostic::new(constant.span, message)
                        .help("declare it as a pointer: in the init section `int *p = &x`, in a parameter `int **p`"));
                }
                Ok(addr)
            }
        }
    }

    /// Returns the address of the shared location `name`, or of its element `index`.
    pub fn address(&self, name: &Name, index: Option<u64>, span: Span) -> Result<u64> {
        let location = self.get(&name.text).ok_or_else(|| unknown(name))?;
        let size = u64::from(location.object.ty.bits() / 8);
        match (index, location.len) {
            (None, _) => Ok(location.addr),
            (Some(_), None) => Err(not_an_array(name, span)),
            (Some(index), Some(len)) if index < len.into() => Ok(location.addr + index * size),
            (Some(index), Some(len)) => Err(out_of_bounds(name, index, len, span)),
        }
    }
}

/// Makes the error message about a name that is no shared location.
pub(super) fn unknown(name: &Name) -> Diagnostic {
    let message = format!("there is no shared location `{}`", shorten(&name.text));
    Diagnostic::new(name.span, message)
        .help("neither the init section nor a parameter names it; registers are written `0:r0`")
}

/// Makes the error message about an index after a location that is no array.
pub(super) fn not_an_array(name: &Name, span: Span) -> Diagnostic {
    Diagnostic::new(span, format!("`{}` is no array", name.text))
}

/// Makes the error message about an index that is not less than the length of its array.
pub(super) fn out_of_bounds(name: &Name, index: u64, len: u32, span: Span) -> Diagnostic {
    let message = format!("`{}` has {len} elements and none with the index {index}", name.text);
    Diagnostic::new(span, message)
}

/// The locations that are known while the declarations of a test are being collected, in order.
#[derive(Default)]
struct LocationDrafts<'a> {
    list: Vec<LocationDraft<'a>>,
    index: HashMap<&'a str, usize>,
}

impl<'a> LocationDrafts<'a> {
    fn add(&mut self, name: &'a Name) -> &mut LocationDraft<'a> {
        let index = *self.index.entry(&name.text).or_insert_with(|| {
            self.list.push(LocationDraft {
                name,
                object: None,
                extent: Extent::Scalar,
                value: None,
                pointer: false,
            });
            self.list.len() - 1
        });
        &mut self.list[index]
    }

    fn declare(&mut self, name: &'a Name, ty: &InitType, value: Option<&'a InitValue>) -> Result<()> {
        if self.index.contains_key(name.text.as_str()) {
            return Err(Diagnostic::new(name.span, format!("`{}` is initialised twice", name.text)));
        }
        let shape = self.add(name);
        shape.value = value;
        match ty {
            InitType::Unstated => {}
            InitType::SomePointer => shape.pointer = true,
            InitType::Stated(object, extent) => {
                shape.object = Some(object.clone());
                shape.extent = *extent;
            }
        }
        let listed = match value {
            Some(InitValue::List(list, span)) => Some((list.len(), *span)),
            _ => None,
        };
        match (shape.extent, listed, value) {
            (Extent::Scalar, Some(_), _) if matches!(ty, InitType::Stated(..)) => {
                let message = format!("`{}` is no array and has one value", name.text);
                Err(Diagnostic::new(name.span, message).help(format!("write `{}[…] = {{…}}`", name.text)))
            }
            (Extent::Elements(len), Some((given, span)), _) if given > len as usize => {
                let message = format!("{given} values for `{}`, an array of {len}", name.text);
                Err(Diagnostic::new(span, message))
            }
            (Extent::Unknown | Extent::Scalar, Some((0, span)), _) => {
                Err(Diagnostic::new(span, "an array has at least one element"))
            }
            (Extent::Unknown | Extent::Scalar, Some((given, _)), _) => {
                shape.extent = Extent::Elements(given as u32);
                Ok(())
            }
            (Extent::Unknown, None, _) => {
                let message = format!("how many elements does `{}` have?", name.text);
                Err(Diagnostic::new(name.span, message).help("write the number between the brackets"))
            }
            (Extent::Elements(_), None, Some(InitValue::One(value))) => {
                let message = format!("the array `{}` needs a list of values", name.text);
                Err(Diagnostic::new(value.span, message).help("write them between braces: `{1, 2}`"))
            }
            _ => Ok(()),
        }
    }

    /// Adds the location that a parameter of a thread names, with its type.
    fn param(&mut self, name: &'a Name, ty: &Object) -> Result<()> {
        let Type::Pointer(pointee) = &ty.ty else {
            return Err(Diagnostic::new(name.span, format!("the parameter `{}` is no pointer", name.text))
                .label(format!("has the type `{}`", ty.ty))
                .help("parameters are pointers to the shared locations of the same name: write `int *x`"));
        };
        if pointee.ty == Type::Void {
            let message = format!("what does the parameter `{}` point at?", name.text);
            return Err(Diagnostic::new(name.span, message).help("give it a type like `atomic_int *`"));
        }
        let shape = self.add(name);
        match &shape.object {
            None => shape.object = Some((**pointee).clone()),
            Some(known) if known.ty.bits() != pointee.ty.bits() => {
                let message =
                    format!("`{}` is `{}` here and `{}` elsewhere", name.text, pointee.ty, known.ty);
                return Err(Diagnostic::new(name.span, message).help("give it types of one width"));
            }
            Some(_) => {}
        }
        Ok(())
    }

    /// Adds the locations that no declaration names and only initial values point at.
    fn pointees(&mut self, target: &'a InitTarget, value: Option<&'a InitValue>) {
        let constants: &[Constant] = match value {
            Some(InitValue::One(constant)) => std::slice::from_ref(constant),
            Some(InitValue::List(list, _)) => list,
            None => &[],
        };
        for constant in constants {
            let ConstantKind::Address { name, .. } = &constant.kind else { continue };
            if self.index.contains_key(name.text.as_str()) {
                continue;
            }
            let pointee = match target {
                InitTarget::Location(holder) => match &self.add(holder).object {
                    Some(Object { ty: Type::Pointer(pointee), .. }) => Some((**pointee).clone()),
                    _ => None,
                },
                InitTarget::Register { .. } => None,
            };
            self.add(name).object = pointee.filter(|object| object.ty != Type::Void);
        }
    }

    /// Adds the locations to the program's memory, with their initial values.
    fn allocate(self, program: &mut Program) -> Result<Memory> {
        let mut memory = Memory { locations: HashMap::new(), monitors: HashMap::new() };
        let mut globals = Vec::new();
        for shape in &self.list {
            let object = shape.object.clone().unwrap_or_else(|| {
                let first = match shape.value {
                    Some(InitValue::One(constant)) => Some(constant),
                    Some(InitValue::List(list, _)) => list.first(),
                    None => None,
                };
                let address = first.is_some_and(|c| matches!(c.kind, ConstantKind::Address { .. }));
                Object::plain(if address || shape.pointer {
                    Type::pointer_to(Object::int())
                } else {
                    Type::Int(IntType::INT)
                })
            });
            if shape.pointer && !matches!(object.ty, Type::Pointer(_)) {
                let message =
                    format!("`{}` is a pointer here and `{}` in a parameter", shape.name.text, object.ty);
                return Err(Diagnostic::new(shape.name.span, message));
            }
            let len = match shape.extent {
                Extent::Elements(len) => Some(len),
                Extent::Scalar | Extent::Unknown => None,
            };
            let bytes = usize::from(object.ty.bits() / 8) * len.unwrap_or(1) as usize;
            let global = program.add_global(Global::zeroed(shape.name.text.as_str(), bytes));
            globals.push(global);
            let addr = program.global_addr(global);
            memory.locations.insert(shape.name.text.clone(), Location { addr, object, len });
        }
        // Values come last, since an address may be that of a later location.
        for (shape, global) in self.list.iter().zip(globals) {
            let location = &memory.locations[&shape.name.text];
            let what = format!("`{}`", shape.name.text);
            let constants: &[Constant] = match shape.value {
                Some(InitValue::One(constant)) => std::slice::from_ref(constant),
                Some(InitValue::List(list, _)) => list,
                None => &[],
            };
            let size = usize::from(location.object.ty.bits() / 8);
            for (i, constant) in constants.iter().enumerate() {
                let value = memory.constant(constant, &location.object.ty, &what)?;
                program.globals[global.index()].init[i * size..(i + 1) * size]
                    .copy_from_slice(&value.to_le_bytes()[..size]);
            }
        }
        Ok(memory)
    }
}
