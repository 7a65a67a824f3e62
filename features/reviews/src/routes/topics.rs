//! Topics of reviews over time.

use api::{App, Error, FieldError, Json, Problem, Query, Result};
use axum::extract::State;
use jiff::{SignedDuration, Timestamp};
use locations::LocationId;
use orgs::{Within, may::SeeReviews};
use serde::Deserialize;
use utoipa::IntoParams;

use super::{list::locations_of, org_of};
use crate::{queries, rules::topic_figures, types::Topics};

/// Length of the period when none is given.
const PERIOD: SignedDuration = SignedDuration::from_hours(90 * 24);
/// Maximum length of the period.
const MAX_PERIOD: SignedDuration = SignedDuration::from_hours(3 * 366 * 24);

/// Location and period of the figures.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(super) struct TopicsOf {
    /// Reviews of this location; omit it for all locations.
    #[param(value_type = Option<String>)]
    location: Option<LocationId>,
    /// Reviews written at this time or later; 90 days before `until` when it is omitted, at most three years before.
    #[param(value_type = Option<String>, format = DateTime)]
    since: Option<Timestamp>,
    /// Reviews written before this time; now when it is omitted.
    #[param(value_type = Option<String>, format = DateTime)]
    until: Option<Timestamp>,
}

/// Returns the topics that reviews mention, with their change against the period before.
#[utoipa::path(get, path = "/reviews/topics", operation_id = "get_review_topics", tag = "reviews",
    extensions(("x-permission" = json!("see_reviews"))),
    params(TopicsOf),
    responses((status = 200, body = Topics), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn get_review_topics(
    member: Within<SeeReviews>,
    State(app): State<App>,
    Query(of): Query<TopicsOf>,
) -> Result<Json<Topics>> {
    let until = of.until.unwrap_or_else(|| app.now());
    let since = of.since.map_or_else(|| until.checked_sub(PERIOD).ok(), Some);
    let period = since.map(|since| (since, until.duration_since(since)));
    let Some((since, length)) = period.filter(|(_, length)| length.is_positive() && *length <= MAX_PERIOD) else {
        let detail = "Use a time before the end of the period, at most three years before.";
        return Err(Error::invalid(vec![FieldError::new("since", "invalid", detail)]));
    };
    let before = since.checked_sub(length).unwrap_or(Timestamp::MIN);
    let locations = locations_of(&app, &member.scope, of.location.as_ref(), None).await?;
    let org = org_of(&member.scope);
    let now = queries::topic_counts(&app.db, org, locations.clone(), (since, until)).await?;
    let before = queries::topic_counts(&app.db, org, locations, (before, since)).await?;
    Ok(Json(Topics { since, until, items: topic_figures(&now, &before) }))
}
