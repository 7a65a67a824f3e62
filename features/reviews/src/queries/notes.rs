//! Internal notes about reviews.

use db::{Db, Result, Tx, query};
use orgs::OrgId;

use crate::types::{NoteId, NoteRow, ReviewId};

/// Maximum number of notes of a review that are shown.
const SHOWN: i64 = 200;

/// Statement that reads notes: `notes!("condition", arguments)`.
macro_rules! notes {
    ($tail:literal, $($argument:expr),+ $(,)?) => {
        query!(
            NoteRow,
            "select id, review_id, written_by, written_at, edited_at, text, mentions from review_notes
             where org_id = $1 and review_id = $2 " $tail,
            $($argument),+
        )
    };
}

/// Returns the latest notes about a review, the latest first.
pub(crate) async fn notes(db: &Db, org: &OrgId, review: &ReviewId) -> Result<Vec<NoteRow>> {
    notes!("order by id desc limit $3", org, review, SHOWN).all(db).await
}

/// Locks a note about a review, and returns it.
pub(crate) async fn note(tx: &mut Tx, org: &OrgId, review: &ReviewId, id: &NoteId) -> Result<Option<NoteRow>> {
    notes!("and id = $3 for update", org, review, id).find(tx).await
}

/// Adds a note.
pub(crate) async fn add_note(tx: &mut Tx, org: &OrgId, row: &NoteRow) -> Result<()> {
    query!(
        "insert into review_notes (org_id, id, review_id, written_by, written_at, edited_at, text, mentions)
         values ($1, $2, $3, $4, $5, $6, $7, $8)",
        org,
        &row.id,
        &row.review_id,
        &row.written_by,
        row.written_at,
        row.edited_at,
        &row.text,
        row.mentions.clone()
    )
    .run(tx)
    .await
    .map(drop)
}

/// Writes a locked note.
pub(crate) async fn change_note(tx: &mut Tx, org: &OrgId, row: &NoteRow) -> Result<()> {
    query!(
        "update review_notes set edited_at = $3, text = $4, mentions = $5 where org_id = $1 and id = $2",
        org,
        &row.id,
        row.edited_at,
        &row.text,
        row.mentions.clone()
    )
    .run(tx)
    .await
    .map(drop)
}

/// Deletes a note.
pub(crate) async fn delete_note(tx: &mut Tx, org: &OrgId, id: &NoteId) -> Result<()> {
    query!("delete from review_notes where org_id = $1 and id = $2", org, id).run(tx).await.map(drop)
}
