//! Everything one simulator holds.

use std::{
    collections::HashMap,
    sync::{Mutex, MutexGuard},
};

use jiff::{SignedDuration, Timestamp};
use simulated_world::{RateWindow, World, lock};

use crate::{
    Options,
    business::Business,
    faults::{Fault, FaultKind, Faults, Method},
    keys::{key, text_key},
    ledger::Ledger,
    market::{Ask, Market, RankedListing},
    queue::Queue,
};

/// Degrees of latitude that the fault of another town is away.
const TOWN_AWAY: f64 = 3.0;

/// One simulator.
#[derive(Debug)]
pub(crate) struct Sim {
    pub(crate) options: Options,
    pub(crate) market: Market,
    faults: Mutex<Faults>,
    ledger: Mutex<Ledger>,
    state: Mutex<State>,
}

/// Counters and stored asks.
#[derive(Debug, Default)]
pub(crate) struct State {
    /// Number of asks by search and point.
    readings: HashMap<u64, u64>,
    serial: u64,
    windows: HashMap<&'static str, RateWindow>,
    /// DataForSEO's tasks.
    pub(crate) tasks: Queue,
    /// Ids of DataForSEO's tasks whose webhooks are still to be sent.
    pub(crate) webhooks: Vec<String>,
    /// True while webhooks are sent as they become due.
    pub(crate) is_watched: bool,
    /// SerpApi's searches.
    pub(crate) searches: Queue,
    /// Ids and times of SerpApi's latest searches, by their parameters.
    pub(crate) cache: HashMap<String, (String, Timestamp)>,
}

/// Businesses of one answer.
#[derive(Debug, Default)]
pub(crate) struct Reading {
    pub(crate) organic: Vec<RankedListing>,
    pub(crate) ads: Vec<RankedListing>,
}

impl Sim {
    pub(crate) fn new(mut options: Options) -> Self {
        if options.businesses.is_empty() {
            let world = World::new(options.seed, options.locations);
            options.businesses = Business::of_world(&world, options.clock.now());
        }
        let market = Market::new(options.seed, options.businesses.clone(), options.trends.clone()).calm(options.calm);
        let faults = Mutex::new(Faults::new(options.seed));
        let ledger = Mutex::new(Ledger::new(options.balance_micros));
        Self { options, market, faults, ledger, state: Mutex::default() }
    }

    /// Returns the time.
    pub(crate) fn now(&self) -> Timestamp {
        self.options.clock.now()
    }

    pub(crate) fn faults(&self) -> MutexGuard<'_, Faults> {
        lock(&self.faults)
    }

    pub(crate) fn ledger(&self) -> MutexGuard<'_, Ledger> {
        lock(&self.ledger)
    }

    pub(crate) fn state(&self) -> MutexGuard<'_, State> {
        lock(&self.state)
    }

    /// Forgets faults, asks and costs.
    pub(crate) fn reset(&self) {
        *self.faults() = Faults::new(self.options.seed);
        *self.ledger() = Ledger::new(self.options.balance_micros);
        *self.state() = State::default();
    }

    /// Returns the fault that a request meets as a whole.
    pub(crate) fn request_fault(&self, method: Method, path: &str) -> Option<Fault> {
        self.faults().meet(method, path, |kind| kind.is_of_request())
    }

    /// Returns the fault that an ask meets.
    pub(crate) fn ask_fault(&self, method: Method, is_queued: bool) -> Option<Fault> {
        self.faults().meet(method, "", |kind| kind.is_of_ask(method, is_queued))
    }

    /// Counts a call. Returns false when it exceeds the rate limit of the vendor.
    pub(crate) fn is_within_limit(&self, window: &'static str, seconds: i64, limit: usize) -> bool {
        let now = self.now();
        self.state().windows.entry(window).or_default().take(now, SignedDuration::from_secs(seconds), limit)
    }

    /// Returns a new id for a request.
    pub(crate) fn new_id(&self) -> u64 {
        let mut state = self.state();
        state.serial += 1;
        key(&[self.options.seed, state.serial])
    }

    /// Returns the ask with its nonce, the count of asks with the same search and point. Later pages reuse the latest nonce.
    pub(crate) fn with_nonce(&self, ask: Ask, is_first_page: bool) -> Ask {
        let search = text_key(&format!("{} {:.7} {:.7}", ask.keyword.to_lowercase(), ask.lat, ask.lng));
        let mut state = self.state();
        let count = state.readings.entry(search).or_default();
        *count += u64::from(is_first_page || *count == 0);
        Ask { nonce: *count, ..ask }
    }

    /// Returns the time from which a queued ask has its answer; `None` for never.
    pub(crate) fn ready_at(&self, posted: Timestamp, fault: Option<&Fault>) -> Option<Timestamp> {
        let wait = match fault.map(|fault| (fault.kind, fault.milliseconds)) {
            Some((FaultKind::NeverReady, _)) => return None,
            Some((FaultKind::ReadyAfter, milliseconds)) => SignedDuration::from_millis(milliseconds as i64),
            _ => SignedDuration::from_secs(self.options.queue_seconds.into()),
        };
        posted.checked_add(wait).ok()
    }

    /// Returns the businesses that an answer lists.
    pub(crate) fn read(&self, ask: &Ask, at: Timestamp, fault: Option<FaultKind>) -> Reading {
        match fault {
            Some(FaultKind::Empty | FaultKind::NoResults) => Reading::default(),
            Some(FaultKind::AnotherTown) => {
                let away = if ask.lat > 0.0 { -TOWN_AWAY } else { TOWN_AWAY };
                self.read(&Ask { lat: ask.lat + away, ..ask.clone() }, at, None)
            }
            _ => Reading { organic: self.market.ranking(ask, at), ads: self.market.ads(ask, at) },
        }
    }
}
