//! Assigning one review.

use api::{App, Error, FieldError, Kind, Result};
use audit::{Act, Actor};
use db::Tx;
use jiff::Timestamp;
use locations::Location;
use notifications::AffectedLocation;
use orgs::{OrgId, Permission, UserId};

use super::colleagues::Team;
use crate::{
    events::{ReviewAssigned, ReviewAssignmentChanged},
    ingestion::announce,
    queries,
    requests::link,
    rules::{check_due, with_work},
    types::{AssignmentChange, Row},
};

/// Member who assigns reviews.
pub(crate) struct Assigning<'a> {
    pub(crate) app: &'a App,
    pub(crate) org: &'a OrgId,
    pub(crate) user: &'a UserId,
    pub(crate) actor: &'a Actor,
    pub(crate) now: Timestamp,
}

impl Assigning<'_> {
    /// Changes the assignment of a locked review.
    ///
    /// # Errors
    /// 409 when it was changed meanwhile, 422 for an assignee who may not reply there, and for a due time in the past.
    pub(crate) async fn change(
        &self,
        tx: &mut Tx,
        before: &Row,
        place: &Location,
        change: AssignmentChange,
    ) -> Result<Row> {
        let AssignmentChange { assignee, due_at, state, version } = change;
        if before.work_version != version {
            let detail = "This assignment has changed. Check it again.";
            return Err(Error::new(Kind::Conflict, "assignment_changed", detail));
        }
        let mut errors = Vec::new();
        if before.due_at != due_at {
            errors.extend(check_due(due_at, self.now).err());
        }
        let new = assignee.clone().filter(|new| before.assigned_to.as_ref() != Some(new));
        if let Some(new) = &new
            && !Team::of(&mut *tx, self.org).await?.may(new, Permission::ReplyToReviews, place)
        {
            errors.push(not_assignable());
        }
        if !errors.is_empty() {
            return Err(Error::invalid(errors));
        }
        let after = Row { assigned_to: assignee, due_at, ..with_work(before.clone(), state) };
        if after == *before {
            return Ok(after);
        }
        let after = Row { work_version: version + 1, ..after };
        let changes = queries::put(tx, self.org, &after).await?;
        self.record(tx, before, &after, place).await?;
        if let Some(new) = &new {
            self.notify(tx, new, place, std::slice::from_ref(&after)).await?;
        }
        announce(tx, self.org, Some(&after.id));
        changes.record(tx, self.org).await?;
        Ok(after)
    }

    async fn record(&self, tx: &mut Tx, before: &Row, after: &Row, place: &Location) -> Result<()> {
        let assignee = |row: &Row| row.assigned_to.as_ref().map(ToString::to_string);
        let due = |row: &Row| row.due_at.map(|due| due.to_string());
        let act = Act::new(ReviewAssignmentChanged).on("review", &after.id).named(&place.details.name);
        let act = act.changed("assignee", assignee(before).as_ref(), assignee(after).as_ref());
        let act = act.changed("due_at", due(before).as_ref(), due(after).as_ref());
        let act = act.changed("work", before.work().as_str(), after.work().as_str());
        Ok(act.record(tx, self.actor, self.now).await?)
    }

    /// Notifies a member of reviews that are assigned to them, unless they did it themselves. `place` is the location of the
    /// first.
    pub(super) async fn notify(&self, tx: &mut Tx, to: &UserId, place: &Location, reviews: &[Row]) -> Result<()> {
        if to == self.user {
            return Ok(());
        }
        let only = if let [only] = reviews { Some(only) } else { None };
        let event = ReviewAssigned {
            review_id: only.map(|row| row.id.to_string()),
            location_id: only.map(|row| row.location_id.to_string()),
            name: only.map(|_| place.details.name.clone()),
            count: reviews.len() as i64,
        };
        let link = only.map_or_else(|| "/dashboard/reviews?assigned=me&done=false".to_owned(), link);
        let affected = AffectedLocation { id: place.id.as_str(), labels: &place.labels.0 };
        let is_assignee = |user: &UserId, _| user == to;
        Ok(notifications::notify_seeing(tx, self.org, &event, affected, is_assignee, &link, self.now).await?)
    }
}

/// Returns the refusal of an assignee.
pub(super) fn not_assignable() -> FieldError {
    FieldError::new("assignee", "not_assignable", "Choose a member who can reply to reviews of this location.")
}
