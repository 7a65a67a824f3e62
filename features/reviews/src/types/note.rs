//! Internal notes about a review.

use jiff::Timestamp;
use orgs::UserId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{ReviewId, ReviewMember};

db::id!(
    /// Id of a note.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    NoteId
);

/// Note in the database.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct NoteRow {
    pub(crate) id: NoteId,
    pub(crate) review_id: ReviewId,
    pub(crate) written_by: UserId,
    pub(crate) written_at: Timestamp,
    pub(crate) edited_at: Option<Timestamp>,
    /// Sealed.
    pub(crate) text: String,
    /// Ids of the mentioned members.
    pub(crate) mentions: serde_json::Value,
}

impl NoteRow {
    /// Returns the ids of the mentioned members.
    pub(crate) fn mentioned(&self) -> Vec<UserId> {
        let ids = self.mentions.as_array().into_iter().flatten();
        ids.filter_map(|id| id.as_str()?.parse().ok()).collect()
    }
}

/// Notes about a review.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = ReviewNoteList)]
pub(crate) struct NoteList {
    /// The earliest first; at most the latest 200.
    pub(crate) items: Vec<Note>,
}

/// Internal note about a review, which its source and clients of an agency never see.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = ReviewNote)]
pub(crate) struct Note {
    /// Id of the note.
    pub(crate) id: NoteId,
    /// Text. A mention is written as `@` and the id of a member in brackets: `@[018f…]`.
    pub(crate) text: String,
    /// Members that the text mentions.
    pub(crate) mentions: Vec<ReviewMember>,
    /// Author.
    pub(crate) author: ReviewMember,
    /// Time at which it was written.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) written_at: Timestamp,
    /// Time of its last change; null for none.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) edited_at: Option<Timestamp>,
    /// True when the caller wrote it, and may change or delete it.
    pub(crate) is_own: bool,
}

/// Text of a note.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[schema(as = ReviewNoteText)]
pub(crate) struct NoteText {
    /// 1 to 2,000 characters. A mention is written as `@` and the id of a member in brackets: `@[018f…]`.
    pub(crate) text: String,
}
