//! Memory models as text: the cat language of herd.

pub mod parser;
mod print;
mod similar;
pub mod syntax;
