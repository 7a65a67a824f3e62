//! Line of "Today" about bad reviews without a reply.

use api::App;
use futures::{FutureExt, future::BoxFuture};
use locations::{Reader, TodayKind, TodayLine, TodaySource};
use orgs::may::ReplyToReviews;

use crate::{queries, routes::org_of};

/// Reviews of one star that wait for a reply.
pub struct ReviewsToday;

impl TodaySource for ReviewsToday {
    fn lines<'a>(&'a self, app: &'a App, reader: &'a Reader) -> BoxFuture<'a, api::Result<Vec<TodayLine>>> {
        async {
            if !reader.may::<ReplyToReviews>() {
                return Ok(Vec::new());
            }
            let locations = locations::ids_within(&app.db, &reader.scope, None).await?;
            let bad = queries::bad_reviews(&app.db, org_of(&reader.scope), locations, app.now()).await?;
            let link = "/dashboard/reviews?stars=1&answered=false&done=false&days=90".to_owned();
            Ok(vec![TodayLine { kind: TodayKind::BadReviews, count: bad.count, name: None, since: bad.oldest, link }])
        }
        .boxed()
    }
}
