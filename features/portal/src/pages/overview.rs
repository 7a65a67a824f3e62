//! Overview of a visitor who signed in, and reports.

use api::{App, ClientAddress, Result};
use askama::Template;
use axum::{
    Extension,
    extract::{Path, State},
    http::{HeaderMap, StatusCode},
    response::Response,
};
use domains::Serving;
use jiff::{SignedDuration, Timestamp, tz::TimeZone};
use mail::Language;
use orgs::Scope;
use reviews::figures::{figures_of_period, latest_with_text};

use super::{
    frame::{Frame, STYLE, language},
    sign_in::{failed, form, unknown},
    visitor::people,
    words::Words,
};
use crate::{jobs::sole_presenter, portal::Portal, types::PersonRow};

/// Maximum reports of an organization that are listed.
const REPORTS: i64 = 100;
/// Maximum locations that are listed.
const LOCATIONS: usize = 200;
/// Latest reviews that are shown.
const REVIEWS: i64 = 5;
/// Period of the figures.
const PERIOD: SignedDuration = SignedDuration::from_hours(30 * 24);

/// Overview of all organizations that a visitor belongs to.
#[derive(Template)]
#[template(path = "overview.html")]
struct Overview<'a> {
    frame: &'a Frame,
    words: &'static Words,
    places: Vec<OrganizationOverview>,
}

/// Part of the overview about one organization.
struct OrganizationOverview {
    name: String,
    figures: Vec<(&'static str, String)>,
    /// Address, title and day of each report.
    reports: Vec<(String, String, String)>,
    /// Name and city of each location.
    locations: Vec<(String, String)>,
    /// Stars, text and author of the latest reviews.
    quotes: Vec<(String, String, String)>,
}

/// Shows the overview, or asks to sign in.
pub(super) async fn show(
    State(app): State<App>,
    Extension(portal): Extension<Portal>,
    (client, serving, headers): (ClientAddress, Option<Extension<Serving>>, HeaderMap),
) -> Response {
    let serving = serving.map(|Extension(serving)| serving);
    let answer = async {
        portal.visit(client)?;
        let people = people(&app, &headers, serving.as_ref()).await?;
        let Some(first) = people.first() else {
            let frame = Frame::load(&app, serving.as_ref().map(|serving| &serving.org), language(&headers)).await?;
            return form(&frame, StatusCode::OK);
        };
        let language = first.language.into();
        let presents = sole_presenter(&app, &people).await?.map(|_| &first.org_id);
        let frame = Frame::load(&app, presents, language).await?;
        let mut places = Vec::new();
        for person in &people {
            places.push(place(&app, person, language, frame.words()).await?);
        }
        frame.answer(StatusCode::OK, &Overview { frame: &frame, words: frame.words(), places })
    };
    answer.await.unwrap_or_else(|error| failed(&error, &headers))
}

async fn place(app: &App, person: &PersonRow, language: Language, text: &Words) -> Result<OrganizationOverview> {
    let (db, org, scope, now) = (&app.db, &person.org_id, person.scope(), app.now());
    let visible_ids = locations::ids_within(db, &scope, None).await?;
    let mut ids = match &visible_ids {
        Some(ids) => ids.clone(),
        None => locations::ids(db, org, None).await?,
    };
    let count = ids.len();
    ids.truncate(LOCATIONS);
    let mut locations = locations::by_ids(db, org, ids).await?;
    locations.sort_by(|a, b| (&a.details.name, &a.details.city).cmp(&(&b.details.name, &b.details.city)));
    let all = figures_of_period(db, (org, visible_ids.clone(), (Timestamp::UNIX_EPOCH, now))).await?;
    let latest = figures_of_period(db, (org, visible_ids.clone(), (now - PERIOD, now))).await?;
    let quotes = latest_with_text(db, (org, visible_ids, (now - PERIOD, now)), REVIEWS).await?;
    let rating = all.rating.map_or_else(|| "–".to_owned(), |rating| decimal(rating, language));
    let reports = reports::released(app, &scope, REPORTS).await?.into_iter();
    Ok(OrganizationOverview {
        name: orgs::name_of(db, org).await?.unwrap_or_default(),
        figures: text.figures.into_iter().zip([count.to_string(), rating, latest.count.to_string()]).collect(),
        reports: reports
            .map(|report| (format!("/portal/reports/{org}/{}", report.id), report.title, day(report.made_at, language)))
            .collect(),
        locations: locations.into_iter().map(|place| (place.details.name, place.details.city)).collect(),
        quotes: quotes.into_iter().map(|review| (stars(review.rating), review.text, review.author)).collect(),
    })
}

fn stars(rating: Option<f64>) -> String {
    rating.map(|rating| format!("{rating:.0} ★")).unwrap_or_default()
}

fn decimal(value: f64, language: Language) -> String {
    let text = format!("{value:.1}");
    if language == Language::French { text.replace('.', ",") } else { text }
}

/// Returns the day (UTC) of a time, such as `November 26, 2026`.
fn day(at: Timestamp, language: Language) -> String {
    let date = at.to_zoned(TimeZone::UTC).date();
    match language {
        Language::English => dates::english(date),
        Language::French => dates::french(date),
    }
}

/// Shows a released report of an organization that the visitor belongs to.
pub(super) async fn report(
    State(app): State<App>,
    Extension(portal): Extension<Portal>,
    (client, serving, headers): (ClientAddress, Option<Extension<Serving>>, HeaderMap),
    Path((org, id)): Path<(String, String)>,
) -> Response {
    let answer = async {
        portal.visit(client)?;
        let (frame, scope) = allowed(&app, &headers, (serving, &org)).await?;
        let Some(scope) = scope else { return unknown(&frame) };
        let pdf = format!("/portal/reports/{org}/{id}/pdf");
        let page = reports::released_page(&app, &portal.settings().reports, &scope, (&id, pdf)).await?;
        page.map_or_else(|| unknown(&frame), Ok)
    };
    answer.await.unwrap_or_else(|error| failed(&error, &headers))
}

/// Answers with the PDF of a released report.
pub(super) async fn pdf(
    State(app): State<App>,
    Extension(portal): Extension<Portal>,
    (client, serving, headers): (ClientAddress, Option<Extension<Serving>>, HeaderMap),
    Path((org, id)): Path<(String, String)>,
) -> Response {
    let answer = async {
        portal.visit(client)?;
        let (frame, scope) = allowed(&app, &headers, (serving, &org)).await?;
        let Some(scope) = scope else { return unknown(&frame) };
        let file = reports::released_pdf(&app, &portal.settings().reports, &scope, &id).await?;
        file.map_or_else(|| unknown(&frame), Ok)
    };
    answer.await.unwrap_or_else(|error| failed(&error, &headers))
}

/// Returns the part of an organization that the visitor sees; `None` for a stranger, and for another organization.
async fn allowed(
    app: &App,
    headers: &HeaderMap,
    (serving, org): (Option<Extension<Serving>>, &str),
) -> Result<(Frame, Option<Scope>)> {
    let serving = serving.map(|Extension(serving)| serving);
    let people = people(app, headers, serving.as_ref()).await?;
    let person = people.iter().find(|person| person.org_id.as_str() == org);
    let frame = Frame::load(app, serving.as_ref().map(|serving| &serving.org), language(headers)).await?;
    Ok((frame, person.map(PersonRow::scope)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_written_as_people_write_it() {
        let at = "2026-12-01T12:00:00Z".parse().unwrap_or_default();
        assert_eq!(day(at, Language::English), "December 1, 2026");
        assert_eq!(day(at, Language::French), "1er décembre 2026");
    }
}
