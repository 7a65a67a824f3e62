//! Site of the organization.

use api::{App, Error, FieldError, Json, Problem, Result};
use audit::Act;
use axum::{Extension, extract::State};
use db::Tx;
use jiff::Timestamp;
use orgs::{
    May, OrgId, Within,
    may::{ManageSite, SeePages},
};

use super::org_of;
use crate::{
    board::Board,
    current,
    events::SiteChanged,
    pages::{Pages, announce},
    place::base_url,
    queries::{self, SiteRow},
    rules::{contrast, limits, paths, slug},
    types::{Language, NewPagesSite, PagesSite, SiteSettings, SiteState},
    views,
};

/// Attempts to find a free name for a site.
const ATTEMPTS: usize = 50;
/// Addresses that an organization keeps for its site, former ones included, so that it does not take those of others.
const MAX_SLUGS: i64 = 10;

/// Returns the site of the organization; a proposal before it is created.
#[utoipa::path(get, path = "/pages-site", operation_id = "get_pages_site", tag = "pages",
    extensions(("x-permission" = json!("see_pages"))),
    responses((status = 200, body = PagesSite)))]
pub(super) async fn get_pages_site(
    member: Within<SeePages>,
    State(app): State<App>,
    Extension(pages): Extension<Pages>,
) -> Result<Json<PagesSite>> {
    let board = current::board(&app, &pages, org_of(&member.scope)).await?;
    site_view((&app, &pages), &board).await.map(Json)
}

/// Creates the site of the organization, or changes its settings. The levels of its addresses are chosen when it is created.
#[utoipa::path(put, path = "/pages-site", operation_id = "put_pages_site", tag = "pages", security(("session" = [])),
    extensions(("x-permission" = json!("manage_site"))),
    request_body = NewPagesSite,
    responses((status = 200, body = PagesSite), (status = 422, body = Problem)))]
pub(super) async fn put_pages_site(
    member: May<ManageSite>,
    State(app): State<App>,
    Extension(pages): Extension<Pages>,
    Json(new): Json<NewPagesSite>,
) -> Result<Json<PagesSite>> {
    let (org, now) = (&member.org, app.now());
    let board = current::board(&app, &pages, org).await?;
    let levels = match &board.row {
        Some(_) => board.settings.levels,
        None => paths::chosen_levels(board.entries.values().map(|entry| &entry.location.details)),
    };
    let (slug, state) = (new.slug.clone(), new.state);
    let settings = limits::settings(new, levels)?;
    let json = serde_json::to_value(&settings).map_err(Error::internal)?;
    let mut tx = app.db.begin().await?;
    let before = queries::lock_site(&mut tx, org).await?;
    if queries::is_slug_taken(&mut tx, org, &slug).await? {
        return Err(taken());
    }
    let row = SiteRow {
        org_id: org.clone(),
        slug,
        state,
        settings: json,
        version: before.as_ref().map_or(0, |row| row.version),
        followed: -1,
        created_at: before.as_ref().map_or(now, |row| row.created_at),
    };
    match &before {
        Some(_) => queries::put_site(&mut tx, &row, now).await?,
        None if !queries::add_site(&mut tx, &row).await? => return Err(taken()),
        None => {}
    }
    if row.state == SiteState::Live {
        reserve(&mut tx, org, &row.slug, now).await?;
    }
    queries::raise_version(&mut tx, org).await?;
    // All addresses are looked at again: the languages may differ.
    queries::set_followed(&mut tx, org, -1).await?;
    let act = Act::new(SiteChanged).on("site", org).named(&settings.name);
    let was = before.as_ref().map_or(SiteState::Off, |row| row.state);
    act.changed("state", was.as_str(), row.state.as_str())
        .changed("address", before.map(|row| row.slug).unwrap_or_default().as_str(), row.slug.as_str())
        .record(&mut tx, &member.actor, now)
        .await?;
    announce(&mut tx, org, None);
    tx.commit().await?;
    let board = current::board(&app, &pages, org).await?;
    site_view((&app, &pages), &board).await.map(Json)
}

/// Reserves the address of a live site for good. Those of a demo become free with it.
async fn reserve(tx: &mut Tx, org: &OrgId, slug: &str, now: Timestamp) -> Result<()> {
    if orgs::is_demo(&mut *tx, org).await? {
        return Ok(());
    }
    queries::add_slug(tx, org, slug, now).await?;
    if queries::count_slugs(&mut *tx, org).await? > MAX_SLUGS {
        let detail = "The site’s address can be changed nine times because previous addresses keep working.";
        return Err(Error::invalid(vec![FieldError::new("slug", "too_many", detail)]));
    }
    Ok(())
}

fn taken() -> Error {
    Error::invalid(vec![FieldError::new("slug", "taken", "Another site has this address.")])
}

async fn site_view((app, pages): (&App, &Pages), board: &Board) -> Result<PagesSite> {
    let org = &board.org;
    let settings = match &board.row {
        Some(_) => board.settings.clone(),
        None => proposal(app, board).await?,
    };
    let slug = match &board.row {
        Some(row) => row.slug.clone(),
        None => free_slug(app, org, &settings.name).await?,
    };
    Ok(PagesSite {
        exists: board.row.is_some(),
        state: board.row.as_ref().map(|row| row.state).unwrap_or_default(),
        template: settings.template,
        default_language: settings.default_language,
        contrast: contrast::of(&settings.colors),
        font: settings.font,
        logo_url: orgs::logo(&app.db, org).await?.map(|(url, _, _)| url),
        shows_reviews: settings.shows_reviews,
        base_url: base_url(app, pages.domains(), org, &slug),
        indexed: !board.is_demo,
        counts: views::counts(board),
        plan: views::plan(app, board).await?,
        missing_languages: missing_languages(board, &settings.languages),
        name: settings.name,
        languages: settings.languages,
        colors: settings.colors,
        intro: settings.intro,
        legal: settings.legal,
        slug,
    })
}

/// Returns the settings that are proposed for a new site.
async fn proposal(app: &App, board: &Board) -> Result<SiteSettings> {
    let name = orgs::name_of(&app.db, &board.org).await?.unwrap_or_default();
    let countries = board.entries.values().map(|entry| entry.location.details.country.as_deref());
    let french = countries.filter(|country| *country == Some("FR")).count();
    let default_language = if french * 2 > board.entries.len() { Language::Fr } else { Language::En };
    Ok(SiteSettings {
        name: name.chars().take(80).collect(),
        languages: vec![default_language],
        default_language,
        shows_reviews: true,
        ..SiteSettings::default()
    })
}

async fn free_slug(app: &App, org: &OrgId, name: &str) -> Result<String> {
    for suffix in 1..ATTEMPTS {
        let slug = slug::site_slug(name, suffix);
        if !queries::is_slug_taken(&app.db, org, &slug).await? {
            return Ok(slug);
        }
    }
    Ok(slug::site_slug(name, ATTEMPTS))
}

/// Returns the countries whose law asks for a language that the site does not have.
fn missing_languages(board: &Board, languages: &[Language]) -> Vec<String> {
    if languages.contains(&Language::Fr) {
        return Vec::new();
    }
    let has = |country: &str, state: Option<&str>| {
        board.entries.values().map(|entry| &entry.location.details).any(|details| {
            details.country.as_deref() == Some(country) && (state.is_none() || details.state.as_deref() == state)
        })
    };
    let france = has("FR", None).then(|| "FR".to_owned());
    let quebec = has("CA", Some("QC")).then(|| "CA-QC".to_owned());
    france.into_iter().chain(quebec).collect()
}
