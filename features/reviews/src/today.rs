//! Lines of "Today" about bad reviews without a reply, and about replies that wait for approval.

use api::App;
use futures::{FutureExt, future::BoxFuture};
use locations::{Reader, TodayKind, TodayLine, TodaySource};
use orgs::may::{ApproveReplies, ReplyToReviews};

use crate::{queries, routes::org_of};

/// Reviews of one star that wait for a reply, and replies that wait for approval.
pub struct ReviewsToday;

impl TodaySource for ReviewsToday {
    fn lines<'a>(&'a self, app: &'a App, reader: &'a Reader) -> BoxFuture<'a, api::Result<Vec<TodayLine>>> {
        async {
            if !reader.may::<ReplyToReviews>() {
                return Ok(Vec::new());
            }
            let org = org_of(&reader.scope);
            let locations = locations::ids_within(&app.db, &reader.scope, None).await?;
            let bad = queries::bad_reviews(&app.db, org, locations.clone(), app.now()).await?;
            let link = "/dashboard/reviews?stars=1&answered=false&done=false&days=90".to_owned();
            let mut lines =
                vec![TodayLine { kind: TodayKind::BadReviews, count: bad.count, name: None, since: bad.oldest, link }];
            if reader.may::<ApproveReplies>() {
                let waiting = queries::waiting_replies(&app.db, org, locations).await?;
                let link = "/dashboard/reviews?waiting_for=approval".to_owned();
                let (kind, count, since) = (TodayKind::ReplyApprovals, waiting.count, waiting.oldest);
                lines.push(TodayLine { kind, count, name: None, since, link });
            }
            Ok(lines)
        }
        .boxed()
    }
}
