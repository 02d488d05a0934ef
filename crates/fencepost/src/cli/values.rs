//! Values of arguments that clap cannot read by itself: bounds, times, stubs, kinds of findings.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use fencepost::llvm::Stub;
use fencepost::program::{LoopBound, LoopPlace};
use fencepost::report::Kind;
use std::time::Duration;

/// A value of `--unroll`: a bound for all loops, or for some.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Unroll {
    /// The bound of all loops that have none of their own.
    All(u32),
    /// The bound of some loops.
    Loop(LoopBound),
}

impl Unroll {
    /// Returns the bound if it is for some loops only.
    pub fn of_loop(&self) -> Option<LoopBound> {
        match self {
            Unroll::All(_) => None,
            Unroll::Loop(bound) => Some(bound.clone()),
        }
    }
}

/// Parses a bound on rounds that a user wrote, such as `4`, `queue.c:17=4` or `pop=4`.
pub(super) fn parse_unroll(text: &str) -> Result<Unroll, String> {
    const SYNTAX: &str = "write a number of rounds, from 1; for single loops FILE:LINE=N or FUNCTION=N";
    let rounds = |text: &str| text.parse().ok().filter(|n| *n > 0).ok_or_else(|| SYNTAX.to_owned());
    let Some((place, number)) = text.rsplit_once('=') else { return rounds(text).map(Unroll::All) };
    let place = match place.rsplit_once(':').map(|(file, line)| (file, line.parse())) {
        Some((file, Ok(line))) if !file.is_empty() => LoopPlace::Line(file.to_owned(), line),
        _ if !place.is_empty() => LoopPlace::Function(place.to_owned()),
        _ => return Err(SYNTAX.to_owned()),
    };
    Ok(Unroll::Loop(LoopBound { place, rounds: rounds(number)? }))
}

/// Reads the argument of `--stub`: a name, and maybe a value.
pub(super) fn parse_stub(text: &str) -> Result<Stub, String> {
    let (name, value) = match text.split_once('=') {
        None => (text, None),
        Some((name, value)) => {
            let value = value.parse().map_err(|_| format!("`{value}` is no integer"))?;
            (name, Some(value))
        }
    };
    match name {
        "" => Err("the name of a function is missing".to_owned()),
        _ => Ok(Stub { name: name.to_owned(), value }),
    }
}

const TIME_SYNTAX: &str = "write a time as 90 (seconds), 250ms, 90s, 5m or 1.5h";

/// Parses a duration that a user wrote, such as `90`, `90s`, `5m` or `1.5h`.
pub(super) fn parse_time(text: &str) -> Result<Duration, String> {
    let (number, unit) = match text.find(|c: char| c.is_ascii_alphabetic()) {
        Some(at) => text.split_at(at),
        None => (text, "s"),
    };
    let scale = match unit {
        "ms" => 0.001,
        "s" => 1.0,
        "m" | "min" => 60.0,
        "h" => 3600.0,
        _ => return Err(TIME_SYNTAX.to_owned()),
    };
    let seconds: f64 = number.parse().map_err(|_| TIME_SYNTAX.to_owned())?;
    Duration::try_from_secs_f64(seconds * scale).map_err(|_| TIME_SYNTAX.to_owned())
}

/// Reads a kind of finding that can be ignored.
pub(super) fn kind_parser() -> impl TypedValueParser<Value = Kind> {
    let words = Kind::all().filter(|kind| kind.can_be_ignored()).map(Kind::word);
    PossibleValuesParser::new(words).try_map(|word| word.parse::<Kind>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bounds_may_be_for_single_loops() {
        let of = |place, rounds| Ok(Unroll::Loop(LoopBound { place, rounds }));
        assert_eq!(parse_unroll("4"), Ok(Unroll::All(4)));
        assert_eq!(parse_unroll("a/q.c:17=2"), of(LoopPlace::Line("a/q.c".into(), 17), 2));
        assert_eq!(parse_unroll("Queue::pop=2"), of(LoopPlace::Function("Queue::pop".into()), 2));
        for bad in ["x", "0", "-1", "pop=", "=3", "pop=0", ""] {
            assert!(parse_unroll(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn times_may_have_a_unit() {
        assert_eq!(parse_time("90"), Ok(Duration::from_secs(90)));
        assert_eq!(parse_time("250ms"), Ok(Duration::from_millis(250)));
        assert_eq!(parse_time("1.5h"), Ok(Duration::from_secs(5400)));
        assert!(parse_time("soon").is_err());
        assert!(parse_time("-1").is_err());
    }
}
