//! Line of "Today" about drops of rank.

use api::App;
use futures::{FutureExt, future::BoxFuture};
use jiff::SignedDuration;
use locations::{Reader, TodayKind, TodayLine, TodaySource};
use orgs::may::ManagePanels;

use crate::{queries, routes::org_of};

/// Time for which a drop is shown.
const DROP_RETENTION: SignedDuration = SignedDuration::from_hours(14 * 24);

/// Heatmaps whose newest scan shows a drop of rank that is more than noise.
pub struct HeatmapsToday;

impl TodaySource for HeatmapsToday {
    fn lines<'a>(&'a self, app: &'a App, reader: &'a Reader) -> BoxFuture<'a, api::Result<Vec<TodayLine>>> {
        async {
            if !reader.may::<ManagePanels>() {
                return Ok(Vec::new());
            }
            let locations = locations::ids_within(&app.db, &reader.scope, None).await?;
            let dropped =
                queries::dropped(&app.db, org_of(&reader.scope), locations, app.now() - DROP_RETENTION).await?;
            let (name, link) = match (dropped.count, dropped.panel) {
                (1, Some(panel)) => (dropped.keyword, format!("/dashboard/heatmaps/{panel}")),
                _ => (None, "/dashboard/heatmaps?dropped=true".to_owned()),
            };
            let (count, since) = (dropped.count, dropped.since);
            Ok(vec![TodayLine { kind: TodayKind::RankDrops, count, name, since, due_at: None, link }])
        }
        .boxed()
    }
}
