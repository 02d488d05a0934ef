//! Checks a litmus test from memory under three models.
//!
//! ```text
//! cargo run --release -p fencepost --example check_litmus
//! ```

use fencepost::input::Reading;
use fencepost::report::text::{Style, render};
use fencepost::{Input, Model, Options, Plan, check};

const SB: &str = "C SB
{ x = 0; y = 0; }
P0 (atomic_int *x, atomic_int *y) {
  atomic_store_explicit(x, 1, memory_order_relaxed);
  int r0 = atomic_load_explicit(y, memory_order_relaxed);
}
P1 (atomic_int *x, atomic_int *y) {
  atomic_store_explicit(y, 1, memory_order_relaxed);
  int r0 = atomic_load_explicit(x, memory_order_relaxed);
}
exists (0:r0=0 /\\ 1:r0=0)
";

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let test = Input::litmus("SB.litmus", SB, &Reading::default()).map_err(|bad| bad.message)?;
    let options = Options::default();
    for name in ["sc", "tso", "arm8"] {
        let model = Model::shipped(name).ok_or("no such model")?;
        let outcome = check(&Plan::new(&test, &model, &options)?);
        println!("{}", render(&outcome, &Style::default()));
    }
    Ok(())
}
