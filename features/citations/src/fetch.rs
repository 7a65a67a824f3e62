//! Reads pages: where robots rules allow it, one request a host at a time, within bounds.

use std::time::Duration;

use api::App;
use encoding_rs::{Encoding, UTF_8};
use jiff::{SignedDuration, Timestamp};
use outgoing::{Outgoing, Reach, Refused};
use reqwest::{Response, header};
use sha2::{Digest, Sha256};
use url::{Host, Url};

use crate::{
    queries::{self, Robots},
    rules::{
        comparison::hex,
        robots::{MAX_FILE, is_allowed},
    },
};

/// Maximum size of a page in bytes.
const MAX_PAGE: usize = 3 * 1024 * 1024;
/// Maximum size of an answer of a register in bytes.
const MAX_ANSWER: usize = 2 * 1024 * 1024;
/// Timeout of a register.
const REGISTER_TIMEOUT: Duration = Duration::from_secs(10);
/// Maximum length of an address in bytes.
const MAX_URL: usize = 2_048;
/// Maximum number of redirects. Each target is judged like the first address.
const MAX_REDIRECTS: usize = 5;
/// Time for which robots rules are kept.
const RULES_RETENTION: SignedDuration = SignedDuration::from_hours(24 * 30);
/// Longest time that a site can ask us to stay away.
const MAX_RETRY_AFTER: u64 = 24 * 3600;

/// Reader of pages for an organization.
#[derive(Clone, Debug)]
pub(crate) struct Web {
    /// Base URL of simulated sites.
    pub(crate) base: Option<String>,
    pub(crate) outgoing: Outgoing,
    pub(crate) pace: Duration,
    pub(crate) patience: Duration,
    pub(crate) agent: String,
}

/// A page as it came.
#[derive(Clone, Debug)]
pub(crate) struct Page {
    pub(crate) url: Url,
    pub(crate) status: u16,
    pub(crate) sha256: String,
    pub(crate) html: String,
}

/// Result of an attempt to read a page.
#[derive(Clone, Debug)]
pub(crate) enum Fetched {
    /// The page.
    Page(Page),
    /// The page does not exist any more.
    Gone(u16),
    /// The site lets no program read the page.
    Blocked(Option<u16>),
    /// No readable answer.
    Failed(Option<u16>),
    /// The host is free at this time.
    Wait(Timestamp),
}

/// Reason why a request has no answer.
enum Unanswered {
    /// We may not go there.
    Refused,
    /// No connection, no answer in time, or a broken one.
    Silent,
}

impl Web {
    /// Reads a page.
    pub(crate) async fn fetch(&self, app: &App, url: &Url) -> api::Result<Fetched> {
        let mut url = url.clone();
        url.set_fragment(None);
        if !is_web(&url) {
            return Ok(Fetched::Failed(None));
        }
        for hop in 0..=MAX_REDIRECTS {
            match self.may_read(app, &url).await? {
                May::Yes => {}
                May::No => return Ok(Fetched::Blocked(None)),
                May::Later(at) => return Ok(Fetched::Wait(at)),
            }
            if hop == 0 {
                if let Some(at) = self.turn(app, &url).await? {
                    return Ok(Fetched::Wait(at));
                }
            } else {
                // Its own turn would begin the chain of redirects anew each time.
                tokio::time::sleep(self.pace).await;
            }
            let Ok(response) = self.ask(&url, self.patience).await else { return Ok(Fetched::Failed(None)) };
            if !response.status().is_redirection() {
                return self.read(app, url, response).await;
            }
            let to = response.headers().get(header::LOCATION).and_then(|to| to.to_str().ok());
            match to.and_then(|to| url.join(to).ok()) {
                Some(to) if is_web(&to) => url = to,
                _ => return Ok(Fetched::Failed(Some(response.status().as_u16()))),
            }
        }
        Ok(Fetched::Failed(None))
    }

    /// Returns the answer of a register as JSON; `None` without a readable one.
    pub(crate) async fn json(&self, url: &Url) -> Option<serde_json::Value> {
        let mut response = self.ask(url, REGISTER_TIMEOUT).await.ok()?;
        if !response.status().is_success() {
            return None;
        }
        let bytes = body(&mut response, MAX_ANSWER).await.ok()??;
        serde_json::from_slice(&bytes).ok()
    }

    /// Returns whether the robots rules of a host allow a page. They are kept for 30 days.
    async fn may_read(&self, app: &App, url: &Url) -> api::Result<May> {
        let (key, now) = (self.key(url), app.now());
        let known_host =
            queries::host(&app.db, &key).await?.filter(|host| now.duration_since(host.fetched_at) < RULES_RETENTION);
        let (robots, rules) = if let Some(host) = known_host {
            (host.robots, host.rules)
        } else {
            if let Some(at) = self.turn(app, url).await? {
                return Ok(May::Later(at));
            }
            let (robots, rules) = self.robots(url).await;
            queries::put_robots(&app.db, &key, robots, &rules, now).await?;
            if !self.pace.is_zero() {
                return Ok(May::Later(after(now, self.pace)));
            }
            (robots, rules)
        };
        let path = match url.query() {
            Some(query) => format!("{}?{query}", url.path()),
            None => url.path().to_owned(),
        };
        Ok(match robots {
            Robots::None => May::Yes,
            Robots::Rules if is_allowed(&rules, &path) => May::Yes,
            Robots::Rules | Robots::Forbidden => May::No,
        })
    }

    /// Fetches the robots rules of a host. A site that answers "not found" has none; one that fails forbids everything.
    async fn robots(&self, url: &Url) -> (Robots, String) {
        let forbidden = || (Robots::Forbidden, String::new());
        let Ok(mut url) = url.join("/robots.txt") else { return forbidden() };
        for _ in 0..=MAX_REDIRECTS {
            let Ok(mut response) = self.ask(&url, self.patience).await else { return forbidden() };
            let status = response.status();
            if status.is_redirection() {
                let to = response.headers().get(header::LOCATION).and_then(|to| to.to_str().ok());
                match to.and_then(|to| url.join(to).ok()).filter(is_web) {
                    Some(to) => url = to,
                    None => return forbidden(),
                }
                continue;
            }
            if status.is_client_error() {
                return (Robots::None, String::new());
            }
            if !status.is_success() {
                return forbidden();
            }
            let Ok(bytes) = start_of(&mut response, MAX_FILE).await else { return forbidden() };
            return (Robots::Rules, String::from_utf8_lossy(&bytes).replace('\0', " "));
        }
        // RFC 9309 treats endless redirects as a missing file; we do not read what we are not allowed for sure.
        forbidden()
    }

    /// Takes a turn at a host. Returns the time at which it is free, when it is not.
    async fn turn(&self, app: &App, url: &Url) -> api::Result<Option<Timestamp>> {
        if self.pace.is_zero() {
            return Ok(None);
        }
        let (key, now) = (self.key(url), app.now());
        if queries::take_turn(&app.db, &key, now, after(now, self.pace)).await? {
            return Ok(None);
        }
        let host = queries::host(&app.db, &key).await?;
        Ok(Some(host.map_or_else(|| after(now, self.pace), |host| host.next_at.max(now))))
    }

    /// Returns the name under which a host is kept. Simulated hosts are others than the real ones.
    fn key(&self, url: &Url) -> String {
        let host = url.host_str().unwrap_or_default();
        match &self.base {
            Some(base) => format!("{base}/{host}"),
            None => format!("{}://{host}:{}", url.scheme(), url.port_or_known_default().unwrap_or_default()),
        }
    }

    /// One request, to an address that was judged and to no other.
    async fn ask(&self, url: &Url, patience: Duration) -> Result<Response, Unanswered> {
        let target = self.target(url).await?;
        let judged = self.outgoing.judge(&target).await.map_err(|refused| match refused {
            Refused::NotAllowed => Unanswered::Refused,
            Refused::UnknownHost => Unanswered::Silent,
        })?;
        let client = judged.client().timeout(patience).user_agent(&self.agent).build();
        let client = client.map_err(|_| Unanswered::Silent)?;
        let request =
            client.get(target).header(header::ACCEPT, "text/html,application/xhtml+xml,application/json;q=0.9");
        request.send().await.map_err(|_| Unanswered::Silent)
    }

    /// Returns the address that is asked: that of the simulator for a simulated site. Private addresses are refused all
    /// the same.
    async fn target(&self, url: &Url) -> Result<Url, Unanswered> {
        let Some(base) = &self.base else { return Ok(url.clone()) };
        match url.host() {
            Some(Host::Domain(name)) if name.contains('.') && !name.ends_with(".localhost") => {}
            Some(Host::Domain(_)) | None => return Err(Unanswered::Refused),
            Some(_) => {
                Outgoing::new(Reach::Public).judge(url).await.map_err(|_| Unanswered::Refused)?;
            }
        }
        let host = url.host_str().unwrap_or_default();
        let query = url.query().map(|query| format!("?{query}")).unwrap_or_default();
        Url::parse(&format!("{base}/{host}{}{query}", url.path())).map_err(|_| Unanswered::Refused)
    }

    async fn read(&self, app: &App, url: Url, mut response: Response) -> api::Result<Fetched> {
        let status = response.status().as_u16();
        match status {
            404 | 410 => return Ok(Fetched::Gone(status)),
            401 | 403 | 405 | 429 => {
                self.stay_away(app, &url, &response).await?;
                return Ok(Fetched::Blocked(Some(status)));
            }
            503 => {
                self.stay_away(app, &url, &response).await?;
                return Ok(Fetched::Failed(Some(status)));
            }
            200..300 => {}
            _ => return Ok(Fetched::Failed(Some(status))),
        }
        let kind = text_of(&response, &header::CONTENT_TYPE).to_ascii_lowercase();
        // We asked for no compression: a compressed answer could be of any size.
        let is_compressed = !matches!(&*text_of(&response, &header::CONTENT_ENCODING), "" | "identity");
        if !kind.starts_with("text/html") || is_compressed {
            return Ok(Fetched::Failed(Some(status)));
        }
        let Ok(Some(bytes)) = body(&mut response, MAX_PAGE).await else { return Ok(Fetched::Failed(Some(status))) };
        let html = decoded(&kind, &bytes);
        if is_challenge(&html) {
            return Ok(Fetched::Blocked(Some(status)));
        }
        Ok(Fetched::Page(Page { url, status, sha256: hex(&Sha256::digest(&bytes)), html }))
    }

    /// Stays away from a host for as long as it asks for.
    async fn stay_away(&self, app: &App, url: &Url, response: &Response) -> api::Result<()> {
        let seconds = text_of(response, &header::RETRY_AFTER).parse::<u64>().unwrap_or_default().min(MAX_RETRY_AFTER);
        if seconds > 0 && !self.pace.is_zero() {
            let now = app.now();
            let next = after(now, Duration::from_secs(seconds));
            queries::take_turn(&app.db, &self.key(url), after(now, self.pace), next).await?;
        }
        Ok(())
    }
}

/// Answer of robots rules about a page.
enum May {
    Yes,
    No,
    Later(Timestamp),
}

fn after(now: Timestamp, wait: Duration) -> Timestamp {
    now + SignedDuration::try_from(wait).unwrap_or(SignedDuration::from_secs(10))
}

fn is_web(url: &Url) -> bool {
    let is_short = url.as_str().len() <= MAX_URL;
    is_short && matches!(url.scheme(), "http" | "https") && url.username().is_empty() && url.password().is_none()
}

fn text_of(response: &Response, name: &header::HeaderName) -> String {
    response.headers().get(name).and_then(|value| value.to_str().ok()).unwrap_or_default().to_owned()
}

/// Reads a body; `None` for a larger one than `most`.
async fn body(response: &mut Response, most: usize) -> reqwest::Result<Option<Vec<u8>>> {
    let mut bytes = Vec::new();
    while let Some(chunk) = response.chunk().await? {
        if bytes.len() + chunk.len() > most {
            return Ok(None);
        }
        bytes.extend_from_slice(&chunk);
    }
    Ok(Some(bytes))
}

/// Reads the first bytes of a body.
async fn start_of(response: &mut Response, most: usize) -> reqwest::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    while let Some(chunk) = response.chunk().await? {
        bytes.extend_from_slice(&chunk[..chunk.len().min(most - bytes.len())]);
        if bytes.len() == most {
            break;
        }
    }
    Ok(bytes)
}

/// By the header, else by what the page says of itself, else UTF-8.
fn decoded(kind: &str, bytes: &[u8]) -> String {
    let named = |text: &str| -> Option<&'static Encoding> {
        let (_, label) = text.split_once("charset=")?;
        let end = |c: char| !(c.is_ascii_alphanumeric() || "-_".contains(c));
        Encoding::for_label(label.trim_start_matches(['"', '\'', ' ']).split(end).next()?.as_bytes())
    };
    let start = String::from_utf8_lossy(&bytes[..bytes.len().min(1024)]).to_ascii_lowercase();
    let encoding = named(kind).or_else(|| named(&start)).unwrap_or(UTF_8);
    encoding.decode(bytes).0.into_owned()
}

/// Returns true for a page that asks whether a person reads it.
fn is_challenge(html: &str) -> bool {
    const SIGNS: [&str; 5] = ["cf-challenge", "challenge-platform", "g-recaptcha", "px-captcha", "_incapsula_resource"];
    let start: String = html.chars().take(20_000).collect::<String>().to_ascii_lowercase();
    html.len() < 20_000 && SIGNS.iter().any(|sign| start.contains(sign))
}
