//! What the tests share: the project's folder, and running the command.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// The folder of the whole project.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the project is there")
}

/// The text of a file of the project.
#[track_caller]
pub fn read(path: impl AsRef<Path>) -> String {
    let path = root().join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// The command, ready for arguments, in `folder`.
pub fn fencepost(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_fencepost"));
    command.current_dir(folder).env_remove("NO_COLOR").stdin(Stdio::null());
    command
}

/// What a run of the command printed, and its exit code.
#[derive(Debug)]
pub struct Run {
    pub code: i32,
    pub stdout: String,
    pub stderr: String,
}

impl Run {
    #[track_caller]
    pub fn of(output: Output) -> Self {
        let text = |bytes| String::from_utf8(bytes).expect("the output is text");
        Run {
            code: output.status.code().expect("it was not killed"),
            stdout: text(output.stdout),
            stderr: text(output.stderr),
        }
    }

    /// Returns the one JSON object on standard output.
    #[track_caller]
    pub fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.stdout).unwrap_or_else(|e| panic!("{e}: {self:?}"))
    }

    /// Returns the JSON objects on standard output, one a line.
    #[track_caller]
    pub fn json_lines(&self) -> Vec<serde_json::Value> {
        let read = |line| serde_json::from_str(line).unwrap_or_else(|e| panic!("{e}: {line}"));
        self.stdout.lines().map(read).collect()
    }
}

/// Runs the command in `folder` with these arguments and with `input` to read.
#[track_caller]
pub fn run_with(folder: &Path, args: &[&str], input: &str) -> Run {
    let mut command = fencepost(folder);
    command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the command starts");
    // A command that refuses its arguments does not read.
    let _ = child.stdin.take().expect("it is a pipe").write_all(input.as_bytes());
    Run::of(child.wait_with_output().expect("the command ends"))
}

/// Runs the command in `folder` with these arguments.
#[track_caller]
pub fn run(folder: &Path, args: &[&str]) -> Run {
    run_with(folder, args, "")
}

/// Runs the command in `folder`, which must end with this exit code and must not panic.
#[track_caller]
pub fn run_to(folder: &Path, args: &[&str], code: i32) -> Run {
    let run = run(folder, args);
    assert_eq!(run.code, code, "{args:?}: {run:?}");
    assert!(!run.stderr.contains("panicked"), "{}", run.stderr);
    run
}

/// Runs the command in `folder`, which must refuse (exit code 2): nothing on standard output, these words on
/// standard error.
#[track_caller]
pub fn refuses_in(folder: &Path, args: &[&str], words: &[&str]) {
    let run = run_to(folder, args, 2);
    assert_eq!(run.stdout, "", "{args:?}");
    for word in words {
        assert!(run.stderr.contains(word), "{args:?}: `{word}` is missing:\n{}", run.stderr);
    }
}

/// Runs the command in the project's folder with `--format json`, and returns the object it prints.
#[track_caller]
pub fn run_json(args: &[&str]) -> serde_json::Value {
    run(&root(), &[args, &["--format", "json"]].concat()).json()
}

/// Returns the files below a folder of the project whose names end like one of `extensions`, as paths from
/// the project's folder, in order.
pub fn files_below(folder: &str, extensions: &[&str]) -> Vec<PathBuf> {
    fn walk(folder: &Path, extensions: &[&str], found: &mut Vec<PathBuf>) {
        for entry in std::fs::read_dir(root().join(folder)).expect("the folder is there") {
            let path = folder.join(entry.expect("readable").file_name());
            let extension = path.extension().and_then(|extension| extension.to_str());
            if root().join(&path).is_dir() {
                walk(&path, extensions, found);
            } else if extension.is_some_and(|extension| extensions.contains(&extension)) {
                found.push(path);
            }
        }
    }
    let mut found = vec![];
    walk(Path::new(folder), extensions, &mut found);
    found.sort();
    found
}

/// Returns the files in a folder of the project, not below it, whose names end like this, in order.
#[track_caller]
pub fn files_in(folder: &str, extension: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(root().join(folder)).expect("the folder is there");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("readable").path()).collect();
    files.retain(|file| file.extension().is_some_and(|e| e == extension));
    files.sort();
    files
}

/// An empty folder that goes away with the value.
pub struct Folder(PathBuf);

impl Folder {
    /// A folder named after the test that uses it.
    #[track_caller]
    pub fn new(name: &str) -> Self {
        // Tests of one process may use the same name at the same time.
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("fencepost-{name}-{}-{number}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).expect("the temporary folder can be written to");
        Folder(path)
    }

    pub fn path(&self) -> &Path {
        &self.0
    }

    /// Writes a file into it; folders in `name` are made.
    #[track_caller]
    pub fn write(&self, name: &str, text: &str) {
        let path = self.0.join(name);
        let parent = path.parent().expect("it is in the folder");
        std::fs::create_dir_all(parent).expect("the temporary folder can be written to");
        std::fs::write(path, text).expect("the temporary folder can be written to");
    }

    #[track_caller]
    pub fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.0.join(name)).unwrap_or_else(|e| panic!("{name}: {e}"))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
