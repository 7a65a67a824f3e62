//! Assigning many reviews at once.

use std::collections::{BTreeMap, HashSet};

use api::{Error, Result};
use audit::Act;
use db::Tx;
use orgs::UserId;

use super::{Assigning, assignment::not_assignable, colleagues::Team};
use crate::{
    events::ReviewsChangedInBulk,
    ingestion::announce,
    queries::{self, Changes},
    rules::check_due,
    types::{BulkAction, BulkResult, ReviewId, Row, SkipReason, Skipped},
};

/// Maximum number of ids of a request, and of reviews per statement.
pub(crate) const MAX_IDS: usize = 200;

/// Ids of locations; `None` for all.
type Locations = Option<HashSet<String>>;

impl Assigning<'_> {
    /// Changes the assignments of reviews at `visible`, the locations of the caller, in one transaction. Reviews that the
    /// change does not fit are skipped.
    ///
    /// # Errors
    /// 422 for an assignee who may not reply to reviews, and for a due time in the past.
    pub(crate) async fn change_many(
        &self,
        tx: &mut Tx,
        ids: Vec<String>,
        visible: Option<Vec<String>>,
        action: &BulkAction,
    ) -> Result<BulkResult> {
        if let BulkAction::Due { due_at } = action {
            check_due(*due_at, self.now).map_err(|error| Error::invalid(vec![error]))?;
        }
        let visible: Locations = visible.map(HashSet::from_iter);
        let assignable = match action {
            BulkAction::Assign { assignee: Some(user) } => self.assignable(tx, user).await?,
            _ => None,
        };
        let (mut skipped, mut changes, mut changed) = (BTreeMap::new(), Changes::default(), Vec::new());
        for ids in ids.chunks(MAX_IDS) {
            let rows = queries::lock_many(tx, self.org, ids.to_vec()).await?;
            let missing = (ids.len() - rows.len()) as i64;
            let mut to_change = Vec::new();
            let mut skip = |reason, count| *skipped.entry(reason).or_insert(0) += count;
            skip(SkipReason::NotFound, missing);
            for row in rows {
                match skip_reason(&row, action, (&visible, &assignable)) {
                    Some(reason) => skip(reason, 1),
                    None => to_change.push(row),
                }
            }
            changes.add(self.write(tx, &to_change, action).await?);
            changed.extend(to_change);
        }
        if !changed.is_empty() {
            self.tell(tx, &changed, action).await?;
            announce(tx, self.org, None);
            changes.record(tx, self.org).await?;
        }
        let skipped = skipped.into_iter().filter(|(_, count)| *count > 0);
        Ok(BulkResult {
            changed: changed.len() as i64,
            skipped: skipped.map(|(reason, count)| Skipped { reason, count }).collect(),
        })
    }

    /// Returns the locations at which a member may be assigned reviews.
    async fn assignable(&self, tx: &mut Tx, user: &UserId) -> Result<Locations> {
        let scope = Team::of(tx, self.org).await?.assignable_scope(self.org, user);
        let scope = scope.ok_or_else(|| Error::invalid(vec![not_assignable()]))?;
        Ok(locations::ids_within(&self.app.db, &scope, None).await?.map(HashSet::from_iter))
    }

    async fn write(&self, tx: &mut Tx, rows: &[Row], action: &BulkAction) -> Result<Changes> {
        let ids: Vec<ReviewId> = rows.iter().map(|row| row.id.clone()).collect();
        if ids.is_empty() {
            return Ok(Changes::default());
        }
        Ok(match action {
            BulkAction::Assign { assignee } => queries::assign(tx, self.org, &ids, assignee.as_ref()).await?,
            BulkAction::State { state } => queries::set_work(tx, self.org, &ids, *state).await?,
            BulkAction::Due { due_at } => queries::set_due(tx, self.org, &ids, *due_at).await?,
        })
    }

    /// Records the change in the audit log, and notifies the new assignee.
    async fn tell(&self, tx: &mut Tx, changed: &[Row], action: &BulkAction) -> Result<()> {
        let act = Act::new(ReviewsChangedInBulk).with("reviews", changed.len());
        let act = match action {
            BulkAction::Assign { assignee } => act.with("assignee", assignee.as_ref().map(UserId::as_str)),
            BulkAction::State { state } => act.with("work", state.as_str()),
            BulkAction::Due { due_at } => act.with("due_at", due_at.map(|due| due.to_string()).as_ref()),
        };
        act.record(tx, self.actor, self.now).await?;
        if let (BulkAction::Assign { assignee: Some(to) }, Some(first)) = (action, changed.first())
            && let Some(place) = locations::find(&self.app.db, self.org, &first.location_id).await?
        {
            self.notify(tx, to, &place, changed).await?;
        }
        Ok(())
    }
}

/// Returns the reason for which a review is skipped, with the locations that the caller sees and those at which the assignee
/// replies.
fn skip_reason(row: &Row, action: &BulkAction, (visible, assignable): (&Locations, &Locations)) -> Option<SkipReason> {
    let is_outside = |locations: &Locations| {
        locations.as_ref().is_some_and(|locations| !locations.contains(row.location_id.as_str()))
    };
    let is_unchanged = match action {
        BulkAction::Assign { assignee } => row.assigned_to == *assignee,
        BulkAction::State { state } => row.work() == *state,
        BulkAction::Due { due_at } => row.due_at == *due_at,
    };
    if is_outside(visible) {
        Some(SkipReason::NotFound)
    } else if is_outside(assignable) {
        Some(SkipReason::NotAssignable)
    } else {
        is_unchanged.then_some(SkipReason::Unchanged)
    }
}
