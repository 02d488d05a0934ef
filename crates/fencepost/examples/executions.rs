//! Walks over all executions of a litmus test and prints what each thread did, and which write each read
//! reads from.
//!
//! ```text
//! cargo run --release -p fencepost --example executions -- examples/MP.litmus
//! ```

use fencepost::input::{Reading, collect};
use fencepost::report::EdgeKind;
use fencepost::{Input, Model, Options, Plan, check};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let model = Model::shipped("rc11").ok_or("no such model")?;
    let options = Options { list_executions: true, ..Options::default() };
    let files: Vec<_> = std::env::args_os().skip(1).map(Into::into).collect();
    for source in collect(&files)? {
        let loaded = Input::load(&source, &Reading::default()).map_err(|bad| bad.message)?;
        let outcome = check(&Plan::new(&loaded.input, &model, &options)?);
        for (number, execution) in outcome.listed().into_iter().flatten().enumerate() {
            println!("execution {}", number + 1);
            for edge in execution.edges.iter().filter(|edge| edge.kind == EdgeKind::Rf) {
                println!("  {:?} reads from {:?}", edge.to, edge.from);
            }
            for (name, value) in &execution.final_values {
                println!("  in the end: {name} = {value}");
            }
        }
    }
    Ok(())
}
