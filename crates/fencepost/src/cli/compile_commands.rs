//! Reads the flags of files from `compile_commands.json`, which build systems write for tools (`-p DIR`).

use super::clang_flags;
use serde_json::Value;
use std::path::{Path, PathBuf};

/// Returns the flags for clang of each of these C and C++ files, from `compile_commands.json` in the folder
/// `build`; the message for the user if a file has no entry there, or a flag that is not taken.
///
/// What is checked is the program as written: optimisation is left out, and so are names of outputs.
pub(super) fn flags_of(build: &Path, files: &[PathBuf]) -> Result<Vec<(PathBuf, Vec<String>)>, String> {
    let database = build.join("compile_commands.json");
    let name = database.display();
    let text = std::fs::read_to_string(&database).map_err(|error| format!("cannot read {name}: {error}"))?;
    let entries: Value = serde_json::from_str(&text)
        .map_err(|error| format!("{name}:{}:{}: {error}", error.line(), error.column()))?;
    let entries = entries.as_array().ok_or_else(|| format!("{name}: it is not a list of commands"))?;
    let mut all = vec![];
    for file in files {
        let entry = entries.iter().find(|entry| is_of(entry, file));
        let entry = entry.ok_or_else(|| format!("{name}: there is no command for {}", file.display()))?;
        let folder = PathBuf::from(entry["directory"].as_str().unwrap_or("."));
        let words = words(entry).ok_or_else(|| {
            format!("{name}: the entry of {} has neither `arguments` nor a `command`", file.display())
        })?;
        let flags = without_outputs(&words, entry["file"].as_str().unwrap_or_default());
        let taken = clang_flags::allowed(&flags, &folder).map_err(|at| {
            format!(
                "{name}: the flag {} of {} is not taken from a file (give it after -- if you trust it)",
                flags[at],
                file.display()
            )
        })?;
        all.push((file.clone(), taken));
    }
    Ok(all)
}

/// Returns whether an entry is the command of `file`.
fn is_of(entry: &Value, file: &Path) -> bool {
    let Some(named) = entry["file"].as_str() else { return false };
    let path = Path::new(entry["directory"].as_str().unwrap_or(".")).join(named);
    match (path.canonicalize(), file.canonicalize()) {
        (Ok(path), Ok(file)) => path == file,
        _ => path == file,
    }
}

/// Returns the words of an entry's command, without the compiler and what launches it (`ccache clang`).
fn words(entry: &Value) -> Option<Vec<String>> {
    let words: Vec<String> = match (entry["arguments"].as_array(), entry["command"].as_str()) {
        (Some(words), _) => words.iter().filter_map(|word| Some(word.as_str()?.to_owned())).collect(),
        (None, Some(command)) => split(command),
        (None, None) => return None,
    };
    let is_program = |word: &String| !word.starts_with(['-', '@']) && Some(&**word) != entry["file"].as_str();
    Some(words.into_iter().skip_while(is_program).collect())
}

/// Splits a command as a shell does, without expanding anything.
fn split(command: &str) -> Vec<String> {
    let mut words = vec![];
    let mut word: Option<String> = None;
    let mut quote = None;
    let mut chars = command.chars();
    while let Some(c) = chars.next() {
        match (c, quote) {
            (c, Some(open)) if c == open => quote = None,
            ('\\', None | Some('"')) => word.get_or_insert_default().extend(chars.next()),
            (c, Some(_)) => word.get_or_insert_default().push(c),
            ('\'' | '"', None) => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            (c, None) if c.is_whitespace() => words.extend(word.take()),
            (c, None) => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    words
}

/// How flags begin that say what the compiler makes of a file or how it prints messages, not how C is read.
const ABOUT_OUTPUT: [&str; 14] = [
    "-O",
    "-o",
    "-MF",
    "-MT",
    "-MQ",
    "-flto",
    "-fno-lto",
    "-fsanitize",
    "-fno-sanitize",
    "-fdiagnostics-",
    "-fcolor-diagnostics",
    "-fvisibility",
    "-ffunction-sections",
    "-fdata-sections",
];

/// Leaves out the file itself, and flags about outputs, optimisation and dependency files.
fn without_outputs(words: &[String], file: &str) -> Vec<String> {
    let mut flags = vec![];
    let mut words = words.iter();
    while let Some(word) = words.next() {
        match word.as_str() {
            "-o" | "-MF" | "-MT" | "-MQ" | "-arch" => {
                words.next();
            }
            "-c" | "-S" | "-E" | "-MD" | "-MMD" | "-MP" | "-MG" | "--" => {}
            name if name == file => {}
            flag if ABOUT_OUTPUT.iter().any(|start| flag.starts_with(start)) => {}
            _ => flags.push(word.clone()),
        }
    }
    flags
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_split_as_by_a_shell() {
        let words = split("cc -DA='x y' \"-DB=\\\"q\\\"\" -I a\\ b  -c ''");
        assert_eq!(words, ["cc", "-DA=x y", "-DB=\"q\"", "-I", "a b", "-c", ""]);
    }

    #[test]
    fn what_launches_the_compiler_is_left_out() {
        let entry = serde_json::json!({"file": "a.c", "command": "ccache /usr/bin/clang -DN a.c"});
        assert_eq!(words(&entry).as_deref(), Some(&["-DN".to_owned(), "a.c".to_owned()][..]));
        let entry = serde_json::json!({"file": "a.c", "command": "clang @flags a.c"});
        assert_eq!(words(&entry).as_deref(), Some(&["@flags".to_owned(), "a.c".to_owned()][..]));
    }

    #[test]
    fn outputs_are_left_out() {
        let made =
            ["-flto=thin", "-fsanitize=thread", "-fdiagnostics-color=always", "-DN"].map(str::to_owned);
        assert_eq!(without_outputs(&made, "a.c"), ["-DN"]);
        let words = ["-O2", "-DN", "-o", "a.o", "-MMD", "-MF", "a.d", "-c", "a.c"].map(str::to_owned);
        assert_eq!(without_outputs(&words, "a.c"), ["-DN"]);
    }
}
