//! Finds the source names of the parts of a variable, such as `queue.slots[2].value`, from the types in debug
//! information.

use crate::ast::{Metadata, Module};
use fencepost_program::Part;

/// The number of parts up to which they are named: more do not help a reader, and tables of that size are
/// common.
const MAX_PARTS: usize = 4096;
/// The depth to which types nest; a deeper one is a cycle.
const MAX_DEPTH: u32 = 32;

/// Returns the named scalar parts of a global variable, as its debug information `node` describes them. Of a
/// union, these are the parts of its first member.
pub fn of_global(module: &Module, node: u32) -> Vec<Part> {
    let mut node = node;
    let ty = loop {
        match module.metadata.get(&node) {
            Some(Metadata::Expression { var }) if *var != node => node = *var,
            Some(Metadata::GlobalVariable { ty, .. }) => break *ty,
            _ => return vec![],
        }
    };
    let mut walk = Walk { module, parts: vec![] };
    if let Some(ty) = ty {
        walk.add(ty, 0, String::new(), 0);
    }
    // A variable that is one scalar has a name already.
    if walk.parts.len() < 2 && walk.parts.iter().all(|p| p.path.is_empty()) {
        return vec![];
    }
    walk.parts
}

/// The walk over the type of a global variable that collects its parts.
struct Walk<'a> {
    module: &'a Module,
    parts: Vec<Part>,
}

impl Walk<'_> {
    /// Adds the scalars of a `ty` that begins `offset` bytes into the variable and is called `path`; returns
    /// its size.
    fn add(&mut self, ty: u32, offset: u64, path: String, depth: u32) -> u64 {
        if depth > MAX_DEPTH || self.parts.len() >= MAX_PARTS {
            return 0;
        }
        match self.module.metadata.get(&ty) {
            Some(Metadata::BasicType { size, .. }) => self.scalar(*size / 8, offset, path),
            Some(Metadata::DerivedType { tag, base, size, .. }) => match (&**tag, base) {
                ("DW_TAG_pointer_type" | "DW_TAG_reference_type" | "DW_TAG_rvalue_reference_type", _) => {
                    self.scalar(*size / 8, offset, path)
                }
                (_, Some(base)) => self.add(*base, offset, path, depth + 1),
                _ => self.scalar(*size / 8, offset, path),
            },
            Some(Metadata::CompositeType { tag, base, size, elements, .. }) => {
                let (size, elements) = (*size / 8, elements.and_then(|list| self.module.metadata.get(&list)));
                let elements: &[Option<u32>] = match elements {
                    Some(Metadata::List(list)) => list,
                    _ => &[],
                };
                match &**tag {
                    "DW_TAG_array_type" => self.array(*base, elements, offset, &path, depth),
                    "DW_TAG_enumeration_type" => return self.scalar(size, offset, path),
                    "DW_TAG_union_type" => {
                        self.members(&elements[..elements.len().min(1)], offset, &path, depth)
                    }
                    _ => self.members(elements, offset, &path, depth),
                }
                size
            }
            _ => 0,
        }
    }

    fn scalar(&mut self, size: u64, offset: u64, path: String) -> u64 {
        if size > 0 {
            self.parts.push(Part { offset, size, path });
        }
        size
    }

    fn members(&mut self, members: &[Option<u32>], offset: u64, path: &str, depth: u32) {
        for member in members.iter().flatten() {
            let Some(Metadata::DerivedType { tag, name, base, offset: bits, .. }) =
                self.module.metadata.get(member)
            else {
                continue;
            };
            let inner = match &**tag {
                "DW_TAG_member" if name.is_empty() || is_reserved(name) => path.to_owned(),
                "DW_TAG_member" => format!("{path}.{name}"),
                // A base class: its members are the class's own.
                "DW_TAG_inheritance" => path.to_owned(),
                _ => continue,
            };
            if let Some(base) = base {
                self.add(*base, offset + bits / 8, inner, depth + 1);
            }
        }
    }

    /// Adds the parts of an array of one or more dimensions, the last of which runs fastest.
    fn array(
        &mut self,
        element: Option<u32>,
        dimensions: &[Option<u32>],
        offset: u64,
        path: &str,
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
            let size = self.add(element, at, format!("{path}{inner}"), depth + 1);
            if size == 0 {
                break;
            }
            at += size;
        }
    }
}

/// Returns whether a name belongs to the implementation, such as the members of a `pthread_mutex_t` or a
/// `std::atomic`, which users need not see.
fn is_reserved(name: &str) -> bool {
    let mut chars = name.chars();
    chars.next() == Some('_') && chars.next().is_some_and(|c| c == '_' || c.is_ascii_uppercase())
}
