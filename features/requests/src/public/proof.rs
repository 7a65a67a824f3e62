//! Public page that proves that all visitors saw the same review links, whatever their score.

use std::{collections::BTreeSet, sync::Arc};

use api::{App, ClientAddress, Error, Result};
use askama::Template;
use axum::{
    Extension,
    extract::{Path, State},
    http::{HeaderMap, StatusCode},
    response::Response,
};
use jiff::{ToSpan, civil::Date, tz::TimeZone};
use mail::Language;
use orgs::OrgId;

use super::{
    Limits,
    visit::{failed, is_token, language, not_found, sheet},
    words::{self, ProofWords},
};
use crate::{fairness, queries};

/// Number of months on the page.
const MONTHS: i32 = 12;

#[derive(Template)]
#[template(path = "proof.html")]
struct ProofPage<'a> {
    words: &'a ProofWords,
    months: Vec<Month>,
}

struct Month {
    name: String,
    rows: Vec<ScoreRow>,
    hashes: Vec<String>,
}

struct ScoreRow {
    label: &'static str,
    pages: i64,
    share: String,
}

/// Shows the pages of the last months by group of scores, with the hashes of their public links.
pub(super) async fn show(
    State(app): State<App>,
    Extension(limits): Extension<Arc<Limits>>,
    client: ClientAddress,
    headers: HeaderMap,
    Path(slug): Path<String>,
) -> Response {
    let language = language(&headers);
    let answer = async {
        limits.view(client)?;
        let page = if is_token(&slug) { queries::page_of(&app.db, &slug).await? } else { None };
        let Some((org, None)) = page else { return Ok(not_found(language)) };
        let words = words::proof(language);
        let content = ProofPage { words: &words, months: months(&app, &org, language).await? };
        let content = content.render().map_err(Error::internal)?;
        Ok(sheet(language, words.title, &content, StatusCode::OK))
    };
    answer.await.unwrap_or_else(|error: Error| failed(&error, language))
}

async fn months(app: &App, org: &OrgId, language: Language) -> Result<Vec<Month>> {
    let today: Date = app.now().to_zoned(TimeZone::UTC).date();
    let mut months = Vec::new();
    for ago in 0..MONTHS {
        let month = today.first_of_month().checked_sub(ago.months()).map_err(Error::internal)?;
        let month = month.strftime("%Y-%m").to_string();
        let views = queries::views_of(&app.db, org, &month).await?;
        if views.is_empty() {
            continue;
        }
        let hashes: BTreeSet<String> = views.into_iter().map(|view| view.links_hash).collect();
        let figures = fairness::figures(&app.db, org, month, String::new()).await?;
        let rows = figures.groups.into_iter().map(|group| ScoreRow {
            label: words::group(language, group.score_group),
            pages: group.pages,
            share: group.percent_with_all_links.map_or_else(|| "–".into(), |percent| words::percent(language, percent)),
        });
        months.push(Month { name: figures.month, rows: rows.collect(), hashes: hashes.into_iter().collect() });
    }
    Ok(months)
}
