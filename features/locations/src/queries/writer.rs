//! One transaction that writes locations: takes its number, writes rows, and brings the totals in line with them.

use api::Site;
use audit::Actor;
use db::{Result, Tx};
use jiff::Timestamp;
use orgs::{
    OrgId, UserId,
    plans::{self, Standing},
};

use super::{
    history::{Deed, record_many},
    totals::{self, Totals},
    write::{self, NewRow},
};
use crate::{
    Location, LocationId, SyncStatus,
    activity::{self, ActivityKind},
    history::Event,
    rules::{FieldChange, differences},
    trail,
    webhook_event::webhook_event,
};

/// How many rows go to the database at once.
const BATCH: usize = 1_000;

/// Who writes, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cause {
    /// Who; nobody for what happens by itself.
    pub by: Option<UserId>,
    /// In what way.
    pub source: Source,
    /// The import, bulk edit or merge.
    pub source_id: Option<String>,
    /// Who that is in the audit log.
    pub actor: Actor,
}

/// In what way somebody writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = HistorySource)]
pub enum Source {
    /// By hand.
    User,
    /// Through a personal API token.
    Token,
    /// By importing a file.
    Import,
    /// As one of many.
    Bulk,
    /// By taking something back.
    Undo,
    /// By merging two locations into one.
    Merge,
    /// As Google's Business Profile says.
    Sync,
}

impl Source {
    /// As it is stored.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::User => "user",
            Self::Token => "token",
            Self::Import => "import",
            Self::Bulk => "bulk",
            Self::Undo => "undo",
            Self::Merge => "merge",
            Self::Sync => "sync",
        }
    }
}

impl db::Column for Source {
    fn read(row: &db::Row, at: usize) -> db::Result<Self> {
        let text = String::read(row, at)?;
        serde_json::from_value(text.into()).map_err(|e| db::Error::Unreadable(e.to_string()))
    }
}

impl Cause {
    /// Somebody, by hand or through a token.
    pub fn by(actor: &Actor) -> Self {
        let source = if actor.is_token() { Source::Token } else { Source::User };
        Self { by: actor.who().and_then(|user| user.parse().ok()), source, source_id: None, actor: actor.clone() }
    }

    /// Nobody: what is brought in from elsewhere.
    pub fn sync() -> Self {
        Self { by: None, source: Source::Sync, source_id: None, actor: Actor::job(None::<UserId>) }
    }

    /// Something larger, by whoever asks for it now: it is done before they are answered.
    pub fn asked(by: &Actor, source: Source, id: &impl ToString) -> Self {
        Self { source, source_id: Some(id.to_string()), ..Self::by(by) }
    }

    /// A part of something larger that goes on by itself, by whoever started that.
    pub fn part(by: Option<UserId>, source: Source, id: &impl ToString) -> Self {
        let actor = Actor::job(by.as_ref());
        Self { by, source, source_id: Some(id.to_string()), actor }
    }
}

/// A transaction that writes locations. It is begun before anything of the organization's locations is read in the
/// transaction or locked, and finished last; until it is committed, other writers of the organization wait.
#[derive(Debug)]
#[must_use = "the totals are right only once it is finished"]
pub struct LocationWriter {
    org: OrgId,
    cause: Cause,
    now: Timestamp,
    change: i64,
    sums: Totals,
    deeds: Vec<Deed>,
    /// What the plan allows, and how many locations there were before; once that was asked.
    plan: Option<(Standing, i64)>,
}

/// What the plan allows, and how many locations there are where that matters.
async fn plan_and_total(tx: &mut Tx, site: &Site, org: &OrgId, now: Timestamp) -> Result<(Standing, i64)> {
    let standing = plans::standing(&mut *tx, site, org, now).await?;
    let there = if standing.locations().is_some() { totals::total(tx, org).await? } else { 0 };
    Ok((standing, there))
}

impl LocationWriter {
    /// Takes the number of the transaction.
    pub async fn begin(tx: &mut Tx, org: &OrgId, cause: Cause, now: Timestamp) -> Result<Self> {
        let change = totals::next_version(tx, org).await?;
        Ok(Self { org: org.clone(), cause, now, change, sums: Totals::default(), deeds: Vec::new(), plan: None })
    }

    /// Says before a transaction that writes what it would say; somebody may take the room in between.
    ///
    /// # Errors
    /// 409 `plan_limit` when the plan has no room for so many more.
    pub(crate) async fn look_for_room(
        tx: &mut Tx,
        site: &Site,
        org: &OrgId,
        more: i64,
        now: Timestamp,
    ) -> api::Result<()> {
        let (plan, there) = plan_and_total(tx, site, org, now).await?;
        match plan.locations() {
            Some(most) if most - there < more => Err(plan.refusal()),
            _ => Ok(()),
        }
    }

    /// A location that is not deleted, locked until the transaction ends.
    pub async fn lock(&self, tx: &mut Tx, id: &LocationId) -> Result<Option<Location>> {
        write::lock(tx, &self.org, id).await
    }

    /// Those of these locations that are not deleted, in the order of their ids, locked until the transaction ends.
    pub async fn lock_many(&self, tx: &mut Tx, ids: Vec<String>) -> Result<Vec<Location>> {
        write::lock_many(tx, &self.org, ids).await
    }

    /// How many locations may be added still; `None` for as many as one likes. Nobody else adds any until the
    /// transaction ends.
    pub async fn room(&mut self, tx: &mut Tx, site: &Site) -> Result<Option<i64>> {
        let (plan, there) = self.plan(tx, site).await?;
        Ok(plan.locations().map(|most| (most - there - self.sums.total).max(0)))
    }

    /// Makes sure that so many locations may be added.
    ///
    /// # Errors
    /// 409 `plan_limit` when the plan has no room for them.
    pub(crate) async fn make_room(&mut self, tx: &mut Tx, site: &Site, more: i64) -> api::Result<()> {
        match self.room(tx, site).await? {
            Some(room) if room < more => Err(self.plan(tx, site).await?.0.refusal()),
            _ => Ok(()),
        }
    }

    async fn plan(&mut self, tx: &mut Tx, site: &Site) -> Result<(Standing, i64)> {
        if let Some(known) = self.plan {
            return Ok(known);
        }
        Ok(*self.plan.insert(plan_and_total(tx, site, &self.org, self.now).await?))
    }

    /// Adds locations. Only those that somebody adds by hand get a line in the history: it says of the others when they
    /// came, too.
    ///
    /// # Errors
    /// 409 `plan_limit` when the plan of the organization has no room for all of them.
    pub async fn add(&mut self, tx: &mut Tx, site: &Site, locations: Vec<Location>) -> api::Result<()> {
        if matches!(self.cause.source, Source::User | Source::Token) {
            for location in &locations {
                self.note(location, location.version, Event::Created, Vec::new());
            }
        }
        self.add_rows(tx, site, locations.into_iter().map(NewRow::from).collect()).await
    }

    /// The same for who has their keys.
    pub(crate) async fn add_rows(&mut self, tx: &mut Tx, site: &Site, rows: Vec<NewRow>) -> api::Result<()> {
        self.make_room(tx, site, rows.len() as i64).await?;
        Ok(self.insert(tx, rows).await?)
    }

    /// The same whatever the plan says.
    pub(crate) async fn insert(&mut self, tx: &mut Tx, rows: Vec<NewRow>) -> Result<()> {
        let mut rows = rows.into_iter().peekable();
        while rows.peek().is_some() {
            let mut batch = Vec::with_capacity(BATCH.min(rows.len()));
            for row in rows.by_ref().take(BATCH) {
                self.sums = self.sums.and(Totals::of(&row.location));
                batch.push(write::values(&self.org, self.change, row));
            }
            write::insert(tx, batch).await?;
        }
        Ok(())
    }

    /// Writes a [locked](Self::lock) location as it is to be from now on; gives it with its health, version and time.
    pub async fn put(&mut self, tx: &mut Tx, before: &Location, after: Location) -> Result<Location> {
        let mut after = after.with_health();
        (after.version, after.updated_at) = (before.version + 1, self.now);
        write::put(tx, &self.org, self.change, &after).await?;
        self.sums = self.sums.and(Totals::of(before).negative()).and(Totals::of(&after));
        let changes = differences(before, &after);
        let is_merge = self.cause.source == Source::Merge;
        if is_merge || !changes.is_empty() {
            let event = if is_merge { Event::Merged } else { Event::Changed };
            self.note(before, after.version, event, changes);
            self.write_history(tx, BATCH).await?;
        }
        Ok(after)
    }

    /// Deletes a [locked](Self::lock) location; it can be restored for 30 days.
    pub async fn remove(&mut self, tx: &mut Tx, location: &Location) -> Result<()> {
        write::remove(tx, &self.org, self.change, &location.id, self.now).await?;
        self.sums = self.sums.and(Totals::of(location).negative());
        self.note(location, location.version + 1, Event::Deleted, Vec::new());
        self.write_history(tx, BATCH).await
    }

    /// Brings back a location that was deleted less than 30 days ago, if there is one.
    ///
    /// # Errors
    /// 409 `plan_limit` when the plan of the organization has no room for it.
    pub async fn restore(&mut self, tx: &mut Tx, site: &Site, id: &LocationId) -> api::Result<Option<Location>> {
        self.make_room(tx, site, 1).await?;
        if !write::restore(tx, &self.org, self.change, id, self.now).await? {
            return Ok(None);
        }
        let restored = write::lock(tx, &self.org, id).await?;
        if let Some(location) = &restored {
            self.sums = self.sums.and(Totals::of(location));
            self.note(location, location.version, Event::Restored, Vec::new());
            self.write_history(tx, BATCH).await?;
        }
        Ok(restored)
    }

    /// Says of locations where they stand with their Business Profiles, and when they were brought in line, if just now.
    /// Versions and history stay as they are; none of them may be kept by hand.
    pub async fn mark(&self, tx: &mut Tx, ids: Vec<String>, status: SyncStatus) -> Result<()> {
        write::mark(tx, &self.org, self.change, ids, status, self.now).await
    }

    /// Adds a line to what happened in the organization lately: what was done, to which one location, or to how many. The
    /// organization's webhooks and its audit log are told, too.
    pub async fn record(
        &self,
        tx: &mut Tx,
        kind: ActivityKind,
        location: Option<&Location>,
        count: Option<i64>,
    ) -> Result<()> {
        activity::add(tx, &self.org, self.cause.by.as_ref(), self.now, kind, location, count).await?;
        let changes = location.map(|of| self.changes(&of.id)).unwrap_or_default();
        let actor = self.cause.actor.clone().in_log_of(&self.org);
        trail::act(kind, location, count, &self.cause, changes.iter().copied()).record(tx, &actor, self.now).await?;
        let changed = changes.into_iter().map(|change| change.field.clone()).collect();
        match webhook_event(kind, location, count, &self.cause, changed) {
            Some(webhook_event) => webhooks::publish(tx, &self.org, &webhook_event, self.now).await,
            None => Ok(()),
        }
    }

    /// What changed about a location in this transaction, as far as it is not in the history yet.
    fn changes(&self, id: &LocationId) -> Vec<&FieldChange> {
        self.deeds.iter().filter(|deed| deed.location == *id).flat_map(|deed| &deed.changes).collect()
    }

    /// Who writes, and why.
    pub fn cause(&self) -> &Cause {
        &self.cause
    }

    /// The number of the transaction, for statements that write locations themselves.
    pub fn change(&self) -> i64 {
        self.change
    }

    /// Counts in what such a statement changed of the totals.
    pub(crate) fn count(&mut self, change: Totals) {
        self.sums = self.sums.and(change);
    }

    /// Remembers what was done to a location, for the history.
    fn note(&mut self, location: &Location, version: i64, event: Event, changes: Vec<FieldChange>) {
        self.deeds.push(Deed { location: location.id.clone(), version, event, changes });
    }

    /// Writes the history once there is so much of it.
    async fn write_history(&mut self, tx: &mut Tx, least: usize) -> Result<()> {
        if self.deeds.len() < least {
            return Ok(());
        }
        record_many(tx, &self.org, &self.cause, self.now, std::mem::take(&mut self.deeds)).await
    }

    /// Brings the totals and the history in line with what was written.
    pub async fn finish(mut self, tx: &mut Tx) -> Result<()> {
        self.write_history(tx, 1).await?;
        totals::add(tx, &self.org, self.sums).await
    }
}
