//! Memory models.
//!
//! A memory model says which execution graphs a program may have. Each model is here twice:
//!
//! - in [`declarative`], the definition as the papers write it, on plain bit relations: short, slow, and the
//!   truth;
//! - as a fast checker that decides, event by event, whether a graph may grow in a certain way.
//!
//! Tests compare the two on every graph of every litmus test and of random programs.
//!
//! This crate knows graphs; it knows no engine and no source language.

pub mod declarative;
mod names;

pub use names::{ModelId, UnknownModel};
