//! Chooses flags for clang from files of a project: `fencepost.toml` and `compile_commands.json`.
//!
//! Such a file comes with the code that is checked, so it is trusted no more than that: flags that load
//! plugins, name programs to run or write files are not taken. What is on the lists here says how C is
//! read, and no more.

use std::path::Path;

/// Flags without a value.
const WORDS: [&str; 14] = [
    "-ansi",
    "-pedantic",
    "-pedantic-errors",
    "-pthread",
    "-pipe",
    "-nostdinc",
    "-nostdinc++",
    "-undef",
    "-w",
    "-g",
    "-g1",
    "-g2",
    "-g3",
    "-ggdb",
];
/// Flags whose value follows, in the same word or in the next one. `true`: it is a path.
const WITH_VALUE: [(&str, bool); 10] = [
    ("-D", false),
    ("-U", false),
    ("-I", true),
    ("-isystem", true),
    ("-iquote", true),
    ("-idirafter", true),
    ("-include", true),
    ("-imacros", true),
    ("-isysroot", true),
    ("-x", false),
];
/// Flags by how they begin, up to a value in the same word.
const BEGINNINGS: [&str; 8] =
    ["-std=", "-stdlib=", "--std=", "-O", "-W", "-march=", "-mtune=", "-ffp-contract="];
/// Flags that begin like one of these and are something else: they pass words on to other programs.
const NOT: [&str; 3] = ["-Wl,", "-Wa,", "-Wp,"];
/// What follows `-f`, perhaps after `no-`.
const FEATURES: [&str; 28] = [
    "exceptions",
    "rtti",
    "strict-aliasing",
    "wrapv",
    "trapv",
    "signed-char",
    "unsigned-char",
    "short-enums",
    "common",
    "builtin",
    "freestanding",
    "hosted",
    "PIC",
    "pic",
    "PIE",
    "pie",
    "omit-frame-pointer",
    "stack-protector",
    "stack-protector-strong",
    "stack-clash-protection",
    "inline",
    "permissive",
    "char8_t",
    "coroutines",
    "concepts",
    "math-errno",
    "strict-overflow",
    "delete-null-pointer-checks",
];

/// Returns the flags of a list that are taken, with paths that are relative to `folder`; the number of the
/// first that is not, if there is one.
pub(super) fn allowed(flags: &[String], folder: &Path) -> Result<Vec<String>, usize> {
    let mut taken = vec![];
    let mut at = 0;
    while let Some(flag) = flags.get(at) {
        let valued = WITH_VALUE.iter().find(|(name, _)| flag.starts_with(name));
        if let Some((name, is_path)) = valued {
            let inside = &flag[name.len()..];
            let value = if inside.is_empty() { flags.get(at + 1).ok_or(at)? } else { inside };
            let value = match is_path {
                // (`=` stands for the system's root.)
                true if !value.starts_with('=') => folder.join(value).display().to_string(),
                _ => value.to_owned(),
            };
            taken.extend([(*name).to_owned(), value]);
            at += if inside.is_empty() { 2 } else { 1 };
            continue;
        }
        if !is_allowed(flag) {
            return Err(at);
        }
        taken.push(flag.clone());
        at += 1;
    }
    Ok(taken)
}

fn is_allowed(flag: &str) -> bool {
    let feature = flag.strip_prefix("-f").map(|rest| rest.strip_prefix("no-").unwrap_or(rest));
    let machine = |rest: &str| rest.bytes().all(|b| b.is_ascii_alphanumeric() || b"-.".contains(&b));
    WORDS.contains(&flag)
        || (BEGINNINGS.iter().any(|start| flag.starts_with(start)) && !NOT.iter().any(|no| flag.starts_with(no)))
        || feature.is_some_and(|name| FEATURES.contains(&name))
        // Instruction sets: `-mavx2`, `-mcx16`. (`-mllvm` passes a word on.)
        || flag.strip_prefix("-m").is_some_and(|rest| rest != "llvm" && !rest.is_empty() && machine(rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(flags: &[&str]) -> Result<Vec<String>, usize> {
        let flags: Vec<String> = flags.iter().map(|flag| (*flag).to_owned()).collect();
        allowed(&flags, Path::new("/p"))
    }

    #[test]
    fn flags_of_the_language_are_taken() {
        let all =
            ["-DN=2", "-D", "M", "-Iinc", "-isystem", "/s", "-std=c11", "-O2", "-fno-exceptions", "-mcx16"];
        let taken =
            ["-D", "N=2", "-D", "M", "-I", "/p/inc", "-isystem", "/s", "-std=c11", "-O2", "-fno-exceptions"];
        let mut expected: Vec<String> = taken.iter().map(|flag| (*flag).to_owned()).collect();
        expected.push("-mcx16".into());
        assert_eq!(of(&all), Ok(expected));
    }

    #[test]
    fn flags_that_run_or_load_something_are_not() {
        let bad = [
            "-fplugin=x.so",
            "-fpass-plugin=x.so",
            "-Xclang",
            "-load",
            "-mllvm",
            "-B/x",
            "@file",
            "--config=x",
            "-wrapper",
            "-o",
            "-Wl,-x",
            "-Wp,-x",
            "-specs=x",
            "a.c",
            "-fuse-ld=x",
            "--gcc-toolchain=x",
            "-fsanitize=x",
        ];
        for flag in bad {
            assert_eq!(of(&["-DN", flag]), Err(1), "{flag}");
        }
        assert_eq!(of(&["-I"]), Err(0));
    }
}
