//! Events of members, organizations and tokens.

use ::events::EmailText;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

::events::declare! {
    /// Name, picture, language or time zone of an account changed.
    pub(crate) AccountProfileChanged => audit "account.profile_changed";
    /// Member invited.
    pub(crate) MemberInvited => audit "member.invited";
    /// Invitation revoked.
    pub(crate) MemberInvitationRevoked => audit "member.invitation_revoked";
    /// Member joined.
    pub(crate) MemberJoined => audit "member.joined";
    /// Member switched to this organization.
    pub(crate) MemberEntered => audit "member.entered";
    /// Role or location scope of a member changed.
    pub(crate) MemberChanged => audit "member.changed";
    /// Emergency access started.
    pub(crate) MemberEmergencyAccessBegun => audit "member.emergency_access_begun";
    /// Emergency access ended before its expiry.
    pub(crate) MemberEmergencyAccessEnded => audit "member.emergency_access_ended";
    /// Member removed, or left.
    pub(crate) MemberRemoved => audit "member.removed";
    /// Organization created.
    pub(crate) OrganisationCreated => audit "organisation.created";
    /// Settings of an organization changed.
    pub(crate) OrganisationUpdated => audit "organisation.updated";
    /// Client organization created by an agency.
    pub(crate) OrganisationClientOpened => audit "organisation.client_opened";
    /// Agency's access to an organization ended.
    pub(crate) OrganisationAgencyEnded => audit "organisation.agency_ended";
    /// Custom role created.
    pub(crate) RoleCreated => audit "role.created";
    /// Name, permissions or offer of a custom role changed.
    pub(crate) RoleChanged => audit "role.changed";
    /// Custom role deleted; its members got another one.
    pub(crate) RoleDeleted => audit "role.deleted";
    /// API token created.
    pub(crate) TokenCreated => audit "token.created";
    /// API token revoked.
    pub(crate) TokenRevoked => audit "token.revoked";
}

/// A user began emergency access.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct EmergencyAccessBegan {
    /// Id of the emergency access.
    pub access_id: String,
    /// Name of the user.
    pub name: String,
    /// Reason given by the user.
    pub reason: String,
    /// Expiry of the access.
    #[schema(value_type = String, format = DateTime)]
    pub until: Timestamp,
}
::events::heard_by!(EmergencyAccessBegan => notification "emergency_access_began");
impl ::events::Emailed for EmergencyAccessBegan {
    const EMAIL: EmailText = EmailText::minor(
        ["{name} started emergency access", "A member started emergency access"],
        ["{name} utilise un accès d’urgence", "Un membre utilise un accès d’urgence"],
    );
}
