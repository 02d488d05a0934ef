//! Checks proved implications on random graphs, for random models.

use crate::meaning::graphs;
use crate::support::{parse, seeds, shipped};
use fencepost_cat::{Facts, Model, Needs};
use fencepost_graph::{Candidate, Judge};
use fencepost_oracle::Rng;

/// Relations that axioms are made of, and some that look like them.
const PARTS: &[&str] = &[
    "po",
    "po",
    "rf",
    "rf",
    "co",
    "co",
    "fr",
    "fr",
    "com",
    "po-loc",
    "rfe",
    "rfi",
    "coe",
    "fre",
    "po \\ (W * R)",
    "po & (R * M)",
    "[R]; po; [W]",
    "[W]; po; [W]",
    "[M]; po; [M]",
    "po; [F]; po",
    "(po & loc) \\ (R * R)",
    "rf & ext",
    "rf & int",
    "rmw",
    "addr | data",
    "ctrl; [W]",
    "[F & SC]; po",
    "po & ~loc",
    "co & ext",
    "rf^-1; co",
    "[SC]; po; [SC]",
    "loc & (W * W) & ~co^-1",
];

/// Returns a random relation of some parts.
fn relation(rng: &mut Rng, size: u32) -> String {
    let part = |rng: &mut Rng| format!("({})", PARTS[rng.below(PARTS.len() as u32) as usize]);
    if size <= 1 {
        return part(rng);
    }
    let (left, right) = (relation(rng, size / 2), relation(rng, size - size / 2));
    match rng.below(16) {
        0..=7 => format!("({left} | {right})"),
        8 | 9 => format!("({left}; {right})"),
        10 => format!("({left}; {right}?)"),
        11 => format!("({left}; ({right})*)"),
        12 => format!("({left} | {right})+"),
        13 => format!("({left} & {right})"),
        14 => format!("({left} \\ {right})"),
        _ => format!("(let rec x = {left} | (x; x) | {right} in x)"),
    }
}

/// Returns a random model with an axiom or two.
fn text(rng: &mut Rng, size: u32) -> String {
    let axioms = (0..rng.between(1, 2)).map(|_| {
        let size = rng.between(1, size);
        let relation = relation(rng, size);
        match rng.below(8) {
            0..=4 => format!("acyclic {relation}\n"),
            5 | 6 => format!("irreflexive {relation}\n"),
            _ => format!("empty ({relation}) & {}\n", PARTS[rng.below(PARTS.len() as u32) as usize]),
        }
    });
    axioms.collect()
}

/// Returns whether a graph satisfies what every execution does, whatever the model.
fn is_execution(c: &Candidate) -> bool {
    c.is_rf_complete() && c.is_co_total() && (&c.rmw & &c.fr().compose(&c.co)).is_empty()
}

fn executions(seeds: std::ops::Range<u64>) -> Vec<Candidate> {
    graphs(seeds).into_iter().filter(is_execution).collect()
}

#[test]
fn facts_of_a_model_hold_in_what_it_allows() {
    let graphs = executions(7000..7200);
    let (mut coherent, mut grown, mut allowed) = (0, 0, 0);
    for seed in seeds(0..1500) {
        let text = text(&mut Rng::new(seed), 8);
        let model = parse(&text);
        let facts = model.facts();
        coherent += usize::from(facts.coherent);
        grown += usize::from(facts.no_thin_air);
        if !facts.coherent && !facts.no_thin_air {
            continue;
        }
        for c in graphs.iter().filter(|c| model.allows(c)) {
            allowed += 1;
            let po_loc = &c.po & &c.same_loc();
            let is_coherent = (po_loc | &c.rf | &c.co | c.fr()).is_acyclic();
            assert!(is_coherent || !facts.coherent, "seed {seed}: {text}\n{c:#?}");
            let is_grown = (&c.po | &c.rf).is_acyclic();
            assert!(is_grown || !facts.no_thin_air, "seed {seed}: {text}\n{c:#?}");
            check_circles(c, facts, &|| format!("seed {seed}: {text}"));
        }
    }
    eprintln!(
        "{} graphs; {coherent} models coherent, {grown} without thin air; {allowed} looks",
        graphs.len()
    );
    assert!(seeds(0..1500) != (0..1500) || (coherent >= 20 && grown >= 30 && allowed > 3000));
}

/// Returns all kinds of needs that a circle may go by.
fn needs() -> Vec<Needs> {
    let both = [false, true];
    let all = both.into_iter().flat_map(|addresses| both.map(|branches| (addresses, branches)));
    all.flat_map(|(addresses, branches)| both.map(|updates| Needs { addresses, branches, updates })).collect()
}

/// Checks that there is no circle of a kind that the facts exclude.
fn check_circles(c: &Candidate, facts: Facts, why: &dyn Fn() -> String) {
    let w = c.writes();
    for needs in needs().into_iter().filter(|needs| facts.no_circles.excludes(*needs)) {
        let mut all = &c.rf | &c.data;
        if needs.addresses {
            all = all | &c.addr;
        }
        if needs.branches {
            all = all | c.ctrl.compose(&w);
        }
        if needs.branches && needs.addresses {
            all = all | c.addr.compose(&c.po).compose(&w);
        }
        if needs.updates {
            all = all | &c.rmw;
        }
        assert!(all.is_acyclic(), "{needs:?} {}\n{c:#?}", why());
    }
}

/// Models of hardware rule out that values justify each other, which takes unfolding definitions by
/// recursion; the original C11 does not. That a thread reads what its own update wrote orders nothing on ARM
/// and Power.
#[test]
fn circles_of_values() {
    let graphs = executions(7000..7200);
    let (none, branches) = (Needs::default(), Needs { branches: true, ..Needs::default() });
    let (addresses, updates) =
        (Needs { addresses: true, ..none }, Needs { updates: true, ..Needs::default() });
    let but_updates = Needs { addresses: true, ..branches };
    let all = Needs { updates: true, ..but_updates };
    for (name, most, too_many) in [
        ("arm8", vec![but_updates], vec![updates]),
        ("power", vec![but_updates], vec![updates]),
        ("imm", vec![but_updates], vec![updates]),
        ("rmo", vec![addresses, branches], vec![but_updates, updates]),
        ("rc11", vec![all], vec![]),
        ("jam21", vec![none], vec![addresses, branches, updates]),
        ("c11", vec![], vec![none]),
    ] {
        let model = crate::support::shipped(name);
        let facts = model.facts();
        for needs in most {
            assert!(facts.no_circles.excludes(needs), "{name} {needs:?}");
        }
        for needs in too_many {
            assert!(!facts.no_circles.excludes(needs), "{name} {needs:?}");
        }
        graphs.iter().filter(|c| model.allows(c)).for_each(|c| check_circles(c, facts, &|| name.to_owned()));
    }
}

/// Compares two models; returns whether the first was shown to imply the second.
fn check(strong: &Model, weak: &Model, graphs: &[Candidate], why: &dyn Fn() -> String) -> bool {
    let implied = strong.implies(weak);
    let judge = strong.judge(Some(weak));
    for c in graphs.iter().filter(|c| !implied || strong.allows(c)) {
        let by_weak = weak.allows(c);
        assert!(by_weak || !implied, "implied, and yet not so\n{}\n{:?}\n{c:#?}", why(), weak.violation(c));
        if by_weak {
            assert_eq!(
                judge.allows(c),
                strong.allows(c),
                "left {:?}\n{}\n{c:#?}",
                judge.axioms_left(),
                why()
            );
        }
    }
    implied
}

#[test]
fn implied_by_each_other() {
    let graphs = executions(8000..8060);
    let (mut implied, mut settled) = (0, 0);
    for seed in seeds(0..800) {
        let mut rng = Rng::new(seed);
        // The smaller one is often part of the larger one.
        let weak = text(&mut rng, 3);
        let strong = match rng.below(3) {
            0 => text(&mut rng, 8),
            1 => weak.lines().map(|line| format!("{line} | {}\n", relation(&mut rng, 3))).collect(),
            _ => weak.clone() + &text(&mut rng, 4),
        };
        let (a, b) = (parse(&strong), parse(&weak));
        implied += usize::from(check(&a, &b, &graphs, &|| format!("seed {seed}\n{strong}\n{weak}")));
        settled += a.checks().count() - a.axioms_not_implied_by(&b).len();
    }
    eprintln!("{} graphs; {implied} pairs implied, {settled} axioms settled", graphs.len());
    assert!(seeds(0..800) != (0..800) || (implied > 100 && settled > 100), "{implied} {settled}");
}

#[test]
fn shipped_models_are_implied() {
    let graphs = executions(9000..9040);
    let natives = ["sc", "tso", "pso", "ra", "rc11", "rc20", "wrc11"].map(shipped);
    let mut implied = 0;
    for seed in seeds(0..100) {
        let mut rng = Rng::new(seed);
        let strong = match rng.below(2) {
            0 => format!("acyclic po | rf | co | fr | {}", relation(&mut rng, 4)),
            _ => format!(
                "include \"{}.cat\" {}",
                rng.pick(&["tso", "ra", "rc11", "rc20", "pso"]),
                text(&mut rng, 3)
            ),
        };
        let model = parse(&strong);
        for native in &natives {
            let why = || format!("seed {seed}\n{strong}\n{}", native.name());
            implied += usize::from(check(&model, native, &graphs, &why));
        }
    }
    eprintln!("{} graphs; {implied} pairs implied", graphs.len());
    assert!(seeds(0..100) != (0..100) || implied > 60, "{implied}");
}
