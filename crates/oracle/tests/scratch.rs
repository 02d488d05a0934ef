use fencepost_models::ModelId;
use fencepost_oracle::*;
use fencepost_oracle::generate::*;
use std::time::Instant;
#[test]
fn scratch() {
    let n: u64 = std::env::var("N").ok().and_then(|s| s.parse().ok()).unwrap_or(300);
    let mut worst = vec![];
    let t0 = Instant::now();
    let mut diff = [[0;7];7];
    let mut toobig = 0;
    let mut tot = [0usize; 7];
    let knobs = match std::env::var("K").as_deref() { Ok("rs") => Knobs::default().with_release_sequences(), Ok("f") => Knobs::default().with_fences(), Ok("l") => Knobs::default().with_locks(), Ok("u") => Knobs::default().with_updates(), Ok("sc") => Knobs{modes: vec![fencepost_program::Mode::Sc, fencepost_program::Mode::Sc,fencepost_program::Mode::Rel, fencepost_program::Mode::Acq, fencepost_program::Mode::Rlx], rings: 90, ..Knobs::default().without_blocking() }, _ => Knobs::default() };
    for seed in 0..n {
        let s = if seed % 4 == 3 { generate_spawning(seed, &knobs) } else { generate(seed, &knobs) };
        if seed < 12 { println!("{s}"); }
        let t = Instant::now();
        let Ok(g) = Graphs::of(&s.program, &Limits::default()) else { toobig += 1; println!("toobig {s}"); continue };
        let tg = t.elapsed();
        let mut counts = vec![];
        for (i, m) in ModelId::ALL.into_iter().enumerate() {
            match g.under(m) { Ok(o) => { tot[i] += o.complete.len(); counts.push((o.complete.len(), o.blocked.len())) }, Err(_) => { toobig += 1; } }
        }
        if seed < 12 { println!("{counts:?}"); }
        for i in 0..7 { for j in 0..7 { if counts[i] != counts[j] { diff[i][j] += 1; } } }
        worst.push((t.elapsed(), tg, g.len(), seed, counts));
    }
    println!("total {:?} toobig {toobig} {tot:?}", t0.elapsed());
    for d in diff { println!("{d:?}"); }
    worst.sort();
    for w in worst.iter().rev().take(12) { println!("{w:?}"); }
    println!("median {:?}", worst[worst.len()/2]);
}
