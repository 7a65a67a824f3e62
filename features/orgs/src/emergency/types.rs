//! API types of emergency access.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::rules;
use crate::UserId;

db::id!(
    /// Id of an emergency access.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    EmergencyAccessId
);

/// Kind of the job that notifies owners and admins of a new emergency access; its payload is an [`EmergencyBegan`].
pub const EMERGENCY_ACCESS_BEGAN: &str = "emergency_access_began";

/// Emergency access that began, as the payload of notifications.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EmergencyBegan {
    /// Id of the emergency access.
    pub id: EmergencyAccessId,
    /// Name of the member.
    pub name: String,
    /// Reason given by the member.
    pub reason: String,
    /// Planned end; it may be ended earlier.
    pub until: Timestamp,
}

/// Request for emergency access.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[schema(as = NewEmergencyAccess)]
pub(crate) struct New {
    /// Reason, 10 to 500 characters. Owners and administrators read it, and it is stored in the audit log.
    #[serde(default)]
    #[schema(min_length = 10, max_length = 500)]
    pub(crate) reason: String,
    /// Duration in hours: 1, 4, 8 or 24.
    #[serde(default = "usual_hours")]
    #[schema(minimum = 1, maximum = 24)]
    pub(crate) hours: i64,
    /// Reauthentication by the password of the account.
    #[serde(default)]
    pub(crate) password: Option<String>,
    /// Reauthentication for accounts without a password: the code emailed by `GET /auth/v1/reauthenticate`.
    #[serde(default)]
    pub(crate) code: Option<String>,
}

fn usual_hours() -> i64 {
    rules::USUAL_HOURS
}

/// Active emergency access.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = RunningEmergencyAccess)]
pub struct Running {
    /// Id of the emergency access.
    pub id: EmergencyAccessId,
    /// End of the emergency access.
    #[schema(value_type = String, format = DateTime)]
    pub ends_at: Timestamp,
}

impl Running {
    /// Returns the latest emergency access of a user if it is active.
    pub(crate) fn of(id: Option<EmergencyAccessId>, ends_at: Option<Timestamp>, now: Timestamp) -> Option<Self> {
        let (id, ends_at) = id.zip(ends_at)?;
        rules::is_running(Some(ends_at), now).then_some(Self { id, ends_at })
    }
}

/// Emergency access, active or past.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = EmergencyAccess)]
pub(crate) struct Used {
    /// Id of the emergency access.
    pub(crate) id: EmergencyAccessId,
    /// Id of the member.
    #[schema(value_type = String)]
    pub(crate) user_id: UserId,
    /// Name of the member; null when the account no longer exists.
    #[schema(required)]
    pub(crate) name: Option<String>,
    /// Reason given by the member.
    pub(crate) reason: String,
    /// Start of the emergency access.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) begun_at: Timestamp,
    /// End of the emergency access: planned, or earlier when it was ended early.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) ends_at: Timestamp,
    /// Id of the user who ended it early; null when it was not ended early.
    #[schema(required, value_type = Option<String>)]
    pub(crate) ended_by: Option<UserId>,
    /// Name of the user who ended it early.
    #[schema(required)]
    pub(crate) ended_by_name: Option<String>,
}

/// Emergency accesses of an organization.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = EmergencyAccesses)]
pub(crate) struct AllUsed {
    /// Entries, latest first, at most 100.
    pub(crate) items: Vec<Used>,
}
