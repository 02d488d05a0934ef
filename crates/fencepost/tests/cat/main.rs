//! Models as texts in the cat language, on whole programs: all engines give the same answers.
//!
//! | file | protects |
//! | --- | --- |
//! | `dependencies` | every row of `tests/corpus/deps/expected.tsv`, under every model, by every engine that can |
//! | `engines` | graph engine, candidate enumerator and symbolic engine find the same executions, each once |
//! | `evaluated` | texts in many styles allow the known numbers of executions |
//! | `ask`, `support` | nothing by themselves: helpers |

#[path = "../it/ask.rs"]
mod ask;
mod dependencies;
mod engines;
mod evaluated;
mod support;
