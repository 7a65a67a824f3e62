//! Pages of lists: sizes within Google's limits, tokens bound to the request they continue.

use base64::{Engine, prelude::BASE64_URL_SAFE};
use jiff::{SignedDuration, Timestamp};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::{error::Refusal, query::Query};

/// Lifetime of a page token.
const LIFETIME: SignedDuration = SignedDuration::from_hours(1);

/// Start and size of a page.
#[derive(Debug)]
pub(crate) struct Page {
    from: usize,
    size: usize,
    bound_to: String,
    now: Timestamp,
}

impl Page {
    /// Reads `pageSize` and `pageToken` of a query.
    pub(crate) fn read(query: &Query, path: &str, sizes: (usize, usize), now: Timestamp) -> Result<Self, Refusal> {
        let size = query.number("pageSize");
        Self::new(size, query.get("pageToken"), &json!([path, query.fingerprint()]), sizes, now)
    }

    /// As [`Page::read`], for methods that take both in the body; `sizes` is the default and the largest.
    pub(crate) fn new(
        size: i64,
        token: Option<&str>,
        request: &Value,
        (default, largest): (usize, usize),
        now: Timestamp,
    ) -> Result<Self, Refusal> {
        let bound_to = BASE64_URL_SAFE.encode(&Sha256::digest(request.to_string())[..9]);
        let size = match usize::try_from(size) {
            Ok(0) => default,
            Ok(size) if size <= largest => size,
            _ => return Err(Refusal::field("page_size", &format!("Page size must be between 0 and {largest}."))),
        };
        let from = match token.filter(|token| !token.is_empty()) {
            Some(token) => unpack(token, &bound_to, now).ok_or_else(expired)?,
            None => 0,
        };
        Ok(Self { from, size, bound_to, now })
    }

    /// The items of this page and the token of the next, out of all.
    pub(crate) fn cut<T>(&self, all: impl ExactSizeIterator<Item = T>) -> (Vec<T>, Option<String>) {
        let total = all.len();
        let items: Vec<T> = all.skip(self.from).take(self.size).collect();
        (items, self.next(total))
    }

    fn next(&self, total: usize) -> Option<String> {
        let next = self.from + self.size;
        let text = format!("{next}:{}:{}", self.now.as_second(), self.bound_to);
        (next < total).then(|| BASE64_URL_SAFE.encode(text))
    }
}

/// 400 for a token that does not continue this list, or is too old.
pub(crate) fn expired() -> Refusal {
    Refusal::field("page_token", "Page token is invalid or has expired.")
}

fn unpack(token: &str, bound_to: &str, now: Timestamp) -> Option<usize> {
    let text = String::from_utf8(BASE64_URL_SAFE.decode(token).ok()?).ok()?;
    let mut parts = text.splitn(3, ':');
    let from = parts.next()?.parse().ok()?;
    let at = Timestamp::from_second(parts.next()?.parse().ok()?).ok()?;
    (parts.next()? == bound_to && now.duration_since(at) <= LIFETIME).then_some(from)
}
