//! Changes at Google, and candidates: locations at Google that may already exist.

use db::{Db, Result, Run, Tx, query};
use jiff::Timestamp;
use locations::LocationId;
use orgs::{OrgId, UserId};

use crate::{
    field::Field,
    rules::{Change, ProfileSnapshot},
    types::ChangeId,
};

/// A field that changed at Google.
#[derive(Clone, Debug)]
pub(crate) struct ChangeRow {
    pub(crate) id: ChangeId,
    pub(crate) location_id: LocationId,
    pub(crate) google_id: String,
    pub(crate) field: Field,
    pub(crate) old_value: serde_json::Value,
    pub(crate) new_value: serde_json::Value,
    pub(crate) source: String,
    pub(crate) state: String,
    pub(crate) found_at: Timestamp,
}

macro_rules! changes {
    ($tail:literal, $($argument:expr),+ $(,)?) => {
        query!(
            ChangeRow,
            "select id, location_id, google_id, field, old_value, new_value, source, state, found_at
             from google_changes where org_id = $1 and " $tail,
            $($argument),+
        )
    };
}

/// Records a change. An open change of the same field gets the newer value. Returns the id when the value is new.
pub(crate) async fn put_change(
    tx: &mut Tx,
    org: &OrgId,
    (location, google_id): (&LocationId, &str),
    change: &Change,
    source: &str,
    now: Timestamp,
) -> Result<Option<ChangeId>> {
    let put = query!(
        (ChangeId,),
        "insert into google_changes
             (org_id, id, location_id, google_id, field, old_value, new_value, source, state, found_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, 'open', $9)
         on conflict (org_id, google_id, field, source) where state = 'open' do update
         set new_value = excluded.new_value, location_id = excluded.location_id, found_at = excluded.found_at
         where google_changes.new_value <> excluded.new_value
         returning id",
        org,
        ChangeId::new(now),
        location,
        google_id,
        change.field,
        change.old.clone(),
        change.new.clone(),
        source,
        now
    );
    Ok(put.find(tx).await?.map(|(id,)| id))
}

/// Closes the open changes of a profile from a source, except those of the fields in `except`.
pub(crate) async fn settle(
    tx: &mut Tx,
    org: &OrgId,
    google_id: &str,
    source: &str,
    except: Vec<String>,
    now: Timestamp,
) -> Result<()> {
    query!(
        "update google_changes set state = 'accepted', decided_at = $5
         where org_id = $1 and google_id = $2 and source = $3 and state = 'open' and not (field = any($4))",
        org,
        google_id,
        source,
        except,
        now
    )
    .run(tx)
    .await
    .map(drop)
}

/// Returns one change.
pub(crate) async fn change(on: impl Run, org: &OrgId, id: &ChangeId) -> Result<Option<ChangeRow>> {
    changes!("id = $2", org, id).lookup().find(on).await
}

/// Returns changes of an organization before an id, the latest first.
pub(crate) async fn changes(db: &Db, org: &OrgId, is_open: bool, before: &str, most: i64) -> Result<Vec<ChangeRow>> {
    changes!("id < $2 and (state = 'open' or not $3) order by id desc limit $4", org, before, is_open, most)
        .lookup()
        .all(db)
        .await
}

/// Returns the open changes of a location.
pub(crate) async fn open_changes(on: impl Run, org: &OrgId, location: &LocationId) -> Result<Vec<ChangeRow>> {
    changes!("location_id = $2 and state = 'open' order by id", org, location).lookup().all(on).await
}

/// Records a decision. Returns false when the change was already decided.
pub(crate) async fn decide(
    tx: &mut Tx,
    org: &OrgId,
    id: &ChangeId,
    state: &str,
    by: &UserId,
    now: Timestamp,
) -> Result<bool> {
    let decided = query!(
        "update google_changes set state = $3, decided_at = $4, decided_by = $5
         where org_id = $1 and id = $2 and state = 'open'",
        org,
        id,
        state,
        now,
        by
    );
    Ok(decided.run(tx).await? == 1)
}

/// Location at Google that may be an existing one.
#[derive(Clone, Debug)]
pub(crate) struct CandidateRow {
    pub(crate) google_id: String,
    pub(crate) account_id: String,
    pub(crate) location_id: LocationId,
    pub(crate) reason: String,
    pub(crate) found: serde_json::Value,
    pub(crate) state: String,
}

impl CandidateRow {
    /// Returns the location as read from Google.
    pub(crate) fn snapshot(&self) -> ProfileSnapshot {
        serde_json::from_value(self.found.clone()).unwrap_or_default()
    }
}

/// Stores a candidate. One that was skipped stays skipped, unless it is to be asked again.
pub(crate) async fn put_candidate(
    tx: &mut Tx,
    org: &OrgId,
    (account, location, reason): (&str, &LocationId, &str),
    snapshot: &ProfileSnapshot,
    asks_again: bool,
    now: Timestamp,
) -> Result<()> {
    let text = serde_json::to_string(snapshot).unwrap_or_default();
    query!(
        "insert into google_candidates (org_id, google_id, account_id, location_id, reason, found, state, created_at)
         values ($1, $2, $3, $4, $5, $6, 'open', $7)
         on conflict (org_id, google_id) do update
         set account_id = excluded.account_id, location_id = excluded.location_id, reason = excluded.reason,
             found = excluded.found, state = case when $8 then 'open' else google_candidates.state end",
        org,
        &snapshot.google_id,
        account,
        location,
        reason,
        text,
        now,
        asks_again
    )
    .run(tx)
    .await
    .map(drop)
}

/// Returns candidates of an organization after an id.
pub(crate) async fn candidates(
    on: impl Run,
    org: &OrgId,
    only: Option<Vec<String>>,
    after: &str,
    most: i64,
) -> Result<Vec<CandidateRow>> {
    let is_all = only.is_none();
    query!(
        CandidateRow,
        "select google_id, account_id, location_id, reason, found, state from google_candidates
         where org_id = $1 and google_id > $2 and ($3 or google_id = any($4)) order by google_id limit $5",
        org,
        after,
        is_all,
        only.unwrap_or_default(),
        most
    )
    .lookup()
    .all(on)
    .await
}

/// Marks a candidate as skipped.
pub(crate) async fn skip_candidate(tx: &mut Tx, org: &OrgId, google_id: &str) -> Result<()> {
    query!("update google_candidates set state = 'skipped' where org_id = $1 and google_id = $2", org, google_id)
        .run(tx)
        .await
        .map(drop)
}

/// Removes a candidate that was decided.
pub(crate) async fn forget_candidate(tx: &mut Tx, org: &OrgId, google_id: &str) -> Result<()> {
    query!("delete from google_candidates where org_id = $1 and google_id = $2", org, google_id).run(tx).await.map(drop)
}
