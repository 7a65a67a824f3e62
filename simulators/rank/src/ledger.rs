//! Money and asks. Amounts are in millionths of a US dollar.

use std::collections::{BTreeMap, VecDeque};

use jiff::{Timestamp, civil::Date, tz::TimeZone};
use serde_json::{Value, json};

use crate::{
    faults::{FaultKind, Method},
    market::Ask,
};

/// Number of the latest asks that the ledger lists.
const RECENT: usize = 5_000;

/// Reason for which an ask cannot be paid.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Unpaid {
    /// Nothing is left.
    NoBalance,
    /// Less than the price is left.
    Insufficient,
    /// The customer's daily cap.
    DailyCap,
}

/// Ledger of one simulator.
#[derive(Debug)]
pub(crate) struct Ledger {
    balance: i64,
    /// Cap of the costs of a day in UTC.
    pub(crate) daily_cap: Option<i64>,
    spent: i64,
    days: BTreeMap<Date, i64>,
    asks: u64,
    /// Number of answers by method and HTTP status.
    answers: BTreeMap<Method, BTreeMap<u16, u64>>,
    recent: VecDeque<Value>,
}

impl Ledger {
    pub(crate) fn new(balance: i64) -> Self {
        Self {
            balance,
            daily_cap: None,
            spent: 0,
            days: BTreeMap::new(),
            asks: 0,
            answers: BTreeMap::new(),
            recent: VecDeque::new(),
        }
    }

    pub(crate) fn balance(&self) -> i64 {
        self.balance
    }

    pub(crate) fn set_balance(&mut self, balance: i64) {
        self.balance = balance;
    }

    /// Returns the sum of all costs.
    pub(crate) fn spent(&self) -> i64 {
        self.spent
    }

    /// Returns the costs of the day of a time.
    pub(crate) fn spent_on_day(&self, at: Timestamp) -> i64 {
        self.days.get(&day(at)).copied().unwrap_or_default()
    }

    /// Checks that an ask can be paid.
    pub(crate) fn check(&self, cost: i64, at: Timestamp) -> Result<(), Unpaid> {
        if self.balance <= 0 {
            Err(Unpaid::NoBalance)
        } else if self.balance < cost {
            Err(Unpaid::Insufficient)
        } else if self.daily_cap.is_some_and(|cap| self.spent_on_day(at) + cost > cap) {
            Err(Unpaid::DailyCap)
        } else {
            Ok(())
        }
    }

    /// Counts an ask and takes its cost from the balance.
    pub(crate) fn charge(&mut self, method: Method, ask: &Ask, cost: i64, at: Timestamp, fault: Option<FaultKind>) {
        self.asks += 1;
        self.balance -= cost;
        self.spent += cost;
        *self.days.entry(day(at)).or_default() += cost;
        if self.recent.len() == RECENT {
            self.recent.pop_front();
        }
        self.recent.push_back(json!({
            "at": at.to_string(),
            "method": method,
            "keyword": ask.keyword,
            "lat": ask.lat,
            "lng": ask.lng,
            "number": ask.nonce,
            "costMicros": cost,
            "fault": fault,
        }));
    }

    /// Counts an answer.
    pub(crate) fn count(&mut self, method: Method, code: u16) {
        *self.answers.entry(method).or_default().entry(code).or_default() += 1;
    }

    /// Returns the ledger as `/sim/ledger` shows it.
    pub(crate) fn value(&self) -> Value {
        json!({
            "balanceMicros": self.balance,
            "spentMicros": self.spent,
            "dailyCapMicros": self.daily_cap,
            "asks": self.asks,
            "answers": self.answers,
            "recent": self.recent,
        })
    }
}

fn day(at: Timestamp) -> Date {
    at.to_zoned(TimeZone::UTC).date()
}
