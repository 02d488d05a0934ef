//! Asks why message passing cannot fail, and prints the lines and axioms that together keep it from failing.
//!
//! ```text
//! cargo run --release -p fencepost --example why
//! ```

use fencepost::input::Reading;
use fencepost::{Input, Model, Options, Plan, why};

const MP: &str = "C MP
{ x = 0; y = 0; }
P0 (atomic_int *x, atomic_int *y) {
  atomic_store_explicit(x, 1, memory_order_relaxed);
  atomic_store_explicit(y, 1, memory_order_release);
}
P1 (atomic_int *x, atomic_int *y) {
  int r0 = atomic_load_explicit(y, memory_order_acquire);
  int r1 = atomic_load_explicit(x, memory_order_relaxed);
}
exists (1:r0=1 /\\ 1:r1=0)
";

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let test = Input::litmus("MP.litmus", MP, &Reading::default()).map_err(|bad| bad.message)?;
    let model = Model::shipped("rc11").ok_or("no such model")?;
    let options = Options::default();
    let outcome = why(&Plan::for_why(&test, &model, &options)?)?;
    let core = outcome.core().ok_or("it can fail")?;
    for member in &core.members {
        match (&member.axiom, member.line) {
            (Some(axiom), _) => println!("axiom {axiom}"),
            (None, Some(line)) => println!("line {line}: {}", member.text),
            (None, None) => println!("{}", member.text),
        }
    }
    Ok(())
}
