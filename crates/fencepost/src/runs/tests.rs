//! Runs and states that are made by hand.
