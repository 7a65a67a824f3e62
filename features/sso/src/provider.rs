//! Requests to providers: bounded, without redirects, to public addresses only.

use std::time::Duration;

use base64::{Engine, prelude::BASE64_STANDARD};
use jiff::{SignedDuration, Timestamp};
use outgoing::{Outgoing, Reach};
use reqwest::{Method, header};
use serde_json::{Map, Value};
use url::{Url, form_urlencoded};

use crate::{
    provider_cache::KeyRead,
    rules::{
        documents::{self, Discovery, Tokens},
        jose::{Key, Reason},
    },
    settings::Sso,
};

/// Timeout of a document.
const TIMEOUT: Duration = Duration::from_secs(5);
/// Timeout of the token endpoint.
const TOKEN_TIMEOUT: Duration = Duration::from_secs(10);
/// Maximum size of a document in bytes.
const MAX_DOCUMENT: usize = 256 * 1024;
/// Maximum size of an answer of the token endpoint in bytes.
const MAX_TOKENS: usize = 64 * 1024;
/// Time for which a configuration is not read again.
const CACHE_LIFETIME: SignedDuration = SignedDuration::from_hours(24);
/// Time for which a configuration is used while it cannot be read again.
const STALE_LIFETIME: SignedDuration = SignedDuration::from_hours(7 * 24);
/// Interval between two reads of keys because of an unknown one.
const KEY_PAUSE: SignedDuration = SignedDuration::from_secs(60);
/// Maximum number of such reads per hour and issuer.
const MAX_KEY_READS: usize = 10;

impl Sso {
    /// Returns the configuration of an issuer, from memory for a day; the old one for a week while it cannot be read.
    pub(crate) async fn discovery(&self, issuer: &str, now: Timestamp) -> Result<Discovery, Reason> {
        let entry = self.0.providers.entry(issuer);
        let mut entry = entry.lock().await;
        if let Some((cached, read_at)) = &entry.discovery
            && now.duration_since(*read_at) < CACHE_LIFETIME
        {
            return Ok(cached.clone());
        }
        let read = async {
            let (status, _, body) =
                self.ask(Method::GET, &documents::configuration_of(issuer), TIMEOUT, MAX_DOCUMENT, None).await?;
            if status != 200 {
                return Err("provider_unreachable");
            }
            documents::discovery(&body, issuer, |url| self.is_allowed(url))
        };
        match read.await {
            Ok(discovery) => {
                entry.discovery = Some((discovery.clone(), now));
                Ok(discovery)
            }
            Err(reason) => match &entry.discovery {
                Some((cached, read_at)) if now.duration_since(*read_at) < STALE_LIFETIME => Ok(cached.clone()),
                _ => Err(reason),
            },
        }
    }

    /// Returns the keys of an issuer. They are read again when they are old, or when one is unknown: then once a minute,
    /// and ten times an hour for each reason.
    pub(crate) async fn keys(
        &self,
        issuer: &str,
        discovery: &Discovery,
        reason: KeyRead,
        now: Timestamp,
    ) -> Result<Vec<Key>, Reason> {
        let entry = self.0.providers.entry(issuer);
        let mut entry = entry.lock().await;
        let is_fresh = entry.keys_until.is_some_and(|until| now < until);
        if let Some((cached, read_at)) = &entry.keys
            && is_fresh
        {
            let cached = cached.clone();
            let is_recent = now.duration_since(*read_at) < KEY_PAUSE;
            let Some(reads) = entry.reads(reason).filter(|_| !is_recent) else { return Ok(cached) };
            reads.retain(|at| now.duration_since(*at) < SignedDuration::from_hours(1));
            let is_recent = reads.last().is_some_and(|at| now.duration_since(*at) < KEY_PAUSE);
            if is_recent || reads.len() >= MAX_KEY_READS {
                return Ok(cached);
            }
            reads.push(now);
        }
        let (status, cache, body) = self.ask(Method::GET, &discovery.jwks_uri, TIMEOUT, MAX_DOCUMENT, None).await?;
        if status != 200 {
            return Err("provider_unreachable");
        }
        let keys = documents::keys(&body)?;
        entry.keys = Some((keys.clone(), now));
        entry.keys_until = Some(now + SignedDuration::from_secs(documents::lifetime(cache.as_deref())));
        Ok(keys)
    }

    /// Exchanges a code at the token endpoint. It is tried once, because a code is used once.
    pub(crate) async fn exchange(
        &self,
        discovery: &Discovery,
        (client_id, secret): (&str, Option<&str>),
        (code, redirect_uri, verifier): (&str, &str, &str),
    ) -> Result<Tokens, Reason> {
        let mut fields = vec![
            ("grant_type", "authorization_code"),
            ("code", code),
            ("redirect_uri", redirect_uri),
            ("code_verifier", verifier),
        ];
        let methods = discovery.token_endpoint_auth_methods_supported.as_deref();
        let has = |name: &str| methods.is_some_and(|methods| methods.iter().any(|method| method == name));
        let mut authorization = None;
        match secret {
            None => fields.push(("client_id", client_id)),
            Some(secret) if has("client_secret_post") && !has("client_secret_basic") => {
                fields.extend([("client_id", client_id), ("client_secret", secret)]);
            }
            Some(secret) => {
                let encoded = |text: &str| form_urlencoded::byte_serialize(text.as_bytes()).collect::<String>();
                let pair = format!("{}:{}", encoded(client_id), encoded(secret));
                authorization = Some(format!("Basic {}", BASE64_STANDARD.encode(pair)));
            }
        }
        let form = form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish();
        let body = Body { form, authorization };
        let answer = self.ask(Method::POST, &discovery.token_endpoint, TOKEN_TIMEOUT, MAX_TOKENS, Some(body)).await;
        let (status, _, body) = answer?;
        documents::tokens(status, &body)
    }

    /// Reads the claims of the userinfo endpoint.
    pub(crate) async fn userinfo(&self, address: &str, access_token: &str) -> Result<Map<String, Value>, Reason> {
        let body = Body { form: String::new(), authorization: Some(format!("Bearer {access_token}")) };
        let (status, _, body) = self.ask(Method::GET, address, TIMEOUT, MAX_DOCUMENT, Some(body)).await?;
        if status != 200 {
            return Err("userinfo_refused");
        }
        serde_json::from_slice(&body).map_err(|_| "userinfo_malformed")
    }

    async fn ask(
        &self,
        method: Method,
        address: &str,
        timeout: Duration,
        max: usize,
        body: Option<Body>,
    ) -> Result<(u16, Option<String>, Vec<u8>), Reason> {
        let url = Url::parse(address).map_err(|_| "discovery_malformed")?;
        if !self.is_allowed(&url) {
            return Err("discovery_http");
        }
        let everywhere = Outgoing::new(Reach::Everywhere);
        let outgoing = if self.is_simulator(&url) { &everywhere } else { &self.0.settings.outgoing };
        let judged = outgoing.judge(&url).await.map_err(|_| "provider_private_address")?;
        let client = judged.client().timeout(timeout).build().map_err(|_| "provider_unreachable")?;
        let mut request = client.request(method.clone(), url).header(header::ACCEPT, "application/json");
        if let Some(Body { form, authorization }) = body {
            if method == Method::POST {
                request = request.header(header::CONTENT_TYPE, "application/x-www-form-urlencoded").body(form);
            }
            if let Some(authorization) = authorization {
                request = request.header(header::AUTHORIZATION, authorization);
            }
        }
        let mut answer = request.send().await.map_err(|_| "provider_unreachable")?;
        let status = answer.status().as_u16();
        if answer.status().is_redirection() {
            return Err("provider_redirects");
        }
        let cache =
            answer.headers().get(header::CACHE_CONTROL).and_then(|value| value.to_str().ok()).map(str::to_owned);
        let mut bytes = Vec::new();
        while let Some(piece) = answer.chunk().await.map_err(|_| "provider_unreachable")? {
            bytes.extend_from_slice(&piece);
            if bytes.len() > max {
                return Err("provider_answer_too_large");
            }
        }
        Ok((status, cache, bytes))
    }
}

struct Body {
    form: String,
    authorization: Option<String>,
}
