//! Limits of a search, and the object that says whether one is reached.

use crate::{Clock, Control, Stopped, default_clock};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

/// The limits of a search in time, executions and memory. `None` means no limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Limits {
    /// The longest time that the search may take.
    pub timeout: Option<Duration>,
    /// The number of executions after which the search stops. (An engine that does not count executions does
    /// not look at this.)
    pub max_executions: Option<u64>,
    /// The number of bytes of memory in use at which the search stops: by the process, where the clock can
    /// tell, or by the states of an engine that keeps them. (If this is `None`, there may be a limit by
    /// default: [`Search::with_default_memory`].)
    pub max_memory: Option<u64>,
}

/// The limits, clock and control of a search, and the time when it began, as an engine uses them to know when
/// to stop.
///
/// Clones share the clock and the control. Clones of a search that has begun are the same search: they began
/// at the same time.
#[derive(Clone, Debug)]
pub struct Search {
    /// The limits of the search.
    pub limits: Limits,
    clock: Arc<dyn Clock>,
    control: Option<Arc<Control>>,
    /// The time when the search began, by the clock; `None` before that.
    began: Option<Duration>,
    memory: Arc<Memory>,
    /// The limit on memory if [`Limits::max_memory`] sets none.
    default_memory: Option<DefaultMemory>,
}

/// The limit on memory of a search whose limits set none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DefaultMemory {
    /// The number of bytes that the search may use.
    pub most: u64,
    /// The number of bytes that the process used before.
    pub before: u64,
}

/// The time between two looks at the memory in use: each look reads a file.
const MEMORY_LOOKS: Duration = Duration::from_millis(20);

/// The latest knowledge of the memory in use.
#[derive(Debug, Default)]
struct Memory {
    /// The time, in milliseconds by the clock, from which on the memory in use is looked up again.
    look_again: AtomicU64,
    /// Whether the memory in use was ever more than the limit.
    exceeded: AtomicBool,
}

impl Default for Search {
    /// Returns a search without limits, by the default clock, and not watched.
    fn default() -> Self {
        Search::new(Limits::default())
    }
}

impl Search {
    /// Returns a search with limits, by the default clock, which has not begun and is not watched.
    pub fn new(limits: Limits) -> Self {
        let (control, began, memory, default_memory) = (None, None, Arc::default(), None);
        Search { limits, clock: default_clock(), control, began, memory, default_memory }
    }

    /// Returns a search that stops after `timeout` by the default clock, and that has not begun and is not
    /// watched.
    pub fn within(timeout: Duration) -> Self {
        Search::new(Limits { timeout: Some(timeout), ..Limits::default() })
    }

    /// Returns this search with another clock. It has not begun, and has no limit on memory by default: what
    /// the other clock told means nothing to this one.
    pub fn with_clock(self, clock: Arc<dyn Clock>) -> Self {
        Search { clock, began: None, default_memory: None, ..self }
    }

    /// Returns this search with a control, through which another thread watches and stops it.
    pub fn with_control(self, control: Arc<Control>) -> Self {
        Search { control: Some(control), ..self }
    }

    /// Returns a search with the same clock that has no limits, is not watched and has not begun.
    pub fn unlimited(&self) -> Self {
        Search { clock: self.clock.clone(), ..Search::default() }
    }

    /// Returns this search with a limit on memory in case that its [`limits`](Self::limits) set none: half of
    /// the memory that the process can have, and `most` bytes at most, in addition to what it uses now. Where
    /// the clock cannot tell these numbers, there is no such limit.
    pub fn with_default_memory(self, most: Option<u64>) -> Self {
        let half = self.clock.memory_there_is().map(|all| all / 2);
        let in_use = self.clock.memory_in_use();
        let default_memory = in_use
            .zip(half)
            .map(|(before, half)| DefaultMemory { most: most.map_or(half, |most| most.min(half)), before });
        Search { default_memory, ..self }
    }

    /// Returns the limit on memory that holds because [`limits`](Self::limits) set none, if that is so.
    pub fn default_memory(&self) -> Option<DefaultMemory> {
        self.default_memory.filter(|_| self.limits.max_memory.is_none())
    }

    /// Returns this search with its beginning set to now, unless it has begun before. The time that an engine
    /// may take runs from here on.
    pub fn begin(&self) -> Self {
        match self.began {
            Some(_) => self.clone(),
            None => {
                let now = self.clock.now();
                let memory = Memory::default();
                // Short searches do not come near a limit that nobody asked for: they never look.
                if self.limits.max_memory.is_none() {
                    memory.look_again.store((now + MEMORY_LOOKS).as_millis() as u64, Ordering::Relaxed);
                }
                Search { began: Some(now), memory: Arc::new(memory), ..self.clone() }
            }
        }
    }

    /// Returns the control through which the search is watched, if there is one.
    pub fn control(&self) -> Option<&Arc<Control>> {
        self.control.as_ref()
    }

    /// Returns the time, by the search's clock.
    pub fn now(&self) -> Duration {
        self.clock.now()
    }

    /// Returns the time that has passed since `earlier`, a time that [`Search::now`] returned.
    pub fn since(&self, earlier: Duration) -> Duration {
        self.clock.now().saturating_sub(earlier)
    }

    /// Returns whether the search has a limit or a control, so that [`Search::should_stop`] could ever return
    /// a reason.
    pub fn may_stop(&self) -> bool {
        self.control.is_some()
            || self.limits.timeout.is_some()
            || self.limits.max_memory.is_some()
            || self.default_memory.is_some()
    }

    /// Returns the reason why the search should stop now, if it should. It may have been asked to, its time
    /// may be up, or the process may use too much memory. Once there is a reason there always is one. Cheap:
    /// it reads the clock if there is a limit on time or memory, and looks up the memory in use only now and
    /// then.
    pub fn should_stop(&self) -> Option<Stopped> {
        let before = self.default_memory().map_or(0, |default| default.before);
        self.should_stop_if(|most| self.uses_more_than(most.saturating_add(before)))
    }

    /// Returns the reason why the search was stopped, for code that knows only that [`Search::should_stop`]
    /// gave one.
    pub fn why_stopped(&self) -> Stopped {
        self.should_stop().unwrap_or(Stopped::Interrupted)
    }

    /// Returns the reason why the search should stop now, like [`Search::should_stop`], for an engine that
    /// counts the memory it uses (`in_use` bytes) by itself.
    pub fn should_stop_using(&self, in_use: impl FnOnce() -> u64) -> Option<Stopped> {
        self.should_stop_if(|most| in_use() > most)
    }

    fn should_stop_if(&self, uses_more_than: impl FnOnce(u64) -> bool) -> Option<Stopped> {
        if self.control.as_ref().is_some_and(|control| control.is_stopped()) {
            Some(Stopped::Interrupted)
        } else if self.limits.timeout.is_some_and(|timeout| self.elapsed() >= timeout) {
            Some(Stopped::Timeout)
        } else if self
            .limits
            .max_memory
            .or(self.default_memory.map(|limit| limit.most))
            .is_some_and(uses_more_than)
        {
            Some(Stopped::MaxMemory)
        } else {
            None
        }
    }

    /// Returns the time since the search began; zero, if it has not.
    fn elapsed(&self) -> Duration {
        self.began.map_or(Duration::ZERO, |began| self.since(began))
    }

    fn uses_more_than(&self, most: u64) -> bool {
        let Memory { look_again, exceeded } = &*self.memory;
        let now = self.clock.now().as_millis() as u64;
        if now >= look_again.load(Ordering::Relaxed) {
            look_again.store(now + MEMORY_LOOKS.as_millis() as u64, Ordering::Relaxed);
            if self.clock.memory_in_use().is_some_and(|used| used > most) {
                exceeded.store(true, Ordering::Relaxed);
            }
        }
        exceeded.load(Ordering::Relaxed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A clock that a test sets, and that counts how often it was asked for the memory in use.
    #[derive(Debug, Default)]
    struct ManualClock {
        millis: AtomicU64,
        memory: AtomicU64,
        looks: AtomicU64,
        /// The memory that there is; zero if that is not known.
        there_is: AtomicU64,
    }

    impl Clock for ManualClock {
        fn now(&self) -> Duration {
            Duration::from_millis(self.millis.load(Ordering::Relaxed))
        }

        fn memory_in_use(&self) -> Option<u64> {
            self.looks.fetch_add(1, Ordering::Relaxed);
            Some(self.memory.load(Ordering::Relaxed))
        }

        fn memory_there_is(&self) -> Option<u64> {
            Some(self.there_is.load(Ordering::Relaxed)).filter(|bytes| *bytes > 0)
        }
    }

    fn set(what: &AtomicU64, to: u64) {
        what.store(to, Ordering::Relaxed);
    }

    #[test]
    fn the_time_runs_from_the_beginning_on() {
        let hand = Arc::new(ManualClock::default());
        let limits = Limits { timeout: Some(Duration::from_millis(10)), ..Limits::default() };
        let search = Search::new(limits).with_clock(hand.clone());
        set(&hand.millis, 100);
        assert_eq!(search.should_stop(), None);
        let begun = search.begin();
        set(&hand.millis, 109);
        assert_eq!(begun.should_stop(), None);
        set(&hand.millis, 110);
        assert_eq!(begun.should_stop(), Some(Stopped::Timeout));
        // It is the same search for an engine that goes on with it, and another one for an engine that begins
        // anew.
        assert_eq!(begun.begin().should_stop(), Some(Stopped::Timeout));
        assert_eq!(search.begin().should_stop(), None);
        assert_eq!(begun.unlimited().begin().should_stop(), None);
    }

    #[test]
    fn memory_is_looked_up_now_and_then() {
        let hand = Arc::new(ManualClock::default());
        let limits = Limits { max_memory: Some(1000), ..Limits::default() };
        let search = Search::new(limits).with_clock(hand.clone()).begin();
        for millis in 0..100 {
            set(&hand.millis, millis);
            assert_eq!(search.should_stop(), None);
            assert_eq!(search.should_stop(), None);
        }
        assert_eq!(hand.looks.load(Ordering::Relaxed), 5);
        set(&hand.memory, 1001);
        set(&hand.millis, 100);
        assert_eq!(search.should_stop(), Some(Stopped::MaxMemory));
        // A limit that was exceeded once stays exceeded, for all clones.
        set(&hand.memory, 0);
        set(&hand.millis, 200);
        assert_eq!(search.clone().should_stop(), Some(Stopped::MaxMemory));
        assert_eq!(search.should_stop_using(|| 1000), None);
        assert_eq!(search.should_stop_using(|| 1001), Some(Stopped::MaxMemory));
    }

    #[test]
    fn there_is_a_limit_on_memory_by_default() {
        let hand = Arc::new(ManualClock::default());
        set(&hand.memory, 500);
        let search = Search::default().with_clock(hand.clone());
        assert_eq!(
            search.clone().with_default_memory(None).default_memory(),
            None,
            "nobody knows how much there is"
        );
        set(&hand.there_is, 2000);
        let half = search.clone().with_default_memory(None).begin();
        assert_eq!(half.default_memory(), Some(DefaultMemory { most: 1000, before: 500 }));
        let little = search.with_default_memory(Some(100));
        let mut asked = little.clone();
        asked.limits.max_memory = Some(5000);
        let little = little.begin();
        assert_eq!(little.default_memory(), Some(DefaultMemory { most: 100, before: 500 }));
        assert_eq!(asked.default_memory(), None);
        set(&hand.memory, 1501);
        assert_eq!(half.should_stop(), None, "it is too early for a look");
        set(&hand.millis, 20);
        for (search, stopped) in [(&half, true), (&little, true), (&asked.begin(), false)] {
            assert_eq!(search.should_stop().is_some(), stopped);
        }
        assert_eq!(half.should_stop_using(|| 1000), None, "an engine counts only what is its own");
        assert_eq!(half.should_stop_using(|| 1001), Some(Stopped::MaxMemory));
        assert_eq!(half.unlimited().begin().should_stop(), None);
    }

    #[test]
    fn a_request_comes_first() {
        let limits = Limits { timeout: Some(Duration::ZERO), max_executions: None, max_memory: Some(0) };
        let control = Arc::new(Control::default());
        let search = Search::new(limits).with_control(control.clone()).begin();
        assert_eq!(search.should_stop(), Some(Stopped::Timeout));
        control.stop();
        assert_eq!(search.should_stop(), Some(Stopped::Interrupted));
        assert!(search.may_stop());
        assert!(!Search::default().may_stop());
    }

    #[test]
    fn where_the_clock_stands_still_no_time_is_up() {
        let limits =
            Limits { timeout: Some(Duration::from_nanos(1)), max_memory: Some(0), ..Limits::default() };
        let search = Search::new(limits).with_clock(Arc::new(crate::StillClock)).begin();
        assert_eq!(search.should_stop(), None);
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn the_system_tells_the_memory_in_use() {
        let used = crate::SystemClock::new().memory_in_use();
        assert!(used.is_some_and(|bytes| bytes > 100_000), "{used:?}");
        let all = crate::SystemClock::new().memory_there_is();
        assert!(all > used, "{all:?} {used:?}");
    }
}
