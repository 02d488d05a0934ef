use fencepost_models::ModelId;
use fencepost_oracle::*;
use fencepost_oracle::generate::*;
use std::time::Instant;
#[test]
fn scratch() {
    let n: u64 = std::env::var("N").ok().and_then(|s| s.parse().ok()).unwrap_or(300);
    let mut worst = vec![];
    let t0 = Instant::now();
    let mut toobig = 0;
    let mut tot = [0usize; 7];
    for seed in 0..n {
        let s = if seed % 4 == 3 { generate_spawning(seed, &Knobs::default()) } else { generate(seed, &Knobs::default()) };
        if seed < 12 { println!("{s}"); }
        let t = Instant::now();
        let Ok(g) = Graphs::of(&s.program, &Limits::default()) else { toobig += 1; println!("toobig {s}"); continue };
        let tg = t.elapsed();
        let mut counts = vec![];
        for (i, m) in ModelId::ALL.into_iter().enumerate() {
            match g.under(m) { Ok(o) => { tot[i] += o.complete.len(); counts.push((o.complete.len(), o.blocked.len())) }, Err(_) => { toobig += 1; } }
        }
        if seed < 12 { println!("{counts:?}"); }
        worst.push((t.elapsed(), tg, g.len(), seed, counts));
    }
    println!("total {:?} toobig {toobig} {tot:?}", t0.elapsed());
    worst.sort();
    for w in worst.iter().rev().take(12) { println!("{w:?}"); }
    println!("median {:?}", worst[worst.len()/2]);
}
