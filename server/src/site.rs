//! Output of the web build: pages of the public site, the app, their files. Debug builds read them from `web/dist`,
//! other builds embed them; text only compressed, which takes a third of the space.

mod claims;
mod company;
mod placeholders;
mod redirects;

use std::{borrow::Cow, io, sync::Arc};

use ::site::Company;
use axum::{
    body::Body,
    http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header},
    response::{IntoResponse, Redirect, Response},
};
use bytes::Bytes;
use rust_embed::{Embed, EmbeddedFile};

pub use self::claims::SiteClaims;
use self::{placeholders::FilledPages, redirects::Redirects};

#[derive(Embed)]
#[folder = "../web/dist"]
#[allow_missing = true]
#[exclude = ".vite/*"]
#[exclude = "*.html"]
#[exclude = "*.xml"]
#[exclude = "*.txt"]
#[exclude = "*.js"]
#[exclude = "*.css"]
#[exclude = "*.svg"]
#[exclude = "*.json"]
#[exclude = "*.webmanifest"]
#[exclude = "*.gz"]
struct Files;

impl Files {
    /// Text as the build packed it, by brotli.
    fn packed(name: &str) -> Option<EmbeddedFile> {
        Self::get(&format!("{name}{}", Encoding::Brotli.ending()))
    }

    fn has(name: &str) -> bool {
        Self::get(name).is_some() || Self::packed(name).is_some()
    }
}

/// Decompresses a file.
fn unpacked(packed: &[u8]) -> io::Result<Vec<u8>> {
    let mut text = Vec::new();
    brotli::BrotliDecompress(&mut &*packed, &mut text)?;
    Ok(text)
}

/// Suffix of the names of pages in the program.
const HTML: &str = ".html";
/// The one HTML file of the app; it decides by the address what to show.
const APP: &str = "app.html";
/// Hashed names: what is in them never changes.
const IMMUTABLE: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");
/// The browser may keep it, and asks each time whether it is still right.
const REVALIDATE: HeaderValue = HeaderValue::from_static("no-cache");

/// Content encoding of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Encoding {
    Brotli,
    Gzip,
    Plain,
}

impl Encoding {
    /// The best one the browser takes.
    fn of(headers: &HeaderMap) -> Self {
        let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
        match (accepts(accepted, "br"), accepts(accepted, "gzip")) {
            (true, _) => Self::Brotli,
            (false, true) => Self::Gzip,
            (false, false) => Self::Plain,
        }
    }

    fn ending(self) -> &'static str {
        match self {
            Self::Brotli => ".br",
            Self::Gzip => ".gz",
            Self::Plain => "",
        }
    }

    fn header(self) -> Option<HeaderValue> {
        match self {
            Self::Brotli => Some(HeaderValue::from_static("br")),
            Self::Gzip => Some(HeaderValue::from_static("gzip")),
            Self::Plain => None,
        }
    }
}

/// The site as this instance serves it.
pub struct Site {
    filled: FilledPages,
    redirects: Redirects,
    /// Proves to search engines that who tells them of new pages owns the site.
    index_now: Option<String>,
}

impl Site {
    /// For the instance that is reached at `url` and run by `company`, which makes these claims.
    pub fn new(url: &str, company: &Company, claims: SiteClaims, index_now: Option<String>) -> Arc<Self> {
        let list = Files::packed(redirects::FILE).and_then(|file| unpacked(&file.data).ok());
        let redirects = list.map_or_else(Redirects::default, |json| Redirects::read(&json));
        Arc::new(Self { filled: FilledPages::new(url, company, claims), redirects, index_now })
    }

    /// A file as it was built; filled in where it names addresses, unpacked or packed anew for who takes no brotli.
    async fn file(&self, name: &str, headers: &HeaderMap) -> Response {
        let has_addresses = name != APP && placeholders::has_addresses(name);
        let choices = [Encoding::of(headers), Encoding::Plain];
        for encoding in choices.into_iter().filter(|_| !has_addresses) {
            if let Some(file) = Files::get(&format!("{name}{}", encoding.ending())) {
                let tag = tag(&file.metadata.sha256_hash());
                return answer(name, headers, StatusCode::OK, encoding, tag, bytes_of(file));
            }
        }
        self.page(name.to_owned(), headers).await.unwrap_or_else(|| StatusCode::NOT_FOUND.into_response())
    }

    /// A page or a text that names addresses; `None` when this instance doesn't claim what it is about.
    async fn page(&self, name: String, headers: &HeaderMap) -> Option<Response> {
        self.filled.page(name, headers, StatusCode::OK).await
    }
}

/// Answers every address that no route has: a page, a file, a screen of the app, or that there is no such page.
pub async fn serve(site: Arc<Site>, method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return (StatusCode::METHOD_NOT_ALLOWED, [(header::ALLOW, "GET,HEAD")]).into_response();
    }
    let path = uri.path();
    if path.len() > 1 && path.ends_with('/') {
        return moved(&site.redirects, path, &uri);
    }
    if is_screen(path) {
        return site.file(APP, &headers).await;
    }
    if let Some(name) = page(path)
        && let Some(page) = site.page(name, &headers).await
    {
        return page;
    }
    if site.redirects.has(path) || path.strip_suffix(HTML).is_some() && page(without_html(path)).is_some() {
        return moved(&site.redirects, path, &uri);
    }
    let name = path.trim_start_matches('/');
    if let Some(key) = site.index_now.as_deref().filter(|key| name.strip_suffix(".txt") == Some(key)) {
        return key.to_owned().into_response();
    }
    if is_public(name) && Files::has(name) {
        return site.file(name, &headers).await;
    }
    let missing = if path == "/fr" || path.starts_with("/fr/") { "fr/404.html" } else { "404.html" };
    let missing = site.filled.page(missing.to_owned(), &headers, StatusCode::NOT_FOUND).await;
    missing.unwrap_or_else(not_built)
}

/// The file of the page at an address: `/` is `index.html`, `/fr/pricing` is `fr/pricing.html`.
fn page(path: &str) -> Option<String> {
    let name = match path {
        "/" => "index.html".to_owned(),
        // The app and the page that does not exist have no address of their own.
        "/index" | "/app" | "/404" | "/fr/404" => return None,
        _ => format!("{}.html", path.strip_prefix('/')?),
    };
    Files::packed(&name).map(|_| name)
}

fn without_html(path: &str) -> &str {
    match path.trim_end_matches(".html") {
        "/index" => "/",
        page => page,
    }
}

/// One step to where a page is for good, however many reasons there are to move: a slash at the end, `.html`, an old
/// address. Never to another host (`//evil.example/`).
fn moved(redirects: &Redirects, path: &str, uri: &Uri) -> Response {
    let plain = format!("/{}", without_html(path).trim_matches('/'));
    let to = redirects.target(&plain).unwrap_or(&plain);
    let to = uri.query().map_or_else(|| to.to_owned(), |query| format!("{to}?{query}"));
    if redirects.has(&plain) {
        return (StatusCode::MOVED_PERMANENTLY, [(header::LOCATION, to)]).into_response();
    }
    Redirect::permanent(&to).into_response()
}

/// The addresses the app has screens for.
fn is_screen(path: &str) -> bool {
    const SCREENS: [&str; 12] = [
        "/invitation",
        "/login",
        "/signup",
        "/complete-registration",
        "/access-denied",
        "/docs/api",
        "/forgot-password",
        "/reset-password",
        "/confirm",
        "/second-factor",
        "/set-up-second-factor",
        "/sign-in-link",
    ];
    let in_english = path.strip_prefix("/fr").unwrap_or(path);
    SCREENS.contains(&in_english) || path == "/dashboard" || path.starts_with("/dashboard/")
}

/// Files with an address of their own: not the packed ones, not what only the program reads.
fn is_public(name: &str) -> bool {
    let is_variant = name.rsplit_once('.').is_some_and(|(_, ending)| ending == "br" || ending == "gz");
    !is_variant && name.strip_suffix(HTML).is_none() && !name.starts_with('.') && name != redirects::FILE
}

fn not_built() -> Response {
    (StatusCode::NOT_FOUND, "The web app isn’t part of this build. Run `make run`.").into_response()
}

fn bytes_of(file: EmbeddedFile) -> Bytes {
    match file.data {
        Cow::Borrowed(bytes) => Bytes::from_static(bytes),
        Cow::Owned(bytes) => Bytes::from(bytes),
    }
}

fn answer(
    name: &str,
    headers: &HeaderMap,
    status: StatusCode,
    encoding: Encoding,
    tag: HeaderValue,
    body: Bytes,
) -> Response {
    let mut response = Response::new(Body::empty());
    let out = response.headers_mut();
    let is_known =
        status == StatusCode::OK && headers.get(header::IF_NONE_MATCH).is_some_and(|client_tag| *client_tag == tag);
    out.insert(header::ETAG, tag);
    out.insert(header::CACHE_CONTROL, if name.starts_with("assets/") { IMMUTABLE } else { REVALIDATE });
    out.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if is_known {
        *response.status_mut() = StatusCode::NOT_MODIFIED;
        return response;
    }
    if let Some(encoding) = encoding.header() {
        out.insert(header::CONTENT_ENCODING, encoding);
    }
    out.insert(header::CONTENT_TYPE, content_type(name));
    *response.status_mut() = status;
    *response.body_mut() = Body::from(body);
    response
}

/// True when `encoding` is named and not refused with `q=0`.
fn accepts(header: &str, encoding: &str) -> bool {
    header.split(',').any(|choice| {
        let mut parts = choice.split(';').map(str::trim);
        parts.next() == Some(encoding) && !parts.any(|part| matches!(part, "q=0" | "q=0.0" | "q=0.00" | "q=0.000"))
    })
}

fn tag(hash: &[u8; 32]) -> HeaderValue {
    let half = hash.first_chunk().map_or(0, |half| u128::from_be_bytes(*half));
    HeaderValue::from_str(&format!("\"{half:032x}\"")).unwrap_or(HeaderValue::from_static("\"\""))
}

fn content_type(name: &str) -> HeaderValue {
    let guess = match name.rsplit_once('/').map_or(name, |(_, file)| file) {
        "feed.xml" => return HeaderValue::from_static("application/atom+xml; charset=utf-8"),
        _ => mime_guess::from_path(name).first_or_octet_stream(),
    };
    let text = if guess.type_() == "text" || guess.subtype() == "javascript" {
        format!("{guess}; charset=utf-8")
    } else {
        guess.to_string()
    };
    HeaderValue::from_str(&text).unwrap_or(HeaderValue::from_static("application/octet-stream"))
}

#[cfg(test)]
mod tests;
