//! Two threads add.

use counter::Counter;
use std::sync::Arc;
use std::thread;

#[test]
fn two_threads() {
    let counter = Arc::new(Counter::default());
    let other = thread::spawn({
        let counter = counter.clone();
        move || counter.add()
    });
    counter.add();
    other.join().unwrap();
    assert_eq!(counter.get(), 2);
}
