//! Internal notes about a review. Their texts are stored sealed.

use api::{Error, FieldError, Kind, Result};
use audit::{Act, Actor};
use crypto::Sealer;
use db::{Db, Tx};
use jiff::Timestamp;
use locations::Location;
use notifications::AffectedLocation;
use orgs::{OrgId, Permission, UserId};
use serde_json::json;

use super::{colleagues::Team, member, names};
use crate::{
    events::{ReviewMentioned, ReviewNoteAdded, ReviewNoteChanged, ReviewNoteDeleted},
    ingestion::announce,
    queries,
    requests::link,
    rules::mentions,
    types::{Note, NoteId, NoteRow, ReviewId, Row},
};

/// Notes of an organization, as one of its members reads and writes them.
pub(crate) struct Notes<'a> {
    pub(crate) sealer: &'a Sealer,
    pub(crate) org: &'a OrgId,
    pub(crate) user: &'a UserId,
}

/// Review that a note is about, and the request that writes it.
pub(crate) struct NoteContext<'a> {
    pub(crate) review: &'a Row,
    pub(crate) place: &'a Location,
    pub(crate) actor: &'a Actor,
    pub(crate) now: Timestamp,
}

impl Notes<'_> {
    /// Returns notes as the API shows them, with the names of their members. A text that can no longer be opened is empty.
    pub(crate) async fn shown(&self, db: &Db, rows: Vec<NoteRow>) -> Result<Vec<Note>> {
        let users = rows.iter().flat_map(|row| row.mentioned().into_iter().chain([row.written_by.clone()]));
        let names = names(db, self.org, users).await?;
        let note = |row: NoteRow| Note {
            text: self.opened(&row).unwrap_or_default(),
            mentions: row.mentioned().into_iter().map(|id| member(&names, id)).collect(),
            is_own: row.written_by == *self.user,
            author: member(&names, row.written_by),
            id: row.id,
            written_at: row.written_at,
            edited_at: row.edited_at,
        };
        Ok(rows.into_iter().map(note).collect())
    }

    /// Adds a note, and notifies the members that it mentions.
    pub(crate) async fn add(&self, tx: &mut Tx, context: &NoteContext<'_>, text: &str) -> Result<NoteRow> {
        let id = NoteId::new(context.now);
        let mentioned = mentions(text);
        self.check_mentions(tx, context, &mentioned).await?;
        let row = NoteRow {
            text: seal(self.sealer, self.org, &id, text)?,
            id,
            review_id: context.review.id.clone(),
            written_by: self.user.clone(),
            written_at: context.now,
            edited_at: None,
            mentions: json!(mentioned),
        };
        queries::add_note(tx, self.org, &row).await?;
        self.record(tx, context, ReviewNoteAdded.into()).await?;
        self.notify(tx, context, &mentioned).await?;
        Ok(row)
    }

    /// Changes a locked note of the member, and notifies the members that it did not mention before.
    pub(crate) async fn change(
        &self,
        tx: &mut Tx,
        context: &NoteContext<'_>,
        before: NoteRow,
        text: &str,
    ) -> Result<NoteRow> {
        if self.opened(&before).as_deref() == Some(text) {
            return Ok(before);
        }
        let (mentioned, known) = (mentions(text), before.mentioned());
        let new: Vec<UserId> = mentioned.iter().filter(|id| !known.contains(id)).cloned().collect();
        self.check_mentions(tx, context, &new).await?;
        let row = NoteRow {
            text: seal(self.sealer, self.org, &before.id, text)?,
            edited_at: Some(context.now),
            mentions: json!(mentioned),
            ..before
        };
        queries::change_note(tx, self.org, &row).await?;
        self.record(tx, context, ReviewNoteChanged.into()).await?;
        self.notify(tx, context, &new).await?;
        Ok(row)
    }

    /// Deletes a locked note of the member.
    pub(crate) async fn delete(&self, tx: &mut Tx, context: &NoteContext<'_>, note: &NoteId) -> Result<()> {
        queries::delete_note(tx, self.org, note).await?;
        self.record(tx, context, ReviewNoteDeleted.into()).await
    }

    /// Locks a note that the member wrote.
    ///
    /// # Errors
    /// 404 when there is none, 403 when another member wrote it.
    pub(crate) async fn own(&self, tx: &mut Tx, review: &ReviewId, id: &NoteId) -> Result<NoteRow> {
        let note = queries::note(tx, self.org, review, id).await?.ok_or_else(Error::not_found)?;
        if note.written_by == *self.user {
            return Ok(note);
        }
        Err(Error::new(Kind::Forbidden, "note_of_another", "Only the author of a note can change or delete it."))
    }

    async fn check_mentions(&self, tx: &mut Tx, context: &NoteContext<'_>, mentioned: &[UserId]) -> Result<()> {
        if mentioned.is_empty() {
            return Ok(());
        }
        let team = Team::of(tx, self.org).await?;
        if mentioned.iter().all(|user| team.may(user, Permission::SeeAssignments, context.place)) {
            return Ok(());
        }
        let detail = "Mention members who can see this location’s reviews.";
        Err(Error::invalid(vec![FieldError::new("text", "unknown_mention", detail)]))
    }

    /// Records what happened to a note, without its text.
    async fn record(&self, tx: &mut Tx, context: &NoteContext<'_>, action: audit::Action) -> Result<()> {
        let NoteContext { review, place, actor, now } = context;
        let act = Act::new(action).on("review", &review.id).named(&place.details.name);
        act.record(tx, actor, *now).await?;
        announce(tx, self.org, Some(&review.id));
        Ok(())
    }

    async fn notify(&self, tx: &mut Tx, context: &NoteContext<'_>, mentioned: &[UserId]) -> Result<()> {
        let NoteContext { review, place, now, .. } = context;
        let event = ReviewMentioned {
            review_id: review.id.to_string(),
            location_id: review.location_id.to_string(),
            name: place.details.name.clone(),
        };
        let affected = AffectedLocation { id: place.id.as_str(), labels: &place.labels.0 };
        let is_told = |user: &UserId, _| user != self.user && mentioned.contains(user);
        Ok(notifications::notify_seeing(tx, self.org, &event, affected, is_told, &link(review), *now).await?)
    }

    /// Opens the text of a note; `None` when its key was lost.
    fn opened(&self, row: &NoteRow) -> Option<String> {
        let opened = self.sealer.open(&seal_context(self.org, &row.id), &row.text);
        let opened = opened.inspect_err(|error| tracing::error!(%error, note = %row.id, "note cannot be opened"));
        String::from_utf8(opened.ok()?).ok()
    }
}

fn seal_context(org: &OrgId, id: &NoteId) -> String {
    format!("review_notes/{org}/{id}/text")
}

/// Seals the text of a note.
pub(super) fn seal(sealer: &Sealer, org: &OrgId, id: &NoteId, text: &str) -> Result<String> {
    sealer.seal(&seal_context(org, id), text.as_bytes()).map_err(Error::internal)
}
