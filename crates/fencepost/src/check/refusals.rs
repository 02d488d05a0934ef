//! Refuses programs that a model cannot be asked about. Every way to an engine comes by here: `check`, `why`,
//! `compare`, `--estimate`, the library.

use crate::model::Decider;
use fencepost_models::ModelId;
use fencepost_models::sections::has_sections;
use fencepost_program::{Op, Program};
use fencepost_report::{Finding, Kind};
use fencepost_source::{Diagnostic, FileId, SourceFile};

/// Returns the reason why the graph engine and the candidate enumerator cannot be asked about a program under
/// a model; `None` if they can.
pub(crate) fn refusal(model: &Decider, program: &Program) -> Option<Finding> {
    match model {
        Decider::Native(native) => no_sections(Some(*native), model.name(), program),
        Decider::Text(text) => {
            let place = text.model.one_event_updates().first().map(|place| &**place);
            one_event(place, text.model.name(), program).or_else(|| no_sections(None, model.name(), program))
        }
    }
}

/// Returns the reason why a model cannot be asked about a program with atomic updates, if its text treats an
/// update as one event at `place`; `None` if it can.
pub(crate) fn one_event(
    place: Option<&(SourceFile, Diagnostic)>,
    model: &str,
    program: &Program,
) -> Option<Finding> {
    let (file, diagnostic) = place?;
    program.any_op(|op: &Op| matches!(op, Op::Rmw { .. } | Op::CmpXchg { .. })).then(|| {
        let line = file.pos(FileId::default(), diagnostic.span.start).line;
        let message = format!(
            "{model} takes an update for one event, as herd's models of C do, and the test has updates: {}; say it with `rmw`, the \
             relation from the read to the write of an update",
            diagnostic.message
        );
        let (file, line) = (Some(file.name().to_owned()), Some(line));
        Finding { file, line, ..Finding::new(Kind::Unsupported, message) }
    })
}

/// Returns the reason why the graph engine cannot be asked about a program with atomic sections under this
/// model; `None` if it can.
pub(crate) fn no_sections(native: Option<ModelId>, model: &str, program: &Program) -> Option<Finding> {
    program.exclusive?;
    if native.is_some_and(has_sections) {
        return None;
    }
    let message = format!(
        "the graph engine cannot see to atomic sections (__VERIFIER_atomic_begin and the like) under {model}: use sc, tso, pso, ra, rc11 \
         or rc20, or a mutex"
    );
    Some(Finding::new(Kind::Unsupported, message))
}
