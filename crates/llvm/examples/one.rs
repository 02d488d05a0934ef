//! Scratch.
use fencepost_explore::*;
struct V;
impl Visitor for V {
    fn violation(&mut self, view: &View<'_>, v: Violation) -> Flow {
        println!("{v:?} {:?}", view.threads().map(|t| view.pos_now(t).map(|p| p.line)).collect::<Vec<_>>());
        Flow::Stop
    }
}
fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let ir = fencepost_llvm::Ir { name: args[0].clone(), bytes: std::fs::read(&args[0]).unwrap() };
    let mut program = match fencepost_llvm::load(&[ir], &fencepost_llvm::Options::default()) {
        Ok(p) => p,
        Err(fencepost_llvm::LoadError::At(f, d)) => {
            print!("{}", d.render(&f));
            return;
        }
        Err(e) => {
            println!("{e:?}");
            return;
        }
    };
    if let Some(w) = program.globals.iter().position(|g| g.name == "which") {
        program.globals[w].init = args[1].parse::<u32>().unwrap().to_le_bytes().to_vec();
    }
    if args.len() > 2 {
        println!("{program}");
    }
    println!("{:?}", explore(&program, ModelId::Rc11, &Config::default(), &mut V));
}
