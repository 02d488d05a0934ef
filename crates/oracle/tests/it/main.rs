//! The oracle checked: against tables, against theory, and against a second enumerator.

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
