//! Memory models as text: the cat language of herd.

pub mod syntax;
