//! Idempotency keys: a repeated request gets the first answer again.

use std::collections::HashMap;

use serde_json::Value;

use crate::error::{Error, Result};

/// Seconds for which an answer is kept.
const KEPT_SECONDS: i64 = 24 * 3_600;
const MAX_KEY: usize = 255;
/// Number of answers from which on old ones are removed, whenever their number has doubled.
const PRUNED_AT: usize = 1_024;

/// Answers by key.
#[derive(Debug, Default)]
pub(crate) struct Answers(HashMap<String, Answer>);

#[derive(Debug)]
struct Answer {
    request: String,
    at: i64,
    status: u16,
    body: Value,
}

impl Answers {
    /// Returns the answer of an earlier request with a key; refuses another request with the same key.
    pub(crate) fn earlier(&mut self, key: &str, request: &str, now: i64) -> Result<Option<(u16, Value)>> {
        if key.is_empty() || key.len() > MAX_KEY {
            return Err(Error::invalid(format!("The idempotency key must be between 1 and {MAX_KEY} characters.")));
        }
        let Some(answer) = self.0.get(key).filter(|answer| now - answer.at < KEPT_SECONDS) else { return Ok(None) };
        if answer.request == request {
            return Ok(Some((answer.status, answer.body.clone())));
        }
        Err(Error::idempotency(format!(
            "Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key \
             other than '{key}' if you meant to execute a different request."
        )))
    }

    /// Keeps an answer.
    pub(crate) fn keep(&mut self, key: &str, request: String, now: i64, status: u16, body: &Value) {
        if self.0.len() >= PRUNED_AT && self.0.len().is_power_of_two() {
            self.0.retain(|_, answer| now - answer.at < KEPT_SECONDS);
        }
        self.0.insert(key.to_owned(), Answer { request, at: now, status, body: body.clone() });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_repeated_for_the_same_request_within_a_day() {
        let mut answers = Answers::default();
        assert_eq!(answers.earlier("k", "POST a", 0).unwrap(), None);
        answers.keep("k", "POST a".into(), 0, 200, &Value::Null);
        assert_eq!(answers.earlier("k", "POST a", KEPT_SECONDS - 1).unwrap(), Some((200, Value::Null)));
        assert_eq!(answers.earlier("k", "POST b", 5).unwrap_err().body["type"], "idempotency_error");
        assert_eq!(answers.earlier("k", "POST b", KEPT_SECONDS).unwrap(), None);
        assert!(answers.earlier(&"x".repeat(256), "POST a", 0).is_err());
    }
}
