//! Searches all states, and finds those that can come to an end.

use super::rules::Rules;
use super::state::{State, Stop};
use super::{Coverage, MachineConfig, MachineOutcome};
use crate::OracleError;
use fencepost_program::{Op, Program};
use std::collections::{BTreeSet, HashMap, VecDeque};
use std::rc::Rc;

/// Returns everything that `program` can do on a reference machine, by visiting all states.
///
/// The program must have no loop markers ([`Program::without_loop_marks`]): they stand for an engine's idea
/// of a loop, and make states differ that do not. Nor may its memory be cut ([`Program::cells`]): memory is
/// bytes here.
pub fn run(program: &Program, config: &MachineConfig) -> Result<MachineOutcome, OracleError> {
    if program.any_op(|op| matches!(op, Op::LoopEnter { .. } | Op::LoopHead { .. } | Op::LoopBody { .. })) {
        return Err(OracleError::Unsupported("loop markers".into()));
    }
    if !program.cells.is_empty() {
        return Err(OracleError::Unsupported("memory that is cut".into()));
    }
    let mut search = Search {
        outcome: MachineOutcome {
            finals: BTreeSet::new(),
            errors: BTreeSet::new(),
            has_deadlock: false,
            has_livelock: false,
            states: 0,
            transitions: 0,
            coverage: Coverage::All,
        },
        numbers: HashMap::new(),
        todo: VecDeque::new(),
        before: vec![],
        ends: vec![],
    };
    let mut rules = Rules::new(program, config);
    search.meet(State::initial(program));
    while let Some((number, state)) = search.todo.pop_front() {
        if search.numbers.len() > config.limits.states {
            search.outcome.coverage = Coverage::Limit;
            search.ends.push(number);
            continue;
        }
        let following = if search.stops(&state) { vec![] } else { rules.successors(&state) };
        // (A process that may end here may also go on.)
        if following.is_empty() || state.has_exited() {
            search.ends.push(number);
            if state.is_finished() {
                search.outcome.finals.insert(state.values(program));
            } else if state.stop().is_none() {
                search.outcome.has_deadlock = true;
            }
        }
        for next in following {
            search.outcome.transitions += 1;
            let to = search.meet(next);
            search.before[to].push(number);
        }
    }
    search.outcome.states = search.numbers.len();
    search.outcome.has_livelock = search.ending() < search.outcome.states;
    Ok(search.outcome)
}

struct Search {
    outcome: MachineOutcome,
    numbers: HashMap<Rc<State>, usize>,
    todo: VecDeque<(usize, Rc<State>)>,
    /// The states before each state.
    before: Vec<Vec<usize>>,
    ends: Vec<usize>,
}

impl Search {
    /// Returns the number of a state. A new one is added to those that are still to be looked at.
    fn meet(&mut self, state: State) -> usize {
        if let Some(number) = self.numbers.get(&state) {
            return *number;
        }
        let (number, state) = (self.before.len(), Rc::new(state));
        self.numbers.insert(Rc::clone(&state), number);
        self.before.push(vec![]);
        self.todo.push_back((number, state));
        number
    }

    /// Returns whether the run stops here, whatever threads could do. Records the reason.
    fn stops(&mut self, state: &State) -> bool {
        match state.stop() {
            Some(Stop::Error) => self.outcome.errors.extend(state.errors()),
            Some(Stop::Bound) => self.outcome.coverage = self.outcome.coverage.max(Coverage::Bounded),
            Some(Stop::Discarded) => {}
            None => return false,
        }
        true
    }

    /// Returns the number of states that can come to an end.
    fn ending(&self) -> usize {
        let mut ending = vec![false; self.before.len()];
        let mut todo = self.ends.clone();
        while let Some(state) = todo.pop() {
            if !std::mem::replace(&mut ending[state], true) {
                todo.extend(&self.before[state]);
            }
        }
        ending.into_iter().filter(|ends| *ends).count()
    }
}
