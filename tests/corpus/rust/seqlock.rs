// A seqlock of two words. weak: the reader's fence is missing, so that it may see half of a write.
// right: 14 executions
// weak: panic
use std::sync::atomic::{AtomicU32, Ordering, fence};

static VERSION: AtomicU32 = AtomicU32::new(0);
static WORDS: [AtomicU32; 2] = [const { AtomicU32::new(0) }; 2];

fn write(value: u32) {
    let version = VERSION.load(Ordering::Relaxed);
    VERSION.store(version + 1, Ordering::Relaxed);
    fence(Ordering::Release);
    WORDS[0].store(value, Ordering::Relaxed);
    WORDS[1].store(value, Ordering::Relaxed);
    VERSION.store(version + 2, Ordering::Release);
}

fn read() -> Option<[u32; 2]> {
    let before = VERSION.load(Ordering::Acquire);
    let words = [WORDS[0].load(Ordering::Relaxed), WORDS[1].load(Ordering::Relaxed)];
    if cfg!(not(weak)) {
        fence(Ordering::Acquire);
    }
    (before % 2 == 0 && VERSION.load(Ordering::Relaxed) == before).then_some(words)
}

fn main() {
    let writer = std::thread::spawn(|| write(1));
    if let Some([first, second]) = read() {
        assert_eq!(first, second); // here
    }
    writer.join().unwrap();
}
