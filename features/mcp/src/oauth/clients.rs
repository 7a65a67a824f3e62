//! Clients by their id: the metadata document at the address that the id is, or what the client registered.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
    time::Duration,
};

use api::{Error, Kind};
use jiff::{SignedDuration, Timestamp};
use outgoing::{Outgoing, Refused};
use reqwest::{Response, header};
use url::Url;

use super::{client_rules as rules, types::Client};

/// Timeout of a document.
const TIMEOUT: Duration = Duration::from_secs(5);
/// Maximum size of a document in bytes.
const MAX_DOCUMENT: usize = 64 * 1024;
/// Time for which a document is known that names none.
const DEFAULT_FRESHNESS: i64 = 3600;
/// Maximum time for which a document is known, in seconds.
const MAX_FRESHNESS: i64 = 24 * 3600;
/// Documents that are known at once.
const MAX_CACHED: usize = 1000;

/// Reader of metadata documents, with those that it knows.
pub(crate) struct Clients {
    outgoing: Outgoing,
    /// Origin whose documents are read without TLS, in tests.
    insecure_origin: Option<String>,
    cache: Mutex<HashMap<String, (Client, Timestamp)>>,
}

impl Clients {
    /// Creates a reader that asks only addresses that `outgoing` allows.
    pub(crate) fn new(outgoing: Outgoing, insecure_origin: Option<String>) -> Self {
        Self { outgoing, insecure_origin, cache: Mutex::default() }
    }

    /// Returns the client of an id.
    ///
    /// # Errors
    /// 422 `client_unknown`, `client_unreachable` or `client_invalid`.
    pub(crate) async fn find(&self, id: &str, now: Timestamp) -> api::Result<Client> {
        if let Some(client) = rules::registered(id) {
            return Ok(client);
        }
        let Some(url) = rules::document_address(id, self.insecure_origin.as_deref()) else {
            return Err(refusal("client_unknown", "This assistant isn’t known. Connect it again from the assistant."));
        };
        if let Some(client) = self.cached(id, now) {
            return Ok(client);
        }
        let (bytes, freshness) =
            tokio::time::timeout(TIMEOUT, self.read(&url)).await.unwrap_or_else(|_| Err(unreachable()))?;
        let client = rules::document(&url, &bytes)
            .ok_or_else(|| refusal("client_invalid", "The metadata document of the assistant isn’t valid."))?;
        if freshness > 0 {
            let mut cache = self.cache.lock().unwrap_or_else(PoisonError::into_inner);
            if cache.len() >= MAX_CACHED {
                cache.clear();
            }
            cache.insert(id.to_owned(), (client.clone(), now + SignedDuration::from_secs(freshness)));
        }
        Ok(client)
    }

    fn cached(&self, id: &str, now: Timestamp) -> Option<Client> {
        let cache = self.cache.lock().unwrap_or_else(PoisonError::into_inner);
        cache.get(id).filter(|(_, until)| *until > now).map(|(client, _)| client.clone())
    }

    /// Reads a document, with the seconds for which it may be known. A redirect is refused: the id is the address.
    async fn read(&self, url: &Url) -> api::Result<(Vec<u8>, i64)> {
        let judged = self.outgoing.judge(url).await.map_err(|refused| match refused {
            Refused::NotAllowed => refusal("client_invalid", "The address of the assistant isn’t public."),
            Refused::UnknownHost => unreachable(),
        })?;
        let client = judged.client().timeout(TIMEOUT).build().map_err(Error::internal)?;
        let request = client.get(url.clone()).header(header::ACCEPT, "application/json");
        let mut response = request.send().await.map_err(|_| unreachable())?;
        if response.status() != 200 {
            return Err(unreachable());
        }
        let freshness = freshness(&response);
        let mut bytes = Vec::new();
        while let Some(piece) = response.chunk().await.map_err(|_| unreachable())? {
            bytes.extend_from_slice(&piece);
            if bytes.len() > MAX_DOCUMENT {
                return Err(refusal("client_invalid", "The metadata document of the assistant is too large."));
            }
        }
        Ok((bytes, freshness))
    }
}

/// Returns the seconds for which an answer may be known, by `Cache-Control`.
fn freshness(response: &Response) -> i64 {
    let control = response.headers().get(header::CACHE_CONTROL).and_then(|value| value.to_str().ok());
    seconds(control.unwrap_or_default())
}

fn seconds(control: &str) -> i64 {
    let control = control.to_ascii_lowercase();
    let mut directives = control.split(',').map(str::trim);
    if directives.clone().any(|directive| matches!(directive, "no-store" | "no-cache")) {
        return 0;
    }
    let age = directives.find_map(|directive| directive.strip_prefix("max-age=")?.parse::<i64>().ok());
    age.unwrap_or(DEFAULT_FRESHNESS).clamp(0, MAX_FRESHNESS)
}

fn refusal(code: &'static str, detail: &str) -> Error {
    Error::new(Kind::Invalid, code, detail)
}

fn unreachable() -> Error {
    refusal("client_unreachable", "The metadata document of the assistant can’t be read. Try again later.")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_document_is_known_as_long_as_its_headers_say_but_a_day_at_most() {
        for (control, freshness) in [
            ("", 3600),
            ("public, max-age=60", 60),
            ("max-age=0", 0),
            ("max-age=99999999", 86400),
            ("max-age=-5", 0),
            ("No-Store, max-age=60", 0),
            ("no-cache", 0),
        ] {
            assert_eq!(seconds(control), freshness, "{control}");
        }
    }
}
