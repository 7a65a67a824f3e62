//! Client of all makers: one per process.

use std::{
    collections::HashMap,
    hash::{DefaultHasher, Hash, Hasher},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use bytes::Bytes;
use reqwest::{Client, Response, header, redirect::Policy};
use serde_json::Value;
use tokio::time::{Instant, timeout, timeout_at};

use crate::{
    Answer, Failure, Maker, Piece, Prompt,
    clean::visible,
    rest::Rests,
    retry,
    sse::Reader,
    wire::{Dialect, Reading, Wire, wire},
};

/// Maximum size of an answer, in bytes.
const MAX_BYTES: usize = 1024 * 1024;
/// Maximum size of the text of an answer, in bytes.
const MAX_TEXT: usize = 16 * 1024;
/// Maximum size of the body of a refusal that is read, in bytes.
const MAX_REFUSAL: usize = 16 * 1024;
/// Maximum number of dialects that are remembered.
const MAX_DIALECTS: usize = 1_000;

/// Timeouts of a draft.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Timeout of connecting.
    pub connect: Duration,
    /// Timeout of the first piece of an answer.
    pub first_piece: Duration,
    /// Timeout of a draft with all repetitions.
    pub whole: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        let (connect, first_piece) = (Duration::from_secs(5), Duration::from_secs(20));
        Self { connect, first_piece, whole: Duration::from_mins(1) }
    }
}

/// Client of all makers. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Engine(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    /// `None` when TLS is not available: every draft then fails.
    http: Option<Client>,
    limits: Limits,
    rests: Mutex<Rests>,
    /// Dialects that differ from the usual one, by base address and model.
    dialects: Mutex<HashMap<(String, String), Dialect>>,
}

impl Default for Engine {
    fn default() -> Self {
        Self::new(Limits::default())
    }
}

impl Engine {
    /// Creates the client.
    pub fn new(limits: Limits) -> Self {
        let http = Client::builder()
            .connect_timeout(limits.connect)
            .redirect(Policy::none())
            .user_agent(concat!("Vitrine/", env!("CARGO_PKG_VERSION")))
            .build();
        let http = http.inspect_err(|error| tracing::error!(%error, "makers of drafts cannot be asked"));
        Self(Arc::new(Inner { http: http.ok(), limits, rests: Mutex::default(), dialects: Mutex::default() }))
    }

    /// Asks a maker for a draft. `on_piece` gets the text while it is written. Dropping the future ends the call.
    ///
    /// # Errors
    /// [`Failure`], after the repetitions that it allows.
    pub async fn draft(
        &self,
        maker: &Maker,
        prompt: &Prompt,
        on_piece: &mut (dyn FnMut(Piece) + Send),
    ) -> Result<Answer, Failure> {
        let key = key_of(maker);
        if held(&self.0.rests).is_resting(key, Instant::now()) {
            return Err(Failure::Resting);
        }
        let end = Instant::now() + self.0.limits.whole;
        let mut retries = 0;
        loop {
            let outcome = timeout_at(end, self.call(maker, prompt, on_piece)).await.unwrap_or(Err(Failure::Slow));
            let failure = match outcome {
                Ok(answer) => {
                    held(&self.0.rests).worked(key);
                    return Ok(answer);
                }
                Err(failure) => failure,
            };
            if failure.is_of_server() {
                held(&self.0.rests).failed(key, Instant::now());
            }
            tracing::warn!(kind = maker.kind.as_str(), code = failure.code(), retries, "a call for a draft failed");
            let left = end.saturating_duration_since(Instant::now());
            let Some(pause) = retry::pause(&failure, retries, left, rand::random()) else { return Err(failure) };
            on_piece(Piece::Restart);
            tokio::time::sleep(pause).await;
            retries += 1;
        }
    }

    /// Makes one call, and another one in the dialect that a refusal asks for.
    async fn call(
        &self,
        maker: &Maker,
        prompt: &Prompt,
        on_piece: &mut (dyn FnMut(Piece) + Send),
    ) -> Result<Answer, Failure> {
        let name = (maker.base.clone(), maker.model.clone());
        let mut dialect = held(&self.0.dialects).get(&name).copied().unwrap_or_default();
        // Two parameters can be refused one after the other.
        for _ in 0..2 {
            let response = self.send(maker, prompt, dialect).await?;
            let status = response.status().as_u16();
            if response.status().is_success() {
                return self.read(wire(maker.kind), response, on_piece).await;
            }
            let retry_after = response.headers().get(header::RETRY_AFTER);
            let retry_after = retry_after.and_then(|value| value.to_str().ok()?.trim().parse().ok());
            let body = refusal(response).await;
            let corrected = dialect.corrected(&body).filter(|_| matches!(status, 400 | 422));
            let Some(corrected) = corrected else { return Err(retry::failure(status, &body, retry_after)) };
            dialect = corrected;
            let mut dialects = held(&self.0.dialects);
            if dialects.len() >= MAX_DIALECTS {
                dialects.clear();
            }
            dialects.insert(name.clone(), dialect);
        }
        let response = self.send(maker, prompt, dialect).await?;
        if !response.status().is_success() {
            return Err(retry::failure(response.status().as_u16(), &refusal(response).await, None));
        }
        self.read(wire(maker.kind), response, on_piece).await
    }

    async fn send(&self, maker: &Maker, prompt: &Prompt, dialect: Dialect) -> Result<Response, Failure> {
        let wire = wire(maker.kind);
        let http = self.0.http.as_ref().ok_or(Failure::Unreachable)?;
        let mut request = http.post(wire.address(&maker.base)).json(&wire.body(&maker.model, prompt, dialect));
        for (name, value) in wire.headers(maker.key.as_deref()) {
            request = request.header(name, value);
        }
        let sent = timeout(self.0.limits.first_piece, request.send()).await.map_err(|_| Failure::Slow)?;
        sent.map_err(|error| if error.is_timeout() { Failure::Slow } else { Failure::Unreachable })
    }

    /// Reads an answer, streamed or in one piece.
    async fn read(
        &self,
        wire: &dyn Wire,
        mut response: Response,
        on_piece: &mut (dyn FnMut(Piece) + Send),
    ) -> Result<Answer, Failure> {
        let kind = response.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
        let is_stream = kind.is_some_and(|kind| kind.starts_with("text/event-stream"));
        let (mut reader, mut answer, mut visible_length) = (Reader::default(), Reading::default(), 0);
        let (mut size, mut whole) = (0, Vec::new());
        while let Some(piece) = self.piece(&mut response, size == 0).await? {
            size += piece.len();
            if size > MAX_BYTES {
                return Err(Failure::TooLarge);
            }
            if !is_stream {
                whole.extend_from_slice(&piece);
                continue;
            }
            for event in reader.read(&piece) {
                wire.read(&mut answer, &event)?;
            }
            if answer.text.len() > MAX_TEXT {
                return Err(Failure::TooLarge);
            }
            let text = visible(&answer.text);
            if text.len() > visible_length {
                on_piece(Piece::Text(text[visible_length..].to_owned()));
                visible_length = text.len();
            }
            if answer.is_complete {
                break;
            }
        }
        if !is_stream {
            let body: Value = serde_json::from_slice(&whole).map_err(|_| Failure::Broken)?;
            wire.read_whole(&mut answer, &body)?;
            on_piece(Piece::Text(visible(&answer.text).to_owned()));
        }
        answer.check()?;
        let text = visible(&answer.text).trim_end();
        if text.is_empty() {
            return Err(Failure::Declined);
        }
        if text.len() > MAX_TEXT {
            return Err(Failure::TooLarge);
        }
        Ok(Answer { text: text.to_owned(), model: answer.model, usage: answer.usage })
    }

    async fn piece(&self, response: &mut Response, is_first: bool) -> Result<Option<Bytes>, Failure> {
        let limit = if is_first { self.0.limits.first_piece } else { self.0.limits.whole };
        let piece = timeout(limit, response.chunk()).await.map_err(|_| Failure::Slow)?;
        piece.map_err(|_| Failure::Broken)
    }
}

/// Returns the beginning of the body of a refusal.
async fn refusal(mut response: Response) -> String {
    let mut body = Vec::new();
    while let Ok(Some(piece)) = response.chunk().await {
        body.extend_from_slice(&piece);
        if body.len() > MAX_REFUSAL {
            break;
        }
    }
    String::from_utf8_lossy(&body).into_owned()
}

/// Identifies a maker. The key is part of it, so that a wrong key of one organization affects no other.
fn key_of(maker: &Maker) -> u64 {
    let mut hasher = DefaultHasher::new();
    (&maker.base, &maker.model, &maker.key).hash(&mut hasher);
    hasher.finish()
}

fn held<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
