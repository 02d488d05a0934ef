//! Says what one model allows and another forbids on a litmus test, and by which axiom.
//!
//! ```text
//! cargo run --release -p fencepost --example compare -- sc tso examples/SB.litmus
//! ```

use fencepost::compare;
use fencepost::input::{Reading, collect};
use fencepost::report::comparison::render;
use fencepost::report::text::Style;
use fencepost::{Input, Model, Options, Plan};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [first, second, file] = &args[..] else { return Err("usage: compare MODEL1 MODEL2 FILE".into()) };
    let (first, second) = (Model::find(first, &[])?, Model::find(second, &[])?);
    let options = Options::default();
    for source in collect(&[file.into()])? {
        let loaded = Input::load(&source, &Reading::default()).map_err(|bad| bad.message)?;
        let plans =
            (Plan::new(&loaded.input, &first, &options)?, Plan::new(&loaded.input, &second, &options)?);
        println!("{}", render(&compare(&plans.0, &plans.1)?, &Style::default()));
    }
    Ok(())
}
