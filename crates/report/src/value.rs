//! The value type of reports: a number where it is one, any other text otherwise.

use serde::{Serialize, Serializer};
use std::cmp::Ordering;
use std::fmt;

/// The value of a register or a memory location in a final state.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// An integer.
    Int(i128),
    /// Anything else: an address such as `&x`, a poisoned value, an uninitialised one.
    Text(String),
}

impl From<&str> for Value {
    /// Makes an integer if the text is one in its shortest decimal form (`007` and `+1` stay text, so that
    /// printing a value gives back what was put in).
    fn from(text: &str) -> Self {
        match text.parse::<i128>() {
            Ok(n) if n.to_string() == text => Value::Int(n),
            _ => Value::Text(text.to_owned()),
        }
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Value::from(text.as_str())
    }
}

impl From<i64> for Value {
    fn from(n: i64) -> Self {
        Value::Int(n.into())
    }
}

impl From<u64> for Value {
    fn from(n: u64) -> Self {
        Value::Int(n.into())
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Int(n) => n.fmt(f),
            Value::Text(text) => text.fmt(f),
        }
    }
}

impl Serialize for Value {
    /// Serialises the value as a JSON number if it fits 64 bits (more would not survive most readers), as a
    /// string otherwise.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Value::Text(text) => serializer.serialize_str(text),
            Value::Int(n) => match (i64::try_from(*n), u64::try_from(*n)) {
                (Ok(n), _) => serializer.serialize_i64(n),
                (_, Ok(n)) => serializer.serialize_u64(n),
                _ => serializer.serialize_str(&n.to_string()),
            },
        }
    }
}

impl Ord for Value {
    /// Compares numbers by size; numbers come before all text.
    fn cmp(&self, other: &Self) -> Ordering {
        match (self, other) {
            (Value::Int(a), Value::Int(b)) => a.cmp(b),
            (Value::Text(a), Value::Text(b)) => a.cmp(b),
            (Value::Int(_), Value::Text(_)) => Ordering::Less,
            (Value::Text(_), Value::Int(_)) => Ordering::Greater,
        }
    }
}

impl PartialOrd for Value {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers_are_recognised_in_canonical_form_only() {
        assert_eq!(Value::from("-3"), Value::Int(-3));
        for text in ["007", "+1", "-0", "0x1", "", "&x", "1 "] {
            assert_eq!(Value::from(text), Value::Text(text.into()));
        }
    }

    #[test]
    fn json_numbers_fit_64_bits() {
        let json = |text: &str| serde_json::to_string(&Value::from(text)).unwrap();
        assert_eq!(json("18446744073709551615"), "18446744073709551615");
        assert_eq!(json("-9223372036854775808"), "-9223372036854775808");
        assert_eq!(json("18446744073709551616"), "\"18446744073709551616\"");
        assert_eq!(json("&x"), "\"&x\"");
    }

    #[test]
    fn numbers_sort_by_size() {
        let mut values = ["10", "9", "&x", "-1"].map(Value::from);
        values.sort();
        assert_eq!(values.map(|v| v.to_string()), ["-1", "9", "10", "&x"]);
    }
}
