//! What an invitation is, for the API.

use jiff::Timestamp;
use mail::Language;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::queries::Row;
use crate::{Limits, Role};

db::id!(
    /// Names an invitation.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    InvitationId
);

/// An invitation that waits to be accepted.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub(crate) struct Invitation {
    /// Names the invitation.
    pub(crate) id: InvitationId,
    /// To whom it was mailed.
    pub(crate) email: String,
    /// What they will be.
    pub(crate) role: Role,
    /// What they will be limited to; null for all locations.
    #[schema(required)]
    pub(crate) limits: Option<Limits>,
    /// When it was mailed.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) created_at: Timestamp,
    /// After this it is void.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) expires_at: Timestamp,
}

impl From<Row> for Invitation {
    fn from(row: Row) -> Self {
        let Row { id, email, role, limits, created_at, expires_at } = row;
        Self { id, email, role, limits: limits.0, created_at, expires_at }
    }
}

/// The invitations that wait.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub(crate) struct Invitations {
    /// The latest first.
    pub(crate) items: Vec<Invitation>,
}

/// Whom to invite.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub(crate) struct NewInvitation {
    /// Email address.
    #[schema(max_length = 254, format = Email)]
    pub(crate) email: String,
    /// What they shall be.
    pub(crate) role: Role,
    /// What they shall be limited to; all locations when left out. Owners and administrators are not limited.
    #[serde(default)]
    pub(crate) limits: Option<Limits>,
    /// The language of the email; that of the organization when left out.
    #[serde(default)]
    pub(crate) language: Option<Language>,
}

/// The secret of the link in the email.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub(crate) struct Token {
    /// As it stands in the link.
    pub(crate) token: String,
}

/// What an invitation is to, for its receiver.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub(crate) struct InvitationTo {
    /// The organization's name.
    pub(crate) organisation: String,
    /// Who invited.
    pub(crate) invited_by: String,
    /// To whom it was mailed.
    pub(crate) email: String,
    /// What they will be.
    pub(crate) role: Role,
}
