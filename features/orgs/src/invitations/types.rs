//! API types of invitations.

use jiff::Timestamp;
use mail::Language;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Limits, Role, roles::CustomRoleId};

db::id!(
    /// Id of an invitation.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    InvitationId
);

/// Pending invitation.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub(crate) struct Invitation {
    /// Id of the invitation.
    pub(crate) id: InvitationId,
    /// Email address of the recipient.
    pub(crate) email: String,
    /// Role the recipient gets; the closest built-in role for a custom one.
    pub(crate) role: Role,
    /// Id of the custom role; null for a built-in one.
    #[schema(required, value_type = Option<String>)]
    pub(crate) role_id: Option<CustomRoleId>,
    /// Limits the recipient gets; null for all locations.
    #[schema(required)]
    pub(crate) limits: Option<Limits>,
    /// Time of sending.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) created_at: Timestamp,
    /// Expiry of the invitation.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) expires_at: Timestamp,
}

/// Pending invitations.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub(crate) struct Invitations {
    /// Invitations, latest first.
    pub(crate) items: Vec<Invitation>,
}

/// New invitation.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub(crate) struct NewInvitation {
    /// Email address.
    #[schema(max_length = 254, format = Email)]
    pub(crate) email: String,
    /// Role the recipient gets; may be left out beside `role_id`.
    #[serde(default)]
    pub(crate) role: Option<Role>,
    /// Id of a custom role, instead of `role`.
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    pub(crate) role_id: Option<CustomRoleId>,
    /// Limits the recipient gets; all locations when absent. Owners and administrators cannot have limits.
    #[serde(default)]
    pub(crate) limits: Option<Limits>,
    /// Language of the email; the default of the organization when absent.
    #[serde(default)]
    pub(crate) language: Option<Language>,
}

/// Token of an invitation link.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub(crate) struct Token {
    /// Token from the link.
    pub(crate) token: String,
}

/// Details of an invitation that its recipient sees.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub(crate) struct InvitationTo {
    /// Name of the organization.
    pub(crate) organisation: String,
    /// Name of the inviting user.
    pub(crate) invited_by: String,
    /// Email address of the recipient.
    pub(crate) email: String,
    /// Role the recipient gets; the closest built-in role for a custom one.
    pub(crate) role: Role,
    /// Name of the custom role; null for a built-in one.
    #[schema(required)]
    pub(crate) role_name: Option<String>,
}
