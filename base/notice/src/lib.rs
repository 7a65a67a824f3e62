//! Standalone pages: targets of links in emails, and answers to forms without a script. The site's other pages are
//! static files that hold nothing about a visitor.

use std::sync::LazyLock;

use api::Error;
use askama::Template;
use axum::{
    http::{HeaderName, HeaderValue, StatusCode, header},
    response::{Html, IntoResponse, Response},
};
use base64::{Engine, prelude::BASE64_STANDARD};
use mail::Language;
use sha2::{Digest, Sha256};

/// Standalone page.
#[derive(Clone, Debug, Template)]
#[template(path = "notice.html")]
pub struct Page {
    /// Language of all texts on the page.
    pub language: Language,
    /// Heading, and title of the window.
    pub title: String,
    /// Paragraph below the heading.
    pub text: String,
    /// Problems, one per line.
    pub problems: Vec<String>,
    /// Form of the page, at most one.
    pub form: Option<Form>,
    /// Heading and text written by the visitor, shown so that the visitor can copy the text.
    pub message: Option<(String, String)>,
    /// Link at the end.
    pub link: Link,
    /// Name at the top; `None` for ours, and an empty one for none. With a name, the page has no link.
    pub brand: Option<String>,
}

/// Form with a single button.
#[derive(Clone, Debug)]
pub struct Form {
    /// Address that the form posts to, on this site.
    pub action: String,
    /// Names and values of the hidden fields.
    pub fields: Vec<(&'static str, String)>,
    /// Label of the button.
    pub button: String,
    /// Origin that the answer may redirect to besides this site, such as `https://app.example`. Browsers apply the
    /// content policy to redirects of a form too.
    pub leads_to: Option<String>,
}

/// Link.
#[derive(Clone, Debug)]
pub struct Link {
    /// Address.
    pub href: String,
    /// Text.
    pub label: String,
}

/// Page of a business, with content that a feature renders.
#[derive(Clone, Debug, Template)]
#[template(path = "sheet.html")]
pub struct Sheet<'a> {
    /// Language of all texts on the page.
    pub language: Language,
    /// Title of the window.
    pub title: &'a str,
    /// HTML of the page, below its style. The feature escapes it.
    pub content: &'a str,
}

impl Sheet<'_> {
    /// Returns the response with this page: not cached, not indexed, and without its address for other sites.
    pub fn answer(&self, status: StatusCode) -> Response {
        match self.render() {
            Ok(html) => with_headers(status, policy(""), html),
            Err(error) => Error::internal(error).into_response(),
        }
    }
}

/// Returns a response with a page. It must not be cached, and browsers send its address, which may hold a token, to no
/// other site.
fn with_headers(status: StatusCode, policy: HeaderValue, html: String) -> Response {
    let headers = [
        (header::CONTENT_SECURITY_POLICY, policy),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
        (header::REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
        (HeaderName::from_static("x-robots-tag"), HeaderValue::from_static("noindex")),
    ];
    (status, headers, Html(html)).into_response()
}

/// Allows no scripts, no images from other sites, and no style except the page's own.
fn policy(leads_to: &str) -> HeaderValue {
    let style = &*STYLE_HASH;
    let policy = format!(
        "default-src 'none'; style-src 'sha256-{style}'; img-src 'self'; base-uri 'none'; form-action 'self' {leads_to}; frame-ancestors 'none'"
    );
    HeaderValue::try_from(policy).unwrap_or(HeaderValue::from_static("default-src 'none'"))
}

const STYLE: &str = include_str!("../templates/notice.css");

/// Hash that identifies the style in the content policy.
static STYLE_HASH: LazyLock<String> = LazyLock::new(|| BASE64_STANDARD.encode(Sha256::digest(STYLE)));

impl Page {
    /// Returns a page without form, problems or text to copy. Its link leads to the home page.
    pub fn new(language: Language, title: impl Into<String>, text: impl Into<String>) -> Self {
        let (href, label) = match language {
            Language::English => ("/", "Go to the home page"),
            Language::French => ("/fr", "Vers la page d’accueil"),
        };
        let link = Link { href: href.into(), label: label.into() };
        Self {
            language,
            title: title.into(),
            text: text.into(),
            problems: Vec::new(),
            form: None,
            message: None,
            link,
            brand: None,
        }
    }

    /// Returns the response with this page: not cached, not indexed, and without its address for other sites.
    pub fn answer(&self, status: StatusCode) -> Response {
        let leads_to = self.form.as_ref().and_then(|form| form.leads_to.as_deref()).unwrap_or_default();
        match self.render() {
            Ok(html) => with_headers(status, policy(leads_to), html),
            Err(error) => Error::internal(error).into_response(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn page_content_is_escaped() {
        let evil = "<script>alert(1)</script>\"'";
        let page = Page {
            problems: vec![evil.into()],
            form: Some(Form {
                action: evil.into(),
                fields: vec![("token", evil.into())],
                button: evil.into(),
                leads_to: None,
            }),
            message: Some((evil.into(), evil.into())),
            link: Link { href: evil.into(), label: evil.into() },
            ..Page::new(Language::French, evil, evil)
        };
        let html = page.render().unwrap();
        assert!(html.contains("<html lang=\"fr\">") && !html.contains("<script") && !html.contains("=\"<"), "{html}");
    }

    #[test]
    fn a_page_loads_nothing_is_stored_nowhere_and_its_form_leads_where_it_says() {
        let form = Form {
            action: "/here".into(),
            fields: Vec::new(),
            button: "Go".into(),
            leads_to: Some("https://app.example".into()),
        };
        let answer = Page { form: Some(form), ..Page::new(Language::English, "Title", "Text") }.answer(StatusCode::OK);
        let header = |name: &str| answer.headers()[name].to_str().unwrap().to_owned();
        let policy = header("content-security-policy");
        assert!(policy.starts_with("default-src 'none'; style-src 'sha256-"), "{policy}");
        assert!(policy.contains("form-action 'self' https://app.example; frame-ancestors 'none'"), "{policy}");
        assert_eq!((header("cache-control"), header("referrer-policy")), ("no-store".into(), "no-referrer".into()));
    }
}
