//! The whole tool, from the outside: through the command line, or through the library.
//!
//! A folder is a subject, a file is a claim. [`ask`] asks the library in one line; [`support`] runs the
//! command, makes folders and finds files. How long each file takes is in `bench/TESTS.md`. The binaries
//! `cat` and `symbolic` beside this one compare engines with each other.
//!
//! | file | protects |
//! | --- | --- |
//! | `answers/families` | the numbers of executions of RCMC's program families, in four forms |
//! | `answers/java` | litmus tests in Java: the numbers in their headers, and the executions of the same test in C |
//! | `answers/odd_cases` | what cannot be known is not guessed; nothing is true because nothing happens |
//! | `answers/tables` | every row of `tests/litmus/expected.tsv` and `expected-more.tsv` (herd7, papers, brute force) |
//! | `answers/theses` | the tables of the JAM21 and XMM theses, and the causality tests |
//! | `answers/unsequenced` | operands that C leaves unsequenced are in no program order, by any engine |
//! | `engines/agreement` | engines never contradict each other, on the whole corpus, under every model that two know |
//! | `engines/chosen` | which engine answers; every option is heeded or refused by name |
//! | `engines/equivalence` | `--equivalence rf` changes counts, never an answer or a final state |
//! | `engines/random_c` | random C programs with exits and atomic sections: graph and state engine agree |
//! | `engines/random_waits` | random C programs with barriers and condition variables: no option hides an error |
//! | `models/cat` | models in cat on the command line: includes, variants, flags, what is refused |
//! | `models/jam` | jam21 against an enumerator that goes by the letter of its definition |
//! | `models/rml` | models in RML: starts and joins of threads order what threads do; nemos-sc answers as sc does |
//! | `models/xmm` | executions with a cycle: how they are derived, in words and in pictures |
//! | `programs/corpus` | every program in `tests/corpus`: the verdicts, counts and places that its header demands |
//! | `programs/features` | one program for each feature of C and C++, and the table of them in `docs/c.md` |
//! | `programs/published` | clients of published headers, and of copies with one ordering weakened |
//! | `programs/habits` | programs of C's habits: at every `-O`, what a native run or another engine says |
//! | `programs/mutants` | damaged texts of every language: no panic, and no search beyond its clock |
//! | `programs/printed` | what is printed about C programs: verdicts, traces, notes |
//! | `rust/files` | single Rust files: compiled, checked, and what rustc says of them |
//! | `rust/corpus` | programs of `tests/corpus/rust`: right as they are, wrong with one ordering weakened |
//! | `rust/litmus` | litmus tests as Rust programs: the same verdicts, and as many executions |
//! | `rust/std` | programs with the standard library: threads, locks, waits, panics, output |
//! | `cli/bounds` | bounds on single loops, loops that need none, answers up to the bounds |
//! | `cli/checkpoint` | checks that are stopped, killed or damaged, and go on: the answer is that of one run |
//! | `cli/ci` | `fencepost.toml`, `compile_commands.json`, SARIF, GitHub's annotations, JUnit |
//! | `cli/command` | the command as users and scripts meet it: exit codes, formats, what is refused |
//! | `cli/compare`, `cli/fences`, `cli/why` | what these commands answer and print |
//! | `cli/interrupted` | limits and Ctrl-C: what is known is printed, the exit code is 3 |
//! | `cli/library` | what the command line can do, the library can do, with the same answer |
//! | `house/docs` | every command that the texts show prints what they show |
//! | `house/tidy` | the conventions of the project: who uses whom, purity, sizes, links |

mod ask;
mod support;

mod answers {
    mod families;
    mod java;
    mod odd_cases;
    mod tables;
    mod theses;
    mod unsequenced;
}

mod engines {
    mod agreement;
    mod chosen;
    mod equivalence;
    mod random_c;
    mod random_waits;
}

mod models {
    mod cat;
    mod jam;
    mod rml;
    mod xmm;
}

mod programs {
    pub mod corpus;
    mod features;
    mod habits;
    mod mutants;
    mod printed;
    mod published;
}

mod rust {
    mod cargo;
    mod corpus;
    mod files;
    mod litmus;
    mod std;
}

mod cli {
    mod bounds;
    mod checkpoint;
    mod ci;
    mod command;
    mod compare;
    mod fences;
    mod interrupted;
    mod library;
    mod why;
}

mod house {
    mod docs;
    mod tidy;
}
