//! Transaction that writes locations: rows, totals, history, and every report of the write.

use std::{slice, sync::Arc};

use api::{App, Event, Site};
use db::{Result, Tx};
use jiff::Timestamp;
use orgs::{
    OrgId,
    plans::{self, Standing},
};

use super::{
    activity,
    cause::{Cause, Source},
    history::{Deed, record_many},
    totals::{self, Totals},
    write::{self, NewRow},
};
use crate::{
    Location, LocationEvent, LocationId, SyncStatus, dependents, events,
    history::Event as HistoryEvent,
    rules::{FieldChange, differences},
};

/// Maximum rows per statement.
const BATCH: usize = 1_000;

/// Transaction that writes locations of one organization. [`commit`](Self::commit) writes the totals, the history, the
/// activity feed, the audit log, webhooks and live events with the rows; a writer that is dropped changes nothing.
///
/// Other writers of the organization wait from [`begin`](Self::begin) until the end. Read and lock the organization's
/// locations only after it.
#[must_use = "nothing is written until it is committed"]
pub struct LocationWriter {
    tx: Tx,
    org: OrgId,
    site: Arc<Site>,
    cause: Cause,
    now: Timestamp,
    change: i64,
    sums: Totals,
    deeds: Vec<Deed>,
    /// Plan and number of locations before the transaction, once read.
    plan: Option<(Standing, i64)>,
}

/// Part of open windows that reloads after a write without an event of its own.
#[derive(Clone, Copy, Debug)]
pub enum Refresh<'a> {
    /// Nothing yet: a later part of the same task announces its changes.
    Nothing,
    /// Every list of locations.
    All,
    /// One location.
    One(&'a LocationId),
}

/// Returns the plan, and the number of locations of all organizations that draw on it, if it limits that number.
async fn plan_and_total(tx: &mut Tx, site: &Site, org: &OrgId, now: Timestamp) -> Result<(Standing, i64)> {
    let standing = plans::standing(&mut *tx, site, org, now).await?;
    if standing.locations().is_none() {
        return Ok((standing, 0));
    }
    plans::lock_pool(tx, org).await?;
    Ok((standing, total_of_plan(tx, org).await?))
}

/// Returns the number of locations of all organizations that draw on the same plan as `org`.
pub(crate) async fn total_of_plan(tx: &mut Tx, org: &OrgId) -> Result<i64> {
    let mut total = 0;
    for member_org in plans::pool(tx, org).await? {
        total += totals::total(&mut *tx, &member_org).await?;
    }
    Ok(total)
}

impl LocationWriter {
    /// Opens a transaction that writes locations of `org`.
    pub async fn begin(app: &App, org: &OrgId, cause: Cause) -> Result<Self> {
        Self::within(app.db.begin().await?, app, org, cause).await
    }

    /// Continues a transaction that has not touched the organization's locations yet.
    pub async fn within(mut tx: Tx, app: &App, org: &OrgId, cause: Cause) -> Result<Self> {
        let change = totals::next_version(&mut tx, org).await?;
        let (org, site, now) = (org.clone(), app.site.clone(), app.now());
        Ok(Self { tx, org, site, cause, now, change, sums: Totals::default(), deeds: Vec::new(), plan: None })
    }

    /// Returns the transaction, for statements about anything but locations.
    pub fn tx(&mut self) -> &mut Tx {
        &mut self.tx
    }

    /// Returns the time of the write.
    pub fn now(&self) -> Timestamp {
        self.now
    }

    /// Checks, ahead of the transaction that writes, that the plan has room for `more` locations.
    ///
    /// # Errors
    /// 409 `plan_limit` when it has not.
    pub(crate) async fn look_for_room(
        tx: &mut Tx,
        site: &Site,
        org: &OrgId,
        more: i64,
        now: Timestamp,
    ) -> api::Result<()> {
        let (plan, total) = plan_and_total(tx, site, org, now).await?;
        match plan.locations() {
            Some(max) if max - total < more => Err(plan.refusal()),
            _ => Ok(()),
        }
    }

    /// Locks a location that is not deleted, and returns it.
    pub async fn lock(&mut self, id: &LocationId) -> Result<Option<Location>> {
        write::lock(&mut self.tx, &self.org, id).await
    }

    /// Locks those of these locations that are not deleted, and returns them in the order of their ids.
    pub async fn lock_many(&mut self, ids: Vec<String>) -> Result<Vec<Location>> {
        write::lock_many(&mut self.tx, &self.org, ids).await
    }

    /// Returns the number of locations that the plan still allows; `None` without a limit. No other transaction can add
    /// locations meanwhile.
    pub async fn room(&mut self) -> Result<Option<i64>> {
        let (plan, total) = self.plan().await?;
        Ok(plan.locations().map(|max| (max - total - self.sums.total).max(0)))
    }

    /// Checks that the plan has room for `more` locations.
    ///
    /// # Errors
    /// 409 `plan_limit` when it has not.
    pub(crate) async fn make_room(&mut self, more: i64) -> api::Result<()> {
        match self.room().await? {
            Some(room) if room < more => Err(self.plan().await?.0.refusal()),
            _ => Ok(()),
        }
    }

    async fn plan(&mut self) -> Result<(Standing, i64)> {
        if let Some(plan) = self.plan {
            return Ok(plan);
        }
        Ok(*self.plan.insert(plan_and_total(&mut self.tx, &self.site, &self.org, self.now).await?))
    }

    /// Adds locations. Those of an import of a file get no history entry, because they name their import themselves.
    ///
    /// # Errors
    /// 409 `plan_limit` when the plan of the organization has no room for all of them.
    pub async fn add(&mut self, locations: Vec<Location>) -> api::Result<()> {
        if matches!(self.cause.source, Source::User | Source::Token | Source::Sync) {
            for location in &locations {
                self.note(location, location.version, HistoryEvent::Created, Vec::new());
            }
        }
        self.add_rows(locations.into_iter().map(NewRow::from).collect()).await
    }

    /// Adds sample locations with their ratings and reviews, without regard to the plan; health is computed here.
    pub async fn seed(&mut self, locations: Vec<Location>) -> Result<()> {
        self.insert(locations.into_iter().map(Location::with_health).map(NewRow::from).collect()).await
    }

    /// Adds locations whose search keys are known already.
    ///
    /// # Errors
    /// 409 `plan_limit` when the plan of the organization has no room for all of them.
    pub(crate) async fn add_rows(&mut self, rows: Vec<NewRow>) -> api::Result<()> {
        self.make_room(rows.len() as i64).await?;
        Ok(self.insert(rows).await?)
    }

    async fn insert(&mut self, rows: Vec<NewRow>) -> Result<()> {
        let mut rows = rows.into_iter().peekable();
        while rows.peek().is_some() {
            let mut batch = Vec::with_capacity(BATCH.min(rows.len()));
            for row in rows.by_ref().take(BATCH) {
                self.sums = self.sums.and(Totals::of(&row.location));
                batch.push(write::values(&self.org, self.change, row));
            }
            write::insert(&mut self.tx, batch).await?;
        }
        Ok(())
    }

    /// Writes a [locked](Self::lock) location, and returns it with its new health, version and time.
    pub async fn put(&mut self, before: &Location, after: Location) -> Result<Location> {
        let mut after = after.with_health();
        (after.version, after.updated_at) = (before.version + 1, self.now);
        write::put(&mut self.tx, &self.org, self.change, &after).await?;
        self.sums = self.sums.and(Totals::of(before).negative()).and(Totals::of(&after));
        let changes = differences(before, &after);
        let is_merge = self.cause.source == Source::Merge;
        if is_merge || !changes.is_empty() {
            let event = if is_merge { HistoryEvent::Merged } else { HistoryEvent::Changed };
            self.note(before, after.version, event, changes);
            self.write_history(BATCH).await?;
        }
        Ok(after)
    }

    /// Deletes a [locked](Self::lock) location; it can be restored for 30 days.
    pub async fn remove(&mut self, location: &Location) -> Result<()> {
        write::remove(&mut self.tx, &self.org, self.change, &location.id, self.now).await?;
        dependents::follow(&mut self.tx, &self.org, slice::from_ref(&location.id), true, self.now).await?;
        self.sums = self.sums.and(Totals::of(location).negative());
        self.note(location, location.version + 1, HistoryEvent::Deleted, Vec::new());
        self.write_history(BATCH).await
    }

    /// Restores a location that was deleted less than 30 days ago; `None` when there is none.
    ///
    /// # Errors
    /// 409 `plan_limit` when the plan of the organization has no room for it.
    pub async fn restore(&mut self, id: &LocationId) -> api::Result<Option<Location>> {
        self.make_room(1).await?;
        if !write::restore(&mut self.tx, &self.org, self.change, id, self.now).await? {
            return Ok(None);
        }
        dependents::follow(&mut self.tx, &self.org, slice::from_ref(id), false, self.now).await?;
        let restored = self.lock(id).await?;
        if let Some(location) = &restored {
            self.sums = self.sums.and(Totals::of(location));
            self.note(location, location.version, HistoryEvent::Restored, Vec::new());
            self.write_history(BATCH).await?;
        }
        Ok(restored)
    }

    /// Sets the sync status of locations, and the time of the sync if it is [`SyncStatus::Synced`]. Versions and
    /// history stay unchanged; none of the locations may be kept by hand.
    pub async fn mark(&mut self, ids: Vec<String>, status: SyncStatus) -> Result<()> {
        write::mark(&mut self.tx, &self.org, self.change, ids, status, self.now).await
    }

    /// Returns the cause of the write.
    pub fn cause(&self) -> &Cause {
        &self.cause
    }

    /// Returns the number of the transaction, for statements that write locations themselves.
    pub(crate) fn change(&self) -> i64 {
        self.change
    }

    /// Adds what such a statement changed to the totals.
    pub(crate) fn count(&mut self, change: Totals) {
        self.sums = self.sums.and(change);
    }

    /// Commits the write and reports its event to the activity feed, the audit log, webhooks and open windows.
    pub async fn commit(self, event: LocationEvent<'_>) -> Result<()> {
        self.commit_all(&[event]).await
    }

    /// Commits a write with several events.
    pub async fn commit_all(mut self, reported: &[LocationEvent<'_>]) -> Result<()> {
        for event in reported {
            self.report(*event).await?;
        }
        let refresh = match reported {
            [] => Refresh::Nothing,
            [
                LocationEvent::Created(location)
                | LocationEvent::Updated(location)
                | LocationEvent::Deleted(location)
                | LocationEvent::Restored(location),
            ] => Refresh::One(&location.id),
            _ => Refresh::All,
        };
        self.commit_unreported(refresh).await
    }

    /// Commits a write that is no event of its own, such as a part of a larger task.
    pub async fn commit_unreported(mut self, refresh: Refresh<'_>) -> Result<()> {
        self.write_history(1).await?;
        totals::add(&mut self.tx, &self.org, self.sums).await?;
        match refresh {
            Refresh::Nothing => {}
            Refresh::All => Event::new(&self.org, "locations", None).announce(&mut self.tx),
            Refresh::One(id) => Event::new(&self.org, "locations", Some(id.as_str())).announce(&mut self.tx),
        }
        self.tx.commit().await
    }

    /// Reports an event to the activity feed, the audit log and webhooks.
    async fn report(&mut self, event: LocationEvent<'_>) -> Result<()> {
        let changes: Vec<FieldChange> = event.location().map(|location| self.changes(&location.id)).unwrap_or_default();
        activity::add(&mut self.tx, &self.org, self.cause.by.as_ref(), self.now, event).await?;
        let actor = self.cause.actor.clone().in_log_of(&self.org);
        events::act(event, &self.cause, &changes).record(&mut self.tx, &actor, self.now).await?;
        match events::webhook_event(event, &self.cause, &changes)? {
            Some(webhook_event) => webhooks::publish(&mut self.tx, &self.org, &webhook_event, self.now).await,
            None => Ok(()),
        }
    }

    /// Returns the field changes of a location that are not in the history yet.
    fn changes(&self, id: &LocationId) -> Vec<FieldChange> {
        self.deeds.iter().filter(|deed| deed.location == *id).flat_map(|deed| deed.changes.clone()).collect()
    }

    /// Adds a history entry, to be written later.
    fn note(&mut self, location: &Location, version: i64, event: HistoryEvent, changes: Vec<FieldChange>) {
        self.deeds.push(Deed { location: location.id.clone(), version, event, changes });
    }

    /// Writes the history entries once there are at least `min`.
    async fn write_history(&mut self, min: usize) -> Result<()> {
        if self.deeds.len() < min {
            return Ok(());
        }
        record_many(&mut self.tx, &self.org, &self.cause, self.now, std::mem::take(&mut self.deeds)).await
    }
}
