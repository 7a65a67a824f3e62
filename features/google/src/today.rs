//! Lines of "Today" about Google.

use api::App;
use futures::{FutureExt, future::BoxFuture};
use locations::{LocationId, Reader, TodayKind, TodayLine, TodaySource};
use orgs::{
    OrgId, Scope,
    may::{ConnectGoogle, PushToGoogle},
};

use crate::{
    outbox::unsent,
    queries::{self, OpenWork},
};

/// Maximum number of linked locations that are compared with their profiles for a line about unsent edits.
const MAX_COMPARED: i64 = 1_000;

/// Ended connections, changes that wait for a decision, and edits that are not at Google.
#[derive(Clone, Copy, Debug)]
pub struct GoogleToday;

impl TodaySource for GoogleToday {
    fn lines<'a>(&'a self, app: &'a App, reader: &'a Reader) -> BoxFuture<'a, api::Result<Vec<TodayLine>>> {
        async {
            let Scope::Whole(org) = &reader.scope else { return Ok(Vec::new()) };
            let mut lines = Vec::new();
            if reader.may::<ConnectGoogle>() {
                lines.push(ended(queries::ended_connections(&app.db, org).await?));
            }
            if reader.may::<PushToGoogle>() {
                lines.push(in_location(
                    TodayKind::GoogleChanges,
                    queries::waiting_changes(&app.db, org).await?,
                    "?google=changed",
                ));
                lines.push(in_location(
                    TodayKind::RefusedEdits,
                    queries::refused_locations(&app.db, org).await?,
                    "?google=unpublished",
                ));
                lines.push(in_location(
                    TodayKind::UnpublishedEdits,
                    unpublished(app, org).await?,
                    "?google=unpublished",
                ));
            }
            Ok(lines)
        }
        .boxed()
    }
}

fn ended(waiting: OpenWork) -> TodayLine {
    let name = waiting.first.filter(|_| waiting.count == 1);
    let link = "/dashboard/settings/google".to_owned();
    TodayLine { kind: TodayKind::ConnectionLost, count: waiting.count, name, since: waiting.since, due_at: None, link }
}

/// Returns a line that leads to its location, or to the list of its locations.
fn in_location(kind: TodayKind, waiting: OpenWork, filter: &str) -> TodayLine {
    let location_query = waiting.first.filter(|_| waiting.count == 1).map(|id| format!("?location={id}"));
    let link = format!("/dashboard/locations{}", location_query.as_deref().unwrap_or(filter));
    TodayLine { kind, count: waiting.count, name: None, since: waiting.since, due_at: None, link }
}

/// Returns the locations with unsent edits. Larger organizations have none here, because a comparison of all their
/// locations takes too long for a screen.
async fn unpublished(app: &App, org: &OrgId) -> db::Result<OpenWork> {
    let mut ids = queries::linked_locations(&app.db, org, MAX_COMPARED + 1).await?;
    if ids.len() as i64 > MAX_COMPARED {
        ids.clear();
    }
    let ids = ids.iter().map(LocationId::to_string).collect();
    let unsent = unsent(&app.db, org, ids).await?;
    let first = unsent.first().map(|edit| edit.location_id().to_string());
    Ok(OpenWork { count: unsent.len() as i64, since: None, first })
}
