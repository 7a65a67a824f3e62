//! Times at which objects have work to do, in order.

use std::collections::{BTreeMap, BTreeSet};

/// Test clock of an object; `None` for the clock on the wall.
type Clock = Option<String>;

/// Times of work by object.
#[derive(Debug, Default)]
pub(crate) struct Schedule {
    entries: BTreeMap<String, (Clock, i64)>,
    queue: BTreeSet<(Clock, i64, String)>,
}

impl Schedule {
    /// Sets or removes the time of an object.
    pub(crate) fn set(&mut self, id: &str, entry: Option<(Clock, i64)>) {
        if let Some((clock, at)) = self.entries.remove(id) {
            self.queue.remove(&(clock, at, id.to_owned()));
        }
        if let Some((clock, at)) = entry {
            self.queue.insert((clock.clone(), at, id.to_owned()));
            self.entries.insert(id.to_owned(), (clock, at));
        }
    }

    /// Returns the earliest time of a clock and its object.
    pub(crate) fn first(&self, clock: Option<&str>) -> Option<(i64, &str)> {
        let clock = clock.map(str::to_owned);
        let start = (clock.clone(), i64::MIN, String::new());
        let (queued_clock, at, id) = self.queue.range(start..).next()?;
        (*queued_clock == clock).then_some((*at, id.as_str()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_clock_has_its_own_order() {
        let mut schedule = Schedule::default();
        schedule.set("a", Some((None, 5)));
        schedule.set("b", Some((Some("clock_1".into()), 3)));
        schedule.set("c", Some((None, 4)));
        assert_eq!((schedule.first(None), schedule.first(Some("clock_1"))), (Some((4, "c")), Some((3, "b"))));
        schedule.set("c", Some((None, 9)));
        schedule.set("b", None);
        assert_eq!((schedule.first(None), schedule.first(Some("clock_1"))), (Some((5, "a")), None));
    }
}
