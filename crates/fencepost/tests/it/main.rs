//! The whole tool from the outside: the published tables, the program families, the command line, the texts.

mod agreement;
mod answers;
mod ask;
mod cat;
mod cli;
mod compare;
mod corpus;
mod docs;
mod engines;
mod equivalence;
mod families;
mod fences;
mod habits;
mod interrupted;
mod jam;
mod java;
mod mutants;
mod programs;
mod random_c;
mod support;
mod tables;
mod theses;
mod tidy;
mod unsequenced;
mod why;
mod xmm;
