//! Lines of "Today" about open crises, bad reviews without a reply, replies that wait for approval, and assigned reviews.

use api::App;
use futures::{FutureExt, future::BoxFuture};
use locations::{Reader, TodayKind, TodayLine, TodaySource};
use orgs::{
    OrgId,
    may::{ApproveReplies, ReplyToReviews, SeeAssignments},
};

use crate::{queries, scope::org_of, spikes::link};

/// Open crises, reviews of one star that wait for a reply, replies that wait for approval, and reviews assigned to the member.
pub struct ReviewsToday;

impl TodaySource for ReviewsToday {
    fn lines<'a>(&'a self, app: &'a App, reader: &'a Reader) -> BoxFuture<'a, api::Result<Vec<TodayLine>>> {
        async {
            let org = org_of(&reader.scope);
            let locations = locations::ids_within(&app.db, &reader.scope, None).await?;
            let mut lines = Vec::new();
            if reader.may::<SeeAssignments>() {
                lines.extend(crises(app, org, locations.clone()).await?);
            }
            if reader.may::<ReplyToReviews>() {
                lines.extend(reviews(app, reader, locations).await?);
            }
            Ok(lines)
        }
        .boxed()
    }
}

/// Returns the line about open crises at these locations, `None` for all.
async fn crises(app: &App, org: &OrgId, locations: Option<Vec<String>>) -> api::Result<Option<TodayLine>> {
    let open = queries::crises(&app.db, org, locations, Some(true)).await?;
    let Some(since) = open.iter().map(|crisis| crisis.began_at).min() else { return Ok(None) };
    let places = open.iter().map(|crisis| crisis.location_id.to_string()).collect();
    let places = locations::by_ids(&app.db, org, places).await?;
    let (name, link) = match (&places[..], &open[..]) {
        ([place], [crisis]) => (Some(place.details.name.clone()), link(&crisis.id)),
        _ => (None, "/dashboard/reviews/crisis".to_owned()),
    };
    let (kind, count) = (TodayKind::ReviewCrises, places.len() as i64);
    Ok(Some(TodayLine { kind, count, name, since: Some(since), due_at: None, link }))
}

/// Returns the lines about reviews at these locations, `None` for all.
async fn reviews(app: &App, reader: &Reader, locations: Option<Vec<String>>) -> api::Result<Vec<TodayLine>> {
    let org = org_of(&reader.scope);
    let bad = queries::bad_reviews(&app.db, org, locations.clone(), app.now()).await?;
    let link = "/dashboard/reviews?stars=1&answered=false&done=false&days=90".to_owned();
    let mut lines = vec![TodayLine {
        kind: TodayKind::BadReviews,
        count: bad.count,
        name: None,
        since: bad.oldest,
        due_at: None,
        link,
    }];
    if reader.may::<ApproveReplies>() {
        let waiting = queries::waiting_replies(&app.db, org, locations.clone()).await?;
        let link = "/dashboard/reviews?waiting_for=approval".to_owned();
        let (kind, count, since) = (TodayKind::ReplyApprovals, waiting.count, waiting.oldest);
        lines.push(TodayLine { kind, count, name: None, since, due_at: None, link });
    }
    let own = queries::assigned_reviews(&app.db, org, &reader.user, locations).await?;
    let link = "/dashboard/reviews?assigned=me&done=false".to_owned();
    let (kind, count, due_at) = (TodayKind::AssignedReviews, own.count, own.due_at);
    lines.push(TodayLine { kind, count, name: None, since: None, due_at, link });
    Ok(lines)
}
