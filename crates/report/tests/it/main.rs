//! All renderers on the same fixtures.

mod fixtures;
mod herd;
mod json;
mod picture;
mod runs;
mod text;
mod total;
