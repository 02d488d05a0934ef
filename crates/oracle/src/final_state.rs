//! What registers and memory hold in the end.

use fencepost_graph::{EventRef, Execution, Loc};
use fencepost_program::{Reg, ThreadId, ThreadState};
use std::collections::BTreeMap;

/// What registers and memory hold in the end.
#[derive(Clone, Debug, Default)]
pub struct Final {
    threads: BTreeMap<ThreadId, ThreadState>,
    memory: BTreeMap<Loc, Option<u64>>,
}

impl Final {
    /// No threads yet, and memory as it was at the start.
    pub(crate) fn new(memory: BTreeMap<Loc, u64>) -> Self {
        let memory = memory.into_iter().map(|(loc, value)| (loc, Some(value))).collect();
        Final { threads: BTreeMap::new(), memory }
    }

    pub(crate) fn set_thread(&mut self, thread: ThreadId, state: ThreadState) {
        self.threads.insert(thread, state);
    }

    /// With the memory that `execution` leaves: of each location, the last write in `co`.
    pub(crate) fn after(&self, execution: &Execution) -> Final {
        let mut last = self.clone();
        for (loc, value) in &mut last.memory {
            let writes: Vec<(EventRef, u64)> = execution
                .events()
                .filter(|(_, e)| e.label.is_write() && e.label.loc() == Some(*loc))
                .filter_map(|(name, e)| Some((name, e.label.value()?)))
                .collect();
            let order = execution.co.iter().find(|(of, _)| of == loc).map(|(_, order)| order);
            *value = match (&writes[..], order.and_then(|order| order.last())) {
                ([], _) => *value,
                ([(_, only)], _) => Some(*only),
                (_, None) => None,
                (_, Some(last)) => writes.iter().find(|(name, _)| name == last).map(|(_, value)| *value),
            };
        }
        last
    }

    /// The state in which a thread ended.
    pub fn thread(&self, thread: ThreadId) -> Option<&ThreadState> {
        self.threads.get(&thread)
    }

    /// The value of a register of a finished thread's function.
    pub fn reg(&self, thread: ThreadId, reg: Reg) -> Option<u64> {
        Some(self.thread(thread)?.reg(reg))
    }

    /// What an accessed location holds. `None`: nothing accessed it, or it has several writes and the model
    /// does not say which is the last (wrc11).
    pub fn memory(&self, loc: Loc) -> Option<u64> {
        self.memory.get(&loc).copied().flatten()
    }
}
