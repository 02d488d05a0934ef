//! Short names of files, for places in traces and messages.

/// Returns the shortest name of each file that no other one of the list has: the last parts of its path, as
/// in `queue.h`, or `detail/queue.h` if there is another `queue.h`. Equal paths have equal names.
pub fn short_names(files: &[&str]) -> Vec<String> {
    let short = |file: &str| {
        let clashes = |name: &str| {
            files.iter().any(|other| {
                let ends =
                    other.strip_suffix(name).is_some_and(|rest| rest.is_empty() || rest.ends_with('/'));
                ends && *other != file
            })
        };
        let starts = file.rmatch_indices('/').map(|(at, _)| &file[at + 1..]);
        let mut names = starts.filter(|name| !name.is_empty());
        names.find(|name| !clashes(name)).unwrap_or(file).to_owned()
    };
    files.iter().map(|file| short(file)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shortest_name_that_is_unique() {
        let names = short_names(&["/a/b/queue.h", "/a/c/queue.h", "main.cpp", "/a/c/queue.h", "x/", ""]);
        assert_eq!(names, ["b/queue.h", "c/queue.h", "main.cpp", "c/queue.h", "x/", ""]);
        assert_eq!(short_names(&["/include/queue.h", "queue.h"]), ["include/queue.h", "queue.h"]);
    }
}
