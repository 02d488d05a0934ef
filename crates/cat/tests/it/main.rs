//! Tests the cat language: reading, meaning, and the shipped models.
//!
//! | file | protects |
//! | --- | --- |
//! | `bad_input` | every text of `tests/bad-cat` gives its message |
//! | `docs` | `docs/cat.md` lists the given names |
//! | `explained` | explanations are true: each step of a cycle is in the relation that it names |
//! | `exprs` | precedence and associativity of expressions, by how they are printed |
//! | `files` | whole files are read, with what they include |
//! | `finals` | the final values of memory, in formulas |
//! | `implied` | the facts that a model is known to imply, such as that `po ∪ rf` has no cycle |
//! | `items` | instructions, titles and comments are read |
//! | `judged` | a judge does not remember what it should not |
//! | `lowered` | a random model as formulas decides like the same model evaluated |
//! | `meaning` | the evaluator and a naive interpreter agree, on random texts and graphs |
//! | `native` | the shipped texts decide like the native definitions, graph by graph |
//! | `proved` | an implication that is called proved holds on random graphs |
//! | `random` | an expression that is printed is read as the same tree |
//! | `robustness` | no text makes the parser panic; accepted ones can be printed |
//! | `solved` | the shipped texts as formulas, decided by the solver, decide like the native definitions |
//! | `fixed`, `mutants`, `samples`, `support`, `typed` | nothing: helpers |

mod bad_input;
mod docs;
mod explained;
mod exprs;
mod files;
mod finals;
mod fixed;
mod implied;
mod items;
mod judged;
mod lowered;
mod meaning;
mod mutants;
mod native;
mod proved;
mod random;
mod robustness;
mod samples;
mod solved;
mod support;
mod typed;
