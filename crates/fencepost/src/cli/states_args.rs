//! The options of `check` for the state engine.

use clap::{Args, ValueEnum};
use fencepost::options::StatesOptions;
use fencepost::states::{Capacity, Liveness, Order};
use std::path::Path;

/// The options of `check` that only the state engine takes.
#[derive(Args, Debug)]
#[command(next_help_heading = "State engine (--engine states, or --model lmo)")]
pub struct StatesArgs {
    /// How many operations a thread's buffer holds, or `inf` [default: 5]
    #[arg(long, value_name = "N", value_parser = parse_capacity)]
    pub buffer: Option<Capacity>,

    /// In which order to visit states [default: breadth]
    #[arg(long, value_enum, value_name = "ORDER")]
    pub search: Option<Search>,

    /// What to look for beside errors and deadlocks [default: livelock]
    #[arg(long, value_enum, value_name = "PROPERTY")]
    pub property: Option<Property>,

    /// Threads that run the same code with the same arguments may stand for each other (graph engine:
    /// executions are counted up to renaming them)
    #[arg(long)]
    pub symmetry: bool,

    /// Start threads that are created one after the other in one step, with no step of others in between
    #[arg(long)]
    pub merge_creations: bool,

    /// Visit every order of steps, also those that make no difference
    #[arg(long)]
    pub no_reduction: bool,

    /// Each instruction is a step, also those that only their thread sees
    #[arg(long)]
    pub local_steps: bool,
}

/// The values of `--search`, which say in which order states are visited.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Search {
    /// Those few steps away first: the shortest trace
    Breadth,
    /// The newest first
    Depth,
    /// Those first that take the least reordering: names the model that each error needs
    Cost,
}

/// The values of `--property`, which say what is checked beside errors and deadlocks.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Property {
    /// From every state an end can be reached
    Livelock,
    /// Every run ends, if every thread and every buffer gets its turn now and then
    Termination,
}

/// The most states that a picture has; with more it could not be read.
const MOST_STATES: usize = 300;

impl StatesArgs {
    /// Returns the options of the state engine that these arguments ask for.
    pub fn options(&self, picture: Option<&Path>) -> StatesOptions {
        StatesOptions {
            buffer: self.buffer,
            order: self.search.map(|search| match search {
                Search::Breadth => Order::Breadth,
                Search::Depth => Order::Depth,
                Search::Cost => Order::Cost,
            }),
            liveness: self.property.map(|property| match property {
                Property::Livelock => Liveness::Livelock,
                Property::Termination => Liveness::Termination,
            }),
            merge_creations: self.merge_creations,
            no_reduction: self.no_reduction,
            local_steps: self.local_steps,
            keep_graph: picture.map(|_| MOST_STATES),
        }
    }
}

/// Reads the capacity of a buffer: `5`, `0`, `inf`.
fn parse_capacity(text: &str) -> Result<Capacity, String> {
    if text == "inf" {
        return Ok(Capacity::Unbounded);
    }
    text.parse().map(Capacity::Bounded).map_err(|_| "write a number, or inf for no bound".to_owned())
}

const SIZE_SYNTAX: &str = "write a size as 500M, 2G or 1.5GiB";

/// Parses a size in bytes that a user wrote, such as `500M`, `2G` or `1.5GiB`. Units are powers of 1024. A
/// bare number is bytes.
pub(super) fn parse_size(text: &str) -> Result<u64, String> {
    let at = text.find(|c: char| c.is_ascii_alphabetic()).unwrap_or(text.len());
    let (number, unit) = text.split_at(at);
    let unit = unit.to_ascii_lowercase();
    let shift = match unit.trim_end_matches('b').trim_end_matches('i') {
        "" if unit.is_empty() || unit == "b" => 0,
        "k" => 10,
        "m" => 20,
        "g" => 30,
        "t" => 40,
        _ => return Err(SIZE_SYNTAX.to_owned()),
    };
    let number: f64 = number.parse().map_err(|_| SIZE_SYNTAX.to_owned())?;
    let bytes = number * (1u64 << shift) as f64;
    if bytes >= 1.0 && bytes < u64::MAX as f64 { Ok(bytes as u64) } else { Err(SIZE_SYNTAX.to_owned()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_may_have_a_unit() {
        assert_eq!(parse_size("1024"), Ok(1024));
        assert_eq!(parse_size("500M"), Ok(500 << 20));
        assert_eq!(parse_size("1.5GiB"), Ok(3 << 29));
        assert_eq!(parse_size("2gb"), Ok(2 << 30));
        for wrong in ["", "much", "-1G", "0", "2X", "1i", "G"] {
            assert!(parse_size(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_capacity_is_a_number_or_inf() {
        assert_eq!(parse_capacity("0"), Ok(Capacity::Bounded(0)));
        assert_eq!(parse_capacity("inf"), Ok(Capacity::Unbounded));
        assert!(parse_capacity("-1").is_err());
    }
}
