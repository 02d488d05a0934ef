//! Generates random problems, small enough to try all instances.

use fencepost_relational::*;

/// A generator of random numbers (SplitMix64): the same numbers for the same seed.
pub struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    pub fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }

    pub fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }
}

/// Returns the seeds to try: so many, or those of `FENCEPOST_SEEDS=FROM..TO`.
pub fn seeds(count: u64) -> std::ops::Range<u64> {
    let given = std::env::var("FENCEPOST_SEEDS").ok();
    let given = given.as_deref().and_then(|text| text.split_once(".."));
    match given.map(|(from, to)| (from.parse(), to.parse())) {
        Some((Ok(from), Ok(to))) => from..to,
        _ => 0..count,
    }
}

/// A universe, some relations with bounds, and formulas over them.
pub struct Generator {
    pub random: Random,
    pub bounds: Bounds,
    pub relations: Vec<Relation>,
    atoms: Vec<Atom>,
    /// Variables in scope.
    scope: Vec<Var>,
    /// Everything made so far that has no free variables, to be used again: DAGs, not trees.
    exprs: Vec<Expr>,
    formulas: Vec<Formula>,
    bvs: Vec<Bv>,
    /// Variables that were used, to be bound again.
    old_vars: Vec<Var>,
}

/// The largest number of tuples that all bounds together leave open.
const OPEN: usize = 7;

impl Generator {
    pub fn new(seed: u64) -> Self {
        let mut random = Random(seed);
        let mut universe = Universe::new();
        let size = 2 + random.below(3);
        let atoms: Vec<Atom> = (0..size).map(|i| universe.add(format!("a{i}"))).collect();
        let mut bounds = Bounds::new(universe);
        let mut relations = Vec::new();
        let mut open = OPEN;
        for (i, arity) in [1, 2, 2, 3].into_iter().enumerate() {
            let relation = Relation::new(format!("r{i}"), arity);
            let (mut lower, mut upper) = (TupleSet::new(arity), TupleSet::new(arity));
            let tuples = size.pow(arity as u32);
            for code in 0..tuples {
                let tuple: Vec<Atom> = (0..arity as u32).map(|k| atoms[code / size.pow(k) % size]).collect();
                // Few constants, so that most is open; where the budget goes is random.
                if random.chance(15) {
                    lower.insert(&tuple);
                    upper.insert(&tuple);
                } else if open > 0 && random.chance(if arity == 3 { 10 } else { 40 }) {
                    upper.insert(&tuple);
                    open -= 1;
                }
            }
            bounds.bound(&relation, lower, upper);
            relations.push(relation);
        }
        let (scope, exprs, formulas, bvs, old_vars) = Default::default();
        Self { random, bounds, relations, atoms, scope, exprs, formulas, bvs, old_vars }
    }

    /// Bounds that tell no atoms apart: a set and a binary relation over three atoms, with nothing known
    /// about them.
    pub fn symmetric(seed: u64) -> Self {
        let mut generator = Self::new(seed);
        let mut universe = Universe::new();
        generator.atoms = (0..3).map(|i| universe.add(format!("a{i}"))).collect();
        let set = TupleSet::unary(generator.atoms.clone());
        generator.bounds = Bounds::new(universe);
        for (relation, free) in generator.relations.iter().zip([true, true, false, false]) {
            let none = TupleSet::new(relation.arity());
            let all = if relation.arity() == 1 { set.clone() } else { set.product(&set) };
            generator.bounds.bound(relation, none.clone(), if free { all } else { none });
        }
        generator
    }

    fn pick<T: Clone>(&mut self, from: &[T]) -> T {
        from[self.random.below(from.len())].clone()
    }

    fn tuples(&mut self, arity: usize) -> TupleSet {
        let mut set = TupleSet::new(arity);
        for _ in 0..self.random.below(4) {
            let tuple: Vec<Atom> = (0..arity).map(|_| self.pick(&self.atoms.clone())).collect();
            set.insert(&tuple);
        }
        set
    }

    pub fn expr(&mut self, arity: usize, depth: usize) -> Expr {
        if self.random.chance(15) {
            let known: Vec<Expr> = self.exprs.iter().filter(|e| e.arity() == arity).cloned().collect();
            if !known.is_empty() {
                return self.pick(&known);
            }
        }
        let closed = self.scope.is_empty();
        let expr = self.new_expr(arity, depth);
        if closed {
            self.exprs.push(expr.clone());
        }
        expr
    }

    fn leaf(&mut self, arity: usize) -> Expr {
        match (self.random.below(10), arity) {
            (0..4, 1) if !self.scope.is_empty() => Expr::from(&self.pick(&self.scope.clone())),
            (4, 1) => Expr::univ(),
            (4, 2) => Expr::iden(),
            (5, _) => Expr::constant(self.tuples(arity)),
            (6, 1) => Expr::atom(self.pick(&self.atoms.clone())),
            (7, _) if self.random.chance(20) => Expr::none(arity),
            _ => {
                let fitting: Vec<Relation> =
                    self.relations.iter().filter(|r| r.arity() == arity).cloned().collect();
                Expr::from(&self.pick(&fitting))
            }
        }
    }

    fn new_expr(&mut self, arity: usize, depth: usize) -> Expr {
        if depth == 0 {
            return self.leaf(arity);
        }
        let d = depth - 1;
        match self.random.below(14) {
            0 => self.expr(arity, d).union(&self.expr(arity, d)),
            1 => self.expr(arity, d).intersection(&self.expr(arity, d)),
            2 => self.expr(arity, d).difference(&self.expr(arity, d)),
            3 => {
                let parts: Vec<Expr> = (0..self.random.below(4)).map(|_| self.expr(arity, d)).collect();
                Expr::union_all(arity, parts)
            }
            4 | 5 => {
                let left = 1 + self.random.below((arity + 1).min(3));
                let right = arity + 2 - left;
                if right > 3 { self.leaf(arity) } else { self.expr(left, d).join(&self.expr(right, d)) }
            }
            6 if arity > 1 => {
                let left = 1 + self.random.below(arity - 1);
                self.expr(left, d).product(&self.expr(arity - left, d))
            }
            7 if arity == 2 => self.expr(2, d).transpose(),
            8 if arity == 2 => self.expr(2, d).closure(),
            9 if arity == 2 => self.expr(2, d).reflexive_closure(),
            10 if arity == 1 => {
                let bits = self.bv(3, d);
                let mut atoms = self.atoms.clone();
                atoms.truncate(3);
                Expr::from_bits(&bits, atoms)
            }
            11 => {
                let condition = self.formula(d);
                Expr::ite(&condition, &self.expr(arity, d), &self.expr(arity, d))
            }
            12 => {
                let (decls, body) = self.binder(arity, d);
                Expr::comprehension(decls, body)
            }
            13 => {
                let condition = self.formula(d);
                self.expr(arity, d).guard(&condition)
            }
            _ => self.leaf(arity),
        }
    }

    /// Declarations and a body in their scope. Variables are sometimes ones that were bound elsewhere, or
    /// around.
    fn binder(&mut self, vars: usize, depth: usize) -> (Vec<(Var, Expr)>, Formula) {
        let before = self.scope.len();
        let mut decls: Vec<(Var, Expr)> = Vec::new();
        for i in 0..vars {
            let domain = self.expr(1, depth.min(1));
            let mut var = Var::new(format!("x{}", before + i));
            if !self.old_vars.is_empty() && self.random.chance(20) {
                let old = self.pick(&self.old_vars.clone());
                if decls.iter().all(|(v, _)| *v != old) {
                    var = old;
                }
            }
            self.old_vars.push(var.clone());
            self.scope.push(var.clone());
            decls.push((var, domain));
        }
        let body = self.formula(depth);
        self.scope.truncate(before);
        (decls, body)
    }

    pub fn formula(&mut self, depth: usize) -> Formula {
        if self.random.chance(10) && !self.formulas.is_empty() {
            return self.pick(&self.formulas.clone());
        }
        let closed = self.scope.is_empty();
        let formula = self.new_formula(depth);
        if closed {
            self.formulas.push(formula.clone());
        }
        formula
    }

    fn new_formula(&mut self, depth: usize) -> Formula {
        if depth == 0 {
            let arity = 1 + self.random.below(2);
            return self.expr(arity, 0).in_(&self.expr(arity, 0));
        }
        let d = depth - 1;
        let arity = 1 + self.random.below(2);
        match self.random.below(24) {
            0 => self.formula(d).not(),
            1 => self.formula(d).and(&self.formula(d)),
            2 => self.formula(d).or(&self.formula(d)),
            3 => self.formula(d).implies(&self.formula(d)),
            4 => self.formula(d).iff(&self.formula(d)),
            5 => Formula::ite(&self.formula(d), &self.formula(d), &self.formula(d)),
            6 => Formula::all_of((0..3).map(|_| self.formula(d)).collect::<Vec<_>>()),
            7 => Formula::any_of((0..3).map(|_| self.formula(d)).collect::<Vec<_>>()),
            8 | 9 => {
                let vars = 1 + self.random.below(2);
                let (decls, body) = self.binder(vars, d);
                Formula::forall(decls, body)
            }
            10 | 11 => {
                let vars = 1 + self.random.below(2);
                let (decls, body) = self.binder(vars, d);
                Formula::exists(decls, body)
            }
            12 => self.expr(arity, d).in_(&self.expr(arity, d)),
            13 => self.expr(arity, d).eq(&self.expr(arity, d)),
            14 => self.expr(arity, d).some(),
            15 => self.expr(arity, d).no(),
            16 => self.expr(arity, d).one(),
            17 => self.expr(arity, d).lone(),
            18 | 19 => self.expr(2, d).acyclic(),
            20 => self.expr(2, d).irreflexive(),
            21 => {
                let (a, b) = (self.bv(3, d), self.bv(3, d));
                match self.random.below(6) {
                    0 => a.eq(&b),
                    1 => a.ne(&b),
                    2 => a.ult(&b),
                    3 => a.ule(&b),
                    4 => a.slt(&b),
                    _ => a.sle(&b),
                }
            }
            22 => self.bv(3, d).bit(self.random.below(3) as u8),
            _ => Formula::constant(self.random.chance(50)),
        }
    }

    pub fn bv(&mut self, width: u8, depth: usize) -> Bv {
        if self.random.chance(10) {
            let known: Vec<Bv> = self.bvs.iter().filter(|b| b.width() == width).cloned().collect();
            if !known.is_empty() {
                return self.pick(&known);
            }
        }
        let closed = self.scope.is_empty();
        let bv = self.new_bv(width, depth);
        if closed {
            self.bvs.push(bv.clone());
        }
        bv
    }

    fn new_bv(&mut self, width: u8, depth: usize) -> Bv {
        if depth == 0 {
            return match self.random.below(3) {
                0 => Bv::constant(width, self.random.next()),
                1 => self.expr(2, 0).count(width),
                _ => {
                    let atoms = (0..width).map(|_| self.pick(&self.atoms.clone())).collect();
                    Bv::from_set(&self.expr(1, 0), atoms)
                }
            };
        }
        let d = depth - 1;
        match self.random.below(22) {
            0 => self.bv(width, d).not(),
            1 => self.bv(width, d).neg(),
            2 => Bv::ite(&self.formula(d), &self.bv(width, d), &self.bv(width, d)),
            3 if width > 1 => {
                let narrow = self.bv(width - 1, d);
                if self.random.chance(50) { narrow.zext(width) } else { narrow.sext(width) }
            }
            4 => self.bv(width + 2, d).extract(self.random.below(3) as u8, width),
            5 if width > 1 => self.bv(1, d).concat(&self.bv(width - 1, d)),
            6 if width == 1 => Bv::from_formula(&self.formula(d)),
            7 => self.bv(width + 1, d).trunc(width),
            8 => self.expr(1, d).count(width),
            n @ 9.. => {
                let (a, b) = (self.bv(width, d), self.bv(width, d));
                match n - 9 {
                    0 => a.add(&b),
                    1 => a.sub(&b),
                    2 => a.mul(&b),
                    3 => a.udiv(&b),
                    4 => a.urem(&b),
                    5 => a.sdiv(&b),
                    6 => a.srem(&b),
                    7 => a.and(&b),
                    8 => a.or(&b),
                    9 => a.xor(&b),
                    10 => a.shl(&b),
                    11 => a.lshr(&b),
                    _ => a.ashr(&b),
                }
            }
            _ => self.new_bv(width, 0),
        }
    }

    /// Returns every instance within the bounds.
    pub fn all_instances(&self) -> Vec<Instance> {
        let mut open: Vec<(usize, Vec<Atom>)> = Vec::new();
        let mut base: Vec<TupleSet> = Vec::new();
        for (i, relation) in self.relations.iter().enumerate() {
            let lower = self.bounds.lower(relation).expect("all have bounds");
            let upper = self.bounds.upper(relation).expect("all have bounds");
            base.push(lower.clone());
            open.extend(upper.difference(lower).iter().map(|tuple| (i, tuple.to_vec())));
        }
        let instance = |code: usize| {
            let mut sets = base.clone();
            for (bit, (i, tuple)) in open.iter().enumerate() {
                if code >> bit & 1 == 1 {
                    sets[*i].insert(tuple);
                }
            }
            Instance::from_tuples(&self.bounds, self.relations.iter().cloned().zip(sets))
        };
        (0..1 << open.len()).map(instance).collect()
    }
}

/// Returns the tuples of these relations, which distinguish instances.
pub fn tuples(instance: &Instance, relations: &[Relation]) -> Vec<TupleSet> {
    relations.iter().map(|relation| instance.get(relation).clone()).collect()
}
