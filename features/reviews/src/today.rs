//! Lines of "Today" about bad reviews without a reply, replies that wait for approval, and assigned reviews.

use api::App;
use futures::{FutureExt, future::BoxFuture};
use locations::{Reader, TodayKind, TodayLine, TodaySource};
use orgs::may::{ApproveReplies, ReplyToReviews};

use crate::{queries, scope::org_of};

/// Reviews of one star that wait for a reply, replies that wait for approval, and reviews assigned to the member.
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
        .boxed()
    }
}
