//! Lines of "Today" about overdue tasks and checks.

use api::App;
use futures::{FutureExt, future::BoxFuture};
use locations::{Reader, TodayKind, TodayLine, TodaySource};
use orgs::may::WorkOnCitations;

use crate::{queries, reminders::TASKS, routes::org_of};

/// Tasks that are overdue, and listings that a person has to check again.
#[derive(Clone, Copy, Debug)]
pub struct CitationsToday;

impl TodaySource for CitationsToday {
    fn lines<'a>(&'a self, app: &'a App, reader: &'a Reader) -> BoxFuture<'a, api::Result<Vec<TodayLine>>> {
        async {
            if !reader.may::<WorkOnCitations>() {
                return Ok(Vec::new());
            }
            let (org, now) = (org_of(&reader.scope), app.now());
            let locations = locations::ids_within(&app.db, &reader.scope, None).await?;
            let (_, overdue) = queries::task_counts(&app.db, org, locations.clone(), now).await?;
            let checks = queries::overdue_checks(&app.db, org, locations, now).await?;
            let link = match (checks.count, checks.location_id, checks.directory_id) {
                (1, Some(location), Some(directory)) => {
                    format!("/dashboard/citations/{location}?directory={directory}")
                }
                _ => "/dashboard/citations".to_owned(),
            };
            let line = |kind, count, since, link| TodayLine { kind, count, name: None, since, due_at: None, link };
            Ok(vec![
                line(TodayKind::CitationTasks, overdue, None, format!("{TASKS}?overdue=true")),
                line(TodayKind::CitationChecks, checks.count, checks.since, link),
            ])
        }
        .boxed()
    }
}
