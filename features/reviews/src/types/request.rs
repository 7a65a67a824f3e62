//! Replies that wait for the approval of another member, and when an organization asks for it.

use jiff::Timestamp;
use orgs::UserId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{RequestState, ReviewId, ReviewMember};

db::id!(
    /// Id of a request.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    RequestId
);

db::stored! {
    /// When replies wait for approval.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = ReplyApproval)]
    pub(crate) enum Approval {
        /// At locations of health and legal professions.
        #[default]
        Auto = "auto",
        /// At every location.
        On = "on",
        /// Never.
        Off = "off",
    }
}

/// Settings of replies of the organization.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub(crate) struct ReplySettings {
    /// When a reply of a member without `approve_replies` waits for approval.
    pub(crate) approval: Approval,
}

/// Request in the database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct RequestRow {
    pub(crate) id: RequestId,
    pub(crate) review_id: ReviewId,
    pub(crate) state: RequestState,
    pub(crate) version: i64,
    /// Sealed; `None` for a request that is no longer open.
    pub(crate) text: Option<String>,
    /// Sealed.
    pub(crate) comment: Option<String>,
    pub(crate) asked_by: UserId,
    pub(crate) asked_at: Timestamp,
    pub(crate) decided_by: Option<UserId>,
    pub(crate) decided_at: Option<Timestamp>,
}

/// Reply that waits for the approval of another member, or that was sent back to its author.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct ReplyRequest {
    /// Id of the request.
    pub(crate) id: RequestId,
    /// Review that it answers.
    pub(crate) review_id: ReviewId,
    /// `waiting` or `sent_back`.
    pub(crate) state: RequestState,
    /// Version, to be named by the decision about it.
    pub(crate) version: i64,
    /// Text of the reply.
    pub(crate) text: String,
    /// Comment of the member who sent it back; null while it waits.
    #[schema(required)]
    pub(crate) comment: Option<String>,
    /// Author of the reply.
    pub(crate) asked_by: ReviewMember,
    /// Time at which the author asked for approval last.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) asked_at: Timestamp,
    /// Member who sent it back; null while it waits.
    #[schema(required)]
    pub(crate) decided_by: Option<ReviewMember>,
    /// Time at which it was sent back; null while it waits.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) decided_at: Option<Timestamp>,
}

/// Approval of a reply.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[schema(as = ReplyRequestApproval)]
pub(crate) struct ApprovedReply {
    /// Version of the request that is approved.
    pub(crate) version: i64,
    /// Edited text, 1 to 4,096 bytes of UTF-8; the text of the request when it is left out.
    pub(crate) text: Option<String>,
}

/// Comment with which a reply is sent back to its author.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[schema(as = ReplyRequestComment)]
pub(crate) struct SentBackReply {
    /// Version of the request that is sent back.
    pub(crate) version: i64,
    /// 1 to 500 characters.
    pub(crate) comment: String,
}
