//! Describes a minimal core in the words of the source and of the model, in an order that reads as an
//! argument: what memory starts with, what the program does, what is asked for, and the rules that do not let
//! it happen.

use super::Asker;
use crate::names::Names;
use crate::statement::statement;
use fencepost_graph::Loc;
use fencepost_program::Pos;
use fencepost_report::CoreMember;
use fencepost_rml::RuleRole;
use fencepost_symbolic::{Core, Goal, Line, Minimise, Part, Source};

impl Asker<'_> {
    /// Describes the members of a core with the names of the source and the model, in an order that reads as
    /// an argument.
    pub(super) fn members(&self, core: &Core, goal: &Goal) -> Vec<CoreMember> {
        // Sources sort in the order in which they are told: see [`Source`].
        core.members.iter().map(|source| self.member(source, goal)).collect()
    }

    fn member(&self, source: &Source, goal: &Goal) -> CoreMember {
        match source {
            Source::Line(Line::Init(cell)) => {
                let names = Names::new(self.question.input.program(), self.question.input.parts());
                let loc = Loc { addr: cell.addr, size: cell.size };
                let value =
                    self.question.input.program().initial_value(cell.addr, cell.size.bytes()).unwrap_or(0);
                let text = format!("initially {} = {}", names.loc(loc), names.value(loc, value));
                let (file, line) = self.declared(cell.addr).unzip();
                CoreMember { text, file, line, ..CoreMember::default() }
            }
            Source::Line(Line::Source(pos, part)) => self.part(*pos, *part),
            Source::Goal(number) => match goal {
                Goal::Outcome(conjuncts) => {
                    let conjunct = &conjuncts[*number];
                    let text = format!("the outcome asks for {}", conjunct.text);
                    match conjunct.pos {
                        Some(pos) => self.line(pos),
                        None => CoreMember { text, ..CoreMember::default() },
                    }
                }
                _ => {
                    let text =
                        "something goes wrong: an assertion, an access, a mutex, or a data race".to_owned();
                    CoreMember { text, ..CoreMember::default() }
                }
            },
            Source::Rule(number) => {
                let rule = &self.question.theory.rules()[*number];
                let text = match &rule.text {
                    Some(text) => format!("{text} [{}]", rule.source),
                    None => rule.source.clone(),
                };
                CoreMember { text, axiom: Some(rule.name.clone()), ..CoreMember::default() }
            }
        }
    }

    /// Describes a part of a statement: its memory order or a dependency.
    fn part(&self, pos: Pos, part: Part) -> CoreMember {
        let whole = self.line(pos);
        let what = match part {
            Part::Effect => return whole,
            Part::Order => "memory order",
            Part::Address => "address dependency",
            Part::Data => "data dependency",
            Part::Control => "control dependency",
        };
        CoreMember { text: format!("the {what} of {}", whole.text), ..whole }
    }

    /// Describes a whole statement.
    fn line(&self, pos: Pos) -> CoreMember {
        let file = self.question.input.program().files.get(pos.file.0 as usize);
        CoreMember {
            text: file.map_or(String::new(), |f| statement(f.line(pos.line), pos.column).to_owned()),
            file: file.map(|f| f.name().to_owned()),
            line: file.map(|_| pos.line),
            ..CoreMember::default()
        }
    }

    /// Returns the file and line where a global is declared.
    fn declared(&self, addr: u64) -> Option<(String, u32)> {
        let program = self.question.input.program();
        let (global, _) = program.global_at(addr)?;
        let pos = program.globals[global.index()].pos;
        let file = program.files.get(pos.file.0 as usize).filter(|_| pos.is_known())?;
        Some((file.name().to_owned(), pos.line))
    }

    /// Returns one sentence that says which axioms of the model could be relaxed to make the outcome
    /// possible.
    pub(super) fn advice(&self, core: &Core) -> String {
        let model = &self.question.theory;
        let name = |rule: &usize| format!("`{}`", model.rules()[*rule].name);
        let is_axiom = |rule: usize| model.rules()[rule].role == RuleRole::Axiom;
        match &core.relaxing[..] {
            _ if core.is_minimal && !core.rules().any(is_axiom) => {
                "no axiom of the model takes part: the program by itself rules the outcome out".to_owned()
            }
            [] if !core.is_minimal && self.question.engine.minimise == Minimise::Yes => {
                "the search was stopped before the core was minimal: some of its members may not matter"
                    .to_owned()
            }
            [] if !core.is_minimal => {
                "the core was not minimised: some of its members may not matter".to_owned()
            }
            [] => format!(
                "no single axiom of {} stands in the way alone: without any one of those above, others still forbid the \
                 outcome",
                model.name()
            ),
            [only] => format!(
                "to allow it, relax axiom {}: without it alone {} allows the outcome",
                name(only),
                model.name()
            ),
            several => {
                let names: Vec<String> = several.iter().map(name).collect();
                let (last, others) = names.split_last().expect("several");
                format!(
                    "to allow it, relax one of the axioms {} or {last}: without any one of these {} allows the outcome",
                    others.join(", "),
                    model.name()
                )
            }
        }
    }
}
