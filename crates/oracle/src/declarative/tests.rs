//! Graphs written down by hand, and the axiom that forbids them.

use super::{Candidate, consistent, jam21_may_end_with, races, violated};
use fencepost_graph::{EventRef, ExecEvent, Execution, FenceKind, Label, Loc, Mode, Size, ThreadId};
use fencepost_models::ModelId::{self, *};

const X: Loc = Loc { addr: 0x10000, size: Size::B4 };
const Y: Loc = Loc { addr: 0x10010, size: Size::B4 };

/// Returns event `index` of thread `thread`.
fn at(thread: u32, index: u32) -> EventRef {
    EventRef::At(ThreadId(thread), index)
}

fn event(label: Label) -> ExecEvent {
    ExecEvent { label, rf: None }
}

fn w(loc: Loc, value: u64, mode: Mode) -> ExecEvent {
    event(Label::Write { loc, mode, value, update: false })
}

fn r(loc: Loc, value: u64, mode: Mode, rf: EventRef) -> ExecEvent {
    ExecEvent { label: Label::Read { loc, mode, value, update: false, locked: false }, rf: Some(rf) }
}

/// Returns an atomic update: two events.
fn rmw(loc: Loc, old: u64, new: u64, rf: EventRef) -> [ExecEvent; 2] {
    let mode = Mode::Rlx;
    let read = Label::Read { loc, mode, value: old, update: true, locked: true };
    [ExecEvent { label: read, rf: Some(rf) }, event(Label::Write { loc, mode, value: new, update: true })]
}

fn fence(kind: FenceKind) -> ExecEvent {
    event(Label::Fence(kind))
}

fn candidate(threads: &[&[ExecEvent]], co: &[(Loc, &[EventRef])]) -> Candidate {
    Candidate::from_execution(&Execution {
        threads: threads.iter().map(|t| t.to_vec()).collect(),
        co: co.iter().map(|(loc, order)| (*loc, order.to_vec())).collect(),
    })
}

/// Returns the models that allow the graph.
fn allowed(c: &Candidate) -> Vec<ModelId> {
    ModelId::OF_ONE_GRAPH.into_iter().filter(|model| consistent(*model, c)).collect()
}

const INIT_X: EventRef = EventRef::Init(X);
const INIT_Y: EventRef = EventRef::Init(Y);

#[test]
fn candidates_have_initial_writes_first() {
    let c = candidate(&[&[w(X, 1, Mode::Rlx)], &[r(X, 1, Mode::Rlx, at(0, 0))]], &[(X, &[at(0, 0)])]);
    assert_eq!(c.events.iter().map(|e| e.name).collect::<Vec<_>>(), [INIT_X, at(0, 0), at(1, 0)]);
    assert_eq!(c.po.iter().collect::<Vec<_>>(), [(0, 1), (0, 2)]);
    assert_eq!(c.rf.iter().collect::<Vec<_>>(), [(1, 2)]);
    assert_eq!(c.co.iter().collect::<Vec<_>>(), [(0, 1)]);
    assert_eq!(c.fr().iter().collect::<Vec<_>>(), []);
    assert_eq!(allowed(&c), ModelId::OF_ONE_GRAPH);
}

#[test]
fn ill_formed_graphs() {
    let rlx = Mode::Rlx;
    let write: &[ExecEvent] = &[w(X, 1, rlx)];
    let co: &[(Loc, &[EventRef])] = &[(X, &[at(0, 0)])];
    let of = |read: ExecEvent| violated(Sc, &candidate(&[write, &[read]], co));
    assert_eq!(of(r(X, 1, rlx, at(0, 0))), None);
    assert_eq!(of(r(X, 2, rlx, at(0, 0))), Some("rf-complete"), "another value");
    assert_eq!(of(r(Y, 1, rlx, at(0, 0))), Some("rf-complete"), "another location");
    assert_eq!(of(r(X, 1, rlx, at(5, 0))), Some("rf-complete"), "no such write");
    assert_eq!(of(ExecEvent { rf: None, ..r(X, 1, rlx, INIT_X) }), Some("rf-complete"), "no write");
    assert_eq!(of(r(X, 1, rlx, at(1, 0))), Some("rf-complete"), "a read");
    let two_initial_values = candidate(&[&[r(X, 0, rlx, INIT_X)], &[r(X, 1, rlx, INIT_X)]], &[]);
    assert_eq!(violated(Rc11, &two_initial_values), Some("rf-complete"));

    let writes: &[&[ExecEvent]] = &[&[w(X, 1, rlx)], &[w(X, 2, rlx)]];
    assert_eq!(violated(Rc11, &candidate(writes, &[(X, &[at(0, 0)])])), Some("co-total"));
    assert_eq!(violated(Rc11, &candidate(writes, &[(X, &[at(0, 0), at(1, 0), at(0, 0)])])), Some("co-total"));
    assert_eq!(violated(Rc11, &candidate(writes, &[(X, &[at(1, 0), at(0, 0)])])), None);
    assert_eq!(violated(Wrc11, &candidate(writes, &[])), None, "wrc11 has no co");
}

#[test]
fn store_buffering() {
    let sb = |mode: Mode, f: &[ExecEvent]| {
        let last = 1 + f.len() as u32;
        let thread = |a: Loc, b: Loc, init| [&[w(a, 1, mode)], f, &[r(b, 0, mode, init)]].concat();
        let c =
            candidate(&[&thread(X, Y, INIT_Y), &thread(Y, X, INIT_X)], &[(X, &[at(0, 0)]), (Y, &[at(1, 0)])]);
        assert_eq!(c.events.len() as u32, 2 + 2 * (last + 1));
        c
    };
    let weak = [Tso, Pso, Ra, Rc11, Rc20, Wrc11, Jam21, Jam21Genmc];
    assert_eq!(allowed(&sb(Mode::Rlx, &[])), weak);
    assert_eq!(allowed(&sb(Mode::Sc, &[])), [Ra]);
    assert_eq!(violated(Rc11, &sb(Mode::Sc, &[])), Some("sc"));
    assert_eq!(violated(Tso, &sb(Mode::Sc, &[])), Some("global-order"));
    assert_eq!(allowed(&sb(Mode::Rlx, &[fence(FenceKind::Sc)])), [Ra]);
    assert_eq!(allowed(&sb(Mode::Rlx, &[fence(FenceKind::AcqRel)])), weak);
}

#[test]
fn coherence() {
    // a = x; b = x sees the new value, then the old one.
    let rlx = Mode::Rlx;
    let back = &[r(X, 1, rlx, at(0, 0)), r(X, 0, rlx, INIT_X)];
    let c = candidate(&[&[w(X, 1, rlx)], back], &[(X, &[at(0, 0)])]);
    assert_eq!(allowed(&c), [Jam21], "initial writes are not opaque");
    assert_eq!(violated(Rc11, &c), Some("coherence"));
    assert_eq!(violated(Pso, &c), Some("sc-per-location"));
}

#[test]
fn load_buffering() {
    let rlx = Mode::Rlx;
    let c = candidate(
        &[&[r(X, 1, rlx, at(1, 1)), w(Y, 1, rlx)], &[r(Y, 1, rlx, at(0, 1)), w(X, 1, rlx)]],
        &[(X, &[at(1, 1)]), (Y, &[at(0, 1)])],
    );
    assert_eq!(allowed(&c), []);
    assert_eq!(violated(Rc11, &c), Some("no-thin-air"));
}

#[test]
fn atomicity() {
    // A write between the two halves of an update.
    let c = candidate(&[&rmw(X, 0, 1, INIT_X), &[w(X, 7, Mode::Rlx)]], &[(X, &[at(1, 0), at(0, 1)])]);
    assert!(ModelId::OF_ONE_GRAPH.into_iter().all(|m| !m.has_co() || violated(m, &c) == Some("atomicity")));
    // Two updates of the same write: without co, a rule of its own.
    let both = candidate(&[&rmw(X, 0, 1, INIT_X), &rmw(X, 0, 1, INIT_X)], &[(X, &[at(0, 1), at(1, 1)])]);
    assert_eq!(violated(Rc11, &both), Some("atomicity"));
    assert_eq!(violated(Wrc11, &both), Some("one-update-per-write"));
}

#[test]
fn release_sequences() {
    // d = 1; y =rel 1; y = 2 ∥ y is 2; d is 0: the later store extends the sequence in RC11, not in C++20.
    let writer = &[w(X, 1, Mode::Na), w(Y, 1, Mode::Rel), w(Y, 2, Mode::Rlx)];
    let reader = |value: u64, rf: EventRef| [r(Y, 2, Mode::Acq, at(0, 2)), r(X, value, Mode::Na, rf)];
    let co: &[(Loc, &[EventRef])] = &[(X, &[at(0, 0)]), (Y, &[at(0, 1), at(0, 2)])];
    let stale = candidate(&[writer, &reader(0, INIT_X)], co);
    assert!(!consistent(Rc11, &stale) && !consistent(Wrc11, &stale));
    assert!(consistent(Rc20, &stale));
    let fresh = candidate(&[writer, &reader(1, at(0, 0))], co);
    assert_eq!(races(Rc11, &fresh), []);
    assert_eq!(races(Rc20, &fresh), [(at(0, 0), at(1, 1))]);
    assert_eq!(races(Tso, &fresh), [], "hardware knows no races");
}

#[test]
fn races_need_a_write_and_a_plain_access() {
    let pair = |a: ExecEvent, b: ExecEvent, co: &[EventRef]| {
        races(Rc11, &candidate(&[&[a], &[b]], &[(X, co)])).len()
    };
    let (na, rlx) = (Mode::Na, Mode::Rlx);
    assert_eq!(pair(w(X, 1, na), r(X, 0, rlx, INIT_X), &[at(0, 0)]), 1);
    assert_eq!(pair(w(X, 1, rlx), r(X, 0, na, INIT_X), &[at(0, 0)]), 1);
    assert_eq!(pair(w(X, 1, rlx), r(X, 0, rlx, INIT_X), &[at(0, 0)]), 0);
    assert_eq!(pair(r(X, 0, na, INIT_X), r(X, 0, na, INIT_X), &[]), 0);
    assert_eq!(pair(w(X, 1, na), w(X, 1, na), &[at(0, 0), at(1, 0)]), 1);
    assert_eq!(pair(w(X, 1, na), w(Y, 1, na), &[at(0, 0)]), 0);
}

#[test]
fn a_thread_without_events_still_orders_its_spawn_before_its_join() {
    // Thread 0 writes and starts thread 1, which does nothing; thread 2 joins it and reads.
    let child = ThreadId(1);
    let main = &[w(X, 1, Mode::Na), event(Label::Spawn(child))];
    let joiner = |value: u64, rf: EventRef| [event(Label::Join(child)), r(X, value, Mode::Na, rf)];
    let co: &[(Loc, &[EventRef])] = &[(X, &[at(0, 0)])];
    let fresh = candidate(&[main, &[], &joiner(1, at(0, 0))], co);
    assert_eq!(allowed(&fresh), ModelId::OF_ONE_GRAPH);
    assert_eq!(races(Rc11, &fresh), []);
    assert_eq!(allowed(&candidate(&[main, &[], &joiner(0, INIT_X)], co)), []);
}

#[test]
fn an_update_is_one_evaluation_in_the_sc_order_of_rc20() {
    // Z6.U: rc20 allows what GenMC, which counts the step inside of the update, forbids.
    let (sc, rlx) = (Mode::Sc, Mode::Rlx);
    let update = [
        ExecEvent {
            label: Label::Read { loc: Y, mode: sc, value: 1, update: true, locked: true },
            rf: Some(at(0, 1)),
        },
        event(Label::Write { loc: Y, mode: sc, value: 2, update: true }),
        r(Y, 3, rlx, at(2, 0)),
    ];
    let c = candidate(
        &[&[w(X, 1, sc), w(Y, 1, Mode::Rel)], &update, &[w(Y, 3, sc), r(X, 0, sc, INIT_X)]],
        &[(X, &[at(0, 0)]), (Y, &[at(0, 1), at(1, 1), at(2, 0)])],
    );
    assert_eq!(allowed(&c), [Ra, Rc11, Rc20, Wrc11, Jam21, Jam21Genmc]);
}

/// Thread 0 writes x with sc and passes a message through `flag`; thread 1 gets it and does not see z; thread
/// 2 writes z and does not see x. All but the message are sc: only `hb` relates the first write to the read
/// of z.
fn write_to_read_through_a_message(flag: Loc, co: &[(Loc, &[EventRef])]) -> Candidate {
    let (z, sc) = (Loc { addr: 0x10020, size: Size::B4 }, Mode::Sc);
    let sender = [w(X, 1, sc), w(flag, 2, Mode::Rel)];
    let receiver = [r(flag, 2, Mode::Acq, at(0, 1)), r(z, 0, sc, EventRef::Init(z))];
    let third = [w(z, 1, sc), r(X, 0, sc, INIT_X)];
    candidate(&[&sender, &receiver, &third], &[co, &[(z, &[at(2, 0)])]].concat())
}

#[test]
fn happens_before_between_sc_accesses() {
    let c = write_to_read_through_a_message(Y, &[(X, &[at(0, 0)]), (Y, &[at(0, 1)])]);
    assert_eq!(allowed(&c), [Ra, Jam21, Jam21Genmc]);
    assert_eq!(violated(Rc11, &c), Some("sc"));
    assert_eq!(violated(Rc20, &c), Some("sc"));
}

#[test]
fn the_location_filter_tells_rc11_from_rc20() {
    // The message is written to x itself: RC11's po|≠loc leaves the step out, C++20's po does not.
    let c = write_to_read_through_a_message(X, &[(X, &[at(0, 0), at(0, 1)])]);
    assert_eq!(allowed(&c), [Ra, Rc11, Wrc11, Jam21, Jam21Genmc]);
    assert_eq!(violated(Rc20, &c), Some("sc"));
}

/// Program 4.1 of the thesis on JAM21, all volatile, in the execution that its authors want gone: x = 2; y is
/// 0 ∥ y = 1 ∥ y is 1; x = 1 ∥ x is 1; x is 2. With fences as Power has them, `between` says which one is
/// between the two accesses of the third thread.
fn volatile_on_power(mode: Mode, hwsync: &[ExecEvent], between: &[ExecEvent]) -> Candidate {
    let h = hwsync.len() as u32;
    let b = between.len() as u32;
    let thread =
        |first: ExecEvent, middle: &[ExecEvent], last: ExecEvent| [&[first], middle, &[last]].concat();
    let t1 = thread(w(X, 2, mode), hwsync, r(Y, 0, mode, INIT_Y));
    let t3 = thread(r(Y, 1, mode, at(1, 0)), between, w(X, 1, mode));
    let t4 = thread(r(X, 1, mode, at(2, 1 + b)), hwsync, r(X, 2, mode, at(0, 0)));
    let c =
        candidate(&[&t1, &[w(Y, 1, mode)], &t3, &t4], &[(X, &[at(2, 1 + b), at(0, 0)]), (Y, &[at(1, 0)])]);
    assert_eq!(c.events.len() as u32, 2 + 7 + 2 * h + b);
    c
}

#[test]
fn volatile_accesses_are_totally_ordered() {
    let f = [fence(FenceKind::Sc)];
    let lwsync = [fence(FenceKind::AcqRel)];
    let (source, wrong, repaired) = (
        volatile_on_power(Mode::Sc, &[], &[]),
        volatile_on_power(Mode::Rlx, &f, &lwsync),
        volatile_on_power(Mode::Rlx, &f, &f),
    );
    for model in [Jam21, Jam21Genmc] {
        assert!(!consistent(model, &source), "{model}");
        assert!(consistent(model, &wrong), "{model}: HotSpot's scheme lets it happen");
        assert!(!consistent(model, &repaired), "{model}: the repaired one does not");
    }
}

#[test]
fn cycles_through_plain_accesses() {
    // Load buffering: jam21 forbids the cycle only if all of it is opaque.
    let lb = |read: Mode| {
        candidate(
            &[&[r(X, 1, read, at(1, 1)), w(Y, 1, Mode::Rlx)], &[r(Y, 1, read, at(0, 1)), w(X, 1, Mode::Rlx)]],
            &[(X, &[at(1, 1)]), (Y, &[at(0, 1)])],
        )
    };
    assert_eq!(violated(Jam21, &lb(Mode::Rlx)), Some("no-thin-air"));
    assert_eq!(allowed(&lb(Mode::Na)), [Jam21]);
}

#[test]
fn starts_and_joins_make_visible() {
    let child = ThreadId(1);
    let main = |value: u64, rf: EventRef| {
        vec![event(Label::Spawn(child)), event(Label::Join(child)), r(X, value, Mode::Na, rf)]
    };
    let co: &[(Loc, &[EventRef])] = &[(X, &[at(1, 0)])];
    for (value, rf, fine) in [(1, at(1, 0), true), (0, INIT_X, false)] {
        let c = candidate(&[&main(value, rf), &[w(X, 1, Mode::Na)]], co);
        assert_eq!(consistent(Jam21, &c), fine);
        assert_eq!(consistent(Jam21Genmc, &c), fine);
    }
}

/// Returns the graph of `jam.rs` on final writes; the third thread reads x from thread `source`, and there is
/// a fourth one.
fn final_writes(source: u32, fourth: &[ExecEvent]) -> Candidate {
    const F: Loc = Loc { addr: 0x10020, size: Size::B4 };
    let rlx = Mode::Rlx;
    let first = [w(X, 1, rlx), w(Y, 1, rlx), fence(FenceKind::Sc), w(Loc { addr: 0x10030, ..F }, 1, rlx)];
    let second = [r(Y, 1, rlx, at(0, 1)), w(X, 2, rlx), fence(FenceKind::Sc), w(F, 1, rlx)];
    let from = at(source, source);
    let third = [r(F, 1, Mode::Acq, at(1, 3)), r(X, 1 + u64::from(source), rlx, from)];
    candidate(&[&first, &second, &third, fourth], &[])
}

#[test]
fn final_writes_are_last_in_co_and_in_pushto() {
    // `co` has thread 1's x before thread 0's, and `po ∪ rf` has it after: neither can be final.
    assert_eq!(violated(Jam21, &final_writes(0, &[])), Some("coherence"));
    // Where the two agree, thread 1's is final.
    assert_eq!(violated(Jam21, &final_writes(1, &[])), None);
    assert!(jam21_may_end_with(&final_writes(1, &[]), &[(X, 2)]));
    assert!(!jam21_may_end_with(&final_writes(1, &[]), &[(X, 1)]));
    // Another thread's write that nothing comes after can be final: a graph may become consistent when it
    // grows.
    let more = final_writes(0, &[w(X, 3, Mode::Rlx)]);
    assert_eq!(violated(Jam21, &more), None);
    assert!(jam21_may_end_with(&more, &[(X, 3)]));
    assert!(!jam21_may_end_with(&more, &[(X, 2)]));
}

#[test]
fn what_follows_the_write_that_an_update_reads_follows_the_update() {
    // y = 2 ∥ exchange(y, 1) reads 0: the update comes right after the initial write, so y ends as 2.
    let mode = Mode::Rlx;
    let c = candidate(&[&[w(Y, 2, mode)], &rmw(Y, 0, 1, INIT_Y)], &[]);
    assert!(jam21_may_end_with(&c, &[(Y, 2)]));
    assert!(!jam21_may_end_with(&c, &[(Y, 1)]));
}
