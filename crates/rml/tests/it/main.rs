//! Tests the language and the shipped texts.
//!
//! | file | protects |
//! | --- | --- |
//! | `bad_input` | every text of `tests/bad-rml` gives its message |
//! | `docs` | the examples of `docs/rml.md` are models, and its tables are ours |
//! | `language` | the meaning of the language, on small relations |
//! | `memsat` | the tables of the MemSAT paper, its Fig. 1 and the two mistakes that it tells of |
//! | `models`, `schematic` | nothing by themselves: models by name, and small programs in the notation of the papers |
//! | `robustness` | no text makes the parser panic; accepted ones can be lowered |
//! | `shipped` | the shipped texts can be read and describe themselves |

mod bad_input;
mod docs;
mod language;
mod memsat;
mod models;
mod robustness;
mod schematic;
mod shipped;
