//! All renderers on the same fixtures.
//!
//! | file | protects |
//! | --- | --- |
//! | `herd` | herd7's layout, exactly |
//! | `json` | the JSON line, and that its documentation lists every field |
//! | `picture` | what is drawn, and that it can be read |
//! | `runs` | runs of the state engine, step by step; its numbers and pictures |
//! | `text` | text for people, exactly |
//! | `total` | every renderer takes every outcome: no panic, valid output |
//! | `fixtures` | nothing by itself: outcomes and executions in code |

mod fixtures;
mod herd;
mod json;
mod picture;
mod runs;
mod text;
mod total;
