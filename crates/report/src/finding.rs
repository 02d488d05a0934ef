//! Errors and warnings.

use crate::{Execution, Kind, Relaxation};
use serde::Serialize;

/// An error or a warning about the checked program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Finding {
    /// The kind of error or warning.
    pub kind: Kind,
    /// One line that says what is wrong.
    pub message: String,
    /// The file that the finding is in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
    /// The line in that file, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<u32>,
    /// The thread that did it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thread: Option<String>,
    /// Other places that belong to it: the other access of a race, where memory was allocated and freed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub related: Vec<Related>,
    /// Details, such as the other access of a race and why nothing orders the two.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
    /// The least reordering that it needs, if the search was for that.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub relaxation: Option<Relaxation>,
    /// The execution that shows it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub execution: Option<Execution>,
}

impl Finding {
    /// Makes a finding that has no place in the source and no execution yet.
    pub fn new(kind: Kind, message: impl Into<String>) -> Finding {
        Finding {
            kind,
            message: message.into(),
            file: None,
            line: None,
            thread: None,
            related: vec![],
            notes: vec![],
            relaxation: None,
            execution: None,
        }
    }

    /// Returns whether the finding is about what this tool cannot do, not about what the program does wrong.
    pub fn is_limit(&self) -> bool {
        self.kind.is_limit()
    }

    /// Returns the place of the finding as text, such as `queue.c:17`, as far as it is known.
    pub fn place(&self) -> Option<String> {
        match (&self.file, self.line) {
            (Some(file), Some(line)) => Some(format!("{file}:{line}")),
            (Some(file), None) => Some(file.clone()),
            (None, Some(line)) => Some(format!("line {line}")),
            (None, None) => None,
        }
    }
}

/// A second place in the source that belongs to a finding, such as the other access of a race.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Related {
    /// The role of the place.
    pub what: RelatedKind,
    /// The file that the place is in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
    /// The line in that file, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<u32>,
    /// The thread that is at this place.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thread: Option<String>,
}

/// The role that a second place plays for its finding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum RelatedKind {
    /// The other access of a race.
    #[serde(rename = "other access")]
    OtherAccess,
    /// The object is made here.
    #[serde(rename = "allocated")]
    Allocated,
    /// The object is freed here.
    #[serde(rename = "freed")]
    Freed,
    /// The other `free` of an object that is freed twice.
    #[serde(rename = "other free")]
    OtherFree,
    /// Another thread of a deadlock waits here.
    #[serde(rename = "waits")]
    Waits,
}
