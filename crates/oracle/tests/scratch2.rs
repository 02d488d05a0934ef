use fencepost_models::ModelId;
use fencepost_models::declarative::*;
use fencepost_oracle::*;
use fencepost_oracle::generate::*;
use std::time::Instant;
#[test]
fn scratch() {
    let s = generate(80, &Knobs::default());
    println!("{s}");
    let g = Graphs::of(&s.program, &Limits::default()).unwrap();
    for m in ModelId::ALL {
        let t = Instant::now();
        let o = g.under(m).unwrap();
        let t1 = t.elapsed();
        let t = Instant::now();
        let cs: Vec<_> = o.complete.iter().map(|c| Candidate::from_execution(&c.execution)).collect();
        let t2 = t.elapsed() / cs.len() as u32;
        let t = Instant::now();
        for c in &cs { assert!(consistent(m, c)); }
        println!("{m} {t1:?} from {t2:?} check {:?} events {}", t.elapsed() / cs.len() as u32, cs[0].events.len());
    }
}
