//! Names the parts of objects that an execution allocated, by their types. The type of a local variable is
//! in the debug information; that of an object from `malloc` or `new` is what becomes of the pointer to it.

use fencepost_program::{ObjectType, Part, Program, TypeId};

/// An object that an execution allocated.
pub struct Object {
    /// The name of the object.
    pub name: String,
    /// The number of its bytes.
    pub size: u64,
    /// The type of the object, or of its elements if it has room for several.
    pub ty: Option<TypeId>,
}

impl Object {
    /// Returns the name of `size` bytes at `offset` in the object, or of the place if there is no size: the
    /// object's name and the path of the part. `None` if the type has no name for them.
    pub fn part(&self, program: &Program, offset: u64, size: Option<u64>) -> Option<String> {
        Some(format!("{}{}", self.name, self.path(program.object_type(self.ty?), offset, size)?))
    }

    fn path(&self, ty: &ObjectType, offset: u64, size: Option<u64>) -> Option<String> {
        // An object that is as large as several of them is an array.
        if self.size > ty.size && self.size.is_multiple_of(ty.size) {
            let path = path_of(&ty.parts, offset % ty.size, size)?;
            return Some(format!("[{}]{path}", offset / ty.size));
        }
        path_of(&ty.parts, offset, size)
    }
}

/// Returns the path of the part of `size` bytes at `offset`: of a part, or of the smallest member that
/// consists of these parts (`head` of `head.next` and `head.tag`).
pub fn path_of(parts: &[Part], offset: u64, size: Option<u64>) -> Option<String> {
    let first = parts.iter().find(|part| part.offset == offset)?;
    let Some(size) = size else { return Some(first.path.clone()) };
    if let Some(part) = parts.iter().find(|part| part.offset == offset && part.size == size) {
        return Some(part.path.clone());
    }
    let inside = |part: &&Part| part.offset >= offset && part.offset < offset + size;
    let last = parts.iter().filter(inside).max_by_key(|part| part.offset)?;
    if last.offset == offset || last.offset + last.size > offset + size {
        return None;
    }
    let common = first.path.bytes().zip(last.path.bytes()).take_while(|(a, b)| a == b).count();
    let end = first.path.char_indices().map(|(at, _)| at).filter(|at| *at <= common);
    let end = end.filter(|at| matches!(first.path.as_bytes()[*at], b'.' | b'[')).max().unwrap_or(0);
    // (What has no name of its own is not the object as a whole.)
    (end > 0).then(|| first.path[..end].to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part(offset: u64, size: u64, path: &str) -> Part {
        Part { offset, size, path: path.into() }
    }

    #[test]
    fn parts_and_members_of_several_parts() {
        let parts = [part(0, 8, ".head.next"), part(8, 8, ".head.tag"), part(16, 4, ".n"), part(20, 4, ".m")];
        let path = |offset, size| path_of(&parts, offset, size);
        assert_eq!(path(8, Some(8)).as_deref(), Some(".head.tag"));
        assert_eq!(path(0, Some(16)).as_deref(), Some(".head"));
        assert_eq!(path(16, Some(8)), None);
        assert_eq!(path(16, Some(2)), None);
        assert_eq!(path(4, Some(4)), None);
        assert_eq!(path(16, None).as_deref(), Some(".n"));
    }

    #[test]
    fn objects_and_arrays_of_a_type() {
        let types = vec![
            ObjectType { size: 16, parts: vec![part(0, 8, ".next"), part(8, 4, ".value")] },
            ObjectType { size: 4, parts: vec![part(0, 4, "")] },
        ];
        let mut program = Program::default();
        program.types = types;
        let object = |size, ty| Object { name: "malloc@1".into(), size, ty };
        let name = |object: Object, offset, size| object.part(&program, offset, Some(size));
        assert_eq!(name(object(16, Some(TypeId(0))), 8, 4).as_deref(), Some("malloc@1.value"));
        assert_eq!(name(object(48, Some(TypeId(0))), 24, 4).as_deref(), Some("malloc@1[1].value"));
        assert_eq!(name(object(12, Some(TypeId(1))), 8, 4).as_deref(), Some("malloc@1[2]"));
        assert_eq!(name(object(20, Some(TypeId(0))), 8, 4).as_deref(), Some("malloc@1.value"));
        assert_eq!(name(object(12, Some(TypeId(1))), 2, 2), None);
        assert_eq!(name(object(12, None), 0, 4), None);
    }
}
