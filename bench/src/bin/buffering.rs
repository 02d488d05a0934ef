//! Prints a load-buffering litmus test of a given size: `buffering LBn-pairs 14`.

use fencepost_bench::Buffering;
use std::process::ExitCode;

/// Returns the test that the arguments name.
fn asked() -> Option<String> {
    let mut args = std::env::args().skip(1);
    let (name, threads) = (args.next()?, args.next()?.parse::<u64>().ok()?);
    let family = Buffering::ALL.into_iter().find(|family| family.name() == name)?;
    let fits = threads >= 2 && (family != Buffering::Pairs || threads.is_multiple_of(2));
    fits.then(|| family.litmus(threads))
}

fn main() -> ExitCode {
    if let Some(text) = asked() {
        print!("{text}");
        ExitCode::SUCCESS
    } else {
        let names = Buffering::ALL.map(Buffering::name).join("|");
        eprintln!("usage: buffering {names} THREADS   (at least 2; for LBn-pairs an even number)");
        ExitCode::from(2)
    }
}
