//! The circuit against the definitions, by trying all inputs.

use super::*;
use crate::ast::node::Arith;
use crate::word::{apply, mask, signed};

fn number(simulation: &Simulation, word: &[Lit]) -> u64 {
    word.iter().enumerate().map(|(i, bit)| u64::from(simulation.value(*bit)) << i).sum()
}

#[test]
fn gates_simplify() {
    let mut c = Circuit::new();
    let (x, y, z) = (c.input(), c.input(), c.input());
    let xy = c.and(x, y);
    assert_eq!(c.and(y, x), xy);
    assert_eq!(c.and(x, xy), xy);
    assert_eq!(c.and(!x, xy), Lit::FALSE);
    assert_eq!(c.and(!xy, !x), !x);
    assert_eq!(c.and(!xy, x), c.and(x, !y));
    assert_eq!(c.or(x, !x), Lit::TRUE);
    assert_eq!(c.or(x, xy), x);
    let yz = c.and(y, z);
    assert_eq!(c.and(xy, z), c.and(x, yz));
    assert_eq!(c.and_all(&[x, y, z, Lit::TRUE, x]), c.and(xy, z));
    assert_eq!(c.and_all(&[]), Lit::TRUE);
    assert_eq!(c.or_all(&[]), Lit::FALSE);
    assert_eq!(c.xor(!x, y), !c.xor(x, y));
    assert_eq!(c.xor(x, Lit::TRUE), !x);
    assert_eq!(c.ite(!x, y, z), c.ite(x, z, y));
    assert_eq!(c.ite(x, !y, !z), !c.ite(x, y, z));
    assert_eq!(c.majority(!x, !y, !z), !c.majority(z, x, y));
}

/// Checks that simplified gates over four inputs have the values of the original ones, on random circuits.
#[test]
fn simplification_keeps_values() {
    let mut seed = 12345_u64;
    let mut random = move |below: usize| {
        seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (seed >> 33) as usize % below
    };
    for _ in 0..200 {
        let mut c = Circuit::new();
        let inputs: Vec<Lit> = (0..4).map(|_| c.input()).collect();
        // Each literal with its truth table.
        let column = |i: usize| (0..16_u16).map(|row| (row >> i & 1) << row).sum::<u16>();
        let mut known: Vec<(Lit, u16)> = (0..4).map(|i| (inputs[i], column(i))).collect();
        known.push((Lit::TRUE, u16::MAX));
        for _ in 0..40 {
            let mut pick = || {
                let (lit, table) = known[random(known.len())];
                if random(2) == 0 { (lit, table) } else { (!lit, !table) }
            };
            let (x, y, z, w) = (pick(), pick(), pick(), pick());
            let made = match random(7) {
                0 => (c.and(x.0, y.0), x.1 & y.1),
                1 => (c.or(x.0, y.0), x.1 | y.1),
                2 => (c.and_all(&[x.0, y.0, z.0, w.0]), x.1 & y.1 & z.1 & w.1),
                3 => (c.or_all(&[x.0, y.0, z.0]), x.1 | y.1 | z.1),
                4 => (c.xor(x.0, y.0), x.1 ^ y.1),
                5 => (c.ite(x.0, y.0, z.0), x.1 & y.1 | !x.1 & z.1),
                _ => (c.majority(x.0, y.0, z.0), x.1 & y.1 | x.1 & z.1 | y.1 & z.1),
            };
            known.push(made);
        }
        let mut simulation = Simulation::new(&c, known.iter().map(|(lit, _)| *lit));
        for row in 0..16 {
            for (i, input) in inputs.iter().enumerate() {
                simulation.set(*input, row >> i & 1 == 1);
            }
            simulation.run(&c);
            for (lit, table) in &known {
                assert_eq!(simulation.value(*lit), table >> row & 1 == 1);
            }
        }
    }
}

const OPS: [Arith; 13] = [
    Arith::Add,
    Arith::Sub,
    Arith::Mul,
    Arith::Udiv,
    Arith::Urem,
    Arith::Sdiv,
    Arith::Srem,
    Arith::And,
    Arith::Or,
    Arith::Xor,
    Arith::Shl,
    Arith::Lshr,
    Arith::Ashr,
];

#[test]
fn words_compute_what_numbers_do() {
    for width in 1..=5_u8 {
        let mut c = Circuit::new();
        let a: Vec<Lit> = (0..width).map(|_| c.input()).collect();
        let b: Vec<Lit> = (0..width).map(|_| c.input()).collect();
        let results = OPS.map(|op| c.arith(op, &a, &b));
        let (equal, less, signed_less) = (c.equal(&a, &b), c.less(&a, &b), c.signed_less(&a, &b));
        let negative = c.negate(&a);
        let both: Vec<Lit> = a.iter().chain(&b).copied().collect();
        let count = c.count(&both, 3);
        let roots = results.iter().flatten().chain(&negative).chain(&count).copied();
        let mut simulation = Simulation::new(&c, roots.chain([equal, less, signed_less]));
        for x in 0..=mask(width) {
            for y in 0..=mask(width) {
                for i in 0..usize::from(width) {
                    simulation.set(a[i], x >> i & 1 == 1);
                    simulation.set(b[i], y >> i & 1 == 1);
                }
                simulation.run(&c);
                for (op, word) in OPS.iter().zip(&results) {
                    let expected = apply(*op, width, x, y);
                    assert_eq!(number(&simulation, word), expected, "{op:?} {width}: {x} {y}");
                }
                assert_eq!(simulation.value(equal), x == y);
                assert_eq!(simulation.value(less), x < y);
                assert_eq!(simulation.value(signed_less), signed(width, x) < signed(width, y));
                assert_eq!(number(&simulation, &negative), x.wrapping_neg() & mask(width));
                let ones = u64::from(x.count_ones() + y.count_ones());
                assert_eq!(number(&simulation, &count), ones & 7);
            }
        }
    }
}

/// Checks that operations on two constants yield constants.
#[test]
fn constant_words_fold() {
    let mut c = Circuit::new();
    for op in OPS {
        for (x, y) in [(200, 7), (3, 0), (255, 255), (128, 255)] {
            let word = c.arith(op, &Circuit::word(8, x), &Circuit::word(8, y));
            assert_eq!(word, Circuit::word(8, apply(op, 8, x, y)), "{op:?} {x} {y}");
        }
    }
    assert_eq!(c.len(), 1);
}
