//! The language that a test is written in.

use std::fmt;

/// The language of a litmus test, C or Java, which the first word of its text names.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Dialect {
    /// herd's `C`. Two accesses that race, one of them plain, are an error under the models that know races.
    #[default]
    C,
    /// herd's `Java`, and more. Races are no errors, whatever the model: a plain field may be raced on, and
    /// the model says what is read then.
    Java,
}

impl Dialect {
    /// Returns the name of the thread with this number, such as `P0` in C and `Thread0` in Java.
    pub fn thread_name(self, number: u64) -> String {
        format!("{}{number}", self.thread_prefix())
    }

    /// Returns the part of a thread's name before its number, `P` in C and `Thread` in Java.
    pub(crate) fn thread_prefix(self) -> &'static str {
        match self {
            Dialect::C => "P",
            Dialect::Java => "Thread",
        }
    }
}

impl fmt::Display for Dialect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Dialect::C => "C",
            Dialect::Java => "Java",
        })
    }
}
