//! Runs rustc for cargo, and has it write LLVM IR, too.
//!
//! Cargo starts the wrapper with the command line of rustc. A library is compiled as it would be, and its IR
//! is written beside it; of an executable only the IR is made, and nothing is linked. Programs that run while
//! the package is built (build scripts, procedural macros) are compiled as ever: if one of their dependencies
//! is one of the program's, too, its IR is there and not needed.

use super::super::rust::of_library;
use super::{Built, OPTIMISE_VARIABLE, SYSROOT_VARIABLE};
use std::collections::BTreeSet;
use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The environment variable that says, if it is there, that cargo runs the program in place of rustc or
/// rustdoc.
pub const WRAPPER_VARIABLE: &str = "FENCEPOST_WRAPPER";

/// The flags that are added to cargo's, and win. The head of the module `rust` says why.
const FLAGS: [&str; 12] = [
    "-C",
    "codegen-units=1",
    "-C",
    "debuginfo=2",
    "-C",
    "symbol-mangling-version=v0",
    "-C",
    "lto=off",
    "-C",
    "embed-bitcode=no",
    "--cfg",
    "fencepost",
];

/// The ending of the file that names the libraries a library was compiled with.
const LINKED_WITH: &str = "linked-with";

/// Runs rustc as cargo asks for it, and returns the exit code. The first argument is rustc.
pub fn wrap(arguments: &[OsString]) -> io::Result<i32> {
    let Some((rustc, arguments)) = arguments.split_first() else { return Ok(1) };
    let words: Option<Vec<&str>> = arguments.iter().map(|word| word.to_str()).collect();
    let task = words.and_then(|words| Task::of(&words));
    let mut command = Command::new(rustc);
    match &task {
        None => command.args(arguments),
        Some(task) => command.args(task.arguments(arguments)),
    };
    let code = command.status()?.code().unwrap_or(1);
    if let (0, Some(task)) = (code, &task) {
        task.write(Path::new(rustc))?;
    }
    Ok(code)
}

/// What cargo asks rustc for, as far as it matters here: a crate that may become part of what is checked.
struct Task {
    name: String,
    folder: PathBuf,
    /// What follows the name of the crate in the names of its files.
    extra: String,
    /// The files of the libraries that the crate uses.
    externs: Vec<PathBuf>,
    /// Those of the flags that decide which standard library is linked.
    flags: Vec<String>,
    kind: CrateKind,
    source: Option<PathBuf>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum CrateKind {
    Library,
    Executable,
    Test,
}

impl Task {
    /// Reads the arguments; `None` if they ask for something that is not to be checked.
    fn of(words: &[&str]) -> Option<Task> {
        let mut task = Task {
            name: String::new(),
            folder: PathBuf::new(),
            extra: String::new(),
            externs: vec![],
            flags: of_library(&words.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>()),
            kind: CrateKind::Library,
            source: None,
        };
        let (mut test, mut emits_link) = (false, false);
        let mut types = vec![];
        let mut at = words.iter();
        while let Some(word) = at.next() {
            let (option, attached) = match word.split_once('=') {
                Some((option, value)) if option.starts_with("--") => (option, Some(value)),
                _ => (*word, None),
            };
            let mut value = || attached.or_else(|| at.next().copied());
            match option {
                "--crate-name" => value()?.clone_into(&mut task.name),
                "--crate-type" => types.extend(value()?.split(',')),
                "--out-dir" => task.folder = value()?.into(),
                "--emit" => emits_link = value()?.split(',').any(|kind| kind == "link"),
                "--test" => test = true,
                "--extern" => task.externs.extend(value()?.split_once('=').map(|(_, path)| path.into())),
                "-C" | "--codegen" => {
                    if let Some(extra) = value()?.strip_prefix("extra-filename=") {
                        extra.clone_into(&mut task.extra);
                    }
                }
                "--edition"
                | "--cap-lints"
                | "--cfg"
                | "--check-cfg"
                | "--target"
                | "-L"
                | "-l"
                | "-A"
                | "-D"
                | "-W"
                | "-F"
                | "--error-format"
                | "--json"
                | "--color"
                | "--sysroot"
                | "--diagnostic-width"
                | "--remap-path-prefix"
                | "-Z" => drop(value()),
                _ if word.ends_with(".rs") => task.source = Some(word.into()),
                _ => {}
            }
        }
        if task.name.is_empty() || task.folder.as_os_str().is_empty() || !emits_link {
            return None;
        }
        let is_tool = task.name.starts_with("build_script_") || types.contains(&"proc-macro") && !test;
        task.kind = match types[..] {
            _ if is_tool => return None,
            _ if test => CrateKind::Test,
            [] | ["bin"] => CrateKind::Executable,
            _ => CrateKind::Library,
        };
        Some(task)
    }

    /// Returns the arguments for rustc.
    fn arguments(&self, given: &[OsString]) -> Vec<OsString> {
        let mut arguments: Vec<OsString> = given.iter().map(|word| self.emitting_ir(word)).collect();
        arguments.extend(FLAGS.map(OsString::from));
        arguments.extend(["--check-cfg", "cfg(fencepost)"].map(OsString::from));
        let is_set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
        if !is_set(OPTIMISE_VARIABLE) {
            arguments.extend(["-C", "opt-level=0"].map(OsString::from));
        }
        if let Some(folder) = std::env::var_os(SYSROOT_VARIABLE).filter(|_| self.kind == CrateKind::Test) {
            arguments.extend(["--sysroot".into(), folder]);
        }
        arguments
    }

    /// Returns an argument of rustc, with IR among what it is to write.
    fn emitting_ir(&self, word: &OsString) -> OsString {
        let Some(kinds) = word.to_str().and_then(|word| word.strip_prefix("--emit=")) else {
            return word.clone();
        };
        let kept = kinds.split(',').filter(|kind| self.kind == CrateKind::Library || *kind != "link");
        let kinds: Vec<&str> = kept.chain(["llvm-ir"]).collect();
        format!("--emit={}", kinds.join(",")).into()
    }

    /// Writes what later steps need to know of the crate that was compiled.
    fn write(&self, rustc: &Path) -> io::Result<()> {
        let file = self.folder.join(format!("{}{}", self.name, self.extra));
        if self.kind == CrateKind::Library {
            let lines: Vec<String> = self.externs.iter().map(|path| path.display().to_string()).collect();
            return std::fs::write(with_ending(&file, LINKED_WITH), lines.join("\n"));
        }
        let mut modules = vec![with_ending(&file, "ll")];
        let mut libraries = BTreeSet::new();
        self.externs.iter().for_each(|library| add_library(library, &mut libraries));
        modules.extend(libraries);
        let sysroot = std::env::var_os(SYSROOT_VARIABLE).map(PathBuf::from);
        if let Some(sysroot) = sysroot.filter(|_| self.kind == CrateKind::Test) {
            modules.push(super::harness::module(&sysroot));
        }
        let built = Built {
            rustc: rustc.to_owned(),
            modules,
            flags: self.flags.clone(),
            name: self.name.clone(),
            target: self.target(),
            is_test: self.kind == CrateKind::Test,
        };
        // (What was built before may be linked to the place where cargo shows executables.)
        let _ = std::fs::remove_file(&file);
        std::fs::write(file, built.to_text())
    }

    /// Returns the option of cargo that selects what was compiled. Cargo tells it in variables, which are
    /// there for the code that is compiled.
    fn target(&self) -> String {
        let variable = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
        let example = self.folder.ends_with("examples");
        match variable("CARGO_BIN_NAME") {
            Some(name) if example => format!("--example {name}"),
            Some(name) => format!("--bin {name}"),
            None if example => format!("--example {}", self.name),
            None if variable("CARGO_TARGET_TMPDIR").is_some() => format!("--test {}", self.file_name()),
            None => "--lib".to_owned(),
        }
    }

    /// Returns the name of the source file, if the crate has its name from there: cargo's name may have
    /// hyphens.
    fn file_name(&self) -> String {
        let stem = self.source.as_deref().and_then(Path::file_stem).unwrap_or_default().to_string_lossy();
        if stem.replace('-', "_") == self.name { stem.into_owned() } else { self.name.clone() }
    }
}

/// Returns the path with `.ending` after its whole name.
fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut path = path.as_os_str().to_owned();
    path.push(format!(".{ending}"));
    path.into()
}

/// Adds the modules of IR of a library, and of those that it was compiled with.
fn add_library(library: &Path, modules: &mut BTreeSet<PathBuf>) {
    let name = library.file_stem().unwrap_or_default().to_string_lossy();
    let file = library.with_file_name(name.strip_prefix("lib").unwrap_or(&name));
    // Procedural macros have none: they were compiled for the compiler.
    let module = with_ending(&file, "ll");
    let Ok(linked) = std::fs::read_to_string(with_ending(&file, LINKED_WITH)) else { return };
    if modules.insert(module) {
        linked.lines().for_each(|library| add_library(Path::new(library), modules));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn task(line: &str) -> Option<Task> {
        Task::of(&line.split_whitespace().collect::<Vec<_>>())
    }

    #[test]
    fn kinds_of_crates() {
        let kind = |line: &str| {
            let files = "--crate-name x --out-dir /d --emit=dep-info,link";
            task(&format!("{files} {line}")).map(|task| task.kind)
        };
        assert_eq!(kind("--crate-type lib src/lib.rs"), Some(CrateKind::Library));
        assert_eq!(kind("--crate-type lib --crate-type cdylib"), Some(CrateKind::Library));
        assert_eq!(kind("--crate-type bin"), Some(CrateKind::Executable));
        assert_eq!(kind("--crate-type proc-macro"), None);
        assert_eq!(kind("--test src/lib.rs"), Some(CrateKind::Test));
        assert_eq!(kind("--crate-name build_script_build --crate-type bin"), None);
        // Cargo's questions about the compiler, and builds that stop after types were checked.
        assert!(task("- --crate-name ___ --print=file-names --crate-type bin").is_none());
        assert!(task("-vV").is_none());
        assert_eq!(kind("--emit=dep-info,metadata"), None);
    }

    #[test]
    fn the_files_of_a_crate() {
        let line = "--crate-name x --edition=2021 tests/x.rs --emit=dep-info,link --out-dir /d/deps --test \
                    -C extra-filename=-1 -C panic=abort --extern a=/d/liba-2.rlib --extern proc_macro";
        let task = task(line).expect("it is a test");
        assert_eq!((task.name.as_str(), task.extra.as_str()), ("x", "-1"));
        assert_eq!(task.externs, [Path::new("/d/liba-2.rlib")]);
        assert_eq!(task.flags, ["-Cpanic=abort"]);
        assert_eq!(task.source.as_deref(), Some(Path::new("tests/x.rs")));
        assert_eq!(task.emitting_ir(&"--emit=dep-info,link".into()), "--emit=dep-info,llvm-ir");
    }
}
