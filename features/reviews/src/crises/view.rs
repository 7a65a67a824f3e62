//! Crises as the API shows them.

use std::collections::HashMap;

use api::{Error, Result};
use crypto::Sealer;
use db::Db;
use locations::LocationId;
use orgs::{OrgId, UserId};

use super::{entry_context, report_context};
use crate::{
    teamwork::{member, names},
    types::{Crisis, CrisisEntry, CrisisEntryRow, CrisisRow},
};

/// Crises as the API shows them.
pub(crate) struct CrisisView<'a> {
    pub(crate) db: &'a Db,
    pub(crate) sealer: &'a Sealer,
    pub(crate) org: &'a OrgId,
}

impl CrisisView<'_> {
    /// Returns crises with the names of their locations and members. Those of deleted locations are left out.
    pub(crate) async fn shown(&self, rows: Vec<CrisisRow>) -> Result<Vec<Crisis>> {
        let ids = rows.iter().map(|row| row.location_id.to_string()).collect();
        let places = locations::by_ids(self.db, self.org, ids).await?;
        let places: HashMap<LocationId, String> =
            places.into_iter().map(|place| (place.id, place.details.name)).collect();
        let mut users: Vec<UserId> = rows.iter().filter_map(|row| row.led_by.clone()).collect();
        users.extend(rows.iter().filter_map(|row| row.ended_by.clone()));
        let names = names(self.db, self.org, users.into_iter()).await?;
        let mut items = Vec::new();
        for row in rows {
            let Some(location_name) = places.get(&row.location_id).cloned() else { continue };
            let report =
                row.report.as_deref().and_then(|sealed| self.opened(&report_context(self.org, &row.id), sealed));
            items.push(Crisis {
                spike: row.spike(),
                id: row.id,
                location_id: row.location_id,
                location_name,
                since: row.since,
                began_at: row.began_at,
                lead: row.led_by.map(|id| member(&names, id)),
                ended_at: row.ended_at,
                ended_by: row.ended_by.map(|id| member(&names, id)),
                report: row.ended_at.and(Some(report.unwrap_or_default())),
            });
        }
        Ok(items)
    }

    /// Returns one crisis.
    ///
    /// # Errors
    /// 404 when its location is deleted.
    pub(crate) async fn shown_one(&self, row: CrisisRow) -> Result<Crisis> {
        self.shown(vec![row]).await?.pop().ok_or_else(Error::not_found)
    }

    /// Returns entries of a time line. A note that can no longer be opened is empty.
    pub(crate) async fn entries(&self, rows: Vec<CrisisEntryRow>) -> Result<Vec<CrisisEntry>> {
        let mut users: Vec<UserId> = rows.iter().filter_map(|row| row.led_by.clone()).collect();
        users.extend(rows.iter().filter_map(|row| row.written_by.clone()));
        let names = names(self.db, self.org, users.into_iter()).await?;
        let entry = |row: CrisisEntryRow| {
            let sealed = row.text.as_deref();
            let text = sealed.map(|text| self.opened(&entry_context(self.org, &row.id), text).unwrap_or_default());
            CrisisEntry {
                id: row.id,
                kind: row.kind,
                written_at: row.written_at,
                written_by: row.written_by.map(|id| member(&names, id)),
                lead: row.led_by.map(|id| member(&names, id)),
                text,
            }
        };
        Ok(rows.into_iter().map(entry).collect())
    }

    /// Opens a text; `None` when its key was lost.
    fn opened(&self, context: &str, sealed: &str) -> Option<String> {
        let opened = self.sealer.open(context, sealed);
        let opened = opened.inspect_err(|error| tracing::error!(%error, context, "text cannot be opened"));
        String::from_utf8(opened.ok()?).ok()
    }
}
