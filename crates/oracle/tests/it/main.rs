//! The oracle checked: against tables, against theory, and against a second enumerator.
//!
//! | file | protects |
//! | --- | --- |
//! | `by_values` | a second enumerator, which guesses what reads return, finds the same executions |
//! | `corpus` | every row of both tables of expected answers to litmus tests |
//! | `families` | program families have their published counts |
//! | `jam` | the fast checker of `jam21` decides like its definitions, one graph at a time |
//! | `machine` | the rules of the reference machine, one by one |
//! | `machine_agrees` | the reference machine and the enumerator reach the same final states |
//! | `machine_memory` | the reference machine on bytes: sizes, copies, objects that come and go |
//! | `shapes` | fences of hardware, starts and joins, mutexes, choices: not covered by the corpus |
//! | `theory` | what theory promises about pairs of models, on random programs |
//! | `whole` | what `models` computes on whole graphs is what the definitions say |
//! | `programs` | nothing by itself: a short way to write programs down |

mod by_values;
mod corpus;
mod families;
mod jam;
mod machine;
mod machine_agrees;
mod machine_memory;
mod programs;
mod shapes;
mod theory;
mod whole;
