//! Lines of this feature: failed checks of the audit, and failed imports.

use api::App;
use futures::{FutureExt, future::BoxFuture};
use jiff::SignedDuration;
use orgs::{
    Scope,
    may::{ChangeLocations, ImportLocations},
};

use super::{
    queries::{failed_import, linked},
    types::{Reader, TodayKind, TodayLine, TodaySource},
};
use crate::{Rule, queries};

/// Age at which a failed import is no longer shown.
const FAILED_IMPORT_RETENTION: SignedDuration = SignedDuration::from_hours(7 * 24);

/// Locations that fail a rule of the audit, are not verified, or could not be synced.
pub(super) struct Checks;

impl TodaySource for Checks {
    fn lines<'a>(&'a self, app: &'a App, reader: &'a Reader) -> BoxFuture<'a, api::Result<Vec<TodayLine>>> {
        async {
            if !reader.may::<ChangeLocations>() {
                return Ok(Vec::new());
            }
            let totals = queries::totals_of(&app.db, &reader.scope).await?;
            let linked = linked(&app.db, &reader.scope).await?;
            let missing = |rule| totals.failing(rule);
            let line = |(kind, count, filter): (TodayKind, i64, &str)| TodayLine {
                kind,
                count,
                name: None,
                since: None,
                due_at: None,
                link: format!("/dashboard/locations?{filter}"),
            };
            Ok([
                (TodayKind::PermanentlyClosed, linked.closed, "open_status=permanently_closed"),
                (TodayKind::SyncFailed, linked.failed, "sync_failed=true"),
                (TodayKind::NotVerified, linked.unverified, "issue=not_verified"),
                (TodayKind::MissingPhone, missing(Rule::MissingPhone), "issue=missing_phone"),
                (TodayKind::MissingCategory, missing(Rule::MissingCategory), "issue=missing_category"),
                (TodayKind::MissingWebsite, missing(Rule::MissingWebsite), "issue=missing_website"),
            ]
            .map(line)
            .into())
        }
        .boxed()
    }
}

/// Import of a file that failed.
pub(super) struct Imports;

impl TodaySource for Imports {
    fn lines<'a>(&'a self, app: &'a App, reader: &'a Reader) -> BoxFuture<'a, api::Result<Vec<TodayLine>>> {
        async {
            let (Scope::Whole(org), true) = (&reader.scope, reader.may::<ImportLocations>()) else {
                return Ok(Vec::new());
            };
            let since = app.now() - FAILED_IMPORT_RETENTION;
            let failed = failed_import(&app.db, org, since).await?.map(|import| TodayLine {
                kind: TodayKind::ImportFailed,
                count: 1,
                name: Some(import.filename),
                since: Some(import.updated_at),
                due_at: None,
                link: format!("/dashboard/locations?import={}", import.id),
            });
            Ok(failed.into_iter().collect())
        }
        .boxed()
    }
}
