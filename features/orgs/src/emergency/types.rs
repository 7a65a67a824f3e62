//! What is told of emergency access.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::rules;
use crate::UserId;

db::id!(
    /// Names an emergency access.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    EmergencyAccessId
);

/// The kind of the job that tells owners and admins that one began; its payload is an [`EmergencyBegan`].
pub const EMERGENCY_ACCESS_BEGAN: &str = "emergency_access_began";

/// An emergency access that began, for whoever tells it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EmergencyBegan {
    /// Which.
    pub id: EmergencyAccessId,
    /// The name of who has it.
    pub name: String,
    /// Why.
    pub reason: String,
    /// Until when, unless it is ended before.
    pub until: Timestamp,
}

/// Begins emergency access.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[schema(as = NewEmergencyAccess)]
pub(crate) struct New {
    /// Why, in 10 to 500 characters: owners and administrators read it, and it stands in the audit log.
    #[serde(default)]
    #[schema(min_length = 10, max_length = 500)]
    pub(crate) reason: String,
    /// For how long: 1, 4, 8 or 24 hours.
    #[serde(default = "usual_hours")]
    #[schema(minimum = 1, maximum = 24)]
    pub(crate) hours: i64,
    /// That it is still the user who sits there: the account's password.
    #[serde(default)]
    pub(crate) password: Option<String>,
    /// The same, for who has none: the code of the email that `GET /auth/v1/reauthenticate` sends.
    #[serde(default)]
    pub(crate) code: Option<String>,
}

fn usual_hours() -> i64 {
    rules::USUAL_HOURS
}

/// The emergency access that somebody has at this moment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = RunningEmergencyAccess)]
pub struct Running {
    /// Which.
    pub id: EmergencyAccessId,
    /// Until when.
    #[schema(value_type = String, format = DateTime)]
    pub ends_at: Timestamp,
}

impl Running {
    /// The latest of somebody, where it goes on.
    pub(crate) fn of(id: Option<EmergencyAccessId>, ends_at: Option<Timestamp>, now: Timestamp) -> Option<Self> {
        let (id, ends_at) = id.zip(ends_at)?;
        rules::is_running(Some(ends_at), now).then_some(Self { id, ends_at })
    }
}

/// An emergency access, running or past.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = EmergencyAccess)]
pub(crate) struct Used {
    /// Names it.
    pub(crate) id: EmergencyAccessId,
    /// Who had it.
    #[schema(value_type = String)]
    pub(crate) user_id: UserId,
    /// Their name; null for who has no account any more.
    #[schema(required)]
    pub(crate) name: Option<String>,
    /// Why.
    pub(crate) reason: String,
    /// Since when.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) begun_at: Timestamp,
    /// Until when: its time, or when it was ended before.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) ends_at: Timestamp,
    /// Who ended it before its time; null when nobody did.
    #[schema(required, value_type = Option<String>)]
    pub(crate) ended_by: Option<UserId>,
    /// Their name.
    #[schema(required)]
    pub(crate) ended_by_name: Option<String>,
}

/// The emergency accesses of an organization.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = EmergencyAccesses)]
pub(crate) struct AllUsed {
    /// The latest first, at most 100.
    pub(crate) items: Vec<Used>,
}
