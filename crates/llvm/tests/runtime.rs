//! Checks that the shipped runtime is the one whose source is shipped.

use std::path::Path;
use std::process::Command;

#[test]
fn the_shipped_ir_is_that_of_the_source() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("runtime");
    let made = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let status = Command::new(folder.join("build")).arg(made).status().expect("a shell");
    assert!(status.success(), "runtime/build fails: is clang-14 there?");
    for name in ["runtime.ll", "runtime-cxx.ll"] {
        let text = |folder: &Path| std::fs::read_to_string(folder.join(name)).expect("the file is there");
        let same = text(made) == text(&folder);
        assert!(same, "crates/llvm/runtime/{name} is out of date: run crates/llvm/runtime/build");
    }
}
