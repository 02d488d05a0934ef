//! Finds all minimal ways to repair a program, cheapest first, with few checks.
//!
//! A *plan* says for every place how strong it is to be. Whether a plan repairs the program is a question to
//! a checker, which takes its time. All that is known about it is that it is *monotone*: a stronger plan
//! allows no more than a weaker one. So a plan that was found wrong refutes all weaker ones, and one that was
//! found right vouches for all stronger ones.
//!
//! The method is that of implicit hitting sets (Reiter 1987; Davies and Bacchus 2011, "Solving MaxSAT by
//! solving a sequence of simpler SAT instances"). A plan that is wrong is *grown*: places are made stronger
//! as long as it stays wrong, in halves, so that what does not matter is dealt with in few checks. The result
//! is a *wall*, a wrong plan that cannot be made stronger: every right plan must be stronger than it
//! somewhere. Plans are taken from a queue in the order of their cost, the empty one first. A plan that lies
//! below a wall is replaced by those that get past it at one place; one that gets past all known walls is put
//! to the checker, and is right, or gives a new wall.
//!
//! *Why that is all of them*: let `M` be a minimal right plan. The empty plan is below it, and if a plan `R`
//! below `M` is below a wall `W`, then `M` is past `W` at some place, and `R` changed to `M`'s strength at
//! that place is one of those that replace it and still below `M`. *Why they are minimal and in order*:
//! strength has a price, so what lies below a plan comes out of the queue before it, and plans above one that
//! was found right are dropped.
//!
//! Cost: a wall takes about `k log n` checks for `n` places of which `k` matter, and there are rarely more
//! than ten walls.

use super::strength::Level;
use rustc_hash::FxHashSet;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// A plan for a repair, which is the level of strength that each place is to have; 0 leaves the place as it
/// is.
pub type Plan = Vec<u8>;

/// The checker's answer to whether a repair plan makes the program right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Judgement {
    /// The plan repairs the program.
    Right,
    /// The plan does not repair the program.
    Wrong,
}

/// The error that the search for repairs was stopped before it found an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stopped;

/// A checker that says whether a repair plan makes the program right.
pub trait Judge {
    /// Checks the program with the changes of a plan.
    fn judge(&mut self, plan: &Plan) -> Result<Judgement, Stopped>;
}

impl<F: FnMut(&Plan) -> Result<Judgement, Stopped>> Judge for F {
    fn judge(&mut self, plan: &Plan) -> Result<Judgement, Stopped> {
        self(plan)
    }
}

/// A search that finds one minimal repair plan after the other, cheapest first.
pub struct Search {
    /// The levels of each place; the first is the one it has now.
    places: Vec<Vec<Level>>,
    queue: BinaryHeap<Reverse<(u32, Plan)>>,
    seen: FxHashSet<Plan>,
    walls: Vec<Plan>,
    /// Plans known to be right.
    right: Vec<Plan>,
    /// The minimal plans among `right` that [`next`](Self::next) has returned.
    found: Vec<Plan>,
}

impl Search {
    /// Makes a search over places that can have these levels of strength.
    pub fn new(places: Vec<Vec<Level>>) -> Self {
        let nothing = vec![0; places.len()];
        Search {
            places,
            queue: BinaryHeap::from([Reverse((0, nothing))]),
            seen: FxHashSet::default(),
            walls: vec![],
            right: vec![],
            found: vec![],
        }
    }

    /// Returns the repair plan in which every place is as strong as it can be.
    pub fn strongest(&self) -> Plan {
        self.places.iter().map(|levels| levels.len() as u8 - 1).collect()
    }

    /// Returns the cheapest plan that is known to repair the program, whether it is minimal or not.
    pub fn cheapest_known(&self) -> Option<Plan> {
        self.right.iter().min_by_key(|plan| self.cost(plan)).cloned()
    }

    /// Returns the cost of a repair plan, which is the sum of the costs of its levels.
    pub fn cost(&self, plan: &Plan) -> u32 {
        plan.iter().zip(&self.places).map(|(level, levels)| levels[*level as usize].cost).sum()
    }

    /// Returns the least cost that the next repair plan can have; `None` if there are no more.
    pub fn floor(&self) -> Option<u32> {
        self.queue.peek().map(|Reverse((cost, _))| *cost)
    }

    /// Returns whether a repair plan makes the program right, by what earlier answers imply or by asking
    /// `judge`.
    pub fn judge(&mut self, plan: &Plan, judge: &mut dyn Judge) -> Result<Judgement, Stopped> {
        if self.right.iter().any(|right| self.within(right, plan)) {
            return Ok(Judgement::Right);
        }
        if self.walls.iter().any(|wall| self.within(plan, wall)) {
            return Ok(Judgement::Wrong);
        }
        let answer = judge.judge(plan)?;
        if answer == Judgement::Right {
            self.right.push(plan.clone());
        }
        Ok(answer)
    }

    /// Finds the next minimal repair plan in the order of costs; `None` if there is no more that costs at
    /// most `limit`.
    pub fn next(&mut self, limit: u32, judge: &mut dyn Judge) -> Result<Option<Plan>, Stopped> {
        while self.floor().is_some_and(|floor| floor <= limit)
            && let Some(Reverse((cost, plan))) = self.queue.pop()
        {
            if self.found.iter().any(|found| self.within(found, &plan)) {
                continue;
            }
            if let Some(wall) = self.walls.iter().position(|wall| self.within(&plan, wall)) {
                self.pass(&plan, wall);
                continue;
            }
            // Whatever stops the search, the plan is still to be judged when it goes on.
            self.queue.push(Reverse((cost, plan.clone())));
            match self.judge(&plan, judge)? {
                Judgement::Right => {
                    self.queue.pop();
                    self.found.push(plan.clone());
                    return Ok(Some(plan));
                }
                Judgement::Wrong => {
                    let wall = self.grow(plan, judge)?;
                    self.walls.push(wall);
                }
            }
        }
        Ok(None)
    }

    /// Weakens a plan that repairs the program until it is minimal. That gives a first answer, though not
    /// always the cheapest.
    pub fn shrink(&mut self, mut plan: Plan, judge: &mut dyn Judge) -> Result<Plan, Stopped> {
        let mut parts = vec![(0..plan.len()).filter(|place| plan[*place] != 0).collect::<Vec<usize>>()];
        while let Some(part) = parts.pop() {
            let mut next = plan.clone();
            part.iter().for_each(|place| next[*place] = 0);
            if self.judge(&next, judge)? == Judgement::Right {
                plan = next;
                continue;
            }
            if let [place] = part[..] {
                plan = self.lower(plan, place, judge)?;
            } else {
                let (left, right) = part.split_at(part.len() / 2);
                parts.extend([right.to_vec(), left.to_vec()]);
            }
        }
        Ok(plan)
    }

    /// Makes one place of a right plan as weak as it can be without making the plan wrong, but not as weak as
    /// it was in the source.
    fn lower(&mut self, plan: Plan, place: usize, judge: &mut dyn Judge) -> Result<Plan, Stopped> {
        for level in 1..plan[place] {
            if self.below(place, level, plan[place]) {
                let mut next = plan.clone();
                next[place] = level;
                if self.judge(&next, judge)? == Judgement::Right {
                    return Ok(next);
                }
            }
        }
        Ok(plan)
    }

    /// Queues the plans that differ from `plan` at one place and are stronger there than the wall (a greatest
    /// wrong plan), which `plan` is below.
    fn pass(&mut self, plan: &Plan, wall: usize) {
        for place in 0..plan.len() {
            for level in 0..self.places[place].len() as u8 {
                let stronger = level != plan[place] && self.below(place, plan[place], level);
                if stronger && !self.below(place, level, self.walls[wall][place]) {
                    let mut next = plan.clone();
                    next[place] = level;
                    if self.seen.insert(next.clone()) {
                        self.queue.push(Reverse((self.cost(&next), next)));
                    }
                }
            }
        }
    }

    /// Makes a wrong plan stronger until any further strength would make it right.
    fn grow(&mut self, mut plan: Plan, judge: &mut dyn Judge) -> Result<Plan, Stopped> {
        let open: Vec<usize> = (0..plan.len()).filter(|p| plan[*p] != self.top(*p)).collect();
        let mut parts = vec![open];
        while let Some(part) = parts.pop() {
            let mut next = plan.clone();
            part.iter().for_each(|place| next[*place] = self.top(*place));
            if self.judge(&next, judge)? == Judgement::Wrong {
                plan = next;
                continue;
            }
            match part[..] {
                [] => {}
                [place] => plan = self.raise(plan, place, judge)?,
                _ => {
                    let (left, right) = part.split_at(part.len() / 2);
                    parts.extend([right.to_vec(), left.to_vec()]);
                }
            }
        }
        Ok(plan)
    }

    /// Makes one place of a wrong plan as strong as it can be without making the plan right, but not as
    /// strong as the place can be.
    fn raise(&mut self, plan: Plan, place: usize, judge: &mut dyn Judge) -> Result<Plan, Stopped> {
        for level in (0..self.top(place)).rev() {
            if level != plan[place] && self.below(place, plan[place], level) {
                let mut next = plan.clone();
                next[place] = level;
                if self.judge(&next, judge)? == Judgement::Wrong {
                    return Ok(next);
                }
            }
        }
        Ok(plan)
    }

    /// Returns the strongest level of a place. (It is the last, and covers all others.)
    fn top(&self, place: usize) -> u8 {
        self.places[place].len() as u8 - 1
    }

    fn below(&self, place: usize, a: u8, b: u8) -> bool {
        let levels = &self.places[place];
        levels[a as usize].strength.within(levels[b as usize].strength)
    }

    /// Returns whether `a` is nowhere stronger than `b`.
    fn within(&self, a: &Plan, b: &Plan) -> bool {
        (0..a.len()).all(|place| self.below(place, a[place], b[place]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fences::strength::ModelName;
    use crate::fences::strength::{Kind, Strength, levels};

    /// Numbers that look random (xorshift).
    struct Dice(u64);
    impl Dice {
        fn roll(&mut self, sides: u64) -> u64 {
            self.0 ^= self.0 << 13;
            self.0 ^= self.0 >> 7;
            self.0 ^= self.0 << 17;
            self.0 % sides
        }
    }

    /// A monotone question: every row must have an entry that the plan reaches.
    struct Rows(Vec<Vec<(usize, Strength)>>);

    impl Rows {
        fn right(&self, places: &[Vec<Level>], plan: &Plan) -> bool {
            let strength = |place: usize| places[place][plan[place] as usize].strength;
            self.0.iter().all(|row| row.iter().any(|(place, needed)| needed.within(strength(*place))))
        }
    }

    /// Returns all minimal right plans by trying every plan.
    fn brute_force(search: &Search, rows: &Rows) -> Vec<(u32, Plan)> {
        let mut all: Vec<Plan> = vec![vec![]];
        for levels in &search.places {
            let longer = |plan: &Plan| {
                (0..levels.len() as u8).map(|l| [plan.clone(), vec![l]].concat()).collect::<Vec<_>>()
            };
            all = all.iter().flat_map(longer).collect();
        }
        all.retain(|plan| rows.right(&search.places, plan));
        let minimal = |plan: &&Plan| !all.iter().any(|other| other != *plan && search.within(other, plan));
        let mut found: Vec<(u32, Plan)> =
            all.iter().filter(minimal).map(|plan| (search.cost(plan), plan.clone())).collect();
        found.sort();
        found
    }

    #[test]
    fn finds_what_brute_force_finds() {
        let mut dice = Dice(0x9e37_79b9_7f4a_7c15);
        for round in 0..300 {
            let count = 1 + dice.roll(5) as usize;
            let kinds = [Kind::Fence, Kind::Load, Kind::Store, Kind::Update];
            let place =
                |dice: &mut Dice| levels(kinds[dice.roll(4) as usize], Strength::NONE, ModelName("rc11"));
            let places: Vec<Vec<Level>> = (0..count).map(|_| place(&mut dice)).collect();
            let entry =
                |dice: &mut Dice| (dice.roll(count as u64) as usize, Strength::ALL[dice.roll(4) as usize]);
            let row = |dice: &mut Dice| (0..1 + dice.roll(3)).map(|_| entry(dice)).collect();
            let rows = Rows((0..dice.roll(5)).map(|_| row(&mut dice)).collect());
            let mut search = Search::new(places.clone());
            let expected = brute_force(&search, &rows);
            let mut judge =
                |plan: &Plan| Ok(if rows.right(&places, plan) { Judgement::Right } else { Judgement::Wrong });
            let strongest = search.strongest();
            if !expected.is_empty() {
                let small = search.shrink(strongest, &mut judge).expect("nobody stops it");
                assert!(expected.iter().any(|(_, plan)| *plan == small), "round {round}: {small:?}");
            }
            let mut found = Vec::new();
            while found.len() <= expected.len() {
                match search.next(u32::MAX, &mut judge) {
                    Ok(Some(plan)) => found.push((search.cost(&plan), plan)),
                    _ => break,
                }
            }
            assert!(found.windows(2).all(|pair| pair[0].0 <= pair[1].0), "round {round}: not in order");
            found.sort();
            assert_eq!(found, expected, "round {round}");
        }
    }

    #[test]
    fn few_checks_where_little_matters() {
        // Sixty places, two of which matter.
        let places = vec![levels(Kind::Fence, Strength::NONE, ModelName("tso")); 60];
        let mut checks = 0;
        let mut judge = |plan: &Plan| {
            checks += 1;
            Ok(if plan[17] == 1 && plan[42] == 1 { Judgement::Right } else { Judgement::Wrong })
        };
        let mut search = Search::new(places);
        let first = search.next(u32::MAX, &mut judge).expect("nobody stops it").expect("there is one");
        assert_eq!(search.cost(&first), 10);
        assert_eq!(search.next(u32::MAX, &mut judge), Ok(None));
        assert!(checks < 40, "{checks}");
    }
}
