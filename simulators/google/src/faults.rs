//! Faults on demand: which requests go wrong, how, and how often.

use serde::{Deserialize, Serialize};
use simulated_world::Dice;

/// Ways in which a request fails.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Wrong {
    /// 401: the access token is refused; a fresh one works.
    Unauthorized,
    /// 403: the project's use of the API was not granted.
    QuotaNotGranted,
    /// 429 with a limit of 0, as for a project that waits for Google's approval.
    QuotaZero,
    /// 403 for the caller.
    PermissionDenied,
    NotFound,
    Conflict,
    /// 429.
    RateLimited,
    Internal,
    /// 502 with a page instead of JSON.
    BadGateway,
    Unavailable,
    /// Answers as always, `milliseconds` late.
    Slow,
    /// The connection ends without an answer.
    Cut,
    /// Does what was asked, then the connection ends in the middle of the answer.
    Truncated,
    /// The user takes back the consent: 401 now, and the refresh token is refused from here on.
    TokenRevoked,
    /// 400 for requests that carry a page token.
    PageTokenExpired,
    /// For `oauth2.token`: 400 invalid_grant.
    InvalidGrant,
}

/// A fault that waits for its requests.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct Fault {
    /// Id of a method (`mybusinessbusinessinformation.locations.patch`, `oauth2.token`); `*` stands for any text.
    pub(crate) method: String,
    pub(crate) kind: Wrong,
    /// So many fitting requests pass first.
    #[serde(default)]
    pub(crate) after: u64,
    /// So many requests go wrong; without it, all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) count: Option<u64>,
    /// The part of fitting requests that go wrong, 0 to 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) rate: Option<f64>,
    /// Only requests whose path has this in it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) path: Option<String>,
    /// Delay of `slow`, in milliseconds.
    #[serde(default)]
    pub(crate) milliseconds: u64,
}

/// The faults of a simulator.
#[derive(Debug)]
pub(crate) struct Faults {
    list: Vec<Fault>,
    dice: Dice,
}

impl Faults {
    pub(crate) fn new(seed: u64) -> Self {
        Self { list: Vec::new(), dice: Dice::new(seed, "faults", 0) }
    }

    /// Adds one; what was there stays, and comes first.
    pub(crate) fn add(&mut self, fault: Fault) {
        self.list.push(fault);
    }

    /// Takes all away.
    pub(crate) fn clear(&mut self) {
        self.list.clear();
    }

    /// Returns the remaining faults.
    pub(crate) fn list(&self) -> &[Fault] {
        &self.list
    }

    /// The fault this request meets, which is used up by it.
    pub(crate) fn meet(&mut self, method: &str, path: &str, has_page_token: bool) -> Option<Fault> {
        let dice = &mut self.dice;
        let at = self.list.iter_mut().position(|fault| {
            let fits = glob(&fault.method, method)
                && fault.path.as_ref().is_none_or(|part| path.contains(part.as_str()))
                && (fault.kind != Wrong::PageTokenExpired || has_page_token);
            if !fits {
                return false;
            }
            if fault.after > 0 {
                fault.after -= 1;
                return false;
            }
            fault.rate.is_none_or(|rate| dice.part() < rate)
        })?;
        let fault = self.list[at].clone();
        if let Some(count) = &mut self.list[at].count {
            *count = count.saturating_sub(1);
            if *count == 0 {
                self.list.remove(at);
            }
        }
        Some(fault)
    }
}

/// Returns true if text matches a pattern in which `*` stands for any text.
fn glob(pattern: &str, text: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == text,
        Some((start, rest)) => text.strip_prefix(start).is_some_and(|text| {
            rest.is_empty()
                || (0..=text.len()).filter(|at| text.is_char_boundary(*at)).any(|at| glob(rest, &text[at..]))
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault(text: &str) -> Fault {
        serde_json::from_str(text).unwrap()
    }

    #[test]
    fn a_fault_waits_and_is_used_up() {
        let mut faults = Faults::new(1);
        faults.add(fault(r#"{"method":"*.locations.*","kind":"internal","after":1,"count":2}"#));
        let mut meet = || faults.meet("x.accounts.locations.list", "/", false).is_some();
        assert_eq!([meet(), meet(), meet(), meet()], [false, true, true, false]);
    }

    #[test]
    fn a_rate_hits_its_part() {
        let mut faults = Faults::new(1);
        faults.add(fault(r#"{"method":"*","kind":"unavailable","rate":0.25}"#));
        let hits = (0..1000).filter(|_| faults.meet("x", "/", false).is_some()).count();
        assert!((200..300).contains(&hits), "{hits}");
    }

    #[test]
    fn patterns_reach_across_dots() {
        assert!(glob("mybusiness.*", "mybusiness.accounts.locations.reviews.list"));
        assert!(glob("*.reviews.*", "mybusiness.accounts.locations.reviews.list"));
        assert!(!glob("*.reviews", "mybusiness.accounts.locations.reviews.list"));
    }
}
