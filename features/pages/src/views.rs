//! Pages as the API shows them.

use std::collections::HashMap;

use api::{App, Result};
use domains::Domains;
use jiff::{SignedDuration, Timestamp, tz::TimeZone};
use locations::LocationId;

use crate::{
    board::{Board, Entry, Measure},
    place::base_url,
    plan_room::{Room, room},
    queries,
    rules::gate,
    types::{Advice, Counts, Figures, LocalPage, PageLanguage, PageState, PlanUse},
};

/// Days of the figures in lists.
const DAYS: i64 = 30;

/// Returns the day (UTC) of a time, such as `2026-11-26`.
pub(crate) fn day(at: Timestamp) -> String {
    at.to_zoned(TimeZone::UTC).date().to_string()
}

/// Returns the first day of a period of `days` up to today.
pub(crate) fn first_day(now: Timestamp, days: i64) -> String {
    day(now - SignedDuration::from_hours(24 * (days - 1)))
}

/// Returns the number of pages by state.
pub(crate) fn counts(board: &Board) -> Counts {
    let mut counts = Counts::default();
    for entry in board.entries.values() {
        match entry.state() {
            PageState::Live => counts.live += 1,
            PageState::Draft => counts.draft += 1,
            PageState::Closed => counts.closed += 1,
            PageState::None => counts.none += 1,
        }
        if entry.state() == PageState::Live {
            let is_left_out = board.languages().iter().any(|language| !entry.is_indexable(board, *language));
            counts.noindex += i64::from(is_left_out);
            counts.changed += i64::from(entry.page.as_ref().is_some_and(|page| page.is_changed));
        }
    }
    counts
}

/// Returns the pages of the plan.
pub(crate) async fn plan(app: &App, board: &Board) -> Result<PlanUse> {
    if !app.site.has_plan_limits {
        return Ok(PlanUse { used: board.live().count() as i64, limit: None });
    }
    let mut tx = app.db.begin().await?;
    let Room { used, limit } = room(app, &mut tx, &board.org).await?;
    Ok(PlanUse { used, limit })
}

/// Returns the advice about a content.
pub(crate) fn advice(board: &Board, entry: &Entry, measure: &Measure) -> Vec<Advice> {
    let facts = entry.facts(board, measure);
    gate::problems(facts).into_iter().map(|problem| gate::advice(problem, facts)).collect()
}

/// Returns the page in each language of the site.
pub(crate) fn languages((app, domains): (&App, &Domains), board: &Board, entry: &Entry) -> Vec<PageLanguage> {
    let slug = board.row.as_ref().map_or("", |row| row.slug.as_str());
    let base = base_url(app, domains, &board.org, slug);
    let language = |measure: &Measure| {
        let facts = entry.facts(board, measure);
        let path = entry.path(measure.language).unwrap_or_default().to_owned();
        PageLanguage {
            language: measure.language,
            url: format!("{base}/{path}"),
            path,
            own_words: measure.prints.words as i64,
            uniqueness: rounded(facts.uniqueness),
            indexable: entry.is_indexable(board, measure.language),
            problems: advice(board, entry, measure),
        }
    };
    entry.measures.iter().map(language).collect()
}

/// Returns a share with two decimals.
pub(crate) fn rounded(share: f64) -> f64 {
    (share * 100.0).round() / 100.0
}

/// Returns pages with their figures.
pub(crate) async fn with_figures(
    (app, domains): (&App, &Domains),
    board: &Board,
    entries: &[&Entry],
) -> Result<Vec<LocalPage>> {
    let ids: Vec<String> = entries.iter().map(|entry| entry.id().to_string()).collect();
    let since = first_day(app.now(), DAYS);
    let figures: HashMap<LocationId, Figures> =
        queries::totals_of(&app.db, &board.org, ids, &since).await?.into_iter().collect();
    let page = |entry: &&Entry| {
        let figures = figures.get(entry.id()).copied().unwrap_or_default();
        LocalPage {
            location: entry.place(),
            state: entry.state(),
            languages: languages((app, domains), board, entry),
            changed_since_publish: entry.state() == PageState::Live
                && entry.page.as_ref().is_some_and(|page| page.is_changed),
            published_at: entry.page.as_ref().and_then(|page| page.published_at),
            closed_at: entry.page.as_ref().and_then(|page| page.closed_at),
            views_30d: figures.views,
            calls_30d: figures.calls,
            directions_30d: figures.directions,
            bookings_30d: figures.bookings,
        }
    };
    Ok(entries.iter().map(page).collect())
}
