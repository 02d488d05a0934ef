//! Finds the source names of the parts of a variable, such as `queue.slots[2].value`, from the types in debug
//! information.

use crate::ast::{Metadata, Module};
use fencepost_program::{ObjectType, Part};
use rustc_hash::FxHashSet;

/// The number of parts up to which they are named: more do not help a reader, and tables of that size are
/// common.
const MAX_PARTS: usize = 4096;
/// The depth to which types nest; a deeper one is a cycle.
const MAX_DEPTH: u32 = 32;

/// Returns the named scalar parts of a global variable, as its debug information `node` describes them. Of a
/// union, these are the parts of its first member.
pub fn of_global(module: &Module, node: u32) -> Vec<Part> {
    let parts = type_of_global(module, node).and_then(|ty| of_type(module, ty)).map_or(vec![], |ty| ty.parts);
    // A variable that is one scalar has a name already.
    if parts.len() < 2 && parts.iter().all(|p| p.path.is_empty()) { vec![] } else { parts }
}

/// Returns the size and the named scalar parts of the type that debug information describes in `ty`; `None`
/// if it has no size, as `void`, or no parts.
pub fn of_type(module: &Module, ty: u32) -> Option<ObjectType> {
    let mut walk = Walk { module, parts: vec![] };
    let size = walk.add(ty, 0, &Path::default(), 0);
    let parts = walk.named();
    (size > 0 && !parts.is_empty()).then_some(ObjectType { size, parts })
}

/// Returns the type of a global variable, from its debug information `node`.
pub fn type_of_global(module: &Module, node: u32) -> Option<u32> {
    match module.metadata.get(&node)? {
        Metadata::Expression { var } if *var != node => type_of_global(module, *var),
        Metadata::GlobalVariable { ty, .. } => *ty,
        _ => None,
    }
}

/// Returns the type of a member of the record type `ty`, by its number among the members and bases.
pub fn member(module: &Module, ty: u32, number: usize) -> Option<u32> {
    let mut ty = ty;
    // Through typedefs and qualifiers; a chain longer than this is a cycle.
    for _ in 0..MAX_DEPTH {
        match module.metadata.get(&ty)? {
            Metadata::DerivedType { tag, base, .. } if !is_pointer(tag) => ty = (*base)?,
            Metadata::CompositeType { elements, .. } => {
                let Metadata::List(elements) = module.metadata.get(&(*elements)?)? else { return None };
                let mut members =
                    elements.iter().flatten().filter_map(|node| match module.metadata.get(node)? {
                        Metadata::DerivedType { tag, base, .. }
                            if matches!(&**tag, "DW_TAG_member" | "DW_TAG_inheritance") =>
                        {
                            Some(*base)
                        }
                        _ => None,
                    });
                return members.nth(number)?;
            }
            _ => return None,
        }
    }
    None
}

/// Returns the type of a local variable, from its debug information `node`.
pub fn type_of_variable(module: &Module, node: u32) -> Option<u32> {
    match module.metadata.get(&node)? {
        Metadata::Variable { ty, .. } => *ty,
        _ => None,
    }
}

/// Returns the type of what a pointer or a reference of type `ty` points at.
pub fn pointee(module: &Module, ty: u32) -> Option<u32> {
    let mut ty = ty;
    // Through typedefs and qualifiers; a chain longer than this is a cycle.
    for _ in 0..MAX_DEPTH {
        let Metadata::DerivedType { tag, base, .. } = module.metadata.get(&ty)? else { return None };
        if is_pointer(tag) {
            return *base;
        }
        ty = (*base)?;
    }
    None
}

fn is_pointer(tag: &str) -> bool {
    matches!(tag, "DW_TAG_pointer_type" | "DW_TAG_reference_type" | "DW_TAG_rvalue_reference_type")
}

/// The names on the way from a variable to a part of it.
#[derive(Clone, Default)]
struct Path {
    /// The names that users know.
    short: String,
    /// These, and the names of members of the C++ library.
    full: String,
}

impl Path {
    /// Returns the path of a part of what this path leads to.
    fn then(&self, text: &str) -> Path {
        Path { short: self.short.clone() + text, full: self.full.clone() + text }
    }

    /// Returns the path of a part that belongs to the implementation of a library.
    fn hidden(&self, text: &str) -> Path {
        Path { short: self.short.clone(), full: self.full.clone() + text }
    }
}

/// The walk over a type that collects its parts.
struct Walk<'a> {
    module: &'a Module,
    /// The parts: offset, size and path of each.
    parts: Vec<(u64, u64, Path)>,
}

impl Walk<'_> {
    /// Returns the parts that were collected. Of several with the same short path, the first has it and the
    /// others have the full one: of a `std::shared_ptr`, the object and its counts.
    fn named(self) -> Vec<Part> {
        let mut taken: FxHashSet<String> = FxHashSet::default();
        let named = self.parts.into_iter().map(|(offset, size, path)| {
            let path = if taken.insert(path.short.clone()) { path.short } else { path.full };
            Part { offset, size, path }
        });
        named.collect()
    }

    /// Adds the scalars of a `ty` that begins `offset` bytes into the variable and is called `path`; returns
    /// its size.
    fn add(&mut self, ty: u32, offset: u64, path: &Path, depth: u32) -> u64 {
        if depth > MAX_DEPTH || self.parts.len() >= MAX_PARTS {
            return 0;
        }
        match self.module.metadata.get(&ty) {
            Some(Metadata::BasicType { size, .. }) => self.scalar(*size / 8, offset, path),
            Some(Metadata::DerivedType { tag, base, size, .. }) => match (&**tag, base) {
                (tag, _) if is_pointer(tag) => self.scalar(*size / 8, offset, path),
                (_, Some(base)) => self.add(*base, offset, path, depth + 1),
                _ => self.scalar(*size / 8, offset, path),
            },
            Some(Metadata::CompositeType { name, size, params: Some(params), .. }) if is_storage(name) => {
                match self.first_type(*params) {
                    Some(ty) => self.add(ty, offset, path, depth + 1),
                    None => *size / 8,
                }
            }
            Some(Metadata::CompositeType { name, tag, base, size, elements, .. }) => {
                let (size, elements) = (*size / 8, elements.and_then(|list| self.module.metadata.get(&list)));
                let elements: &[Option<u32>] = match elements {
                    Some(Metadata::List(list)) => list,
                    _ => &[],
                };
                match &**tag {
                    _ if is_rust_wrapper(name) => self.content(elements, offset, path, depth),
                    "DW_TAG_array_type" => self.array(*base, elements, offset, path, depth),
                    "DW_TAG_enumeration_type" => return self.scalar(size, offset, path),
                    "DW_TAG_union_type" => {
                        self.members(&elements[..elements.len().min(1)], offset, path, depth)
                    }
                    _ => self.members(elements, offset, path, depth),
                }
                size
            }
            _ => 0,
        }
    }

    /// Returns the first type among the arguments of a template.
    fn first_type(&self, params: u32) -> Option<u32> {
        let Metadata::List(params) = self.module.metadata.get(&params)? else { return None };
        params.iter().flatten().find_map(|node| match self.module.metadata.get(node)? {
            Metadata::TypeParameter { ty } => Some(*ty),
            _ => None,
        })
    }

    fn scalar(&mut self, size: u64, offset: u64, path: &Path) -> u64 {
        if size > 0 {
            self.parts.push((offset, size, path.clone()));
        }
        size
    }

    fn members(&mut self, members: &[Option<u32>], offset: u64, path: &Path, depth: u32) {
        for member in members.iter().flatten() {
            let Some(Metadata::DerivedType { tag, name, base, offset: bits, .. }) =
                self.module.metadata.get(member)
            else {
                continue;
            };
            let inner = match &**tag {
                "DW_TAG_member" if is_cpp_library(name) => path.hidden(&format!(".{name}")),
                "DW_TAG_member" if name.is_empty() || is_reserved(name) => path.clone(),
                "DW_TAG_member" => path.then(&format!(".{name}")),
                // A base class: its members are the class's own.
                "DW_TAG_inheritance" => path.clone(),
                _ => continue,
            };
            if let Some(base) = base {
                self.add(*base, offset + bits / 8, &inner, depth + 1);
            }
        }
    }

    /// Adds the parts of what a wrapper holds, in its last member, as those of the wrapper.
    fn content(&mut self, members: &[Option<u32>], offset: u64, path: &Path, depth: u32) {
        let last = members.last().copied().flatten().and_then(|member| self.module.metadata.get(&member));
        if let Some(Metadata::DerivedType { base: Some(base), offset: bits, .. }) = last {
            self.add(*base, offset + bits / 8, path, depth + 1);
        }
    }

    /// Adds the parts of an array of one or more dimensions, the last of which runs fastest.
    fn array(
        &mut self,
        element: Option<u32>,
        dimensions: &[Option<u32>],
        offset: u64,
        path: &Path,
        depth: u32,
    ) {
        let Some(element) = element else { return };
        let counts: Vec<u64> = dimensions
            .iter()
            .flatten()
            .map(|node| match self.module.metadata.get(node) {
                Some(Metadata::Subrange { count: Some(count) }) => *count,
                _ => 0,
            })
            .collect();
        let total: u64 = counts.iter().product();
        let mut at = offset;
        for i in 0..total.min(MAX_PARTS as u64) {
            let mut rest = i;
            let mut indices: Vec<u64> = counts
                .iter()
                .rev()
                .map(|count| {
                    let index = rest % count;
                    rest /= count;
                    index
                })
                .collect();
            indices.reverse();
            let inner: String = indices.iter().map(|i| format!("[{i}]")).collect();
            let size = self.add(element, at, &path.then(&inner), depth + 1);
            if size == 0 {
                break;
            }
            at += size;
        }
    }
}

/// Returns whether a type of Rust's standard library holds one value, and is of no interest beside it.
fn is_rust_wrapper(name: &str) -> bool {
    const GENERIC: [&str; 7] = [
        "UnsafeCell<",
        "SyncUnsafeCell<",
        "Cell<",
        "Atomic<",
        "MaybeUninit<",
        "ManuallyDrop<",
        "MaybeDangling<",
    ];
    // (Types of atomics had names of their own up to 1.91.)
    const ATOMIC: [&str; 4] = ["AtomicBool", "AtomicPtr<", "AtomicU", "AtomicI"];
    GENERIC.iter().chain(&ATOMIC).any(|start| name.starts_with(start))
}

/// Returns whether a class of libstdc++ is memory for one object of the type that is its argument.
fn is_storage(name: &str) -> bool {
    name.starts_with("__aligned_buffer<") || name.starts_with("__aligned_membuf<")
}

/// Returns whether a name is that of a member of a class of libstdc++ (`_M_ptr`), or of a table of virtual
/// functions.
fn is_cpp_library(name: &str) -> bool {
    name.starts_with("_M_") || name.starts_with("_vptr")
}

/// Returns whether a name belongs to the implementation, such as the members of a `pthread_mutex_t` or a
/// `std::atomic`, which users need not see.
fn is_reserved(name: &str) -> bool {
    let mut chars = name.chars();
    chars.next() == Some('_') && chars.next().is_some_and(|c| c == '_' || c.is_ascii_uppercase())
}
