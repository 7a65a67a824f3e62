//! Counting refusals: a flood of equal ones becomes two rows in each interval. Pure.

use std::{
    collections::{BTreeMap, HashMap},
    mem,
};

use audit::Actor;
use jiff::{SignedDuration, Timestamp};

use super::Refusal;

/// Interval in which equal refusals are counted: a row for the first, and a row for all others at its end.
pub(super) const INTERVAL: SignedDuration = SignedDuration::from_mins(10);
/// Maximum operations and addresses that one actor is counted with at a time; the rest are counted together.
pub(super) const MAX_OPERATIONS: usize = 20;
/// Maximum counters of known actors in memory, about half a kilobyte each.
pub(super) const MAX_COUNTERS: usize = 10_000;
/// Maximum rows that wait for a database that does not answer.
pub(super) const MAX_WAITING: usize = 2 * MAX_COUNTERS;
/// Refusals of one operation and one code in an interval above which anonymous requests are reported as a flood.
pub(super) const FLOOD: u64 = 100;

/// Refusals that are yet to be written.
#[derive(Default)]
pub(super) struct Window {
    actors: HashMap<ActorKey, HashMap<RequestKey, Counter>>,
    /// Counters in `actors`.
    counters: usize,
    /// Refusals of known actors that found no room.
    overflow: u64,
    anonymous: BTreeMap<(String, String), u64>,
    anonymous_since: Option<Timestamp>,
    /// Rows that could not be written yet.
    waiting: Vec<RefusalRow>,
}

/// A row of the audit log: one or several equal refusals.
#[derive(Clone, Debug)]
pub(super) struct RefusalRow {
    pub(super) actor: Actor,
    /// Method and route of the request; `None` for several different ones.
    pub(super) operation: Option<String>,
    /// The error code; `None` for several different ones.
    pub(super) code: Option<String>,
    /// Kind and id of the object of the first request.
    pub(super) object: Option<(&'static str, String)>,
    pub(super) times: u64,
    /// Time of the first refusal that this row counts.
    pub(super) since: Timestamp,
}

/// Report for the process log: anonymous requests of one operation that were refused with the same code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Flood {
    pub(super) operation: String,
    pub(super) code: String,
    pub(super) times: u64,
}

/// Rows and reports that are due.
#[derive(Default)]
pub(super) struct DueRows {
    pub(super) rows: Vec<RefusalRow>,
    pub(super) floods: Vec<Flood>,
    /// Refusals of known actors that were not counted one by one, for lack of room.
    pub(super) overflow: u64,
}

#[derive(PartialEq, Eq, Hash)]
struct ActorKey {
    org: Option<String>,
    user: Option<String>,
    token: Option<String>,
}

/// `None` counts the requests above [`MAX_OPERATIONS`].
type RequestKey = Option<(String, String, Option<String>)>;

struct Counter {
    /// The row for the current count.
    row: RefusalRow,
    opened: Timestamp,
    /// True once the row of the first refusal was written.
    has_first: bool,
}

impl Window {
    /// Counts a refusal; true when a row is due at once.
    pub(super) fn add(&mut self, refusal: Refusal, now: Timestamp) -> bool {
        let Refusal { actor, operation, code, object } = refusal;
        let Some(actor) = actor else {
            self.anonymous_since.get_or_insert(now);
            *self.anonymous.entry((operation, code)).or_default() += 1;
            return false;
        };
        let text = |text: Option<&str>| text.map(ToOwned::to_owned);
        let key = ActorKey { org: text(actor.org()), user: text(actor.user_id()), token: text(actor.token_id()) };
        let is_full = self.counters >= MAX_COUNTERS;
        if is_full && !self.actors.contains_key(&key) {
            self.overflow += 1;
            return false;
        }
        let requests = self.actors.entry(key).or_default();
        let mut key = Some((operation.clone(), code.clone(), text(actor.address())));
        let mut row = RefusalRow { actor, operation: Some(operation), code: Some(code), object, times: 0, since: now };
        if !requests.contains_key(&key) && (is_full || requests.len() >= MAX_OPERATIONS) {
            key = None;
            row = RefusalRow { operation: None, code: None, object: None, ..row };
        }
        let before = requests.len();
        let counter = requests.entry(key).or_insert(Counter { row, opened: now, has_first: false });
        if counter.row.times == 0 {
            counter.row.since = now;
        }
        counter.row.times += 1;
        let is_due = !counter.has_first;
        self.counters += requests.len() - before;
        is_due
    }

    /// Takes the rows that are due: first refusals at once, the others when their interval is over, all of them `at_end`.
    pub(super) fn due(&mut self, now: Timestamp, at_end: bool) -> DueRows {
        let mut rows = mem::take(&mut self.waiting);
        self.actors.retain(|_, requests| {
            requests.retain(|_, counter| {
                let is_over = at_end || counter.opened + INTERVAL <= now;
                if counter.row.times > 0 && (is_over || !counter.has_first) {
                    rows.push(counter.row.clone());
                    (counter.row.times, counter.has_first) = (0, true);
                }
                !is_over
            });
            !requests.is_empty()
        });
        self.counters = self.actors.values().map(HashMap::len).sum();
        let mut floods = Vec::new();
        if self.anonymous_since.is_some_and(|since| at_end || since + INTERVAL <= now) {
            self.anonymous_since = None;
            let all = mem::take(&mut self.anonymous).into_iter();
            let all = all.map(|((operation, code), times)| Flood { operation, code, times });
            floods = all.filter(|flood| flood.times >= FLOOD).collect();
        }
        DueRows { rows, floods, overflow: mem::take(&mut self.overflow) }
    }

    /// Keeps rows that could not be written for the next time, as far as there is room; returns how many there was no
    /// room for.
    pub(super) fn put_back(&mut self, rows: Vec<RefusalRow>) -> usize {
        let room = MAX_WAITING.saturating_sub(self.waiting.len());
        let lost = rows.len().saturating_sub(room);
        self.waiting.extend(rows.into_iter().take(room));
        lost
    }
}

#[cfg(test)]
mod tests {
    use audit::Origin;

    use super::*;

    fn at(seconds: i64) -> Timestamp {
        Timestamp::from_second(seconds).unwrap()
    }

    fn refusal(user: &str, operation: &str, address: &str) -> Refusal {
        let origin = Origin { ip: Some(address.into()), user_agent: None };
        Refusal {
            actor: Some(Actor::user(user, origin).in_log_of("o")),
            operation: operation.into(),
            code: "not_found".into(),
            object: Some(("location", operation.into())),
        }
    }

    fn anonymous() -> Refusal {
        Refusal { actor: None, ..refusal("", "GET /", "") }
    }

    fn counted(due: &DueRows) -> Vec<u64> {
        due.rows.iter().map(|row| row.times).collect()
    }

    #[test]
    fn the_first_refusal_is_written_at_once_and_the_others_when_their_interval_is_over() {
        let mut window = Window::default();
        assert!(window.add(refusal("u", "GET /a", "192.0.2.1"), at(0)));
        assert_eq!(counted(&window.due(at(0), false)), [1]);
        for second in 1..100 {
            assert!(!window.add(refusal("u", "GET /a", "192.0.2.1"), at(second)));
        }
        assert!(window.due(at(599), false).rows.is_empty());
        let due = window.due(at(600), false);
        assert_eq!(counted(&due), [99]);
        assert_eq!((due.rows[0].since, due.rows[0].code.as_deref()), (at(1), Some("not_found")));
        assert_eq!(window.counters, 0, "a counter whose interval is over takes no memory");
        assert!(window.add(refusal("u", "GET /a", "192.0.2.1"), at(700)), "a new interval begins");
    }

    #[test]
    fn actor_operation_code_and_address_are_counted_apart() {
        let mut window = Window::default();
        let other_code = Refusal { code: "forbidden".into(), ..refusal("u", "GET /a", "192.0.2.1") };
        for refusal in [
            refusal("u", "GET /a", "192.0.2.1"),
            refusal("v", "GET /a", "192.0.2.1"),
            refusal("u", "GET /b", "192.0.2.1"),
            refusal("u", "GET /a", "192.0.2.2"),
            other_code,
        ] {
            assert!(window.add(refusal, at(0)));
        }
        assert_eq!(counted(&window.due(at(0), false)), [1; 5]);
    }

    #[test]
    fn a_flood_of_one_actor_becomes_a_bounded_number_of_rows() {
        let mut window = Window::default();
        for n in 0..100_000 {
            let address = format!("2001:db8::{:x}", n % 50_000);
            window.add(refusal("u", &format!("GET /{}", n % 150), &address), at(0));
        }
        let due = window.due(at(600), false);
        assert_eq!(due.rows.len(), MAX_OPERATIONS + 1);
        assert_eq!(counted(&due).iter().sum::<u64>(), 100_000, "every refusal is counted");
        let others: Vec<_> = due.rows.iter().filter(|row| row.operation.is_none()).collect();
        assert_eq!(others.len(), 1);
        assert_eq!((&others[0].code, &others[0].object), (&None, &None));
    }

    #[test]
    fn a_flood_of_many_actors_takes_bounded_memory() {
        let mut window = Window::default();
        for n in 0..MAX_COUNTERS + 7 {
            window.add(refusal(&n.to_string(), "GET /a", "192.0.2.1"), at(0));
        }
        let due = window.due(at(0), false);
        assert_eq!((due.rows.len(), due.overflow), (MAX_COUNTERS, 7));
        assert!(!window.add(refusal("new", "GET /a", "192.0.2.1"), at(1)));
        assert!(window.add(refusal("0", "GET /b", "192.0.2.1"), at(1)), "a known actor is still counted");
        assert_eq!(window.put_back(vec![due.rows[0].clone(); MAX_WAITING + 5]), 5);
    }

    #[test]
    fn anonymous_refusals_are_reported_when_they_are_many() {
        let mut window = Window::default();
        for n in 0..FLOOD {
            assert!(!window.add(anonymous(), at(n as i64)));
        }
        assert!(window.due(at(599), false).floods.is_empty());
        let due = window.due(at(600), false);
        assert!(due.rows.is_empty());
        let flood = Flood { operation: "GET /".into(), code: "not_found".into(), times: FLOOD };
        assert_eq!(due.floods, [flood]);
        window.add(anonymous(), at(700));
        assert!(window.due(at(2000), false).floods.is_empty(), "a few are in the request log");
    }

    #[test]
    fn a_flush_empties_the_window_and_failed_writes_return() {
        let mut window = Window::default();
        for _ in 0..3 {
            window.add(refusal("u", "GET /a", "192.0.2.1"), at(0));
        }
        let rows = window.due(at(0), false).rows;
        assert_eq!(window.put_back(rows), 0);
        window.add(refusal("u", "GET /a", "192.0.2.1"), at(1));
        assert_eq!(counted(&window.due(at(1), true)), [3, 1]);
        assert!(window.actors.is_empty());
    }
}
