//! Every test of the corpus can be read, and its condition is printed as it was written.

use fencepost_litmus::{ConditionKind, Options, parse_bytes};
use std::path::{Path, PathBuf};

fn corpus() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/litmus");
    let mut files: Vec<PathBuf> = ["", "jmm"]
        .iter()
        .flat_map(|folder| std::fs::read_dir(root.join(folder)).unwrap())
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "litmus"))
        .collect();
    files.sort();
    files
}

#[test]
fn the_whole_corpus_can_be_read() {
    let files = corpus();
    assert_eq!(files.len(), 117);
    for path in files {
        let name = path.display().to_string();
        let bytes = std::fs::read(&path).unwrap();
        let (file, test) = parse_bytes(&name, &bytes, &Options::default())
            .unwrap_or_else(|(file, error)| panic!("{}", error.render(&file)));
        assert_eq!(test.name, path.file_stem().unwrap().to_str().unwrap());
        assert!(test.doc.is_some(), "{name}: the corpus documents every test");
        assert_eq!(test.condition.kind, ConditionKind::Exists, "{name}");
        assert_eq!(test.program.unroll, None, "{name}: no test of the corpus has a loop");
        for (thread, entry) in test.program.threads.iter().enumerate() {
            assert_eq!(entry.name, format!("P{thread}"));
            assert_eq!(test.program.function(entry.func).name, entry.name);
        }
        // The corpus writes conditions as herd prints them, but for the brackets around locations and for
        // parentheses that herd leaves out.
        let simple = |text: &str| text.replace(['[', ']', '(', ')'], "");
        let written = file.text().lines().find(|line| line.starts_with("exists")).unwrap();
        assert_eq!(simple(&test.condition.text), simple(written), "{name}");
        let named = |name: &str| file.text().contains(name.trim_matches(['[', ']']));
        assert!(test.observables.iter().all(|observable| named(&observable.name)), "{name}");
        assert_eq!(test.shown.len(), test.observables.len(), "{name}: there are no filters");
        let every_place_known = test.program.functions.iter().all(|function| {
            function.blocks.iter().flat_map(|block| &block.insts).all(|inst| inst.pos.is_known())
        });
        assert!(every_place_known, "{name}");
    }
}
