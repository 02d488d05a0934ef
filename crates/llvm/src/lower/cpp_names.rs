//! Turns the names that C++ compilers give to functions and variables into readable ones.

use cpp_demangle::{DemangleOptions, Symbol};

/// The longest list of template arguments that is shown; a longer one becomes `<…>`.
const MOST_ARGUMENTS: usize = 16;

/// Returns the readable form of the name of a C++ function or variable, without parameters and with long
/// template arguments left out, as in `Queue<int>::push`. Returns any other name as it is.
pub fn readable(name: &str) -> String {
    demangled(name).unwrap_or_else(|| name.to_owned())
}

/// Returns the readable form of a mangled C++ name; `None` if the name is not one. (Rust's legacy names look
/// like those of C++, but for a hash at the end.)
pub fn demangled(name: &str) -> Option<String> {
    if !name.starts_with("_Z") || is_rust(name) {
        return None;
    }
    let options = DemangleOptions::new().no_params().no_return_type();
    let symbol = Symbol::new(name).ok()?;
    let full = symbol.demangle_with_options(&options).ok()?;
    let full = full.split_once(" [clone").map_or(&*full, |(name, _)| name);
    let full = full.trim_end_matches(" const");
    Some(shortened(&full.replace("std::__cxx11::", "std::").replace("std::__1::", "std::")))
}

/// Returns whether a mangled name of a function is that of a lambda's body.
pub fn is_lambda(mangled: &str) -> bool {
    let parts = demangled(mangled);
    parts.is_some_and(|name| {
        name.rsplit_once("::").is_some_and(|(class, function)| {
            let class = class.rsplit("::").next().unwrap_or(class);
            function.starts_with("operator()") && (class.starts_with("{lambda") || class.starts_with("$_"))
        })
    })
}

/// Returns whether a name ends with the hash of a name of Rust: `17h` and 16 hexadecimal digits.
fn is_rust(name: &str) -> bool {
    let hash = name.strip_suffix('E').and_then(|name| name.get(name.len().checked_sub(19)?..));
    hash.is_some_and(|hash| hash.starts_with("17h") && hash[3..].bytes().all(|b| b.is_ascii_hexdigit()))
}

/// Replaces lists of template arguments that are too long to read by `<…>`.
pub(super) fn shortened(name: &str) -> String {
    let mut out = String::new();
    let mut rest = name;
    while let Some(start) = rest.find('<') {
        out += &rest[..start];
        let list = &rest[start..];
        // `operator<` and its relatives begin no list.
        if out.ends_with("operator") || out.ends_with("operator<") {
            out.push('<');
            rest = &list[1..];
            continue;
        }
        let Some(end) = end_of_list(list) else { return out + list };
        let arguments = &list[..end];
        if arguments.chars().count() <= MOST_ARGUMENTS {
            out += arguments
        } else {
            out += "<…>"
        }
        rest = &list[end..];
    }
    out + rest
}

/// Returns the length of the list in angle brackets at the start of `text`, with both brackets.
pub(super) fn end_of_list(text: &str) -> Option<usize> {
    let mut depth = 0;
    let mut before = ' ';
    for (at, c) in text.char_indices() {
        match c {
            '<' => depth += 1,
            // (The arrow of a pointer in an expression, or of the type of a function.)
            '>' if before != '-' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some(at + 1);
        }
        before = c;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(mangled: &str, expected: &str) {
        assert_eq!(readable(mangled), expected);
    }

    #[test]
    fn names_of_cpp_are_readable() {
        check("_ZN5QueueIiE4pushEi", "Queue<int>::push");
        check("_Z6workerRSt6atomicIiE", "worker");
        check("_ZNKSt6atomicIiE4loadESt12memory_order", "std::atomic<int>::load");
        check("_ZN1QIiSaISt4pairIKiSsEEEC2Ev", "Q<…>::Q");
        check("_ZlsRSoR1Q", "operator<<");
        check("_ZZ4mainE1x", "main::x");
        check("_ZGVZ4mainE1x", "guard variable for main::x");
    }

    #[test]
    fn other_names_stay() {
        check("worker", "worker");
        check("_Z1", "_Z1");
        check("_ZN4main6worker17h0123456789abcdefE", "_ZN4main6worker17h0123456789abcdefE");
    }

    #[test]
    fn lambdas_are_found() {
        assert!(is_lambda("_ZZ4mainENK3$_0clEv"));
        assert!(is_lambda("_ZZ4mainENKUlvE_clEv"));
        assert!(!is_lambda("_ZN3FunclEv"));
        assert!(!is_lambda("main"));
    }
}
