//! Layout of the pages: plain, accessible, usable on a phone, and clear about being simulated.

use axum::response::{IntoResponse, Redirect, Response};
use http::{
    HeaderMap, StatusCode,
    header::{ACCEPT_LANGUAGE, CACHE_CONTROL, CONTENT_TYPE},
};

const STYLE: &str = "
:root{color-scheme:light dark;--ink:#1b1f27;--soft:#535b6b;--line:#c9cfda;--paper:#fff;--ground:#eef1f6;--accent:#1a56c4;--note:#fff4d6;--note-ink:#5a4300;--bad:#b3261e}
@media(prefers-color-scheme:dark){:root{--ink:#eceff5;--soft:#b0b8c8;--line:#414a5c;--paper:#1c212b;--ground:#12151c;--accent:#9dbeff;--note:#3a2f10;--note-ink:#ffe3a1;--bad:#ffb4ab}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1rem;background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
main{width:100%;max-width:32rem;background:var(--paper);border:1px solid var(--line);border-radius:1rem;padding:1.5rem}
h1{font-size:1.5rem;line-height:1.25;margin:1rem 0 .5rem}h2{font-size:1.125rem;margin:1.5rem 0 .5rem}p{margin:.5rem 0}.soft{color:var(--soft)}
.note{background:var(--note);color:var(--note-ink);border-radius:.5rem;padding:.5rem .75rem;margin:0;font-weight:600}
.bad{color:var(--bad);font-weight:600}table{width:100%;border-collapse:collapse;margin:1rem 0}td,th{padding:.5rem 0;border-bottom:1px solid var(--line);text-align:left;font-weight:400}
td:last-child,th:last-child{text-align:right;white-space:nowrap}tfoot th,tfoot td{font-weight:600}
label{display:block;margin:1rem 0 .25rem;font-weight:600}input{font:inherit;width:100%;min-height:2.75rem;padding:.5rem .75rem;border:1px solid var(--line);border-radius:.5rem;background:transparent;color:inherit}
button,a.button{display:inline-block;font:inherit;font-weight:600;min-height:2.75rem;padding:.5rem 1.25rem;margin:1rem 0 0;border-radius:.5rem;border:1px solid var(--line);background:transparent;color:var(--ink);cursor:pointer;text-decoration:none}
button.first{width:100%;background:var(--accent);border-color:var(--accent);color:var(--paper)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}a{color:var(--accent)}";

/// Returns true for French: what the session asks for, or what the browser prefers.
pub(crate) fn is_french(locale: Option<&str>, headers: &HeaderMap) -> bool {
    let preferred = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let locale = locale.filter(|locale| *locale != "auto").unwrap_or(preferred);
    locale.trim_start().to_lowercase().starts_with("fr")
}

/// Returns a page.
pub(crate) fn page(code: StatusCode, french: bool, title: &str, body: &str) -> Response {
    let (language, note) = if french {
        ("fr", "Paiement simulé\u{a0}: aucun argent ne circule")
    } else {
        ("en", "Simulated payment: no money moves")
    };
    let text = format!(
        "<!DOCTYPE html><html lang={language}><meta charset=utf-8><meta name=viewport content=\"width=device-width,initial-scale=1\"><meta name=robots content=noindex><title>{} – {note}</title><style>{STYLE}</style><main><p class=note>{note}</p><h1>{}</h1>{body}</main>",
        escape(title),
        escape(title),
    );
    (code, [(CONTENT_TYPE, "text/html; charset=utf-8"), (CACHE_CONTROL, "no-store")], text).into_response()
}

/// Returns the page of an address that is not there, or not any more.
pub(crate) fn gone(french: bool) -> Response {
    let (title, text) = if french {
        ("Page expirée", "Ce lien n’est plus valable. Revenez au site et recommencez.")
    } else {
        ("This page has expired", "This link is no longer valid. Go back to the site and start again.")
    };
    page(StatusCode::NOT_FOUND, french, title, &format!("<p>{text}</p>"))
}

/// Sends the browser to an address after a form.
pub(crate) fn redirect(url: &str) -> Response {
    Redirect::to(url).into_response()
}

/// Writes text into HTML.
pub(crate) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;").replace('\'', "&#39;")
}
