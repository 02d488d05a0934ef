//! Tests of the language and of the shipped texts.

mod shipped;
