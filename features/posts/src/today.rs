//! Lines of "Today": posts that wait for approval, and posts that were refused.

use api::App;
use futures::{FutureExt, future::BoxFuture};
use jiff::SignedDuration;
use locations::{Reader, TodayKind, TodayLine, TodaySource};
use orgs::may::{ApprovePosts, PublishPosts};

use crate::{
    powers::{org_of, seen_locations},
    queries::{self, OpenPosts},
};

/// Time for which a refused post is shown.
const VISIBLE_PERIOD: SignedDuration = SignedDuration::from_hours(14 * 24);

/// Posts with something to do.
pub struct PostsToday;

impl TodaySource for PostsToday {
    fn lines<'a>(&'a self, app: &'a App, reader: &'a Reader) -> BoxFuture<'a, api::Result<Vec<TodayLine>>> {
        async {
            let (db, org) = (&app.db, org_of(&reader.scope));
            let mut lines = Vec::new();
            if reader.may::<ApprovePosts>() {
                let waiting = queries::waiting(db, org, seen_locations(app, &reader.scope).await?).await?;
                lines.push(line(TodayKind::PostApprovals, waiting, "/dashboard/posts?state=waiting_approval"));
            }
            if reader.may::<PublishPosts>() {
                let locations = seen_locations(app, &reader.scope).await?;
                let refused = queries::refused(db, org, locations, app.now() - VISIBLE_PERIOD).await?;
                lines.push(line(TodayKind::RefusedPosts, refused, "/dashboard/posts?refused=true"));
            }
            Ok(lines)
        }
        .boxed()
    }
}

fn line(kind: TodayKind, waiting: OpenPosts, all: &str) -> TodayLine {
    let (name, link) = match (waiting.count, waiting.post) {
        (1, Some(post)) => (waiting.summary, format!("/dashboard/posts/{post}")),
        _ => (None, all.to_owned()),
    };
    TodayLine { kind, count: waiting.count, name, since: waiting.since, due_at: None, link }
}
