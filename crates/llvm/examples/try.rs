//! Scratch: explores a .ll file.
use fencepost_explore::*;
struct V;
impl Visitor for V {
    fn violation(&mut self, view: &View<'_>, v: Violation) -> Flow {
        println!("{v:?} {:?}", view.threads().map(|t| view.pos_now(t)).collect::<Vec<_>>());
        Flow::Stop
    }
}
fn main() {
    let mut args: Vec<String> = std::env::args().skip(1).collect();
    let model: ModelId = args.remove(0).parse().unwrap();
    let start = std::time::Instant::now();
    let inputs: Vec<_> = args
        .iter()
        .filter(|a| !a.starts_with("-"))
        .map(|f| fencepost_llvm::Ir { name: f.clone(), bytes: std::fs::read(f).unwrap() })
        .collect();
    let program = match fencepost_llvm::load(&inputs, &fencepost_llvm::Options::default()) {
        Ok(p) => p,
        Err(fencepost_llvm::LoadError::At(f, d)) => {
            print!("{}", d.render(&f));
            std::process::exit(2)
        }
        Err(e) => {
            println!("{e:?}");
            std::process::exit(2)
        }
    };
    let loaded = start.elapsed();
    if args.iter().any(|a| a == "-p") {
        println!("{program}");
    }
    let start = std::time::Instant::now();
    let s = explore(
        &program,
        model,
        &Config {
            stuck: Stuck::Error,
            timeout: Some(std::time::Duration::from_secs(20)),
            ..Config::default()
        },
        &mut V,
    );
    println!(
        "{} executions, {} blocked, {} wasted, {} wrong, {:?} {:?}; load {:.1} ms, explore {:.1} ms",
        s.executions,
        s.blocked,
        s.wasted,
        s.wrong,
        s.stopped,
        s.bounds_hit,
        loaded.as_secs_f64() * 1e3,
        start.elapsed().as_secs_f64() * 1e3
    );
}
