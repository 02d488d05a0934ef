//! The options of `check` and `why` for the symbolic engine.

use clap::Args;
use fencepost::options::SymbolicOptions;
use fencepost::symbolic::Minimise;

/// The options of `check` and `why` that only the symbolic engine takes.
#[derive(Args, Debug)]
#[command(next_help_heading = "Symbolic engine (--engine symbolic, or a model that only it knows)")]
pub struct SymbolicArgs {
    /// Values in memory have at most N bits [default: as many as it takes]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=64))]
    pub bits: Option<u8>,

    /// Calls nest at most N deep [default: 64]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub depth: Option<u32>,

    /// How many speculative executions may justify one, for the models jmm and jmm-original [default: as many
    /// as it takes]
    #[arg(long, value_name = "K", value_parser = clap::value_parser!(u16).range(1..))]
    pub speculations: Option<u16>,

    /// Do not make the core of an impossible outcome minimal
    #[arg(long)]
    pub no_minimize: bool,
}

impl SymbolicArgs {
    /// Returns the options of the symbolic engine that these arguments ask for. `cores` is the number of
    /// minimal cores to list.
    pub fn options(&self, cores: usize) -> SymbolicOptions {
        SymbolicOptions {
            bits: self.bits,
            depth: self.depth,
            speculations: self.speculations.map(usize::from),
            minimise: if self.no_minimize { Minimise::No } else { Minimise::Yes },
            cores,
        }
    }
}
