//! Runs benchmark programs and prints executions, time and memory: `measure [family[:size]] [model] [form]`.

use fencepost_bench::{Family, Form};
use fencepost_explore::{Config, ModelId, count};
use std::time::Instant;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (name, size) = args[0].split_once(':').expect("family:size");
    let family = Family::ALL.into_iter().find(|f| f.name() == name).expect("a family");
    let model: ModelId = args.get(1).map_or("rc11", |s| s).parse().expect("a model");
    let form = match args.get(2).map(String::as_str) {
        Some("spawn") => Form::Spawn,
        Some("join") => Form::SpawnJoin,
        _ => Form::Litmus,
    };
    let program = family.program(size.parse().expect("a size"), form);
    let start = Instant::now();
    let summary = count(&program, model, &Config::default());
    let time = start.elapsed();
    println!(
        "{name}({size}) {model} {form:?}: {} executions, {} blocked, {} wrong, {:.3} s, {:.0} ns each, done {:.6}",
        summary.executions,
        summary.blocked,
        summary.wrong,
        time.as_secs_f64(),
        time.as_nanos() as f64 / summary.executions.max(1) as f64,
        summary.done
    );
}
