//! The cat language from the outside.

mod implied;
mod native;
mod support;
