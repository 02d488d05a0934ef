//! The values of registers and memory at the end of an execution.

use fencepost_graph::{EventRef, Execution, Loc};
use fencepost_program::{Global, GlobalId, Program, Reg, Shadow, ThreadId, ThreadState};
use std::collections::BTreeMap;

/// The values of registers and memory at the end of an execution.
#[derive(Clone, Debug, Default)]
pub struct FinalState {
    threads: BTreeMap<ThreadId, ThreadState>,
    memory: BTreeMap<Loc, Option<u64>>,
}

impl FinalState {
    /// Returns a final state without threads, with memory as it was at the start.
    pub(crate) fn new(memory: BTreeMap<Loc, u64>) -> Self {
        let memory = memory.into_iter().map(|(loc, value)| (loc, Some(value))).collect();
        FinalState { threads: BTreeMap::new(), memory }
    }

    /// Sets the state in which a thread ended.
    pub(crate) fn set_thread(&mut self, thread: ThreadId, state: ThreadState) {
        self.threads.insert(thread, state);
    }

    /// Returns this state with the memory that `execution` leaves, which has for each location the value of
    /// the last write in `co`.
    pub(crate) fn after(&self, execution: &Execution) -> FinalState {
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

    /// Returns the state in which a thread ended.
    pub fn thread(&self, thread: ThreadId) -> Option<&ThreadState> {
        self.threads.get(&thread)
    }

    /// Returns the value of a register of a finished thread's function.
    pub fn reg(&self, thread: ThreadId, reg: Reg) -> Option<u64> {
        Some(self.thread(thread)?.reg(reg))
    }

    /// Returns the value that a location holds at the end. `None`: nothing accessed it, or it has several
    /// writes and the model does not say which is the last (wrc11).
    pub fn memory(&self, loc: Loc) -> Option<u64> {
        self.memory.get(&loc).copied().flatten()
    }

    /// Returns the values of this state in a form that can be compared with those of the [reference
    /// machine](crate::machine). `None`: the model does not say what some location holds.
    pub fn values(&self, program: &Program) -> Option<FinalValues> {
        let mut values = FinalValues::default();
        for (addr, global) in shared_globals(program) {
            values.globals.insert(addr, global.init.clone());
        }
        for (loc, value) in &self.memory {
            let bytes = value.as_ref()?.to_le_bytes();
            // What belongs to no global is an allocation, of which nothing remains.
            if let Some((start, contents)) = values.globals.range_mut(..=loc.addr).next_back() {
                let offset = (loc.addr - *start) as usize;
                let place = contents.get_mut(offset..offset + loc.size.bytes() as usize);
                place
                    .into_iter()
                    .for_each(|place| place.copy_from_slice(&bytes[..loc.size.bytes() as usize]));
            }
        }
        for (id, thread) in &self.threads {
            values.set_registers(program, *id, thread);
        }
        Some(values)
    }
}

/// The values of the globals, and of the named registers of all threads' functions, at the end of a run.
#[derive(Clone, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Default)]
pub struct FinalValues {
    /// Registers, by the thread and the name.
    pub registers: BTreeMap<(ThreadId, String), u64>,
    /// The bytes of each global that threads share, by its address.
    pub globals: BTreeMap<u64, Vec<u8>>,
}

impl FinalValues {
    /// Adds the values of the named registers of a finished thread.
    pub(crate) fn set_registers<S: Shadow>(
        &mut self,
        program: &Program,
        id: ThreadId,
        thread: &ThreadState<S>,
    ) {
        for (reg, name) in &program.function(thread.code_pos().func).reg_names {
            self.registers.insert((id, name.clone()), thread.reg(*reg));
        }
    }
}

/// Returns the globals that all threads share, which are not constant nor thread-local, with their addresses.
pub(crate) fn shared_globals(program: &Program) -> impl Iterator<Item = (u64, &Global)> {
    let all = (0..).map(GlobalId).zip(&program.globals);
    let shared = all.filter(|(_, global)| !global.constant && !global.thread_local);
    shared.map(|(id, global)| (program.global_addr(id), global))
}
