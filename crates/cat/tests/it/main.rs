//! The cat language from the outside.

mod native;
mod support;
