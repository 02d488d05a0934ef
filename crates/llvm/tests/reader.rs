//! Tests the reader of LLVM IR: its results for good text, its messages for bad text, and that no text breaks
//! it.

#[path = "reader/bad.rs"]
mod bad;
#[path = "reader/good.rs"]
mod good;
#[path = "reader/mutations.rs"]
mod mutations;
#[path = "reader/show.rs"]
mod show;
