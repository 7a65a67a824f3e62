//! Fetches a page that a stranger names: from the public internet only, once, within bounds.

use std::time::Duration;

use api::{Error, FieldError, Kind, Result};
use encoding_rs::{Encoding, UTF_8};
use outgoing::{Outgoing, Refused};
use reqwest::{Response, header};
use url::Url;

pub use outgoing::{Reach, Resolver};

/// Timeout of fetching a whole page, redirects included.
const TIMEOUT: Duration = Duration::from_secs(5);
/// Maximum size of a page in bytes.
const MAX_PAGE_BYTES: usize = 1024 * 1024;
/// Maximum number of redirects. Each target is checked like the first address.
const REDIRECTS: usize = 3;

/// Fetches pages. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Fetcher(Outgoing);

/// Fetched page.
pub(crate) struct Page {
    /// Address of the page, after redirects.
    pub(crate) url: Url,
    /// Source of the page.
    pub(crate) html: String,
}

impl Fetcher {
    /// Creates a client for addresses within `reach`, with the name resolution of the system.
    pub fn new(reach: Reach) -> Self {
        Self(Outgoing::new(reach))
    }

    /// Fetches pages within `reach`, with `resolver` in place of the system's resolver.
    pub fn with_resolver(reach: Reach, resolver: Resolver) -> Self {
        Self(Outgoing::with_resolver(reach, resolver))
    }

    /// Fetches the page at an address.
    ///
    /// # Errors
    /// 422 with `address_not_allowed`, `page_unreachable`, `no_page` or `page_too_large`.
    pub(crate) async fn fetch(&self, url: Url) -> Result<Page> {
        tokio::time::timeout(TIMEOUT, self.follow(url)).await.unwrap_or_else(|_| Err(unreachable()))
    }

    async fn follow(&self, mut url: Url) -> Result<Page> {
        for _ in 0..=REDIRECTS {
            let response = self.ask(&url).await?;
            if !response.status().is_redirection() {
                return read(url, response).await;
            }
            let to = response.headers().get(header::LOCATION).and_then(|to| to.to_str().ok());
            url = to.and_then(|to| url.join(to).ok()).ok_or_else(unreachable)?;
        }
        Err(unreachable())
    }

    /// One request, to an address that was judged and to no other: the name is not looked up again.
    async fn ask(&self, url: &Url) -> Result<Response> {
        let judged = self.0.judge(url).await.map_err(|refused| match refused {
            Refused::NotAllowed => not_allowed(),
            Refused::UnknownHost => unreachable(),
        })?;
        let client = judged
            .client()
            .timeout(TIMEOUT)
            .user_agent(concat!("VitrineAudit/", env!("CARGO_PKG_VERSION")))
            .build()
            .map_err(Error::internal)?;
        let request = client.get(url.clone()).header(header::ACCEPT, "text/html,application/xhtml+xml");
        request.send().await.map_err(|_| unreachable())
    }
}

/// Parses an address that a visitor typed. Adds `https://` when it has no scheme.
pub(crate) fn address(typed: &str) -> Result<Url> {
    let typed = typed.trim();
    let invalid = || Error::invalid(vec![FieldError::new("url", "invalid_url", "This isn’t a web address.")]);
    if typed.is_empty() || typed.contains(|c: char| c.is_control() || c.is_whitespace() || c == '\\') {
        return Err(invalid());
    }
    let with_scheme = if typed.contains("://") { typed.to_owned() } else { format!("https://{typed}") };
    let mut url = Url::parse(&with_scheme).map_err(|_| invalid())?;
    let is_named = matches!(url.scheme(), "http" | "https") && url.host_str().is_some_and(|host| !host.is_empty());
    url.set_fragment(None);
    if is_named { Ok(url) } else { Err(invalid()) }
}

async fn read(url: Url, mut response: Response) -> Result<Page> {
    if !response.status().is_success() {
        let status = response.status().as_u16();
        return Err(unreachable().with_params(serde_json::json!({ "status": status })));
    }
    let kind = response.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let kind = kind.to_ascii_lowercase();
    if !(kind.is_empty() || kind.starts_with("text/html") || kind.starts_with("application/xhtml+xml")) {
        return Err(Error::new(Kind::Invalid, "no_page", "This address isn’t a web page."));
    }
    let mut bytes = Vec::new();
    while let Some(chunk) = response.chunk().await.map_err(|_| unreachable())? {
        if bytes.len() + chunk.len() > MAX_PAGE_BYTES {
            return Err(Error::new(Kind::Invalid, "page_too_large", "This page is larger than 1 MB."));
        }
        bytes.extend_from_slice(&chunk);
    }
    Ok(Page { url, html: decoded(&kind, &bytes) })
}

/// By the header, else by what the page says of itself, else UTF-8.
fn decoded(kind: &str, bytes: &[u8]) -> String {
    let after = |text: &str| -> Option<&'static Encoding> {
        let (_, label) = text.split_once("charset=")?;
        let end = |c: char| !(c.is_ascii_alphanumeric() || "-_".contains(c));
        Encoding::for_label(label.trim_start_matches(['"', '\'']).split(end).next()?.as_bytes())
    };
    let start = String::from_utf8_lossy(&bytes[..bytes.len().min(1024)]).to_ascii_lowercase();
    let encoding = after(kind).or_else(|| after(&start)).unwrap_or(UTF_8);
    encoding.decode(bytes).0.into_owned()
}

fn not_allowed() -> Error {
    Error::new(Kind::Invalid, "address_not_allowed", "Only public web pages on standard ports can be audited.")
}

fn unreachable() -> Error {
    Error::new(Kind::Invalid, "page_unreachable", "This page doesn’t respond.")
}
