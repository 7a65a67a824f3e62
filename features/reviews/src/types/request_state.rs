//! Progress of a reply that waits for approval.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

db::stored! {
    /// Progress of a reply that waits for approval.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = ReplyRequestState)]
    pub enum RequestState {
        /// Waits for another member.
        Waiting = "waiting",
        /// Sent back to its author with a comment.
        SentBack = "sent_back",
        /// Approved, and sent.
        Approved = "approved",
        /// Withdrawn by its author, or replaced by another reply.
        Withdrawn = "withdrawn",
    }
}
