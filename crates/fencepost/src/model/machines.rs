//! The machines of the state engine as `fencepost models` describes them. Those that are models of the graph
//! engine, too (`sc`, `tso`, `pso`), are described there.

use fencepost_states::Machine;

/// The machines that are memory models of the state engine only, not of the graph engine.
pub const ONLY: [Machine; 1] = [Machine::Lmo];

/// The description of a machine that `fencepost models` prints.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Description {
    /// One line that says what the machine describes.
    pub summary: &'static str,
    /// The paper or text that defines the machine.
    pub source: &'static str,
    /// The machine's rules, one in a line.
    pub definition: &'static str,
    /// Differences from other tools or texts.
    pub remarks: &'static str,
}

/// Returns the description of a machine that `fencepost models` prints.
pub fn describe(machine: Machine) -> Description {
    match machine {
        Machine::Sc => Description {
            summary: "sequential consistency: every operation takes effect at once",
            source: SOURCE,
            definition: "Nothing is buffered.\n",
            remarks: SAME,
        },
        Machine::Tso => Description {
            summary: "x86: writes wait in a buffer and leave it in order",
            source: SOURCE,
            definition: TSO,
            remarks: SAME,
        },
        Machine::Pso => Description {
            summary: "SPARC PSO: writes wait in a buffer and leave it in order for each location",
            source: SOURCE,
            definition: PSO,
            remarks: SAME,
        },
        Machine::Lmo => Description {
            summary: "limited memory order: reads and writes wait in a buffer and overtake each other",
            source: SOURCE,
            definition: LMO,
            remarks: REMARKS,
        },
    }
}

const SOURCE: &str = "the LLMC thesis, §3.2 (explicit-state model checking of LLVM programs)";

const SAME: &str =
    "The graph engine has the same model as a definition on graphs; both give the same final states.";

const TSO: &str = "\
A write goes to the end of its thread's buffer. The oldest write of a buffer may reach memory at any time.
A read takes the newest write to its bytes in the own buffer; else it reads memory.
A full fence, a read-modify-write, an sc store, and starting or joining a thread wait until the own buffer is empty.
";

const PSO: &str = "\
A write goes to the end of its thread's buffer. It may reach memory once no older write in the buffer touches its bytes.
A read takes the newest write to its bytes in the own buffer; else it reads memory.
A full fence, a read-modify-write, an sc store, and starting or joining a thread wait until the own buffer is empty.
A release fence or store lets no later write overtake an earlier one.
";

const LMO: &str = "\
state       each thread has registers and a buffer of at most N operations (--buffer N); all share one memory
buffering   a read or a write goes to the end of its thread's buffer; a full buffer makes the thread wait
effect      a buffered operation may take effect once no older one in the same buffer touches its bytes:
            a write changes memory, a read fills its register from memory
own writes  a read of bytes that a write in the own buffer holds takes the newest such write
registers   an instruction that needs the value of a buffered read waits for it; so does an access whose
            address needs it
rmw         waits until the own buffer is empty; a relaxed one, until nothing in it touches its bytes
fences      sc and acq_rel: the own buffer is empty; release: no writes in it; acquire: no reads in it
modes       a release store is a release fence and a store, an acquire load a load and an acquire fence;
            sc likewise
blocks      memcpy, memset and memcmp are one step, and wait for what touches their bytes
threads     starting and joining a thread wait until all buffers are empty
";

const REMARKS: &str = "\
Answered by the engine `states` only. Races are not reported. Weaker than pso: a read may be overtaken too, so load
buffering can happen; stores reach all other threads at once, so independent readers disagree only if their own reads
overtake each other. What a run needs is counted as <r, ww, wr>: an operation that takes effect while an older one of its
thread is in the buffer counts under r if that is a read, else under ww if it is a write itself, under wr if a read.";
