//! Searches that stop and go on later, perhaps in another process.
//!
//! An [`Exploration`] is a search in the order of its places (`crate::task`): what was seen of it, and what
//! is left. It is data as far as its visitor is, so it can be kept while nothing runs, or divided among
//! processes. Whatever way it is stopped and continued, in the end its visitor has seen the same, in the same
//! order, and the counts are the same.

use crate::again::{Again, Beginning};
use crate::engine::{Halt, LeftOut, SearchResult};
use crate::parallel::{self, Fork};
use crate::searched::Searched;
use crate::{Config, Counted, Equivalence, Place, Stopped, Summary, Task, Visitor};
use fencepost_program::{Program, ThreadId};
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A search that can be stopped and can go on later, with visitors `V`.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Exploration<V> {
    beginning: Beginning,
    /// Whether one worker must do it all from the start.
    alone: bool,
    /// What was seen and what is left, in the order of the search.
    segments: Vec<Segment<V>>,
    /// The numbers of the threads that the search knows, as a task has them.
    children: Vec<(ThreadId, u32)>,
}

/// A segment of a search: a part that was seen, or one that is left.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Segment<V> {
    /// A part that was seen.
    Seen(Box<Seen<V>>),
    /// A part that is left.
    Left(Task),
}

/// What was seen in a part of a search.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Seen<V> {
    /// The visitor that has seen the part.
    pub visitor: V,
    /// The counts.
    pub summary: Summary,
    left_out: LeftOut,
    /// The reason why the search is over after this part; `None` if it goes on.
    ended: Option<Stopped>,
}

/// The error that what is left of an exploration is not part of the search that is to go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("this is part of another search: the program, the model or the options differ")]
pub struct NotOfThisSearch;

impl<V> Seen<V> {
    pub(crate) fn new(visitor: V, found: SearchResult) -> Self {
        let SearchResult { summary, halt, left_out, .. } = found;
        let ended = halt.and_then(|halt| match halt {
            Halt::Stopped(why) => Some(why),
            _ => None,
        });
        Seen { visitor, summary, left_out, ended }
    }

    pub(crate) fn into_parts(self) -> (V, SearchResult) {
        let Seen { visitor, summary, left_out, ended } = self;
        let halt = ended.map(Halt::Stopped);
        (visitor, SearchResult { summary, halt, left_out, ..SearchResult::default() })
    }
}

impl<V> Default for Exploration<V> {
    fn default() -> Self {
        Exploration::new()
    }
}

impl<V> Exploration<V> {
    /// Returns a search of which nothing has been done.
    pub fn new() -> Self {
        let segments = vec![Segment::Left(Task::whole())];
        Exploration { beginning: Beginning::default(), alone: false, segments, children: vec![] }
    }

    /// Returns the segments that the search consists of, in its order.
    pub fn segments(&self) -> &[Segment<V>] {
        &self.segments
    }

    /// Returns whether nothing is left to do.
    pub fn is_over(&self) -> bool {
        self.segments.iter().all(|segment| matches!(segment, Segment::Seen(_)))
    }

    /// Returns the share of the search that was seen, between 0 and 1.
    pub fn done(&self) -> f64 {
        self.seen().map(|seen| seen.summary.done).sum::<f64>().clamp(0.0, 1.0)
    }

    /// Returns what was seen so far, in the order of the search.
    pub fn seen(&self) -> impl Iterator<Item = &Seen<V>> {
        self.segments.iter().filter_map(|segment| match segment {
            Segment::Seen(seen) => Some(&**seen),
            Segment::Left(_) => None,
        })
    }

    /// Shows a visitor again what there is to see on the way to these places of the search, which are those
    /// that [`View::place`](crate::View::place) told other visitors.
    pub fn show_again<'p>(
        &self,
        program: &Program,
        searched: Searched<'_>,
        config: &Config,
        places: impl IntoIterator<Item = &'p Place>,
        visitor: &mut dyn Visitor,
    ) -> Result<(), NotOfThisSearch> {
        let started = Config { search: config.search.unlimited(), jobs: 1, ..config.clone() };
        let mut refined = searched.prepare(program, config);
        self.beginning.refine_copy(program, &mut refined);
        let config = self.beginning.config(&started);
        let setup = self.beginning.setup(refined.as_ref().unwrap_or(program), &config, searched.judge());
        let equivalence = self.beginning.equivalence(searched.equivalence(program, &config));
        let Some(runner) = (Counted { searched, equivalence }).engine() else { return Err(NotOfThisSearch) };
        for place in places {
            if runner.show(setup, visitor, &self.children, place) == Some(Halt::NoSuchPlace) {
                return Err(NotOfThisSearch);
            }
        }
        Ok(())
    }

    /// Returns this exploration with other visitors.
    pub fn with_visitors<W>(self, mut change: impl FnMut(V) -> W) -> Exploration<W> {
        let segments = self.segments.into_iter().map(|segment| match segment {
            Segment::Left(task) => Segment::Left(task),
            Segment::Seen(seen) => {
                let Seen { visitor, summary, left_out, ended } = *seen;
                Segment::Seen(Box::new(Seen { visitor: change(visitor), summary, left_out, ended }))
            }
        });
        Exploration {
            segments: segments.collect(),
            beginning: self.beginning,
            alone: self.alone,
            children: self.children,
        }
    }
}

impl<V: Fork> Exploration<V> {
    /// Goes on with the search for the executions of `program`, with visitors like `fresh`, until it is over
    /// or a limit is reached. XMM is refused, whose cycles belong to the whole search, and so is
    /// [`Equivalence::Locks`], for which the whole search must remember what it has counted.
    pub fn go_on(
        &mut self,
        program: &Program,
        searched: Searched<'_>,
        config: &Config,
        fresh: &V,
    ) -> Result<Option<Stopped>, NotOfThisSearch> {
        if searched.refuses(config).is_some() || config.equivalence == Equivalence::Locks {
            return Ok(Some(Stopped::Refused));
        }
        let wanted = searched.equivalence(program, config);
        let started = Config { search: config.search.begin(), ..config.clone() };
        let mut refined = searched.prepare(program, &started);
        loop {
            self.beginning.refine_copy(program, &mut refined);
            let config = self.beginning.config(&started);
            let config = if self.alone { Config { jobs: 1, ..config } } else { config };
            let setup = self.beginning.setup(refined.as_ref().unwrap_or(program), &config, searched.judge());
            let counted = Counted { searched, equivalence: self.beginning.equivalence(wanted) };
            let Some(runner) = counted.engine() else { return Ok(Some(Stopped::Refused)) };
            let segments = std::mem::take(&mut self.segments);
            let (segments, mut found) = parallel::go_on(&*runner, setup, segments, fresh);
            self.segments = segments;
            if found.children.len() > self.children.len() {
                self.children = std::mem::take(&mut found.children);
            }
            match found.halt {
                Some(Halt::NoSuchPlace) => return Err(NotOfThisSearch),
                Some(Halt::Apart) => self.alone = true,
                halt => match Again::after(&mut found) {
                    Some(again) => self.beginning.learn(again),
                    None => return Ok(halt.filter(|halt| halt.may_go_on()).map(Halt::stopped)),
                },
            }
            self.segments = vec![Segment::Left(Task::whole())];
            self.children.clear();
            if let Some(control) = config.search.control() {
                control.restart();
            }
        }
    }

    /// Joins what was seen, and returns the visitor that has seen it all, with the counts. `stopped` is the
    /// reason why the search did not get to its end, if it did not.
    pub fn into_result(
        self,
        program: &Program,
        searched: Searched<'_>,
        config: &Config,
        fresh: &V,
        stopped: Option<Stopped>,
    ) -> (V, Summary) {
        if let Some(refused) = searched.refuses(config) {
            return (fresh.fork(), refused);
        }
        let is_over = self.is_over();
        let (mut visitor, mut total) = (fresh.fork(), SearchResult::default());
        for segment in self.segments {
            if let Segment::Seen(seen) = segment {
                let (later, found) = seen.into_parts();
                visitor.join(later);
                total.add(found);
            }
        }
        match stopped {
            Some(why) => total.halt = Some(why.into()),
            None if is_over && total.halt.is_none() => total.summary.done = 1.0,
            None => {}
        }
        let mut summary = self.beginning.summary(total, searched.equivalence(program, config));
        summary.cycles_left_out = searched.leaves_out_cycles(program);
        (visitor, summary)
    }
}
