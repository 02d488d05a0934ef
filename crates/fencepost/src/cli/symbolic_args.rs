//! The options of the symbolic engine.

use clap::Args;
use fencepost::rml::Theory;
use fencepost::symbolic::{Minimise, Options};

/// What only the symbolic engine can be asked.
#[derive(Args, Debug)]
#[command(next_help_heading = "Symbolic engine (--engine symbolic, or a model that only it knows)")]
pub struct SymbolicArgs {
    /// Values in memory have at most N bits [default: as many as it takes]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=64))]
    pub bits: Option<u8>,

    /// Calls nest at most N deep [default: 64]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub depth: Option<u32>,

    /// How many speculative executions may justify one, for the models jmm and jmm-original [default: as many as it takes]
    #[arg(long, value_name = "K", value_parser = clap::value_parser!(u16).range(1..))]
    pub speculations: Option<u16>,

    /// Do not make the core of an impossible outcome minimal
    #[arg(long)]
    pub no_minimize: bool,
}

impl SymbolicArgs {
    /// The options that were given, by name.
    pub fn given(&self) -> Vec<&'static str> {
        let all = [
            ("--bits", self.bits.is_some()),
            ("--depth", self.depth.is_some()),
            ("--speculations", self.speculations.is_some()),
            ("--no-minimize", self.no_minimize),
        ];
        all.into_iter().filter(|(_, given)| *given).map(|(name, _)| name).collect()
    }

    /// Why one of these options cannot be used with a model.
    pub fn unfit(&self, model: &dyn Theory) -> Option<String> {
        (self.speculations.is_some() && !model.is_sequence()).then(|| {
            format!(
                "--speculations is for models that speculate (jmm, jmm-original); {} does not",
                model.name()
            )
        })
    }

    /// Asks what these options ask, with loops that run so often.
    pub fn configure(&self, unroll: Option<u32>) -> Options {
        Options {
            unroll,
            depth: self.depth,
            bits: self.bits,
            speculations: self.speculations.map(usize::from),
            minimise: if self.no_minimize { Minimise::No } else { Minimise::Yes },
            ..Options::default()
        }
    }
}
