//! Published headers, unmodified, from the packages of the distribution: a client of each is verified, and
//! with one ordering weakened in a copy of the header the bug is found (`tests/published`). `./test --long`
//! installs the packages.

use crate::support::{Folder, fencepost, read, root};
use std::fs;
use std::path::{Path, PathBuf};

const FOLDER: &str = "tests/published";
/// Where packages put headers.
const ROOTS: [&str; 2] = ["/usr/include", "/usr/include/x86_64-linux-gnu"];

/// A row of the table: a client, and the header that is weakened.
struct Row {
    client: String,
    package: String,
    header: String,
    /// What is copied with the header, so that the copy is found.
    copied: Vec<String>,
    from: String,
    to: String,
}

fn rows() -> Vec<Row> {
    let text = |field: &str| field.replace("\\r", "\r").replace("\\n", "\n").replace("\\t", "\t");
    let table = read(format!("{FOLDER}/table.tsv"));
    let lines = table.lines().filter(|line| !line.starts_with('#'));
    let row = |line: &str| {
        let fields: Vec<&str> = line.split('\t').collect();
        let [client, package, header, copied, from, to] = fields[..] else {
            panic!("a row has six fields: {line}")
        };
        Row {
            client: client.to_owned(),
            package: package.to_owned(),
            header: header.to_owned(),
            copied: copied.split(' ').map(str::to_owned).collect(),
            from: text(from),
            to: text(to),
        }
    };
    lines.map(row).collect()
}

fn copy(from: &Path, to: &Path) {
    if from.is_dir() {
        fs::create_dir_all(to).expect("a folder can be made");
        for entry in fs::read_dir(from).expect("a folder can be read") {
            let entry = entry.expect("a folder can be read");
            copy(&entry.path(), &to.join(entry.file_name()));
        }
    } else {
        fs::create_dir_all(to.parent().expect("a file is in a folder")).expect("a folder can be made");
        fs::copy(from, to).expect("a header can be copied");
    }
}

/// Returns the first line and the exit code of the answer about a client.
fn answer(client: &str, flags: &[&str]) -> (Option<i32>, String) {
    let file = format!("{FOLDER}/{client}");
    let output = fencepost(&root()).args(["check", &file]).args(flags).output().expect("it runs");
    let text = String::from_utf8_lossy(&output.stdout);
    (output.status.code(), text.lines().next().unwrap_or_default().to_owned())
}

#[test]
#[ignore = "long"]
fn long_published_headers_and_weakened_ones() {
    let mut failures = vec![];
    for Row { client, package, header, copied, from, to } in rows() {
        let home = ROOTS.iter().map(PathBuf::from).find(|home| home.join(&header).exists());
        let Some(home) = home else {
            failures.push(format!("{client}: there is no {header}: install {package}"));
            continue;
        };
        let original = answer(&client, &[]);
        let folder = Folder::new("published");
        copied.iter().for_each(|path| copy(&home.join(path), &folder.path().join(path)));
        let text = fs::read_to_string(home.join(&header)).expect("a header is text");
        if !text.contains(&from) {
            failures.push(format!("{client}: {header} is another version, without {from:?}"));
            continue;
        }
        fs::write(folder.path().join(&header), text.replace(&from, &to)).expect("a copy can be changed");
        let include = folder.path().display().to_string();
        let weakened = answer(&client, &["--", "-isystem", &include]);
        println!("{client}: {} / {}", original.1, weakened.1);
        if original.0 != Some(0) || weakened.0 != Some(1) {
            failures.push(format!("{client}: {original:?}, weakened: {weakened:?}"));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn every_client_is_in_the_table() {
    let mut listed: Vec<String> = rows().into_iter().map(|row| row.client).collect();
    let mut there: Vec<String> = crate::support::files_below(FOLDER, &["c", "cpp"])
        .iter()
        .filter_map(|file| file.file_name()?.to_str().map(str::to_owned))
        .collect();
    listed.sort_unstable();
    there.sort_unstable();
    assert_eq!(listed, there);
}
