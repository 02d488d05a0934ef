//! Checks that the shipped runtime is the one whose source is shipped.

use std::path::Path;
use std::process::Command;

#[test]
fn the_shipped_ir_is_that_of_the_source() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("runtime");
    let made = Path::new(env!("CARGO_TARGET_TMPDIR")).join("runtime.ll");
    let status = Command::new(folder.join("build")).arg(&made).status().expect("a shell");
    assert!(status.success(), "runtime/build fails: is clang-14 there?");
    let text = |path: &Path| std::fs::read_to_string(path).expect("the file is there");
    let same = text(&made) == text(&folder.join("runtime.ll"));
    assert!(same, "crates/llvm/runtime/runtime.ll is out of date: run crates/llvm/runtime/build");
}
