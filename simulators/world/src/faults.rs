//! Faults on demand: which requests go wrong, how, and how often. The kinds of faults belong to each simulator.

use serde::{Deserialize, Serialize};

use crate::Dice;

/// Fault that waits for its requests.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Fault<Kind> {
    /// Name of a method (`mybusinessbusinessinformation.locations.patch`, `oauth2.token`); `*` stands for any text.
    pub method: String,
    /// Kind.
    pub kind: Kind,
    /// Number of matching requests that pass first.
    #[serde(default)]
    pub after: u64,
    /// Number of requests that go wrong; all without it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub count: Option<u64>,
    /// Share of matching requests that go wrong, 0 to 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rate: Option<f64>,
    /// Text that the path of a request must contain.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub path: Option<String>,
    /// Duration of faults that delay something.
    #[serde(default)]
    pub milliseconds: u64,
}

/// Faults of a simulator.
#[derive(Debug)]
pub struct Faults<Kind> {
    list: Vec<Fault<Kind>>,
    dice: Dice,
}

impl<Kind: Clone> Faults<Kind> {
    /// Creates an empty list.
    pub fn new(seed: u64) -> Self {
        Self { list: Vec::new(), dice: Dice::new(seed, "faults", 0) }
    }

    /// Adds a fault behind the others.
    pub fn add(&mut self, fault: Fault<Kind>) {
        self.list.push(fault);
    }

    /// Removes all faults.
    pub fn clear(&mut self) {
        self.list.clear();
    }

    /// Returns the remaining faults.
    pub fn list(&self) -> &[Fault<Kind>] {
        &self.list
    }

    /// Returns the first fault that a request meets, and counts it as used. `applies` is false for kinds that cannot
    /// happen to this request.
    pub fn meet(&mut self, method: &str, path: &str, applies: impl Fn(&Kind) -> bool) -> Option<Fault<Kind>> {
        let dice = &mut self.dice;
        let at = self.list.iter_mut().position(|fault| {
            let matches = glob(&fault.method, method)
                && fault.path.as_ref().is_none_or(|part| path.contains(part.as_str()))
                && applies(&fault.kind);
            if !matches {
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
        Some((start, remaining)) => text.strip_prefix(start).is_some_and(|text| {
            remaining.is_empty()
                || (0..=text.len()).filter(|at| text.is_char_boundary(*at)).any(|at| glob(remaining, &text[at..]))
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(text: &str) -> Faults<String> {
        let mut faults = Faults::new(1);
        faults.add(serde_json::from_str(text).unwrap());
        faults
    }

    #[test]
    fn a_fault_waits_and_is_used_up() {
        let mut faults = faults(r#"{"method":"*.locations.*","kind":"internal","after":1,"count":2}"#);
        let mut meet = || faults.meet("x.accounts.locations.list", "/", |_| true).is_some();
        assert_eq!([meet(), meet(), meet(), meet()], [false, true, true, false]);
    }

    #[test]
    fn a_rate_hits_its_part() {
        let mut faults = faults(r#"{"method":"*","kind":"unavailable","rate":0.25}"#);
        let hits = (0..1000).filter(|_| faults.meet("x", "/", |_| true).is_some()).count();
        assert!((200..300).contains(&hits), "{hits}");
    }

    #[test]
    fn patterns_reach_across_dots() {
        assert!(glob("mybusiness.*", "mybusiness.accounts.locations.reviews.list"));
        assert!(glob("*.reviews.*", "mybusiness.accounts.locations.reviews.list"));
        assert!(!glob("*.reviews", "mybusiness.accounts.locations.reviews.list"));
    }
}
