//! Cookies of the portal: that of a session, and that of a browser which asked for a link. They differ from those of the app.

use api::App;
use axum::http::{HeaderMap, HeaderValue, header};

/// Cookie of a session.
pub(super) const SESSION: &str = "portal";
/// Cookie of a browser that asked for a link.
pub(super) const BROWSER: &str = "portal_asked";

/// Returns the value of a cookie.
pub(super) fn read(app: &App, headers: &HeaderMap, name: &str) -> Option<String> {
    let name = full_name(app, name);
    let lines = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    lines.flat_map(|line| line.split(';')).find_map(|pair| {
        let (cookie_name, value) = pair.trim().split_once('=')?;
        (cookie_name == name).then(|| value.to_owned())
    })
}

/// Returns the header that sets a cookie for some seconds; 0 removes it.
pub(super) fn set(app: &App, name: &str, value: &str, seconds: i64) -> HeaderValue {
    let secure = if is_secure(app) { "; Secure" } else { "" };
    let name = full_name(app, name);
    let cookie = format!("{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::try_from(cookie).unwrap_or(HeaderValue::from_static(""))
}

fn is_secure(app: &App) -> bool {
    app.site.url.starts_with("https://")
}

/// A cookie with this prefix belongs to one host name, and no other one can set it.
fn full_name(app: &App, name: &str) -> String {
    if is_secure(app) { format!("__Host-{name}") } else { name.to_owned() }
}
