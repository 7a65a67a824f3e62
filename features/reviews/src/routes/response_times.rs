//! Times from reviews to their first replies.

use std::collections::HashMap;

use api::{App, Json, Problem, Query, Result};
use axum::extract::State;
use jiff::SignedDuration;
use orgs::{Within, may::SeeAssignments};

use super::{list::locations_of, org_of};
use crate::{
    queries,
    teamwork::{member, names},
    types::{LocationTime, MemberTime, ResponseTimesOf, ReviewResponseTimes},
};

/// Returns the median times from the reviews of a period to their first replies, by author and by location.
#[utoipa::path(get, path = "/reviews/response-times", operation_id = "get_review_response_times", tag = "reviews",
    extensions(("x-permission" = json!("see_assignments"))),
    params(ResponseTimesOf),
    responses((status = 200, body = ReviewResponseTimes), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn get_review_response_times(
    caller: Within<SeeAssignments>,
    State(app): State<App>,
    Query(of): Query<ResponseTimesOf>,
) -> Result<Json<ReviewResponseTimes>> {
    let org = org_of(&caller.scope);
    let locations = locations_of(&app, &caller.scope, of.location.as_ref(), None).await?;
    let since = app.now() - SignedDuration::from_hours(24 * of.days.count());
    let times = queries::median_times(&app.db, org, since, locations).await?;
    let names = names(&app.db, org, times.members.iter().filter_map(|row| row.of.clone())).await?;
    let members = times.members.into_iter().map(|row| MemberTime {
        member: row.of.map(|id| member(&names, id)),
        replies: row.replies,
        median_hours: hours(row.median),
    });
    let ids = times.locations.iter().map(|row| row.of.clone()).collect();
    let places = locations::by_ids(&app.db, org, ids).await?.into_iter();
    let mut places: HashMap<String, String> = places.map(|place| (place.id.to_string(), place.details.name)).collect();
    let locations = times.locations.into_iter().filter_map(|row| {
        Some(LocationTime {
            name: places.remove(row.of.as_str())?,
            location_id: row.of.parse().ok()?,
            replies: row.replies,
            median_hours: hours(row.median),
        })
    });
    Ok(Json(ReviewResponseTimes {
        reviews: times.reviews,
        replies: times.all.as_ref().map_or(0, |all| all.replies),
        median_hours: times.all.map(|all| hours(all.median)),
        members: members.collect(),
        locations: locations.collect(),
    }))
}

/// Converts milliseconds to hours with one decimal.
fn hours(milliseconds: f64) -> f64 {
    (milliseconds / 360_000.0).round() / 10.0
}
