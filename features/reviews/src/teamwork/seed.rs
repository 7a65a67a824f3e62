//! Made-up assignments and notes, for demos.

use api::Result;
use crypto::Sealer;
use db::Tx;
use jiff::Timestamp;
use locations::LocationId;
use orgs::{OrgId, UserId};
use serde_json::json;

use super::notes::seal;
use crate::{
    queries,
    types::{NoteId, NoteRow, Row},
};

/// Text of a made-up note in a language.
pub type SeedNote = fn(&str) -> &'static str;

/// Work on the latest unanswered review of a location.
#[derive(Clone, Copy, Debug)]
pub struct SeedWork<'a> {
    /// Location.
    pub location: &'a LocationId,
    /// Member to whom it is assigned, and author of the note.
    pub user: &'a UserId,
    /// Due time.
    pub due_at: Timestamp,
    /// Note; `None` without one.
    pub note: Option<SeedNote>,
}

/// Assigns the latest unanswered review of a location to a member, if there is one, with a note.
///
/// # Errors
/// When the database fails. The transaction cannot be used after an error.
pub async fn seed_work(tx: &mut Tx, sealer: &Sealer, org: &OrgId, work: SeedWork<'_>, now: Timestamp) -> Result<()> {
    let Some(before) = queries::latest_unanswered(tx, org, work.location).await? else { return Ok(()) };
    if let Some(note) = work.note {
        let id = NoteId::new(now);
        let text = note(before.language.as_deref().unwrap_or("en"));
        let row = NoteRow {
            text: seal(sealer, org, &id, text)?,
            id,
            review_id: before.id.clone(),
            written_by: work.user.clone(),
            written_at: now,
            edited_at: None,
            mentions: json!([]),
        };
        queries::add_note(tx, org, &row).await?;
    }
    let after = Row { assigned_to: Some(work.user.clone()), due_at: Some(work.due_at), work_version: 1, ..before };
    let changes = queries::put(tx, org, &after).await?;
    Ok(changes.record(tx, org).await?)
}
