//! Answers of public pages.

use std::io::Write;

use api::Error;
use axum::{
    body::Body,
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use base64::{
    Engine,
    prelude::{BASE64_STANDARD, BASE64_URL_SAFE_NO_PAD},
};
use bytes::Bytes;
use flate2::{Compression, write::GzEncoder};
use page_templates::Look;
use sha2::{Digest, Sha256};

/// Minimum size at which a document is compressed, in bytes.
const MIN_GZIP: usize = 1_000;
const CACHE_CONTROL_FRESH: HeaderValue = HeaderValue::from_static("public, max-age=60, stale-while-revalidate=600");
const NO_STORE: HeaderValue = HeaderValue::from_static("no-store");

/// Kind of a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Html,
    Xml,
    Text,
}

impl Kind {
    fn content_type(self) -> HeaderValue {
        HeaderValue::from_static(match self {
            Self::Html => "text/html; charset=utf-8",
            Self::Xml => "application/xml; charset=utf-8",
            Self::Text => "text/plain; charset=utf-8",
        })
    }
}

/// Rendered document with what its answer needs.
#[derive(Debug)]
pub(crate) struct Document {
    kind: Kind,
    status: StatusCode,
    plain: Bytes,
    gzip: Option<Bytes>,
    etag: HeaderValue,
    policy: HeaderValue,
    is_noindex: bool,
}

impl Document {
    /// Prepares a document.
    pub(crate) fn new(kind: Kind, status: StatusCode, text: String, look: Option<Look>) -> Self {
        let hash = Sha256::digest(text.as_bytes());
        let tag = BASE64_URL_SAFE_NO_PAD.encode(&hash[..12]);
        let gzip = (text.len() >= MIN_GZIP).then(|| gzipped(text.as_bytes())).flatten();
        Self {
            kind,
            status,
            gzip,
            etag: HeaderValue::from_str(&format!("W/\"{tag}\"")).unwrap_or(NO_STORE),
            policy: policy(look),
            is_noindex: false,
            plain: text.into(),
        }
    }

    /// Tells search engines to leave the document out.
    #[must_use]
    pub(crate) fn noindex(mut self, is_noindex: bool) -> Self {
        self.is_noindex = is_noindex;
        self
    }

    pub(crate) fn size(&self) -> usize {
        self.plain.len() + self.gzip.as_ref().map_or(0, Bytes::len) + 300
    }

    /// Returns the answer to a request: 304 when it has the document.
    pub(crate) fn answer(&self, headers: &HeaderMap) -> Response {
        let value = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok()).unwrap_or_default();
        let known_tags = value(header::IF_NONE_MATCH);
        let etag = self.etag.to_str().unwrap_or_default();
        let is_known =
            self.status == StatusCode::OK && known_tags.split(',').any(|tag| tag.trim() == etag || tag.trim() == "*");
        let accepts_gzip = value(header::ACCEPT_ENCODING).split(',').any(|coding| {
            let coding = coding.trim();
            coding == "gzip" || (coding.starts_with("gzip;") && !coding.ends_with("q=0"))
        });
        let gzip = self.gzip.as_ref().filter(|_| accepts_gzip);
        let body = match (is_known, gzip) {
            (true, _) => Body::empty(),
            (false, Some(gzip)) => Body::from(gzip.clone()),
            (false, None) => Body::from(self.plain.clone()),
        };
        let mut response = Response::new(body);
        *response.status_mut() = if is_known { StatusCode::NOT_MODIFIED } else { self.status };
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, self.kind.content_type());
        headers
            .insert(header::CACHE_CONTROL, if self.status == StatusCode::OK { CACHE_CONTROL_FRESH } else { NO_STORE });
        headers.insert(header::ETAG, self.etag.clone());
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        headers.insert(header::CONTENT_SECURITY_POLICY, self.policy.clone());
        if gzip.is_some() && !is_known {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        }
        if self.is_noindex {
            headers.insert("x-robots-tag", HeaderValue::from_static("noindex"));
        }
        response
    }
}

/// Returns an answer that leads elsewhere.
pub(crate) fn redirect(status: StatusCode, to: &str) -> Response {
    let mut response = status.into_response();
    let location = HeaderValue::from_str(to);
    let Ok(location) = location else { return Error::not_found().into_response() };
    let headers = response.headers_mut();
    headers.insert(header::LOCATION, location);
    // A page that comes back is found again: no browser keeps the answer for longer.
    let is_kept = status == StatusCode::MOVED_PERMANENTLY;
    headers.insert(header::CACHE_CONTROL, if is_kept { CACHE_CONTROL_FRESH } else { NO_STORE });
    headers.insert("x-robots-tag", HeaderValue::from_static("noindex"));
    response
}

/// Returns the content policy: the style of the look and pictures of this instance, nothing else.
fn policy(look: Option<Look>) -> HeaderValue {
    let style = match look {
        Some(look) => {
            let hash = BASE64_STANDARD.encode(Sha256::digest(page_templates::style(look).as_bytes()));
            format!("style-src 'sha256-{hash}'; ")
        }
        None => String::new(),
    };
    let policy = format!(
        "default-src 'none'; {style}img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    );
    HeaderValue::from_str(&policy).unwrap_or(HeaderValue::from_static("default-src 'none'"))
}

fn gzipped(text: &[u8]) -> Option<Bytes> {
    let mut encoder = GzEncoder::new(Vec::with_capacity(text.len() / 3), Compression::new(6));
    encoder.write_all(text).ok()?;
    encoder.finish().ok().map(Into::into)
}
