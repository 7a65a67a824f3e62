//! The list of reviews, and its figures.

use api::{App, Error, Json, Kind, Limit, Page, Problem, Query, Result};
use axum::{Extension, extract::State};
use locations::{LabelId, LocationId};
use orgs::{
    Right, Scope, UserId, Within,
    may::{SeeAssignments, SeeReviews},
};
use serde::Deserialize;
use utoipa::IntoParams;

use super::org_of;
use crate::{
    queries::{self, FilterContext, Position, ReviewFilter, TotalsRow},
    rules::{Totals, WordSearch, average, bayesian_average},
    search::Search,
    teamwork::shown,
    types::{Filters, Order, Paging, RatingCount, Review, ReviewSummary, Row, Sort, SourceSummary},
};

/// Returns a page of the reviews that the member sees.
#[utoipa::path(get, path = "/reviews", operation_id = "list_reviews", tag = "reviews",
    extensions(("x-permission" = json!("see_reviews"))),
    params(Filters, Order, Paging),
    responses((status = 200, body = Page<Review>),
        (status = 403, body = Problem, description = "forbidden: `assigned`, `work`, `overdue` and `report` take `see_assignments`"),
        (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn list_reviews(
    member: Within<SeeReviews>,
    State(app): State<App>,
    Extension(index): Extension<Search>,
    Query(filters): Query<Filters>,
    Query(order): Query<Order>,
    Query(paging): Query<Paging>,
) -> Result<Json<Page<Review>>> {
    if filters.is_about_work() && !SeeAssignments::ROW.allows(member.role, matches!(member.scope, Scope::Part(..))) {
        return Err(Error::new(Kind::Forbidden, "forbidden", "Your role doesn’t allow these filters."));
    }
    let request = ListRequest { app: &app, index: &index, scope: &member.scope, user: &member.user };
    let Page { items, next_cursor } =
        request.page(&filters, (paging.limit, paging.cursor.as_deref()), order.sort).await?;
    let items = shown(&app.db, (&member.scope, member.role), items).await?;
    Ok(Json(Page { items, next_cursor }))
}

/// Member who asks for a list.
pub(super) struct ListRequest<'a> {
    pub(super) app: &'a App,
    pub(super) index: &'a Search,
    pub(super) scope: &'a Scope,
    pub(super) user: &'a UserId,
}

impl ListRequest<'_> {
    /// Returns a page of the reviews that filters let through.
    pub(super) async fn page(
        &self,
        filters: &Filters,
        (limit, cursor): (Limit, Option<&str>),
        sort: Sort,
    ) -> Result<Page<Row>> {
        let Self { app, index, scope, user } = self;
        let (db, org) = (&app.db, org_of(scope));
        let position = Position::read(cursor, sort)?;
        let locations = locations_of(app, scope, filters.location.as_ref(), filters.label.as_ref()).await?;
        let search = filters.q.as_ref().and_then(|text| WordSearch::of(&text.0));
        let context = FilterContext { locations, search: search.as_ref(), user: user.as_str(), now: app.now() };
        let filter = ReviewFilter::of(filters, sort, context);
        if filters.waiting_for.is_none()
            && !filter.is_whole(sort)
            && let Some(page) = index.page(db, org, &filter, &position, limit).await?
        {
            return Ok(page);
        }
        let ids = match &search {
            Some(search) => queries::matches(db, org, search).await?,
            None => None,
        };
        if filters.waiting_for.is_none()
            && search.is_some()
            && let Some(page) = index.page_among(db, org, (&filter, ids.as_deref()), &position, limit).await?
        {
            return Ok(page);
        }
        let ids = match filters.waiting_for {
            Some(waiting_for) => Some(both(ids.as_deref(), queries::requested(db, org, waiting_for.state()).await?)),
            None => ids,
        };
        let rows = match ids {
            Some(ids) => queries::page_of(db, org, &filter, &position, (limit.and_one(), ids)).await?,
            None => queries::page(db, org, &filter, &position, limit.and_one()).await?,
        };
        Ok(Page::of(rows, limit, |row| Position::after(row, sort)))
    }
}

/// Location of the figures.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(super) struct SummaryOf {
    /// Figures of this location; omit it for all locations.
    #[param(value_type = Option<String>)]
    pub(super) location: Option<LocationId>,
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
