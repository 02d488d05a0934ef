//! The reader of LLVM IR: what it makes of good text, what it says about bad text, and that no text breaks
//! it.

#[path = "reader/bad.rs"]
mod bad;
#[path = "reader/good.rs"]
mod good;
#[path = "reader/mutations.rs"]
mod mutations;
#[path = "reader/show.rs"]
mod show;
