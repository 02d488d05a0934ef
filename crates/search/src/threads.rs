//! Threads of a search.
//!
//! Both functions end when all threads have. A thread that cannot be started (there are too many, or the
//! platform has none) is left out: the work must be such that the others do it then. If a thread panics, so
//! does the caller.

use std::thread::{Builder, scope};

/// Runs `lead` on the calling thread, and lets it start helper threads that run `help`. `lead` is given a
/// function that starts as many as it says, each of which runs `help` on a thread of its own.
pub fn with_helpers<R>(help: impl Fn() + Sync, lead: impl FnOnce(&dyn Fn(usize)) -> R) -> R {
    let help = &help;
    scope(|scope| {
        lead(&|count| {
            for _ in 0..count {
                if Builder::new().spawn_scoped(scope, help).is_err() {
                    break;
                }
            }
        })
    })
}

/// Runs `work` for all of `workers` in parallel, each on a thread of its own, the first one on the calling
/// thread. Returns what `work` returns for those that could be started, in their order.
pub fn work_together<W: Send, R: Send>(workers: &mut [W], work: impl Fn(&mut W) -> R + Sync) -> Vec<R> {
    let work = &work;
    let Some((first, others)) = workers.split_first_mut() else { return vec![] };
    if others.is_empty() {
        return vec![work(first)];
    }
    scope(|scope| {
        let start = |worker| Builder::new().spawn_scoped(scope, move || work(worker)).ok();
        let handles: Vec<_> = others.iter_mut().map_while(start).collect();
        let mut results = vec![work(first)];
        for handle in handles {
            match handle.join() {
                Ok(result) => results.push(result),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        results
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[test]
    fn all_work() {
        let mut workers = [1, 2, 3, 4];
        let doubled = work_together(&mut workers, |n| {
            *n *= 10;
            *n * 2
        });
        assert_eq!((workers, doubled), ([10, 20, 30, 40], vec![20, 40, 60, 80]));
        assert_eq!(work_together(&mut [(); 0], |()| 1), vec![]);
    }

    #[test]
    fn helpers_are_waited_for() {
        let helped = AtomicUsize::new(0);
        let help = || {
            helped.fetch_add(1, Ordering::Relaxed);
        };
        assert_eq!(with_helpers(help, |_| 7), 7);
        assert_eq!(helped.load(Ordering::Relaxed), 0);
        with_helpers(help, |start| start(3));
        assert_eq!(helped.load(Ordering::Relaxed), 3);
    }
}
