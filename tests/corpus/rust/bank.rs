// Transfers between accounts behind mutexes. weak: the two are locked in the order of the transfer.
// right: 2 executions
// weak: deadlock
use std::sync::{Arc, Mutex};
use std::thread;

fn transfer(accounts: &[Mutex<i32>; 2], from: usize, to: usize) {
    let (first, second) = if cfg!(weak) { (from, to) } else { (from.min(to), from.max(to)) };
    let mut first_guard = accounts[first].lock().unwrap();
    let mut second_guard = accounts[second].lock().unwrap(); // here
    *first_guard += if first == from { -1 } else { 1 };
    *second_guard += if second == from { -1 } else { 1 };
}

fn main() {
    let accounts = Arc::new([Mutex::new(5), Mutex::new(5)]);
    let shared = accounts.clone();
    let thread = thread::spawn(move || transfer(&shared, 0, 1));
    transfer(&accounts, 1, 0);
    thread.join().unwrap();
    assert_eq!(*accounts[0].lock().unwrap(), 5);
}
