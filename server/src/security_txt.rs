//! `/.well-known/security.txt` (RFC 9116): where to report a weakness of this instance. Served only where the operator named
//! a contact; elsewhere the address does not exist.

use api::App;
use axum::{
    Router,
    extract::State,
    http::header,
    response::{IntoResponse, Response},
    routing::get,
};
use jiff::{SignedDuration, Timestamp, tz::TimeZone};

/// Time until readers have to fetch it again; the RFC recommends less than a year.
const LIFETIME: SignedDuration = SignedDuration::from_hours(90 * 24);

/// The route, where there is a contact: the mailbox of the company, or the contact page where its messages reach a mailbox.
pub fn routes(settings: &::site::Settings) -> Router<App> {
    let mailbox = settings.company.email.as_ref().map(|email| format!("mailto:{email}"));
    if mailbox.is_none() && settings.contact_to.is_none() {
        return Router::new();
    }
    let answer = async move |State(app): State<App>| -> Response {
        let contact = mailbox.unwrap_or_else(|| format!("{}/contact", app.site.url));
        let text = text(&contact, &app.site.url, app.now());
        ([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response()
    };
    Router::new().route("/.well-known/security.txt", get(answer))
}

fn text(contact: &str, site: &str, now: Timestamp) -> String {
    // Constant for a day, so that caches and comparisons work.
    let today = now.to_zoned(TimeZone::UTC).date().to_zoned(TimeZone::UTC).map_or(now, |day| day.timestamp());
    let expires = today + LIFETIME;
    format!(
        "Contact: {contact}\nExpires: {expires}\nPreferred-Languages: en, fr\n\
         Canonical: {site}/.well-known/security.txt\n"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_contact_is_named_and_the_file_expires_within_a_year() {
        let now: Timestamp = "2026-11-23T18:05:09.5Z".parse().unwrap();
        assert_eq!(
            text("mailto:hello@shop.example", "https://vitrine.example", now),
            "Contact: mailto:hello@shop.example\nExpires: 2027-02-21T00:00:00Z\nPreferred-Languages: en, fr\n\
             Canonical: https://vitrine.example/.well-known/security.txt\n"
        );
    }
}
