//! The interface of a memory model that is a text, in whatever language, for an engine.

use crate::{Lowered, Rule, World};
use fencepost_relational::Bounds;
use fencepost_source::{Diagnostic, SourceFile};

/// A memory model as rules over the primitives of a [`World`], in whatever language it is written.
///
/// [`Model`](crate::Model), a text in RML, is one. The symbolic engine takes any: a language for models has
/// only to say what its rules are, which primitives they look at, and what they become as formulas.
pub trait Theory {
    /// Returns the name of the model.
    fn name(&self) -> &str;

    /// Returns the text of the model's own file, without those that it includes. The engine compares it with
    /// the shipped texts, because what is proved of a shipped text does not hold of another of the same name.
    fn text(&self) -> &str;

    /// Returns the model's rules, in order. [`Lowered`] refers to them by their place in this list.
    fn rules(&self) -> &[Rule];

    /// Returns whether the model speaks of other executions than the main one.
    fn is_sequence(&self) -> bool;

    /// Returns whether the rules, `final` or `race` depend on the primitive of this name.
    ///
    /// What is not mentioned need not be there. Beside that, some names decide what a program is to the
    /// model:
    ///
    /// - `rmw`: it knows updates and fences; programs that have them are refused otherwise;
    /// - `Lock`: locks and unlocks are actions on monitors; else they are updates and writes of the mutex's
    ///   memory, and loops whose rounds have no effect are waits;
    /// - `Start`, `End`: threads have actions at their beginnings and ends;
    /// - `sync`, `Spawn`, `Join`: starting a thread and waiting for its end are actions.
    fn mentions(&self, primitive: &str) -> bool;

    /// Returns whether the text defines this name. Two names mean something to a caller: see
    /// [`Lowered::let_`].
    fn defines(&self, name: &str) -> bool;

    /// Returns a place of the model's text that makes sense only if an update is one event, both read and
    /// write. In this project updates are two events, so the model gives no answers about programs that have
    /// updates.
    fn one_event_update(&self) -> Option<&(SourceFile, Diagnostic)> {
        None
    }

    /// Lowers all rules of the model to formulas over the primitives of `world`. Makes the relations that the
    /// model declares and adds their bounds to `bounds`, whose universe must be that of the world.
    fn lower(&self, world: &dyn World, bounds: &mut Bounds) -> Lowered;
}
