//! Outcomes and executions in code, shared by all tests.

use fencepost_report::{
    Committed, ConditionKind, ConditionReport, Counts, Derivation, Details, Edge, EdgeKind, Event, EventId,
    EventKind, Evidence, Execution, FinalState, Finding, Graphs, Kind, Relaxation, SourceRef, StateSpace,
    ThreadColumn, Value,
};

/// Builds an execution from lines such as `P0 7 "x = 1;" W rlx x 1`.
#[derive(Default)]
pub struct Build {
    execution: Execution,
    next: u32,
}

impl Build {
    pub fn new() -> Self {
        Build::default()
    }

    fn event(
        &mut self,
        kind: EventKind,
        mode: &str,
        location: &str,
        value: i64,
        source: Option<SourceRef>,
    ) -> Event {
        let id = EventId(self.next);
        self.next += 1;
        let text = match kind {
            EventKind::Fence => format!("F_{mode}"),
            EventKind::Read | EventKind::RmwRead => format!("R_{mode} {location} = {value}"),
            _ if mode.is_empty() => format!("W {location} = {value}"),
            _ => format!("W_{mode} {location} = {value}"),
        };
        let access = kind != EventKind::Fence;
        Event {
            id,
            kind,
            text,
            source,
            location: access.then(|| location.to_owned()),
            value: access.then(|| Value::from(value)),
            mode: (!mode.is_empty()).then(|| mode.to_owned()),
            output: vec![],
            internal: false,
        }
    }

    pub fn init(&mut self, location: &str) -> EventId {
        let event = self.event(EventKind::Write, "", location, 0, None);
        self.execution.init.push(event.clone());
        event.id
    }

    pub fn thread(&mut self, name: &str) {
        self.execution.threads.push(ThreadColumn { name: name.into(), output: vec![], events: Vec::new() });
    }

    /// Adds an event to the last thread.
    pub fn add(
        &mut self,
        kind: EventKind,
        mode: &str,
        location: &str,
        value: i64,
        line: u32,
        text: &str,
    ) -> EventId {
        let source = SourceRef { file: "test.litmus".into(), line, text: text.into() };
        let event = self.event(kind, mode, location, value, Some(source));
        self.execution.threads.last_mut().unwrap().events.push(event.clone());
        event.id
    }

    pub fn read(&mut self, mode: &str, location: &str, value: i64, line: u32) -> EventId {
        let text = format!("int r = atomic_load_explicit({location}, memory_order_{mode});");
        self.add(EventKind::Read, mode, location, value, line, &text)
    }

    pub fn write(&mut self, mode: &str, location: &str, value: i64, line: u32) -> EventId {
        let text = format!("atomic_store_explicit({location}, {value}, memory_order_{mode});");
        self.add(EventKind::Write, mode, location, value, line, &text)
    }

    pub fn fence(&mut self, mode: &str, line: u32) -> EventId {
        let text = format!("atomic_thread_fence(memory_order_{mode});");
        self.add(EventKind::Fence, mode, "", 0, line, &text)
    }

    /// `fetch_add(location, 1)`: the read and the write.
    pub fn increment(&mut self, mode: &str, location: &str, value: i64, line: u32) -> (EventId, EventId) {
        let text = format!("atomic_fetch_add_explicit({location}, 1, memory_order_{mode});");
        let read = self.add(EventKind::RmwRead, mode, location, value, line, &text);
        let write = self.add(EventKind::RmwWrite, mode, location, value + 1, line, &text);
        self.edge(read, write, EdgeKind::Rmw);
        (read, write)
    }

    pub fn edge(&mut self, from: EventId, to: EventId, kind: EdgeKind) {
        self.execution.edges.push(Edge::new(from, to, kind));
    }

    pub fn rf(&mut self, from: EventId, to: EventId) {
        self.edge(from, to, EdgeKind::Rf);
    }

    pub fn co(&mut self, from: EventId, to: EventId) {
        self.edge(from, to, EdgeKind::Co);
    }

    pub fn fr(&mut self, from: EventId, to: EventId) {
        self.edge(from, to, EdgeKind::Fr);
    }

    pub fn done(mut self, last: &[(&str, i64)]) -> Execution {
        self.execution.final_values = last.iter().map(|&(n, v)| (n.to_owned(), v.into())).collect();
        self.execution
    }
}

/// LB: each thread reads what the other one writes; derived from the execution in which `P0` reads 0.
pub fn lb_execution() -> Execution {
    let build = |first: i64| {
        let mut b = Build::new();
        let (x, y) = (b.init("x"), b.init("y"));
        b.thread("P0");
        let (rx, wy) = (b.read("rlx", "x", first, 7), b.write("rlx", "y", 1, 8));
        b.thread("P1");
        let (ry, wx) = (b.read("rlx", "y", 1, 12), b.write("rlx", "x", 1, 13));
        b.co(x, wx);
        b.co(y, wy);
        b.rf(wy, ry);
        b.rf(if first == 0 { x } else { wx }, rx);
        (b.done(&[]), rx, wy, ry, wx)
    };
    let (source, ..) = build(0);
    let (derived, rx, wy, ry, wx) = build(1);
    let kept = |event| Committed { event, source: event };
    let derivation = Derivation {
        source,
        committed: vec![kept(wy), kept(ry)],
        re_executed: vec![rx, wx],
        ..Derivation::default()
    };
    Execution { derivation: Some(Box::new(derivation)), ..derived }
}

/// Store buffering, both reads old.
pub fn sb_execution() -> Execution {
    let mut b = Build::new();
    let (x, y) = (b.init("x"), b.init("y"));
    b.thread("P0");
    let wx = b.write("rlx", "x", 1, 7);
    let ry = b.read("rlx", "y", 0, 8);
    b.thread("P1");
    let wy = b.write("rlx", "y", 1, 12);
    let rx = b.read("rlx", "x", 0, 13);
    b.rf(y, ry);
    b.rf(x, rx);
    b.co(x, wx);
    b.co(y, wy);
    b.fr(ry, wy);
    b.fr(rx, wx);
    b.done(&[("0:r0", 0), ("1:r0", 0)])
}

/// Message passing, seen in order.
pub fn mp_execution() -> Execution {
    let mut b = Build::new();
    let (x, y) = (b.init("x"), b.init("y"));
    b.thread("P0");
    let wx = b.write("rlx", "x", 1, 7);
    let wy = b.write("rel", "y", 1, 8);
    b.thread("P1");
    let ry = b.read("acq", "y", 1, 12);
    let rx = b.read("rlx", "x", 1, 13);
    b.co(x, wx);
    b.co(y, wy);
    b.rf(wy, ry);
    b.edge(wy, ry, EdgeKind::Other("sw".into()));
    b.rf(wx, rx);
    b.done(&[("1:r0", 1), ("1:r1", 1)])
}

/// Independent reads of independent writes, disagreeing.
pub fn iriw_execution() -> Execution {
    let mut b = Build::new();
    let (x, y) = (b.init("x"), b.init("y"));
    b.thread("P0");
    let wx = b.write("rlx", "x", 1, 7);
    b.thread("P1");
    let rx1 = b.read("acq", "x", 1, 11);
    let ry1 = b.read("acq", "y", 0, 12);
    b.thread("P2");
    let ry2 = b.read("acq", "y", 1, 16);
    let rx2 = b.read("acq", "x", 0, 17);
    b.thread("P3");
    let wy = b.write("rlx", "y", 1, 21);
    b.rf(wx, rx1);
    b.rf(y, ry1);
    b.rf(wy, ry2);
    b.rf(x, rx2);
    b.co(x, wx);
    b.co(y, wy);
    b.fr(ry1, wy);
    b.fr(rx2, wx);
    b.done(&[("1:r0", 1), ("1:r1", 0), ("2:r0", 1), ("2:r1", 0)])
}

/// Three threads increment one counter, the last after a fence; one then reads it.
pub fn rmw_execution() -> Execution {
    let mut b = Build::new();
    let x = b.init("counter");
    b.thread("P0");
    let (r0, w0) = b.increment("rlx", "counter", 0, 6);
    b.thread("P1");
    let (r1, w1) = b.increment("acq_rel", "counter", 1, 10);
    b.thread("P2");
    b.fence("sc", 14);
    let (r2, w2) = b.increment("rlx", "counter", 2, 15);
    let last = b.read("acq", "counter", 3, 16);
    b.rf(x, r0);
    b.rf(w0, r1);
    b.rf(w1, r2);
    b.rf(w2, last);
    for (from, to) in [(x, w0), (x, w1), (x, w2), (w0, w1), (w0, w2), (w1, w2)] {
        b.co(from, to);
    }
    b.done(&[("counter", 3)])
}

/// Twelve events in three threads, with writes of one thread to one location, reads across two columns and
/// fences.
pub fn twelve_execution() -> Execution {
    let mut b = Build::new();
    let (x, y, z) = (b.init("x"), b.init("y"), b.init("z"));
    b.thread("P0");
    let x1 = b.write("rlx", "x", 1, 5);
    let x2 = b.write("rlx", "x", 2, 6);
    b.fence("rel", 7);
    let y1 = b.write("rlx", "y", 1, 8);
    b.thread("P1");
    let ry = b.read("rlx", "y", 1, 12);
    b.fence("acq", 13);
    let rx = b.read("rlx", "x", 2, 14);
    let z1 = b.write("rel", "z", 1, 15);
    b.thread("P2");
    let rz = b.read("acq", "z", 1, 19);
    let ry2 = b.read("rlx", "y", 1, 20);
    let rx2 = b.read("rlx", "x", 2, 21);
    let x3 = b.write("sc", "x", 3, 22);
    b.co(x, x1);
    b.co(x1, x2);
    b.co(x2, x3);
    b.co(y, y1);
    b.co(z, z1);
    b.rf(y1, ry);
    b.rf(x2, rx);
    b.rf(z1, rz);
    b.rf(y1, ry2);
    b.rf(x2, rx2);
    b.fr(rx, x3);
    b.fr(rx2, x3);
    b.edge(z1, rz, EdgeKind::Other("sw".into()));
    b.done(&[("x", 3), ("y", 1), ("z", 1)])
}

pub fn state(values: &[(&str, &str)], count: u64, satisfies: bool) -> FinalState {
    let values = values.iter().map(|&(n, v)| (n.to_owned(), Value::from(v))).collect();
    FinalState { values, count, satisfies: Some(satisfies) }
}

/// What the graph engine has, under most models.
pub fn graphs(counts: Counts) -> Details {
    Details::Graph(Graphs { counts, ..Graphs::default() })
}

/// SB under rc11, with its witness.
pub fn sb() -> Evidence {
    let of = |a: &str, b: &str| state(&[("0:r0", a), ("1:r0", b)], 1, a == "0" && b == "0");
    Evidence {
        file: "SB.litmus".into(),
        test: Some("SB".into()),
        model: "rc11".into(),
        complete: true,
        condition: Some(ConditionReport::new(ConditionKind::Exists, "exists (0:r0=0 /\\ 1:r0=0)", 1, 3)),
        final_states: vec![of("1", "1"), of("1", "0"), of("0", "1"), of("0", "0")],
        witness: Some(sb_execution()),
        time_s: 0.002,
        ..Evidence::new(graphs(Counts { executions: 4, duplicates: Some(0), ..Counts::default() }))
    }
}

/// A program with a race and an unfinished search.
pub fn racy_program() -> Evidence {
    Evidence {
        file: "queue.c".into(),
        model: "rc11".into(),
        errors: vec![Finding {
            file: Some("queue.c".into()),
            line: Some(12),
            thread: Some("consumer".into()),
            notes: vec![
                "the other access: producer writes x at queue.c:7".into(),
                "nothing orders the two: the load of flag at queue.c:11 is relaxed, so it does not synchronise with \
                 the store at queue.c:8"
                    .into(),
            ],
            execution: Some(mp_execution()),
            ..Finding::new(
                Kind::Race,
                "data race on x: a plain write and a plain read may happen at the same time",
            )
        }],
        warnings: vec![Finding::new(Kind::Leak, "16 bytes are never freed")],
        bounds_hit: vec!["the loop at queue.c:20 ran 4 times (--unroll 4)".into()],
        notes: vec!["stopped at the first error; --all-errors goes on".into()],
        time_s: 1.5,
        ..Evidence::new(graphs(Counts { executions: 12, blocked: 3, ..Counts::default() }))
    }
}

/// A state space in numbers.
pub fn space() -> StateSpace {
    StateSpace {
        transitions: 34,
        finals: 4,
        depth: Some(8),
        components: 19,
        bytes: 1280,
        bytes_per_state: 51.2,
    }
}

/// What store buffering needs.
pub fn relaxation() -> Relaxation {
    let reorderings = vec!["P0 reads y (line 8) while x = 1 (line 7) waits".into()];
    Relaxation { model: "tso".into(), r: 0, ww: 0, wr: 1, reorderings }
}

/// Store buffering on a machine, step by step: both threads read before their writes reach memory.
pub fn sb_run() -> Execution {
    let mut b = Build::new();
    let (x, y) = (b.init("x"), b.init("y"));
    b.thread("P0");
    let sx = b.add(EventKind::Buffered, "rlx", "x", 1, 7, "x = 1;");
    let ry = b.read("rlx", "y", 0, 8);
    let fx = b.add(EventKind::Write, "rlx", "x", 1, 7, "x = 1;");
    b.thread("P1");
    let wy = b.write("rlx", "y", 1, 12);
    let rx = b.read("rlx", "x", 0, 13);
    b.rf(y, ry);
    b.rf(x, rx);
    b.edge(sx, fx, EdgeKind::Buffer);
    b.edge(ry, sx, EdgeKind::Overtakes);
    let mut run = b.done(&[("0:r0", 0), ("1:r0", 0)]);
    run.order = vec![sx, ry, wy, rx, fx];
    run
}
