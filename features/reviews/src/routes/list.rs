//! The list of reviews, and its figures.

use api::{App, Json, Page, Problem, Query, Result};
use axum::{Extension, extract::State};
use locations::{LabelId, LocationId};
use orgs::{Scope, Within, may::SeeReviews};
use serde::Deserialize;
use utoipa::IntoParams;

use super::org_of;
use crate::{
    queries::{self, Position, ReviewFilter, TotalsRow},
    rules::{Totals, WordSearch, average, bayesian_average},
    search::Search,
    types::{Filters, Order, Paging, RatingCount, Review, ReviewSummary, SourceSummary},
};

/// Returns a page of the reviews that the member sees.
#[utoipa::path(get, path = "/reviews", operation_id = "list_reviews", tag = "reviews",
    extensions(("x-permission" = json!("see_reviews"))),
    params(Filters, Order, Paging),
    responses((status = 200, body = Page<Review>), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn list_reviews(
    member: Within<SeeReviews>,
    State(app): State<App>,
    Extension(index): Extension<Search>,
    Query(filters): Query<Filters>,
    Query(order): Query<Order>,
    Query(paging): Query<Paging>,
) -> Result<Json<Page<Review>>> {
    let position = Position::read(paging.cursor.as_deref(), order.sort)?;
    let locations = locations_of(&app, &member.scope, filters.location.as_ref(), filters.label.as_ref()).await?;
    let search = filters.q.as_ref().and_then(|text| WordSearch::of(&text.0));
    let filter = ReviewFilter::of(&filters, order.sort, (locations, search.as_ref()));
    let org = org_of(&member.scope);
    if filters.waiting_for.is_none()
        && !filter.is_whole(order.sort)
        && let Some(page) = index.page(&app.db, org, &filter, &position, paging.limit).await?
    {
        return Ok(Json(page.map(Review::from)));
    }
    let limit = paging.limit.and_one();
    let ids = match &search {
        Some(search) => queries::matches(&app.db, org, search).await?,
        None => None,
    };
    let ids = match filters.waiting_for {
        Some(waiting_for) => Some(both(ids.as_deref(), queries::requested(&app.db, org, waiting_for.state()).await?)),
        None => ids,
    };
    let rows = match ids {
        Some(ids) => queries::page_of(&app.db, org, &filter, &position, (limit, ids)).await?,
        None => queries::page(&app.db, org, &filter, &position, limit).await?,
    };
    let page = Page::of(rows, paging.limit, |row| Position::after(row, order.sort));
    Ok(Json(page.map(Review::from)))
}

/// Location of the figures.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(super) struct SummaryOf {
    /// Figures of this location; omit it for all locations.
    #[param(value_type = Option<String>)]
    location: Option<LocationId>,
}

/// Returns the figures of the reviews of all locations that the member sees, or of one.
#[utoipa::path(get, path = "/reviews/summary", operation_id = "get_reviews_summary", tag = "reviews",
    extensions(("x-permission" = json!("see_reviews"))),
    params(SummaryOf),
    responses((status = 200, body = ReviewSummary), (status = 404, body = Problem)))]
pub(super) async fn get_reviews_summary(
    member: Within<SeeReviews>,
    State(app): State<App>,
    Query(of): Query<SummaryOf>,
) -> Result<Json<ReviewSummary>> {
    let org = org_of(&member.scope);
    let locations = locations_of(&app, &member.scope, of.location.as_ref(), None).await?;
    let sources = queries::totals(&app.db, org, locations.clone()).await?;
    let all = if locations.is_none() { sources.clone() } else { queries::totals(&app.db, org, None).await? };
    let recent = queries::recent(&app.db, org, locations, app.now()).await?;
    let (totals, all) = (sum(&sources), sum(&all));
    let prior = average(all.rating_sum, all.rated());
    Ok(Json(ReviewSummary {
        reviews: totals.reviews,
        rated: totals.rated(),
        average: average(totals.rating_sum, totals.rated()),
        bayesian_average: bayesian_average(totals.rating_sum, totals.rated(), prior),
        distribution: (1..).zip(totals.stars).map(|(stars, count)| RatingCount { stars, count }).collect(),
        waiting: totals.reviews - totals.answered,
        new: recent.new,
        new_before: recent.new_before,
        recent: recent.last_90_days,
        recent_answered: recent.answered,
        sources: sources
            .iter()
            .map(|row| SourceSummary { source: row.source, reviews: row.reviews, stated: row.stated })
            .collect(),
    }))
}

/// Returns the locations of a request that the member sees: one, those with a label, or `None` for all.
pub(super) async fn locations_of(
    app: &App,
    scope: &Scope,
    location: Option<&LocationId>,
    label: Option<&LabelId>,
) -> Result<Option<Vec<String>>> {
    let Some(location) = location else { return Ok(locations::ids_within(&app.db, scope, label).await?) };
    locations::org_of(&app.db, scope, location).await?;
    Ok(Some(vec![location.to_string()]))
}

/// Returns the ids that are in both lists; `None` holds all.
fn both(ids: Option<&[String]>, mut others: Vec<String>) -> Vec<String> {
    others.retain(|id| ids.is_none_or(|ids| ids.contains(id)));
    others
}

fn sum(rows: &[TotalsRow]) -> Totals {
    rows.iter().map(TotalsRow::totals).fold(Totals::default(), Totals::and)
}
